"""The state of the slots of a text model's programs, and the tokens that they return."""

from __future__ import annotations

from dataclasses import dataclass

import jax
import numpy as np

from ..bridge.pytrees import array_dataclass, host_array
from .kv_cache import Caches
from .model import TextModel
from .sampling import Logprobs, SamplingParameters

NO_TOKEN = -1


@array_dataclass
@dataclass(frozen=True, slots=True)
class DecodeState:
    """The state of every slot: of one sequence that is running, or of the last one that ran there.

    Attributes:
        caches: the pages of all slots; the states of each slot, followed by the saved states of each.
        last_token: int32 (slots,), sampled but not yet in the cache.
        length: int32 (slots,), tokens in the cache; ``last_token`` will be written there.
        remaining: int32 (slots,), tokens that the slot may still generate; 0 for an idle slot.
        seen: bool (slots, vocabulary), tokens of prompt and answer, for the repetition penalty.
        counts: int32 (slots, vocabulary), how often the answer has each token, for the other penalties.
        sampling: sampling parameters of each slot.
        offsets: int32 (slots,), added to a token's position to give its position id; None if the model has no such offset.
    """

    caches: Caches
    last_token: jax.Array
    length: jax.Array
    remaining: jax.Array
    seen: jax.Array
    counts: jax.Array
    sampling: SamplingParameters
    offsets: jax.Array | None = None


@array_dataclass
@dataclass(frozen=True, slots=True)
class SampledTokens:
    """The tokens that a call of decode has sampled: one of each row per step.

    Attributes:
        tokens: int32 (steps, width), :data:`NO_TOKEN` where a row was idle.
        logprobs: (steps, width), their log-probabilities, without meaning where a row was idle; zeros if not requested.
    """

    tokens: jax.Array
    logprobs: Logprobs


def init_state(model: TextModel, slots: int) -> DecodeState:
    """Return the state of slots that are all idle, in the host's memory, without caches."""
    return DecodeState(
        caches=Caches((), ()),
        last_token=host_array(np.zeros(slots, np.int32)),
        length=host_array(np.zeros(slots, np.int32)),
        remaining=host_array(np.zeros(slots, np.int32)),
        seen=host_array(np.zeros((slots, model.vocabulary), bool)),
        counts=host_array(np.zeros((slots, model.vocabulary), np.int32)),
        sampling=SamplingParameters.zeros(slots),
        offsets=host_array(np.zeros(slots, np.int32)) if model.has_position_offsets else None,
    )
