"""The bodies of requests, as OpenAI's clients send them.

A field that means the same as one of :mod:`hfjax_demo.requests` has its type, and so its bounds and its error message. A field of
OpenAI's API that this server does not support is refused by name (:func:`_refused`), not ignored. What changes no answer, and
what clients hand back of an answer, is ignored: each record names such fields in its ``ignored`` (:class:`Given`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any, ClassVar, Literal, TypeVar

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    GetJsonSchemaHandler,
    ValidationError,
    model_validator,
)
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, PydanticCustomError

from ..requests import (
    MAX_CHOICES,
    MAX_COMPLETION_LOGPROBS,
    MAX_MESSAGES,
    AnswerTokens,
    ControlStrength,
    Counted,
    Dimensions,
    Effort,
    GuidanceScale,
    ImageCount,
    LogitBias,
    Logprobs,
    MinP,
    MinTokens,
    Penalty,
    RepetitionPenalty,
    SchedulerName,
    Seed,
    Steps,
    Stop,
    StopTokens,
    Strength,
    Temperature,
    TextSeed,
    ThinkingTokens,
    TopK,
    TopP,
    Truncation,
    Variation,
)
from ..tools import CallId, Tool, ToolCall
from ..validation import UNSUPPORTED, Advice, WholeNumber, fault_of
from .errors import invalid


def _refused(*usual: Any, why: str = "Not supported; remove it.") -> AfterValidator:
    """The check of a field that is not supported: accepts empty values and the ``usual`` ones, which ask for nothing."""

    def check(value: Any) -> Any:
        if value and value not in usual:
            raise PydanticCustomError(UNSUPPORTED, "{why}", {"why": why})
        return value

    return AfterValidator(check)


_Refused = Annotated[Any, _refused()]
_Choices = Annotated[int, Field(ge=1, le=MAX_CHOICES), Advice(f"choose 1 to {MAX_CHOICES}")]


class Given(BaseModel):
    """A record that a client has sent. Checked strictly: a text is no number, numbers are finite, and an unknown name is refused
    unless its value is null, which asks for nothing."""

    model_config = ConfigDict(strict=True, extra="forbid", allow_inf_nan=False, frozen=True)
    ignored: ClassVar[frozenset[str]] = frozenset()
    """Names whose values, whatever they are, change nothing here."""

    @model_validator(mode="before")
    @classmethod
    def _without_ignored(cls, value: Any) -> Any:
        if not isinstance(value, dict):
            return value
        known = {field.alias or name for name, field in cls.model_fields.items()}
        return {
            name: given
            for name, given in value.items()
            if name in known or (name not in cls.ignored and given is not None)
        }

    @classmethod
    def __get_pydantic_json_schema__(cls, schema: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        described = handler(schema)
        handler.resolve_ref_schema(described).setdefault("properties", {}).update(
            {name: {} for name in sorted(cls.ignored)}
        )
        return described


class Open(Given):
    """One of which more may be sent than is read."""

    model_config = ConfigDict(extra="allow")


class Body(Given):
    """What all bodies of OpenAI's API share."""

    ignored = frozenset(
        {
            "store",
            "service_tier",
            "safety_identifier",
            "client_metadata",
            "prompt_cache_key",
            "prompt_cache_retention",
            "prompt_cache_options",
        }
    )

    model: str | None = None
    user: str | None = None
    metadata: dict[str, Any] | None = None


class SamplingBody(Given):
    """How the tokens of an answer are drawn: the same fields in all protocols, whichever of them has them by itself.
    ``min_tokens``, ``ignore_eos`` and ``stop_token_ids`` are vLLM's."""

    temperature: Temperature | None = None
    top_p: TopP | None = None
    top_k: TopK | None = None
    min_p: MinP | None = None
    repetition_penalty: RepetitionPenalty | None = None
    seed: TextSeed | None = None
    min_tokens: MinTokens | None = None
    ignore_eos: bool | None = None
    stop_token_ids: StopTokens | None = None


class StreamOptions(Given):
    """What a stream brings besides text."""

    ignored = frozenset({"include_obfuscation"})

    include_usage: bool | None = None
    continuous_usage_stats: _Refused = None


class JsonSchema(Given):
    """A schema by name. Outputs follow it whether ``strict`` or not."""

    name: str | None = None
    description: str | None = None
    schema_: Any = Field(alias="schema")
    strict: bool | None = None


class ResponseFormat(Given):
    """What an answer has to be, as OpenAI's clients say it. Other servers take a schema with the type ``json_object`` too: in
    ``schema`` (llama.cpp), or in ``value`` (TGI, and so the clients of Hugging Face), which has also the types ``json`` and
    ``regex``."""

    type: Literal["text", "json_object", "json_schema", "json", "regex"]
    json_schema: JsonSchema | None = None
    schema_: Any = Field(default=None, alias="schema")
    value: Any = None


class StructuredOutputs(Given):
    """What an answer has to be, as vLLM's clients say it: one of these."""

    json_: Any = Field(default=None, alias="json")
    json_object: bool | None = None
    regex: str | None = None
    choice: list[str] | None = None
    grammar: str | None = None


class TextBody(SamplingBody, Body):
    """What chats and completions share. ``structured_outputs``, ``return_token_ids`` and ``prompt_logprobs`` are vLLM's."""

    max_tokens: AnswerTokens | None = None
    stop: Stop | None = None
    n: _Choices | None = None
    stream: bool | None = None
    stream_options: StreamOptions | None = None
    frequency_penalty: Penalty | None = None
    presence_penalty: Penalty | None = None
    logit_bias: LogitBias | None = None
    response_format: ResponseFormat | None = None
    structured_outputs: StructuredOutputs | None = None
    return_token_ids: bool | None = None
    prompt_logprobs: Logprobs | None = None


class ImageUrl(Given):
    """A picture, as a ``data:`` URL; what ``detail`` asks for is up to the model's own processor."""

    url: str
    detail: str | None = None


class Part(Open):
    """A part of a message; those of types "text", "refusal" and "image_url" can be read."""

    type: str
    text: str | None = None
    refusal: str | None = None
    image_url: ImageUrl | None = None


class ChatMessage(Given):
    """One turn of a conversation. What is ignored are fields of answers that clients hand back, of this server and of others."""

    ignored = frozenset(
        {
            "annotations",
            "audio",
            "cache_control",
            "function_call",
            "images",
            "parsed",
            "provider_specific_fields",
            "reasoning_details",
            "thinking_blocks",
            "token_ids",
        }
    )

    role: Literal["system", "developer", "user", "assistant", "tool"]
    content: str | list[Part] | None = None
    name: str | None = None
    tool_call_id: CallId | None = None
    refusal: str | None = None
    tool_calls: list[ToolCall] | None = None
    reasoning_content: str | None = None
    reasoning: str | None = None


class NamedFunction(Open):
    """A function by its name; its declaration may stand there too."""

    name: str


class NamedTool(Given):
    """The tool that has to be called, or may be. The clients of Hugging Face leave the type out."""

    type: Literal["function"] = "function"
    function: NamedFunction


class OfferedTools(Given):
    """The tools that may be called, and whether one has to be."""

    mode: Literal["auto", "required"]
    tools: list[NamedTool] = Field(min_length=1)


class AllowedTools(Given):
    """A choice among some of the tools."""

    type: Literal["allowed_tools"]
    allowed_tools: OfferedTools


class TemplateKeywords(Given):
    """What a chat template is told; ``thinking`` is DeepSeek's name for ``enable_thinking``."""

    enable_thinking: bool | None = None
    thinking: bool | None = None
    reasoning_effort: Effort | None = None


ToolChoice = Annotated[
    Literal["none", "auto", "required"] | NamedTool | AllowedTools,
    Advice(
        "give 'none', 'auto', 'required', a function as {'type': 'function', 'function': {'name': …}}, or allowed_tools"
    ),
]
Verbosity = Annotated[Any, _refused("medium", why="Not supported; remove it.")]


class ChatBody(TextBody):
    """``POST /v1/chat/completions``. ``chat_template_kwargs``, ``thinking_token_budget``, ``continue_final_message`` and
    ``add_generation_prompt`` are vLLM's."""

    messages: list[ChatMessage] = Field(min_length=1, max_length=MAX_MESSAGES)
    max_completion_tokens: AnswerTokens | None = None
    parallel_tool_calls: bool | None = None
    logprobs: bool | None = None
    top_logprobs: Logprobs | None = None
    tools: list[Tool] | None = None
    tool_choice: ToolChoice | None = None
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
    verbosity: Verbosity = None
    moderation: _Refused = None
    web_search_options: _Refused = None


class CompletionBody(TextBody):
    """``POST /v1/completions``"""

    prompt: Any  # a text, token ids, or a list of either; a union would list each item's mistake in every branch
    max_tokens: (  # type: ignore[assignment]  # with echo the prompt alone may be wanted
        Annotated[WholeNumber, Field(ge=0), Advice("choose at least 1, or 0 with echo"), Counted] | None
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
    response_format: Annotated[str | None, _refused("b64_json", why="Only b64_json is supported.")] = None
    output_format: Annotated[str | None, _refused("png", why="Only png is supported.")] = None
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
    raise invalid(fault.sentence, param=fault.path or None, code=fault.code)
