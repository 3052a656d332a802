"""What a conversation's turns, and conversations, have in common is prefilled once; nothing else gets from one into another."""

from __future__ import annotations

from pathlib import Path

import pytest

from hfjax_demo.events import Prefilling, PromptTrimmed
from hfjax_demo.requests import Message, SamplingSettings, TextRequest
from hfjax_demo.text.engine import TextEngine
from hfjax_demo.text.sequence import Sequence
from hfjax_demo.text.sharding import page_bytes

from .. import tiny_models
from ..parity import Recorder, compare, generate, run, submit
from ..tiny_models import CONTEXT, Reference, prompt_ids

pytestmark = pytest.mark.usefixtures("engines")

SYSTEM = prompt_ids(100, seed=77)
SHORTEST_CHUNK = 8  # of tiny_models.settings


def reused(recorder: Recorder) -> int:
    count: int = recorder.finished.statistics.reused_tokens
    return count


def test_a_system_prompt_is_copied_from_a_conversation_that_keeps_it(engine: TextEngine, reference: Reference) -> None:
    first, second = [*SYSTEM, *prompt_ids(20, 1)], [*SYSTEM, *prompt_ids(20, 2)]
    answer = generate(engine, first, max_new_tokens=12).tokens
    other = generate(engine, second, max_new_tokens=12)
    assert reused(other) == len(SYSTEM)
    assert other.events[0] == Prefilling(100, 120, 100)
    assert other.tokens == reference.greedy(second, 12)
    going_on = [*first, *answer, *prompt_ids(5, 3)]
    again = generate(engine, going_on, max_new_tokens=12)
    assert reused(again) == len(first) + len(answer) - 1, "all but the last token, which was never put into the cache"
    assert again.tokens == reference.greedy(going_on, 12)


def test_a_question_about_an_answer_being_given_reuses_what_is_there(engine: TextEngine, reference: Reference) -> None:
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
    computed = sum(map(len, prompts)) - sum(map(reused, recorders))
    assert computed <= len(SYSTEM) + sum(9 + seed for seed in range(4)) + len(prompts) * SHORTEST_CHUNK
    for prompt, recorder in zip(prompts, recorders, strict=True):
        compare(engine, reference, prompt, recorder.tokens, 16)


def test_an_idle_row_writes_nothing_into_pages_that_are_shared(engine: TextEngine, reference: Reference) -> None:
    """A row that only fills a decode program writes to the page of nobody."""
    generate(engine, prompt_ids(30, 5), max_new_tokens=4)
    for other in ([*SYSTEM, *prompt_ids(20, 1)], prompt_ids(12, 2), prompt_ids(12, 3)):
        submit(engine, other, max_new_tokens=120)
    run(engine, 12)
    prompt = [*SYSTEM, *prompt_ids(200, 4)]
    job, recorder = submit(engine, prompt, max_new_tokens=20)
    engine.step()
    assert job.statistics.reused == len(SYSTEM) and job in engine.batch.prefilling
    run(engine)
    compare(engine, reference, prompt, recorder.tokens, 20)


def test_a_page_that_was_to_be_copied_is_not_reused_before_it_is(engine: TextEngine, reference: Reference) -> None:
    """The request is cancelled when it has its pages, and before its first chunk, for another's fills the step."""
    generate(engine, [*SYSTEM, *prompt_ids(20, 1)], max_new_tokens=4)
    prompt = [*SYSTEM, *prompt_ids(20, 2)]
    submit(engine, prompt_ids(18), max_new_tokens=1)
    job, _ = submit(engine, prompt, max_new_tokens=12)
    engine.step()
    assert job.prefilled == len(SYSTEM) and len(SYSTEM) % engine.model.cache.page
    engine.cancel(job)
    run(engine)
    assert generate(engine, prompt, max_new_tokens=12).tokens == reference.greedy(prompt, 12)


def test_a_page_is_copied_from_where_it_is_not_from_who_waits_for_it(engine: TextEngine, reference: Reference) -> None:
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
    page, before = engine.model.cache.page, engine.memory_bytes
    first = [*prompt_ids(2 * page, 5), *prompt_ids(20, 1)]
    second = [*first[: 2 * page + 9], *prompt_ids(20, 2)]
    answers = [generate(engine, prompt, max_new_tokens=8).tokens for prompt in (first, second)]
    assert engine.memory_bytes - before == (2 + 1 + 1) * page_bytes(engine.model)

    edited = [*first[: page + 5], *prompt_ids(30, 3)]
    recorder = generate(engine, edited, max_new_tokens=8)
    assert reused(recorder) == page + 5
    assert recorder.tokens == reference.greedy(edited, 8)
    for prompt, answer in zip((first, second), answers, strict=True):
        turn = [*prompt, *answer, *prompt_ids(5, 6)]
        assert generate(engine, turn, max_new_tokens=8).tokens == reference.greedy(turn, 8)


def test_a_turn_after_a_cancellation_reuses_what_was_there(engine: TextEngine, reference: Reference) -> None:
    """The device was ahead of what had been read, so the slot holds more than anybody knows of."""
    prompt = prompt_ids(200)
    job, recorder = submit(engine, prompt)
    run(engine, 3)
    arrived = job.prefilled
    assert 0 < arrived < 200
    engine.cancel(job)

    job, recorder = submit(engine, prompt, max_new_tokens=60)
    run(engine, 10)
    engine.cancel(job)
    assert recorder.finished.statistics.reused_tokens == arrived and 0 < len(recorder.tokens) < 60
    turn = [*prompt, *recorder.tokens, *prompt_ids(3, seed=2)]

    after = generate(engine, turn, max_new_tokens=24)

    assert after.finished.statistics.reused_tokens == 200 + len(recorder.tokens) - 1
    assert after.tokens == reference.greedy(turn, 24)


@pytest.mark.parametrize("place", [1, 30, 75], ids=["nearly nothing in common", "in the prompt", "in the answer"])
def test_an_edit_anywhere_says_what_a_fresh_start_says(place: int, engine: TextEngine, reference: Reference) -> None:
    first = prompt_ids(60)
    history = [*first, *generate(engine, first, max_new_tokens=20).tokens]
    edited = [*history[:place], (history[place] + 7) % 300 + 3, *history[place + 1 :]]
    recorder = generate(engine, edited, max_new_tokens=16)
    assert recorder.tokens == reference.greedy(edited, 16)
    # Shorter than the shortest chunk it is not worth a copy.
    assert recorder.finished.statistics.reused_tokens == (place if place >= 8 else 0)
    again = generate(engine, [*history, 9], max_new_tokens=4)
    # A change of the prompt is another conversation, and the first one keeps its cache; another answer is its next turn.
    assert again.finished.statistics.reused_tokens == (len(history) - 1 if place < len(first) else place)
    assert again.tokens == reference.greedy([*history, 9], 4)


def test_turns_of_a_trimmed_conversation_find_the_one_before_in_the_cache(engine: TextEngine) -> None:
    """Were the least trimmed that has to be, each turn would begin elsewhere, and find nothing but the system prompt."""
    messages: list[Message] = [{"role": "system", "content": "Be brief."}]
    found = []
    for turn in range(30):
        messages.append({"role": "user", "content": f"question {turn} and the dog sleeps on"})
        recorder = Recorder()
        sampling = SamplingSettings(max_new_tokens=12, temperature=0)
        engine.submit(TextRequest("m", messages=list(messages), sampling=sampling), recorder)
        run(engine)
        statistics = recorder.finished.statistics
        if isinstance(trimmed := recorder.events[0], PromptTrimmed):
            assert trimmed.dropped_messages > 0 and trimmed.dropped_messages % 2 == 0
            assert trimmed.prompt_tokens == statistics.prompt_tokens <= CONTEXT - 12
            found.append(statistics.reused_tokens / statistics.prompt_tokens)
        messages.append({"role": "assistant", "content": "the fox runs away"})
    assert len(found) > 10 and sum(found) > len(found) / 2


# -- of different visitors ----------------------------------------------------------------------------------------

BE_BRIEF = "be brief and begin with an answer that is good enough for the quick brown fox"
SECRET = "the lazy dog sleeps on while the fox runs away and the conversation ends"


def asked_by(
    engine: TextEngine, share: str, question: str | list[int], system: str = BE_BRIEF
) -> tuple[Sequence, Recorder]:
    """One whole answer, about token ids alone or behind a system prompt."""
    recorder, sampling = Recorder(), SamplingSettings(max_new_tokens=8, temperature=0)
    if isinstance(question, str):
        messages: list[Message] = [{"role": "system", "content": system}, {"role": "user", "content": question}]
        request = TextRequest("tiny", messages, sampling=sampling)
    else:
        request = TextRequest("tiny", prompt_ids=question, sampling=sampling)
    job = engine.submit(request, recorder, share=share)
    run(engine)
    return job, recorder


def test_another_visitor_gets_the_whole_system_prompt_and_is_not_told(engine: TextEngine, reference: Reference) -> None:
    asked_by(engine, "one", SECRET)

    job, recorder = asked_by(engine, "other", SECRET[:40] + " not")

    length, head = len(job.prompt.ids), job.prompt.head
    assert (job.statistics.reused, job.statistics.reused_from_others, reused(recorder)) == (0, head, 0) and head > 20
    progress = [event for event in recorder.events if isinstance(event, Prefilling)]
    assert progress[0] == recorder.events[0] == Prefilling(0, length, 0)
    assert progress[-1].done_tokens <= length - head, "nor does its progress jump"
    again, told = asked_by(engine, "one", SECRET)
    assert again.statistics.reused_from_others == 0 and reused(told) == len(again.prompt.ids) - 1, (
        "one's own conversation is used, and told, as ever"
    )
    compare(engine, reference, job.prompt.ids, recorder.tokens, 8)


def test_a_part_of_anothers_system_prompt_is_of_no_use_and_a_raw_prompt_is_nobody_elses(engine: TextEngine) -> None:
    for told, asked in ((SECRET, (SECRET, BE_BRIEF[:-1])), (SYSTEM, (SYSTEM,))):
        asked_by(engine, "one", told)  # type: ignore[arg-type]
        job, _ = asked_by(engine, "other", *asked)  # type: ignore[arg-type]
        assert (job.statistics.reused, job.statistics.reused_from_others) == (0, 0)
    again, _ = asked_by(engine, "one", SYSTEM)
    assert (again.statistics.reused, again.statistics.reused_from_others) == (len(SYSTEM) - 1, 0)


def test_of_a_slot_that_another_takes_over_only_the_system_prompt_is_reused(folder: Path, reference: Reference) -> None:
    """With a single slot each takes it from the one before."""
    engine = tiny_models.load(folder, slots=1)
    asked_by(engine, "one", SECRET)
    job, recorder = asked_by(engine, "other", SECRET)
    assert (job.statistics.reused, job.statistics.reused_from_others) == (0, job.prompt.head)
    compare(engine, reference, job.prompt.ids, recorder.tokens, 8)
