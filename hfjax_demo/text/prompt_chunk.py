"""A chunk of a prompt as the arguments of the prefill program."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import jax
import numpy as np

from ..bridge.pytrees import array_dataclass, host_array
from .logits_processing import LogitsProcessing, steering
from .pictures.image_inputs import ImageChunk
from .sampling import SamplingParameters
from .scheduler import PromptChunk


@array_dataclass
@dataclass(frozen=True, slots=True)
class PrefillChunk:
    """A chunk of a prompt, to be prefilled into a slot.

    Attributes:
        tokens: int32 (1, chunk length), padded at the end.
        count: int32, how many of them are real.
        slot: int32.
        table: int32 (pages,), the slot's block table.
        sources: int32 (pages,), the same, except for a page whose beginning is copied from another one, which is not written.
        kept: int32, the first position that is written; a chunk may begin earlier.
        states_from: int32, the row of the states that precede it: the slot's own or its saved ones.
        saves_states: bool, whether the slot's states are saved before.
        start: int32, the position of the first.
        prompt: int32, length of the whole prompt.
        budget: int32, tokens to generate after the prompt; 0 for every chunk but the last.
        seen: bool (vocabulary,), the tokens of the whole prompt, in its last chunk.
        counts: int32 (vocabulary,), how often each token is among those of the answer that are prefilled again with the prompt.
        sampling: sampling parameters of the request.
        steering: of the answer's first token, one row.
        with_logprobs: bool, whether the log-probabilities of the answer's first token are requested.
        pictures: inputs for the images of a prompt, which has a program of its own.
        following: int32 (chunk length,), the token after each, whose log-probability is requested, likewise; None: not requested.
            Without meaning after the prompt's last token.
    """

    tokens: jax.Array
    count: jax.Array
    slot: jax.Array
    table: jax.Array
    sources: jax.Array
    kept: jax.Array
    states_from: jax.Array
    saves_states: jax.Array
    start: jax.Array
    prompt: jax.Array
    budget: jax.Array
    seen: jax.Array
    counts: jax.Array
    sampling: SamplingParameters
    steering: LogitsProcessing
    with_logprobs: jax.Array
    pictures: ImageChunk | None = None
    following: jax.Array | None = None


@dataclass(frozen=True, slots=True)
class ChunkPlace:
    """Where a chunk is written; the attributes are those of :class:`PrefillChunk`, ``table`` and ``sources`` as NumPy arrays."""

    slot: int
    table: np.ndarray
    sources: np.ndarray
    kept: int
    states_from: int
    saves_states: bool = False


def prefill_chunk(
    prompt: Sequence[int] | np.ndarray,
    piece: PromptChunk,
    *,
    place: ChunkPlace,
    budget: int,
    sampling: SamplingParameters,
    vocabulary: int,
    steered: LogitsProcessing | None = None,
    with_logprobs: bool = False,
    answered: int = 0,
    pictures: ImageChunk | None = None,
    scored: bool = False,
) -> PrefillChunk:
    """Return a chunk of a whole ``prompt`` as the program takes it.

    Args:
        budget: this and the arguments up to ``pictures`` are as in :class:`PrefillChunk`.
        steered: None: the first token is not steered.
        answered: how many of the last tokens are the answer's.
        scored: the log-probabilities of its tokens are requested.
    """
    whole, end = np.asarray(prompt, np.int32), piece.start + piece.count
    ids = whole[piece.start : end + 1]
    ids = np.where(ids < vocabulary, ids, 0)  # image placeholders may be outside the vocabulary
    tokens = np.zeros((1, piece.length), np.int32)
    tokens[0, : piece.count] = ids[: piece.count]
    following = np.zeros((piece.length,), np.int32)
    following[: len(ids) - 1] = ids[1:]
    seen, counts = np.zeros((vocabulary,), bool), np.zeros((vocabulary,), np.int32)
    if end == len(whole):  # only then a token is sampled; every chunk would make it the square of the prompt's length
        seen[np.where(whole < vocabulary, whole, 0)] = True
        counts += np.bincount(whole[len(whole) - answered :], minlength=vocabulary)
    return PrefillChunk(
        tokens=host_array(tokens),
        count=host_array(piece.count, np.int32),
        slot=host_array(place.slot, np.int32),
        table=host_array(place.table),
        sources=host_array(place.sources),
        kept=host_array(place.kept, np.int32),
        states_from=host_array(place.states_from, np.int32),
        saves_states=host_array(place.saves_states, bool),
        start=host_array(piece.start, np.int32),
        prompt=host_array(len(whole), np.int32),
        budget=host_array(budget, np.int32),
        seen=host_array(seen),
        counts=host_array(counts),
        sampling=sampling,
        steering=steering([None], [None], vocabulary) if steered is None else steered,
        with_logprobs=host_array(with_logprobs, bool),
        pictures=pictures,
        following=host_array(following) if scored else None,
    )
