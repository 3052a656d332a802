"""The page's endpoints as tools of an MCP server, as a real client of that protocol meets them."""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
from mcp import ClientSession
from mcp.client.streamable_http import streamable_http_client
from mcp.types import CallToolResult

from hfjax_demo.errors import InvalidSetting
from hfjax_demo.settings import Settings
from tests.coroutines import run
from tests.ui.serving import Served


@pytest.fixture(scope="module")
def served(pages: None) -> Iterator[Served]:
    with Served(Settings(mcp=True)) as page:
        yield page


@contextlib.asynccontextmanager
async def session(served: Served) -> AsyncIterator[ClientSession]:
    async with (
        streamable_http_client(f"{served.url}/gradio_api/mcp/") as (receive, send, _),
        ClientSession(receive, send) as opened,
    ):
        await opened.initialize()
        yield opened


def call(served: Served, name: str, **arguments: Any) -> CallToolResult:
    async def go() -> CallToolResult:
        async with session(served) as opened:
            return await opened.call_tool(name, arguments)

    return run(go())


def test_both_ways_to_generate_are_tools_that_say_what_they_take(served: Served) -> None:
    async def listed() -> dict[str, Any]:
        async with session(served) as opened:
            return {tool.name: tool for tool in (await opened.list_tools()).tools}

    found = run(listed())
    assert set(found) == {"chat", "image", "status"} and "sampling" in found["chat"].description
    assert set(found["chat"].inputSchema["properties"]) == {"messages", "prompt", "model", "sampling"}
    assert found["image"].inputSchema["required"] == ["prompt"]


@pytest.mark.release  # takes six seconds
def test_a_busy_page_is_waited_for(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    queue = type(served.demo._queue)
    push = queue.push

    async def slow(*arguments: Any, **options: Any) -> Any:
        await asyncio.sleep(5.5)  # gradio's own client would give up after five
        return await push(*arguments, **options)

    monkeypatch.setattr(queue, "push", slow)
    answer = call(served, "chat", prompt="x")
    assert not answer.isError, answer


def test_it_answers_and_draws_or_refuses_in_a_sentence(served: Served) -> None:
    answer = call(served, "chat", messages=[{"role": "user", "content": "hello there"}], sampling={"seed": 5})
    assert not answer.isError and answer.content[0].text.endswith("to: hello there")  # type: ignore[union-attr]
    assert served.manager.requests[-1].sampling.seed == 5
    answer = call(served, "image", prompt="cat", settings={"steps": 2})
    assert not answer.isError and "data:image/png;base64," in answer.content[0].text  # type: ignore[union-attr]
    assert served.manager.image_requests[-1].settings.steps == 2
    for name, arguments in (("chat", {"prompt": "x", "model": "/etc"}), ("image", {"prompt": " "})):
        answer = call(served, name, **arguments)
        assert answer.isError and answer.content[0].text[-1] == "."  # type: ignore[union-attr]


@pytest.mark.usefixtures("pages")
def test_what_is_missing_is_said_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    right = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name, *rest: None if name == "mcp" else right(name, *rest))
    with pytest.raises(InvalidSetting, match=r'Run: pip install "gradio\[mcp\]==6\.31\.0"$'):
        Served(Settings(mcp=True))
