"""What a model's chat template can do: thoughts, their switch and efforts, calls of tools. :mod:`.template_probes` finds it."""

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
from . import demanded_calls
from .calls import CallForm

EFFORT = "reasoning_effort"  # the templates' name for it


@dataclass(frozen=True, slots=True)
class AnswerMarks:
    """The marks between the parts of an answer. Texts to the letter; the blanks around one are a part of it.

    Attributes:
        opens, ends: what begins thoughts and what ends them.
        anywhere: thoughts may begin anywhere, else only where the answer does.
        frames: what stands before text, and is left out.
        calls: what calls begin with, besides what their form says.
    """

    opens: tuple[str, ...] = ()
    ends: tuple[str, ...] = ()
    anywhere: bool = False
    frames: tuple[str, ...] = ()
    calls: tuple[str, ...] = ()

    @property
    def all(self) -> str:
        """All of them."""
        return "".join((*self.opens, *self.ends, *self.frames, *self.calls))


@dataclass(frozen=True, slots=True)
class ChatFormat:
    """What a chat template can do, and how an answer in its form is taken apart.

    Attributes:
        header: what stands before an answer, such as "<|im_start|>assistant".
        opens, ends: what the model writes before and behind its thoughts; empty where it has none.
        thinks_by_default: whether it thinks where nobody says.
        switch: the template's name for whether to think; None: it has none.
        efforts: that it knows, the least first.
        thought_key: the name under which it takes a turn's thoughts; None: it takes none.
        calls: how it writes calls of tools; None where that is not known, or it knows no tools.
        arguments_as_text: it takes the arguments of calls as JSON text.
        marks: how an answer is taken apart; None: it is all text.
        kept: special tokens that it needs to see.
    """

    header: str = ""
    opens: str = ""
    ends: str = ""
    thinks_by_default: bool = False
    switch: str | None = None
    efforts: tuple[str, ...] = ()
    thought_key: str | None = None
    calls: CallForm | None = None
    arguments_as_text: bool = False
    marks: AnswerMarks | None = None
    kept: frozenset[int] = field(default_factory=frozenset)

    @property
    def thinks(self) -> bool:
        """Whether it has thoughts."""
        return bool(self.ends)

    @property
    def calls_tools(self) -> bool:
        """Whether it can be given tools."""
        return self.calls is not None

    def check(self, request: TextRequest) -> None:
        """Raises :class:`InvalidRequest` for what the template knows nothing of."""
        if request.tools and not self.calls_tools:
            raise InvalidRequest(
                "This model does not support tools; remove them, or choose another model.",
                field="tools",
            )
        if request.effort is not None and request.effort not in self.efforts:
            known = (
                f"supports {', '.join(self.efforts)}; choose one"
                if self.efforts
                else "does not support effort; remove it"
            )
            raise InvalidRequest(f"This model's chat template {known}.", field="effort")
        if self._asked_to_think(request) and not self.thinks:
            raise InvalidRequest(
                "This model does not support thinking; remove thinking, or choose another model.",
                field="thinking" if request.thinking else "thinking_tokens",
            )

    def keywords(self, request: TextRequest) -> dict[str, Any]:
        """What the template is told besides the messages."""
        told: dict[str, Any] = {}
        if request.tools and request.tool_choice != NONE:
            told["tools"] = [_without_nothing(tool) for tool in request.tools]
        thinking = False if self._quiet(request) else request.thinking
        if thinking is not None and self.switch is not None:
            told[self.switch] = thinking
        if request.effort is not None:
            told[EFFORT] = request.effort
        return told

    def _quiet(self, request: TextRequest) -> bool:
        """Whether it is to answer without thoughts: where it is told so or has to begin with a call, and an answer of a given
        form where nobody asks for thoughts."""
        if request.tool_choice not in (AUTO, NONE) or request.thinking is False or request.thinking_tokens == 0:
            return True
        return request.constraint is not None and not self._asked_to_think(request)

    @staticmethod
    def _asked_to_think(request: TextRequest) -> bool:
        return bool(request.thinking or request.thinking_tokens)

    def may_think(self, request: TextRequest) -> bool:
        """Whether the answer may have thoughts."""
        return self.thinks and not self._quiet(request)

    def forced(self, request: TextRequest, opening: str) -> str:
        """What is written for the model behind ``opening``, with which the template begins the answer: the end of thoughts that
        it is not to have, the beginning of those that it is to have before an answer of a given form, and the beginning of a call
        that it has to make.
        """
        if request.begun is not None:
            return ""
        forced = ""
        demanded = _demands_tool(request)
        mark = self.opens.strip()
        apart = (
            bool(self.header) and self.header in self.ends
        )  # thoughts are a message of their own, and may be left out
        if self.may_think(request):
            if request.constraint is not None and mark not in opening and self.ends.strip() not in opening:
                forced = self.opens
        elif self.thinks:
            if mark in opening and self.ends.strip() not in opening:
                forced = self.ends
            elif self.switch is None and mark not in opening and not (demanded and apart):
                forced = self.opens + self.ends
        if demanded:
            assert self.calls is not None  # or tools are refused
            forced += demanded_calls.begun(self.calls, _asked_for(request))
        return forced

    def is_thinking(self, begun: str) -> bool:
        """Whether an answer that has begun so is within its thoughts."""
        return self.thinks and self.opens.strip() in begun and self.ends.strip() not in begun

    def behind_thoughts(
        self, opening: str, begun: Sequence[int], decode: Callable[[Sequence[int]], str]
    ) -> Sequence[int]:
        """Of the tokens with which an answer has begun those behind its thoughts, and behind the blanks that follow these.

        Args:
            opening: what stands before the answer's next token in its turn, ``begun`` included.
            decode: the text of tokens, special ones included.
        """
        mark = self.ends.strip()
        if not mark:
            return begun
        if mark not in decode(begun):
            return () if self.is_thinking(opening) else begun
        behind = begun[bisect.bisect_left(range(len(begun)), True, key=lambda count: mark in decode(begun[:count])) :]
        return list(itertools.dropwhile(lambda token: not decode([token]).strip(), behind))

    def demands_call(self, request: TextRequest) -> bool:
        """Whether the answer has to be a call, as :meth:`forced` begins it. Then it has no other form."""
        return self.calls_tools and _demands_tool(request) and request.begun is None

    def call_grammar(self, request: TextRequest, *, strict: bool = True) -> str:
        """What the answer's calls are: a grammar of what follows :meth:`forced` where one has to be made, of a whole answer where
        they may be made instead of one of a given form; empty where nothing is said of them.

        Args:
            strict: the arguments are what their tool's schema says; else any JSON object.

        Raises:
            InvalidRequest: a schema is nested too deeply.
        """
        if self.calls is None or not request.tools:
            return ""
        if self.demands_call(request):
            return demanded_calls.rest(self.calls, request.tools, _asked_for(request), strict=strict)
        if request.tool_choice != AUTO or request.constraint is None:
            return ""
        several = request.parallel_tool_calls
        return demanded_calls.whole(self.calls, request.tools, several=several, strict=strict)

    def turns(self, messages: Sequence[Message]) -> list[dict[str, Any]]:
        """The messages as the template takes them: thoughts under its own name or not at all, arguments as it wants them, and
        the results of calls with the names of their tools."""
        turns: list[dict[str, Any]] = []
        names: dict[str, str] = {}
        for message in messages:
            turn: dict[str, Any] = {key: value for key, value in message.items() if key != "reasoning_content"}
            if self.thought_key is not None and message.get("reasoning_content"):
                turn[self.thought_key] = message["reasoning_content"]
            if message.get("tool_calls"):
                turn["tool_calls"] = [self._call(call) for call in message["tool_calls"]]
                names |= {call["id"]: call["function"]["name"] for call in message["tool_calls"]}
            if message["role"] == "tool" and message.get("tool_call_id") in names:
                turn.setdefault("name", names[message["tool_call_id"]])
            turns.append(turn)
        return turns

    def _call(self, call: Any) -> dict[str, Any]:
        function = dict(call["function"])
        if not self.arguments_as_text:
            function["arguments"] = _arguments(function["arguments"])
        return {"id": call["id"], "type": "function", "function": function}


def _arguments(text: str) -> dict[str, Any]:
    """A call's arguments out of their JSON text. None at all, and "null", are no arguments; of half a character, which JSON can
    write and no tokenizer reads, becomes U+FFFD.

    Raises:
        InvalidRequest: they are no JSON object.
    """
    try:
        found = json.loads(text or "{}")
        if "\\u" in text:
            whole = json.dumps(found, ensure_ascii=False).encode("utf-16", "surrogatepass").decode("utf-16", "replace")
            found = json.loads(whole)
    except (ValueError, RecursionError):
        found = text
    if found is None:
        return {}
    if not isinstance(found, dict):
        raise InvalidRequest(
            "The arguments of a call in this conversation are no JSON object; give them as the model wrote them, or leave the "
            "call out.",
            field="messages",
        )
    return found


def _demands_tool(request: TextRequest) -> bool:
    return bool(request.tools) and request.tool_choice not in (AUTO, NONE)


def _asked_for(request: TextRequest) -> str | None:
    """The tool that has to be called; None: any."""
    names = tool_names(request.tools)
    return request.tool_choice if request.tool_choice != REQUIRED else names[0] if len(names) == 1 else None


def _without_nothing(value: Any) -> Any:
    """A tool without the keys that say nothing, which templates would write as None."""
    if isinstance(value, Mapping):
        return {key: _without_nothing(item) for key, item in value.items() if item is not None}
    return value


PLAIN = ChatFormat()
