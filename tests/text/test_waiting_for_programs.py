"""Programs that are made beside: what an engine does until one is there."""

from __future__ import annotations

from pathlib import Path

import pytest

from hfjax_demo.bridge.programs.compiler import Compiler
from hfjax_demo.requests import SamplingSettings, TextRequest
from hfjax_demo.text.engine import TextEngine

from .. import tiny_models
from ..machine.models import Later
from ..parity import Recorder, run, submit
from ..tiny_models import Reference, prompt_ids

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]


@pytest.fixture
def maker() -> Later:
    made = Later()
    made.late = True
    return made


@pytest.fixture
def engine(folder: Path, maker: Later) -> TextEngine:
    """With no more programs than a load makes."""
    return tiny_models.load(folder, maker=maker, compiler=Compiler())


def until_it_waits(engine: TextEngine) -> None:
    for _ in range(2000):
        if not engine.has_work:
            return
        engine.step()
    raise AssertionError("it goes on for ever")


def test_a_longer_chunk_is_asked_for_and_shorter_ones_go_in_meanwhile(
    engine: TextEngine, maker: Later, reference: Reference
) -> None:
    prompt = prompt_ids(40)
    _, recorder = submit(engine, prompt, max_new_tokens=12)

    until_it_waits(engine)

    assert recorder.tokens == reference.greedy(prompt, 12)
    assert recorder.finished.statistics.compile_s == 0, "it has waited for nothing"
    assert len(maker.coming) == 1


def test_several_take_turns_in_a_narrow_program_until_a_wider_one_is_there(
    engine: TextEngine, maker: Later, reference: Reference
) -> None:
    prompts = [prompt_ids(7, seed) for seed in range(3)]
    recorders = [submit(engine, prompt, max_new_tokens=30)[1] for prompt in prompts]

    run(engine, 12)
    counts = [len(recorder.tokens) for recorder in recorders]
    assert min(counts) > 0 and max(counts) - min(counts) <= 2 * 8 and maker.coming
    maker.bring_all()
    run(engine)

    assert [recorder.tokens for recorder in recorders] == [reference.greedy(prompt, 30) for prompt in prompts]


def test_logprobs_wait_for_their_programs_and_hold_nobody_up(
    engine: TextEngine, maker: Later, reference: Reference
) -> None:
    prompt = prompt_ids(6)
    asking, beside = Recorder(), prompt_ids(6, 1)
    sampling = SamplingSettings(temperature=0, max_new_tokens=20)
    engine.submit(TextRequest("tiny", prompt_ids=prompt, sampling=sampling, logprobs=2), asking)
    _, other = submit(engine, beside, max_new_tokens=20)

    until_it_waits(engine)
    assert other.tokens == reference.greedy(beside, 20) and asking.events == []
    while maker.coming:
        maker.bring_all()
        until_it_waits(engine)

    assert asking.tokens == reference.greedy(prompt, 20)
