"""Deletes a model's files from the caches that this program fetches into, and nothing else."""

from __future__ import annotations

import os
import shutil
from dataclasses import replace
from pathlib import Path

import huggingface_hub
from huggingface_hub import constants
from huggingface_hub.errors import CacheNotFound

from ..catalog import HubSource, ModelSpec, PackageSource
from ..errors import FetchFailed, InvalidRequest
from . import hub, package_index
from .common import ignore_progress, never, one_at_a_time, one_line


def is_deletable(spec: ModelSpec) -> bool:
    """Whether the model's files were fetched into a cache; a person's own folders and files are not touched."""
    return isinstance(spec.source, HubSource | PackageSource)


def delete(spec: ModelSpec, cache_dir: Path) -> int:
    """Delete a model's files; returns how many bytes that frees.

    Of a repository of the hub all that is cached goes, or of a GGUF file's tag that file alone.

    Raises:
        InvalidRequest: they are no files of a cache.
        FetchFailed: one of them cannot be deleted.
    """
    source = spec.source
    try:
        if isinstance(source, PackageSource):
            file = package_index.local_path(spec, source, cache_dir)
            return 0 if file is None else _remove(file.parent, cache_dir / "models")
        if isinstance(source, HubSource):
            with one_at_a_time(spec.title, cache_dir, ignore_progress, never):
                return _delete_file(source) if source.quantization is not None else _delete_repository(source)
    except OSError as error:
        raise FetchFailed(
            f"{spec.title} cannot be deleted ({one_line(error.strerror or error)}); try again."
        ) from error
    raise InvalidRequest(f"The files of {spec.title} are not in this program's caches; delete them where they lie.")


def _delete_repository(source: HubSource) -> int:
    try:
        cache = huggingface_hub.scan_cache_dir()
    except CacheNotFound:
        return 0
    found = [each for each in cache.repos if each.repo_type == "model" and each.repo_id == source.repo_id]
    freed = 0
    for repository in found:
        # A copy of a repository has the same commits, and the cache would take the first that has one of them.
        alone = replace(cache, repos=frozenset((repository,)))
        strategy = alone.delete_revisions(*(revision.commit_hash for revision in repository.revisions))
        freed += strategy.expected_freed_size
        strategy.execute()
    return freed


def _delete_file(source: HubSource) -> int:
    link = hub.cached_file(source)
    if link is None:
        return 0
    cache = Path(os.path.realpath(constants.HF_HUB_CACHE))
    blob = Path(os.path.realpath(link))
    _require_within(link.parent, cache)
    _require_within(blob, cache)
    size = blob.stat().st_size
    link.unlink()
    blob.unlink(missing_ok=True)
    return size


def _remove(folder: Path, cache: Path) -> int:
    _require_within(folder, Path(os.path.realpath(cache)))
    size = sum(item.stat().st_size for item in folder.rglob("*") if item.is_file())
    shutil.rmtree(folder)
    return size


def _require_within(path: Path, cache: Path) -> None:
    """A link could lead anywhere."""
    found = Path(os.path.realpath(path))
    if found == cache or not found.is_relative_to(cache):
        raise OSError(f"{path.name} lies outside the cache folder")
