"""The page's queue: no work for nobody, no place held for nothing, and nobody waits behind a crowd."""

from __future__ import annotations

import collections
import json
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from hfjax_demo.ui import queue as queue_module
from hfjax_demo.ui.queue import CANCELLED_UNREAD, MAX_EVENTS_PER_SESSION, SERVER_BUSY, UNREAD_SECONDS, BoundedQueue
from tests.ui.serving import Served

from .pages import Clock, Stranger, wait_for


@pytest.fixture(scope="module")
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="module")
def page_of_module(clock: Clock, pages: None) -> Iterator[Served]:
    with Served(clock=clock) as page:
        yield page


@pytest.fixture
def page(page_of_module: Served) -> Iterator[Served]:
    """A page over a manager that nobody has asked anything yet."""
    queue = page_of_module.demo._queue
    page_of_module.manager.forget()
    wait_for(lambda: not queue.event_ids_to_events)
    queue._max_events_per_visitor = 1_000_000  # all who come here are of one machine
    yield page_of_module
    page_of_module.manager.forget()


def running(page: Served) -> list[bool]:
    return [not stream.finished.is_set() for stream in page.manager.streams]


def test_answers_that_nobody_reads_end(page: Served, clock: Clock) -> None:
    stranger = Stranger(page)
    events = [stranger.call("chat", None, "!endless", None, None) for _ in range(40)]
    Stranger(page).ask("!endless")
    wait_for(lambda: len(page.manager.streams) == 41)

    clock.advance(UNREAD_SECONDS + 1)

    wait_for(lambda: not any(running(page)))
    wait_for(lambda: not page.demo._queue.event_ids_to_events)  # their places are free
    with stranger.http.stream("GET", f"/call/chat/{events[0]}") as late:
        assert json.loads(late.read().decode().partition("data: ")[2])["error"] == CANCELLED_UNREAD.format(
            seconds=UNREAD_SECONDS
        )


def test_one_that_is_read_goes_on(page: Served, clock: Clock) -> None:
    stranger = Stranger(page)
    stranger.ask("!endless")
    with stranger.reading() as messages:
        for _ in range(5):
            next(messages)
            clock.advance(UNREAD_SECONDS / 2)
        stream = page.manager.streams[0]
        produced = stream.produced
        wait_for(lambda: stream.produced > produced)
        assert not stream.cancelled.is_set()


@pytest.mark.parametrize(
    ("begin", "word"),
    [(Stranger.ask, "!endless"), (Stranger.ask, "!stages"), (Stranger.draw, "!stages")],
    ids=["answer", "answer that is still silent", "picture"],
)
def test_who_hangs_up_ends_the_work_at_once(page: Served, begin: Callable[[Stranger, str], Any], word: str) -> None:
    stranger = Stranger(page)
    begin(stranger, word)
    with stranger.reading() as messages:
        for message in messages:
            if message["msg"] == "process_generating":
                break
        wait_for(lambda: page.manager.streams)
    wait_for(lambda: page.manager.streams[0].finished.is_set())
    wait_for(lambda: not page.demo._queue.event_ids_to_events)


def test_many_joins_push_nobody_out(page: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue_module, "MAX_MAILBOXES", 20)
    waits = Stranger(page)
    waits.ask("!stages")  # it waits, and nothing comes
    flood, event = Stranger(page), waits.event("send")
    nothing = flood.values(event)
    for number in range(50):
        flood.session = f"flood-{number}"
        assert flood.join(event, nothing).status_code == 200
    with waits.reading() as messages:
        page.manager.turns.release(20)
        found = [message for message, _ in zip(messages, range(4), strict=False)]
    assert {message["msg"] for message in found} <= {"process_starts", "process_generating", "estimation"}
    assert len(page.demo._queue.mailboxes) <= 21


def test_a_full_queue_is_a_sentence_and_the_page_still_opens(page: Served) -> None:
    most = page.demo._queue._max_events
    crowd = [Stranger(page) for _ in range(most // MAX_EVENTS_PER_SESSION + 1)]
    for stranger in crowd:
        for _ in range(MAX_EVENTS_PER_SESSION):
            stranger.http.post(
                "/call/chat", json={"data": [None, "!stages", None, None], "session_hash": stranger.session}
            )
    late = Stranger(page)
    assert late.ask("hello").status_code == 200
    completed = late.result()
    assert not completed["success"] and completed["output"]["error"] == SERVER_BUSY

    opening = [fn for fn in page.demo.fns.values() if fn.fn and any(event == "load" for _, event in fn.targets)]
    assert {fn.name for fn in opening} == {"open", "open_address", "offer"}
    settle, stop = late.event("settle"), late.event("stop")
    for event in [*opening, settle, stop]:
        answer = late.run(event, late.values(event))
        assert answer.status_code == 200, (event.name, answer.text)


def test_one_session_has_a_few_events_at_a_time(page: Served) -> None:
    stranger = Stranger(page)
    for _ in range(100):
        answer = stranger.http.post(
            "/call/chat", json={"data": [None, "!stages", None, None], "session_hash": stranger.session}
        )
    assert len(page.manager.streams) == MAX_EVENTS_PER_SESSION
    assert answer.status_code == 400 and "requests in progress" in answer.json()["detail"]


def test_one_visitor_takes_half_of_the_places_at_most(page: Served) -> None:
    def event(number: int) -> Any:
        scope = {"state": {"visitor": "203.0.113.7"}}
        return SimpleNamespace(session_hash=f"session-{number}", request=SimpleNamespace(scope=scope))

    queue = BoundedQueue(page.demo, most=20, max_events_per_visitor=10)
    for number in range(10):
        assert queue._refusal("one more", "203.0.113.7") is None
        queue.event_ids_to_events[str(number)] = event(number)
    assert "already have 10 requests in progress" in str(queue._refusal("one more", "203.0.113.7"))
    assert queue._refusal("somebody else's", "203.0.113.8") is None


def test_what_is_quick_never_waits_in_the_queue(page: Served) -> None:
    """Only the handlers that show something as it goes on take long; nothing else may stand in line behind them."""
    queued = collections.Counter(fn.name for fn in page.demo.fns.values() if fn.fn and fn.queue)
    answering = ("send", "send_queued", "send_example", "regenerate", "edit", "go_on", "branch", "allow", "refuse")
    others = ("look", "generate", "enlarge", "run", "chat", "image")
    assert queued == {**dict.fromkeys((*answering, *others), 1), "regenerate": 2}, "also by another model"
    assert {page.demo.fns[fn].concurrency_limit for fn in page.demo.fns} == {"default"}
    assert page.demo._queue.default_concurrency_limit is None


def test_nothing_is_left_of_cancelled_answers(page: Served) -> None:
    queue, app = page.demo._queue, page.demo.app
    stranger = Stranger(page)
    for number in range(200):
        stranger.session = f"leaving-{number}"
        values = [None, "!endless", None, None]
        answer = stranger.http.post("/call/chat", json={"data": values, "session_hash": stranger.session})
        body = {
            "event_id": answer.json()["event_id"],
            "session_hash": stranger.session,
            "fn_index": stranger.event("chat")._id,
        }
        assert stranger.http.post("/cancel", json=body).json() == {"success": True}
    wait_for(lambda: not any(running(page)))
    wait_for(lambda: not queue.event_ids_to_events)
    assert not app.iterators and not any(queue.active_jobs) and not queue.event_analytics
    assert not page.demo.pending_diff_streams and not page.demo.pending_streams

    last = Stranger(page)
    last.ask("still here?")
    assert last.result()["success"]
