"""Delete a model's files from the caches of this program, and no other files."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

from ..catalog import HubSource, ModelKind, ModelSpec, PackageSource
from ..errors import FetchFailed, InvalidRequest
from . import package_index
from .common import hold_fetch_lock, ignore_progress, one_line
from .gguf_file import part_paths


def is_deletable(spec: ModelSpec) -> bool:
    """Return whether the model's files are fetched into a cache; a user's own files are never deleted."""
    return isinstance(spec.source, HubSource | PackageSource)


def delete(spec: ModelSpec, cache_dir: Path) -> int:
    """Delete a model's files; return the number of bytes freed.

    All cached files of a hub repository are deleted, or only one GGUF file if the source has a tag.

    Raises:
        InvalidRequest: the files are not in a cache.
        FetchFailed: a file cannot be deleted.
    """
    source = spec.source
    try:
        if isinstance(source, PackageSource):
            file = package_index.local_path(spec, source, cache_dir)
            if file is None:
                return 0
            _require_within(file.parent, cache_dir / "models")
            size = sum(item.stat().st_size for item in file.parent.rglob("*") if item.is_file())
            shutil.rmtree(file.parent)
            return size
        if isinstance(source, HubSource):
            with hold_fetch_lock(spec.title, cache_dir, ignore_progress):
                return _delete_cached(source)
    except OSError as error:
        raise FetchFailed(
            f"{spec.title} cannot be deleted ({one_line(error.strerror or error)}); try again."
        ) from error
    raise InvalidRequest(f"The files of {spec.title} are not in this program's caches; delete them where they lie.")


def _delete_cached(source: HubSource) -> int:
    import huggingface_hub
    from huggingface_hub import constants
    from huggingface_hub.errors import CacheNotFound

    from . import hub

    try:
        cache = huggingface_hub.scan_cache_dir(constants.HF_HUB_CACHE)
    except CacheNotFound:
        return 0
    wanted = "model", source.repo_id
    repository = next((repo for repo in cache.repos if (repo.repo_type, repo.repo_id) == wanted), None)
    if repository is None:
        return 0
    if source.quantization is None:
        # A duplicated repository has the same commits, and delete_revisions uses the first repository with a commit.
        alone = replace(cache, repos=frozenset((repository,)))
        strategy = alone.delete_revisions(*(revision.commit_hash for revision in repository.revisions))
    else:
        link = hub.local_path(source, ModelKind.TEXT)
        files = [file for revision in repository.revisions for file in revision.files]
        links = [] if link is None else part_paths(link)
        meant = [file for file in files if any(file.file_path.samefile(each) for each in links)]
        for file in meant:
            _require_within(file.blob_path, Path(constants.HF_HUB_CACHE))
        strategy = cache.delete_files(*meant)
    strategy.execute()
    return strategy.expected_freed_size


def _require_within(path: Path, cache: Path) -> None:
    """Raise ``OSError`` unless the path, with symbolic links resolved, is inside the cache folder."""
    found, cache = path.resolve(), cache.resolve()
    if found == cache or not found.is_relative_to(cache):
        raise OSError(f"{path.name} lies outside the cache folder")
