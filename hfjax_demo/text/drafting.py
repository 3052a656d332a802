"""Decoding with drafts: a smaller model guesses the next tokens, and the model checks all of them in one pass.

    round      drafter: last token ─▶ guess 1 ─▶ guess 2 ─▶ guess 3     :data:`DRAFT` steps of a small model
               model:   last token, guess 1, guess 2, guess 3           one pass, which reads the weights once
               sampled: token 1,    token 2, token 3, token 4           each as it would have been sampled without guesses
               given:   tokens up to the first that was guessed wrongly, itself included: 1 to 4

A token's randomness is its seed and its position alone, so the same tokens are drawn as without a draft, greedily or not:
rejection sampling with a draft that is certain of itself accepts a guess exactly when the same token is drawn. What caches hold
of wrong guesses is written over before anything looks at it, as what follows a prompt's padded chunk is.

Leviathan, Kalman and Matias, "Fast Inference from Transformers via Speculative Decoding" (2023), https://arxiv.org/abs/2211.17192
"""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass

import jax
import jax.numpy as jnp

from ..bridge.functional import Params
from ..bridge.pytrees import array_dataclass
from .decode import NO_TOKEN, DecodeState, SampledTokens, left_after
from .kv_cache import Caches
from .model import TextModel
from .sampling import digit_bits_for, likeliest, sample

DRAFT = 3
"""Tokens that are guessed in a round."""


@array_dataclass
@dataclass(frozen=True, slots=True)
class Guessing:
    """Where the drafter stands, which follows one conversation at a time.

    Attributes:
        caches: of its only slot. They hold all of the conversation but its last token, or the last two.
        before: int32 scalar, the conversation's last token but one.
    """

    caches: Caches
    before: jax.Array


def take_in(drafter: TextModel, params: Params, caches: Caches, tokens: jax.Array, start: jax.Array) -> Caches:
    """Put tokens, int32 (1, chunk length), into the drafter's caches from position ``start``, int32 scalar, on."""
    cache = drafter.cache.open_row(caches, jnp.int32(0), start)
    _, caches = drafter.forward(params, cache, _known(drafter, tokens), start[None], jnp.int32(0))
    return caches


def _known(drafter: TextModel, tokens: jax.Array) -> jax.Array:
    """Tokens that the drafter has a row for. One that it has none for, which no text is written in, is read as another."""
    return jnp.minimum(tokens, drafter.vocabulary - 1)


def decode_drafted(
    model: TextModel,
    drafter: TextModel,
    most_rounds: int,
    params: tuple[Params, Params],
    state: DecodeState,
    guessing: Guessing,
    slot: jax.Array,
    rounds: jax.Array,
) -> tuple[DecodeState, Guessing, SampledTokens]:
    """Rounds for one slot, int32 scalar; ``state.caches`` are the part for that. It has room for :data:`DRAFT` tokens more than
    it may generate in so many rounds, int32 scalar.

    Args:
        params: the model's and the drafter's.

    Returns:
        The states, and the tokens (:data:`most_rounds` * (1 + :data:`DRAFT`), 1).
    """
    shape = most_rounds, 1 + DRAFT

    def unfinished(carry: tuple[jax.Array, DecodeState, Guessing, jax.Array]) -> jax.Array:
        done, state, _, _ = carry
        return (done < jnp.minimum(rounds, most_rounds)) & (state.remaining[slot] > 0)

    def body(
        carry: tuple[jax.Array, DecodeState, Guessing, jax.Array],
    ) -> tuple[jax.Array, DecodeState, Guessing, jax.Array]:
        done, state, guessing, sampled = carry
        state, guessing, tokens = _round(model, drafter, params, state, guessing, slot)
        return done + 1, state, guessing, sampled.at[done].set(tokens)

    nothing = jnp.full(shape, NO_TOKEN, jnp.int32)
    _, state, guessing, sampled = jax.lax.while_loop(unfinished, body, (jnp.int32(0), state, guessing, nothing))
    return state, guessing, SampledTokens(sampled.reshape(-1, 1))


def _round(
    model: TextModel,
    drafter: TextModel,
    params: tuple[Params, Params],
    state: DecodeState,
    guessing: Guessing,
    slot: jax.Array,
) -> tuple[DecodeState, Guessing, jax.Array]:
    own, small = params
    length, last = state.length[slot], state.last_token[slot]
    guesses, caches = _guess(drafter, small, guessing, last, length, model.vocabulary)
    checked = jnp.concatenate([last[None], guesses])
    cache = model.cache.open_row(state.caches, slot, length)
    logits, written = model.forward(own, cache, checked[None], length[None], every=True)
    seen = [state.seen[slot]]
    for guess in guesses:
        seen.append(seen[-1].at[guess].set(True))
    places = jnp.arange(1 + DRAFT, dtype=jnp.int32)
    settings = jax.tree.map(lambda array: jnp.broadcast_to(array[slot], (1 + DRAFT,)), state.sampling)
    tokens = sample(logits[0], jnp.stack(seen), settings, length + 1 + places, digit_bits_for(model.call.platform))
    right = jnp.cumprod(tokens[:DRAFT] == guesses)  # 1 as far as all were
    left, lefts = state.remaining[slot], []
    for place in range(1 + DRAFT):
        reached = left > 0 if place == 0 else (left > 0) & (right[place - 1] == 1)
        left = jnp.where(reached, left_after(model, tokens[place], left, state.sampling.ignore_eos[slot]), left)
        lefts.append(reached)
    given = jnp.stack(lefts)
    count = given.sum()
    behind = jnp.concatenate([last[None], tokens])  # the last token but one is at ``count - 1``, the last at ``count``
    seen_now = state.seen[slot]
    for place in range(1 + DRAFT):
        seen_now = seen_now.at[tokens[place]].max(given[place])
    new = dataclasses.replace(
        state,
        caches=written,
        last_token=state.last_token.at[slot].set(behind[count]),
        length=state.length.at[slot].add(count),
        remaining=state.remaining.at[slot].set(left),
        seen=state.seen.at[slot].set(seen_now),
    )
    return new, Guessing(caches, behind[count - 1]), jnp.where(given, tokens, NO_TOKEN)


def _guess(
    drafter: TextModel, params: Params, guessing: Guessing, last: jax.Array, length: jax.Array, vocabulary: int
) -> tuple[jax.Array, Caches]:
    """What the drafter thinks likeliest behind ``last``, which stands at position ``length``, of so many tokens: int32
    (:data:`DRAFT`,). Tables of models of one family may end with more or fewer rows that stand for nothing, and what the model
    has no row for must not come near its cache.

    The token before goes in with it: where all guesses were right, the drafter has not taken in the last of them.
    """
    caches, guesses = guessing.caches, []
    tokens, start = jnp.stack([guessing.before, last]), length - 1
    for _ in range(DRAFT):
        cache = drafter.cache.open_row(caches, jnp.int32(0), start)
        logits, caches = drafter.forward(params, cache, _known(drafter, tokens)[None], start[None])
        guess = likeliest(logits[:, :vocabulary].astype(jnp.float32))
        guesses.append(guess[0])
        start, tokens = start + len(tokens), guess
    return jnp.stack(guesses), caches
