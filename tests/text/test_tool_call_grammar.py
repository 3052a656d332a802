# ruff: noqa: RUF001
"""A call that has to be made is one, in every form that templates have: whatever the grammar allows is read as a call whose
arguments its tool's schema accepts. Where an answer may be a call or of a given form, it is one of the two."""

from __future__ import annotations

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
from hfjax_demo.text.prompt_tokenizer import PromptTokenizer
from hfjax_demo.text.template_probes import find_chat_format
from hfjax_demo.text.tool_call_format import ParsedToolCall

from . import chat_templates
from .chat_templates import CALLING

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
PARAMETERS = {item["function"]["name"]: item["function"]["parameters"] for item in (WEATHER, CLOCK)}
TEXT = {"type": "object", "properties": {"text": {"type": "string"}, "at": {"type": "number"}}, "required": ["text"]}
NOTE = tool("note", TEXT)


def tokenizer_of(template: str, special: bool) -> PreTrainedTokenizerFast:
    """One token a byte, and one for each mark of the template if it has ``special`` tokens."""
    alphabet = sorted(pre_tokenizers.ByteLevel.alphabet())
    bytes_ = Tokenizer(models.BPE(vocab={letter: place for place, letter in enumerate(alphabet)}, merges=[]))
    bytes_.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    bytes_.decoder = decoders.ByteLevel()
    tokenizer = PreTrainedTokenizerFast(tokenizer_object=bytes_, eos_token="<eos>", chat_template=template)
    if special:
        marks = {mark for mark in re.findall(TAG, template) if not re.search("<function|<parameter", mark)}
        tokenizer.add_special_tokens({"additional_special_tokens": sorted(marks)})
    return tokenizer


class Model:
    """What would write the calls: its template's form, and the tokens that may come."""

    def __init__(self, kind: str, special: bool) -> None:
        self.tokenizer = tokenizer_of(getattr(chat_templates, kind), special)
        self.chat: ChatFormat = find_chat_format(self.tokenizer)
        self.grammars = GrammarCompiler(self.tokenizer, len(self.tokenizer), [self.tokenizer.eos_token_id])

    def matcher(
        self, tools: Sequence[Any], choice: str = "required", *, strict: bool = True, several: bool = True
    ) -> GrammarMatcher:
        """For a call that has to be made; for one, or an answer of the form, if the choice is "auto"."""
        form = Constraint(json_schema=FORM) if choice == "auto" else None
        asked: dict[str, Any] = {"tools": list(tools), "tool_choice": choice, "parallel_tool_calls": several}
        request = TextRequest("m", [{"role": "user", "content": "Hello"}], constraint=form, **asked)
        return self.grammars.matcher(form, calls=self.chat.call_grammar(request, strict=strict))

    def begun(self, name: str | None) -> str:
        assert self.chat.calls is not None
        return tool_call_grammar.begun(self.chat.calls, name)

    def read(self, text: str, tools: Sequence[Any], *, structured: bool = False) -> tuple[list[ParsedToolCall], str]:
        """The calls in a text, and what else it says."""
        parser = AnswerParser(self.chat, tools, "", is_structured=structured)
        found = [part for character in text for part in parser.add(character)] + parser.finish()
        said = "".join(part[1] for part in found if not isinstance(part, ParsedToolCall))
        return [part for part in found if isinstance(part, ParsedToolCall)], said

    def accepts(self, text: str, matcher: GrammarMatcher) -> bool:
        """Whether an answer may be this, and end there."""
        for token in self.tokenizer(text, add_special_tokens=False).input_ids:
            if matcher.complete or not allows(matcher, token):
                return False
            matcher.take(token)
        return matcher.complete or allows(matcher, self.tokenizer.eos_token_id)

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


@pytest.fixture(scope="module", params=[(kind, special) for kind in CALLING for special in (False, True)], ids=str)
def model(request: pytest.FixtureRequest) -> Model:
    return Model(*request.param)


@pytest.mark.parametrize("choice", ["required", "weather"])
def test_whatever_is_written_is_a_call_that_its_schema_accepts(model: Model, choice: str) -> None:
    tools, choose, called = [WEATHER, CLOCK], random.Random(0), set()
    begun = model.begun("weather" if choice == "weather" else None)
    for _ in range(24):
        [call], _ = model.read(begun + model.wander(model.matcher(tools, choice), choose), tools)
        called.add(call.name)
        jsonschema.validate(json.loads(call.arguments), PARAMETERS[call.name])
    assert called == ({"weather"} if choice == "weather" else {"weather", "clock"})


# A form that is nearly a call.
FORM = {
    "type": "object",
    "properties": {"name": {"enum": ["weather", "clock"]}, "sure": {"type": "boolean"}},
    "required": ["name", "sure"],
    "additionalProperties": False,
}


def test_an_answer_is_a_call_or_of_its_form(model: Model) -> None:
    tools, choose, seen = [WEATHER, CLOCK], random.Random(1), set()
    for _ in range(24):
        text = model.wander(model.matcher(tools, "auto"), choose)
        calls, said = model.read(text, tools, structured=True)
        seen.add(bool(calls))
        assert bool(calls) != bool(said), text
        for call in calls:
            jsonschema.validate(json.loads(call.arguments), PARAMETERS[call.name])
        if said:
            assert said.startswith("{")
            jsonschema.validate(json.loads(said), FORM)
    assert seen == {True, False}


def test_a_required_call_wins_over_the_form_and_one_left_to_the_model_may_come_instead_of_it() -> None:
    model = Model("QWEN3", False)
    prompts = PromptTokenizer(model.tokenizer, len(model.tokenizer), 4096, chat=model.chat, grammars=model.grammars)

    def accepted(choice: str, text: str) -> bool:
        asked: dict[str, Any] = {"constraint": Constraint(json_schema=FORM), "tools": [CLOCK], "tool_choice": choice}
        matcher = prompts.encode(TextRequest("m", [{"role": "user", "content": "Hello"}], **asked)).matcher
        assert matcher is not None
        return model.accepts(text, matcher)

    said, rest = '{"name": "clock", "sure": true}', "{}}"
    call = model.begun("clock") + rest + "\n</tool_call>"
    assert accepted("auto", said) and accepted("auto", call)
    assert accepted("clock", rest) and not accepted("clock", said)
    assert accepted("none", said) and not accepted("none", call)


TOLD = {"text": 'He said "no" </div>, then\nleft: {1}.', "at": 2.5}
_JSON, _TEXT = json.dumps(TOLD), TOLD["text"]
_KEY = "<arg_key>{}</arg_key>\n<arg_value>{}</arg_value>"
_CALL, _END = "<｜tool▁call▁begin｜>function<｜tool▁sep｜>note", "\n```<｜tool▁call▁end｜><｜tool▁calls▁end｜>"
_PYTHON = f"text={json.dumps(_TEXT)}, at=2.5)"
_MARKED = (
    "<tool_call>\n<function=note>\n",
    f"<parameter=text>\n{_TEXT}\n</parameter>\n<parameter=at>\n2.5\n</parameter>\n</function>",
    "\n</tool_call>",
    "\n</tool_call>\n",
)
# A call up to its arguments, the rest of it, what is written behind the last one, and between two.
AS_MODELS_WRITE_IT: dict[str, tuple[str, str, str, str | None]] = {
    "QWEN3": ('<tool_call>\n{"name": "note", "arguments": ', _JSON + "}", "\n</tool_call>", "\n</tool_call>\n"),
    "QWEN3_CODER": _MARKED,
    "QWEN35": _MARKED,
    "QWEN35_SMALL": _MARKED,
    "MINICPM5": (
        '<function name="note">',
        f'<param name="text">{_TEXT}</param><param name="at">2.5</param></function>',
        "",
        "",
    ),
    "MINISTRAL3": ("[TOOL_CALLS]note[ARGS]", _JSON, "", ""),
    "DEEPSEEK": (f"<｜tool▁calls▁begin｜>{_CALL}\n```json\n", _JSON, _END, None),
    "HARMONY": (" to=functions.note<|channel|>commentary json<|message|>", _JSON, "", None),
    "LLAMA3": ('{"name": "note", "parameters": ', _JSON + "}", "", None),
    "MISTRAL": ('[TOOL_CALLS] [{"name": "note", "arguments": ', _JSON + "}", "]", None),
    "GLM": ("<tool_call>note\n", f"{_KEY.format('text', _TEXT)}\n{_KEY.format('at', 2.5)}\n</tool_call>", "", "\n"),
    "GEMMA4": ("<|tool_call>call:note{", f'text:<|"|>{_TEXT}<|"|>,at:2.5}}<tool_call|>', "", ""),
    "LFM2": ("<|tool_call_start|>[note(", _PYTHON, "]<|tool_call_end|>", None),
    "OLMO3": ("<function_calls>\nnote(", _PYTHON, "\n</function_calls>", None),
}


@pytest.mark.parametrize("special", [False, True])
@pytest.mark.parametrize("kind", CALLING)
def test_a_model_may_write_calls_as_it_learnt_to(kind: str, special: bool) -> None:
    model, (before, rest, behind, between) = Model(kind, special), AS_MODELS_WRITE_IT[kind]
    assert model.begun("note") == before
    for strict in (True, False):
        assert model.accepts(rest, model.matcher([NOTE], "note", strict=strict)), strict
    [call], said = model.read(before + rest + behind, [NOTE])
    assert json.loads(call.arguments) == TOLD and not said
    assert not model.accepts(rest, model.matcher([WEATHER], "weather")), "those are another tool's"
    # Beside a form.
    form = '{"name": "weather", "sure": true}'
    for text in (form, "\n\n" + form, before + rest + behind, "\n" + before + rest + behind):
        assert model.accepts(text, model.matcher([NOTE], "auto")), text
    assert not model.accepts('{"name": "weather"}', model.matcher([NOTE], "auto"))
    assert not model.accepts(before.replace("note", "nothing") + rest + behind, model.matcher([NOTE], "auto"))
    twice = before + rest + (between or "") + before + rest + behind
    assert model.accepts(twice, model.matcher([NOTE], "auto")) == (between is not None)
    assert not model.accepts(twice, model.matcher([NOTE], "auto", several=False))
    if between is not None:
        assert model.read(twice, [NOTE], structured=True) == ([call] * 2, "")


SWITCHES = {"on": {"type": "boolean"}, "no": {"type": "null"}}
SWITCH = tool("switch", {"type": "object", "properties": SWITCHES, "required": ["on", "no"]})
PLACE = {"type": "object", "properties": {"x": {"type": "integer"}}, "required": ["x"]}
POINTING = {"type": "object", "properties": {"where": {"$ref": "#/$defs/place"}}, "required": ["where"]}
GO = tool("go", POINTING | {"$defs": {"place": PLACE}})
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
        [call], _ = model.read(model.begun(name) + text, [called])
        jsonschema.validate(json.loads(call.arguments), called["function"]["parameters"])
    for text in wrong:
        assert not model.accepts(text, model.matcher([called], name)), text


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
    for kind in CALLING:
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
