"""What an answer is: its tokens and its text, where it ends, what its sampling settings do, and its statistics."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from hfjax_demo.events import FinishReason, ToolCallDelta
from hfjax_demo.requests import Constraint, SamplingSettings, TextRequest
from hfjax_demo.text.engine import TextEngine

from .. import tiny_models
from ..parity import Recorder, generate, run, submit
from ..tiny_models import CONTEXT, VOCABULARY, Reference, prompt_ids
from . import chat_templates

pytestmark = pytest.mark.usefixtures("engines")


@pytest.mark.parametrize("budget", [1, 8, 33], ids=["from the prompt alone", "a block", "several blocks and a rest"])
def test_the_budget_is_met_exactly_and_statistics_add_up(budget: int, engine: TextEngine, reference: Reference) -> None:
    prompt = prompt_ids(60)
    recorder = generate(engine, prompt, max_new_tokens=budget)
    assert recorder.tokens == reference.greedy(prompt, budget)
    assert recorder.text == engine.model.tokenizer.decode(recorder.tokens, skip_special_tokens=True)
    assert recorder.finished.reason is FinishReason.LENGTH
    statistics = recorder.finished.statistics
    assert (statistics.prompt_tokens, statistics.reused_tokens, statistics.completion_tokens) == (60, 0, budget)
    assert statistics.context_length == CONTEXT and statistics.device == "cpu"
    assert statistics.ttft_s > 0 and statistics.prefill_tokens_per_s > 0
    assert (statistics.decode_tokens_per_s > 0) == (budget > 1)
    assert statistics.load_s == 0


def test_a_stop_string_ends_the_text_before_it_unless_it_comes_too_early(engine: TextEngine) -> None:
    text = generate(engine, prompt_ids(17), max_new_tokens=40).text
    for stop in (text[len(text) // 2 :][:3], text[-2:] + "\N{SNOWMAN}"):
        recorder = generate(engine, prompt_ids(17), max_new_tokens=40, stop=(stop, "never comes"))
        assert recorder.text == text.partition(stop)[0]
        assert recorder.finished.reason is (FinishReason.STOP if stop in text else FinishReason.LENGTH)
    later = generate(engine, prompt_ids(17), max_new_tokens=40, stop=(text[3:5],), min_tokens=30)
    assert later.text.startswith(text[: text.index(text[3:5]) + 2]) and len(later.tokens) >= 30


def test_a_stop_string_that_was_held_back_with_an_unfinished_character_ends_it(engine: TextEngine) -> None:
    tokenizer = engine.model.tokenizer
    texts = ((token, tokenizer.decode([token])) for token in range(len(tokenizer.get_vocab())))
    token, text = next(item for item in texts if item[1].find("\N{REPLACEMENT CHARACTER}") > 0)
    recorder = generate(engine, prompt_ids(6), max_new_tokens=1, logit_bias=((token, 100.0),), stop=(text[0],))
    assert (recorder.tokens, recorder.text) == ([token], "")
    assert recorder.finished.reason is FinishReason.STOP
    assert recorder.finished.stop_string == text[0]


def test_an_answer_that_has_begun_goes_on(engine: TextEngine) -> None:
    decoded = engine.model.tokenizer.decode
    whole = generate(engine, prompt_ids(17), max_new_tokens=40)
    place = next(at for at in range(10, 40) if decoded(whole.tokens[:at])[-1] != "\N{REPLACEMENT CHARACTER}")
    rest = generate(engine, prompt_ids(17), begun=whole.tokens[:place], max_new_tokens=40 - place)
    assert rest.tokens == whole.tokens[place:] and decoded(whole.tokens[:place]) + rest.text == whole.text
    assert rest.finished.statistics.prompt_tokens == 17 + place
    text = " fox jumps over"
    ids = engine.model.tokenizer(text, add_special_tokens=False).input_ids
    by_ids, by_text = (generate(engine, prompt_ids(5), begun=begun, max_new_tokens=8) for begun in (ids, text))
    assert (by_text.tokens, by_text.text) == (by_ids.tokens, by_ids.text)


def test_a_cancelled_answer_shows_what_was_withheld(engine: TextEngine) -> None:
    prompt = prompt_ids(17)
    whole = generate(engine, prompt, max_new_tokens=40)
    job, recorder = submit(engine, prompt, max_new_tokens=40, stop=(whole.text + "\N{SNOWMAN}",))
    run(engine, 4)
    assert recorder.text == "" and recorder.tokens
    engine.cancel(job)
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


def test_the_statistics_seed_repeats_a_text_that_asked_for_none(engine: TextEngine) -> None:
    first, second = (generate(engine, prompt_ids(20), max_new_tokens=30, temperature=1.0) for _ in range(2))
    assert first.tokens != second.tokens
    seed = first.finished.statistics.seed
    assert generate(engine, prompt_ids(20), max_new_tokens=30, temperature=1.0, seed=seed).tokens == first.tokens


WEATHER: Any = {
    "type": "object",
    "properties": {"city": {"enum": ["Oslo", "Rome"]}, "days": {"type": "integer", "minimum": 1, "maximum": 9}},
    "required": ["city", "days"],
    "additionalProperties": False,
}
FORM: Any = {"type": "object", "properties": {"wet": {"type": "boolean"}}, "required": ["wet"]}


@pytest.mark.parametrize(
    ("kind", "choice", "leaning"),
    [
        ("HARMONY", "required", ""),
        *(pytest.param("QWEN3", "auto", leaning, marks=pytest.mark.release) for leaning in ("<", "{")),
    ],
)
def test_a_model_that_knows_nothing_makes_a_call_or_the_form(
    kind: str, choice: str, leaning: str, tmp_path: Path
) -> None:
    """It ends answers by a token which its tokenizer does not have, as models with padded vocabularies may."""
    folder = tiny_models.make_model(tmp_path / "plain", "llama", vocab_size=VOCABULARY + 40)
    tiny_models.with_template(folder, getattr(chat_templates, kind))
    engine = tiny_models.load(tiny_models.with_stop_ids(folder, tmp_path / "padded", [VOCABULARY + 3]))
    tools: Any = [{"type": "function", "function": {"name": "weather", "parameters": WEATHER}}]
    bias = {str(token): 60.0 for token in engine.model.tokenizer(leaning, add_special_tokens=False).input_ids}
    form = None if choice == "required" else Constraint(json_schema=FORM | {"additionalProperties": False})

    recorder = Recorder()
    sampling = SamplingSettings(temperature=1.5, seed=1, max_new_tokens=300, logit_bias=bias)
    question: Any = [{"role": "user", "content": "Rain?"}]
    asked = {"tools": tools, "tool_choice": choice, "parallel_tool_calls": form is None, "constraint": form}
    engine.submit(TextRequest("m", question, sampling=sampling, **asked), recorder)
    run(engine)

    pieces = [event for event in recorder.events if isinstance(event, ToolCallDelta)]
    if leaning == "{":
        assert recorder.finished.reason is FinishReason.STOP and not pieces
        jsonschema.validate(json.loads(recorder.text), FORM)
        return
    assert {piece.name for piece in pieces} == {"weather"}
    jsonschema.validate(json.loads("".join(piece.arguments for piece in pieces)), WEATHER)
    assert recorder.text == "" and recorder.finished.reason is FinishReason.TOOL_CALLS
