# ruff: noqa: RUF001
"""What a chat template can do is found by asking it; answers in its form are taken apart, however they are cut into pieces."""

from __future__ import annotations

import json
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
from .chat_templates import tokenizer_of

PARAMETERS = {"type": "object", "properties": {"city": {"type": "string"}, "days": {"type": "integer"}}}
TOOLS: Any = [{"type": "function", "function": {"name": "weather", "description": "Told.", "parameters": PARAMETERS}}]
PARIS, ROME = ParsedToolCall("weather", '{"city": "Paris"}'), ParsedToolCall("weather", '{"city": "Rome", "days": 2}')
THINKING = ("QWEN3", "QWEN3_CODER", "DEEPSEEK_R1", "DEEPSEEK", "HARMONY", "MAGISTRAL", "GLM", "GEMMA4")
CALLING = ("QWEN3", "QWEN3_CODER", "DEEPSEEK", "HARMONY", "LLAMA3", "MISTRAL", "GLM", "GEMMA4", "LFM2", "OLMO3")


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


HOW_TEMPLATES_THINK: dict[str, tuple[Any, ...]] = {
    "QWEN3": ("<think>\n", "\n</think>\n\n", True, "enable_thinking", ()),
    "DEEPSEEK_R1": ("<think>\n", "\n</think>\n\n", True, None, ()),
    "DEEPSEEK": ("<think>\n", "\n</think>\n\n", False, "thinking", ()),
    "MAGISTRAL": ("[THINK]\n", "\n[/THINK]\n\n", True, None, ()),
    "GLM": ("\n<think>", "</think>\n", True, "enable_thinking", ()),
    "GEMMA4": ("<|channel>thought\n", "<channel|>", False, "enable_thinking", ()),
    "HARMONY": (
        "<|channel|>analysis<|message|>",
        "<|end|><|start|>assistant<|channel|>final<|message|>",
        True,
        None,
        ("low", "medium", "high"),
    ),
    "LLAMA3": ("", "", False, None, ()),
}


@pytest.mark.parametrize("kind", HOW_TEMPLATES_THINK)
def test_how_a_template_thinks(kind: str) -> None:
    found = format_of(kind)
    thinks = (found.opens, found.ends, found.thinks_by_default, found.switch, found.efforts)
    assert thinks == HOW_TEMPLATES_THINK[kind]


def test_what_calls_tools() -> None:
    kinds = [name for name in vars(chat_templates) if name.isupper() and not name.startswith("_")]

    assert {kind for kind in kinds if format_of(kind).calls_tools} == set(CALLING)
    assert not find_chat_format(tokenizer_of(None)).calls_tools


@pytest.mark.parametrize("step", [1, 3, 1000])
@pytest.mark.parametrize(
    ("kind", "begun", "answer", "expected"),
    [
        ("QWEN3", "", "<think>\nSo.\n\nOk?\n</think>\n\nIt is.\n  code", ("So.\n\nOk?", "It is.\n  code")),
        ("QWEN3", "<think>\n\n</think>\n\n", "I say <think> here.", ("", "I say <think> here.")),
        ("DEEPSEEK_R1", "<think>\n", "hm</think>fine", ("hm", "fine")),
        ("DEEPSEEK", "<think>", "hm</think>fine", ("hm", "fine")),
        ("DEEPSEEK", "</think>", "fine", ("", "fine")),
        ("MAGISTRAL", "", "[THINK]hm[/THINK]fine [x]", ("hm", "fine [x]")),
        ("GEMMA4", "", "<|channel>thought\nhm\n<channel|>fine", ("hm", "fine")),
        (
            "HARMONY",
            "",
            "<|channel|>analysis<|message|>hm<|end|><|start|>assistant<|channel|>final<|message|>fine",
            ("hm", "fine"),
        ),
    ],
)
def test_thoughts_are_no_part_of_the_answer(
    kind: str, begun: str, answer: str, expected: tuple[str, str], step: int
) -> None:
    parts = AnswerParser(format_of(kind), (), begun)

    assert apart(parts, answer, step) == (*expected, []) and not parts.in_thoughts


@pytest.mark.parametrize("kind", THINKING)
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


@pytest.mark.parametrize("ending", ["", "\n", "\n</thi"])
def test_thoughts_that_do_not_end(ending: str) -> None:
    parts = AnswerParser(format_of("DEEPSEEK_R1"), (), "<think>\n")

    assert apart(parts, "hm" + ending)[:2] == ("hm" + ending, "") and parts.in_thoughts


TO_PARIS, TO_ROME = (f'{{"name": "weather", "arguments": {call.arguments}}}' for call in (PARIS, ROME))
MARKED_CALL = "function<｜tool▁sep｜>weather\n```json\n{}\n```<｜tool▁call▁end｜>"
CALLS: list[tuple[str, str, str, list[ParsedToolCall]]] = [
    (
        "QWEN3",
        f"Sure.\n<tool_call>\n{TO_PARIS}\n</tool_call>\n<tool_call>\n{TO_ROME}\n</tool_call>",
        "Sure.",
        [PARIS, ROME],
    ),
    # Without its marks, in a fence, in other marks: what names a tool of the request is a call all the same.
    ("QWEN3", '```json\n{\n  "name": "weather",\n  "arguments": {"city": "Paris"}\n}\n```', "", [PARIS]),
    ("QWEN3", f"So:\n<tools>\n{TO_PARIS}\n</tools>\nDone.", "So:\nDone.", [PARIS]),
    (
        "QWEN3_CODER",
        "<tool_call>\n<function=weather>\n<parameter=city>\nRome\n</parameter>\n<parameter=days>\n2\n</parameter>\n"
        "</function>\n</tool_call>",
        "",
        [ROME],
    ),
    (
        "GLM",
        "<tool_call>weather\n<arg_key>city</arg_key>\n<arg_value>Rome</arg_value>\n<arg_key>days</arg_key>\n"
        "<arg_value>2</arg_value>\n</tool_call>",
        "",
        [ROME],
    ),
    ("LLAMA3", TO_PARIS.replace("arguments", "parameters"), "", [PARIS]),
    ("LLAMA3", '<|python_tag|>{"type": "function", ' + TO_PARIS[1:], "", [PARIS]),
    ("MISTRAL", f'[TOOL_CALLS] [{TO_PARIS}, {TO_ROME[:-1]}, "id": "abcdefghi"}}]', "", [PARIS, ROME]),
    (
        "DEEPSEEK",
        "Ok<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>"
        + "\n<｜tool▁call▁begin｜>".join(MARKED_CALL.replace("{}", call.arguments) for call in (PARIS, ROME))
        + "<｜tool▁calls▁end｜>",
        "Ok",
        [PARIS, ROME],
    ),
    ("GEMMA4", 'Ok<|tool_call>call:weather{city:<|"|>Rome<|"|>,days:2}<tool_call|>', "Ok", [ROME]),
    (
        "LFM2",
        "Ok.<|tool_call_start|>[weather(city=\"Paris\"), weather(city='Rome', days=2)]<|tool_call_end|>",
        "Ok.",
        [PARIS, ROME],
    ),
    ("LFM2", '[weather(city="Paris")]', "", [PARIS]),  # without its marks
    ("LFM2", f"<|tool_call_start|>[{TO_PARIS}]<|tool_call_end|>", "", [PARIS]),
    (
        "OLMO3",
        '<function_calls>\nweather(city="Paris")\nweather(city="Rome", days=2)\n</function_calls>',
        "",
        [PARIS, ROME],
    ),
    (
        "HARMONY",
        '<|channel|>commentary to=functions.weather <|constrain|>json<|message|>{"city": "Paris"}',
        "",
        [PARIS],
    ),
]


@pytest.mark.parametrize("step", [1, 4, 1000])
@pytest.mark.parametrize(("kind", "answer", "said", "calls"), CALLS)
def test_calls(kind: str, answer: str, said: str, calls: list[ParsedToolCall], step: int) -> None:
    assert apart(AnswerParser(format_of(kind), TOOLS, ""), answer, step) == ("", said, calls)


@pytest.mark.parametrize(
    "answer",
    [
        '<tool_call>\n{"name": "weather", "arguments": {"city": Paris}}\n</tool_call>',
        '<tool_call>\n{"name": "unheard_of", "arguments": {}}\n</tool_call>',
        '<tool_call>\n{"name": "weather", "arguments": {"city": "Par',
        'A list: [1, 2], {"name": "Bob"} and <b>x</b>:\n{"name": "Bob"}\n',
    ],
)
def test_what_is_no_call_is_text_and_not_lost(answer: str) -> None:
    assert apart(AnswerParser(format_of("QWEN3"), TOOLS, ""), answer) == ("", answer, [])


@pytest.mark.parametrize(
    ("written", "arguments"),
    [
        ("city='it\\'s (a) \\\\ \"]\"'", {"city": 'it\'s (a) \\ "]"'}),
        ('city="two\nlines", days=-1.5', {"city": "two\nlines", "days": -1.5}),
        ('city=["a", {"b": None, "c": True}], days=null', {"city": ["a", {"b": None, "c": True}], "days": None}),
        ('city=("a", "b"), days=false', {"city": ["a", "b"], "days": False}),
        (r'city="\ud83d\ude00 \/ \"a\"", days="\x41"', {"city": '\N{GRINNING FACE} / "a"', "days": "A"}),
        ("", {}),
    ],
)
def test_arguments_in_pythons_syntax(written: str, arguments: dict[str, Any]) -> None:
    parts = AnswerParser(format_of("LFM2"), TOOLS, "")
    _, said, (call,) = apart(parts, f"<|tool_call_start|>[weather({written})]<|tool_call_end|>", 3)
    assert said == "" and call.name == "weather" and json.loads(call.arguments) == arguments


@pytest.mark.parametrize(
    "call",
    [
        "weather(city=open('/etc/passwd'))",
        "weather(city=Paris)",
        "weather('Paris')",
        "weather(**{'city': 'Paris'})",
        "weather(city={1, 2})",
        "weather(city='Par",
        "weather(city=" + "[" * 5000 + "]" * 5000 + ")",
        "unheard_of(city='Paris')",
    ],
    ids=lambda call: call[:30],
)
def test_what_is_no_call_in_pythons_syntax_is_text(call: str) -> None:
    answer = f"<|tool_call_start|>[{call}]<|tool_call_end|>"
    assert apart(AnswerParser(format_of("LFM2"), TOOLS, ""), answer) == ("", answer, [])


def test_half_a_character_in_a_call_is_none() -> None:
    answer = r'<tool_call>{"name": "weather", "arguments": {"city": "\ud83d?"}}</tool_call>'
    _, _, (call,) = apart(AnswerParser(format_of("QWEN3"), TOOLS, ""), answer)
    assert call.arguments.encode() and json.loads(call.arguments) == {"city": "\ufffd?"}


def test_without_tools_a_call_is_text() -> None:
    answer = f"<tool_call>\n{TO_PARIS}\n</tool_call>"
    assert apart(AnswerParser(format_of("QWEN3"), (), ""), answer) == ("", answer, [])


def test_the_tokenizers_own_response_template_comes_first() -> None:
    tokenizer = tokenizer_of(chat_templates.QWEN3)
    tokenizer.response_template = {
        "start_anchor": "<|im_start|>assistant\n",
        "fields": {
            "thinking": {"open": "((", "close": "))"},
            "tool_calls": {"open": "[[", "close": "]]", "content": "json", "repeats": True},
            "content": {},
        },
    }
    own = find_chat_format(tokenizer)

    assert own.markers == AnswerMarkers(("((",), ("))",), begins_anywhere=True, calls=("[[",))
    assert apart(AnswerParser(own, TOOLS, ""), f"((hm))fine[[{TO_PARIS}]]") == ("hm", "fine", [PARIS])
    assert apart(AnswerParser(own, TOOLS, ""), "fine[[{oh]] and more", 1000)[1:] == ("fine[[{oh]] and more", [])


def told(kind: str, **given: Any) -> str:
    """What the template writes for the last turns of a conversation, and what is written for the model behind it."""
    found, tokenizer = format_of(kind), tokenizer_of(getattr(chat_templates, kind))
    request = TextRequest("m", [{"role": "user", "content": "Hello"}], **given)
    found.check(request)
    writer = ConversationRenderer(tokenizer, chat=found, keywords=found.keywords(request))
    assert request.messages is not None
    return writer.text(request.messages) + found.forced(request, writer.opening(request.messages))


def test_a_tools_schema_reaches_the_template_with_its_nulls_and_absent_fields_do_not() -> None:
    place = {"type": ["string", "null"], "enum": ["Paris", None], "default": None}
    declared = {"name": "weather", "parameters": {"type": "object", "properties": {"city": place}}}
    sent = {"type": "function", "function": {**declared, "description": None, "strict": None}, "cache_control": None}
    expected = tokenizer_of(chat_templates.QWEN3).apply_chat_template(
        [{"role": "user", "content": "Hello"}],
        tools=[{"type": "function", "function": declared}],
        tokenize=False,
        add_generation_prompt=True,
    )
    assert told("QWEN3", tools=(sent,)) == expected and '"default": null' in expected


def test_thoughts_are_left_out_by_the_templates_switch_or_by_their_end() -> None:
    assert told("QWEN3", thinking=False).endswith("assistant\n<think>\n\n</think>\n\n")
    assert told("QWEN3", thinking_tokens=0).endswith("assistant\n<think>\n\n</think>\n\n")
    assert told("QWEN3", thinking=True) == told("QWEN3")
    assert told("DEEPSEEK", thinking=True).endswith("<think>") and told("DEEPSEEK").endswith("</think>")
    assert told("DEEPSEEK_R1", thinking=False).endswith("<think>\n\n</think>\n\n")
    assert told("DEEPSEEK_R1", constraint=Constraint(regex="[0-9]+")).endswith("</think>\n\n"), "each token is bound"
    assert told("MAGISTRAL", thinking=False).endswith("[THINK]\n\n[/THINK]\n\n")
    assert "Reasoning: high" in told("HARMONY", effort="high")


@pytest.mark.parametrize(
    ("kind", "end"),
    [
        ("QWEN3", "assistant\n<think>\n"),
        ("DEEPSEEK_R1", "<think>\n"),
        ("DEEPSEEK", "<think>"),
        ("GEMMA4", "<|channel>thought\n"),
        ("HARMONY", "<|channel|>analysis<|message|>"),
    ],
)
def test_thoughts_before_an_answer_of_a_given_form_are_begun(kind: str, end: str) -> None:
    text = told(kind, thinking=True, constraint=Constraint(regex="[0-9]+"))
    assert text.endswith(end) and format_of(kind).is_thinking(text[-len(end) :])


def test_what_of_an_answers_beginning_is_behind_its_thoughts() -> None:
    def behind(begun: str, opening: str = "") -> str:
        tokens = list(begun.encode())
        return bytes(
            format_of("QWEN3").tokens_after_reasoning(opening + begun, tokens, lambda ids: bytes(ids).decode())
        ).decode()

    assert behind("<think>\nhm\n</think>\n\n{}") == behind("hm\n</think>\n\n{}", "<think>\n") == "{}"
    assert behind("hm", "<think>\n") == behind("<think>hm") == ""
    assert behind("{}") == "{}"


def test_a_call_that_has_to_be_made_is_begun() -> None:
    assert told("QWEN3", tools=TOOLS, tool_choice="weather").endswith(
        '</think>\n\n<tool_call>\n{"name": "weather", "arguments": '
    )
    assert "weather" not in told("QWEN3", tools=TOOLS, tool_choice="none")


@pytest.mark.parametrize(
    ("kind", "given", "field"),
    [
        ("LLAMA3", {"thinking": True}, "thinking"),
        ("LLAMA3", {"thinking_tokens": 5}, "thinking_tokens"),
        ("QWEN3", {"effort": "low"}, "effort"),
        ("HARMONY", {"effort": "extreme"}, "effort"),
        ("DEEPSEEK_R1", {"tools": TOOLS}, "tools"),
    ],
)
def test_what_a_template_does_not_know_is_refused(kind: str, given: dict[str, Any], field: str) -> None:
    with pytest.raises(InvalidRequest) as refused:
        told(kind, **given)
    assert refused.value.field == field


def test_calls_and_their_results_go_back_through_the_template() -> None:
    call = {"id": "abcdefghi", "type": "function", "function": {"name": "weather", "arguments": '{"city": "Paris"}'}}
    messages: Any = [
        {"role": "user", "content": "Paris?"},
        {"role": "assistant", "content": "", "reasoning_content": "hm", "tool_calls": [call]},
        {"role": "tool", "content": "rain", "tool_call_id": "abcdefghi"},
    ]
    for kind in CALLING:
        tokenizer = tokenizer_of(getattr(chat_templates, kind))
        text = ConversationRenderer(tokenizer, chat=find_chat_format(tokenizer), keywords={"tools": TOOLS}).text(
            messages
        )
        assert "weather" in text and "Paris" in text, kind
    assert '"arguments": {"city": "Paris"}' in told_back("QWEN3", messages)
    assert "<think>\nhm\n</think>" in told_back("QWEN3", messages), "within a loop of calls the template wants thoughts"
    later = [*messages, {"role": "assistant", "content": "Rain."}, {"role": "user", "content": "Rome?"}]
    assert "hm" not in told_back("QWEN3", later)


def told_back(kind: str, messages: Any) -> str:
    tokenizer = tokenizer_of(getattr(chat_templates, kind))
    return ConversationRenderer(tokenizer, chat=find_chat_format(tokenizer)).text(messages)


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ("null", {}),
        ("", {}),
        ("{}", {}),
        ('{"a": "\\ud83d"}', {"a": "\ufffd"}),
        ('{"\\udc00": ["\\ud83d\\ude00", "\\udc00"]}', {"\ufffd": ["\U0001f600", "\ufffd"]}),
    ],
)
def test_arguments_that_models_have_written(given: str, read: Any) -> None:
    call: Any = {"id": "c", "type": "function", "function": {"name": "weather", "arguments": given}}
    messages: Any = [{"role": "assistant", "content": "", "tool_calls": [call]}]
    chat = format_of("QWEN3")
    assert chat.turns(messages)[0]["tool_calls"][0]["function"]["arguments"] == read
    assert ConversationRenderer(tokenizer_of(chat_templates.QWEN3), chat=chat).text(messages).encode()


@pytest.mark.parametrize("given", ["[1]", "5", '"x"', "true", "{", "{" * 5000])
def test_arguments_that_are_none(given: str) -> None:
    call: Any = {"id": "c", "function": {"name": "weather", "arguments": given}}
    with pytest.raises(InvalidRequest, match="no JSON object"):
        format_of("QWEN3").turns([{"role": "assistant", "content": "", "tool_calls": [call]}])


def test_what_an_answer_would_read_is_counted_with_its_tools() -> None:
    tokenizer = tokenizer_of(chat_templates.QWEN3)
    chat = find_chat_format(tokenizer)
    encoder = PromptTokenizer(tokenizer, len(tokenizer), 4096, chat=chat)
    messages: Any = [{"role": "user", "content": "Will it rain?"}]
    for asked in ({}, {"tools": TOOLS}, {"tools": TOOLS, "tool_choice": "weather"}, {"thinking": False}):
        request = TextRequest("m", messages, **asked)
        assert encoder.count(TokensRequest("m", request=request)) == len(encoder.encode(request).prompt.ids), asked
