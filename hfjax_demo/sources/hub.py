"""Fetch models from the Hugging Face hub into the hub's cache (``HF_HOME``, ``HF_HUB_CACHE``), which other programs share.

Only safetensors, configuration and tokenizer files are downloaded, or one GGUF file: no pickles, no code. The files of a text
model are at the root of its repository; those of a pipeline are in the folders of the components in its ``model_index.json`` (see
:func:`.pipeline.files_to_fetch`). An interrupted download is resumed by the next one. The hub client renames complete files only.
"""

from __future__ import annotations

import glob
import io
import threading
from collections.abc import Callable, Collection, Iterable, Mapping
from concurrent.futures import Future, wait
from pathlib import Path
from typing import Any, TypeVar

import huggingface_hub
from huggingface_hub import constants
from huggingface_hub.errors import CachedRepoTreeNotFoundError, LocalEntryNotFoundError
from huggingface_hub.utils import filter_repo_objects  # type: ignore[attr-defined]
from tqdm.auto import tqdm  # type: ignore[import-untyped]

from ..catalog import HubSource, ModelKind, ModelSpec
from ..errors import UnsupportedModel
from . import pipeline
from .common import POLL_SECONDS, Cancelled, FetchCancelled, Progress, format_bytes, one_line, require_space
from .folder import check_folder
from .gguf_file import DEFAULT_QUANTIZATION, NoMatchingFile, choose_gguf_file, is_gguf
from .hub_errors import convert_hub_errors
from .weight_files import ignored_weight_files, quantization_method, read_config

ALLOW_PATTERNS = ["*.json", "*.safetensors", "*.model", "*.txt", "*.jinja"]
# Subfolders have the same weights in other formats, except those of sentence-transformers' modules ("1_Pooling", "2_Dense");
# "consolidated" is Mistral's second copy of the whole model.
IGNORE_PATTERNS = ["[!0-9]*/*", "?[!_]*/*", "*/*/*", "consolidated*.safetensors"]
CONFIG = "config.json"
TIMEOUT_SECONDS = 10.0

Result = TypeVar("Result")

Choose = Callable[[Collection[str]], list[str]]
"""Function that selects the files to download from the names of all files of a repository."""


def local_path(source: HubSource, kind: ModelKind) -> Path | None:
    """Return the folder of the cached snapshot if it has a complete model of this kind, or the GGUF file in it, else None.

    A pipeline is complete with either variant of its weights, so a copy that another program has downloaded is accepted.
    """
    file = None if kind is ModelKind.IMAGE else cached_gguf_file(source)
    if file is not None or source.quantization is not None:
        return file
    try:
        folder, names = _cached_snapshot(source), _cached_file_names(source)
        if kind is ModelKind.IMAGE:
            components = pipeline.read_index((folder / pipeline.INDEX).read_text(encoding="utf-8"))
            wanted = pipeline.files_without_networks(components, names)
        else:
            wanted = text_model_files(names, read_config(folder))
        check_folder(folder, kind)
    except (LocalEntryNotFoundError, pipeline.ModelFolderProblem, OSError, ValueError):
        return None
    return folder if _has(folder, wanted) else None


def cached_gguf_file(source: HubSource) -> Path | None:
    """Return the cached GGUF file of a source that has a tag or no safetensors; None if it is not cached or not meant."""
    names = [name for name in _cached_file_names(source) if "/" not in name]
    if source.quantization is None and any(name.endswith(".safetensors") for name in names):
        return None
    chosen = choose_gguf_file(names, source.quantization)
    if isinstance(chosen, NoMatchingFile):
        return None
    found = huggingface_hub.try_to_load_from_cache(source.repo_id, chosen, revision=source.revision)
    return Path(found) if isinstance(found, str) else None


def cached_folder_with(source: HubSource, choose: Choose) -> Path | None:
    """Return the cached folder with the chosen files of a repository, without network access; None if a file is missing."""
    try:
        folder, names = _cached_snapshot(source), _cached_file_names(source)
    except (LocalEntryNotFoundError, OSError, ValueError):
        return None
    return folder if names and _has(folder, choose(names)) else None


def _cached_file_names(source: HubSource) -> list[str]:
    """Return the names of all files of a repository, from the cache.

    Empty if the hub client has not stored the list: nothing is cached, or another program has downloaded single files.
    """
    try:
        tree = huggingface_hub.get_cached_repo_tree(source.repo_id, revision=source.revision)
    except (CachedRepoTreeNotFoundError, OSError, ValueError):
        return []
    return [item.path for item in tree]


def _cached_snapshot(source: HubSource) -> Path:
    """Return the folder of a repository's cached snapshot, without network access.

    Raises:
        LocalEntryNotFoundError: nothing is cached.
    """
    return Path(
        huggingface_hub.snapshot_download(
            source.repo_id, revision=source.revision, allow_patterns=[], local_files_only=True
        )
    )


def _has(folder: Path, names: Iterable[str]) -> bool:
    return all((folder / name).is_file() for name in names)


def text_model_files(repository: Iterable[str], config: Mapping[str, Any]) -> list[str]:
    """Return the files of a text model's repository to download; of the weights at its root those that transformers reads."""
    names = list(filter_repo_objects(repository, allow_patterns=ALLOW_PATTERNS, ignore_patterns=IGNORE_PATTERNS))
    spared = ignored_weight_files([name for name in names if "/" not in name], config)
    return [name for name in names if name not in spared]


def fetch(spec: ModelSpec, source: HubSource, on_progress: Progress, cancelled: Cancelled) -> Path:
    """Download the missing files; see :func:`hfjax_demo.sources.fetch`."""
    present = local_path(source, spec.kind)
    if present is not None:
        return present
    download = Download(spec, source)
    folder = download.fetched(on_progress, cancelled)
    if download.gguf_file is not None:
        return folder / download.gguf_file
    try:
        check_folder(folder, spec.kind)
    except pipeline.ModelFolderProblem as fault:
        raise UnsupportedModel(f"{source.repo_id} cannot be used: {fault.sentence(folder)}") from None
    return folder


def fetch_configurations(spec: ModelSpec, source: HubSource) -> Path | None:
    """Fetch the configuration files of a repository without weights, a pipeline's with its tokenizers; None if it has none.

    Raises:
        HfjaxError: as :func:`fetch`.
    """
    pipelines = [pipeline.INDEX, "*/*.json", "*/*.txt", "*/*.model"]
    wanted = pipelines if spec.kind is ModelKind.IMAGE else [CONFIG]
    with convert_hub_errors(spec.title, source):
        folder = huggingface_hub.snapshot_download(
            source.repo_id,
            revision=source.revision,
            allow_patterns=wanted,
            ignore_patterns=["*.index.json", "*.index.*.json"],  # of weights
            etag_timeout=TIMEOUT_SECONDS,
        )
    return Path(folder) if (Path(folder) / wanted[0]).is_file() else None


class _Abandoned(Exception):
    """Raised in the download's thread to end it after its caller has stopped waiting."""


def run_on_daemon_thread(function: Callable[[], Result], name: str) -> Future[Result]:
    """Call a function on a daemon thread: functions of the hub client cannot be interrupted, but the caller can stop waiting."""
    future: Future[Result] = Future()

    def run() -> None:
        try:
            future.set_result(function())
        except BaseException as error:  # a panic in a Rust library is not a subclass of Exception
            future.set_exception(error)

    threading.Thread(target=run, name=name, daemon=True).start()
    return future


class Download:
    """One download, which runs on a separate thread.

    Args:
        spec: the model.
        source: the repository of the model or of one of its adapters.
        choose: selects the files to download; None for the files that the model needs.
    """

    def __init__(self, spec: ModelSpec, source: HubSource, choose: Choose | None = None) -> None:
        self.title = spec.title if choose is None else f"{source.repo_id} for {spec.title}"
        self.kind = spec.kind
        self.source = source
        self._abandoned = threading.Event()
        self.gguf_file: str | None = None  # if set, the only file to download
        self._total: int | None = None
        self._choose = choose
        self._bars: list[Any] = []

    def fetched(self, on_progress: Progress, cancelled: Cancelled) -> Path:
        """Run the download and return its folder.

        Raises:
            HfjaxError: as :func:`hfjax_demo.sources.fetch`, or what ``choose`` raises.
        """
        on_progress(f"Contacting the hub for {self.title}", None)
        download = run_on_daemon_thread(
            self._download, f"fetch {self.source.repo_id}"
        )  # after cancellation it ends at its next block
        try:
            while not wait([download], POLL_SECONDS).done:
                if cancelled():
                    raise FetchCancelled(f"Download of {self.title} cancelled.")
                on_progress(*self._progress())
        finally:
            self._abandoned.set()
        with convert_hub_errors(self.title, self.source, self._total):
            return download.result()

    def _progress(self) -> tuple[str, float | None]:
        if not self._total:
            return f"Contacting the hub for {self.title}", None
        # Two bars count bytes: received, and written. With plain HTTP only the second one moves.
        seen = min(self._total, max((int(bar.n) for bar in self._bars), default=0))
        message = f"Downloading {self.title}: {format_bytes(seen)} of {format_bytes(self._total)}"
        return message, seen / self._total

    def _download(self) -> Path:
        repo_id, revision = self.source.repo_id, self.source.revision
        info = huggingface_hub.HfApi().model_info(
            repo_id, revision=revision, files_metadata=True, timeout=TIMEOUT_SECONDS
        )
        sizes = {item.rfilename: item.size or 0 for item in info.siblings or []}
        names = self.names(sizes, info.sha)
        missing = sum(
            sizes[name]
            for name in names
            if not isinstance(huggingface_hub.try_to_load_from_cache(repo_id, name, revision=info.sha), str)
        )
        require_space(self.title, Path(constants.HF_HUB_CACHE), missing)
        self._total = missing
        if self._choose is None and self.gguf_file is None and self.kind is not ModelKind.IMAGE:
            names = self._without_unused_weights(names, info.sha)
        return Path(
            huggingface_hub.snapshot_download(
                repo_id,
                revision=revision,
                allow_patterns=[glob.escape(name) for name in names],
                etag_timeout=TIMEOUT_SECONDS,
                tqdm_class=self._bar_class(),
                max_workers=4,
            )
        )

    def names(self, repository: Collection[str], commit: str | None) -> list[str]:
        """Return the names of the repository's files to download; for a pipeline this fetches its small index and configurations.

        Raises:
            UnsupportedModel: the repository has no model of this kind that this program can load.
        """
        if self._choose is not None:
            return self._choose(repository)
        return (
            self._pipeline_files(repository, commit) if self.kind is ModelKind.IMAGE else self._text_files(repository)
        )

    def _text_files(self, repository: Iterable[str]) -> list[str]:
        repository = list(repository)
        at_root = [name for name in repository if "/" not in name]
        has_safetensors = any(name.endswith(".safetensors") for name in at_root)
        has_files = any(is_gguf(Path(name)) for name in at_root)
        if self.source.quantization is not None or (has_files and not has_safetensors):
            self.gguf_file = self._gguf_file(at_root)
            return [self.gguf_file]
        names = list(filter_repo_objects(repository, allow_patterns=ALLOW_PATTERNS, ignore_patterns=IGNORE_PATTERNS))
        if CONFIG not in names:
            is_pipeline = pipeline.INDEX in names
            what = (
                "is a diffusers pipeline, which makes pictures" if is_pipeline else f"has no {CONFIG} for transformers"
            )
            raise UnsupportedModel(f"{self.source.repo_id} {what}; choose a repository with a text model.")
        if not any(name.endswith(".safetensors") for name in names):
            raise UnsupportedModel(
                f"{self.source.repo_id} has no safetensors, and pickled weights are not loaded; choose a repository with "
                "safetensors."
            )
        return names

    def _without_unused_weights(self, names: list[str], commit: str | None) -> list[str]:
        """Return the files of a text model without those that are unused according to its configuration.

        Raises:
            UnsupportedModel: the weights are quantized according to the configuration.
        """
        config = read_config(self._fetch_small_file(CONFIG, commit).parent)
        if method := quantization_method(config):
            raise UnsupportedModel(
                f"{self.source.repo_id} is quantized with {method}, which is not supported; choose the original repository, "
                "or one with GGUF files."
            )
        return text_model_files(names, config)

    def _fetch_small_file(self, name: str, commit: str | None) -> Path:
        """Fetch a file of the repository before the download of the others."""
        return Path(
            huggingface_hub.hf_hub_download(
                self.source.repo_id,
                name,
                revision=commit,
                etag_timeout=TIMEOUT_SECONDS,
                tqdm_class=self._bar_class(),
            )
        )

    def _gguf_file(self, names: list[str]) -> str:
        chosen = choose_gguf_file(names, self.source.quantization)
        if not isinstance(chosen, NoMatchingFile):
            return chosen
        repo_id, listed = self.source.repo_id, one_line(", ".join(chosen.names), 600)
        if not chosen.names:
            raise UnsupportedModel(f"{repo_id} {chosen.problem}; choose a repository with one.")
        without = "" if self.source.quantization else f" and none of {DEFAULT_QUANTIZATION}"
        raise UnsupportedModel(
            f"{repo_id} {chosen.problem}{without if 'several' in chosen.problem else ''}; choose one by its tag, as in "
            f"{repo_id}:{DEFAULT_QUANTIZATION}, of {listed}."
        )

    def _pipeline_files(self, repository: Iterable[str], commit: str | None) -> list[str]:
        repository = list(repository)
        repo_id = self.source.repo_id
        if pipeline.INDEX not in repository:
            what = "holds a text model" if CONFIG in repository else f"has no {pipeline.INDEX}"
            raise UnsupportedModel(f"{repo_id} {what}; choose a repository with a diffusers pipeline for pictures.")
        index = self._fetch_small_file(pipeline.INDEX, commit)
        try:
            components = pipeline.read_index(index.read_text(encoding="utf-8"))
            pipeline.check_files(components, lambda item: pipeline.names_below(repository, item.name))
            for item in components:
                if item.role is pipeline.Role.NETWORK:
                    config = self._fetch_small_file(f"{item.name}/{CONFIG}", commit)
                    pipeline.check_not_quantized(item, read_config(config.parent))
        except pipeline.ModelFolderProblem as fault:
            raise UnsupportedModel(
                f"{repo_id} {fault.problem}; choose a repository with a whole diffusers pipeline."
            ) from None
        return pipeline.files_to_fetch(components, repository)

    def _bar_class(self) -> type[Any]:
        bars, abandoned = self._bars, self._abandoned

        class Bar(tqdm):  # type: ignore[misc, type-arg]
            """Counts bytes for the progress without output; raises in the download's thread after it is abandoned."""

            def __init__(self, *args: Any, **kwargs: Any) -> None:
                kwargs.update(file=io.StringIO(), disable=False)
                super().__init__(*args, **kwargs)
                if kwargs.get("unit") == "B":
                    bars.append(self)

            def update(self, n: float | None = 1) -> Any:
                if abandoned.is_set():
                    raise _Abandoned
                return super().update(n)

            def display(self, *args: Any, **kwargs: Any) -> None:
                return None

        return Bar
