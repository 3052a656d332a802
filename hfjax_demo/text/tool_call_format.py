"""Formats of tool calls, inferred from a call that the chat template renders. :mod:`.tool_call_parser` parses them.

Four formats cover the known templates: a JSON object with the name and the arguments (Hermes, Qwen, Llama 3, Mistral, Granite), a
name followed by a JSON object (DeepSeek, Mistral, gpt-oss; Gemma 4 in a dialect), a name followed by marked parameters
(Qwen3-Coder, GLM), and a call in Python's syntax (LFM2, Llama 4, Olmo 3).
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from .literals import parse_finite_float, parse_python_arguments
from .marker_matching import ANY_TAG, BLANKS, TAG, WORD, MatchStep, end_of_call_separators, whole_word
from .scheduler import common_prefix_length


def _reject_constant(written: str) -> None:
    raise ValueError(f"JSON has no {written}")


JSON_DECODER = json.JSONDecoder(parse_float=parse_finite_float, parse_constant=_reject_constant)


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

    def marked_call_starts(self) -> list[tuple[MatchStep, ...]]:
        """Return how a call begins with its marker."""
        if not self.mark or TAG.match(self.mark):
            return [(self.mark,)] if self.mark else []
        return [(self.mark,), (*_MARKER_WITH_WORD, self.mark)]

    def unmarked_call_starts(self, names: Sequence[str]) -> list[tuple[MatchStep, ...]]:
        """Return how a call begins without its marker, on a line of its own."""
        key, tool = whole_word(dict.fromkeys((self.name_key or "name", "name"))), whole_word(names)
        kind: tuple[MatchStep, ...] = ('"type"', BLANKS, ":", BLANKS, '"function"', BLANKS, ",", BLANKS)
        named: tuple[MatchStep, ...] = ('"', key, '"', BLANKS, ":", BLANKS, '"', tool, '"')
        ways: list[tuple[MatchStep, ...]] = [("{", BLANKS, *named), ("{", BLANKS, *kind, *named)]
        return [*ways, ("[", BLANKS, tool, "(")] if self.is_python else ways

    def starts_before_name(self) -> list[tuple[MatchStep, ...]]:
        """Return how a call begins before its name; empty if a JSON object holds the name."""
        if self.name_key or not self.lead:
            return [] if self.name_key else [()]
        # A marker with a word may precede the lead, as in "<|channel|>commentary to=functions.".
        return [(self.lead, BLANKS), (*_MARKER_WITH_WORD, self.lead, BLANKS)]


_MARKER_WITH_WORD: tuple[MatchStep, ...] = (ANY_TAG, WORD, BLANKS)


def infer_call_format(
    written: str, name: str, arguments: Mapping[str, str], *, twice: str | None = None, turn: str = ""
) -> ToolCallFormat | None:
    """Infer the call format from a call that a template rendered for this tool and two arguments; None if it is none of the four.

    Args:
        twice: the rendered text of two such calls, if the template accepts them.
        turn: the text that the template writes at the end of a turn.
    """
    before, found, behind = written.partition(name)
    if not found:
        return None
    form = _infer_object_format(written, before, name, arguments) or _infer_named_format(before, behind, arguments)
    if form is None:
        return None
    call = written.removesuffix(form.tail)
    text_between_calls = ""
    if twice is not None and twice.startswith(call):
        text_between_calls, found, _ = twice.removeprefix(call).partition(name)
    return replace(form, tail=form.tail.removesuffix(turn), text_between_calls=text_between_calls if found else "")


def _infer_named_format(before: str, behind: str, arguments: Mapping[str, str]) -> ToolCallFormat | None:
    """Return the format if the arguments follow the name, with all text behind the call as its tail."""
    lead = before[end_of_call_separators(before) :].strip()
    form = ToolCallFormat(leading_marker(before) or lead, before, "", lead)
    brace = behind.find("{")
    value, end = parse_json_at(behind, brace) if brace >= 0 else (None, -1)
    if value == arguments:
        return replace(form, between=behind[:brace], tail=behind[end:])
    end = behind.find(")") + 1
    with contextlib.suppress(ValueError):
        if parse_python_arguments(behind[:end]) == arguments:
            return replace(form, between="(", middle="=", separator=", ", end=")", tail=behind[end:])
    pieces, tail = list[str](), behind
    for known in (known for item in arguments.items() for known in item):
        piece, found, tail = tail.partition(known)
        if not found:
            return None
        pieces.append(piece)
    head, middle, between, _ = pieces
    if head.strip() == "{" and middle.startswith(":"):
        quote = middle[1:]
        mark = leading_marker(tail[len(quote) :].lstrip("}"))
        form = replace(form, between=head, quote=quote, separator=between[len(quote) :])
        return replace(form, middle=":", end="}" + mark, tail=_text_after(tail, mark))
    shared = head[len(head) - common_prefix_length(head[::-1], between[::-1]) :]
    opens = shared[max(shared.rfind("<"), 0) :]
    own = between.removesuffix(opens)
    closes = own[: common_prefix_length(own, tail)]
    if not opens or not middle.strip() or not closes.strip():
        return None
    mark = leading_marker(tail.strip().removeprefix(closes.strip()))
    form = replace(form, between=head.removesuffix(opens), opens=opens, middle=middle, closes=closes)
    return replace(form, separator=own.removeprefix(closes), end=mark, tail=_text_after(tail, mark))


def _infer_object_format(written: str, before: str, name: str, arguments: Mapping[str, str]) -> ToolCallFormat | None:
    """Return the format of the smallest JSON object that holds both name and arguments, with all text behind it as its tail."""
    start = len(before)
    while (start := before.rfind("{", 0, start)) >= 0:
        value, end = parse_json_at(written, start)
        if not isinstance(value, dict) or name not in value.values():
            continue
        keys = [key for key, item in value.items() if item in (arguments, json.dumps(arguments))]
        if keys:
            name_key = next(key for key, item in value.items() if item == name)
            mark, opening = leading_marker(before[:start]), f'{{"{name_key}": "'
            if before[start:] != opening:  # optional content precedes the name
                before = (mark and f"{mark}\n") + opening
            between = f'", "{keys[0]}": '
            return ToolCallFormat(
                mark, before, between, name_key=name_key, arguments_key=keys[0], end="}", tail=written[end:]
            )
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
        return JSON_DECODER.raw_decode(text, place)
    except (ValueError, RecursionError):
        return None, -1


def _text_after(text: str, mark: str) -> str:
    return text[text.find(mark) + len(mark) :]
