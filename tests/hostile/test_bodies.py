"""Bodies too large, too slow, too deep, or without any sense: each a refusal, none a failure, no word of them in the log."""

from __future__ import annotations

import asyncio
import json
import os
import re
import select
import socket
import tempfile
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import anthropic
import httpx
import openai
import pytest
from starlette.applications import Starlette

from hfjax_demo.api.app import MAX_PARSED_FORMS, Api
from hfjax_demo.api.telemetry import Telemetry
from hfjax_demo.pictures.decoding import MAX_FILE_BYTES
from hfjax_demo.settings import Settings
from hfjax_demo.ui.route_allowlist import MAX_EVENT_BYTES
from hfjax_demo.web.bodies import MAX_DEPTH, MAX_ITEMS, BodyMemoryLimit, parse_json_object, read_body
from hfjax_demo.web.gate import Gate
from hfjax_demo.web.gate_routes import MAX_BODY_BYTES, POST, gate_route
from hfjax_demo.web.refusals import Refusal
from hfjax_demo.web.server import CONNECTION_KEEP_ALIVE_SECONDS, HttpConnection, Server
from tests.coroutines import run
from tests.hostile.ground import LONG, Ground, Ready, refusal
from tests.ports import free_port

JOIN, CALL = "/gradio_api/queue/join", "/gradio_api/call/status"
MARK = "xyzzy-of-a-visitor"


def test_a_body_larger_than_any_event_is_refused(ground: Ground) -> None:
    """It is read to its end, or a client that is still sending would not see the answer."""
    for path, most in (
        (CALL, MAX_EVENT_BYTES),
        ("/gradio_api/cancel", MAX_BODY_BYTES),
        ("/v1/completions", MAX_BODY_BYTES),
    ):
        answer = ground.ask(
            "POST",
            path,
            content=iter([b" " * 1_000_000] * (most // 1_000_000 + 2)),
            headers={"content-type": "application/json"},
        )
        assert refusal(answer) == (413, "request_too_large")


def test_the_largest_picture_fits_an_event(ground: Ground) -> None:
    url = "data:image/png;base64," + "A" * (MAX_FILE_BYTES * 4 // 3)
    answer = ground.post("/gradio_api/call/image", {"data": ["a cat", None, None, None, url]})
    assert answer.status_code == 200


def test_forms_are_refused_before_they_are_parsed(ground: Ground) -> None:
    def left() -> tuple[int, int]:
        return len(os.listdir("/proc/self/fd")), len(os.listdir(tempfile.gettempdir()))

    part = '--x\r\nContent-Disposition: form-data; name="f{0}"; filename="f{0}"\r\n\r\nabc\r\n'
    form = "".join(part.format(number) for number in range(900)).encode()
    before = left()
    with ground.connect() as connection:
        connection.sendall(
            b"POST /gradio_api/component_server HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\n"
            b"Content-Length: %d\r\n\r\n%b" % (len(form) + 100, form)
        )  # and hung up
    answer = ground.ask("POST", "/gradio_api/component_server", files=[("f", ("f", b"abc"))] * 10)
    assert refusal(answer) == (415, "unsupported_media_type")
    after = left()
    assert after[0] < before[0] + 50 and after[1] < before[1] + 50


def test_an_idle_connection_is_the_clients_to_close() -> None:
    """If both close it at the same time, a client may send a request on a connection that the server is closing."""
    for limits in (openai.DEFAULT_CONNECTION_LIMITS, anthropic.DEFAULT_CONNECTION_LIMITS):
        assert limits.keepalive_expiry is not None and limits.keepalive_expiry < CONNECTION_KEEP_ALIVE_SECONDS


class Impatient(HttpConnection):
    headers_timeout_s = read_timeout_s = body_rest_timeout_s = 0.2


@pytest.mark.parametrize("waits", [True, False], ids=["expects an answer first", "sends"])
def test_a_body_of_another_type_is_asked_for_by_no_refusal(waits: bool) -> None:
    """With "Expect: 100-continue" to read on would have the server ask for it."""
    pieces = [{"type": "http.request", "body": b"x" * 1000, "more_body": more} for more in (False, True)]

    async def receive() -> dict[str, Any]:
        return pieces.pop()

    headers = [(b"content-type", b"text/plain"), *([(b"expect", b"100-continue")] if waits else [])]
    with pytest.raises(Refusal, match="Content-Type"):
        run(read_body({"type": "http", "headers": headers}, receive, 4_000))
    assert len(pieces) == (2 if waits else 0)


async def takes_all(scope: Any, receive: Any, send: Any) -> None:
    """Answers at length, whatever it is asked."""
    if scope["type"] == "lifespan":
        while True:
            message = await receive()
            await send({"type": message["type"] + ".complete"})
            if message["type"] == "lifespan.shutdown":
                return
    pieces = 1000 if scope["path"] == "/long" else 1
    await send({"type": "http.response.start", "status": 200, "headers": []})
    for number in range(pieces):
        await send({"type": "http.response.body", "body": b"x" * 100_000, "more_body": number + 1 < pieces})


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    found = free_port()
    doors = [gate_route("/short", POST), gate_route("/long"), gate_route("/own", POST, own=True)]
    server = Server(Gate(takes_all, Settings(), doors, body_timeout_s=0.2), "127.0.0.1", found, connection=Impatient)
    server.start()
    yield found
    server.close()


def begun(path: str) -> bytes:
    """A request whose body has only begun."""
    head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9999"
    return f"{head}\r\n\r\n{{".encode()


def dripping(connection: socket.socket, drops: bytes) -> bytes:
    """Send these bytes one by one, or nothing, until the server hangs up; returns what it said."""
    connection.settimeout(0.05)
    said = b""
    for number in range(10_000):
        try:
            connection.sendall(drops[number % len(drops) :][:1] if drops else b"")
            piece = connection.recv(4096)
            said += piece
            if not piece:
                return said
        except TimeoutError:
            pass
        except (BrokenPipeError, ConnectionResetError):
            return said
    raise AssertionError("it was never hung up on")


@pytest.mark.parametrize(
    ("sent", "drops", "says"),
    [
        *((b"", drops, b"") for drops in (b"", b"x: y\r\n")),
        *((b"G", drops, b"") for drops in (b"", b"x: y\r\n")),
        *((b"GET /long HTTP/1.1\r\nHost: localhost\r\n", drops, b"") for drops in (b"", b"x: y\r\n")),
        (
            b"GET /nowhere HTTP/1.1\r\nHost: localhost\r\n\r\nGET /short HT",
            b"y",
            b"HTTP/1.1 404",
        ),  # of its second request
        (begun("/short"), b" ", b"HTTP/1.1 408"),
        # A body that nobody asked for.
        (b"GET /short HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999\r\n\r\n{", b" ", b"HTTP/1.1 405"),
    ],
)
def test_whoever_is_slow_is_hung_up_on(port: int, sent: bytes, drops: bytes, says: bytes) -> None:
    with socket.create_connection(("127.0.0.1", port)) as connection:
        connection.sendall(sent)
        said = dripping(connection, drops)
    assert said.startswith(says) and bool(said) is bool(says)
    assert says != b"HTTP/1.1 408" or b'"code":"request_timeout"' in said


def test_a_response_is_not_lost_for_a_body_that_nobody_reads(port: int) -> None:
    """Nor is the next one, on the same connection; but a body without an end does not keep it open."""
    rest = b" " * 9998  # of a body that has begun
    with socket.create_connection(("127.0.0.1", port), timeout=LONG) as connection:
        for part in (rest[:5000] + rest[5000:], rest[:1]):
            connection.sendall(begun("/own"))
            said = connection.recv(1)
            connection.sendall(part)
            while not said.endswith(b"0\r\n\r\n"):
                piece = connection.recv(65_536)
                assert piece, said[:200]
                said += piece
            assert said.startswith(b"HTTP/1.1 200") and b"x" * 50_000 in said
        assert dripping(connection, b" ") == b""


def test_whoever_reads_nothing_is_hung_up_on(port: int) -> None:
    with socket.create_connection(("127.0.0.1", port), timeout=LONG) as connection:
        connection.sendall(b"GET /long HTTP/1.1\r\nHost: localhost\r\n\r\n")
        waiting = select.poll()
        waiting.register(connection, 0)
        assert waiting.poll(LONG * 1000), "it still sends"


def test_all_bodies_together_and_each_visitors_are_bounded() -> None:
    held = BodyMemoryLimit(100)
    with held.by("a") as mine, held.by("b") as other:
        mine(40)
        mine(10)
        with pytest.raises(Refusal) as caught:
            mine(1)
        assert (caught.value.status, caught.value.code) == (503, "overloaded")
        other(50)
        with held.by("c") as third, pytest.raises(Refusal):
            third(1)
    with held.by("a") as mine:
        mine(50)


@pytest.mark.usefixtures("pages")
def test_the_apis_bodies_are_counted_with_the_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BodyMemoryLimit.__init__, "__defaults__", (10_000,))
    with Ground() as other:
        for path in ("/v1/chat/completions", "/v1/images/edits", CALL):
            kind = "multipart/form-data; boundary=a" if path.endswith("edits") else "application/json"
            large = other.ask("POST", path, content=b" " * 6_000, headers={"content-type": kind})
            assert refusal(large) == (503, "overloaded"), path
            small = other.ask("POST", path, content=b" " * 4_000, headers={"content-type": kind})
            assert small.status_code != 503, path


def test_forms_that_take_long_hold_up_no_other_call(monkeypatch: pytest.MonkeyPatch) -> None:
    parsing: list[Any] = []
    go_on = threading.Event()

    async def slow(*given: Any) -> Any:
        parsing.append(given)
        assert go_on.wait(LONG)
        return {}, {}

    monkeypatch.setattr("hfjax_demo.api.api_call._parse_form", slow)

    async def scene() -> None:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(5))  # as with one core
        api = Api(Ready(), Settings(), Telemetry())  # type: ignore[arg-type]
        transport = httpx.ASGITransport(Starlette(routes=api.routes()))
        kind = {"content-type": "multipart/form-data; boundary=a"}
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost", timeout=LONG) as client:
            forms = [
                asyncio.create_task(client.post("/v1/images/edits", content=b"--a--", headers=kind)) for _ in range(8)
            ]
            try:
                async with asyncio.timeout(LONG):
                    while len(parsing) < MAX_PARSED_FORMS:
                        await asyncio.sleep(0.005)
                    assert (await client.get("/v1/models")).status_code == 200
                assert len(parsing) == MAX_PARSED_FORMS
            finally:
                go_on.set()
            assert {answer.status_code for answer in await asyncio.gather(*forms)} == {400}
        assert len(parsing) == len(forms)

    run(scene())


SENSELESS = [
    b"",
    b"{",
    b'{"data": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    b"{}",
    b'{"data": null}',
    b'{"data": {"a": 1}}',
    b'{"data": [], "fn_index": "0", "session_hash": "a"}',
    b'{"data": [], "fn_index": true, "session_hash": "a"}',
    b'{"data": [], "fn_index": -1, "session_hash": "a"}',
    b'{"data": [], "fn_index": 1000000, "session_hash": "a"}',
    b'{"data": [1, 2, 3, 4, 5, 6, 7, 8, 9], "fn_index": 0, "session_hash": "a"}',
    b'{"data": [], "fn_index": 0, "session_hash": 5}',
    b'{"data": [], "fn_index": 0}',
    b'{"data": [], "fn_index": 0, "session_hash": "' + b"a" * 1000 + b'"}',
    b'{"data": [], "fn_index": 0, "session_hash": "a", "trigger_id": "b"}',
]


@pytest.mark.parametrize("body", SENSELESS, ids=lambda body: repr(body[:60]))
def test_a_senseless_event_is_refused(ground: Ground, body: bytes, capfd: pytest.CaptureFixture[str]) -> None:
    answer = ground.ask("POST", JOIN, content=body, headers={"content-type": "application/json"})
    assert answer.status_code in (400, 404, 422), answer.text
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-32-be"])
def test_a_body_may_be_in_any_encoding_of_json(encoding: str) -> None:
    body = json.dumps({"data": [], "é": "😀"}, ensure_ascii=False).encode(encoding)
    assert parse_json_object(body) == {"data": [], "é": "😀"}


def test_a_body_has_so_many_levels_and_values_at_most() -> None:
    deepest = b'{"a": ' + b"[" * (MAX_DEPTH - 1) + b"]" * (MAX_DEPTH - 1) + b"}"
    largest = b'{"a": [' + b"0," * (MAX_ITEMS - 2) + b"0]}"
    for body in (deepest, largest, b'{"a": 1e300, "b": "\\ud83d\\ude00"}'):
        assert parse_json_object(body)
    for body, says in (
        (deepest.replace(b"[]", b"[{}]"), "nested too deeply; the limit is 40 levels."),
        (largest.replace(b"[0", b"[0, 0"), "too many values; the limit is 200,000."),
        (b"[" * 100_000, "not valid JSON"),
        (b'{"a": NaN}', "not valid JSON"),
        (b'{"a": "\\ud800"}', "not valid JSON"),
        *((body, "not a JSON object") for body in (b"[]", b'"text"', b"null")),
        (b'{"a": ' + b"9" * 5000 + b"}", "not valid JSON"),
        (b'{"a": "\xff"}', "not valid JSON"),
        ('{"a": "é"}'.encode("utf-16")[:-1], "not valid JSON"),
        (b"\xff\xfe{\x00\x00\xd8", "not valid JSON"),
        (b"\x00\x00\x00{\x00\x11\x00\x00", "not valid JSON"),
    ):
        with pytest.raises(Refusal, match=says) as caught:
            parse_json_object(body)
        assert (caught.value.status, caught.value.code) == (400, "invalid_body")


def test_a_gone_client_is_no_failure(ground: Ground, capfd: pytest.CaptureFixture[str]) -> None:
    for path in (JOIN, "/v1/completions"):
        with ground.connect() as connection:
            connection.sendall(begun(path))
    assert ground.ask("GET", "/health").status_code == 200
    assert "Traceback" not in capfd.readouterr().err


def test_what_breaks_behind_the_gate_is_a_refusal_and_a_line_without_words(caplog: pytest.LogCaptureFixture) -> None:
    async def breaks(scope: Any, receive: Any, send: Any) -> None:
        if scope["query_string"].startswith(b"answer"):
            await send({"type": "http.response.start", "status": 500, "headers": [(b"content-type", b"text/plain")]})
            await send({"type": "http.response.body", "body": MARK.encode()})
        raise KeyError(MARK)

    async def ask(query: str) -> httpx.Response:
        transport = httpx.ASGITransport(Gate(breaks, Settings(), [gate_route("/there")]))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return await client.get("/there", params=query)

    for query in ("answer", "nothing"):
        answer = run(ask(query))
        assert refusal(answer) == (400, "invalid_request") and MARK not in answer.text
    (line,) = {record.getMessage() for record in caplog.records}
    assert re.fullmatch(r"GET /there failed \(KeyError at test_bodies.py:\d+\)", line)
