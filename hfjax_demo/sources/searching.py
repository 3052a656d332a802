"""Looks for models on the Hugging Face hub, and what it says of one: only when somebody asks, never by itself."""

from __future__ import annotations

from concurrent.futures import wait
from dataclasses import dataclass, replace
from typing import Any

import huggingface_hub
from huggingface_hub import constants

from ..catalog import HubSource, ModelKind, ModelSpec
from ..errors import HfjaxError, HubUnavailable, InvalidRequest
from . import hub, pipeline

MOST_FOUND = 12
MAX_QUERY_CHARACTERS = 100
PATIENCE_S = 15.0
_KINDS = {"text-generation": ModelKind.TEXT, "image-text-to-text": ModelKind.TEXT, "text-to-image": ModelKind.IMAGE}


@dataclass(frozen=True, slots=True)
class Hit:
    """A repository that a search has found, with as much as the hub says of it."""

    repo_id: str
    kind: ModelKind
    downloads: int = 0
    parameters: int | None = None
    gated: bool = False


def search(query: str, kind: ModelKind) -> list[Hit]:
    """Models of the hub that have the words in their names, those first that are downloaded most.

    Raises:
        InvalidRequest: no words, or too many.
        HubUnavailable: the hub cannot be reached, or HF_HUB_OFFLINE forbids asking it.
    """
    words = " ".join(query.split())
    if not words or len(words) > MAX_QUERY_CHARACTERS:
        raise InvalidRequest(f"Give 1 to {MAX_QUERY_CHARACTERS} characters to look for.", field="query")
    if constants.is_offline_mode():
        raise HubUnavailable("HF_HUB_OFFLINE forbids asking the hub; unset it to search there.")

    def ask() -> list[Any]:
        return list(
            huggingface_hub.HfApi().list_models(
                search=words,
                pipeline_tag="text-to-image" if kind is ModelKind.IMAGE else "text-generation",
                sort="downloads",
                limit=MOST_FOUND,
                expand=["downloads", "gated", "pipeline_tag", "safetensors"],
            )
        )

    answer = hub.apart(ask, "hfjax-search")
    # Whatever its client raises: there is no answer.
    if not wait([answer], PATIENCE_S).done or answer.exception() is not None:
        raise HubUnavailable(
            "The hub cannot be reached; check the network, or add a folder or a GGUF file of this machine."
        )
    return [
        Hit(
            each.id,
            _KINDS.get(each.pipeline_tag or "", kind),
            each.downloads or 0,
            each.safetensors.total if each.safetensors else None,
            bool(each.gated),
        )
        for each in answer.result()
    ]


def described(spec: ModelSpec, source: HubSource) -> ModelSpec:
    """A repository's model with what the hub says of it: what it makes, how much is to be fetched, whether it is gated.

    Raises:
        HfjaxError: as :func:`hfjax_demo.sources.fetch`.
    """
    try:
        info = huggingface_hub.HfApi().model_info(
            source.repo_id, revision=source.revision, files_metadata=True, timeout=hub.TIMEOUT_SECONDS
        )
        sizes = {item.rfilename: item.size or 0 for item in info.siblings or []}
        is_pipeline = source.quantization is None and pipeline.INDEX in sizes
        spec = replace(spec, kind=ModelKind.IMAGE if is_pipeline else ModelKind.TEXT)
        names = hub.Download(spec, source).names(sizes, info.sha)
    except HfjaxError:
        raise
    except Exception as error:  # whatever the hub's client raises is told in this program's words
        raise hub.Download(spec, source).explain(error) from error
    return replace(
        spec,
        download_bytes=sum(sizes[name] for name in names),
        parameters=info.safetensors.total if info.safetensors and spec.kind is ModelKind.TEXT else None,
        license=getattr(info.card_data, "license", None) if info.card_data else None,
        gated=bool(info.gated),
    )
