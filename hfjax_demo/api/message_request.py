"""Request bodies of ``/v1/messages`` in the format of Anthropic's clients, and their conversion to requests. The conventions of
:mod:`.schemas` apply.

Source of the format: Anthropic's API reference, "Messages" and "Count tokens in a Message".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field
from pydantic_core import PydanticCustomError

from ..pictures.decoding import decode_data_url
from ..requests import MAX_MESSAGES, Message, TextRequest
from ..text_fields import AnswerTokens, Effort, Stop, ThinkingTokens
from ..tools import AUTO, NONE, REQUIRED, Tool, ToolCall
from ..validation import UNSUPPORTED
from .answers import compact_json
from .conversion import (
    Role,
    join_parts,
    require_fields,
    template_call,
    template_message,
    template_tool,
    tool_result,
)
from .errors import invalid, unsupported
from .response_request import TextFormat
from .schemas import (
    MAX_PICTURES_BYTES,
    ExtensibleModel,
    ListOf,
    SamplingBody,
    StrictModel,
    Unsupported,
    unsupported_except,
)


class BlockSource(ExtensibleModel):
    """The source of an image; only the type "base64" is supported."""

    type: str
    media_type: str | None = None
    data: str | None = None


class MessageBlock(ExtensibleModel):
    """A content block of a message; its fields depend on its type."""

    type: str
    text: str | None = None
    source: BlockSource | None = None
    thinking: str | None = None
    id: str | None = None
    name: str | None = None
    input: dict[str, Any] | None = None
    tool_use_id: str | None = None
    content: str | ListOf[MessageBlock] | None = None


class MessageTurn(StrictModel):
    """One turn of a conversation. Clients may send a complete assistant message back; its other fields are ignored."""

    ignored = (
        "container context_management diagnostics id input_transformations model parsed_output stop_details "
        "stop_reason stop_sequence type usage"
    )

    role: Literal["user", "assistant", "system"]
    content: str | ListOf[MessageBlock]


class MessageTool(ExtensibleModel):
    """A tool that the model may call. A ``type`` other than "custom" means a tool that Anthropic would run."""

    type: str | None = None
    name: str
    description: str | None = None
    input_schema: dict[str, Any] | None = None


class MessagesToolChoice(StrictModel):
    """Whether a tool must be called, and which."""

    type: Literal["auto", "any", "tool", "none"]
    name: str | None = None
    disable_parallel_tool_use: bool | None = None


class ThinkingOptions(StrictModel):
    """Whether the model thinks before it answers, and its token limit."""

    type: Literal["enabled", "disabled", "adaptive"]
    ignored = "block_binding"

    budget_tokens: ThinkingTokens | None = None
    display: Literal["summarized", "omitted", "updates"] | None = None


class OutputConfig(StrictModel):
    """Effort and format of the answer."""

    effort: Effort | None = None
    format: TextFormat | None = None
    task_budget: Unsupported = None


class ContextEdit(ExtensibleModel):
    """How to shorten a long conversation."""

    type: str


def _check_edits(edits: list[ContextEdit] | None) -> list[ContextEdit] | None:
    for edit in edits or ():
        if not edit.type.startswith("clear_"):
            why = f"{edit.type[:40]} is not supported; shorten the conversation in the client."
            raise PydanticCustomError(UNSUPPORTED, "{why}", {"why": why})
    return edits


class ContextManagement(StrictModel):
    """What may be cleared from a conversation so that it fits. Nothing is cleared; one that is too long is rejected."""

    edits: Annotated[ListOf[ContextEdit] | None, AfterValidator(_check_edits)] = None


class CountBody(StrictModel):
    """``POST /v1/messages/count_tokens``: the parts of a prompt.

    Fields that do not change the answer (identity, billing, caching, fallbacks) are ignored.
    """

    max_bytes = MAX_PICTURES_BYTES
    ignored = (
        "billing_policy cache_control diagnostics fallback_credit_token fallbacks inference_geo metadata "
        "service_tier user_profile_id"
    )

    model: str | None = None
    messages: list[MessageTurn] = Field(min_length=1, max_length=MAX_MESSAGES)
    system: str | ListOf[MessageBlock] | None = None
    speed: Annotated[Any, unsupported_except("standard")] = None
    thinking: ThinkingOptions | None = None
    tools: ListOf[MessageTool] | None = None
    tool_choice: MessagesToolChoice | None = None
    output_config: OutputConfig | None = None
    mcp_servers: Unsupported = None
    compaction: Unsupported = None
    context_management: ContextManagement | None = None
    thread: Any = None  # see :func:`.messages.answers`


class MessagesBody(SamplingBody, CountBody):
    """``POST /v1/messages``. Most sampling parameters are extensions of this server."""

    max_tokens: AnswerTokens | None = None
    stop_sequences: Stop | None = None
    stream: bool | None = None
    container: Unsupported = None

    @property
    def stop(self) -> Stop | None:
        """The stop strings, under this program's name."""
        return self.stop_sequences


_THINKING = {"enabled": True, "disabled": False, "adaptive": None}
_TOOL_MODES = {"auto": AUTO, "any": REQUIRED, "none": NONE}


def to_text_request(body: CountBody, model: str, **others: Any) -> TextRequest:
    """Return the request for an answer; ``others`` are its fields that are not converted here, such as ``sampling``. Errors as in
    :mod:`.conversion`, also for a tool that this server would have to run."""
    messages = list(_messages("system", body.system, "system")) if body.system else []
    for number, turn in enumerate(body.messages):
        messages += _messages(turn.role, turn.content, f"messages[{number}].content")
    begun = messages.pop()["content"] if _continues_answer(body.messages[-1]) else None
    thinking, output, choice = body.thinking, body.output_config, body.tool_choice
    return TextRequest(
        model,
        messages,
        overflow="refuse",
        begun=begun or None,
        thinking=None if thinking is None else _THINKING[thinking.type],
        thinking_tokens=None if thinking is None else thinking.budget_tokens,
        effort=None if output is None else output.effort,
        constraint=None if output is None or output.format is None else output.format.constraint,
        tools=_template_tools(body.tools or ()),
        tool_choice=AUTO if choice is None else _TOOL_MODES.get(choice.type, choice.name or ""),
        parallel_tool_calls=choice is None or not choice.disable_parallel_tool_use,
        **others,
    )


def _continues_answer(turn: MessageTurn) -> bool:
    """Whether the last turn is the assistant's and the answer continues it. A turn with tool calls is complete."""
    called = isinstance(turn.content, list) and any(block.type == "tool_use" for block in turn.content)
    return turn.role == "assistant" and not called


def _messages(role: Role, content: str | Sequence[MessageBlock], where: str) -> Iterator[Message]:
    """Yield a turn's messages: one for each tool result, then one for the rest."""
    if isinstance(content, str):
        yield template_message(role, content)
        return
    said: list[tuple[MessageBlock, str]] = []
    calls: list[ToolCall] = []
    thoughts = ""
    for position, block in enumerate(content):
        place = f"{where}[{position}]"
        if block.type == "tool_result" and role == "user":
            [call_id] = require_fields(block, place, "tool_use_id")
            yield tool_result(call_id, block.content or "", f"{place}.content", _read_block)
        elif block.type == "tool_use" and role == "assistant":
            call_id, name = require_fields(block, place, "id", "name")
            calls.append(template_call(call_id, name, compact_json(block.input or {})))
        elif block.type in ("thinking", "redacted_thinking") and role == "assistant":
            thoughts += block.thinking or ""
        else:
            said.append((block, place))
    if role == "user" and not said:
        return
    told = join_parts(_read_block(block, place) for block, place in said)
    yield template_message(role, *told, reasoning_content=thoughts or None, tool_calls=calls or None)


def _read_block(block: MessageBlock, where: str) -> str | bytes:
    if block.type == "text" and block.text is not None:
        return block.text
    if block.type != "image":
        raise unsupported(
            where,
            "The models of this server read texts, pictures, and calls of tools with their results; send blocks of the types "
            "text, image, tool_use and tool_result.",
        )
    source = block.source
    if source is None or source.type != "base64" or source.data is None:
        raise invalid("Image URLs are not supported; send a base64 source.", param=f"{where}.source")
    return decode_data_url(f"data:{source.media_type};base64,{source.data}")


def _template_tools(declared: Sequence[MessageTool]) -> list[Tool]:
    for place, tool in enumerate(declared):
        if tool.type not in (None, "custom"):
            raise unsupported(
                f"tools[{place}]", "Server-side tools are not supported; declare tools with an input_schema."
            )
    return [template_tool(tool.name, tool.description, tool.input_schema) for tool in declared]
