"""Answers of a remote server as this program's own events: text, counts, Stop, many at once, and what is asked for."""

from __future__ import annotations

import itertools
import threading
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from hfjax_demo.errors import QueueFull, VisitorLimitReached
from hfjax_demo.events import Event, Finished, FinishReason, Queued, TextDelta
from hfjax_demo.requests import SamplingSettings, TextRequest
from hfjax_demo.runtime import remotes
from hfjax_demo.runtime.manager import ModelManager
from hfjax_demo.runtime.status import RequestOrigin
from hfjax_demo.settings import VisitorLimits
from tests.api.serving import LONG, wait_for
from tests.runtime.managing import collect, first_delta

from .conftest import NAME
from .scripted import USAGE, Call, ScriptedServer, saying, sending

Against = Callable[..., tuple[ModelManager, ScriptedServer]]


def ask(text: str = "hello", **sampling: Any) -> TextRequest:
    settings = SamplingSettings(**{"max_new_tokens": 8} | sampling)
    return TextRequest(NAME, [{"role": "user", "content": text}], sampling=settings)


def text_of(events: list[Event]) -> str:
    return "".join(event.text for event in events if isinstance(event, TextDelta))


def ended(events: Iterable[Event], reason: FinishReason = FinishReason.STOP) -> Any:
    *_, last = events
    assert isinstance(last, Finished) and last.reason is reason, last
    return last.statistics


def test_an_answer_streams_with_its_server_s_own_counts(against: Against) -> None:
    manager, server = against(saying("Hel", "lo \U0001f642", "!"))
    events = collect(manager.generate(ask()))
    assert [event.text for event in events if isinstance(event, TextDelta)] == ["Hel", "lo \U0001f642", "!"]
    found = ended(events)
    assert (found.prompt_tokens, found.reused_tokens, found.completion_tokens) == (9, 4, 3)
    assert (found.context_length, found.seed) == (4096, None)
    assert found.ttft_s > 0 and server.where in found.device
    (call,) = server.calls
    assert (call.path, call.body["model"], call.body["stream"]) == ("/v1/chat/completions", "org/Served", True)

    manager, _ = against(saying("Hello"), public=True)
    assert ended(collect(manager.generate(ask()))).reused_tokens == 0, "to that server all visitors are one"


def test_visitors_take_turns_at_a_server_and_have_so_many_answers_at_most(
    against: Against, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remotes, "MAX_REMOTE_REQUESTS", 2)
    go_on, later, calls = threading.Event(), threading.Event(), itertools.count()

    def script(call: Call) -> None:
        first = next(calls) < 2
        call.start()
        call.say("a")
        assert (go_on if first else later).wait(LONG)
        call.end("stop")

    manager, server = against(script, visitor_limits=VisitorLimits(running=1, waiting=2))
    mine = [manager.generate(ask(f"mine {number}"), RequestOrigin(visitor="greedy")) for number in range(3)]
    with pytest.raises(VisitorLimitReached):
        manager.generate(ask("mine too"), RequestOrigin(visitor="greedy"))
    wait_for(lambda: len(server.calls) == 1)
    others = [manager.generate(ask(f"other {number}"), RequestOrigin(visitor="polite")) for number in range(2)]
    wait_for(lambda: len(server.calls) == 2)
    go_on.set()
    wait_for(lambda: len(server.calls) == 4)  # before one of these ends, and another of the same visitor's begins
    later.set()
    for stream in (*mine, *others):
        collect(stream)

    asked = [call.body["messages"][0]["content"] for call in server.calls]
    assert asked[:2] == ["mine 0", "other 0"] and sorted(asked[2:4]) == ["mine 1", "other 1"]


WHOLE = (
    b": a comment\r\n\r\nevent: message\r\n"
    b'data: {"choices":[{"index":0,"delta":{"role":"assistant","content":""}}]}\r\n\r\n'
    b'data:{"choices":[{"index":0,"delta":{"reasoning_content":"hm"}}]}\n\n'
    + 'data: {"choices":[{"index":0,"delta":{"content":"ä\\ud83d\\ude42\\ud800"}}]}\n\n'.encode()
    + b'data: {"choices":[{"index":1,"delta":{"content":"another answer"}}]}\n\n'
    b'data: {"choices":[{"index":0,"delta":{"content":"b"},"finish_reason":"stop"}]}'  # the end, without [DONE]
)
# Content in parts, messages that say nothing, and an end that does not say why.
OTHERS = (
    b'data: {}\n\ndata: {"type": "ping"}\n\n',
    b'data: {"choices": [{"index": 0, "delta": {"content": [{"type": "thinking", "thinking": [{"type": "text"}]},'
    b'{"type": "text", "text": "Hel"}]}}]}\n\n',
    b'data: {"choices": [{"index": 0, "delta": {"content": [{"type": "text", "text": "lo"}, 7]}}]}\n\n',
    b"data: [DONE]\n\n",
)


@pytest.mark.parametrize(
    ("parts", "text"),
    [([WHOLE[start : start + 7] for start in range(0, len(WHOLE), 7)], "ä\U0001f642\ufffdb"), (OTHERS, "Hello")],
)
def test_a_stream_in_odd_pieces_or_in_a_way_of_its_own_is_understood(
    against: Against, parts: list[bytes], text: str
) -> None:
    manager, _ = against(sending(parts))
    events = collect(manager.generate(ask()))
    assert ended(events) and text_of(events) == text


def test_a_server_that_does_not_stream_answers_in_one_piece(against: Against) -> None:
    def script(call: Call) -> None:
        said = {"message": {"content": "all at once"}} if "chat" in call.path else {"text": "raw"}
        reason = {} if "chat" in call.path else {"finish_reason": "length"}
        call.reply(200, {"choices": [{"index": 0, **said, **reason}], "usage": USAGE})

    manager, _ = against(script)
    events = collect(manager.generate(ask()))
    assert text_of(events) == "all at once" and ended(events).completion_tokens == 3
    raw = collect(manager.generate(TextRequest(NAME, prompt="Once")))
    assert ended(raw, FinishReason.LENGTH) and text_of(raw) == "raw"


def test_any_text_and_token_ids_are_sent(against: Against) -> None:
    manager, server = against(saying("x"))
    strange = "lone \ud800, ä, \x00"  # as a browser can send it
    for request in (TextRequest(NAME, prompt="Once"), TextRequest(NAME, prompt_ids=[1, 2]), ask(strange)):
        assert text_of(collect(manager.generate(request))) == "x"
    assert [call.path.removeprefix("/v1/") for call in server.calls] == [*["completions"] * 2, "chat/completions"]
    raw, ids, chat = (call.body for call in server.calls)
    assert (raw["prompt"], ids["prompt"], chat["messages"][0]["content"]) == ("Once", [1, 2], strange)
    assert "seed" not in chat and "stop" not in chat, "what nobody chose is left to the server"


@pytest.mark.parametrize(
    ("owner", "extensions"),
    [
        ("vllm", {"top_k": 5, "min_p": 0.1, "repetition_penalty": 1.2}),
        ("llamacpp", {"top_k": 5, "min_p": 0.1, "repeat_penalty": 1.2, "repeat_last_n": 8}),
        ("somebody", {}),
    ],
)
def test_settings_that_openai_does_not_know_go_to_servers_that_do(
    against: Against, owner: str, extensions: dict[str, Any]
) -> None:
    manager, server = against(saying("x"), (200, {"data": [{"id": "m", "owned_by": owner, "meta": {"n_ctx": 8}}]}))
    sampling = {"top_k": 5, "min_p": 0.1, "repetition_penalty": 1.2, "seed": 7, "stop": ("END",), "temperature": 0.5}
    collect(manager.generate(ask(**sampling)))
    common = {"model", "stream", "stream_options", "messages"}
    sent = {name: value for name, value in server.calls[0].body.items() if name not in common}
    known = {"max_tokens": 8, "temperature": 0.5, "top_p": 0.95, "seed": 7, "stop": ["END"]}
    assert sent == known | extensions


def test_stop_closes_the_connection(against: Against) -> None:
    def script(call: Call) -> None:
        call.start()
        call.until_closed()

    manager, server = against(script)
    stream = manager.generate(ask(max_new_tokens=100_000))
    rest = first_delta(stream)
    stream.cancel()
    ended(rest, FinishReason.CANCELLED)
    assert server.ended.acquire(timeout=LONG), "the server was left talking"
    assert manager.status(NAME).active_requests == 0


def test_many_answers_at_once_beside_the_device_thread_and_others_in_line(
    against: Against, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remotes, "MAX_REMOTE_REQUESTS", 20)

    def script(call: Call) -> None:
        call.start()
        call.say("first ")
        server.wait()
        call.say("last")
        call.end()

    manager, server = against(script, max_queue=2)
    streams = [manager.generate(ask(str(number))) for number in range(20)]
    for stream in streams:
        first_delta(stream)  # all twenty are on their way
    late = [manager.generate(ask()) for _ in range(2)]
    with pytest.raises(QueueFull):
        manager.generate(ask())
    wait_for(lambda: manager.status(NAME).active_requests == 22)
    assert len(server.calls) == 20 and len(server.looks) == 1, "all of them wait for one look at what it serves"
    server.go_on.set()
    for stream in streams:
        ended(collect(stream))
    told = [collect(stream) for stream in late]
    assert [text_of(events) for events in told] == ["first last"] * 2
    assert Queued(2) in told[1] and Queued(1) in told[1], "it was told how it came forward"


def test_stop_before_the_first_word_and_in_line_and_closing_the_manager(
    against: Against, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remotes, "MAX_REMOTE_REQUESTS", 1)
    manager, server = against(lambda call: server.wait())
    first = manager.generate(ask())
    wait_for(lambda: bool(server.calls))
    first.cancel()
    ended(collect(first), FinishReason.CANCELLED)
    assert manager.status(NAME).state.value == "absent", "it has not been found out whether it answers"
    running = manager.generate(ask())
    wait_for(lambda: len(server.calls) == 2)
    waiting, last = (manager.generate(ask()) for _ in range(2))
    wait_for(lambda: manager.status(NAME).active_requests == 3)
    waiting.cancel()
    ended(collect(waiting), FinishReason.CANCELLED)
    manager.close()
    for stream in (running, last):
        ended(collect(stream), FinishReason.CANCELLED)
    assert len(server.calls) == 2


def test_a_key_is_sent_and_cookies_are_not(against: Against) -> None:
    def script(call: Call) -> None:
        call.start(set_cookie="who=first; Path=/")
        call.say("x")
        call.end()

    manager, server = against(script, remote_key=f"{NAME}=sk-secret")
    for _ in range(2):
        collect(manager.generate(ask()))
    for call in [*server.looks, *server.calls]:
        assert call.headers["authorization"] == "Bearer sk-secret" and "cookie" not in call.headers
    assert "sk-secret" not in repr(manager.settings)


def test_which_model_is_asked_for(against: Against) -> None:
    cases: list[tuple[Any, str, str]] = [
        ((200, {"data": [{"id": "only"}]}), "", "only"),
        ((200, {"data": [{"id": "a"}, {"id": "b"}]}), "#by/another:name", "by/another:name"),
        ((200, {"data": [{"id": "other"}, {"id": NAME}]}), "", NAME),
        ((404, b"not here"), "", NAME),
        ((200, {"data": []}), "", NAME),
    ]
    for listing, model, expected in cases:
        manager, server = against(saying("x"), listing, model)
        collect(manager.generate(ask()))
        assert server.calls[0].body["model"] == expected
