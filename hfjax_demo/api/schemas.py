"""Request bodies in the format of OpenAI's clients.

A field with the same meaning as one of this program's requests has the same type (:mod:`hfjax_demo.text_fields`,
:mod:`hfjax_demo.image_requests`), and therefore the same limits and error message. A field of OpenAI's API that this server does
not support is rejected by name (:func:`unsupported_except`), not ignored. Fields that do not change the answer, and fields of
answers that clients send back, are ignored: each model lists them in its ``ignored`` (:class:`StrictModel`).
"""

from __future__ import annotations

from collections.abc import Mapping
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

from .. import text_fields
from ..pictures.decoding import MAX_FILE_BYTES
from ..requests import MAX_MESSAGES, ConversationNote
from ..tools import CallId, Tool, ToolCall
from ..validation import UNSUPPORTED, Advice, WholeNumber, describe_validation_error
from ..web.bodies import MAX_ITEMS, json_text, parse_json_object
from ..web.gate_routes import MAX_BODY_BYTES
from .errors import NOT_SUPPORTED, invalid

MAX_COMPLETION_LOGPROBS = 5  # most likely tokens; OpenAI's limit for completions
MAX_CHOICES = 16  # answers to one request, all prompts together
MAX_PICTURES_BYTES = 24_000_000  # of a JSON body with images
MAX_FORM_BYTES = 2 * MAX_FILE_BYTES + 1_000_000  # an image, its mask, and texts
MAX_FIELD_BYTES = MAX_FILE_BYTES * 4 // 3 + 1_000  # an image as a data: URL


def unsupported_except(*usual: Any, why: str = NOT_SUPPORTED) -> AfterValidator:
    """Return the validator of an unsupported field: it accepts empty values and the ``usual`` ones, which have no effect."""
    return AfterValidator(lambda value: value if value in usual else _reject_value(value, why))


def _reject_value(value: Any, why: str = NOT_SUPPORTED) -> Any:
    if value:
        raise PydanticCustomError(UNSUPPORTED, "{why}", {"why": why})
    return value


Unsupported = Annotated[Any, AfterValidator(lambda value: _reject_value(value))]
Item = TypeVar("Item")
ListOf = Annotated[list[Item], Field(fail_fast=True)]
"""A list of any length: its first invalid item is the error. All errors of a long one would take seconds."""
_Choices = Annotated[int, Field(ge=1, le=MAX_CHOICES), Advice(f"choose 1 to {MAX_CHOICES}")]


class StrictModel(BaseModel):
    """A record sent by a client. Validation is strict: a string is not a number, numbers are finite, and an unknown name is
    rejected unless its value is null."""

    model_config = ConfigDict(strict=True, extra="forbid", allow_inf_nan=False, frozen=True)
    ignored: ClassVar[str] = ""
    """Names of fields that are ignored, whatever their value, separated by spaces."""
    files: ClassVar[tuple[str, ...]] = ()
    """For a body that is a form: the names of its files."""
    repeated: ClassVar[tuple[str, ...]] = ()
    """Names of files of which a form may have several. Those after the first are called ``name[1]``, ``name[2]`` …"""
    max_bytes: ClassVar[int] = MAX_BODY_BYTES

    @model_validator(mode="before")
    @classmethod
    def _without_ignored(cls, value: Any) -> Any:
        if not isinstance(value, dict):
            return value
        known = {field.alias or name for name, field in cls.model_fields.items()}
        ignored = {name for name in value if value[name] is None} | set(cls.ignored.split())
        return {name: given for name, given in value.items() if name in known or name not in ignored}

    @classmethod
    def __get_pydantic_json_schema__(cls, schema: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        described = handler(schema)
        properties = handler.resolve_ref_schema(described).setdefault("properties", {})
        properties.update({name: {} for name in sorted(cls.ignored.split())})
        return described


class ExtensibleModel(StrictModel):
    """A record that may have additional fields."""

    model_config = ConfigDict(extra="allow")


class OpenAIBody(StrictModel):
    """Fields of all bodies of OpenAI's API."""

    ignored = (
        "store service_tier safety_identifier client_metadata prompt_cache_key prompt_cache_retention "
        "prompt_cache_options"
    )

    model: str | None = None
    user: str | None = None
    metadata: dict[str, Any] | None = None


class SamplingBody(StrictModel):
    """Sampling parameters: the same fields in all formats, even if the format itself lacks them. ``min_tokens``, ``ignore_eos``
    and ``stop_token_ids`` are vLLM's."""

    temperature: text_fields.Temperature | None = None
    top_p: text_fields.TopP | None = None
    top_k: text_fields.TopK | None = None
    min_p: text_fields.MinP | None = None
    repetition_penalty: text_fields.RepetitionPenalty | None = None
    seed: text_fields.TextSeed | None = None
    min_tokens: text_fields.MinTokens | None = None
    ignore_eos: bool | None = None
    stop_token_ids: text_fields.StopTokens | None = None


class StreamOptions(StrictModel):
    """Additional contents of a stream."""

    ignored = "include_obfuscation"

    include_usage: bool | None = None
    continuous_usage_stats: Unsupported = None


class JsonSchema(StrictModel):
    """A named schema. Outputs match it even without ``strict``."""

    name: str | None = None
    description: str | None = None
    schema_: Any = Field(alias="schema")
    strict: bool | None = None


class ResponseFormat(StrictModel):
    """The required format of an answer, as in OpenAI's API. Other servers also accept a schema with the type ``json_object``: in
    ``schema`` (llama.cpp), or in ``value`` (TGI, and therefore Hugging Face clients), which also has the types ``json`` and
    ``regex``."""

    type: Literal["text", "json_object", "json_schema", "json", "regex"]
    json_schema: JsonSchema | None = None
    schema_: Any = Field(default=None, alias="schema")
    value: Any = None


class StructuredOutputs(StrictModel):
    """The required format of an answer, as in vLLM's API: one of these fields."""

    json_: Any = Field(default=None, alias="json")
    json_object: bool | None = None
    regex: str | None = None
    choice: ListOf[str] | None = None
    grammar: str | None = None


class TextBody(SamplingBody, OpenAIBody):
    """Fields of both chats and completions. ``structured_outputs``, ``return_token_ids`` and ``prompt_logprobs`` are vLLM's."""

    max_tokens: text_fields.AnswerTokens | None = None
    stop: text_fields.Stop | None = None
    n: _Choices | None = None
    stream: bool | None = None
    stream_options: StreamOptions | None = None
    frequency_penalty: text_fields.Penalty | None = None
    presence_penalty: text_fields.Penalty | None = None
    logit_bias: text_fields.LogitBias | None = None
    response_format: ResponseFormat | None = None
    structured_outputs: StructuredOutputs | None = None
    return_token_ids: bool | None = None
    prompt_logprobs: text_fields.Logprobs | None = None


class ImageUrl(StrictModel):
    """An image as a ``data:`` URL. ``detail`` has no effect: the model's own processor scales the image."""

    url: str
    detail: str | None = None


class ChatPart(ExtensibleModel):
    """A part of a message; the types "text", "refusal" and "image_url" are supported."""

    type: str
    text: str | None = None
    refusal: str | None = None
    image_url: ImageUrl | None = None


class ChatMessage(StrictModel):
    """One turn of a conversation. The ignored fields are those of answers, of this and other servers, that clients send back."""

    ignored = (
        "annotations audio cache_control function_call images parsed provider_specific_fields reasoning_details "
        "thinking_blocks token_ids"
    )

    role: Literal["system", "developer", "user", "assistant", "tool"]
    content: str | ListOf[ChatPart] | None = None
    name: str | None = None
    tool_call_id: CallId | None = None
    refusal: str | None = None
    tool_calls: ListOf[ToolCall] | None = None
    reasoning_content: str | None = None
    reasoning: str | None = None


class NamedFunction(ExtensibleModel):
    """A function by name; its declaration may be included."""

    name: str


class NamedTool(StrictModel):
    """A tool that must or may be called. Hugging Face clients omit the type."""

    type: Literal["function"] = "function"
    function: NamedFunction


class ToolSubset(StrictModel):
    """The tools that may be called, and whether one must be called."""

    mode: Literal["auto", "required"]
    tools: list[NamedTool] = Field(min_length=1)


class AllowedTools(StrictModel):
    """A choice restricted to some of the tools."""

    type: Literal["allowed_tools"]
    allowed_tools: ToolSubset


class FunctionChoice(StrictModel):
    """A function that must be called."""

    type: Literal["function"]
    name: str


class AllowedFunction(NamedFunction):
    """A function that may be called."""

    type: Literal["function"]


class AllowedFunctions(StrictModel):
    """A choice restricted to some of the functions."""

    type: Literal["allowed_tools"]
    mode: Literal["auto", "required"]
    tools: list[AllowedFunction] = Field(min_length=1)


class TemplateKeywords(StrictModel):
    """Variables of a chat template; ``thinking`` is DeepSeek's name for ``enable_thinking``."""

    enable_thinking: bool | None = None
    thinking: bool | None = None
    reasoning_effort: text_fields.Effort | None = None


ChatToolChoice = Annotated[
    Literal["none", "auto", "required"] | NamedTool | AllowedTools,
    Advice(
        "give 'none', 'auto', 'required', a function as {'type': 'function', 'function': {'name': …}}, or allowed_tools"
    ),
]


Truncation = Annotated[
    Literal["auto", "disabled", "sum_up"],
    Advice("give 'disabled' (refuse), 'auto' (as the server does) or 'sum_up' if the conversation is too long"),
]


class ConversationBody(StrictModel):
    """What becomes of a conversation that is too long; ``note`` and the truncation "sum_up" are extensions."""

    truncation: Truncation | None = None
    note: ConversationNote | None = None


class ChatBody(ConversationBody, TextBody):
    """``POST /v1/chat/completions``. ``chat_template_kwargs``, ``thinking_token_budget``, ``continue_final_message`` and
    ``add_generation_prompt`` are vLLM's, ``truncation`` is that of ``/v1/responses``."""

    max_bytes = MAX_PICTURES_BYTES

    messages: list[ChatMessage] = Field(min_length=1, max_length=MAX_MESSAGES)
    max_completion_tokens: text_fields.AnswerTokens | None = None
    parallel_tool_calls: bool | None = None
    logprobs: bool | None = None
    top_logprobs: text_fields.Logprobs | None = None
    tools: ListOf[Tool] | None = None
    tool_choice: ChatToolChoice | None = None
    functions: Unsupported = None
    function_call: Annotated[Any, unsupported_except("none", "auto")] = None
    modalities: Annotated[Any, unsupported_except(["text"])] = None
    audio: Unsupported = None
    prediction: Unsupported = None
    reasoning_effort: text_fields.Effort | None = None
    thinking_token_budget: text_fields.ThinkingTokens | None = None
    chat_template_kwargs: TemplateKeywords | None = None
    continue_final_message: bool | None = None
    add_generation_prompt: bool | None = None
    verbosity: Annotated[Any, unsupported_except("medium")] = None
    moderation: Unsupported = None
    web_search_options: Unsupported = None


class CompletionBody(TextBody):
    """``POST /v1/completions``"""

    prompt: Any  # a text, token ids, or a list of either; a union would report each item's error once per branch
    max_tokens: (  # type: ignore[assignment]  # 0 with echo: only the prompt
        Annotated[WholeNumber, Field(ge=0), Advice("choose at least 1, or 0 with echo"), text_fields.Counted] | None
    ) = None
    logprobs: (
        Annotated[int, Field(ge=0, le=MAX_COMPLETION_LOGPROBS), Advice(f"choose 0 to {MAX_COMPLETION_LOGPROBS} tokens")]
        | None
    ) = None
    echo: bool | None = None
    suffix: Unsupported = None
    best_of: _Choices | None = None


BodyModel = TypeVar("BodyModel", bound=StrictModel)


def parsed(schema: type[BodyModel], given: bytes | Mapping[str, str]) -> BodyModel:
    """Return a validated body from JSON, or from the fields of a form, in which numbers are strings.

    Raises:
        Refusal: it is not JSON, has too many values, has invalid fields, or uses what this server does not support.
    """
    if isinstance(given, bytes) and given.count(b",") > MAX_ITEMS:
        parse_json_object(given)  # which counts its values: each may be an error, and pydantic collects them all
    try:
        if isinstance(given, bytes):
            return schema.model_validate_json(json_text(given))
        return schema.model_validate_strings(given, strict=False)
    except UnicodeDecodeError:
        raise invalid("The body is not valid JSON; send one JSON object.", code="invalid_json") from None
    except ValidationError as error:
        fault = describe_validation_error(error, tuple(schema.model_fields))
    raise invalid(fault.sentence, param=fault.path or None, code=fault.code)
