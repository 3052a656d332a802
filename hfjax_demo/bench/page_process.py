"""The page in a process of its own, as ``python app.py`` serves it."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import IO, Self

import httpx2

from ..errors import EngineFailed
from ..settings import Settings, variable_of, variable_text

APP = Path(__file__).parents[2] / "app.py"
START_S = 300.0
STOP_S = 30.0


class PageProcess:
    """A page on a free port of this machine, from the ``with`` block's beginning to its end.

    Args:
        settings: what it runs with, but for the address.
        folder: a model's folder, which visitors may name.

    Raises:
        EngineFailed: it ended, or did not answer in time.
    """

    def __init__(self, settings: Settings, folder: Path) -> None:
        self.url = f"http://127.0.0.1:{_free_port()}"
        self._settings = settings.changed(
            host="127.0.0.1",
            port=int(self.url.rsplit(":", 1)[1]),
            allow_custom_models=True,
            model_roots=(folder.resolve().parent,),
            compile_ahead=True,  # while somebody else is prepared for the measurements
        )

    def __enter__(self) -> Self:
        self._log: IO[bytes] = tempfile.TemporaryFile()
        environment = {**os.environ, **_as_environment(self._settings), "GRADIO_ANALYTICS_ENABLED": "False"}
        self._process = subprocess.Popen(
            [sys.executable, str(APP)], env=environment, stdout=self._log, stderr=subprocess.STDOUT
        )
        try:
            self._wait()
        except BaseException:
            self._end()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._end()

    def _wait(self) -> None:
        deadline = time.monotonic() + START_S
        while self._process.poll() is None and time.monotonic() < deadline:
            try:
                if httpx2.get(f"{self.url}/config", timeout=5).status_code == 200:
                    return
            except httpx2.HTTPError:
                time.sleep(0.2)
        self._log.seek(0)
        *_, last = self._log.read().decode(errors="replace").strip().splitlines() or ["it said nothing"]
        raise EngineFailed(f"The page did not start ({last}); run 'python app.py' to see why.")

    def _end(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(STOP_S)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._log.close()


def _as_environment(settings: Settings) -> dict[str, str]:
    """``HFJAX_*`` variables that say what ``settings`` hold; None is left to the default."""
    return {variable_of(name): variable_text(value) for name, value in settings if value is not None}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
