"""A server of the Model Context Protocol with a few tools: ``python tool_server.py`` speaks by its standard input and output."""

from __future__ import annotations

import asyncio
import contextlib
import socket as socket_module
import threading
from collections.abc import Iterator

import uvicorn
from mcp.server.fastmcp import FastMCP


def add(a: int, b: int) -> str:
    """Adds two numbers."""
    return str(a + b)


def fail() -> str:
    """Never works."""
    raise ValueError("no luck")


def talk(times: int) -> str:
    """Says a lot."""
    return "word " * times


waiting = threading.Event()  # somebody has called what never answers


async def wait() -> str:
    """Never answers."""
    waiting.set()
    await asyncio.Event().wait()
    return ""


def made() -> FastMCP:
    """A server; it can be run once."""
    server = FastMCP("tests", stateless_http=True)
    for tool in (add, fail, talk, wait):
        server.tool()(tool)
    return server


@contextlib.contextmanager
def listening() -> Iterator[str]:
    socket = socket_module.create_server(("127.0.0.1", 0))
    uvicorn_server = uvicorn.Server(uvicorn.Config(made().streamable_http_app(), log_level="error"))
    thread = threading.Thread(target=uvicorn_server.run, args=([socket],))
    thread.start()
    try:
        yield f"http://127.0.0.1:{socket.getsockname()[1]}/mcp"
    finally:
        uvicorn_server.should_exit = True
        thread.join(60)


if __name__ == "__main__":
    made().run()
