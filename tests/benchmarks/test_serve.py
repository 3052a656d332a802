"""The page under load: the real ``app.py`` with a tiny model, over HTTP; and clients that meet errors."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from benchmarks.clients import Client, api, ask_all, page, page_server
from benchmarks.serve import load_values, make_report, summary
from benchmarks.text_sides import Answer
from hfjax_demo.errors import EngineFailed
from tests.coroutines import apart, run

from .conftest import Printed

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.usefixtures("processes"), pytest.mark.release]


def test_everybody_is_answered_by_every_way(llama: Path, monkeypatch: pytest.MonkeyPatch, printed: Printed) -> None:
    monkeypatch.setenv("HFJAX_CONTEXT_LENGTH", "256")
    monkeypatch.setenv("HFJAX_SLOTS", "2")
    monkeypatch.setenv("HFJAX_API_KEY", "open-sesame")
    monkeypatch.setenv("HFJAX_MAX_QUEUE", "1")  # raised: everybody is to be admitted
    options = ("--conversations", 1, "--conversations", 5, "--repeats", 1, "--new-tokens", 12)
    table, report = apart(lambda: printed("serve", llama, *options))
    assert [(row["name"], row["conversations"]) for row in report["rows"]] == [
        (name, count) for count in (1, 5) for name in ("page, /chat", "page, /v1/completions", "engine, no server")
    ]
    for row in report["rows"]:
        assert row["errors"] == 0 and row["precision"] == "float32"
        assert row["tokens_per_s"] > 0
        assert 0 < row["ttft_s"] <= row["worst_ttft_s"] <= row["seconds"]
        assert 0 <= row["longest_gap_s"] < row["seconds"]
    assert report["slots"] == 2 and report["messages"] == []
    assert len(table) >= 8


class Answering(BaseHTTPRequestHandler):
    """What servers may say instead of text."""

    def do_GET(self) -> None:
        events = b'event: generating\ndata: ["ab"]\n\nevent: heartbeat\ndata: null\n\nevent: error\ndata: {"error": "broke"}\n\n'
        return self.say(200, events, "text/event-stream")

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers["Content-Length"]))
        if self.path == "/v1/completions":
            return self.say(200, b'data: {"error": {"message": "too long"}}\n\n', "text/event-stream")
        if self.path.startswith("/full"):
            return self.say(503, b"queue full", "text/plain")
        return self.say(200, b'{"event_id": "1"}', "application/json")

    def say(self, status: int, body: bytes, kind: str) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *arguments: object) -> None: ...


@pytest.fixture
def url() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Answering)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()
    server.server_close()


def asked(client: Client, url: str, *prompts: str) -> list[Answer]:
    return run(ask_all(client, url, None, "m", prompts, 4))


def test_an_error_is_counted_with_its_reason(url: str) -> None:
    broken, refused = asked(page, url, "x", "y"), asked(api, url, "x")
    assert [(answer.error, answer.text, len(answer.arrivals)) for answer in broken] == [("broke", "ab", 1)] * 2
    assert refused[0].error == "too long"
    (full,) = asked(page, f"{url}/full", "x")
    assert full.error == "status 503: queue full"
    (nobody,) = asked(page, "http://127.0.0.1:9", "x")
    assert nobody.error is not None and nobody.error.startswith("ConnectError")


def answer(sent: float, times: tuple[float, ...], ended: float, error: str | None = None) -> Answer:
    return Answer(sent, [(at, 0) for at in times], ended=ended, error=error)


def test_a_row_sums_the_answers_up() -> None:
    answers = answer(0.0, (1.0, 2.0, 5.0), 5.0), answer(0.5, (2.5, 3.0), 4.0), answer(0.5, (), 1.0, "no")
    row = summary([load_values(answers, 20)])
    assert (row["seconds"], row["tokens_per_s"], row["errors"]) == (5.0, 4.0, 1)
    assert (row["ttft_s"], row["worst_ttft_s"], row["longest_gap_s"]) == (1.5, 2.0, 3.0)
    failed = summary([load_values(answers[2:], 0)] * 2)
    assert (failed["ttft_s"], failed["worst_ttft_s"], failed["errors"]) == (None, None, 2)
    rows = [{"name": "page", "precision": "float32", "conversations": 3, **each} for each in (row, failed)]
    report = make_report(rows, 4, "cpu", ("no",))
    assert json.loads(json.dumps(report.as_json()))["rows"][1]["ttft_s"] is None
    assert report.text().splitlines()[-1] == "no"


def test_a_page_that_does_not_start_says_why(tmp_path: Path, shared_cache: Path) -> None:
    settings = {"cache_dir": shared_cache, "catalog_file": tmp_path / "gone.toml"}
    with pytest.raises(EngineFailed, match=r"gone\.toml"), page_server(tmp_path, **settings):
        pass
