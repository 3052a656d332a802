"""Makes compiled programs: the one place where something is traced, compiled and counted.

One :class:`Compiler` serves one engine. With a :class:`~.store.ProgramStore` a program that an earlier process traced comes back
from disk as StableHLO, of which XLA's persistent cache has the executable; without one, or where no ``key`` says what a program
is, it is traced. Any thread may call :meth:`Compiler.compile`, several at once too: JAX traces on each for itself.

Measured on the programs that SmolLM2 135M needs for its first token, in seconds of processor time a program: tracing and
lowering 3 to 4, and then 0.95 for XLA's cache to give its executable; with ``jax.export``, as here, 0.3 and the same 0.95;
with a serialised executable (``jax.experimental.serialize_executable``) 0.9 for all of it. The third is the quickest, but on
a CPU an executable that came from XLA's cache is serialised without its functions, which shows only when it runs; it is a
pickle; and it holds for one processor. StableHLO has a promise of compatibility, and what is not in XLA's cache is compiled.
"""

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
from typing import Any, NamedTuple

import jax
from jax import export
from jax.tree_util import PyTreeDef

from .. import pytrees
from ..kernels import custom_calls, whole_attention
from ..offloading import HOST_MEMORY
from ..platforms import Platform, current
from .restoring import FIRST_PROGRAMS, MAX_FIRST_PROGRAMS, Key, Prefetch, first_programs, named_jit, restore
from .store import ProgramStore

Options = dict[str, Any]

# How an object says that it has no name but its address, which is another one in the next process.
_ADDRESS = " at 0x"

# What cannot be written down: an operation that JAX does not vouch for, a class of results that it does not know.
NOT_FOR_DISK = (ValueError, TypeError, NotImplementedError)

# LLVM keeps to half of AVX-512's width unless told otherwise; whole, decoding is some 2 % faster.
CPU_OPTIONS: Options = {"xla_cpu_prefer_vector_width": 512}

# What of a program on a CPU is left to YNNPACK.
_YNNPACK = "xla_cpu_experimental_ynn_fusion_type"
_PRODUCTS = ",".join(f"LIBRARY_FUSION_TYPE_{name}" for name in ("DOT", "INDIVIDUAL_DOT", "INDIVIDUAL_CONVOLUTION"))

# XLA joins the products of one array with several weights to one product, for which it writes a copy of the weights in every
# call: 650 of the 5 136 MB of SDXL's UNet, whose 140 attentions have the prompt's keys and values joined.
GPU_OPTIONS: Options = {"xla_gpu_dot_merger_threshold_mb": 0}


class Ynnpack(Enum):
    """What of a program XLA leaves to YNNPACK, its library on a CPU."""

    ALL = None  #: products, and sums with what comes before them, as XLA does itself
    #: The sums are XLA's own code. One row of the gated delta rule, whose states are summed over, takes 0.06 ms a layer (12 heads
    #: of 128 x 128) in place of 1.2; from two rows on YNNPACK's sums are the faster ones.
    PRODUCTS = _PRODUCTS
    #: YNNPACK plans every product when a program first runs: 0.2 s for a chunk of 64 tokens of SmolLM2 135M on one machine, 2 s
    #: on another. It makes decoding four rows half as fast again, but that model's prompt no faster.
    NOTHING = ""


@dataclass(frozen=True, slots=True)
class CompiledProgram:
    """A program that has just been made.

    Attributes:
        name: what it is for, such as "decode (4)" or "the UNet".
        seconds: spent tracing and compiling it, or bringing it from disk.
        stored: it came from disk without tracing.
    """

    name: str
    seconds: float
    stored: bool


def ignore(_: Any) -> None:
    """A callback that does nothing: the default of ``on_begin`` and ``on_end``."""


class Compiler:
    """Compiles for one engine and keeps count, on as many threads as call it.

    Attributes:
        seconds: spent on programs so far.
        programs: made so far.
        store: where programs outlive the process; None keeps none.
    """

    def __init__(
        self,
        *,
        store: ProgramStore | None = None,
        prefetch: Prefetch | None = None,
        on_begin: Callable[[str], None] = ignore,
        on_end: Callable[[CompiledProgram], None] = ignore,
    ) -> None:
        """
        Args:
            store: see :func:`.fingerprint.open_store`, which makes a model's.
            prefetch: what is being restored from that store already.
            on_begin: told before a program is made, and what it is for ("decode (4)", "the UNet"). What it raises ends the
                call before anything was made, so that a load can be cancelled between two programs.
            on_end: told after it was made. Both are called on the thread that asks for the program.
        """
        self.seconds = 0.0
        self.programs = 0
        self.store = store
        self._prefetch = prefetch
        self._lock = threading.Lock()  # of the counts and of the list of first programs
        self._first: list[Key] = []
        self._first_before = [] if store is None else first_programs(store)
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
        """The program of ``function`` for arguments like these: call it with such arguments, all by position.

        Args:
            what: what it is for, for people.
            function: pure; traced unless the program is in the store.
            arguments: arrays, or ``jax.ShapeDtypeStruct`` in their place, in any pytrees. The program is made for the devices
                that they are on. It is stored only if that is JAX's first device and no other, and its own memory.
            donate_argnums: arguments whose memory the program may take over.
            key: everything the function's code reads besides its arguments and the model's files (static numbers,
                names), as text; None where that cannot be said, and then the program is not stored.
            ynnpack: what that library computes on a CPU.
        """
        self._on_begin(what)
        started = time.perf_counter()
        leaves, structure = jax.tree.flatten(arguments)
        leaves, storable = _described(leaves)
        made_for = _MadeFor(
            leaves, structure, _donated(arguments, donate_argnums), compiler_options(current(), ynnpack)
        )
        full_key = None if key is None or not storable else _full_key(key, what, made_for)
        program = None if full_key is None else self._from_store(full_key, structure)
        stored = program is not None
        if program is None:
            program = self._make(what, function, made_for, full_key)
        seconds = time.perf_counter() - started
        with self._lock:
            self.seconds += seconds
            self.programs += 1
            if full_key is not None:
                self._remember(full_key)
        self._on_end(CompiledProgram(what, seconds, stored))
        return program

    def _make(self, what: str, function: Callable[..., Any], made_for: _MadeFor, key: Key | None) -> Program:
        leaves, structure, donated, options = made_for
        results: PyTreeDef | None = None

        def flat(*leaves: Any) -> list[Any]:
            nonlocal results
            found, results = jax.tree.flatten(function(*jax.tree.unflatten(structure, leaves)))
            return found

        # torch's code asks for int64 all over; JAX says each time that it takes int32, which holds every index here. The
        # filter stays: taking it back, as `warnings.catch_warnings` does, would take back what another thread has set.
        warnings.filterwarnings("ignore", message="Explicitly requested dtype", category=UserWarning)
        traced = named_jit(flat, what, donated)
        exported = None if self.store is None or key is None else _export(traced, leaves)
        if exported is not None:
            # Compiled as the next process will compile it, so that XLA's cache has it under the same name then.
            traced = named_jit(exported.call, what, donated)
        compiled = traced.lower(*leaves).compile(compiler_options=options)
        assert results is not None
        if exported is not None and self.store is not None and key is not None:
            with contextlib.suppress(*NOT_FOR_DISK):
                self.store.save(key, None, bytes(exported.serialize()), signature_of(exported, results))
        return Program(compiled, structure, results)

    def _from_store(self, key: Key, structure: PyTreeDef) -> Program | None:
        if self.store is None:
            return None
        found = None if self._prefetch is None else self._prefetch.take(key)
        found = found or restore(self.store, key)
        if found is None:
            return None
        try:
            return Program(found.compiled, structure, results_in(found.signature))
        except Exception:  # whatever is wrong with it: it is made anew and replaced
            self.store.discard(key)
            return None

    def _remember(self, key: Key) -> None:
        """Put it among the first programs, so that the next process restores it before it is asked for. Holds the lock."""
        if self.store is None or len(self._first) >= MAX_FIRST_PROGRAMS:
            return
        self._first.append(key)
        if self._first != self._first_before[: len(self._first)]:
            self.store.save(FIRST_PROGRAMS, self._first)


def _export(traced: Any, leaves: Sequence[Any]) -> export.Exported | None:
    """The function as it can be kept; None where it cannot, and the caller will hear why when it traces it itself."""
    try:
        # Custom calls that JAX cannot vouch for. Those of this project's own stay as they are, and cuDNN's as long as JAX does,
        # whose version is part of the store's name.
        known = [
            export.DisabledSafetyCheck.custom_call(target)
            for target in (*(call.target for call in custom_calls.CALLS), *whole_attention.CUDNN_TARGETS)
        ]
        return export.export(traced, disabled_checks=known)(*leaves)
    except Exception:  # an operation that cannot be kept, or the function's own failure
        return None


def signature_of(exported: export.Exported, results: PyTreeDef) -> bytes:
    """The structure of a program's results, as JAX writes it down: its export with ``results``, without its code and arguments.

    Raises:
        one of :data:`NOT_FOR_DISK`: ``results`` has a class that :mod:`..pytrees` does not know how to write down.
    """
    nothing = jax.tree.structure(((), {}))
    alone = dataclasses.replace(exported, in_tree=nothing, in_avals=(), out_tree=results, mlir_module_serialized=b"")
    return bytes(alone.serialize())


def results_in(signature: bytes) -> PyTreeDef:
    """The structure that :func:`signature_of` was given.

    Raises:
        Exception: whatever JAX raises at bytes that are nothing of the kind, or name a class that is not there.
    """
    pytrees.register_outputs()  # by the name that a class has in a signature, JAX finds those that are registered
    return export.deserialize(bytearray(signature)).out_tree


class _MadeFor(NamedTuple):
    """What a program is compiled for: the arguments' leaves as shapes, their structure, which are donated, XLA's options."""

    leaves: Sequence[Any]
    structure: PyTreeDef
    donated: tuple[int, ...]
    options: Options | None


@dataclass(frozen=True, eq=False, slots=True)
class Program:
    """An executable over flat arguments, called as the function it was made from, with all arguments by position.

    Attributes:
        compiled: the executable.
        arguments: the structure of what it takes.
        results: the structure of what it gives.
    """

    compiled: Any
    arguments: PyTreeDef
    results: PyTreeDef

    @property
    def text(self) -> str:
        """What XLA made of it, for people and for :mod:`.hlo`."""
        found: str = self.compiled.as_text()
        return found

    def __call__(self, *arguments: Any) -> Any:
        leaves, structure = jax.tree.flatten(arguments)
        if structure != self.arguments:
            raise TypeError(f"the program was made for arguments like {self.arguments}, not {structure}")
        return jax.tree.unflatten(self.results, self.leaves(*leaves))

    def leaves(self, *leaves: Any) -> list[jax.Array]:
        """The result's arrays, in the order of :attr:`results`, from the arguments' in theirs: for a caller who need not have
        hundreds of weights taken apart in each call."""
        found: list[jax.Array] = self.compiled(*leaves)
        return found


def _described(leaves: Sequence[Any]) -> tuple[list[jax.ShapeDtypeStruct], bool]:
    """Shapes and dtypes of arrays; and True where all are in the memory of JAX's first device alone.

    They then do not say so: that is where a program runs that is told nothing, as those are that come from the store.
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


def _donated(arguments: tuple[Any, ...], donate_argnums: tuple[int, ...]) -> tuple[int, ...]:
    """The places of the donated arguments' leaves among those of all."""
    ends = list(itertools.accumulate((len(jax.tree.leaves(argument)) for argument in arguments), initial=0))
    return tuple(place for number in donate_argnums for place in range(ends[number], ends[number + 1]))


def compiler_options(platform: Platform, ynnpack: Ynnpack = Ynnpack.ALL) -> Options | None:
    """XLA's options for a platform, as ``compile`` of a lowered program takes them; see :meth:`Compiler.compile`."""
    if platform is Platform.CPU:
        return CPU_OPTIONS if ynnpack.value is None else {**CPU_OPTIONS, _YNNPACK: ynnpack.value}
    return GPU_OPTIONS if platform is Platform.GPU else None


def _full_key(key: str, what: str, made_for: _MadeFor) -> Key | None:
    """What finds the program; None where something in it would be called otherwise in another process."""
    structure = str(made_for.structure)
    if _ADDRESS in key or _ADDRESS in structure:
        return None
    return {
        "program": key,
        "what": what,
        "options": made_for.options,
        "structure": structure,
        "arguments": [f"{jax.numpy.dtype(leaf.dtype)}{list(leaf.shape)}" for leaf in made_for.leaves],
        "donated": list(made_for.donated),
    }
