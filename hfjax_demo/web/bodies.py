"""Reads request bodies with limits on their size, their transfer time, and the total size of all bodies in memory. uvicorn and
Starlette limit none of these: a slow or endless body would hold a connection and memory forever."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from pydantic_core import from_json
from starlette.datastructures import Headers
from starlette.types import Receive, Scope

from .refusals import ClientGone, Refusal

JSON_TYPE, FORM_TYPE = "application/json", "multipart/form-data"
URLENCODED_TYPE = "application/x-www-form-urlencoded"  # of a form without files
BODY_TIMEOUT_SECONDS = 20.0  # timeout of a body, extended by one second for each BYTES_PER_SECOND bytes received
BYTES_PER_SECOND = 50_000
MAX_DISCARDED_BYTES = 64_000_000  # of a refused body that are read, so that its sender gets to read the response
MAX_BODIES_BYTES = 400_000_000  # total of all bodies being read or handled; half as much for one visitor
MAX_DEPTH = 40  # nesting of lists and objects
MAX_ITEMS = 200_000  # total of all lists and objects of a body
LARGE_BYTES = 100_000  # of JSON, which parses in a millisecond; larger bodies are parsed on a thread


def _check_media_type(scope: Scope, wanted: str) -> None:
    headers = Headers(scope=scope)
    if headers.get("content-encoding", "identity").strip().lower() not in ("identity", ""):
        raise Refusal(
            415,
            "Compressed request bodies are not supported.",
            code="unsupported_media_type",
            headers={"accept-encoding": "identity"},
        )
    if headers.get("content-type", "").partition(";")[0].strip().lower() != wanted:
        what = "JSON" if wanted == JSON_TYPE else "a form"
        raise Refusal(415, f"Send {what} with the header Content-Type: {wanted}.", code="unsupported_media_type")


async def read_body(
    scope: Scope,
    receive: Receive,
    most_bytes: int,
    body_timeout_s: float = BODY_TIMEOUT_SECONDS,
    count: Callable[[int], None] = lambda size: None,
    media_type: str = JSON_TYPE,
) -> bytes:
    """Return the complete, unparsed body. ``count`` is called with the size of each chunk, and may raise :class:`Refusal`.

    Raises:
        Refusal: the headers do not declare this media type (415), the body is larger than ``most_bytes`` (413), or it arrives
            too slowly (408). In the first two cases the rest of the body has been discarded.
        ClientGone: the client disconnected before the end of the body.
    """
    try:
        _check_media_type(scope, media_type)
    except Refusal:
        if "expect" not in Headers(scope=scope):  # with "Expect: 100-continue" the client sends no body yet
            await discard_body(receive, body_timeout_s)
        raise
    body = bytearray()
    began = asyncio.get_running_loop().time()
    try:
        async with asyncio.timeout(body_timeout_s) as limit:
            while True:
                message = await receive()
                if message["type"] == "http.disconnect":
                    raise ClientGone
                piece, more = message.get("body", b""), message.get("more_body", False)
                if len(body) + len(piece) > most_bytes:
                    break
                count(len(piece))
                body += piece
                if not more:
                    return bytes(body)
                limit.reschedule(began + body_timeout_s + len(body) / BYTES_PER_SECOND)
    except TimeoutError:
        raise Refusal(408, "The body did not arrive in time; send it again.", code="request_timeout") from None
    body.clear()
    if more:
        await discard_body(receive, body_timeout_s)
    raise Refusal(413, f"The body is larger than {most_bytes:,} bytes; send a smaller one.", code="request_too_large")


async def discard_body(receive: Receive, body_timeout_s: float = BODY_TIMEOUT_SECONDS) -> None:
    """Read and discard the rest of a body, up to a limit: many clients read no response before they have sent the whole body."""
    size = 0
    try:
        async with asyncio.timeout(body_timeout_s):
            while size < MAX_DISCARDED_BYTES:
                message = await receive()
                size += len(message.get("body", b""))
                if message["type"] == "http.disconnect" or not message.get("more_body"):
                    return
    except TimeoutError:
        pass  # a client that is too slow may miss the response


class BodyMemoryLimit:
    """Counts the bytes of all bodies being read or handled, and refuses more than ``most_bytes``."""

    def __init__(self, most_bytes: int = MAX_BODIES_BYTES) -> None:
        self._max_total_bytes = most_bytes
        self._bytes_by_visitor: Counter[str] = Counter()

    @contextmanager
    def by(self, visitor: str) -> Iterator[Callable[[int], None]]:
        """Context manager of one request. Its function adds bytes, and raises :class:`Refusal` (503) above the limits; the bytes
        are subtracted at the end of the block."""
        mine = 0

        def count(size: int) -> None:
            nonlocal mine
            if (
                self._bytes_by_visitor.total() + size > self._max_total_bytes
                or self._bytes_by_visitor[visitor] + size > self._max_total_bytes // 2
            ):
                busy = "The server is busy; try again in a moment."
                raise Refusal(503, busy, code="overloaded", headers={"retry-after": "2"})
            mine += size
            self._bytes_by_visitor[visitor] += size

        try:
            yield count
        finally:
            self._bytes_by_visitor[visitor] -= mine
            if not self._bytes_by_visitor[visitor]:
                del self._bytes_by_visitor[visitor]


def json_text(body: bytes) -> bytes | str:
    """Return the JSON text of a body, which may be UTF-8, UTF-16 or UTF-32, with a byte order mark or without.

    Raises:
        UnicodeDecodeError: it cannot be decoded; not for UTF-8 without a mark, which JSON parsers decode.
    """
    encoding = json.detect_encoding(body)
    return body if encoding == "utf-8" else body.decode(encoding)


def parse_json_object(body: bytes) -> dict[str, Any]:
    """Return the JSON object in a body.

    Raises:
        Refusal: the body is not a JSON object, or has too many values or levels (400).
    """
    try:
        value = from_json(json_text(body), allow_inf_nan=False)
    except ValueError:  # also for undecodable bytes, for lone surrogates and for nesting deeper than the parser's stack
        raise _malformed("The body is not valid JSON; send one JSON object.") from None
    if not isinstance(value, dict):
        raise _malformed("The body is not a JSON object; send one.")
    level: list[Any] = [value]
    items = depth = 0
    while level:
        depth += 1
        items += sum(map(len, level))
        values = (inner for one in level for inner in (one.values() if isinstance(one, dict) else one))
        level = [inner for inner in values if isinstance(inner, dict | list)]
    if depth > MAX_DEPTH:
        raise _malformed(f"The body is nested too deeply; the limit is {MAX_DEPTH} levels.")
    if items > MAX_ITEMS:
        raise _malformed(f"The body has too many values; the limit is {MAX_ITEMS:,}.")
    return value


def _malformed(message: str) -> Refusal:
    return Refusal(400, message, code="invalid_body")
