"""The bodies of requests, as OpenAI's clients send them.

A field that means the same as one of :mod:`hfjax_demo.requests` has its type, and so its bounds and its error message. A field of
OpenAI's API that this server does not support is refused by name (:func:`_refused`), not ignored. Fields that change no answer
(``user``, ``store`` and the like) are accepted and ignored.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Annotated, Any, Literal, TypeVar

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, ValidationError
from pydantic_core import PydanticCustomError

from ..requests import (
    MAX_CHOICES,
    MAX_COMPLETION_LOGPROBS,
    MAX_MESSAGES,
    MAX_TOKENS,
    AnswerTokens,
    ControlStrength,
    Dimensions,
    Effort,
    GuidanceScale,
    ImageCount,
    LogitBias,
    Logprobs,
    MinP,
    Penalty,
    RepetitionPenalty,
    SchedulerName,
    Seed,
    Steps,
    Stop,
    Strength,
    Temperature,
    ThinkingTokens,
    TopK,
    TopP,
    Truncation,
    Variation,
)
from ..tools import CallId, Tool, ToolCall
from ..validation import UNSUPPORTED, Advice, Problem, WholeNumber, fault_of
from .errors import invalid


def _refused(*usual: Any, why: str = "This server does not support it; leave it out.") -> AfterValidator:
    """The check of a field that is not supported: accepts empty values and the ``usual`` ones, which ask for nothing."""

    def check(value: Any) -> Any:
        if value and value not in usual:
            raise PydanticCustomError(UNSUPPORTED, "{why}", {"why": why})
        return value

    return AfterValidator(check)


_Refused = Annotated[Any, _refused()]
_Choices = Annotated[int, Field(ge=1, le=MAX_CHOICES), Advice(f"choose 1 to {MAX_CHOICES}")]


class Body(BaseModel):
    """What all bodies share. Checked strictly: a text is no number, unknown fields are refused, numbers are finite."""

    model_config = ConfigDict(strict=True, extra="forbid", allow_inf_nan=False, frozen=True)

    model: str | None = None
    user: str | None = None
    metadata: dict[str, Any] | None = None
    store: bool | None = None
    service_tier: str | None = None
    safety_identifier: str | None = None
    prompt_cache_key: str | None = None


class StreamOptions(BaseModel):
    """What a stream brings besides text."""

    model_config = ConfigDict(strict=True, extra="forbid")

    include_usage: bool | None = None
    include_obfuscation: bool | None = None


class JsonSchema(BaseModel):
    """A schema by name. Outputs follow it whether ``strict`` or not."""

    model_config = ConfigDict(strict=True, extra="forbid")

    name: str | None = None
    description: str | None = None
    schema_: Any = Field(alias="schema")
    strict: bool | None = None


class ResponseFormat(BaseModel):
    """What an answer has to be, as OpenAI's clients say it."""

    model_config = ConfigDict(strict=True, extra="forbid")

    type: Literal["text", "json_object", "json_schema"]
    json_schema: JsonSchema | None = None


class StructuredOutputs(BaseModel):
    """What an answer has to be, as vLLM's clients say it: one of these."""

    model_config = ConfigDict(strict=True, extra="forbid")

    json_: Any = Field(default=None, alias="json")
    json_object: bool | None = None
    regex: str | None = None
    choice: list[str] | None = None
    grammar: str | None = None


class TextBody(Body):
    """What chats and completions share. OpenAI's API has no ``top_k``, ``min_p``, ``repetition_penalty`` and
    ``structured_outputs``."""

    max_tokens: AnswerTokens | None = None
    temperature: Temperature | None = None
    top_p: TopP | None = None
    top_k: Annotated[TopK | None, BeforeValidator(lambda value: 0 if value == -1 else value)] = (
        None  # as others say "off"
    )
    min_p: MinP | None = None
    repetition_penalty: RepetitionPenalty | None = None
    seed: Seed | None = None
    stop: Stop | None = None
    n: _Choices | None = None
    stream: bool | None = None
    stream_options: StreamOptions | None = None
    frequency_penalty: Penalty | None = None
    presence_penalty: Penalty | None = None
    logit_bias: LogitBias | None = None
    response_format: ResponseFormat | None = None
    structured_outputs: StructuredOutputs | None = None


class ImageUrl(BaseModel):
    """A picture, as a ``data:`` URL; what ``detail`` asks for is up to the model's own processor."""

    model_config = ConfigDict(strict=True, extra="forbid")

    url: str
    detail: str | None = None


class Part(BaseModel):
    """A part of a message; those of types "text" and "image_url" can be read."""

    model_config = ConfigDict(strict=True, extra="allow")

    type: str
    text: str | None = None
    image_url: ImageUrl | None = None


class ChatMessage(BaseModel):
    """One turn of a conversation."""

    model_config = ConfigDict(strict=True, extra="forbid")

    role: Literal["system", "developer", "user", "assistant", "tool"]
    content: str | list[Part] | None = None
    name: str | None = None
    tool_call_id: CallId | None = None
    refusal: str | None = None
    tool_calls: list[ToolCall] | None = None
    reasoning_content: str | None = None
    reasoning: str | None = None
    function_call: _Refused = None
    audio: _Refused = None


class NamedFunction(BaseModel):
    """The function that has to be called."""

    model_config = ConfigDict(strict=True, extra="forbid")

    name: str


class NamedTool(BaseModel):
    """The tool that has to be called."""

    model_config = ConfigDict(strict=True, extra="forbid")

    type: Literal["function"]
    function: NamedFunction


class TemplateKeywords(BaseModel):
    """What a chat template is told; ``thinking`` is DeepSeek's name for ``enable_thinking``."""

    model_config = ConfigDict(strict=True, extra="forbid")

    enable_thinking: bool | None = None
    thinking: bool | None = None
    reasoning_effort: Effort | None = None


class ChatBody(TextBody):
    """``POST /v1/chat/completions``. ``chat_template_kwargs``, ``thinking_token_budget``, ``continue_final_message`` and
    ``add_generation_prompt`` are vLLM's."""

    messages: list[ChatMessage] = Field(min_length=1, max_length=MAX_MESSAGES)
    max_completion_tokens: AnswerTokens | None = None
    parallel_tool_calls: bool | None = None
    logprobs: bool | None = None
    top_logprobs: Logprobs | None = None
    tools: list[Tool] | None = None
    tool_choice: Literal["none", "auto", "required"] | NamedTool | None = None
    functions: _Refused = None
    function_call: Annotated[Any, _refused("none", "auto")] = None
    modalities: Annotated[Any, _refused(["text"])] = None
    audio: _Refused = None
    prediction: _Refused = None
    reasoning_effort: Effort | None = None
    thinking_token_budget: ThinkingTokens | None = None
    chat_template_kwargs: TemplateKeywords | None = None
    continue_final_message: bool | None = None
    add_generation_prompt: bool | None = None
    verbosity: _Refused = None
    web_search_options: _Refused = None


class CompletionBody(TextBody):
    """``POST /v1/completions``"""

    prompt: Any  # a text, token ids, or a list of either; a union would list each item's mistake in every branch
    max_tokens: (  # type: ignore[assignment]  # with echo the prompt alone may be wanted
        Annotated[WholeNumber, Field(ge=0, le=MAX_TOKENS), Advice("ask for at least 1, or with echo for 0")] | None
    ) = None
    logprobs: (
        Annotated[int, Field(ge=0, le=MAX_COMPLETION_LOGPROBS), Advice(f"choose 0 to {MAX_COMPLETION_LOGPROBS} tokens")]
        | None
    ) = None
    echo: bool | None = None
    suffix: _Refused = None
    best_of: _Choices | None = None


class EmbeddingBody(Body):
    """``POST /v1/embeddings``"""

    input: Any  # as a completion's prompt
    encoding_format: Literal["float", "base64"] | None = None
    dimensions: Dimensions | None = None
    truncate_prompt_tokens: Truncation | None = None
    prompt_name: str | None = None


class TokenizeBody(Body):
    """``POST /tokenize``"""

    prompt: str | None = None
    messages: Annotated[list[ChatMessage], Field(min_length=1, max_length=MAX_MESSAGES)] | None = None
    add_special_tokens: bool | None = None
    return_token_strs: bool | None = None
    add_generation_prompt: Literal[True] | None = None
    continue_final_message: _Refused = None
    chat_template: _Refused = None
    chat_template_kwargs: _Refused = None
    tools: _Refused = None


class DetokenizeBody(Body):
    """``POST /detokenize``"""

    tokens: list[int]


class PictureBody(Body):
    """What is asked of pictures besides a prompt; the fields from ``negative_prompt`` to ``control_strength`` are this server's
    own. ``control_image`` is a ``data:`` URL."""

    n: ImageCount | None = None
    size: str | None = None
    negative_prompt: str | None = None
    steps: Steps | None = None
    guidance_scale: GuidanceScale | None = None
    scheduler: SchedulerName | None = None
    seed: Seed | None = None
    variation: Variation | None = None
    variation_seed: Seed | None = None
    control_image: str | None = None
    control_strength: ControlStrength | None = None
    response_format: Annotated[
        str | None, _refused("b64_json", why="This server keeps no pictures to link to; ask for b64_json.")
    ] = None
    output_format: Annotated[str | None, _refused("png", why="Pictures come as png.")] = None
    background: Annotated[Any, _refused("auto", "opaque")] = None
    output_compression: Annotated[Any, _refused(100)] = None
    partial_images: _Refused = None
    quality: Annotated[Any, _refused("auto", "standard")] = None
    stream: _Refused = None
    style: _Refused = None
    moderation: Annotated[Any, _refused("auto", "low")] = None


class ImageBody(PictureBody):
    """``POST /v1/images/generations``"""

    prompt: str


class EditBody(PictureBody):
    """``POST /v1/images/edits``, beside its files. ``strength`` is this server's own."""

    prompt: str
    strength: Strength | None = None
    input_fidelity: Annotated[Any, _refused("low")] = None


class VariationBody(PictureBody):
    """``POST /v1/images/variations``, beside its file. ``prompt`` and ``strength`` are this server's own."""

    prompt: str | None = None
    strength: Strength | None = None


Parsed = TypeVar("Parsed", bound=BaseModel)


def parsed(schema: type[Parsed], raw: bytes) -> Parsed:
    """The body ``raw``, parsed and checked.

    Raises:
        Refusal: it is no JSON, has wrong fields or values out of range, or asks for what this server does not support.
    """
    return _checked(schema, lambda: schema.model_validate_json(raw))


def parsed_fields(schema: type[Parsed], fields: Mapping[str, str]) -> Parsed:
    """The fields of a form, checked; numbers come as texts there.

    Raises:
        Refusal: as :func:`parsed` does.
    """
    return _checked(schema, lambda: schema.model_validate_strings(fields, strict=False))


def _checked(schema: type[Parsed], validate: Callable[[], Parsed]) -> Parsed:
    try:
        return validate()
    except ValidationError as error:
        fault = fault_of(error, tuple(schema.model_fields))
    raise invalid(fault.sentence, param=fault.path or None, code=_CODES[fault.problem])


_CODES: Mapping[Problem, str] = MappingProxyType(
    {
        Problem.VALUE: "invalid_value",
        Problem.UNKNOWN: "unknown_parameter",
        Problem.MISSING: "missing_required_parameter",
        Problem.UNSUPPORTED: "unsupported_parameter",
        Problem.NOT_JSON: "invalid_json",
        Problem.NOT_AN_OBJECT: "invalid_type",
    }
)
