"""Creates compiled programs: the only place where functions are traced, compiled and counted.

With a :class:`~.store.ProgramStore`, a program that an earlier process traced is loaded as StableHLO, whose executable is in
XLA's persistent cache.
"""

# Processor time per program that SmolLM2 135M needs for its first token: tracing and lowering take 3 to 4 s, and loading the
# executable from XLA's cache 0.95 s; with `jax.export`, as here, 0.3 + 0.95 s. A serialized executable would take 0.9 s in total,
# but on a CPU it lacks its functions if it came from XLA's cache, it is a pickle, and it is valid for one processor only.

from __future__ import annotations

import contextlib
import dataclasses
import itertools
import threading
import time
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

import jax
from jax import export
from jax.tree_util import PyTreeDef

from .. import pytrees
from ..kernels import custom_calls, uncached_attention
from ..platforms import HOST_MEMORY, Platform, current_platform
from .restoring import (
    FIRST_PROGRAMS,
    MAX_FIRST_PROGRAMS,
    ProgramKey,
    ProgramPrefetcher,
    first_programs,
    named_jit,
    restore,
)
from .store import ProgramStore

Options = dict[str, Any]

# Part of the repr of an object identified only by its address, which differs in the next process.
_ADDRESS = " at 0x"

# Serialization errors: an operation without JAX's compatibility guarantee, or an unregistered class of results.
SERIALIZATION_ERRORS = (ValueError, TypeError, NotImplementedError)

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
    """Compiles and counts the programs of one engine. Thread-safe: JAX traces separately on each thread.

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
    ) -> None:
        """
        Args:
            store: where programs are stored on disk (:func:`.fingerprint.open_store`); None stores none.
            prefetch: the programs that are already being restored from that store.
            on_begin: called before a program is created, with its purpose ("decode (4)", "the UNet"). An exception from it ends
                the call before anything is created, so that loading can be cancelled between two programs.
            on_end: called after it was created. Both are called on the thread that requests the program.
        """
        self.seconds = 0.0
        self.programs = 0
        self.store = store
        self._prefetch = prefetch
        self._lock = threading.Lock()  # guards the counts and the list of first programs
        self._first_keys: list[ProgramKey] = []
        self._previous_first_keys = [] if store is None else first_programs(store)
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
    ) -> Program:
        """Return the program of ``function`` for arguments like these; call it with such arguments, all by position.

        Args:
            what: its purpose, for messages and profiles.
            function: pure; traced unless the program is in the store.
            arguments: arrays, or ``jax.ShapeDtypeStruct`` in their place, in any pytrees. The program is compiled for the
                devices that they are on. It is stored only if that is JAX's first device alone, and the device's own memory.
            donate_argnums: arguments whose memory the program may reuse.
            key: everything the function's code reads besides its arguments and the model's files (static numbers, names), as
                text; None if that cannot be expressed, and then the program is not stored.
            ynnpack: the operations that this library computes on a CPU.
        """
        self._on_begin(what)
        started = time.perf_counter()
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
        store = self.store if is_storable and is_named else None
        program = None if store is None else self._load_stored(store, full_key, structure)
        stored = program is not None
        if program is None:
            program = _trace_and_compile(function, leaves, structure, full_key, store)
        seconds = time.perf_counter() - started
        with self._lock:
            self.seconds += seconds
            self.programs += 1
            if store is not None and len(self._first_keys) < MAX_FIRST_PROGRAMS:
                self._first_keys.append(full_key)
                if self._first_keys != self._previous_first_keys[: len(self._first_keys)]:
                    store.save(FIRST_PROGRAMS, self._first_keys)
        self._on_end(CompilationReport(what, seconds, stored))
        return program

    def _load_stored(self, store: ProgramStore, key: ProgramKey, structure: PyTreeDef) -> Program | None:
        found = None if self._prefetch is None else self._prefetch.take(key)
        found = found or restore(store, key)
        if found is None:
            return None
        try:
            return Program(found.compiled, structure, deserialize_signature(found.signature))
        except Exception:  # with any error it is recompiled and replaced
            store.discard(key)
            return None


def _trace_and_compile(
    function: Callable[..., Any],
    leaves: Sequence[Any],
    structure: PyTreeDef,
    key: ProgramKey,
    store: ProgramStore | None,
) -> Program:
    """Return a new program, for the key's purpose, donated leaves and options. It is saved if there is a store."""
    results: PyTreeDef | None = None

    def flat(*leaves: Any) -> list[Any]:
        nonlocal results
        found, results = jax.tree.flatten(function(*jax.tree.unflatten(structure, leaves)))
        return found

    # torch's code requests int64 everywhere; JAX warns each time that it uses int32, which is enough for every index here.
    # The filter is never removed: `warnings.catch_warnings` would also reset what another thread has set.
    warnings.filterwarnings("ignore", message="Explicitly requested dtype", category=UserWarning)
    traced = named_jit(flat, key["what"], key["donated"])
    exported = None if store is None else _export(traced, leaves)
    if exported is not None:
        # Compiled in the same way as by the next process, so that XLA's cache then finds it under the same name.
        traced = named_jit(exported.call, key["what"], key["donated"])
    compiled = traced.lower(*leaves).compile(compiler_options=key["options"])
    assert results is not None
    if exported is not None and store is not None:
        with contextlib.suppress(*SERIALIZATION_ERRORS):
            store.save(key, None, bytes(exported.serialize()), serialize_signature(exported, results))
    return Program(compiled, structure, results)


def _export(traced: Any, leaves: Sequence[Any]) -> export.Exported | None:
    """Return the exported function, or None if it cannot be exported; its own error then recurs when the caller traces it."""
    try:
        # Custom calls without JAX's compatibility guarantee. Those of this project do not change, and cuDNN's only with JAX,
        # whose version is part of the store's fingerprint.
        known = [
            export.DisabledSafetyCheck.custom_call(target)
            for target in (*(call.target for call in custom_calls.CALLS), *uncached_attention.CUDNN_TARGETS)
        ]
        return export.export(traced, disabled_checks=known)(*leaves)
    except Exception:  # an operation that cannot be exported, or an error of the function
        return None


def serialize_signature(exported: export.Exported, results: PyTreeDef) -> bytes:
    """Return the structure of a program's results, serialized by JAX: its export with ``results``, without code and arguments.

    Raises:
        one of :data:`SERIALIZATION_ERRORS`: ``results`` contains a class that :mod:`..pytrees` cannot serialize.
    """
    nothing = jax.tree.structure(((), {}))
    alone = dataclasses.replace(exported, in_tree=nothing, in_avals=(), out_tree=results, mlir_module_serialized=b"")
    return bytes(alone.serialize())


def deserialize_signature(signature: bytes) -> PyTreeDef:
    """Return the structure that was passed to :func:`serialize_signature`.

    Raises:
        Exception: any exception of JAX for invalid bytes, or for the name of a class that does not exist.
    """
    pytrees.import_outputs(signature)
    pytrees.register_outputs()  # JAX finds registered classes by their names in the signature
    return export.deserialize(bytearray(signature)).out_tree


@dataclass(frozen=True, eq=False, slots=True)
class Program:
    """An executable over flat arguments, called like the original function, with all arguments by position.

    ``arguments`` and ``results`` are the structures of both.
    """

    compiled: Any
    arguments: PyTreeDef
    results: PyTreeDef

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
