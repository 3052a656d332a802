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
    DataLineParser,
    MalformedResponse,
    RemoteModelInfo,
    ResponseTooLarge,
    StreamChunk,
    TokenUsage,
    build_request,
    parse_chunk,
    select_model,
    to_finish_reason,
)

CONNECT_SECONDS = 10.0
SILENCE_TIMEOUT_SECONDS = 300.0  # without data, after which an answer fails; long prompts take a slow server minutes
LIST_TIMEOUT_SECONDS = 15.0  # for the list of models
USAGE_TIMEOUT_SECONDS = 5.0  # for the token counts, once the answer is complete
SILENCE_REPORT_SECONDS = 15.0  # interval of progress messages during silence
MAX_LIST_BYTES = 1_000_000
MAX_ERROR_BYTES = 20_000
# Generous size limits of an answer: a token is a message of some hundred bytes, and rarely more than 16 characters.
BYTES_PER_TOKEN, SPARE_BYTES = 8_192, 1_000_000
CHARACTERS_PER_TOKEN, SPARE_CHARACTERS = 256, 1_000
MAX_COUNTED_TOKENS = 100_000  # of a request that count for these limits

Emit = Callable[[Event], None]


@dataclass(eq=False, slots=True)
class RemoteJob:
    """A request to a remote server. Times are those of ``time.perf_counter()``, in seconds.

    Attributes:
        submitted: time of the user's request.
        last_received: time of the last bytes; before the first, time of the request to the server.
        characters: length of the answer so far.
        reason: the server's ``finish_reason``; None until the answer ends.
        first, last: time of the first and the latest text; 0 before there is any.
    """

    request: TextRequest
    emit: Emit
    where: str
    submitted: float
    last_received: float = 0.0
    characters: int = 0
    reason: str | None = None
    first: float = 0.0
    last: float = 0.0
    longest_gap_s: float = 0.0
    usage: TokenUsage = field(default_factory=TokenUsage)
    context_length: int = 0

    @property
    def tokens(self) -> int:
        """The number of tokens requested, at most :data:`MAX_COUNTED_TOKENS`. The size limits of the answer are based on it."""
        return min(self.request.sampling.max_new_tokens, MAX_COUNTED_TOKENS)

    def take(self, text: str) -> None:
        """Emit new text of the answer, and record its time.

        Raises:
            ResponseTooLarge: the answer is far longer than the requested number of tokens can be.
        """
        self.characters += len(text)
        if self.characters > CHARACTERS_PER_TOKEN * self.tokens + SPARE_CHARACTERS:
            raise ResponseTooLarge
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
            decode_tokens_per_s=later / elapsed if later > 0 and elapsed > 0 else 0.0,
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
    """

    def __init__(self, name: str, source: RemoteSource, key: str | None) -> None:
        self.where = source.where
        self._name = name
        self._source = source
        self._key = key
        self._model_info: RemoteModelInfo | None = None
        self._model_info_task: asyncio.Task[RemoteModelInfo] | None = None
        self._http: httpx2.AsyncClient | None = None

    async def model_info(self) -> RemoteModelInfo:
        """Return the model that the server serves, from ``GET /models``.

        The result is kept until :meth:`forget`; concurrent callers share one request to the server.

        Raises:
            HfjaxError: the server cannot be reached, or its response is unusable; see :mod:`.failures`.
        """
        if self._model_info is None:
            if self._model_info_task is None or self._model_info_task.done():
                self._model_info_task = asyncio.create_task(self._fetch_model_info())
                self._model_info_task.add_done_callback(_retrieve_exception)
            # Other callers may wait for it when this one is cancelled.
            self._model_info = await asyncio.shield(self._model_info_task)
        return self._model_info

    def forget(self) -> None:
        """Drop the result of :meth:`model_info`, so that the next call requests it again."""
        self._model_info = None

    async def answer(self, job: RemoteJob) -> FinishReason:
        """Stream one answer: emit all events of the job but the last, and return why the answer ended.

        Raises:
            HfjaxError: the answer failed; see :mod:`.failures`.
        """
        job.last_received = time.perf_counter()
        job.emit(self._progress(f"asking {self.where}"))
        with _calling_periodically(lambda: self._report_silence(job)):
            try:
                model_info = await self.model_info()
                job.context_length = model_info.context_length
                return await self._stream(job, model_info)
            except RemoteFailed:
                self.forget()  # the server may return with another model
                raise

    async def close(self) -> None:
        """Cancel a pending request for the server's model, and close the HTTP client."""
        if self._model_info_task is not None:
            self._model_info_task.cancel()
            await asyncio.wait([self._model_info_task])
        if self._http is not None:
            await self._http.aclose()

    def _progress(self, message: str) -> LoadProgress:
        return LoadProgress(self._name, ModelState.CONNECTING, message)

    def _report_silence(self, job: RemoteJob) -> None:
        silent = time.perf_counter() - job.last_received
        if silent >= SILENCE_REPORT_SECONDS:
            job.emit(self._progress(f"nothing from {self.where} for {silent:.0f} s"))

    async def _fetch_model_info(self) -> RemoteModelInfo:
        with self._converting_errors(LIST_TIMEOUT_SECONDS):
            timeout = httpx2.Timeout(LIST_TIMEOUT_SECONDS, connect=CONNECT_SECONDS)
            async with self._client().stream("GET", f"{self._source.url}/models", timeout=timeout) as response:
                body = await _read_limited(response, MAX_LIST_BYTES)
            status = response.status_code
            if status in (404, 405, 501):  # not every server has this endpoint
                return RemoteModelInfo(self._source.model or self._name)
            if status != 200:
                raise failures.refused(self.where, status, body, self._key)
            try:
                return select_model(json.loads(body), self._source.model, self._name, self.where)
            except (ValueError, RecursionError):
                raise failures.invalid_response_error(self.where, "no model list") from None

    async def _stream(self, job: RemoteJob, model_info: RemoteModelInfo) -> FinishReason:
        path, body = build_request(job.request, model_info)
        most = BYTES_PER_TOKEN * job.tokens + SPARE_BYTES
        timeout = httpx2.Timeout(SILENCE_TIMEOUT_SECONDS, connect=CONNECT_SECONDS)
        # As ASCII: a lone surrogate, which a user may paste, becomes an escape instead of an encoding error.
        content, headers = json.dumps(body).encode(), {"content-type": "application/json"}
        url = self._source.url + path
        job.emit(self._progress(f"waiting for {self.where}"))
        with self._converting_errors(SILENCE_TIMEOUT_SECONDS, job):
            async with self._client().stream(
                "POST", url, content=content, headers=headers, timeout=timeout
            ) as response:
                await self._read_answer(job, response, most)
        if job.reason is None:
            raise RemoteFailed(f"The remote server at {self.where} interrupted its answer; try again.")
        found = to_finish_reason(job.reason)
        if found is None:
            raise RemoteFailed(
                f"The remote server at {self.where} withheld the rest of the answer (content_filter); rephrase the message."
            )
        return found

    async def _read_answer(self, job: RemoteJob, response: httpx2.Response, most: int) -> None:
        """Read an answer of at most ``most`` bytes: a stream, or one JSON object from a server that does not stream."""
        if response.status_code != 200:
            body = await _read_limited(response, MAX_ERROR_BYTES, cut=True)
            raise failures.refused(self.where, response.status_code, body, self._key)
        kind = response.headers.get("content-type", "").partition(";")[0].strip().lower()
        if response.headers.get("content-encoding", "identity") != "identity":
            kind = "compressed"  # not requested, and of unlimited size when decompressed
        if kind == "application/json":
            piece = parse_chunk((await _read_limited(response, most)).decode("utf-8", "replace"))
            self._handle_chunk(job, dataclasses.replace(piece, reason=piece.reason or ("stop" if piece.text else None)))
            if job.reason is None:
                raise MalformedResponse("no choices")
        elif kind == "text/event-stream":
            try:
                async for piece in _read_chunks(response, DataLineParser(most), job):
                    self._handle_chunk(job, piece)
            except (TimeoutError, httpx2.HTTPError):
                if job.reason is None:
                    raise  # else only the token counts are missing, which are optional
        else:
            raise failures.invalid_response_error(self.where, "a response that is not an event stream")

    def _handle_chunk(self, job: RemoteJob, piece: StreamChunk) -> None:
        if piece.error is not None:
            raise failures.stream_error(self.where, piece.error, self._key)
        if piece.usage is not None:
            job.usage = piece.usage
        if piece.thinking and not job.characters:
            job.emit(self._progress(f"{self.where} is thinking"))
        if piece.text:
            job.take(piece.text)
        job.reason = piece.reason or job.reason

    @contextlib.contextmanager
    def _converting_errors(self, timeout_s: float, job: RemoteJob | None = None) -> Iterator[None]:
        """Context manager: convert exceptions of a connection to errors of :mod:`.failures`, whose message names
        ``timeout_s`` and, of a ``job``, whether its answer had begun."""
        try:
            yield
        except ResponseTooLarge:
            raise RemoteFailed(
                f"The remote server at {self.where} sent a response that is too large; try again."
            ) from None
        except MalformedResponse as error:
            raise failures.invalid_response_error(self.where, f"a message with {error}") from None
        except (httpx2.HTTPError, httpx2.InvalidURL, OSError) as error:
            began = job is not None and job.characters > 0
            raise failures.connection_error(self.where, error, began, timeout_s, CONNECT_SECONDS) from error

    def _client(self) -> httpx2.AsyncClient:
        """Return the HTTP client, which is made here, since a wrong proxy in the environment raises."""
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


def _retrieve_exception(task: asyncio.Task[RemoteModelInfo]) -> None:
    """Retrieve the task's exception, which asyncio would log as never retrieved if every caller was cancelled."""
    if not task.cancelled():
        task.exception()


async def _read_chunks(response: httpx2.Response, lines: DataLineParser, job: RemoteJob) -> AsyncIterator[StreamChunk]:
    """Yield the messages of a stream, up to its last.

    Raises:
        TimeoutError: after the end of the answer, the rest of the stream (the token counts) takes longer than
            USAGE_TIMEOUT_SECONDS.
    """
    raw = response.aiter_raw()
    while True:
        try:
            async with asyncio.timeout(None if job.reason is None else USAGE_TIMEOUT_SECONDS):
                part = await anext(raw)
        except StopAsyncIteration:
            part = None
        job.last_received = time.perf_counter()
        for data in lines.end() if part is None else lines.add(part):
            if data == DONE:
                if job.reason is None and job.characters:  # some servers send no finish_reason
                    yield StreamChunk(reason="stop")
                return
            if data:
                yield parse_chunk(data)
        if part is None:
            return


async def _read_limited(response: httpx2.Response, most: int, *, cut: bool = False) -> bytes:
    """Return the body, at most ``most`` bytes of it. With ``cut`` the rest of a longer one is dropped.

    Raises:
        ResponseTooLarge: the body is longer and ``cut`` is false.
    """
    pieces, size = [], 0
    async for piece in response.aiter_raw():
        pieces.append(piece)
        size += len(piece)
        if size > most:
            if not cut:
                raise ResponseTooLarge
            break
    return b"".join(pieces)[:most]


@contextlib.contextmanager
def _calling_periodically(action: Callable[[], None]) -> Iterator[None]:
    """Call ``action`` on the event loop every :data:`SILENCE_REPORT_SECONDS` until the ``with`` block is left."""

    async def tick() -> None:
        while True:
            await asyncio.sleep(SILENCE_REPORT_SECONDS)
            action()

    ticking = asyncio.get_running_loop().create_task(tick())
    try:
        yield
    finally:
        ticking.cancel()
