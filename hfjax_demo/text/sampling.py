"""Sampling on the device: the next token of each row from its logits, with sampling parameters for every row.

Parameters are traced arrays, so no combination of them compiles anything. The filters follow transformers' order (temperature,
top-k, top-p, min-p; the repetition penalty precedes them, in :mod:`.logits_processing`), each on the result of the one before.
None of them sorts: sorting a vocabulary would be the slowest operation here on a CPU. A filter keeps the tokens at or above a
threshold, which is found by bisection over the bits of a float, or a few bits at a time; tokens tied with it are all kept. Off a
CPU, where writing an array as large as the logits is expensive, the filters only compute thresholds, and a single pass in the end
applies them.
"""

from __future__ import annotations

from dataclasses import dataclass

import jax
import jax.numpy as jnp
import numpy as np

from ..bridge.platforms import Platform
from ..bridge.pytrees import array_dataclass, host_array
from ..requests import SamplingSettings
from ..text_fields import MAX_LOGPROBS


@array_dataclass
@dataclass(frozen=True, slots=True)
class SamplingParameters:
    """Sampling parameters, one row per slot: float32 and int32 (rows,), the seed as uint32, and as bool whether the model's own
    end tokens are ignored."""

    temperature: jax.Array
    top_k: jax.Array
    top_p: jax.Array
    min_p: jax.Array
    repetition_penalty: jax.Array
    seed: jax.Array
    ignore_eos: jax.Array

    @classmethod
    def zeros(cls, rows: int) -> SamplingParameters:
        """Return greedy rows. Every field is an array of its own: a donated state must not contain one buffer twice."""
        return cls(
            temperature=host_array(np.zeros(rows, np.float32)),
            top_k=host_array(np.zeros(rows, np.int32)),
            top_p=host_array(np.ones(rows, np.float32)),
            min_p=host_array(np.zeros(rows, np.float32)),
            repetition_penalty=host_array(np.ones(rows, np.float32)),
            seed=host_array(np.zeros(rows, np.uint32)),
            ignore_eos=host_array(np.zeros(rows, bool)),
        )

    @classmethod
    def one(cls, settings: SamplingSettings, seed: int) -> SamplingParameters:
        """Return a single request's parameters, as arrays without the row axis."""
        return cls(
            temperature=host_array(settings.temperature, np.float32),
            top_k=host_array(min(settings.top_k, 2**31 - 1), np.int32),
            top_p=host_array(settings.top_p, np.float32),
            min_p=host_array(settings.min_p, np.float32),
            repetition_penalty=host_array(settings.repetition_penalty, np.float32),
            seed=host_array(fold_seed(seed), np.uint32),
            ignore_eos=host_array(settings.ignore_eos, bool),
        )

    def take(self, rows: jax.Array) -> SamplingParameters:
        """Return the parameters of some rows."""
        taken: SamplingParameters = jax.tree.map(lambda array: array[rows], self)
        return taken

    def put(self, row: jax.Array, one: SamplingParameters) -> SamplingParameters:
        """Return the parameters with one row replaced."""
        replaced: SamplingParameters = jax.tree.map(lambda array, value: array.at[row].set(value), self, one)
        return replaced


def fold_seed(seed: int) -> int:
    """Fold a seed of 64 bits into 32. Seeds of at most 32 bits do not change."""
    low, high = seed & (2**32 - 1), (seed >> 32) & (2**32 - 1)
    return (low + high * 0x9E3779B9) & (2**32 - 1)  # the multiplier of Fibonacci hashing


@array_dataclass
@dataclass(frozen=True, slots=True)
class Logprobs:
    """Log-probabilities of sampled tokens and of the most likely ones; natural logarithms.

    Attributes:
        sampled: float32 (...,), of the tokens that were sampled.
        top: float32 (..., :data:`MAX_LOGPROBS`), of the most likely tokens, descending; fewer if the vocabulary is smaller.
        top_ids: int32, the ids of those.
        entropy: float32 (...,), of each token's distribution, in nats.
        log_total: float32 (...,), what was subtracted from the logits to make them log-probabilities.
    """

    sampled: jax.Array
    top: jax.Array
    top_ids: jax.Array
    entropy: jax.Array
    log_total: jax.Array

    @classmethod
    def zeros(cls, shape: tuple[int, ...], vocabulary: int) -> Logprobs:
        """Return zeros for tokens that are yet to be sampled."""
        most = min(MAX_LOGPROBS, vocabulary)
        return cls(
            sampled=jnp.zeros(shape, jnp.float32),
            top=jnp.zeros((*shape, most), jnp.float32),
            top_ids=jnp.zeros((*shape, most), jnp.int32),
            entropy=jnp.zeros(shape, jnp.float32),
            log_total=jnp.zeros(shape, jnp.float32),
        )

    def at(self, *place: int) -> Logprobs:
        """Return those of one token."""
        found: Logprobs = jax.tree.map(lambda array: array[place], self)
        return found


def log_probabilities(logits: jax.Array, tokens: jax.Array) -> Logprobs:
    """Return log-probabilities in the model's own distribution, before the repetition penalty, the temperature and the filters.

    Args:
        logits: (..., vocabulary), any float dtype.
        tokens: int32 (...,).
    """
    logits = logits.astype(jnp.float32)
    total = jax.nn.logsumexp(logits, axis=-1)
    sampled = jnp.take_along_axis(logits, tokens[..., None], axis=-1)[..., 0]
    top, top_ids = jax.lax.top_k(logits, min(MAX_LOGPROBS, logits.shape[-1]))
    logprobs = logits - total[..., None]
    # A masked token, with a logit of minus infinity, adds nothing.
    entropy = -jnp.where(logprobs > -jnp.inf, jnp.exp(logprobs) * logprobs, 0.0).sum(axis=-1)
    return Logprobs(sampled - total, top - total[..., None], top_ids, entropy, total)


def digit_bits_for(platform: Platform) -> int:
    """Return ``digit_bits`` for :func:`sample`."""
    return 1 if platform is Platform.CPU else 4


def sample(logits: jax.Array, settings: SamplingParameters, positions: jax.Array, digit_bits: int = 1) -> jax.Array:
    """Sample one token per row.

    Args:
        logits: float32 (rows, vocabulary), with the repetition penalty (:mod:`.logits_processing`).
        settings: (rows,) each.
        positions: int32 (rows,), the index of each token in its sequence. Seed and position alone determine the randomness, so a
            row samples the same tokens in any batch.
        digit_bits: bits of a threshold that one pass over the vocabulary finds: 1, 2, 4 or 8. A CPU is fastest with the fewest
            comparisons, a device limited by its memory with the fewest passes.

    Returns:
        int32 (rows,).
    """
    greedy = fast_argmax(logits)
    drawn = jax.lax.cond(
        jnp.any(settings.temperature > 0),
        lambda values: _draw_tokens(values, settings, positions, digit_bits),
        lambda _: greedy,
        logits,
    )
    return jnp.where(settings.temperature > 0, drawn, greedy)


def fast_argmax(logits: jax.Array) -> jax.Array:
    """Return the index of each row's largest value, the first of equals: (rows, vocabulary) → int32 (rows,).

    ``jnp.argmax`` is one pass over pairs of values and indices, which XLA's CPU compiler does one by one: 5.7 ms for eight rows
    of 151 936, where a pass for the largest value and a pass for its index take 0.7.
    """
    places = jnp.arange(logits.shape[-1], dtype=jnp.int32)
    largest = logits.max(axis=-1, keepdims=True)
    # A row of NaN has no largest value; the result is a token all the same.
    return jnp.where(logits >= largest, places, logits.shape[-1] - 1).min(axis=-1)


def filter_logits(logits: jax.Array, settings: SamplingParameters, digit_bits: int = 1) -> jax.Array:
    """Return logits over temperature, with -inf for tokens that top-k, top-p or min-p excludes; (rows, vocabulary)."""

    def top_k(values: jax.Array) -> jax.Array:
        return keep_top_k(values, settings.top_k)

    def top_p(values: jax.Array) -> jax.Array:
        return keep_top_p(values, settings.top_p)

    scaled = logits / jnp.maximum(settings.temperature, 1e-6)[:, None]
    # A maximum of 0 keeps exp() in range; it changes no probability.
    scaled = scaled - scaled.max(axis=-1, keepdims=True)
    if digit_bits > 1:
        return jnp.where(scaled >= _combined_threshold(scaled, settings, digit_bits)[:, None], scaled, -jnp.inf)
    scaled = jax.lax.cond(jnp.any(settings.top_k > 0), top_k, lambda values: values, scaled)
    scaled = jax.lax.cond(jnp.any(settings.top_p < 1), top_p, lambda values: values, scaled)
    # The most likely token is at 0, so log(min_p) is min_p times its probability.
    return jnp.where(scaled >= jnp.log(settings.min_p)[:, None], scaled, -jnp.inf)


def _combined_threshold(scaled: jax.Array, settings: SamplingParameters, digit_bits: int) -> jax.Array:
    """Return the value that elements of each row, the largest of which is 0, have to reach to pass all filters: (rows,)."""
    nothing = jnp.full(scaled.shape[:1], -jnp.inf)

    def of_top_k(values: jax.Array) -> jax.Array:
        return _threshold_by_digits(values, None, _kept_count(settings.top_k, values), digit_bits)

    def of_top_p(values: jax.Array) -> jax.Array:
        weights = jnp.where(values >= least[:, None], jnp.exp(values), 0.0)
        found = _threshold_by_digits(values, weights, settings.top_p * weights.sum(axis=-1), digit_bits)
        return jnp.where(settings.top_p < 1, jnp.maximum(found, least), least)

    least = jax.lax.cond(jnp.any(settings.top_k > 0), of_top_k, lambda values: nothing, scaled)
    least = jax.lax.cond(jnp.any(settings.top_p < 1), of_top_p, lambda values: least, scaled)
    return jnp.maximum(least, jnp.log(settings.min_p))


def _kept_count(top_k: jax.Array, logits: jax.Array) -> jax.Array:
    """Return how many tokens of each row are kept, float32 (rows,): counts below 2**24 are exact."""
    return jnp.where(top_k > 0, jnp.minimum(top_k, logits.shape[-1]), logits.shape[-1]).astype(jnp.float32)


def keep_top_k(logits: jax.Array, top_k: jax.Array) -> jax.Array:
    """Keep the ``top_k`` (rows,) largest of each row; 0 keeps all."""
    threshold = _threshold_by_bits(logits, None, _kept_count(top_k, logits))
    return jnp.where(logits >= threshold[:, None], logits, -jnp.inf)


def keep_top_p(logits: jax.Array, top_p: jax.Array) -> jax.Array:
    """Keep the smallest set of likeliest tokens whose probabilities reach ``top_p`` (rows,); 1 keeps all."""
    weights = jnp.exp(logits - logits.max(axis=-1, keepdims=True))
    threshold = _threshold_by_bits(logits, weights, top_p * (weights @ _ones(weights)))
    return jnp.where((logits >= threshold[:, None]) | (top_p >= 1)[:, None], logits, -jnp.inf)


def _ones(values: jax.Array) -> jax.Array:
    """Return ones: a product with them is a vectorised sum on a CPU."""
    return jnp.ones((values.shape[-1],), jnp.float32)


def _threshold_by_bits(values: jax.Array, weights: jax.Array | None, wanted: jax.Array) -> jax.Array:
    """Return the largest float t of each row for which the ``weights`` of the tokens with ``values >= t`` still sum up to
    ``wanted``: (rows,).

    Floats compare like integers once the bits of negative ones are flipped, so t is built from the top, bit by bit.

    Args:
        values: float32 (rows, vocabulary).
        weights: float32, likewise, none negative; None: 1 each.
        wanted: float32 (rows,).
    """
    ordered = _to_sortable_bits(values)
    heavy = jnp.float32(1) if weights is None else weights

    def one_bit(index: jax.Array, threshold: jax.Array) -> jax.Array:
        candidate = threshold | (jnp.uint32(1 << 31) >> index.astype(jnp.uint32))
        kept = jnp.where(ordered >= candidate[:, None], heavy, 0.0) @ _ones(values)
        return jnp.where(kept >= wanted, candidate, threshold)

    return _from_sortable_bits(jax.lax.fori_loop(0, 32, one_bit, jnp.zeros(values.shape[:1], jnp.uint32)))


def _threshold_by_digits(values: jax.Array, weights: jax.Array | None, wanted: jax.Array, digit_bits: int) -> jax.Array:
    """Return the same as :func:`_threshold_by_bits`, found in digits of 2, 4 or 8 bits: one pass tries all values of a digit. It
    compares floats, so that nothing but ``values`` and ``weights`` is read."""
    heavy = jnp.float32(1) if weights is None else weights
    lowest = _to_sortable_bits(jnp.float32(-jnp.inf))  # anything lower is NaN, and every number is above it

    def one_digit(index: jax.Array, threshold: jax.Array) -> jax.Array:
        shift = (32 - digit_bits * (index + 1)).astype(jnp.uint32)
        candidates = threshold[:, None] | (jnp.arange(1, 2**digit_bits, dtype=jnp.uint32) << shift)
        least = _from_sortable_bits(jnp.maximum(candidates, lowest))
        wide = jnp.broadcast_to(heavy, values.shape)[:, None]
        kept = jnp.where(values[:, None] >= least[:, :, None], wide, 0.0).sum(axis=-1)
        # The higher a candidate, the less it keeps: those that keep enough come first.
        digit = (kept >= wanted[:, None]).sum(axis=-1).astype(jnp.uint32)
        return threshold | (digit << shift)

    return _from_sortable_bits(
        jax.lax.fori_loop(0, 32 // digit_bits, one_digit, jnp.zeros(values.shape[:1], jnp.uint32))
    )


def _to_sortable_bits(values: jax.Array) -> jax.Array:
    """Convert float32 to uint32 in the same order."""
    bits = jax.lax.bitcast_convert_type(values, jnp.uint32)
    return jnp.where(bits >> 31 == 1, ~bits, bits | jnp.uint32(1 << 31))


def _from_sortable_bits(ordered: jax.Array) -> jax.Array:
    """Reverse :func:`_to_sortable_bits`."""
    bits = jnp.where(ordered >> 31 == 1, ordered & jnp.uint32((1 << 31) - 1), ~ordered)
    return jax.lax.bitcast_convert_type(bits, jnp.float32)


def _draw_tokens(logits: jax.Array, settings: SamplingParameters, positions: jax.Array, digit_bits: int) -> jax.Array:
    """Sample by the Gumbel-max trick: the argmax of logits plus Gumbel noise is a sample from their softmax."""
    filtered = filter_logits(logits, settings, digit_bits)

    def noise(seed: jax.Array, position: jax.Array) -> jax.Array:
        key = jax.random.fold_in(jax.random.key(seed), position)
        return jax.random.gumbel(key, (logits.shape[-1],), jnp.float32)

    return fast_argmax(filtered + jax.vmap(noise)(settings.seed, positions))
