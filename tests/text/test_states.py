"""Models that keep states: a convolution's, a delta rule's, a state-space layer's; with attention layers and without."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from hfjax_demo.bridge.programs.compiler import Ynnpack
from hfjax_demo.events import FinishReason
from hfjax_demo.requests import SamplingSettings, TextRequest
from hfjax_demo.text.engine import TextEngine
from hfjax_demo.text.program_specs import DECODE, ProgramKey, abstract_program
from hfjax_demo.text.scheduler import Slot, SlotTable, next_unpadded_chunk

from .. import tiny_models
from ..architectures.comparing import make_folder
from ..parity import Recorder, compare, generate, run, submit
from ..tiny_models import EOS, Reference, prompt_ids
from . import chat_templates

pytestmark = pytest.mark.usefixtures("engines")

NEW_TOKENS = 32


@dataclass(frozen=True)
class Loaded:
    engine: TextEngine
    reference: Reference


@pytest.fixture(scope="module")
def hybrid(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Loaded]:
    folder = make_folder(tmp_path_factory.mktemp("hybrid"), "lfm2")
    tiny_models.with_template(folder, chat_templates.QWEN3)
    yield Loaded(tiny_models.load(folder), Reference(folder))


def without_end(reference: Reference, length: int, seed: int = 0) -> list[int]:
    """A prompt whose answer is not over before :data:`NEW_TOKENS`."""
    prompts = (prompt_ids(length, seed=seed + more) for more in range(40))
    return next(prompt for prompt in prompts if EOS not in reference.greedy(prompt, NEW_TOKENS))


def run_idle(engine: TextEngine) -> None:
    while engine.compile_next():
        pass


def reused(answer: Recorder) -> int:
    return answer.finished.statistics.reused_tokens


def test_the_sums_of_a_single_conversations_step_are_xlas_own(hybrid: Loaded) -> None:
    """YNNPACK takes twenty times as long for those over a delta rule's states; with two conversations it is the quicker one."""
    programs = hybrid.engine._programs
    made = {
        width: abstract_program(programs.model, programs.params, programs.shapes, ProgramKey(DECODE, width))
        for width in (1, 2)
    }
    assert {width: program.ynnpack for width, program in made.items()} == {1: Ynnpack.PRODUCTS, 2: Ynnpack.ALL}


def test_what_is_taken_up_and_what_is_computed_anew(hybrid: Loaded) -> None:
    engine, reference = hybrid.engine, hybrid.reference
    prompt = without_end(reference, 40)
    first = generate(engine, prompt, max_new_tokens=NEW_TOKENS)
    assert first.tokens == reference.greedy(prompt, NEW_TOKENS)

    turn = [*prompt, *first.tokens, *prompt_ids(9, seed=2)]
    second = generate(engine, turn, max_new_tokens=NEW_TOKENS)
    assert reused(second) == len(prompt) + len(first.tokens) - 1  # the last token was sampled, and not put in
    assert second.tokens == reference.greedy(turn, NEW_TOKENS)

    run_idle(engine)  # the programs that go back to a mark
    for _ in range(2):
        again = generate(engine, turn, max_new_tokens=NEW_TOKENS)
        assert again.tokens == second.tokens
    saved_state_tokens = reused(again)
    assert len(turn) - 16 < saved_state_tokens < len(turn) - 3

    job, _ = submit(engine, turn, max_new_tokens=NEW_TOKENS)
    engine._admit()
    assert job.prefilled == saved_state_tokens
    engine.cancel(job)  # before a chunk went back to the saved states
    assert generate(engine, turn, max_new_tokens=NEW_TOKENS).tokens == second.tokens

    shortened = [*turn[:-2], *prompt_ids(5, seed=3)]
    other = generate(engine, shortened, max_new_tokens=NEW_TOKENS)
    assert reused(other) == saved_state_tokens
    assert other.tokens == reference.greedy(shortened, NEW_TOKENS)

    edited = [*turn[: saved_state_tokens - 1], *prompt_ids(5, seed=4)]
    other = generate(engine, edited, max_new_tokens=NEW_TOKENS)
    assert reused(other) == 0
    assert other.tokens == reference.greedy(edited, NEW_TOKENS)


def test_behind_a_stop_string_the_mark_is_taken_up(hybrid: Loaded) -> None:
    """Of which only the host knows: the device has gone on."""
    engine, reference = hybrid.engine, hybrid.reference
    run_idle(engine)
    prompt = without_end(reference, 41)
    whole = generate(engine, prompt, max_new_tokens=NEW_TOKENS)
    piece = whole.text[len(whole.text) // 2 :][:2]
    stopped = generate(engine, prompt, max_new_tokens=NEW_TOKENS, stop=(piece,))
    assert stopped.finished.reason is FinishReason.STOP and len(stopped.tokens) < NEW_TOKENS

    turn = [*prompt, *stopped.tokens, *prompt_ids(9, seed=2)]
    answer = generate(engine, turn, max_new_tokens=NEW_TOKENS)

    assert 0 < reused(answer) < len(prompt)
    assert answer.tokens == reference.greedy(turn, NEW_TOKENS)


def test_behind_a_call_that_ends_the_answer_the_mark_is_taken_up(hybrid: Loaded) -> None:
    """Of which only the host knows, too."""
    engine, reference = hybrid.engine, hybrid.reference
    run_idle(engine)
    brace = engine.model.tokenizer("}", add_special_tokens=False).input_ids[-1]
    recorder = Recorder()
    job = engine.submit(
        TextRequest(
            "tiny",
            messages=[{"role": "user", "content": "What time is it, what time is it?"}],
            sampling=SamplingSettings(temperature=0, max_new_tokens=40, logit_bias=((brace, 100.0),)),
            tools=[{"type": "function", "function": {"name": "clock", "parameters": {"type": "object"}}}],
            parallel_tool_calls=False,
            thinking=False,
            begun='<tool_call>\n{"name": "clock", "arguments": {}',
        ),
        recorder,
    )
    run(engine)
    assert recorder.finished.reason is FinishReason.TOOL_CALLS and len(job.tokens) < 40

    turn = [*job.prompt.ids, *job.tokens, *prompt_ids(9, seed=2)]
    answer = generate(engine, turn, max_new_tokens=NEW_TOKENS)

    assert 0 < reused(answer) < len(job.prompt.ids)
    compare(engine, reference, turn, answer.tokens, NEW_TOKENS)


@pytest.mark.parametrize(("total", "pieces"), [(1, [1]), (9, [3, 3, 3]), (91, [64, 16, 8, 3]), (18, [16, 2])])
def test_chunks_without_padding_end_where_the_prompt_does(total: int, pieces: list[int]) -> None:
    lengths, start, found = (1, 2, 3, 8, 16, 64), 0, []
    while start < total:
        piece = next_unpadded_chunk(start, total, lengths)
        assert piece is not None and piece.count == piece.length and piece.start == start
        found.append(piece.length)
        start += piece.count

    assert found == pieces  # and no token goes in alone
    assert next_unpadded_chunk(0, 3, (1, 2)) is None


def test_a_slot_of_states_is_taken_up_where_they_stand_or_stood_by_its_own_share() -> None:
    table = SlotTable([Slot(), Slot()], whole=True)
    table.assign(0, [1, 2, 3], 0, share="a", head=2)
    table.release(0, [1, 2, 3, 4])
    slot = table.slots[0]
    slot.state_tokens, slot.saved_state_tokens = 4, 2

    assert slot.reusable_tokens([1, 2, 3, 4, 5, 6], "a", whole=True) == 4
    assert slot.reusable_tokens([1, 2, 3, 4, 5], "a", whole=True) == 2  # a token would go in alone
    assert slot.reusable_tokens([1, 2, 9, 9, 9, 9], "a", whole=True) == 2
    assert slot.reusable_tokens([1, 9, 9, 9, 9, 9], "a", whole=True) == 0
    assert slot.reusable_tokens([1, 2, 3, 4, 5, 6], "b", whole=True) == 0
