"""The events of a request: small frozen records from the engines to the page, the API, the command line and the benchmarks.

A stream of events ends with exactly one :class:`Finished` or :class:`Failed`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Generic, TypeVar

import numpy as np
from PIL.Image import Image

from .errors import HfjaxError
from .image_requests import ImageParameters


class ModelState(StrEnum):
    """The load state of a model.

    A model is UNLOADING until the device has freed its memory, and EVICTED afterwards. A remote model is CONNECTING while its
    server has not answered yet, and FAILED if the server could not be reached or rejected the request.
    """

    ABSENT = "absent"
    FETCHING = "fetching"
    LOADING = "loading"
    COMPILING = "compiling"
    CONNECTING = "connecting"
    READY = "ready"
    CANCELLING = "cancelling"
    UNLOADING = "unloading"
    EVICTED = "evicted"
    FAILED = "failed"


class FinishReason(StrEnum):
    """Why a generation ended: STOP at an end token or stop string, or with a complete image; LENGTH at the token limit;
    TOOL_CALLS at the end of an answer with tool calls; CANCELLED by the client."""

    STOP = "stop"
    LENGTH = "length"
    TOOL_CALLS = "tool_calls"
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class LoadProgress:
    """A model changed its load state, or progressed in it.

    ``message`` gives details without repeating the state, such as "decode (4), about 3 s" for COMPILING; it may be empty.
    ``fraction`` is the progress from 0 to 1; None if unknown.
    """

    model: str
    state: ModelState
    message: str
    fraction: float | None = None


@dataclass(frozen=True, slots=True)
class Queued:
    """The request waits in the queue; ``position`` 1 is next."""

    position: int


@dataclass(frozen=True, slots=True)
class PromptTrimmed:
    """The oldest ``dropped_messages`` messages were omitted so that the prompt fits the context."""

    dropped_messages: int
    prompt_tokens: int
    context_length: int


@dataclass(frozen=True, slots=True)
class SummingUp:
    """The model sums up the oldest messages: ``done`` of ``total`` are in the note, which has ``tokens`` so far."""

    done: int
    total: int
    tokens: int = 0


@dataclass(frozen=True, slots=True)
class SummedUp:
    """The model reads a note, ``text``, in place of the ``messages`` messages after the system prompt. If it could not be written
    for all messages that have no room, ``error`` says why; the others are then left out."""

    text: str
    messages: int
    error: str = ""


@dataclass(frozen=True, slots=True)
class Prefilling:
    """Progress of prefill: ``done_tokens`` of ``total_tokens`` are in the KV cache, ``reused_tokens`` of them by prefix caching.
    Only the first of these events has the prompt's token ids, ``prompt_ids``."""

    done_tokens: int
    total_tokens: int
    reused_tokens: int
    prompt_ids: tuple[int, ...] = field(default=(), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class ScoredToken:
    """A token, its bytes (possibly a part of a multi-byte character), and its log-probability."""

    token_id: int
    spelled: bytes
    logprob: float


@dataclass(frozen=True, slots=True)
class TokenLogprobs:
    """A token of an answer, and the likeliest tokens at its position, in decreasing order.

    The log-probabilities are natural logarithms of the model's distribution, before the repetition penalty, the temperature and
    the filters. ``offset`` is the number of characters of the answer before the text that the token is part of. ``entropy`` is
    that of the distribution over the whole vocabulary, in nats. ``log_total`` is the log-sum-exp of all logits, so that a token's
    logit is ``logprob + log_total``.
    """

    chosen: ScoredToken
    top: tuple[ScoredToken, ...]
    offset: int
    entropy: float
    log_total: float


@dataclass(frozen=True, slots=True)
class PromptLogprobs:
    """The log-probabilities of all tokens of the prompt, sent before the first text of the answer.

    The first token has NaN and no likeliest tokens. ``offset`` counts the characters of ``text``, which is the prompt as given,
    or its decoded tokens. The last ``begun`` tokens are the given beginning of the answer (``TextRequest.begun``). ``ends`` are
    the tokens that end an answer.
    """

    tokens: tuple[TokenLogprobs, ...]
    text: str
    begun: int = 0
    ends: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class TextDelta:
    """New text of the answer. ``token_ids`` are the newly generated tokens, whose text may follow in a later event.

    ``logprobs``, empty unless requested, are those of the tokens whose text is complete now, so they may be as late as the text.
    The end token and tokens removed by a stop string have none.
    """

    text: str
    token_ids: tuple[int, ...]
    logprobs: tuple[TokenLogprobs, ...] = ()


@dataclass(frozen=True, slots=True)
class ThoughtDelta:
    """New text of the model's reasoning, before its answer; otherwise as :class:`TextDelta`.

    The delimiters of the reasoning are not part of any text; their tokens are included in these events.
    """

    text: str
    token_ids: tuple[int, ...]
    logprobs: tuple[TokenLogprobs, ...] = ()


@dataclass(frozen=True, slots=True)
class ToolCallDelta:
    """A part of a tool call. All parts of call ``index`` (0 is the first) have the same ``id`` and ``name``; their concatenated
    ``arguments`` are a JSON object. The tokens of the call are in an empty :class:`TextDelta`."""

    index: int
    id: str
    name: str
    arguments: str


@dataclass(frozen=True, slots=True)
class TextStatistics:
    """Statistics of a text generation. Times are in seconds from the arrival of the request at the engine.

    ``load_s`` and ``compile_s`` are the time that the request waited for the load of the model and for compilation; both are 0
    if everything was warm. ``longest_gap_s`` is the longest time between two arrivals of tokens, after the first.
    ``thought_tokens`` of the ``completion_tokens`` are reasoning, which took ``thought_s`` from the first to the last of them.

    For a remote model the counts are those of the server, 0 if it reports none; ``seed`` is None if the server has chosen it. The
    defaults are those of a request that ended before it reached an engine.
    """

    prompt_tokens: int = 0
    reused_tokens: int = 0
    completion_tokens: int = 0
    context_length: int = 0
    ttft_s: float = 0.0
    prefill_tokens_per_s: float = 0.0
    decode_tokens_per_s: float = 0.0
    load_s: float = 0.0
    compile_s: float = 0.0
    device: str = ""
    seed: int | None = None
    longest_gap_s: float = 0.0
    thought_tokens: int = 0
    thought_s: float = 0.0


@dataclass(frozen=True, slots=True, eq=False)
class EmbeddingsReady:
    """The embeddings of a request's texts, in order: float32 (dimensions,)."""

    vectors: tuple[np.ndarray, ...]


@dataclass(frozen=True, slots=True)
class TokenizationReady:
    """The token ids of a text or conversation, their entries in the vocabulary (``pieces``), and their decoded text.

    ``context_length`` is that of the model as it is loaded.
    """

    ids: tuple[int, ...]
    pieces: tuple[str, ...]
    text: str
    context_length: int


@dataclass(frozen=True, slots=True)
class PromptCut:
    """The prompt of an image exceeds the text encoder's ``limit`` of tokens; ``dropped`` is the part that is not used.

    ``negative``: it is the negative prompt.
    """

    dropped: str
    limit: int
    negative: bool = False


class ImageStage(StrEnum):
    """The stages of image generation before and after the denoising steps."""

    ENCODING = "encoding"
    DECODING = "decoding"


@dataclass(frozen=True, slots=True)
class ImageProgress:
    """The computation of an image has reached this stage."""

    stage: ImageStage


@dataclass(frozen=True, slots=True)
class ImageStep:
    """The device has completed denoising step ``step`` (1 is the first) of ``steps``.

    ``steps`` is the actual number: a scheduler may take more steps than requested (PNDM and Heun do), img2img fewer.
    ``steps_per_s`` excludes the first step, which may include compilation; until the second step it is 0, and ``seconds_left``
    (without decoding) is None. ``previews`` are RGB images of latent size, one for each image of the batch; empty if the previous
    ones are too recent.
    """

    step: int
    steps: int
    steps_per_s: float
    seconds_left: float | None
    previews: tuple[Image, ...]


@dataclass(frozen=True, slots=True)
class GeneratedImage:
    """An image and the parameters that reproduce it. ``flagged``: the checkpoint's safety checker has blackened it."""

    image: Image
    parameters: ImageParameters
    flagged: bool = False


@dataclass(frozen=True, slots=True)
class ImagesReady:
    """The finished images of a request."""

    images: tuple[GeneratedImage, ...]


@dataclass(frozen=True, slots=True)
class ImageStatistics:
    """Statistics of an image request. Times are in seconds.

    ``seconds`` is the time from the start of the computation to the last image; ``steps`` is the number of denoising steps done,
    ``steps_per_s`` their rate without compilation. ``load_s`` and ``compile_s`` are the time that the request waited for the load
    of the model and for compilation; both are 0 if everything was warm. ``seed`` and ``variation_seed`` are those of the first
    image.
    """

    width: int
    height: int
    count: int
    steps: int = 0
    seconds: float = 0.0
    steps_per_s: float = 0.0
    load_s: float = 0.0
    compile_s: float = 0.0
    device: str = ""
    seed: int = 0
    variation_seed: int | None = None


Statistics = TypeVar("Statistics", TextStatistics, ImageStatistics)


@dataclass(frozen=True, slots=True)
class Finished(Generic[Statistics]):
    """The last event of a request that was completed or cancelled.

    ``stop_string``: the stop string that ended it. ``in_thoughts``: it ended during the reasoning, so there is no answer.
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
    | PromptTrimmed
    | SummingUp
    | SummedUp
    | Prefilling
    | PromptLogprobs
    | TextDelta
    | ThoughtDelta
    | ToolCallDelta
    | EmbeddingsReady
    | TokenizationReady
    | PromptCut
    | ImageProgress
    | ImageStep
    | ImagesReady
    | Finished[Any]
    | Failed
)
