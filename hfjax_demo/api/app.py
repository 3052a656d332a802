"""The API as routes of the page's server: :data:`.endpoints.ENDPOINTS` for programs, and endpoints for monitoring the process.

Every response has the request's id in ``x-request-id``, which is also in the log. If an API key is set, ``/v1``, ``/tokenize``
and ``/detokenize`` require ``Authorization: Bearer KEY``; the other endpoints require no key, and are not logged. On
a public page ``/metrics`` is for the owner.

The endpoints and the models of their bodies are imported by the first request for one of them, not before the page is served.
"""

from __future__ import annotations

import asyncio
import importlib
import logging
import secrets
import sys
import time
import traceback
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from starlette.types import Message, Receive, Scope, Send

from ..errors import HfjaxError, OwnerRequired
from ..runtime.status import RequestOrigin
from ..settings import Settings
from ..web.bodies import discard_body
from ..web.owner import is_owner
from ..web.refusals import ClientGone, Refusal
from ..web.visitors import visitor_of
from .errors import refusal_outcome, to_refusal
from .telemetry import Telemetry

if TYPE_CHECKING:
    from ..runtime.manager import ModelManager
    from .api_call import ApiCall

PATHS = (
    "/v1/chat/completions",
    "/v1/completions",
    "/v1/responses",
    "/v1/messages",
    "/v1/messages/count_tokens",
    "/v1/embeddings",
    "/tokenize",
    "/detokenize",
    "/v1/tokenize",
    "/v1/detokenize",
    "/v1/images/generations",
    "/v1/images/edits",
    "/v1/images/variations",
)
"""The paths of :data:`.endpoints.ENDPOINTS`."""
MAX_PARSED_FORMS = 4  # at a time; the event loop has at least five threads, which the page needs as well
MODELS_PATH = "/v1/models"
CLIENT_CLOSED_STATUS = 499  # status logged for a client that disconnected; it is never sent
log = logging.getLogger(__name__)


class Api:
    """The API of one model manager, as an ASGI application.

    Args:
        telemetry: counts and logs requests; must be the observer of the manager.
    """

    def __init__(self, manager: ModelManager, settings: Settings, telemetry: Telemetry) -> None:
        self._manager = manager
        self._settings = settings
        self._telemetry = telemetry
        self._key = settings.api_key.encode() if settings.api_key else None
        self._started = int(time.time())
        self._form_limit = asyncio.Semaphore(MAX_PARSED_FORMS)
        self._open_responses = 0
        telemetry.attach(manager)

    @property
    def is_busy(self) -> bool:
        return self._open_responses > 0

    def routes(self) -> list[Route]:
        """Return the routes of the API; the server must try them before the page's routes."""
        return [
            *(Route(path, self, methods=["POST"]) for path in PATHS),
            Route(MODELS_PATH, self, methods=["GET"]),
            Route(f"{MODELS_PATH}/{{path:path}}", self, methods=["GET"]),
            Route("/v1/{path:path}", self),  # unknown paths and wrong methods
            Route("/openapi.json", _openapi),
            Route("/health", _health),
            Route("/ready", self._ready),
            Route("/metrics", self._metrics),
        ]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await _import_endpoints()
        from .api_call import ApiCall

        path = _api_path(scope)
        owner = is_owner(scope, otherwise=not self._settings.public)
        origin = RequestOrigin(_endpoint_name(path), visitor=visitor_of(scope), owner=owner)
        call = ApiCall(self._manager, self._settings, scope, receive, origin, self._form_limit)
        began = time.perf_counter()
        reply = _ResponseSender(scope, receive, send, origin.request_id)
        outcome, status = "ok", 200
        self._open_responses += 1
        try:
            try:
                _check_endpoint(scope["method"], path)
                self._check_key(scope)
            except Refusal:
                await discard_body(receive)
                raise
            await self._answer(call, path, reply)
        except (Refusal, HfjaxError) as raised:
            refusal = to_refusal(raised) if isinstance(raised, HfjaxError) else raised
            outcome, status = refusal_outcome(refusal), refusal.status
            await reply.json(_error_json(refusal, path, scope), status, refusal.all_headers)
        except ClientGone:
            outcome, status = "cancelled", CLIENT_CLOSED_STATUS
        except Exception as error:  # no details for the client; no values in the log: they may contain a user's text
            where = "".join(traceback.format_tb(error.__traceback__))
            log.error("%s failed (%s)\n%s", origin.endpoint, type(error).__name__, where)
            outcome, status = "failed", 500
            if not reply.began:
                defect = Refusal(500, "Internal server error; try again.", "internal_error")
                await reply.json(_error_json(defect, path, scope), 500)
        finally:
            self._open_responses -= 1
            if not call.submitted:  # else the manager's observer counts it
                self._telemetry.record_unsubmitted(origin, outcome, status, time.perf_counter() - began)

    async def _ready(self, _: Request) -> Response:
        """Return 200 if a request would be accepted, else 503 with the reason. Both report ``device_silence_s``."""
        manager = self._manager
        reason, silence = manager.unready_reason(), {"device_silence_s": round(manager.device_silence_s, 3)}
        if reason:
            return JSONResponse({"status": "unready", "reason": reason, **silence}, 503, {"retry-after": "2"})
        return JSONResponse({"status": "ready", **silence})

    async def _metrics(self, request: Request) -> Response:
        if not is_owner(request.scope, otherwise=not self._settings.public):
            denied = OwnerRequired("Only the owner of this public page can read its metrics; send the owner key.")
            return to_refusal(denied).response
        figures = self._telemetry.metrics
        return Response(await asyncio.to_thread(figures.text), media_type=figures.content_type)

    def _check_key(self, scope: Scope) -> None:
        if self._key is None:
            return
        scheme, _, key = Headers(scope=scope).get("authorization", "").partition(" ")
        if scheme.lower() != "bearer" or not secrets.compare_digest(key.strip().encode("latin-1"), self._key):
            why = "The API key is missing or incorrect; send it as Authorization: Bearer KEY."
            raise Refusal(401, why, "invalid_api_key")

    async def _answer(self, call: ApiCall, path: str, reply: _ResponseSender) -> None:
        from . import models
        from .answers import Answers
        from .endpoints import ENDPOINTS

        if path not in ENDPOINTS:
            name = path.removeprefix(MODELS_PATH).removeprefix("/")
            await reply.json(await asyncio.to_thread(models.models_json, call, self._started, name))
            return
        endpoint = ENDPOINTS[path]
        body: Any = await call.body(endpoint.body)
        requests, streams = await call.submit(lambda: endpoint.requests(call, body))
        answers = Answers(streams, endpoint.format(call.origin.request_id, body, requests))
        if getattr(body, "stream", None):
            await answers.stream(call.receive, reply.send)
        else:
            await reply.json(await answers.collect(call.receive))


def _check_endpoint(method: str, path: str) -> None:
    """Raise :class:`Refusal` if the endpoint does not exist or does not support the method."""
    methods, shown = _allowed_methods(path), f"/v1/{path[4:84]}"
    if not methods:
        raise Refusal(404, f"Unknown endpoint {shown}; see docs/api.md.", "unknown_url")
    if method not in methods:
        allow = {"allow": ", ".join(methods)}
        raise Refusal(405, f"{shown} takes {' and '.join(methods)}.", "method_not_allowed", headers=allow)


def _allowed_methods(path: str) -> Sequence[str]:
    """Return the methods that a path supports; empty if the endpoint does not exist."""
    if path in PATHS:
        return ("POST",)
    return ("GET", "HEAD") if path == MODELS_PATH or path.startswith(f"{MODELS_PATH}/") else ()


async def _import_endpoints() -> None:
    """Import the endpoints, on another thread: other requests do not wait for it."""
    if f"{__package__}.endpoints" not in sys.modules:
        await asyncio.to_thread(importlib.import_module, ".endpoints", __package__)


async def _openapi(request: Request) -> Response:
    await _import_endpoints()
    from .endpoints import openapi

    return await openapi(request)


async def _health(_: Request) -> Response:
    return JSONResponse({"status": "ok"})


def _api_path(scope: Scope) -> str:
    path: str = scope["path"].removeprefix(scope.get("root_path", ""))
    if path.startswith("/v1//"):  # the client's base URL ends with a slash; the slash of a model folder is kept
        path = "/v1/" + path.removeprefix("/v1/").lstrip("/")
    return path.rstrip("/")


class _ResponseSender:
    """Sends the response to the client, with the request's id in its headers. ``began``: whether the status has been sent."""

    def __init__(self, scope: Scope, receive: Receive, send: Send, request_id: str) -> None:
        self._scope = scope
        self._receive = receive
        self._send = send
        self._id = (b"x-request-id", request_id.encode())
        self.began = False

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.began = True
            message = {**message, "headers": [*message["headers"], self._id]}
        await self._send(message)

    async def json(self, text: str, status: int = 200, headers: dict[str, str] | None = None) -> None:
        response = Response(text, status, headers, "application/json")
        await response(self._scope, self._receive, self.send)


def _endpoint_name(path: str) -> str:
    """Return the endpoint's name for the log and the metrics. All unknown paths share one name, which bounds the labels."""
    if path.startswith(f"{MODELS_PATH}/"):
        return f"{MODELS_PATH}/{{id}}"
    return f"/v1/{path.removeprefix('/v1').lstrip('/')}" if _allowed_methods(path) else "/v1/other"


def _error_json(error: Refusal, path: str, scope: Scope) -> str:
    """Return an error as the JSON object of the client's API. Anthropic's clients send a version header with every request."""
    from . import messages, responses
    from .answers import compact_json

    if path.startswith("/v1/messages") or "anthropic-version" in Headers(scope=scope):
        return compact_json(messages.error_json(error))
    return compact_json(responses.error_json(error) if path == "/v1/responses" else error.body)
