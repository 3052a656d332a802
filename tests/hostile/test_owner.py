"""A public page's buttons are its owner's: strangers are refused by the server, whatever their page shows them; keys and cookies
that are guessed, changed or old are worth nothing; on a page that is not public everybody is the owner."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import httpx
import pytest
from gradio_client.exceptions import AppError

from hfjax_demo.api.errors import to_refusal
from hfjax_demo.errors import OwnerRequired
from hfjax_demo.requests import TextRequest
from hfjax_demo.runtime.manager import ModelManager
from hfjax_demo.runtime.pool import ModelPool
from hfjax_demo.runtime.status import RequestOrigin
from hfjax_demo.settings import Settings
from hfjax_demo.web.owner import (
    COOKIE_NAME,
    FREE_GUESSES,
    MAX_DELAY_SECONDS,
    SIGNED_IN_SECONDS,
    OwnerAuthentication,
    is_owner,
)
from tests import patient
from tests.hostile.ground import Ground, refusal
from tests.hostile.pages import Clock, Stranger
from tests.page_client import page_client
from tests.ui.serving import Served
from tests.ui.test_mcp import call as call_tool

KEY = "a-key-of-the-owner"
BEARER = {"authorization": f"Bearer {KEY}"}
CHAT, CUSTOM = "smollm2-135m-instruct", "stranger/model"
ALONE = "Sign in as the owner first."
PUBLIC = Settings(public=True, owner_key=KEY, allow_custom_models=True, mcp=True)


@pytest.fixture(scope="module")
def served(pages: None) -> Iterator[Served]:
    with Served(PUBLIC) as page:
        yield page


@pytest.fixture
def stranger(served: Served) -> Iterator[Stranger]:
    served.manager.forget()
    with patient.Client(base_url=served.url) as client:
        yield Stranger(served, client)


@pytest.fixture
def owner(served: Served, stranger: Stranger) -> Iterator[Stranger]:
    """A browser that has signed in."""
    with patient.Client(base_url=served.url) as client:
        assert client.post("/owner", data={"key": KEY}).status_code == 303
        yield Stranger(served, client)


@pytest.fixture
def program(served: Served, stranger: Stranger) -> Iterator[Stranger]:
    """It sends the key with everything."""
    with patient.Client(base_url=served.url, headers=BEARER) as client:
        yield Stranger(served, client)


ACTIONS = [*({"action": name, "model": CHAT} for name in ("load", "unload", "cancel", "check")), {"action": "x"}, None]


def test_the_models_buttons_are_pressed_by_the_owner_and_the_owners_program_alone(
    served: Served, stranger: Stranger, owner: Stranger, program: Stranger
) -> None:
    for asked in ACTIONS:
        answer = stranger.component("models-channel", "act", asked)
        assert answer["error"] == f"Only the owner of this page can load and unload models. {ALONE}"
    assert not served.manager.shelf.calls
    for client in (owner, program):
        assert client.component("models-channel", "act", ACTIONS[0])["error"] is None
    assert [one[0] for one in served.manager.shelf.calls] == ["load", "load"]


def test_anybody_reads_what_the_tab_shows(stranger: Stranger, owner: Stranger) -> None:
    seen, owned = (client.component("models-channel", "look", None) for client in (stranger, owner))
    assert (seen["owner"], owned["owner"]) == (False, True)
    assert [one["name"] for one in seen["models"]] == [one["name"] for one in owned["models"]]
    assert seen["device"]["texts"] and not any(one["actions"] or one["precisions"] for one in seen["models"])
    assert any(one["actions"] and one["precisions"] for one in owned["models"])


def test_experiments_are_the_owners_to_run_and_anybody_reads_what_one_costs(
    stranger: Stranger, owner: Stranger, program: Stranger
) -> None:
    for client, says in (
        (stranger, "Only the owner of this page can run experiments."),
        (owner, "Unknown experiment"),  # and nobody asks who the owner is
    ):
        event = client.handler("lab-asked-channel", "run")
        (state,) = client.press(event, [{"experiment": "nonsense"}])["data"]
        assert state["state"] == "refused" and says in state["status"]
    asked = {"experiment": "decoding", "model": CHAT}
    seen, owned = (client.component("lab-channel", "cost", asked) for client in (stranger, program))
    assert (seen.pop("owner"), owned.pop("owner")) == (False, True)
    assert seen == owned and seen["cost"]
    assert "not among this server" in stranger.component("lab-channel", "cost", asked | {"model": CUSTOM})["error"]
    assert "cost" in program.component("lab-channel", "cost", asked | {"model": CUSTOM})


def test_strangers_and_their_agents_chat_with_what_is_offered_and_name_no_other(served: Served) -> None:
    served.manager.forget()
    stranger, owner = (page_client(served.url, headers=headers) for headers in ({}, BEARER))
    assert stranger.predict(prompt="x", model="gemma-3-270m", api_name="/chat")
    for endpoint, kind in (("/chat", "text"), ("/image", "image")):
        with pytest.raises(AppError, match=f"not among this server's {kind} models"):
            stranger.predict(prompt="x", model=CUSTOM, api_name=endpoint)
        agent = call_tool(served, endpoint[1:], prompt="x", model=CUSTOM)
        assert agent.isError and "not among this server's" in agent.content[0].text  # type: ignore[union-attr]
    assert [request.model for request in served.manager.requests] == ["gemma-3-270m"]
    assert not served.manager.image_requests and not call_tool(served, "chat", prompt="x").isError
    assert owner.predict(prompt="x", model=CUSTOM, api_name="/chat")
    assert owner.predict(prompt="x", model=CUSTOM, settings={"steps": 2}, api_name="/image")
    assert served.manager.requests[-1].model == served.manager.image_requests[-1].model == CUSTOM
    assert served.manager.origins[0].owner is False and served.manager.origins[-1].owner is True
    assert stranger.predict(api_name="/status")["models"]


@pytest.mark.parametrize(
    ("elem_id", "event"),
    [("send", "click"), ("image-generate", "click"), ("model", "change"), ("image-model", "input")],
)
def test_the_tabs_take_no_other_model_from_a_stranger(
    served: Served, stranger: Stranger, owner: Stranger, elem_id: str, event: str
) -> None:
    models = {"model": CUSTOM, "image-model": CUSTOM}
    handler = stranger.handler(elem_id, event)
    store = {"id": "a", "turns": []}
    data = stranger.values(handler, **models, **{"message": "hello", "image-prompt": "hello", "store-channel": store})
    assert "not among this server" in json.dumps(stranger.press(handler, data))
    assert not served.manager.requests and not served.manager.image_requests
    assert "not among this server" not in json.dumps(owner.press(handler, data))


@pytest.mark.usefixtures("pages")
def test_nor_does_the_api(tmp_path: Path) -> None:
    messages = [{"role": "user", "content": "x"}]
    bodies: dict[str, dict[str, Any]] = {
        "chat/completions": {"messages": messages},
        "completions": {"prompt": "x"},
        "responses": {"input": "x"},
        "embeddings": {"input": "x"},
        "tokenize": {"prompt": "x"},
        "images/generations": {"prompt": "x"},
    }
    with Ground(public=True, owner_key=KEY, allow_custom_models=True, cache_dir=tmp_path) as ground:
        with patient.Client(base_url=f"{ground.url}/v1/") as client:
            for path, body in bodies.items():
                assert refusal(client.post(path, json={"model": CUSTOM, **body})) == (404, "model_not_found"), path
            for path in ("messages", "messages/count_tokens"):
                assert client.post(path, json={"model": CUSTOM, "messages": messages}).status_code == 404
            for name in (CUSTOM, "/etc", "./hfjax_demo", str(tmp_path)):
                assert client.get(f"models/{name}").status_code == 404, name
            assert client.get(f"models/{CHAT}").status_code == 200
            assert client.get(f"models/{CUSTOM}", headers=BEARER).status_code == 200
        assert not ground.manager.requests and not ground.manager.image_requests
        assert refusal(ground.ask("GET", "/metrics")) == (403, "owners_alone")
        assert ground.ask("GET", "/metrics", headers=BEARER).status_code == 200


def test_what_visitors_may_have_downloaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The default model; where the settings allow it, what is small; gigabytes, or nobody knows how many, never."""
    begun: list[str] = []
    for how in ("serve", "load"):
        monkeypatch.setattr(ModelPool, how, lambda _, model, *__: begun.append(model.spec.name))
    small, large, unknown = "gemma-3-270m", "smollm2-1.7b-instruct", "owner/unknown"
    stranger = RequestOrigin(owner=False)
    for allowed in (True, False):
        manager = ModelManager(PUBLIC.changed(cache_dir=tmp_path, visitor_downloads=allowed))
        try:
            for ask_for in (
                lambda name, who, manager=manager: manager.generate(TextRequest(name, prompt="x"), who),
                lambda name, who, manager=manager: manager.load(name, None, who),
            ):
                begun.clear()
                for model in (CHAT, small, large, unknown):
                    ask_for(model, RequestOrigin(owner=True))
                ask_for(CHAT, stranger)  # the first visitor of a fresh Space
                refused = [large, unknown]
                if allowed:
                    ask_for(small, stranger)
                else:
                    refused.append(small)
                assert begun == [CHAT, small, large, unknown, CHAT, *([small] if allowed else [])]
                for model in refused:
                    with pytest.raises(
                        OwnerRequired, match=r"has not been downloaded.*choose another model\.$"
                    ) as caught:
                        ask_for(model, stranger)
        finally:
            manager.close()
    answered = to_refusal(caught.value)
    assert (answered.status, answered.code) == (403, "owners_alone")


def owned(visitor: Stranger) -> bool:
    """Whether the page takes the visitor for its owner."""
    return bool(visitor.component("models-channel", "look", None)["owner"])


def test_in_and_out(stranger: Stranger) -> None:
    form = stranger.http.get("/owner?tab=models")
    assert 'type="password"' in form.text and "frame-ancestors" in form.headers["content-security-policy"]
    assert not owned(stranger)
    came = stranger.http.post("/owner?tab=models", data={"key": KEY})
    assert (came.status_code, came.headers["location"]) == (303, "./?tab=models")
    kept = came.headers["set-cookie"]
    assert (
        "HttpOnly" in kept and "SameSite=Strict" in kept and f"Max-Age={SIGNED_IN_SECONDS}" in kept and KEY not in kept
    )
    assert owned(stranger) and "Sign out" in stranger.http.get("/owner").text
    assert stranger.http.post("/owner", data={"sign_out": "1"}).status_code == 303
    assert not owned(stranger)


def test_within_a_spaces_frame_the_cookie_is_of_that_frame(stranger: Stranger) -> None:
    for headers, ends in (
        ({"sec-fetch-dest": "iframe", "sec-fetch-site": "same-origin"}, "SameSite=None; Secure; Partitioned"),
        ({"origin": "https://127.0.0.1", "host": "127.0.0.1"}, "SameSite=Strict; Secure"),
    ):
        came = stranger.http.post("/owner", data={"key": KEY}, headers=headers)
        assert came.headers["set-cookie"].endswith(f"; HttpOnly; {ends}")


@pytest.mark.parametrize("where", ["//evil.example", "https://evil.example/", "a&b", "models/../../x", "x" * 50])
def test_it_leads_back_to_the_page_and_nowhere_else(owner: Stranger, where: str) -> None:
    assert owner.http.post("/owner", params={"tab": where}, data={"key": KEY}).headers["location"] == "./"
    assert "evil" not in owner.http.get("/owner", params={"tab": where}).text


def test_another_site_neither_signs_in_nor_uses_the_cookie(owner: Stranger) -> None:
    foreign = [
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://["},
    ]
    for headers in foreign:
        assert owner.http.post("/owner", data={"key": KEY}, headers=headers).status_code == 403, headers
        assert not is_marked(owner.http, headers), headers
    assert is_marked(owner.http, {"sec-fetch-site": "same-origin"}) and is_marked(
        owner.http, {"origin": str(owner.http.base_url)}
    )
    # A proxy that gives the server another name tells the one that the browser asked for; the gate lets only trusted ones.
    proxied = {"host": "10.0.0.7", "x-forwarded-host": "demo.example"}
    assert is_marked(owner.http, {"origin": "https://demo.example", **proxied})
    assert not is_marked(owner.http, {"origin": "https://evil.example", **proxied})
    assert owned(owner)


def is_marked(client: httpx.Client, headers: Mapping[str, str]) -> bool:
    """Whether a request with the client's cookie and these headers is the owner's, whatever else would refuse it."""
    told = {
        "cookie": f"{COOKIE_NAME}={client.cookies[COOKIE_NAME]}",
        "host": client.base_url.netloc.decode(),
        **headers,
    }
    scope = a_scope(told)
    OwnerAuthentication(PUBLIC).mark(scope)
    return is_owner(scope)


@pytest.mark.parametrize(
    "body",
    [
        {"data": {"key": "wrong"}},
        {"data": {"key": KEY[:-1]}},
        {"data": {"key": KEY + "x"}},
        {"data": {"key": ""}},
        {"data": {"other": KEY}},
        {"content": b"\xff\xfe=&&&"},
        {"data": {"key": "x" * 100_000}},
        {"json": {"key": KEY}},
        {"files": {"key": ("a", KEY.encode())}},
    ],
)
def test_a_wrong_key_is_refused_with_a_sentence(served: Served, body: dict[str, Any]) -> None:
    with patient.Client(base_url=served.url) as client:
        assert client.post("/owner", data={"key": KEY}).status_code == 303  # which forgives what came from here before
        client.cookies.clear()
        headers = {"content-type": "application/x-www-form-urlencoded"} if "content" in body else {}
        answer = client.post("/owner", headers=headers, **body)
        assert answer.status_code in (400, 403) and 'role="alert"' in answer.text
        assert "set-cookie" not in answer.headers and not client.cookies
        assert "wrong" not in answer.text and "Traceback" not in answer.text


def a_scope(headers: Mapping[str, str] | None = None, visitor: str = "192.0.2.1") -> dict[str, Any]:
    raw = [(name.encode(), value.encode()) for name, value in (headers or {}).items()]
    return {"type": "http", "headers": raw, "scheme": "http", "client": ("127.0.0.1", 1), "state": {"visitor": visitor}}


def with_cookie(value: str) -> dict[str, Any]:
    return a_scope({"cookie": f"{COOKIE_NAME}={value}"})


def test_changed_and_old_cookies_are_worth_nothing() -> None:
    clock = Clock()
    ownership = OwnerAuthentication(PUBLIC, clock)
    cookie = ownership.cookie(a_scope()).partition(";")[0].removeprefix(f"{COOKIE_NAME}=")
    expires, _, signature = cookie.partition(".")
    assert ownership.has_owner_credentials(with_cookie(cookie))
    later = f"{int(expires, 16) + 10**6:x}"
    changed = "1" if signature[-1] == "0" else "0"
    for forged in (
        f"{later}.{signature}",
        f"{expires}.{signature[:-1]}{changed}",
        *(f"{expires}.", expires, f".{signature}", "", "é.é", '"', "x" * 4000),
    ):
        assert not ownership.has_owner_credentials(with_cookie(forged)), forged
    for key in ("another", None):
        other = OwnerAuthentication(PUBLIC.changed(owner_key=key), clock)
        assert not other.has_owner_credentials(with_cookie(cookie))
    clock.advance(SIGNED_IN_SECONDS)
    assert not ownership.has_owner_credentials(with_cookie(cookie))


@pytest.mark.usefixtures("pages")
def test_without_a_key_nobody_is_the_owner(caplog: pytest.LogCaptureFixture) -> None:
    ownership = OwnerAuthentication(Settings(public=True))
    sent = ({}, {"authorization": "Bearer "}, {"authorization": "Bearer None"}, {"cookie": f"{COOKIE_NAME}=1.1"})
    for headers in sent:
        scope = a_scope(headers)
        ownership.mark(scope)
        assert not is_owner(scope)
    with Served(Settings(public=True)) as page, patient.Client(base_url=page.url) as client:
        assert "set HFJAX_OWNER_KEY" in caplog.text
        assert "Signing in is not set up" in client.get("/owner").text
        assert client.post("/owner", data={"key": ""}).status_code == 403
        assert not owned(Stranger(page, client))
        assert "HFJAX_OWNER_KEY" in client.get("/config").text


def test_keys_are_guessed_slower_and_slower_and_by_the_address() -> None:
    clock = Clock()
    ownership = OwnerAuthentication(PUBLIC, clock)
    for number in range(FREE_GUESSES):
        assert ownership.check_owner_key(a_scope(), f"guess {number}") == 0
    waits = []
    for number in range(20):
        wait_s = ownership.check_owner_key(a_scope(), KEY)
        assert wait_s, "the right key comes too soon as well"
        assert not ownership.has_owner_credentials(a_scope({"authorization": f"Bearer {KEY}"})), (
            "nor is it looked at elsewhere"
        )
        waits.append(round(wait_s))
        clock.advance(wait_s)
        assert ownership.check_owner_key(a_scope(), f"later guess {number}") == 0
    assert waits[:4] == [1, 2, 4, 8] and waits[-1] == MAX_DELAY_SECONDS
    assert ownership.check_owner_key(a_scope(visitor="192.0.2.2"), KEY) is None, "others need not wait for it"
    clock.advance(MAX_DELAY_SECONDS)
    assert ownership.check_owner_key(a_scope(), KEY) is None
    assert ownership.check_owner_key(a_scope(), "wrong") == 0, "it begins anew"


def test_a_program_that_always_sends_the_key_of_something_else_locks_nobody_out() -> None:
    ownership = OwnerAuthentication(PUBLIC)
    for _ in range(100):
        assert not ownership.has_owner_credentials(a_scope({"authorization": "Bearer of-the-api"}))
    assert ownership.check_owner_key(a_scope(), KEY) is None


def test_addresses_that_guessed_are_not_remembered_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hfjax_demo.web.owner.MAX_ADDRESSES", 10)
    ownership = OwnerAuthentication(PUBLIC, Clock())
    for number in range(FREE_GUESSES):
        ownership.check_owner_key(a_scope(), f"guess {number}")
    for number in range(9):
        ownership.check_owner_key(a_scope(visitor=f"visitor {number}"), "guess")
    assert ownership.check_owner_key(a_scope(), KEY) == 1
    ownership.check_owner_key(a_scope(visitor="another"), "guess")
    assert ownership.check_owner_key(a_scope(), KEY) is None, "the one that guessed longest ago is forgotten"


@pytest.mark.usefixtures("pages")
def test_elsewhere_everybody_is_the_owner() -> None:
    with Served(Settings(owner_key=KEY)) as page, patient.Client(base_url=page.url) as client:
        anybody = Stranger(page, client)
        assert owned(anybody) and anybody.component("models-channel", "act", ACTIONS[0])["error"] is None
        assert client.get("/owner").status_code == 404
        assert "Sign in" not in client.get("/config").text
    assert KEY not in repr(PUBLIC) + str(PUBLIC)
    assert is_owner({}) and is_owner({"state": {}}) and not is_owner({"state": {}}, otherwise=False)
