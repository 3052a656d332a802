"""The inputs of a language model for a prompt with images, and their part for a chunk (:func:`..forward.inject_images`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import jax
import jax.numpy as jnp
import numpy as np

from ...bridge.pytrees import array_dataclass
from ..scheduler import PromptChunk, doubled_lengths, next_chunk, next_unpadded_chunk


@dataclass(frozen=True, slots=True)
class ImageInputSpec:
    """The inputs of a model's language model besides token ids; determined with a probe image at loading.

    Attributes:
        hidden: embedding size.
        axes: leading dimensions of its position ids, such as (3, 1) for time, height and width; None: they count tokens.
        masked: whether it gets masks other than the usual ones, such as full attention between an image's tokens.
        added: names of a mask and of a list of embeddings that are added in the first layers; None: the model has none.
        layers: number of these layers.
    """

    hidden: int
    axes: tuple[int, ...] | None = None
    masked: bool = False
    added: tuple[str, str] | None = None
    layers: int = 0


@array_dataclass
@dataclass(frozen=True, slots=True)
class ImageChunk:
    """The image inputs for a chunk of a prompt's tokens.

    Attributes:
        given: bool (1, chunk length), the image tokens.
        embeddings: (1, chunk length, hidden) of the image tokens, 0 elsewhere.
        added: for each of the first layers, likewise.
        position_ids: int32 (*axes, chunk length), or None.
        masks: bool (1, 1, chunk length, positions) for each kind of layer, "" if there is one for all; empty: the usual ones.
        offset: int32, added to the index of a token after the prompt to get its position id.
    """

    given: jax.Array
    embeddings: jax.Array
    added: tuple[jax.Array, ...]
    position_ids: jax.Array | None
    masks: dict[str, jax.Array]
    offset: jax.Array


@dataclass(frozen=True, eq=False, slots=True)
class ImageInputs:
    """The inputs for a whole prompt, as NumPy arrays: as in :class:`ImageChunk`, without the leading dimensions.

    Attributes:
        tokens: int32 (tokens,), from the tokenizer and the processor.
        embeddings, added: float32 (image tokens, hidden).
        names: int64 (image tokens,), negative ids that identify the image tokens in the prefix cache.
    """

    tokens: np.ndarray
    given: np.ndarray
    embeddings: np.ndarray
    added: tuple[np.ndarray, ...] = ()
    position_ids: np.ndarray | None = None
    masks: Mapping[str, np.ndarray] = field(default_factory=dict)
    names: np.ndarray = field(default_factory=lambda: np.zeros(0, np.int64))

    @property
    def ids(self) -> tuple[int, ...]:
        """The token ids; those of images are replaced by their ``names``."""
        ids = self.tokens.astype(np.int64)
        ids[self.given] = self.names
        return tuple(ids.tolist())

    @property
    def offset(self) -> int:
        """See :class:`ImageChunk`."""
        return 0 if self.position_ids is None else int(self.position_ids[..., -1].max()) + 1 - len(self.tokens)

    def blocks(self) -> list[tuple[int, int]]:
        """Return (first, end) of tokens that must be in one chunk because some attend to later ones."""
        furthest = np.arange(len(self.tokens))
        for mask in self.masks.values():
            last = mask.shape[1] - 1 - np.argmax(mask[:, ::-1], axis=1)
            furthest = np.maximum(furthest, np.where(mask.any(axis=1), last, 0))
        reach = np.maximum.accumulate(furthest)
        ends = np.flatnonzero(reach == np.arange(len(reach))) + 1  # no earlier token attends beyond these
        starts = np.concatenate([[0], ends[:-1]])
        return [(int(first), int(end)) for first, end in zip(starts, ends, strict=True) if end - first > 1]

    def next_chunk(
        self, start: int, lengths: Sequence[int], positions: int, *, padded: bool = True
    ) -> PromptChunk | None:
        """As :meth:`..program_specs.ProgramShapes.next_chunk`, but blocks are not split; the length may be one of
        :func:`..scheduler.doubled_lengths`. Models without padded chunks do not get images with blocks."""
        if not padded:
            return next_unpadded_chunk(start, len(self.tokens), lengths)
        piece = next_chunk(start, len(self.tokens), lengths, positions)
        end = piece.start + piece.count
        cut = next((block for block in self.blocks() if block[0] < end < block[1]), None)
        if cut is None:
            return piece
        if cut[0] > start:
            return PromptChunk(piece.start, cut[0] - piece.start, piece.length)
        length = next(length for length in doubled_lengths(lengths, positions) if length >= cut[1] - start)
        first = min(start, positions - length)
        return PromptChunk(first, cut[1] - first, length)

    def chunk(self, piece: PromptChunk, image_spec: ImageInputSpec, positions: int) -> ImageChunk:
        """Return the inputs for a chunk of the prompt and a cache with so many positions."""
        span = slice(piece.start, piece.start + piece.count)
        given = np.zeros((1, piece.length), bool)
        given[0, : piece.count] = self.given[span]
        before = int(self.given[: piece.start].sum())
        own = slice(before, before + int(given.sum()))

        def placed(rows: np.ndarray) -> jax.Array:
            array = np.zeros((1, piece.length, image_spec.hidden), np.float32)
            array[given] = rows[own]
            return jnp.asarray(array)

        position_ids = None
        if self.position_ids is not None:
            ids = np.zeros((*self.position_ids.shape[:-1], piece.length), np.int32)
            ids[..., : piece.count] = self.position_ids[..., span]
            position_ids = jnp.asarray(ids)
        masks = {}
        for kind, whole in self.masks.items():
            mask = np.zeros((1, 1, piece.length, positions), bool)
            read = min(positions, len(self.tokens))  # the chunk sees nothing behind
            mask[0, 0, : piece.count, :read] = whole[span, :read]
            masks[kind] = jnp.asarray(mask)
        return ImageChunk(
            given=jnp.asarray(given),
            embeddings=placed(self.embeddings),
            added=tuple(placed(rows) for rows in self.added),
            position_ids=position_ids,
            masks=masks,
            offset=jnp.int32(self.offset),
        )


def image_chunk_shapes(image_spec: ImageInputSpec, kinds: Sequence[str], length: int, positions: int) -> ImageChunk:
    """Return the shapes of a chunk. ``kinds``: kinds of layers that have their own mask."""
    nothing = np.zeros((0, image_spec.hidden), np.float32)
    handed = ImageInputs(
        tokens=np.zeros(1, np.int32),
        given=np.zeros(1, bool),
        embeddings=nothing,
        added=(nothing,) * image_spec.layers,
        position_ids=None if image_spec.axes is None else np.zeros((*image_spec.axes, 1), np.int32),
        masks=dict.fromkeys(kinds, np.zeros((1, 1), bool)) if image_spec.masked else {},
    )
    shapes: ImageChunk = jax.eval_shape(lambda: handed.chunk(PromptChunk(0, 1, length), image_spec, positions))
    return shapes
