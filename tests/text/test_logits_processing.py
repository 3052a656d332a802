"""Ends of the request's own, and constraints. Biases, penalties and masks are compared with PyTorch in ``tests/machine``."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from hfjax_demo.errors import InvalidRequest
from hfjax_demo.requests import Constraint, SamplingSettings, TextRequest
from hfjax_demo.text.engine import TextEngine

from ..parity import Recorder, run, submit
from ..tiny_models import EOS, VOCABULARY, prompt_ids

pytestmark = pytest.mark.usefixtures("engines")

PROMPT = prompt_ids(12)


@pytest.mark.release
def test_the_models_own_end_waits_or_is_ignored(ending_engine: TextEngine) -> None:
    longing = {"logit_bias": {EOS: 100.0}, "max_new_tokens": 30}  # for its end
    asked: Any = {}, {"min_tokens": 9}, {"ignore_eos": True}
    at_once, waits, never = (submit(ending_engine, PROMPT, **longing, **given)[1] for given in asked)
    run(ending_engine)
    assert (at_once.tokens, at_once.finished.reason) == ([EOS], "stop")
    assert (waits.tokens.index(EOS), len(waits.tokens), waits.finished.reason) == (9, 10, "stop")
    assert (never.tokens, never.finished.reason) == ([EOS] * 30, "length")
    with pytest.raises(InvalidRequest, match="stop_token_ids contains a token ID outside"):
        submit(ending_engine, PROMPT, stop_token_ids=[VOCABULARY])
    with pytest.raises(InvalidRequest, match=r"logit_bias .* use IDs from 0 to 319"):
        submit(ending_engine, PROMPT, logit_bias={VOCABULARY: 1.0})


def ask(engine: TextEngine, sampling: dict[str, Any] | None = None, *, seed: int = 0, **constraint: Any) -> Recorder:
    """Submit a constrained request; run the engine then."""
    recorder = Recorder()
    settings = SamplingSettings(**{"temperature": 0.0, "max_new_tokens": 60, **(sampling or {})})
    asked: dict[str, Any] = {"sampling": settings, "constraint": Constraint(**constraint)}
    engine.submit(TextRequest("tiny", prompt_ids=prompt_ids(12, seed), **asked), recorder)
    return recorder


@pytest.mark.release
def test_all_others_decode_together_when_every_slot_is_taken(engine: TextEngine) -> None:
    ask(engine, {"max_new_tokens": 40}, regex="[a-z ]{200}")
    for seed in range(1, 4):
        submit(engine, prompt_ids(9, seed), max_new_tokens=24)
    before = engine.decode_steps
    run(engine)
    assert engine.decode_steps - before <= 39 + 23 + 2 * 8, "not one after another"


@pytest.mark.parametrize(
    ("constraint", "why"),
    [
        ({"regex": "(?=x)a"}, "look-around"),
        ({"json_schema": {"not": {}}}, "not"),
        ({"json_schema": {"$ref": "#"}}, "JSON schema can't"),
        ({"json_schema": False}, "nothing satisfies it"),
        ({"grammar": "begin: 'a'"}, "grammar can't"),
    ],
)
def test_what_cannot_be_followed_is_refused_at_once(engine: TextEngine, constraint: dict[str, Any], why: str) -> None:
    with pytest.raises(InvalidRequest, match=why):
        ask(engine, **constraint)


@pytest.mark.release
def test_one_that_becomes_too_large_ends_alone(engine: TextEngine) -> None:
    _, other = submit(engine, prompt_ids(9, 1), max_new_tokens=40)
    hot = {"max_new_tokens": 400, "temperature": 5.0, "seed": 2}
    asked = ask(engine, hot, regex=r"(\w{1,500}\d?){1,500}")
    run(engine)
    with pytest.raises(InvalidRequest, match="can't be applied any further"):
        assert asked.finished
    assert other.finished.reason == "length"


@pytest.mark.release
def test_each_answer_has_its_own_grammar(engine: TextEngine, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where another thread reads one between the look at the last and its use."""
    grammars, compare = engine.encoder.grammars, Constraint.__eq__
    mine, theirs = Constraint(choice=("aa",)), Constraint(choice=("bb",))

    def compare_slowly(self: Constraint, other: object) -> bool:
        monkeypatch.setattr(Constraint, "__eq__", compare)
        grammars.matcher(theirs)
        return compare(self, other)

    expected = grammars.matcher(mine).allowed().copy()
    monkeypatch.setattr(Constraint, "__eq__", compare_slowly)
    np.testing.assert_array_equal(grammars.matcher(mine).allowed(), expected)
