"""The bodies of ``/v1/messages``, as Anthropic's clients send them; what holds in :mod:`.schemas` holds here.

Source of the format: Anthropic's API reference, "Messages" and "Count tokens in a Message".
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from ..requests import (
    MAX_MESSAGES,
    AnswerTokens,
    Effort,
    MinP,
    RepetitionPenalty,
    Seed,
    Stop,
    Temperature,
    ThinkingTokens,
    TopK,
    TopP,
)
from .response_schemas import TextFormat
from .schemas import _Refused, _refused


class Source(BaseModel):
    """Where a picture is; "base64" is the one type that can be read."""

    model_config = ConfigDict(strict=True, extra="allow")

    type: str
    media_type: str | None = None
    data: str | None = None


class Block(BaseModel):
    """A part of a message; which fields it has depends on its type."""

    model_config = ConfigDict(strict=True, extra="allow")

    type: str
    text: str | None = None
    source: Source | None = None
    thinking: str | None = None
    id: str | None = None
    name: str | None = None
    input: dict[str, Any] | None = None
    tool_use_id: str | None = None
    content: str | list[Block] | None = None


class Turn(BaseModel):
    """One turn of a conversation."""

    model_config = ConfigDict(strict=True, extra="forbid")

    role: Literal["user", "assistant", "system"]
    content: str | list[Block]


class DeclaredTool(BaseModel):
    """A tool that the model may call. One whose ``type`` is not "custom" is one that Anthropic runs."""

    model_config = ConfigDict(strict=True, extra="allow")

    type: str | None = None
    name: str
    description: str | None = None
    input_schema: dict[str, Any] | None = None


class ToolChoice(BaseModel):
    """Whether a tool is to be called, and which."""

    model_config = ConfigDict(strict=True, extra="forbid")

    type: Literal["auto", "any", "tool", "none"]
    name: str | None = None
    disable_parallel_tool_use: bool | None = None


class Thinking(BaseModel):
    """Whether the model is to think before it answers, and with how many tokens at most."""

    model_config = ConfigDict(strict=True, extra="forbid")

    type: Literal["enabled", "disabled", "adaptive"]
    budget_tokens: ThinkingTokens | None = None
    display: Literal["summarized", "omitted"] | None = None

    @property
    def asks(self) -> bool | None:
        """Whether it is asked for; None leaves it to the model."""
        return {"enabled": True, "disabled": False, "adaptive": None}[self.type]


class OutputConfig(BaseModel):
    """How the model answers."""

    model_config = ConfigDict(strict=True, extra="forbid")

    effort: Effort | None = None
    format: TextFormat | None = None


class CountBody(BaseModel):
    """``POST /v1/messages/count_tokens``: what a prompt is made of."""

    model_config = ConfigDict(strict=True, extra="forbid", allow_inf_nan=False, frozen=True)

    model: str | None = None
    messages: list[Turn] = Field(min_length=1, max_length=MAX_MESSAGES)
    system: str | list[Block] | None = None
    cache_control: Any = None
    speed: Annotated[Any, _refused("standard")] = None
    user_profile_id: str | None = None
    thinking: Thinking | None = None
    tools: list[DeclaredTool] | None = None
    tool_choice: ToolChoice | None = None
    output_config: OutputConfig | None = None
    mcp_servers: _Refused = None
    context_management: _Refused = None


class MessagesBody(CountBody):
    """``POST /v1/messages``. ``min_p``, ``repetition_penalty`` and ``seed`` are this server's own.

    What changes no answer (``metadata``, ``service_tier``, ``cache_control``, ``inference_geo`` and the like) is ignored.
    """

    max_tokens: AnswerTokens | None = None
    stop_sequences: Stop | None = None
    stream: bool | None = None
    temperature: Temperature | None = None
    top_k: TopK | None = None
    top_p: TopP | None = None
    min_p: MinP | None = None
    repetition_penalty: RepetitionPenalty | None = None
    seed: Seed | None = None
    metadata: dict[str, Any] | None = None
    service_tier: str | None = None
    inference_geo: str | None = None
    container: _Refused = None
    diagnostics: _Refused = None

    @property
    def stop(self) -> Stop | None:
        """The stop strings, by the name that this program has for them."""
        return self.stop_sequences
