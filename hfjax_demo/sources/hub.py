"""Models of the Hugging Face hub, kept in the hub's own cache (``HF_HOME``, ``HF_HUB_CACHE``), which other programs share.

Only safetensors, configuration and tokenizer files are downloaded, or one GGUF file: no pickles, no code. A text model's lie at
the root; a pipeline's are those of the components that its ``model_index.json`` lists (see :func:`.pipeline.files_to_fetch`). A
download that broke off is continued by the next one. The hub client renames files into place only when they are whole.
"""

from __future__ import annotations

import glob
import io
import threading
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from concurrent.futures import Future, wait
from pathlib import Path
from typing import Any, TypeVar

import httpx2
import huggingface_hub
from huggingface_hub import constants
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
from ..errors import FetchFailed, GatedModel, HfjaxError, HubUnavailable, ModelNotFound, UnsupportedModel
from . import pipeline
from .common import (
    NO_ROOM,
    POLL_SECONDS,
    Cancelled,
    FetchCancelled,
    Progress,
    disk_full,
    human_bytes,
    one_line,
    require_space,
)
from .folder import find_fault
from .gguf_file import DEFAULT_QUANTIZATION, Mismatch, choose_file, is_gguf
from .weights import quantized_by, read_config, unread

ALLOW_PATTERNS = ["*.json", "*.safetensors", "*.model", "*.txt", "*.jinja"]
# Subfolders hold the same weights in other formats, but for those of sentence-transformers' modules ("1_Pooling", "2_Dense");
# "consolidated" is Mistral's second copy of the whole model.
IGNORE_PATTERNS = ["[!0-9]*/*", "?[!_]*/*", "*/*/*", "consolidated*.safetensors"]
CONFIG = "config.json"
TIMEOUT_SECONDS = 10.0

Result = TypeVar("Result")

Choose = Callable[[Collection[str]], list[str]]
"""Of the names of a repository's files, those that are wanted."""


def local_path(source: HubSource, kind: ModelKind) -> Path | None:
    """The cached snapshot's folder if it holds a whole model of this kind, or the GGUF file in it, else None.

    A pipeline is whole with either variant of its weights, so one that another program has fetched will do.
    """
    file = None if kind is ModelKind.IMAGE else cached_file(source)
    if file is not None or source.quantization is not None:
        return file
    try:
        if kind is not ModelKind.IMAGE:
            path = _cached_text(source)
        else:
            path = _cached(source, [pipeline.INDEX])
            components = pipeline.read_index((path / pipeline.INDEX).read_text(encoding="utf-8"))
            path = _cached(source, *pipeline.small_file_patterns(components))
    except (LocalEntryNotFoundError, pipeline.BadIndex, OSError, ValueError):
        return None
    return path if find_fault(path, kind) is None else None


def cached_file(source: HubSource) -> Path | None:
    """The cached GGUF file that is meant, if the repository has no safetensors or a tag says so; None if it is not there."""
    try:
        names = [name for name in _listed(source) if "/" not in name]
    except (CachedRepoTreeNotFoundError, OSError, ValueError):
        return None
    if source.quantization is None and any(name.endswith(".safetensors") for name in names):
        return None
    chosen = choose_file(names, source.quantization)
    if isinstance(chosen, Mismatch):
        return None
    found = huggingface_hub.try_to_load_from_cache(source.repo_id, chosen, revision=source.revision)
    return Path(found) if isinstance(found, str) else None


def _listed(source: HubSource) -> list[str]:
    """The names of all files of a repository of which something is cached.

    Raises:
        CachedRepoTreeNotFoundError, OSError, ValueError: the hub client has not kept them.
    """
    return [item.path for item in huggingface_hub.get_cached_repo_tree(source.repo_id, revision=source.revision)]


def _cached_text(source: HubSource) -> Path:
    """The folder of the cached snapshot, if all files that :func:`text_files` wants of it are there.

    Raises:
        LocalEntryNotFoundError: as :func:`_cached`.
    """
    config = huggingface_hub.try_to_load_from_cache(source.repo_id, CONFIG, revision=source.revision)
    try:
        names = _listed(source)
    except CachedRepoTreeNotFoundError:  # another program has fetched it
        return _cached(source, ALLOW_PATTERNS, IGNORE_PATTERNS)
    known = read_config(Path(config).parent) if isinstance(config, str) else {}
    return _cached(source, _exactly(text_files(names, known)))


def text_files(repository: Iterable[str], config: Mapping[str, Any]) -> list[str]:
    """The files of a text model's repository that are wanted: of weights at its root, those that transformers reads."""
    names = list(filter_repo_objects(repository, allow_patterns=ALLOW_PATTERNS, ignore_patterns=IGNORE_PATTERNS))
    spared = unread([name for name in names if "/" not in name], config)
    return [name for name in names if name not in spared]


def _exactly(names: Iterable[str]) -> list[str]:
    return [glob.escape(name) for name in names]


def _cached(source: HubSource, allow: list[str], ignore: Sequence[str] = ()) -> Path:
    """The folder of the cached snapshot, found without a network.

    The hub client keeps the repository's list of files, so that it knows whether one that the patterns select is missing.

    Raises:
        LocalEntryNotFoundError: nothing of the repository is cached, or a file that the patterns select is missing.
    """
    return Path(
        huggingface_hub.snapshot_download(
            source.repo_id,
            revision=source.revision,
            allow_patterns=allow,
            ignore_patterns=list(ignore),
            local_files_only=True,
        )
    )


def fetch(spec: ModelSpec, source: HubSource, on_progress: Progress, cancelled: Cancelled) -> Path:
    """Downloads what is missing; see :func:`hfjax_demo.sources.fetch`."""
    present = local_path(source, spec.kind)
    if present is not None:
        return present
    download = Download(spec, source)
    folder = download.fetched(on_progress, cancelled)
    if download.gguf_file is not None:
        return folder / download.gguf_file
    fault = find_fault(folder, spec.kind)
    if fault is not None:
        raise UnsupportedModel(f"{source.repo_id} cannot be used: {fault.sentence(folder)}")
    return folder


def cached_files(source: HubSource, choose: Choose) -> Path | None:
    """The folder with some files of a repository, without a network: None where one of them is missing."""
    try:
        return _cached(source, _exactly(choose(_listed(source))))
    except (CachedRepoTreeNotFoundError, LocalEntryNotFoundError, OSError, ValueError):
        return None


class _Abandoned(Exception):
    """Raised in the download's thread to end it, once nobody waits for it any more."""


def fetch_configurations(spec: ModelSpec, source: HubSource) -> Path | None:
    """The configurations of a repository, without weights; a pipeline's with its tokenizers. None where there are none.

    Raises:
        HfjaxError: as :func:`fetch`.
    """
    pipelines = [pipeline.INDEX, "*/*.json", "*/*.txt", "*/*.model"]
    wanted = pipelines if spec.kind is ModelKind.IMAGE else ["config.json"]
    try:
        folder = huggingface_hub.snapshot_download(
            source.repo_id,
            revision=source.revision,
            allow_patterns=wanted,
            ignore_patterns=["*.index.json", "*.index.*.json"],  # of weights
            etag_timeout=TIMEOUT_SECONDS,
        )
    except Exception as error:  # whatever the hub's client raises is told in this program's words
        raise Download(spec, source).explain(error) from error
    return Path(folder) if (Path(folder) / wanted[0]).is_file() else None


def apart(function: Callable[[], Result], name: str) -> Future[Result]:
    """Call a function of the hub client, which cannot be interrupted, on a thread that is left to itself when nobody waits."""
    future: Future[Result] = Future()

    def run() -> None:
        try:
            future.set_result(function())
        except BaseException as error:  # a panic of a library in Rust is no Exception
            future.set_exception(error)

    threading.Thread(target=run, name=name, daemon=True).start()
    return future


class Download:
    """One download, which runs in a thread of its own.

    Args:
        spec: the model.
        source: where it is from, or one of its adapters.
        choose: of the names of all the repository's files, those that are wanted; None: those that the model needs.
    """

    def __init__(self, spec: ModelSpec, source: HubSource, choose: Choose | None = None) -> None:
        self.title = spec.title if choose is None else f"{source.repo_id} for {spec.title}"
        self.kind = spec.kind
        self.source = source
        self._abandoned = threading.Event()
        self.gguf_file: str | None = None  # the only one that is wanted
        self._total: int | None = None
        self._choose = choose
        self._bars: list[Any] = []

    def fetched(self, on_progress: Progress, cancelled: Cancelled) -> Path:
        """The folder, once all is there.

        Raises:
            HfjaxError: as :func:`hfjax_demo.sources.fetch`, or what ``choose`` raises.
        """
        on_progress(f"Contacting the hub for {self.title}", None)
        download = apart(self._download, f"fetch {self.source.repo_id}")  # on cancellation it stops at its next block
        try:
            while not wait([download], POLL_SECONDS).done:
                if cancelled():
                    raise FetchCancelled(f"Download of {self.title} cancelled.")
                on_progress(*self._progress())
        finally:
            self._abandoned.set()
        if isinstance(error := download.exception(), Exception):
            raise self.explain(error) from error
        return download.result()

    def _progress(self) -> tuple[str, float | None]:
        if not self._total:
            return f"Contacting the hub for {self.title}", None
        # Two bars count bytes: received, and written. With plain HTTP only the second one moves.
        seen = min(self._total, max((int(bar.n) for bar in self._bars), default=0))
        message = f"Downloading {self.title}: {human_bytes(seen)} of {human_bytes(self._total)}"
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
            names = self._as_configured(names, info.sha)
        return Path(
            huggingface_hub.snapshot_download(
                repo_id,
                revision=revision,
                allow_patterns=_exactly(names),
                etag_timeout=TIMEOUT_SECONDS,
                tqdm_class=self._bar_class(),
                max_workers=4,
            )
        )

    def names(self, repository: Collection[str], commit: str | None) -> list[str]:
        """Of the names of a repository's files, those to download; fetches a small one to know it.

        Raises:
            UnsupportedModel: it holds no model of this kind that can be loaded here.
        """
        if self._choose is not None:
            return self._choose(repository)
        return (
            self._pipeline_files(repository, commit) if self.kind is ModelKind.IMAGE else self._text_files(repository)
        )

    def _text_files(self, repository: Iterable[str]) -> list[str]:
        repository = list(repository)
        at_root = [name for name in repository if "/" not in name]
        wants_file = self.source.quantization is not None or not any(name.endswith(".safetensors") for name in at_root)
        if wants_file and (self.source.quantization is not None or any(is_gguf(Path(name)) for name in at_root)):
            self.gguf_file = self._gguf_file(at_root)
            return [self.gguf_file]
        names = list(filter_repo_objects(repository, allow_patterns=ALLOW_PATTERNS, ignore_patterns=IGNORE_PATTERNS))
        if CONFIG not in names and pipeline.INDEX in names:
            raise UnsupportedModel(
                f"{self.source.repo_id} is a diffusers pipeline, which makes pictures; choose a repository with a text model."
            )
        if CONFIG not in names:
            raise UnsupportedModel(
                f"{self.source.repo_id} has no config.json for transformers; choose a repository with a text model."
            )
        if not any(name.endswith(".safetensors") for name in names):
            raise UnsupportedModel(
                f"{self.source.repo_id} has no safetensors, and pickled weights are not loaded; choose a repository with "
                "safetensors."
            )
        return names

    def _as_configured(self, names: list[str], commit: str | None) -> list[str]:
        """The files of a text model without those that its configuration spares.

        Raises:
            UnsupportedModel: the configuration says that the weights are quantised.
        """
        config = read_config(self._small_file(CONFIG, commit).parent)
        if method := quantized_by(config):
            raise UnsupportedModel(
                f"{self.source.repo_id} is quantized with {method}, which is not supported; choose the original repository, "
                "or one with GGUF files."
            )
        return text_files(names, config)

    def _small_file(self, name: str, commit: str | None) -> Path:
        """A file of the repository, fetched before anything else."""
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
        chosen = choose_file(names, self.source.quantization)
        if not isinstance(chosen, Mismatch):
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
            what = "holds a text model" if "config.json" in repository else f"has no {pipeline.INDEX}"
            raise UnsupportedModel(f"{repo_id} {what}; choose a repository with a diffusers pipeline for pictures.")
        index = self._small_file(pipeline.INDEX, commit)
        try:
            components = pipeline.read_index(index.read_text(encoding="utf-8"))
            fault = pipeline.first_fault(components, lambda item: pipeline.names_below(repository, item.name))
            for item in components if fault is None else ():
                if item.role is pipeline.Role.NETWORK:
                    config = read_config(self._small_file(f"{item.name}/{CONFIG}", commit).parent)
                    fault = fault or pipeline.quantized_fault(item, config)
        except pipeline.BadIndex as error:
            fault = error.fault
        if fault is not None:
            raise UnsupportedModel(f"{repo_id} {fault.problem}; choose a repository with a whole diffusers pipeline.")
        return pipeline.files_to_fetch(components, repository)

    def _bar_class(self) -> type[Any]:
        bars, abandoned = self._bars, self._abandoned

        class Bar(tqdm):  # type: ignore[misc, type-arg]
            """Counts for the progress and shows nothing; raises in the download's thread once it is abandoned."""

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

    def explain(self, error: Exception) -> Exception:
        """The error of this program that tells a person what ``error`` means; ``error`` itself if it is none that is expected."""
        repo_id = self.source.repo_id
        if isinstance(error, HfjaxError):
            return error
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
            return ModelNotFound(
                f"{repo_id} has no revision {self.source.revision!r}; choose a branch, tag or commit it has."
            )
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
        if isinstance(error, OSError):
            if error.errno in NO_ROOM:
                return disk_full(self.title, Path(constants.HF_HUB_CACHE), self._total)
            return FetchFailed(
                f"{repo_id} was not downloaded completely ({one_line(error.strerror or error)}); try again."
            )
        return error
