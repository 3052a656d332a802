"""What conversations have in common is prefilled once; what they have not never gets from one into another."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from hfjax_demo.events import Prefilling
from hfjax_demo.requests import SamplingSettings, TextRequest
from hfjax_demo.text.engine import TextEngine
from hfjax_demo.text.sequence import Sequence

from .. import tiny_models
from ..parity import Recorder, compare, generate, run, submit
from ..tiny_models import EOS, Reference, prompt_ids

pytestmark = pytest.mark.usefixtures("engines")

SYSTEM = prompt_ids(100, seed=77)
SHORTEST_CHUNK = 8  # of tiny_models.settings


@pytest.fixture(scope="module", params=["llama", pytest.param("gemma3", marks=pytest.mark.release)])
def folder(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tiny_models.make_model(tmp_path_factory.mktemp(request.param) / "model", request.param)


@pytest.fixture(scope="module")
def shared_engine(folder: Path) -> TextEngine:
    return tiny_models.load(folder)


@pytest.fixture(scope="module")
def reference(folder: Path) -> Reference:
    return Reference(folder)


@pytest.fixture
def engine(shared_engine: TextEngine) -> Iterator[TextEngine]:
    """An engine with empty slots, as few as it begins with."""
    shared_engine.fail(RuntimeError("the next test begins"))
    yield shared_engine
    assert not shared_engine.has_work
    slots = shared_engine._slots
    assert not any(slot.busy or slot.copied_page for slot in slots.table.slots)
    assert slots.pool.in_use == len({page for slot in slots.table.slots for page in slot.pages}), "a page is lost"


def reused(recorder: Recorder) -> int:
    count: int = recorder.finished.statistics.reused_tokens
    return count


def test_a_system_prompt_is_copied_from_a_conversation_that_keeps_its_own(
    engine: TextEngine, reference: Reference
) -> None:
    first, second = [*SYSTEM, *prompt_ids(20, 1)], [*SYSTEM, *prompt_ids(20, 2)]
    answer = generate(engine, first, max_new_tokens=12).tokens

    other = generate(engine, second, max_new_tokens=12)

    assert reused(other) == len(SYSTEM)
    assert other.events[0] == Prefilling(100, 120, 100)
    assert other.tokens == reference.greedy(second, 12)
    going_on = [*first, *answer, *prompt_ids(5, 3)]
    again = generate(engine, going_on, max_new_tokens=12)
    assert reused(again) == len(first) + len(answer) - 1
    assert again.tokens == reference.greedy(going_on, 12)


def test_a_system_prompt_is_copied_from_a_conversation_that_is_going_on(
    engine: TextEngine, reference: Reference
) -> None:
    first, second = [*SYSTEM, *prompt_ids(20, 1)], [*SYSTEM, *prompt_ids(30, 2)]
    _, one = submit(engine, first, max_new_tokens=60)
    run(engine, 4 + 2)
    assert one.tokens and engine.batch.decoding

    _, other = submit(engine, second, max_new_tokens=60)
    run(engine)

    assert reused(other) == len(SYSTEM)
    compare(engine, reference, first, one.tokens, 60)
    compare(engine, reference, second, other.tokens, 60)


def test_a_question_asked_about_an_answer_that_is_being_given_reuses_what_is_there(
    engine: TextEngine, reference: Reference
) -> None:
    """Of a busy slot the tokens that were decoded and read count too, and none of those on their way."""
    first = prompt_ids(20)
    _, one = submit(engine, first, max_new_tokens=60)
    run(engine, 5)
    known = list(one.tokens)
    assert len(known) > 8
    second = [*first, *known, *prompt_ids(5, 1)]

    _, other = submit(engine, second, max_new_tokens=20)
    run(engine)

    assert reused(other) >= len(first) + len(known) - 1
    compare(engine, reference, first, one.tokens, 60)
    compare(engine, reference, second, other.tokens, 20)


def test_those_who_arrive_together_prefill_what_they_share_once(engine: TextEngine, reference: Reference) -> None:
    prompts = [[*SYSTEM, *prompt_ids(9 + seed, seed)] for seed in range(4)]
    recorders = [submit(engine, prompt, max_new_tokens=16)[1] for prompt in prompts]

    run(engine)

    computed = [len(prompt) - reused(recorder) for prompt, recorder in zip(prompts, recorders, strict=True)]
    own = sum(len(prompt) - len(SYSTEM) for prompt in prompts)
    assert sum(computed) <= len(SYSTEM) + own + len(prompts) * SHORTEST_CHUNK
    for prompt, recorder in zip(prompts, recorders, strict=True):
        compare(engine, reference, prompt, recorder.tokens, 16)


def test_what_saves_less_than_a_chunk_is_not_copied(engine: TextEngine, reference: Reference) -> None:
    generate(engine, [*SYSTEM[: SHORTEST_CHUNK - 1], *prompt_ids(20, 1)], max_new_tokens=4)
    prompt = [*SYSTEM[: SHORTEST_CHUNK - 1], *prompt_ids(20, 2)]

    recorder = generate(engine, prompt, max_new_tokens=12)

    assert reused(recorder) == 0
    assert recorder.tokens == reference.greedy(prompt, 12)


def test_an_idle_row_writes_nothing_into_pages_that_are_shared(engine: TextEngine, reference: Reference) -> None:
    """A row that only fills a decode program writes to the page of nobody."""
    generate(engine, prompt_ids(30, 5), max_new_tokens=4)
    _, source = submit(engine, [*SYSTEM, *prompt_ids(20, 1)], max_new_tokens=120)
    others = [submit(engine, prompt_ids(12, seed), max_new_tokens=120)[1] for seed in (2, 3)]
    run(engine, 12)
    prompt = [*SYSTEM, *prompt_ids(200, 4)]
    job, recorder = submit(engine, prompt, max_new_tokens=20)
    engine.step()
    assert job.statistics.reused == len(SYSTEM) and job in engine.batch.prefilling

    run(engine)

    compare(engine, reference, prompt, recorder.tokens, 20)
    assert all(len(other.tokens) == 120 or other.tokens[-1] == EOS for other in (source, *others))


# -- of different visitors ----------------------------------------------------------------------------------------


def asked_by(
    engine: TextEngine, share: str, prompt: list[int], head: int = 0, count: int = 8
) -> tuple[Sequence, Recorder]:
    """One whole answer; ``head`` tokens of the prompt are the system prompt."""
    recorder = Recorder()
    sampling = SamplingSettings(max_new_tokens=count, temperature=0)
    request = TextRequest("tiny", prompt_ids=prompt, sampling=sampling)
    job = engine.begin(request, recorder, share=share)
    job.prompt = replace(job.prompt, head=head)
    engine.add(job)
    run(engine)
    return job, recorder


def test_another_visitor_gets_the_whole_system_prompt_and_is_not_told(engine: TextEngine, reference: Reference) -> None:
    first, second = [*SYSTEM, *prompt_ids(40, 1)], [*SYSTEM, *prompt_ids(40, 1)[:30], *prompt_ids(9, 2)]
    asked_by(engine, "one", first, head=len(SYSTEM))

    job, recorder = asked_by(engine, "other", second, head=len(SYSTEM))

    assert (job.statistics.reused, job.statistics.reused_from_others) == (0, len(SYSTEM)) and reused(recorder) == 0
    progress = [event for event in recorder.events if isinstance(event, Prefilling)]
    assert progress[0] == recorder.events[0] == Prefilling(0, len(second), 0)
    assert len(progress) > 1 and progress[-1].done_tokens <= len(second) - len(SYSTEM), "nor does its progress jump"
    again, told = asked_by(engine, "one", [*first, 7], head=len(SYSTEM))
    assert again.statistics.reused_from_others == 0 and reused(told) == len(first), (
        "one's own conversation is used, and told, as ever"
    )
    compare(engine, reference, second, recorder.tokens, 8)


def test_a_part_of_anothers_system_prompt_is_of_no_use(engine: TextEngine, reference: Reference) -> None:
    asked_by(engine, "one", [*SYSTEM, *prompt_ids(40, 1)], head=len(SYSTEM))
    guess = [*SYSTEM[:-1], *prompt_ids(40, 2)]

    job, recorder = asked_by(engine, "other", guess, head=len(SYSTEM))

    assert (job.statistics.reused, job.statistics.reused_from_others) == (0, 0)
    compare(engine, reference, guess, recorder.tokens, 8)


def test_a_raw_prompt_is_nobody_elses(engine: TextEngine) -> None:
    asked_by(engine, "one", SYSTEM)

    for share, expected in (("other", 0), ("one", len(SYSTEM) - 1)):
        job, _ = asked_by(engine, share, SYSTEM)
        assert (job.statistics.reused, job.statistics.reused_from_others) == (expected, 0)
        if share == "other":
            asked_by(engine, "one", SYSTEM)


def test_of_a_slot_that_another_takes_over_only_the_system_prompt_is_reused(folder: Path, reference: Reference) -> None:
    """With a single slot each takes it from the one before."""
    engine = tiny_models.load(folder, slots=1)
    secret = [*SYSTEM[:20], *prompt_ids(60, 1)]
    asked_by(engine, "one", secret, head=20)

    job, recorder = asked_by(engine, "other", secret, head=20)

    assert (job.statistics.reused, job.statistics.reused_from_others) == (0, 20)
    compare(engine, reference, secret, recorder.tokens, 8)


def test_a_page_that_was_to_be_copied_is_not_reused_before_it_is(engine: TextEngine, reference: Reference) -> None:
    """The request is cancelled when it has its pages, and before its first chunk."""
    generate(engine, [*SYSTEM, *prompt_ids(20, 1)], max_new_tokens=4)
    prompt = [*SYSTEM, *prompt_ids(20, 2)]
    job, _ = submit(engine, prompt, max_new_tokens=12)
    engine._admit()
    assert job.prefilled == len(SYSTEM) and len(SYSTEM) % engine.model.cache.page
    engine.cancel(job)

    assert generate(engine, prompt, max_new_tokens=12).tokens == reference.greedy(prompt, 12)


def test_a_page_is_copied_from_where_it_is_and_not_from_who_waits_for_it(
    engine: TextEngine, reference: Reference
) -> None:
    """Two arrive together, and the second one's first chunk comes first."""
    for seed in range(3):
        generate(engine, prompt_ids(12, 20 + seed), max_new_tokens=2)
    generate(engine, [*SYSTEM, *prompt_ids(20, 1)], max_new_tokens=4)
    prompts = [[*SYSTEM, *prompt_ids(90, 2)], [*SYSTEM, *prompt_ids(9, 3)]]
    submitted = [submit(engine, prompt, max_new_tokens=12) for prompt in prompts]
    run(engine)
    assert [job.slot for job, _ in submitted] == [0, 1]
    for prompt, (_, recorder) in zip(prompts, submitted, strict=True):
        assert reused(recorder) == len(SYSTEM)
        compare(engine, reference, prompt, recorder.tokens, 12)


def test_pages_in_common_are_counted_and_never_copied(engine: TextEngine, reference: Reference) -> None:
    """Full pages are used by both; what is behind them is each one's own, also when the first conversation is edited."""
    page, table = engine.model.cache.page, engine._slots.table
    first = [*prompt_ids(2 * page, 5), *prompt_ids(20, 1)]
    answers = [generate(engine, first, max_new_tokens=8).tokens]
    second = [*first[: 2 * page + 9], *prompt_ids(20, 2)]
    answers.append(generate(engine, second, max_new_tokens=8).tokens)
    one, other = (slot.pages for slot in table.slots if slot.tokens)
    assert one[:2] == other[:2] and one[2] != other[2] and engine._slots.pool.in_use == 4

    edited = [*first[: page + 5], *prompt_ids(30, 3)]
    recorder = generate(engine, edited, max_new_tokens=8)
    assert reused(recorder) == page + 5
    assert recorder.tokens == reference.greedy(edited, 8)
    for prompt, answer in zip((first, second), answers, strict=True):
        turn = [*prompt, *answer, *prompt_ids(5, 6)]
        assert generate(engine, turn, max_new_tokens=8).tokens == reference.greedy(turn, 8)
