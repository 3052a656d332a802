"""A server of the Model Context Protocol with a few tools: ``python tool_server.py`` speaks by its standard input and output."""

from __future__ import annotations

import asyncio

from mcp.server.fastmcp import FastMCP

server = FastMCP("tests", stateless_http=True)


@server.tool()
def add(a: int, b: int) -> str:
    """Adds two numbers."""
    return str(a + b)


@server.tool()
def fail() -> str:
    """Never works."""
    raise ValueError("no luck")


@server.tool()
def talk(times: int) -> str:
    """Says a lot."""
    return "word " * times


@server.tool()
async def wait() -> str:
    """Never answers."""
    await asyncio.Event().wait()
    return ""


if __name__ == "__main__":
    server.run()
