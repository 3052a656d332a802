"""Loads stored programs; :class:`ProgramPrefetcher` does so before they are requested, while a model is being read.

Imports nothing but JAX (and LLVM, for programs that need it), so that it can start while PyTorch and transformers are still
being imported. A program is therefore exported as a function of flat arguments; the classes of its results are in its
signature, which :class:`.compiler.Compiler` reads later.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, NamedTuple

import jax
from jax import export

from ..kernels import custom_calls
from .store import ProgramStore

# The key of the list of the programs that a model needed first, in that order.
FIRST_PROGRAMS: Mapping[str, Any] = {"first programs": True}
MAX_FIRST_PROGRAMS = 8

ProgramKey = dict[str, Any]


class RestoredProgram(NamedTuple):
    """An executable over flat arguments, and the structure of its results (:func:`.compiler.serialize_signature`)."""

    compiled: Any
    signature: bytes


def restore(store: ProgramStore, key: ProgramKey) -> RestoredProgram | None:
    """Return the program of a key, ready to run; None if the store has none that works. An entry that fails is removed.

    Args:
        key: as created by :class:`.compiler.Compiler`; "what", "donated" and "options" determine the compilation.
    """
    stored = store.load(key)
    if stored is None:
        return None
    try:
        code, signature = stored.parts
        exported = export.deserialize(bytearray(code))
        custom_calls.register_for(exported.mlir_module_serialized)  # the rest of the code names all custom calls
        shapes = [jax.ShapeDtypeStruct(found.shape, found.dtype) for found in exported.in_avals]
        lowered = named_jit(exported.call, key["what"], key["donated"]).lower(*shapes)
        return RestoredProgram(lowered.compile(compiler_options=key["options"]), signature)
    except Exception:  # with any error it is recompiled and replaced
        store.discard(key)
        return None


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
