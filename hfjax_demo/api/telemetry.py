"""Prometheus metrics and the request log: :class:`Telemetry` observes all requests of the model manager, including the page's.

Each process has its own registry; nothing is global. Counting takes about a dozen microseconds per request and two per event.
Labels have a bounded number of values: catalogue models (others count as "custom"), this program's endpoints, and the outcomes
below.
"""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING, Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest

from .. import events
from ..catalog import Catalog
from ..requests import Request
from ..runtime.status import Compilation, EventCallback, RequestObserver, RequestOrigin
from .errors import BUSY_CODES, refusal_outcome, to_refusal
from .request_log import RequestLog, RequestRecord

if TYPE_CHECKING:
    from ..runtime.manager import ModelManager

TTFT_BUCKETS = (0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0, 120.0, 300.0)
TOKEN_GAP_BUCKETS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
OUTCOMES = ", ".join(("ok", "stop", "length", "cancelled", "invalid", "unauthorized", *BUSY_CODES))


class Metrics:
    """All metrics of the process; the help text of each one describes it."""

    content_type = CONTENT_TYPE_PLAIN_0_0_4

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        counter = partial(Counter, registry=registry)
        seconds = partial(Histogram, labelnames=("model",), registry=registry)
        model, program = ("model",), ("model", "stored")
        self.requests = counter(
            "hfjax_requests", f"Completed requests; outcome is {OUTCOMES} or failed.", ("endpoint", "model", "outcome")
        )
        self.prompt_tokens = counter("hfjax_prompt_tokens", "Prompt tokens.", model)
        self.reused_tokens = counter("hfjax_reused_tokens", "Prompt tokens served from the prefix cache.", model)
        self.completion_tokens = counter("hfjax_completion_tokens", "Generated tokens.", model)
        self.waiting = Gauge("hfjax_requests_waiting", "Requests waiting for a model or a slot.", registry=registry)
        self.running = Gauge("hfjax_requests_running", "Requests running.", registry=registry)
        self.first_token = seconds(
            "hfjax_time_to_first_token_seconds",
            "Time to first token, including queueing and loading.",
            buckets=TTFT_BUCKETS,
        )
        self.gap = seconds(
            "hfjax_token_event_gap_seconds",
            "Time between two events of one request; an event has up to a block of tokens.",
            buckets=TOKEN_GAP_BUCKETS,
        )
        self.images = counter("hfjax_images", "Images generated.", model)
        self.image_steps = counter(
            "hfjax_image_steps", "Denoising steps; one step covers all images of a request.", model
        )
        self.compilations = counter("hfjax_compilations", "Compiled programs; stored: loaded from disk.", program)
        self.compile_seconds = counter("hfjax_compile_seconds", "Time spent compiling programs.", program)

    def add_device_metrics(self, manager: ModelManager) -> None:
        """Add the device's memory and its thread's silence to the metrics. They are read at each scrape, never before."""
        for name, text in (
            ("used", "Memory in use, of the accelerator or this process."),
            ("total", "Total memory."),
            ("budget", "Memory budget for all loaded models."),
            ("models", "Memory used by loaded models."),
        ):
            gauge = Gauge(f"hfjax_memory_{name}_bytes", text, registry=self.registry)
            gauge.set_function(partial(_memory_bytes, manager, name))
        silence = Gauge(
            "hfjax_device_silence_seconds",
            "Time since the device thread last completed a step; 0 while idle.",
            registry=self.registry,
        )
        silence.set_function(lambda: manager.device_silence_s)

    def text(self) -> bytes:
        """Return all metrics in Prometheus' text format. May query the device and block: not for an event loop."""
        return generate_latest(self.registry)


def _memory_bytes(manager: ModelManager, name: str) -> float:
    return float(getattr(manager.device_status(), f"{name}_bytes"))


class Telemetry(RequestObserver):
    """An observer of the manager. Thread-safe.

    Args:
        log: receives one line per request; None disables logging.
    """

    def __init__(self, log: RequestLog | None = None) -> None:
        self.metrics = Metrics()
        self._log = log
        self._catalog: Catalog | None = None

    def attach(self, manager: ModelManager) -> None:
        """Set the manager, whose catalogue models are counted by name, and whose device is measured."""
        self._catalog = manager.catalog
        self.metrics.add_device_metrics(manager)

    def begin(self, request: Request, model: str, origin: RequestOrigin) -> EventCallback:
        """Return the function that receives the events of a new request."""
        return _RequestCounter(self, model, origin).count_event

    def compiled(self, compilation: Compilation) -> None:
        """Count a program that was compiled or read from disk; models outside the catalogue count as "custom"."""
        listed = self._catalog.listed(compilation.model) if self._catalog is not None else None
        labels = (listed.name if listed is not None else "custom", "true" if compilation.stored else "false")
        self.metrics.compilations.labels(*labels).inc()
        self.metrics.compile_seconds.labels(*labels).inc(compilation.seconds)

    def record_unsubmitted(self, origin: RequestOrigin, outcome: str, status: int, seconds: float) -> None:
        """Count and log a call that did not reach the manager: a list of models, or an invalid body, key or model."""
        self.metrics.requests.labels(origin.endpoint, "", outcome).inc()
        self.write(RequestRecord(origin.request_id, origin.endpoint, "", outcome, status=status, seconds=seconds))

    def write(self, line: RequestRecord) -> None:
        if self._log is not None:
            self._log.add(line)

    def close(self) -> None:
        """Write the queued lines."""
        if self._log is not None:
            self._log.close()


class _RequestCounter:
    """Counts one request. Its events arrive one after another, on the threads that serve it."""

    _gap: Histogram
    _completion_tokens: Counter

    def __init__(self, telemetry: Telemetry, model: str, origin: RequestOrigin) -> None:
        self._telemetry = telemetry
        self._metrics = telemetry.metrics
        self._log_record = RequestRecord(origin.request_id, origin.endpoint, model)
        self._began = time.perf_counter()
        self._last = 0.0
        self._running = False
        self._metrics.waiting.inc()

    def count_event(self, event: events.Event) -> None:
        line, metrics = self._log_record, self._metrics
        if line.outcome:
            return
        if isinstance(event, (events.TextDelta, events.ThoughtDelta)):
            if event.token_ids or not line.completion_tokens:  # events of remote servers have no ids
                self._count_tokens(len(event.token_ids))
        elif isinstance(event, (events.Prefilling, events.ImageProgress, events.ImageStep, events.ImagesReady)):
            self._mark_running()
            if isinstance(event, events.ImageStep):
                line.steps += 1
                metrics.image_steps.labels(line.model).inc()
            elif isinstance(event, events.ImagesReady):
                line.images = len(event.images)
                metrics.images.labels(line.model).inc(line.images)
        elif isinstance(event, (events.Finished, events.Failed)):
            self._count_end(event)

    def _count_tokens(self, tokens: int) -> None:
        now, line = time.perf_counter(), self._log_record
        if line.ttft_s is not None:
            self._gap.observe(now - self._last)
        else:
            self._mark_running()
            line.ttft_s = now - self._began
            # Looking up a label takes a lock: here once, instead of at each event.
            self._gap = self._metrics.gap.labels(line.model)
            self._completion_tokens = self._metrics.completion_tokens.labels(line.model)
            self._metrics.first_token.labels(line.model).observe(line.ttft_s)
        self._last = now
        line.completion_tokens += tokens
        self._completion_tokens.inc(tokens)

    def _mark_running(self) -> None:
        if not self._running:
            self._running = True
            self._metrics.waiting.dec()
            self._metrics.running.inc()

    def _count_end(self, event: events.Finished[Any] | events.Failed) -> None:
        line, metrics = self._log_record, self._metrics
        (metrics.running if self._running else metrics.waiting).dec()
        if isinstance(event, events.Failed):
            line.outcome = refusal_outcome(to_refusal(event.error))
        else:
            line.outcome = event.reason.value
            found = event.statistics
            if not isinstance(found, events.ImageStatistics):
                line.prompt_tokens, line.reused_tokens = found.prompt_tokens, found.reused_tokens
                metrics.prompt_tokens.labels(line.model).inc(line.prompt_tokens)
                metrics.reused_tokens.labels(line.model).inc(line.reused_tokens)
                # Tokens that only the remote server has counted.
                uncounted = max(found.completion_tokens - line.completion_tokens, 0)
                metrics.completion_tokens.labels(line.model).inc(uncounted)
                line.completion_tokens += uncounted
        metrics.requests.labels(line.endpoint, line.model, line.outcome).inc()
        line.seconds = time.perf_counter() - self._began
        self._telemetry.write(line)
