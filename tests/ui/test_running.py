"""Stop finds what to stop."""

from __future__ import annotations

from hfjax_demo.ui.running_requests import MAX_UNSEEN_UPDATES, MAX_UNSETTLED_S, RunningRequest, RunningRequests


class Stream:
    def __init__(self) -> None:
        self.cancelled = 0

    def cancel(self) -> None:
        self.cancelled += 1


def begun(running: RunningRequests, session: str = "me") -> RunningRequest:
    request = running.begin(session)
    assert request is not None, "another one runs"
    return request


def test_stop_reaches_the_sessions_own_stream_only() -> None:
    running = RunningRequests()
    mine, other = begun(running), begun(running, "you")
    my_stream, your_stream = Stream(), Stream()
    mine.attach(my_stream)
    other.attach(your_stream)
    running.cancel("me")
    running.cancel("nobody")
    assert (my_stream.cancelled, your_stream.cancelled) == (1, 0)


def test_a_stop_before_the_stream_exists_takes_effect_when_it_does() -> None:
    running, stream = RunningRequests(), Stream()
    answer = begun(running)
    running.cancel("me")
    answer.attach(stream)
    assert stream.cancelled == 1


def test_one_answer_a_session_at_a_time_and_a_stopped_one_is_in_nobodys_way_and_ends_only_itself() -> None:
    running = RunningRequests()
    first = begun(running)
    assert running.begin("me") is None
    running.cancel("me")
    second = begun(running)
    with first:
        pass
    assert running.begin("me") is None
    with second:
        pass
    assert running.begin("me") is not None


def test_settling_one_answer_leaves_the_next_one_alone() -> None:
    running = RunningRequests()
    first = begun(running)
    with first:
        assert running.settle("me", first.id) is None  # it still runs
        running.cancel("me")
        second = begun(running)
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
    closed, other = begun(running, "closed"), begun(running, "other")
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
    request = begun(running)
    updates = [request.next_update() for _ in range(MAX_UNSEEN_UPDATES)]
    assert not request.is_page_behind
    updates.append(request.next_update())
    assert request.is_page_behind
    for update in (
        None,
        "",
        7,
        [],
        request.id,
        f"{request.id} ",
        f"{request.id} x",
        f"{request.id} {'9' * 5000}",
        "x 17",
    ):
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
