"""Whatever a remote server does wrong is one sentence that names it, and leaves this server as it was."""

from __future__ import annotations

import functools
import itertools
import socket
from collections.abc import Callable
from typing import Any

import pytest

from hfjax_demo.errors import ContextTooLong, HfjaxError, InvalidRequest, QueueFull, RemoteFailed
from hfjax_demo.events import Failed, Finished, LoadProgress, ModelState
from hfjax_demo.remote import protocol, server
from hfjax_demo.remote.protocol import DataLineParser, ResponseTooLarge
from hfjax_demo.requests import TextRequest
from hfjax_demo.runtime.manager import ModelManager
from tests.api.serving import LONG, wait_for
from tests.runtime.managing import collect, first_delta

from .conftest import NAME
from .scripted import Call, saying, sending
from .test_answers import Against, ask, text_of

DELTA = b'data: {"choices":[{"index":0,"delta":{"content":"a"}}]}\n\n'


def failure(manager: ModelManager, request: TextRequest | None = None) -> HfjaxError:
    last = collect(manager.generate(request or ask()))[-1]
    assert isinstance(last, Failed), last
    sentence = str(last.error)
    assert "\n" not in sentence and sentence.endswith(".") and len(sentence) < 500, sentence
    return last.error


def error(message: str, **more: Any) -> dict[str, Any]:
    return {"error": {"message": message} | more}


@pytest.mark.parametrize(
    ("status", "body", "kind", "says"),
    [
        (400, error("no such top_p."), InvalidRequest, "(status 400: no such top_p); change the settings"),
        (400, error("no", code="context_length_exceeded"), ContextTooLong, "exceed the context length"),
        (400, {"message": "This model's maximum context length is 8"}, ContextTooLong, "shorten the conversation"),
        (422, {"detail": "bad\n\x1b[31mthing"}, InvalidRequest, "(status 422: bad [31mthing)"),
        (401, error("Incorrect API key provided: sk-sec***"), RemoteFailed, "set HFJAX_REMOTE_KEY."),
        (404, error("The model `x` does not exist."), RemoteFailed, "(status 404: The model `x` does not exist)"),
        (429, error("slow down"), QueueFull, "is busy: slow down; try again in a moment."),
        (302, b"", RemoteFailed, "redirected the request"),
        (500, {"error": "out of memory"}, RemoteFailed, "failed (status 500: out of memory); try again"),
        (502, b"<html><h1>Bad gateway</h1>", RemoteFailed, "failed (status 502); try again"),
        (503, error("x" * 10_000), RemoteFailed, "xxx…); try again"),
        (500, error("the key sk-secret is unknown"), RemoteFailed, "failed (status 500); try again"),
    ],
)
def test_a_refusal(against: Against, status: int, body: Any, kind: type[HfjaxError], says: str) -> None:
    manager, remote = against(lambda call: call.reply(status, body), remote_key="sk-secret")
    found = failure(manager)
    assert type(found) is kind and says in str(found) and f"he remote server at {remote.where}" in str(found), found
    assert "sk-" not in str(found)
    assert (manager.status(NAME).state is ModelState.READY) is (kind is not RemoteFailed)


@pytest.mark.parametrize(
    ("parts", "says"),
    [
        ([b"data: [DONE]\n\n"], "interrupted its answer; try again."),
        ([b"data: " + b"[" * 100_000 + b"\n\n"], "sent a message with no JSON"),
        ([b"data: 17\n\n"], "sent a message with no object"),
        ([b'data: {"choices": [17]}\n\n'], "sent a message with no choices"),
        ([DELTA, b'data: {"error": {"message": "CUDA.", "code": 500}}\n\n'], "the answer (CUDA); try again"),
        ([DELTA, b'data: {"error": "gone"}\n\n'], "failed while generating the answer (gone)"),
        ([b'data: {"error": {"message": "no", "code": 400}}\n\n'], "rejected the request (in the stream: no)"),
        ([b'data: {"error": {"code": 429}}\n\n'], "is busy"),
        ([b'data: {"error": {"code": "context_length_exceeded"}}\n\n'], "exceed the context length"),
        ([DELTA, b'data: {"choices":[{"index":0,"finish_reason":"content_filter"}]}\n\n'], "withheld the rest"),
        ([b"data: " + b"x" * (protocol.MAX_LINE_BYTES + 10)], "a response that is too large"),
    ],
)
def test_a_broken_stream(against: Against, parts: list[bytes], says: str) -> None:
    manager, _ = against(sending(parts))
    assert says in str(failure(manager))


def test_endless_answers_lists_and_bodies_are_cut_off(against: Against, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "MAX_COUNTED_TOKENS", 10)  # however many are asked for
    for endless in (
        b'data: {"choices":[{"index":0,"delta":{"content":"' + b"x" * 1000 + b'"}}]}\n\n',
        b":" + b" " * 9999 + b"\n",
    ):
        manager, remote = against(sending(itertools.repeat(endless)))
        assert "a response that is too large" in str(failure(manager, ask(max_new_tokens=10**12)))
        assert remote.ended.acquire(timeout=LONG), "it was left talking"
    manager, _ = against(saying("x"), (200, b"[" + b" " * server.MAX_LIST_BYTES))
    assert "a response that is too large" in str(failure(manager))
    manager, _ = against(lambda call: call.reply(500, b'"' + b"x" * 10_000_000))
    assert "failed (status 500); try again" in str(failure(manager))


def test_a_body_that_is_no_answer(against: Against) -> None:
    manager, remote = against(saying("x"))
    for body, headers, says in (
        ({"choices": []}, {}, "a message with no choices"),
        (b"[]", {}, "a message with no object"),
        (b"\xff", {}, "a message with no JSON"),
        (b"\x1f\x8b", {"content_encoding": "gzip"}, "a response that is not an event stream"),
    ):
        remote.script = functools.partial(Call.reply, status=200, body=body, **headers)
        assert f"sent {says}, which is not a valid OpenAI API response" in str(failure(manager))


def test_a_list_of_models_that_says_nothing(against: Against) -> None:
    manager, remote = against(saying("x"))
    for remote.listing, says in (
        ((200, b"<html>"), "sent no model list, which is not a valid OpenAI API response; check its URL"),
        ((401, b""), "rejected the API key"),
        ((200, {"data": [{"id": f"m{n}"} for n in range(9)]}), "(m0, m1, m2, m3, m4, …); specify one"),
    ):
        assert says in str(failure(manager)) and not remote.calls
    remote.listing = (200, {"data": [{"id": "m"}]})  # the operator mends it
    assert isinstance(collect(manager.generate(ask()))[-1], Finished)


def test_nobody_there_no_such_host_and_a_wrong_protocol(against: Against, make: Callable[..., ModelManager]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # and does not listen
        manager = make(f"{NAME}=http://127.0.0.1:{taken.getsockname()[1]}/v1")
        assert "cannot be reached (connection refused); try again in a moment" in str(failure(manager))
    status = manager.status(NAME)
    assert status.state is ModelState.FAILED and "cannot be reached" in status.message
    manager = make(f"{NAME}=http://no-such-host.invalid/v1")
    assert "no-such-host.invalid cannot be reached (unknown host)" in str(failure(manager))
    _, remote = against(saying("x"))
    manager = make(f"{NAME}=https://{remote.where}/v1")
    assert "cannot be reached (TLS handshake failed)" in str(failure(manager))


def test_silence_before_and_within_an_answer(against: Against, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "SILENCE_REPORT_SECONDS", 0.05)
    monkeypatch.setattr(server, "SILENCE_TIMEOUT_SECONDS", 1.0)

    def silent(call: Call) -> None:
        remote.wait()

    def stalls(call: Call) -> None:
        call.start()
        call.say("a")
        remote.wait()

    for script, says, text in (
        (silent, "did not respond for 1 s", ""),
        (stalls, "stopped responding for 1 s", "a"),
    ):
        manager, remote = against(script)
        events = collect(manager.generate(ask()))
        assert isinstance(events[-1], Failed) and says in str(events[-1].error), events[-1]
        assert text_of(events) == text
        told = [event.message for event in events if isinstance(event, LoadProgress)]
        assert told[0] == f"asking {remote.where}" and f"waiting for {remote.where}" in told
        assert any(message.startswith(f"nothing from {remote.where} for ") for message in told), told


def test_a_connection_that_breaks(against: Against) -> None:
    def cut(call: Call) -> None:
        call.start(content_length="100000")
        call.say("a")

    manager, _ = against(cut)
    assert "interrupted its answer; try again." in str(failure(manager))
    manager, _ = against(lambda call: call.connection.shutdown(socket.SHUT_RDWR))
    assert "closed the connection without a response" in str(failure(manager))


def test_counts_that_never_come_do_not_hold_up_an_answer(against: Against, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "USAGE_TIMEOUT_SECONDS", 0.05)

    def script(call: Call) -> None:
        call.start()
        call.say("whole")
        call.event({"choices": [{"index": 0, "delta": {}, "finish_reason": "stop"}]})
        remote.wait()

    manager, remote = against(script)
    events = collect(manager.generate(ask()))
    assert text_of(events) == "whole" and isinstance(events[-1], Finished)


def test_the_others_go_on(against: Against) -> None:
    def script(call: Call) -> None:
        call.start()
        call.say("a")
        if call.body["messages"][-1]["content"] == "break":
            return
        remote.wait()
        call.end()

    manager, remote = against(script)
    other = manager.generate(ask("wait"))
    rest = first_delta(other)
    assert "interrupted its answer" in str(failure(manager, ask("break")))
    remote.go_on.set()
    assert isinstance(list(rest)[-1], Finished)
    assert manager.status(NAME).state is ModelState.READY


def test_a_look_at_whether_it_is_there(against: Against) -> None:
    manager, remote = against(saying("x"), (503, b""))
    manager.load(NAME)
    wait_for(lambda: manager.status(NAME).message.startswith("The remote server at"))
    assert manager.status(NAME).state is ModelState.FAILED
    remote.listing = (200, {"data": [{"id": "m", "max_model_len": 2048}]})
    manager.load(NAME)
    wait_for(lambda: manager.status(NAME).state is ModelState.READY)
    status = manager.status(NAME)
    assert (status.message, status.context_length, status.memory_bytes) == ("", 2048, None)
    with pytest.raises(InvalidRequest, match="which sets its precision"):
        manager.load(NAME, "int8")
    manager.unload(NAME)  # which there is nothing of
    assert manager.status(NAME).state is ModelState.READY
    logprobs = TextRequest(NAME, prompt="a", logprobs=1)
    assert isinstance(failure(manager, logprobs), InvalidRequest) and not remote.calls, "they are not passed on"


def test_lines_are_cut_and_bounded() -> None:
    data = DataLineParser(100)
    assert data.add(b"data: a\n\n:c\ndat") == ["a"]
    assert data.add(b"a:b\xff\r\nevent: x\n") == ["b\ufffd"]
    assert data.add(b"data: last") == [] and data.end() == ["last"]
    with pytest.raises(ResponseTooLarge):
        data.add(b"x" * 100)
