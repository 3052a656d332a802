"""Each filter beside transformers' own, what seeds promise, and whether draws follow the distribution they should."""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Sequence

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import scipy.stats
import torch
from transformers import (
    LogitsProcessorList,
    MinPLogitsWarper,
    RepetitionPenaltyLogitsProcessor,
    TemperatureLogitsWarper,
    TopKLogitsWarper,
    TopPLogitsWarper,
)

from hfjax_demo.requests import SamplingSettings
from hfjax_demo.text.logits_processing import penalize_repetition
from hfjax_demo.text.sampling import (
    SamplingParameters,
    fast_argmax,
    filter_logits,
    fold_seed,
    keep_top_k,
    keep_top_p,
    log_probabilities,
    sample,
)
from hfjax_demo.text_fields import MAX_LOGPROBS

pytestmark = pytest.mark.usefixtures("engines")

VOCABULARY = 257


def rows_of(settings: Sequence[SamplingSettings]) -> SamplingParameters:
    ones = [SamplingParameters.one(one, one.seed or 0) for one in settings]
    return jax.tree.map(lambda *values: jnp.stack(values), *ones)


def logits_of(rows: int, seed: int = 0, spread: float = 3.0) -> np.ndarray:
    return np.random.default_rng(seed).normal(size=(rows, VOCABULARY)).astype(np.float32) * spread


def transformers_filter(logits: np.ndarray, one: SamplingSettings) -> np.ndarray:
    """The tokens that generate() would still draw from, as log-probabilities."""
    processors = LogitsProcessorList([TemperatureLogitsWarper(one.temperature)])
    if one.top_k:
        processors.append(TopKLogitsWarper(one.top_k))
    if one.top_p < 1:
        processors.append(TopPLogitsWarper(one.top_p))
    if one.min_p > 0:
        processors.append(MinPLogitsWarper(one.min_p))
    out = processors(torch.zeros(1, 1, dtype=torch.long), torch.from_numpy(logits)[None])
    return torch.log_softmax(out, dim=-1)[0].numpy()


TOP_K, TOP_P, MIN_P = (0, 1, 7, 1000), (1.0, 0.1, 0.5, 0.95, 0.999), (0.0, 0.05, 1.0)
COMBINATIONS = [
    SamplingSettings(temperature=temperature, top_k=top_k, top_p=top_p, min_p=min_p)
    for temperature, top_k, top_p, min_p in itertools.product((0.3, 1.0, 2.5), TOP_K, TOP_P, MIN_P)
]


def test_filters_leave_what_transformers_leaves() -> None:
    """All settings at once, one a row, as they share a batch in the engine."""
    logits = logits_of(len(COMBINATIONS))
    filtered = np.asarray(jax.jit(filter_logits)(logits, rows_of(COMBINATIONS)))
    ours = np.asarray(jax.nn.log_softmax(filtered, axis=-1))
    for row, one in enumerate(COMBINATIONS):
        theirs = transformers_filter(logits[row], one)
        np.testing.assert_array_equal(np.isfinite(ours[row]), np.isfinite(theirs), err_msg=str(one))
        kept = np.isfinite(theirs)
        np.testing.assert_allclose(ours[row][kept], theirs[kept], atol=1e-4, err_msg=str(one))


def test_what_ties_with_the_last_is_kept_and_never_nothing() -> None:
    top_k = keep_top_k(
        jnp.array([[1.0, 3.0, 2.0, 2.0, 2.0], [5.0] * 5, [-1.0, 0.0, 1.0, -0.0, -2.0]]), jnp.array([2, 1, 2])
    )
    np.testing.assert_array_equal(np.isfinite(top_k), [[0, 1, 1, 1, 1], [1] * 5, [0, 1, 1, 1, 0]])
    probabilities = jnp.array([[0.5, 0.2, 0.2, 0.1], [0.5, 0.3, 0.15, 0.05], [0.1, 0.6, 0.2, 0.1]])
    top_p = keep_top_p(jnp.log(probabilities), jnp.array([0.6, 0.79, 1e-6]))
    np.testing.assert_array_equal(np.isfinite(top_p), [[1, 1, 1, 0], [1, 1, 0, 0], [0, 1, 0, 0]])


@pytest.mark.parametrize("digit_bits", [4, 8])
def test_thresholds_found_some_bits_at_a_time_are_the_same(digit_bits: int) -> None:
    generator = np.random.default_rng(digit_bits)
    logits = jnp.asarray(generator.normal(size=(6, 1000)) * 4, jnp.float32)
    ties = jnp.round(logits)
    one_each = dataclasses.replace(SamplingParameters.zeros(6), temperature=jnp.ones(6))
    top_k = dataclasses.replace(one_each, top_k=jnp.array([0, 1, 5, 50, 999, 10**6]))
    top_p = dataclasses.replace(one_each, top_p=jnp.array([1e-6, 0.1, 0.5, 0.9, 0.99, 1.0]))
    both = dataclasses.replace(top_k, top_p=top_p.top_p[::-1], min_p=jnp.array([0.0, 0.1, 0.0, 0.01, 0.0, 0.9]))

    for values in (logits, ties, logits - 100):
        for rows in (top_k, top_p, both, rows_of(COMBINATIONS[-6:])):
            np.testing.assert_array_equal(filter_logits(values, rows, digit_bits), filter_logits(values, rows))
    drawn = (sample(logits, both, jnp.arange(6), digit_bits=bits) for bits in (1, digit_bits))
    np.testing.assert_array_equal(*drawn)


@pytest.mark.parametrize("penalty", [0.5, 1.3])
def test_the_repetition_penalty_is_transformers_own(penalty: float) -> None:
    logits = logits_of(1)
    prompt = [3, 3, 17, 250]
    seen = np.zeros((1, VOCABULARY), bool)
    seen[0, prompt] = True
    expected = RepetitionPenaltyLogitsProcessor(penalty)(torch.tensor([prompt]), torch.from_numpy(logits)).numpy()
    penalized = penalize_repetition(jnp.asarray(logits), jnp.asarray(seen), jnp.array([penalty]))
    np.testing.assert_allclose(penalized, expected, rtol=1e-6)


def test_seed_and_position_alone_decide_a_draw() -> None:
    """The same row alone, in a batch, in another place of it, and beside other settings draws the same."""
    logits = logits_of(4)
    settings = [
        SamplingSettings(temperature=0.9, top_p=0.9, seed=7),
        SamplingSettings(temperature=1.4, top_k=40, top_p=1.0, seed=8),
        SamplingSettings(temperature=0.0),
        SamplingSettings(temperature=1.0, min_p=0.02, top_p=1.0, repetition_penalty=1.2, seed=9),
    ]
    positions = np.array([11, 5, 0, 400], np.int32)
    seen = np.zeros(logits.shape, bool)
    seen[:, ::3] = True

    def draw(order: list[int]) -> list[int]:
        rows = rows_of([settings[index] for index in order])
        given = penalize_repetition(jnp.asarray(logits[order]), jnp.asarray(seen[order]), rows.repetition_penalty)
        return [int(token) for token in sample(given, rows, positions[order])]

    together = draw([0, 1, 2, 3])

    assert together[2] == logits[2].argmax(), "greedy beside rows that draw"
    assert [draw([index])[0] for index in range(4)] == together
    assert draw([3, 1, 0]) == [together[3], together[1], together[0]]


def test_other_seeds_and_other_positions_draw_otherwise() -> None:
    logits = jnp.zeros((64, VOCABULARY))
    seeds = [SamplingSettings(temperature=1.0, top_p=1.0, seed=seed) for seed in range(64)]
    by_position = sample(logits, rows_of([seeds[5]] * 64), jnp.arange(64))
    by_seed = sample(logits, rows_of(seeds), jnp.full(64, 3))
    # 64 draws from 257 give 57 different ones on average; 40 would be many deviations away.
    assert len(set(np.asarray(by_position))) > 40 and len(set(np.asarray(by_seed))) > 40


@pytest.mark.parametrize("one", [SamplingSettings(top_p=1.0), SamplingSettings(top_p=0.8)], ids=["plain", "top-p"])
def test_draws_follow_the_distribution(one: SamplingSettings) -> None:
    """Pearson's chi-square over 20 000 draws with fixed seeds, so the outcome is the same every time."""
    count, vocabulary = 20_000, 12
    logits = np.random.default_rng(3).normal(size=vocabulary).astype(np.float32) * 0.6
    rows = rows_of([one])
    many = jax.tree.map(lambda value: jnp.repeat(value, count), rows)
    many = dataclasses.replace(many, seed=jnp.arange(count, dtype=jnp.uint32))

    tokens = jax.jit(sample)(jnp.tile(logits, (count, 1)), many, jnp.full(count, 17, jnp.int32))

    expected = np.exp(transformers_filter(logits, one).astype(np.float64)) * count
    observed = np.bincount(np.asarray(tokens), minlength=vocabulary)
    possible = expected > 0
    assert observed[~possible].sum() == 0
    assert possible.sum() > 1
    result = scipy.stats.chisquare(observed[possible], expected[possible] * count / expected[possible].sum())
    assert result.pvalue > 0.001


@pytest.mark.parametrize("vocabulary", [7, VOCABULARY])
def test_log_probabilities_are_pytorchs_of_narrow_logits_and_small_vocabularies_too(vocabulary: int) -> None:
    logits = jnp.asarray(logits_of(4)[:, :vocabulary], jnp.bfloat16)
    tokens = jnp.array([0, 3, 6, 2])
    found = jax.jit(log_probabilities)(logits, tokens)
    theirs = torch.log_softmax(torch.from_numpy(np.asarray(logits, np.float32)), dim=-1)
    top, _ = theirs.topk(min(MAX_LOGPROBS, vocabulary))
    np.testing.assert_allclose(found.top, top, atol=1e-5)
    np.testing.assert_allclose(np.take_along_axis(theirs.numpy(), np.asarray(found.top_ids), axis=1), top, atol=1e-5)
    np.testing.assert_allclose(found.sampled, theirs[range(4), tokens.tolist()], atol=1e-5)


@pytest.mark.parametrize("spread", [0.01, 3.0, 40.0])
def test_entropy_and_total_are_those_of_all_tokens_in_float64(spread: float) -> None:
    """Over a vocabulary as large as they come, and with tokens that cannot come."""
    logits = np.random.default_rng(5).normal(size=(2, 151_936)).astype(np.float32) * np.float32(spread)
    logits[1, ::2] = -np.inf
    found = jax.jit(log_probabilities)(jnp.asarray(logits), jnp.array([1, 3]))
    total = np.logaddexp.reduce(logits.astype(np.float64), axis=-1)
    theirs = logits.astype(np.float64) - total[:, None]
    entropy = -(np.exp(theirs) * np.where(np.isfinite(theirs), theirs, 0)).sum(axis=-1)
    np.testing.assert_allclose(found.log_total, total, rtol=1e-6, atol=1e-5)
    np.testing.assert_allclose(found.entropy, entropy, atol=3e-5)
    np.testing.assert_allclose(found.sampled + found.log_total, logits[[0, 1], [1, 3]], atol=1e-4)


def test_the_likeliest_is_the_first_of_equals_and_always_a_token() -> None:
    generator = np.random.default_rng(0)
    logits = generator.integers(-5, 5, size=(6, 1003)).astype(np.float32)  # many of them equal
    logits[4] = -np.inf
    logits[5] = np.nan
    found = np.asarray(fast_argmax(jnp.asarray(logits)))
    np.testing.assert_array_equal(found[:5], logits[:5].argmax(axis=-1))
    assert 0 <= found[5] < logits.shape[1]


def test_a_seed_of_64_bits_is_one_of_32_that_others_do_not_share() -> None:
    small = [0, 1, 2**32 - 1]
    assert [fold_seed(seed) for seed in small] == small
    seeds = [*small, 2**32, 2**32 + 1, 2**63, 2**64 - 2, -5, -(2**63) + 1]
    assert int(SamplingParameters.one(SamplingSettings(), small[-1]).seed) == small[-1]
    found = {fold_seed(seed) for seed in seeds}
    assert len(found) == len(seeds) and all(0 <= seed < 2**32 for seed in found)
