"""Creates compiled programs: the only place where functions are traced, compiled and counted.

With a :class:`~.store.ProgramStore`, a program that an earlier process compiled is loaded as XLA's executable.
"""

from __future__ import annotations

import itertools
import threading
import time
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

import jax
from jax.tree_util import PyTreeDef

from ..platforms import HOST_MEMORY, Platform, current_platform, uses_jax_cache
from .restoring import (
    FIRST_PROGRAMS,
    MAX_FIRST_PROGRAMS,
    ProgramKey,
    ProgramPrefetcher,
    first_programs,
    named_jit,
    restore,
    save,
)
from .store import ProgramStore

Options = dict[str, Any]

# Part of the repr of an object identified only by its address, which differs in the next process.
_ADDRESS = " at 0x"

# LLVM uses half of AVX-512's width by default; with the full width, decoding is about 2 % faster.
CPU_OPTIONS: Options = {"xla_cpu_prefer_vector_width": 512}

# XLA's option for the operations on a CPU that YNNPACK computes.
_YNNPACK = "xla_cpu_experimental_ynn_fusion_type"
_PRODUCTS = ",".join(f"LIBRARY_FUSION_TYPE_{name}" for name in ("DOT", "INDIVIDUAL_DOT", "INDIVIDUAL_CONVOLUTION"))

# By default XLA merges the products of one array with several weights into one, for which it writes a copy of the weights in
# every call: 650 of the 5 136 MB of SDXL's UNet, whose 140 attentions have the prompt's keys and values merged.
GPU_OPTIONS: Options = {"xla_gpu_dot_merger_threshold_mb": 0}


class Ynnpack(Enum):
    """The operations of a program that XLA delegates to YNNPACK, its library on a CPU."""

    ALL = None  #: products, and sums with the operations before them: XLA's default
    #: Sums use XLA's own code. One row of the gated delta rule, whose states are summed over, takes 0.06 ms per layer (12 heads
    #: of 128 x 128) instead of 1.2 ms; from two rows on, YNNPACK's sums are faster.
    PRODUCTS = _PRODUCTS
    #: YNNPACK plans every product when a program first runs: 0.2 s for a chunk of 64 tokens of SmolLM2 135M on one machine, 2 s
    #: on another. It makes decoding of four rows 1.5 times as fast, but that model's prefill no faster.
    NOTHING = ""


@dataclass(frozen=True, slots=True)
class CompilationReport:
    """A program that has just been created: its purpose ("decode (4)", "the UNet"), the time that it took, and whether it was
    loaded from disk without tracing."""

    name: str
    seconds: float
    stored: bool


def ignore(_: Any) -> None:
    """Do nothing: the default callback of ``on_begin`` and ``on_end``."""


class Compiler:
    """Compiles and counts the programs of one engine. Thread-safe: programs are traced one after another, since torch replaces a
    module's parameters while it is called, but compiled at the same time.

    Attributes:
        seconds, programs: the time spent so far, and the number of programs.
    """

    def __init__(
        self,
        *,
        store: ProgramStore | None = None,
        prefetch: ProgramPrefetcher | None = None,
        on_begin: Callable[[str], None] = ignore,
        on_end: Callable[[CompilationReport], None] = ignore,
        lists_first: bool = True,
    ) -> None:
        """
        Args:
            store: where programs are stored on disk (:func:`.fingerprint.open_store`); None stores none.
            prefetch: the programs that are already being restored from that store.
            on_begin: called before a program is created, with its purpose ("decode (4)", "the UNet"). An exception from it ends
                the call before anything is created, so that loading can be cancelled between two programs.
            on_end: called after it was created. Both are called on the thread that requests the program.
            lists_first: whether the first programs are those that the next process needs first; not so if they are compiled for
                another process.
        """
        self.seconds = 0.0
        self.programs = 0
        self.store = store
        self._prefetch = prefetch
        self._tracing = threading.Lock()
        self._lock = threading.Lock()  # guards the counts and the list of first programs
        self._first_keys: list[ProgramKey] = []
        self._previous_first_keys = [] if store is None else first_programs(store)
        self._lists_first = lists_first
        self._on_begin = on_begin
        self._on_end = on_end

    def compile(
        self,
        what: str,
        function: Callable[..., Any],
        *arguments: Any,
        donate_argnums: tuple[int, ...] = (),
        key: str | None = None,
        ynnpack: Ynnpack = Ynnpack.ALL,
        elsewhere: Callable[[], None] | None = None,
    ) -> Program:
        """Return the program of ``function`` for arguments like these; call it with such arguments, all by position.

        Args:
            what: its purpose, for messages and profiles.
            function: pure; traced unless the program is in the store.
            arguments: arrays, or ``jax.ShapeDtypeStruct`` in their place, in any pytrees. The program is compiled for the
                devices that they are on. It is stored only if that is JAX's first device alone, and the device's own memory,
                and if JAX's persistent cache is not in use.
            donate_argnums: arguments whose memory the program may reuse.
            key: everything the function's code reads besides its arguments and the model's files (static numbers, names), as
                text; None if that cannot be expressed, and then the program is not stored.
            ynnpack: the operations that this library computes on a CPU.
            elsewhere: has another process store the program; called if it would be stored and is not. If it still is not
                afterwards, because XLA cannot serialize it or what was kept of the model has been deleted, it is traced in this
                process.

        Raises:
            Exception: any exception of ``function``, ``elsewhere`` or XLA.
        """
        self._on_begin(what)
        started = time.perf_counter()
        leaves, structure, full_key, store = self._describe(
            what, arguments, donate_argnums=donate_argnums, key=key, ynnpack=ynnpack
        )
        program = None if store is None else self._load_stored(store, full_key, structure)
        stored = program is not None
        if program is None and store is not None and elsewhere is not None:
            elsewhere()
            program = self._load_stored(store, full_key, structure)
        if program is None:
            program = _trace_and_compile(function, leaves, structure, full_key, store, self._tracing)
        seconds = time.perf_counter() - started
        with self._lock:
            self.seconds += seconds
            self.programs += 1
            if self._lists_first and store is not None and len(self._first_keys) < MAX_FIRST_PROGRAMS:
                self._first_keys.append(full_key)
                if self._first_keys != self._previous_first_keys[: len(self._first_keys)]:
                    store.save(FIRST_PROGRAMS, self._first_keys)
        self._on_end(CompilationReport(what, seconds, stored))
        return program

    def store_ahead(
        self,
        what: str,
        function: Callable[..., Any],
        *arguments: Any,
        elsewhere: Callable[[], None],
        **options: Any,
    ) -> Program | None:
        """Have a program stored by another process, without loading it. Arguments as of :meth:`compile`.

        Returns:
            None; the program itself, as from :meth:`compile`, if it cannot be stored.
        """
        *_, full_key, store = self._describe(what, arguments, **options)
        if store is not None and store.load(full_key) is None:
            self._on_begin(what)
            started = time.perf_counter()
            elsewhere()
            self._on_end(CompilationReport(what, time.perf_counter() - started, stored=False))
        if store is not None and store.load(full_key) is not None:
            return None
        return self.compile(what, function, *arguments, elsewhere=elsewhere, **options)

    def _describe(
        self,
        what: str,
        arguments: tuple[Any, ...],
        *,
        donate_argnums: tuple[int, ...] = (),
        key: str | None = None,
        ynnpack: Ynnpack = Ynnpack.ALL,
    ) -> tuple[list[jax.ShapeDtypeStruct], PyTreeDef, ProgramKey, ProgramStore | None]:
        """Return the arguments' leaves as shapes, their structure, the program's key, and the store for it, if it can be stored.
        Arguments as of :meth:`compile`."""
        leaves, structure = jax.tree.flatten(arguments)
        leaves, is_storable = _to_shape_structs(leaves)
        full_key: ProgramKey = {
            "program": key,
            "what": what,
            "options": compiler_options(current_platform(), ynnpack),
            "structure": str(structure),
            "arguments": [f"{jax.numpy.dtype(leaf.dtype)}{list(leaf.shape)}" for leaf in leaves],
            "donated": _donated(arguments, donate_argnums),
        }
        # What is identified by its address has another name in the next process.
        is_named = key is not None and not any(_ADDRESS in text for text in (key, full_key["structure"]))
        store = self.store if is_storable and is_named and not uses_jax_cache() else None
        return leaves, structure, full_key, store

    def _load_stored(self, store: ProgramStore, key: ProgramKey, structure: PyTreeDef) -> Program | None:
        found = None if self._prefetch is None else self._prefetch.take(key)
        found = found or restore(store, key)
        if found is None:
            return None
        try:
            return Program(found.compiled, structure, found.results(), found.memory_bytes)
        except Exception:  # with any error it is compiled again and replaced
            store.discard(key)
            return None


def _trace_and_compile(
    function: Callable[..., Any],
    leaves: Sequence[Any],
    structure: PyTreeDef,
    key: ProgramKey,
    store: ProgramStore | None,
    tracing: threading.Lock,
) -> Program:
    """Return a new program, for the key's purpose, donated leaves and options. It is saved if there is a store. ``tracing`` is
    held while the function is called."""
    results: PyTreeDef | None = None

    def flat(*leaves: Any) -> list[Any]:
        nonlocal results
        found, results = jax.tree.flatten(function(*jax.tree.unflatten(structure, leaves)))
        return found

    # torch's code requests int64 everywhere; JAX warns each time that it uses int32, which is enough for every index here.
    # The filter is never removed: `warnings.catch_warnings` would also reset what another thread has set.
    warnings.filterwarnings("ignore", message="Explicitly requested dtype", category=UserWarning)
    traced = named_jit(flat, key["what"], key["donated"])
    with tracing:
        lowered = traced.lower(*leaves)
    compiled = lowered.compile(compiler_options=key["options"])
    assert results is not None
    stored = None if store is None else save(store, key, compiled, results)
    if stored is None:
        return Program(compiled, structure, results)
    return Program(stored.compiled, structure, results, stored.memory_bytes)


@dataclass(frozen=True, eq=False, slots=True)
class Program:
    """An executable over flat arguments, called like the original function, with all arguments by position.

    ``arguments`` and ``results`` are the structures of both. ``memory_bytes`` is about the memory that it takes; 0 if unknown.
    """

    compiled: Any
    arguments: PyTreeDef
    results: PyTreeDef
    memory_bytes: int = 0

    @property
    def text(self) -> str:
        """XLA's optimized code, for reading and for the benchmark `compile`."""
        return self.compiled.as_text()

    def __call__(self, *arguments: Any) -> Any:
        leaves, structure = jax.tree.flatten(arguments)
        if structure != self.arguments:
            raise TypeError(f"the program was made for arguments like {self.arguments}, not {structure}")
        return jax.tree.unflatten(self.results, self.leaves(*leaves))

    def leaves(self, *leaves: Any) -> list[jax.Array]:
        """Return the result's arrays, in the order of :attr:`results`, for the arguments' arrays: for callers that avoid
        flattening hundreds of weights in each call."""
        return self.compiled(*leaves)


def _to_shape_structs(leaves: Sequence[Any]) -> tuple[list[jax.ShapeDtypeStruct], bool]:
    """Return shapes and dtypes of arrays, and whether all are in the memory of JAX's first device alone.

    In that case they have no sharding: programs run on this device by default, as those from the store do.
    """
    first = {jax.devices()[0]}
    shardings = [getattr(leaf, "sharding", None) for leaf in leaves]
    alone = all(
        sharding is None or (sharding.device_set == first and sharding.memory_kind != HOST_MEMORY)
        for sharding in shardings
    )
    return [
        jax.ShapeDtypeStruct(leaf.shape, leaf.dtype, sharding=None if alone else sharding)
        for leaf, sharding in zip(leaves, shardings, strict=True)
    ], alone


def _donated(arguments: tuple[Any, ...], donate_argnums: tuple[int, ...]) -> list[int]:
    """Return the indices of the donated arguments' leaves among all leaves."""
    ends = list(itertools.accumulate((len(jax.tree.leaves(argument)) for argument in arguments), initial=0))
    return [place for number in donate_argnums for place in range(ends[number], ends[number + 1])]


def compiler_options(platform: Platform, ynnpack: Ynnpack = Ynnpack.ALL) -> Options | None:
    """Return XLA's options for a platform, for ``compile`` of a lowered program; see :meth:`Compiler.compile`."""
    if platform is Platform.CPU:
        return CPU_OPTIONS if ynnpack.value is None else {**CPU_OPTIONS, _YNNPACK: ynnpack.value}
    return GPU_OPTIONS if platform is Platform.GPU else None
