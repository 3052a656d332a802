"""Validation of external input, and its error messages.

:class:`ValidatedRecord` is the base class of the records in :mod:`.requests`: pydantic validates each value against its field's
type, so that an existing record is valid. An invalid value raises :class:`~hfjax_demo.errors.InvalidRequest` with one sentence
and the name of the field. The advice in the sentence is part of the type, as :class:`Advice`:

    Temperature = Annotated[float, Field(ge=0, le=10), Advice("choose 0 (greedy) to 10")]

    temperature is -1; choose 0 (greedy) to 10.

:func:`describe_validation_error` creates the sentence, also for the bodies of the API, the settings and the catalogue file.
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
"""Strict validation: no strings for numbers, no unknown names, no infinity or NaN."""

Made = TypeVar("Made")

MAX_SHOWN_CHARACTERS = 60  # of an invalid value in a message
MAX_LISTED_NAMES = 16  # that a message lists
_ADVICE = "advice"


def advice_error(text: str) -> PydanticCustomError:
    """Return the exception for a validator to raise; ``text`` says what to do, such as "choose 96 or 104"."""
    return PydanticCustomError(_ADVICE, "{text}", {"text": text})


@dataclass(frozen=True, slots=True)
class Advice:
    """The last item of an ``Annotated`` type: ``text`` says what to do if a value is invalid for that type."""

    text: str

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return _with_advice(handler(source), self.text)


def _integral_float_to_int(value: object) -> object:
    return int(value) if isinstance(value, float) and value.is_integer() else value


WholeNumber = Annotated[int, BeforeValidator(_integral_float_to_int)]
"""An integer; accepts floats with an integer value, which browsers send."""


@dataclass(frozen=True, slots=True)
class OneOf:
    """An item of an ``Annotated`` string type: the string must be one of ``names``."""

    names: Sequence[str]

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return _with_advice(
            core_schema.literal_schema([str(name) for name in self.names]), f"choose one of {', '.join(self.names)}"
        )


def _with_advice(schema: CoreSchema, text: str) -> CoreSchema:
    return core_schema.custom_error_schema(
        schema, _ADVICE, custom_error_message="{text}", custom_error_context={"text": text}
    )


@dataclass(frozen=True, slots=True)
class ValidationProblem:
    """The first error of a validation. ``code`` is its kind in the API; ``path`` is its location, such as
    ``messages[0].content``; ``sentence`` is the message, which says how to correct it."""

    code: str
    path: str
    sentence: str


def describe_validation_error(
    error: ValidationError, known: Sequence[str] = (), noun: str = "field of this request", name: str = ""
) -> ValidationProblem:
    """Convert pydantic's error to a :class:`ValidationProblem`. The reasons of all branches of a union are joined with "or".

    Args:
        known: the names of the record's fields, in order.
        noun: the word for a field in the message.
        name: the path to report for a single value outside a record.
    """
    found = error.errors(include_url=False)
    first = found[0]
    path = _path(first["loc"], known) or name
    kind = first["type"]
    if kind == "json_invalid":
        detail = first["msg"].removeprefix("Invalid JSON: ")
        return ValidationProblem("invalid_json", "", f"The body is not valid JSON ({detail}); send one JSON object.")
    if kind in ("extra_forbidden", "unexpected_keyword_argument"):
        choices = known if len(first["loc"]) == 1 else ()
        return ValidationProblem(
            "unknown_parameter", path, f"{path!r} is not a known {noun}; {_suggest_name(path, choices)}"
        )
    if not path and kind == "model_type":
        return ValidationProblem("invalid_type", "", "The body is not a JSON object; send one.")
    if kind == "missing":
        return ValidationProblem("missing_required_parameter", path, f"{path} is missing.")
    if kind == UNSUPPORTED:
        return ValidationProblem("unsupported_parameter", path, f"{path}: {first['msg']}")
    if kind == _ADVICE:
        return ValidationProblem("invalid_value", path, f"{path} is {shortened_repr(first['input'])}; {first['msg']}.")
    reasons = dict.fromkeys(_reason(item["msg"]) for item in found if _path(item["loc"], known) == path)
    return ValidationProblem("invalid_value", path, f"{path or 'The value'} {' or '.join(reasons)}; correct it.")


UNSUPPORTED = "unsupported"
"""The type of a :class:`PydanticCustomError` for a known field whose function is not supported; its message is a sentence."""


def shortened_repr(value: object) -> str:
    """Return ``repr(value)`` for a message, truncated to :data:`MAX_SHOWN_CHARACTERS`."""
    text = repr(value)
    return text if len(text) <= MAX_SHOWN_CHARACTERS else text[: MAX_SHOWN_CHARACTERS - 1] + "…"


def _path(location: tuple[int | str, ...], known: Sequence[str]) -> str:
    """Return the path of a location, without pydantic's names of the branches of a union."""
    path = ""
    for part in location:
        if isinstance(part, int):
            path += f"[{part}]" if path else known[part]  # a positional argument
        elif part.isidentifier() and part not in ("str", "int"):
            path += f".{part}" if path else part
        elif not path:
            return part[:80]  # the name of an unknown field
        else:
            break
    return path


def _suggest_name(name: str, known: Sequence[str]) -> str:
    close = difflib.get_close_matches(name, known, 1)
    if close:
        return f"did you mean {close[0]!r}?"
    return f"choose among {', '.join(known)}." if 0 < len(known) <= MAX_LISTED_NAMES else "remove it."


def _reason(message: str) -> str:
    text = message.replace("Input should", "should", 1)
    return text[:1].lower() + text[1:]


class ValidatedRecord:
    """Base class of pydantic dataclasses whose constructor validates the values, also in ``dataclasses.replace``.

    Raises:
        InvalidRequest: a value is invalid; ``field`` is its name.
    """

    __slots__ = ()
    __dataclass_fields__: ClassVar[dict[str, dataclasses.Field[Any]]]  # defined by derived classes
    noun: ClassVar[str] = "field of this request"

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.no_info_wrap_validator_function(
            partial(
                convert_validation_error,
                refusal=InvalidRequest,
                known=tuple(item.name for item in dataclasses.fields(cls)),
                noun=cls.noun,
            ),
            handler(source),
        )


def convert_validation_error(
    values: Any, make: Callable[[Any], Made], *, refusal: type[InvalidField], known: Sequence[str], noun: str
) -> Made:
    """Return ``make(values)``; convert pydantic's ``ValidationError`` to ``refusal`` with this program's message."""
    try:
        return make(values)
    except ValidationError as error:
        fault = describe_validation_error(error, known, noun)
    raise refusal(fault.sentence, field=fault.path)
