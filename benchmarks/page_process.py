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
from collections.abc import Iterator
from pathlib import Path

import httpx2

from hfjax_demo.environment import variable_of, variable_text
from hfjax_demo.errors import EngineFailed
from hfjax_demo.settings import Settings

START_S = 300.0
STOP_S = 30.0
POLL_S = 0.2


@contextlib.contextmanager
def page_running(settings: Settings, folder: Path) -> Iterator[str]:
    """The address of a server on a free port of this machine, with these settings but for its address, and which models may be
    named: that of ``folder`` too.

    Raises:
        EngineFailed: the process ended, or did not answer within :data:`START_S` seconds.
    """
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    own = settings.changed(
        host="127.0.0.1",
        port=port,
        allow_custom_models=True,
        model_roots=(folder.resolve().parent,),
        compile_ahead=True,  # while the other sides are being prepared
        preload=False,
    )
    process = subprocess.Popen(
        [sys.executable, "-m", "hfjax_demo", "serve"],
        env={**os.environ, **as_environment(own), "GRADIO_ANALYTICS_ENABLED": "False"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr is not None
    log: collections.deque[str] = collections.deque(maxlen=1)
    threading.Thread(target=log.extend, args=(process.stderr,), daemon=True).start()
    url = f"http://127.0.0.1:{port}"
    try:
        deadline = time.monotonic() + START_S
        while not _is_up(url):
            silent = process.poll() is None
            if not silent or time.monotonic() > deadline:
                reason = f"it did not answer within {START_S:.0f} s" if silent else " ".join(log).strip().rstrip(".")
                raise EngineFailed(f"The page did not start ({reason}); run 'python -m hfjax_demo serve' to see why.")
            time.sleep(POLL_S)
        yield url
    finally:
        process.terminate()
        try:
            process.wait(STOP_S)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _is_up(url: str) -> bool:
    with contextlib.suppress(httpx2.HTTPError):
        return httpx2.get(f"{url}/health", timeout=5).status_code == 200
    return False


def as_environment(settings: Settings) -> dict[str, str]:
    """The settings that have a variable, as ``HFJAX_*`` environment variables; those that are None are left out."""
    return {
        variable_of(name): variable_text(value)
        for name, value in settings
        if value is not None and not Settings.model_fields[name].exclude
    }
