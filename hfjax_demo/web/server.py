"""The HTTP server: uvicorn with timeouts for slow clients.

uvicorn only has a timeout between two requests. A client that sends nothing, sends headers slowly, does not read its response, or
does not finish a body that is not read, would keep its connection open forever. :class:`HttpConnection` closes such connections.
"""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import struct
import threading
from typing import Any

import h11
import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol

from ..errors import InvalidSetting

MAX_CONNECTIONS = 2000  # concurrent connections; further ones receive status 503
RESERVED_FILES = 200  # open files that the process may need in addition to connections
HEADERS_TIMEOUT_SECONDS = 10.0  # for a request's first line and headers, from the connection or the first byte on
# Between two requests on one connection. The clients of OpenAI and Anthropic close an idle connection after 5 seconds; a server
# that does so at the same time closes some in which they have just begun a request.
CONNECTION_KEEP_ALIVE_SECONDS = 20
BODY_REST_TIMEOUT_SECONDS = 5.0  # for the rest of a body after the response was sent
READ_TIMEOUT_SECONDS = 60.0  # in which a client must read some of the response
MAX_HEADERS_BYTES = 32_768
SHUTDOWN_TIMEOUT_SECONDS = 5.0  # for the server's thread to end
_UNAVAILABLE_ERRNOS = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)  # localhost may resolve to ::1 on a system without IPv6


class HttpConnection(H11Protocol):
    """uvicorn's connection, with the timeouts above."""

    headers_timeout_s = HEADERS_TIMEOUT_SECONDS
    read_timeout_s = READ_TIMEOUT_SECONDS
    body_rest_timeout_s = BODY_REST_TIMEOUT_SECONDS

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._headers_timer: asyncio.TimerHandle | None = None
        self._read_timer: asyncio.TimerHandle | None = None
        self._body_rest_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)  # type: ignore[arg-type]
        self._update_headers_timer()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._update_headers_timer()
        self._update_rest_timer()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._update_rest_timer()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._read_timer = self.loop.call_later(self.read_timeout_s, self._reset_connection)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read_timer = _cancel_timer(self._read_timer)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._headers_timer, self._read_timer, self._body_rest_timer = map(
            _cancel_timer, (self._headers_timer, self._read_timer, self._body_rest_timer)
        )

    def _reset_connection(self) -> None:
        """Reset the connection and drop unsent data, which the system would keep for minutes otherwise."""
        linger = struct.pack("ii", 1, 0)
        self.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
        self.transport.abort()

    def _update_rest_timer(self) -> None:
        """Limit the time for the rest of a body after its response was sent. The rest is discarded and the connection reused.

        Closing earlier could reset the connection before the client has read the response: RFC 9112, section 9.6.
        """
        answered = self.conn.our_state is h11.DONE and self.conn.their_state is h11.SEND_BODY
        if not answered or self.transport.is_closing():
            self._body_rest_timer = _cancel_timer(self._body_rest_timer)
        elif self._body_rest_timer is None:
            self._body_rest_timer = self.loop.call_later(self.body_rest_timeout_s, self.transport.close)

    def _update_headers_timer(self) -> None:
        if self.conn.their_state is not h11.IDLE or self.transport.is_closing():
            self._headers_timer = _cancel_timer(self._headers_timer)
        elif self._headers_timer is None:
            self._headers_timer = self.loop.call_later(self.headers_timeout_s, self.timeout_keep_alive_handler)


def _cancel_timer(timer: asyncio.TimerHandle | None) -> asyncio.TimerHandle | None:
    """Cancel the timer, if any; return None, to replace it."""
    if timer is not None:
        timer.cancel()
    return None


class Server(uvicorn.Server):
    """Serves ``app`` on a background thread, from :meth:`start` until :meth:`close`.

    Args:
        host: an address, or a name, which is resolved; the server listens on all its addresses.

    Raises:
        InvalidSetting: the server can't listen there.
    """

    def __init__(self, app: ASGIApp, host: str, port: int, connection: type[HttpConnection] = HttpConnection) -> None:
        self._sockets = bind_sockets(host, port)
        super().__init__(
            uvicorn.Config(
                app,
                http=connection,
                ws="none",
                lifespan="on",
                log_level="warning",
                proxy_headers=False,  # the setting trusted_proxies decides, not the connection's address
                server_header=False,
                limit_concurrency=_max_connections(),
                timeout_keep_alive=CONNECTION_KEEP_ALIVE_SECONDS,
                h11_max_incomplete_event_size=MAX_HEADERS_BYTES,
            )
        )
        self._thread = threading.Thread(target=self.run, args=[self._sockets], name="hfjax-server", daemon=True)

    def start(self) -> None:
        """Start the server, and return when it accepts requests.

        Raises:
            RuntimeError: the application did not start; the reason is in the log.
        """
        self._thread.start()
        while not self.started:
            self._thread.join(0.01)
            if not self._thread.is_alive():
                raise RuntimeError("the server exited during startup")

    def close(self) -> None:
        """Refuse new requests, and wait up to :data:`SHUTDOWN_TIMEOUT_SECONDS` for those in progress."""
        self.should_exit = True
        self._thread.join(SHUTDOWN_TIMEOUT_SECONDS)


def bind_sockets(host: str, port: int) -> list[socket.socket]:
    """Return sockets bound to ``port`` of every address of ``host``.

    Raises:
        InvalidSetting: the address does not exist on this machine, or the port is in use.
    """
    made: list[socket.socket] = []
    fault: OSError | None = None
    try:
        found = socket.getaddrinfo(host.strip("[]"), port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, kind, protocol, _, address in dict.fromkeys(found):
            try:
                made.append(_bind_socket(family, kind, protocol, address))
            except OSError as error:
                fault = error
                if error.errno not in _UNAVAILABLE_ERRNOS:
                    break
    except OSError as error:
        fault = error
    if fault is None or (made and fault.errno in _UNAVAILABLE_ERRNOS):
        return made
    for one in made:
        one.close()
    raise InvalidSetting(
        f"Can't listen on port {port} of {host} ({fault.strerror or fault}); choose another port with HFJAX_PORT or --port, "
        "or another address with HFJAX_HOST or --host.",
        field="port",
    )


def _bind_socket(family: int, kind: int, protocol: int, address: Any) -> socket.socket:
    made = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        made.bind(address)
    except OSError:
        made.close()
        raise
    return made


def _max_connections() -> int:
    """Return the maximum number of connections: :data:`MAX_CONNECTIONS`, or fewer if the limit of open files requires it. Raises
    the soft limit if possible."""
    try:
        import resource
    except ImportError:  # no such limit on Windows
        return MAX_CONNECTIONS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_CONNECTIONS + RESERVED_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return MAX_CONNECTIONS if soft == resource.RLIM_INFINITY else max(min(MAX_CONNECTIONS, soft - RESERVED_FILES), 16)
