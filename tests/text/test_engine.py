"""The engine as its owner drives it: requests in, steps, events out. One tiny model serves every test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hfjax_demo.bridge.compiler import Compiler
from hfjax_demo.errors import ContextTooLong, EngineFailed, InvalidRequest, InvalidSetting
from hfjax_demo.events import Failed, FinishReason, Prefilling, Queued, TextDelta, Trimmed
from hfjax_demo.settings import SamplingSettings
from hfjax_demo.text.engine import TextEngine
from hfjax_demo.text.request import Message, TextRequest

from .. import tiny_models
from ..parity import Recorder, generate, run, submit
from ..tiny_models import CONTEXT, VOCABULARY, Reference, prompt_ids


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tiny_models.make_model(tmp_path_factory.mktemp("llama") / "model", "llama")
    # An end token that does not exist: what ends an answer here is always the test.
    return tiny_models.with_stop_ids(path, path.parent / "endless", [VOCABULARY])


@pytest.fixture(scope="module")
def shared_engine(folder: Path) -> TextEngine:
    return tiny_models.load(folder)


@pytest.fixture(scope="module")
def reference(folder: Path) -> Reference:
    return Reference(folder)


@pytest.fixture
def engine(shared_engine: TextEngine) -> Iterator[TextEngine]:
    """An engine with empty slots; whatever a test leaves behind is noticed."""
    shared_engine.fail(RuntimeError("the next test begins"))
    yield shared_engine
    assert not shared_engine.has_work and not shared_engine.jobs
    assert not any(slot.busy for slot in shared_engine._slots.slots), "a slot was never freed"
    assert not shared_engine._state.remaining.any(), "a slot still decodes on the device"


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


def test_waiting_changes_no_answer(engine: TextEngine, reference: Reference) -> None:
    prompts = [prompt_ids(3 + 9 * seed, seed) for seed in range(6)]
    recorders = [submit(engine, prompt, max_new_tokens=16)[1] for prompt in prompts]

    run(engine)

    assert [recorder.tokens for recorder in recorders] == [reference.greedy(prompt, 16) for prompt in prompts]


@pytest.mark.parametrize("stage", ["queue", "prefill", "decode"])
def test_a_cancelled_job_frees_its_place_and_disturbs_nobody(
    stage: str, engine: TextEngine, reference: Reference
) -> None:
    others = [prompt_ids(8, seed) for seed in range(4 if stage == "queue" else 3)]
    recorders = [submit(engine, prompt, max_new_tokens=120)[1] for prompt in others]
    run(engine, 5)
    prompt = prompt_ids(200, 9) if stage == "prefill" else prompt_ids(8, 9)
    job, cancelled = submit(engine, prompt, max_new_tokens=120)
    run(engine, 3)
    assert job in {"queue": engine._waiting, "prefill": engine._prefilling, "decode": engine._decoding}[stage]
    assert bool(job.tokens) == (stage == "decode")

    engine.cancel(job)

    assert cancelled.finished.reason is FinishReason.CANCELLED
    assert job not in engine.jobs
    assert sum(slot.busy for slot in engine._slots.slots) == len(others)
    if stage != "queue":
        assert engine._state.remaining[job.slot] == 0, "the device would go on with it"
    engine.cancel(job)  # a second time changes nothing
    count = len(cancelled.events)
    run(engine)
    assert len(cancelled.events) == count, "an event after the last"
    for other, recorder in zip(others, recorders, strict=True):
        assert recorder.tokens == reference.greedy(other, 120)
    assert generate(engine, prompt, max_new_tokens=12).tokens == reference.greedy(prompt, 12)


def test_nothing_is_computed_or_counted_after_a_cancellation(engine: TextEngine, reference: Reference) -> None:
    prompt, before = prompt_ids(9), engine.decode_steps
    job, recorder = submit(engine, prompt, max_new_tokens=200)
    for _ in range(4):
        engine.step()

    engine.cancel(job)

    steps, tokens = engine.decode_steps, len(recorder.tokens)
    assert steps - before == tokens - 1  # the first token came from the prefill; every step's token was given out
    run(engine)
    assert (engine.decode_steps, len(recorder.tokens)) == (steps, tokens)
    assert recorder.finished.reason is FinishReason.CANCELLED
    assert recorder.tokens == reference.greedy(prompt, tokens)


def test_cancelling_after_the_end_changes_nothing(engine: TextEngine) -> None:
    job, recorder = submit(engine, prompt_ids(4), max_new_tokens=3)
    run(engine)
    count = len(recorder.events)

    engine.cancel(job)

    assert len(recorder.events) == count and recorder.finished.reason is FinishReason.LENGTH


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


def test_a_shorter_question_after_a_long_one_sees_nothing_of_it(engine: TextEngine, reference: Reference) -> None:
    for _ in range(4):  # every slot
        generate(engine, prompt_ids(400, seed=5), max_new_tokens=8)
    prompt = prompt_ids(400, seed=5)[:9]

    assert generate(engine, prompt, max_new_tokens=24).tokens == reference.greedy(prompt, 24)


@pytest.mark.parametrize("budget", [1, 2, 7, 8, 9, 17])
def test_the_budget_is_met_exactly(budget: int, engine: TextEngine, reference: Reference) -> None:
    prompt = prompt_ids(6)

    recorder = generate(engine, prompt, max_new_tokens=budget)

    assert recorder.tokens == reference.greedy(prompt, budget)
    assert len(recorder.tokens) == recorder.finished.statistics.completion_tokens == budget
    assert recorder.finished.reason is FinishReason.LENGTH


@pytest.mark.parametrize("left", [1, 2, 12])
def test_a_prompt_that_all_but_fills_the_context(left: int, engine: TextEngine, reference: Reference) -> None:
    prompt = prompt_ids(CONTEXT - left)

    recorder = generate(engine, prompt, max_new_tokens=64)

    assert recorder.tokens == reference.greedy(prompt, left)
    assert recorder.finished.reason is FinishReason.LENGTH
    again = generate(engine, prompt, max_new_tokens=64)
    assert again.tokens == recorder.tokens and again.finished.statistics.reused_tokens == CONTEXT - left - 1


def test_a_full_slot_beside_others_that_decode(engine: TextEngine, reference: Reference) -> None:
    """An idle row goes on writing behind its tokens, which at the end of the cache must not fall back on them."""
    full = prompt_ids(CONTEXT - 2)
    generate(engine, full, max_new_tokens=64)
    others = [prompt_ids(8, seed) for seed in (1, 2)]
    recorders = [submit(engine, prompt, max_new_tokens=30)[1] for prompt in others]
    run(engine)
    assert [recorder.tokens for recorder in recorders] == [reference.greedy(prompt, 30) for prompt in others]

    again = generate(engine, full, max_new_tokens=64)

    assert again.finished.statistics.reused_tokens == CONTEXT - 3
    assert again.tokens == reference.greedy(full, 2)


def test_a_prompt_that_fills_the_context_is_refused(engine: TextEngine) -> None:
    with pytest.raises(ContextTooLong, match="has 512 tokens and the context holds 512"):
        submit(engine, prompt_ids(CONTEXT))
    with pytest.raises(InvalidRequest, match="vocabulary"):
        submit(engine, [5, 320])


def test_a_stop_string_ends_the_text_before_it(engine: TextEngine) -> None:
    prompt = prompt_ids(17)
    whole = generate(engine, prompt, max_new_tokens=40)
    text = whole.text
    middle = len(text) // 2
    stop = text[middle : middle + 3]
    place = text.index(stop)

    recorder = generate(engine, prompt, max_new_tokens=40, stop=(stop, "never comes"))

    assert recorder.text == text[:place]
    assert recorder.finished.reason is FinishReason.STOP
    assert recorder.tokens == whole.tokens[: len(recorder.tokens)]
    assert 0 < len(recorder.tokens) < 40


def test_what_a_stop_string_withheld_comes_at_the_end(engine: TextEngine) -> None:
    prompt = prompt_ids(17)
    text = generate(engine, prompt, max_new_tokens=12).text

    recorder = generate(engine, prompt, max_new_tokens=12, stop=(text[-2:] + "\N{SNOWMAN}",))

    assert recorder.text == text
    assert recorder.finished.reason is FinishReason.LENGTH


def test_a_cancelled_answer_shows_what_was_withheld(engine: TextEngine) -> None:
    prompt = prompt_ids(17)
    whole = generate(engine, prompt, max_new_tokens=40)
    job, recorder = submit(engine, prompt, max_new_tokens=40, stop=(whole.text + "\N{SNOWMAN}",))
    run(engine, 4)
    assert recorder.text == "" and recorder.tokens

    engine.cancel(job)
    run(engine)

    assert recorder.text and whole.text.startswith(recorder.text.rstrip("\N{REPLACEMENT CHARACTER}"))


def test_a_stop_token_ends_the_answer_and_says_nothing(folder: Path, tmp_path: Path, engine: TextEngine) -> None:
    prompt = prompt_ids(17)
    free = generate(engine, prompt, max_new_tokens=40).tokens
    stop = free[15]
    other = tiny_models.load(tiny_models.with_stop_ids(folder, tmp_path / "stops", [stop]))

    recorder = generate(other, prompt, max_new_tokens=40)

    assert recorder.tokens == free[: free.index(stop) + 1]
    assert recorder.finished.reason is FinishReason.STOP
    assert recorder.text == other.model.tokenizer.decode(free[: free.index(stop)])
    # The first token is the prompt's. The device noticed the end itself, for a block was on its way when the host did.
    assert other.decode_steps == len(recorder.tokens) - 1


def test_deltas_are_the_text_and_the_tokens(engine: TextEngine) -> None:
    recorder = generate(engine, prompt_ids(17), max_new_tokens=40)

    assert recorder.text == engine.model.tokenizer.decode(recorder.tokens, skip_special_tokens=True)


def test_one_seed_one_text_whatever_shares_the_batch(engine: TextEngine) -> None:
    sampling: dict[str, Any] = {"temperature": 1.2, "top_p": 0.95, "top_k": 50, "repetition_penalty": 1.1, "seed": 11}
    prompt = prompt_ids(20)
    alone = generate(engine, prompt, max_new_tokens=40, **sampling)

    submit(engine, prompt_ids(90, 3), max_new_tokens=60, temperature=0.5, seed=4)
    submit(engine, prompt_ids(5, 4), max_new_tokens=60)
    run(engine, 4)
    _, beside = submit(engine, prompt, max_new_tokens=40, **sampling)
    run(engine)

    assert beside.tokens == alone.tokens
    assert generate(engine, prompt, max_new_tokens=40, **sampling | {"seed": 12}).tokens != alone.tokens
    assert alone.finished.statistics.seed == 11


def test_the_statistics_seed_repeats_a_text_that_asked_for_none(engine: TextEngine) -> None:
    prompt = prompt_ids(20)
    first = generate(engine, prompt, max_new_tokens=30, temperature=1.0)
    second = generate(engine, prompt, max_new_tokens=30, temperature=1.0)

    assert first.tokens != second.tokens
    again = generate(engine, prompt, max_new_tokens=30, temperature=1.0, seed=first.finished.statistics.seed)
    assert again.tokens == first.tokens


def test_the_repetition_penalty_counts_prompt_and_answer(engine: TextEngine, reference: Reference) -> None:
    import torch

    prompt = prompt_ids(30)
    ids = torch.tensor([prompt])
    expected = reference.model.generate(
        ids,
        attention_mask=torch.ones_like(ids),
        do_sample=False,
        max_new_tokens=40,
        repetition_penalty=1.4,
        pad_token_id=2,
    )[0, 30:].tolist()

    assert generate(engine, prompt, max_new_tokens=40, repetition_penalty=1.4).tokens == expected
    assert expected != reference.greedy(prompt, 40)
    # The same when the slot already holds most of the prompt.
    assert generate(engine, prompt, max_new_tokens=40, repetition_penalty=1.4).tokens == expected


def test_statistics_add_up(engine: TextEngine) -> None:
    recorder = generate(engine, prompt_ids(60), max_new_tokens=33)
    statistics = recorder.finished.statistics

    assert (statistics.prompt_tokens, statistics.reused_tokens, statistics.completion_tokens) == (60, 0, 33)
    assert statistics.context_length == CONTEXT and statistics.device == "cpu"
    assert statistics.ttft_s > 0 and statistics.prefill_tokens_per_s > 0 and statistics.decode_tokens_per_s > 0
    assert statistics.load_s == 0
    assert sum(len(event.token_ids) for event in recorder.events if isinstance(event, TextDelta)) == 33


def test_progress_of_a_long_prompt(engine: TextEngine) -> None:
    recorder = generate(engine, prompt_ids(100), max_new_tokens=2)

    progress = [event for event in recorder.events if isinstance(event, Prefilling)]
    assert progress == [Prefilling(0, 100, 0), Prefilling(32, 100, 0), Prefilling(64, 100, 0), Prefilling(96, 100, 0)]


def test_others_go_on_while_a_long_prompt_goes_in(engine: TextEngine) -> None:
    _, recorder = submit(engine, prompt_ids(4), max_new_tokens=400)
    run(engine, 4)
    long_job, _ = submit(engine, prompt_ids(480, 1), max_new_tokens=1)
    before = len(recorder.tokens)
    run(engine, 8)

    assert long_job.prefilled < 480, "it is still going in"
    assert len(recorder.tokens) >= before + 6 * 8
    for job in engine.jobs:
        engine.cancel(job)
    run(engine)


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
    assert isinstance(trimmed, Trimmed)
    assert trimmed.dropped_messages > 0 and trimmed.dropped_messages % 2 == 0
    assert trimmed.prompt_tokens == recorder.finished.statistics.prompt_tokens <= CONTEXT - 4


def test_a_failure_ends_every_job_and_the_engine_serves_again(engine: TextEngine, reference: Reference) -> None:
    recorders = [submit(engine, prompt_ids(40, seed), max_new_tokens=40)[1] for seed in range(6)]
    run(engine, 5)

    engine.fail(ZeroDivisionError("a test"))

    for recorder in recorders:
        failed = recorder.events[-1]
        assert isinstance(failed, Failed) and isinstance(failed.error, EngineFailed)
        assert "a test" in str(failed.error) and "try again" in str(failed.error)
    assert not engine.has_work
    recorder = generate(engine, prompt_ids(40, 0), max_new_tokens=24)
    assert recorder.tokens == reference.greedy(prompt_ids(40, 0), 24)
    assert recorder.finished.statistics.reused_tokens == 0, "what the slots held is gone"


def test_a_program_that_breaks_loses_nothing_but_its_jobs(
    engine: TextEngine, reference: Reference, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The state was donated to the call that broke."""
    _, recorder = submit(engine, prompt_ids(5), max_new_tokens=40)
    run(engine, 3)
    right = type(engine._programs).decode

    def broken(self: Any, state: Any, rows: Any) -> Any:
        right(self, state, rows)
        raise RuntimeError("out of memory")

    monkeypatch.setattr(type(engine._programs), "decode", broken)
    with pytest.raises(RuntimeError) as caught:
        run(engine)
    monkeypatch.undo()
    engine.fail(caught.value)

    assert isinstance(recorder.events[-1], Failed)
    assert generate(engine, prompt_ids(5), max_new_tokens=12).tokens == reference.greedy(prompt_ids(5), 12)


def test_nothing_is_compiled_while_serving(folder: Path) -> None:
    messages: list[str] = []
    fresh = tiny_models.load(folder, compiler=Compiler(on_begin=messages.append))
    while fresh.compile_next():
        pass
    assert len(messages) == len(set(messages)) == 7  # release, copy, prefill 8 and 32, decode 1, 2 and 4
    del messages[:]

    recorders = [submit(fresh, prompt_ids(10 * seed + 3, seed), max_new_tokens=9)[1] for seed in range(5)]
    run(fresh)

    assert messages == []
    assert all(recorder.finished.statistics.compile_s == 0 for recorder in recorders)


@pytest.mark.parametrize(
    "changes", [{"prefill_chunks": (2, 5)}, {"context_length": 12}, {"context_length": 40, "slots": 1}]
)
def test_unusual_shapes_give_the_same_answers(changes: dict[str, Any], folder: Path, reference: Reference) -> None:
    engine = tiny_models.load(folder, **changes)
    prompt = prompt_ids(7)
    left = min(20, engine.context_length - 7)

    assert generate(engine, prompt, max_new_tokens=20).tokens == reference.greedy(prompt, left)


def test_a_context_too_short_to_check_the_model_is_refused(folder: Path) -> None:
    with pytest.raises(InvalidSetting, match="choose at least 12"):
        tiny_models.load(folder, context_length=10)


def test_compiling_does_not_count_as_prefilling(folder: Path) -> None:
    fresh = tiny_models.load(folder)  # its programs for longer prompts, and for freeing a slot, are yet to be compiled
    _, recorder = submit(fresh, prompt_ids(40), max_new_tokens=4)

    run(fresh)

    statistics = recorder.finished.statistics
    assert statistics.compile_s > 0
    assert statistics.prefill_tokens_per_s > 40 / statistics.ttft_s


def test_steps_are_counted_when_each_block_is_one_step(folder: Path) -> None:
    fresh = tiny_models.load(folder, decode_block=1)
    _, recorder = submit(fresh, prompt_ids(5), max_new_tokens=6)

    run(fresh)

    assert fresh.decode_steps == len(recorder.tokens) - 1 == 5


def test_a_cache_that_cannot_grow_fails_the_request_and_serves_the_next(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fresh = tiny_models.load(folder)
    _, recorder = submit(fresh, prompt_ids(5), max_new_tokens=6)
    with monkeypatch.context() as broken:
        broken.setattr("hfjax_demo.text.programs.Programs.grow", lambda *_: (_ for _ in ()).throw(MemoryError("full")))
        with pytest.raises(MemoryError) as caught:
            fresh.step()
    fresh.fail(caught.value)
    assert len(recorder.events) == 1  # Failed, and nothing before it

    _, recorder = submit(fresh, prompt_ids(5), max_new_tokens=6)
    run(fresh)
    assert recorder.finished.reason is FinishReason.LENGTH
