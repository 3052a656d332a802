"""A process that follows: it loads what process 0 loads, and runs each program when process 0 does. See :mod:`.group`."""

from __future__ import annotations

import contextlib
import dataclasses
import os
import queue
import socket
import sys
import threading
from typing import TYPE_CHECKING, Any

from .. import sources
from ..catalog import ModelKind, catalog_of
from ..errors import EngineFailed, HfjaxError
from ..settings import Settings
from . import wire
from .device import configure_jax, free_memory
from .engines import import_engine
from .group import lost

if TYPE_CHECKING:
    from ..text.leading import FollowingPrograms

ANSWERED = ("load", "compile")


def follow(settings: Settings, connection: socket.socket) -> None:
    """Do what process 0 says until it ends: the process's own main loop, on a connection that :func:`.group.join` made.

    A process 0 that is gone without a word ends this one with status 1, whatever its devices may be waiting for.

    Raises:
        EngineFailed: something broke here; process 0 hears of the end of this process.
    """
    configure_jax(settings.cache_dir)
    messages: queue.SimpleQueue[dict[str, Any]] = queue.SimpleQueue()
    threading.Thread(
        target=_listen, args=(connection, messages, settings.processes), name="hfjax-leader", daemon=True
    ).start()
    engines: dict[int, list[FollowingPrograms]] = {}
    while (message := messages.get())["call"] != "end":
        call, arguments = message["call"], message["arguments"]
        try:
            _do(engines, message["engine"], call, arguments, settings)
        except Exception as error:
            if call not in ANSWERED:
                raise EngineFailed(f"Process {settings.process} broke ({type(error).__name__}: {error}).") from error
            reason = str(error) if isinstance(error, HfjaxError) else f"{type(error).__name__}: {error}"
            _answer(connection, f"Process {settings.process} of {settings.processes} could not {call} it: {reason}")
        else:
            if call in ANSWERED:
                _answer(connection, None)


def _do(
    engines: dict[int, list[FollowingPrograms]], engine: int, call: str, arguments: list[Any], settings: Settings
) -> None:
    if call == "load":
        model, dtype, shared = arguments
        shared["prefill_chunks"] = tuple(shared["prefill_chunks"])
        engines[engine] = _load(model, dtype, dataclasses.replace(settings, **shared))
    elif call == "forget":
        engines.pop(engine, None)
        free_memory()
    else:
        row, *rest = arguments
        rows = engines[engine]
        rows[row].do(call, *rest)
        if call == "close" and all(each.state is None for each in rows):
            del engines[engine]
            free_memory()


def _load(model: str, dtype: str, settings: Settings) -> list[FollowingPrograms]:
    spec = catalog_of(settings).find(model)
    folder = sources.fetch(spec, settings.cache_dir, on_progress=lambda *_: None, cancelled=lambda: False)
    import_engine(ModelKind.TEXT)
    from ..bridge.compiler import Compiler
    from ..text.building import load_programs
    from ..text.leading import FollowingPrograms

    programs = load_programs(folder, spec.title, dtype, settings, lambda *_: None, Compiler())
    return [FollowingPrograms(row) for row in programs]


def _listen(connection: socket.socket, messages: queue.SimpleQueue[dict[str, Any]], processes: int) -> None:
    while True:
        try:
            message = wire.receive(connection)
        except EOFError:
            print(f"hfjax_demo: {lost(0, processes)}", file=sys.stderr, flush=True)
            os._exit(1)  # the main thread may be waiting, with its devices, for those of a process that is no more
        messages.put(message)
        if message["call"] == "end":
            return


def _answer(connection: socket.socket, error: str | None) -> None:
    with contextlib.suppress(OSError):  # it is gone, and _listen knows
        wire.send(connection, {"error": error})
