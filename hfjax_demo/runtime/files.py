"""Facts about a model's files before it is loaded: their size on disk, and the memory that the model would take."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from pathlib import Path

from .. import sources
from ..bridge.torch_defaults import TORCH_DEFAULTS
from ..catalog import ModelKind, ModelSpec
from ..errors import InvalidModelFolder
from ..image.prompts import PromptLength, PromptMeter, reader_of_folder
from ..settings import Settings
from .engines import import_engine, is_imported
from .memory.estimate import Estimate, estimate_folder, estimate_without_files

LOOK_AGAIN_SECONDS = 30.0  # after which a model's files on disk are inspected again


@dataclass(eq=False, slots=True)
class _Found:
    """The state of a model's files at ``looked`` (``time.monotonic()``); ``folder`` is None if files are missing."""

    looked: float
    folder: Path | None
    size: int
    estimates: dict[tuple[str, int], Estimate | None] = field(default_factory=dict)  # by dtype and context length


class ModelFiles:
    """The files of ``spec`` on this machine, inspected at most every :data:`LOOK_AGAIN_SECONDS`. When a load or a deletion
    changes them, :class:`.ServedModel` replaces this object.

    The methods read the disk, so none may be called under the lock that the models share.
    """

    def __init__(self, spec: ModelSpec) -> None:
        self._spec = spec
        self._found: _Found | None = None
        self._reader: PromptMeter | None = None

    def size(self, settings: Settings) -> int:
        """Return the bytes on disk; 0 if the files are missing."""
        return self._look(settings).size

    def estimate(self, dtype: str, settings: Settings, *, exact: bool = False) -> Estimate | None:
        """Return the memory that the model would take in ``dtype``; None if unknown.

        The estimate is a lower bound (the weights) until the engines are imported, and while a torch module is being constructed,
        unless ``exact``.
        """
        spec, found, key = self._spec, self._look(settings), (dtype, settings.context_length)
        if found.folder is None or not is_imported(spec.kind):
            return estimate_without_files(spec, dtype)
        if key not in found.estimates:
            if TORCH_DEFAULTS.constructs and not exact:  # estimate_folder would block for seconds
                return estimate_without_files(spec, dtype)
            try:
                found.estimates[key] = estimate_folder(found.folder, spec.kind, spec.title, dtype, settings)
            except InvalidModelFolder:  # reported when the model is loaded
                found.estimates[key] = None
        return found.estimates[key]

    def prompt_length(self, prompt: str, settings: Settings) -> PromptLength | None:
        """Return how much of a prompt an image model reads; None if its tokenizer is not downloaded. Not thread-safe."""
        if self._reader is None:
            folder = sources.local_path(self._spec, settings.cache_dir)
            if folder is None or self._spec.kind is not ModelKind.IMAGE:
                return None
            import_engine(ModelKind.IMAGE)  # reader_of_folder uses transformers
            self._reader = reader_of_folder(folder)
        return None if self._reader is None else self._reader.measure(prompt)

    def _look(self, settings: Settings) -> _Found:
        found, now = self._found, time.monotonic()
        if found is None or now - found.looked > LOOK_AGAIN_SECONDS:
            folder = sources.local_path(self._spec, settings.cache_dir)
            if found is None or folder != found.folder or folder is None:
                size = 0 if folder is None else sources.size_on_disk(self._spec, settings.cache_dir)
                found = _Found(now, folder, size)
            found.looked = now
            self._found = found
        return found
