"""Programs that are made beside: what an engine does until one is there."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from hfjax_demo.bridge.programs.compiler import Compiler
from hfjax_demo.errors import EngineFailed
from hfjax_demo.events import Failed, FinishReason
from hfjax_demo.requests import SamplingSettings, TextRequest
from hfjax_demo.text.engine import TextEngine

from .. import tiny_models
from ..parity import Recorder, run, submit
from ..tiny_models import Reference, prompt_ids

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]


class MakeWhenTold:
    """A maker whose programs arrive when a test lets them."""

    def __init__(self) -> None:
        self.asked: list[tuple[Callable[[], Any], Future[Any]]] = []

    def start(self, make: Callable[[], Any]) -> Future[Any]:
        future: Future[Any] = Future()
        self.asked.append((make, future))
        return future

    def deliver(self, error: Exception | None = None) -> None:
        """Everything that was asked for arrives."""
        asked, self.asked = self.asked, []
        for make, future in asked:
            if error is None:
                future.set_result(make())
            else:
                future.set_exception(error)

    def close(self) -> None:
        self.asked.clear()


@pytest.fixture
def maker() -> MakeWhenTold:
    return MakeWhenTold()


@pytest.fixture
def engine(folder: Path, maker: MakeWhenTold) -> TextEngine:
    """With no more programs than a load makes."""
    return tiny_models.load(folder, maker=maker, compiler=Compiler())


def failure(recorder: Recorder) -> EngineFailed:
    last = recorder.events[-1]
    assert isinstance(last, Failed) and isinstance(last.error, EngineFailed)
    return last.error


def until_it_waits(engine: TextEngine) -> None:
    for _ in range(2000):
        if not engine.has_work:
            return
        engine.step()
    raise AssertionError("it goes on for ever")


def test_freeing_a_slot_needs_no_program_that_is_not_there(engine: TextEngine, maker: MakeWhenTold) -> None:
    job, recorder = submit(engine, prompt_ids(5), max_new_tokens=40)
    run(engine, 3)

    engine.cancel(job)

    assert recorder.finished.reason is FinishReason.CANCELLED and maker.asked == []


def test_a_longer_chunk_is_asked_for_and_shorter_ones_go_in_meanwhile(
    engine: TextEngine, maker: MakeWhenTold, reference: Reference
) -> None:
    prompt = prompt_ids(40)
    _, recorder = submit(engine, prompt, max_new_tokens=12)

    until_it_waits(engine)

    assert recorder.tokens == reference.greedy(prompt, 12)
    assert recorder.finished.statistics.compile_s == 0, "it has waited for nothing"
    assert len(maker.asked) == 1


def test_several_take_turns_in_a_narrow_program_until_a_wider_one_is_there(
    engine: TextEngine, maker: MakeWhenTold, reference: Reference
) -> None:
    prompts = [prompt_ids(7, seed) for seed in range(3)]
    recorders = [submit(engine, prompt, max_new_tokens=30)[1] for prompt in prompts]

    run(engine, 12)
    counts = [len(recorder.tokens) for recorder in recorders]
    assert min(counts) > 0 and max(counts) - min(counts) <= 2 * 8 and maker.asked
    maker.deliver()
    run(engine)

    assert [recorder.tokens for recorder in recorders] == [reference.greedy(prompt, 30) for prompt in prompts]


def test_who_leaves_while_others_wait_for_a_program_disturbs_nobody(
    engine: TextEngine, maker: MakeWhenTold, reference: Reference
) -> None:
    prompts = [prompt_ids(7, seed) for seed in range(3)]
    submitted = [submit(engine, prompt, max_new_tokens=30) for prompt in prompts]
    run(engine, 9)

    engine.cancel(submitted[1][0])
    maker.deliver()
    run(engine)

    for number in (0, 2):
        assert submitted[number][1].tokens == reference.greedy(prompts[number], 30)


def test_logprobs_wait_for_their_programs_and_hold_nobody_up(
    engine: TextEngine, maker: MakeWhenTold, reference: Reference
) -> None:
    prompt = prompt_ids(6)
    asking, beside = Recorder(), prompt_ids(6, 1)
    sampling = SamplingSettings(temperature=0, max_new_tokens=20)
    engine.submit(TextRequest("tiny", prompt_ids=prompt, sampling=sampling, logprobs=2), asking)
    _, other = submit(engine, beside, max_new_tokens=20)

    until_it_waits(engine)
    assert other.tokens == reference.greedy(beside, 20) and asking.events == []
    while maker.asked:
        maker.deliver()
        until_it_waits(engine)

    assert asking.tokens == reference.greedy(prompt, 20)


def test_a_program_that_cannot_be_made_ends_those_alone_who_want_it_and_is_tried_again_for_the_next(
    engine: TextEngine, maker: MakeWhenTold, reference: Reference
) -> None:
    short, listed = prompt_ids(5), prompt_ids(9, 1)
    sampling = SamplingSettings(temperature=0, max_new_tokens=8)
    listing = TextRequest("tiny", prompt_ids=listed, sampling=sampling, logprobs=2)
    _, other = submit(engine, short, max_new_tokens=40)
    run(engine, 2)
    recorder = Recorder()
    engine.submit(listing, recorder)
    run(engine, 2)

    maker.deliver(ZeroDivisionError("a test"))
    until_it_waits(engine)

    assert "a test" in str(failure(recorder))
    assert other.tokens == reference.greedy(short, 40)
    recorder = Recorder()
    engine.submit(listing, recorder)
    for _ in range(6):
        until_it_waits(engine)
        maker.deliver()
    assert recorder.tokens == reference.greedy(listed, 8)


def test_several_who_want_a_program_that_cannot_be_made_are_all_told(engine: TextEngine, maker: MakeWhenTold) -> None:
    asking = [Recorder(), Recorder()]
    for seed, recorder in enumerate(asking):
        sampling = SamplingSettings(temperature=0, max_new_tokens=20)
        engine.submit(TextRequest("tiny", prompt_ids=prompt_ids(6, seed), sampling=sampling, logprobs=2), recorder)
        until_it_waits(engine)

    maker.deliver(ZeroDivisionError("a test"))
    until_it_waits(engine)

    assert all("a test" in str(failure(recorder)) for recorder in asking) and not maker.asked


def test_what_cannot_be_made_ahead_concerns_nobody_and_is_not_tried_again(
    engine: TextEngine, maker: MakeWhenTold, reference: Reference
) -> None:
    first = prompt_ids(20, 2)
    _, kept = submit(engine, first, max_new_tokens=8)
    until_it_waits(engine)
    prompt = prompt_ids(5)
    _, recorder = submit(engine, prompt, max_new_tokens=40)
    run(engine, 2)

    while engine.compile_next():
        assert len(maker.asked) == 1
        maker.deliver(ZeroDivisionError("a test"))
        engine.step()
    until_it_waits(engine)

    assert recorder.tokens == reference.greedy(prompt, 40)
    assert not engine.compile_next() and not maker.asked
    turn = [*first, *kept.tokens, *prompt_ids(3, 4)]
    _, after = submit(engine, turn, max_new_tokens=8)
    until_it_waits(engine)
    assert after.tokens == reference.greedy(turn, 8) and after.finished.statistics.reused_tokens > len(first)


def test_two_take_turns_where_the_program_for_both_cannot_be_made(
    engine: TextEngine, maker: MakeWhenTold, reference: Reference
) -> None:
    prompts = [prompt_ids(7, seed) for seed in range(2)]
    recorders = [submit(engine, prompt, max_new_tokens=30)[1] for prompt in prompts]
    run(engine, 6)
    assert maker.asked

    maker.deliver(ZeroDivisionError("a test"))
    until_it_waits(engine)

    assert [recorder.tokens for recorder in recorders] == [reference.greedy(prompt, 30) for prompt in prompts]
