"""The process's figures, as Prometheus reads them. Each process has a registry of its own; nothing here is global.

Counting takes a dozen microseconds for each request and about two for each of its events. Labels have a bounded number of
values: models of the catalogue (others count as "custom"), this program's own endpoints, and the outcomes below.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest

from ..runtime.status import Compilation, DeviceStatus

TTFT_SECONDS = (0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0, 120.0, 300.0)
GAP_SECONDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)


class Metrics:
    """All metrics of the process; the help text of each one says what it counts."""

    content_type = CONTENT_TYPE_PLAIN_0_0_4

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        model = ("model",)
        self.requests = Counter(
            "hfjax_requests",
            "Completed requests; outcome is ok, stop, length, cancelled, invalid, unauthorized, queue_full, "
            "too_many_at_once, shutting_down or failed.",
            ("endpoint", "model", "outcome"),
            registry=registry,
        )
        self.prompt_tokens = Counter("hfjax_prompt_tokens", "Prompt tokens.", model, registry=registry)
        self.reused_tokens = Counter(
            "hfjax_reused_tokens", "Prompt tokens served from the prefix cache.", model, registry=registry
        )
        self.completion_tokens = Counter("hfjax_completion_tokens", "Generated tokens.", model, registry=registry)
        self.waiting = Gauge("hfjax_requests_waiting", "Requests waiting for a model or a slot.", registry=registry)
        self.running = Gauge("hfjax_requests_running", "Requests running.", registry=registry)
        self.first_token = Histogram(
            "hfjax_time_to_first_token_seconds",
            "Time to first token, including queueing and loading.",
            model,
            buckets=TTFT_SECONDS,
            registry=registry,
        )
        self.gap = Histogram(
            "hfjax_token_event_gap_seconds",
            "Time between two events of one request; an event has up to a block of tokens.",
            model,
            buckets=GAP_SECONDS,
            registry=registry,
        )
        self.images = Counter("hfjax_images", "Images generated.", model, registry=registry)
        self.image_steps = Counter(
            "hfjax_image_steps", "Denoising steps; one step covers all images of a request.", model, registry=registry
        )
        self.compilations = Counter(
            "hfjax_compilations",
            "Compiled programs; stored: loaded from disk.",
            ("model", "stored"),
            registry=registry,
        )
        self.compile_seconds = Counter(
            "hfjax_compile_seconds", "Time spent compiling programs.", ("model", "stored"), registry=registry
        )

    def watch_device(self, status: Callable[[], DeviceStatus], silence_s: Callable[[], float]) -> None:
        """From now on include the device's memory and its thread's silence; both are called each time the metrics are read."""
        self.registry.register(_Memory(status))
        silence = Gauge(
            "hfjax_device_silence_seconds",
            "Time since the device thread last completed a step; 0 while idle.",
            registry=self.registry,
        )
        silence.set_function(silence_s)

    def compiled(self, made: Compilation, model: str) -> None:
        """Count a program that was compiled or read from disk, and the seconds that took."""
        stored = "true" if made.stored else "false"
        self.compilations.labels(model, stored).inc()
        self.compile_seconds.labels(model, stored).inc(made.seconds)

    def text(self) -> bytes:
        """All metrics in Prometheus' text format. It may ask the device and block, so do not call it on an event loop."""
        return generate_latest(self.registry)


class _Memory:
    """A collector for the registry: memory figures, read from the device each time the metrics are read."""

    def __init__(self, status: Callable[[], DeviceStatus]) -> None:
        self._status = status

    def describe(self) -> list[GaugeMetricFamily]:
        """Nothing. The registry calls this when the collector is registered, and that must not touch the device."""
        return []

    def collect(self) -> Iterator[GaugeMetricFamily]:
        found = self._status()
        for name, text, value in (
            ("used", "Memory in use, of the accelerator or this process.", found.used_bytes),
            ("total", "Total memory.", found.total_bytes),
            ("budget", "Memory budget for all loaded models.", found.budget_bytes),
            ("models", "Memory used by loaded models.", found.models_bytes),
        ):
            yield GaugeMetricFamily(f"hfjax_memory_{name}_bytes", text, value=value)
