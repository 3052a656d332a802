"""What a model's chat template can do, found by rendering it with probes: thoughts, their switch and efforts, calls of tools.

Nothing is known here of any model. Where a tokenizer brings a response template (transformers' own way of saying how an answer
is to be taken apart), its marks are used; else those that the probes show (:mod:`.answer_marks`).

Source: transformers, "Tool use".
"""

from __future__ import annotations

import bisect
import itertools
import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any

from transformers import PreTrainedTokenizerBase

from ..errors import InvalidRequest
from ..requests import Message, TextRequest
from ..tools import AUTO, NONE, REQUIRED, tool_names
from . import demanded_calls
from .answer_marks import THOUGHT_KEYS, AnswerMarks, brought_marks, shown_marks
from .calls import CallForm, alike, call_form
from .rendering import rendered
from .scanning import TAG

QUESTION, ANSWER, THOUGHT = "Probe question.", "Probe answer.", "Probe thought."
PROBE_NAME = "probe_tool_name"
PROBE_ARGUMENTS = {"probe_key_one": "probe value one", "probe_key_two": "probe value two"}
PROBE_IDS = ("probe0001", "probe0002")  # some templates want nine letters and digits

SWITCHES = ("enable_thinking", "thinking")
EFFORT = "reasoning_effort"
EFFORTS = ("none", "minimal", "low", "medium", "high", "xhigh", "max")
USUAL_EFFORTS = ("low", "medium", "high")
NO_EFFORT = "no-such-effort"

# What opens thoughts in templates that do not write them, but take them out or begin them; it has a counterpart with a slash.
_THINKING_TAG = re.compile(
    r"<(?P<tag>[\w:|]{0,20}(?:think|reason|thought)[\w:|]{0,20})>|\[(?P<name>THINK|REASONING)\]", re.IGNORECASE
)

_PIECE = re.compile(TAG.pattern + r"|\s|[^\s<\[]+|.", re.DOTALL)

_TOOL: Mapping[str, Any] = MappingProxyType(
    {
        "type": "function",
        "function": {
            "name": PROBE_NAME,
            "description": "A probe.",
            "parameters": {
                "type": "object",
                "properties": {key: {"type": "string", "description": "A probe."} for key in PROBE_ARGUMENTS},
                "required": [*PROBE_ARGUMENTS],
            },
        },
    }
)


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
                "This model's chat template knows no tools, or has a form of calls that is not known here; leave them out, or "
                "choose another model.",
                field="tools",
            )
        if request.effort is not None and request.effort not in self.efforts:
            known = f"knows {', '.join(self.efforts)}; choose one" if self.efforts else "knows no effort; leave it out"
            raise InvalidRequest(f"This model's chat template {known}.", field="effort")
        if self._asked_to_think(request) and not self.thinks:
            raise InvalidRequest(
                "This model writes no thoughts before its answers; leave thinking out, or choose another model.",
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
        demanded = bool(request.tools) and request.tool_choice not in (AUTO, NONE)
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
        return (
            self.calls_tools
            and bool(request.tools)
            and request.tool_choice not in (AUTO, NONE)
            and request.begun is None
        )

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


def find_chat_format(tokenizer: PreTrainedTokenizerBase, stop_ids: Sequence[int] = ()) -> ChatFormat:
    """Ask a tokenizer's chat template what it can do; a few dozen renderings.

    Args:
        stop_ids: tokens that end an answer, and are no part of it.
    """
    if not tokenizer.chat_template:
        return PLAIN
    probe = _Probe(tokenizer)
    question = probe.user(QUESTION)
    asked = probe.render([question], True)
    if asked is None:
        return PLAIN
    history = probe.render([question, probe.answer(content=ANSWER), probe.user(QUESTION)], False) or ""
    switch = next((name for name in SWITCHES if probe.differs([question], name, (True, False))), None)
    told = {} if switch is None else {switch: True}
    on, before = (probe.render([question], begin, **told) or "" for begin in (True, False))
    opening = on.removeprefix(before) if on.startswith(before) else ""
    alone = probe.render([question], False) or ""
    before_answer = history[len(alone) :].partition(ANSWER)[0] if history.startswith(alone) else opening
    header = _common_pieces(opening, before_answer)
    key, opens, ends = _thoughts(probe, alone, header, opening)
    stops = [text for text in map(str, tokenizer.convert_ids_to_tokens(list(stop_ids))) if text.strip()]
    calls, as_text, written = _calls(probe, header, (opens, ends), stops)
    marks = brought_marks(getattr(tokenizer, "response_template", None))
    if calls is not None:
        special = {
            tokenizer.added_tokens_decoder[token].content: token for token in _special_tokens(tokenizer, written)
        }
        longest_first = tuple(sorted(special.items(), key=lambda mark: -len(mark[0])))  # some begin with others
        calls = replace(calls, spelling=replace(calls.spelling, special=longest_first))
    if marks is None and (ends or calls is not None):
        marks = shown_marks(header, opens, ends, before_answer.removeprefix(header))
    shown = opens + ends + before_answer.removeprefix(header) + written + ("" if marks is None else marks.all)
    return ChatFormat(
        header=header,
        opens=opens,
        ends=ends,
        thinks_by_default=bool(ends) and on == asked,
        switch=switch if ends else None,
        efforts=_efforts(probe, [question]) if ends else (),
        thought_key=key,
        calls=calls,
        arguments_as_text=as_text,
        marks=marks,
        kept=frozenset(_special_tokens(tokenizer, shown)) - set(stop_ids),
    )


class _Probe:
    """Renders a tokenizer's chat template. What it does not take, for whatever reason, is None."""

    def __init__(self, tokenizer: PreTrainedTokenizerBase) -> None:
        self._tokenizer = tokenizer
        template = tokenizer.chat_template
        self.source = "\n".join(template.values()) if isinstance(template, dict) else str(template)

    def user(self, text: str) -> dict[str, Any]:
        return {"role": "user", "content": text}

    def answer(self, **parts: Any) -> dict[str, Any]:
        return {"role": "assistant", **parts}

    def render(self, messages: Sequence[Any], begin_answer: bool, **keywords: Any) -> str | None:
        for parted in (False, True):  # templates of models that see take the content in parts
            turns = [_parted(item) for item in messages] if parted else list(messages)
            try:
                found = rendered(self._tokenizer, turns, begin_answer=begin_answer, **keywords)
            except Exception:  # a foreign program says no in many ways
                continue
            if all(str(item.get("content") or "") in found for item in messages[:1]):
                return found
        return None

    def differs(self, messages: Sequence[Any], name: str, values: Sequence[Any]) -> bool:
        found = {self.render(messages, True, **{name: value}) for value in values}
        return None not in found and len(found) == len(values)


def _parted(message: Mapping[str, Any]) -> dict[str, Any]:
    return {**message, "content": [{"type": "text", "text": message.get("content") or ""}]}


def _common_pieces(one: str, other: str) -> str:
    """What both begin with alike, marks not cut in the middle."""
    common = ""
    for left, right in zip(_PIECE.findall(one), _PIECE.findall(other), strict=False):
        if left != right or _THINKING_TAG.fullmatch(left.replace("/", "")):
            break
        common += left
    return common


def _thoughts(probe: _Probe, alone: str, header: str, opening: str) -> tuple[str | None, str, str]:
    """The template's name for a turn's thoughts, and what stands before and behind them; empty where there are none."""
    for key in THOUGHT_KEYS:
        turn = probe.answer(content=ANSWER, **{key: THOUGHT})
        found = probe.render([probe.user(QUESTION), turn], False)
        place = -1 if found is None else found.find(THOUGHT)
        if found is not None and place >= 0 and ANSWER in found[place:] and found.startswith(alone):
            before = found[len(alone) : place].removeprefix(header)
            behind = found[place + len(THOUGHT) :].partition(ANSWER)[0]
            if before.strip() and behind.strip():
                return key, before, behind
    # It does not write them: what it begins an answer with, or what it looks for in one, may tell.
    for source in (opening.removeprefix(header), probe.source):
        for tag in _THINKING_TAG.finditer(source):
            mark, end = tag[0], f"</{tag['tag']}>" if tag["tag"] else f"[/{tag['name']}]"
            if source is not probe.source or end in source:
                return None, f"{mark}\n", f"\n{end}\n\n"
    return None, "", ""


def _efforts(probe: _Probe, messages: Sequence[Any]) -> tuple[str, ...]:
    found = {effort: probe.render(messages, True, **{EFFORT: effort}) for effort in (*EFFORTS, NO_EFFORT)}
    other = found.pop(NO_EFFORT)
    if other is not None and NO_EFFORT in other:  # whatever it is told it writes
        return USUAL_EFFORTS
    if other is None:
        known = [effort for effort, text in found.items() if text is not None]
        return tuple(known) if len({found[effort] for effort in known}) > 1 else ()
    known = [effort for effort, text in found.items() if text is not None and text != other]
    # What an unknown one is taken for is one of the usual ones.
    return tuple(effort for effort in EFFORTS if effort in known or (known and effort in USUAL_EFFORTS))


def _calls(
    probe: _Probe, header: str, thoughts: Sequence[str], stops: Sequence[str]
) -> tuple[CallForm | None, bool, str]:
    """How calls are written, whether the template takes arguments as text, and the call that it has written.

    Args:
        stops: what ends a turn, as far as tokens do.
    """
    question = probe.user(QUESTION)
    tools = [dict(_TOOL)]
    asked = probe.render([question], False, tools=tools)
    if asked is None or PROBE_NAME not in asked:
        return None, False, ""
    answered = probe.render([question, probe.answer(content=ANSWER)], False, tools=tools) or ""

    def written(arguments: Any, *ids: str) -> str | None:
        function = {"name": PROBE_NAME, "arguments": arguments}
        calls = [{"id": each, "type": "function", "function": function} for each in ids]
        found = probe.render([question, probe.answer(content="", tool_calls=calls)], False, tools=tools)
        if found is None:
            return None
        text = found[alike(asked, found) :].removeprefix(header).lstrip("\n")
        for mark in (part.strip() for part in thoughts if part):  # no thoughts, as some write it
            text = text.lstrip().removeprefix(mark).lstrip() if mark in text else text
        return text

    for as_text in (False, True):
        arguments: Any = json.dumps(PROBE_ARGUMENTS) if as_text else dict(PROBE_ARGUMENTS)
        once = written(arguments, PROBE_IDS[0])
        if once is None:
            continue
        turn = _common_end(once, answered)
        cut = min((place for stop in stops if (place := once.find(stop)) >= 0), default=len(once))
        turn = once[min(cut, len(once) - len(turn)) :]
        form = call_form(once, PROBE_NAME, PROBE_ARGUMENTS, twice=written(arguments, *PROBE_IDS), turn=turn)
        if form is not None:
            return form, as_text, once
    return None, False, ""


def _common_end(one: str, other: str) -> str:
    """What both end with alike, marks not cut in the middle."""
    common = ""
    for left, right in zip(reversed(_PIECE.findall(one)), reversed(_PIECE.findall(other)), strict=False):
        if left != right:
            break
        common = left + common
    return common


def _special_tokens(tokenizer: PreTrainedTokenizerBase, text: str) -> list[int]:
    """The special tokens that are written in a text."""
    added = tokenizer.added_tokens_decoder
    return [
        token for token, known in added.items() if known.special and known.content.strip() and known.content in text
    ]
