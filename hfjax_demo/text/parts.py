"""An answer taken apart as it comes: thoughts, text, and calls of tools.

The regions of an answer are found by transformers' own streaming parser, told by a response template; see :mod:`.chat_format`.
What cannot be read as a call is given as text, so that nothing a model says is lost.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Any

from transformers.utils.chat_parsing import ResponseParser
from transformers.utils.chat_parsing.response_templates import load_response_template

from ..tools import Tool, tool_names
from .calls import Call, CallReader, as_arguments
from .chat_format import THOUGHT_KEYS, ChatFormat

CALLS, FRAME, CONTENT = "tool_calls", "frame", "content"
UNREADABLE = (
    ValueError,
    KeyError,
    TypeError,
    RecursionError,
)  # what the parser raises for what is not in the template's form


class Kind(StrEnum):
    """What a piece of an answer's text is."""

    THOUGHTS = "thoughts"
    TEXT = "text"


Part = tuple[Kind, str] | Call


class AnswerParts:
    """One answer.

    Args:
        format: of the model's chats; it has a response template.
        tools: that the answer may call.
        begun: what stands behind the answer's header already: what the template begins it with, and its beginning.
    """

    def __init__(self, format: ChatFormat, tools: Sequence[Tool], begun: str) -> None:
        template = dict(format.response_template or {})
        fields = {name: dict(field) for name, field in template["fields"].items()}
        self._reader = None
        if format.calls is not None and tools and not (format.brought and CALLS in fields):
            self._reader = CallReader(format.calls, tools)
            fields[CALLS] = {
                "open_pattern": format.calls.opening(tool_names(tools)),
                "content_args": {"strip": False},
            }
        elif not tools:
            fields.pop(CALLS, None)  # then they are nothing but text
        self._tools = tools
        self._names = set(tool_names(tools))
        self._region = CONTENT
        self._unread = ""  # of a call that the parser is to read
        self.calls = 0
        known, before = load_response_template({**template, "fields": fields}), format.header + begun
        self._parser: ResponseParser | None = None
        self._old = ""
        try:
            parser = ResponseParser(known, before, tools=[dict(tool) for tool in tools])
            self._parts(parser.initial_events)
            # What the beginning ends with may be kept back as a part of a mark, and is no news when it turns out to be none.
            _, rest = ResponseParser(known, before).finalize()
            self._old = "".join(event["text"] for event in rest if event["type"] == "region_chunk")
            self._parser = parser
        except UNREADABLE:
            self._region = CONTENT

    @property
    def in_thoughts(self) -> bool:
        """Whether it stands within thoughts."""
        return self._region in THOUGHT_KEYS

    @property
    def in_calls(self) -> bool:
        """Whether it stands within calls."""
        return self._region == CALLS

    def add(self, text: str) -> list[Part]:
        """What is known of the answer now that this text has come."""
        if self._parser is None or not text:
            return [(Kind.TEXT, text)] if text else []
        try:
            return self._parts(self._parser.feed(text))
        except UNREADABLE:
            return self._gave_up(text)

    def finish(self) -> list[Part]:
        """The rest, at the answer's end."""
        if self._parser is None:
            return []
        thinking = self.in_thoughts
        try:
            _, events = self._parser.finalize()
            found = self._parts(events)
        except UNREADABLE:
            return self._gave_up("")
        if self._reader is not None and (rest := self._reader.finish()):
            found.append((Kind.TEXT, rest))
        if thinking and not any(isinstance(part, tuple) and part[0] is Kind.TEXT for part in found):
            self._region = THOUGHT_KEYS[0]  # the end closed the region, not the model
        return found

    def _gave_up(self, text: str) -> list[Part]:
        """A call could not be read: it and all that follows is text."""
        self._parser, unread = None, self._unread + text
        self._region, self._unread = CONTENT, ""
        return [(Kind.TEXT, unread)] if unread else []

    def _parts(self, events: Sequence[Mapping[str, Any]]) -> list[Part]:
        found: list[Part] = []
        for event in events:
            if event["type"] == "region_open":
                self._region = event["field"]
            elif event["type"] == "region_chunk":
                text = event["text"] if self._region == CALLS else event["text"].removeprefix(self._old)
                self._old = ""
                found += self._chunk(text) if text else []
            else:
                if self._region == CALLS and self._reader is None:
                    found += self._read(event["value"])
                self._region = CONTENT
        return found

    def _chunk(self, text: str) -> list[Part]:
        if self._region == CALLS:
            if self._reader is None:
                self._unread += text
                return []
            calls = self._reader.add(text)
            self.calls += len(calls)
            return list(calls)
        if self._region == FRAME:
            return []
        return [(Kind.THOUGHTS if self.in_thoughts else Kind.TEXT, text)]

    def _read(self, value: Any) -> list[Part]:
        """The calls that the tokenizer's own response template has read."""
        calls: list[Part] = []
        for item in value if isinstance(value, list) else [value]:
            function = item.get("function", item) if isinstance(item, Mapping) else {}
            name, arguments = function.get("name"), function.get("arguments", {})
            if isinstance(arguments, str):
                arguments = json.loads(arguments)
            if name not in self._names or not isinstance(arguments, Mapping):
                raise ValueError("no call of a tool that there is")
            calls.append(Call(name, as_arguments(arguments)))
        self._unread = ""
        self.calls += len(calls)
        return calls
