"""How what comes from outside is checked, and what is said of a value that cannot be used.

:class:`Checked` is the base of the records in :mod:`.requests`: pydantic compares each value with its field's type, and a
record that could be made is valid. One that could not raises :class:`~hfjax_demo.errors.InvalidRequest`: one sentence, and the
name of the field. What to do is written beside the type, as :class:`Advice`:

    Temperature = Annotated[float, Field(ge=0, le=10), Advice("choose 0 (greedy) to 10")]

    temperature is -1; choose 0 (greedy) to 10.

:func:`fault_of` makes the sentence, here as for the API's bodies, the settings and a catalogue file.
"""

from __future__ import annotations

import dataclasses
import difflib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any, ClassVar, TypeVar

from pydantic import BeforeValidator, ConfigDict, GetCoreSchemaHandler, ValidationError
from pydantic_core import CoreSchema, PydanticCustomError, core_schema

from .errors import InvalidField, InvalidRequest

STRICT = ConfigDict(strict=True, extra="forbid", allow_inf_nan=False, arbitrary_types_allowed=True)
"""No text where a number is due, no unknown name, no infinity."""

Made = TypeVar("Made")

SHOWN_CHARACTERS = 60  # of a value that is refused
MOST_NAMES = 12  # that a sentence lists
_ADVICE = "advice"


def advise(text: str) -> PydanticCustomError:
    """What a validator raises; ``text`` says what to do: "choose 96 or 104"."""
    return PydanticCustomError(_ADVICE, "{text}", {"text": text})


@dataclass(frozen=True, slots=True)
class Advice:
    """The last item of an ``Annotated`` type: ``text`` tells a person what to do when a value does not have that type."""

    text: str

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return _advised(handler(source), self.text)


def _whole(value: object) -> object:
    return int(value) if isinstance(value, float) and value.is_integer() else value


WholeNumber = Annotated[int, BeforeValidator(_whole)]
"""A whole number, which may come as a float, as a browser sends it."""


@dataclass(frozen=True, slots=True)
class OneOf:
    """An item of an ``Annotated`` string type: the string has to be one of ``names``."""

    names: Sequence[str]

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return _advised(
            core_schema.literal_schema([str(name) for name in self.names]), f"choose one of {', '.join(self.names)}"
        )


def _advised(schema: CoreSchema, text: str) -> CoreSchema:
    return core_schema.custom_error_schema(
        schema, _ADVICE, custom_error_message="{text}", custom_error_context={"text": text}
    )


@dataclass(frozen=True, slots=True)
class Fault:
    """The first mistake found. ``code`` is what the API calls its kind; ``path`` is its place, such as ``messages[0].content``;
    ``sentence`` says how to correct it."""

    code: str
    path: str
    sentence: str


def fault_of(
    error: ValidationError, known: Sequence[str] = (), noun: str = "field of this request", name: str = ""
) -> Fault:
    """Turns an error of pydantic's into what a person is told. The reasons of all branches of a union are joined with "or".

    Args:
        known: the names of the record's fields, in their order.
        noun: what a field is called in the message.
        name: the path to report for a single value that belongs to no record.
    """
    found = error.errors(include_url=False)
    first = found[0]
    path = _path(first["loc"], known) or name
    kind = first["type"]
    if kind == "json_invalid":
        detail = first["msg"].removeprefix("Invalid JSON: ")
        return Fault("invalid_json", "", f"The body is not valid JSON ({detail}); send one JSON object.")
    if kind in ("extra_forbidden", "unexpected_keyword_argument"):
        choices = known if len(first["loc"]) == 1 else ()
        return Fault("unknown_parameter", path, f"{path!r} is not a known {noun}; {_instead(path, choices)}")
    if not path and kind == "model_type":
        return Fault("invalid_type", "", "The body is not a JSON object; send one.")
    if kind == "missing":
        return Fault("missing_required_parameter", path, f"{path} is missing.")
    if kind == UNSUPPORTED:
        return Fault("unsupported_parameter", path, f"{path}: {first['msg']}")
    if kind == _ADVICE:
        return Fault("invalid_value", path, f"{path} is {shown(first['input'])}; {first['msg']}.")
    reasons = dict.fromkeys(_reason(item["msg"]) for item in found if _path(item["loc"], known) == path)
    return Fault("invalid_value", path, f"{path or 'The value'} {' or '.join(reasons)}; correct it.")


UNSUPPORTED = "unsupported"
"""The type of a :class:`PydanticCustomError` for a name that is known, and asks for what this program cannot do; its message is a
sentence."""


def shown(value: object) -> str:
    """``repr(value)`` for a message, cut to :data:`SHOWN_CHARACTERS`."""
    text = repr(value)
    return text if len(text) <= SHOWN_CHARACTERS else text[: SHOWN_CHARACTERS - 1] + "…"


def _path(location: tuple[int | str, ...], known: Sequence[str]) -> str:
    """Where, without the names that pydantic gives a union's branches."""
    path = ""
    for part in location:
        if isinstance(part, int):
            path += f"[{part}]" if path else known[part]  # a field given by its position
        elif part.isidentifier() and part not in ("str", "int"):
            path += f".{part}" if path else part
        elif not path:
            return part[:80]  # an unknown field's own name
        else:
            break
    return path


def _instead(name: str, known: Sequence[str]) -> str:
    close = difflib.get_close_matches(name, known, 1)
    if close:
        return f"did you mean {close[0]!r}?"
    return f"choose among {', '.join(known)}." if 0 < len(known) <= MOST_NAMES else "remove it."


def _reason(message: str) -> str:
    text = message.replace("Input should", "should", 1)
    return text[:1].lower() + text[1:]


class Checked:
    """Base of the pydantic dataclasses whose values are checked when one is made, by ``dataclasses.replace`` too.

    Raises:
        InvalidRequest: a value is not valid; ``field`` names it.
    """

    __slots__ = ()
    __dataclass_fields__: ClassVar[dict[str, dataclasses.Field[Any]]]  # of whoever is derived from it
    noun: ClassVar[str] = "field of this request"

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.no_info_wrap_validator_function(
            partial(
                checked,
                refusal=InvalidRequest,
                known=tuple(item.name for item in dataclasses.fields(cls)),
                noun=cls.noun,
            ),
            handler(source),
        )


def checked(
    values: Any, make: Callable[[Any], Made], *, refusal: type[InvalidField], known: Sequence[str], noun: str
) -> Made:
    """Returns ``make(values)``; if that raises pydantic's ``ValidationError``, raises ``refusal`` with this program's message."""
    try:
        return make(values)
    except ValidationError as error:
        fault = fault_of(error, known, noun)
    raise refusal(fault.sentence, field=fault.path)
