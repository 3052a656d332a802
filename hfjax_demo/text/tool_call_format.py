"""Formats of tool calls, inferred from a call that the chat template renders. :mod:`.tool_call_parser` parses them.

Four formats cover the known templates: a JSON object with the name and the arguments (Hermes, Qwen, Llama 3, Mistral, Granite), a
name followed by a JSON object (DeepSeek, Mistral, gpt-oss; Gemma 4 in a dialect), a name followed by marked parameters
(Qwen3-Coder, GLM), and a call in Python's syntax (LFM2, Llama 4, Olmo 3). The format and its markers are inferred from what the
template renders.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from .literals import parse_finite_float, parse_python_arguments
from .marker_matching import TAG, PatternStep, TextPattern, end_of_call_separators


def _reject_constant(written: str) -> None:
    raise ValueError(f"JSON has no {written}")


_DECODER = json.JSONDecoder(parse_float=parse_finite_float, parse_constant=_reject_constant)


@dataclass(frozen=True, slots=True)
class ParsedToolCall:
    """A tool call. The arguments are the text of a JSON object."""

    name: str
    arguments: str


@dataclass(frozen=True, slots=True)
class CallDelimiters:
    """The literal text that a template writes around the tool's name, the arguments' names and their values.

    Attributes:
        before: text before the tool's name.
        between: text between the name and the arguments.
        opens, middle, closes: text before, between and after the name and the value of an argument.
        separator: text between two arguments. This and the previous three are empty if the arguments are a JSON object.
        end: text after the last argument.
        tail: text after the last call, up to the end of the turn.
        again: text between a call and the name of the next one; empty if there can be only one call.
        special: the model's special tokens in these texts, with their ids.
    """

    before: str
    between: str
    opens: str = ""
    middle: str = ""
    closes: str = ""
    separator: str = ""
    end: str = ""
    tail: str = ""
    text_between_calls: str = ""
    special: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class ToolCallFormat:
    """The format of a model's tool calls.

    Attributes:
        mark: the marker that begins a call; empty: a call is just the JSON object.
        spelling: the literal text around a call's parts.
        lead: text before the name other than the marker; empty for a JSON object.
        name_key, arguments_key: keys of the JSON object that holds both; empty in the other formats.
        quote: string delimiter in the dialect without quotation marks; empty: the arguments are JSON.
        parameter: text before, between and after a parameter's name and value; empty in the other formats.
        end: the end of a call with marked parameters, or in that dialect.
        python: whether calls use Python's syntax with keyword arguments: ``name(key=value, …)``.
    """

    mark: str
    delimiters: CallDelimiters
    lead: str = ""
    name_key: str = ""
    arguments_key: str = ""
    quote: str = ""
    parameter: tuple[str, ...] = ()
    end: str = ""
    python: bool = False

    @property
    def keyed(self) -> bool:
        """Whether the arguments are written in a format other than a JSON object."""
        return bool(self.python or self.quote or self.parameter)

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
        return (*ways, ("[", blanks, tools, "(")) if self.python else tuple(ways)

    def named(self, names: Sequence[str]) -> tuple[tuple[tuple[PatternStep, ...], frozenset[str]], ...]:
        """Return the patterns of a call's beginning up to its name; empty if a JSON object holds the name."""
        if self.name_key:
            return ()
        before: tuple[PatternStep, ...] = (self.lead, TextPattern.BLANKS) if self.lead else ()
        # A marker with a word may precede the lead, as in "<|channel|>commentary to=functions.".
        ways = (before, (*_MARKER_WITH_WORD, *before)) if before else (before,)
        return tuple((way, frozenset(names)) for way in ways)


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
    tail = written[end:].removesuffix(turn)
    return replace(form, delimiters=replace(form.delimiters, tail=tail, text_between_calls=text_between_calls))


def _infer_named_format(
    written: str, place: int, name: str, arguments: Mapping[str, str]
) -> tuple[ToolCallFormat, int] | None:
    """Return the format if the arguments follow the name, and the index of the call's end."""
    before, behind = written[:place], written[place + len(name) :]
    lead = before[end_of_call_separators(before) :]
    mark = leading_marker(before) or lead.strip()
    here = len(written) - len(behind)
    brace = behind.find("{")
    value, close = parse_json_at(behind, brace) if brace >= 0 else (None, -1)
    if value == dict(arguments):
        return ToolCallFormat(mark, CallDelimiters(before, behind[:brace]), lead.strip()), here + close
    close = behind.find(")") + 1
    if _python(behind[:close]) == dict(arguments):
        delimiters = CallDelimiters(before, "(", middle="=", separator=", ", end=")")
        return ToolCallFormat(mark, delimiters, lead.strip(), python=True), here + close
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
        delimiters = CallDelimiters(before, head, middle=":", separator=between[len(quote) :], end="}" + end)
        return ToolCallFormat(mark, delimiters, lead.strip(), quote=quote, end=end), here + _index_after(tail, end)
    shared = head[len(head) - common_prefix_length(head[::-1], between[::-1]) :]
    opens = shared[max(shared.rfind("<"), 0) :]
    own = between[: len(between) - len(opens)]
    own, separator = own[: common_prefix_length(own, tail)], own[common_prefix_length(own, tail) :]
    closes = own.strip()
    if not opens or not middle.strip() or not closes:
        return None
    end = leading_marker(tail.strip().removeprefix(closes).strip())
    delimiters = CallDelimiters(before, head[: len(head) - len(opens)], opens, middle, own, separator, end)
    parameter = (opens.strip(), middle.strip(), closes)
    form = ToolCallFormat(mark, delimiters, lead.strip(), parameter=parameter, end=end)
    return form, here + _index_after(tail, end)


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
                delimiters = CallDelimiters(before, between, end="}")
                return ToolCallFormat(mark, delimiters, name_key=name_key, arguments_key=keys[0]), end
    return None


def encode_arguments(value: Any) -> str:
    """Serialize the arguments of a call as JSON text. Lone surrogates, which JSON can encode, are replaced by U+FFFD.

    Raises:
        ValueError, TypeError, RecursionError: the value cannot be represented in JSON.
    """
    text = json.dumps(value, ensure_ascii=False, allow_nan=False)
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def common_prefix_length(one: str, other: str) -> int:
    """Return the length of the common prefix of two texts."""
    pairs = zip(one, other, strict=False)
    return next((place for place, (left, right) in enumerate(pairs) if left != right), min(len(one), len(other)))


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
