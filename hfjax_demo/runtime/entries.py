"""A model as the manager keeps it, and what it tells of it."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from .. import sources
from ..catalog import ModelKind, ModelSpec
from ..errors import InvalidModelFolder, InvalidRequest
from ..events import Failed, Finished, FinishReason, ImageStatistics, ModelState, TextStatistics
from ..image.prompts import PromptLength, PromptReader, reader_of_folder
from ..image.request import ImageRequest
from ..settings import TEXT_ONLY_DTYPES, Settings
from ..text.request import TextRequest
from .device import default_dtype, device_label
from .engines import import_engine, is_imported
from .estimate import Estimate, estimate_folder, estimate_unseen
from .status import ModelStatus, Speed
from .worker import EventQueue

if TYPE_CHECKING:
    from ..image.components import PipelineInfo
    from ..image.engine import ImageEngine
    from ..text.engine import TextEngine
    from ..text.replicas import ReplicatedEngine

Request = TextRequest | ImageRequest
ServedEngine: TypeAlias = "TextEngine | ReplicatedEngine | ImageEngine"

LOOK_AGAIN_SECONDS = 30.0  # at a model's files on disk


@dataclass(eq=False, slots=True)
class Pending:
    """A request that waits for its model. ``since`` is when it was made (``time.perf_counter()``)."""

    request: Request
    stream: EventQueue
    since: float


@dataclass(eq=False, slots=True)
class Disk:
    """A model's files as they were found at ``looked`` (``time.monotonic()``); ``folder`` None: not here, or not whole."""

    looked: float
    folder: Path | None
    size: int
    estimates: dict[str, Estimate | None] = field(default_factory=dict)  # by dtype


@dataclass(eq=False, slots=True)
class Entry:
    """A model and where it stands. Changed only under the manager's lock.

    Attributes:
        loading: a thread is at work on it, until it is loaded or the load has failed.
        wanted: somebody has asked for it to be loaded, besides those in ``pending``.
        pending: requests that wait for the load.
        streams: requests that the engine has.
        last_used: when it last began or ended an answer (``time.monotonic()``).
        dtype: what a person has chosen; None: the settings' choice.
        loaded_dtype: what it is, or was last, loaded in.
        note: why that is another one than was asked for; empty otherwise.
        reserved: bytes of the memory budget that it holds, from before it loads to when it is unloaded.
    """

    spec: ModelSpec
    state: ModelState = ModelState.ABSENT
    message: str = ""
    fraction: float | None = None
    engine: ServedEngine | None = None
    has_chat_template: bool | None = None
    context_length: int | None = None
    image: PipelineInfo | None = None
    reader: PromptReader | None = None
    architecture: str | None = None
    parameters: int | None = None
    formats: Mapping[str, int] = field(default_factory=dict)
    loading: bool = False
    wanted: bool = False
    pending: list[Pending] = field(default_factory=list)
    streams: list[EventQueue] = field(default_factory=list)
    last_used: float = 0.0
    dtype: str | None = None
    loaded_dtype: str = ""
    note: str = ""
    reserved: int = 0
    disk: Disk | None = None

    @property
    def is_awaited(self) -> bool:
        """Whether anybody still wants the load that is going on."""
        return self.wanted or bool(self.pending)

    @property
    def is_idle(self) -> bool:
        """Whether it is loaded and answers nobody."""
        return self.engine is not None and not self.streams

    def require_kind(self, kind: ModelKind) -> None:
        """Refuse a request for the other kind of model.

        Raises:
            InvalidRequest: this one makes something else.
        """
        if self.spec.kind is not kind:
            raise InvalidRequest(
                f"{self.spec.title} makes pictures; choose a text model to chat with."
                if kind is ModelKind.TEXT
                else f"{self.spec.title} makes text; choose an image model for pictures."
            )

    def dtype_to_load(self, settings: Settings) -> str:
        """The type its weights would be loaded in now; the settings' choice does not bind a model that does not come in it."""
        chosen = self.dtype or settings.dtype
        if chosen == "auto" or (chosen in TEXT_ONLY_DTYPES and self.spec.kind is not ModelKind.TEXT):
            return default_dtype()
        return chosen

    def files(self, settings: Settings) -> Disk:
        """Its files, looked at again now and then; reads the disk, so not to be called under the lock."""
        disk, now = self.disk, time.monotonic()
        if disk is None or now - disk.looked > LOOK_AGAIN_SECONDS:
            folder = sources.local_path(self.spec, settings.cache_dir)
            if disk is None or folder != disk.folder or folder is None:
                size = 0 if folder is None else sources.size_on_disk(self.spec, settings.cache_dir)
                disk = Disk(now, folder, size)
            disk.looked = now
            self.disk = disk
        return disk

    def estimate(self, dtype: str, settings: Settings) -> Estimate | None:
        """What it would take in ``dtype``; None where nobody can tell yet. Reads the disk, as :meth:`files` does.

        A lower bound, its weights, until the engines are imported.
        """
        disk = self.files(settings)
        if not is_imported(self.spec.kind):
            return estimate_unseen(self.spec, dtype)
        if dtype not in disk.estimates:
            try:
                disk.estimates[dtype] = (
                    estimate_unseen(self.spec, dtype)
                    if disk.folder is None
                    else estimate_folder(disk.folder, self.spec.kind, self.spec.title, dtype, settings)
                )
            except InvalidModelFolder:  # whoever loads it will be told
                disk.estimates[dtype] = None
        return disk.estimates[dtype]

    def prompt_length(self, prompt: str, settings: Settings) -> PromptLength | None:
        """How much of a prompt an image model reads; None while its tokenizer is not here. One thread at a time."""
        if self.reader is None:
            folder = sources.local_path(self.spec, settings.cache_dir)
            if folder is None or self.spec.kind is not ModelKind.IMAGE:
                return None
            import_engine(ModelKind.IMAGE)  # which this needs a part of
            self.reader = reader_of_folder(folder)
        return None if self.reader is None else self.reader.measure(prompt)

    def learn(self, engine: ServedEngine) -> None:
        """Take over what only a loaded engine knows."""
        from ..text.engine import TextEngine  # by whoever loaded one; see :mod:`.engines`
        from ..text.replicas import ReplicatedEngine

        self.architecture, self.parameters = engine.architecture, engine.parameters
        if isinstance(engine, (TextEngine, ReplicatedEngine)):
            self.has_chat_template = engine.model.has_chat_template
            self.context_length = engine.context_length
            self.formats = engine.model.formats
        else:
            self.image = engine.info

    def speeds(self, event: Finished[Any] | Failed) -> list[Speed]:
        """How quick the answer that ends with ``event`` was, if that can be told."""
        if isinstance(event, Failed):
            return []
        found = event.statistics
        rate = found.steps_per_s if isinstance(found, ImageStatistics) else found.decode_tokens_per_s
        return [Speed(self.spec.name, self.spec.kind, rate, time.time())] if rate > 0 else []

    def status(self, dtype: str, disk_bytes: int, estimate: Estimate | None) -> ModelStatus:
        """What is told of it; ``dtype`` and ``estimate`` are of loading it now."""
        active = len(self.pending) + len(self.streams)
        engine = self.engine
        return ModelStatus(
            spec=self.spec,
            state=self.state,
            message=self.message,
            fraction=self.fraction,
            has_chat_template=self.has_chat_template,
            context_length=self.context_length,
            active_requests=active,
            decode_steps=engine.decode_steps if engine is not None else 0,
            image=self.image,
            dtype=dtype if engine is None else self.loaded_dtype,
            architecture=self.architecture,
            parameters=self.parameters if self.parameters is not None else self.spec.parameters,
            formats={} if engine is None else self.formats,
            disk_bytes=disk_bytes,
            memory_bytes=engine.memory_bytes if engine is not None else None,
            estimated_bytes=None if estimate is None else estimate.total,
            devices=1 if estimate is None else estimate.devices,
            device_bytes=None if estimate is None else estimate.per_device,
            idle_s=None if engine is None else 0.0 if active else time.monotonic() - self.last_used,
        )


def cancelled(pending: Pending) -> Finished[Any]:
    """The last event of a request that was given up while its model was still loading."""
    load_s = time.perf_counter() - pending.since
    statistics: TextStatistics | ImageStatistics
    if isinstance(pending.request, ImageRequest):
        settings = pending.request.settings
        statistics = ImageStatistics(
            width=settings.width or 0,
            height=settings.height or 0,
            count=settings.count,
            steps=0,
            seconds=0.0,
            steps_per_s=0.0,
            load_s=load_s,
            compile_s=0.0,
            device=device_label(),
            seed=settings.seed or 0,
        )
    else:
        statistics = TextStatistics(
            prompt_tokens=0,
            reused_tokens=0,
            completion_tokens=0,
            context_length=0,
            ttft_s=0.0,
            prefill_tokens_per_s=0.0,
            decode_tokens_per_s=0.0,
            load_s=load_s,
            compile_s=0.0,
            device=device_label(),
            seed=0,
        )
    return Finished(FinishReason.CANCELLED, statistics)


def kind_of(request: Request) -> ModelKind:
    """The kind of model that a request is for."""
    return ModelKind.IMAGE if isinstance(request, ImageRequest) else ModelKind.TEXT
