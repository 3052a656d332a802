"""Prefill and decode: pure functions from one state to the next, compiled for a few static shapes.

The state of all sequences is one pytree, whose buffers are donated from call to call. Whatever depends on a request (slot,
position, sampling parameters, seed) is traced, so the only programs are:

    prefill, one per chunk length   a chunk of a prompt into its pages, padded to one of a few lengths
    prefill with logprobs           the same, with the log-probabilities of the prompt's tokens
    decode, one per width           `steps` tokens for `width` slots in one call
    verify                          the next token of one slot, and those of a draft that are right

What only some requests need (:mod:`.logits_processing`, log-probabilities of the answer) is in a branch of these programs.

    state ──prefill(slot, chunk)──▶ state, first token
    state ──decode(rows)──────────▶ state, sampled (steps, width)       -1 where a row had nothing left to do

Where attention cannot stop at a sequence's length, there is a program for each of a few numbers of positions that it reads
(:meth:`.kv_cache.CacheLayout.reads`).

Imported when a program is traced, because it needs torch.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp

from ..bridge.functional import Params
from .decode_state import NO_TOKEN, DecodeState, SampledTokens
from .forward import forward
from .forward_cache import ForwardCache
from .kv_cache import Caches, broadcast_over_rows
from .logits_processing import LogitsProcessing, process_logits
from .model import TextModel
from .prompt_chunk import PrefillChunk
from .sampling import Logprobs, SamplingParameters, digit_bits_for, log_probabilities, sample


def prefill(
    model: TextModel, params: Params, state: DecodeState, chunk: PrefillChunk
) -> tuple[DecodeState, SampledTokens, jax.Array, Logprobs | None]:
    """Write a chunk's keys and values to its pages; after the last chunk the slot is ready to decode.

    Padding writes rubbish after the real tokens, which later tokens overwrite before anything attends to it. Models with states
    get no padding, unless they process tokens one by one (:attr:`.program_specs.ProgramShapes.padded`).

    Returns:
        The state; the first token of the answer, without axes, meaningful after the last chunk only; the model's logits
        (vocabulary,) for it; and the log-probabilities of :attr:`PrefillChunk.following`, (chunk length,), if requested.
    """
    slot, length = chunk.slot, chunk.start + chunk.count
    slots = state.length.shape[0]
    caches = state.caches
    if model.stateful:
        own, saved = caches.take_states(slot[None]), caches.take_states(slot[None] + slots)
        kept = jax.tree.map(lambda now, then: jnp.where(chunk.saves_states, now, then), own.states, saved.states)
        caches = caches.put_states(slot[None] + slots, dataclasses.replace(caches, states=kept))
        before = caches.take_states(chunk.states_from[None])
        begun = jax.tree.map(lambda array: jnp.where(chunk.start == 0, 0, array), before.states)
        row = dataclasses.replace(caches, states=begun)
    else:
        row = caches
    taken_in = _prefill_token_by_token if model.one_by_one else _prefill_in_one_pass
    logits, written, scores = taken_in(model, params, row, chunk)
    caches = caches.put_states(slot[None], written)
    offset = 0 if chunk.pictures is None else chunk.pictures.offset
    one_row = jax.tree.map(lambda value: value[None], chunk.sampling)
    tokens, listed = _sample_tokens(
        model,
        logits,
        one_row,
        chunk.steering,
        chunk.with_logprobs,
        lambda: chunk.seen[None],
        lambda: chunk.counts[None],
        length[None],
    )
    token = tokens[0]
    return (
        DecodeState(
            caches=caches,
            last_token=state.last_token.at[slot].set(token),
            length=state.length.at[slot].set(length),
            remaining=state.remaining.at[slot].set(
                remaining_after(model, token, chunk.budget, chunk.sampling.ignore_eos)
            ),
            seen=state.seen.at[slot].set(chunk.seen.at[token].set(True)),
            counts=state.counts.at[slot].set(chunk.counts.at[token].add(1)),
            sampling=state.sampling.put(slot, chunk.sampling),
            offsets=None if state.offsets is None else state.offsets.at[slot].set(offset),
        ),
        SampledTokens(token, listed.at(0)),
        logits[0],
        scores,
    )


def _sample_tokens(
    model: TextModel,
    logits: jax.Array,
    sampling: SamplingParameters,
    steered: LogitsProcessing,
    with_logprobs: jax.Array,
    seen: Callable[[], jax.Array],
    counts: Callable[[], jax.Array],
    positions: jax.Array,
) -> tuple[jax.Array, Logprobs]:
    """Return the next token of each row, int32 (rows,), and their log-probabilities, zeros unless they are requested. Arguments
    as of :func:`.logits_processing.process_logits`."""
    penalty = sampling.repetition_penalty
    drawn_from = process_logits(logits, seen, counts, penalty, steered, positions, model.platform)
    tokens = sample(drawn_from, sampling, positions, digit_bits_for(model.platform))
    listed: Logprobs = jax.lax.cond(
        with_logprobs,
        lambda: log_probabilities(logits, tokens),
        lambda: Logprobs.zeros(tokens.shape, logits.shape[-1]),
    )
    return tokens, listed


_PrefillOutput = tuple[jax.Array, Caches, Logprobs | None]


def _prefill_in_one_pass(model: TextModel, params: Params, caches: Caches, chunk: PrefillChunk) -> _PrefillOutput:
    def passed(fresh: bool) -> _PrefillOutput:
        cache = _open_chunk(model, caches, chunk, chunk.start)
        if fresh:
            cache.states.clear()
        last, every = chunk.count - 1, chunk.following is not None
        logits, written = forward(
            model,
            params,
            cache,
            chunk.tokens,
            chunk.start[None],
            last,
            chunk.prompt[None],
            pictures=chunk.pictures,
            every=every,
        )
        if chunk.following is None:
            return logits, written, None
        return jnp.take(logits, last, axis=1), written, log_probabilities(logits[0], chunk.following)

    if model.stateful and chunk.tokens.shape[1] == 1:
        # Models compute a single token differently with states, even zeros, than at the beginning.
        return jax.lax.cond(chunk.start == 0, lambda: passed(True), lambda: passed(False))  # type: ignore[no-any-return]
    return passed(False)


def _open_chunk(model: TextModel, caches: Caches, chunk: PrefillChunk, start: jax.Array) -> ForwardCache:
    return ForwardCache(model.cache, caches, chunk.table[None], start[None], (chunk.sources, chunk.kept))


def _prefill_token_by_token(model: TextModel, params: Params, caches: Caches, chunk: PrefillChunk) -> _PrefillOutput:
    def take(place: jax.Array, caches: Caches, scores: Logprobs | None) -> _PrefillOutput:
        cache = _open_chunk(model, caches, chunk, chunk.start + place)
        token = jax.lax.dynamic_slice_in_dim(chunk.tokens, place, 1, axis=1)
        logits, caches = forward(model, params, cache, token, (chunk.start + place)[None], lengths=chunk.prompt[None])
        if chunk.following is not None:
            found = log_probabilities(logits[0], chunk.following[place])
            scores = jax.tree.map(lambda all, one: all.at[place].set(one), scores, found)
        return logits, caches, scores

    following = chunk.following
    nothing = None if following is None else Logprobs.zeros(following.shape, model.vocabulary)
    taken: _PrefillOutput = jax.lax.fori_loop(
        1, chunk.count, lambda place, before: take(place, *before[1:]), take(jnp.int32(0), caches, nothing)
    )
    return taken


def decode(
    model: TextModel,
    max_steps: int,
    params: Params,
    state: DecodeState,
    rows: jax.Array,
    tables: jax.Array,
    steps: jax.Array,
    steered: LogitsProcessing,
    with_logprobs: jax.Array,
) -> tuple[DecodeState, SampledTokens]:
    """Decode tokens for the slots in ``rows``, int32 (width,), all different.

    Idle slots among them keep their state. The loop ends early when every row is done.

    Args:
        max_steps: most tokens of each row.
        tables: int32 (width, pages), the block table of each row, for all positions that are read.
        steps: int32 (width,), how many tokens each row may have, 0 for a slot not to be decoded.
        steered: how the rows are steered. A mask is for the next token only, so such a row has one step.
        with_logprobs: bool, whether the log-probabilities of the tokens are requested.
    """
    allowed = jnp.minimum(steps, max_steps)
    # An idle row writes rubbish to a place of its own on the page of no sequence.
    tables = jnp.where((allowed > 0)[:, None], tables, 0)
    idle = jnp.arange(rows.shape[0], dtype=jnp.int32)
    caches = state.caches

    def active(step: jax.Array, state: DecodeState) -> jax.Array:
        return (state.remaining[rows] > 0) & (step < allowed)

    def unfinished(carry: tuple[jax.Array, DecodeState, SampledTokens]) -> jax.Array:
        step, state, _ = carry
        return jnp.any(active(step, state))

    def body(carry: tuple[jax.Array, DecodeState, SampledTokens]) -> tuple[jax.Array, DecodeState, SampledTokens]:
        step, state, sampled = carry
        starts = jnp.where(allowed > 0, state.length[rows], idle)
        state, new = decode_step(
            model, params, state, rows, tables, starts, active(step, state), steered, with_logprobs
        )
        return step + 1, state, jax.tree.map(lambda all, one: all.at[step].set(one), sampled, new)

    shape = max_steps, rows.shape[0]
    sampled = SampledTokens(jnp.full(shape, NO_TOKEN, jnp.int32), Logprobs.zeros(shape, model.vocabulary))
    # The states of an idle row may never have been written. Its numbers must be finite, as those of other rows.
    before = caches.take_states(rows)
    nothing = jax.tree.map(jnp.zeros_like, before.states)
    own = dataclasses.replace(state, caches=_choose_states(allowed > 0, before, nothing))
    _, state, sampled = jax.lax.while_loop(unfinished, body, (jnp.int32(0), own, sampled))
    after = _choose_states(allowed > 0, state.caches, before.states)
    return dataclasses.replace(state, caches=caches.put_states(rows, after)), sampled


def _choose_states(chosen: jax.Array, caches: Caches, others: Any) -> Caches:
    """Return caches with the other states in the rows that are not chosen, bool (rows,)."""
    return dataclasses.replace(
        caches,
        states=jax.tree.map(
            lambda one, other: jnp.where(broadcast_over_rows(chosen, one), one, other), caches.states, others
        ),
    )


def decode_step(
    model: TextModel,
    params: Params,
    state: DecodeState,
    rows: jax.Array,
    tables: jax.Array,
    starts: jax.Array,
    active: jax.Array,
    steered: LogitsProcessing,
    with_logprobs: jax.Array,
) -> tuple[DecodeState, SampledTokens]:
    """Decode one token for every slot of ``rows`` that is ``active``, bool (width,); the :class:`SampledTokens` are those of a
    single step, without the axis of steps. ``state.caches`` has the states of these rows only.

    Other rows write rubbish at ``starts``, int32 (width,), after the tokens that a later request may reuse, and keep their
    states.
    """
    cache = ForwardCache(model.cache, state.caches, tables, starts)
    offsets = None if state.offsets is None else state.offsets[rows]
    tokens = state.last_token[rows][:, None]
    logits, caches = forward(model, params, cache, tokens, starts, active=active, offsets=offsets)
    return _advance(model, dataclasses.replace(state, caches=caches), rows, logits, active, steered, with_logprobs)


def verify(
    model: TextModel,
    params: Params,
    state: DecodeState,
    rows: jax.Array,
    tables: jax.Array,
    drafts: jax.Array,
    steered: LogitsProcessing,
    with_logprobs: jax.Array,
) -> tuple[DecodeState, SampledTokens]:
    """Decode tokens for one slot in one pass: the next one, and, as long as ``drafts`` are what is sampled, those after it.

    What it writes behind them is rubbish, which later tokens overwrite. The tokens are those that :func:`decode` samples: each
    has the penalties and the random numbers of its place.

    Args:
        rows: int32 (1,), the slot.
        tables: int32 (1, pages), its block table.
        drafts: int32 (drafts,).

    Returns:
        as :func:`decode` does, for one step more than there are drafts; :data:`NO_TOKEN` after the first draft that is wrong.
    """
    starts = state.length[rows]
    tokens = jnp.concatenate([state.last_token[rows], drafts])[None]
    cache = ForwardCache(model.cache, state.caches, tables, starts, (tables[0], starts[0]))
    offsets = None if state.offsets is None else state.offsets[rows]
    logits, caches = forward(model, params, cache, tokens, starts, offsets=offsets, every=True)

    def body(
        carry: tuple[DecodeState, jax.Array], given: tuple[jax.Array, jax.Array]
    ) -> tuple[tuple[DecodeState, jax.Array], SampledTokens]:
        (state, right), (of_token, draft) = carry, given
        active = right & (state.remaining[rows] > 0)
        state, new = _advance(model, state, rows, of_token[None], active, steered, with_logprobs)
        return (state, active & (new.tokens == draft)), new

    begun = dataclasses.replace(state, caches=Caches((), ())), jnp.ones((1,), bool)
    following = jnp.concatenate([drafts, jnp.full((1,), NO_TOKEN, drafts.dtype)])
    (after, _), sampled = jax.lax.scan(body, begun, (logits[0], following))
    return dataclasses.replace(after, caches=caches), sampled


def _advance(
    model: TextModel,
    state: DecodeState,
    rows: jax.Array,
    logits: jax.Array,
    active: jax.Array,
    steered: LogitsProcessing,
    with_logprobs: jax.Array,
) -> tuple[DecodeState, SampledTokens]:
    """Sample a token for each ``active`` row from its logits (width, vocabulary), and record it."""
    lengths, remaining = state.length[rows], state.remaining[rows]
    sampling = state.sampling.take(rows)
    token, listed = _sample_tokens(
        model,
        logits,
        sampling,
        steered,
        with_logprobs,
        lambda: state.seen[rows],
        lambda: state.counts[rows],
        lengths + 1,
    )
    token = jnp.where(active, token, state.last_token[rows])
    left = jnp.where(active, remaining_after(model, token, remaining, sampling.ignore_eos), remaining)
    return (
        DecodeState(
            caches=state.caches,
            last_token=state.last_token.at[rows].set(token),
            length=state.length.at[rows].set(lengths + active),
            remaining=state.remaining.at[rows].set(left),
            seen=state.seen.at[rows, token].set(True),
            counts=state.counts.at[rows, token].add(active),
            sampling=state.sampling,
            offsets=state.offsets,
        ),
        SampledTokens(jnp.where(active, token, NO_TOKEN), listed),
    )


def remaining_after(model: TextModel, token: jax.Array, budget: jax.Array, ignore_eos: jax.Array) -> jax.Array:
    """Return what is left of a budget after ``token`` is generated: 0 after a stop token, unless stop tokens are ignored."""
    left = jnp.maximum(budget - 1, 0)
    for stop in model.stop_ids:
        left = jnp.where((token == stop) & ~ignore_eos, 0, left)
    return left
