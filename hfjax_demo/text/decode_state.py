"""The state of the slots of a text model's programs, and the tokens that they return."""

from __future__ import annotations

from dataclasses import dataclass

import jax
import jax.numpy as jnp

from ..bridge.pytrees import array_dataclass
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
        counts: int32 (slots, vocabulary), how often the answer has each token, for the other penalties; steered slots only.
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
        logprobs: (steps, width), their log-probabilities, without meaning where a row was idle; None: not requested.
    """

    tokens: jax.Array
    logprobs: Logprobs | None = None


def init_state(model: TextModel, slots: int) -> DecodeState:
    """Return the state of slots that are all idle, on the default device, without caches."""
    return DecodeState(
        caches=Caches((), ()),
        last_token=jnp.zeros((slots,), jnp.int32),
        length=jnp.zeros((slots,), jnp.int32),
        remaining=jnp.zeros((slots,), jnp.int32),
        seen=jnp.zeros((slots, model.vocabulary), bool),
        counts=jnp.zeros((slots, model.vocabulary), jnp.int32),
        sampling=SamplingParameters.zeros(slots),
        offsets=jnp.zeros((slots,), jnp.int32) if model.has_position_offsets else None,
    )
