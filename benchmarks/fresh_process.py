"""A new process of a program: when its output, its file or its page is there, and the memory that it holds then."""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import psutil

from hfjax_demo.environment import variable_name, variable_text

from .report import Row
from .side_process import SideFailed

POLL_S, PATIENCE_S = 0.004, 600.0


class FreshProcess(contextlib.ExitStack):
    """A process of a command, in the repository's folder, that listens on ``port`` if it is a server. Leaving the ``with`` block
    ends it with SIGTERM. Its methods raise SideFailed if the process does not do what they wait for.

    Args:
        environment: variables in addition to those of this process.
    """

    def __init__(self, command: Sequence[object], port: int = 0, **environment: str) -> None:
        super().__init__()
        self.port = port
        self._output = self.enter_context(tempfile.TemporaryFile())  # noqa: SIM115
        self._log = self.enter_context(tempfile.TemporaryFile())  # noqa: SIM115
        self.started = time.perf_counter()
        self._process = subprocess.Popen(
            [*map(str, command)],
            cwd=Path(__file__).parents[1],
            env={**os.environ, **environment},
            stdin=subprocess.DEVNULL,
            stdout=self._output,
            stderr=self._log,
        )
        self.callback(self._end)

    def wait_until(self, ready: Callable[[], object]) -> float:
        """Wait until ``ready()`` is true; return the seconds from the start of the process."""
        while not ready():
            if self._process.poll() is not None and not ready():
                raise SideFailed(self._last_line())
            if time.perf_counter() > self.started + PATIENCE_S:
                raise SideFailed(f"it was not ready within {PATIENCE_S:.0f} s")
            time.sleep(POLL_S)
        return time.perf_counter() - self.started

    def has_output(self) -> bool:
        """Return whether the process has written to its standard output."""
        return os.fstat(self._output.fileno()).st_size > 0

    def usage(self) -> Row:
        """Return the processor time so far, and the memory of the process and its children now, in MB: resident; private, which
        no other process shares; on Linux the largest resident so far, of the process alone."""
        process = psutil.Process(self._process.pid)
        process.suspend()  # or it could end meanwhile
        try:
            held = [process.memory_full_info()]
            for child in process.children(recursive=True):
                with contextlib.suppress(psutil.NoSuchProcess):
                    held.append(child.memory_full_info())
            rss, private = (sum(getattr(each, name) for each in held) / 1e6 for name in ("rss", "uss"))
            found = {"processor_s": sum(process.cpu_times()[:4]), "rss_mb": rss, "private_mb": private}
            if (status := Path(f"/proc/{process.pid}/status")).exists():
                _, _, peak = status.read_text(encoding="utf-8").partition("VmHWM:")
                found["peak_mb"] = int(peak.split()[0]) * 1024 / 1e6
        finally:
            process.resume()
        return found

    def finish(self) -> None:
        """Wait for the end of the process."""
        if self._process.wait(PATIENCE_S) != 0:
            raise SideFailed(self._last_line())

    def get(self, path: str) -> bytes | None:
        """Return what the server has at ``path``; None if it does not listen, or the status is not 200."""
        with contextlib.suppress(SideFailed), self._asked("GET", path) as response:
            if response.status == 200:
                return response.read()
        return None

    def post(self, path: str, **body: Any) -> int:
        """Send a JSON object; return the status when the answer has ended."""
        with self._asked("POST", path, body) as response:
            response.read()
            return response.status

    def first_text(self, path: str, **body: Any) -> float:
        """Send a request with streaming, again while the server says that it loads the model. Return when the answer's first text
        came, or its end if there was none, as ``time.perf_counter``, once it has ended."""
        while True:
            with self._asked("POST", path, {**body, "stream": True}) as response:
                times = [time.perf_counter() for line in response if _has_text(line)]
                if response.status == 200:
                    return [*times, time.perf_counter()][0]
                if response.status != 503 or time.perf_counter() > self.started + PATIENCE_S:
                    raise SideFailed(f"{path} answered with status {response.status}")
            time.sleep(POLL_S)

    @contextlib.contextmanager
    def _asked(self, method: str, path: str, body: Any = None) -> Iterator[http.client.HTTPResponse]:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE_S)
        headers = {} if body is None else {"Content-Type": "application/json"}
        try:
            with contextlib.closing(connection):
                connection.request(method, path, None if body is None else json.dumps(body), headers)
                yield connection.getresponse()
        except (OSError, http.client.HTTPException) as error:
            raise SideFailed(f"{path} did not answer ({error})") from error

    def _last_line(self) -> str:
        self._log.seek(0)
        lines = self._log.read().decode("utf-8", "replace").strip().splitlines()
        return lines[-1] if lines else f"its process ended with status {self._process.returncode}"

    def _end(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(PATIENCE_S)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def _has_text(line: bytes) -> bool:
    if not line.startswith(b"data: {"):
        return False
    return any(
        choice.get("text") or choice.get("delta", {}).get("content") for choice in json.loads(line[6:])["choices"]
    )


def free_port() -> int:
    """Return a port that no server listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start_hfjax(*arguments: object, **settings: Any) -> FreshProcess:
    """Run Python with arguments that start this program. Its settings are those of the environment except ``settings``, and its
    address, which has a free port."""
    settings |= {"host": "127.0.0.1", "port": free_port(), "allow_custom_models": True}
    environment = {variable_name(name): variable_text(value) for name, value in settings.items()}
    command = [sys.executable, *arguments]
    return FreshProcess(command, settings["port"], **environment, GRADIO_ANALYTICS_ENABLED="False")
