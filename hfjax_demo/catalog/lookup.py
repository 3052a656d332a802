""":class:`Catalog`: a list of models, and the search for the model that a person means by a name."""

from __future__ import annotations

import difflib
import json
import os
import re
from dataclasses import dataclass
from pathlib import Path

from huggingface_hub.errors import HFValidationError
from huggingface_hub.utils import validate_repo_id  # type: ignore[attr-defined]

from ..errors import InvalidModelFolder, ModelNotFound
from .records import FileSource, FolderSource, HubSource, ModelKind, ModelSpec
from .styles import STYLES, Style

QUANTIZATION = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]{0,40}")
"""A tag such as "Q4_K_M" behind a hub id and a colon."""


@dataclass(frozen=True, slots=True)
class Catalog:
    """The models that are known by name, in the order they are shown, and the styles of pictures. Their names differ."""

    models: tuple[ModelSpec, ...]
    styles: tuple[Style, ...] = STYLES

    def entries(self, kind: ModelKind | None = None) -> tuple[ModelSpec, ...]:
        """The catalogue, or its models of one kind, in the order they are shown."""
        return tuple(spec for spec in self.models if kind is None or spec.kind is kind)

    def find(self, name: str, kind: ModelKind | None = None) -> ModelSpec:
        """The model a person means by ``name``.

        In this order: a catalogue name (in any case), the hub id of a catalogue entry, an existing local folder or GGUF file,
        any other hub id ``owner/name``, or ``owner/name:Q4_K_M`` for one of a repository's GGUF files. A folder that has the
        name of a catalogue model is reached as ``./name``.

        ``kind`` is assumed where nothing here tells the kind: for a hub id that is not in the catalogue, and for a folder
        without a model's configuration (None: a text model, for which one of embeddings is taken until it is loaded). Everything
        else has a kind of its own, which may be another.

        Raises:
            InvalidModelFolder: a path, such as ``./model`` or ``~/model``, where there is no folder.
            ModelNotFound: anything else; the message suggests names that look alike.
        """
        name = name.strip()
        kind = ModelKind.TEXT if kind is ModelKind.EMBEDDING else kind
        listed = self.listed(name)
        if listed is not None:
            return listed
        path = Path(os.path.expanduser(name))
        # os.path where Path.is_dir would raise: on a name of 300 characters, on a folder that may not be entered
        if name and os.path.isdir(path):
            path = path.resolve()
            kind = kind_of_folder(path) or kind or ModelKind.TEXT  # what it lacks is said when it is loaded
            return ModelSpec(name, path.name, kind, "unknown", FolderSource(path), f"The model folder {path}.")
        if is_gguf_file(path):
            path = path.resolve()
            return ModelSpec(name, path.stem, ModelKind.TEXT, "unknown", FileSource(path), f"The model file {path}.")
        source = hub_source(name)
        if source is not None:
            kind = ModelKind.TEXT if source.quantization else kind or ModelKind.TEXT
            return ModelSpec(name, name, kind, "unknown", source, f"{name} from the Hugging Face Hub.")
        if name.startswith((".", "~")) or os.sep in name:
            reason = "it is a file" if os.path.isfile(path) else "the folder does not exist"
            raise InvalidModelFolder(
                f"{_shown(name)} is not a model folder: {reason}. Use a folder with a config.json or model_index.json, or a "
                "GGUF file."
            )
        raise ModelNotFound(self._not_found_message(name))

    def listed(self, name: str) -> ModelSpec | None:
        """The catalogue's own model of this name or hub id, in any case; None if it has none. Looks at no disk."""
        wanted = name.strip().lower()
        named = next((spec for spec in self.models if spec.name.lower() == wanted), None)
        return named or next(
            (
                spec
                for spec in self.models
                if isinstance(spec.source, HubSource) and spec.source.repo_id.lower() == wanted
            ),
            None,
        )

    def _not_found_message(self, name: str) -> str:
        suggestions = self._similar_names(name)
        if suggestions:
            return (
                f"Unknown model {_shown(name)}. Did you mean {' or '.join(suggestions)}? "
                "A Hugging Face ID (owner/name) or a folder works, too."
            )
        return (
            f"Unknown model {_shown(name)}. Choose one listed by 'python -m hfjax_demo models', a Hugging Face ID "
            "(owner/name) or a folder."
        )

    def _similar_names(self, name: str) -> list[str]:
        """At most three catalogue names that resemble ``name``, the most similar first.

        ``name`` is also compared with the first letters of each name, so that the beginning of a long name finds it.
        """
        wanted = name.lower()
        if not 0 < len(wanted) <= 100:
            return []  # every name begins with nothing, and none is that long

        def likeness(candidate: str) -> float:
            beginnings = {candidate, candidate[: len(wanted)], candidate[: len(wanted) + 1]}
            return max(difflib.SequenceMatcher(None, wanted, text).ratio() for text in beginnings)

        scored = sorted(((likeness(spec.name), spec.name) for spec in self.models), key=lambda pair: -pair[0])
        return [candidate for score, candidate in scored if score >= 0.75][:3]


def is_hub_id(name: str) -> bool:
    """Whether ``name`` has the form ``owner/name`` of a hub repository; whether there is one, only the hub knows."""
    if "/" not in name:
        return False  # the hub also knows ids without an owner, but here they would hide every misspelt catalogue name
    try:
        validate_repo_id(name)
    except HFValidationError:
        return False
    return True


def hub_source(name: str, revision: str | None = None) -> HubSource | None:
    """The repository, and the GGUF file in it, that ``owner/name`` or ``owner/name:Q4_K_M`` means; None of another form."""
    repo_id, colon, tag = name.partition(":")
    if not is_hub_id(repo_id) or (colon and not QUANTIZATION.fullmatch(tag)):
        return None
    return HubSource(repo_id, revision, tag or None)


def is_gguf_file(path: Path) -> bool:
    """Whether there is a file of this name, and it ends as GGUF files do."""
    return path.suffix.lower() == ".gguf" and os.path.isfile(path)


def kind_of_folder(path: Path) -> ModelKind | None:
    """An image model has a ``model_index.json``, a text model a ``config.json`` or a GGUF file; None for a folder without.

    A model for embeddings is a text model whose ``config.json`` says that it fills in words, or that it has nothing behind its
    states where sentence-transformers has written a ``modules.json``.
    """
    if os.path.isfile(path / "model_index.json"):
        return ModelKind.IMAGE
    if os.path.isfile(path / "config.json"):
        return ModelKind.EMBEDDING if _embeds_alone(path) else ModelKind.TEXT
    return ModelKind.TEXT if any(path.glob("*.gguf")) else None


def _embeds_alone(path: Path) -> bool:
    """What transformers has called the class of the model that was saved tells, as far as a name can."""
    try:
        names = json.loads((path / "config.json").read_text(encoding="utf-8"))["architectures"]
        (name,) = names
    except (OSError, ValueError, KeyError, TypeError):
        return False
    if str(name).endswith(("ForMaskedLM", "ForPreTraining")):
        return True
    return str(name).endswith("Model") and "LMHead" not in str(name) and os.path.isfile(path / "modules.json")


def _shown(name: str) -> str:
    return repr(name if len(name) <= 100 else name[:99] + "…")
