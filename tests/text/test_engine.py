"""The engine as its owner drives it: requests in, steps, events out; waiting, cancelling, breaking, compiling."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hfjax_demo.bridge.programs.compiler import Compiler
from hfjax_demo.errors import EngineFailed, InvalidSetting
from hfjax_demo.events import Failed, FinishReason, Prefilling, Queued
from hfjax_demo.text.engine import TextEngine
from hfjax_demo.text.programs import Programs

from .. import tiny_models
from ..parity import generate, run, submit
from ..tiny_models import Reference, prompt_ids

pytestmark = pytest.mark.usefixtures("engines")


def test_more_requests_than_slots_wait_and_know_their_place(engine: TextEngine) -> None:
    recorders = [submit(engine, prompt_ids(5, seed), max_new_tokens=20 + 9 * seed)[1] for seed in range(7)]
    engine.step()
    assert [recorder.events for recorder in recorders[4:]] == [[Queued(1)], [Queued(2)], [Queued(3)]]
    run(engine)
    places = [[event.position for event in recorder.events if isinstance(event, Queued)] for recorder in recorders]
    assert places == [[], [], [], [], [1], [2, 1], [3, 2, 1]]
    for seed, recorder in enumerate(recorders):
        assert recorder.finished.reason is FinishReason.LENGTH
        assert len(recorder.tokens) == 20 + 9 * seed


def test_nothing_is_computed_or_told_after_a_cancellation(engine: TextEngine, reference: Reference) -> None:
    prompt, before = prompt_ids(9), engine.decode_steps
    job, recorder = submit(engine, prompt, max_new_tokens=200)
    for _ in range(4):
        engine.step()

    engine.cancel(job)

    assert job not in engine.sequences
    steps, tokens, count = engine.decode_steps, len(recorder.tokens), len(recorder.events)
    assert steps - before == tokens - 1  # the first token came from the prefill; every step's token was given out
    run(engine)
    engine.cancel(job)  # a second time changes nothing
    assert (engine.decode_steps, len(recorder.events)) == (steps, count)
    assert recorder.finished.reason is FinishReason.CANCELLED
    assert recorder.tokens == reference.greedy(prompt, tokens)


def test_a_long_prompt_tells_its_progress_and_others_go_on_meanwhile(engine: TextEngine) -> None:
    recorder = generate(engine, prompt_ids(100), max_new_tokens=2)
    progress = [event for event in recorder.events if isinstance(event, Prefilling)]
    assert progress == [Prefilling(0, 100, 0), Prefilling(32, 100, 0), Prefilling(64, 100, 0), Prefilling(96, 100, 0)]

    _, recorder = submit(engine, prompt_ids(4), max_new_tokens=400)
    run(engine, 4)
    long_job, _ = submit(engine, prompt_ids(480, 1), max_new_tokens=1)
    before = len(recorder.tokens)
    run(engine, 8)

    assert long_job.prefilled < 480, "it is still going in"
    assert len(recorder.tokens) >= before + 6 * 8
    for job in engine.sequences:
        engine.cancel(job)


def test_a_broken_answer_ends_alone(engine: TextEngine, reference: Reference, monkeypatch: pytest.MonkeyPatch) -> None:
    prompts = [prompt_ids(9, seed) for seed in range(2)]
    (broken, first), (_, second) = (submit(engine, prompt, max_new_tokens=20) for prompt in prompts)
    monkeypatch.setattr(broken.output, "answer", None)
    run(engine)
    last = first.events[-1]
    assert isinstance(last, Failed) and isinstance(last.error, EngineFailed)
    assert second.tokens == reference.greedy(prompts[1], 20)


def test_a_failure_ends_every_job(engine: TextEngine, reference: Reference, monkeypatch: pytest.MonkeyPatch) -> None:
    """The engine serves again, though its state was donated to the program that broke."""
    recorders = [submit(engine, prompt_ids(40, seed), max_new_tokens=40)[1] for seed in range(6)]
    run(engine, 5)
    right = Programs.decode

    def broken(*arguments: Any, **options: Any) -> Any:
        right(*arguments, **options)
        raise RuntimeError("out of memory")

    monkeypatch.setattr(Programs, "decode", broken)
    with pytest.raises(RuntimeError) as caught:
        run(engine)
    monkeypatch.undo()
    engine.fail(caught.value)

    for recorder in recorders:
        failed = recorder.events[-1]
        assert isinstance(failed, Failed) and isinstance(failed.error, EngineFailed)
        assert "out of memory" in str(failed.error) and "try again" in str(failed.error)
    assert not engine.has_work
    recorder = generate(engine, prompt_ids(40, 0), max_new_tokens=24)
    assert recorder.tokens == reference.greedy(prompt_ids(40, 0), 24)
    assert recorder.finished.statistics.reused_tokens == 0, "what the slots held is gone"


def test_nothing_is_compiled_while_serving(folder: Path) -> None:
    messages: list[str] = []
    fresh = tiny_models.load(folder, compiler=Compiler(on_begin=messages.append))
    statistics = generate(fresh, prompt_ids(40), max_new_tokens=4).finished.statistics
    assert statistics.compile_s > 0, "the program for longer prompts was yet to be compiled"
    assert statistics.prefill_tokens_per_s > 40 / statistics.ttft_s, "which does not count as prefilling"
    while fresh.compile_next():
        pass
    assert len(messages) == len(set(messages)) == 5  # prefill 8 and 32, decode 1, 2 and 4

    recorders = [submit(fresh, prompt_ids(10 * seed + 3, seed), max_new_tokens=9)[1] for seed in range(5)]
    run(fresh)

    assert len(messages) == 5
    assert all(recorder.finished.statistics.compile_s == 0 for recorder in recorders)


@pytest.mark.parametrize("changes", [{"prefill_chunks": (2, 5), "decode_block": 1}, {"context_length": 12, "slots": 1}])
def test_unusual_shapes_give_the_same_answers(changes: dict[str, Any], folder: Path, reference: Reference) -> None:
    engine = tiny_models.load(folder, **changes)
    prompt = prompt_ids(7)
    left = min(20, engine.context_length - 7)
    assert generate(engine, prompt, max_new_tokens=20).tokens == reference.greedy(prompt, left)
    assert engine.decode_steps >= left - 1


def test_a_context_too_short_to_check_the_model_is_refused(folder: Path) -> None:
    with pytest.raises(InvalidSetting, match="choose at least 12"):
        tiny_models.load(folder, context_length=10)
