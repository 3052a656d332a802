""":class:`Catalog`: the list of models, and the lookup of a model by a name."""

from __future__ import annotations

import difflib
import json
import os
import re
from dataclasses import dataclass
from pathlib import Path

from ..errors import InvalidModelFolder, ModelNotFound
from .records import FileSource, FolderSource, HubSource, ModelKind, ModelSpec, Style

QUANTIZATION = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]{0,40}")
"""Pattern of a tag such as "Q4_K_M" after a hub id and a colon."""

_HUB_ID = re.compile(r"\b[\w.-]{1,96}\b/\b[\w.-]{1,96}\b(?<!\.git)", re.ASCII)


@dataclass(frozen=True, slots=True)
class Catalog:
    """The named models and the image styles, in display order. Names are unique."""

    models: tuple[ModelSpec, ...]
    styles: tuple[Style, ...] = ()

    def entries(self, kind: ModelKind | None = None) -> tuple[ModelSpec, ...]:
        """Return all models, or those of one kind, in display order."""
        return tuple(spec for spec in self.models if kind is None or spec.kind is kind)

    def find(self, name: str, kind: ModelKind | None = None) -> ModelSpec:
        """Return the model for a name that a user has entered.

        The name is looked up in this order: a catalogue name (in any case), the hub id of a catalogue entry, an existing local
        folder or GGUF file, any other hub id ``owner/name``, or ``owner/name:Q4_K_M`` for one of a repository's GGUF files.

        ``kind`` is assumed for a hub id that is not in the catalogue, and for a folder without a model's configuration (None or
        an embedding model: a text model). In all other cases the kind is known, and may differ from ``kind``.

        Raises:
            InvalidModelFolder: the name is a path, such as ``./model`` or ``~/model``, where there is no folder.
            ModelNotFound: nothing matches; the message suggests similar names.
        """
        name = name.strip()
        kind = ModelKind.TEXT if kind is ModelKind.EMBEDDING else kind
        listed = self.listed(name)
        if listed is not None:
            return listed
        path = Path(os.path.expanduser(name))
        # Path.is_dir raises for a name of 300 characters, and for a folder without permission; os.path.isdir does not.
        if name and os.path.isdir(path):
            path = path.resolve()
            kind = detect_folder_kind(path) or kind or ModelKind.TEXT  # missing files are reported on load
            return ModelSpec(name, path.name, kind, "unknown", FolderSource(path), f"The model folder {path}.")
        if is_gguf_file(path):
            path = path.resolve()
            return ModelSpec(name, path.stem, ModelKind.TEXT, "unknown", FileSource(path), f"The model file {path}.")
        source = parse_hub_source(name)
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
        """Return the catalogue entry with this name or hub id, in any case, or None. Does not access the disk."""
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
        if suggestions := self._similar_names(name):
            advice = f"Did you mean {' or '.join(suggestions)}? A Hugging Face ID (owner/name) or a folder works, too."
        else:
            advice = "Choose one listed by 'python -m hfjax_demo models', a Hugging Face ID (owner/name) or a folder."
        return f"Unknown model {_shown(name)}. {advice}"

    def _similar_names(self, name: str) -> list[str]:
        """Return at most three catalogue names that resemble ``name``, the most similar first.

        ``name`` is also compared with the beginning of each name, so that the beginning of a long name matches it.
        """
        wanted = name.lower()
        if not 0 < len(wanted) <= 100:
            return []  # the empty string would match every name, and no name is that long

        def likeness(candidate: str) -> float:
            beginnings = {candidate, candidate[: len(wanted)], candidate[: len(wanted) + 1]}
            return max(difflib.SequenceMatcher(None, wanted, text).ratio() for text in beginnings)

        scored = sorted(((likeness(spec.name), spec.name) for spec in self.models), key=lambda pair: -pair[0])
        return [candidate for score, candidate in scored if score >= 0.75][:3]


def is_hub_id(name: str) -> bool:
    """Return whether ``name`` has the form ``owner/name`` of a hub repository, which need not exist.

    The rules are those of ``huggingface_hub.utils.validate_repo_id``, whose import would delay every command. The hub also has
    ids without an owner, but here every misspelt catalogue name would be one.
    """
    return _HUB_ID.fullmatch(name) is not None and "--" not in name and ".." not in name


def parse_hub_source(name: str, revision: str | None = None) -> HubSource | None:
    """Return the source for ``owner/name``, or for a GGUF file as ``owner/name:Q4_K_M``; None if the form is different."""
    repo_id, colon, tag = name.partition(":")
    if not is_hub_id(repo_id) or (colon and not QUANTIZATION.fullmatch(tag)):
        return None
    return HubSource(repo_id, revision, tag or None)


def is_gguf_file(path: Path) -> bool:
    """Return whether the file exists and has the suffix of a GGUF file."""
    return path.suffix.lower() == ".gguf" and os.path.isfile(path)


def detect_folder_kind(path: Path) -> ModelKind | None:
    """Return the kind of a folder's model: image with a ``model_index.json``, text with a ``config.json`` or GGUF file, or None.

    It is an embedding model if the class in ``config.json`` is a masked language model, or a model without a head in a folder
    that also has a ``modules.json`` of sentence-transformers.
    """
    if os.path.isfile(path / "model_index.json"):
        return ModelKind.IMAGE
    if os.path.isfile(path / "config.json"):
        return ModelKind.EMBEDDING if _is_embedding_model(path) else ModelKind.TEXT
    return ModelKind.TEXT if any(path.glob("*.gguf")) else None


def _is_embedding_model(path: Path) -> bool:
    """Return whether a model produces only embeddings, as far as the class name in its ``config.json`` shows."""
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
