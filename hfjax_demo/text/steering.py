"""What moves a row's logits before a token is drawn: biases of tokens, penalties for what the answer has said, and masks.

Only requests that ask for it pay: their rows are decoded by programs of their own kind (:mod:`.abstract`), everybody else's by
programs that neither steer nor count. All prompts go in by the same programs, which steer an answer's first token where they are
told to. A row that nobody steers may be decoded beside one with penalties by the latter's program, in one pass over the weights.

The order is a bias, the penalties, the masks: of what a constraint allows, and of what may not come so early. The latter needs no
new call for each token. :mod:`.sampling` goes on with the repetition penalty. Source of the penalties:
OpenAI's API reference, ``frequency_penalty`` and ``presence_penalty``; of tokens, they count the answer's alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import jax
import jax.numpy as jnp
import numpy as np

from ..bridge.pytrees import array_dataclass
from ..requests import MAX_LOGIT_BIAS, SamplingSettings

WORD_BITS = 32


@array_dataclass
@dataclass(frozen=True, slots=True)
class Steering:
    """What steers the rows of a call.

    Attributes:
        allowed: uint32 (rows, words), a bit for each token of the vocabulary, the lowest of a word first: whether it may come.
        barred: uint32 (rows, words), likewise: whether it may not come as early as that:
        until: int32 (rows,), the place in its sequence from which on nothing is barred.
        bias_ids: int32 (rows, :data:`~hfjax_demo.requests.MAX_LOGIT_BIAS`), tokens whose logits are raised or lowered.
        bias: float32, likewise, by how much; 0 where there are fewer.
        frequency_penalty: float32 (rows,), taken from a token's logit for each time that the answer has it.
        presence_penalty: float32 (rows,), once if the answer has it.
    """

    allowed: jax.Array
    barred: jax.Array
    until: jax.Array
    bias_ids: jax.Array
    bias: jax.Array
    frequency_penalty: jax.Array
    presence_penalty: jax.Array


@dataclass(frozen=True, slots=True)
class Barred:
    """Tokens that may not come before the place ``until`` of a sequence."""

    tokens: Sequence[int]
    until: int


def words_of(vocabulary: int) -> int:
    """How many words hold a bit for each token."""
    return -(-vocabulary // WORD_BITS)


def steering(
    rows: Sequence[SamplingSettings | None],
    allowed: Sequence[np.ndarray | None],
    vocabulary: int,
    barred: Sequence[Barred | None] = (),
) -> Steering:
    """What steers rows with these settings.

    Args:
        rows: None for a row that nothing steers.
        allowed: uint32 (words,) of each row; None: every token may come.
        barred: of each row, or of none.
    """
    made = Steering(  # as NumPy arrays
        np.full((len(rows), words_of(vocabulary)), 2**WORD_BITS - 1, np.uint32),  # type: ignore[arg-type]
        np.zeros((len(rows), words_of(vocabulary)), np.uint32),  # type: ignore[arg-type]
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
    for row, early in enumerate(barred):
        if early is not None:
            for token in (token for token in early.tokens if token < vocabulary):
                made.barred[row, token // WORD_BITS] |= np.uint32(1 << token % WORD_BITS)  # type: ignore[index]
            made.until[row] = early.until  # type: ignore[index]
    moved: Steering = jax.tree.map(jnp.asarray, made)
    return moved


def steers(settings: SamplingSettings) -> bool:
    """Whether these settings steer anything."""
    return bool(settings.frequency_penalty or settings.presence_penalty or settings.logit_bias or settings.min_tokens)


def steer(logits: jax.Array, counts: jax.Array, given: Steering, positions: jax.Array) -> jax.Array:
    """Logits as they are drawn from, float32 (rows, vocabulary); minus infinity where a token may not come.

    Args:
        logits: (rows, vocabulary), any float dtype.
        counts: int32 (rows, vocabulary), how often the answer has each token.
        positions: int32 (rows,), where in its sequence each row's token will stand.
    """
    rows, vocabulary = logits.shape
    places = jnp.arange(rows)[:, None]
    biased = logits.astype(jnp.float32).at[places, given.bias_ids].add(given.bias)
    times = counts.astype(jnp.float32)
    biased -= given.frequency_penalty[:, None] * times + given.presence_penalty[:, None] * (times > 0)
    allowed = jnp.where((positions < given.until)[:, None], given.allowed & ~given.barred, given.allowed)
    bits = (allowed[:, :, None] >> jnp.arange(WORD_BITS, dtype=jnp.uint32)) & 1
    return jnp.where(bits.reshape(rows, -1)[:, :vocabulary] == 1, biased, -jnp.inf)
