"""Answers get pages as they grow; where there is no memory for more of them, they wait, or end."""

from __future__ import annotations

from pathlib import Path

import pytest

from hfjax_demo.errors import ContextTooLong
from hfjax_demo.events import FinishReason
from hfjax_demo.requests import Constraint, SamplingSettings, TextRequest
from hfjax_demo.text import slots
from hfjax_demo.text.engine_assembly import page_count
from hfjax_demo.text.sharding import page_bytes, state_bytes
from hfjax_demo.text.slots import grant_any_memory

from .. import tiny_models
from ..architectures.comparing import make_folder
from ..parity import Recorder, run, submit
from ..tiny_models import CONTEXT, Reference, prompt_ids

pytestmark = pytest.mark.usefixtures("engines")


@pytest.fixture(autouse=True)
def small_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slots, "TOKENS_AHEAD", 16)
    monkeypatch.setattr(slots, "BASE_CONTEXT", 64)


def test_answers_that_outgrow_the_memory_together_take_turns_and_lose_nothing(
    folder: Path, reference: Reference
) -> None:
    """Six pages for two answers that need four each: one gives up its pages, and its tokens are prefilled again."""
    engine = tiny_models.load(folder, request_memory=lambda needed: needed <= 6 * page)
    page, before = page_bytes(engine.model), engine.memory_bytes
    prompts = [prompt_ids(9, 1), prompt_ids(20, 2)]
    recorders = [submit(engine, prompt, max_new_tokens=230)[1] for prompt in prompts]
    engine.step()
    assert engine.memory_bytes - before == 2 * page, "not yet for the whole answers"
    waited = 0
    while engine.has_work:
        engine.step()
        waited += bool(engine.batch.waiting)
        assert engine.memory_bytes - before <= 6 * page
    assert waited, "one of them"
    for recorder, prompt in zip(recorders, prompts, strict=True):
        assert recorder.tokens == reference.greedy(prompt, 230)
        statistics = recorder.finished.statistics
        assert (statistics.completion_tokens, statistics.reused_tokens) == (230, 0)


def test_an_answer_that_outgrows_the_memory_alone_ends_and_the_next_is_told_what_there_is(
    folder: Path, reference: Reference
) -> None:
    engine = tiny_models.load(folder, request_memory=lambda needed: needed <= 3 * page)
    page = page_bytes(engine.model)
    prompt = prompt_ids(9)
    _, recorder = submit(engine, prompt, max_new_tokens=300)
    run(engine)
    tokens = recorder.tokens
    assert 3 * 64 - 9 - 16 < len(tokens) <= 3 * 64 - 9 and tokens == reference.greedy(prompt, 300)[: len(tokens)]
    assert recorder.finished.reason is FinishReason.LENGTH

    _, refused = submit(engine, prompt_ids(250, 3), max_new_tokens=5)
    run(engine)
    with pytest.raises(ContextTooLong, match="has 250 tokens, and there is memory for 192 now"):
        _ = refused.finished
    assert not engine.has_work and not engine.sequences


def test_a_constrained_answer_that_outgrows_the_memory_alone_ends_as_any_other(folder: Path) -> None:
    engine = tiny_models.load(folder, request_memory=lambda needed: needed <= 3 * page_bytes(engine.model))
    recorder, settings = Recorder(), SamplingSettings(temperature=0.0, max_new_tokens=300)
    form = Constraint(regex="[a-z ]{900}")
    engine.submit(TextRequest("tiny", prompt_ids=prompt_ids(9), sampling=settings, constraint=form), recorder)
    while engine.has_work:
        engine.step()
        assert not engine.batch.waiting, "it is not prefilled again, for nobody else gives pages back"
    assert recorder.finished.reason is FinishReason.LENGTH
    assert 3 * 64 - 9 - 16 < len(recorder.tokens) <= 3 * 64 - 9


def test_the_cache_has_as_many_pages_as_memory_holds(folder: Path) -> None:
    """A little more memory gives the same number, so that the same programs serve."""
    model = tiny_models.load(folder).model
    page = page_bytes(model)

    def count(pages: int | None) -> int:
        return page_count(model, 64 * CONTEXT, 4, grant_any_memory, None if pages is None else pages * page)

    assert (count(None), count(10**6)) == (4 * 64 * CONTEXT // 64, 4 * 64 * CONTEXT // 64)
    assert (count(1000), count(1001), count(65)) == (960, 960, 64)
    assert count(0) == 2048 // 64, "what is reserved when a model is loaded"


@pytest.mark.parametrize("architecture", ["llama", "lfm2"])
def test_an_answer_that_gave_up_its_pages_goes_on_as_it_would_have(architecture: str, tmp_path: Path) -> None:
    """With random numbers, penalties that count what it has written, and, in one model, states."""
    path = make_folder(tmp_path / "model", architecture)
    asked = {"max_new_tokens": 230, "temperature": 0.7, "frequency_penalty": 0.3, "ignore_eos": True}

    def answers(pages: int) -> tuple[list[list[int]], int]:
        engine = tiny_models.load(path, request_memory=lambda needed: needed <= pages * page + 8 * states)
        page, states = page_bytes(engine.model), state_bytes(engine.model)
        recorders = [submit(engine, prompt_ids(9, seed), seed=seed, **asked)[1] for seed in (1, 2)]
        waited = 0
        while engine.has_work:
            engine.step()
            waited += bool(engine.batch.waiting)
        return [recorder.tokens for recorder in recorders], waited

    (plain, never), (same, waited) = answers(100), answers(6)
    assert (never, [len(tokens) for tokens in plain]) == (0, [230, 230])
    assert waited and same == plain
