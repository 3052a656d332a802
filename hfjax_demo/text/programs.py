"""The compiled programs of a text model, each made when it is first needed (or when nobody waits for anything).

A program is made for one number of positions a slot; how many slots there are is in none of them. So a cache with more
positions wants programs of its own, which are best made before they are needed: see :meth:`Programs.compile_next`.

Programs are made by a :class:`~hfjax_demo.bridge.programs.making.ProgramMaker`, beside whoever computes where that is a thread of
its own: :meth:`Programs.want` asks for one and says whether it is there. What runs a program takes only one that is there.
"""

from __future__ import annotations

import dataclasses
import weakref
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from ..bridge.functional import Params
from ..bridge.programs.compiler import Compiler
from ..bridge.programs.making import MakeAtOnce, ProgramMaker, ProgramTable
from .abstract import (
    DECODE,
    DECODES,
    EMBED,
    Key,
    Shapes,
    abstract_program,
    prefill_kind,
    scored_lengths,
)
from .decode import DecodeState, PrefillChunk, SampledTokens, init_state
from .kv_cache import cache_positions
from .model import TextModel
from .sampling import Logprobs
from .sharding import cache_bytes_per_token, on_mesh, state_bytes
from .steering import Steering, steering


@dataclass(eq=False, slots=True, weakref_slot=True)
class Programs:
    """Ahead-of-time compiled prefill and decode. To be used by one thread at a time.

    Attributes:
        positions: how many tokens a slot's cache has room for; :meth:`grow` raises it.
        maker: makes the programs that are wanted.
        asked: the kinds of decode programs that anybody has asked for yet; before that no other is compiled.
    """

    model: TextModel
    params: Params
    shapes: Shapes
    compiler: Compiler
    positions: int
    maker: ProgramMaker = field(default_factory=MakeAtOnce)
    asked: set[str] = field(default_factory=lambda: {DECODE})
    _table: ProgramTable[Key] = field(init=False)
    _unsteered: tuple[jax.Array, Steering] | None = None
    _logits: Any = None  # the shape of what a prefill gives

    def __post_init__(self) -> None:
        own = weakref.proxy(self)  # else weights that nobody has any more would wait for a search for cycles
        # Those for a cache before it grew are of no use.
        self._table = ProgramTable(
            self.maker, lambda key: own._compile(key), lambda key: key.positions == 0 or key.positions >= own.positions
        )

    def init_state(self) -> DecodeState:
        """All slots idle, and as many with memory as decode together at least."""
        idle = on_mesh(init_state(self.model, self.shapes.slots), self.model)
        return self.allocate(idle, range(self.slot_counts[0]))

    @property
    def slot_counts(self) -> tuple[int, ...]:
        """Rising numbers of slots that may have memory."""
        return self.model.cache.slot_counts(self.shapes.slots)

    def allocate(self, state: DecodeState, slots: Sequence[int]) -> DecodeState:
        """Give slots memory."""
        return dataclasses.replace(state, caches=self.model.cache.allocate(state.caches, slots, self.positions))

    def deallocate(self, state: DecodeState, slots: Sequence[int]) -> DecodeState:
        """Take slots' memory."""
        return dataclasses.replace(state, caches=self.model.cache.deallocate(state.caches, slots))

    def slot_bytes(self, positions: int) -> int:
        """The bytes of memory that a slot with so many positions takes, its states twice, since they are marked."""
        return positions * cache_bytes_per_token(self.model) + 2 * state_bytes(self.model)

    def positions_for(self, tokens: int) -> int:
        """The positions that a cache with room for so many tokens has: doubled until it has, but not beyond the context."""
        positions = self.positions
        while positions < tokens:
            positions = cache_positions(min(positions * 2, self.shapes.context_length))
        return positions

    @property
    def arrived(self) -> bool:
        """Whether a program has been made that no call has taken in yet; :meth:`want` and :meth:`ready` do that."""
        return self._table.arrived

    @property
    def awaited(self) -> bool:
        """Whether any program is being made."""
        return self._table.awaited

    def want(self, kind: str, size: int = 0, positions: int | None = None, *, tokens: int = 0) -> bool:
        """Whether a program is there. If it is not, it is being made from now on.

        Args:
            positions: those it is for; None: as many as the slots have now.
            tokens: of a decode: that the longest conversation will have after it; 0: as many as there is room for.

        Raises:
            NotMade: it cannot be made.
        """
        return self._table.want(self._key(kind, size, positions, tokens))

    def ahead(self, kind: str, size: int = 0, positions: int | None = None, *, tokens: int = 0) -> bool:
        """Whether a program is there that can be done without, arguments as for :meth:`want`. If it is not, it is being made from
        now on, unless that has failed before."""
        return self._table.ahead(self._key(kind, size, positions, tokens))

    def ask_anew(self) -> None:
        """Somebody new asks: what could not be made for others is tried once more if it is wanted now."""
        self._table.ask_anew()

    def ready(self, kind: str, sizes: Sequence[int], *, tokens: int = 0) -> list[int]:
        """Those of these sizes of which a program is there, for so many tokens (see :meth:`want`) or more."""
        self._table.take_in()
        return [size for size in sizes if any(key in self._table.there for key in self._serving(kind, size, tokens))]

    def want_positions(self, tokens: int, decodes: Iterable[tuple[str, int]], *, ahead: bool = False) -> bool:
        """Whether the programs are there that a cache with room for so many tokens needs at once; else they are being made.

        Args:
            decodes: kind and size of the programs besides that what is under way needs.
            ahead: nobody waits for them yet.

        Raises:
            NotMade: one of them cannot be made, and somebody waits.
        """
        positions = self.positions_for(tokens)
        needed = [("prefill", next(iter(self._chunks(positions)), positions)), *decodes]
        ask = self.ahead if ahead else self.want
        there = [ask(kind, size, positions) for kind, size in needed]  # all of them are to be begun
        for kind in self._taking_up:
            key = self._key(kind, 0, positions)
            there.append(self._table.ahead(key) or self._table.is_given_up(key))
        return all(there)

    def _key(self, kind: str, size: int, positions: int | None = None, tokens: int = 0) -> Key:
        if kind in ("release", "logprobs", EMBED):
            return Key(kind, size, 0)
        positions = self.positions if positions is None else positions
        if kind not in DECODES:
            return Key(kind, size, positions)
        reads = self.model.cache.reads(positions)
        read = next(read for read in reads if read >= min(tokens or positions, positions))
        return Key(kind, size, positions, 0 if read == positions else read)

    def _serving(self, kind: str, size: int, tokens: int) -> list[Key]:
        """The programs that would do, the one that reads least first."""
        if kind not in DECODES:
            return [self._key(kind, size)]
        reads = [read for read in self.model.cache.reads(self.positions) if read >= tokens] or [self.positions]
        return [self._key(kind, size, tokens=read) for read in reads]

    def grow(self, state: DecodeState, tokens: int) -> DecodeState:
        """Make room for so many tokens a slot. The programs for the smaller cache go."""
        positions = self.positions_for(tokens)
        if positions == self.positions:
            return state
        self.positions = positions
        self._table.clear_out()
        return dataclasses.replace(state, caches=self.model.cache.grow(state.caches, positions))

    def prefill(
        self, state: DecodeState, chunk: PrefillChunk
    ) -> tuple[DecodeState, jax.Array, jax.Array, Logprobs | None]:
        """See :func:`decode.prefill`; ``state`` is donated."""
        slot = int(chunk.slot)
        if chunk.steering is None:
            counts, nothing = self._nothing_steers()
            chunk = dataclasses.replace(chunk, counts=counts, steering=nothing)
        program = self._get(prefill_kind(chunk), chunk.tokens.shape[1])
        new, token, logits, scores = program(self.params, self.part(state, [slot]), on_mesh(chunk, self.model))
        self._logits = jax.ShapeDtypeStruct(logits.shape, logits.dtype)
        return self.whole(state, new, [slot]), token, logits, scores

    def _nothing_steers(self) -> tuple[jax.Array, Steering]:
        """What a chunk has in place of counts and of what steers its answer, made once: the program does not look at it."""
        if self._unsteered is None:
            vocabulary = self.model.vocabulary
            nothing = jnp.zeros((vocabulary,), jnp.int32), steering([None], [None], vocabulary)
            self._unsteered = on_mesh(nothing, self.model)
        return self._unsteered

    def decode(
        self,
        state: DecodeState,
        rows: Sequence[int],
        steps: Sequence[int] | None = None,
        *,
        tokens: int = 0,
        kind: str = DECODE,
        steered: Steering | None = None,
    ) -> tuple[DecodeState, SampledTokens]:
        """See :func:`decode.decode`; ``state`` is donated.

        Args:
            steps: of each row; None: as many as the program has at most.
            tokens: see :meth:`want`.
            kind: of program.
            steered: what steers the rows, where the kind is a steered one.
        """
        key = next(key for key in self._serving(kind, len(rows), tokens) if key in self._table.there)
        many = [self.shapes.decode_steps] * len(rows) if steps is None else steps
        where = on_mesh((jnp.asarray(rows, jnp.int32), jnp.asarray(many, jnp.int32)), self.model)
        extra = () if steered is None else (on_mesh(steered, self.model),)
        new, sampled = self._table.there[key](self.params, self.part(state, rows), *where, *extra)
        return self.whole(state, new, rows), sampled

    def logprobs(self, logits: jax.Array, token: jax.Array) -> Logprobs:
        """See :func:`sampling.log_probabilities`; of what a prefill gave."""
        found: Logprobs = self._get("logprobs")(logits, token)
        return found

    def embed(self, ids: Sequence[int], length: int) -> jax.Array:
        """See :func:`pooling.pooled`; of a text padded to ``length``."""
        tokens = np.zeros((length,), np.int32)
        tokens[: len(ids)] = ids
        where = on_mesh((jnp.asarray(tokens), jnp.int32(len(ids))), self.model)
        found: jax.Array = self._get(EMBED, length)(self.params, *where)
        return found

    def copy(self, state: DecodeState, source: int, target: int, count: int) -> DecodeState:
        """See :func:`decode.copy`; ``state`` is donated but for the source's cache."""
        cache = self.model.cache.source(state.caches, source)
        where, many = on_mesh((jnp.int32(target), jnp.int32(count)), self.model)
        new = self._get("copy")(self.part(state, [target]), cache, where, many)
        return self.whole(state, new, [target])

    def mark(self, state: DecodeState, slot: int) -> tuple[jax.Array, ...]:
        """See :func:`decode.mark`."""
        marked: tuple[jax.Array, ...] = self._get("mark")(
            self.part(state, [slot]), on_mesh(jnp.int32(slot), self.model)
        )
        return marked

    def back(self, state: DecodeState, slot: int, marked: Sequence[jax.Array]) -> DecodeState:
        """See :func:`decode.back`; ``state`` is donated."""
        where = on_mesh(jnp.int32(slot), self.model)
        return self.whole(state, self._get("back")(self.part(state, [slot]), where, tuple(marked)), [slot])

    def release(self, state: DecodeState, slot: int) -> DecodeState:
        """See :func:`decode.release`; ``state`` is donated."""
        return self.whole(state, self._get("release")(self.part(state, []), on_mesh(jnp.int32(slot), self.model)), [])

    @property
    def checked_chunks(self) -> list[int]:
        """The lengths of chunks that are made and checked before anybody is served: any prompt can go in by them."""
        return self._least_chunks(self.positions)

    def scored_chunks(self, tokens: int) -> list[tuple[int, int]]:
        """Lengths of chunks, and positions of the cache, by which any prompt of so many tokens can go in and be scored."""
        positions = self.positions_for(tokens)
        lengths = scored_lengths(self._least_chunks(positions), self.model.vocabulary)
        return [(length, positions) for length in lengths]

    def prepare(self) -> None:
        """Make what every conversation needs, here and now: before that, none may begin."""
        for kind, size in self._first():
            self._table.make_now(self._key(kind, size))

    def free(self, state: Any) -> None:
        """Free the device's memory, of the weights too."""
        for leaf in jax.tree.leaves((self.params, state)):
            leaf.delete()

    def compile_next(self, *, more_positions: bool) -> bool:
        """Have one program made that nobody has needed yet, unless one is being made; False when all are there that can be made.

        Args:
            more_positions: a conversation comes near the end of its slot, so those that a larger cache wants too.
        """
        self._table.take_in()
        if self.awaited:
            return True
        sizes = [self.positions]
        if more_positions and self.positions < self.shapes.context_length:
            sizes.append(self.positions_for(self.positions + 1))
        for positions in sizes:
            for kind, size, tokens in self._wanted(positions):
                key = self._key(kind, size, positions, tokens)
                if key not in self._table.there and not self._table.is_given_up(key):
                    self._table.ahead(key)
                    return True
        return False

    def _first(self) -> Iterator[tuple[str, int]]:
        """Kind and size of what a model cannot do without."""
        yield "release", 0
        for length in self.checked_chunks:
            yield "prefill", length
        yield DECODE, self.shapes.decode_widths[0]

    @property
    def _taking_up(self) -> tuple[str, ...]:
        """The programs that spare the prefill of what is in some slot."""
        if self.model.stateful:
            return "mark", "back"
        return ("copy",) if self.shapes.slots > 1 else ()

    def _least_chunks(self, positions: int) -> list[int]:
        return self._chunks(positions)[: 1 if self.shapes.padded else 3] or [positions]

    def _chunks(self, positions: int) -> list[int]:
        return [length for length in self.shapes.prefill_chunks if length <= positions]

    def _wanted(self, positions: int) -> Iterator[tuple[str, int, int]]:
        """What may be needed, soonest first, with the tokens it is for (:meth:`want`): the widest decode, which reads all, serves
        any number of conversations until their own is there."""
        first, *chunks = self._chunks(positions)
        yield "prefill", first, 0
        narrowest, *wider = self.shapes.decode_widths
        for width in (narrowest, *wider[-1:]):
            yield DECODE, width, 0
        for length in chunks:
            yield "prefill", length, 0
        for kind in self._taking_up:
            yield kind, 0, 0
        for width in wider[:-1]:
            yield DECODE, width, 0
        *shorter, _ = self.model.cache.reads(positions)
        for tokens in shorter:
            for width in self.shapes.decode_widths:
                yield DECODE, width, tokens
        for kind in [kind for kind in DECODES if kind in self.asked and kind != DECODE]:
            for width in self.shapes.decode_widths:
                yield kind, width, 0

    def _get(self, kind: str, size: int = 0) -> Any:
        return self._table.there[self._key(kind, size)]

    def _compile(self, key: Key) -> Any:
        """On whatever thread makes programs: nothing here changes."""
        made = abstract_program(self.model, self.params, self.shapes, key, self._logits)
        return self.compiler.compile(
            made.name,
            made.function,
            *made.arguments,
            key=repr((made.name, self.shapes.decode_steps, self.model.traced_numbers)),
            donate_argnums=made.donate_argnums,
            ynnpack=made.ynnpack,
        )

    def part(self, state: DecodeState, slots: Sequence[int]) -> DecodeState:
        """What a program that works on some slots gets."""
        return dataclasses.replace(state, caches=self.model.cache.part(state.caches, slots))

    def whole(self, state: DecodeState, part: DecodeState, slots: Sequence[int]) -> DecodeState:
        """The state after a program has worked on some slots."""
        return dataclasses.replace(part, caches=self.model.cache.whole(state.caches, part.caches, slots))
