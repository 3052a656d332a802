"""Detection of a chat template's features, by rendering it with probe messages.

If a tokenizer has a response template (transformers' description of how to parse an answer), its markers are used if they are
literals: regular expressions from a model's files are never applied to its output. Otherwise the probes show the markers.
"""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from .chat_format import EFFORT, NO_CHAT_FORMAT, AnswerMarkers, ChatFormat
from .conversation_renderer import content_parts, render_chat_template
from .marker_matching import TAG
from .scheduler import common_prefix_length
from .tokenizer import TextTokenizer
from .tool_call_format import ToolCallFormat, infer_call_format, leading_marker

QUESTION, ANSWER, THOUGHT = "Probe question.", "Probe answer.", "Probe thought."
_QUESTION: Mapping[str, str] = MappingProxyType({"role": "user", "content": QUESTION})
PROBE_NAME = "probe_tool_name"
PROBE_ARGUMENTS = {"probe_key_one": "probe value one", "probe_key_two": "probe value two"}
PROBE_IDS = ("probe0001", "probe0002")  # some templates require nine letters and digits

THOUGHT_KEYS = ("reasoning_content", "thinking", "reasoning")
THINKING_KEYWORDS = ("enable_thinking", "thinking")
EFFORTS = ("none", "minimal", "low", "medium", "high", "xhigh", "max")
USUAL_EFFORTS = ("low", "medium", "high")
NO_EFFORT = "no-such-effort"

# The marker that begins reasoning in templates that do not render reasoning, but remove or begin it; the end marker has a slash.
_THINKING_TAG = re.compile(
    r"<(?P<tag>[\w:|]{0,20}(?:think|reason|thought)[\w:|]{0,20})>|\[(?P<name>THINK|REASONING)\]", re.IGNORECASE
)

_MARKER_OR_WORD = re.compile(TAG.pattern + r"|\s|[^\s<\[]+|.", re.DOTALL)

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


def find_chat_format(tokenizer: TextTokenizer, stop_ids: Sequence[int] = ()) -> ChatFormat:
    """Detect the features of a tokenizer's chat template, by a few dozen renderings.

    Args:
        stop_ids: tokens that end an answer and are not part of it.
    """
    if not tokenizer.chat_template:
        return NO_CHAT_FORMAT
    probe = _TemplateProbe(tokenizer)
    asked = probe.render([_QUESTION], True)
    if asked is None:
        return NO_CHAT_FORMAT
    switch = next((name for name in THINKING_KEYWORDS if probe.differs(name)), None)
    told = {} if switch is None else {switch: True}
    on, before = (probe.render([_QUESTION], begin, **told) or "" for begin in (True, False))
    opening = on.removeprefix(before) if on.startswith(before) else ""
    alone = probe.render([_QUESTION], False) or ""
    history = probe.render([_QUESTION, _answer(content=ANSWER), _QUESTION], False) or ""
    before_answer = history[len(alone) :].partition(ANSWER)[0] if history.startswith(alone) else opening
    shared = _common_start(_pieces(opening), _pieces(before_answer))
    header = "".join(itertools.takewhile(lambda piece: not _THINKING_TAG.fullmatch(piece.replace("/", "")), shared))
    key, opens, ends = _detect_reasoning(probe, alone, header, opening)
    stops = [text for text in map(str, tokenizer.convert_ids_to_tokens(list(stop_ids))) if text.strip()]
    calls, as_text, written = _detect_call_format(probe, header, (opens, ends), stops)
    if calls is not None:  # the longest first: some are prefixes of others
        special = sorted(_special_tokens(tokenizer, written), key=lambda mark: -len(mark[0]))
        calls = replace(calls, special=tuple(special))
    frame = before_answer.removeprefix(header)
    markers = _markers_from_response_template(getattr(tokenizer, "response_template", None))
    if markers is None and (ends or calls is not None):
        markers = _markers_from_probes(header, opens, ends, frame)
    shown = opens + ends + frame + written
    if markers is not None:
        shown += "".join((*markers.opens, *markers.ends, *markers.text_starts, *markers.calls))
    return ChatFormat(
        header=header,
        opens=opens,
        ends=ends,
        thinks_by_default=bool(ends) and on == asked,
        switch=switch if ends else None,
        efforts=_detect_efforts(probe) if ends else (),
        reasoning_key=key,
        calls=calls,
        arguments_as_text=as_text,
        markers=markers,
        kept=frozenset(token for _, token in _special_tokens(tokenizer, shown)) - set(stop_ids),
    )


class _TemplateProbe:
    """Renderer of a tokenizer's chat template. The result is None if the template rejects the input, for whatever reason."""

    def __init__(self, tokenizer: TextTokenizer) -> None:
        self._tokenizer = tokenizer
        template = tokenizer.chat_template
        self.source = "\n".join(template.values()) if isinstance(template, dict) else str(template)

    def render(self, messages: Sequence[Any], begin_answer: bool, **keywords: Any) -> str | None:
        for parted in (False, True):  # templates of vision models take the content as parts
            turns = [{**item, "content": content_parts(item)} if parted else dict(item) for item in messages]
            try:
                found = render_chat_template(self._tokenizer, turns, begin_answer=begin_answer, **keywords)
            except Exception:  # templates raise exceptions of any type
                continue
            if QUESTION in found:
                return found
        return None

    def differs(self, switch: str) -> bool:
        on, off = (self.render([_QUESTION], True, **{switch: value}) for value in (True, False))
        return on is not None and off is not None and on != off


def _answer(**parts: Any) -> dict[str, Any]:
    return {"role": "assistant", **parts}


def _pieces(text: str) -> list[str]:
    """Split a text into markers, words and characters."""
    return _MARKER_OR_WORD.findall(text)


def _common_start(one: Sequence[str], other: Sequence[str]) -> list[str]:
    pairs = zip(one, other, strict=False)
    return [piece for piece, _ in itertools.takewhile(lambda pair: pair[0] == pair[1], pairs)]


def _detect_reasoning(probe: _TemplateProbe, alone: str, header: str, opening: str) -> tuple[str | None, str, str]:
    """Return the template's key for a turn's reasoning, and the text before and after it; None and empty if it has none."""
    for key in THOUGHT_KEYS:
        found = probe.render([_QUESTION, _answer(content=ANSWER, **{key: THOUGHT})], False)
        place = -1 if found is None else found.find(THOUGHT)
        if found is not None and place >= 0 and ANSWER in found[place:] and found.startswith(alone):
            before = found[len(alone) : place].removeprefix(header)
            behind = found[place + len(THOUGHT) :].partition(ANSWER)[0]
            if before.strip() and behind.strip():
                return key, before, behind
    # The template does not render reasoning: look at how it begins an answer, then at its source.
    for source in (opening.removeprefix(header), probe.source):
        for tag in _THINKING_TAG.finditer(source):
            mark, end = tag[0], f"</{tag['tag']}>" if tag["tag"] else f"[/{tag['name']}]"
            if source is not probe.source or end in source:
                return None, f"{mark}\n", f"\n{end}\n\n"
    return None, "", ""


def _detect_efforts(probe: _TemplateProbe) -> tuple[str, ...]:
    found = {effort: probe.render([_QUESTION], True, **{EFFORT: effort}) for effort in (*EFFORTS, NO_EFFORT)}
    other = found.pop(NO_EFFORT)
    if other is not None and NO_EFFORT in other:  # it renders any value
        return USUAL_EFFORTS
    if other is None:
        known = [effort for effort, text in found.items() if text is not None]
        return tuple(known) if len({found[effort] for effort in known}) > 1 else ()
    known = [effort for effort, text in found.items() if text is not None and text != other]
    # An unknown value is treated as one of the usual ones.
    return tuple(effort for effort in EFFORTS if effort in known or (known and effort in USUAL_EFFORTS))


def _detect_call_format(
    probe: _TemplateProbe, header: str, thoughts: Sequence[str], stops: Sequence[str]
) -> tuple[ToolCallFormat | None, bool, str]:
    """Return the format of calls, whether the template takes arguments as text, and the rendered call. ``stops``: texts of the
    tokens that end a turn."""
    tools = [dict(_TOOL)]
    asked = probe.render([_QUESTION], False, tools=tools)
    if asked is None or PROBE_NAME not in asked:
        return None, False, ""
    answered = probe.render([_QUESTION, _answer(content=ANSWER)], False, tools=tools) or ""

    def written(arguments: Any, *ids: str) -> str | None:
        function = {"name": PROBE_NAME, "arguments": arguments}
        calls = [{"id": each, "type": "function", "function": function} for each in ids]
        found = probe.render([_QUESTION, _answer(content="", tool_calls=calls)], False, tools=tools)
        if found is None:
            return None
        text = found[common_prefix_length(asked, found) :].removeprefix(header).lstrip("\n")
        for mark in (part.strip() for part in thoughts if part):  # empty reasoning, which some templates render
            text = text.lstrip().removeprefix(mark).lstrip() if mark in text else text
        return text

    for as_text in (False, True):
        arguments: Any = json.dumps(PROBE_ARGUMENTS) if as_text else dict(PROBE_ARGUMENTS)
        once = written(arguments, PROBE_IDS[0])
        if once is None:
            continue
        turn = "".join(_common_start(_pieces(once)[::-1], _pieces(answered)[::-1])[::-1])
        cut = min((place for stop in stops if (place := once.find(stop)) >= 0), default=len(once))
        turn = once[min(cut, len(once) - len(turn)) :]
        form = infer_call_format(once, PROBE_NAME, PROBE_ARGUMENTS, twice=written(arguments, *PROBE_IDS), turn=turn)
        if form is not None:
            return form, as_text, once
    return None, False, ""


def _special_tokens(tokenizer: TextTokenizer, text: str) -> list[tuple[str, int]]:
    """Return the special tokens in a text, with their ids."""
    added = ((known.content, token) for token, known in tokenizer.added_tokens_decoder.items() if known.special)
    return [(mark, token) for mark, token in added if mark.strip() and mark in text]


def _markers_from_probes(header: str, opens: str, ends: str, frame: str) -> AnswerMarkers:
    """Return the markers of answers in the format that the probes have shown. ``frame``: text before an answer without
    reasoning, which may be a marker of its own."""
    if not ends:
        return AnswerMarkers()
    mark, end = opens.strip(), leading_marker(ends) or ends.strip()  # the other markers begin the answer
    for part in (opens, ends, mark, end):
        frame = frame.replace(part, "")
    own = frame.strip()  # answers have a marker too, so reasoning may come anywhere
    text_starts = tuple(each for each in dict.fromkeys((own, header.strip())) if each) if own else ()
    return AnswerMarkers((mark,), (end,), bool(own), text_starts)


def _markers_from_response_template(template: Any) -> AnswerMarkers | None:
    """Return the markers of a tokenizer's response template; None if it has none, or has patterns instead."""
    fields = template.get("fields") if isinstance(template, Mapping) else None
    if not isinstance(fields, Mapping):
        return None
    thoughts: Any = next((fields[key] for key in THOUGHT_KEYS if key in fields), None)
    opens, ends = (_literals(thoughts, side) for side in ("open", "close"))
    if thoughts and not (opens and ends):
        return None
    return AnswerMarkers(opens, ends, begins_anywhere=True, calls=_literals(fields.get("tool_calls"), "open"))


def _literals(field: Any, side: str) -> tuple[str, ...]:
    given = field.get(side) if isinstance(field, Mapping) else None
    texts = [given] if isinstance(given, str) else given if isinstance(given, list | tuple) else []
    return tuple(text.strip() for text in texts if isinstance(text, str) and text.strip())
