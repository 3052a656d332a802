"""Stop finds what to stop."""

from __future__ import annotations

from hfjax_demo.ui.running_requests import MAX_UNSEEN_UPDATES, MAX_UNSETTLED_S, RunningRequests


class Stream:
    def __init__(self) -> None:
        self.cancelled = 0

    def cancel(self) -> None:
        self.cancelled += 1


def test_stop_reaches_the_sessions_own_stream_only() -> None:
    running = RunningRequests()
    mine, other = running.begin("me"), running.begin("you")
    assert mine is not None and other is not None
    my_stream, your_stream = Stream(), Stream()
    mine.attach(my_stream)
    other.attach(your_stream)
    running.cancel("me")
    running.cancel("nobody")
    assert (my_stream.cancelled, your_stream.cancelled) == (1, 0)


def test_one_answer_a_session_at_a_time() -> None:
    running = RunningRequests()
    first = running.begin("me")
    assert first is not None
    assert running.begin("me") is None
    with first:
        pass
    assert running.begin("me") is not None


def test_a_stop_before_the_stream_exists_takes_effect_when_it_does() -> None:
    running = RunningRequests()
    answer = running.begin("me")
    assert answer is not None
    running.cancel("me")
    stream = Stream()
    answer.attach(stream)
    assert stream.cancelled == 1


def test_a_stopped_answer_is_in_nobodys_way_and_ends_only_itself() -> None:
    running = RunningRequests()
    first = running.begin("me")
    assert first is not None
    running.cancel("me")
    second = running.begin("me")
    assert second is not None and second is not first
    with first:
        pass
    assert running.begin("me") is None


def test_settling_one_answer_leaves_the_next_one_alone() -> None:
    running = RunningRequests()
    first = running.begin("me")
    assert first is not None
    with first:
        assert running.settle("me", first.id) is None  # it still runs
        running.cancel("me")
        second = running.begin("me")
        assert second is not None
    assert running.settle("me", first.id) is None  # the page shows the second by now
    stream = Stream()
    second.attach(stream)
    running.cancel("me")  # Stop finds it
    assert stream.cancelled == 1
    with second:
        pass
    for strange in (None, "", 0, ["a"], {}, first.id):
        assert running.settle("me", strange) is None
    assert running.settle("you", second.id) is None
    assert running.settle("me", second.next_update()) is second


def test_what_a_closed_page_never_settles_is_dropped_a_minute_after_its_end() -> None:
    now = 0.0
    running = RunningRequests(lambda: now)
    closed, other = running.begin("closed"), running.begin("other")
    assert closed is not None and other is not None
    closed.conversation = closed.unanswered = other.conversation = "many words"
    now = 100.0  # the answer takes longer than a minute
    running.begin("me")
    assert closed.conversation == "many words", "it still runs"
    with closed:
        pass
    now += MAX_UNSETTLED_S - 1
    running.begin("a third")
    assert closed.conversation == closed.unanswered == "many words"
    with other:
        pass
    now += 1
    assert running.settle("other", other.id) is other and other.conversation == "many words"
    assert closed.conversation is closed.unanswered is None
    assert running.settle("closed", closed.id) is closed, "a late page still gets its buttons back"


def test_a_page_is_behind_until_it_reports_what_it_has_displayed() -> None:
    running = RunningRequests()
    request = running.begin("me")
    assert request is not None
    updates = [request.next_update() for _ in range(MAX_UNSEEN_UPDATES)]
    assert not request.is_page_behind
    updates.append(request.next_update())
    assert request.is_page_behind
    strange = (
        None,
        "",
        7,
        [],
        request.id,
        f"{request.id} ",
        f"{request.id} x",
        f"{request.id} {'9' * 5000}",
        "other 17",
    )
    for update in strange:
        running.seen(update)
    assert request.is_page_behind
    running.seen(updates[0])
    assert not request.is_page_behind
    running.seen(f"{request.id} 999")  # not sent yet
    for _ in range(MAX_UNSEEN_UPDATES):
        request.next_update()
    assert not request.is_page_behind
    running.seen(updates[0])  # an old report arrives late
    assert not request.is_page_behind
    request.next_update()
    assert request.is_page_behind
