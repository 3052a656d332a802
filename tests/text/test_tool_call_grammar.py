# ruff: noqa: RUF001
"""A call that has to be made is one, in every form that templates have: whatever the grammar allows is read as a call whose
arguments its tool's schema accepts. Where an answer may be a call or of a given form, it is one of the two."""

from __future__ import annotations

import dataclasses
import json
import random
import re
from collections.abc import Sequence
from typing import Any

import jsonschema
import numpy as np
import pytest
from tokenizers import Tokenizer, decoders, models, pre_tokenizers
from transformers import PreTrainedTokenizerFast

from hfjax_demo.errors import InvalidRequest
from hfjax_demo.requests import Constraint, TextRequest
from hfjax_demo.text import tool_call_grammar
from hfjax_demo.text.answer_parser import AnswerParser
from hfjax_demo.text.chat_format import ChatFormat
from hfjax_demo.text.constraints import GrammarCompiler, GrammarMatcher
from hfjax_demo.text.marker_matching import TAG
from hfjax_demo.text.template_probes import find_chat_format
from hfjax_demo.text.tool_call_format import ParsedToolCall
from hfjax_demo.text.tool_call_parser import ToolCallParser

from . import chat_templates

KINDS = ("QWEN3", "QWEN3_CODER", "DEEPSEEK", "HARMONY", "LLAMA3", "MISTRAL", "GLM", "GEMMA4", "LFM2", "OLMO3")
MOST_TOKENS = 3000


def tool(name: str, schema: Any) -> Any:
    return {"type": "function", "function": {"name": name, "parameters": schema}}


WEATHER = tool(
    "weather",
    {
        "type": "object",
        "properties": {
            "dry": {"type": "boolean"},
            "city": {"enum": ["Oslo", "Rome"]},
            "days": {"type": "integer", "minimum": 1, "maximum": 9},
            "hours": {"type": "array", "items": {"type": "integer", "minimum": 0, "maximum": 23}},
            "place": {"type": "object", "properties": {"north": {"type": "boolean"}}, "required": ["north"]},
        },
        "required": ["city", "days"],
        "additionalProperties": False,
    },
)
CLOCK = tool("clock", {"type": "object", "properties": {}, "additionalProperties": False})
NOTE = tool(
    "note",
    {"type": "object", "properties": {"text": {"type": "string"}, "at": {"type": "number"}}, "required": ["text"]},
)


def tokenizer_of(kind: str, special: bool) -> PreTrainedTokenizerFast:
    """One token a byte, and one for each mark of the template if it has ``special`` tokens."""
    template = getattr(chat_templates, kind)
    alphabet = sorted(pre_tokenizers.ByteLevel.alphabet())
    bytes_ = Tokenizer(models.BPE(vocab={letter: place for place, letter in enumerate(alphabet)}, merges=[]))
    bytes_.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    bytes_.decoder = decoders.ByteLevel()
    tokenizer = PreTrainedTokenizerFast(tokenizer_object=bytes_, eos_token="<eos>", chat_template=template)
    if special:
        marks = sorted(
            {mark for mark in re.findall(TAG, template) if "<function" not in mark and "<parameter" not in mark}
        )
        tokenizer.add_special_tokens({"additional_special_tokens": marks})
    return tokenizer


class Model:
    """What would write the calls: its template's form, and the tokens that may come."""

    def __init__(self, kind: str, special: bool) -> None:
        self.tokenizer = tokenizer_of(kind, special)
        self.chat: ChatFormat = find_chat_format(self.tokenizer)
        self.grammars = GrammarCompiler(self.tokenizer, len(self.tokenizer), [self.tokenizer.eos_token_id])

    def request(self, tools: Sequence[Any], choice: str) -> TextRequest:
        return TextRequest("m", [{"role": "user", "content": "Hello"}], tools=list(tools), tool_choice=choice)

    def matcher(self, tools: Sequence[Any], choice: str = "required", strict: bool = True) -> GrammarMatcher:
        return self.grammars.matcher(None, calls=self.chat.call_grammar(self.request(tools, choice), strict=strict))

    def begun(self, name: str | None) -> str:
        assert self.chat.calls is not None
        return tool_call_grammar.begun(self.chat.calls, name)

    def read(self, text: str, tools: Sequence[Any]) -> list[ParsedToolCall]:
        assert self.chat.calls is not None
        return ToolCallParser(self.chat.calls, tools).add(text)

    def may_be(self, text: str, matcher: GrammarMatcher) -> bool:
        for token in self.tokenizer(text, add_special_tokens=False).input_ids:
            if matcher.complete or not allows(matcher, token):
                return False
            matcher.take(token)
        return True

    def accepts(self, text: str, matcher: GrammarMatcher) -> bool:
        """Whether a call may be completed so, and is complete then."""
        return self.may_be(text, matcher) and matcher.complete

    def may_end(self, text: str, matcher: GrammarMatcher) -> bool:
        """Whether an answer may be this, and end there."""
        return self.may_be(text, matcher) and (matcher.complete or allows(matcher, self.tokenizer.eos_token_id))

    def wander(self, matcher: GrammarMatcher, choose: random.Random) -> str:
        """What a model that knows nothing writes."""
        written: list[int] = []
        while not matcher.complete and len(written) < MOST_TOKENS:
            bits = np.unpackbits(matcher.allowed().view(np.uint8), bitorder="little")
            token = choose.choice(np.flatnonzero(bits).tolist())
            if token == self.tokenizer.eos_token_id:
                return str(self.tokenizer.decode(written))
            matcher.take(token)
            written.append(token)
        assert matcher.complete, self.tokenizer.decode(written)
        return str(self.tokenizer.decode(written))


def allows(matcher: GrammarMatcher, token: int) -> bool:
    return bool(matcher.allowed()[token // 32] >> np.uint32(token % 32) & np.uint32(1))


@pytest.fixture(scope="module", params=[(kind, special) for kind in KINDS for special in (False, True)], ids=str)
def model(request: pytest.FixtureRequest) -> Model:
    return Model(*request.param)


@pytest.mark.parametrize("choice", ["required", "weather"])
def test_whatever_is_written_is_a_call_that_its_schema_accepts(model: Model, choice: str) -> None:
    tools, choose, called = [WEATHER, CLOCK], random.Random(0), set()
    begun = model.begun("weather" if choice == "weather" else None)
    for _ in range(24):
        text = begun + model.wander(model.matcher(tools, choice), choose)
        [call] = model.read(text, tools)
        called.add(call.name)
        schema = next(item for item in tools if item["function"]["name"] == call.name)["function"]["parameters"]
        jsonschema.validate(json.loads(call.arguments), schema)
    assert called == ({"weather"} if choice == "weather" else {"weather", "clock"})


TOLD = {"text": 'He said "no" </div>, then\nleft: {1}.', "at": 2.5}
_JSON = json.dumps(TOLD)
AS_MODELS_WRITE_IT = {
    "QWEN3": f"{_JSON}}}",
    "QWEN3_CODER": f"<parameter=text>\n{TOLD['text']}\n</parameter>\n<parameter=at>\n2.5\n</parameter>\n</function>",
    "DEEPSEEK": _JSON,
    "HARMONY": _JSON,
    "LLAMA3": f"{_JSON}}}",
    "MISTRAL": f"{_JSON}}}",
    "GLM": f"<arg_key>text</arg_key>\n<arg_value>{TOLD['text']}</arg_value>\n"
    "<arg_key>at</arg_key>\n<arg_value>2.5</arg_value>\n</tool_call>",
    "GEMMA4": f'text:<|"|>{TOLD["text"]}<|"|>,at:2.5}}<tool_call|>',
    "LFM2": f"text={json.dumps(TOLD['text'])}, at=2.5)",
    "OLMO3": f"text={json.dumps(TOLD['text'])}, at=2.5)",
}


@pytest.mark.parametrize("special", [False, True])
@pytest.mark.parametrize("kind", KINDS)
def test_a_model_may_write_any_text_as_it_learnt_to(kind: str, special: bool) -> None:
    model, written = Model(kind, special), AS_MODELS_WRITE_IT[kind]
    for strict in (True, False):
        assert model.accepts(written, model.matcher([NOTE], "note", strict=strict)), strict
    [call] = model.read(model.begun("note") + written, [NOTE])
    assert json.loads(call.arguments) == TOLD
    assert not model.accepts(written, model.matcher([WEATHER], "weather")), "those are another tool's"


SWITCH = tool(
    "switch",
    {
        "type": "object",
        "properties": {"on": {"type": "boolean"}, "no": {"type": "null"}},
        "required": ["on", "no"],
    },
)
GO = tool(
    "go",
    {
        "type": "object",
        "properties": {"where": {"$ref": "#/$defs/place"}},
        "required": ["where"],
        "$defs": {"place": {"type": "object", "properties": {"x": {"type": "integer"}}, "required": ["x"]}},
    },
)
NOT_WEATHER = ('city="Oslo")', 'city="Bonn", days=3)', 'days=3, city="Oslo")', 'city="Oslo", days=3, more=1)', ")")


@pytest.mark.parametrize(
    ("kind", "called", "right", "wrong"),
    [
        # What is not required may be left out, and what is may not.
        ("LFM2", WEATHER, ('city="Oslo", days=3)', 'dry=True, city="Rome", days=1, hours=[1, 2])'), NOT_WEATHER),
        ("LFM2", CLOCK, (")",), ("a=1)",)),
        # Python writes some values in its own way.
        ("LFM2", SWITCH, ("on=False, no=None)",), ("on=false, no=null)",)),
        # A schema may point into itself.
        ("LFM2", GO, ('where={"x": 1})',), ('where={"x": "1"})',)),
        (
            "QWEN3_CODER",
            GO,
            ('<parameter=where>\n{"x": 1}\n</parameter>\n</function>',),
            ("<parameter=where>\n1\n</parameter>\n</function>",),
        ),
        ("GEMMA4", GO, ("where:{x:1}}<tool_call|>",), ("here:{x:1}}<tool_call|>",)),
    ],
)
def test_arguments_are_those_of_the_schema(kind: str, called: Any, right: Sequence[str], wrong: Sequence[str]) -> None:
    model, name = Model(kind, special=kind == "LFM2"), called["function"]["name"]
    for text in right:
        assert model.accepts(text, model.matcher([called], name)), text
        [call] = model.read(model.begun(name) + text, [called])
        jsonschema.validate(json.loads(call.arguments), called["function"]["parameters"])
    for text in wrong:
        assert not model.accepts(text, model.matcher([called], name)), text


def test_what_is_written_for_the_model_where_thoughts_are_messages_of_their_own() -> None:
    model = Model("HARMONY", special=True)
    request = model.request([WEATHER], "weather")
    opening = "<|start|>assistant"
    assert model.chat.forced(request, opening) == " to=functions.weather<|channel|>commentary json<|message|>"
    plain = TextRequest("m", request.messages, thinking=False)
    assert model.chat.forced(plain, opening).endswith("<|channel|>final<|message|>")


@pytest.mark.parametrize(
    "schema",
    [
        {"type": "object", "properties": {"a": {"type": "string"}}, "required": 5},
        {"type": "object", "properties": [1]},
        {"type": "object", "properties": {"a": 5, "b": None, "c": True, "d": False}, "required": {"a": 1}},
        {"type": "object", "properties": {"a": {"type": ["string", 5]}, "b": {"type": {}}, "c": {"enum": []}}},
        {"type": "object", "properties": {'"\\': {"enum": [{"x": 1}, [2]]}, "": {"$ref": 5}}, "$defs": 7},
        {"type": "string"},
    ],
    ids=str,
)
def test_a_schema_that_is_none_is_followed_as_far_as_it_can_be(schema: Any) -> None:
    for kind in KINDS:
        model = Model(kind, special=True)
        try:
            model.matcher([tool("odd", schema)], "odd")
        except InvalidRequest:  # as the engine does
            model.matcher([tool("odd", schema)], "odd", strict=False)


def test_a_schema_that_is_nested_too_deeply_is_refused() -> None:
    nested: Any = {"type": "boolean"}
    for _ in range(300):
        nested = {"type": "object", "properties": {"a": nested}}
    model = Model("GEMMA4", special=False)
    with pytest.raises(InvalidRequest, match="nested too deeply"):
        model.matcher([tool("deep", nested)], "deep")
    model.matcher([tool("deep", nested)], "deep", strict=False)


# A form that is nearly a call.
FORM = {
    "type": "object",
    "properties": {"name": {"enum": ["weather", "clock"]}, "sure": {"type": "boolean"}},
    "required": ["name", "sure"],
    "additionalProperties": False,
}
NOTED = '{"text": "a"}'
WHOLE = {
    "QWEN3": ('<tool_call>\n{"name": "note", "arguments": ', NOTED, "}\n</tool_call>", "\n"),
    "QWEN3_CODER": (
        "<tool_call>\n<function=note>\n",
        "<parameter=text>\na\n</parameter>\n",
        "</function>\n</tool_call>",
        "\n",
    ),
    "DEEPSEEK": (
        "<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>note\n```json\n",
        NOTED,
        "\n```<｜tool▁call▁end｜><｜tool▁calls▁end｜>",
        None,
    ),
    "HARMONY": (" to=functions.note<|channel|>commentary json<|message|>", NOTED, "", None),
    "LLAMA3": ('{"name": "note", "parameters": ', NOTED, "}", None),
    "MISTRAL": ('[TOOL_CALLS] [{"name": "note", "arguments": ', NOTED, "}]", None),
    "GLM": ("<tool_call>note\n", "<arg_key>text</arg_key>\n<arg_value>a</arg_value>\n", "</tool_call>", "\n"),
    "GEMMA4": ("<|tool_call>call:note{", 'text:<|"|>a<|"|>', "}<tool_call|>", ""),
    "LFM2": ("<|tool_call_start|>[note(", 'text="a"', ")]<|tool_call_end|>", None),
    "OLMO3": ("<function_calls>\nnote(", 'text="a"', ")\n</function_calls>", None),
}


def either(model: Model, tools: Sequence[Any], *, several: bool = True) -> GrammarMatcher:
    request = dataclasses.replace(
        model.request(tools, "auto"), constraint=Constraint(json_schema=FORM), parallel_tool_calls=several
    )
    return model.grammars.matcher(request.constraint, calls=model.chat.call_grammar(request))


def test_an_answer_is_a_call_or_of_its_form(model: Model) -> None:
    tools, choose, seen = [WEATHER, CLOCK], random.Random(1), set()
    for _ in range(24):
        parts = AnswerParser(model.chat, tools, "", is_structured=True)
        text = model.wander(either(model, tools), choose)
        found = [part for character in text for part in parts.add(character)] + parts.finish()
        calls = [part for part in found if isinstance(part, ParsedToolCall)]
        said = "".join(part[1] for part in found if not isinstance(part, ParsedToolCall))
        seen.add(bool(calls))
        assert bool(calls) != bool(said), text
        for call in calls:
            schema = next(item for item in tools if item["function"]["name"] == call.name)["function"]["parameters"]
            jsonschema.validate(json.loads(call.arguments), schema)
        if said:
            assert said.startswith("{")
            jsonschema.validate(json.loads(said), FORM)
    assert seen == {True, False}


@pytest.mark.parametrize("special", [False, True])
@pytest.mark.parametrize("kind", KINDS)
def test_beside_a_form_calls_are_written_as_models_learnt_to(kind: str, special: bool) -> None:
    model, (before, arguments, behind, between) = Model(kind, special), WHOLE[kind]
    form = '{"name": "weather", "sure": true}'
    for text in (form, "\n\n" + form, before + arguments + behind, "\n" + before + arguments + behind):
        assert model.may_end(text, either(model, [NOTE])), text
    assert not model.may_end('{"name": "weather"}', either(model, [NOTE]))
    assert not model.may_end(before.replace("note", "nothing") + arguments + behind, either(model, [NOTE]))
    if between is not None:
        twice = between.join([before + arguments + behind] * 2)
        assert model.may_end(twice, either(model, [NOTE]))
        assert not model.may_end(twice, either(model, [NOTE], several=False))
        parts = AnswerParser(model.chat, [NOTE], "", is_structured=True)
        assert [*parts.add(twice), *parts.finish()] == [ParsedToolCall("note", NOTED)] * 2
