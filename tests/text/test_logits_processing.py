"""Biases, penalties and masks beside what they mean, written out in NumPy over PyTorch's logits."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import jax.numpy as jnp
import jsonschema
import numpy as np
import pytest

from hfjax_demo.errors import InvalidRequest
from hfjax_demo.events import ToolCallDelta
from hfjax_demo.requests import Constraint, SamplingSettings, TextRequest
from hfjax_demo.text import sequence
from hfjax_demo.text.engine import TextEngine
from hfjax_demo.text.logits_processing import mask_word_count, steer, steering
from hfjax_demo.text.program_specs import DECODE
from hfjax_demo.text.slots import SlotManager

from .. import tiny_models
from ..parity import Recorder, generate, run, submit
from ..tiny_models import EOS, VOCABULARY, Reference, prompt_ids
from . import chat_templates

pytestmark = pytest.mark.usefixtures("engines")

PROMPT = prompt_ids(12)


def expected(reference: Reference, tokens: list[int], **settings: Any) -> list[int]:
    """The greedy token in the place of each of an answer's, given those before it."""
    asked = SamplingSettings(**settings)
    rows = reference.logits(PROMPT, tokens).astype(np.float64)
    found = []
    for place, row in enumerate(rows):
        for token, bias in asked.logit_bias:
            row[token] += bias
        for token, times in Counter(tokens[:place]).items():
            row[token] -= asked.frequency_penalty * times + asked.presence_penalty
        found.append(int(row.argmax()))
    return found


@pytest.mark.release
def test_masks_of_a_vocabulary_that_fills_no_word() -> None:
    words = np.zeros(mask_word_count(70), np.uint32)
    for token in (0, 31, 32, 69):
        words[token // 32] |= np.uint32(1 << token % 32)
    logits = jnp.arange(140, dtype=jnp.float32).reshape(2, 70)

    found = steer(
        logits, jnp.zeros((2, 70), jnp.int32), steering([None, None], [words, None], 70), jnp.zeros(2, jnp.int32)
    )

    assert list(np.flatnonzero(np.isfinite(found[0]))) == [0, 31, 32, 69]
    np.testing.assert_array_equal(found[1], logits[1])


@pytest.mark.release
@pytest.mark.parametrize(
    "settings",
    [
        {"frequency_penalty": 1.5},
        {"presence_penalty": 2.0},
        {"frequency_penalty": -2.0, "presence_penalty": -1.0},
        {"logit_bias": {"7": 4.5, 11: -100.0}, "frequency_penalty": 0.5},
    ],
    ids=["frequency", "presence", "rewards", "bias"],
)
def test_penalties_and_biases_are_openais(engine: TextEngine, reference: Reference, settings: dict[str, Any]) -> None:
    plain = generate(engine, PROMPT, max_new_tokens=40).tokens

    steered = generate(engine, PROMPT, max_new_tokens=40, **settings).tokens

    assert steered == expected(reference, steered, **settings) and steered != plain


# -- ends that are the request's own -------------------------------------------------------------------------------


def barred(reference: Reference, tokens: list[int], ends: Sequence[int], least: int, bias: float = 0.0) -> list[int]:
    """The greedy token in the place of each of an answer's, where none of ``ends`` may be among the first ``least``."""
    rows = reference.logits(PROMPT, tokens).astype(np.float64)
    rows[:, list(ends)] += bias
    rows[:least, list(ends)] = -np.inf
    return [int(row.argmax()) for row in rows]


@pytest.mark.release
def test_tokens_of_the_requests_own_end_it_but_not_too_early(engine: TextEngine, reference: Reference) -> None:
    plain = reference.greedy(PROMPT, 40)
    end = plain[6]
    place = plain.index(end)

    stopped = generate(engine, PROMPT, max_new_tokens=40, stop_token_ids=[end])
    later = generate(engine, PROMPT, max_new_tokens=40, stop_token_ids=[end], min_tokens=20)

    assert (stopped.tokens, stopped.finished.reason) == (plain[: place + 1], "stop")
    assert later.tokens == barred(reference, later.tokens, [end], 20) and end not in later.tokens[:20]
    assert len(later.tokens) > 20 and later.finished.statistics.completion_tokens == len(later.tokens)
    assert generate(engine, PROMPT, max_new_tokens=40).tokens == plain, "nobody else notices"
    with pytest.raises(InvalidRequest, match="stop_token_ids contains a token ID outside"):
        submit(engine, PROMPT, stop_token_ids=[VOCABULARY])
    with pytest.raises(InvalidRequest, match=r"logit_bias .* use IDs from 0 to 319"):
        submit(engine, PROMPT, logit_bias={VOCABULARY: 1.0})


@pytest.mark.release
def test_the_models_own_end_waits_or_is_ignored(ending: tuple[TextEngine, Reference]) -> None:
    engine, reference = ending
    longing = {"logit_bias": {EOS: 100.0}, "max_new_tokens": 30}  # for its end

    _, at_once = submit(engine, PROMPT, **longing)
    _, waits = submit(engine, PROMPT, **longing, min_tokens=9)
    _, never = submit(engine, PROMPT, **longing, ignore_eos=True)
    run(engine)

    assert (at_once.tokens, at_once.finished.reason) == ([EOS], "stop")
    assert waits.tokens == barred(reference, waits.tokens, [EOS], 9, 100.0)
    assert (waits.tokens.index(EOS), len(waits.tokens), waits.finished.reason) == (9, 10, "stop")
    assert (never.tokens, never.finished.reason) == ([EOS] * 30, "length")


@pytest.mark.release
def test_a_stop_string_may_come_too_early(engine: TextEngine) -> None:
    text = generate(engine, PROMPT, max_new_tokens=40).text
    stop = text[3:5]
    assert generate(engine, PROMPT, max_new_tokens=40, stop=[stop]).text == text[: text.index(stop)]
    later = generate(engine, PROMPT, max_new_tokens=40, stop=[stop], min_tokens=30)
    assert later.text.startswith(text[: text.index(stop) + 2]) and len(later.tokens) >= 30


# -- constraints --------------------------------------------------------------------------------------------------

Ask = Callable[..., Recorder]


@pytest.fixture(scope="module")
def ending(tmp_path_factory: pytest.TempPathFactory) -> tuple[TextEngine, Reference]:
    """A model that has an end token."""
    folder: Path = tiny_models.make_model(tmp_path_factory.mktemp("ending") / "model", "llama")
    return tiny_models.load(folder), Reference(folder)


@pytest.fixture
def ask(ending: tuple[TextEngine, Reference]) -> Iterator[Ask]:
    """Submits a constrained request; run the engine then."""
    engine, _ = ending
    engine.fail(RuntimeError("the next test begins"))

    def submitted(
        sampling: dict[str, Any] | None = None, *, seed: int = 0, logprobs: int | None = None, **constraint: Any
    ) -> Recorder:
        recorder = Recorder()
        settings = SamplingSettings(**{"temperature": 0.0, "max_new_tokens": 60, **(sampling or {})})
        request = TextRequest(
            "tiny",
            prompt_ids=prompt_ids(12, seed),
            sampling=settings,
            constraint=Constraint(**constraint),
            logprobs=logprobs,
        )
        engine.submit(request, recorder)
        return recorder

    yield submitted
    assert not engine.has_work and not engine.sequences


@pytest.mark.release
def test_the_likeliest_of_what_may_come(ask: Ask, ending: tuple[TextEngine, Reference]) -> None:
    """With a single regular expression it can be said without any grammar: digits alone, and after three the end."""
    engine, reference = ending
    asked = ask(regex="[0-9]{3}")
    run(engine)

    digits = [token for token in range(VOCABULARY) if engine.model.tokenizer.decode([token]) in tuple("0123456789")]
    logits = reference.logits(PROMPT, asked.tokens)
    assert asked.tokens[:3] == [max(digits, key=lambda token: row[token]) for row in logits[:3]]
    assert asked.text.isdigit() and len(asked.text) == 3
    assert asked.finished.reason == "stop"


@pytest.mark.parametrize(
    "sampling", [{}, {"temperature": 1.5, "seed": 4}, {"temperature": 1.0, "seed": 1, "top_p": 0.9}]
)
def test_schemas_hold_whatever_the_sampling(
    ask: Ask, ending: tuple[TextEngine, Reference], sampling: dict[str, Any]
) -> None:

    engine, _ = ending
    schema = {
        "type": "object",
        "properties": {"n": {"type": "integer", "minimum": 0, "maximum": 99}, "k": {"enum": ["x", 'y"z']}},
        "required": ["n", "k"],
        "additionalProperties": False,
    }
    asked = [ask(sampling | {"max_new_tokens": 120}, seed=seed, json_schema=schema) for seed in range(3)]
    run(engine)

    for each in asked:
        made = json.loads(each.text)
        assert set(made) == {"n", "k"} and 0 <= made["n"] <= 99 and made["k"] in ("x", 'y"z')


@pytest.mark.release
def test_company_logprobs_and_penalties(ask: Ask, ending: tuple[TextEngine, Reference]) -> None:
    engine, reference = ending
    alone = ask(choice=("yes", "no, never", "é😀"))
    run(engine)
    _, free = submit(engine, prompt_ids(9, 1), max_new_tokens=40)
    beside = ask({"presence_penalty": 0.1}, choice=("yes", "no, never", "é😀"), logprobs=2)
    _, penalised = submit(engine, PROMPT, max_new_tokens=20, frequency_penalty=1.0)
    run(engine)

    assert alone.text in ("yes", "no, never", "é😀") and beside.text in ("yes", "no, never", "é😀")
    expected_free = reference.greedy(prompt_ids(9, 1), 40)
    assert free.tokens == expected_free
    assert penalised.tokens == expected(reference, penalised.tokens, frequency_penalty=1.0)[: len(penalised.tokens)]
    assert EOS not in beside.tokens[:-1]


@pytest.mark.release
def test_all_others_decode_together_when_every_slot_is_taken(
    ask: Ask, ending: tuple[TextEngine, Reference], monkeypatch: pytest.MonkeyPatch
) -> None:
    engine, reference = ending
    slots = engine._programs.shapes.slots
    served: list[tuple[str, int]] = []
    decode = SlotManager.decode

    def noted(self: SlotManager, sequences: list[sequence.Sequence], *args: Any, kind: str, **options: Any) -> Any:
        served.append((kind, len(sequences)))
        return decode(self, sequences, *args, kind=kind, **options)

    prompts = [prompt_ids(9, seed) for seed in range(1, slots)]
    constrained = ask({"max_new_tokens": 40}, regex="[a-z ]{200}")
    recorders = [submit(engine, prompt, max_new_tokens=24)[1] for prompt in prompts]
    while not all(recorder.tokens for recorder in recorders):
        engine.step()
    monkeypatch.setattr(SlotManager, "decode", noted)
    run(engine)

    assert [count for kind, count in served if kind == DECODE][:3] == [slots - 1] * 3, "not one after another"
    assert [recorder.tokens for recorder in recorders] == [reference.greedy(prompt, 24) for prompt in prompts]
    alone = ask({"max_new_tokens": 40}, regex="[a-z ]{200}")
    run(engine)
    assert constrained.tokens == alone.tokens and len(alone.tokens) == 40


@pytest.mark.release
def test_an_end_at_the_budget_says_so_and_a_cancelled_one_leaves_nothing(
    ask: Ask, ending: tuple[TextEngine, Reference]
) -> None:
    engine, _ = ending
    cut = ask({"max_new_tokens": 5}, regex="[a-z]{40}")
    run(engine)
    assert cut.finished.reason == "length" and len(cut.tokens) == 5

    stopped = ask(regex="[a-z]{200}")
    run(engine, 6)
    engine.cancel(engine.sequences[0])
    run(engine)
    assert stopped.finished.reason == "cancelled"


@pytest.mark.parametrize(
    ("constraint", "why"),
    [
        ({"regex": "(?=x)a"}, "look-around"),
        ({"json_schema": {"not": {}}}, "not"),
        ({"json_schema": {"$ref": "#"}}, "JSON schema can't"),
        ({"json_schema": False}, "nothing satisfies it"),
        ({"grammar": "begin: 'a'"}, "grammar can't"),
    ],
)
def test_what_cannot_be_followed_is_refused_before_it_runs(ask: Ask, constraint: dict[str, Any], why: str) -> None:
    with pytest.raises(InvalidRequest, match=why):
        ask(**constraint)


@pytest.mark.release
def test_one_that_becomes_too_large_ends_alone(ask: Ask, ending: tuple[TextEngine, Reference]) -> None:
    engine, _ = ending
    _, other = submit(engine, prompt_ids(9, 1), max_new_tokens=40)
    asked = ask({"max_new_tokens": 400, "temperature": 5.0, "seed": 2}, regex=r"(\w{1,500}\d?){1,500}")
    run(engine)

    with pytest.raises(InvalidRequest, match="can't be applied any further"):
        assert asked.finished
    assert other.finished.reason in ("length", "stop")


# -- calls that have to be made -----------------------------------------------------------------------------------

CITY: Any = {
    "type": "object",
    "properties": {"city": {"enum": ["Oslo", "Rome"]}, "days": {"type": "integer", "minimum": 1, "maximum": 9}},
    "required": ["city", "days"],
    "additionalProperties": False,
}
TOOLS: Any = [
    {"type": "function", "function": {"name": "weather", "parameters": CITY}},
    {"type": "function", "function": {"name": "stock", "parameters": {**CITY, "required": ["days"]}}},
]
UNLIKE: Any = {"type": "function", "function": {"name": "unlike", "parameters": {"not": {}, "type": "object"}}}


@pytest.mark.release
def test_each_answer_has_its_own_grammar(calling: TextEngine, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where another thread reads one between the look at the last and its use."""
    grammars, compare = calling.encoder.grammars, Constraint.__eq__
    mine, theirs = Constraint(choice=("aa",)), Constraint(choice=("bb",))

    def compare_slowly(self: Constraint, other: object) -> bool:
        monkeypatch.setattr(Constraint, "__eq__", compare)
        grammars.matcher(theirs)
        return compare(self, other)

    expected = grammars.matcher(mine).allowed().copy()
    monkeypatch.setattr(Constraint, "__eq__", compare_slowly)
    np.testing.assert_array_equal(grammars.matcher(mine).allowed(), expected)


FORM = Constraint(
    json_schema={
        "type": "object",
        "properties": {"wet": {"type": "boolean"}},
        "required": ["wet"],
        "additionalProperties": False,
    }
)


@pytest.fixture(scope="module")
def calling(tmp_path_factory: pytest.TempPathFactory) -> TextEngine:
    """A model that ends its answers by a token which its tokenizer does not have, as models with padded vocabularies may."""
    folder = tmp_path_factory.mktemp("calling")
    made = tiny_models.make_model(folder / "made", "llama", vocab_size=VOCABULARY + 40)
    ending = tiny_models.with_stop_ids(made, folder / "model", [VOCABULARY + 3])
    tiny_models.with_template(ending, chat_templates.QWEN3)
    return tiny_models.load(ending, context_length=1024)


@pytest.mark.release
@pytest.mark.parametrize(
    ("choice", "form", "leaning", "called"),
    [
        ("weather", FORM, "", True),
        ("required", None, "", True),
        ("auto", FORM, "<", True),  # the beginning of a call
        ("auto", FORM, "{", False),
    ],
    ids=["named", "any", "a call", "a form"],
)
def test_a_call_that_has_to_be_made_is_made(
    calling: TextEngine, choice: str, form: Constraint | None, leaning: str, called: bool
) -> None:
    """By a model that knows nothing: what its tokens may be makes the call, or an answer of the form where it may choose."""
    recorder = Recorder()
    tools = TOOLS[: 1 if choice == "weather" else 2]
    bias = {str(token): 60.0 for token in calling.model.tokenizer(leaning, add_special_tokens=False).input_ids}
    calling.submit(
        TextRequest(
            "m",
            [{"role": "user", "content": "Will it rain?"}],
            sampling=SamplingSettings(temperature=1.5, seed=5, max_new_tokens=300, logit_bias=bias),
            tools=tools,
            tool_choice=choice,
            parallel_tool_calls=choice != "auto",
            constraint=form,
        ),
        recorder,
    )
    run(calling)

    calls = [event for event in recorder.events if isinstance(event, ToolCallDelta)]
    assert (recorder.finished.reason == "tool_calls") == (recorder.text == "") == (len(calls) == 1) == called
    if not called:
        assert recorder.finished.reason == "stop" and json.loads(recorder.text)["wet"] in (True, False)
        return
    by_name = {tool["function"]["name"]: tool["function"]["parameters"] for tool in tools}
    jsonschema.validate(json.loads(calls[0].arguments), by_name[calls[0].name])


@pytest.mark.release
def test_a_tool_whose_schema_cannot_be_followed(calling: TextEngine) -> None:
    messages: Any = [{"role": "user", "content": "Will it rain?"}]
    # A schema that cannot be followed is no reason to refuse the request: then it is any object.
    unlike = TextRequest("m", messages, tools=[UNLIKE], tool_choice="unlike")
    assert calling.encoder.encode(unlike).matcher is not None
