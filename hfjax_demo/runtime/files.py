"""Facts about a model's files before it is loaded: their size on disk, and the memory that the model would take."""

from __future__ import annotations

import math
import time
from pathlib import Path

from .. import sources
from ..bridge.torch_defaults import TORCH_DEFAULTS
from ..bridge.weights import weights_file
from ..catalog import ModelKind, ModelSpec
from ..errors import InvalidModelFolder, UnsupportedModel
from ..image.prompts import PromptLength, PromptMeter, reader_of_folder
from ..settings import Settings
from ..text import page_files
from .engine_imports import import_engine, is_engine_imported
from .memory.estimate import MemoryEstimate, estimate_folder, estimate_without_files

INSPECTION_INTERVAL_SECONDS = 30.0  # after which a model's files on disk are inspected again


def remove_orphans(cache_dir: Path) -> None:
    """Remove the stored weights and the pages of conversations of models whose own files are gone."""
    weights_file.remove_orphans(cache_dir / weights_file.FOLDER)
    page_files.remove_orphans(cache_dir)


class ModelFiles:
    """The files of ``spec`` on this machine, inspected at most every :data:`INSPECTION_INTERVAL_SECONDS`. When a load or a
    deletion changes them, the pool replaces this object.

    The methods read the disk, so none may be called under the lock that the models share.
    """

    def __init__(self, spec: ModelSpec) -> None:
        self._spec = spec
        self._inspected_at = -math.inf  # time.monotonic()
        self._folder: Path | None = None  # None if files are missing
        self._size = 0
        self._estimates: dict[tuple[str, int | None], MemoryEstimate | None] = {}  # by dtype and context length
        self._prompt_meter: PromptMeter | None = None

    def size(self, settings: Settings) -> int:
        """Return the bytes on disk; 0 if the files are missing."""
        self._inspect(settings)
        return self._size

    def estimate(self, dtype: str, settings: Settings, *, exact: bool = False) -> MemoryEstimate | None:
        """Return the memory that the model would take in ``dtype``; None if unknown.

        The estimate is a lower bound (the weights) until the engines are imported, and while a torch module is being constructed,
        unless ``exact``.
        """
        self._inspect(settings)
        spec, folder, estimates, key = self._spec, self._folder, self._estimates, (dtype, settings.max_context)
        if folder is None or not is_engine_imported(spec.kind):
            return estimate_without_files(spec, dtype)
        if key not in estimates:
            if TORCH_DEFAULTS.is_constructing and not exact:  # estimate_folder would block for seconds
                return estimate_without_files(spec, dtype)
            try:
                estimates[key] = estimate_folder(
                    folder, spec.kind, spec.title, dtype, settings, adapted=bool(spec.adapters)
                )
            except (InvalidModelFolder, UnsupportedModel):  # reported when the model is loaded
                estimates[key] = None
        return estimates[key]

    def prompt_length(self, prompt: str, settings: Settings) -> PromptLength | None:
        """Return how much of a prompt an image model reads; None if its tokenizer is not downloaded. Not thread-safe."""
        if self._prompt_meter is None:
            folder = sources.local_path(self._spec, settings.cache_dir)
            if folder is None or self._spec.kind is not ModelKind.IMAGE:
                return None
            import_engine(ModelKind.IMAGE)  # reader_of_folder uses transformers
            self._prompt_meter = reader_of_folder(folder)
        return None if self._prompt_meter is None else self._prompt_meter.measure(prompt)

    def _inspect(self, settings: Settings) -> None:
        if time.monotonic() - self._inspected_at <= INSPECTION_INTERVAL_SECONDS:
            return
        folder = sources.local_path(self._spec, settings.cache_dir)
        if folder is None or folder != self._folder:
            self._size = 0 if folder is None else sources.size_on_disk(self._spec, settings.cache_dir)
            self._folder, self._estimates = folder, {}
        self._inspected_at = time.monotonic()
