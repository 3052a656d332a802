"""Programs on disk: XLA's executables. :class:`ProgramPrefetcher` loads them before they are requested, while a model is read.

An executable is code for this processor and this version of JAX, which the store's fingerprint contains. Imports nothing but
JAX (and LLVM, for programs that need it), so that a stored program runs without PyTorch and transformers.
"""

# Restoring a program of SmolLM2 135M takes 0.3 s, most of it in XLA, which reads the executable's graph of operations again. As
# StableHLO, whose executable is in XLA's cache, it takes twice as long, and JAX's lowering imports SciPy.

from __future__ import annotations

import io
import json
import pickle
import re
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, NamedTuple

import jax
from jax.experimental.serialize_executable import deserialize_and_load, serialize
from jax.tree_util import PyTreeDef

from .. import pytrees
from ..kernels import custom_calls
from .store import ProgramStore

# The key of the list of the programs that a model needed first, in that order.
FIRST_PROGRAMS: Mapping[str, Any] = {"first programs": True}
MAX_FIRST_PROGRAMS = 8

ProgramKey = dict[str, Any]


class RestoredProgram(NamedTuple):
    """An executable over flat arguments, and the structure of its results."""

    compiled: Any
    results: PyTreeDef


def save(store: ProgramStore, key: ProgramKey, compiled: Any, results: PyTreeDef) -> bool:
    """Store a program that takes a flat list of arrays and returns one; return whether it can be stored.

    Args:
        compiled: a ``jax.stages.Compiled`` that XLA has just compiled: one from JAX's compilation cache lacks its functions.
        results: the structure of what the results mean.
    """
    try:
        code, arguments, _ = serialize(compiled)
        parts = code, pickle.dumps(results)
    except Exception:  # an operation that XLA, or a class of results that pickle, cannot serialize
        return False
    store.save(key, {"arguments": arguments.num_leaves, "results": results.num_leaves}, *parts)
    return True


def restore(store: ProgramStore, key: ProgramKey) -> RestoredProgram | None:
    """Return the program of a key, ready to run; None if the store has none that works. An entry that fails is removed."""
    stored = store.load(key)
    if stored is None:
        return None
    try:
        code, structure = stored.parts
        custom_calls.register_for(code)
        arguments = jax.tree.structure(((0,) * stored.note["arguments"], {}))
        leaves = jax.tree.structure([0] * stored.note["results"])
        compiled = deserialize_and_load(code, arguments, leaves, execution_devices=jax.devices()[:1])
        return RestoredProgram(compiled, _ResultReader(io.BytesIO(structure)).load())
    except Exception:  # with any error it is compiled again and replaced
        store.discard(key)
        return None


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
