"""The API as routes of the page's server: ``/v1`` for programs, and endpoints with which a host monitors the process.

    POST /v1/chat/completions   GET /v1/models         GET /health    the process is alive
    POST /v1/completions        GET /v1/models/{id}    GET /ready     it can take a request, or why not
    POST /v1/messages, responses                       GET /metrics   figures for Prometheus
    POST /v1/images/generations, edits, variations     GET /openapi.json   all of this, described
    POST /v1/embeddings, /tokenize, /detokenize

Every answer carries its request's id in ``x-request-id``, which the log has too. ``/v1``, ``/tokenize`` and
``/detokenize`` want ``Authorization: Bearer KEY`` where the settings have a key; the others need none, and are not logged.
``/metrics`` is there if the settings say so.
"""

from __future__ import annotations

import json
import logging
import secrets
import time
import traceback
from typing import TYPE_CHECKING, Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..runtime.status import Origin
from ..settings import Settings
from ..web.bodies import throw_away
from ..web.owner import is_owner
from ..web.refusals import AUTHENTICATION, SERVER, ClientGone, Refusal
from ..web.visitors import visitor_of
from . import chat, completions, images, messages, models, responses, tokens
from .calls import Call, Server
from .errors import outcome_of
from .openapi import openapi
from .telemetry import Telemetry

if TYPE_CHECKING:
    from ..runtime.manager import ModelManager

HUNG_UP = 499  # what the log says of a client that did not wait; nobody is sent it
log = logging.getLogger(__name__)


class Api:
    """The API over one manager.

    Args:
        telemetry: counts and logs requests; must be the object that observes the manager.
    """

    def __init__(self, manager: ModelManager, settings: Settings, telemetry: Telemetry) -> None:
        self._server = Server(manager, settings)
        self._telemetry = telemetry
        self._key = settings.api_key.encode() if settings.api_key else None
        self._created = int(time.time())
        self._busy = 0
        telemetry.attach(manager)

    @property
    def is_busy(self) -> bool:
        """Whether an answer is still on its way to a client."""
        return self._busy > 0

    def routes(self) -> list[Route]:
        """The routes of the API; the server has to try them before the page's own."""
        found = [
            *(Route(f"/v1/{path}", _Whole(self, path), methods=["POST"]) for path in (*TEXTS, *WHOLE)),
            Route("/v1/models", _Whole(self, "models"), methods=["GET"]),
            Route("/v1/models/{path:path}", _Whole(self, "models/"), methods=["GET"]),
            Route("/v1/{path:path}", _Whole(self)),  # what is not there, or takes another method
            *(Route(f"/{path}", _Whole(self, path), methods=["POST"]) for path in TOKENS),
            Route("/openapi.json", openapi),
            Route("/health", _health),
            Route("/ready", self._ready),
        ]
        if self._server.settings.metrics:
            found.append(Route("/metrics", self._metrics))
        return found

    def close(self) -> None:
        """End its threads."""
        self._server.close()

    async def serve(self, path: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one call; ``path`` is that below ``/v1``, or one of :data:`TOKENS`."""
        owner = is_owner(scope, otherwise=not self._server.settings.public)
        origin = Origin(_endpoint(path), visitor=visitor_of(scope), owner=owner)
        call = Call(self._server, scope, receive, origin)
        began = time.perf_counter()
        reply = _Reply(send, origin.request_id)
        outcome, status = "ok", 200
        self._busy += 1
        try:
            await _check_place(call, path)
            await self._authorize(call)
            await self._answer(call, path, reply)
        except Refusal as error:
            outcome, status = outcome_of(error), error.status
            await reply.json(_told(error, path, scope), error.status, error.all_headers)
        except ClientGone:
            outcome, status = "cancelled", HUNG_UP
        except Exception as error:  # a stranger gets no details; the log no values, which may be somebody's words
            log.error(
                "%s failed (%s)\n%s",
                origin.endpoint,
                type(error).__name__,
                "".join(traceback.format_tb(error.__traceback__)),
            )
            outcome, status = "failed", 500
            if not reply.began:
                defect = Refusal(500, "Internal server error; try again.", "internal_error", SERVER)
                await reply.json(_told(defect, path, scope), 500)
        finally:
            self._busy -= 1
            if not call.submitted:  # else it is counted at the manager
                self._telemetry.answered(origin, outcome, status, time.perf_counter() - began)

    async def _ready(self, _: Request) -> Response:
        """200 if a request would be accepted now, else 503 with the reason; both say how long the device thread is silent."""
        manager = self._server.manager
        reason, silence = manager.unready_reason(), {"device_silence_s": round(manager.device_silence_s, 3)}
        if reason:
            return JSONResponse({"status": "unready", "reason": reason, **silence}, 503, {"retry-after": "2"})
        return JSONResponse({"status": "ready", **silence})

    async def _metrics(self, _: Request) -> Response:
        figures = self._telemetry.metrics
        return Response(await self._server.apart(figures.text), media_type=figures.content_type)

    async def _authorize(self, call: Call) -> None:
        if self._key is None:
            return
        given = next((value for name, value in call.scope["headers"] if name == b"authorization"), b"")
        scheme, _, key = given.partition(b" ")
        if scheme.lower() != b"bearer" or not secrets.compare_digest(key.strip(), self._key):
            await throw_away(call.receive)
            raise Refusal(
                401,
                "The API key is missing or incorrect; send it as Authorization: Bearer KEY.",
                "invalid_api_key",
                AUTHENTICATION,
            )

    async def _answer(self, call: Call, path: str, reply: _Reply) -> None:
        server = call.server
        if path == "models":
            await reply.json(await server.apart(lambda: models.models(server, self._created)))
        elif path.startswith("models/"):
            name = path.removeprefix("models/")
            await reply.json(await server.apart(lambda: models.model(call, name, self._created)))
        elif path in WHOLE:
            await reply.json(await WHOLE[path](call))
        else:
            made, as_stream = await TEXTS[path](call)
            if as_stream:
                await made.stream(call.receive, reply.send)
            else:
                await reply.json(await made.collect(call.receive))


TOKENS = {"tokenize": tokens.tokenize, "detokenize": tokens.detokenize}  # as vLLM has them: not below /v1 alone
WHOLE = {
    "embeddings": tokens.embeddings,
    "messages/count_tokens": tokens.count_message_tokens,
    **TOKENS,
    "images/generations": images.generate,
    "images/edits": images.edit,
    "images/variations": images.vary,
}
TEXTS = {
    "chat/completions": chat.answers,
    "completions": completions.answers,
    "messages": messages.answers,
    "responses": responses.answers,
}
ENDPOINTS = (*TEXTS, *WHOLE, "models")


async def _check_place(call: Call, path: str) -> None:
    """Raises :class:`Refusal` where there is no such endpoint, or it takes another method."""
    methods = ("GET", "HEAD") if path == "models" or path.startswith("models/") else ("POST",)
    if path not in ENDPOINTS and not path.startswith("models/"):
        await throw_away(call.receive)
        raise Refusal(404, f"Unknown endpoint /v1/{path[:80]}; see docs/api.md.", "unknown_url")
    if call.scope["method"] not in methods:
        await throw_away(call.receive)
        allow = {"allow": ", ".join(methods)}
        raise Refusal(405, f"/v1/{path[:80]} takes {' and '.join(methods)}.", "method_not_allowed", headers=allow)


async def _health(_: Request) -> Response:
    """Always 200: whoever gets it knows that the process lives and its event loop runs."""
    return JSONResponse({"status": "ok"})


class _Whole:
    """The API as an ASGI application, at a path or at those below it: a route passes it calls as they are."""

    def __init__(self, api: Api, path: str = "") -> None:
        self._api = api
        self._path = path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = self._path + scope["path_params"].get("path", "")
        await self._api.serve(path.strip("/"), scope, receive, send)


class _Reply:
    """Sends the response to the client, with the request's id in its headers. ``began``: the status has been sent."""

    def __init__(self, send: Send, request_id: str) -> None:
        self._send = send
        self._id = (b"x-request-id", request_id.encode())
        self.began = False

    async def send(self, message: Message) -> None:
        """Pass an ASGI message on."""
        if message["type"] == "http.response.start":
            self.began = True
            message = {**message, "headers": [*message["headers"], self._id]}
        await self._send(message)

    async def json(self, value: Any, status: int = 200, headers: dict[str, str] | None = None) -> None:
        """Send one JSON object."""
        body = json.dumps(value, separators=(",", ":")).encode()
        response: ASGIApp = Response(body, status, headers, "application/json")
        await response({"type": "http"}, _nothing, self.send)


async def _nothing() -> Message:
    raise AssertionError("a response of one piece receives nothing")


def _endpoint(path: str) -> str:
    """The endpoint's name in the log and the metrics; all paths that do not exist share one, so that labels stay few."""
    if path.startswith("models/"):
        return "/v1/models/{id}"
    return f"/v1/{path}" if path in ENDPOINTS else "/v1/other"


def _told(error: Refusal, path: str, scope: Scope) -> dict[str, Any]:
    """The JSON object for an error, as the clients of this path read it. Anthropic's say their version wherever they ask."""
    if path.startswith("messages") or any(name == b"anthropic-version" for name, _ in scope["headers"]):
        return messages.error_of(error)
    return responses.error_of(error) if path == "responses" else error.body
