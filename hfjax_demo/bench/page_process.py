"""The page in a process of its own, as ``python -m hfjax_demo serve`` serves it."""

from __future__ import annotations

import contextlib
import runpy
import socket
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import NoReturn, Self

import httpx2

from ..children import Child, ChildError
from ..environment import variable_of, variable_text
from ..errors import EngineFailed, HfjaxError
from ..settings import Settings

START_S = 300.0
STOP_S = 30.0
POLL_S = 0.2


class PageProcess:
    """A page on a free port of this machine, which runs while the ``with`` block does.

    Args:
        settings: of the page; its address and what visitors may name are set here.
        folder: a model's folder; visitors may name it, and others beside it. None: they choose among what is offered.
        on_line: given each line of its log, on a thread.

    Raises:
        EngineFailed: on entering the block: the process ended, or the page did not answer in time.
    """

    def __init__(
        self, settings: Settings, folder: Path | None = None, on_line: Callable[[str], object] = lambda _: None
    ) -> None:
        self.url = f"http://127.0.0.1:{_free_port()}"
        self._on_line = on_line
        named = {"allow_custom_models": True, "model_roots": (folder.resolve().parent,)} if folder is not None else {}
        self._settings = settings.changed(
            host="127.0.0.1",
            port=int(self.url.rsplit(":", 1)[1]),
            compile_ahead=True,  # while somebody else is prepared for the measurements
            preload=False,  # nothing but what is measured
            **named,
        )

    def __enter__(self) -> Self:
        environment = {**_as_environment(self._settings), "GRADIO_ANALYTICS_ENABLED": "False"}
        self._child = Child("bench page", environment, self._on_line)
        try:
            self._wait()
        except BaseException:
            self._child.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._child.terminate(STOP_S)

    def _wait(self) -> None:
        deadline = time.monotonic() + START_S
        reason = f"it did not answer within {START_S:.0f} s"
        try:
            for _ in self._child.stream(serve, poll_s=POLL_S):
                with contextlib.suppress(httpx2.HTTPError):
                    if httpx2.get(f"{self.url}/health", timeout=5).status_code == 200:
                        return
                if time.monotonic() > deadline:
                    break
        except ChildError as error:
            reason = error.reason
        except HfjaxError as error:
            reason = str(error).rstrip(".")
        raise EngineFailed(f"The page did not start ({reason}); run 'python -m hfjax_demo serve' to see why.")


def serve() -> NoReturn:
    """Runs in the child: the command ``serve`` of this program, until the process is ended."""
    sys.argv = ["hfjax-demo", "serve"]
    runpy.run_module("hfjax_demo", run_name="__main__")
    raise SystemExit


def _as_environment(settings: Settings) -> dict[str, str]:
    """The settings as ``HFJAX_*`` environment variables; those that are None are left out."""
    return {variable_of(name): variable_text(value) for name, value in settings if value is not None}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
