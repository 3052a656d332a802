"""One remote server: the model that it serves, and its streamed answers as events.

Everything runs on one event loop; hundreds of answers may be in progress. Cancelling the task that waits for an answer closes its
connection, which makes the server stop.
"""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import json
import time
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, field
from http.cookiejar import DefaultCookiePolicy

import httpx2

from ..catalog import RemoteSource
from ..errors import RemoteFailed
from ..events import Event, FinishReason, LoadProgress, ModelState, TextDelta, TextStatistics
from ..requests import TextRequest
from . import failures
from .protocol import (
    DONE,
    DataLines,
    Malformed,
    Piece,
    ServedModelInfo,
    TooMuch,
    Usage,
    call_of,
    piece_of,
    reason_of,
    select_model,
)

CONNECT_SECONDS = 10.0
LIST_SECONDS = 15.0  # for the list of models
END_SECONDS = 5.0  # for the token counts, once the answer is complete
QUIET_SECONDS = 15.0  # interval of progress messages during silence
MAX_LIST_BYTES = 1_000_000
MAX_ERROR_BYTES = 20_000
# Generous size limits of an answer: a token is a message of some hundred bytes, and rarely more than 16 characters.
BYTES_PER_TOKEN, SPARE_BYTES = 8_192, 1_000_000
CHARACTERS_PER_TOKEN, SPARE_CHARACTERS = 256, 1_000
MOST_TOKENS = 100_000  # of a request that count for these limits

Emit = Callable[[Event], None]


@dataclass(eq=False, slots=True)
class RemoteJob:
    """A request to a remote server. Times are those of ``time.perf_counter()``, in seconds.

    Attributes:
        submitted: time of the user's request.
        heard: time of the last bytes; before the first, time of the request to the server.
        characters: length of the answer so far.
        reason: the server's ``finish_reason``; None until the answer ends.
        first, last: time of the first and the latest text; 0 before there is any.
    """

    request: TextRequest
    emit: Emit
    where: str
    submitted: float
    heard: float = 0.0
    characters: int = 0
    reason: str | None = None
    first: float = 0.0
    last: float = 0.0
    longest_gap_s: float = 0.0
    usage: Usage = field(default_factory=lambda: Usage(0, 0, 0))
    context_length: int = 0

    @property
    def tokens(self) -> int:
        """The number of tokens requested, at most :data:`MOST_TOKENS`. The size limits of the answer are based on it."""
        return min(self.request.sampling.max_new_tokens, MOST_TOKENS)

    def take(self, text: str) -> None:
        """Emit new text of the answer, and record its time.

        Raises:
            TooMuch: the answer is far longer than the requested number of tokens can be.
        """
        self.characters += len(text)
        if self.characters > CHARACTERS_PER_TOKEN * self.tokens + SPARE_CHARACTERS:
            raise TooMuch
        now = time.perf_counter()
        if self.first:
            self.longest_gap_s = max(self.longest_gap_s, now - self.last)
        else:
            self.first = now
        self.last = now
        self.emit(TextDelta(text, ()))

    def statistics(self) -> TextStatistics:
        """Return times and token counts so far. The counts are those that the server sent, 0 if it sent none."""
        elapsed = self.last - self.first
        later = self.usage.completion - 1
        return TextStatistics(
            prompt_tokens=self.usage.prompt,
            reused_tokens=self.usage.cached,
            completion_tokens=self.usage.completion,
            context_length=self.context_length,
            ttft_s=max(self.first - self.submitted, 0.0),
            prefill_tokens_per_s=0.0,
            decode_tokens_per_s=later / elapsed if later > 0 and elapsed > 0 else 0.0,
            load_s=0.0,
            compile_s=0.0,
            device=f"the server at {self.where}",
            seed=self.request.sampling.seed,
            longest_gap_s=self.longest_gap_s,
        )


class RemoteServer:
    """The server of one remote model of the catalog. Call everything but the constructor on one event loop.

    Args:
        name: the model's name in the catalog.
        source: the server's address, and its name for the model if configured.
        key: sent as ``Authorization: Bearer``; None: the header is not sent.
        timeout_s: seconds of silence after which an answer fails.
    """

    def __init__(self, name: str, source: RemoteSource, key: str | None, timeout_s: float) -> None:
        self.where = source.where
        self._name = name
        self._source = source
        self._key = key
        self._timeout_s = timeout_s
        self._card: ServedModelInfo | None = None
        self._looking: asyncio.Task[ServedModelInfo] | None = None
        self._http: httpx2.AsyncClient | None = None

    async def card(self) -> ServedModelInfo:
        """Return the model that the server serves, from ``GET /models``.

        The result is kept until :meth:`forget`; concurrent callers share one request to the server.

        Raises:
            HfjaxError: the server cannot be reached, or its response is unusable; see :mod:`.failures`.
        """
        if self._card is None:
            if self._looking is None or self._looking.done():
                self._looking = asyncio.create_task(self._look())
                self._looking.add_done_callback(_heeded)
            self._card = await asyncio.shield(self._looking)  # other callers may wait for it when this one is cancelled
        return self._card

    def forget(self) -> None:
        """Drop the result of :meth:`card`, so that the next call requests it again."""
        self._card = None

    async def answer(self, job: RemoteJob) -> FinishReason:
        """Stream one answer: emit all events of the job but the last, and return why the answer ended.

        Raises:
            HfjaxError: the answer failed; see :mod:`.failures`.
        """
        job.heard = time.perf_counter()
        job.emit(self._progress(f"asking {self.where}"))
        with _ticking(lambda: self._tell_of_silence(job)):
            try:
                card = await self.card()
                job.context_length = card.context_length or 0
                return await self._stream(job, card)
            except RemoteFailed:
                self.forget()  # the server may return with another model
                raise

    async def close(self) -> None:
        """Cancel a pending request for the server's model, and close the HTTP client."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.wait([self._looking])
        if self._http is not None:
            await self._http.aclose()

    def _progress(self, message: str) -> LoadProgress:
        return LoadProgress(self._name, ModelState.CONNECTING, message)

    def _tell_of_silence(self, job: RemoteJob) -> None:
        silent = time.perf_counter() - job.heard
        if silent >= QUIET_SECONDS:
            job.emit(self._progress(f"nothing from {self.where} for {silent:.0f} s"))

    async def _look(self) -> ServedModelInfo:
        limit_s = min(LIST_SECONDS, self._timeout_s)
        with self._explaining(limit_s):
            timeout = httpx2.Timeout(limit_s, connect=CONNECT_SECONDS)
            async with self._client().stream("GET", f"{self._source.url}/models", timeout=timeout) as response:
                body = await _bounded(response, MAX_LIST_BYTES)
            status = response.status_code
            if status in (404, 405, 501):  # not every server has this endpoint
                return ServedModelInfo(self._source.model or self._name)
            if status != 200:
                raise failures.refused(self.where, status, body, self._key)
            try:
                return select_model(json.loads(body), self._source.model, self._name, self.where)
            except (ValueError, RecursionError):
                raise failures.no_answer(self.where, "no model list") from None

    async def _stream(self, job: RemoteJob, card: ServedModelInfo) -> FinishReason:
        path, body = call_of(job.request, card)
        most = BYTES_PER_TOKEN * job.tokens + SPARE_BYTES
        timeout = httpx2.Timeout(self._timeout_s, connect=CONNECT_SECONDS)
        # As ASCII: a lone surrogate, which a user may paste, becomes an escape instead of an encoding error.
        content, headers = json.dumps(body).encode(), {"content-type": "application/json"}
        url = self._source.url + path
        job.emit(self._progress(f"waiting for {self.where}"))
        with self._explaining(self._timeout_s, job):
            async with self._client().stream(
                "POST", url, content=content, headers=headers, timeout=timeout
            ) as response:
                await self._read(job, response, most)
        if job.reason is None:
            raise RemoteFailed(f"The remote server at {self.where} interrupted its answer; try again.")
        found = reason_of(job.reason)
        if found is None:
            raise RemoteFailed(
                f"The remote server at {self.where} withheld the rest of the answer (content_filter); rephrase the message."
            )
        return found

    async def _read(self, job: RemoteJob, response: httpx2.Response, most: int) -> None:
        """Read an answer of at most ``most`` bytes: a stream, or one JSON object from a server that does not stream."""
        if response.status_code != 200:
            body = await _bounded(response, MAX_ERROR_BYTES, cut=True)
            raise failures.refused(self.where, response.status_code, body, self._key)
        kind = response.headers.get("content-type", "").partition(";")[0].strip().lower()
        if response.headers.get("content-encoding", "identity") != "identity":
            kind = "compressed"  # not requested, and of unlimited size when decompressed
        if kind == "application/json":
            piece = piece_of((await _bounded(response, most)).decode("utf-8", "replace"))
            self._take(job, dataclasses.replace(piece, reason=piece.reason or ("stop" if piece.text else None)))
            if job.reason is None:
                raise Malformed("no choices")
        elif kind == "text/event-stream":
            try:
                async for piece in _pieces(response, DataLines(most), job):
                    self._take(job, piece)
            except (TimeoutError, httpx2.HTTPError):
                if job.reason is None:
                    raise  # else only the token counts are missing, which are optional
        else:
            raise failures.no_answer(self.where, "a response that is not an event stream")

    def _take(self, job: RemoteJob, piece: Piece) -> None:
        if piece.error is not None:
            raise failures.refused_within(self.where, piece.error, self._key)
        if piece.usage is not None:
            job.usage = piece.usage
        if piece.thinking and not job.characters:
            job.emit(self._progress(f"{self.where} is thinking"))
        if piece.text:
            job.take(piece.text)
        job.reason = piece.reason or job.reason

    @contextlib.contextmanager
    def _explaining(self, timeout_s: float, job: RemoteJob | None = None) -> Iterator[None]:
        """Context manager: convert exceptions of a connection to errors of :mod:`.failures`."""
        try:
            yield
        except TooMuch:
            raise RemoteFailed(
                f"The remote server at {self.where} sent a response that is too large; try again."
            ) from None
        except Malformed as error:
            raise failures.no_answer(self.where, f"a message with {error}") from None
        except (httpx2.HTTPError, httpx2.InvalidURL, OSError) as error:
            began = job is not None and job.characters > 0
            raise failures.broken(self.where, error, began, timeout_s, CONNECT_SECONDS) from error

    def _client(self) -> httpx2.AsyncClient:
        if self._http is None:
            self._http = httpx2.AsyncClient(
                headers={"accept-encoding": "identity"}
                | ({"authorization": f"Bearer {self._key}"} if self._key else {}),
                # A kept connection may be closed by the server just when it is reused; a new one costs little here.
                limits=httpx2.Limits(max_connections=None, max_keepalive_connections=0),
                follow_redirects=False,  # a redirect would send the conversation and the key to a host that is not configured
            )
            # A cookie that a server sets for one user would be sent with another user's conversation.
            self._http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=()))
        return self._http


def _heeded(task: asyncio.Task[ServedModelInfo]) -> None:
    """Retrieve the task's exception, which asyncio would log as never retrieved if every caller was cancelled."""
    if not task.cancelled():
        task.exception()


async def _pieces(response: httpx2.Response, lines: DataLines, job: RemoteJob) -> AsyncIterator[Piece]:
    """Yield the messages of a stream, up to its last.

    Raises:
        TimeoutError: after the end of the answer, the rest of the stream (the token counts) takes longer than END_SECONDS.
    """
    raw = response.aiter_raw()
    while True:
        try:
            async with asyncio.timeout(None if job.reason is None else END_SECONDS):
                part = await anext(raw)
        except StopAsyncIteration:
            part = None
        job.heard = time.perf_counter()
        for data in lines.end() if part is None else lines.add(part):
            if data == DONE:
                if job.reason is None and job.characters:  # some servers send no finish_reason
                    yield Piece(reason="stop")
                return
            if data:
                yield piece_of(data)
        if part is None:
            return


async def _bounded(response: httpx2.Response, most: int, *, cut: bool = False) -> bytes:
    """Return the body, at most ``most`` bytes of it. With ``cut`` the rest of a longer one is dropped.

    Raises:
        TooMuch: the body is longer and ``cut`` is false.
    """
    pieces, size = [], 0
    async for piece in response.aiter_raw():
        pieces.append(piece)
        size += len(piece)
        if size > most:
            if not cut:
                raise TooMuch
            break
    return b"".join(pieces)[:most]


@contextlib.contextmanager
def _ticking(action: Callable[[], None]) -> Iterator[None]:
    """Call ``action`` on the event loop every :data:`QUIET_SECONDS` until the ``with`` block is left."""

    async def tick() -> None:
        while True:
            await asyncio.sleep(QUIET_SECONDS)
            action()

    ticking = asyncio.get_running_loop().create_task(tick())
    try:
        yield
    finally:
        ticking.cancel()
