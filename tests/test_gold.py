"""The gold finds what has changed, and nothing else: ``tests/gold/``."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from hfjax_demo.api.endpoints import ENDPOINTS
from hfjax_demo.children import ChildError

from .gold import __main__ as command
from .gold import api, speed
from .gold.transcripts import transcript

CHAT = "/v1/chat/completions"
STREAM = {"content-type": "text/event-stream; charset=utf-8", "x-request-id": "req-77"}


def piece(text: str | None, index: int = 0, reason: str | None = None, **fields: Any) -> dict[str, Any]:
    delta = {} if text is None else {"content": text}
    choice = {"index": index, "delta": delta, "logprobs": None, "finish_reason": reason}
    return {"id": "chatcmpl-77", "created": 1700000000, "choices": [choice]} | fields


def kept(*pieces: Any) -> list[str]:
    """A transcript of a stream as the server writes it."""
    told = (each if isinstance(each, str) else json.dumps(each, separators=(",", ":")) for each in pieces)
    return transcript(CHAT, 200, STREAM, "".join(f"data: {each}\n\n" for each in told).encode())["body"]


def test_placeholders_hide_ids_and_times_and_nothing_else() -> None:
    call = {"id": "abcdefghi", "function": {"name": "look", "arguments": '{"id":"abcdefghi","created":1}'}}
    body = {
        "id": "chatcmpl-77",
        "created": 1700000000,
        "model": "chatcmpl-77",
        "choices": [{"message": {"content": "id 77, created 1700000000", "tool_calls": [call, call]}, "created": 1}],
    }
    headers = {"content-type": "application/json", "x-request-id": "req-77", "date": "today", "allow": "GET"}
    found = transcript(CHAT, 200, headers, json.dumps(body, separators=(",", ":")).encode())
    assert found["headers"] == {"content-type": "application/json", "allow": "GET", "x-request-id": "req-<id>"}
    told = json.loads(found["body"][0])
    assert list(told) == list(body) and told["id"] == "chatcmpl-<id>" and told["created"] == "<time: int>"
    message = told["choices"][0]["message"]
    assert message["tool_calls"] == [call | {"id": "<id 1>"}] * 2 and message["content"] == "id 77, created 1700000000"
    assert told["model"] == "chatcmpl-77"


def test_where_a_stream_is_cut_is_times_and_what_it_says_is_not() -> None:
    end = piece(None, reason="length")
    whole = kept(piece("the quick"), end, "[DONE]")
    assert whole == kept(piece("the"), piece(" qu"), piece("ick"), end, "[DONE]") and len(whole) == 3
    for other in ((piece("the quack"), end, "[DONE]"), (piece("the quick"), piece(None, reason="stop"), "[DONE]")):
        assert whole != kept(*other)
    assert kept(piece("a"), piece("b", model="x")) != kept(piece("ab")), "pieces that differ in more are two"


def test_the_table_has_every_endpoint_and_no_name_twice() -> None:
    requests = list(api.table())
    assert len({request.name for request in requests}) == len(requests) >= 200
    missing = {*ENDPOINTS, "/v1/models"} - {request.path for request in requests}
    assert missing == {"/v1/tokenize", "/v1/detokenize"}
    assert {"text", "pictures", "api", "page"} == set(command.PARTS)
    assert all(len(set(part.names())) == len(part.names()) > 10 for part in command.PARTS.values())


def fake_entries(chosen: Sequence[str], cache: Path) -> Iterator[tuple[str, Any]]:
    yield from ((name, {"tokens": [len(name)]}) for name in chosen)


def other_entries(chosen: Sequence[str], cache: Path) -> Iterator[tuple[str, Any]]:
    yield "llama", {"tokens": [6]}
    raise ChildError("broken")


class FakeChild(contextlib.ExitStack):
    def __init__(self, title: str, environment: Mapping[str, str], on_line: Any) -> None:
        super().__init__()
        assert environment["HF_HUB_OFFLINE"] == "1"

    def stream(self, function: Any, *arguments: Any) -> Any:
        return function(*arguments)


def test_what_was_recorded_is_compared(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "Child", FakeChild)

    def part(names: list[str], entries: Any = fake_entries) -> command.Part:
        return command.Part(lambda: names, entries, 2)

    assert command.compare("text", part(["llama"]), tmp_path, ()) == 1, "nothing is recorded"
    assert command.record("text", part(["llama", "gemma", "qwen"]), tmp_path, ()) == 0
    assert command.compare("text", part(["llama", "gemma", "qwen"]), tmp_path, ()) == 0
    assert command.compare("text", part(["llama", "gemma"]), tmp_path, ("lla",)) == 0, "the others were not asked for"
    capsys.readouterr()
    assert command.compare("text", part(["llama", "gemma", "mistral"], other_entries), tmp_path, ()) == 1
    said = capsys.readouterr().out
    assert "text: llama: tokens[0]: 5 became 6" in said and "text: gemma: failed is new" in said
    assert "text: qwen: is missing" in said and "text: mistral: is new" in said
    assert "4 compared" in said and "4 different" in said
    assert command.record("text", part(["llama", "gemma"], other_entries), tmp_path, ()) == 1, "one has failed"
    assert "text: gemma has failed" in capsys.readouterr().out


def test_medians_of_old_and_new_are_compared(capsys: pytest.CaptureFixture[str]) -> None:
    def run(checkout: Path, command: Sequence[str]) -> Any:
        if command[0] == "models":
            return [{"name": name, "fetched": True} for name in (*speed.TEXT_MODELS, speed.IMAGE_MODEL)]
        rate = {"old": 100.0, "new": 98.0, "slow": 90.0}[checkout.name]
        return {"rows": [{"name": "hfjax", "conversations": 8, "tokens_per_s": rate, "seconds": 1}]}

    for new, status in (("new", 0), ("slow", 1)):
        assert speed.compare(Path("old"), Path(new), 3, ("text",), run) == status
    assert "hfjax, 8, tokens_per_s: 100.0 became" in capsys.readouterr().out
