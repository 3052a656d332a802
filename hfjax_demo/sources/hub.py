"""Fetch models from the Hugging Face hub into the hub's cache (``HF_HOME``, ``HF_HUB_CACHE``), which other programs share.

Only safetensors, configuration and tokenizer files are downloaded, or one GGUF file: no pickles, no code. An interrupted download
is resumed by the next one. The hub client renames complete files only.
"""

from __future__ import annotations

import contextlib
import functools
import glob
import io
import threading
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from concurrent.futures import Future, wait
from pathlib import Path
from typing import Any, TypeVar

import httpx2
import huggingface_hub
from huggingface_hub import ModelInfo, constants
from huggingface_hub.errors import (
    CachedRepoTreeNotFoundError,
    GatedRepoError,
    HfHubHTTPError,
    LocalEntryNotFoundError,
    OfflineModeIsEnabled,
    RepositoryNotFoundError,
    RevisionNotFoundError,
)
from huggingface_hub.utils import filter_repo_objects  # type: ignore[attr-defined]
from tqdm.auto import tqdm  # type: ignore[import-untyped]

from ..catalog import HubSource, ModelKind, ModelSpec
from ..errors import (
    FetchFailed,
    GatedModel,
    HfjaxError,
    HubUnavailable,
    ModelNotFound,
    UnsupportedModel,
)
from . import pipeline
from .architectures import is_known
from .common import (
    POLL_SECONDS,
    ModelFolderProblem,
    Progress,
    disk_full_error,
    format_bytes,
    is_disk_full,
    one_line,
    require_space,
)
from .folder import check_folder
from .gguf_file import DEFAULT_QUANTIZATION, NoMatchingFile, choose_gguf_file, is_gguf, part_names
from .hub_headers import TIMEOUT_SECONDS, read_gguf_headers
from .packed_weights import unsupported_quantization
from .weight_files import ignored_weight_files, read_config

ALLOW_PATTERNS = ["*.json", "*.safetensors", "*.model", "*.txt", "*.jinja"]
# Subfolders have the same weights in other formats, except those of sentence-transformers' modules ("1_Pooling", "2_Dense");
# "consolidated" is Mistral's second copy of the whole model.
IGNORE_PATTERNS = ["[!0-9]*/*", "?[!_]*/*", "*/*/*", "consolidated*.safetensors"]
CONFIG = "config.json"

Result = TypeVar("Result")

ReadFile = Callable[[str], Path]
"""Fetches a small file of a repository, by its name."""

Choose = Callable[[Collection[str], ReadFile], list[str]]
"""Selects the files to download from the names of all files of a repository, or raises :class:`UnsupportedModel`."""


def local_path(source: HubSource, kind: ModelKind) -> Path | None:
    """Return the folder of the cached snapshot if it has a complete model of this kind, or the GGUF file in it, else None.

    A pipeline is complete with either variant of its weights, so a copy that another program has downloaded is accepted.
    """
    folder, names = _cached(source)
    if folder is None:
        return None
    try:
        if kind is not ModelKind.IMAGE and _is_gguf_meant(source, names):
            wanted = part_names(choose_gguf_file(_at_root(names), source.quantization))
            return folder / wanted[0] if _has(folder, wanted) else None
        if kind is ModelKind.IMAGE:
            wanted = pipeline.side_files(pipeline.read_index(folder), names)
        else:
            wanted = _used_text_files(names, read_config(folder))
        check_folder(folder, kind)
    except (ModelFolderProblem, OSError):
        return None
    return folder if _has(folder, wanted) else None


def cached_folder_with(source: HubSource, choose: Callable[[Collection[str]], list[str]]) -> Path | None:
    """Return the cached folder with the chosen files of a repository, without network access; None if a file is missing."""
    folder, names = _cached(source)
    return folder if folder is not None and names and _has(folder, choose(names)) else None


def _cached(source: HubSource) -> tuple[Path | None, list[str]]:
    """Return the folder of a repository's cached snapshot, or None, and the names of all files of the repository; no names if the
    hub client has not stored them: another program has downloaded single files. Does not use the network."""
    repo_id, revision = source.repo_id, source.revision
    folder, names = None, []
    with contextlib.suppress(LocalEntryNotFoundError, CachedRepoTreeNotFoundError, OSError, ValueError):
        folder = Path(
            huggingface_hub.snapshot_download(repo_id, revision=revision, allow_patterns=[], local_files_only=True)
        )
        names = [item.path for item in huggingface_hub.get_cached_repo_tree(repo_id, revision=revision)]
    return folder, names


def _has(folder: Path, names: Iterable[str]) -> bool:
    return all((folder / name).is_file() for name in names)


def fetch(spec: ModelSpec, source: HubSource, on_progress: Progress) -> Path:
    """Download the missing files; see :func:`hfjax_demo.sources.fetch`. The caller holds the lock of all fetches."""
    choose = functools.partial(pipeline_files if spec.kind is ModelKind.IMAGE else text_files, source)
    folder, names = Download(spec.title, source, choose, is_model=True).run(on_progress)
    if is_gguf(Path(names[0])):
        return folder / names[0]
    try:
        check_folder(folder, spec.kind)
    except ModelFolderProblem as fault:
        raise UnsupportedModel(f"{source.repo_id} cannot be used: {fault.sentence(folder)}") from None
    return folder


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


def repository_files(source: HubSource) -> tuple[ModelInfo, dict[str, int]]:
    """Ask the hub for the description of a repository, and the sizes of its files in bytes, by name."""
    info = huggingface_hub.HfApi().model_info(
        source.repo_id, revision=source.revision, files_metadata=True, timeout=TIMEOUT_SECONDS
    )
    return info, {item.rfilename: item.size or 0 for item in info.siblings or []}


def fetch_file(source: HubSource, commit: str | None, name: str, **options: Any) -> Path:
    """Fetch one small file of a repository."""
    return Path(
        huggingface_hub.hf_hub_download(source.repo_id, name, revision=commit, etag_timeout=TIMEOUT_SECONDS, **options)
    )


class Download:
    """One download of a model or adapter, which runs on a separate thread. ``title`` is its name in messages; whether GGUF files
    are a model (``is_model``) is judged by their headers before."""

    def __init__(self, title: str, source: HubSource, choose: Choose, *, is_model: bool = False) -> None:
        self._title = title
        self._source = source
        self._choose = choose
        self._is_model = is_model
        self._abandoned = threading.Event()
        self._total: int | None = None
        self._bars: list[Any] = []

    def run(self, on_progress: Progress) -> tuple[Path, list[str]]:
        """Return the folder, and the names of the chosen files; for errors, see :func:`hfjax_demo.sources.fetch`."""
        on_progress(*self._progress())
        # After cancellation it ends at its next block.
        download = run_on_daemon_thread(self._download, f"fetch {self._source.repo_id}")
        try:
            while not wait([download], POLL_SECONDS).done:
                on_progress(*self._progress())
        finally:
            self._abandoned.set()
        with convert_hub_errors(self._title, self._source, self._total):
            return download.result()

    def _progress(self) -> tuple[str, float | None]:
        if not self._total:
            return f"Contacting the hub for {self._title}", None
        # Two bars count bytes: received, and written. With plain HTTP only the second one moves.
        seen = min(self._total, max((int(bar.n) for bar in self._bars), default=0))
        message = f"Downloading {self._title}: {format_bytes(seen)} of {format_bytes(self._total)}"
        return message, seen / self._total

    def _download(self) -> tuple[Path, list[str]]:
        repo_id, bars = self._source.repo_id, self._bar_class()
        info, sizes = repository_files(self._source)
        names = self._choose(sizes, functools.partial(fetch_file, self._source, info.sha, tqdm_class=bars))
        if self._is_model and is_gguf(Path(names[0])):
            read_gguf_headers(self._source, info.sha, {name: sizes[name] for name in names}, self._title)
        missing = sum(
            sizes[name]
            for name in names
            if not isinstance(huggingface_hub.try_to_load_from_cache(repo_id, name, revision=info.sha), str)
        )
        require_space(self._title, Path(constants.HF_HUB_CACHE), missing)
        self._total = missing
        folder = huggingface_hub.snapshot_download(
            repo_id,
            revision=self._source.revision,
            allow_patterns=[glob.escape(name) for name in names],
            etag_timeout=TIMEOUT_SECONDS,
            tqdm_class=bars,
            max_workers=4,
        )
        return Path(folder), names

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


def text_files(source: HubSource, repository: Collection[str], read: ReadFile | None = None) -> list[str]:
    """Return the files of a text model's repository to download, without ``read`` before its configuration is known; a
    :data:`Choose`."""
    repo_id = source.repo_id
    if _is_gguf_meant(source, repository):
        try:
            return part_names(choose_gguf_file(_at_root(repository), source.quantization))
        except NoMatchingFile as fault:
            listed = one_line(", ".join(fault.names), 600)
            by_tag = f"choose one by its tag, as in {repo_id}:{DEFAULT_QUANTIZATION}, of {listed}"
            advice = by_tag if fault.names else "choose a repository with one"
            raise UnsupportedModel(f"{repo_id} {fault.problem}; {advice}.") from None
    names = list(filter_repo_objects(repository, allow_patterns=ALLOW_PATTERNS, ignore_patterns=IGNORE_PATTERNS))
    if CONFIG not in names:
        is_pipeline = pipeline.INDEX in names
        what = "is a diffusers pipeline, which makes pictures" if is_pipeline else f"has no {CONFIG} for transformers"
        raise UnsupportedModel(f"{repo_id} {what}; choose a repository with a text model.")
    if not any(name.endswith(".safetensors") for name in names):
        raise UnsupportedModel(
            f"{repo_id} has no safetensors, and pickled weights are not loaded; choose a repository with safetensors."
        )
    config = read_config(read(CONFIG).parent) if read is not None else {}
    if method := unsupported_quantization(config):
        raise UnsupportedModel(
            f"{repo_id} is quantized with {method}, which is not supported; choose the original repository, or one with "
            "GGUF files."
        )
    if read is not None and not is_known(model_type := config.get("model_type")):
        raise UnsupportedModel(
            f"{repo_id} is of the architecture {str(model_type)[:40]!r}, which transformers does not have; choose another "
            "repository, or one with GGUF files."
        )
    return _used_text_files(names, config)


def _is_gguf_meant(source: HubSource, repository: Iterable[str]) -> bool:
    """Return whether a source has a tag, or its repository has GGUF files and no safetensors."""
    at_root = _at_root(repository)
    has_safetensors = any(name.endswith(".safetensors") for name in at_root)
    return source.quantization is not None or (not has_safetensors and any(is_gguf(Path(name)) for name in at_root))


def _at_root(repository: Iterable[str]) -> list[str]:
    return [name for name in repository if "/" not in name]


def _used_text_files(repository: Iterable[str], config: Mapping[str, Any]) -> list[str]:
    """Return the files of a text model's repository that are used; of the weights at its root those that transformers reads."""
    names = list(filter_repo_objects(repository, allow_patterns=ALLOW_PATTERNS, ignore_patterns=IGNORE_PATTERNS))
    spared = ignored_weight_files(_at_root(names), config)
    return [name for name in names if name not in spared]


def pipeline_files(source: HubSource, repository: Collection[str], read: ReadFile) -> list[str]:
    """Return the files of a pipeline's repository to download; its index and configurations are read; a :data:`Choose`."""
    if pipeline.INDEX not in repository:
        what = "holds a text model" if CONFIG in repository else f"has no {pipeline.INDEX}"
        raise UnsupportedModel(f"{source.repo_id} {what}; choose a repository with a diffusers pipeline for pictures.")
    try:
        components = pipeline.read_index(read(pipeline.INDEX).parent)
        pipeline.check_components(
            components,
            lambda name: pipeline.names_below(repository, name),
            lambda name: read_config(read(f"{name}/{CONFIG}").parent),
        )
    except ModelFolderProblem as fault:
        raise UnsupportedModel(
            f"{source.repo_id} {fault.problem}; choose a repository with a whole diffusers pipeline."
        ) from None
    return pipeline.files_to_fetch(components, repository)


@contextlib.contextmanager
def convert_hub_errors(title: str, source: HubSource, needed: int | None = None) -> Iterator[None]:
    """Convert errors of the hub client in this ``with`` block to those that :func:`hfjax_demo.sources.fetch` raises.

    Args:
        title: the name of the model or adapter, for messages.
        needed: bytes that were to be written; None if unknown.
    """
    try:
        yield
    except (OSError, httpx2.TransportError) as error:  # most errors of the client are subclasses of OSError
        raise _convert_error(error, title, source, needed) from error


def _convert_error(error: Exception, title: str, source: HubSource, needed: int | None) -> HfjaxError:
    repo_id = source.repo_id
    if isinstance(error, GatedRepoError):
        return GatedModel(
            f"{repo_id} is gated: accept the licence at {constants.ENDPOINT}/{repo_id}, then set HF_TOKEN to a token of "
            "the same account."
        )
    if isinstance(error, RepositoryNotFoundError):
        return ModelNotFound(
            f"The hub shows no model {repo_id!r}: check the spelling, or set HF_TOKEN if it is private or gated."
        )
    if isinstance(error, RevisionNotFoundError):
        return ModelNotFound(f"{repo_id} has no revision {source.revision!r}; choose a branch, tag or commit it has.")
    if isinstance(error, HfHubHTTPError):
        status = error.response.status_code
        if status in (401, 403):
            return GatedModel(
                f"Access to {repo_id} was denied (status {status}); set HF_TOKEN to a valid token with read access."
            )
        return HubUnavailable(
            f"The hub returned status {status} for {repo_id}; try again later, or use a local folder."
        )
    if isinstance(error, LocalEntryNotFoundError | OfflineModeIsEnabled | httpx2.TransportError):
        offline = "HF_HUB_OFFLINE is set; unset it"
        why = offline if constants.is_offline_mode() else "the hub can't be reached; check the network"
        return HubUnavailable(f"{repo_id} is not in the cache, and {why}, or use a local folder.")
    if is_disk_full(error):
        return disk_full_error(title, Path(constants.HF_HUB_CACHE), needed)
    reason = getattr(error, "strerror", None) or error
    return FetchFailed(f"{repo_id} was not downloaded completely ({one_line(reason)}); try again.")
