"""Programs on disk: XLA's executables. :class:`ProgramPrefetcher` loads them before they are requested, while a model is read.

An executable is code for this processor and this version of JAX, which the store's fingerprint contains. Imports nothing but
JAX (and LLVM, for programs that need it), so that a stored program runs without PyTorch and transformers.
"""

# Restoring a program of SmolLM2 135M takes 0.2 s. As StableHLO, whose executable is in XLA's cache, it takes 0.5 s, and JAX's
# lowering imports SciPy.

from __future__ import annotations

import contextlib
import io
import json
import pickle
import re
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, NamedTuple

import jax
from jax.experimental.serialize_executable import _JaxPjrtPickler, deserialize_and_load
from jax.tree_util import PyTreeDef

from .. import pytrees
from ..kernels import custom_calls
from ..platforms import Platform, current_platform
from .executable_size import strip_executable
from .store import ProgramStore

# The key of the list of the programs that a model needed first, in that order.
FIRST_PROGRAMS: Mapping[str, Any] = {"first programs": True}
MAX_FIRST_PROGRAMS = 4  # those that are not needed after all stay in memory

ProgramKey = dict[str, Any]


# Memory that a loaded executable takes, by the bytes of its code on disk: 17 to 19 of SmolLM2 135M's and Qwen2.5 0.5B's.
MEMORY_FACTOR = 18


class RestoredProgram(NamedTuple):
    """An executable over flat arguments, the structure of its results as it is stored, and the memory that it takes, in bytes."""

    compiled: Any
    structure: bytes
    memory_bytes: int

    def results(self) -> PyTreeDef:
        """Return the structure of the results. Imports their classes, which the prefetching thread leaves to others.

        Raises:
            Exception: they cannot be imported.
        """
        found: PyTreeDef = _ResultReader(io.BytesIO(self.structure)).load()
        return found


def save(store: ProgramStore, key: ProgramKey, compiled: Any, results: PyTreeDef) -> RestoredProgram | None:
    """Store a program that takes a flat list of arrays and returns one. Return it as it will be restored, with less memory;
    None if it cannot be stored.

    Args:
        compiled: a ``jax.stages.Compiled`` that XLA has just compiled: one from JAX's compilation cache lacks its functions.
        results: the structure of what the results mean.
    """
    strips = current_platform() is Platform.CPU
    for strip in (strip_executable, None) if strips else (None,):
        with contextlib.suppress(
            Exception
        ):  # what XLA or pickle cannot serialize, or another format than that to be stripped
            note, parts = _serialize(compiled, results, strip)
            restored = _deserialize(note, parts)
            store.save(key, note, *parts)
            return restored
    return None


def restore(store: ProgramStore, key: ProgramKey) -> RestoredProgram | None:
    """Return the program of a key, ready to run; None if the store has none that works. An entry that fails is removed."""
    stored = store.load(key)
    if stored is None:
        return None
    try:
        return _deserialize(stored.note, stored.parts)
    except Exception:  # with any error it is compiled again and replaced
        store.discard(key)
        return None


def _serialize(
    compiled: Any, results: PyTreeDef, strip: Callable[[bytes], bytes] | None
) -> tuple[dict[str, int], tuple[bytes, bytes]]:
    """Return a program as its entry in the store: a note, the executable, and the structure of the results.

    The executable is as :func:`jax.experimental.serialize_executable.serialize` writes it, except that ``strip`` is applied.
    """
    arguments = jax.tree.leaves(compiled.args_info)
    with io.BytesIO() as file:
        _ExecutablePickler(file, strip).dump(
            (compiled._executable._unloaded_executable, arguments, compiled._no_kwargs)
        )
        code = file.getvalue()
    return {"arguments": len(arguments), "results": results.num_leaves}, (code, pickle.dumps(results))


def _deserialize(note: Mapping[str, int], parts: Sequence[bytes]) -> RestoredProgram:
    code, structure = parts
    custom_calls.register_for(code)
    arguments = jax.tree.structure(((0,) * note["arguments"], {}))
    leaves = jax.tree.structure([0] * note["results"])
    compiled = deserialize_and_load(code, arguments, leaves, execution_devices=jax.devices()[:1])
    return RestoredProgram(compiled, structure, MEMORY_FACTOR * len(code))


class _ExecutablePickler(_JaxPjrtPickler):
    def __init__(self, file: io.BytesIO, strip: Callable[[bytes], bytes] | None) -> None:
        super().__init__(file)
        self._strip = strip

    def persistent_id(self, obj: Any) -> Any:
        found = super().persistent_id(obj)
        is_code = found is not None and found[0] == "exec"
        return ("exec", self._strip(found[1])) if is_code and self._strip is not None else found


class _ResultReader(pickle.Unpickler):
    """Reads the structure of a program's results, whose classes have to be registered with JAX before."""

    def find_class(self, module: str, name: str) -> Any:
        found = super().find_class(module, name)
        pytrees.register_outputs()
        return found


def named_jit(function: Callable[..., Any], what: str, donated: Sequence[int]) -> Any:
    """Return ``jax.jit(function)`` that donates the arguments at the indices ``donated`` and is called ``what`` in profiles."""

    def named(*leaves: Any) -> Any:
        return function(*leaves)

    named.__name__ = re.sub(r"\W+", "_", what).strip("_") or "program"
    return jax.jit(named, donate_argnums=tuple(donated))


def first_programs(store: ProgramStore) -> list[ProgramKey]:
    """Return the keys stored under :data:`FIRST_PROGRAMS`, or none."""
    stored = store.load(FIRST_PROGRAMS)
    return [] if stored is None or not isinstance(stored.note, list) else stored.note


class ProgramPrefetcher:
    """Restores the programs that a model needed first last time, one after another, on a separate thread."""

    def __init__(self, store: ProgramStore) -> None:
        self.store = store
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="hfjax-prefetch")
        keys = {_key_text(key): key for key in first_programs(store)[:MAX_FIRST_PROGRAMS]}
        self._programs: dict[str, Future[RestoredProgram | None]] = {
            name: self._thread.submit(restore, store, key) for name, key in keys.items()
        }
        self._thread.shutdown(wait=False)  # once it has restored them

    def take(self, key: ProgramKey) -> RestoredProgram | None:
        """Remove and return the program of a key; wait if it is being restored.

        None if it is not among them, has not been started, or does not work.
        """
        found = self._programs.pop(_key_text(key), None)
        return None if found is None or found.cancel() else found.result()

    def close(self) -> None:
        """Drop the programs that were not taken; wait for the one being restored."""
        self._programs.clear()
        self._thread.shutdown(cancel_futures=True)


def _key_text(key: ProgramKey) -> str:
    return json.dumps(key, sort_keys=True)
