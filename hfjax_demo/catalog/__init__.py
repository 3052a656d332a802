"""The models this program knows by name, and how a name, a hub id or a folder becomes a :class:`ModelSpec`.

The catalogue is data: adding a model is adding a :class:`ModelSpec` to :mod:`.text_models` or :mod:`.image_models`. Nothing
here touches the network; a hub id is only checked for its form, and :mod:`hfjax_demo.sources` finds out whether the hub
knows it.
"""

from __future__ import annotations

import difflib
import os
from pathlib import Path

from huggingface_hub.errors import HFValidationError
from huggingface_hub.utils import validate_repo_id  # type: ignore[attr-defined]

from ..errors import InvalidModelFolder, ModelNotFound
from .image_models import BUNDLED, IMAGE_MODELS
from .records import FolderSource, HubSource, ModelKind, ModelSpec, PackageSource, Source, Wheel
from .text_models import TEXT_MODELS

__all__ = [
    "BUNDLED",
    "CATALOG",
    "FolderSource",
    "HubSource",
    "ModelKind",
    "ModelSpec",
    "PackageSource",
    "Source",
    "Wheel",
    "entries",
    "find",
]

CATALOG: tuple[ModelSpec, ...] = TEXT_MODELS + IMAGE_MODELS


def entries(kind: ModelKind | None = None) -> tuple[ModelSpec, ...]:
    """The catalogue, or its models of one kind, in the order they are shown."""
    return tuple(spec for spec in CATALOG if kind is None or spec.kind is kind)


def find(name: str, kind: ModelKind | None = None) -> ModelSpec:
    """The model a person means by ``name``.

    In this order: a catalogue name (in any case), the hub id of a catalogue entry, an existing local folder, any other
    hub id ``owner/name``. A folder in the way of a catalogue name is reached as ``./name``.

    ``kind`` is what an unlisted hub id is taken for (None: a text model), since only the hub could tell. The catalogue
    and a folder's files say themselves what they are, so the answer may be of the other kind.

    Raises:
        InvalidModelFolder: a path, such as ``./model`` or ``~/model``, where there is no folder.
        ModelNotFound: anything else; the message suggests names that look alike.
    """
    name = name.strip()
    wanted = name.lower()
    for spec in CATALOG:
        if wanted == spec.name or (isinstance(spec.source, HubSource) and wanted == spec.source.repo_id.lower()):
            return spec

    path = Path(os.path.expanduser(name))
    # os.path where Path.is_dir would raise: on a name of 300 characters, on a folder that may not be entered
    if name and os.path.isdir(path):
        return _folder_spec(name, path, kind or ModelKind.TEXT)
    if _is_hub_id(name):
        return ModelSpec(
            name=name,
            title=name,
            kind=kind or ModelKind.TEXT,
            family="unknown",
            source=HubSource(name),
            summary=f"The model {name} of the Hugging Face hub.",
        )
    if name.startswith((".", "~")) or os.sep in name:
        reason = "it is a file" if os.path.isfile(path) else "there is no such folder"
        raise InvalidModelFolder(
            f"{_shown(name)} is not a model folder, {reason}; give a folder with a config.json or model_index.json."
        )
    raise ModelNotFound(_not_found_message(name))


def _folder_spec(name: str, path: Path, kind_if_neither: ModelKind) -> ModelSpec:
    path = path.resolve()
    if os.path.isfile(path / "model_index.json"):
        kind = ModelKind.IMAGE
    elif os.path.isfile(path / "config.json"):
        kind = ModelKind.TEXT
    else:
        kind = kind_if_neither  # what it lacks is said when it is loaded
    return ModelSpec(
        name=name,
        title=path.name,
        kind=kind,
        family="unknown",
        source=FolderSource(path),
        summary=f"The model in the folder {path}.",
    )


def _is_hub_id(name: str) -> bool:
    if "/" not in name:
        return False  # the hub also knows ids without an owner, but here they would hide every misspelt catalogue name
    try:
        validate_repo_id(name)
    except HFValidationError:
        return False
    return True


def _not_found_message(name: str) -> str:
    suggestions = _similar_names(name)
    if suggestions:
        return (
            f"There is no model called {_shown(name)}; did you mean {' or '.join(suggestions)}? "
            "A hub id such as owner/name or a folder works too."
        )
    return (
        f"There is no model called {_shown(name)}; choose one that 'python -m hfjax_demo models' lists, "
        "or give a hub id such as owner/name or a folder."
    )


def _shown(name: str) -> str:
    return repr(name if len(name) <= 100 else name[:99] + "…")


def _similar_names(name: str) -> list[str]:
    """At most three catalogue names, best first; the beginning of a long name counts like a whole one."""
    wanted = name.lower()
    if not 0 < len(wanted) <= 100:
        return []  # every name begins with nothing, and none is that long

    def likeness(candidate: str) -> float:
        beginnings = {candidate, candidate[: len(wanted)], candidate[: len(wanted) + 1]}
        return max(difflib.SequenceMatcher(None, wanted, text).ratio() for text in beginnings)

    scored = sorted(((likeness(spec.name), spec.name) for spec in CATALOG), key=lambda pair: -pair[0])
    return [candidate for score, candidate in scored if score >= 0.75][:3]
