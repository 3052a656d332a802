# ruff: noqa: RUF001
"""What an answer costs to take apart grows as it does, whatever it says. Work is counted: lines of code, and characters read."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import hfjax_demo.text
from hfjax_demo.text.answer_events import StopStrings
from hfjax_demo.text.answer_parser import AnswerParser
from hfjax_demo.text.template_probes import find_chat_format
from hfjax_demo.text.tool_call_parser import ToolCallParser

from . import chat_templates
from .chat_templates import tokenizer_of
from .test_chat_format import TOOLS

FOLDER = str(Path(hfjax_demo.text.__file__).parent)
PIECES = 40
DEEPSEEK_CALLS = "<｜tool▁calls▁begin｜>"
# What calls begin with, up to where something may be repeated.
BEGUN = {
    "QWEN3": ("", "<think>", "<tool_call>\n{", '<tool_call>\n{"name": "weather", "arguments": {"city": "'),
    "QWEN3_CODER": ("", "<tool_call>\n<function=weather>\n", "<tool_call>\n<function=weather>\n<parameter=city>\n"),
    "DEEPSEEK": ("", DEEPSEEK_CALLS, DEEPSEEK_CALLS + "<｜tool▁call▁begin｜>function<｜tool▁sep｜>weather"),
    "HARMONY": ("", "<|channel|>", "<|channel|>commentary ", "to=functions.weather"),
    "GEMMA4": ("", "<|tool_call>call:weather{city:", '<|tool_call>call:weather{city:<|"|>'),
    "LFM2": ("", "[", "<|tool_call_start|>[weather(city=", '<|tool_call_start|>[weather(city="'),
}
REPEATED = (
    *("\n", " ", "\t", "\r\n", "\N{NO-BREAK SPACE}", "\N{ZERO WIDTH SPACE}", "a", "\\", '"', "'", "<", "`", ",", "="),
    *("```\n\n", "```json\n", "[", "]", "{", "}", "{}", "[1], ", "([", "<a>", "[T", "<|", "<think>", "</think>", "</t"),
    *("<tool_call>", '{"name": "', '{\n"name"\n:\n"weather"\n', "<parameter=", '<|"|>', "weather(", "weather"),
    *('{"name": "weather", "arguments": {"city": "Rome"}}\n', 'weather(city=["Rome"])'),
)
ENDS = {"GEMMA4": "}<tool_call|>", "QWEN3_CODER": "</parameter></function>", "LFM2": ")]"}


class Work:
    """Counts lines of the package's code, and the characters of calls that are read as a whole."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.done = 0
        read = ToolCallParser._read

        def counted(reader: ToolCallParser, text: str, name: str) -> Any:
            self.done += len(text)
            return read(reader, text, name)

        monkeypatch.setattr(ToolCallParser, "_read", counted)

    def of(self, action: Callable[[], object]) -> int:
        self.done, before = 0, sys.gettrace()
        sys.settrace(self._called)
        try:
            action()
        finally:
            sys.settrace(before)
        return self.done

    def _called(self, frame: FrameType, event: str, _: object) -> Any:
        return self._line if frame.f_code.co_filename.startswith(FOLDER) else None

    def _line(self, frame: FrameType, event: str, _: object) -> Any:
        self.done += event == "line"
        return self._line


@pytest.mark.parametrize("kind", BEGUN)
def test_an_answer_of_one_thing_repeated(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    format, work = find_chat_format(tokenizer_of(getattr(chat_templates, kind))), Work(monkeypatch)

    def cost(begun: str, piece: str, times: int) -> int:
        parts = AnswerParser(format, TOOLS, begun)
        pieces = [*[piece] * times, ENDS.get(kind, "")]
        return work.of(lambda: [*map(parts.add, pieces), parts.finish()])

    for begun in BEGUN[kind]:
        for piece in REPEATED:
            once, thrice = cost(begun, piece, PIECES), cost(begun, piece, 3 * PIECES)
            assert thrice < 3.5 * once + 300, (begun, piece)


def test_stop_strings(monkeypatch: pytest.MonkeyPatch) -> None:
    work = Work(monkeypatch)

    def cost(piece: str, times: int) -> int:
        stops = StopStrings(["a" * 200 + "b", "\n" * 200 + "b"])
        return work.of(lambda: [stops.add(piece) for _ in range(times)])

    for piece in ("a", "\n"):
        assert cost(piece, 1200) < 4 * cost(piece, 400)
