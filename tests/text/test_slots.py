"""Requests get pages as far as there is memory, and idle conversations lose theirs when others need them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hfjax_demo.bridge.programs.compiler import Compiler
from hfjax_demo.events import Queued
from hfjax_demo.text.engine import TextEngine
from hfjax_demo.text.programs import Programs
from hfjax_demo.text.sharding import page_bytes

from .. import tiny_models
from ..parity import generate, run, submit
from ..tiny_models import VOCABULARY, Reference, prompt_ids

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tiny_models.make_model(tmp_path_factory.mktemp("llama") / "model", "llama")
    return tiny_models.with_stop_ids(path, path.parent / "endless", [VOCABULARY])


@pytest.fixture(scope="module")
def reference(folder: Path) -> Reference:
    return Reference(folder)


class Budget:
    """Grants so many bytes, and remembers what it was asked."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.asked: list[int] = []

    def __call__(self, needed: int) -> bool:
        self.asked.append(needed)
        return needed <= self.most


def of_pages(engine: TextEngine, count: int) -> int:
    return count * page_bytes(engine.model)


def used(engine: TextEngine) -> int:
    """Slots that have pages."""
    return sum(bool(slot.pages) for slot in engine._slots.table.slots)


def test_memory_comes_with_the_requests(folder: Path, reference: Reference) -> None:
    """For as long as the answers may become, and no longer than that."""
    engine = tiny_models.load(folder, slots=8)
    before = engine.memory_bytes

    prompts = [prompt_ids(5 + seed, seed) for seed in range(5)]
    counts, recorders = [], []
    for prompt in prompts:
        recorders.append(submit(engine, prompt, max_new_tokens=70)[1])
        engine.step()
        counts.append(engine._slots.pool.in_use)

    assert counts == [2, 4, 6, 8, 10]
    assert engine.memory_bytes - before == of_pages(engine, 10)
    run(engine)
    assert engine._slots.pool.in_use == 10, "each has come to more than one page"
    assert [recorder.tokens for recorder in recorders] == [reference.greedy(prompt, 70) for prompt in prompts]
    job, _ = submit(engine, prompt_ids(9, 9), max_new_tokens=100)
    run(engine, 2)
    assert engine._slots.pool.in_use == 12
    engine.cancel(job)
    assert engine._slots.pool.in_use == 11, "the pages behind its end are free again"


def test_many_at_once_get_their_slots_at_once(folder: Path) -> None:
    engine = tiny_models.load(folder, slots=8)
    recorders = [submit(engine, prompt_ids(4, seed), max_new_tokens=4)[1] for seed in range(6)]

    engine.step()

    assert used(engine) == 6
    assert not any(isinstance(event, Queued) for recorder in recorders for event in recorder.events)
    run(engine)


def test_a_conversation_that_may_go_on_is_not_given_up_while_there_is_memory(
    folder: Path, reference: Reference
) -> None:
    engine = tiny_models.load(folder, slots=4)
    histories = []
    for seed in range(4):
        prompt = prompt_ids(20, seed)
        histories.append([*prompt, *generate(engine, prompt, max_new_tokens=9).tokens])

    for history in histories:
        recorder = generate(engine, [*history, 7], max_new_tokens=9)
        assert recorder.finished.statistics.reused_tokens == len(history) - 1
        assert recorder.tokens == reference.greedy([*history, 7], 9)


def test_who_is_refused_memory_waits_for_a_slot(folder: Path, reference: Reference) -> None:
    engine = tiny_models.load(folder, slots=4)
    engine._slots.request_memory = budget = Budget(of_pages(engine, 2))
    prompts = [prompt_ids(9, seed) for seed in range(5)]

    recorders = [submit(engine, prompt, max_new_tokens=20)[1] for prompt in prompts]
    engine.step()

    assert used(engine) == 2 and len(budget.asked) > 0
    assert [bool(recorder.events) and isinstance(recorder.events[0], Queued) for recorder in recorders] == [
        False,
        False,
        True,
        True,
        True,
    ]
    run(engine)
    assert used(engine) == 2
    assert [recorder.tokens for recorder in recorders] == [reference.greedy(prompt, 20) for prompt in prompts]


def test_a_long_conversation_takes_the_memory_of_those_that_nobody_is_having(
    folder: Path, reference: Reference
) -> None:
    engine = tiny_models.load(folder, slots=4)
    engine._slots.request_memory = Budget(of_pages(engine, 4))
    for seed in range(4):
        generate(engine, prompt_ids(9, seed), max_new_tokens=9)
    assert used(engine) == 4
    prompt = prompt_ids(200, 9)

    recorder = generate(engine, prompt, max_new_tokens=20)

    assert (used(engine), engine._slots.pool.in_use) == (1, 4)
    assert recorder.tokens == reference.greedy(prompt, 20)
    again = generate(engine, prompt_ids(9, 1), max_new_tokens=9)
    assert again.tokens == reference.greedy(prompt_ids(9, 1), 9)


def test_a_long_conversation_waits_for_those_that_are_going_on(folder: Path, reference: Reference) -> None:
    engine = tiny_models.load(folder, slots=4)
    engine._slots.request_memory = Budget(of_pages(engine, 4))
    short = [prompt_ids(9, seed) for seed in range(2)]
    recorders = [submit(engine, prompt, max_new_tokens=40)[1] for prompt in short]
    run(engine, 2)
    prompt = prompt_ids(200, 9)
    _, long = submit(engine, prompt, max_new_tokens=20)
    engine.step()
    assert long.events == [Queued(1)]

    run(engine)

    assert [recorder.tokens for recorder in recorders] == [reference.greedy(each, 40) for each in short]
    assert long.tokens == reference.greedy(prompt, 20)


def test_a_single_conversation_is_had_however_little_memory_is_left(folder: Path, reference: Reference) -> None:
    engine = tiny_models.load(folder, slots=4)
    engine._slots.request_memory = Budget(0)
    prompt = prompt_ids(300)

    recorder = generate(engine, prompt, max_new_tokens=12)

    assert recorder.tokens == reference.greedy(prompt, 12)


def test_a_wider_program_that_is_there_serves_until_the_right_one_is_compiled(
    folder: Path, reference: Reference
) -> None:
    made: list[str] = []
    engine = tiny_models.load(folder, slots=8, compiler=Compiler(on_begin=made.append))
    while "decode (8)" not in made:
        assert engine.compile_next()
    assert "decode (2)" not in made
    prompts = [prompt_ids(9, seed) for seed in range(2)]

    recorders = [submit(engine, prompt, max_new_tokens=20)[1] for prompt in prompts]
    run(engine)

    assert "decode (2)" not in made and "decode (4)" not in made
    assert [recorder.tokens for recorder in recorders] == [reference.greedy(prompt, 20) for prompt in prompts]
    while engine.compile_next():
        pass
    assert {"decode (2)", "decode (4)"} <= set(made)


def test_without_a_program_one_wide_enough_for_all_who_wait_is_compiled(folder: Path) -> None:
    made: list[str] = []
    engine = tiny_models.load(folder, slots=8, compiler=Compiler(on_begin=made.append))
    for seed in range(5):
        submit(engine, prompt_ids(40, seed), max_new_tokens=20)

    run(engine)

    assert [name for name in made if name.startswith("decode")] == ["decode (1)", "decode (8)"]


def test_a_short_question_is_answered_before_a_long_document_is_read(folder: Path, reference: Reference) -> None:
    engine = tiny_models.load(folder, slots=4)
    document, question = prompt_ids(400, 1), prompt_ids(20, 2)
    _, first = submit(engine, document, max_new_tokens=4)
    engine.step()

    _, second = submit(engine, question, max_new_tokens=4)
    while not second.tokens:
        engine.step()

    assert not first.tokens and engine.batch.prefilling
    run(engine)
    assert first.tokens == reference.greedy(document, 4) and second.tokens == reference.greedy(question, 4)


def test_chunks_are_short_while_others_decode_and_long_when_nobody_does(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between two blocks of two steps there is time for 16 tokens, not for 32."""
    engine = tiny_models.load(folder, slots=2, prefill_chunks=(16, 32), decode_block=2)
    lengths: list[int] = []
    right = Programs.prefill

    def watched(programs: Programs, state: Any, chunk: Any) -> Any:
        lengths.append(chunk.tokens.shape[1])
        return right(programs, state, chunk)

    monkeypatch.setattr(Programs, "prefill", watched)
    generate(engine, prompt_ids(96, 1), max_new_tokens=2)
    assert lengths == [32, 32, 32]
    del lengths[:]
    _, other = submit(engine, prompt_ids(4), max_new_tokens=60)
    run(engine, 3)
    del lengths[:]
    before = len(other.tokens)
    _, recorder = submit(engine, prompt_ids(96, 2), max_new_tokens=2)
    while not recorder.tokens:
        engine.step()

    assert set(lengths) == {16} and len(lengths) == 6
    assert len(other.tokens) >= before + 5 * 2, "a block of steps between any two chunks"
    run(engine)


def test_the_longest_gap_between_arrivals_of_tokens_is_told(folder: Path) -> None:
    engine = tiny_models.load(folder)
    sequence, recorder = submit(engine, prompt_ids(5), max_new_tokens=7)
    for tokens, now in (([5], 10.0), ([6, 7], 10.5), ([8], 13.0), ([9, 9, 9], 14.0)):
        engine.batch.take(sequence, tokens, [], now)

    assert recorder.finished.statistics.longest_gap_s == 2.5


def test_an_answer_that_came_at_once_has_no_gap(folder: Path) -> None:
    statistics = generate(tiny_models.load(folder), prompt_ids(5), max_new_tokens=1).finished.statistics

    assert statistics.longest_gap_s == 0
