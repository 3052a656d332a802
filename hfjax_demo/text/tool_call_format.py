"""Formats of tool calls, inferred from a call that the chat template renders. :mod:`.tool_call_parser` parses them.

Four formats cover the known templates: a JSON object with the name and the arguments (Hermes, Qwen, Llama 3, Mistral, Granite), a
name followed by a JSON object (DeepSeek, Mistral, gpt-oss; Gemma 4 in a dialect), a name followed by marked parameters
(Qwen3-Coder, GLM), and a call in Python's syntax (LFM2, Llama 4, Olmo 3).
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from .literals import parse_finite_float, parse_python_arguments
from .marker_matching import TAG, PatternStep, TextPattern, end_of_call_separators
from .scheduler import common_prefix_length


def _reject_constant(written: str) -> None:
    raise ValueError(f"JSON has no {written}")


_DECODER = json.JSONDecoder(parse_float=parse_finite_float, parse_constant=_reject_constant)


@dataclass(frozen=True, slots=True)
class ParsedToolCall:
    """A tool call. The arguments are the text of a JSON object."""

    name: str
    arguments: str


@dataclass(frozen=True, slots=True)
class ToolCallFormat:
    """The format of a model's tool calls, and the literal text that its template writes around their parts.

    Attributes:
        mark: the marker that begins a call; empty: a call is just the JSON object.
        before: text before the tool's name.
        between: text between the name and the arguments.
        lead: text before the name other than the marker; empty for a JSON object.
        name_key, arguments_key: keys of the JSON object that holds both; empty in the other formats.
        quote: string delimiter in the dialect without quotation marks; empty: the arguments are JSON.
        opens, middle, closes: text before, between and after the name and the value of an argument.
        separator: text between two arguments. This and the previous three are empty if the arguments are a JSON object.
        end: text after the last argument.
        tail: text after the last call, up to the end of the turn.
        text_between_calls: text between a call and the name of the next one; empty if there can be only one call.
        special: the model's special tokens in these texts, with their ids.
    """

    mark: str
    before: str
    between: str
    lead: str = ""
    name_key: str = ""
    arguments_key: str = ""
    quote: str = ""
    opens: str = ""
    middle: str = ""
    closes: str = ""
    separator: str = ""
    end: str = ""
    tail: str = ""
    text_between_calls: str = ""
    special: tuple[tuple[str, int], ...] = ()

    @property
    def has_marked_parameters(self) -> bool:
        """Whether each argument stands between markers."""
        return bool(self.opens)

    @property
    def is_python(self) -> bool:
        """Whether calls use Python's syntax with keyword arguments: ``name(key=value, …)``."""
        return self.middle == "=" and not self.opens

    @property
    def end_marker(self) -> str:
        """The marker that ends a call with marked parameters, or in the dialect."""
        return self.end.removeprefix("}") if self.quote else self.end

    def marked(self) -> tuple[tuple[PatternStep, ...], ...]:
        """Return the patterns of a call's beginning with the marker."""
        if not self.mark:
            return ()
        return ((self.mark,),) if TAG.match(self.mark) else ((self.mark,), (*_MARKER_WITH_WORD, self.mark))

    def unmarked_call_starts(self, names: Sequence[str]) -> tuple[tuple[PatternStep, ...], ...]:
        """Return the patterns of a call's beginning without the marker, on a line of its own."""
        keys, blanks, tools = frozenset((self.name_key or "name", "name")), TextPattern.BLANKS, frozenset(names)
        kind: tuple[PatternStep, ...] = ('"type"', blanks, ":", blanks, '"function"', blanks, ",", blanks)
        named: tuple[PatternStep, ...] = ('"', keys, '"', blanks, ":", blanks, '"', tools, '"')
        ways: list[tuple[PatternStep, ...]] = [("{", blanks, *named), ("{", blanks, *kind, *named)]
        return (*ways, ("[", blanks, tools, "(")) if self.is_python else tuple(ways)

    def starts_before_name(self) -> tuple[tuple[PatternStep, ...], ...]:
        """Return the patterns of a call's beginning before its name; empty if a JSON object holds the name."""
        if self.name_key:
            return ()
        before: tuple[PatternStep, ...] = (self.lead, TextPattern.BLANKS) if self.lead else ()
        # A marker with a word may precede the lead, as in "<|channel|>commentary to=functions.".
        return (before, (*_MARKER_WITH_WORD, *before)) if before else (before,)


_MARKER_WITH_WORD: tuple[PatternStep, ...] = (TextPattern.TAG, TextPattern.WORD, TextPattern.BLANKS)


def infer_call_format(
    written: str, name: str, arguments: Mapping[str, str], *, twice: str | None = None, turn: str = ""
) -> ToolCallFormat | None:
    """Infer the call format from a call that a template rendered for this tool and two arguments; None if it is none of the four.

    Args:
        twice: the rendered text of two such calls, if the template accepts them.
        turn: the text that the template writes at the end of a turn.
    """
    place = written.find(name)
    if place < 0:
        return None
    found = _infer_object_format(written, place, name, arguments) or _infer_named_format(
        written, place, name, arguments
    )
    if found is None:
        return None
    form, end = found
    text_between_calls = ""
    if twice is not None and twice.startswith(written[:end]) and (next_name := twice.find(name, end)) >= 0:
        text_between_calls = twice[end:next_name]
    return replace(form, tail=written[end:].removesuffix(turn), text_between_calls=text_between_calls)


def _infer_named_format(
    written: str, place: int, name: str, arguments: Mapping[str, str]
) -> tuple[ToolCallFormat, int] | None:
    """Return the format if the arguments follow the name, and the index of the call's end."""
    before, behind = written[:place], written[place + len(name) :]
    lead = before[end_of_call_separators(before) :].strip()
    form = ToolCallFormat(leading_marker(before) or lead, before, "", lead)
    here = len(written) - len(behind)
    brace = behind.find("{")
    value, close = parse_json_at(behind, brace) if brace >= 0 else (None, -1)
    if value == dict(arguments):
        return replace(form, between=behind[:brace]), here + close
    close = behind.find(")") + 1
    if _python(behind[:close]) == dict(arguments):
        return replace(form, between="(", middle="=", separator=", ", end=")"), here + close
    (first, one), (second, other) = arguments.items()
    places = [behind.find(each) for each in (first, one, second, other)]
    if -1 in places or places != sorted(places):
        return None
    head, middle = behind[: places[0]], behind[places[0] + len(first) : places[1]]
    between, tail = behind[places[1] + len(one) : places[2]], behind[places[3] + len(other) :]
    here = len(written) - len(tail)
    if head.strip() == "{" and middle.startswith(":"):
        quote = middle[1:]
        end = leading_marker(tail[len(quote) :].lstrip("}"))
        separator = between[len(quote) :]
        form = replace(form, between=head, quote=quote, middle=":", separator=separator, end="}" + end)
        return form, here + _index_after(tail, end)
    shared = head[len(head) - common_prefix_length(head[::-1], between[::-1]) :]
    opens = shared[max(shared.rfind("<"), 0) :]
    own = between[: len(between) - len(opens)]
    closes = own[: common_prefix_length(own, tail)]
    separator = own[len(closes) :]
    if not opens or not middle.strip() or not closes.strip():
        return None
    end = leading_marker(tail.strip().removeprefix(closes.strip()).strip())
    form = replace(form, between=head[: len(head) - len(opens)], opens=opens, middle=middle)
    return replace(form, closes=closes, separator=separator, end=end), here + _index_after(tail, end)


def _infer_object_format(
    written: str, place: int, name: str, arguments: Mapping[str, str]
) -> tuple[ToolCallFormat, int] | None:
    """Return the format of the smallest JSON object that holds both name and arguments, and the index of its end."""
    start = place
    while (start := written.rfind("{", 0, start)) >= 0:
        value, end = parse_json_at(written, start)
        if isinstance(value, dict) and name in value.values():
            keys = [key for key, item in value.items() if item in (dict(arguments), json.dumps(dict(arguments)))]
            if keys:
                name_key = next(key for key, item in value.items() if item == name)
                mark = leading_marker(written[:start])
                before, between = written[:place], f'", "{keys[0]}": '
                if written[start:place] != f'{{"{name_key}": "':  # optional content precedes the name
                    before = (mark and f"{mark}\n") + f'{{"{name_key}": "'
                form = ToolCallFormat(mark, before, between, name_key=name_key, arguments_key=keys[0], end="}")
                return form, end
    return None


def encode_arguments(value: Any) -> str:
    """Serialize the arguments of a call as JSON text. Lone surrogates, which JSON can encode, are replaced by U+FFFD.

    Raises:
        ValueError, TypeError, RecursionError: the value cannot be represented in JSON.
    """
    text = json.dumps(value, ensure_ascii=False, allow_nan=False)
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def leading_marker(text: str) -> str:
    """Return the marker that a text begins with; empty if there is none."""
    found = TAG.match(text.strip())
    return found[0] if found else ""


def parse_json_at(text: str, place: int = 0) -> tuple[Any, int]:
    """Return the JSON value at this place and the index of its end; None and -1 if there is none."""
    try:
        return _DECODER.raw_decode(text, place)
    except (ValueError, RecursionError):
        return None, -1


def _python(text: str) -> dict[str, Any] | None:
    try:
        return parse_python_arguments(text)
    except ValueError:
        return None


def _index_after(text: str, mark: str) -> int:
    return text.find(mark) + len(mark)
