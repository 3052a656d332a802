"""Which tools may be called, and which have to be, as OpenAI's clients say it in chats and responses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..tools import AUTO, Tool
from .errors import invalid
from .response_schemas import AllowedFunctions, FunctionChoice
from .schemas import AllowedTools, NamedTool


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
                f"tool_choice allows {name[:64]!r}, which is not among the request's tools.",
                param="tool_choice",
                code="invalid_value",
            )
    return {"tools": [tool for tool in tools if tool["function"]["name"] in names], "tool_choice": mode}
