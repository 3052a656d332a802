"""Runs the server: starts the page, the API and the request log, and shuts them down in order after a SIGTERM."""

from __future__ import annotations

import logging
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from ..importing import paused_collection
from ..settings import Settings, parse_mesh_shape

if TYPE_CHECKING:
    from ..runtime.manager import ModelManager

log = logging.getLogger(__name__)

FLUSH_SECONDS = 5.0  # for the API to send the rest of finished answers
PAGE_SECONDS = 0.5  # the same for answers on the page, whose delivery cannot be observed


def serve(settings: Settings) -> None:
    """Serve the page and the API until the process is terminated.

    After SIGTERM new requests are rejected; running ones may finish within ``settings.shutdown_seconds``, are then cancelled, and
    this returns. A second SIGTERM cancels them immediately. SIGINT ends the server without waiting.
    """
    # Imports JAX and Gradio, which other commands do not need.
    with paused_collection(freeze="gradio" not in sys.modules):
        from ..api.app import Api
        from ..api.request_log import RequestLog
        from ..api.telemetry import Telemetry
        from ..runtime.manager import ModelManager
        from ..ui.gradio_import import import_gradio

        import_gradio(mcp=settings.mcp or bool(os.environ.get("GRADIO_MCP_SERVER")))
        from ..ui.layout import build_demo, launch

    if settings.activations != "exact":
        log.warning("Activations are rounded to %s: answers may differ from PyTorch's.", settings.activations)
    as_json = settings.log_format == "json"
    telemetry = Telemetry(RequestLog(sys.stderr, as_json=as_json) if settings.log_format != "none" else None)
    if settings.mesh is not None:  # fail now if the devices do not exist, not at the first request
        from ..bridge.sharding import make_model_meshes

        make_model_meshes(*parse_mesh_shape(settings.mesh))
    manager = ModelManager(settings, telemetry)
    api = Api(manager, settings, telemetry)
    demo = build_demo(manager, settings)
    shutdown = Shutdown(
        manager, settings.shutdown_seconds, api_is_busy=lambda: api.is_busy, close=lambda: demo.close(verbose=False)
    )
    signal.signal(signal.SIGTERM, lambda *_: shutdown.ask())

    def on_listening() -> None:
        manager.preload()
        shutdown.set_listening()

    try:
        launch(demo, settings, on_listening=on_listening, routes=api.routes())
    finally:
        shutdown.wait()
        manager.close()
        telemetry.close()


class Shutdown:
    """A graceful shutdown: requests finish first, then the server closes. Runs on a thread, because :meth:`ask` is called by a
    signal handler and must not block.

    Args:
        limit_s: seconds after which running requests are cancelled.
        api_is_busy: whether the API is still sending a response.
        close: closes the listening server, after which the call that serves the page returns.
    """

    def __init__(
        self, manager: ModelManager, limit_s: float, *, api_is_busy: Callable[[], bool], close: Callable[[], None]
    ) -> None:
        self._manager = manager
        self._limit_s = limit_s
        self._api_is_busy = api_is_busy
        self._close = close
        self._listening = threading.Event()
        self._thread: threading.Thread | None = None
        self._cancel_requested = threading.Event()

    def ask(self) -> None:
        """Shut down once the running requests have ended; a second call cancels them. Safe to call in a signal handler."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="hfjax-shutdown", daemon=True)
            self._thread.start()
        else:
            # On another thread: the signal may have interrupted this one while it held the event's lock.
            threading.Thread(target=self._cancel_requested.set, daemon=True).start()

    def set_listening(self) -> None:
        """Mark the server as listening. Before that it cannot be closed, and the shutdown waits."""
        self._listening.set()

    def wait(self) -> None:
        """Wait for the shutdown to end; return immediately if it was not requested or the server never listened."""
        if self._thread is not None and self._listening.is_set():
            self._thread.join()

    def _run(self) -> None:
        self._manager.refuse_new_requests()
        self._listening.wait()
        self._manager.drain(self._limit_s, self._cancel_requested)
        time.sleep(PAGE_SECONDS)
        end = time.monotonic() + FLUSH_SECONDS
        while self._api_is_busy() and time.monotonic() < end:
            time.sleep(0.02)
        self._close()
