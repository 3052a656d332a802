"""Runs ``python -m hfjax_demo serve`` in a child process."""

from __future__ import annotations

import contextlib
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

import httpx2

from hfjax_demo import cli
from hfjax_demo.children import Child, ChildError
from hfjax_demo.environment import variable_name, variable_text
from hfjax_demo.errors import EngineFailed

START_TIMEOUT_S = 300.0
POLL_S = 0.2


@contextlib.contextmanager
def page_server(folder: Path, **settings: Any) -> Iterator[str]:
    """Context manager: run a server on a free port of this machine, and yield its URL. Its settings are those of the environment
    except ``settings``, its address, and the allowed models, which include that of ``folder``.

    Raises:
        EngineFailed: the process ended, or did not answer within :data:`START_TIMEOUT_S` seconds.
    """
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    settings |= {"host": "127.0.0.1", "port": port, "preload": False, "compile_ahead": True}
    settings |= {"allow_custom_models": True, "model_roots": (folder.resolve().parent,)}
    environment = {variable_name(name): variable_text(value) for name, value in settings.items()}
    with Child("benchmark page", {**environment, "GRADIO_ANALYTICS_ENABLED": "False"}) as child:
        url = f"http://127.0.0.1:{port}"
        try:
            deadline = time.monotonic() + START_TIMEOUT_S
            for _ in child.stream(_serve, poll_s=POLL_S):
                if _is_up(url):
                    break
                if time.monotonic() > deadline:
                    raise _not_started(f"it did not answer within {START_TIMEOUT_S:.0f} s")
        except ChildError as error:
            raise _not_started(error.reason.rstrip(".")) from error
        yield url


def _serve() -> NoReturn:
    raise SystemExit(cli.main(["serve"]))


def _not_started(reason: str) -> EngineFailed:
    return EngineFailed(f"The page did not start ({reason}); run 'python -m hfjax_demo serve' to see why.")


def _is_up(url: str) -> bool:
    with contextlib.suppress(httpx2.HTTPError):
        return httpx2.get(f"{url}/health", timeout=5).status_code == 200
    return False
