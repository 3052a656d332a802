"""The HTTP server: uvicorn, with the limits that it lacks. It limits connections, the size of headers, and the time between two
requests; a client that sends headers slowly, does not read its response, or does not finish a body that nobody reads would keep
its connection forever. :class:`HttpConnection` closes such connections.
"""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import struct
import threading
from collections.abc import Callable
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
        self._timers: dict[str, asyncio.TimerHandle] = {}

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)  # type: ignore[arg-type]
        self._limit_headers()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._limit_headers()
        self._limit_body_rest()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._limit_body_rest()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._set_timer("read", True, self.read_timeout_s, self._reset_connection)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._set_timer("read", False)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        for name in list(self._timers):
            self._set_timer(name, False)

    def _set_timer(
        self, name: str, running: bool, seconds: float = 0.0, action: Callable[[], None] = lambda: None
    ) -> None:
        """Start the timer unless it is running, or cancel it."""
        if not running:
            if timer := self._timers.pop(name, None):
                timer.cancel()
        elif name not in self._timers:
            self._timers[name] = self.loop.call_later(seconds, action)

    def _limit_headers(self) -> None:
        waiting = self.conn.their_state is h11.IDLE and not self.transport.is_closing()
        self._set_timer("headers", waiting, self.headers_timeout_s, self.timeout_keep_alive_handler)

    def _limit_body_rest(self) -> None:
        """Limit the time for the rest of a body after its response was sent. The rest is discarded and the connection reused.

        Closing earlier could reset the connection before the client has read the response: RFC 9112, section 9.6.
        """
        answered = self.conn.our_state is h11.DONE and self.conn.their_state is h11.SEND_BODY
        waiting = answered and not self.transport.is_closing()
        self._set_timer("body rest", waiting, self.body_rest_timeout_s, self.transport.close)

    def _reset_connection(self) -> None:
        """Reset the connection and drop unsent data, which the system would keep for minutes otherwise."""
        linger = struct.pack("ii", 1, 0)
        self.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
        self.transport.abort()


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
        for family, _, _, _, address in dict.fromkeys(found):
            try:
                made.append(socket.create_server(address, family=family))  # type: ignore[arg-type]
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
    reason = fault.strerror if isinstance(fault, socket.gaierror) else os.strerror(fault.errno or 0)
    raise InvalidSetting(
        f"Can't listen on port {port} of {host} ({reason}); choose another port with HFJAX_PORT or --port, or another "
        "address with HFJAX_HOST or --host.",
        field="port",
    )


def _max_connections() -> int:
    """Return :data:`MAX_CONNECTIONS`, or fewer if the limit of open files requires it, whose soft limit is raised if possible."""
    try:
        import resource
    except ImportError:  # no such limit on Windows
        return MAX_CONNECTIONS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_CONNECTIONS + RESERVED_FILES
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return MAX_CONNECTIONS
    soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return max(soft - RESERVED_FILES, 16)
