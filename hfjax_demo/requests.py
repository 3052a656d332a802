"""Requests to text and embedding models, and their limits. :mod:`.image_requests` has those of image models.

The page, its endpoints, the HTTP API, the command line, the reader of image metadata and the catalogue file all create these
records, so that all accept the same values and report invalid ones with the same messages. The constructor validates the values
(:mod:`.validation`), so a record is always valid.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass as plain_dataclass
from dataclasses import field, replace
from typing import Annotated, ClassVar, Literal, NotRequired, Self

from PIL.Image import Image
from pydantic import BeforeValidator, ConfigDict, Field, InstanceOf, model_validator, with_config
from pydantic.dataclasses import dataclass
from typing_extensions import TypedDict  # required by pydantic before Python 3.12

from .errors import InvalidRequest
from .image_requests import ImageRequest
from .text_fields import (
    MAX_CONSTRAINT_CHARACTERS,
    MAX_PROMPT_NAME,
    AnswerTokens,
    ChosenTexts,
    Dimensions,
    Effort,
    GrammarText,
    LogitBias,
    Logprobs,
    MinP,
    MinTokens,
    Penalty,
    Regex,
    RepetitionPenalty,
    SchemaText,
    Stop,
    StopTokens,
    Temperature,
    TextSeed,
    ThinkingTokens,
    TopK,
    TopP,
    Truncation,
)
from .tools import AUTO, NONE, CallId, Tool, ToolCall, check_tools, count_characters, without_nulls
from .validation import STRICT, Advice, ValidatedRecord, WholeNumber

MAX_INPUTS = 256  # texts of an embedding request
MAX_MESSAGES = 1000  # of a conversation
MAX_CONVERSATION_CHARACTERS = 1_000_000  # of some 200,000 tokens; limits the work of the tokenizer
MAX_PICTURES = 8  # images of a conversation
ANSWER_SHARE = 4  # a conversation leaves at least 1/4 of the context for the answer
MAX_VISION_IMAGE_SIDE = 1024  # pixels of the shorter side of an image for a vision model

MAX_NOTE_CHARACTERS = 20_000
NOTE_HEADING = "Summary of the earlier part of this conversation:"

ROLES = ("system", "user", "assistant", "tool")


@plain_dataclass(frozen=True, eq=False, slots=True)
class MessageImage:
    """An image in a message.

    Attributes:
        image: the image, in RGB.
        digest: hash of its size and pixels, which identifies it.
        place: position in the message's content, in characters.
    """

    image: Image
    digest: str
    place: int = 0

    @classmethod
    def of(cls, image: Image, place: int = 0) -> Self:
        """Create a picture of an RGB image."""
        return cls(image, hashlib.sha256(repr(image.size).encode() + image.tobytes()).hexdigest(), place)


@with_config(ConfigDict(extra="allow"))  # keys that only the chat template uses
class Message(TypedDict):
    """A message of a conversation, in the format of chat templates.

    An assistant's message may have ``reasoning_content``, which precedes the content, and ``tool_calls``, which follow it. A
    tool's message is the result of the call ``tool_call_id``.
    """

    role: Literal["system", "user", "assistant", "tool"]
    content: str
    name: NotRequired[str]
    reasoning_content: NotRequired[str]
    tool_calls: NotRequired[list[ToolCall]]
    tool_call_id: NotRequired[CallId]
    pictures: NotRequired[tuple[InstanceOf[MessageImage], ...]]


_Message = Annotated[Message, Advice(f"every message requires a role ({', '.join(ROLES)}) and its content as text")]


@dataclass(frozen=True, slots=True, config=STRICT)
class RecommendedSampling(ValidatedRecord):
    """The sampling parameters that a catalogue entry may recommend."""

    noun: ClassVar[str] = "sampling setting"

    max_new_tokens: AnswerTokens = 512
    temperature: Temperature = 0.7
    top_k: TopK = 0
    top_p: TopP = 0.95
    min_p: MinP = 0.0
    repetition_penalty: RepetitionPenalty = 1.0


@dataclass(frozen=True, slots=True, config=STRICT)
class SamplingSettings(RecommendedSampling):
    """Sampling parameters. Disabled by ``top_k=0``, ``top_p=1``, ``min_p=0``, ``repetition_penalty=1``.

    ``logit_bias`` is added to the logits of the given tokens. ``frequency_penalty`` is subtracted from a token's logit for each
    of its occurrences in the answer, ``presence_penalty`` once. ``temperature=0`` is greedy decoding. ``seed=None`` chooses a
    random seed, which the statistics report; 0 is a valid seed.

    An answer ends at any of ``stop_token_ids``, and at the model's end tokens unless ``ignore_eos``. The first ``min_tokens``
    tokens are none of these, and stop strings do not end the answer within them.

    Raises:
        InvalidRequest: a value is out of range, or a name is unknown.
    """

    seed: TextSeed | None = None
    stop: Stop = ()
    stop_token_ids: StopTokens = ()
    min_tokens: MinTokens = 0
    ignore_eos: bool = False
    frequency_penalty: Penalty = 0.0
    presence_penalty: Penalty = 0.0
    logit_bias: LogitBias = ()


@dataclass(frozen=True, slots=True, config=STRICT)
class Constraint(ValidatedRecord):
    """Structured output: the form of an answer's text. Exactly one attribute must be given.

    Attributes:
        json_schema: JSON that matches this schema, which may be given as an object and is stored as JSON text.
        json_object: any JSON object.
        regex: a full match of this regular expression, in the syntax of Rust's ``regex`` crate.
        choice: one of these texts.
        grammar: a text of this context-free grammar, in llguidance's variant of Lark's syntax, with the start rule ``start``.

    Raises:
        InvalidRequest: none or several are given, or the value is too long.
    """

    noun: ClassVar[str] = "constraint"

    json_schema: SchemaText | None = None
    json_object: bool = False
    regex: Regex | None = None
    choice: ChosenTexts | None = None
    grammar: GrammarText | None = None

    @model_validator(mode="after")
    def _one(self) -> Self:
        given = [self.json_schema, self.json_object or None, self.regex, self.choice, self.grammar]
        if sum(one is not None for one in given) != 1:
            raise InvalidRequest(
                "Use exactly one constraint: JSON schema, JSON object, regular expression, choice or grammar.",
                field="constraint",
            )
        if sum(map(len, self.choice or ())) > MAX_CONSTRAINT_CHARACTERS:
            raise InvalidRequest(
                f"The texts to choose from may have {MAX_CONSTRAINT_CHARACTERS:,} characters together; give fewer.",
                field="choice",
            )
        return self


Overflow = Literal["refuse", "leave_out", "sum_up"]


@dataclass(frozen=True, slots=True, config=STRICT)
class ConversationNote(ValidatedRecord):
    """A summary that the model reads in place of the oldest messages of a conversation.

    ``messages``: number of messages after the system prompt that it stands for; the one after them must be a user's.
    """

    noun: ClassVar[str] = "note"

    text: Annotated[str, Field(min_length=1, max_length=MAX_NOTE_CHARACTERS), Advice("give its text")]
    messages: Annotated[WholeNumber, Field(ge=1, le=MAX_MESSAGES), Advice("give a number of messages")]


@dataclass(frozen=True, slots=True, config=STRICT)
class TextRequest(ValidatedRecord):
    """A request to generate text. Exactly one of ``messages``, ``prompt`` and ``prompt_ids`` must be given.

    ``messages`` are formatted with the chat template; ``prompt`` is raw text, tokenized with special tokens (a
    beginning-of-sequence token if the model has one); ``prompt_ids`` are used unchanged.

    Attributes:
        overflow: what becomes of a conversation that is too long for the context: it is refused, its oldest turns are left out,
            or the model first sums them up in a note (:mod:`hfjax_demo.text.compaction`).
        note: an earlier note about the conversation, which stands for its first messages.
        any_room: a conversation is too long only if it leaves no room for an answer; False: if it exceeds
            :func:`max_prompt_tokens`.
        logprobs: return the log-probability of each token and of this many likeliest tokens, 0 to :data:`MAX_LOGPROBS`; None:
            return none.
        prompt_logprobs: the same for the prompt's tokens, which disables prefix caching for this request.
        prompt_only: run prefill only; generate nothing.
        begun: the beginning of the answer, as the model would write it, including delimiters of reasoning and tool calls, or as
            token ids. It becomes part of the prompt; the events contain only the continuation.
        thinking: whether a model with reasoning uses it; None: as its chat template does by default.
        effort: reasoning effort, one of those of the chat template; None: the template's default.
        thinking_tokens: maximum number of reasoning tokens, after which the engine ends the reasoning and the model continues
            with its answer; 0 skips the reasoning.
        tools: the tools that the model may call.
        tool_choice: "auto", "none", "required" (at least one call), or the name of the tool to call.
        parallel_tool_calls: whether an answer may have several tool calls.
        constraint: structured output; None: any text.

    Raises:
        InvalidRequest: none or several of the prompts, an empty one, a message with an unknown role, ``logprobs`` or
            ``prompt_logprobs`` out of range, ``prompt_logprobs`` with images, or reasoning or tools without messages.
    """

    model: str
    messages: Sequence[_Message] | None = None
    prompt: str | None = None
    prompt_ids: Sequence[int] | None = None
    sampling: SamplingSettings = field(default_factory=SamplingSettings)
    overflow: Overflow = "leave_out"
    note: ConversationNote | None = None
    any_room: bool = False
    logprobs: Logprobs | None = None
    prompt_logprobs: Logprobs | None = None
    prompt_only: bool = False
    begun: str | Sequence[int] | None = None
    thinking: bool | None = None
    effort: Effort | None = None
    thinking_tokens: ThinkingTokens | None = None
    tools: Sequence[Annotated[Tool, BeforeValidator(without_nulls)]] = ()
    tool_choice: str = AUTO
    parallel_tool_calls: bool = True
    constraint: Constraint | None = None

    @model_validator(mode="after")
    def _one_prompt(self) -> Self:
        given = {name: getattr(self, name) for name in ("messages", "prompt", "prompt_ids")}
        given = {name: value for name, value in given.items() if value is not None}
        if len(given) != 1:
            raise InvalidRequest("Give exactly one of messages, a prompt and prompt token ids.")
        [(name, value)] = given.items()
        if len(value) == 0:
            raise InvalidRequest("The prompt is empty.", field=name)
        check_conversation_size(self.messages or ())
        with_note(self.messages or (), self.note)
        bound = self.constraint is not None or self.tool_choice not in (AUTO, NONE)
        if bound and (self.sampling.min_tokens or self.sampling.ignore_eos):
            raise InvalidRequest(
                "Constrained answers and required tool calls end when they are complete; remove min_tokens and ignore_eos.",
                field="min_tokens" if self.sampling.min_tokens else "ignore_eos",
            )
        if self.prompt_logprobs is not None and message_images(self.messages or ()):
            raise InvalidRequest(
                "prompt_logprobs is not supported with images; remove the images.", field="prompt_logprobs"
            )
        return self

    @model_validator(mode="after")
    def _of_chats(self) -> Self:
        check_tools(self.tools, self.tool_choice)
        if self.begun is not None and len(self.begun) > MAX_CONVERSATION_CHARACTERS:
            raise InvalidRequest("The beginning of the answer is too long; shorten it.", field="begun")
        if self.messages is None:
            asked = (("thinking", self.thinking), ("effort", self.effort), ("thinking_tokens", self.thinking_tokens))
            for name, value in (*asked, ("tools", self.tools or None)):
                if value is not None:
                    raise InvalidRequest(f"{name} requires messages; remove it, or send messages.", field=name)
        return self


def with_note(messages: Sequence[Message], note: ConversationNote | None) -> list[Message]:
    """Return a conversation as the model reads it: the first user's message that is left begins with the note.

    Raises:
        InvalidRequest: no user's message follows the messages that the note stands for.
    """
    if note is None:
        return list(messages)
    first = 1 if messages and messages[0]["role"] == "system" else 0
    head, rest = messages[:first], messages[first + note.messages :]
    if not rest or rest[0]["role"] != "user":
        raise InvalidRequest("A note must end before a user's message; change its number of messages.", field="note")
    before = f"{NOTE_HEADING}\n{note.text}\n\n"
    opening: Message = {**rest[0], "content": before + rest[0]["content"]}
    if "pictures" in opening:
        opening["pictures"] = tuple(replace(each, place=len(before) + each.place) for each in opening["pictures"])
    return [*head, opening, *rest[1:]]


def check_conversation_size(messages: Sequence[Message]) -> None:
    """Raise :class:`InvalidRequest` if a conversation has too many messages, characters or images."""
    total = sum(map(count_characters, messages))
    if len(message_images(messages)) > MAX_PICTURES:
        raise InvalidRequest(
            f"This conversation has {len(message_images(messages))} pictures; the limit is {MAX_PICTURES}. Start a new chat.",
            field="messages",
        )
    for count, most, what in (
        (len(messages), MAX_MESSAGES, "messages"),
        (total, MAX_CONVERSATION_CHARACTERS, "characters"),
    ):
        if count > most:
            raise InvalidRequest(
                f"This conversation has {count:,} {what}; the limit is {most:,}. Start a new chat.", field="messages"
            )


def max_prompt_tokens(context_length: int, max_new_tokens: int) -> int:
    """Return the maximum number of prompt tokens of a conversation. The rest of the context is reserved for the answer:
    1/:data:`ANSWER_SHARE` of the context, or ``max_new_tokens`` if that is less."""
    return context_length - min(max_new_tokens, context_length // ANSWER_SHARE)


def message_images(messages: Sequence[Message]) -> list[MessageImage]:
    """Return all images of a conversation, in order."""
    return [picture for item in messages for picture in item.get("pictures", ())]


@dataclass(frozen=True, slots=True, config=STRICT)
class EmbeddingRequest(ValidatedRecord):
    """A request for the embeddings of texts or token ids.

    Attributes:
        dimensions: number of leading dimensions to return, normalized again; None: all.
        truncate: number of tokens to truncate each text to; :data:`.TRUNCATE_TO_MODEL_LIMIT`: the model's maximum; None: refuse
            longer texts.
        prompt_name: name of the model's prompt to put before each text; None: its default prompt.

    Raises:
        InvalidRequest: there are no texts, too many, or an empty one; or ``truncate`` is 0.
    """

    model: str
    inputs: Sequence[str | Sequence[int]]
    dimensions: Dimensions | None = None
    truncate: Truncation | None = None
    prompt_name: Annotated[str | None, Field(max_length=MAX_PROMPT_NAME), Advice("give the name of a prompt")] = None

    @model_validator(mode="after")
    def _some(self) -> Self:
        if not 1 <= len(self.inputs) <= MAX_INPUTS:
            raise InvalidRequest(f"The input has {len(self.inputs)} texts; send 1 to {MAX_INPUTS}.", field="inputs")
        if not all(self.inputs):
            raise InvalidRequest("A text is empty; remove it.", field="inputs")
        if self.truncate == 0:
            raise InvalidRequest("truncate is 0; choose 1 or more.", field="truncate")
        return self


@dataclass(frozen=True, slots=True, config=STRICT)
class TokensRequest(ValidatedRecord):
    """A request to tokenize ``messages``, ``prompt`` or the prompt of ``request``, or to decode ``tokens``: exactly one of them.

    Attributes:
        special_tokens: whether the tokenizer adds its special tokens to ``prompt``.
        request: its complete prompt is tokenized, with tools and the beginning of the answer, regardless of the context length.

    Raises:
        InvalidRequest: none or several are given, or the input is too long.
    """

    model: str
    messages: Sequence[_Message] | None = None
    prompt: str | None = None
    tokens: Sequence[int] | None = None
    special_tokens: bool = True
    request: TextRequest | None = None

    @model_validator(mode="after")
    def _one(self) -> Self:
        if sum(value is not None for value in (self.messages, self.prompt, self.tokens, self.request)) != 1:
            raise InvalidRequest("Give exactly one of messages, a prompt and token ids.")
        check_conversation_size(self.messages or ())
        for name, value in (("prompt", self.prompt), ("tokens", self.tokens)):
            if value is not None and len(value) > MAX_CONVERSATION_CHARACTERS:
                raise InvalidRequest(
                    f"The input is too long; the limit is {MAX_CONVERSATION_CHARACTERS:,} characters.", field=name
                )
        return self


Request = TextRequest | ImageRequest | EmbeddingRequest | TokensRequest
