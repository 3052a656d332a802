"""How models write calls of tools: found from a call that a chat template has written. :mod:`.call_reader` reads them.

Four forms cover the templates there are: a JSON object with the name and the arguments (Hermes, Qwen, Llama 3, Mistral,
Granite), a name with a JSON object behind it (DeepSeek, Mistral, gpt-oss; Gemma 4 in a dialect), a name with marked
parameters (Qwen3-Coder, GLM), and a call in Python's syntax (LFM2, Llama 4, Olmo 3). Which one, and its marks, is read off the
template's own writing.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from .literals import finite, python_arguments
from .scanning import TAG, Piece, Step, behind_around


def _no_number(written: str) -> None:
    raise ValueError(f"JSON has no {written}")


_DECODER = json.JSONDecoder(parse_float=finite, parse_constant=_no_number)


@dataclass(frozen=True, slots=True)
class Call:
    """A call of a tool: its arguments are the text of a JSON object."""

    name: str
    arguments: str


@dataclass(frozen=True, slots=True)
class Spelling:
    """How a template writes a call, to the letter, around the tool's name, the arguments' names and their values.

    Attributes:
        before: stands before the tool's name.
        between: between that and the arguments.
        opens, middle, closes: before, between and behind the name and the value of an argument.
        separator: between two arguments. This and the three before are empty where the arguments are a JSON object.
        end: behind the last.
        tail: behind the last call, up to the end of the turn.
        again: behind a call, up to the name of the next; empty where there is one call at most.
        special: which of the model's special tokens are in these, with their ids.
    """

    before: str
    between: str
    opens: str = ""
    middle: str = ""
    closes: str = ""
    separator: str = ""
    end: str = ""
    tail: str = ""
    again: str = ""
    special: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class CallForm:
    """How calls are written.

    Attributes:
        mark: what they begin with; empty: nothing but the JSON object.
        spelling: how a call is written to the letter.
        lead: what stands before the name, as far as it is no mark; of a JSON object nothing.
        name_key, arguments_key: of a JSON object that holds both; empty in the other forms.
        quote: what stands around texts in the dialect that has no quotation marks; empty: it is JSON.
        parameter: what stands before, between and behind a parameter's name and its value; empty in the other forms.
        end: what ends a call with parameters, or in that dialect.
        python: in Python's syntax, with arguments by their names: ``name(key=value, …)``.
    """

    mark: str
    spelling: Spelling
    lead: str = ""
    name_key: str = ""
    arguments_key: str = ""
    quote: str = ""
    parameter: tuple[str, ...] = ()
    end: str = ""
    python: bool = False

    @property
    def keyed(self) -> bool:
        """Whether arguments are written otherwise than as a JSON object."""
        return bool(self.python or self.quote or self.parameter)

    def marked(self) -> tuple[tuple[Step, ...], ...]:
        """The ways in which calls begin with their mark."""
        if not self.mark:
            return ()
        return ((self.mark,),) if TAG.match(self.mark) else ((self.mark,), (*_MARKED_WORD, self.mark))

    def bare(self, names: Sequence[str]) -> tuple[tuple[Step, ...], ...]:
        """The ways in which calls of these tools begin without it, on a line of their own."""
        keys, blanks, tools = frozenset((self.name_key or "name", "name")), Piece.BLANKS, frozenset(names)
        kind: tuple[Step, ...] = ('"type"', blanks, ":", blanks, '"function"', blanks, ",", blanks)
        named: tuple[Step, ...] = ('"', keys, '"', blanks, ":", blanks, '"', tools, '"')
        ways: list[tuple[Step, ...]] = [("{", blanks, *named), ("{", blanks, *kind, *named)]
        return (*ways, ("[", blanks, tools, "(")) if self.python else tuple(ways)

    def named(self, names: Sequence[str]) -> tuple[tuple[tuple[Step, ...], frozenset[str]], ...]:
        """The ways in which a call of one of these begins, up to its name; none of a JSON object that holds it."""
        if self.name_key:
            return ()
        before: tuple[Step, ...] = (self.lead, Piece.BLANKS) if self.lead else ()
        # The lead may have a mark with a word before it, as "<|channel|>commentary to=functions." has.
        ways = (before, (*_MARKED_WORD, *before)) if before else (before,)
        return tuple((way, frozenset(names)) for way in ways)


_MARKED_WORD: tuple[Step, ...] = (Piece.TAG, Piece.WORD, Piece.BLANKS)


def call_form(
    written: str, name: str, arguments: Mapping[str, str], *, twice: str | None = None, turn: str = ""
) -> CallForm | None:
    """The form of a call that a template has written for this tool and these two arguments; None if it is none of those.

    Args:
        twice: what the template has written for two such calls, if it takes them.
        turn: what it writes at the end of a turn.
    """
    place = written.find(name)
    if place < 0:
        return None
    found = _object_form(written, place, name, arguments) or _named_form(written, place, name, arguments)
    if found is None:
        return None
    form, end = found
    again = ""
    if twice is not None and twice.startswith(written[:end]) and (next_name := twice.find(name, end)) >= 0:
        again = twice[end:next_name]
    tail = written[end:].removesuffix(turn)
    return replace(form, spelling=replace(form.spelling, tail=tail, again=again))


def _named_form(written: str, place: int, name: str, arguments: Mapping[str, str]) -> tuple[CallForm, int] | None:
    """A name with its arguments behind it, and where the call ends."""
    before, behind = written[:place], written[place + len(name) :]
    lead = before[behind_around(before) :]
    mark = first_mark(before) or lead.strip()
    here = len(written) - len(behind)
    brace = behind.find("{")
    value, close = decoded(behind, brace) if brace >= 0 else (None, -1)
    if value == dict(arguments):
        return CallForm(mark, Spelling(before, behind[:brace]), lead.strip()), here + close
    close = behind.find(")") + 1
    if _python(behind[:close]) == dict(arguments):
        spelling = Spelling(before, "(", middle="=", separator=", ", end=")")
        return CallForm(mark, spelling, lead.strip(), python=True), here + close
    (first, one), (second, other) = arguments.items()
    places = [behind.find(each) for each in (first, one, second, other)]
    if -1 in places or places != sorted(places):
        return None
    head, middle = behind[: places[0]], behind[places[0] + len(first) : places[1]]
    between, tail = behind[places[1] + len(one) : places[2]], behind[places[3] + len(other) :]
    here = len(written) - len(tail)
    if head.strip() == "{" and middle.startswith(":"):
        quote = middle[1:]
        end = first_mark(tail[len(quote) :].lstrip("}"))
        spelling = Spelling(before, head, middle=":", separator=between[len(quote) :], end="}" + end)
        return CallForm(mark, spelling, lead.strip(), quote=quote, end=end), here + _behind(tail, end)
    shared = head[len(head) - alike(head[::-1], between[::-1]) :]
    opens = shared[max(shared.rfind("<"), 0) :]
    own = between[: len(between) - len(opens)]
    own, separator = own[: alike(own, tail)], own[alike(own, tail) :]
    closes = own.strip()
    if not opens or not middle.strip() or not closes:
        return None
    end = first_mark(tail.strip().removeprefix(closes).strip())
    spelling = Spelling(before, head[: len(head) - len(opens)], opens, middle, own, separator, end)
    parameter = (opens.strip(), middle.strip(), closes)
    form = CallForm(mark, spelling, lead.strip(), parameter=parameter, end=end)
    return form, here + _behind(tail, end)


def _object_form(written: str, place: int, name: str, arguments: Mapping[str, str]) -> tuple[CallForm, int] | None:
    """The smallest JSON object around the name that holds the arguments too, and where it ends."""
    start = place
    while (start := written.rfind("{", 0, start)) >= 0:
        value, end = decoded(written, start)
        if isinstance(value, dict) and name in value.values():
            keys = [key for key, item in value.items() if item in (dict(arguments), json.dumps(dict(arguments)))]
            if keys:
                name_key = next(key for key, item in value.items() if item == name)
                mark = first_mark(written[:start])
                before, between = written[:place], f'", "{keys[0]}": '
                if written[start:place] != f'{{"{name_key}": "':  # something comes first that nobody has to write
                    before = (mark and f"{mark}\n") + f'{{"{name_key}": "'
                spelling = Spelling(before, between, end="}")
                return CallForm(mark, spelling, name_key=name_key, arguments_key=keys[0]), end
    return None


def as_arguments(value: Any) -> str:
    """The arguments of a call as their text. Half of a surrogate pair, which JSON can write, is no character.

    Raises:
        ValueError, TypeError, RecursionError: JSON has no such value.
    """
    text = json.dumps(value, ensure_ascii=False, allow_nan=False)
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def alike(one: str, other: str) -> int:
    """How many characters two texts begin with alike."""
    pairs = zip(one, other, strict=False)
    return next((place for place, (left, right) in enumerate(pairs) if left != right), min(len(one), len(other)))


def first_mark(text: str) -> str:
    """The mark that a text begins with; empty: none."""
    found = TAG.match(text.strip())
    return found[0] if found else ""


def decoded(text: str, place: int = 0) -> tuple[Any, int]:
    """The JSON value at this place, and where it ends; None and -1 where there is none."""
    try:
        return _DECODER.raw_decode(text, place)
    except (ValueError, RecursionError):
        return None, -1


def _python(text: str) -> dict[str, Any] | None:
    try:
        return python_arguments(text)
    except ValueError:
        return None


def _behind(text: str, mark: str) -> int:
    return text.find(mark) + len(mark)
