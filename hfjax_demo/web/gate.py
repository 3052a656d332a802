"""The gate: ASGI middleware that checks every request before the page or the API receives it.

It checks, in this order: the route (:mod:`.gate_routes`), the host name and the origin (:mod:`.origin_checks`), the key if one is
set, and the size, transfer time and JSON of the body (:mod:`.bodies`). Each refusal is a sentence in JSON (:mod:`.refusals`). The
gate stores ``visitor`` (:mod:`.visitors`) and ``owner`` (:mod:`.owner`) in the scope's state. A key may be sent as ``x-api-key``
as well.

An exception of the application, unless it handles its errors (``GateRoute.own``), is answered with a refusal as well, since its
cause is a body that passed the checks but could not be handled. It is logged in one line without client input.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import json
import logging
import secrets
from collections.abc import Callable, Sequence
from typing import Any

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..errors import error_location
from ..settings import Settings
from .bodies import BODY_TIMEOUT_SECONDS, LARGE_BYTES, BodyMemoryLimit, discard_body, parse_json_object, read_body
from .gate_routes import GateRoute, find_gate_route
from .origin_checks import SAFE_METHODS, check_host, check_same_site, requested_host
from .owner import OwnerAuthentication
from .refusals import ClientGone, Refusal
from .visitors import client_address

log = logging.getLogger(__name__)

# Headers that only a trusted proxy may set, and that no client may: Gradio would use them for the URLs on its pages.
_PROXY_HEADER, _FORBIDDEN_HEADER = b"x-forwarded-host", b"x-gradio-server"


class Gate:
    """The gate in front of ``app``.

    Args:
        hosts: allowed host names in addition to those of the settings.
        root_path: path prefix under which a gateway publishes the server; requests may have it or not.
        owners: identifies the owner of a public page; default: as the settings say.
        body_timeout_s: see :func:`.bodies.read_body`.
    """

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        routes: Sequence[GateRoute],
        *,
        hosts: Sequence[str] = (),
        root_path: str = "",
        owners: OwnerAuthentication | None = None,
        body_timeout_s: float = BODY_TIMEOUT_SECONDS,
    ) -> None:
        self._app = app
        self._routes = routes
        self._hosts = frozenset(name.lower() for name in (*settings.hosts, settings.host, *hosts) if name)
        self._trusted_proxies = settings.trusted_proxies
        self._key = settings.api_key.encode() if settings.api_key else None
        self._root_path = root_path.rstrip("/")
        self._ownership = owners or OwnerAuthentication(settings)
        self._body_timeout_s = body_timeout_s
        self._body_memory = BodyMemoryLimit()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._handle(scope, receive, send)
        elif scope["type"] == "lifespan":
            await self._app(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1008})  # WebSockets are not used

    async def _handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        unwanted = {_FORBIDDEN_HEADER} if self._trusted_proxies else {_FORBIDDEN_HEADER, _PROXY_HEADER}
        scope["headers"] = _with_authorization(
            [(name, value) for name, value in scope["headers"] if name not in unwanted]
        )
        visitor = client_address(scope, self._trusted_proxies)
        scope.setdefault("state", {})["visitor"] = visitor
        self._ownership.mark(scope)
        try:
            gate_route = self._check_request(scope)
        except Refusal as refusal:
            if _has_body(scope) and "expect" not in Headers(scope=scope):
                await discard_body(receive, self._body_timeout_s)
            await refusal.response(scope, receive, send)
            return
        if gate_route.own:
            with self._body_memory.by(visitor) as count:
                scope["state"]["count"] = count
                await self._app(scope, receive, send)
            return
        reply = _ResponseGuard(scope, receive, send)
        try:
            with self._body_memory.by(visitor) as count:
                if scope["method"] not in SAFE_METHODS:
                    receive = await self._receive_body(gate_route, scope, receive, count)
                elif _has_body(scope):
                    await discard_body(receive, self._body_timeout_s)  # a body of GET or HEAD has no meaning
                await self._app(scope, receive, reply.send)
                await reply.end()
        except ClientGone:
            pass
        except Refusal as refusal:
            await refusal.response(scope, receive, send)
        except Exception as error:  # logged without its message, which may contain client input
            log.warning("%s %s failed (%s)", scope["method"], gate_route.name, error_location(error))
            await reply.end()

    def _check_request(self, scope: Scope) -> GateRoute:
        """Return the route of a request, after all checks that do not need its body."""
        path, root = scope["path"], self._root_path
        if root and path.startswith(root + "/"):
            scope["root_path"], path = root, path[len(root) :]
        gate_route = find_gate_route(self._routes, path, scope["method"])
        if not gate_route.open:
            check_host(requested_host(scope), self._hosts)
            check_same_site(scope)
            if not gate_route.own:
                self._check_key(scope)
        return gate_route

    def _check_key(self, scope: Scope) -> None:
        """Raise :class:`Refusal` (401) unless the request has the key, as a bearer token or as the password of HTTP Basic
        authentication (any user name), for which browsers prompt, or unless the owner has signed in."""
        if self._key is None or self._ownership.has_owner_credentials(scope):
            return
        scheme, _, given = Headers(scope=scope).get("authorization", "").partition(" ")
        key = given.strip().encode("latin-1")
        if scheme.lower() == "basic":
            try:
                key = base64.b64decode(key, validate=True).partition(b":")[2]
            except binascii.Error:
                key = b""
        if not secrets.compare_digest(key, self._key):
            raise Refusal(
                401,
                "The API key is missing or incorrect; send it as Authorization: Bearer KEY, or as a password.",
                code="invalid_api_key",
                headers={"www-authenticate": 'Basic realm="hfjax demo", charset="UTF-8"'},
            )

    async def _receive_body(
        self, gate_route: GateRoute, scope: Scope, receive: Receive, count: Callable[[int], None]
    ) -> Receive:
        """Read and check the body; return a ``receive`` for the application that replays it."""
        body = await read_body(scope, receive, gate_route.max_bytes, self._body_timeout_s, count)
        if gate_route.check is not None:
            if len(body) > LARGE_BYTES:
                body = await asyncio.to_thread(_check_body, gate_route.check, body)
            else:
                body = _check_body(gate_route.check, body)
        return _replay_body(body, receive)


def _with_authorization(headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """Return the headers, with the ``x-api-key`` of Anthropic's clients copied to ``Authorization``."""
    named = dict(headers)
    if b"x-api-key" in named and b"authorization" not in named:
        return [*headers, (b"authorization", b"Bearer " + named[b"x-api-key"])]
    return headers


def _check_body(check: Callable[[dict[str, Any]], dict[str, Any]], body: bytes) -> bytes:
    value = parse_json_object(body)
    passed_on = check(value)
    return body if passed_on is value else json.dumps(passed_on, ensure_ascii=False).encode()


def _has_body(scope: Scope) -> bool:
    headers = Headers(scope=scope)
    return headers.get("content-length", "0") != "0" or "transfer-encoding" in headers


def _replay_body(body: bytes, receive: Receive) -> Receive:
    """Return a ``receive`` that replays this body, and then continues with ``receive``, which reports a disconnect."""
    rest = [body]

    async def next_message() -> Message:
        if rest:
            return {"type": "http.request", "body": rest.pop(), "more_body": False}
        return await receive()

    return next_message


class _ResponseGuard:
    """Forwards a response. One with status 500 is sent with status 400 if it is JSON, else replaced by a refusal."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._scope, self._receive, self._send = scope, receive, send
        self._began = self._complete = self._replaced = False

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            if message["status"] == 500:
                kind = Headers(raw=message["headers"]).get("content-type", "")
                self._replaced = not kind.startswith("application/json")
                message = {**message, "status": 400}
            self._began = not self._replaced
        elif not self._replaced:
            self._complete = not message.get("more_body", False)
        if not self._replaced:
            await self._send(message)

    async def end(self) -> None:
        """Complete the response after the application has returned, or has raised."""
        if self._complete:
            return
        if self._began:
            await self._send({"type": "http.response.body", "body": b""})
        else:
            refusal = Refusal(400, "Malformed request; reload the page and try again.", "invalid_request")
            await refusal.response(self._scope, self._receive, self._send)
