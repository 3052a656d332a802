"""Drafts from the conversation itself give the tokens that decoding gives, in fewer steps."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hfjax_demo.text import block_decoder
from hfjax_demo.text.engine import TextEngine
from hfjax_demo.text.lookup_drafts import REST, DraftStatistics, find_draft

from .. import tiny_models
from ..machine.models import Later
from ..parity import run, submit
from ..tiny_models import Reference, prompt_ids
from .test_kept_pages import SAMPLED

VERIFIED = 4


def test_a_draft_is_what_followed_last() -> None:
    ids = [1, 2, 3, 4, 5, 6, 9, 1, 2, 3, 7, 8, 9, 9, 1, 2, 3]
    assert find_draft(np.array(ids, np.int32), 3) == (7, 8, 9)
    assert find_draft(np.array(ids, np.int32), 7) == (7, 8, 9, 9, 1, 2, 3), "up to the end"
    assert find_draft(np.array(ids[:-7], np.int32), 9) == (), "fewer followed"
    assert find_draft(np.array(ids[:12], np.int32), 2) == (), "never before"
    for short in range(4):
        assert find_draft(np.array(ids[:short], np.int32), 2) == ()


def test_drafts_rest_where_they_do_not_pay() -> None:
    found = DraftStatistics()
    found.measured(10, 4, seconds=9.0, step_s=0.0)
    assert not found.rests_until, "no step was timed yet"
    found.measured(20, 4, seconds=3.0, step_s=1.0)
    assert not found.rests_until and found.verify_s == 3.0
    for _ in range(20):
        found.measured(30, 1, seconds=3.0, step_s=1.0)
    assert found.rests_until == 30 + REST
    found.begin_answer()
    assert not found.rests_until and found.verify_s == 3.0


class Untimed(DraftStatistics):
    def measured(self, *_: Any, **__: Any) -> None:
        pass


def drafting(folder: Path, **options: Any) -> TextEngine:
    """An engine that drafts wherever it can: no time is measured."""
    engine = tiny_models.load(folder, verified=VERIFIED, **options)
    engine._decoder.drafts = Untimed()
    return engine


@pytest.fixture(scope="module")
def drafting_engine(folder: Path) -> TextEngine:
    return drafting(folder)


def answer(engine: TextEngine, prompt: list[int], **sampling: Any) -> tuple[list[int], int]:
    """The tokens, and how many passes they took."""
    passes = []
    decode = engine._slots.decode

    def counted(*arguments: Any, drafts: tuple[int, ...] = (), **keywords: Any) -> Any:
        passes.append(drafts)
        return decode(*arguments, drafts=drafts, **keywords)

    engine._slots.decode = counted  # type: ignore[method-assign]
    _, recorder = submit(engine, prompt, **sampling)
    run(engine)
    engine._slots.decode = decode  # type: ignore[method-assign]
    assert recorder.finished
    return recorder.tokens, sum(bool(drafts) for drafts in passes)


@pytest.mark.usefixtures("engines")
@pytest.mark.parametrize(
    "sampling",
    [{}, SAMPLED, {"temperature": 0.7, "seed": 3, "logit_bias": ((5, 4.0),), "min_tokens": 50, "stop_token_ids": (5,)}],
)
def test_the_tokens_are_those_of_decoding(
    sampling: dict[str, Any], drafting_engine: TextEngine, engine: TextEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With drafts that are right up to every seventh token: fewer passes, and behind them everything is as it was."""
    for seed in range(2):
        prompt = prompt_ids(40, seed)
        expected, _ = answer(engine, prompt, max_new_tokens=80, **sampling)

        def draft(ids: np.ndarray, count: int, begun: int = len(prompt), expected: list[int] = expected) -> Any:
            known = [(token + (place % 7 == 0)) % 300 for place, token in enumerate([*expected, *prompt_ids(count)])]
            return tuple(known[len(ids) - begun :][:count])

        with monkeypatch.context() as patched:
            patched.setattr(block_decoder, "find_draft", draft)
            tokens, verified = answer(drafting_engine, prompt, max_new_tokens=80, **sampling)
        assert tokens == expected
        assert len(expected) / VERIFIED <= verified <= len(expected) / 2
        turn = [*prompt, *tokens, *prompt_ids(5, 9)]
        assert answer(drafting_engine, turn, max_new_tokens=20)[0] == answer(engine, turn, max_new_tokens=20)[0]
    slots = drafting_engine.batch.slots
    assert slots.pool.in_use == len({page for slot in slots.table.slots for page in slot.pages})


@pytest.mark.usefixtures("engines")
def test_an_answer_that_goes_in_circles_is_drafted(drafting_engine: TextEngine, engine: TextEngine) -> None:
    circling: dict[str, Any] = {
        "temperature": 0.7,
        "seed": 3,
        "logit_bias": ((5, 40.0), (6, 40.0)),
        "max_new_tokens": 60,
    }
    prompt = prompt_ids(20)
    tokens, verified = answer(drafting_engine, prompt, **circling)
    assert (tokens, 0) == answer(engine, prompt, **circling) and verified > 3


@pytest.mark.usefixtures("engines")
def test_an_answer_ends_where_it_should(drafting_engine: TextEngine, reference: Reference) -> None:
    """At its limit, at a stop token within a draft, and at the end of the context; beside another answer nothing is drafted."""
    prompt = prompt_ids(30)
    expected = reference.greedy(prompt, 60)
    for count in range(20, 30):
        tokens, _ = answer(drafting_engine, prompt, max_new_tokens=count)
        assert tokens == expected[:count]
    stop = expected[40]
    tokens, _ = answer(drafting_engine, prompt, max_new_tokens=60, stop_token_ids=(stop,))
    assert tokens == expected[: expected.index(stop) + 1]
    long = prompt_ids(tiny_models.CONTEXT - 50, 4)
    assert answer(drafting_engine, long, max_new_tokens=50)[0] == reference.greedy(long, 50)
    submitted = [submit(drafting_engine, prompt_ids(30, seed), max_new_tokens=40) for seed in (0, 1)]
    run(drafting_engine)
    for seed, (_, recorder) in enumerate(submitted):
        assert recorder.tokens == reference.greedy(prompt_ids(30, seed), 40)


@pytest.mark.usefixtures("engines")
def test_decoding_goes_on_until_the_program_is_there(folder: Path, reference: Reference) -> None:
    maker = Later()
    engine = drafting(folder, maker=maker)
    maker.late = True
    prompt = prompt_ids(30)
    tokens, verified = answer(engine, prompt, max_new_tokens=60)
    assert tokens == reference.greedy(prompt, 60) and not verified
