"""What the page's server keeps of visitors: nothing; and what it says of their mistakes: a sentence, and no words in the log."""

from __future__ import annotations

import gc
import json
import logging
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from gradio.block_function import BlockFunction

from hfjax_demo.ui.files import MAX_FILES
from hfjax_demo.ui.page import INTERNAL_ERROR
from tests.ui.serving import Served

from .pages import Stranger, wait_for

SECRET = "my-own-words"
LARGE = 300_000  # characters of a conversation


@pytest.fixture(scope="module")
def page(pages: None) -> Iterator[Served]:
    with Served() as served:
        yield served


@pytest.fixture
def discreet(caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]) -> Iterator[None]:
    """What is said and logged in the test has no word of a visitor, and no trace of a failure."""
    caplog.set_level(logging.INFO)
    yield
    printed = capfd.readouterr()
    said = caplog.text + printed.out + printed.err
    assert SECRET not in said and "Traceback" not in said


def handlers(page: Served) -> list[BlockFunction]:
    return [fn for fn in page.demo.fns.values() if fn.fn is not None]


def outcome(stranger: Stranger, event: BlockFunction, data: list[Any], **more: Any) -> tuple[int, str]:
    """The status and the error of an event with these values; an empty error for one that came to a result."""
    answer = (stranger.join if event.queue else stranger.run)(event, data, **more)
    if answer.status_code != 200:
        error = answer.json()["error"]
        return answer.status_code, error if isinstance(error, str) else error["message"]
    if not event.queue:
        return 200, ""
    completed = stranger.result()
    return 200, "" if completed["success"] else completed["output"]["error"]


def conversation() -> dict[str, Any]:
    """A large one, with as many files as one may have."""
    files = [{"name": "a", "text": "a"}] * MAX_FILES
    turns = [{"role": "user", "content": SECRET + "x" * LARGE, "files": files}, {"role": "assistant", "content": "yes"}]
    return {"id": "1", "turns": turns}


MORE = {"kept": [], "given": [{"name": "b", "data": "data:text/plain;base64,Yg=="}]}


def test_no_conversation_stays_behind(page: Served) -> None:
    def visit(number: int) -> None:
        stranger.session = f"visitor-{number}"
        values = stranger.values(event, **{"store-channel": conversation(), "attached-channel": MORE})
        answer = stranger.run(event, values)
        assert answer.status_code == 200 and f"The limit is {MAX_FILES} files" in answer.text, "it was read"

    stranger = Stranger(page)
    event = stranger.event("attach")
    visit(0)
    kept = []
    while (
        len(kept) < 3 and min(kept, default=LARGE * 2) >= LARGE * 2
    ):  # what another thread imports meanwhile stays, once
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        for number in range(40):
            visit(number)
        gc.collect()
        kept.append(tracemalloc.get_traced_memory()[0] - before)
        tracemalloc.stop()
    assert kept[-1] < 2 * LARGE, f"of 40 conversations, less than two; thrice: {kept}"
    assert not page.demo.app.state_holder.session_data


def test_an_answer_and_a_link_to_a_session_leave_nothing_behind(page: Served) -> None:
    queue = page.demo._queue
    stranger = Stranger(page)
    event = stranger.event("send")
    stranger.join(event, stranger.values(event, message="hello", **{"store-channel": conversation()}))
    assert stranger.result()["success"]
    wait_for(lambda: not queue.event_ids_to_events and not queue.pending_event_ids_session[stranger.session])
    assert not page.demo.app.iterators and not page.demo.pending_diff_streams
    assert queue.mailboxes[stranger.session].empty()
    stranger.http.get("/deep_link", params={"session_hash": stranger.session})
    written = Path(page.demo.app.uploaded_file_dir)
    assert not [file for file in written.rglob("*") if file.is_file() and SECRET in file.read_text(errors="replace")]


WRONG: dict[str, Any] = {
    "nothing": None,
    "a number": 7.5,
    "not even a number": [[]],
    "deep lists": json.loads("[" * 200 + "]" * 200),
    "an object": {"choices": {"role": SECRET}},
    "a text": SECRET * 2_000,
    "truth": True,
}


@pytest.mark.usefixtures("discreet")
@pytest.mark.parametrize("kind", WRONG)
def test_every_event_takes_or_refuses_anything(page: Served, kind: str) -> None:
    broken = []
    for event in handlers(page):
        for event_data in (None, {"index": WRONG[kind], "value": WRONG[kind]}):
            stranger = Stranger(page)
            status, error = outcome(stranger, event, [WRONG[kind]] * len(event.inputs), event_data=event_data)
            broken += [(event.name, status, error)] if status >= 500 or error == INTERNAL_ERROR else []
            assert not error or error[-1] in ".)", (event.name, error)
            assert SECRET not in error or "not among this server's" in error, (event.name, error)
    page.manager.forget()
    assert broken == []


@pytest.mark.usefixtures("discreet")
def test_too_few_values_are_a_sentence(page: Served) -> None:
    for event in handlers(page):
        if event.inputs:
            status, error = outcome(Stranger(page), event, [SECRET] * (len(event.inputs) - 1))
            assert status < 500 and error.endswith("Reload the page and try again."), event.name


@pytest.mark.usefixtures("discreet")
@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/run/predict", {"data": [], "fn_index": 99_999, "session_hash": "x"}),
        ("/run/predict", {"data": [], "fn_index": -1}),
        ("/run/nothing", {"data": [SECRET]}),
        ("/api/nothing", {"data": [SECRET], "session_hash": SECRET}),
        ("/call/nothing", {"data": [SECRET]}),
        ("/call/v2/nothing", {"data": [SECRET]}),
        ("/call/v2/chat", {SECRET: SECRET}),
        ("/queue/join", {"data": [SECRET], "fn_index": 99_999, "session_hash": "x"}),
        ("/queue/join", {"data": [SECRET], "session_hash": "x"}),
        ("/queue/join", {"data": [SECRET], "fn_index": 1}),
        ("/component_server", {"data": SECRET, "component_id": 99_999, "fn_name": "look", "session_hash": "x"}),
        ("/component_server", {"data": SECRET, "component_id": 3, "fn_name": SECRET, "session_hash": "x"}),
        ("/component_server", {"data": SECRET, "component_id": [SECRET], "fn_name": {}, "session_hash": []}),
        ("/cancel", {"event_id": SECRET, "session_hash": SECRET, "fn_index": 1}),
        ("/stream/nothing", {"data": [SECRET]}),
        ("/queue/data?session_hash=nobody", None),
        ("/call/chat/nothing", None),
    ],
)
def test_a_malformed_call_is_refused_without_a_trace(page: Served, path: str, body: dict[str, Any] | None) -> None:
    http = Stranger(page).http
    answer = http.get(path) if body is None else http.post(path, json=body)
    assert body is None or 200 <= answer.status_code < 500, answer.text


@pytest.mark.usefixtures("discreet")
def test_a_fault_of_the_servers_own_is_a_sentence_and_one_line(
    page: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError(SECRET)

    monkeypatch.setattr(page.manager, "status", broken)
    stranger = Stranger(page)
    event = stranger.event("open")
    answer = stranger.run(event, stranger.values(event))
    assert answer.status_code >= 400 and answer.json()["error"] == INTERNAL_ERROR
    assert [line for line in caplog.messages if "failed" in line] == [
        line for line in caplog.messages if "RuntimeError at test_sessions.py:" in line and "open" in line
    ]
