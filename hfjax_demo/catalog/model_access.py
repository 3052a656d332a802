"""Which models a visitor may use, add or download on this server, and the recommended image settings within its limits."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..errors import ModelNotFound
from ..image_requests import SIZE_MULTIPLE
from ..settings import VISITOR_DOWNLOAD_BYTES, Settings
from .lookup import Catalog, is_gguf_file, parse_hub_source
from .records import ModelKind, ModelSpec

MAX_MODEL_CHARACTERS = 300


def check_model(
    name: object, catalog: Catalog, settings: Settings, kind: ModelKind = ModelKind.TEXT, *, owner: bool = True
) -> str:
    """Check a requested model and return its name: one of the catalogue, or a custom model if the settings allow those.

    Only the owner may use a custom model: a hub id, or a folder within the settings' model roots (symbolic links are resolved
    first).

    Raises:
        ModelNotFound: this server does not serve such a model of this kind; or the name is a path outside the model roots,
            whether or not it exists.
        InvalidModelFolder: custom models are allowed, and the name is a path where there is no folder.
    """
    if not isinstance(name, str) or not name.strip():
        raise ModelNotFound("Choose a model from the list.")
    name = name.strip()
    listed = catalog.listed(name)
    if listed is not None and listed.kind.can_serve(kind):
        return listed.name
    # The lookup of a name accesses the disk, so it is restricted: strangers must not be able to probe for files.
    if listed is None and settings.allow_custom_models and owner and len(name) <= MAX_MODEL_CHARACTERS:
        if _is_path_outside(name, settings.model_roots):
            raise ModelNotFound(
                f"{name[:80]!r} is outside this server's model folders; choose a model from the list, a "
                "Hugging Face ID, or a folder in HFJAX_MODEL_ROOTS."
            )
        if catalog.find(name, kind).kind.can_serve(kind):
            return name
    if listed is not None and listed.kind is ModelKind.EMBEDDING:
        raise ModelNotFound(
            f"{listed.title} is an embedding model; use /v1/embeddings, or choose a {kind.value} model."
        )
    served = ", ".join(spec.name for spec in catalog.entries() if spec.kind.can_serve(kind))
    raise ModelNotFound(f"{name[:80]!r} is not among this server's {kind.value} models; choose one of {served}.")


def check_addable(name: object, settings: Settings) -> str:
    """Check a model that the owner adds: a hub id, or the path of a folder or GGUF file within the settings' model roots.

    Raises:
        ModelNotFound: the name is empty or too long, or a path outside the roots, whether or not it exists.
    """
    if not isinstance(name, str) or not name.strip() or len(name) > MAX_MODEL_CHARACTERS:
        raise ModelNotFound("Give a hub id such as owner/name, a folder or a GGUF file.")
    name = name.strip()
    if _is_path_outside(name, settings.model_roots):
        raise ModelNotFound(
            f"{name[:80]!r} is outside the folders that this server reads models from; HFJAX_MODEL_ROOTS names those."
        )
    return name


def can_download(spec: ModelSpec, settings: Settings, *, owner: bool) -> bool:
    """Return whether a request may download the model's files: the owner's always; a visitor's if the settings allow it and the
    model is known to be small."""
    size = None if spec.adapters else spec.download_bytes  # the size of adapters is unknown
    return owner or (settings.visitor_downloads and size is not None and size <= VISITOR_DOWNLOAD_BYTES)


def _is_path_outside(name: str, roots: Sequence[Path]) -> bool:
    """Return whether a name would be looked up as a path outside all of these folders."""
    try:
        path = os.path.realpath(os.path.expanduser(name))
    except (OSError, ValueError):
        return False  # not a path, for example because of a null character; the lookup reports it
    if any(Path(path).is_relative_to(os.path.realpath(root)) for root in roots):
        return False
    if name.startswith((".", "~")) or (os.sep in name and parse_hub_source(name) is None):
        return True
    return os.path.isdir(path) or is_gguf_file(Path(path))


def recommended_image_values(spec: ModelSpec, limits: Settings) -> dict[str, Any]:
    """Return the recommended image settings of a model, with width and height limited to the largest size of this server."""
    values = dict(spec.image_settings)
    for name in ("width", "height"):
        if values.get(name):
            values[name] = min(values[name], limits.max_image_size // SIZE_MULTIPLE * SIZE_MULTIPLE)
    return values
