"""The HTTP server: uvicorn, on sockets of its own, that lets no connection keep it waiting.

uvicorn by itself bounds the pause between two requests, and no other: a connection that sends nothing, or a header a minute,
stays for ever, as does one that never reads its answer, or never ends a body that nobody wants. :class:`Connection` hangs up on
those.
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

MAX_CONNECTIONS = 2000  # open at a time; more are told that the service is not available
FILES_BESIDES = 200  # that the process may need besides connections
HEAD_SECONDS = 10.0  # for a request's first line and headers, from the connection or the first byte on
# Between two requests on one connection, and for what is left of a body that has been answered already.
PAUSE_SECONDS = 5
READING_SECONDS = 60.0  # in which a client reads some of what was sent to it
HEAD_BYTES = 32_768
STOP_SECONDS = 5.0  # for the server's thread to end
_NOT_HERE = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)  # localhost may mean ::1 where there is none


class Connection(H11Protocol):
    """uvicorn's connection, with the bounds above."""

    head_s = HEAD_SECONDS
    reading_s = READING_SECONDS
    rest_s = PAUSE_SECONDS

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
        """Hang up and forget what was not read, which the system would keep for minutes otherwise."""
        linger = struct.pack("ii", 1, 0)
        self.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
        self.transport.abort()

    def _watch_rest(self) -> None:
        """The rest of a body that nobody wanted to read is thrown away, and the connection serves on; but not for long.

        To hang up while it still arrives would reset the connection, and the response may be lost with it: RFC 9112, section 9.6.
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
    """None, in whose place a timer may have been that was still to come."""
    if timer is not None:
        timer.cancel()
    return None


class Server(uvicorn.Server):
    """Serves ``app`` on a thread of its own, from :meth:`start` until :meth:`close`.

    Args:
        host: an address or a name; what it means is listened on.

    Raises:
        InvalidSetting: nothing can listen there.
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
                proxy_headers=False,  # whom to believe is said in the settings, not by where a connection comes from
                server_header=False,
                limit_concurrency=_connections(),
                timeout_keep_alive=PAUSE_SECONDS,
                h11_max_incomplete_event_size=HEAD_BYTES,
            )
        )
        self._thread = threading.Thread(target=self.run, args=[self._sockets], name="hfjax-server", daemon=True)

    def start(self) -> None:
        """Returns once requests are answered.

        Raises:
            RuntimeError: the application did not start; the log says why.
        """
        self._thread.start()
        while not self.started:
            self._thread.join(0.01)
            if not self._thread.is_alive():
                raise RuntimeError("the server exited during startup")

    def close(self) -> None:
        """Take no more requests, and wait a moment for those under way."""
        self.should_exit = True
        self._thread.join(STOP_SECONDS)


def listening(host: str, port: int) -> list[socket.socket]:
    """Sockets bound to every address that ``host`` means, and to ``port``.

    Raises:
        InvalidSetting: there is no such address here, or something else has it.
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
    """As many as :data:`MAX_CONNECTIONS` where the process may have so many files open; else fewer."""
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
