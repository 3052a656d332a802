"""Passes requests to the engines of loaded models, and the engines' events to the requests' streams.

Text is worked on by the threads of :mod:`.texts`, all computation of an engine runs on the device thread.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

from ..catalog import ModelKind
from ..events import (
    Event,
    Failed,
    Finished,
    FinishReason,
    ImageStatistics,
    SummedUp,
    SummingUp,
    TextDelta,
    TextStatistics,
)
from ..image_requests import ImageRequest
from ..requests import EmbeddingRequest, Request, TextRequest, TokensRequest
from .device import device_label
from .request_stream import RequestStream
from .texts import TextWorker
from .worker import DeviceWorker, to_hfjax_error

if TYPE_CHECKING:
    from ..text.compaction import Compaction
    from .engine_imports import ServedEngine
    from .model import ServedModel


CLOSING_MESSAGE = "The server is shutting down."  # the error of requests that are still open when the process ends


@dataclass(eq=False, slots=True)
class WaitingRequest:
    """A request that waits for its model to be loaded. ``since`` is its arrival time (``time.perf_counter()``)."""

    request: Request
    stream: RequestStream
    since: float

    def finished_event(self, reason: FinishReason = FinishReason.CANCELLED) -> Finished[Any]:
        """Return the last event of a request that never used the device: cancelled while loading, or only tokenized."""
        request, load_s, device = self.request, time.perf_counter() - self.since, device_label()
        if not isinstance(request, ImageRequest):
            return Finished(reason, TextStatistics(load_s=load_s, device=device, seed=0))
        asked = request.settings
        size = asked.width or 0, asked.height or 0
        return Finished(reason, ImageStatistics(*size, asked.count, load_s=load_s, device=device, seed=asked.seed or 0))


def required_kind(request: Request) -> ModelKind:
    """Return the kind of model that a request needs: EMBEDDING for tokens too, since every embedding model has a tokenizer."""
    if isinstance(request, ImageRequest):
        return ModelKind.IMAGE
    return ModelKind.EMBEDDING if isinstance(request, (EmbeddingRequest, TokensRequest)) else ModelKind.TEXT


class RequestDispatcher:
    """Passes requests to the engines of loaded models. Thread-safe.

    Args:
        worker: the device thread.
        ended: called with the last event of each request; returns False if the request had already ended.

    Attributes:
        texts: the threads that work on text.
    """

    def __init__(self, worker: DeviceWorker, ended: Callable[[ServedModel, RequestStream, Event], bool]) -> None:
        self._worker = worker
        self._record_end = ended
        self.texts = TextWorker(worker.wake)

    def begin(self, model: ServedModel, engine: ServedEngine, waiting: WaitingRequest) -> None:
        """Pass a request to the engine of a loaded model, a text request after it has been tokenized. Does not block.

        Call under the models' lock, and not after :meth:`close`.
        """
        load_s = time.perf_counter() - waiting.since
        model.streams.add(waiting.stream)
        answer = _EngineRequest(
            self._worker,
            self.texts,
            model,
            engine,
            waiting,
            _EventForwarder(model, waiting.stream, self._record_end),
            load_s,
        )
        waiting.stream.on_cancel(lambda: self._worker.post(answer.cancel, engine))  # set before the request can end
        if isinstance(waiting.request, ImageRequest):
            answer.submit_image_request()
        else:
            self.texts.prompt_thread(waiting.request).submit(answer.encode)

    def count(self, engine: Any, request: TokensRequest) -> int | None:
        """Return the number of prompt tokens of a request; None after :meth:`close`. Raises what the encoder's ``count`` does."""
        try:
            counted = self.texts.prompt_thread(request).submit(engine.encoder.count, request)
        except RuntimeError:  # closed meanwhile
            return None
        return int(counted.result())

    def close(self) -> None:
        """Drop the requests that wait to be tokenized."""
        self.texts.close_prompts()


class _EventForwarder:
    """Callback that forwards the events of one request to its stream. Engines may keep it, so it refers to the engine only
    through the model, which drops its engine when it is unloaded."""

    def __init__(
        self, model: ServedModel, stream: RequestStream, ended: Callable[[ServedModel, RequestStream, Event], bool]
    ) -> None:
        self._model = model
        self._stream = stream
        self._record_end = ended
        self._doing = f"answering with {model.spec.title}"

    def __call__(self, event: Event) -> None:
        if isinstance(event, Failed):
            event = Failed(to_hfjax_error(event.error, self._doing))
        if isinstance(event, (Finished, Failed)) and not self._record_end(self._model, self._stream, event):
            return  # the last event was already sent when the engine was dropped
        self._stream.put(event)

    def fail(self, error: Exception) -> None:
        """End the request with this error."""
        self(Failed(to_hfjax_error(error, self._doing)))


@dataclass(eq=False, slots=True)
class _EngineRequest:
    """A request on its way to an engine, or in it. ``submitted`` is the engine's handle of it, or of a request for the
    note that ``compaction`` writes first."""

    worker: DeviceWorker
    texts: TextWorker
    model: ServedModel
    engine: Any  # of the kind that the request needs, which the manager has checked
    waiting: WaitingRequest
    emit: _EventForwarder
    load_s: float
    since: float = field(default_factory=time.perf_counter)
    submitted: Any = None
    compaction: Compaction | None = None

    def submit_image_request(self) -> None:
        """Submit an image request to the engine."""
        share = self.waiting.stream.visitor
        self._post(partial(self.engine.submit, self.waiting.request, self.emit, self.load_s, share=share))

    def encode(self) -> None:
        """Tokenize a text request and submit it to the engine. Runs on a prompt thread."""
        waiting, engine, request = self.waiting, self.engine, self.waiting.request
        if waiting.stream not in self.model.streams:
            return
        try:
            if isinstance(request, TokensRequest):
                self.emit(engine.encoder.tokenize_request(request))
                self.emit(waiting.finished_event(FinishReason.STOP))
                return
            if isinstance(request, EmbeddingRequest):
                inputs = engine.encoder.encode_inputs(request)
                give = partial(engine.embed, request, self.emit, self.load_s, inputs, since=self.since)
            else:
                options = {"share": waiting.stream.visitor, "since": self.since, "runner": self.texts}
                begun = self._begin_note(request, options) if isinstance(request, TextRequest) else None
                if begun is None:
                    answered = self.compaction.answered if self.compaction is not None else request
                    begun = engine.begin(answered, self.emit, self.load_s, **options)
                give = partial(engine.add, begun)
        except Exception as error:
            self.emit.fail(error)
            return
        with contextlib.suppress(RuntimeError):  # the worker has been closed; ModelManager.close ends the stream
            self._post(give)

    def _begin_note(self, request: TextRequest, options: Mapping[str, Any]) -> Any | None:
        """Begin the next request for a note about a conversation that is too long, and return it; None if the answer is next.
        What fails costs the note, not the answer."""
        if request.overflow != "sum_up":
            return None
        if self.compaction is None:
            from ..text.compaction import Compaction  # for such requests alone

            self.compaction = Compaction.of(request, self.engine.encoder)
        compaction = self.compaction
        if compaction is None:
            return None
        try:
            if (asked := compaction.next_request()) is not None:
                begun = self.engine.begin(asked, self._take_note, self.load_s, **options)
                self.emit(SummingUp(compaction.done, compaction.upto))
                return begun
        except Exception as error:
            compaction.fail(str(to_hfjax_error(error, "summing up")).rstrip("."))
        self.emit(SummedUp(compaction.text, compaction.done, compaction.error))
        return None

    def _take_note(self, event: Event) -> None:
        """Receive an event of a request for a note; after the last one, encode the next request."""
        compaction, waiting = self.compaction, self.waiting
        assert compaction is not None
        if isinstance(event, TextDelta) and event.text:
            self.emit(SummingUp(compaction.done, compaction.upto, compaction.add(event.text)))
        elif isinstance(event, Finished) and event.reason is FinishReason.CANCELLED:
            self.emit(waiting.finished_event())
        elif isinstance(event, (Finished, Failed)):
            self.submitted = None
            if isinstance(event, Failed):
                compaction.fail(str(to_hfjax_error(event.error, "summing up")).rstrip("."))
            else:
                compaction.take()
            with contextlib.suppress(RuntimeError):  # closed meanwhile; ModelManager.close ends the stream
                self.texts.prompt_thread(waiting.request).submit(self.encode)  # type: ignore[arg-type]

    def cancel(self) -> None:
        """End the request unless it has ended. Runs on the device thread."""
        if self.waiting.stream in self.model.streams:
            if self.submitted is None:
                self.emit(self.waiting.finished_event())  # not submitted to the engine yet
            else:
                self.engine.cancel(self.submitted)

    def _post(self, give: Callable[[], object]) -> None:
        """Schedule the submission ``give`` on the device thread; it is skipped if the request has ended by then."""

        def hand_over() -> None:
            if self.waiting.stream in self.model.streams:
                if self.compaction is not None and self.waiting.stream.cancelled:  # between two of its requests
                    self.emit(self.waiting.finished_event())
                    return
                try:
                    self.submitted = give()
                except Exception as error:
                    self.emit.fail(error)

        self.worker.post(hand_over, self.engine)
