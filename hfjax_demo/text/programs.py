"""The compiled programs of a text model, each compiled when it is first needed (or earlier, while the engine is idle).

A program is compiled for one number of positions per slot, and for any number of slots with memory. So a cache with more
positions needs programs of its own, which are best compiled before they are needed: see :meth:`Programs.compile_next`.

Programs are compiled by a :class:`~hfjax_demo.bridge.programs.program_table.CompilationExecutor`, in the background if it has its
own thread: :meth:`Programs.request_program` requests one and returns whether it exists. Only existing programs can be run.
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
from ..bridge.programs.program_table import CompilationExecutor, ProgramTable
from .kv_cache import cache_positions
from .logits_processing import LogitsProcessing, steering
from .model import TextModel
from .program_specs import (
    DECODE,
    DECODE_KINDS,
    EMBED,
    ProgramKey,
    ProgramShapes,
    abstract_program,
    prefill_kind,
    scored_lengths,
)
from .sampling import Logprobs
from .sharding import cache_bytes_per_token, place_on_mesh, state_bytes
from .step_functions import DecodeState, PrefillChunk, SampledTokens, init_state


@dataclass(eq=False, slots=True, weakref_slot=True)
class Programs:
    """Ahead-of-time compiled prefill and decode. Not thread-safe.

    Attributes:
        positions: number of tokens that a slot's cache has room for; :meth:`grow` raises it.
        maker: compiles the requested programs.
        asked: kinds of decode programs that any job has needed so far; no others are compiled ahead.
    """

    model: TextModel
    params: Params
    shapes: ProgramShapes
    compiler: Compiler
    positions: int
    maker: CompilationExecutor = field(default_factory=CompilationExecutor)
    requested_kinds: set[str] = field(default_factory=lambda: {DECODE})
    _table: ProgramTable[ProgramKey] = field(init=False)
    _placeholders: tuple[jax.Array, LogitsProcessing] | None = None
    _logits: Any = None  # shape of the logits that a prefill returns

    def __post_init__(self) -> None:
        own = weakref.proxy(self)  # else a reference cycle would keep the weights until the next garbage collection
        # Programs for a cache before it grew are of no use.
        self._table = ProgramTable(
            self.maker, lambda key: own._compile(key), lambda key: key.positions == 0 or key.positions >= own.positions
        )

    def init_state(self) -> DecodeState:
        """Return a state with all slots idle, and the fewest possible of them with memory."""
        idle = place_on_mesh(init_state(self.model, self.shapes.slots), self.model)
        return self.allocate(idle, range(self.slot_counts[0]))

    @property
    def slot_counts(self) -> tuple[int, ...]:
        """The numbers of slots that may have memory, rising."""
        return self.model.cache.slot_counts(self.shapes.slots)

    def allocate(self, state: DecodeState, slots: Sequence[int]) -> DecodeState:
        """Give memory to these slots."""
        return dataclasses.replace(state, caches=self.model.cache.allocate(state.caches, slots, self.positions))

    def deallocate(self, state: DecodeState, slots: Sequence[int]) -> DecodeState:
        """Take the memory of these slots."""
        return dataclasses.replace(state, caches=self.model.cache.deallocate(state.caches, slots))

    def slot_bytes(self, positions: int) -> int:
        """Return the bytes of a slot with so many positions; its states count twice, since they may be saved."""
        return positions * cache_bytes_per_token(self.model) + 2 * state_bytes(self.model)

    def positions_for(self, tokens: int) -> int:
        """Return the positions of a cache with room for so many tokens: doubled until there is, but not beyond the context."""
        positions = self.positions
        while positions < tokens:
            positions = cache_positions(min(positions * 2, self.shapes.context_length))
        return positions

    @property
    def has_finished(self) -> bool:
        """Whether a program was compiled that no call has noticed yet; :meth:`request_program` and :meth:`ready` do that."""
        return self._table.has_finished

    @property
    def is_compiling(self) -> bool:
        """Whether any program is being compiled."""
        return self._table.is_compiling

    def request_program(self, kind: str, size: int = 0, positions: int | None = None, *, tokens: int = 0) -> bool:
        """Return whether a program exists. If it does not, request its compilation.

        Args:
            positions: that it is compiled for; None: as many as the slots have now.
            tokens: for a decode: length of the longest sequence after it; 0: as many as there is room for.

        Raises:
            CompilationFailed: it cannot be compiled.
        """
        return self._table.request_program(self._key(kind, size, positions, tokens))

    def ahead(self, kind: str, size: int = 0, positions: int | None = None, *, tokens: int = 0) -> bool:
        """Return whether an optional program exists, arguments as for :meth:`request_program`. If it does not, request its
        compilation, unless that has failed before."""
        return self._table.ahead(self._key(kind, size, positions, tokens))

    def retry_failed(self) -> None:
        """Retry programs that could not be compiled if they are wanted from now on: a new request has arrived."""
        self._table.retry_failed()

    def ready(self, kind: str, sizes: Sequence[int], *, tokens: int = 0) -> list[int]:
        """Return those of these sizes for which a program exists, for so many tokens (see :meth:`request_program`) or more."""
        self._table.collect_finished()
        return [
            size for size in sizes if any(key in self._table.there for key in self._keys_serving(kind, size, tokens))
        ]

    def request_larger_cache(
        self, tokens: int, programs_in_use: Iterable[tuple[str, int]], *, ahead: bool = False
    ) -> bool:
        """Return whether the programs exist that a cache with room for so many tokens needs at once; if not, request them.

        Args:
            decodes: kind and size of further programs, which running jobs need.
            ahead: no job waits for them yet.

        Raises:
            CompilationFailed: one of them cannot be compiled, and a job waits for it.
        """
        positions = self.positions_for(tokens)
        needed = [("prefill", next(iter(self._chunks(positions)), positions)), *programs_in_use]
        ask = self.ahead if ahead else self.request_program
        there = [ask(kind, size, positions) for kind, size in needed]  # request all of them
        for kind in self._prefix_reuse_kinds:
            key = self._key(kind, 0, positions)
            there.append(self._table.ahead(key) or self._table.has_failed(key))
        return all(there)

    def _key(self, kind: str, size: int, positions: int | None = None, tokens: int = 0) -> ProgramKey:
        if kind in ("release", "logprobs", EMBED):
            return ProgramKey(kind, size, 0)
        positions = self.positions if positions is None else positions
        if kind not in DECODE_KINDS:
            return ProgramKey(kind, size, positions)
        reads = self.model.cache.reads(positions)
        read = next(read for read in reads if read >= min(tokens or positions, positions))
        return ProgramKey(kind, size, positions, 0 if read == positions else read)

    def _keys_serving(self, kind: str, size: int, tokens: int) -> list[ProgramKey]:
        """Return the keys of the programs that would serve, the one that reads least first."""
        if kind not in DECODE_KINDS:
            return [self._key(kind, size)]
        reads = [read for read in self.model.cache.reads(self.positions) if read >= tokens] or [self.positions]
        return [self._key(kind, size, tokens=read) for read in reads]

    def grow(self, state: DecodeState, tokens: int) -> DecodeState:
        """Make room for so many tokens per slot. The programs for the smaller cache are dropped."""
        positions = self.positions_for(tokens)
        if positions == self.positions:
            return state
        self.positions = positions
        self._table.remove_unused()
        return dataclasses.replace(state, caches=self.model.cache.grow(state.caches, positions))

    def prefill(
        self, state: DecodeState, chunk: PrefillChunk
    ) -> tuple[DecodeState, jax.Array, jax.Array, Logprobs | None]:
        """Run :func:`decode.prefill`; ``state`` is donated."""
        slot = int(chunk.slot)
        if chunk.steering is None:
            counts, nothing = self._placeholder_processing()
            chunk = dataclasses.replace(chunk, counts=counts, steering=nothing)
        program = self._get(prefill_kind(chunk), chunk.tokens.shape[1])
        new, token, logits, scores = program(self.params, self.part(state, [slot]), place_on_mesh(chunk, self.model))
        self._logits = jax.ShapeDtypeStruct(logits.shape, logits.dtype)
        return self.whole(state, new, [slot]), token, logits, scores

    def _placeholder_processing(self) -> tuple[jax.Array, LogitsProcessing]:
        """Return placeholders for the counts and steering of an unsteered chunk, created once: the program ignores them."""
        if self._placeholders is None:
            vocabulary = self.model.vocabulary
            nothing = jnp.zeros((vocabulary,), jnp.int32), steering([None], [None], vocabulary)
            self._placeholders = place_on_mesh(nothing, self.model)
        return self._placeholders

    def decode(
        self,
        state: DecodeState,
        rows: Sequence[int],
        steps: Sequence[int] | None = None,
        *,
        tokens: int = 0,
        kind: str = DECODE,
        steered: LogitsProcessing | None = None,
    ) -> tuple[DecodeState, SampledTokens]:
        """Run :func:`decode.decode`; ``state`` is donated.

        Args:
            steps: of each row; None: the most that the program has.
            tokens: see :meth:`request_program`.
            kind: of program.
            steered: how the rows are steered, for a steered kind.
        """
        key = next(key for key in self._keys_serving(kind, len(rows), tokens) if key in self._table.there)
        many = [self.shapes.decode_steps] * len(rows) if steps is None else steps
        where = place_on_mesh((jnp.asarray(rows, jnp.int32), jnp.asarray(many, jnp.int32)), self.model)
        extra = () if steered is None else (place_on_mesh(steered, self.model),)
        new, sampled = self._table.there[key](self.params, self.part(state, rows), *where, *extra)
        return self.whole(state, new, rows), sampled

    def logprobs(self, logits: jax.Array, token: jax.Array) -> Logprobs:
        """Run :func:`sampling.log_probabilities` on the results of a prefill."""
        found: Logprobs = self._get("logprobs")(logits, token)
        return found

    def embed(self, ids: Sequence[int], length: int) -> jax.Array:
        """Run :func:`pooling.pool_text` on a text padded to ``length``."""
        tokens = np.zeros((length,), np.int32)
        tokens[: len(ids)] = ids
        where = place_on_mesh((jnp.asarray(tokens), jnp.int32(len(ids))), self.model)
        found: jax.Array = self._get(EMBED, length)(self.params, *where)
        return found

    def copy(self, state: DecodeState, source: int, target: int, count: int) -> DecodeState:
        """Run :func:`decode.copy`; ``state`` is donated, except for the source's cache."""
        cache = self.model.cache.source(state.caches, source)
        where, many = place_on_mesh((jnp.int32(target), jnp.int32(count)), self.model)
        new = self._get("copy")(self.part(state, [target]), cache, where, many)
        return self.whole(state, new, [target])

    def save_states(self, state: DecodeState, slot: int) -> tuple[jax.Array, ...]:
        """Run :func:`decode.save_states`."""
        marked: tuple[jax.Array, ...] = self._get("mark")(
            self.part(state, [slot]), place_on_mesh(jnp.int32(slot), self.model)
        )
        return marked

    def restore_states(self, state: DecodeState, slot: int, marked: Sequence[jax.Array]) -> DecodeState:
        """Run :func:`decode.restore_states`; ``state`` is donated."""
        where = place_on_mesh(jnp.int32(slot), self.model)
        return self.whole(state, self._get("back")(self.part(state, [slot]), where, tuple(marked)), [slot])

    def release(self, state: DecodeState, slot: int) -> DecodeState:
        """Run :func:`decode.release`; ``state`` is donated."""
        return self.whole(
            state, self._get("release")(self.part(state, []), place_on_mesh(jnp.int32(slot), self.model)), []
        )

    @property
    def checked_chunks(self) -> list[int]:
        """The lengths of chunks that are compiled and checked before the first request: any prompt can be prefilled with them."""
        return self._required_chunks(self.positions)

    def scored_chunks(self, tokens: int) -> list[tuple[int, int]]:
        """Return chunk lengths, and positions of the cache, that suffice to prefill and score any prompt of so many tokens."""
        positions = self.positions_for(tokens)
        lengths = scored_lengths(self._required_chunks(positions), self.model.vocabulary)
        return [(length, positions) for length in lengths]

    def prepare(self) -> None:
        """Compile, on this thread, what every request needs: none may begin before."""
        for kind, size in self._required_programs():
            self._table.compile_now(self._key(kind, size))

    def free(self, state: Any) -> None:
        """Free the device memory, including the weights."""
        for leaf in jax.tree.leaves((self.params, state)):
            leaf.delete()

    def compile_next(self, *, more_positions: bool) -> bool:
        """Start compiling one program that was not needed yet, unless one is being compiled; return False if none is left.

        Args:
            more_positions: a sequence is near the end of its slot, so include the programs of a larger cache.
        """
        self._table.collect_finished()
        if self.is_compiling:
            return True
        sizes = [self.positions]
        if more_positions and self.positions < self.shapes.context_length:
            sizes.append(self.positions_for(self.positions + 1))
        for positions in sizes:
            for kind, size, tokens in self._programs_by_urgency(positions):
                key = self._key(kind, size, positions, tokens)
                if key not in self._table.there and not self._table.has_failed(key):
                    self._table.ahead(key)
                    return True
        return False

    def _required_programs(self) -> Iterator[tuple[str, int]]:
        """Yield kind and size of the programs that a model cannot do without."""
        yield "release", 0
        for length in self.checked_chunks:
            yield "prefill", length
        yield DECODE, self.shapes.decode_widths[0]

    @property
    def _prefix_reuse_kinds(self) -> tuple[str, ...]:
        """The programs that reuse a prefix in a slot."""
        if self.model.stateful:
            return "mark", "back"
        return ("copy",) if self.shapes.slots > 1 else ()

    def _required_chunks(self, positions: int) -> list[int]:
        return self._chunks(positions)[: 1 if self.shapes.padded else 3] or [positions]

    def _chunks(self, positions: int) -> list[int]:
        return [length for length in self.shapes.prefill_chunks if length <= positions]

    def _programs_by_urgency(self, positions: int) -> Iterator[tuple[str, int, int]]:
        """Yield what may be needed, soonest first, with the tokens that it is for (:meth:`request_program`). The widest decode,
        which reads all positions, serves any number of sequences until their own program exists."""
        first, *chunks = self._chunks(positions)
        yield "prefill", first, 0
        narrowest, *wider = self.shapes.decode_widths
        for width in (narrowest, *wider[-1:]):
            yield DECODE, width, 0
        for length in chunks:
            yield "prefill", length, 0
        for kind in self._prefix_reuse_kinds:
            yield kind, 0, 0
        for width in wider[:-1]:
            yield DECODE, width, 0
        *shorter, _ = self.model.cache.reads(positions)
        for tokens in shorter:
            for width in self.shapes.decode_widths:
                yield DECODE, width, tokens
        for kind in [kind for kind in DECODE_KINDS if kind in self.requested_kinds and kind != DECODE]:
            for width in self.shapes.decode_widths:
                yield kind, width, 0

    def _get(self, kind: str, size: int = 0) -> Any:
        return self._table.there[self._key(kind, size)]

    def _compile(self, key: ProgramKey) -> Any:
        """Compile a program. Runs on the thread of the maker, so it changes nothing here."""
        made = abstract_program(self.model, self.params, self.shapes, key, self._logits)
        return self.compiler.compile(
            made.name,
            made.function,
            *made.arguments,
            key=repr((made.name, self.shapes.decode_steps, self.model.trace_key)),
            donate_argnums=made.donate_argnums,
            ynnpack=made.ynnpack,
        )

    def part(self, state: DecodeState, slots: Sequence[int]) -> DecodeState:
        """Return what a program that works on some slots gets."""
        return dataclasses.replace(state, caches=self.model.cache.part(state.caches, slots))

    def whole(self, state: DecodeState, part: DecodeState, slots: Sequence[int]) -> DecodeState:
        """Return the state after a program has worked on some slots."""
        return dataclasses.replace(part, caches=self.model.cache.whole(state.caches, part.caches, slots))
