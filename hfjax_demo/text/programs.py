"""The compiled programs of a text model, each made when it is first needed (or when nobody waits for anything).

A program is made for one number of positions a slot; how many slots there are is in none of them. So a cache with more
positions wants programs of its own, which are best made before they are needed: see :meth:`Programs.compile_next`.
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import jax
import jax.numpy as jnp

from ..bridge.compiler import Compiler
from ..bridge.functional import Params
from ..settings import SamplingSettings
from .decode import DecodeState, Drawn, PrefillChunk, copy, decode, init_state, prefill, release
from .kv_cache import SlotArrays, cache_positions, empty_cache
from .model import TextModel
from .placing import (
    cache_bytes_per_token,
    described,
    grown,
    leaving_on_mesh,
    on_mesh,
    slot_described,
    weights_described,
)
from .sampling import Logprobs, SamplingRows, log_probabilities

Key = tuple[str, int, int]
"""What a program does, its size (a chunk's length, a decode's width), and the positions of the slots it works on."""

DECODE, DECODE_WITH_LOGPROBS = "decode", "decode with logprobs"


@dataclass(frozen=True, slots=True)
class Shapes:
    """The few static numbers the programs are compiled for.

    Attributes:
        slots: conversations at a time, at most.
        context_length: tokens each may have.
        prefill_chunks: rising lengths of prompt chunks.
        decode_widths: rising numbers of rows a decode program serves, up to ``slots``.
        decode_steps: steps in one call.
    """

    slots: int
    context_length: int
    prefill_chunks: tuple[int, ...]
    decode_widths: tuple[int, ...]
    decode_steps: int


def decode_widths(slots: int) -> tuple[int, ...]:
    """Powers of two up to ``slots``, and ``slots`` itself."""
    return tuple(sorted({slots} | {2**power for power in range(slots.bit_length()) if 2**power < slots}))


@dataclass(eq=False, slots=True)
class Programs:
    """Ahead-of-time compiled prefill and decode. Making one traces, so only the device thread may use this.

    Attributes:
        positions: how many tokens a slot's cache has room for; :meth:`grow` raises it.
        logprobs_asked: whether anybody has asked for logprobs yet; before that nothing is compiled for them.
    """

    model: TextModel
    params: Params
    shapes: Shapes
    compiler: Compiler
    positions: int
    logprobs_asked: bool = False
    _compiled: dict[Key, Any] = field(default_factory=dict)

    def init_state(self) -> DecodeState:
        """All slots idle, and as many with memory as decode together at least."""
        idle = on_mesh(init_state(self.model, self.shapes.slots), self.model)
        return self.place(idle, range(self.shapes.decode_widths[0]))

    def place(self, state: DecodeState, slots: Sequence[int]) -> DecodeState:
        """Give slots memory."""
        model = self.model
        new = {slot: empty_cache(model.layer_shapes, self.positions, model.dtype, model.mesh) for slot in slots}
        return _with_caches(state, new)

    def displace(self, state: DecodeState, slots: Sequence[int]) -> DecodeState:
        """Take slots' memory."""
        return _with_caches(state, dict.fromkeys(slots))

    def slot_bytes(self, positions: int) -> int:
        """The memory of a slot."""
        return positions * cache_bytes_per_token(self.model)

    def positions_for(self, tokens: int) -> int:
        """The positions that a cache with room for so many tokens has: doubled until it has, but not beyond the context."""
        positions = self.positions
        while positions < tokens:
            positions = cache_positions(min(positions * 2, self.shapes.context_length))
        return positions

    def grow(self, state: DecodeState, tokens: int) -> DecodeState:
        """Make room for so many tokens a slot. The programs for the smaller cache go."""
        positions = self.positions_for(tokens)
        if positions == self.positions:
            return state
        self.positions = positions
        self._compiled = {key: program for key, program in self._compiled.items() if key[2] in (0, positions)}
        for slot, cache in enumerate(state.caches):  # one after the other: the old one goes before the next is made
            if cache is not None:
                state = _with_caches(state, {slot: grown(cache, positions, self.model)})
        return state

    def prefill(self, state: DecodeState, chunk: PrefillChunk) -> tuple[DecodeState, jax.Array, jax.Array]:
        """See :func:`decode.prefill`; ``state`` is donated."""
        slot = int(chunk.slot)
        program = self._get("prefill", chunk.tokens.shape[1])
        new, token, logits = program(self.params, _part(state, [slot]), on_mesh(chunk, self.model))
        return _whole(state, new, [slot]), token, logits

    def decode(
        self, state: DecodeState, rows: Sequence[int], *, with_logprobs: bool = False
    ) -> tuple[DecodeState, Drawn]:
        """See :func:`decode.decode`; ``state`` is donated."""
        self.logprobs_asked |= with_logprobs
        program = self._get(_decode(with_logprobs), len(rows))
        new, drawn = program(self.params, _part(state, rows), on_mesh(jnp.asarray(rows, jnp.int32), self.model))
        return _whole(state, new, rows), drawn

    def logprobs(self, logits: jax.Array, token: jax.Array) -> Logprobs:
        """See :func:`sampling.log_probabilities`; of what a prefill gave."""
        key = "logprobs", 0, 0
        if key not in self._compiled:
            self._compiled[key] = self.compiler.compile("logprobs", log_probabilities, logits, token, key="logprobs")
        found: Logprobs = self._compiled[key](logits, token)
        return found

    def copy(self, state: DecodeState, source: int, target: int, count: int) -> DecodeState:
        """See :func:`decode.copy`; ``state`` is donated but for the source's cache."""
        cache = state.caches[source]
        where, many = on_mesh((jnp.int32(target), jnp.int32(count)), self.model)
        new = self._get("copy")(_part(state, [target]), cache, where, many)
        return _whole(state, new, [target])

    def release(self, state: DecodeState, slot: int) -> DecodeState:
        """See :func:`decode.release`; ``state`` is donated."""
        return _whole(state, self._get("release")(_part(state, []), on_mesh(jnp.int32(slot), self.model)), [])

    def width(self, active: int, soon: int, placed: int, *, with_logprobs: bool = False) -> int:
        """The width for the next decode of ``active`` rows: the narrowest whose program is there, so that nobody waits for one.

        It may be more than ``placed``, the slots with memory. Where no program is there, the narrowest for as many as there
        will be ``soon``, as far as they are placed.
        """
        widths, kind = self.shapes.decode_widths, _decode(with_logprobs)
        ready = [width for width in widths if width >= active and (kind, width, self.positions) in self._compiled]
        return ready[0] if ready else next(width for width in widths if width >= min(max(active, soon), placed))

    def prepare(self, key: Key) -> None:
        """Compile one program, if it is not there."""
        if key not in self._compiled:
            self._compile(key)

    def close(self, state: DecodeState) -> None:
        """Free the device's memory, of the weights too."""
        for leaf in jax.tree.leaves((self.params, state)):
            leaf.delete()

    def compile_next(self, *, more_positions: bool) -> bool:
        """Compile one program that nobody has needed yet; False when all are there.

        Args:
            more_positions: a conversation comes near the end of its slot, so those that a larger cache wants too.
        """
        sizes = [self.positions]
        if more_positions and self.positions < self.shapes.context_length:
            sizes.append(self.positions_for(self.positions + 1))
        for key in (key for positions in sizes for key in self._wanted(positions)):
            if key not in self._compiled:
                self._compile(key)
                return True
        return False

    def _wanted(self, positions: int) -> Iterator[Key]:
        """What may be needed, soonest first: the widest decode serves any number of conversations until its own is there."""
        yield "release", 0, 0
        first, *chunks = [length for length in self.shapes.prefill_chunks if length <= positions]
        yield "prefill", first, positions
        narrowest, *wider = self.shapes.decode_widths
        for width in (narrowest, *wider[-1:]):
            yield DECODE, width, positions
        for length in chunks:
            yield "prefill", length, positions
        if self.shapes.slots > 1:
            yield "copy", 0, positions
        for width in wider[:-1]:
            yield DECODE, width, positions
        for width in self.shapes.decode_widths if self.logprobs_asked else ():
            yield DECODE_WITH_LOGPROBS, width, positions

    def _get(self, kind: str, size: int = 0) -> Any:
        key = kind, size, 0 if kind == "release" else self.positions
        if key not in self._compiled:
            self._compile(key)
        return self._compiled[key]

    def _compile(self, key: Key) -> None:
        kind, size, positions = key
        what = f"{kind} ({size})" if size else kind
        state: DecodeState = jax.eval_shape(functools.partial(init_state, self.model, self.shapes.slots))
        slot: SlotArrays = jax.eval_shape(
            functools.partial(empty_cache, self.model.layer_shapes, positions, self.model.dtype)
        )
        slot = slot_described(slot, self.model)
        scalar = jax.ShapeDtypeStruct((), jnp.int32)
        params = weights_described(self.params, self.model)

        def with_slots(count: int) -> DecodeState:
            return dataclasses.replace(state, caches=(slot,) * count)

        compile = functools.partial(self._make, what)
        if kind == "release":
            program = compile(release, with_slots(0), scalar, donate_argnums=(0,))
        elif kind == "copy":
            program = compile(copy, with_slots(1), slot, scalar, scalar, donate_argnums=(0,))
        elif kind in (DECODE, DECODE_WITH_LOGPROBS):
            rows = jax.ShapeDtypeStruct((size,), jnp.int32)
            with_logprobs = kind == DECODE_WITH_LOGPROBS
            step = functools.partial(decode, self.model, self.shapes.decode_steps, with_logprobs=with_logprobs)
            program = compile(step, params, with_slots(size), rows, donate_argnums=(1,))
        else:
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
            # The library that a quick first run does without is what makes products of other types quick.
            quick = self.model.dtype == jnp.float32
            program = compile(fill, params, with_slots(1), chunk, donate_argnums=(1,), quick_first_run=quick)
        self._compiled[key] = program

    def _make(self, what: str, function: Callable[..., Any], *arguments: Any, **options: Any) -> Any:
        name = repr((what, self.shapes.decode_steps, self.model.traced_numbers))
        key = name if self.model.mesh is None else None  # a stored program knows nothing of devices
        leaving = leaving_on_mesh(function, self.model)
        return self.compiler.compile(what, leaving, *described(arguments, self.model), key=key, **options)


def _decode(with_logprobs: bool) -> str:
    return DECODE_WITH_LOGPROBS if with_logprobs else DECODE


def _part(state: DecodeState, slots: Sequence[int]) -> DecodeState:
    """What a program that works on some slots gets."""
    return dataclasses.replace(state, caches=tuple(state.caches[slot] for slot in slots))


def _whole(state: DecodeState, part: DecodeState, slots: Sequence[int]) -> DecodeState:
    """The state after a program has worked on some slots."""
    caches = dict(zip(slots, part.caches, strict=True))
    return _with_caches(dataclasses.replace(part, caches=state.caches), caches)


def _with_caches(state: DecodeState, caches: Mapping[int, SlotArrays | None]) -> DecodeState:
    return dataclasses.replace(state, caches=tuple(caches.get(slot, cache) for slot, cache in enumerate(state.caches)))
