"""The KV cache: a pool of pages that all sequences share, and the cache that a model sees.

Each layer has one array for all sequences (:mod:`..bridge.kernels.attention.paged`). A sequence has a block table: the numbers of
its pages, in the order of its positions. Which sequence has which pages is decided on the host (:mod:`.slots`); a program gets
the tables as arguments, so it does not depend on the length of any sequence. Recurrent states, of fixed size, are rows of arrays
of their own (:mod:`.recurrent_states`).

What a model sees of it in a forward pass is a :class:`.forward_cache.ForwardCache`.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

import jax
import jax.numpy as jnp
from jax.sharding import NamedSharding

from ..bridge.kernels import uninitialized
from ..bridge.kernels.attention.head_sharing import HeadDistribution
from ..bridge.kernels.attention.paged import AttentionKernels
from ..bridge.kernels.cache_rows import element, encode_rows, stored_width
from ..bridge.pytrees import array_dataclass
from ..bridge.sharding import cache_sharding, replicated

CONVOLUTION, RECURRENCE = "convolution", "recurrence"


@dataclass(frozen=True, slots=True)
class StateShape:
    """One state of a layer, without the batch axis.

    Attributes:
        what: :data:`CONVOLUTION` or :data:`RECURRENCE`, which models access separately.
        index: its index among the states of that kind.
        chunked: whether a pass over several tokens continues from it. The code of some models reads it for single tokens only.
    """

    shape: tuple[int, ...]
    dtype: str
    what: str
    index: int = 0
    chunked: bool = True


def broadcast_over_rows(marks: jax.Array, like: jax.Array) -> jax.Array:
    """Reshape ``marks`` (rows,) to broadcast against an array (rows, …)."""
    return marks.reshape(-1, *[1] * (like.ndim - 1))


@dataclass(frozen=True, slots=True)
class LayerShape:
    """What one layer keeps: for each token keys (kv_heads, key_dim) and values (kv_heads, value_dim), with no heads if it keeps
    none; for all tokens together its states.

    Attributes:
        handed_out: whether the model's own code computes with the cached keys and values, so that it needs their elements.
        states: see :mod:`.recurrent_states`.
    """

    kv_heads: int
    key_dim: int
    value_dim: int
    handed_out: bool = False
    states: tuple[StateShape, ...] = ()


NO_LAYER_CACHE = LayerShape(0, 0, 0)
"""The shape of a layer that uses the keys and values of another layer, or has none."""


@dataclass(frozen=True, slots=True)
class CacheUse:
    """How a model uses the cache.

    Attributes:
        shapes: what each layer keeps.
        own_masks: whether the model's own code makes the masks.
        asks_length: whether its output depends on the length that the cache reports, in addition to positions.
        recomputes: whether the model runs without a cache of its own, see :data:`RECOMPUTING`.
    """

    shapes: tuple[LayerShape, ...]
    own_masks: bool = False
    asks_length: bool = False
    recomputes: bool = False

    @property
    def depends_on_cache_internals(self) -> bool:
        """Whether the model's own code depends on more than the positions and masks that it is given."""
        return self.own_masks or self.asks_length or any(shape.handed_out for shape in self.shapes)

    @property
    def computes_with_cache(self) -> bool:
        """Whether the model's own code computes with the cached keys and values, at all positions that are read."""
        return not self.recomputes and any(shape.handed_out for shape in self.shapes)


RECOMPUTING = CacheUse((LayerShape(1, 1, 0, handed_out=True),), recomputes=True)
"""For a model whose own cache is not supported: the keys of its only layer are the tokens themselves, and each token is computed
from all tokens before it, by a forward without a cache. A pass is padded at its end, which no earlier token attends to."""


@array_dataclass
@dataclass(frozen=True, slots=True)
class Caches:
    """What the layers keep.

    Attributes:
        pages: of each layer one array (pages, kv_heads, positions of a page, elements of a key and its value), or none.
        states: of each layer its states, (rows, …).
    """

    pages: tuple[tuple[jax.Array, ...], ...]
    states: tuple[tuple[jax.Array, ...], ...]

    def take_states(self, rows: jax.Array) -> Caches:
        """Return the same with the states of some rows only, int32 (rows,)."""
        return replace(self, states=jax.tree.map(lambda array: array[rows], self.states))

    def put_states(self, rows: jax.Array, caches: Caches) -> Caches:
        """Return ``caches``, whose states are those of :meth:`take_states`, with the states of all rows."""
        put = jax.tree.map(lambda array, new: array.at[rows].set(new), self.states, caches.states)
        return replace(caches, states=put)

    def take_pages(self, pages: jax.Array) -> jax.Array:
        """Return some pages, int32 (rows,), of all layers: (rows, elements of a page of all layers)."""
        return jnp.concatenate([array[pages].reshape(len(pages), -1) for (array,) in filter(None, self.pages)], axis=1)

    def put_pages(self, pages: jax.Array, contents: jax.Array) -> Caches:
        """Return the same with other contents of some pages, as :meth:`take_pages` returns them."""
        layers, start = [], 0
        for layer in self.pages:
            for array in layer:
                end = start + array[0].size
                layer = (array.at[pages].set(contents[:, start:end].reshape(len(pages), *array.shape[1:])),)
                start = end
            layers.append(layer)
        return replace(self, pages=tuple(layers))


# The fewest positions that a program reads if its attention does not stop at each sequence's length. The other programs read
# twice as many, and so on.
MIN_READ_POSITIONS = 256

# On an accelerator, each decode program has so many times the rows of the next narrower one.
WIDTH_FACTOR = 4


@dataclass(frozen=True, eq=False, slots=True)
class CacheLayout:
    """The memory layout of the caches. All methods are pure; those that are traced say so.

    Attributes:
        shapes: of each layer.
        dtype: of the stored keys and values.
        heads: how the devices share the heads.
        kernels: the attention functions of the platform.
    """

    shapes: tuple[LayerShape, ...]
    dtype: jnp.dtype
    heads: HeadDistribution
    kernels: AttentionKernels

    @property
    def page(self) -> int:
        """Number of positions of a page."""
        return self.kernels.page

    @property
    def page_elements(self) -> int:
        """Number of elements of a page of all layers."""
        return sum(math.prod(self._pool_shape(shape, 1)) for shape in self.shapes if shape.kv_heads)

    @property
    def takes_memory_lazily(self) -> bool:
        """Whether memory is taken when a page is first written, and not at once."""
        return self.kernels.stops and uninitialized.CALL.usable()

    def pages_for(self, tokens: int) -> int:
        """Return the number of pages that hold so many tokens."""
        return -(-tokens // self.page)

    def decode_widths(self, slots: int) -> tuple[int, ...]:
        """Return the numbers of rows of the decode programs, rising up to ``slots``."""
        if self.kernels.stops:
            return tuple(sorted({slots} | {2**power for power in range(slots.bit_length()) if 2**power < slots}))
        widths = [slots]
        while widths[0] >= WIDTH_FACTOR:
            widths.insert(0, widths[0] // WIDTH_FACTOR)
        return tuple(widths)

    def reads(self, positions: int) -> tuple[int, ...]:
        """Return the numbers of positions that programs read, rising up to all ``positions``, a multiple of the page: several,
        doubling, if attention does not stop at each sequence's length or if the model's own code computes it."""
        kept = [shape for shape in self.shapes if shape.kv_heads]
        if not kept or (self.kernels.stops and not all(shape.handed_out for shape in kept)):
            return (positions,)
        reads = [min(MIN_READ_POSITIONS, positions)]
        while reads[-1] < positions:
            reads.append(min(2 * reads[-1], positions))
        return tuple(reads)

    def described(self, pages: int, rows: int) -> Caches:
        """Describe the arrays for so many pages, and rows of states, as shapes with shardings."""
        whole = replicated(self.heads.mesh)
        pool = tuple(
            (jax.ShapeDtypeStruct(self._pool_shape(shape, pages), self.element, sharding=self._sharding(shape)),)
            if shape.kv_heads
            else ()
            for shape in self.shapes
        )
        states = tuple(
            tuple(
                jax.ShapeDtypeStruct((rows, *state.shape), jnp.dtype(state.dtype), sharding=whole)
                for state in shape.states
            )
            for shape in self.shapes
        )
        return Caches(pool, states)  # type: ignore[arg-type]

    def empty(self, pages: int, rows: int) -> Caches:
        """Return arrays for so many pages, and rows of states. On a CPU their memory is taken from the system when it is first
        written, and its contents are arbitrary."""
        described = self.described(pages, rows)
        if self.takes_memory_lazily:
            return uninitialized.arrays(described)  # type: ignore[no-any-return]
        return jax.tree.map(lambda array: jnp.zeros(array.shape, array.dtype, device=array.sharding), described)  # type: ignore[no-any-return]

    def shardings(self) -> Caches:
        """Return a sharding for each array."""
        return jax.tree.map(lambda array: array.sharding, self.described(1, 1))  # type: ignore[no-any-return]

    @property
    def element(self) -> jnp.dtype:
        """The type of the elements of a page. Off a CPU bfloat16 values are written as such."""
        return element(self.dtype) if self.kernels.stops else self.dtype

    def encoded(self, numbers: jax.Array) -> jax.Array:
        """Traced: return keys or values as they are stored."""
        return encode_rows(numbers, self.dtype) if self.kernels.stops else numbers.astype(self.dtype)

    def _pool_shape(self, shape: LayerShape, pages: int) -> tuple[int, ...]:
        width = stored_width(shape.key_dim, self.dtype) + stored_width(shape.value_dim, self.dtype)
        return pages, shape.kv_heads, self.page, width

    def _sharding(self, shape: LayerShape) -> NamedSharding:
        return cache_sharding(shape.kv_heads, self.heads.mesh)
