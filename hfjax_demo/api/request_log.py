"""Logs one line per request: its id, endpoint, model, outcome, counts and seconds. Prompts and answers are never logged.

A separate thread writes the lines: the threads that end requests, which serve others too, must not wait for a terminal.
"""

from __future__ import annotations

import json
import queue
import threading
import time
from dataclasses import asdict, dataclass
from typing import TextIO

MAX_QUEUED_LINES = 10_000  # lines, if the output is slow; more are dropped


@dataclass(slots=True)
class RequestRecord:
    """The log line of a request; ``outcome`` is empty until the request ends. ``ttft_s`` and ``seconds`` are the seconds from its
    arrival to the first token (None if there was none) and to its end."""

    request_id: str
    endpoint: str
    model: str
    outcome: str = ""
    status: int | None = None
    prompt_tokens: int = 0
    reused_tokens: int = 0
    completion_tokens: int = 0
    images: int = 0
    steps: int = 0
    ttft_s: float | None = None
    seconds: float = 0.0


class RequestLog:
    """Writes lines to ``stream``: JSON objects with ``as_json``, else text. :meth:`close` writes those still queued."""

    def __init__(self, stream: TextIO, *, as_json: bool) -> None:
        self._stream = stream
        self._as_json = as_json
        self._lines: queue.Queue[tuple[float, RequestRecord] | None] = queue.Queue(MAX_QUEUED_LINES)
        self._thread = threading.Thread(target=self._run, name="hfjax-log", daemon=True)
        self._thread.start()

    def add(self, line: RequestRecord) -> None:
        """Queue this line for the log's thread. Never blocks; the line is dropped if the queue is full."""
        try:
            self._lines.put_nowait((time.time(), line))
        except queue.Full:
            return

    def close(self) -> None:
        """Write the queued lines and end the thread; give up after about a second if the stream blocks."""
        try:
            self._lines.put(None, timeout=1)
        except queue.Full:
            return
        self._thread.join(timeout=1)

    def _run(self) -> None:
        while (item := self._lines.get()) is not None:
            at, line = item
            try:
                self._stream.write((_json_line(at, line) if self._as_json else _text_line(at, line)) + "\n")
                self._stream.flush()
            except (OSError, ValueError):  # the stream is closed: continue without a log
                continue


def _json_line(at: float, line: RequestRecord) -> str:
    return json.dumps({"at": _utc(at), **{key: _rounded(value) for key, value in asdict(line).items()}})


def _text_line(at: float, line: RequestRecord) -> str:
    parts = [f"{_utc(at)} {line.request_id} {line.endpoint} {line.model or '-'} {line.outcome}"]
    if line.status is not None:
        parts.append(f"status {line.status}")
    if line.prompt_tokens:
        parts.append(f"{line.prompt_tokens} tokens in ({line.reused_tokens} reused), {line.completion_tokens} out")
    if line.steps:
        parts.append(f"{line.images} pictures, {line.steps} steps")
    if line.ttft_s is not None:
        parts.append(f"first token {line.ttft_s:.3f} s")
    return ", ".join([*parts, f"{line.seconds:.3f} s"])


def _utc(at: float) -> str:
    return f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(at))}.{int(at * 1000) % 1000:03d}Z"


def _rounded(value: object) -> object:
    return round(value, 4) if isinstance(value, float) else value
