"""The compiled programs of an encoder: each for texts of one length, and for one number of them."""

from __future__ import annotations

import functools
import weakref
from collections.abc import Sequence
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from ...bridge.functional import Params
from ...bridge.platforms import Platform
from ...bridge.programs.compiler import Compiler
from ...bridge.programs.making import MakeAtOnce, ProgramMaker, ProgramTable
from ..pooling import encoded
from .loading import EncoderModel

# The shortest length of a program. Each further one is twice as long, and the last what the model can read.
SHORTEST = 16

# How many texts a program may take, as far as they have no more tokens together than the platform computes in a moment.
WIDTHS = (1, 4, 16)
MOST_TOKENS = {Platform.CPU: 1024, Platform.GPU: 8192, Platform.TPU: 8192}


class EncoderPasses:
    """As :class:`..embedding.DecoderPasses`, of an encoder. To be used by one thread at a time.

    Attributes:
        maker: makes the programs that are wanted.
    """

    def __init__(
        self, model: EncoderModel, params: Params, compiler: Compiler, maker: ProgramMaker | None = None
    ) -> None:
        self.model = model
        self.params = params
        self.maker: ProgramMaker = MakeAtOnce() if maker is None else maker
        self._compiler = compiler
        own = weakref.proxy(self)  # else weights that nobody has any more would wait for a search for cycles
        self._table: ProgramTable[tuple[int, int]] = ProgramTable(self.maker, lambda shape: own._compile(shape))

    @property
    def context_length(self) -> int:
        """Tokens that a text may have."""
        return self.model.longest

    @property
    def lengths(self) -> list[int]:
        """Rising lengths that texts are padded to."""
        found = [min(SHORTEST, self.model.longest)]
        while found[-1] < self.model.longest:
            found.append(min(2 * found[-1], self.model.longest))
        return found

    def length(self, tokens: int) -> int:
        """The length that a text of so many tokens is padded to."""
        return next(length for length in self.lengths if length >= tokens)

    def widths(self, length: int) -> Sequence[int]:
        """Rising numbers of texts of this length that a pass may take; the first is 1."""
        most = MOST_TOKENS[self.model.call.platform]
        return [width for width in WIDTHS if width == 1 or width * length <= most]

    @property
    def awaited(self) -> bool:
        """Whether any program is being made."""
        return self._table.awaited

    @property
    def arrived(self) -> bool:
        """Whether a program has been made that no call has taken in yet; :meth:`want` and :meth:`there` do that."""
        return self._table.arrived

    def want(self, width: int, length: int) -> bool:
        """Whether a program is there. If it is not, it is being made from now on.

        Raises:
            NotMade: it cannot be made.
        """
        return self._table.want((width, length))

    def ask_anew(self) -> None:
        """Somebody new asks: what could not be made for others is tried once more if it is wanted now."""
        self._table.ask_anew()

    def there(self, width: int, length: int) -> bool:
        """Whether a program is there."""
        self._table.take_in()
        return (width, length) in self._table.there

    def embed(self, texts: Sequence[Sequence[int]], width: int, length: int) -> jax.Array:
        """See :func:`.pooling.encoded`. Rows that no text has are a single token of padding, which nobody reads."""
        tokens = np.full((width, length), self.model.padding, np.int32)
        counts = np.ones((width,), np.int32)
        for row, ids in enumerate(texts):
            tokens[row, : len(ids)] = ids
            counts[row] = len(ids)
        found: jax.Array = self._table.there[width, length](self.params, jnp.asarray(tokens), jnp.asarray(counts))
        return found

    def prepare(self, width: int, length: int) -> None:
        """Make a program here and now."""
        self._table.make_now((width, length))

    def compile_next(self) -> bool:
        """Have one program made that nobody has needed yet, unless one is being made; False when all are there that can be made.

        For single texts first, which serve any number of them.
        """
        self._table.take_in()
        if self.awaited:
            return True
        wanted = [(width, length) for width in WIDTHS for length in self.lengths if width in self.widths(length)]
        there, given_up = self._table.there, self._table.is_given_up
        missing = next((key for key in wanted if key not in there and not given_up(key)), None)
        if missing is not None:
            self._table.ahead(missing)
        return missing is not None

    def free(self) -> None:
        """Free the device's memory."""
        for array in self.params.values():
            array.delete()

    def _compile(self, shape: tuple[int, int]) -> Any:
        """On whatever thread makes programs: nothing here changes."""
        width, length = shape
        where = next(iter(self.params.values())).sharding
        tokens = jax.ShapeDtypeStruct((width, length), jnp.int32, sharding=where)
        counts = jax.ShapeDtypeStruct((width,), jnp.int32, sharding=where)
        name = f"embed ({width} of {length})"
        function = functools.partial(encoded, self.model.call)
        key = repr((name, self.model.architecture))
        return self._compiler.compile(name, function, self.params, tokens, counts, key=key)
