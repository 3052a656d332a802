"""Requests get pages as far as there is memory, and idle conversations lose theirs when others need them."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from hfjax_demo.bridge.programs.compiler import Compiler
from hfjax_demo.events import Prefilling, Queued
from hfjax_demo.text.engine import TextEngine
from hfjax_demo.text.sharding import page_bytes

from .. import tiny_models
from ..machine.models import Later
from ..parity import generate, run, submit
from ..tiny_models import Reference, prompt_ids

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]


def pages(engine: TextEngine, before: int) -> float:
    """How many pages take the memory that was not taken ``before``."""
    return (engine.memory_bytes - before) / page_bytes(engine.model)


def test_memory_comes_with_the_requests(folder: Path, reference: Reference) -> None:
    """For as long as the answers may become, and no longer than that; all get their slots at once."""
    engine = tiny_models.load(folder, slots=8)
    before = engine.memory_bytes
    prompts = [prompt_ids(5 + seed, seed) for seed in range(5)]
    recorders = [submit(engine, prompt, max_new_tokens=70)[1] for prompt in prompts]

    engine.step()
    assert pages(engine, before) == 10
    assert not any(isinstance(event, Queued) for recorder in recorders for event in recorder.events)
    run(engine)
    assert pages(engine, before) == 10, "each has come to more than one page"
    assert [recorder.tokens for recorder in recorders] == [reference.greedy(prompt, 70) for prompt in prompts]
    job, _ = submit(engine, prompt_ids(9, 9), max_new_tokens=100)
    run(engine, 2)
    assert pages(engine, before) == 12
    engine.cancel(job)
    assert pages(engine, before) == 11, "the pages behind its end are free again"


def test_who_is_refused_memory_takes_that_of_idle_conversations_or_waits(folder: Path, reference: Reference) -> None:
    engine = tiny_models.load(folder, request_memory=lambda needed: needed <= 4 * page)
    page, before = page_bytes(engine.model), engine.memory_bytes
    for seed in range(4):
        generate(engine, prompt_ids(9, seed), max_new_tokens=9)
    short, long = [prompt_ids(9, seed) for seed in (5, 6)], prompt_ids(200, 9)
    recorders = [submit(engine, prompt, max_new_tokens=40)[1] for prompt in short]
    run(engine, 2)
    _, waiting = submit(engine, long, max_new_tokens=20)
    engine.step()
    assert waiting.events == [Queued(1)] and pages(engine, before) == 4

    run(engine)

    assert [recorder.tokens for recorder in recorders] == [reference.greedy(prompt, 40) for prompt in short]
    assert waiting.tokens == reference.greedy(long, 20) and pages(engine, before) == 4


def test_a_single_conversation_is_had_however_little_memory_is_left(folder: Path, reference: Reference) -> None:
    engine = tiny_models.load(folder, request_memory=lambda needed: False)
    prompt = prompt_ids(300)
    assert generate(engine, prompt, max_new_tokens=12).tokens == reference.greedy(prompt, 12)


def test_longer_and_wider_programs_are_asked_for_and_others_serve_meanwhile(folder: Path, reference: Reference) -> None:
    maker = Later()
    maker.late = True
    engine = tiny_models.load(folder, maker=maker)
    prompt = prompt_ids(40)
    _, recorder = submit(engine, prompt, max_new_tokens=12)

    run(engine)

    assert recorder.tokens == reference.greedy(prompt, 12)
    assert recorder.finished.statistics.compile_s == 0, "it has waited for nothing"
    assert len(maker.coming) == 1

    prompts = [prompt_ids(7, seed) for seed in range(3)]
    recorders = [submit(engine, prompt, max_new_tokens=30)[1] for prompt in prompts]
    run(engine, 12)
    counts = [len(recorder.tokens) for recorder in recorders]
    assert min(counts) > 0 and max(counts) - min(counts) <= 2 * 8 and len(maker.coming) > 1, "they take turns"
    maker.bring_all()
    run(engine)
    assert [recorder.tokens for recorder in recorders] == [reference.greedy(prompt, 30) for prompt in prompts]


def test_one_program_wide_enough_for_all_is_compiled_and_serves_fewer_too(folder: Path, reference: Reference) -> None:
    made: list[str] = []
    engine = tiny_models.load(folder, slots=8, compiler=Compiler(on_begin=made.append))
    for count in (5, 2):
        prompts = [prompt_ids(40, seed) for seed in range(count)]
        recorders = [submit(engine, prompt, max_new_tokens=20)[1] for prompt in prompts]
        run(engine)
        assert [recorder.tokens for recorder in recorders] == [reference.greedy(prompt, 20) for prompt in prompts]
    assert [name for name in made if name.startswith("decode")] == ["decode (1)", "decode (8)"]
    while engine.compile_next():
        pass
    assert {"decode (2)", "decode (4)"} <= set(made)


def test_chunks_are_short_while_others_decode_and_long_when_nobody_does(folder: Path) -> None:
    """Between two blocks of two steps there is time for 16 tokens, not for 32."""
    engine = tiny_models.load(folder, slots=2, prefill_chunks=(16, 32), decode_block=2)

    def lengths(seed: int) -> set[int]:
        _, recorder = submit(engine, prompt_ids(96, seed), max_new_tokens=2)
        while not recorder.tokens:
            engine.step()
        done = [event.done_tokens for event in recorder.events if isinstance(event, Prefilling)]
        return {after - before for before, after in itertools.pairwise([*done, 96])}

    assert lengths(1) == {32}
    run(engine)
    _, other = submit(engine, prompt_ids(4), max_new_tokens=60)
    run(engine, 3)
    before = len(other.tokens)
    assert lengths(2) == {16}
    assert len(other.tokens) >= before + 5 * 2, "a block of steps between any two chunks"


def test_the_longest_gap_between_arrivals_of_tokens_is_told(engine: TextEngine) -> None:
    assert generate(engine, prompt_ids(5), max_new_tokens=1).finished.statistics.longest_gap_s == 0
    sequence, recorder = submit(engine, prompt_ids(5), max_new_tokens=7)
    for tokens, now in (([5], 10.0), ([6, 7], 10.5), ([8], 13.0), ([9, 9, 9], 14.0)):
        engine.batch.take(sequence, tokens, [], now)
    assert recorder.finished.statistics.longest_gap_s == 2.5
