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
            "response_format and structured_outputs can't be combined; send one of them.",
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
    """The constraint of a ``response_format``, as OpenAI's clients say it or those of other servers.

    Raises:
        Refusal: a schema or an expression is asked for, and there is none.
        InvalidRequest: the schema or the expression is none.
    """
    if format.type == "text":
        return None
    own = format.json_schema.schema_ if format.json_schema is not None else format.schema_
    given = format.value if own is None else own
    if format.type == "json_object" and given is None:
        return Constraint(json_object=True)
    if given is None:
        name = "json_schema" if format.type == "json_schema" else "value"
        raise invalid(
            f"response_format has the type {format.type} and no {name}; give one.",
            param=f"response_format.{name}",
            code="invalid_value",
        )
    return Constraint(regex=given) if format.type == "regex" else Constraint(json_schema=given)
