"""Tools that a model may call, and tool calls, in the format of OpenAI's API, which chat templates use as well.

Source of the format: OpenAI's API reference, "Chat completions", ``tools`` and ``tool_calls``; transformers' "Tool use".
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, NotRequired

from pydantic import BeforeValidator, ConfigDict, Field, with_config
from typing_extensions import TypedDict  # required by pydantic before Python 3.12

from .errors import InvalidRequest
from .validation import Advice

MAX_TOOLS = 128
MAX_TOOL_CHARACTERS = 200_000  # of all tools of a request together, as JSON
MAX_CALL_ID_CHARACTERS = 256

NONE, AUTO, REQUIRED = "none", "auto", "required"

ToolName = Annotated[
    str, Field(pattern=r"^[a-zA-Z0-9_.-]{1,64}$"), Advice("use 1 to 64 letters, digits, dots, underscores and dashes")
]
CallId = Annotated[
    str,
    Field(max_length=MAX_CALL_ID_CHARACTERS),
    Advice(f"send a string of at most {MAX_CALL_ID_CHARACTERS} characters"),
]


def _null_to_empty(value: object) -> object:
    return "" if value is None else value


@with_config(ConfigDict(extra="ignore"))  # keys that clients add to the calls that they send back
class CalledFunction(TypedDict):
    """The function of a tool call, and its arguments as JSON text. A model's text need not be valid JSON; empty means no
    arguments."""

    name: str
    arguments: Annotated[str, BeforeValidator(_null_to_empty, json_schema_input_type=str | None)]


@with_config(ConfigDict(extra="ignore"))
class ToolCall(TypedDict):
    """A tool call in an assistant's message."""

    id: CallId
    type: NotRequired[Literal["function"] | None]
    function: CalledFunction


def without_nulls(value: Any) -> Any:
    """Return a mapping without its null values, which are equivalent to missing ones."""
    return {name: given for name, given in value.items() if given is not None} if isinstance(value, dict) else value


@with_config(ConfigDict(extra="forbid"))
class Function(TypedDict):
    """The declaration of a tool's function. ``parameters`` is the JSON schema of its arguments, an object."""

    name: ToolName
    description: NotRequired[str | None]
    parameters: NotRequired[dict[str, Any] | None]
    strict: NotRequired[bool | None]


@with_config(ConfigDict(extra="forbid"))
class Tool(TypedDict):
    """A tool that a model may call."""

    type: Literal["function"]
    function: Annotated[Function, BeforeValidator(without_nulls)]


def tool_names(tools: Sequence[Tool]) -> list[str]:
    """Return the names of the tools, in order."""
    return [tool["function"]["name"] for tool in tools]


def check_tools(tools: Sequence[Tool], choice: str) -> None:
    """Raise :class:`InvalidRequest` if there are too many tools, duplicate or reserved names, or no tool for ``choice``."""
    names = tool_names(tools)
    if len(names) > MAX_TOOLS:
        raise InvalidRequest(f"The request has {len(names)} tools; the limit is {MAX_TOOLS}.", field="tools")
    if len(set(names)) < len(names):
        twice = next(name for place, name in enumerate(names) if name in names[:place])
        raise InvalidRequest(f"Two tools are named {twice!r}; names must be unique.", field="tools")
    reserved = {NONE, AUTO, REQUIRED}
    if reserved & set(names):
        raise InvalidRequest(f"{min(reserved & set(names))!r} is a reserved tool name; rename the tool.", field="tools")
    characters = len(json.dumps(list(tools), ensure_ascii=False))
    if characters > MAX_TOOL_CHARACTERS:
        raise InvalidRequest(
            f"The tools have {characters:,} characters; the limit is {MAX_TOOL_CHARACTERS:,}. Shorten their descriptions.",
            field="tools",
        )
    if choice not in (NONE, AUTO) and not names:
        raise InvalidRequest("tool_choice requires a call, but the request has no tools.", field="tool_choice")
    if choice not in (*reserved, *names):
        raise InvalidRequest(
            f"tool_choice names {choice[:64]!r}, which is not among the request's tools; choose none, auto, required or a "
            "tool's name.",
            field="tool_choice",
        )


def count_characters(message: Mapping[str, Any]) -> int:
    """Return the number of characters of a message's content, reasoning and tool calls together."""
    calls = message.get("tool_calls", ())
    called = sum(len(call["function"]["name"]) + len(call["function"]["arguments"]) for call in calls)
    return len(message["content"]) + len(message.get("reasoning_content", "")) + called
