"""The bodies of ``/v1/messages``, as Anthropic's clients send them; what holds in :mod:`.schemas` holds here.

Source of the format: Anthropic's API reference, "Messages" and "Count tokens in a Message".
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from ..requests import (
    MAX_MESSAGES,
    AnswerTokens,
    MinP,
    RepetitionPenalty,
    Seed,
    Stop,
    Temperature,
    TopK,
    TopP,
)
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


class Turn(BaseModel):
    """One turn of a conversation."""

    model_config = ConfigDict(strict=True, extra="forbid")

    role: Literal["user", "assistant", "system"]
    content: str | list[Block]


class CountBody(BaseModel):
    """``POST /v1/messages/count_tokens``: what a prompt is made of."""

    model_config = ConfigDict(strict=True, extra="forbid", allow_inf_nan=False, frozen=True)

    model: str | None = None
    messages: list[Turn] = Field(min_length=1, max_length=MAX_MESSAGES)
    system: str | list[Block] | None = None
    cache_control: Any = None
    speed: Annotated[Any, _refused("standard")] = None
    user_profile_id: str | None = None
    thinking: Annotated[Any, _refused({"type": "disabled"})] = None
    tools: _Refused = None
    tool_choice: Annotated[Any, _refused({"type": "none"}, {"type": "auto"})] = None
    output_config: _Refused = None
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
