"""``python -m hfjax_demo serve`` in a process of its own."""

from __future__ import annotations

import collections
import contextlib
import os
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from types import TracebackType
from typing import Self

import httpx2

from hfjax_demo.environment import variable_of, variable_text
from hfjax_demo.errors import EngineFailed
from hfjax_demo.settings import Settings

START_S = 300.0
STOP_S = 30.0
POLL_S = 0.2


class PageProcess:
    """A server on a free port of this machine, running within the ``with`` block.

    Args:
        settings: of the server; its address, and which models may be named, are set here.
        folder: a model's folder, which requests may name.

    Raises:
        EngineFailed: on entering the block: the process ended, or did not answer within :data:`START_S` seconds.
    """

    def __init__(self, settings: Settings, folder: Path) -> None:
        port = _free_port()
        self.url = f"http://127.0.0.1:{port}"
        own = settings.changed(
            host="127.0.0.1",
            port=port,
            allow_custom_models=True,
            model_roots=(folder.resolve().parent,),
            compile_ahead=True,  # while the other sides are being prepared
            preload=False,
        )
        self._environment = _as_environment(own)
        self._log: collections.deque[str] = collections.deque(maxlen=1)

    def __enter__(self) -> Self:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "hfjax_demo", "serve"],
            env={**os.environ, **self._environment, "GRADIO_ANALYTICS_ENABLED": "False"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self._process.stderr is not None
        threading.Thread(target=self._log.extend, args=(self._process.stderr,), daemon=True).start()
        try:
            self._wait()
        except BaseException:
            self._stop()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._stop()

    def _wait(self) -> None:
        deadline = time.monotonic() + START_S
        while self._process.poll() is None and time.monotonic() < deadline:
            with contextlib.suppress(httpx2.HTTPError):
                if httpx2.get(f"{self.url}/health", timeout=5).status_code == 200:
                    return
            time.sleep(POLL_S)
        silent = self._process.poll() is None
        reason = f"it did not answer within {START_S:.0f} s" if silent else " ".join(self._log).strip().rstrip(".")
        raise EngineFailed(f"The page did not start ({reason}); run 'python -m hfjax_demo serve' to see why.")

    def _stop(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(STOP_S)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def _as_environment(settings: Settings) -> dict[str, str]:
    """The settings as ``HFJAX_*`` environment variables; those that are None are left out."""
    return {variable_of(name): variable_text(value) for name, value in settings if value is not None}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
