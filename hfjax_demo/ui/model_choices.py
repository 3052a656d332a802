"""The lists for selecting a model: their order, the facts about each model, and which models need confirmation to be downloaded.

Pure functions of the manager's records. On the page a model is only downloaded when the user has pressed its button, never
because a message was sent. The default model, which the settings name, is downloaded without confirmation.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from ..catalog import FileSource, FolderSource, ModelKind
from ..catalog.model_access import can_download
from ..errors import InvalidRequest
from ..events import ModelState
from ..runtime.status import ModelStatus
from ..settings import Settings
from . import status

BETTER_MODEL = "qwen3.5-0.8b-q4"
"""A small model that answers better than the built-in default, which a machine without the hub can fetch."""


def is_available_locally(found: ModelStatus) -> bool:
    own = isinstance(found.spec.source, FolderSource | FileSource)
    return own or found.spec.is_remote or bool(found.disk_bytes) or found.state is ModelState.READY


def needs_download_confirmation(found: ModelStatus, settings: Settings) -> bool:
    """Whether downloading the model needs confirmation: it is neither available, nor being loaded, nor the default model."""
    here = is_available_locally(found) or found.state in status.TRANSITIONAL_STATES
    return not here and found.spec.name != settings.default_model


def better_model(models: Sequence[ModelStatus], chosen: str) -> ModelStatus | None:
    """Return the model that the first page offers beside the chosen one; None unless that is the built-in default, or if the
    better one is here already, or on its way."""
    offered = {found.spec.name: found for found in models}.get(BETTER_MODEL)
    if chosen != Settings().default_model or offered is None or is_available_locally(offered):
        return None
    return None if offered.state in status.TRANSITIONAL_STATES else offered


def require_download_confirmation(found: ModelStatus, settings: Settings, *, owner: bool) -> None:
    """Refuse a request that would download a model without confirmation.

    Raises:
        InvalidRequest: the model must be downloaded first, and the visitor may do that.
    """
    if needs_download_confirmation(found, settings) and can_download(found.spec, settings, owner=owner):
        raise InvalidRequest(
            f"{found.spec.title} is not on this machine; press “{status.download_label(found.spec)}” beside its name first."
        )


def sort_models(models: Sequence[ModelStatus], kind: ModelKind) -> list[ModelStatus]:
    """Return the models of a kind: first those available, then those to download, each from small to large."""

    def place(found: ModelStatus) -> tuple[bool, float]:
        size = found.spec.download_bytes or found.disk_bytes or found.estimated_bytes
        return not is_available_locally(found), size or math.inf

    return sorted((found for found in models if found.spec.kind is kind), key=place)


def choices(models: Sequence[ModelStatus], kind: ModelKind) -> list[tuple[str, str]]:
    """Return the choices of a list, pairs of a label and a name; models with the same title have their names in the label."""
    found = [each.spec for each in sort_models(models, kind)]
    titles = [spec.title for spec in found]
    return [
        (spec.title if titles.count(spec.title) == 1 else f"{spec.title} ({spec.name})", spec.name) for spec in found
    ]


def facts(found: ModelStatus, budget_bytes: int, per_second: float | None, *, fetches: bool = True) -> list[str]:
    """Return the facts about a model in the list, a few words each; ``fetches``: whether the visitor may download it."""
    spec, told = found.spec, []
    if spec.is_remote:
        told.append("another server's")
    elif found.state is ModelState.READY:
        told.append("loaded")
    elif found.state in status.TRANSITIONAL_STATES:
        told.append(f"{found.state.value}…")
    elif is_available_locally(found):
        told.append("here")
    else:
        size = spec.download_bytes
        told.append(f"{status.size(size)} to fetch" if size else "to be fetched")
        if not fetches:
            told.append("by the page's owner")
    if spec.gated and not found.disk_bytes:
        told.append("gated")
    least = found.estimated_bytes if found.min_estimated_bytes is None else found.min_estimated_bytes
    if found.memory_bytes is None and least is not None and least > budget_bytes:
        told.append(f"too large: takes {status.size(least)} of memory")
    if per_second:
        form = status.format_step_rate if spec.kind is ModelKind.IMAGE else status.format_token_rate
        told.append(form(per_second))
    return told + status.abilities(found)
