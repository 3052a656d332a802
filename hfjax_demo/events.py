"""What every engine yields: small frozen records that the page, the command line and the benchmarks all consume.

A stream of events ends with exactly one :class:`Finished` or :class:`Failed`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Generic, TypeVar

import numpy as np
from PIL.Image import Image

from .errors import HfjaxError
from .requests import ImageParameters


class ModelState(StrEnum):
    """Where a model stands on its way from a name to an engine that answers.

    A remote one is connecting while its server has been asked and has not answered; it has failed when that server could not
    be reached or refused this one.
    """

    ABSENT = "absent"
    FETCHING = "fetching"
    LOADING = "loading"
    COMPILING = "compiling"
    CONNECTING = "connecting"
    READY = "ready"
    CANCELLING = "cancelling"
    EVICTED = "evicted"
    FAILED = "failed"


class FinishReason(StrEnum):
    """Why a generation ended: by itself (an end token or stop string; the picture is done), at the token budget, by itself with
    calls of tools, or by the person's Stop."""

    STOP = "stop"
    LENGTH = "length"
    TOOL_CALLS = "tool_calls"
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class LoadProgress:
    """A model changed its state or came a step further in it.

    ``message`` is what there is to say beside the state, which it does not repeat: of COMPILING, "decode (4), about 3 s"; it may
    be empty. ``fraction`` is between 0 and 1, or None while nobody can tell how long the step takes.
    """

    model: str
    state: ModelState
    message: str
    fraction: float | None = None


@dataclass(frozen=True, slots=True)
class Queued:
    """The request waits for a free slot; ``position`` 1 is next."""

    position: int


@dataclass(frozen=True, slots=True)
class Trimmed:
    """The oldest ``dropped_messages`` messages were left out so that the prompt fits the context."""

    dropped_messages: int
    prompt_tokens: int
    context_length: int


@dataclass(frozen=True, slots=True)
class Prefilling:
    """``done_tokens`` of the prompt's ``total_tokens`` are in the KV cache, ``reused_tokens`` of them from a previous turn. The
    first of these events has the tokens themselves, ``prompt_ids``."""

    done_tokens: int
    total_tokens: int
    reused_tokens: int
    prompt_ids: tuple[int, ...] = field(default=(), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class ScoredToken:
    """A token, the bytes it spells (of a character that several tokens make, its own part), and its log-probability."""

    token_id: int
    spelled: bytes
    logprob: float


@dataclass(frozen=True, slots=True)
class TokenLogprobs:
    """A token of an answer, and the likeliest tokens in its place, the likeliest first.

    The log-probabilities are natural logarithms, of the model's own distribution: before the repetition penalty, the
    temperature and the filters. ``offset`` counts the characters of the answer before the text that the token is part of.
    ``entropy`` is that distribution's, over the whole vocabulary, in nats. ``log_total`` is the logarithm of the sum of all
    tokens' exponentiated logits, so that a token's logit is ``logprob + log_total``.
    """

    chosen: ScoredToken
    top: tuple[ScoredToken, ...]
    offset: int
    entropy: float
    log_total: float


@dataclass(frozen=True, slots=True)
class PromptLogprobs:
    """How likely the model found the prompt's own tokens, all of them; told before the first text of the answer.

    The first token, which nothing comes before, has NaN and no likeliest ones. ``offset`` counts the characters of ``text``,
    which is the prompt as it was given, or as its tokens spell it. The last ``begun`` tokens are those of the answer's beginning
    (``TextRequest.begun``). ``ends`` are the tokens that end an answer.
    """

    tokens: tuple[TokenLogprobs, ...]
    text: str
    begun: int = 0
    ends: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class TextDelta:
    """New text. ``token_ids`` are the tokens that completed it; text may lag behind the tokens it is made of.

    ``logprobs``, empty unless they were asked for, lag behind the tokens as the text does: they are those of the tokens
    whose text is complete now. The end token and what a stop string cut off have none.
    """

    text: str
    token_ids: tuple[int, ...]
    logprobs: tuple[TokenLogprobs, ...] = ()


@dataclass(frozen=True, slots=True)
class ThoughtDelta:
    """New text of a model's thoughts, which it writes before its answer; otherwise as :class:`TextDelta`.

    The marks around thoughts are no text of either; their tokens are told with the thoughts.
    """

    text: str
    token_ids: tuple[int, ...]
    logprobs: tuple[TokenLogprobs, ...] = ()


@dataclass(frozen=True, slots=True)
class ToolCallDelta:
    """A piece of a call of a tool. Call ``index`` (0 is the first) has one ``id`` and ``name``, which every piece repeats;
    ``arguments`` of all its pieces, joined, are a JSON object. The call's tokens come with an empty :class:`TextDelta`."""

    index: int
    id: str
    name: str
    arguments: str


@dataclass(frozen=True, slots=True)
class TextStatistics:
    """What one generation took. Times are in seconds from the moment the request reached the engine.

    ``load_s`` and ``compile_s`` are the part of the wait that went into loading the model and into compiling
    programs for this request; both are 0 when everything was warm. ``longest_gap_s`` is the longest wait between two
    arrivals of tokens, after the first. ``thought_tokens`` of the ``completion_tokens`` are thoughts, which took ``thought_s``
    from the first to the last of them.

    For a remote model the counts are those that the server reports, 0 where it reports none; ``seed`` is None if the server
    has chosen it.
    """

    prompt_tokens: int
    reused_tokens: int
    completion_tokens: int
    context_length: int
    ttft_s: float
    prefill_tokens_per_s: float
    decode_tokens_per_s: float
    load_s: float
    compile_s: float
    device: str
    seed: int | None
    longest_gap_s: float = 0.0
    thought_tokens: int = 0
    thought_s: float = 0.0


@dataclass(frozen=True, slots=True, eq=False)
class Embedded:
    """The vectors of a request's texts, in their order: float32 (dimensions,)."""

    vectors: tuple[np.ndarray, ...]


@dataclass(frozen=True, slots=True)
class Tokenized:
    """The tokens of a text or conversation, each with the text that stands for it in the vocabulary, and what they spell.

    ``text`` is what a tokenizer makes of the ids again; ``context_length`` is the model's here.
    """

    ids: tuple[int, ...]
    pieces: tuple[str, ...]
    text: str
    context_length: int


@dataclass(frozen=True, slots=True)
class PromptCut:
    """The text encoder reads ``limit`` tokens; ``dropped`` is the part of the prompt that it will not see.

    ``negative`` tells the negative prompt from the prompt.
    """

    dropped: str
    limit: int
    negative: bool = False


class ImageStage(StrEnum):
    """The stages of making a picture before and after its denoising steps."""

    ENCODING = "encoding"
    DECODING = "decoding"


@dataclass(frozen=True, slots=True)
class ImageProgress:
    """A picture's computation has reached this stage."""

    stage: ImageStage


@dataclass(frozen=True, slots=True)
class ImageStep:
    """Denoising step ``step`` (1 is the first) of ``steps`` has ended: the device has computed it.

    A scheduler may take more steps than were asked for (PNDM and Heun do), image-to-image fewer; ``steps`` is what it
    takes. ``steps_per_s`` leaves the first step out, which may have compiled; it is 0 until there is a second, and
    ``seconds_left``, decoding not included, is None. ``previews`` are RGB pictures of latent size, one for each picture
    of the batch; empty when the last were shown a moment ago.
    """

    step: int
    steps: int
    steps_per_s: float
    seconds_left: float | None
    previews: tuple[Image, ...]


@dataclass(frozen=True, slots=True)
class GeneratedImage:
    """A picture and what makes it again. ``flagged``: the checkpoint's own safety checker has blacked it out."""

    image: Image
    parameters: ImageParameters
    flagged: bool = False


@dataclass(frozen=True, slots=True)
class ImagesReady:
    """The pictures of a request, complete."""

    images: tuple[GeneratedImage, ...]


@dataclass(frozen=True, slots=True)
class ImageStatistics:
    """What one request for pictures took. Times are in seconds.

    ``seconds`` is from the moment the computation began to the last picture; ``steps`` counts the denoising steps done,
    ``steps_per_s`` their rate (compilation left out). ``load_s`` and ``compile_s`` are what this request waited for the
    model and for the compiler; both are 0 when everything was warm.
    ``seed`` and ``variation_seed`` are the first picture's.
    """

    width: int
    height: int
    count: int
    steps: int
    seconds: float
    steps_per_s: float
    load_s: float
    compile_s: float
    device: str
    seed: int
    variation_seed: int | None = None


Statistics = TypeVar("Statistics", TextStatistics, ImageStatistics)


@dataclass(frozen=True, slots=True)
class Finished(Generic[Statistics]):
    """The last event of a generation that ran to its end or was cancelled.

    ``stop_string``: the one that ended it. ``in_thoughts``: it ended before its thoughts had, so that there is no answer.
    """

    reason: FinishReason
    statistics: Statistics
    stop_string: str | None = None
    in_thoughts: bool = False


@dataclass(frozen=True, slots=True)
class Failed:
    """The last event of a request that could not be served."""

    error: HfjaxError


Event = (
    LoadProgress
    | Queued
    | Trimmed
    | Prefilling
    | PromptLogprobs
    | TextDelta
    | ThoughtDelta
    | ToolCallDelta
    | Embedded
    | Tokenized
    | PromptCut
    | ImageProgress
    | ImageStep
    | ImagesReady
    | Finished[Any]
    | Failed
)
