"""Tools that a model may call, and its calls: the form that chat templates take, which is that of OpenAI's API.

Source of the form: OpenAI's API reference, "Chat completions", ``tools`` and ``tool_calls``; transformers' "Tool use".
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, NotRequired

from pydantic import BeforeValidator, ConfigDict, Field, with_config
from typing_extensions import TypedDict  # pydantic wants this one before Python 3.12

from .errors import InvalidRequest
from .validation import Advice

MAX_TOOLS = 128
MAX_TOOL_CHARACTERS = 200_000  # of all declarations together, as JSON
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


def _nothing(value: object) -> object:
    return "" if value is None else value


@with_config(ConfigDict(extra="ignore"))  # what clients add to a call that they hand back
class CalledFunction(TypedDict):
    """The function that a call names, and its arguments as JSON text. What a model has written need not be JSON; nothing is no
    arguments."""

    name: str
    arguments: Annotated[str, BeforeValidator(_nothing, json_schema_input_type=str | None)]


@with_config(ConfigDict(extra="ignore"))
class ToolCall(TypedDict):
    """A call of a tool in an assistant's message."""

    id: CallId
    type: NotRequired[Literal["function"] | None]
    function: CalledFunction


def without_nulls(value: Any) -> Any:
    """A record without what is null, which asks for nothing, whatever its name."""
    return {name: given for name, given in value.items() if given is not None} if isinstance(value, dict) else value


@with_config(ConfigDict(extra="forbid"))
class Function(TypedDict):
    """What a tool does. ``parameters`` is the JSON schema of the object that its arguments are."""

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
    """Their names, in order."""
    return [tool["function"]["name"] for tool in tools]


def check_tools(tools: Sequence[Tool], choice: str) -> None:
    """Raises :class:`InvalidRequest` where there are too many tools, two of one name, or none that ``choice`` asks for."""
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


def written_characters(message: Mapping[str, Any]) -> int:
    """Of a message's content, thoughts and calls together."""
    calls = message.get("tool_calls", ())
    called = sum(len(call["function"]["name"]) + len(call["function"]["arguments"]) for call in calls)
    return len(message["content"]) + len(message.get("reasoning_content", "")) + called
