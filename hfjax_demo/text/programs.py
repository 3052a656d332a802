"""The compiled programs of a text model, each compiled when it is first needed (or earlier, while the engine is idle).

No program depends on the length of a sequence. Where attention cannot stop at it, a program reads a fixed number of positions,
one of a few (:meth:`.kv_cache.CacheLayout.reads`); one that reads more serves as well.

Programs are compiled by a :class:`~hfjax_demo.bridge.programs.program_table.CompilationExecutor`, in the background if it has its
own thread: :meth:`Programs.request_program` requests one and returns whether it exists. Only existing programs can be run.
"""

from __future__ import annotations

import dataclasses
import weakref
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import jax
import numpy as np

from ..bridge.programs.compiler import Compiler
from ..bridge.programs.program_table import CompilationExecutor, ProgramTable
from ..bridge.pytrees import host_array
from ..settings import BASE_CONTEXT
from .decode_state import DecodeState, SampledTokens, init_state
from .logits_processing import LogitsProcessing, steering
from .model import TextModel
from .program_specs import (
    DECODE,
    PUT_PAGES,
    TAKE_PAGES,
    VERIFY,
    ProgramKey,
    ProgramShapes,
    abstract_program,
    prefill_kind,
    scored_lengths,
    state_rows,
)
from .prompt_chunk import PrefillChunk
from .sampling import Logprobs
from .sharding import place_on_mesh

if TYPE_CHECKING:
    from ..bridge.functional import Params


MakeElsewhere = Callable[[ProgramShapes, ProgramKey, bool], None]
"""Has another process store the program of a key, given whether it is for later: no request waits for it."""


@dataclass(eq=False, slots=True, weakref_slot=True)
class Programs:
    """Ahead-of-time compiled prefill and decode. Not thread-safe.

    Attributes:
        maker: compiles the requested programs.
        make_elsewhere: compiles programs that are not stored; None: they are traced in this process.
        moved_pages: number of pages that a call of :meth:`take_pages` or :meth:`put_pages` moves; 0: there are no such programs.
    """

    model: TextModel
    params: Params
    shapes: ProgramShapes
    compiler: Compiler
    maker: CompilationExecutor = field(default_factory=CompilationExecutor)
    make_elsewhere: MakeElsewhere | None = None
    moved_pages: int = 0
    _table: ProgramTable[ProgramKey] = field(init=False)
    _unsteered: dict[int, LogitsProcessing] = field(default_factory=dict)  # of so many rows

    def __post_init__(self) -> None:
        own = weakref.proxy(self)  # else a reference cycle would keep the weights until the next garbage collection
        store = None if self.make_elsewhere is None else lambda key: own._compile(key, for_later=True)
        self._table = ProgramTable(self.maker, lambda key: own._compile(key), store)

    def init_state(self) -> DecodeState:
        """Return a state with all slots idle, and empty caches."""
        idle = place_on_mesh(init_state(self.model, self.shapes.slots), self.model)
        caches = self.model.cache.empty(self.shapes.pages, state_rows(self.shapes.slots))
        return dataclasses.replace(idle, caches=caches)

    @property
    def has_finished(self) -> bool:
        """Whether a program was compiled that no call has noticed yet; :meth:`request_program` and :meth:`ready` do that."""
        return self._table.has_finished

    @property
    def is_compiling(self) -> bool:
        """Whether any program is being compiled."""
        return self._table.is_compiling

    def request_program(self, kind: str, size: int = 0, *, tokens: int = 0) -> bool:
        """Return whether a program exists that serves. If there is none that reads no more than needed, request its compilation.

        Args:
            tokens: length of the longest sequence that it works on, afterwards; 0: as long as there is room for.

        Raises:
            CompilationFailed: none exists, and it cannot be compiled.
        """
        if self.ready(kind, [size], tokens=tokens):
            self.ahead(kind, size, tokens=tokens)
            return True
        return self._table.request_program(self._key(kind, size, tokens))

    def ahead(self, kind: str, size: int = 0, *, tokens: int = 0) -> bool:
        """Return whether an optional program exists, arguments as for :meth:`request_program`. If it does not, request its
        compilation, unless that has failed before."""
        return self._table.ahead(self._key(kind, size, tokens))

    def retry_failed(self) -> None:
        """Retry programs that could not be compiled if they are wanted from now on: a new request has arrived."""
        self._table.retry_failed()

    def ready(self, kind: str, sizes: Sequence[int], *, tokens: int = 0) -> list[int]:
        """Return those of these sizes for which a program exists, for so many tokens (see :meth:`request_program`) or more."""
        self._table.collect_finished()
        return [
            size for size in sizes if any(key in self._table.there for key in self._keys_serving(kind, size, tokens))
        ]

    def _reads(self, kind: str, tokens: int) -> list[int]:
        """Return the numbers of positions that a program of this kind may read for so many tokens, the fewest first."""
        positions = self.shapes.positions
        found = [read for read in self.model.cache.reads(positions) if read >= (tokens or positions)] or [positions]
        return [0 if read == positions else read for read in found]

    def _key(self, kind: str, size: int, tokens: int = 0) -> ProgramKey:
        return ProgramKey(kind, size, self._reads(kind, tokens)[0])

    def _keys_serving(self, kind: str, size: int, tokens: int) -> list[ProgramKey]:
        """Return the keys of the programs that would serve, the one that reads least first."""
        return [ProgramKey(kind, size, read) for read in self._reads(kind, tokens)]

    def _existing_key(self, kind: str, size: int, tokens: int) -> ProgramKey:
        return next(key for key in self._keys_serving(kind, size, tokens) if key in self._table.there)

    def pages_read(self, kind: str, size: int, tokens: int) -> int:
        """Return the length of the block tables that the existing program for so many tokens takes."""
        return self.model.cache.pages_for(self._existing_key(kind, size, tokens).read or self.shapes.positions)

    def prefill(
        self, state: DecodeState, chunk: PrefillChunk
    ) -> tuple[DecodeState, SampledTokens, jax.Array, Logprobs | None]:
        """Run :func:`.step_functions.prefill`; ``state`` is donated."""
        read = chunk.table.shape[0] * self.model.cache.page
        key = ProgramKey(prefill_kind(chunk), chunk.tokens.shape[1], 0 if read >= self.shapes.positions else read)
        return self._table.use(key)(self.params, state, place_on_mesh(chunk, self.model))  # type: ignore[no-any-return]

    def decode(
        self,
        state: DecodeState,
        rows: Sequence[int],
        tables: np.ndarray,
        steps: Sequence[int],
        *,
        tokens: int = 0,
        steered: LogitsProcessing | None = None,
        with_logprobs: bool = False,
        drafts: Sequence[int] = (),
    ) -> tuple[DecodeState, SampledTokens]:
        """Run :func:`.step_functions.decode`, or :func:`.step_functions.verify` with ``drafts``; ``state`` is donated.

        Args:
            tables: the block table of each row, int32 (rows, pages of the context).
            steps: of each row.
            tokens: see :meth:`request_program`.
            steered: how the rows are steered; None: not at all.
            with_logprobs: whether the log-probabilities of the tokens are requested.
        """
        width, model = len(rows), self.model
        if steered is None and width not in self._unsteered:
            self._unsteered[width] = place_on_mesh(steering([None] * width, [None] * width, model.vocabulary), model)
        key = (
            self._existing_key(VERIFY, 1 + len(drafts), tokens) if drafts else self._existing_key(DECODE, width, tokens)
        )
        read = tables[:, : model.cache.pages_for(key.read or self.shapes.positions)]
        given = host_array(rows, np.int32), host_array(read), host_array(drafts or steps, np.int32)
        processing = self._unsteered[width] if steered is None else place_on_mesh(steered, model)
        wanted = place_on_mesh(host_array(with_logprobs, bool), model)
        new: tuple[DecodeState, SampledTokens] = self._table.use(key)(
            self.params, state, *place_on_mesh(given, model), processing, wanted
        )
        return new

    def take_pages(self, state: DecodeState, pages: np.ndarray) -> jax.Array:
        """Run :func:`.program_specs.take_pages`, of :attr:`moved_pages` pages."""
        return self._table.use(ProgramKey(TAKE_PAGES, len(pages)))(state, place_on_mesh(pages, self.model))  # type: ignore[no-any-return]

    def put_pages(self, state: DecodeState, pages: np.ndarray, contents: np.ndarray) -> DecodeState:
        """Run :func:`.program_specs.put_pages`; ``state`` is donated."""
        given = place_on_mesh((pages, contents), self.model)
        return self._table.use(ProgramKey(PUT_PAGES, len(pages)))(state, *given)  # type: ignore[no-any-return]

    @property
    def checked_chunks(self) -> list[int]:
        """The lengths of chunks that are compiled and checked before the first request: any prompt can be prefilled with them."""
        return list(self.shapes.prefill_chunks[: 1 if self.shapes.padded else 3])

    @property
    def scored_chunks(self) -> list[int]:
        """The lengths of chunks that suffice to prefill and score any prompt."""
        return scored_lengths(self.checked_chunks, self.model.vocabulary)

    def prepare(self) -> None:
        """Compile what every request needs, all at a time: none may begin before. With :attr:`moved_pages` the programs that
        move pages as well."""
        least = self.model.cache.reads(self.shapes.positions)[0]
        keys = [self._key("prefill", length, max(least, length)) for length in self.checked_chunks]
        keys.append(self._key(DECODE, self.shapes.decode_widths[0], least))
        keys += [ProgramKey(kind, self.moved_pages) for kind in (TAKE_PAGES, PUT_PAGES) if self.moved_pages]
        with ThreadPoolExecutor(len(keys), thread_name_prefix="hfjax-prepare") as threads:
            list(threads.map(self._table.compile_now, keys))

    def free(self, state: Any) -> None:
        """Free the device memory, including the weights."""
        for leaf in jax.tree.leaves((self.params, state)):
            leaf.delete()

    def compile_next(self) -> bool:
        """Start compiling one program that was not needed yet, unless one is being compiled; return False if none is left."""
        self._table.collect_finished()
        if self.is_compiling:
            return True
        for kind, size, tokens in self._programs_by_urgency():
            key = self._key(kind, size, tokens)
            if not self._table.is_made(key) and not self._table.has_failed(key):
                self._table.prepare(key)
                return True
        return False

    @property
    def memory_bytes(self) -> int:
        """See :attr:`hfjax_demo.bridge.programs.program_table.ProgramTable.memory_bytes`."""
        return self._table.memory_bytes

    def drop_unused(self, seconds: float) -> None:
        """See :meth:`hfjax_demo.bridge.programs.program_table.ProgramTable.drop_unused`."""
        self._table.drop_unused(seconds)

    def _programs_by_urgency(self) -> Iterator[tuple[str, int, int]]:
        """Yield what may be needed, soonest first, with the tokens that it is for (:meth:`request_program`). The widest decode
        serves any number of sequences until their own program exists."""
        narrowest, *wider = self.shapes.decode_widths
        sizes = [("prefill", self.shapes.prefill_chunks[0])]
        sizes += [(DECODE, width) for width in (narrowest, *wider[-1:])]
        sizes += [("prefill", length) for length in self.shapes.prefill_chunks[1:]]
        sizes += [(DECODE, width) for width in wider[:-1]]
        shorter, *longer = self.model.cache.reads(self.shapes.positions)
        for tokens in (shorter, *(read for read in longer if read <= BASE_CONTEXT)):  # few conversations are longer
            yield from ((kind, size, tokens) for kind, size in sizes if kind == DECODE or size <= tokens)

    def store(self, key: ProgramKey) -> None:
        """Compile a program, for another process that finds it on disk."""
        self._compile(key)

    def _compile(self, key: ProgramKey, *, for_later: bool = False) -> Any:
        """Compile a program, or store it ``for_later``. Runs on the thread of the maker, so it changes nothing here."""
        made = abstract_program(self.model, self.params, self.shapes, key)
        elsewhere, shapes = self.make_elsewhere, self.shapes
        make: Callable[..., Any] = self.compiler.store_ahead if for_later else self.compiler.compile
        return make(
            made.name,
            made.function,
            *made.arguments,
            key=repr((made.name, self.shapes.decode_steps, self.model.trace_key)),
            donate_argnums=made.donate_argnums,
            ynnpack=made.ynnpack,
            elsewhere=None if elsewhere is None else lambda: elsewhere(shapes, key, for_later),
        )
