"""Model states and device history of the fake manager, without models or a device.

A loaded model stays in the state that :meth:`FakeShelf.load` sets until the test sets another one:

    a gated model      failed, because there is no token
    any other          being fetched, 42 of 98 MB
"""

from __future__ import annotations

import dataclasses
import threading
from typing import Any

from hfjax_demo.catalog import ModelKind, ModelSpec
from hfjax_demo.errors import HfjaxError, ModelBusy
from hfjax_demo.events import ModelState
from hfjax_demo.runtime.status import Compilation, DeviceStatus, MemorySample, ModelStatus, Speed

NOW = 1_750_000_000.0
TOTAL = 16_000_000_000
BUDGET = 12_800_000_000
REST = 900_000_000  # memory of the process without models
ARCHITECTURES = {ModelKind.TEXT: "LlamaForCausalLM", ModelKind.IMAGE: "StableDiffusionPipeline"}
GATED = "This model is gated: accept its terms on the hub, then give this server a token (HF_TOKEN)."


class FakeShelf:
    """Model states by name. Thread-safe."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, ...]] = []
        self.fetched = True  # whether the files of all models are present
        self.deleted: set[str] = set()
        self.looks = 0  # number of requests for the device's status
        self.compilations: list[Compilation] = []
        self.speeds: list[Speed] = []
        self.history: list[MemorySample] = []
        self.refuses_reload: HfjaxError | None = None
        self._lock = threading.Lock()
        self._places: dict[str, dict[str, Any]] = {}
        self._dtypes: dict[str, str] = {}
        self._contexts: dict[str, int | None] = {}
        self._activations: dict[str, str] = {}

    def place(self, model: str, state: ModelState, message: str = "", fraction: float | None = None) -> None:
        with self._lock:
            self._places[model] = {"state": state, "message": message, "fraction": fraction}

    def on(self, status: ModelStatus) -> ModelStatus:
        spec = status.spec
        with self._lock:
            status = dataclasses.replace(status, **self._places.get(spec.name, {}))
            dtype, context = self._dtypes.get(spec.name, "float32"), self._contexts.get(spec.name)
        ready = status.state is ModelState.READY
        size = round((spec.parameters or 10_000_000) * (4 if dtype == "float32" else 2) * 1.12)
        here = ready or (self.fetched and spec.name not in self.deleted) or spec.download_bytes is None
        known: dict[str, Any] = {"architecture": ARCHITECTURES[spec.kind], "idle_s": 200.0} if ready else {}
        if context is not None:
            known |= {"next_context_length": context, "context_length": context if ready else None}
        return dataclasses.replace(
            status,
            dtype=dtype,
            activations=self._activations.get(spec.name, status.activations),
            parameters=spec.parameters or 10_000_000,
            disk_bytes=spec.download_bytes or 20_000_000 if here else 0,
            memory_bytes=size if ready else None,
            estimated_bytes=size,
            **known,
        )

    def load(
        self, spec: ModelSpec, dtype: str | None, context: int | str | None, activations: str | None, how: str = "load"
    ) -> None:
        self.calls.append((how, spec.name, dtype or "", *(str(given) for given in (context, activations) if given)))
        if how == "reload" and self.refuses_reload is not None:
            raise self.refuses_reload
        if dtype is not None:
            self._dtypes[spec.name] = dtype
        if context is not None:
            self._contexts[spec.name] = None if context == "auto" else int(context)
        if activations is not None:
            self._activations[spec.name] = activations
        if spec.gated:
            self.place(spec.name, ModelState.FAILED, GATED)
        else:
            self.place(spec.name, ModelState.FETCHING, "42 of 98 MB", 0.43)

    def reload(
        self, found: ModelStatus, dtype: str | None, context: int | str | None, activations: str | None = None
    ) -> None:
        if found.active_requests:
            self.calls.append(("reload", found.spec.name))
            raise ModelBusy(f"{found.spec.title} is answering somebody; reload it when it has finished.")
        self.load(found.spec, dtype, context, activations, "reload")

    def cancel_load(self, model: str) -> None:
        self.calls.append(("cancel", model))
        self.place(model, ModelState.ABSENT)

    def unload(self, found: ModelStatus) -> None:
        self.calls.append(("unload", found.spec.name))
        if found.active_requests:
            raise ModelBusy(f"{found.spec.title} is answering somebody; unload it when it has finished.")
        self.place(found.spec.name, ModelState.EVICTED)

    def device_status(self, statuses: list[ModelStatus]) -> DeviceStatus:
        self.looks += 1
        models = sum(found.memory_bytes or 0 for found in statuses)
        return DeviceStatus("cpu", "cpu", TOTAL, REST + models, BUDGET, models, tuple(self.history))
