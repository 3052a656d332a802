"""Logits processors, in this order: biases of tokens, penalties for the tokens of the answer, masks of tokens, and the repetition
penalty.

The first three are called steering. On a CPU a call none of whose rows is steered skips its computation. Source of its
penalties: OpenAI's API reference, ``frequency_penalty`` and ``presence_penalty``; they count the tokens of the answer only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import jax
import jax.numpy as jnp
import numpy as np

from ..bridge.platforms import Platform
from ..bridge.pytrees import array_dataclass, host_array
from ..requests import SamplingSettings
from ..text_fields import MAX_LOGIT_BIAS

WORD_BITS = 32


@array_dataclass
@dataclass(frozen=True, slots=True)
class LogitsProcessing:
    """The steering of the rows of a call.

    Attributes:
        steers: bool, whether any row is steered.
        allowed: uint32 (rows, words), a bit for each token of the vocabulary, the lowest of a word first: whether it is allowed.
        suppressed: uint32 (rows, words), likewise: whether it is forbidden before ``until``.
        until: int32 (rows,), the index in its sequence from which on nothing is suppressed.
        bias_ids: int32 (rows, :data:`~hfjax_demo.text_fields.MAX_LOGIT_BIAS`), tokens whose logits are raised or lowered.
        bias: float32, likewise, by how much; 0 for unused places.
        frequency_penalty: float32 (rows,), subtracted from a token's logit for each time that the answer has it.
        presence_penalty: float32 (rows,), subtracted once if the answer has it.
    """

    steers: jax.Array
    allowed: jax.Array
    suppressed: jax.Array
    until: jax.Array
    bias_ids: jax.Array
    bias: jax.Array
    frequency_penalty: jax.Array
    presence_penalty: jax.Array


@dataclass(frozen=True, slots=True)
class SuppressedTokens:
    """Tokens that are forbidden before the index ``until`` of a sequence."""

    tokens: Sequence[int]
    until: int


def mask_word_count(vocabulary: int) -> int:
    """Return the number of words that hold a bit for each token."""
    return -(-vocabulary // WORD_BITS)


def steering(
    rows: Sequence[SamplingSettings | None],
    allowed: Sequence[np.ndarray | None],
    vocabulary: int,
    suppressed: Sequence[SuppressedTokens | None] = (),
) -> LogitsProcessing:
    """Return the steering of rows with these sampling parameters.

    Args:
        rows: None for a row without steering.
        allowed: uint32 (words,) of each row; None: every token is allowed.
        suppressed: of each row, or empty.
    """
    count, words = len(rows), mask_word_count(vocabulary)
    masks, early_masks = np.full((count, words), 2**WORD_BITS - 1, np.uint32), np.zeros((count, words), np.uint32)
    until, bias_ids = np.zeros(count, np.int32), np.zeros((count, MAX_LOGIT_BIAS), np.int32)
    biases, penalties = np.zeros((count, MAX_LOGIT_BIAS), np.float32), np.zeros((2, count), np.float32)
    for row, (settings, mask) in enumerate(zip(rows, allowed, strict=True)):
        if mask is not None:
            masks[row] = mask
        if settings is not None:
            for place, (token, bias) in enumerate(settings.logit_bias):
                bias_ids[row, place], biases[row, place] = token, bias
            penalties[:, row] = settings.frequency_penalty, settings.presence_penalty
    for row, early in enumerate(suppressed):
        if early is not None:
            set_bits(early_masks[row], early.tokens, vocabulary)
            until[row] = early.until
    steers = np.bool_(any(settings is not None for settings in rows))
    return LogitsProcessing(*map(host_array, (steers, masks, early_masks, until, bias_ids, biases, *penalties)))


def set_bits(mask: np.ndarray, tokens: Iterable[int], vocabulary: int) -> None:
    """Set the bits of tokens in a mask, uint32 (words,); those outside the vocabulary have none."""
    for token in tokens:
        if token < vocabulary:
            mask[token // WORD_BITS] |= np.uint32(1 << token % WORD_BITS)


def steers(settings: SamplingSettings) -> bool:
    """Return whether these sampling parameters steer anything."""
    return bool(settings.frequency_penalty or settings.presence_penalty or settings.logit_bias or settings.min_tokens)


def process_logits(
    logits: jax.Array,
    seen: Callable[[], jax.Array],
    counts: Callable[[], jax.Array],
    repetition_penalty: jax.Array,
    given: LogitsProcessing,
    positions: jax.Array,
    platform: Platform,
) -> jax.Array:
    """Return the logits to sample from, float32 (rows, vocabulary).

    Args:
        logits: (rows, vocabulary), any float dtype.
        seen: returns the tokens of the prompt and the answer so far, bool (rows, vocabulary); called within the branch that needs
            them, so that no other copies them.
        counts: likewise, see :func:`steer`, as for ``positions``.
        repetition_penalty: float32 (rows,); 1: none.
    """

    def steered(values: jax.Array) -> jax.Array:
        return steer(values, counts(), given, positions)

    def penalized(values: jax.Array) -> jax.Array:
        return penalize_repetition(values, seen(), repetition_penalty)

    values = logits.astype(jnp.float32)
    if platform is not Platform.CPU:
        # Branches there wait for the device; steering that is neutral changes no bit, nor does a penalty of 1.
        return penalized(steered(values))
    # One branch for both: one that changes nothing copies its operand.
    processed: jax.Array = jax.lax.cond(
        given.steers | jnp.any(repetition_penalty != 1.0),
        lambda values: penalized(jax.lax.cond(given.steers, steered, lambda values: values, values)),
        lambda values: values,
        values,
    )
    return processed


def penalize_repetition(logits: jax.Array, seen: jax.Array, penalty: jax.Array) -> jax.Array:
    """Make seen tokens less likely: divide positive logits, multiply negative ones (CTRL, arXiv:1909.05858)."""
    penalized = jnp.where(logits > 0, logits / penalty[:, None], logits * penalty[:, None])
    return jnp.where(seen, penalized, logits)


def steer(logits: jax.Array, counts: jax.Array, given: LogitsProcessing, positions: jax.Array) -> jax.Array:
    """Return the steered logits, float32 (rows, vocabulary); minus infinity for forbidden tokens.

    Args:
        logits: (rows, vocabulary), any float dtype.
        counts: int32 (rows, vocabulary), how often the answer has each token.
        positions: int32 (rows,), the index in its sequence of each row's token.
    """
    rows, vocabulary = logits.shape
    places = jnp.arange(rows)[:, None]
    biased = logits.astype(jnp.float32).at[places, given.bias_ids].add(given.bias)
    times = counts.astype(jnp.float32)
    biased -= given.frequency_penalty[:, None] * times + given.presence_penalty[:, None] * (times > 0)
    allowed = jnp.where((positions < given.until)[:, None], given.allowed & ~given.suppressed, given.allowed)
    bits = (allowed[:, :, None] >> jnp.arange(WORD_BITS, dtype=jnp.uint32)) & 1
    return jnp.where(bits.reshape(rows, -1)[:, :vocabulary] == 1, biased, -jnp.inf)
