# ruff: noqa: RUF001
"""What a chat template can do is found by asking it; answers in its form are taken apart, however they are cut into pieces."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

from hfjax_demo.errors import InvalidRequest
from hfjax_demo.requests import Constraint, TextRequest, TokensRequest
from hfjax_demo.text.answer_parser import AnswerParser, PartKind
from hfjax_demo.text.chat_format import AnswerMarkers, ChatFormat
from hfjax_demo.text.conversation_renderer import ConversationRenderer
from hfjax_demo.text.prompt_tokenizer import PromptTokenizer
from hfjax_demo.text.template_probes import find_chat_format
from hfjax_demo.text.tool_call_format import ParsedToolCall

from . import chat_templates
from .chat_templates import CALLING, tokenizer_of

PARAMETERS = {"type": "object", "properties": {"city": {"type": "string"}, "days": {"type": "integer"}}}
TOOLS: Any = [{"type": "function", "function": {"name": "weather", "description": "Told.", "parameters": PARAMETERS}}]
PARIS, ROME = ParsedToolCall("weather", '{"city": "Paris"}'), ParsedToolCall("weather", '{"city": "Rome", "days": 2}')
TO_PARIS, TO_ROME = (f'{{"name": "weather", "arguments": {call.arguments}}}' for call in (PARIS, ROME))
HARMONY_THOUGHT = "<|channel|>analysis<|message|>hm<|end|><|start|>assistant<|channel|>final<|message|>"
QUESTION: Any = {"role": "user", "content": "Hello"}


def format_of(kind: str) -> ChatFormat:
    return find_chat_format(tokenizer_of(getattr(chat_templates, kind)))


def apart(parts: AnswerParser, text: str, step: int = 1) -> tuple[str, str, list[ParsedToolCall]]:
    """Thoughts, text and calls."""
    found = [part for place in range(0, len(text), step) for part in parts.add(text[place : place + step])]
    found += parts.finish()
    thoughts, said = (
        "".join(part[1] for part in found if isinstance(part, tuple) and part[0] is kind) for kind in PartKind
    )
    return thoughts, said, [part for part in found if isinstance(part, ParsedToolCall)]


# -- what templates can do ----------------------------------------------------------------------------------------

HOW_TEMPLATES_THINK: dict[str, tuple[Any, ...]] = {
    "QWEN3": ("<think>\n", "\n</think>\n\n", True, "enable_thinking", ()),
    "QWEN35": ("<think>\n", "\n</think>\n\n", True, "enable_thinking", ()),
    "QWEN35_SMALL": ("<think>\n", "\n</think>\n\n", False, "enable_thinking", ()),
    "MINICPM5": ("<think>\n", "\n</think>\n\n", False, "enable_thinking", ()),
    "DEEPSEEK_R1": ("<think>\n", "\n</think>\n\n", True, None, ()),
    "DEEPSEEK": ("<think>\n", "\n</think>\n\n", False, "thinking", ()),
    "MAGISTRAL": ("[THINK]\n", "\n[/THINK]\n\n", True, None, ()),
    "GLM": ("\n<think>", "</think>\n", True, "enable_thinking", ()),
    "GEMMA4": ("<|channel>thought\n", "<channel|>", False, "enable_thinking", ()),
    "HARMONY": (*HARMONY_THOUGHT.split("hm"), True, None, ("low", "medium", "high")),
    "LLAMA3": ("", "", False, None, ()),
}


@pytest.mark.parametrize("kind", HOW_TEMPLATES_THINK)
def test_how_a_template_thinks(kind: str) -> None:
    found = format_of(kind)
    thinks = (found.opens, found.ends, found.thinks_by_default, found.switch, found.efforts)
    assert thinks == HOW_TEMPLATES_THINK[kind]


def test_what_calls_tools() -> None:
    kinds = [name for name, value in vars(chat_templates).items() if isinstance(value, str) and name[0].isalpha()]
    assert {kind for kind in kinds if format_of(kind).calls_tools} == set(CALLING)
    assert not find_chat_format(tokenizer_of(None)).calls_tools


def test_the_tokenizers_own_response_template_comes_first() -> None:
    tokenizer = tokenizer_of(chat_templates.QWEN3)
    tokenizer.response_template = {
        "start_anchor": "<|im_start|>assistant\n",
        "fields": {"thinking": {"open": "((", "close": "))"}, "tool_calls": {"open": "[["}, "content": {}},
    }
    own = find_chat_format(tokenizer)
    assert own.markers == AnswerMarkers(("((",), ("))",), begins_anywhere=True, calls=("[[",))
    assert apart(AnswerParser(own, TOOLS, ""), f"((hm))fine[[{TO_PARIS}]]") == ("hm", "fine", [PARIS])
    assert apart(AnswerParser(own, TOOLS, ""), "fine[[{oh]] and more", 1000)[1:] == ("fine[[{oh]] and more", [])


def test_what_a_template_writes_before_a_calls_name_is_optional() -> None:
    template = chat_templates.LLAMA3.replace('{"name": "', '{"type": "function", "name": "')
    calls = find_chat_format(tokenizer_of(template)).calls
    assert calls is not None and calls.before == '{"name": "'


# -- answers ------------------------------------------------------------------------------------------------------

WEATHER, BEGUN = "function<｜tool▁sep｜>weather\n```json\n{}\n```<｜tool▁call▁end｜>", "<｜tool▁call▁begin｜>"
DEEPSEEK_CALLS = f"\n{BEGUN}".join(WEATHER.replace("{}", call.arguments) for call in (PARIS, ROME))
HARMONY_CALL = '<|channel|>commentary to=functions.weather <|constrain|>json<|message|>{"city": "Paris"}'
FENCED = '```json\n{\n  "name": "weather",\n  "arguments": {"city": "Paris"}\n}\n```'
TWO_CALLS = f"<tool_call>\n{TO_PARIS}\n</tool_call>\n<tool_call>\n{TO_ROME}\n</tool_call>"
MARKED_CALLS = "\n".join(
    f"<tool_call>\n<function=weather>\n{parameters}</function>\n</tool_call>"
    for parameters in (
        "<parameter=city>\nParis\n</parameter>\n",
        "<parameter=city>\nRome\n</parameter>\n<parameter=days>\n2\n</parameter>\n",
    )
)
NAMED_CALLS = (
    '<function name="weather"><param name="city">Paris</param></function>'
    '<function name="weather"><param name="city">Rome</param><param name="days">2</param></function>'
)
ANSWERS: list[tuple[str, str, str, str, str, list[ParsedToolCall]]] = [
    ("QWEN3", "", "<think>\nSo.\n\nOk?\n</think>\n\nIt is.\n  code", "So.\n\nOk?", "It is.\n  code", []),
    ("QWEN3", "<think>\n\n</think>\n\n", "I say <think> here.", "", "I say <think> here.", []),
    ("DEEPSEEK_R1", "<think>\n", "hm</think>fine", "hm", "fine", []),
    ("DEEPSEEK_R1", "<think>\n", "hm\n</thi", "hm\n</thi", "", []),
    ("DEEPSEEK", "</think>", "fine", "", "fine", []),
    ("MAGISTRAL", "", "[THINK]hm[/THINK]fine [x]", "hm", "fine [x]", []),
    ("GEMMA4", "", "<|channel>thought\nhm\n<channel|>fine", "hm", "fine", []),
    ("HARMONY", "", HARMONY_THOUGHT + "fine", "hm", "fine", []),
    ("QWEN3", "", f"Sure.\n{TWO_CALLS}", "", "Sure.", [PARIS, ROME]),
    ("MISTRAL", "", f'[TOOL_CALLS] [{TO_PARIS}, {TO_ROME[:-1]}, "id": "abcdefghi"}}]', "", "", [PARIS, ROME]),
    ("QWEN35", "<think>\n", f"hm\n</think>\n\nOk.\n\n{MARKED_CALLS}", "hm", "Ok.", [PARIS, ROME]),
    ("QWEN35_SMALL", "<think>\n\n</think>\n\n", MARKED_CALLS, "", "", [PARIS, ROME]),
    ("MINICPM5", "<think>\n\n</think>\n\n", f"Ok.\n{NAMED_CALLS}", "", "Ok.", [PARIS, ROME]),
    ("MINISTRAL3", "", f"[TOOL_CALLS]weather[ARGS]{PARIS.arguments}", "", "", [PARIS]),
    ("DEEPSEEK", "", f"Ok<｜tool▁calls▁begin｜>{BEGUN}{DEEPSEEK_CALLS}<｜tool▁calls▁end｜>", "", "Ok", [PARIS, ROME]),
    ("GEMMA4", "", 'Ok<|tool_call>call:weather{city:<|"|>Rome<|"|>,days:2}<tool_call|>', "", "Ok", [ROME]),
    # Without its marks, in a fence, in other marks: what names a tool of the request is a call all the same.
    ("QWEN3", "", FENCED, "", "", [PARIS]),
    ("QWEN3", "", f"So:\n<tools>\n{TO_PARIS}\n</tools>\nDone.", "", "So:\nDone.", [PARIS]),
    ("LLAMA3", "", '<|python_tag|>{"type": "function", ' + TO_PARIS[1:], "", "", [PARIS]),
    ("LFM2", "", '[weather(city="Paris")]', "", "", [PARIS]),
    ("LFM2", "", f"<|tool_call_start|>[{TO_PARIS}]<|tool_call_end|>", "", "", [PARIS]),
    ("HARMONY", "", HARMONY_CALL, "", "", [PARIS]),
    ("QWEN3", "", f'<tool_call>{{"type": "function", "function": {TO_PARIS}}}</tool_call>', "", "", [PARIS]),
    ("QWEN3", "", f"<tool_call>{TO_PARIS.replace(PARIS.arguments, json.dumps(PARIS.arguments))}", "", "", [PARIS]),
    ("QWEN3", "", TO_PARIS.replace("weather", "unheard_of"), "", TO_PARIS.replace("weather", "unheard_of"), []),
]


@pytest.mark.parametrize(("kind", "begun", "answer", "thoughts", "said", "calls"), ANSWERS)
def test_an_answer_is_taken_apart(
    kind: str, begun: str, answer: str, thoughts: str, said: str, calls: list[ParsedToolCall]
) -> None:
    for step in (1, 3, len(answer)):
        parts = AnswerParser(format_of(kind), TOOLS, begun)
        assert apart(parts, answer, step) == (thoughts, said, calls)
        assert parts.in_thoughts == (not said and not calls)


@pytest.mark.parametrize("kind", sorted({answer[0] for answer in ANSWERS}))
def test_an_answer_of_any_pieces_is_the_same_however_it_is_cut(kind: str) -> None:
    format, draw = format_of(kind), random.Random(kind)
    bits = re.findall(r"\s+|\w+|<[^<>\s]*>|[^\s\w]", "".join(answer for each, _, answer, *_ in ANSWERS if each == kind))
    for _ in range(60):
        answer = "".join(draw.choices(bits, k=draw.randint(1, 30)))
        if draw.random() < 0.5:  # most of a real one
            _, _, real, *_ = draw.choice([each for each in ANSWERS if each[0] == kind])
            answer = real[: draw.randint(0, len(real))] + answer
        whole = apart(AnswerParser(format, TOOLS, ""), answer, len(answer))
        for step in (1, draw.randint(2, 7)):
            assert apart(AnswerParser(format, TOOLS, ""), answer, step) == whole, answer


@pytest.mark.parametrize("kind", [kind for kind, how in HOW_TEMPLATES_THINK.items() if how[0]])
def test_thoughts_have_begun_with_their_mark_whether_or_not_anything_follows_it(kind: str) -> None:
    """So that a budget of few tokens ends them, whatever those are."""
    format = format_of(kind)
    assert AnswerParser(format, (), format.opens).in_thoughts
    written = AnswerParser(format, (), "")
    written.add("\n" + format.opens[:2])
    assert written.is_undecided and not written.in_thoughts
    written.add(format.opens[2:])
    assert written.in_thoughts and not written.is_undecided
    assert apart(written, "hm" + format.ends + "so")[:2] == ("hm", "so") and not written.in_thoughts


NO_CALLS = {
    "QWEN3": [
        '<tool_call>\n{"name": "weather", "arguments": {"city": Paris}}\n</tool_call>',
        '<tool_call>\n{"name": "weather", "arguments": {"days": NaN}}\n</tool_call>',
        '<tool_call>\n{"name": "weather", "arguments": {"city": "Par',
        'A list: [1, 2], {"name": "Bob"} and <b>x</b>:\n{"name": "Bob"}\n',
    ],
    "LFM2": [
        f"<|tool_call_start|>[{call}]<|tool_call_end|>"
        for call in (
            *("weather(city=open('/etc/passwd'))", "weather(city=Paris)", "weather('Paris')", "weather(city: 'Paris')"),
            *("weather(**{'city': 'Paris'})", "weather(city={1, 2})", "weather(city=1 2)", "weather(city=[1))"),
            *("weather(city='Par", "weather(city=" + "[" * 300 + "]" * 300 + ")", "unheard_of(city='Paris')"),
        )
    ],
    "GEMMA4": ['<|tool_call>call:weather{city:<|"|>Rome}<tool_call|>', "<|tool_call>call:weather{city=1}<tool_call|>"],
}


@pytest.mark.parametrize(("kind", "answer"), [(kind, answer) for kind, given in NO_CALLS.items() for answer in given])
def test_what_is_no_call_is_text_and_not_lost(kind: str, answer: str) -> None:
    assert apart(AnswerParser(format_of(kind), TOOLS, ""), answer) == ("", answer, [])
    assert apart(AnswerParser(format_of("QWEN3"), (), ""), TWO_CALLS) == ("", TWO_CALLS, []), "without tools"


@pytest.mark.parametrize(
    ("kind", "written", "arguments"),
    [
        ("LFM2", "city='it\\'s (a) \\\\ \"]\"'", {"city": 'it\'s (a) \\ "]"'}),
        ("LFM2", 'city="two\nlines", days=-1.5', {"city": "two\nlines", "days": -1.5}),
        ("LFM2", 'city=["a", {"b": None, "c": True},]', {"city": ["a", {"b": None, "c": True}]}),
        ("LFM2", "days=null", {"days": None}),
        ("LFM2", "city=('a', ('b')), days=false", {"city": ["a", "b"], "days": False}),
        ("LFM2", "city=((), ('b',), {}), days=0x1f", {"city": [[], ["b"], {}], "days": 31}),
        ("LFM2", r'city="\ud83d\ude00 \/ \"a\"", days="\x41"', {"city": '\N{GRINNING FACE} / "a"', "days": "A"}),
        ("LFM2", "city=('a' \"b\"), days=r'\\d'", {"city": "ab", "days": r"\d"}),
        ("LFM2", "days=1e999", {"days": 1.7976931348623157e308}),
        ("LFM2", "", {}),
        ("GEMMA4", 'city:<|"|>"a"}<|"|>', {"city": '"a"}'}),
        ("GEMMA4", 'days:[1, {at:true, b:<|"|><|"|>}]', {"days": [1, {"at": True, "b": ""}]}),
        ("QWEN3", r'"city": "\ud83d?"', {"city": "\ufffd?"}),  # half a character
        ("QWEN3", '"days": 1e999', {"days": 1.7976931348623157e308}),
    ],
)
def test_arguments_in_each_notation(kind: str, written: str, arguments: dict[str, Any]) -> None:
    answer = {
        "LFM2": f"<|tool_call_start|>[weather({written})]<|tool_call_end|>",
        "GEMMA4": f"<|tool_call>call:weather{{{written}}}<tool_call|>",
        "QWEN3": f'<tool_call>{{"name": "weather", "arguments": {{{written}}}}}</tool_call>',
    }[kind]
    _, said, (call,) = apart(AnswerParser(format_of(kind), TOOLS, ""), answer, 3)
    assert said == "" and call.name == "weather" and json.loads(call.arguments) == arguments and call.arguments.encode()


# -- prompts ------------------------------------------------------------------------------------------------------


def told(kind: str, **given: Any) -> str:
    """What the template writes for a question, and what is written for the model behind it."""
    found, tokenizer = format_of(kind), tokenizer_of(getattr(chat_templates, kind))
    request = TextRequest("m", [QUESTION], **given)
    found.check(request)
    writer = ConversationRenderer(tokenizer, chat=found, keywords=found.keywords(request))
    return writer.text([QUESTION]) + found.forced(request, writer.opening([QUESTION]))


def test_a_tools_schema_reaches_the_template_with_its_nulls_and_absent_fields_do_not() -> None:
    place = {"type": ["string", "null"], "enum": ["Paris", None], "default": None}
    declared = {"name": "weather", "parameters": {"type": "object", "properties": {"city": place}}}
    sent = {"type": "function", "function": {**declared, "description": None, "strict": None}, "cache_control": None}
    expected = tokenizer_of(chat_templates.QWEN3).apply_chat_template(
        [QUESTION], tools=[{"type": "function", "function": declared}], tokenize=False, add_generation_prompt=True
    )
    assert told("QWEN3", tools=(sent,)) == expected and '"default": null' in expected
    assert "weather" not in told("QWEN3", tools=TOOLS, tool_choice="none")
    assert "Reasoning: high" in told("HARMONY", effort="high")


CALLED: dict[str, Any] = {"tools": TOOLS, "tool_choice": "required"}
DIGITS = Constraint(regex="[0-9]+")


@pytest.mark.parametrize(
    ("kind", "given", "end"),
    [
        # Thoughts are left out by the template's switch or by their end.
        ("QWEN3", {"thinking": False}, "assistant\n<think>\n\n</think>\n\n"),
        ("QWEN3", {"thinking_tokens": 0}, "assistant\n<think>\n\n</think>\n\n"),
        ("QWEN3", {"thinking": True}, "assistant\n"),
        ("DEEPSEEK", {"thinking": True}, "<think>"),
        ("DEEPSEEK", {}, "</think>"),
        ("DEEPSEEK_R1", {"thinking": False}, "<think>\n\n</think>\n\n"),
        ("DEEPSEEK_R1", {"constraint": DIGITS}, "</think>\n\n"),  # each token is bound
        ("MAGISTRAL", {"thinking": False}, "[THINK]\n\n[/THINK]\n\n"),
        ("HARMONY", {"thinking": False}, "<|channel|>final<|message|>"),
        # Thoughts before an answer of a given form are begun.
        ("QWEN3", {"thinking": True, "constraint": DIGITS}, "assistant\n<think>\n"),
        ("DEEPSEEK_R1", {"thinking": True, "constraint": DIGITS}, "<think>\n"),
        ("GEMMA4", {"thinking": True, "constraint": DIGITS}, "<|channel>thought\n"),
        ("HARMONY", {"thinking": True, "constraint": DIGITS}, "<|channel|>analysis<|message|>"),
        # A call that has to be made is begun.
        ("QWEN3", CALLED, '</think>\n\n<tool_call>\n{"name": "weather", "arguments": '),
        ("HARMONY", CALLED, "<|start|>assistant to=functions.weather<|channel|>commentary json<|message|>"),
    ],
)
def test_how_an_answer_begins(kind: str, given: dict[str, Any], end: str) -> None:
    text = told(kind, **given)
    assert text.endswith(end)
    assert format_of(kind).is_thinking(text[-len(end) :]) == (
        given.get("thinking", False) and kind + end != "QWEN3assistant\n"
    )


def test_what_of_an_answers_beginning_is_behind_its_thoughts() -> None:
    def behind(begun: str, opening: str = "") -> str:
        tokens = list(begun.encode())
        return bytes(
            format_of("QWEN3").tokens_after_reasoning(opening + begun, tokens, lambda ids: bytes(ids).decode())
        ).decode()

    assert behind("<think>\nhm\n</think>\n\n{}") == behind("hm\n</think>\n\n{}", "<think>\n") == "{}"
    assert behind("hm", "<think>\n") == behind("<think>hm") == ""
    assert behind("{}") == "{}"


@pytest.mark.parametrize(
    ("kind", "field", "value"),
    [
        ("LLAMA3", "thinking", True),
        ("LLAMA3", "thinking_tokens", 5),
        ("QWEN3", "effort", "low"),
        ("HARMONY", "effort", "extreme"),
        ("DEEPSEEK_R1", "tools", TOOLS),
    ],
)
def test_what_a_template_does_not_know_is_refused(kind: str, field: str, value: Any) -> None:
    with pytest.raises(InvalidRequest) as refused:
        told(kind, **{field: value})
    assert refused.value.field == field


def told_back(kind: str, messages: Any) -> str:
    tokenizer = tokenizer_of(getattr(chat_templates, kind))
    return ConversationRenderer(tokenizer, chat=find_chat_format(tokenizer), keywords={"tools": TOOLS}).text(messages)


def called(arguments: str) -> dict[str, Any]:
    call = {"id": "abcdefghi", "type": "function", "function": {"name": "weather", "arguments": arguments}}
    return {"role": "assistant", "content": "", "reasoning_content": "hm", "tool_calls": [call]}


def test_calls_and_their_results_go_back_through_the_template() -> None:
    result = {"role": "tool", "content": "rain", "tool_call_id": "abcdefghi"}
    messages: Any = [QUESTION, called('{"city": "Paris"}'), result]
    for kind in CALLING:
        text = told_back(kind, messages)
        assert "weather" in text and "Paris" in text, kind
    assert '"arguments": {"city": "Paris"}' in told_back("QWEN3", messages)
    assert "<think>\nhm\n</think>" in told_back("QWEN3", messages), "within a loop of calls the template wants thoughts"
    later = [*messages, {"role": "assistant", "content": "Rain."}, {"role": "user", "content": "Rome?"}]
    assert "hm" not in told_back("QWEN3", later)


HALVES = '{"\\udc00": ["\\ud83d\\ude00", "\\udc00"]}'  # of characters


@pytest.mark.parametrize(
    ("given", "read"), [("null", {}), (' {"a": 1}\n', {"a": 1}), (HALVES, {"\ufffd": ["\U0001f600", "\ufffd"]})]
)
def test_arguments_that_models_have_written(given: str, read: Any) -> None:
    messages: Any = [called(given)]
    assert format_of("QWEN3").turns(messages)[0]["tool_calls"][0]["function"]["arguments"] == read
    assert told_back("QWEN3", [QUESTION, *messages]).encode()


@pytest.mark.parametrize("given", ["[1]", "true", "{} {}", "{" * 5000])
def test_arguments_that_are_none(given: str) -> None:
    with pytest.raises(InvalidRequest, match="no JSON object"):
        format_of("QWEN3").turns([called(given)])  # type: ignore[list-item]


def test_what_an_answer_would_read_is_counted_with_its_tools() -> None:
    tokenizer = tokenizer_of(chat_templates.QWEN3)
    encoder = PromptTokenizer(tokenizer, len(tokenizer), 4096, chat=find_chat_format(tokenizer))
    for asked in ({}, {"tools": TOOLS}, {"tools": TOOLS, "tool_choice": "weather"}, {"thinking": False}):
        request = TextRequest("m", [QUESTION], **asked)
        assert encoder.count(TokensRequest("m", request=request)) == len(encoder.encode(request).prompt.ids), asked
