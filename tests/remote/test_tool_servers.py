"""Tools of real servers of the Model Context Protocol, by HTTP and by standard input and output."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from hfjax_demo.errors import InvalidSetting, RemoteFailed
from hfjax_demo.remote.tool_servers import MAX_RESULT_CHARACTERS, STOPPED_MESSAGE, Toolbox, ToolServer, tool_servers
from tests.ports import free_port

from . import tool_server


@pytest.fixture(scope="module")
def by_http() -> Iterator[ToolServer]:
    with tool_server.listening() as url:
        yield ToolServer("web", url=url)


def test_tools_are_listed_and_called(by_http: ToolServer) -> None:
    box = Toolbox([by_http, ToolServer("gone", url=f"http://127.0.0.1:{free_port()}/mcp")])
    offers = box.offers(["web"])
    assert list(offers) == ["add", "fail", "talk", "wait"]
    declared = offers["add"].tool["function"]
    assert declared["description"] == "Adds two numbers." and set(declared["parameters"]["properties"]) == {"a", "b"}
    assert box.call(offers["add"], {"a": 2, "b": 3}) == "5"
    assert box.call(offers["add"], {"a": "x"}).startswith("Error: ")
    assert "no luck" in box.call(offers["fail"], {})
    long = box.call(offers["talk"], {"times": 10_000})
    assert long.endswith("[30,000 more characters truncated]") and len(long) < MAX_RESULT_CHARACTERS + 50
    with pytest.raises(RemoteFailed, match="'gone' did not list its tools"):
        box.offers(["web", "gone"])


def test_what_takes_too_long_is_given_up(by_http: ToolServer) -> None:
    offers = Toolbox([by_http]).offers(["web"])
    assert Toolbox([by_http], limit_s=0.5).call(offers["wait"], {}) == "Error: the tool failed (timed out)."


def test_a_call_ends_when_it_is_stopped(by_http: ToolServer) -> None:
    box, said = Toolbox([by_http]), list[str]()
    offers = box.offers(["web"])
    tool_server.waiting.clear()
    calling = threading.Thread(target=lambda: said.append(box.call(offers["wait"], {})))
    calling.start()
    assert tool_server.waiting.wait(60)
    offers["wait"].cancel()
    calling.join(60)
    assert said == [STOPPED_MESSAGE]
    assert box.call(offers["wait"], {}) == STOPPED_MESSAGE, "none begins any more"
    assert box.call(box.offers(["web"])["add"], {"a": 2, "b": 3}) == "5", "another answer's calls do"


def test_two_tools_of_one_name_are_told_apart(by_http: ToolServer) -> None:
    box = Toolbox([by_http, ToolServer("twin", url=by_http.url)])
    offers = box.offers(["web", "twin"])
    assert list(offers)[4:] == ["twin_add", "twin_fail", "twin_talk", "twin_wait"]
    assert offers["twin_add"].tool["function"]["name"] == "twin_add" and offers["twin_add"].name == "add"
    assert box.call(offers["twin_add"], {"a": 1, "b": 1}) == "2"


@pytest.mark.release
@pytest.mark.usefixtures("processes")
def test_a_command_is_started_and_spoken_to() -> None:
    [server] = tool_servers(f"local={sys.executable} {Path(tool_server.__file__)}")
    box = Toolbox([server])
    assert box.call(box.offers(["local"])["add"], {"a": 20, "b": 22}) == "42"


def test_the_setting_is_read() -> None:
    assert tool_servers(" a=http://x:1/mcp/ ; b=run 'it all' ;") == (
        ToolServer("a", url="http://x:1/mcp"),
        ToolServer("b", command=("run", "it all")),
    )
    assert tool_servers("") == ()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("a=", "server 1: write name="),
        ("A=http://x", "lower-case"),
        ("a=http://x;a=run", "two servers are named 'a'"),
        ("a=http://me:secret@x", "contains credentials"),
        ("a=run 'it", "No closing quotation"),
    ],
)
def test_a_wrong_setting_is_refused(text: str, says: str) -> None:
    with pytest.raises(InvalidSetting, match=says) as caught:
        tool_servers(text)
    assert "secret" not in str(caught.value)
