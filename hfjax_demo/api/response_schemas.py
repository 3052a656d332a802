"""The body of ``/v1/responses``, as OpenAI's clients send it; what holds in :mod:`.schemas` holds here.

Source of the format: OpenAI's API reference, "Responses".
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from ..requests import (
    MAX_MESSAGES,
    AnswerTokens,
    Constraint,
    Effort,
    Logprobs,
    MinP,
    RepetitionPenalty,
    Seed,
    Stop,
    Temperature,
    TopK,
    TopP,
)
from .schemas import Body, StreamOptions, _Refused, _refused

_NOTHING_KEPT = "This server keeps no answers; send the whole conversation as input."


class ContentPart(BaseModel):
    """A part of an item; which fields it has depends on its type."""

    model_config = ConfigDict(strict=True, extra="allow")

    type: str
    text: str | None = None
    image_url: str | None = None


class Item(BaseModel):
    """An item of the conversation so far; which fields it has depends on its type."""

    model_config = ConfigDict(strict=True, extra="allow")

    type: str = "message"
    role: Literal["system", "developer", "user", "assistant"] | None = None
    content: str | list[ContentPart] | None = None
    call_id: str | None = None
    name: str | None = None
    arguments: str | None = None
    output: str | list[ContentPart] | None = None


class DeclaredTool(BaseModel):
    """A tool that the model may call. One whose ``type`` is not "function" is one that OpenAI runs."""

    model_config = ConfigDict(strict=True, extra="allow")

    type: str
    name: str | None = None
    description: str | None = None
    parameters: dict[str, Any] | None = None


class FunctionChoice(BaseModel):
    """The function that is to be called."""

    model_config = ConfigDict(strict=True, extra="forbid")

    type: Literal["function"]
    name: str


class Reasoning(BaseModel):
    """How much the model thinks before it answers; "none" is not at all. Thoughts are told as they are, without a summary."""

    model_config = ConfigDict(strict=True, extra="forbid")

    effort: Effort | None = None
    summary: str | None = None
    generate_summary: str | None = None

    @property
    def asked(self) -> dict[str, Any]:
        """The fields of a request that say so."""
        return {"thinking": False} if self.effort == "none" else {"effort": self.effort}


class TextFormat(BaseModel):
    """The form that an answer's text has to have. ``name``, ``description`` and ``strict`` change nothing."""

    model_config = ConfigDict(strict=True, extra="forbid")

    type: Literal["text", "json_object", "json_schema"]
    schema_: dict[str, Any] | None = Field(default=None, alias="schema")
    name: str | None = None
    description: str | None = None
    strict: bool | None = None

    @property
    def constraint(self) -> Constraint | None:
        """It, as requests have it.

        Raises:
            InvalidRequest: a schema is asked for, and there is none, or it is none.
        """
        if self.type == "json_schema":
            return Constraint(json_schema="" if self.schema_ is None else self.schema_)  # type: ignore[arg-type]
        return Constraint(json_object=True) if self.type == "json_object" else None


class TextConfig(BaseModel):
    """What the answer's text has to be."""

    model_config = ConfigDict(strict=True, extra="forbid")

    format: TextFormat | None = None
    verbosity: Annotated[Any, _refused("medium")] = None


class ResponsesBody(Body):
    """``POST /v1/responses``. ``top_k``, ``min_p``, ``repetition_penalty``, ``seed`` and ``stop`` are this server's own."""

    input: str | Annotated[list[Item], Field(min_length=1, max_length=MAX_MESSAGES)]
    instructions: str | None = None
    max_output_tokens: AnswerTokens | None = None
    temperature: Temperature | None = None
    top_p: TopP | None = None
    top_k: TopK | None = None
    min_p: MinP | None = None
    repetition_penalty: RepetitionPenalty | None = None
    seed: Seed | None = None
    stop: Stop | None = None
    stream: bool | None = None
    stream_options: StreamOptions | None = None
    # There are no encrypted thoughts; programs that keep their own conversations ask for them all the same.
    include: list[Literal["message.output_text.logprobs", "reasoning.encrypted_content"]] | None = None
    top_logprobs: Logprobs | None = None
    truncation: Literal["auto", "disabled"] | None = None
    text: TextConfig | None = None
    prompt_cache_retention: str | None = None
    prompt_cache_options: dict[str, Any] | None = None
    parallel_tool_calls: bool | None = None
    tools: list[DeclaredTool] | None = None
    tool_choice: Literal["none", "auto", "required"] | FunctionChoice | None = None
    reasoning: Reasoning | None = None
    previous_response_id: Annotated[Any, _refused(why=_NOTHING_KEPT)] = None
    conversation: Annotated[Any, _refused(why=_NOTHING_KEPT)] = None
    background: Annotated[Any, _refused(why=_NOTHING_KEPT)] = None
    background_options: Annotated[Any, _refused(why=_NOTHING_KEPT)] = None
    prompt: _Refused = None
    context_management: _Refused = None
    max_tool_calls: _Refused = None
    moderation: _Refused = None
    access_programs: _Refused = None
    image: _Refused = None
