"""Thoughts of a model that runs: apart from its answer, ended at their budget by the engine, with PyTorch's tokens before and
behind that."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hfjax_demo.errors import InvalidRequest
from hfjax_demo.events import Event, Finished, FinishReason, TextDelta, ThoughtDelta
from hfjax_demo.requests import Constraint, SamplingSettings, TextRequest
from hfjax_demo.text.engine import TextEngine
from hfjax_demo.text.output_stream import OutputStream, Reply

from .. import tiny_models
from ..parity import Recorder, run
from ..tiny_models import VOCABULARY, Reference

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

# As DeepSeek R1's distilled models: the template begins the thoughts.
TEMPLATE = (
    "{% for message in messages %}<|{{ message['role'] }}|>{{ message['content'].split('</think>')[-1] }}\n{% endfor %}"
    "{% if add_generation_prompt %}<|assistant|><think>\n{% endif %}"
)
MESSAGES: Any = [{"role": "user", "content": "the quick brown fox"}]
BUDGET = 24


@pytest.fixture(scope="module")
def thinker(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tiny_models.make_model(tmp_path_factory.mktemp("thinker") / "model", "llama")
    tiny_models.with_template(path, TEMPLATE)
    return tiny_models.with_stop_ids(path, path.parent / "endless", [VOCABULARY])


@pytest.fixture(scope="module")
def loaded(thinker: Path) -> TextEngine:
    return tiny_models.load(thinker)


@pytest.fixture(scope="module")
def reference(thinker: Path) -> Reference:
    return Reference(thinker)


@pytest.fixture
def engine(loaded: TextEngine) -> Iterator[TextEngine]:
    loaded.fail(RuntimeError("the next test begins"))
    yield loaded
    assert not loaded.sequences and not any(slot.busy for slot in loaded._slots.table.slots)


def ask(engine: TextEngine, messages: Any = MESSAGES, most: int = BUDGET, **given: Any) -> Recorder:
    recorder = Recorder()
    settings = SamplingSettings(temperature=0, max_new_tokens=most, **given.pop("sampling", {}))
    engine.submit(TextRequest("m", messages, sampling=settings, **given), recorder)
    return recorder


def answered(engine: TextEngine, *arguments: Any, **given: Any) -> Recorder:
    recorder = ask(engine, *arguments, **given)
    run(engine)
    assert recorder.finished
    return recorder


def ids_of(events: list[Event], kind: type) -> list[int]:
    return [token for event in events if isinstance(event, kind) for token in event.token_ids]  # type: ignore[attr-defined]


def thoughts_of(recorder: Recorder) -> str:
    return "".join(event.text for event in recorder.events if isinstance(event, ThoughtDelta))


def expected(engine: TextEngine, reference: Reference, thinking_tokens: int) -> tuple[list[int], list[int]]:
    """PyTorch's tokens of the thoughts with what ends them, and of the answer behind that."""
    tokenizer = engine.model.tokenizer
    prompt = list(engine.encoder.encode(TextRequest("m", MESSAGES)).prompt.ids)
    thoughts = reference.greedy(prompt, thinking_tokens)
    closed = [*thoughts, *tokenizer("\n</think>\n\n", add_special_tokens=False).input_ids]
    return closed, reference.greedy([*prompt, *closed], BUDGET + 16 - len(closed))


@pytest.mark.parametrize("thinking_tokens", [1, 5, 8])
def test_at_their_budget_thoughts_end_and_the_answer_follows(
    thinking_tokens: int, engine: TextEngine, reference: Reference
) -> None:
    closed, answer = expected(engine, reference, thinking_tokens)

    recorder = answered(engine, most=BUDGET + 16, thinking_tokens=thinking_tokens)

    thoughts = ids_of(recorder.events, ThoughtDelta)
    said = ids_of(recorder.events, TextDelta)
    # Where the end of the thoughts is known a token or two late, for those have no text yet, they count for the thoughts.
    assert thoughts + said == closed + answer and abs(len(closed) - len(thoughts)) <= 2
    tokenizer = engine.model.tokenizer
    assert thoughts_of(recorder) == tokenizer.decode(closed[:thinking_tokens], skip_special_tokens=True).strip()
    assert recorder.text == tokenizer.decode(answer, skip_special_tokens=True).lstrip()
    statistics = recorder.finished.statistics
    assert (recorder.finished.reason, recorder.finished.in_thoughts) == (FinishReason.LENGTH, False)
    assert statistics.thought_tokens == len(thoughts) and statistics.completion_tokens == BUDGET + 16


def test_others_are_not_disturbed_and_what_follows_is_found_in_the_cache(engine: TextEngine) -> None:
    alone = answered(engine, most=BUDGET + 16, thinking_tokens=5)
    engine.fail(RuntimeError("empty slots"))
    both = [ask(engine, most=BUDGET + 16, thinking_tokens=budget) for budget in (5, 9, None)]
    run(engine)

    assert [event for event in both[0].events if isinstance(event, TextDelta)]
    assert ids_of(both[0].events, ThoughtDelta) == ids_of(alone.events, ThoughtDelta) and both[0].text == alone.text
    assert all(recorder.finished for recorder in both)
    again = answered(engine, most=4, begun=[*ids_of(alone.events, ThoughtDelta), *ids_of(alone.events, TextDelta)][:-2])
    assert again.finished.statistics.reused_tokens >= again.finished.statistics.prompt_tokens - 4


def test_an_answer_that_ends_within_its_thoughts_says_so(engine: TextEngine) -> None:
    recorder = answered(engine, most=6)

    assert recorder.finished.in_thoughts and recorder.text == "" and thoughts_of(recorder)
    assert recorder.finished.statistics.thought_tokens == 6
    short = answered(engine, most=7, thinking_tokens=6)
    assert short.finished.reason is FinishReason.LENGTH and short.finished.statistics.completion_tokens == 7


def test_without_thoughts_the_answer_comes_at_once(engine: TextEngine, reference: Reference) -> None:
    recorder = answered(engine, thinking=False)

    prompt = list(engine.encoder.encode(TextRequest("m", MESSAGES, thinking=False)).prompt.ids)
    assert recorder.tokens == reference.greedy(prompt, BUDGET) and thoughts_of(recorder) == ""
    assert engine.model.tokenizer.decode(prompt).endswith("<think>\n\n</think>\n\n")


def test_stop_strings_end_the_answer_and_no_thought(engine: TextEngine) -> None:
    whole = answered(engine, thinking_tokens=12, most=BUDGET + 16)
    thought, said = thoughts_of(whole), whole.text
    first = next(letter for letter in thought if letter.isalpha())

    recorder = answered(engine, thinking_tokens=12, most=BUDGET + 16, sampling={"stop": (first,)})

    assert thoughts_of(recorder) == thought
    assert recorder.text == said.partition(first)[0]


def test_log_probabilities_go_with_what_they_are_of(engine: TextEngine) -> None:
    recorder = answered(engine, thinking_tokens=6, most=BUDGET + 16, logprobs=1)

    thoughts = [item for event in recorder.events if isinstance(event, ThoughtDelta) for item in event.logprobs]
    said = [item for event in recorder.events if isinstance(event, TextDelta) for item in event.logprobs]
    assert [item.chosen.token_id for item in thoughts] == ids_of(recorder.events, ThoughtDelta)[:6]
    assert [item.chosen.token_id for item in said] == ids_of(recorder.events, TextDelta)
    assert said[0].offset == thoughts[0].offset == 0


def test_a_continued_answer_may_be_in_its_thoughts_or_behind_them(engine: TextEngine) -> None:
    within, behind = (answered(engine, begun=begun, most=4) for begun in ("well", "well\n</think>\n\nfox"))

    assert thoughts_of(within) and not within.text and within.finished.in_thoughts
    assert behind.text and not thoughts_of(behind)


def test_a_broken_off_thought_is_told(engine: TextEngine) -> None:
    recorder = ask(engine, most=200)
    run(engine, 4)
    [job] = engine.sequences
    engine.cancel(job)

    assert isinstance(recorder.events[-1], Finished) and recorder.finished.reason is FinishReason.CANCELLED
    assert recorder.finished.in_thoughts


@pytest.mark.parametrize("thinking_tokens", [1, 6])
def test_an_answer_of_a_given_form_follows_thoughts_that_are_free(
    thinking_tokens: int, engine: TextEngine, reference: Reference
) -> None:
    closed, _ = expected(engine, reference, thinking_tokens)
    constraint = Constraint(choice=("red", "blue"))
    both = [
        ask(engine, most=BUDGET + 40, thinking_tokens=thinking_tokens, constraint=constraint),
        ask(engine, most=BUDGET + 40, constraint=constraint),
    ]
    run(engine)

    thoughts = thoughts_of(both[0])
    tokenizer = engine.model.tokenizer
    assert thoughts == tokenizer.decode(closed[:thinking_tokens], skip_special_tokens=True).strip(), "PyTorch's own"
    assert thoughts_of(both[1]) == "", "nobody asked for thoughts there"
    for recorder in both:
        assert recorder.finished.reason is FinishReason.STOP
        assert recorder.text in ("red", "blue")


def posted(engine: TextEngine, text: str, mark: str | None = None) -> tuple[Recorder, list[Reply]]:
    """The text side of an answer of a given form after thoughts: it gets the tokens of this text, one after another."""
    recorder, replies = Recorder(), list[Reply]()
    constraint = Constraint(choice=("red", "blue"))
    output = engine.begin(TextRequest("m", MESSAGES, thinking=True, constraint=constraint), recorder).output
    output.deliver = replies.append
    output.grammar.mark = mark or output.grammar.mark
    for token in engine.model.tokenizer(text, add_special_tokens=False).input_ids:
        output.post(OutputStream.take, [token], [], 0.0, None, False)
    return recorder, replies


def test_thoughts_before_a_given_form_end_where_the_model_ends_them(engine: TextEngine) -> None:
    recorder, replies = posted(engine, "a fox</think>")

    assert thoughts_of(recorder) == "a fox"
    letters = [engine.model.tokenizer(text, add_special_tokens=False).input_ids[0] for text in "rbx"]
    masks = [reply.mask for reply in replies if reply.mask is not None]
    assert [allowed(masks[-2], letter) for letter in letters] == [True, True, True], "thoughts are free"
    assert [allowed(masks[-1], letter) for letter in letters] == [True, True, False]


def test_within_thoughts_before_a_given_form_nothing_ends_the_answer(thinker: Path) -> None:
    ending = tiny_models.load(tiny_models.with_stop_ids(thinker, thinker.parent / "ending", [7, VOCABULARY]))
    matcher = ending.encoder.encode(
        TextRequest("m", MESSAGES, thinking=True, constraint=Constraint(json_object=True))
    ).matcher
    assert matcher is not None
    assert [token for token in range(VOCABULARY) if not allowed(matcher.mask_for_reasoning(), token)] == [7]


def test_an_answer_that_begins_within_the_token_that_ends_its_thoughts_fails(engine: TextEngine) -> None:
    recorder, replies = posted(engine, "qu", mark="q")  # of which "qu", a token of this vocabulary, is the end and more

    assert replies[-1].is_over
    with pytest.raises(InvalidRequest, match="can't be applied any further"):
        assert recorder.finished


def test_one_of_a_given_form_that_has_begun_goes_on_within_its_thoughts_or_behind_them(engine: TextEngine) -> None:
    constraint = Constraint(choice=("red", "blue"))
    assert answered(engine, constraint=constraint, begun="a fox</think>\n\nre").text == "d"
    assert answered(engine, constraint=constraint, begun="a fox</think>\n\n").text in ("red", "blue")
    within = answered(engine, constraint=constraint, begun="a fox", thinking_tokens=4, most=BUDGET + 40)
    assert thoughts_of(within) and within.text in ("red", "blue")
    with pytest.raises(InvalidRequest, match="violates the constraint"):
        ask(engine, constraint=constraint, begun="</think>green")


def allowed(mask: np.ndarray, token: int) -> bool:
    return bool(mask[token // 32] >> np.uint32(token % 32) & np.uint32(1))
