"""What is said of each model where one is chosen, in which order, and which of them are fetched only once somebody has said so.

Pure functions of the manager's records. A model's files are fetched on the page when somebody has pressed the button for it,
never because a message was sent. The default model, which the settings name, is fetched without it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from ..catalog import FileSource, FolderSource, ModelKind
from ..catalog.offered import may_download
from ..errors import InvalidRequest
from ..events import ModelState
from ..runtime.status import ModelStatus
from ..settings import Settings
from . import status
from . import words_models as words


def is_here(found: ModelStatus) -> bool:
    """Whether it can be used without a download."""
    own = isinstance(found.spec.source, FolderSource | FileSource)
    return own or found.spec.is_remote or bool(found.disk_bytes) or found.state is ModelState.READY


def waits_for_a_word(found: ModelStatus, settings: Settings) -> bool:
    """Whether it is fetched only once somebody has said so: it is not here, not on its way, and not the default model."""
    return not (is_here(found) or found.state in status.MOVING or found.spec.name == settings.default_model)


def require_said(found: ModelStatus, settings: Settings, *, owner: bool) -> None:
    """Refuse to have a model fetched by the way.

    Raises:
        InvalidRequest: it has to be fetched, and nobody has said so.
    """
    if waits_for_a_word(found, settings) and may_download(found.spec, settings, owner=owner):
        raise InvalidRequest(words.FETCH_FIRST.format(title=found.spec.title, button=status.fetch_words(found.spec)))


def ordered(models: Sequence[ModelStatus], kind: ModelKind) -> list[ModelStatus]:
    """Those of a kind: first what is here, then what has to be fetched, and of each the small ones first."""

    def place(found: ModelStatus) -> tuple[bool, float]:
        size = found.spec.download_bytes or found.disk_bytes or found.estimated_bytes
        return not is_here(found), size or math.inf

    return sorted((found for found in models if found.spec.kind is kind), key=place)


def choices(models: Sequence[ModelStatus], kind: ModelKind) -> list[tuple[str, str]]:
    """The list to choose from, pairs of what is shown and the name; two of the same title show their names too."""
    found = [each.spec for each in ordered(models, kind)]
    titles = [spec.title for spec in found]
    return [
        (spec.title if titles.count(spec.title) == 1 else f"{spec.title} ({spec.name})", spec.name) for spec in found
    ]


def facts(found: ModelStatus, budget_bytes: int, per_second: float | None, *, fetches: bool = True) -> list[str]:
    """What the list says of a model, a few words each; ``fetches``: whether whoever looks may have it downloaded."""
    spec, told = found.spec, []
    if spec.is_remote:
        told.append(words.REMOTE)
    elif found.state is ModelState.READY:
        told.append(words.LOADED)
    elif found.state in status.MOVING:
        told.append(f"{found.state.value}…")
    elif is_here(found):
        told.append(words.HERE)
    else:
        size = spec.download_bytes
        told.append(words.SIZE_TO_FETCH.format(size=status.size(size)) if size else words.TO_FETCH)
        if not fetches:
            told.append(words.BY_OWNER)
    if spec.gated and not found.disk_bytes:
        told.append(words.GATED)
    least = found.estimated_bytes if found.least_bytes is None else found.least_bytes
    if found.memory_bytes is None and least is not None and least > budget_bytes:
        told.append(words.TOO_LARGE.format(size=status.size(least)))
    if per_second:
        told.append(status.steps_rate(per_second) if spec.kind is ModelKind.IMAGE else status.tokens_rate(per_second))
    return told + status.abilities(found)
