"""The compiled programs of a text model, each made when it is first needed (or when nobody waits for anything)."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import jax
import jax.numpy as jnp

from ..bridge.compiler import Compiler
from ..bridge.functional import Params
from ..settings import SamplingSettings
from .decode import DecodeState, PrefillChunk, decode, grow, init_state, prefill, release
from .kv_cache import cache_positions
from .model import TextModel
from .sampling import SamplingRows


@dataclass(frozen=True, slots=True)
class Shapes:
    """The few static numbers the programs are compiled for.

    Attributes:
        slots: conversations at a time.
        context_length: tokens each may have.
        prefill_chunks: rising lengths of prompt chunks.
        decode_widths: rising numbers of rows a decode program serves, from 1 to ``slots``.
        decode_steps: steps in one call.
    """

    slots: int
    context_length: int
    prefill_chunks: tuple[int, ...]
    decode_widths: tuple[int, ...]
    decode_steps: int


@dataclass(eq=False, slots=True)
class Programs:
    """Ahead-of-time compiled prefill and decode. Making one traces, so only the device thread may use this.

    Attributes:
        positions: how many tokens the cache has room for a slot; :meth:`grow` raises it.
    """

    model: TextModel
    params: Params
    shapes: Shapes
    compiler: Compiler
    positions: int
    _compiled: dict[tuple[str, int], Any] = field(default_factory=dict)

    def init_state(self) -> DecodeState:
        """All slots idle."""
        return init_state(self.model, self.shapes.slots, self.positions)

    def grow(self, state: DecodeState, needed: int) -> DecodeState:
        """Make room for ``needed`` tokens a slot: double the cache until it has, but not beyond the context.

        The programs for the smaller cache go; their successors are compiled when they are needed.
        """
        positions = self.positions
        while positions < needed:
            positions = cache_positions(min(positions * 2, self.shapes.context_length))
        if positions == self.positions:
            return state
        self.positions = positions
        self._compiled.clear()
        return grow(state, positions)

    def prefill(self, state: DecodeState, chunk: PrefillChunk) -> tuple[DecodeState, jax.Array, jax.Array]:
        """See :func:`decode.prefill`; ``state`` is donated."""
        result: tuple[DecodeState, jax.Array, jax.Array] = self._get("prefill", chunk.tokens.shape[1])(
            self.params, state, chunk
        )
        return result

    def decode(self, state: DecodeState, rows: Sequence[int]) -> tuple[DecodeState, jax.Array]:
        """See :func:`decode.decode`; ``state`` is donated."""
        result: tuple[DecodeState, jax.Array] = self._get("decode", len(rows))(
            self.params, state, jnp.asarray(rows, jnp.int32)
        )
        return result

    def release(self, state: DecodeState, slot: int) -> DecodeState:
        """See :func:`decode.release`; ``state`` is donated."""
        result: DecodeState = self._get("release", 0)(state, jnp.int32(slot))
        return result

    def width(self, active: int) -> int:
        """The narrowest decode program that serves ``active`` rows."""
        return next(width for width in self.shapes.decode_widths if width >= active)

    def compile_next(self) -> bool:
        """Compile one program that nobody has needed yet; False when all are there."""
        for key in self._wanted():
            if key not in self._compiled:
                self._get(*key)
                return True
        return False

    def _wanted(self) -> list[tuple[str, int]]:
        chunks = [("prefill", length) for length in self.shapes.prefill_chunks if length <= self.positions]
        widths = [("decode", width) for width in self.shapes.decode_widths]
        return [("release", 0), chunks[0], *widths, *chunks[1:]]

    def _get(self, kind: str, size: int) -> Any:
        program = self._compiled.get((kind, size))
        if program is None:
            program = self._compiled[kind, size] = self._compile(kind, size)
        return program

    def _compile(self, kind: str, size: int) -> Any:
        what = f"{kind} ({size})" if size else kind
        key = repr((what, self.shapes.decode_steps, self.model.traced_numbers))
        state = jax.eval_shape(self.init_state)
        scalar = jax.ShapeDtypeStruct((), jnp.int32)
        if kind == "release":
            return self.compiler.compile(what, release, state, scalar, donate_argnums=(0,), key=key)
        params = {name: jax.ShapeDtypeStruct(array.shape, array.dtype) for name, array in self.params.items()}
        if kind == "decode":
            rows = jax.ShapeDtypeStruct((size,), jnp.int32)
            step = functools.partial(decode, self.model, self.shapes.decode_steps)
            return self.compiler.compile(what, step, params, state, rows, donate_argnums=(1,), key=key)
        chunk = PrefillChunk(
            tokens=jax.ShapeDtypeStruct((1, size), jnp.int32),  # type: ignore[arg-type]
            count=scalar,  # type: ignore[arg-type]
            slot=scalar,  # type: ignore[arg-type]
            start=scalar,  # type: ignore[arg-type]
            budget=scalar,  # type: ignore[arg-type]
            seen=jax.ShapeDtypeStruct((self.model.vocabulary,), jnp.bool_),  # type: ignore[arg-type]
            sampling=jax.eval_shape(lambda: SamplingRows.one(SamplingSettings(), 0)),
        )
        fill = functools.partial(prefill, self.model)
        return self.compiler.compile(
            what, fill, params, state, chunk, donate_argnums=(1,), key=key, quick_first_run=True
        )
