"""Thoughts of a model that runs: apart from its answer, ended at their budget, with PyTorch's tokens before and behind that."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from hfjax_demo.errors import InvalidRequest
from hfjax_demo.events import Event, FinishReason, TextDelta, ThoughtDelta
from hfjax_demo.requests import Constraint, SamplingSettings, TextRequest
from hfjax_demo.text.constraints import GrammarCompiler
from hfjax_demo.text.engine import TextEngine
from hfjax_demo.text.output_stream import OutputStream, Reply

from .. import tiny_models
from ..parity import Recorder, run
from ..tiny_models import VOCABULARY, Reference
from .conftest import emptied

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

# As DeepSeek R1's distilled models: the template begins the thoughts.
TEMPLATE = (
    "{% for message in messages %}<|{{ message['role'] }}|>{{ message['content'].split('</think>')[-1] }}\n{% endfor %}"
    "{% if add_generation_prompt %}<|assistant|><think>\n{% endif %}"
)
MESSAGES: Any = [{"role": "user", "content": "the quick brown fox"}]
BUDGET = 40
CHOICE = Constraint(choice=("red", "blue"))


@pytest.fixture(scope="module")
def thinker(tmp_path_factory: pytest.TempPathFactory) -> tuple[TextEngine, Reference]:
    made = tiny_models.make_model(tmp_path_factory.mktemp("thinker") / "model", "llama")
    tiny_models.with_template(made, TEMPLATE)
    folder = tiny_models.with_stop_ids(made, made.parent / "endless", [VOCABULARY])
    return tiny_models.load(folder), Reference(folder)


@pytest.fixture
def engine(thinker: tuple[TextEngine, Reference]) -> Iterator[TextEngine]:
    yield from emptied(thinker[0])


def ask(engine: TextEngine, most: int = BUDGET, **given: Any) -> Recorder:
    recorder = Recorder()
    settings = SamplingSettings(temperature=0, max_new_tokens=most, **given.pop("sampling", {}))
    engine.submit(TextRequest("m", MESSAGES, sampling=settings, **given), recorder)
    return recorder


def answered(engine: TextEngine, **given: Any) -> Recorder:
    recorder = ask(engine, **given)
    run(engine)
    assert recorder.finished
    return recorder


def ids_of(events: list[Event], kind: type) -> list[int]:
    return [token for event in events if isinstance(event, kind) for token in event.token_ids]  # type: ignore[attr-defined]


def thoughts_of(recorder: Recorder) -> str:
    return "".join(event.text for event in recorder.events if isinstance(event, ThoughtDelta))


@pytest.mark.parametrize("thinking_tokens", [1, 8])
def test_at_their_budget_thoughts_end(
    thinking_tokens: int, engine: TextEngine, thinker: tuple[TextEngine, Reference]
) -> None:
    tokenizer, (_, reference) = engine.model.tokenizer, thinker
    prompt = list(engine.encoder.encode(TextRequest("m", MESSAGES)).prompt.ids)
    ending = tokenizer("\n</think>\n\n", add_special_tokens=False).input_ids
    closed = [*reference.greedy(prompt, thinking_tokens), *ending]
    answer = reference.greedy([*prompt, *closed], BUDGET - len(closed))

    recorder = answered(engine, thinking_tokens=thinking_tokens)

    thoughts, said = ids_of(recorder.events, ThoughtDelta), recorder.tokens
    # Where the end of the thoughts is known a token or two late, for those have no text yet, they count for the thoughts.
    assert thoughts + said == closed + answer and abs(len(closed) - len(thoughts)) <= 2
    assert thoughts_of(recorder) == tokenizer.decode(closed[:thinking_tokens], skip_special_tokens=True).strip()
    assert recorder.text == tokenizer.decode(answer, skip_special_tokens=True).lstrip()
    statistics = recorder.finished.statistics
    assert (recorder.finished.reason, recorder.finished.in_thoughts) == (FinishReason.LENGTH, False)
    assert statistics.thought_tokens == len(thoughts) and statistics.completion_tokens == BUDGET
    again = answered(engine, most=4, begun=[*thoughts, *said][:-2]).finished.statistics
    assert again.reused_tokens >= again.prompt_tokens - 4, "what follows is found in the cache"


def test_an_answer_that_ends_within_its_thoughts_says_so(engine: TextEngine) -> None:
    recorder = answered(engine, most=6)
    assert recorder.finished.in_thoughts and recorder.text == "" and thoughts_of(recorder)
    assert recorder.finished.statistics.thought_tokens == 6
    short = answered(engine, most=7, thinking_tokens=6)
    assert short.finished.reason is FinishReason.LENGTH and short.finished.statistics.completion_tokens == 7
    recorder = ask(engine, most=200)
    run(engine, 4)
    engine.cancel(engine.sequences[0])
    assert recorder.finished.reason is FinishReason.CANCELLED and recorder.finished.in_thoughts


def test_stop_strings_end_no_thought_and_log_probabilities_go_with_what_they_are_of(engine: TextEngine) -> None:
    whole = answered(engine, thinking_tokens=12, logprobs=1)
    first = next(letter for letter in thoughts_of(whole) if letter.isalpha())
    recorder = answered(engine, thinking_tokens=12, sampling={"stop": (first,)})
    assert (thoughts_of(recorder), recorder.text) == (thoughts_of(whole), whole.text.partition(first)[0])
    thoughts = [item for event in whole.events if isinstance(event, ThoughtDelta) for item in event.logprobs]
    said = [item for event in whole.events if isinstance(event, TextDelta) for item in event.logprobs]
    assert [item.chosen.token_id for item in thoughts] == ids_of(whole.events, ThoughtDelta)[:12]
    assert [item.chosen.token_id for item in said] == whole.tokens
    assert said[0].offset == thoughts[0].offset == 0


def posted(engine: TextEngine, text: str, mark: str | None = None) -> tuple[Recorder, list[Reply]]:
    """The text side of an answer of a given form after thoughts: it gets the tokens of this text, one after another."""
    recorder, replies = Recorder(), list[Reply]()
    output = engine.begin(TextRequest("m", MESSAGES, thinking=True, constraint=CHOICE), recorder).output
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


def test_within_thoughts_before_a_given_form_nothing_ends_the_answer(engine: TextEngine) -> None:
    compiler = GrammarCompiler(engine.model.tokenizer, VOCABULARY, [7, VOCABULARY])
    mask = compiler.matcher(Constraint(json_object=True)).mask_for_reasoning()
    assert [token for token in range(VOCABULARY) if not allowed(mask, token)] == [7]


def test_an_answer_that_begins_within_the_token_that_ends_its_thoughts_fails(engine: TextEngine) -> None:
    recorder, replies = posted(engine, "qu", mark="q")  # of which "qu", a token of this vocabulary, is the end and more
    assert replies[-1].is_over
    with pytest.raises(InvalidRequest, match="can't be applied any further"):
        assert recorder.finished


def test_one_of_a_given_form_that_has_begun_goes_on_within_its_thoughts_or_behind_them(engine: TextEngine) -> None:
    assert answered(engine, constraint=CHOICE, begun="a fox</think>\n\nre").text == "d"
    unasked = answered(engine, constraint=CHOICE)
    assert unasked.text in ("red", "blue") and not thoughts_of(unasked), "nobody asked for thoughts there"
    assert answered(engine, begun="well\n</think>\n\nfox", most=4).text
    within = answered(engine, constraint=CHOICE, begun="a fox", thinking_tokens=4, most=64)
    assert thoughts_of(within) and within.text in ("red", "blue")
    with pytest.raises(InvalidRequest, match="violates the constraint"):
        ask(engine, constraint=CHOICE, begun="</think>green")


def allowed(mask: np.ndarray, token: int) -> bool:
    return bool(mask[token // 32] >> np.uint32(token % 32) & np.uint32(1))
