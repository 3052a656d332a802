"""A conversation's next turns: what they find in the cache, and how they fit into the context."""

from __future__ import annotations

import pytest

from hfjax_demo.errors import ContextTooLong, InvalidRequest
from hfjax_demo.events import FinishReason, Prefilling, PromptTrimmed
from hfjax_demo.requests import Message, SamplingSettings, TextRequest
from hfjax_demo.text.engine import TextEngine

from ..parity import Recorder, generate, run, submit
from ..tiny_models import CONTEXT, Reference, prompt_ids

pytestmark = pytest.mark.usefixtures("engines")


def test_a_next_turn_prefills_only_what_is_new_and_says_the_same(engine: TextEngine, reference: Reference) -> None:
    first = prompt_ids(50)
    answer = generate(engine, first, max_new_tokens=20).tokens
    second = [*first, *answer, *prompt_ids(7, seed=1)]

    recorder = generate(engine, second, max_new_tokens=24)

    # All but the last token of the answer, which was never put into the cache.
    assert recorder.finished.statistics.reused_tokens == 50 + 19
    assert recorder.events[0] == Prefilling(69, 77, 69)
    assert recorder.tokens == reference.greedy(second, 24)


def test_a_turn_after_a_stop_in_the_middle_says_the_same(engine: TextEngine, reference: Reference) -> None:
    """The device was ahead of what had been read, so the slot holds more than anybody knows of."""
    first = prompt_ids(40)
    job, recorder = submit(engine, first, max_new_tokens=60)
    run(engine, 6)
    engine.cancel(job)
    run(engine)
    second = [*first, *recorder.tokens, *prompt_ids(3, seed=2)]
    assert 0 < len(recorder.tokens) < 60

    after = generate(engine, second, max_new_tokens=24)

    assert after.finished.statistics.reused_tokens == 40 + len(recorder.tokens) - 1
    assert after.tokens == reference.greedy(second, 24)


def test_a_turn_after_a_cancelled_prefill_reuses_what_had_arrived(engine: TextEngine, reference: Reference) -> None:
    prompt = prompt_ids(200)
    job, _ = submit(engine, prompt)
    run(engine, 3)
    arrived = job.prefilled
    assert 0 < arrived < 200
    engine.cancel(job)

    recorder = generate(engine, prompt, max_new_tokens=12)

    assert recorder.finished.statistics.reused_tokens == arrived
    assert recorder.tokens == reference.greedy(prompt, 12)


@pytest.mark.parametrize("place", [0, 1, 30, 59, 60, 75])
def test_an_edit_anywhere_in_the_history_says_what_a_fresh_start_says(
    place: int, engine: TextEngine, reference: Reference
) -> None:
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


@pytest.mark.parametrize("left", [1, 2, 12])
def test_a_prompt_that_all_but_fills_the_context(left: int, engine: TextEngine, reference: Reference) -> None:
    prompt = prompt_ids(CONTEXT - left)

    recorder = generate(engine, prompt, max_new_tokens=64)

    assert recorder.tokens == reference.greedy(prompt, left)
    assert recorder.finished.reason is FinishReason.LENGTH
    again = generate(engine, prompt, max_new_tokens=64)
    assert again.tokens == recorder.tokens and again.finished.statistics.reused_tokens == CONTEXT - left - 1


def test_a_prompt_that_fills_the_context_is_refused(engine: TextEngine) -> None:
    with pytest.raises(ContextTooLong, match="has 512 tokens, and the context length is 512"):
        submit(engine, prompt_ids(CONTEXT))
    with pytest.raises(InvalidRequest, match="vocabulary"):
        submit(engine, [5, 320])


def test_a_conversation_that_was_trimmed_says_so(engine: TextEngine) -> None:
    messages: list[Message] = []
    for turn in range(40):
        messages += [{"role": "user", "content": f"question {turn}"}, {"role": "assistant", "content": "an answer"}]
    messages.append({"role": "user", "content": "and now?"})
    recorder = Recorder()

    engine.submit(
        TextRequest("m", messages=messages, sampling=SamplingSettings(max_new_tokens=4, temperature=0)), recorder
    )
    run(engine)

    trimmed = recorder.events[0]
    assert isinstance(trimmed, PromptTrimmed)
    assert trimmed.dropped_messages > 0 and trimmed.dropped_messages % 2 == 0
    assert trimmed.prompt_tokens == recorder.finished.statistics.prompt_tokens <= CONTEXT - 4


def test_most_turns_of_a_trimmed_conversation_find_the_one_before_in_the_cache(engine: TextEngine) -> None:
    """Were the least trimmed that has to be, each turn would begin elsewhere, and find nothing but the system prompt."""
    messages: list[Message] = [{"role": "system", "content": "Be brief."}]
    prompt_tokens = reused_tokens = 0
    for turn in range(40):
        messages.append({"role": "user", "content": f"question {turn} and the dog sleeps on"})
        recorder = Recorder()
        sampling = SamplingSettings(max_new_tokens=12, temperature=0)
        engine.submit(TextRequest("m", messages=list(messages), sampling=sampling), recorder)
        run(engine)
        if isinstance(recorder.events[0], PromptTrimmed):
            prompt_tokens += recorder.finished.statistics.prompt_tokens
            reused_tokens += recorder.finished.statistics.reused_tokens
        messages.append({"role": "assistant", "content": "the fox runs away"})

    assert prompt_tokens > 20 * CONTEXT / 2 and reused_tokens > prompt_tokens / 2


def test_a_conversation_that_may_not_be_trimmed_is_refused(engine: TextEngine) -> None:
    messages: list[Message] = [{"role": "user", "content": "the dog sleeps on"}] * 60

    with pytest.raises(ContextTooLong):
        engine.submit(TextRequest("m", messages=messages, trim=False), Recorder())
