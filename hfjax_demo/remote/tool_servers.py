"""Tools of other programs over the Model Context Protocol. Only the operator configures their servers.

    HFJAX_TOOL_SERVERS="files=http://127.0.0.1:8000/mcp; clock=python -m clock_server"

``name=URL`` is a server that listens (streamable HTTP), ``name=COMMAND`` one that is started and used over its standard input and
output; semicolons separate entries. Each listing of a server's tools, and each call, is a separate session with a time limit. A
server may therefore be restarted at any time, and loses state that it keeps between calls.

Source of the protocol: https://modelcontextprotocol.io/specification
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import importlib.util
import os
import shlex
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from concurrent.futures import Future, InvalidStateError, ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

from pydantic import TypeAdapter, ValidationError

from ..catalog.remote_settings import MODEL_NAME_PATTERN, parse_server_address
from ..errors import InvalidSetting, RemoteFailed, error_location
from ..tools import MAX_TOOLS, Tool

if TYPE_CHECKING:
    from mcp import ClientSession

Result = TypeVar("Result")

CALL_TIMEOUT_SECONDS = 60.0  # for a call, or for listing the tools
TOOL_LIST_CACHE_SECONDS = 60.0  # for which a list of tools is cached
MAX_RESULT_CHARACTERS = 20_000  # of a tool's result
STOPPED_MESSAGE = "The user stopped this call. It may have had effects before it was stopped."
_VARIABLE = "HFJAX_TOOL_SERVERS"
_TOOL: TypeAdapter[Tool] = TypeAdapter(Tool)


@dataclass(frozen=True, slots=True)
class ToolServer:
    """A server, which listens at ``url``, or is started by ``command``."""

    name: str
    url: str = ""
    command: tuple[str, ...] = ()


def tool_servers(text: str) -> tuple[ToolServer, ...]:
    """Return the servers listed in ``HFJAX_TOOL_SERVERS``; the module's docstring has an example.

    Raises:
        InvalidSetting: the text does not have this form, two servers have the same name, or the mcp package is missing.
    """
    found: dict[str, ToolServer] = {}
    for number, item in enumerate(filter(None, map(str.strip, text.split(";"))), 1):
        name, equals, written = (part.strip() for part in item.partition("="))
        if not equals or not written or not MODEL_NAME_PATTERN.fullmatch(name):
            raise InvalidSetting(
                f"{_VARIABLE}, server {number}: write name=http://host:8000/mcp or name=COMMAND, the name in lower-case letters, "
                "digits, dots, hyphens and underscores.",
                field="tool_servers",
            )
        if name in found:
            raise InvalidSetting(
                f"{_VARIABLE}: two servers are named {name!r}; names must be unique.", field="tool_servers"
            )
        try:
            if written.startswith(("http://", "https://")):
                found[name] = ToolServer(name, url=parse_server_address(written))
            else:
                found[name] = ToolServer(name, command=tuple(shlex.split(written)))
        except ValueError as error:
            raise InvalidSetting(f"{_VARIABLE}, server {name!r}: {error}.", field="tool_servers") from None
    if found and importlib.util.find_spec("mcp") is None:
        raise InvalidSetting(f"{_VARIABLE} requires the mcp package; run: pip install mcp", field="tool_servers")
    return tuple(found.values())


@dataclass(frozen=True, slots=True)
class OfferedTool:
    """A tool as offered to the model for one answer, with its server and its name there."""

    tool: Tool
    server: ToolServer
    name: str
    _cancelled: Future[None] = field(default_factory=Future, compare=False, repr=False)

    def cancel(self) -> None:
        """Cancel the running call, and prevent further ones. Thread-safe."""
        with contextlib.suppress(InvalidStateError):  # cancelled before
            self._cancelled.set_result(None)

    def on_cancel(self, action: Callable[[], object]) -> None:
        """Call ``action`` after :meth:`cancel`, on any thread; at once if it was called before."""
        self._cancelled.add_done_callback(lambda _: action())


@dataclass(eq=False)
class Toolbox:
    """The tools of these servers. Thread-safe; the methods block."""

    servers: Sequence[ToolServer]
    limit_s: float = CALL_TIMEOUT_SECONDS
    _cached_tools: dict[str, tuple[float, list[OfferedTool]]] = field(default_factory=dict)
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def offers(self, names: Sequence[str]) -> dict[str, OfferedTool]:
        """Return the tools of the servers with these names, by the name for the model: the tool's own, with its server's name as
        a prefix if an earlier tool has the same name.

        Raises:
            RemoteFailed: a server does not list its tools.
        """
        found: dict[str, OfferedTool] = {}
        for server in self.servers:
            for offer in self._server_tools(server) if server.name in names else ():
                name = offer.name if offer.name not in found else f"{server.name}_{offer.name}"
                function = {**offer.tool["function"], "name": name}
                with contextlib.suppress(ValidationError):  # the name is invalid for a model
                    tool = _TOOL.validate_python({"type": "function", "function": function})
                    found[name] = OfferedTool(tool, server, offer.name)
        return dict(list(found.items())[:MAX_TOOLS])

    def _server_tools(self, server: ToolServer) -> list[OfferedTool]:
        with self._lock:
            when, offers = self._cached_tools.get(server.name, (0.0, []))
        if when and time.monotonic() - when < TOOL_LIST_CACHE_SECONDS:
            return offers
        try:
            offers = self._run_session(server, _list_server_tools)
        except Exception as error:  # any failure of the other program or of the connection
            raise RemoteFailed(
                f"The tool server {server.name!r} did not list its tools ({_reason(error)}); remove it, or try again."
            ) from error
        with self._lock:
            self._cached_tools[server.name] = (time.monotonic(), offers)
        return offers

    def call(self, offer: OfferedTool, arguments: Mapping[str, Any]) -> str:
        """Return the tool's result, truncated to :data:`MAX_RESULT_CHARACTERS`; on failure or cancellation, a sentence."""

        async def run(session: ClientSession, _: ToolServer) -> str:
            result = await session.call_tool(offer.name, dict(arguments))
            said = "\n".join(_part_text(part) for part in result.content)
            return f"Error: {said}" if result.isError else said

        try:
            said = self._run_session(offer.server, run, offer)
        except asyncio.CancelledError:
            return STOPPED_MESSAGE
        except Exception as error:  # as in _server_tools
            return f"Error: the tool failed ({_reason(error)})."
        left = len(said) - MAX_RESULT_CHARACTERS
        return said if left <= 0 else f"{said[:MAX_RESULT_CHARACTERS]}\n[{left:,} more characters truncated]"

    def _run_session(
        self,
        server: ToolServer,
        speak: Callable[[ClientSession, ToolServer], Coroutine[Any, Any, Result]],
        offer: OfferedTool | None = None,
    ) -> Result:
        async def go() -> Result:
            if offer is not None:
                offer.on_cancel(functools.partial(_cancel_task, asyncio.get_running_loop(), asyncio.current_task()))
            async with asyncio.timeout(self.limit_s), _session(server) as session:
                return await speak(session, server)

        with ThreadPoolExecutor(1) as apart:  # the caller's thread may run an event loop
            return apart.submit(asyncio.run, go()).result()


def _cancel_task(loop: asyncio.AbstractEventLoop, task: asyncio.Task[Any] | None) -> None:
    with contextlib.suppress(RuntimeError):  # the loop is closed: the call has ended
        loop.call_soon_threadsafe(lambda: task and task.cancel())


async def _list_server_tools(session: ClientSession, server: ToolServer) -> list[OfferedTool]:
    offers: list[OfferedTool] = []
    for tool in (await session.list_tools()).tools:
        function: Any = {"name": tool.name, "description": tool.description, "parameters": dict(tool.inputSchema)}
        offers.append(OfferedTool({"type": "function", "function": function}, server, tool.name))
    return offers


@contextlib.asynccontextmanager
async def _session(server: ToolServer) -> AsyncIterator[ClientSession]:
    from mcp import ClientSession, StdioServerParameters, stdio_client
    from mcp.client.streamable_http import streamable_http_client

    async with contextlib.AsyncExitStack() as stack:
        if server.url:
            receive, send, _ = await stack.enter_async_context(streamable_http_client(server.url))
        else:
            # Its stderr may contain users' texts. The stack closes the file.
            silent = stack.enter_context(open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115
            command, *arguments = server.command
            asked = StdioServerParameters(command=command, args=arguments)
            receive, send = await stack.enter_async_context(stdio_client(asked, errlog=silent))
        session = await stack.enter_async_context(ClientSession(receive, send))
        await session.initialize()
        yield session


def _part_text(part: Any) -> str:
    text = getattr(part, "text", None)
    return text if isinstance(text, str) else f"[{part.type} content is not supported]"


def _reason(error: BaseException) -> str:
    """Return the class of the first exception; messages are left out, because they may contain anything."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return "timed out" if isinstance(error, TimeoutError) else error_location(error).partition(" at ")[0]
