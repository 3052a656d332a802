"""Ports for the servers of the tests."""

from __future__ import annotations

import itertools
import os
import socket

# Below Linux' range for outgoing connections, which could take a port between the check and the start of a server. Each worker
# of pytest-xdist ("gw0", "gw1") has a separate range.
_FIRST, _EACH, _WORKERS = 20_000, 1_000, 12
_worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % _WORKERS
_offsets = itertools.count(os.getpid())


def free_port() -> int:
    for offset in itertools.islice(_offsets, _EACH):
        port = _FIRST + _worker * _EACH + offset % _EACH
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise RuntimeError(f"every port from {_FIRST + _worker * _EACH} on is taken")
