"""Lines of the log: their form, and that a stream which takes none holds up nobody."""

from __future__ import annotations

import io
import json
import threading

import pytest

from hfjax_demo.api.request_log import RequestLog, RequestRecord

pytestmark = pytest.mark.usefixtures("engines")

LINE = RequestRecord("req-1", "/chat", "tiny", "stop", None, 10, 4, 20, ttft_s=0.12345678, seconds=1.5)


def written(line: RequestRecord, *, as_json: bool) -> str:
    stream = io.StringIO()
    log = RequestLog(stream, as_json=as_json)
    log.add(line)
    log.close()
    return stream.getvalue()


def test_a_line_as_json() -> None:
    found = json.loads(written(LINE, as_json=True))
    at = found.pop("at")
    assert at.endswith("Z") and at[10] == "T" and len(at) == 24
    assert found == {
        "request_id": "req-1",
        "endpoint": "/chat",
        "model": "tiny",
        "outcome": "stop",
        "status": None,
        "prompt_tokens": 10,
        "reused_tokens": 4,
        "completion_tokens": 20,
        "images": 0,
        "steps": 0,
        "ttft_s": 0.1235,
        "seconds": 1.5,
    }


def test_a_line_in_words() -> None:
    text = written(LINE, as_json=False)
    assert text.endswith(" req-1 /chat tiny stop, 10 tokens in (4 reused), 20 out, first token 0.123 s, 1.500 s\n"), (
        text
    )
    refused = RequestRecord("req-2", "/v1/other", "", "invalid", 404)
    assert written(refused, as_json=False).endswith(" req-2 /v1/other - invalid, status 404, 0.000 s\n")


def test_a_stream_that_takes_nothing_holds_up_nobody() -> None:
    go_on = threading.Event()

    class Stuck(io.StringIO):
        def write(self, text: str) -> int:
            go_on.wait()
            raise BrokenPipeError

    log = RequestLog(Stuck(), as_json=True)
    for _ in range(20_000):
        log.add(LINE)
    go_on.set()
    log.close()
