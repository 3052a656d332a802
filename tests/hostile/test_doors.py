"""Only what the page uses is reachable; a key covers all of it."""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Iterator
from typing import Any

import gradio.processing_utils
import gradio.routes
import pytest
from mcp import ClientSession
from mcp.client.streamable_http import create_mcp_http_client, streamable_http_client

from hfjax_demo.api.endpoints import ENDPOINTS
from hfjax_demo.errors import InvalidSetting
from hfjax_demo.web.server import Server
from tests import patient
from tests.coroutines import run
from tests.hostile.ground import Ground, refusal
from tests.page_client import page_client

KEY = "the-right-key"
BEARER, PASSWORD = {"authorization": f"Bearer {KEY}"}, ("anybody", KEY)

# Beside those of test_every_route_of_gradio_was_looked_at.
CLOSED = [
    ("POST", "/gradio_api/upload"),
    ("GET", "/gradio_api/upload_progress?upload_id=x"),
    ("GET", "/gradio_api/file=/etc/passwd"),
    ("HEAD", "/gradio_api/file=https://example.org/x"),
    ("GET", "/gradio_api/proxy=https://example.org/x"),
    ("GET", "/gradio_api/mcp/"),
    ("GET", "/monitoring/summary"),
    ("GET", "/docs"),
    ("GET", "//gradio_api/file=/etc/passwd"),
    ("GET", "/gradio_api/../gradio_api/upload"),
]
OPEN = ["/static/js/iframeResizer.contentWindow.min.js", "/health", "/ready", "/metrics", "/v1/models"]


@pytest.mark.parametrize(("method", "path"), CLOSED, ids=lambda value: value)
def test_what_the_page_does_not_use_is_not_there(ground: Ground, method: str, path: str) -> None:
    answer = ground.ask(method, path, **({"json": {}} if method == "POST" else {}))
    assert answer.status_code == 404
    if method != "HEAD":
        assert refusal(answer) == (404, "unknown_url")


def test_what_it_uses_is_and_another_method_is_told_which_one_there_is(ground: Ground) -> None:
    for path in OPEN:
        assert ground.ask("GET", path).status_code == 200, path
    answer = ground.ask("DELETE", "/gradio_api/queue/join")
    assert refusal(answer) == (405, "method_not_allowed") and answer.headers["allow"] == "POST"


def test_every_route_of_gradio_was_looked_at(ground: Ground) -> None:
    """A new version's new routes are closed; these are the ones that were opened, by what they answer."""
    found = set(routes_of(ground.demo.app))
    assert len(found) > 40
    with patient.Client(base_url=ground.url) as client:
        opened = {path for path, method in found if client.request(method, path).status_code not in (404, 405)}
    of_gradio = (
        "api/chat app_id call/v2/chat call/chat cancel component_server info queue/data queue/join reset run/chat"
    )
    assert opened == {
        *(f"/gradio_api/{path}" for path in [*of_gradio.split(), "startup-events", "theme.css"]),
        *("/", "/config", "/favicon.ico", "/manifest.json", "/robots.txt", "/theme.css"),
        "/openapi.json",  # of the API, which is asked before it
    }


def routes_of(app: Any) -> Iterator[tuple[str, str]]:
    """Each of Gradio's paths, an endpoint in the place of its variables; but for those that stream without an end."""
    for route in app.routes:
        if included := getattr(route, "original_router", None):
            yield from routes_of(included)
        methods, path = getattr(route, "methods", None), getattr(route, "path", "")
        if methods and "heartbeat" not in path and "{event_id}" not in path:
            plain = "".join("chat" if inside else text for text, inside in parts_of(path))
            yield from ((plain.rstrip("/") or "/", method) for method in methods - {"HEAD"})


def parts_of(path: str) -> Iterator[tuple[str, bool]]:
    outside = path.split("{")
    yield outside[0], False
    for part in outside[1:]:
        inside, _, rest = part.partition("}")
        yield from ((inside, True), (rest, False))


def test_nobody_makes_the_server_fetch_an_address(ground: Ground, monkeypatch: pytest.MonkeyPatch) -> None:
    fetched: list[object] = []

    async def noted(url: object, *others: object) -> Any:
        fetched.append(url)
        raise OSError("fetched")

    monkeypatch.setattr(gradio.processing_utils, "async_ssrf_protected_download", noted)
    monkeypatch.setattr(gradio.routes, "secure_url_stream_response", noted)
    address = "https://example.org/picture.png"
    file = {"path": address, "url": address, "meta": {"_type": "gradio.FileData"}}
    for value, path in itertools.product(
        (file, {"path": address}, [file], {"inside": {"deeper": [file]}}),
        ("/gradio_api/call/chat", "/gradio_api/run/predict", "/gradio_api/queue/join"),
    ):
        body = {"data": [value, None, None, None], "fn_index": None, "session_hash": "abc"}
        assert refusal(ground.post(path, body)) == (400, "no_files")
    assert refusal(ground.post("/gradio_api/call/v2/chat", {"prompt": file})) == (400, "no_files")
    number = next(iter(ground.demo.blocks))
    component = {"session_hash": "abc", "component_id": number, "fn_name": "x", "data": file}
    assert refusal(ground.post("/gradio_api/component_server", component)) == (400, "no_files")
    assert ground.ask("GET", f"/gradio_api/file={address}").status_code == 404
    assert not fetched


@pytest.fixture(scope="module")
def locked(pages: None) -> Iterator[Ground]:
    with Ground(api_key=KEY, mcp=True) as served:
        yield served


def test_a_key_covers_the_page_too(locked: Ground) -> None:
    closed = [("GET", "/"), ("GET", "/config"), ("GET", "/gradio_api/info"), ("POST", "/gradio_api/call/status")]
    for method, path in closed:
        body = {"json": {"data": []}} if method == "POST" else {}
        answer = locked.ask(method, path, **body)
        assert refusal(answer) == (401, "invalid_api_key") and answer.headers["www-authenticate"].startswith("Basic ")
        for wrong in ("Bearer wrong", "Bearer", "Basic x", f"Basic {KEY}", KEY, "Bearer \xe9"):
            headers = {"authorization": wrong.encode("latin-1")}
            assert locked.ask(method, path, headers=headers, **body).status_code == 401
        assert locked.ask(method, path, headers=BEARER, **body).status_code == 200
        assert locked.ask(method, path, auth=PASSWORD, **body).status_code == 200, "what a browser sends"
    for path in ("/health", "/ready", "/metrics"):
        assert locked.ask("GET", path).status_code == 200


@pytest.mark.parametrize("endpoint", [*ENDPOINTS, "/v1/models"])
def test_a_key_is_asked_for_at_every_endpoint_however_it_is_sent(locked: Ground, endpoint: str) -> None:
    def status(**headers: str) -> int:
        method, named = "GET" if endpoint == "/v1/models" else "POST", {"content-type": "application/json"}
        for name, value in headers.items():
            named[name.replace("_", "-")] = value
        return locked.ask(method, endpoint, content=b"{}", headers=named).status_code

    assert status() == status(x_api_key="wrong") == status(authorization="Bearer wrong") == 401
    assert status(x_api_key=KEY, authorization="Bearer wrong") == 401
    assert status(x_api_key=KEY) == status(authorization=f"Bearer {KEY}") != 401


def test_a_port_that_is_taken_is_said_in_one_sentence(ground: Ground) -> None:
    with pytest.raises(InvalidSetting, match=rf"^Can't listen on port {ground.settings.port} of 127\.0\.0\.1 .*--port"):
        Server(ground.demo.app, "127.0.0.1", ground.settings.port)
    with pytest.raises(InvalidSetting, match=r"^Can't listen on port 1 of no\.such\.host\.invalid .*--host\.$"):
        Server(ground.demo.app, "no.such.host.invalid", 1)


def test_programs_and_tools_call_it_with_the_key(locked: Ground) -> None:
    client = page_client(locked.url, headers={"Authorization": f"Bearer {KEY}"})
    assert "hello" in client.predict(prompt="hello", api_name="/chat")

    async def call() -> str:
        async with contextlib.AsyncExitStack() as stack:
            http = await stack.enter_async_context(create_mcp_http_client(headers=BEARER))
            url = f"{locked.url}/gradio_api/mcp/"
            receive, send, _ = await stack.enter_async_context(streamable_http_client(url, http_client=http))
            session = await stack.enter_async_context(ClientSession(receive, send))
            await session.initialize()
            answer = await session.call_tool("chat", {"prompt": "tool"})
            return str(answer.content[0].text)  # type: ignore[union-attr]

    assert "tool" in run(call())
