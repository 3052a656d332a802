"""The bodies of ``/v1/messages``, as Anthropic's clients send them; what holds in :mod:`.schemas` holds here.

Source of the format: Anthropic's API reference, "Messages" and "Count tokens in a Message".
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field
from pydantic_core import PydanticCustomError

from ..requests import MAX_MESSAGES, AnswerTokens, Effort, Stop, ThinkingTokens
from ..validation import UNSUPPORTED
from .response_schemas import TextFormat
from .schemas import Given, Open, SamplingBody, _Refused, _refused


class Source(Open):
    """Where a picture is; "base64" is the one type that can be read."""

    type: str
    media_type: str | None = None
    data: str | None = None


class Block(Open):
    """A part of a message; which fields it has depends on its type."""

    type: str
    text: str | None = None
    source: Source | None = None
    thinking: str | None = None
    id: str | None = None
    name: str | None = None
    input: dict[str, Any] | None = None
    tool_use_id: str | None = None
    content: str | list[Block] | None = None


class Turn(Given):
    """One turn of a conversation. A whole message of the assistant's may be handed back: what else it says is ignored."""

    ignored = frozenset(
        {
            "container",
            "context_management",
            "diagnostics",
            "id",
            "input_transformations",
            "model",
            "parsed_output",
            "stop_details",
            "stop_reason",
            "stop_sequence",
            "type",
            "usage",
        }
    )

    role: Literal["user", "assistant", "system"]
    content: str | list[Block]


class MessageTool(Open):
    """A tool that the model may call. One whose ``type`` is not "custom" is one that Anthropic runs."""

    type: str | None = None
    name: str
    description: str | None = None
    input_schema: dict[str, Any] | None = None


class ToolChoice(Given):
    """Whether a tool is to be called, and which."""

    type: Literal["auto", "any", "tool", "none"]
    name: str | None = None
    disable_parallel_tool_use: bool | None = None


class Thinking(Given):
    """Whether the model is to think before it answers, and with how many tokens at most."""

    type: Literal["enabled", "disabled", "adaptive"]
    ignored = frozenset({"block_binding"})

    budget_tokens: ThinkingTokens | None = None
    display: Literal["summarized", "omitted", "updates"] | None = None

    @property
    def asks(self) -> bool | None:
        """Whether it is asked for; None leaves it to the model."""
        return {"enabled": True, "disabled": False, "adaptive": None}[self.type]


class OutputConfig(Given):
    """How the model answers."""

    effort: Effort | None = None
    format: TextFormat | None = None
    task_budget: _Refused = None


class Edit(Open):
    """What becomes of a conversation that has grown long."""

    type: str


def _clears(edits: list[Edit] | None) -> list[Edit] | None:
    for edit in edits or ():
        if not edit.type.startswith("clear_"):
            why = f"{edit.type[:40]} is not supported; shorten the conversation in the client."
            raise PydanticCustomError(UNSUPPORTED, "{why}", {"why": why})
    return edits


class ContextManagement(Given):
    """What may be cleared of a conversation so that it fits. Nothing is: the model reads all of it, or it is refused."""

    edits: Annotated[list[Edit] | None, AfterValidator(_clears)] = None


class CountBody(Given):
    """``POST /v1/messages/count_tokens``: what a prompt is made of.

    What changes no answer (who asks, who pays, what is cached, whom a refusal would be passed on to) is ignored.
    """

    ignored = frozenset(
        {
            "billing_policy",
            "cache_control",
            "diagnostics",
            "fallback_credit_token",
            "fallbacks",
            "inference_geo",
            "metadata",
            "service_tier",
            "user_profile_id",
        }
    )

    model: str | None = None
    messages: list[Turn] = Field(min_length=1, max_length=MAX_MESSAGES)
    system: str | list[Block] | None = None
    speed: Annotated[Any, _refused("standard")] = None
    thinking: Thinking | None = None
    tools: list[MessageTool] | None = None
    tool_choice: ToolChoice | None = None
    output_config: OutputConfig | None = None
    mcp_servers: _Refused = None
    compaction: _Refused = None
    context_management: ContextManagement | None = None
    thread: Any = None  # see :func:`.messages.answers`


class MessagesBody(SamplingBody, CountBody):
    """``POST /v1/messages``. Most ways to draw tokens are this server's own."""

    max_tokens: AnswerTokens | None = None
    stop_sequences: Stop | None = None
    stream: bool | None = None
    container: _Refused = None

    @property
    def stop(self) -> Stop | None:
        """The stop strings, by the name that this program has for them."""
        return self.stop_sequences
