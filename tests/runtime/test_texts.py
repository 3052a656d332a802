"""The threads for text: order, errors, and the end."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest

from hfjax_demo.requests import TokensRequest
from hfjax_demo.runtime.texts import MAX_POSTED, TextWorker

LONG = 60


@pytest.fixture
def worker() -> Iterator[TextWorker]:
    made = TextWorker(wake=lambda: None)
    yield made
    made.close_prompts()
    made.close()


def test_what_is_posted_runs_in_order_whatever_breaks(worker: TextWorker, caplog: pytest.LogCaptureFixture) -> None:
    found: list[tuple[int, str]] = []

    def noted(number: int) -> None:
        found.append((number, threading.current_thread().name))
        if number == 1:
            raise SystemExit("a test")

    for number in range(4):
        worker.run(lambda number=number: noted(number))  # type: ignore[misc]
    done = threading.Event()
    worker.run(done.set)

    assert done.wait(LONG) and found == [(number, "hfjax-text") for number in range(4)]
    assert "continues" in caplog.text


def test_who_posts_waits_for_a_text_thread_that_is_far_behind(worker: TextWorker) -> None:
    go_on, all_posted = threading.Event(), threading.Event()

    def post() -> None:
        worker.run(lambda: go_on.wait(LONG))
        for _ in range(MAX_POSTED + 1):
            worker.run(lambda: None)
        all_posted.set()

    threading.Thread(target=post, daemon=True).start()
    assert not all_posted.wait(0.2)
    go_on.set()
    assert all_posted.wait(LONG)


def test_a_long_prompt_holds_up_no_text(worker: TextWorker) -> None:
    go_on, done = threading.Event(), threading.Event()
    prompt = worker.prompt_thread(TokensRequest("m", prompt="a")).submit(go_on.wait, LONG)

    worker.run(done.set)

    assert done.wait(LONG) and not prompt.done()
    go_on.set()


def test_what_was_posted_is_done_before_the_end() -> None:
    worker, found = TextWorker(wake=lambda: None), list[int]()
    for number in range(100):
        worker.run(lambda number=number: found.append(number))  # type: ignore[misc]

    worker.close_prompts()
    worker.close()

    assert found == list(range(100))
    with pytest.raises(RuntimeError):
        worker.prompt_thread(TokensRequest("m", prompt="a")).submit(lambda: None)
