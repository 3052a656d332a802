"""Convert a response to text that can be compared between two runs: its bytes, except for parts that depend on timing.

- Ids and times are replaced by placeholders, only in the fields of :data:`FIELDS`. An id keeps the text around the request's id;
  ids of tool calls are numbered, so that references to them are visible.
- The division of an answer into stream events depends on timing. Consecutive events of the same kind are merged, in the fields of
  :data:`GROWING`; events of several answers are sorted by answer; comments, which keep a connection alive, are omitted; the
  sequence numbers of a response's events are recomputed.
- An image is replaced by the digest of its file.
"""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Callable, Sequence
from typing import Any

Path = tuple[str, ...]


def _paths(*fields: str) -> frozenset[Path]:
    return frozenset(tuple(field.split(".")) for field in fields)


def _within(*outer: str, fields: str) -> tuple[str, ...]:
    return tuple(f"{before}{field}" for before in outer for field in fields.split())


_CHAT_IDS = ("id", "choices.message.tool_calls.id", "choices.delta.tool_calls.id")
_RESPONSE_IDS = _within("", "response.", "item.", "output.", "response.output.", fields="id call_id")
# By endpoint: the fields with ids, and those with times. A path does not contain the indices of lists.
FIELDS: dict[str, tuple[frozenset[Path], frozenset[Path]]] = {
    "/v1/chat/completions": (_paths(*_CHAT_IDS), _paths("created")),
    "/v1/completions": (_paths("id"), _paths("created")),
    "/v1/messages": (_paths("id", "message.id", "content.id", "content_block.id"), _paths()),
    "/v1/responses": (_paths("item_id", *_RESPONSE_IDS), _paths("created_at", "response.created_at")),
    "/v1/models": (_paths(), _paths(*_within("", "data.", fields="created created_at"))),
    "/v1/images": (_paths(), _paths("created")),
    "/ready": (_paths(), _paths("device_silence_s")),
}
_SCORES = _within("choices.logprobs.", fields="tokens token_logprobs top_logprobs text_offset")
_DELTAS = _within("choices.delta.", fields="content reasoning_content reasoning tool_calls.function.arguments")
# By endpoint: the fields of stream events that are concatenated when events are merged.
GROWING: dict[str, frozenset[Path]] = {
    "/v1/chat/completions": _paths("choices.token_ids", "choices.logprobs.content", *_DELTAS),
    "/v1/completions": _paths("choices.text", "choices.token_ids", *_SCORES),
    "/v1/messages": _paths(*_within("delta.", fields="text thinking partial_json")),
    "/v1/responses": _paths("delta", "logprobs"),
}
HEADERS = ("content-type", "allow", "retry-after", "x-request-id")


class Apart(Exception):
    """Two events cannot be merged."""


def transcript(endpoint: str, status: int, headers: dict[str, str], body: bytes) -> dict[str, Any]:
    """Return the transcript of a response: its status, headers, and the lines of its body."""
    placed = _Placeholders(endpoint, headers.get("x-request-id", ""))
    told = {name: placed.header(headers[name]) for name in HEADERS if name in headers}
    if headers.get("content-type", "").startswith("text/event-stream"):
        lines = _lines_of_stream(endpoint, body, placed)
    else:
        lines = [_rewritten(body.decode(), placed)]
    return {"status": status, "headers": told, "body": lines}


class _Placeholders:
    """Replaces the ids and times of one response."""

    def __init__(self, endpoint: str, request_id: str) -> None:
        found = (kept for prefix, kept in FIELDS.items() if endpoint == prefix or endpoint.startswith(f"{prefix}/"))
        self._ids, self._times = next(found, (frozenset(), frozenset()))
        self._own = request_id.removeprefix("req-")
        self._calls: dict[str, str] = {}

    def header(self, value: str) -> str:
        return value.replace(self._own, "<id>") if self._own else value

    def __call__(self, value: Any, path: Path = ()) -> Any:
        """Return the JSON value with placeholders."""
        match value:
            case dict():
                return {name: self(each, (*path, name)) for name, each in value.items()}
            case list():
                return [self(each, path) for each in value]
            case int() | float() | str() if path in self._times:
                return f"<time: {type(value).__name__}>"
            case str() if path in self._ids and self._own and self._own in value:
                return value.replace(self._own, "<id>")
            case str() if path in self._ids:
                return self._calls.setdefault(value, f"<id {len(self._calls) + 1}>")
            case str() if path[-1:] == ("b64_json",):
                return f"sha256 {hashlib.sha256(base64.b64decode(value)).hexdigest()}"
        return value


def _compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


def _rewritten(text: str, change: Callable[[Any], Any]) -> str:
    """Return JSON with a change; other text is unchanged, and JSON that is not in the server's compact form is marked."""
    try:
        value = json.loads(text)
    except ValueError:
        return text
    return ("" if _compact(value) == text else "written otherwise: ") + _compact(change(value))


def _lines_of_stream(endpoint: str, body: bytes, placed: _Placeholders) -> list[str]:
    """Return the events of a stream, one line each."""
    events: list[tuple[str, Any]] = []  # the lines before the data, and the data
    for block in body.decode().split("\n\n"):
        lines = [line for line in block.split("\n") if line and not line.startswith(":")]
        if lines:
            head, _, data = "\n".join(lines).rpartition("data: ")
            text = _rewritten(data, placed)
            events.append((head, json.loads(text)) if text.startswith("{") else (head, text))
    events = _joined_pieces(sorted(events, key=_answer), GROWING.get(endpoint, frozenset()))
    return [f"{head}data: {data if isinstance(data, str) else _compact(data)}" for head, data in events]


def _answer(event: tuple[str, Any]) -> int:
    """Return the number of the answer of an event, as a sort key; usage and the end of the stream are sorted last."""
    data = event[1]
    choices = data.get("choices") if isinstance(data, dict) else None
    if choices is None:
        return 1000 if isinstance(data, str) else 0
    return choices[0]["index"] if choices else 999


def _joined_pieces(events: Sequence[tuple[str, Any]], growing: frozenset[Path]) -> list[tuple[str, Any]]:
    numbered = [data for _, data in events if isinstance(data, dict) and "sequence_number" in data]
    in_order = [data["sequence_number"] for data in numbered] == list(range(len(numbered)))
    told: list[tuple[str, Any]] = []
    for head, data in events:
        if in_order and isinstance(data, dict) and "sequence_number" in data:
            data = data | {"sequence_number": 0}
        try:
            if not told or told[-1][0] != head or not isinstance(data, dict):
                raise Apart
            told[-1] = head, _joined(told[-1][1], data, growing)
        except Apart:
            told.append((head, data))
    if in_order and numbered:
        told = [(head, data | {"sequence_number": place}) for place, (head, data) in enumerate(told)]
    return told


def _joined(one: Any, other: Any, growing: frozenset[Path], path: Path = ()) -> Any:
    """Merge two events.

    Raises:
        Apart: they differ in fields that are not in ``growing``.
    """
    if type(one) is not type(other):
        raise Apart
    if path in growing and isinstance(one, (str, list)):
        return one + other
    if isinstance(one, dict) and list(one) == list(other):
        return {name: _joined(one[name], other[name], growing, (*path, name)) for name in one}
    if isinstance(one, list) and len(one) == len(other):
        return [_joined(*pair, growing, path) for pair in zip(one, other, strict=True)]
    if one != other:
        raise Apart
    return one
