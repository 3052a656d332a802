"""Search the Hugging Face hub for models and read their metadata; only on a user's request, never in the background."""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Mapping
from concurrent.futures import wait
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from ..catalog import HubSource, ModelKind, ModelSpec
from ..errors import HubUnavailable, InvalidModelFolder, InvalidRequest
from . import pipeline
from .gguf_file import is_gguf
from .safetensors_file import Headers
from .weight_files import read_config

MAX_SEARCH_RESULTS = 12
MAX_QUERY_CHARACTERS = 100
SEARCH_TIMEOUT_S = 15.0
ANSWER_TIMEOUT_S = 3
Weigh = Callable[[Headers, Mapping[str, Any]], tuple[int, int]]
_KINDS = {"text-generation": ModelKind.TEXT, "image-text-to-text": ModelKind.TEXT, "text-to-image": ModelKind.IMAGE}


@dataclass(frozen=True, slots=True)
class SearchResult:
    """A repository found by a search, with the metadata that the hub returned."""

    repo_id: str
    kind: ModelKind
    downloads: int = 0
    parameters: int | None = None
    gated: bool = False


def hub_answers() -> bool:
    """Return whether the hub can be reached: one request for the head of its first page, which fails after a few seconds."""
    import huggingface_hub
    from huggingface_hub import constants

    from . import hub

    if constants.is_offline_mode():
        return False
    session = huggingface_hub.get_session()
    answer = hub.run_on_daemon_thread(lambda: session.head(constants.ENDPOINT, timeout=ANSWER_TIMEOUT_S), "hfjax-hub")
    answered = bool(wait([answer], ANSWER_TIMEOUT_S).done) and answer.exception() is None
    return answered and answer.result().status_code < 400


def search(query: str, kind: ModelKind) -> list[SearchResult]:
    """Return models of the hub whose names contain the words, the most downloaded first.

    Raises:
        InvalidRequest: the query is empty or too long.
        HubUnavailable: the hub cannot be reached, or HF_HUB_OFFLINE is set.
    """
    import huggingface_hub
    from huggingface_hub import constants

    from . import hub

    words = " ".join(query.split())
    if not words or len(words) > MAX_QUERY_CHARACTERS:
        raise InvalidRequest(f"Give 1 to {MAX_QUERY_CHARACTERS} characters to look for.", field="query")
    if constants.is_offline_mode():
        raise HubUnavailable("HF_HUB_OFFLINE forbids asking the hub; unset it to search there.")
    ask = functools.partial(
        huggingface_hub.HfApi().list_models,
        search=words,
        pipeline_tag="text-to-image" if kind is ModelKind.IMAGE else "text-generation",
        sort="downloads",
        limit=MAX_SEARCH_RESULTS,
        expand=["downloads", "gated", "pipeline_tag", "safetensors"],
    )
    answer = hub.run_on_daemon_thread(lambda: list(ask()), "hfjax-search")
    # Any error of the hub client means that there is no answer.
    if not wait([answer], SEARCH_TIMEOUT_S).done or answer.exception() is not None:
        raise HubUnavailable(
            "The hub cannot be reached; check the network, or add a folder or a GGUF file of this machine."
        )
    return [
        SearchResult(
            each.id,
            _KINDS.get(each.pipeline_tag or "", kind),
            each.downloads or 0,
            each.safetensors.total if each.safetensors else None,
            bool(each.gated),
        )
        for each in answer.result()
    ]


def described(spec: ModelSpec, source: HubSource, weigh: Weigh | None = None) -> ModelSpec:
    """Return the spec with the hub's metadata: kind, download size, parameters, license, and whether the model is gated. Of the
    files only a configuration and the headers of weight files are fetched, so that what cannot be used is refused here already.
    For errors, see :func:`hfjax_demo.sources.fetch`.

    Args:
        weigh: returns the number of weights in safetensors files, and the bytes that they take on a CPU.
    """
    from . import hub, hub_headers

    with hub.convert_hub_errors(spec.title, source):
        info, sizes = hub.repository_files(source)
        is_pipeline = source.quantization is None and pipeline.INDEX in sizes
        read = functools.partial(hub.fetch_file, source, info.sha)
        names = (hub.pipeline_files if is_pipeline else hub.text_files)(source, sizes, read)
        stored = None
        parameters = info.safetensors.total if info.safetensors and not is_pipeline else None
        if is_gguf(Path(names[0])):
            parameters = hub_headers.read_gguf_headers(
                source, info.sha, {name: sizes[name] for name in names}, spec.title
            )
        elif weigh is not None and not is_pipeline:
            files = {name: sizes[name] for name in names if name.endswith(".safetensors") and "/" not in name}
            with contextlib.suppress(InvalidModelFolder):  # which loading reports
                headers = hub_headers.read_safetensors_headers(source, info.sha, files, spec.title)
                parameters, stored = weigh(headers, read_config(read(hub.CONFIG).parent))
    kind = ModelKind.IMAGE if is_pipeline else ModelKind.TEXT
    return replace(
        spec,
        kind=kind,
        download_bytes=sum(sizes[name] for name in names),
        parameters=parameters,
        source=replace(source, stored_bytes=stored),
        license=getattr(info.card_data, "license", None) if info.card_data else None,
        gated=bool(info.gated),
    )
