"""``/health``, ``/ready`` and ``/metrics``: for whoever keeps the process running. They need no key and are not logged."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from .calls import Manager, Server
from .metrics import Metrics

Handler = Callable[[Request], Awaitable[Response]]


async def health(_: Request) -> Response:
    """Always 200: whoever gets it knows that the process lives and its event loop runs."""
    return JSONResponse({"status": "ok"})


def ready(manager: Manager) -> Handler:
    """The handler of ``/ready``: 200 if a request would be accepted now, else 503 with the reason.

    Both tell how long ago the device thread gave its last sign of life, in seconds.
    """

    async def handler(_: Request) -> Response:
        reason, silence = manager.unready_reason(), {"device_silence_s": round(manager.device_silence_s, 3)}
        if reason:
            return JSONResponse({"status": "unready", "reason": reason, **silence}, 503, {"retry-after": "2"})
        return JSONResponse({"status": "ready", **silence})

    return handler


def metrics(server: Server, figures: Metrics) -> Handler:
    """The handler of ``/metrics``: all metrics in Prometheus' text format."""

    async def handler(_: Request) -> Response:
        return Response(await server.apart(figures.text), media_type=figures.content_type)

    return handler
