"""What an answer has to be, as the clients of different servers say it."""

from __future__ import annotations

from ..requests import Constraint
from .errors import invalid
from .schemas import ResponseFormat, TextBody


def constraint_of(body: TextBody) -> Constraint | None:
    """The constraint that a body asks for; None: any text will do.

    Raises:
        Refusal: it asks for two, or for a schema without one.
        InvalidRequest: the constraint is none.
    """
    found = None if body.response_format is None else constraint_of_format(body.response_format)
    other = body.structured_outputs
    if other is None:
        return found
    if found is not None:
        raise invalid(
            "response_format and structured_outputs both say what the answer has to be; give one of them.",
            param="structured_outputs",
            code="invalid_value",
        )
    return Constraint(
        json_schema=other.json_,
        json_object=bool(other.json_object),
        regex=other.regex,
        choice=other.choice,  # type: ignore[arg-type]
        grammar=other.grammar,
    )


def constraint_of_format(format: ResponseFormat) -> Constraint | None:
    """The constraint of OpenAI's ``response_format``.

    Raises:
        Refusal: a schema is asked for, and there is none.
        InvalidRequest: the schema is none.
    """
    if format.type == "text":
        return None
    if format.type == "json_object":
        return Constraint(json_object=True)
    if format.json_schema is None:
        raise invalid(
            "response_format has the type json_schema and no json_schema; give one.",
            param="response_format.json_schema",
            code="invalid_value",
        )
    return Constraint(json_schema=format.json_schema.schema_)
