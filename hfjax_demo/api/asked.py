"""What an answer has to be and which tools may be called, or have to be, as the clients of different servers say it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..requests import Constraint
from ..tools import AUTO, Tool
from .errors import invalid
from .response_schemas import AllowedFunctions, FunctionChoice
from .schemas import AllowedTools, NamedTool, ResponseFormat, TextBody


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
            "response_format and structured_outputs can't be combined; send one of them.", param="structured_outputs"
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
            f"response_format has the type {format.type} and no {name}; give one.", param=f"response_format.{name}"
        )
    return Constraint(regex=given) if format.type == "regex" else Constraint(json_schema=given)


def choice_of(
    tools: Sequence[Tool], choice: str | NamedTool | AllowedTools | FunctionChoice | AllowedFunctions | None
) -> dict[str, Any]:
    """The fields of a request for these tools. Of tools that may not be called the model is not told.

    Raises:
        Refusal: one is allowed that there is not.
    """
    if isinstance(choice, NamedTool):
        return {"tools": tools, "tool_choice": choice.function.name}
    if isinstance(choice, FunctionChoice):
        return {"tools": tools, "tool_choice": choice.name}
    if choice is None or isinstance(choice, str):
        return {"tools": tools, "tool_choice": choice or AUTO}
    if isinstance(choice, AllowedTools):
        mode, names = choice.allowed_tools.mode, [tool.function.name for tool in choice.allowed_tools.tools]
    else:
        mode, names = choice.mode, [tool.name for tool in choice.tools]
    declared = [tool["function"]["name"] for tool in tools]
    for name in names:
        if name not in declared:
            raise invalid(
                f"tool_choice allows {name[:64]!r}, which is not among the request's tools.", param="tool_choice"
            )
    return {"tools": [tool for tool in tools if tool["function"]["name"] in names], "tool_choice": mode}
