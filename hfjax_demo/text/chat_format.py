"""Features of a chat template: reasoning, its switch and efforts, and tool calls. :mod:`.template_probes` detects them."""

from __future__ import annotations

import bisect
import itertools
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..errors import InvalidRequest
from ..requests import Message, TextRequest
from ..tools import AUTO, NONE, REQUIRED, tool_names
from . import tool_call_grammar
from .tool_call_format import JSON_DECODER, ToolCallFormat, encode_arguments

EFFORT = "reasoning_effort"  # the keyword in chat templates


@dataclass(frozen=True, slots=True)
class AnswerMarkers:
    """The literal markers between the parts of an answer. Whitespace around a marker belongs to it.

    Attributes:
        opens, ends: markers that begin and end reasoning.
        begins_anywhere: reasoning may begin anywhere, not only at the beginning of the answer.
        text_starts: markers before text, which are removed.
        calls: markers that begin tool calls, in addition to those of the :class:`.tool_call_format.ToolCallFormat`.
    """

    opens: tuple[str, ...] = ()
    ends: tuple[str, ...] = ()
    begins_anywhere: bool = False
    text_starts: tuple[str, ...] = ()
    calls: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ChatFormat:
    """The features of a chat template, and how to parse an answer written in its format.

    Attributes:
        header: text before an answer, such as "<|im_start|>assistant".
        opens, ends: text that the model writes before and after its reasoning; empty if it has none.
        thinks_by_default: whether it reasons if the request does not specify.
        switch: the template's keyword that turns reasoning on and off; None: it has none.
        efforts: supported reasoning efforts, lowest first.
        reasoning_key: the message key for a turn's reasoning; None: the template does not accept any.
        calls: the format of tool calls; None if it is unknown, or tools are not supported.
        arguments_as_text: the template takes the arguments of calls as JSON text.
        markers: how to split an answer into parts; None: it is all text.
        kept: special tokens that the parser needs in the decoded text.
    """

    header: str = ""
    opens: str = ""
    ends: str = ""
    thinks_by_default: bool = False
    switch: str | None = None
    efforts: tuple[str, ...] = ()
    reasoning_key: str | None = None
    calls: ToolCallFormat | None = None
    arguments_as_text: bool = False
    markers: AnswerMarkers | None = None
    kept: frozenset[int] = field(default_factory=frozenset)

    @property
    def thinks(self) -> bool:
        """Whether the model supports reasoning."""
        return bool(self.ends)

    @property
    def calls_tools(self) -> bool:
        """Whether the model supports tools."""
        return self.calls is not None

    def check(self, request: TextRequest) -> None:
        """Raise :class:`InvalidRequest` for features that the template does not support."""
        if request.tools and not self.calls_tools:
            raise InvalidRequest(
                "This model does not support tools; remove them, or choose another model.", field="tools"
            )
        if request.effort is not None and request.effort not in self.efforts:
            known = "does not support effort; remove it"
            if self.efforts:
                known = f"supports {', '.join(self.efforts)}; choose one"
            raise InvalidRequest(f"This model's chat template {known}.", field="effort")
        if _requests_thinking(request) and not self.thinks:
            raise InvalidRequest(
                "This model does not support thinking; remove thinking, or choose another model.",
                field="thinking" if request.thinking else "thinking_tokens",
            )

    def keywords(self, request: TextRequest) -> dict[str, Any]:
        """Return the template's keyword arguments, besides the messages."""
        told: dict[str, Any] = {} if request.effort is None else {EFFORT: request.effort}
        if request.tools and request.tool_choice != NONE:
            told["tools"] = [_without_absent_fields(tool) for tool in request.tools]
        thinking = False if _is_thinking_disabled(request) else request.thinking
        if thinking is not None and self.switch is not None:
            told[self.switch] = thinking
        return told

    def can_think(self, request: TextRequest) -> bool:
        """Whether the answer may contain reasoning."""
        return self.thinks and not _is_thinking_disabled(request)

    def forced(self, request: TextRequest, opening: str) -> str:
        """Return the text to prefill after ``opening``, the template's own beginning of the answer: the end of reasoning that is
        disabled, the beginning of reasoning that precedes a structured output, or the beginning of a required tool call."""
        if request.begun is not None:
            return ""
        forced = ""
        demanded = _requires_tool_call(request)
        mark = self.opens.strip()
        apart = bool(self.header) and self.header in self.ends  # reasoning is a separate message and may be omitted
        if self.can_think(request):
            if request.constraint is not None and mark not in opening and self.ends.strip() not in opening:
                forced = self.opens
        elif self.thinks:
            if mark in opening and self.ends.strip() not in opening:
                forced = self.ends
            elif self.switch is None and mark not in opening and not (demanded and apart):
                forced = self.opens + self.ends
        if demanded:
            assert self.calls is not None  # check() has refused tools otherwise
            forced += tool_call_grammar.begun(self.calls, _required_tool_name(request))
        return forced

    def is_thinking(self, begun: str) -> bool:
        """Whether an answer with this beginning is inside its reasoning."""
        return self.thinks and self.opens.strip() in begun and self.ends.strip() not in begun

    def tokens_after_reasoning(
        self, opening: str, begun: Sequence[int], decode: Callable[[Sequence[int]], str]
    ) -> Sequence[int]:
        """Return those tokens of the answer's beginning that follow its reasoning and the whitespace after it.

        Args:
            opening: the text before the answer's next token in its turn, including ``begun``.
            decode: returns the text of tokens, including special ones.
        """
        mark = self.ends.strip()
        if not mark:
            return begun
        if mark not in decode(begun):
            return () if self.is_thinking(opening) else begun
        behind = begun[bisect.bisect_left(range(len(begun)), True, key=lambda count: mark in decode(begun[:count])) :]
        return list(itertools.dropwhile(lambda token: not decode([token]).strip(), behind))

    def requires_tool_call(self, request: TextRequest) -> bool:
        """Whether the answer must be a tool call that begins with :meth:`forced`. No other constraint applies then."""
        return self.calls_tools and _requires_tool_call(request) and request.begun is None

    def call_grammar(self, request: TextRequest, *, strict: bool = True) -> str:
        """Return the grammar of tool calls: of the text after :meth:`forced` if a call is required, of a whole answer if calls
        are allowed instead of a structured output; empty if calls are unconstrained.

        Args:
            strict: the arguments must satisfy their tool's schema; else they may be any JSON object.

        Raises:
            InvalidRequest: a schema is nested too deeply.
        """
        if self.calls is None or not request.tools:
            return ""
        if self.requires_tool_call(request):
            return tool_call_grammar.rest_of_call_grammar(
                self.calls, request.tools, _required_tool_name(request), strict=strict
            )
        if request.tool_choice != AUTO or request.constraint is None:
            return ""
        several = request.parallel_tool_calls
        return tool_call_grammar.whole(self.calls, request.tools, several=several, strict=strict)

    def turns(self, messages: Sequence[Message]) -> list[dict[str, Any]]:
        """Convert messages to the template's format: reasoning under its key or removed, arguments as text or objects, and tool
        results with their tool's name."""
        turns: list[dict[str, Any]] = []
        names: dict[str, str] = {}
        for message in messages:
            turn: dict[str, Any] = {key: value for key, value in message.items() if key != "reasoning_content"}
            if self.reasoning_key is not None and message.get("reasoning_content"):
                turn[self.reasoning_key] = message["reasoning_content"]
            if message.get("tool_calls"):
                turn["tool_calls"] = [self._convert_call(call) for call in message["tool_calls"]]
                names |= {call["id"]: call["function"]["name"] for call in message["tool_calls"]}
            if message["role"] == "tool" and message.get("tool_call_id") in names:
                turn.setdefault("name", names[message["tool_call_id"]])
            turns.append(turn)
        return turns

    def _convert_call(self, call: Any) -> dict[str, Any]:
        function = dict(call["function"])
        if not self.arguments_as_text:
            function["arguments"] = _parse_arguments(function["arguments"])
        return {"id": call["id"], "type": "function", "function": function}


def _parse_arguments(text: str) -> dict[str, Any]:
    """Parse a call's arguments from their JSON text. An empty text and "null" mean no arguments; lone surrogates, which
    tokenizers reject, become U+FFFD.

    Raises:
        InvalidRequest: they are not a JSON object.
    """
    try:
        found: Any = json.loads(encode_arguments(JSON_DECODER.decode(text.strip() or "{}")))
    except (ValueError, RecursionError):
        found = text
    if found is not None and not isinstance(found, dict):
        raise InvalidRequest(
            "The arguments of a call in this conversation are no JSON object; give them as the model wrote them, or leave the "
            "call out.",
            field="messages",
        )
    return found or {}


def _requests_thinking(request: TextRequest) -> bool:
    return bool(request.thinking or request.thinking_tokens)


def _is_thinking_disabled(request: TextRequest) -> bool:
    """Whether reasoning is disabled: by the request, by a required tool call, or by a structured output for which no reasoning
    was requested."""
    if _requires_tool_call(request) or request.thinking is False or request.thinking_tokens == 0:
        return True
    return request.constraint is not None and not _requests_thinking(request)


def _requires_tool_call(request: TextRequest) -> bool:
    return bool(request.tools) and request.tool_choice not in (AUTO, NONE)


def _required_tool_name(request: TextRequest) -> str | None:
    """Return the tool that must be called; None: any."""
    names = tool_names(request.tools)
    return request.tool_choice if request.tool_choice != REQUIRED else names[0] if len(names) == 1 else None


def _without_absent_fields(tool: Mapping[str, Any]) -> dict[str, Any]:
    """Remove a tool's and its function's fields that are None, which clients send for absent ones and templates would render.
    The schema of its parameters stays as it is: a null there, such as a default, has a meaning."""
    given = {key: value for key, value in tool.items() if value is not None}
    if isinstance(function := given.get("function"), Mapping):
        given["function"] = {key: value for key, value in function.items() if value is not None}
    return given


NO_CHAT_FORMAT = ChatFormat()
