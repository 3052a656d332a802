"""What may be asked of a model, and every bound of it.

The page, its endpoints, the HTTP API, the command line, the reader of pictures' parameters and a catalogue file all make
these records, so that all of them accept the same values and refuse a wrong one in the same words. Making a record checks its
values, so a record is always valid and is not checked again. :mod:`.validation` does the checking and writes the messages.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass as plain_dataclass
from dataclasses import field
from enum import StrEnum
from typing import Annotated, Any, ClassVar, Literal, NotRequired, Self

import numpy as np
from PIL.Image import Image
from pydantic import (
    AfterValidator,
    BeforeValidator,
    ConfigDict,
    Field,
    InstanceOf,
    ValidationInfo,
    model_validator,
    with_config,
)
from pydantic.dataclasses import dataclass
from typing_extensions import TypedDict  # pydantic wants this one before Python 3.12

from .errors import InvalidRequest
from .settings import Settings, picture_size
from .tools import AUTO, NONE, CallId, Tool, ToolCall, check_tools, without_nulls, written_characters
from .validation import STRICT, Advice, Checked, OneOf, WholeNumber, advise

MAX_SEED = 2**32 - 1
MIN_TEXT_SEED, MAX_TEXT_SEED = -(2**63), 2**64 - 1  # what others take: 64 bits, with a sign or without
MAX_TOKENS = 10**15  # far beyond any context, so no limit; as many as floats, which browsers send, count without gaps
MAX_STOP_STRINGS, MAX_STOP_CHARACTERS = 16, 256
MAX_STOP_TOKENS = 128  # that one request may name besides the model's own
MAX_LOGIT_BIAS = 300  # tokens whose logits one request may raise or lower, as many as others take
MAX_LOGPROBS = 20  # likeliest tokens told beside each token of an answer, as many as OpenAI's API has
MAX_COMPLETION_LOGPROBS = 5  # of those, what OpenAI's API has for a raw text
MAX_CHOICES = 16  # answers to one request of the API, all prompts together
MAX_CHOSEN_TEXTS = 1000  # that an answer may be one of
MAX_CONSTRAINT_CHARACTERS = 100_000  # of a schema, a grammar, or the texts that an answer may be one of
MAX_REGEX_CHARACTERS = 10_000
MAX_INPUTS = 256  # texts of one request for embeddings
CUT_TO_FIT = -1  # of a text that is embedded: to as many tokens as the model takes
MAX_DIMENSIONS = 2**16  # of an embedding: far beyond any
MAX_PROMPT_NAME = 100  # characters
MAX_MESSAGES = 1000  # of one conversation
MAX_EFFORT_CHARACTERS = 32
MAX_MESSAGE_CHARACTERS = 20_000  # of a text that is typed into the page
MAX_CONVERSATION_CHARACTERS = 400_000  # far beyond any context here; bounds what the tokenizer is made to read
MAX_PICTURES = 8  # of one conversation
ANSWER_SHARE = 4  # a conversation leaves at least a quarter of the context for the answer
MAX_SEEN_SIDE = 1024  # pixels of a picture's shorter side that a chat model is shown
MAX_PROMPT_CHARACTERS = 10_000  # of a picture's: far beyond any text encoder
MAX_NAME_CHARACTERS = 4096  # a folder's path may be a model's name
MAX_IMAGE_STEPS = 200
MAX_IMAGE_COUNT = 4
MAX_PICTURE_SIDE = 16_384  # of a picture whose parameters are read
SIZE_STEP = 8

ROLES = ("system", "user", "assistant", "tool")


class Scheduler(StrEnum):
    """What a picture's scheduler may be called; :mod:`hfjax_demo.image.schedulers` says what each stands for."""

    DPM_2M = "dpm++-2m"
    DPM_2M_KARRAS = "dpm++-2m-karras"
    DPM_2S = "dpm++-2s"
    UNIPC = "unipc"
    EULER = "euler"
    EULER_ANCESTRAL = "euler-ancestral"
    HEUN = "heun"
    DPM2 = "dpm2"
    DPM2_ANCESTRAL = "dpm2-ancestral"
    DEIS = "deis"
    LMS = "lms"
    DDIM = "ddim"
    DDPM = "ddpm"
    PNDM = "pndm"
    LCM = "lcm"
    FLOW_EULER = "flow-euler"


# -- values -------------------------------------------------------------------------------------------------------


def _several(value: object) -> object:
    return (value,) if isinstance(value, str) else tuple(value) if isinstance(value, list) else value


def _by_token(value: object) -> object:
    """An object's token ids, which are texts where it was JSON, and their numbers."""
    if not isinstance(value, Mapping):
        return value
    return tuple((int(key) if isinstance(key, str) and key.isdecimal() else key, bias) for key, bias in value.items())


def _off(value: object) -> object:
    """0 for -1, as others say that no tokens are left out."""
    return 0 if type(value) in (int, float) and value == -1 else value


def _counted(value: object) -> object:
    """A count of tokens that is not beyond all bounds: an advice of its own, since that for the others says to choose more."""
    if isinstance(value, int | float) and value > MAX_TOKENS:
        raise advise(f"choose at most {MAX_TOKENS:,}")
    return value


def _step_of_8(value: int) -> int:
    if value % SIZE_STEP:
        lower = value // SIZE_STEP * SIZE_STEP
        raise advise(f"choose {lower} or {lower + SIZE_STEP}, multiples of {SIZE_STEP}")
    return value


def _open(value: object) -> object:
    return None if value == "" else value


def _number_of(value: object) -> object:
    """A number that a link or another program has written as a text."""
    if isinstance(value, str):
        with contextlib.suppress(ValueError):
            return float(value)
    return value


def is_text(text: str) -> bool:
    """Whether ``text`` can be encoded as UTF-8: not if it has lone surrogates, which stand for bytes that were not UTF-8."""
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def _text(text: str) -> str:
    if not is_text(text):
        raise ValueError
    return text


def _prompt(text: str, info: ValidationInfo) -> str:
    what = str(info.field_name).replace("_", " ")
    if len(text) > MAX_PROMPT_CHARACTERS:
        raise InvalidRequest(
            f"The {what} has {len(text):,} characters; the limit is {MAX_PROMPT_CHARACTERS:,}. Shorten it.",
            field=info.field_name,
        )
    if not is_text(text):
        raise InvalidRequest(f"The {what} is not valid UTF-8.", field=info.field_name)
    return text


def _name(text: str) -> str:
    if len(text) > MAX_NAME_CHARACTERS or not is_text(text):
        raise ValueError
    return text


Counted = BeforeValidator(_counted)
AnswerTokens = Annotated[WholeNumber, Field(ge=1), Advice("choose at least 1"), Counted]
Temperature = Annotated[float, Field(ge=0, le=10), Advice("choose 0 (greedy) to 10")]
TopK = Annotated[
    WholeNumber,
    Field(ge=0),
    BeforeValidator(_off),
    Advice("choose 0 (off) or a positive whole number"),
    Counted,
]
TopP = Annotated[float, Field(gt=0, le=1), Advice("choose a number above 0 and at most 1 (off)")]
MinP = Annotated[float, Field(ge=0, le=1), Advice("choose a number from 0 (off) to 1")]
RepetitionPenalty = Annotated[float, Field(ge=0.1, le=10), Advice("choose 0.1 to 10, where 1 is off")]
Penalty = Annotated[float, Field(ge=-2, le=2), Advice("choose -2 to 2, where 0 is off")]
LogitBias = Annotated[
    tuple[tuple[Annotated[int, Field(ge=0, le=MAX_TOKENS)], Annotated[float, Field(ge=-100, le=100)]], ...],
    Field(max_length=MAX_LOGIT_BIAS),
    BeforeValidator(_by_token, json_schema_input_type=dict[str, float]),
    Advice(f"give at most {MAX_LOGIT_BIAS} token ids, each with a number from -100 to 100"),
]
Seed = Annotated[WholeNumber, Field(ge=0, le=MAX_SEED), Advice(f"choose a whole number from 0 to {MAX_SEED}")]
TextSeed = Annotated[
    WholeNumber, Field(ge=MIN_TEXT_SEED, le=MAX_TEXT_SEED), Advice("choose a whole number of at most 64 bits")
]
MinTokens = Annotated[WholeNumber, Field(ge=0), Advice("choose 0 (off) or a positive whole number"), Counted]
StopTokens = Annotated[
    tuple[Annotated[int, Field(ge=0, le=MAX_TOKENS)], ...],
    Field(max_length=MAX_STOP_TOKENS),
    BeforeValidator(_several, json_schema_input_type=list[int]),
    Advice(f"give at most {MAX_STOP_TOKENS} token ids"),
]
StopString = Annotated[str, Field(min_length=1, max_length=MAX_STOP_CHARACTERS)]
Stop = Annotated[
    tuple[StopString, ...],
    Field(max_length=MAX_STOP_STRINGS),
    BeforeValidator(_several, json_schema_input_type=StopString | list[StopString]),
    Advice(f"give at most {MAX_STOP_STRINGS} texts, each of 1 to {MAX_STOP_CHARACTERS} characters"),
]
ThinkingTokens = Annotated[
    WholeNumber, Field(ge=0), Advice("choose 0 (no thinking) or a positive whole number"), Counted
]
Effort = Annotated[
    str,
    Field(min_length=1, max_length=MAX_EFFORT_CHARACTERS),
    Advice("give a value that the model supports, such as low, medium or high"),
]
Dimensions = Annotated[
    WholeNumber, Field(ge=1, le=MAX_DIMENSIONS), Advice("choose at least 1, and at most the model's dimension")
]
Truncation = Annotated[
    WholeNumber,
    Field(ge=CUT_TO_FIT),
    Advice("give a number of tokens, or -1 for the model's maximum"),
    Counted,
]
Logprobs = Annotated[WholeNumber, Field(ge=0, le=MAX_LOGPROBS), Advice(f"choose 0 to {MAX_LOGPROBS} tokens")]

Side = Annotated[
    WholeNumber, Field(ge=SIZE_STEP), Advice(f"choose at least {SIZE_STEP} pixels, a multiple of {SIZE_STEP}")
]
Steps = Annotated[WholeNumber, Field(ge=1, le=MAX_IMAGE_STEPS), Advice(f"choose 1 to {MAX_IMAGE_STEPS}")]
GuidanceScale = Annotated[float, Field(ge=0, le=50), Advice("choose 0 to 50, where 1 or below turns guidance off")]
SchedulerName = Annotated[str, OneOf(tuple(Scheduler))]
ImageCount = Annotated[WholeNumber, Field(ge=1, le=MAX_IMAGE_COUNT), Advice(f"choose 1 to {MAX_IMAGE_COUNT} pictures")]
Strength = Annotated[float, Field(gt=0, le=1), Advice("choose a number above 0 and at most 1")]
ControlStrength = Annotated[float, Field(ge=0, le=2), Advice("choose 0 to 2, where 0 ignores the control image")]
Variation = Annotated[float, Field(ge=0, le=1), Advice("choose 0 to 1, where 0 is no variation")]
TypedText = Annotated[
    str,
    Field(max_length=MAX_MESSAGE_CHARACTERS),
    Advice(f"send a string of at most {MAX_MESSAGE_CHARACTERS:,} characters"),
]
ImagePrompt = Annotated[str, Advice("send a string"), AfterValidator(_prompt)]
_OPEN = BeforeValidator(_open)  # an empty field of a form
_LOOSE = BeforeValidator(_number_of)
_Name = Annotated[str, AfterValidator(_name), Advice(f"send a string of at most {MAX_NAME_CHARACTERS:,} characters")]
_Side = Annotated[Side, AfterValidator(_step_of_8)]
_PictureSide = Annotated[
    WholeNumber, Field(ge=8, le=MAX_PICTURE_SIDE), Advice(f"choose a whole number from 8 to {MAX_PICTURE_SIDE}"), _LOOSE
]


# -- text ---------------------------------------------------------------------------------------------------------


@plain_dataclass(frozen=True, eq=False, slots=True)
class Picture:
    """A picture in a message.

    Attributes:
        image: in RGB.
        digest: of its size and pixels; the same for the same picture.
        place: how many characters of the message's content stand before it.
    """

    image: Image
    digest: str
    place: int = 0

    @classmethod
    def of(cls, image: Image, place: int = 0) -> Self:
        """A picture in RGB that is there already."""
        return cls(image, hashlib.sha256(repr(image.size).encode() + image.tobytes()).hexdigest(), place)


@with_config(ConfigDict(extra="allow"))  # what a template knows and this program does not
class Message(TypedDict):
    """One turn of a conversation, in the form that chat templates take.

    ``reasoning_content`` and ``tool_calls`` are an assistant's: its thoughts before the content, and the calls behind it. A
    tool's turn is the result of the call ``tool_call_id``.
    """

    role: Literal["system", "user", "assistant", "tool"]
    content: str
    name: NotRequired[str]
    reasoning_content: NotRequired[str]
    tool_calls: NotRequired[list[ToolCall]]
    tool_call_id: NotRequired[CallId]
    pictures: NotRequired[tuple[InstanceOf[Picture], ...]]


_Message = Annotated[Message, Advice(f"every message requires a role ({', '.join(ROLES)}) and its content as text")]


@dataclass(frozen=True, slots=True, config=STRICT)
class RecommendedSampling(Checked):
    """The sampling settings that a model's makers may recommend: all but the seed and the stop strings."""

    noun: ClassVar[str] = "sampling setting"

    max_new_tokens: AnswerTokens = 512
    temperature: Temperature = 0.7
    top_k: TopK = 0
    top_p: TopP = 0.95
    min_p: MinP = 0.0
    repetition_penalty: RepetitionPenalty = 1.0


@dataclass(frozen=True, slots=True, config=STRICT)
class SamplingSettings(RecommendedSampling):
    """How the next token is drawn. Off values: ``top_k=0``, ``top_p=1``, ``min_p=0``, ``repetition_penalty=1``.

    ``logit_bias`` is added to the logits of the tokens it names. ``frequency_penalty`` is taken from a token's logit for each
    time that the answer has it, ``presence_penalty`` once. ``temperature=0`` is greedy decoding. ``seed=None`` draws a fresh
    seed, which the statistics report; 0 is a seed.

    An answer ends at one of ``stop_token_ids``, and unless ``ignore_eos`` at the model's own end tokens too. The first
    ``min_tokens`` tokens are none of either, and no stop string ends the answer within them.

    Raises:
        InvalidRequest: a value outside its range, or an unknown name.
    """

    seed: TextSeed | None = None
    stop: Stop = ()
    stop_token_ids: StopTokens = ()
    min_tokens: MinTokens = 0
    ignore_eos: bool = False
    frequency_penalty: Penalty = 0.0
    presence_penalty: Penalty = 0.0
    logit_bias: LogitBias = ()


def _as_json(value: object) -> object:
    """A schema's JSON text. A text has to be one already."""
    try:
        loaded = json.loads(value) if isinstance(value, str) else value
        if not isinstance(loaded, Mapping | bool):
            raise ValueError
        text = json.dumps(loaded, allow_nan=False, ensure_ascii=False)
        if not is_text(text):
            raise advise("give a JSON schema that is valid Unicode")
        return text
    except RecursionError:
        raise InvalidRequest("This JSON schema is nested too deeply.", field="json_schema") from None
    except (ValueError, TypeError):
        raise advise("give a JSON schema: an object") from None


@dataclass(frozen=True, slots=True, config=STRICT)
class Constraint(Checked):
    """What the text of an answer has to be: exactly one of these.

    Attributes:
        json_schema: JSON that a schema accepts. The schema may be given as an object; it is kept as its JSON text.
        json_object: any JSON object.
        regex: a text that a regular expression matches as a whole, in the syntax of Rust's ``regex`` crate.
        choice: one of these texts.
        grammar: a text of a context-free grammar, in the variant of Lark's syntax that llguidance reads. Its rule ``start`` is
            where it begins.

    Raises:
        InvalidRequest: none or several of them, or a longer one than anybody may send.
    """

    noun: ClassVar[str] = "constraint"

    json_schema: (
        Annotated[
            str,
            Field(max_length=MAX_CONSTRAINT_CHARACTERS),
            Advice(f"the limit is {MAX_CONSTRAINT_CHARACTERS:,} characters"),
            BeforeValidator(_as_json),
        ]
        | None
    ) = None
    json_object: bool = False
    regex: (
        Annotated[
            str,
            Field(min_length=1, max_length=MAX_REGEX_CHARACTERS),
            AfterValidator(_text),
            Advice(f"give a regular expression of 1 to {MAX_REGEX_CHARACTERS:,} characters"),
        ]
        | None
    ) = None
    choice: (
        Annotated[
            tuple[Annotated[str, Field(min_length=1), AfterValidator(_text)], ...],
            Field(min_length=1, max_length=MAX_CHOSEN_TEXTS),
            BeforeValidator(_several),
            Advice(f"give 1 to {MAX_CHOSEN_TEXTS:,} texts"),
        ]
        | None
    ) = None
    grammar: (
        Annotated[
            str,
            Field(min_length=1, max_length=MAX_CONSTRAINT_CHARACTERS),
            AfterValidator(_text),
            Advice(f"give a grammar of 1 to {MAX_CONSTRAINT_CHARACTERS:,} characters"),
        ]
        | None
    ) = None

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


@dataclass(frozen=True, slots=True, config=STRICT)
class TextRequest(Checked):
    """A conversation, a raw text, or token ids to continue: exactly one of the three.

    ``messages`` go through the tokenizer's chat template; ``prompt`` is raw text, tokenized with special tokens
    (a beginning-of-text token where the model wants one); ``prompt_ids`` are taken as they are.

    Attributes:
        trim: a conversation that is too long for the context loses its oldest turns; False refuses it.
        any_room: it is too long only where it leaves no room for an answer at all; else where it leaves less than
            :func:`prompt_room` says.
        logprobs: how many of the likeliest tokens to tell beside each token's own log-probability, 0 to
            :data:`MAX_LOGPROBS`; None tells neither.
        prompt_logprobs: the same of the prompt's own tokens, which are all computed then: nothing is taken from the cache.
        prompt_only: the prompt is read, and nothing is generated.
        begun: how the answer begins, as the model would write it, marks of thoughts and calls included, or its token ids. The
            model goes on from there; the events bring only what is new. It counts as part of the prompt.
        thinking: whether a model that can think does; None: as its chat template has it by itself.
        effort: how much it thinks, one of those that its chat template knows; None: the template's own.
        thinking_tokens: the most tokens of thoughts. At that many the engine ends them itself, and the model goes on with its
            answer; 0 leaves them out.
        tools: that the model may call.
        tool_choice: whether it calls one: "auto" as it likes, "none" not, "required" at least one, or the name of the one.
        parallel_tool_calls: whether one answer may have several calls.
        constraint: what the answer has to be; None: anything.

    Raises:
        InvalidRequest: none or several of the three, an empty one, a message without a known role, ``logprobs`` or
            ``prompt_logprobs`` out of range, the latter of a prompt with pictures, or thinking or tools without messages.
    """

    model: str
    messages: Sequence[_Message] | None = None
    prompt: str | None = None
    prompt_ids: Sequence[int] | None = None
    sampling: SamplingSettings = field(default_factory=SamplingSettings)
    trim: bool = True
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
        check_length(self.messages or ())
        bound = self.constraint is not None or self.tool_choice not in (AUTO, NONE)
        if bound and (self.sampling.min_tokens or self.sampling.ignore_eos):
            raise InvalidRequest(
                "Constrained answers and required tool calls end when they are complete; remove min_tokens and ignore_eos.",
                field="min_tokens" if self.sampling.min_tokens else "ignore_eos",
            )
        if self.prompt_logprobs is not None and pictures_of(self.messages or ()):
            raise InvalidRequest(
                "prompt_logprobs is not supported with images; remove the images.",
                field="prompt_logprobs",
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


def check_length(messages: Sequence[Message]) -> None:
    """Raises :class:`InvalidRequest` when a conversation has more messages, or more characters, than anybody may send."""
    total = sum(map(written_characters, messages))
    if len(pictures_of(messages)) > MAX_PICTURES:
        raise InvalidRequest(
            f"This conversation has {len(pictures_of(messages))} pictures; the limit is {MAX_PICTURES}. Start a new chat.",
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


def prompt_room(context_length: int, max_new_tokens: int) -> int:
    """How many tokens of a context a conversation may take: the rest is its answer's, :data:`ANSWER_SHARE` of the context unless
    a shorter one was asked for."""
    return context_length - min(max_new_tokens, context_length // ANSWER_SHARE)


def pictures_of(messages: Sequence[Message]) -> list[Picture]:
    """All pictures of a conversation, in their order."""
    return [picture for item in messages for picture in item.get("pictures", ())]


def check_texts(messages: Sequence[Message]) -> None:
    """Raises :class:`InvalidRequest` when a message or the whole conversation is longer than the page takes."""
    for item in messages:
        if len(item["content"]) > MAX_MESSAGE_CHARACTERS:
            raise InvalidRequest(
                f"This message has {len(item['content']):,} characters; the limit is {MAX_MESSAGE_CHARACTERS:,}. "
                "Shorten it.",
                field="messages",
            )
    check_length(messages)


def sampling_settings(values: Mapping[str, Any]) -> SamplingSettings:
    """Sampling settings from names and their values, such as a form's or a JSON object's; names left out keep their defaults."""
    return SamplingSettings(**values)


# -- pictures -----------------------------------------------------------------------------------------------------


# What stands for a model's own steps and guidance where those are not known yet: Stable Diffusion's usual ones.
USUAL_STEPS, USUAL_GUIDANCE_SCALE = 25, 7.5


@dataclass(frozen=True, slots=True, config=STRICT)
class RecommendedImage(Checked):
    """The image settings that a model's makers may recommend: all but the seed and the number of pictures."""

    noun: ClassVar[str] = "image setting"

    width: Annotated[_Side | None, _OPEN] = None
    height: Annotated[_Side | None, _OPEN] = None
    steps: Annotated[Steps | None, _OPEN] = None
    guidance_scale: Annotated[GuidanceScale | None, _OPEN] = None
    scheduler: Annotated[SchedulerName | None, _OPEN] = None
    strength: Strength = 0.6
    control_strength: Annotated[ControlStrength | None, _OPEN] = None


@dataclass(frozen=True, slots=True, config=STRICT)
class ImageSettings(RecommendedImage):
    """How a picture is made. Lengths are in pixels.

    ``width`` and ``height`` None are the model's own size, ``scheduler`` None is the checkpoint's own, ``steps`` and
    ``guidance_scale`` None are those that its pipeline's code has by itself. ``guidance_scale`` at 1 or below is no guidance.
    ``seed`` None draws a fresh one, which the pictures' parameters report; 0 is a seed. Picture ``n`` of ``count`` (0 is the
    first) is made from seed ``seed + n``. A ``variation`` above 0 turns the seed's noise that far towards that of
    ``variation_seed`` (1 leaves nothing of its own): then all pictures have the one seed, and picture ``n`` has the variation
    seed ``variation_seed + n``. ``strength`` matters for image-to-image alone: 1 leaves nothing of the given picture.
    ``control_strength`` says how much a control picture counts; None: as much as the pipeline's code has it.

    Raises:
        InvalidRequest: a value outside its range, or an unknown name.
    """

    seed: Annotated[Seed | None, _OPEN] = None
    variation: Variation = 0.0
    variation_seed: Annotated[Seed | None, _OPEN] = None
    count: ImageCount = 1

    @model_validator(mode="after")
    def _seeds(self) -> Self:
        most = MAX_SEED + 1 - self.count
        for name, seed in (("seed", self.seed), ("variation_seed", self.variation_seed)):
            if seed is not None and seed > most:
                raise InvalidRequest(f"{name} is {seed}; choose a whole number from 0 to {most}.", field=name)
        return self


def image_settings(values: Mapping[str, Any], limits: Settings) -> ImageSettings:
    """Image settings from names and their values, such as a form's or a JSON object's; names left out keep their defaults.

    Raises:
        InvalidRequest: as :class:`ImageSettings`, or a picture larger than this server makes.
    """
    made = ImageSettings(**values)
    for name, side in (("width", made.width), ("height", made.height)):
        if side is not None and side > limits.max_image_size:
            raise InvalidRequest(f"{name} is {side}; the limit is {limits.max_image_size} pixels.", field=name)
    return made


def shaped(own: tuple[int, int] | None, shape: str, limit: int) -> tuple[int, int] | None:
    """The (width, height) that the page's button ``shape`` sets: "portrait" is 2:3, "landscape" 3:2, "768x512" what it says,
    and anything else ``own``.

    The shorter side is the longer one of ``own``, the size that the model was made for (512 if that is unknown), or less where
    the longer side would exceed ``limit``. None: the model's own size, which is not known yet.
    """
    if shape[:1].isdigit():
        return picture_size(shape)
    if shape not in ("portrait", "landscape"):
        return own
    short = max(own) if own else 512
    long = min(short * 3 // 2, limit) // SIZE_STEP * SIZE_STEP
    short = max(min(short, long * 2 // 3) // SIZE_STEP * SIZE_STEP, SIZE_STEP)
    return (short, long) if shape == "portrait" else (long, short)


def limits_sizes(limits: Settings) -> bool:
    """Whether pictures have one of a few sizes here. Each size wants programs of its own, so strangers may not choose freely."""
    return limits.public or bool(limits.image_sizes)


def offered_sizes(own: tuple[int, int], limits: Settings) -> tuple[tuple[int, int], ...]:
    """The (width, height) that pictures of a model of this ``own`` size may have where sizes are limited."""
    shapes = ("own", "portrait", "landscape", *limits.image_sizes)
    sizes = (shaped(own, shape, limits.max_image_size) for shape in shapes)
    return tuple(dict.fromkeys(size for size in sizes if size is not None))


@dataclass(frozen=True, slots=True, config=STRICT)
class ImageParameters(Checked):
    """Everything that is needed to make one picture again, each value as it was used.

    ``scheduler`` is None for a checkpoint's own scheduler where this program has no name for it. ``strength`` is None
    unless the picture was made from another one, ``control_strength`` unless it had a control picture; neither picture is part
    of its parameters. ``variation`` and ``variation_seed`` are None where the noise is the seed's own. Numbers may be given as
    strings.
    """

    noun: ClassVar[str] = "image parameter"

    model: _Name
    prompt: ImagePrompt
    negative_prompt: ImagePrompt
    width: _PictureSide
    height: _PictureSide
    steps: Annotated[Steps, _LOOSE]
    guidance_scale: Annotated[GuidanceScale, _LOOSE]
    scheduler: _Name | None
    seed: Annotated[Seed, _LOOSE]
    strength: Annotated[Strength | None, _LOOSE] = None
    control_strength: Annotated[ControlStrength | None, _LOOSE] = None
    variation: Annotated[Variation | None, _LOOSE] = None
    variation_seed: Annotated[Seed | None, _LOOSE] = None


@dataclass(frozen=True, slots=True, eq=False, config=STRICT)
class ImageRequest(Checked):
    """A prompt, and how its pictures are made.

    ``init_image`` makes it image-to-image, ``mask_image`` with it inpainting: white is drawn anew, black is kept.
    ``control_image`` is what a model with a ControlNet follows: edges, depths, a pose, as it was made for.
    ``latents`` are the initial noise, float32 (count, channels, latent height, latent width) of unit variance, in place of
    what the seed would give.

    Raises:
        InvalidRequest: an empty or endless prompt or one that is no text, a mask without a picture, or latents with a picture or
            a variation.
    """

    model: str
    prompt: ImagePrompt
    negative_prompt: ImagePrompt = ""
    settings: ImageSettings = field(default_factory=ImageSettings)
    init_image: Image | None = None
    mask_image: Image | None = None
    control_image: Image | None = None
    latents: np.ndarray | None = None

    @model_validator(mode="after")
    def _go_together(self) -> Self:
        if not self.prompt.strip():
            raise InvalidRequest("The prompt is empty. Describe the image.", field="prompt")
        if self.mask_image is not None and self.init_image is None:
            raise InvalidRequest("A mask requires an image; send the image, too.", field="mask_image")
        if self.latents is not None and self.init_image is not None:
            raise InvalidRequest("latents can't be combined with an initial image; send one of them.", field="latents")
        if self.latents is not None and self.settings.variation:
            raise InvalidRequest("latents can't be combined with a variation; remove the variation.", field="variation")
        return self


@dataclass(frozen=True, slots=True, config=STRICT)
class EmbeddingRequest(Checked):
    """Texts, or token ids, of each of which a vector is wanted.

    Attributes:
        dimensions: how many of a vector's numbers, the first ones, scaled to length 1 again; None: all.
        truncate: the tokens that a text is cut to, :data:`CUT_TO_FIT`: as many as the model takes; None: a text that is too long
            is refused.
        prompt_name: of the model's own prompts, the one that stands before each text; None: its default.

    Raises:
        InvalidRequest: no texts, too many, or an empty one.
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
class TokensRequest(Checked):
    """A text, a conversation or a request for an answer whose tokens are wanted, or token ids whose text is: exactly one of them.

    Attributes:
        special_tokens: whether a text gets those that its model begins texts with.
        request: of its prompt all tokens count, tools and what the answer begins with included, however long it is.

    Raises:
        InvalidRequest: none or several of them, or too much.
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
        check_length(self.messages or ())
        for name, value in (("prompt", self.prompt), ("tokens", self.tokens)):
            if value is not None and len(value) > MAX_CONVERSATION_CHARACTERS:
                raise InvalidRequest(
                    f"The input is too long; the limit is {MAX_CONVERSATION_CHARACTERS:,} characters.", field=name
                )
        return self


Request = TextRequest | ImageRequest | EmbeddingRequest | TokensRequest
