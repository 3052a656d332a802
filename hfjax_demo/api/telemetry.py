""":class:`Telemetry` observes all requests of the model manager, the page's too: it counts them in the metrics and logs them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from prometheus_client import Counter, Histogram

from ..catalog import Catalog
from ..events import (
    Event,
    Failed,
    Finished,
    ImageProgress,
    ImagesReady,
    ImageStatistics,
    ImageStep,
    Prefilling,
    TextDelta,
    ThoughtDelta,
)
from ..requests import Request
from ..runtime.status import Compilation, Observer, Origin, Watch
from .errors import of_error, outcome_of
from .metrics import Metrics
from .request_log import RequestLine, RequestLog

if TYPE_CHECKING:
    from ..runtime.manager import ModelManager


class Telemetry(Observer):
    """An observer of the manager; safe to call from any thread.

    Args:
        log: gets one line for each request; None: nothing is logged.
    """

    def __init__(self, log: RequestLog | None = None) -> None:
        self.metrics = Metrics()
        self._log = log
        self._catalog: Catalog | None = None

    def attach(self, manager: ModelManager) -> None:
        """Give it the manager, whose catalogue's models are counted by name, and which has the device's figures."""
        self._catalog = manager.catalog
        self.metrics.watch_device(manager.device_status, lambda: manager.device_silence_s)

    def begin(self, request: Request, model: str, origin: Origin) -> Watch:
        """A new request; returns the function that takes its events."""
        return _Watched(self, model, origin).see

    def compiled(self, compilation: Compilation) -> None:
        """Count a program that was compiled or read from disk; other models than the catalogue's count as "custom"."""
        listed = self._catalog.listed(compilation.model) if self._catalog is not None else None
        self.metrics.compiled(compilation, listed.name if listed is not None else "custom")

    def answered(self, origin: Origin, outcome: str, status: int, seconds: float) -> None:
        """Count and log a call that the manager was not asked for: it wanted a list, or its body, key or model was wrong."""
        self.metrics.requests.labels(origin.endpoint, "", outcome).inc()
        self.write(RequestLine(origin.request_id, origin.endpoint, "", outcome, status=status, seconds=seconds))

    def write(self, line: RequestLine) -> None:
        """Log a line."""
        if self._log is not None:
            self._log.add(line)

    def close(self) -> None:
        """Write the lines that wait."""
        if self._log is not None:
            self._log.close()


class _Watched:
    """Counts one request. Its events come one after another, nearly all of them on the device thread."""

    _gap: Histogram
    _completion_tokens: Counter

    def __init__(self, telemetry: Telemetry, model: str, origin: Origin) -> None:
        metrics = telemetry.metrics
        self._telemetry = telemetry
        self._metrics = metrics
        self._model = model
        self._origin = origin
        self._began = time.perf_counter()
        self._first = self._last = 0.0
        self._tokens = self._images = self._steps = 0
        self._running = self._over = False
        metrics.waiting.inc()

    def see(self, event: Event) -> None:
        """Count an event."""
        if self._over:
            return
        if isinstance(event, (TextDelta, ThoughtDelta)):
            if event.token_ids or not self._tokens:  # a remote server's have no ids
                self._take(len(event.token_ids))
        elif isinstance(event, (Prefilling, ImageProgress, ImageStep, ImagesReady)):
            self._run()
            if isinstance(event, ImageStep):
                self._steps += 1
                self._metrics.image_steps.labels(self._model).inc()
            elif isinstance(event, ImagesReady):
                self._images = len(event.images)
                self._metrics.images.labels(self._model).inc(self._images)
        elif isinstance(event, (Finished, Failed)):
            self._end(event)

    def _take(self, tokens: int) -> None:
        now = time.perf_counter()
        if self._first:
            self._gap.observe(now - self._last)
        else:
            self._run()
            self._first = now
            # What carries a label is looked up under a lock: here, once, rather than at each event.
            self._gap = self._metrics.gap.labels(self._model)
            self._completion_tokens = self._metrics.completion_tokens.labels(self._model)
            self._metrics.first_token.labels(self._model).observe(now - self._began)
        self._last = now
        self._tokens += tokens
        self._completion_tokens.inc(tokens)

    def _run(self) -> None:
        if not self._running:
            self._running = True
            self._metrics.waiting.dec()
            self._metrics.running.inc()

    def _end(self, event: Finished[Any] | Failed) -> None:
        self._over = True
        metrics = self._metrics
        (metrics.running if self._running else metrics.waiting).dec()
        prompt = reused = 0
        if isinstance(event, Failed):
            outcome = outcome_of(of_error(event.error))
        else:
            outcome = event.reason.value
            found = event.statistics
            if not isinstance(found, ImageStatistics):
                prompt, reused = found.prompt_tokens, found.reused_tokens
                metrics.prompt_tokens.labels(self._model).inc(prompt)
                uncounted = max(found.completion_tokens - self._tokens, 0)  # what a remote server has counted itself
                metrics.completion_tokens.labels(self._model).inc(uncounted)
                self._tokens += uncounted
                metrics.reused_tokens.labels(self._model).inc(reused)
        metrics.requests.labels(self._origin.endpoint, self._model, outcome).inc()
        self._telemetry.write(
            RequestLine(
                request_id=self._origin.request_id,
                endpoint=self._origin.endpoint,
                model=self._model,
                outcome=outcome,
                prompt_tokens=prompt,
                reused_tokens=reused,
                completion_tokens=self._tokens,
                images=self._images,
                steps=self._steps,
                ttft_s=self._first - self._began if self._first else None,
                seconds=time.perf_counter() - self._began,
            )
        )
