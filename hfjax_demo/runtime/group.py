"""Several processes, each with its own devices, as one: process 0 serves, the others follow what it tells them.

JAX joins their devices (:func:`join`). What each program is to be run on travels beside that, from process 0 to each of the
others over a connection of its own (see :mod:`.wire`):

    follower → leader    {"process": 1}                                     once
    leader → follower    {"engine": 1, "call": "load", "arguments": […]}    "load" and "compile" are answered,
    follower → leader    {"error": null}                                    or with a sentence
    leader → follower    {"call": "end"}

A process that is lost takes the others with it: no program that has begun on several can end without it.
"""

from __future__ import annotations

import contextlib
import dataclasses
import itertools
import queue
import socket
import threading
from collections.abc import Callable
from typing import Any

import jax
import numpy as np
from jax.experimental import multihost_utils

from ..errors import EngineFailed, InvalidSetting
from ..settings import Settings, coordinator_address
from . import wire

JOIN_SECONDS = 300  # that the processes of a group may start apart

# What the engines of all processes have to agree on.
SHARED_SETTINGS = ("mesh", "slots", "context_length", "initial_positions", "prefill_chunks", "decode_block")


def join(settings: Settings) -> socket.socket:
    """Make one of the devices of all processes. Before anything has asked JAX for a device.

    Returns:
        where process 0 listens for the others, for :class:`Group`; or the connection of one of those to it.

    Raises:
        InvalidSetting: the other processes do not come.
        OSError: there is no way to process 0.
    """
    host, _ = coordinator_address(settings.coordinator)
    # CPUs talk to each other through Gloo; accelerators have something of their own, and this changes nothing for them.
    jax.config.update("jax_cpu_collectives_implementation", "gloo")
    try:
        jax.distributed.initialize(
            settings.coordinator, settings.processes, settings.process, initialization_timeout=JOIN_SECONDS
        )
        jax.devices()  # asks for everybody's, and waits until all have asked
    except RuntimeError as error:
        raise InvalidSetting(
            f"Process {settings.process} of {settings.processes} found no others at {settings.coordinator} within "
            f"{JOIN_SECONDS} seconds; start one on each host, with the same coordinator and number of processes."
        ) from error
    server = socket.create_server((host, 0)) if settings.process == 0 else None
    port = int(multihost_utils.broadcast_one_to_all(np.int32(0 if server is None else server.getsockname()[1])))
    if server is not None:
        return server
    connection = socket.create_connection((host, port))
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    wire.send(connection, {"process": settings.process})
    return connection


def lost(process: int, processes: int) -> str:
    """What is said when a process of the group is gone."""
    return f"Process {process} of {processes} is gone, and the others cannot go on without it; start all of them again."


class Group:
    """The other processes, as process 0 sees them. Waits until all are there.

    Args:
        server: see :func:`join`.

    Raises:
        InvalidSetting: they do not come.
    """

    def __init__(self, settings: Settings, server: socket.socket) -> None:
        self._settings = settings
        self._engines = itertools.count(1)
        self._answers: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._lost = ""
        self._ended = False
        self._on_lost: Callable[[str], None] = lambda _: None
        self._lock = threading.Lock()
        self._connections = self._accept(server)
        for process, connection in self._connections.items():
            threading.Thread(
                target=self._listen, args=(process, connection), name=f"hfjax-process-{process}", daemon=True
            ).start()

    def on_lost(self, action: Callable[[str], None]) -> None:
        """Call this, once, with a sentence, on a thread of its own, when a process is gone."""
        with self._lock:
            self._on_lost = action
            sentence = self._lost
        if sentence:
            action(sentence)

    def load(self, model: str, dtype: str) -> EngineFollowers:
        """Have the others load a model; they answer when they have it."""
        followers = EngineFollowers(self, next(self._engines))
        shared = {name: getattr(self._settings, name) for name in SHARED_SETTINGS}
        followers.tell("load", model, dtype, shared)
        return followers

    def send(self, message: dict[str, Any]) -> None:
        """Tell all; one thread at a time.

        Raises:
            EngineFailed: a process is gone.
        """
        for process, connection in self._connections.items():
            try:
                wire.send(connection, message)
            except OSError:
                self._lose(process)
        self._require_all()

    def wait(self) -> None:
        """Until each has answered.

        Raises:
            EngineFailed: one could not do what it was told, or is gone.
        """
        errors = [self._answers.get() for _ in self._connections]
        self._require_all()
        for error in errors:
            if error is not None:
                raise EngineFailed(error)

    def close(self) -> None:
        """Send the others home."""
        self._ended = True
        for connection in self._connections.values():
            with contextlib.suppress(OSError):
                wire.send(connection, {"call": "end"})
                connection.shutdown(socket.SHUT_WR)

    def _accept(self, server: socket.socket) -> dict[int, socket.socket]:
        found: dict[int, socket.socket] = {}
        with server:
            server.settimeout(JOIN_SECONDS)
            while len(found) < self._settings.processes - 1:
                try:
                    connection, _ = server.accept()
                    connection.settimeout(JOIN_SECONDS)
                    process = wire.receive(connection)["process"]
                except TimeoutError:
                    host, port = server.getsockname()[:2]
                    there = f"{1 + len(found)} of {self._settings.processes} processes"
                    raise InvalidSetting(f"Only {there} came to {host}:{port}; let them through.") from None
                except (EOFError, KeyError, TypeError):  # somebody else
                    continue
                connection.settimeout(None)
                connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                found[process] = connection
        return found

    def _listen(self, process: int, connection: socket.socket) -> None:
        while True:
            try:
                self._answers.put(wire.receive(connection)["error"])
            except (EOFError, KeyError, TypeError):
                if not self._ended:
                    self._lose(process)
                return

    def _lose(self, process: int) -> None:
        with self._lock:
            if self._lost:
                return
            self._lost, action = lost(process, self._settings.processes), self._on_lost
        for _ in self._connections:  # whoever waits for answers is not to wait for ever
            self._answers.put(None)
        threading.Thread(target=action, args=(self._lost,), name="hfjax-lost", daemon=True).start()

    def _require_all(self) -> None:
        if self._lost:
            raise EngineFailed(self._lost)


@dataclasses.dataclass(frozen=True, eq=False, slots=True)
class EngineFollowers:
    """The group as one engine sees it: :class:`hfjax_demo.text.leading.Followers`."""

    group: Group
    engine: int

    def tell(self, call: str, *arguments: Any) -> None:
        """Say what to do next."""
        self.group.send({"engine": self.engine, "call": call, "arguments": arguments})

    def wait(self) -> None:
        """Until all have done it."""
        self.group.wait()
