"""The HTTP server: uvicorn with timeouts for slow clients.

uvicorn only has a timeout between two requests. A client that sends nothing, sends headers slowly, does not read its response, or
does not finish a body that is not read, would keep its connection open forever. :class:`Connection` closes such connections.
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
FILES_BESIDES = 200  # open files that the process may need in addition to connections
HEAD_SECONDS = 10.0  # for a request's first line and headers, from the connection or the first byte on
# Between two requests on one connection. The clients of OpenAI and Anthropic close an idle connection after 5 seconds; a server
# that does so at the same time closes some in which they have just begun a request.
KEEP_ALIVE_SECONDS = 20
REST_SECONDS = 5.0  # for the rest of a body after the response was sent
READING_SECONDS = 60.0  # in which a client must read some of the response
HEAD_BYTES = 32_768
STOP_SECONDS = 5.0  # for the server's thread to end
_NOT_HERE = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)  # localhost may resolve to ::1 on a system without IPv6


class Connection(H11Protocol):
    """uvicorn's connection, with the timeouts above."""

    head_s = HEAD_SECONDS
    reading_s = READING_SECONDS
    rest_s = REST_SECONDS

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._head: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        self._rest: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)  # type: ignore[arg-type]
        self._watch_head()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch_head()
        self._watch_rest()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch_rest()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(self.reading_s, self._reset)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread = _cancelled(self._unread)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._head, self._unread, self._rest = map(_cancelled, (self._head, self._unread, self._rest))

    def _reset(self) -> None:
        """Reset the connection and drop unsent data, which the system would keep for minutes otherwise."""
        linger = struct.pack("ii", 1, 0)
        self.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
        self.transport.abort()

    def _watch_rest(self) -> None:
        """Limit the time for the rest of a body after its response was sent. The rest is discarded and the connection reused.

        Closing earlier could reset the connection before the client has read the response: RFC 9112, section 9.6.
        """
        answered = self.conn.our_state is h11.DONE and self.conn.their_state is h11.SEND_BODY
        if not answered or self.transport.is_closing():
            self._rest = _cancelled(self._rest)
        elif self._rest is None:
            self._rest = self.loop.call_later(self.rest_s, self.transport.close)

    def _watch_head(self) -> None:
        if self.conn.their_state is not h11.IDLE or self.transport.is_closing():
            self._head = _cancelled(self._head)
        elif self._head is None:
            self._head = self.loop.call_later(self.head_s, self.timeout_keep_alive_handler)


def _cancelled(timer: asyncio.TimerHandle | None) -> asyncio.TimerHandle | None:
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

    def __init__(self, app: ASGIApp, host: str, port: int, connection: type[Connection] = Connection) -> None:
        self._sockets = listening(host, port)
        super().__init__(
            uvicorn.Config(
                app,
                http=connection,
                ws="none",
                lifespan="on",
                log_level="warning",
                proxy_headers=False,  # the setting trusted_proxies decides, not the connection's address
                server_header=False,
                limit_concurrency=_connections(),
                timeout_keep_alive=KEEP_ALIVE_SECONDS,
                h11_max_incomplete_event_size=HEAD_BYTES,
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
        """Refuse new requests, and wait up to :data:`STOP_SECONDS` for those in progress."""
        self.should_exit = True
        self._thread.join(STOP_SECONDS)


def listening(host: str, port: int) -> list[socket.socket]:
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
                made.append(_bound(family, kind, protocol, address))
            except OSError as error:
                fault = error
                if error.errno not in _NOT_HERE:
                    break
    except OSError as error:
        fault = error
    if fault is None or (made and fault.errno in _NOT_HERE):
        return made
    for one in made:
        one.close()
    raise InvalidSetting(
        f"Can't listen on port {port} of {host} ({fault.strerror or fault}); choose another port with HFJAX_PORT or --port, "
        "or another address with HFJAX_HOST or --host.",
        field="port",
    )


def _bound(family: int, kind: int, protocol: int, address: Any) -> socket.socket:
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


def _connections() -> int:
    """Return the maximum number of connections: :data:`MAX_CONNECTIONS`, or fewer if the limit of open files requires it. Raises
    the soft limit if possible."""
    try:
        import resource
    except ImportError:  # no such limit on Windows
        return MAX_CONNECTIONS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_CONNECTIONS + FILES_BESIDES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return MAX_CONNECTIONS if soft == resource.RLIM_INFINITY else max(min(MAX_CONNECTIONS, soft - FILES_BESIDES), 16)
