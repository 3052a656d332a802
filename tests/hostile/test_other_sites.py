"""Another web site that is open in somebody's browser can neither press the page's buttons nor use the API; and who asks is told
by the address that nobody can make up."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import pytest

from hfjax_demo.settings import Settings
from hfjax_demo.web.owner import is_owner
from hfjax_demo.web.visitors import client_address, visitor_of
from tests.hostile.ground import Ground, refusal

CALL, COMPLETIONS = "/gradio_api/call/status", "/v1/chat/completions"
SPACE = "owner-demo.hf.space"
NAMED = "chat.example.org"


@pytest.fixture(scope="module")
def named(pages: None) -> Iterator[Ground]:
    """A server that has names and stands behind a proxy."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SPACE_HOST", SPACE)
        with Ground(hosts=(NAMED,), trusted_proxies=1) as served:
            yield served


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:7860", "127.0.0.1.evil.example", "localhost.evil.example", "["]
)
def test_a_name_that_is_not_this_servers_is_refused(ground: Ground, host: str) -> None:
    """A site whose name suddenly means this machine's address sends its own name as the Host."""
    for method, path in (("GET", "/"), ("GET", "/config"), ("GET", "/v1/models"), ("GET", "/metrics"), ("POST", CALL)):
        options: dict[str, Any] = {"json": {"data": []}} if method == "POST" else {}
        answer = ground.ask(method, path, headers={"host": host}, **options)
        assert refusal(answer) == (421, "unknown_host") and "HFJAX_HOSTS" in answer.json()["error"]["message"]
    assert ground.ask("GET", "/health", headers={"host": host}).status_code == 200, (
        "it says nothing, and is asked by anything"
    )


@pytest.mark.parametrize(
    "host",
    ["localhost", "localhost:7860", "app.localhost", "127.0.0.1", "192.168.1.20:7860", "[::1]:7860", "LOCALHOST."],
)
def test_loopback_names_and_numbers_are(ground: Ground, host: str) -> None:
    assert ground.ask("GET", "/config", headers={"host": host}).status_code == 200


def test_a_request_without_a_host_is_no_browsers(ground: Ground) -> None:
    with ground.connect() as connection:
        connection.sendall(b"GET /ready HTTP/1.0\r\n\r\n")
        assert connection.recv(100).split(b"\r\n")[0].endswith(b"200 OK")


def test_names_that_were_given_are(named: Ground) -> None:
    for host in (NAMED, f"{NAMED.upper()}:8443", SPACE, "127.0.0.1"):
        assert named.ask("GET", "/config", headers={"host": host}).status_code == 200
    assert named.ask("GET", "/config", headers={"host": "evil.example"}).status_code == 421
    with Ground(hosts=("*",)) as served:
        assert served.ask("GET", "/config", headers={"host": "evil.example"}).status_code == 200


OTHERS = ["https://evil.example", "http://localhost:3000", "http://127.0.0.1", "null", "http://[", "file://", "evil"]


@pytest.mark.parametrize("origin", OTHERS)
def test_a_page_of_another_site_can_send_nothing(ground: Ground, origin: str) -> None:
    for path, body in ((CALL, {"data": []}), (COMPLETIONS, {"messages": []}), ("/gradio_api/queue/join", {"data": []})):
        assert refusal(ground.post(path, body, origin=origin)) == (403, "cross_site")
        assert refusal(ground.post(path, body, origin=origin, sec_fetch_site="cross-site")) == (403, "cross_site")
        assert refusal(ground.post(path, body, sec_fetch_site="same-site")) == (403, "cross_site")


@pytest.mark.parametrize("origin", OTHERS)
def test_nor_read_anything(ground: Ground, origin: str) -> None:
    for path, host in itertools.product(
        ("/", "/config", "/v1/models", "/gradio_api/info"), (None, "localhost", "10.0.0.7:7860")
    ):
        answer = ground.ask("GET", path, headers={"origin": origin, **({"host": host} if host else {})})
        assert answer.status_code == 200
        assert not [name for name in answer.headers if name.startswith("access-control-")], path
    asking = {
        "origin": origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type",
    }
    for path in (CALL, COMPLETIONS):
        answer = ground.ask("OPTIONS", path, headers=asking)
        assert answer.status_code >= 400
        assert not [name for name in answer.headers if name.startswith("access-control-allow-")], path


def test_the_page_itself_can(ground: Ground, named: Ground) -> None:
    assert ground.post(CALL, {"data": []}, origin=ground.url).status_code == 200
    assert ground.post(CALL, {"data": []}, origin=ground.url, sec_fetch_site="same-origin").status_code == 200
    assert ground.post(CALL, {"data": []}).status_code == 200, "a program says nothing"
    # A proxy ends the TLS, and tells the name that the browser asked for, or passes it on.
    for name, host in itertools.product((NAMED, SPACE), ("", ":443")):
        answer = named.post(CALL, {"data": []}, host=name + host, origin=f"https://{name}", x_forwarded_proto="https")
        assert answer.status_code == 200
    forwarded = {"host": "127.0.0.1:7860", "x_forwarded_host": NAMED}
    assert named.post(CALL, {"data": []}, origin=f"https://{NAMED}", **forwarded).status_code == 200
    assert named.post(CALL, {"data": []}, origin="https://evil.example", **forwarded).status_code == 403


def test_only_a_trusted_proxy_says_which_name_was_asked_for(ground: Ground, named: Ground) -> None:
    lying = {"x-forwarded-host": "evil.example", "x-gradio-server": "https://evil.example"}
    config = ground.ask("GET", "/config", headers=lying).json()
    assert config["root"].rstrip("/") == ground.url
    assert refusal(named.ask("GET", "/config", headers=lying)) == (421, "unknown_host")


@pytest.mark.parametrize(
    "kind", [None, "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "json"]
)
def test_a_body_has_to_be_called_json(ground: Ground, kind: str | None) -> None:
    """Whatever else a page of another site can send without asking."""
    headers = {"content-type": kind} if kind is not None else {}
    for path in (CALL, COMPLETIONS, "/gradio_api/queue/join", "/gradio_api/component_server", "/gradio_api/cancel"):
        answer = ground.ask("POST", path, content=b'{"data": []}', headers=headers)
        assert refusal(answer) == (415, "unsupported_media_type")


def asked_from(client: str, *forwarded: str) -> dict[str, Any]:
    return {
        "type": "http",
        "client": (client, 5000),
        "headers": [(b"x-forwarded-for", entry.encode("latin-1")) for entry in forwarded],
    }


@pytest.mark.parametrize(
    ("proxies", "client", "forwarded", "expected"),
    [
        (0, "203.0.113.7", ["198.51.100.1"], "203.0.113.7"),
        (1, "10.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        (1, "10.0.0.1", ["1.1.1.1, 198.51.100.1"], "198.51.100.1"),
        (1, "10.0.0.1", ["1.1.1.1", "198.51.100.1"], "198.51.100.1"),
        (2, "10.0.0.1", ["1.1.1.1, 198.51.100.1, 10.0.0.2"], "198.51.100.1"),
        (2, "10.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        (1, "10.0.0.1", [], "10.0.0.1"),
        (1, "10.0.0.1", ["what, ever\xe9"], "10.0.0.1"),
        (1, "10.0.0.1", ["198.51.100.1:4711"], "198.51.100.1"),
        (1, "10.0.0.1", ["[2001:db8:1:2:3::4]:4711"], "2001:db8:1:2::/64"),
        (0, "2001:db8:1:2:3:4:5:6", [], "2001:db8:1:2::/64"),
        (0, "fe80::1%eth0", [], "fe80::/64"),
        (0, "::ffff:203.0.113.7", [], "203.0.113.7"),
    ],
)
def test_a_visitor_is_an_address_that_nobody_can_make_up(
    proxies: int, client: str, forwarded: list[str], expected: str
) -> None:
    assert client_address(asked_from(client, *forwarded), proxies) == expected


def test_a_program_without_this_server_has_one_visitor_its_owner() -> None:
    assert visitor_of({}) == "" and is_owner({})
    assert visitor_of({"state": {"visitor": "203.0.113.7"}}) == "203.0.113.7"
    assert not is_owner({"state": {"owner": False}}) and is_owner({"state": {"owner": True}})


def test_handlers_of_the_page_are_told(named: Ground, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []
    handler = next(fn for fn in named.demo.fns.values() if fn.api_name == "status")
    right = handler.fn

    def noting(request: Any) -> Any:
        seen.append(visitor_of(request.request.scope))
        return right()

    import gradio as gr

    noting.__annotations__ = {"request": gr.Request}
    monkeypatch.setattr(handler, "fn", noting)
    answer = named.post("/gradio_api/run/status", {"data": [], "fn_index": handler._id}, x_forwarded_for="198.51.100.1")
    assert answer.status_code == 200 and seen == ["198.51.100.1"]


def test_on_a_space_its_proxy_is_believed() -> None:
    assert Settings.from_environment({}).trusted_proxies == 0
    here = Settings.from_environment({"SPACE_ID": "owner/demo"})
    assert here.trusted_proxies == 1 and here.public
    assert Settings.from_environment({"SPACE_ID": "owner/demo", "HFJAX_TRUSTED_PROXIES": "2"}).trusted_proxies == 2
