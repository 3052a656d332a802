"""The bodies of requests, read with a bound on their size, on the time they take, and on all that are held together."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from starlette.datastructures import Headers
from starlette.types import Receive, Scope

from .refusals import SERVER, ClientGone, Refusal

JSON_TYPE, FORM_TYPE = "application/json", "multipart/form-data"
FIELDS_TYPE = "application/x-www-form-urlencoded"  # of a form without files
PATIENCE_SECONDS = 20.0  # for a body to arrive, and one second more for each so many bytes of it:
BYTES_PER_SECOND = 50_000
THROWN_AWAY_BYTES = 64_000_000  # of a body that is refused, so that its sender comes to read the answer
HELD_BYTES = 400_000_000  # of all bodies that are being read or handled; of one visitor's half as much
MAX_DEPTH = 40  # of lists and objects within each other
MAX_ITEMS = 200_000  # in all lists and objects of a body together


def check_type(scope: Scope, wanted: str = JSON_TYPE) -> None:
    """Raises :class:`Refusal` (415) unless the headers say that the body is of this media type, and not compressed."""
    if Headers(scope=scope).get("content-encoding", "identity").strip().lower() not in ("identity", ""):
        raise Refusal(
            415,
            "Compressed request bodies are not supported.",
            code="unsupported_media_type",
            headers={"accept-encoding": "identity"},
        )
    if Headers(scope=scope).get("content-type", "").partition(";")[0].strip().lower() != wanted:
        what = "JSON" if wanted == JSON_TYPE else "a form"
        raise Refusal(
            415,
            f"Send {what} with the header Content-Type: {wanted}.",
            code="unsupported_media_type",
        )


async def read_body(
    scope: Scope,
    receive: Receive,
    most_bytes: int,
    patience_s: float = PATIENCE_SECONDS,
    count: Callable[[int], None] = lambda size: None,
    media_type: str = JSON_TYPE,
) -> bytes:
    """The whole body, which is not parsed. ``count`` is called with the size of each piece, and may refuse it.

    Raises:
        Refusal: the headers do not say that it is of this type (415), it is larger than ``most_bytes`` (413), or it arrives too
            slowly (408). What is left of it has been thrown away in the first two cases.
        ClientGone: the client has hung up before its end.
    """
    try:
        check_type(scope, media_type)
    except Refusal:
        if "expect" not in Headers(scope=scope):  # else the sender waits for this answer, and sends nothing
            await throw_away(receive, patience_s)
        raise
    body = bytearray()
    began = asyncio.get_running_loop().time()
    try:
        async with asyncio.timeout(patience_s) as limit:
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
                limit.reschedule(began + patience_s + len(body) / BYTES_PER_SECOND)
    except TimeoutError:
        raise Refusal(408, "The body did not arrive in time; send it again.", code="request_timeout") from None
    body.clear()
    if more:
        await throw_away(receive, patience_s)
    raise Refusal(413, f"The body is larger than {most_bytes:,} bytes; send a smaller one.", code="request_too_large")


async def throw_away(receive: Receive, patience_s: float = PATIENCE_SECONDS) -> None:
    """Read and drop the rest of a body, up to a limit: many clients read no answer before they have sent all of it."""
    size = 0
    try:
        async with asyncio.timeout(patience_s):
            while size < THROWN_AWAY_BYTES:
                message = await receive()
                size += len(message.get("body", b""))
                if message["type"] == "http.disconnect" or not message.get("more_body"):
                    return
    except TimeoutError:
        pass  # whoever is so slow may miss the answer


class Held:
    """Counts the bytes of all bodies that are being read or handled, and refuses more than :data:`HELD_BYTES`."""

    def __init__(self, most_bytes: int = HELD_BYTES) -> None:
        self._most = most_bytes
        self._by: Counter[str] = Counter()

    @contextmanager
    def by(self, visitor: str) -> Iterator[Callable[[int], None]]:
        """Counts for this visitor, until the block ends. The function raises :class:`Refusal` (503) where it is too much."""
        mine = 0

        def count(size: int) -> None:
            nonlocal mine
            if self._by.total() + size > self._most or self._by[visitor] + size > self._most // 2:
                raise Refusal(
                    503,
                    "The server is busy; try again in a moment.",
                    code="overloaded",
                    kind=SERVER,
                    headers={"retry-after": "2"},
                )
            mine += size
            self._by[visitor] += size

        try:
            yield count
        finally:
            self._by[visitor] -= mine
            if not self._by[visitor]:
                del self._by[visitor]


def parsed_json(body: bytes) -> dict[str, Any]:
    """The JSON object in a body.

    Raises:
        Refusal: it is none (400), or has too many values or levels.
    """
    try:
        value = json.loads(body, parse_constant=_no_number)
        if b"\\u" in body:
            json.dumps(value, ensure_ascii=False).encode()  # half of a surrogate pair is no character
    except (ValueError, RecursionError):
        raise _malformed("The body is not valid JSON; send one JSON object.") from None
    if not isinstance(value, dict):
        raise _malformed("The body is not a JSON object; send one.")
    level: list[Any] = [value]
    items = 0
    for _ in range(MAX_DEPTH):
        inner: list[Any] = []
        for one in level:
            items += len(one)
            values = one.values() if isinstance(one, dict) else one
            inner += [found for found in values if isinstance(found, (dict, list))]
        if not inner:
            break
        level = inner
    else:
        raise _malformed(f"The body is nested too deeply; the limit is {MAX_DEPTH} levels.")
    if items > MAX_ITEMS:
        raise _malformed(f"The body has too many values; the limit is {MAX_ITEMS:,}.")
    return value


def _no_number(name: str) -> float:
    raise ValueError(f"{name} is not JSON")


def _malformed(message: str) -> Refusal:
    return Refusal(400, message, code="invalid_body")
