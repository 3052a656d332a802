"""What every engine yields: small frozen records that the page, the command line and the benchmarks all consume.

A stream of events ends with exactly one :class:`Finished` or :class:`Failed`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from .errors import HfjaxError


class ModelState(StrEnum):
    """Where a model stands on its way from a name to an engine that answers."""

    ABSENT = "absent"
    FETCHING = "fetching"
    LOADING = "loading"
    COMPILING = "compiling"
    READY = "ready"
    EVICTED = "evicted"


class FinishReason(StrEnum):
    """Why a generation ended: an end token or stop string, the token budget, or the person's Stop."""

    STOP = "stop"
    LENGTH = "length"
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class LoadProgress:
    """A model changed its state or came a step further in it.

    ``fraction`` is between 0 and 1, or None while nobody can tell how long the step takes.
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
    """``done_tokens`` of the prompt's ``total_tokens`` are in the KV cache, ``reused_tokens`` of them from a previous turn."""

    done_tokens: int
    total_tokens: int
    reused_tokens: int


@dataclass(frozen=True, slots=True)
class TextDelta:
    """New text. ``token_ids`` are the tokens that completed it; text may lag behind the tokens it is made of."""

    text: str
    token_ids: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TextStatistics:
    """What one generation took. Times are in seconds from the moment the request reached the engine.

    ``load_s`` and ``compile_s`` are the part of the wait that went into loading the model and into compiling
    programs for this request; both are 0 when everything was warm.
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
    seed: int


@dataclass(frozen=True, slots=True)
class Finished:
    """The last event of a generation that ran to its end or was cancelled."""

    reason: FinishReason
    statistics: TextStatistics


@dataclass(frozen=True, slots=True)
class Failed:
    """The last event of a request that could not be served."""

    error: HfjaxError


Event = LoadProgress | Queued | Trimmed | Prefilling | TextDelta | Finished | Failed
