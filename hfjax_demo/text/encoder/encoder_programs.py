"""The compiled programs of an encoder, one for each number of texts and padded length."""

from __future__ import annotations

import functools
import weakref
from collections.abc import Sequence
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from ...bridge.functional import FunctionalModule, Params
from ...bridge.platforms import Platform
from ...bridge.programs.compiler import Compiler
from ...bridge.programs.program_table import CompilationExecutor, ProgramTable
from ..embedding import PassShape
from ..pooling import pool_states
from .loading import EncoderModel

# The shortest length of a program. Each further one is twice as long; the last is the model's maximum.
MIN_LENGTH = 16

# Numbers of texts per program. Together they have at most MAX_PASS_TOKENS tokens, so that a pass stays short.
BATCH_SIZES = (1, 4, 16)
MAX_PASS_TOKENS = {Platform.CPU: 1024, Platform.GPU: 8192, Platform.TPU: 8192}


class EncoderEmbeddingPrograms(ProgramTable[PassShape]):
    """The counterpart of :class:`..embedding.DecoderEmbeddingPrograms` for an encoder. Not thread-safe.

    Attributes:
        maker: compiles programs.
    """

    def __init__(
        self, model: EncoderModel, params: Params, compiler: Compiler, maker: CompilationExecutor | None = None
    ) -> None:
        self.model = model
        self.params = params
        self.maker: CompilationExecutor = CompilationExecutor() if maker is None else maker
        self._compiler = compiler
        own = weakref.proxy(self)  # not self: a reference cycle would keep unused weights until a garbage collection
        super().__init__(self.maker, lambda shape: own._compile(shape))

    @property
    def context_length(self) -> int:
        """Maximum number of tokens of a text."""
        return self.model.longest

    @property
    def lengths(self) -> list[int]:
        """The lengths to which texts are padded, ascending."""
        found = [min(MIN_LENGTH, self.model.longest)]
        while found[-1] < self.model.longest:
            found.append(min(2 * found[-1], self.model.longest))
        return found

    def length(self, tokens: int) -> int:
        """Return the length to which a text of so many tokens is padded."""
        return next(length for length in self.lengths if length >= tokens)

    def widths(self, length: int) -> Sequence[int]:
        """Return the supported numbers of texts of this length per pass, ascending; the first is 1."""
        most = MAX_PASS_TOKENS[self.model.call.platform]
        return [width for width in BATCH_SIZES if width == 1 or width * length <= most]

    def is_ready(self, shape: PassShape) -> bool:
        """Whether a program is available."""
        self.collect_finished()
        return shape in self.there

    def embed(self, texts: Sequence[Sequence[int]], shape: PassShape) -> jax.Array:
        """Run :func:`pool_encoder_texts`. Unused rows hold a single padding token, and their results are ignored."""
        tokens = np.full(shape, self.model.padding, np.int32)
        counts = np.ones((shape[0],), np.int32)
        for row, ids in enumerate(texts):
            tokens[row, : len(ids)] = ids
            counts[row] = len(ids)
        found: jax.Array = self.there[shape](self.params, jnp.asarray(tokens), jnp.asarray(counts))
        return found

    def compile_next(self) -> bool:
        """Start compiling one program that is still missing, unless one is being compiled; return False when none is missing.

        Programs for single texts come first, since they can serve any number of texts.
        """
        self.collect_finished()
        if self.is_compiling:
            return True
        wanted = [(width, length) for width in BATCH_SIZES for length in self.lengths if width in self.widths(length)]
        missing = next((key for key in wanted if key not in self.there and not self.has_failed(key)), None)
        if missing is not None:
            self.ahead(missing)
        return missing is not None

    def free(self) -> None:
        """Free the device memory."""
        for array in self.params.values():
            array.delete()

    def _compile(self, shape: PassShape) -> Any:
        """Called on the compiling thread, so it changes no state."""
        width, length = shape
        where = next(iter(self.params.values())).sharding
        tokens = jax.ShapeDtypeStruct((width, length), jnp.int32, sharding=where)
        counts = jax.ShapeDtypeStruct((width,), jnp.int32, sharding=where)
        name = f"embed ({width} of {length})"
        function = functools.partial(pool_encoder_texts, self.model.call)
        key = repr((name, self.model.architecture))
        return self._compiler.compile(name, function, self.params, tokens, counts, key=key)


def pool_encoder_texts(call: FunctionalModule, params: Params, tokens: jax.Array, counts: jax.Array) -> jax.Array:
    """Return the pooled states of texts: float32 (rows, len(Pooling), hidden size); see :func:`..pooling.pool_states`.

    Args:
        tokens: int32 (rows, length), padded at the end with the model's padding token.
        counts: int32 (rows,), number of real tokens; at least 1.
    """
    mask = (jnp.arange(tokens.shape[1]) < counts[:, None]).astype(jnp.int32)
    states = call(params, input_ids=tokens, attention_mask=mask).last_hidden_state
    return jax.vmap(pool_states)(states, counts)
