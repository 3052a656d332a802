"""The compiled programs that pool whole texts, one for each number of texts and padded length."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import Sharding

from ..bridge.programs.compiler import Compiler
from ..bridge.programs.program_table import CompilationExecutor, ProgramTable
from ..bridge.sharding import replicated
from .embedding_config import pool_states
from .programs import Programs
from .scheduler import doubled_lengths

if TYPE_CHECKING:
    from ..bridge.functional import Params

PassShape = tuple[int, int]  # number of texts, and the length in tokens to which each is padded


class EmbeddingPrograms(ProgramTable[PassShape]):
    """The programs of one model. Not thread-safe.

    Args:
        pool: pure. Takes the weights, tokens, int32 (texts, length), padded at the end, and each text's number of tokens, int32
            (texts,), at least 1. Returns the pooled states, float32 (texts, len(Pooling), hidden size).
        lengths: to which texts are padded, ascending; the last is the maximum number of tokens of a text.
        sharding: of the tokens.
        key: what ``pool`` depends on besides its arguments and the model's files, as text.
        batch_sizes: numbers of texts per program, ascending from 1.
        max_tokens: of several texts in one pass, padding included, so that it stays short.
    """

    def __init__(
        self,
        pool: Callable[[Params, jax.Array, jax.Array], jax.Array],
        params: Params,
        compiler: Compiler,
        maker: CompilationExecutor,
        *,
        lengths: Sequence[int],
        sharding: Sharding,
        key: str,
        padding: int = 0,
        batch_sizes: Sequence[int] = (1,),
        max_tokens: int = 0,
    ) -> None:
        self.params, self.maker, self.lengths = params, maker, lengths
        self._pool, self._compiler, self._sharding, self._key = pool, compiler, sharding, key
        self._padding, self._batch_sizes, self._max_tokens = padding, batch_sizes, max_tokens
        own = weakref.proxy(self)  # not self: a reference cycle would keep unused weights until a garbage collection
        super().__init__(maker, lambda shape: own._compile(shape))

    @property
    def context_length(self) -> int:
        """Maximum number of tokens of a text."""
        return self.lengths[-1]

    def length(self, tokens: int) -> int:
        """Return the length to which a text of so many tokens is padded."""
        return next(length for length in self.lengths if length >= tokens)

    def widths(self, length: int) -> Sequence[int]:
        """Return the supported numbers of texts of this length per pass, ascending; the first is 1."""
        return [width for width in self._batch_sizes if width == 1 or width * length <= self._max_tokens]

    def is_ready(self, shape: PassShape) -> bool:
        """Whether a program is available."""
        self.collect_finished()
        return shape in self.there

    def embed(self, texts: Sequence[Sequence[int]], shape: PassShape) -> jax.Array:
        """Return the pooled states of texts, float32 (width, len(Pooling), hidden size). Unused rows hold a single padding token,
        and their results are ignored."""
        tokens = np.full(shape, self._padding, np.int32)
        counts = np.ones((shape[0],), np.int32)
        for row, ids in enumerate(texts):
            tokens[row, : len(ids)] = ids
            counts[row] = len(ids)
        found: jax.Array = self.there[shape](self.params, *jax.device_put((tokens, counts), self._sharding))
        return found

    def compile_next(self) -> bool:
        """Start compiling one program that is still missing, unless one is being compiled; return False when none is missing.

        Programs for single texts come first, since they can serve any number of texts.
        """
        self.collect_finished()
        if self.is_compiling:
            return True
        wanted = [(width, each) for width in self._batch_sizes for each in self.lengths if width in self.widths(each)]
        missing = next((key for key in wanted if key not in self.there and not self.has_failed(key)), None)
        if missing is not None:
            self.ahead(missing)
        return missing is not None

    def free(self) -> None:
        """Free the device memory."""
        for array in self.params.values():
            array.delete()

    def _compile(self, shape: PassShape) -> Any:  # on the compiling thread
        tokens, counts = (jax.ShapeDtypeStruct(each, jnp.int32, sharding=self._sharding) for each in (shape, shape[:1]))
        name = f"embed ({shape[0]} of {shape[1]})"
        return self._compiler.compile(name, self._pool, self.params, tokens, counts, key=repr((name, self._key)))


def decoder_embedding_programs(programs: Programs, longest: int | None = None) -> EmbeddingPrograms:
    """Return the programs of a causal model, with one text per pass, of at most ``longest`` tokens, or as the context has."""
    model, context = programs.model, programs.shapes.context_length

    def pool(params: Params, tokens: jax.Array, counts: jax.Array) -> jax.Array:
        from .forward import hidden_states  # needs torch; a stored program is restored without it

        return pool_states(hidden_states(model, params, tokens[0], counts[0]), counts[0])[None]

    return EmbeddingPrograms(
        pool,
        programs.params,
        programs.compiler,
        programs.maker,
        lengths=doubled_lengths(
            programs.shapes.prefill_chunks,
            min(context, longest or context),
        ),
        sharding=replicated(model.mesh),
        key=model.trace_key,
    )
