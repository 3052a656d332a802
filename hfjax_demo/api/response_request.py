"""The request body of ``/v1/responses`` in the format of OpenAI's clients, and the conversion of its input to messages for chat
templates. The conventions of :mod:`.schemas` apply.

Source of the format: OpenAI's API reference, "Responses".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import Field

from ..requests import MAX_MESSAGES, Constraint, Message
from ..text_fields import AnswerTokens, Effort, Logprobs, Stop
from ..tools import Tool
from ..validation import Advice
from .conversion import (
    file_from_data_url,
    read_content,
    require_fields,
    template_call,
    template_message,
    template_tool,
    tool_result,
)
from .errors import unsupported
from .schemas import (
    MAX_PICTURES_BYTES,
    AllowedFunctions,
    ConversationBody,
    ExtensibleModel,
    FunctionChoice,
    ListOf,
    OpenAIBody,
    SamplingBody,
    StreamOptions,
    StrictModel,
    Unsupported,
    unsupported_except,
)

_NOT_STORED = "Responses are not stored; send the whole conversation as input."


class ContentPart(ExtensibleModel):
    """A part of an item; its fields depend on its type."""

    type: str
    text: str | None = None
    refusal: str | None = None
    image_url: str | None = None


class ResponseItem(ExtensibleModel):
    """An item of the conversation; its fields depend on its type."""

    type: str | None = "message"
    role: Literal["system", "developer", "user", "assistant"] | None = None
    content: str | ListOf[ContentPart] | None = None
    call_id: str | None = None
    name: str | None = None
    arguments: str | None = None
    output: str | ListOf[ContentPart] | None = None


class DeclaredTool(ExtensibleModel):
    """A tool that the model may call. A ``type`` other than "function" means a tool that OpenAI would run."""

    type: str
    name: str | None = None
    description: str | None = None
    parameters: dict[str, Any] | None = None


ResponsesToolChoice = Annotated[
    Literal["none", "auto", "required"] | FunctionChoice | AllowedFunctions,
    Advice("give 'none', 'auto', 'required', a function as {'type': 'function', 'name': …}, or allowed_tools"),
]


class ReasoningOptions(StrictModel):
    """How much the model thinks before it answers; "none" disables thinking. Thoughts are returned as they are, without a
    summary. The chat template decides which earlier thoughts the model sees."""

    ignored = "context summary generate_summary"

    effort: Effort | None = None
    mode: Annotated[Any, unsupported_except("standard")] = None


class TextFormat(StrictModel):
    """The required format of an answer's text. ``name``, ``description`` and ``strict`` have no effect."""

    type: Literal["text", "json_object", "json_schema"]
    schema_: dict[str, Any] | None = Field(default=None, alias="schema")
    name: str | None = None
    description: str | None = None
    strict: bool | None = None

    @property
    def constraint(self) -> Constraint | None:
        """The corresponding constraint of a request; None if any text is allowed.

        Raises:
            InvalidRequest: the schema is missing or invalid.
        """
        if self.type == "json_schema":
            return Constraint(json_schema="" if self.schema_ is None else self.schema_)  # type: ignore[arg-type]
        return Constraint(json_object=True) if self.type == "json_object" else None


Includable = Literal[
    "code_interpreter_call.outputs",
    "computer_call_output.output.image_url",
    "file_search_call.results",
    "message.input_image.image_url",
    "message.output_text.logprobs",
    "reasoning.encrypted_content",
    "web_search_call.action.sources",
    "web_search_call.results",
]


class TextConfig(StrictModel):
    """Options of the answer's text."""

    format: TextFormat | None = None
    verbosity: Annotated[Any, unsupported_except("medium")] = None


class ResponsesBody(ConversationBody, SamplingBody, OpenAIBody):
    """``POST /v1/responses``. ``stop`` and most sampling parameters are extensions of this server.

    Encrypted thoughts and server-side tool calls do not exist here, but the fields that include them in the output or limit their
    number are accepted, because clients send them.
    """

    max_bytes = MAX_PICTURES_BYTES
    ignored = OpenAIBody.ignored + " max_tool_calls"

    input: str | Annotated[list[ResponseItem], Field(min_length=1, max_length=MAX_MESSAGES)]
    instructions: str | None = None
    max_output_tokens: AnswerTokens | None = None
    stop: Stop | None = None
    stream: bool | None = None
    stream_options: StreamOptions | None = None
    include: ListOf[Includable] | None = None
    top_logprobs: Logprobs | None = None
    text: TextConfig | None = None
    parallel_tool_calls: bool | None = None
    tools: ListOf[DeclaredTool] | None = None
    tool_choice: ResponsesToolChoice | None = None
    reasoning: ReasoningOptions | None = None
    previous_response_id: Annotated[Any, unsupported_except(why=_NOT_STORED)] = None
    conversation: Annotated[Any, unsupported_except(why=_NOT_STORED)] = None
    background: Annotated[Any, unsupported_except(why=_NOT_STORED)] = None
    background_options: Annotated[Any, unsupported_except(why=_NOT_STORED)] = None
    prompt: Unsupported = None
    context_management: Unsupported = None
    moderation: Unsupported = None
    access_programs: Unsupported = None
    image: Unsupported = None


def conversation(body: ResponsesBody) -> list[Message]:
    """Return the messages. An assistant's thoughts and calls are separate items of the body, but part of its message.

    Errors as in :mod:`.conversion`.
    """
    messages = [template_message("system", body.instructions)] if body.instructions else []
    if isinstance(body.input, str):
        return [*messages, template_message("user", body.input)]
    thoughts = ""
    for number, item in enumerate(body.input):
        where = f"input[{number}]"
        if item.type == "reasoning":
            parts = item.content if isinstance(item.content, list) else []
            thoughts += "".join(part.text or "" for part in parts if part.type == "reasoning_text")
        elif item.type == "function_call":
            call = template_call(*require_fields(item, where, "call_id", "name", "arguments"))
            if not messages or messages[-1]["role"] != "assistant" or thoughts:
                messages.append(template_message("assistant", "", reasoning_content=thoughts or None))
                thoughts = ""
            messages[-1].setdefault("tool_calls", []).append(call)
        elif item.type == "function_call_output":
            call_id, output = require_fields(item, where, "call_id", "output")
            messages.append(tool_result(call_id, output, f"{where}.output", _read_part))
        elif item.type in ("message", None):
            role, content = require_fields(item, where, "role", "content")
            message = template_message(role, *read_content(content, f"{where}.content", _read_part))
            if thoughts and role == "assistant":
                message["reasoning_content"], thoughts = thoughts, ""
            messages.append(message)
        else:
            raise unsupported(where, "Only messages, function calls and function call outputs are supported.")
    return messages


def _read_part(part: ContentPart, where: str) -> str | bytes:
    if part.type in ("input_text", "output_text", "text") and part.text is not None:
        return part.text
    if part.type == "refusal" and part.refusal is not None:
        return part.refusal
    if part.type == "input_image" and part.image_url is not None:
        return file_from_data_url(part.image_url, f"{where}.image_url")
    raise unsupported(where, "Only input_text and input_image content parts are supported.")


def template_tools(declared: Sequence[DeclaredTool]) -> list[Tool]:
    """Return the tools in the form that chat templates take; refuse those that this server would have to run."""
    tools = []
    for place, tool in enumerate(declared):
        if tool.type == "custom":
            raise unsupported(f"tools[{place}]", "Custom tools are not supported; declare a function instead.")
        if tool.type != "function" or tool.name is None:
            raise unsupported(f"tools[{place}]", "Server-side tools are not supported; declare functions.")
        tools.append(template_tool(tool.name, tool.description, tool.parameters))
    return tools
