"""Logits processors: biases of tokens, penalties for the tokens of the answer, and token masks, applied before sampling.

Only requests that use them pay: their rows are decoded by programs of their own kind (:mod:`.program_specs`), all other rows by
programs that neither steer nor count. All prompts are prefilled by the same programs, which steer an answer's first token on
request. A row without steering may be decoded in one pass together with one with penalties, by the latter's program.

The order is: biases, penalties, and the masks, of a constraint and of the tokens that would end the answer too early. The latter
needs no new call for each token. :mod:`.sampling` continues with the repetition penalty. Source of the penalties: OpenAI's API
reference, ``frequency_penalty`` and ``presence_penalty``; they count the tokens of the answer only.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import jax
import jax.numpy as jnp
import numpy as np

from ..bridge.pytrees import array_dataclass
from ..requests import SamplingSettings
from ..text_fields import MAX_LOGIT_BIAS

WORD_BITS = 32


@array_dataclass
@dataclass(frozen=True, slots=True)
class LogitsProcessing:
    """The steering of the rows of a call.

    Attributes:
        allowed: uint32 (rows, words), a bit for each token of the vocabulary, the lowest of a word first: whether it is allowed.
        barred: uint32 (rows, words), likewise: whether it is forbidden before ``until``.
        until: int32 (rows,), the index in its sequence from which on nothing is barred.
        bias_ids: int32 (rows, :data:`~hfjax_demo.text_fields.MAX_LOGIT_BIAS`), tokens whose logits are raised or lowered.
        bias: float32, likewise, by how much; 0 for unused places.
        frequency_penalty: float32 (rows,), subtracted from a token's logit for each time that the answer has it.
        presence_penalty: float32 (rows,), subtracted once if the answer has it.
    """

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
        barred: of each row, or empty.
    """
    made = LogitsProcessing(  # as NumPy arrays
        np.full((len(rows), mask_word_count(vocabulary)), 2**WORD_BITS - 1, np.uint32),  # type: ignore[arg-type]
        np.zeros((len(rows), mask_word_count(vocabulary)), np.uint32),  # type: ignore[arg-type]
        np.zeros((len(rows),), np.int32),  # type: ignore[arg-type]
        np.zeros((len(rows), MAX_LOGIT_BIAS), np.int32),  # type: ignore[arg-type]
        np.zeros((len(rows), MAX_LOGIT_BIAS), np.float32),  # type: ignore[arg-type]
        np.zeros((len(rows),), np.float32),  # type: ignore[arg-type]
        np.zeros((len(rows),), np.float32),  # type: ignore[arg-type]
    )
    for row, (settings, mask) in enumerate(zip(rows, allowed, strict=True)):
        if mask is not None:
            made.allowed[row] = mask  # type: ignore[index]
        if settings is None:
            continue
        for place, (token, bias) in enumerate(settings.logit_bias):
            made.bias_ids[row, place], made.bias[row, place] = token, bias  # type: ignore[index]
        made.frequency_penalty[row] = settings.frequency_penalty  # type: ignore[index]
        made.presence_penalty[row] = settings.presence_penalty  # type: ignore[index]
    for row, early in enumerate(suppressed):
        if early is not None:
            for token in (token for token in early.tokens if token < vocabulary):
                made.suppressed[row, token // WORD_BITS] |= np.uint32(1 << token % WORD_BITS)  # type: ignore[index]
            made.until[row] = early.until  # type: ignore[index]
    moved: LogitsProcessing = jax.tree.map(jnp.asarray, made)
    return moved


def steers(settings: SamplingSettings) -> bool:
    """Return whether these sampling parameters steer anything."""
    return bool(settings.frequency_penalty or settings.presence_penalty or settings.logit_bias or settings.min_tokens)


def steer(logits: jax.Array, counts: jax.Array, given: LogitsProcessing, positions: jax.Array) -> jax.Array:
    """Return the logits to sample from, float32 (rows, vocabulary); minus infinity for forbidden tokens.

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
