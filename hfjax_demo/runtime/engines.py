"""The engines, imported when a model is first asked for.

They bring PyTorch, transformers and diffusers with them, which take several times as long to import as all the rest of the
program: the page is up before that. Nothing else in ``runtime`` imports them, except for types.
"""

from __future__ import annotations

import contextlib
import gc
import sys
import threading
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from ..catalog import ModelKind

if TYPE_CHECKING:
    from ..image.components import PipelineInfo
    from ..image.engine import ImageEngine
    from ..text.encoder.engine import EncoderEngine
    from ..text.engine import TextEngine
    from ..text.replicas import ReplicatedEngine

ServedEngine: TypeAlias = "TextEngine | ReplicatedEngine | EncoderEngine | ImageEngine"

_MODULES = {
    ModelKind.TEXT: "hfjax_demo.text.engine",
    ModelKind.IMAGE: "hfjax_demo.image.engine",
    ModelKind.EMBEDDING: "hfjax_demo.text.encoder.engine",
}

# Importing makes hundreds of thousands of objects that stay; looking for cycles among them again and again takes an eighth
# of the time. Two imports at once must not switch that on and off across each other.
_importing = threading.Lock()


def import_engine(kind: ModelKind) -> None:
    """Import what a model of this kind needs, from any thread; takes seconds the first time."""
    with _importing, _without_garbage_collection():
        first = "torch" not in sys.modules
        if kind is ModelKind.IMAGE:
            from ..image import engine as image_engine  # noqa: F401
        else:
            # A text model may turn out to be an encoder.
            from ..text import building as text_engine  # noqa: F401
            from ..text.encoder import engine as encoder_engine  # noqa: F401
        quiet_transformers()
        if first:  # no model is loaded yet that could end up among what is never looked at again
            gc.freeze()


def is_imported(kind: ModelKind) -> bool:
    """Whether :func:`import_engine` has done its work; never waits.

    Whoever needs transformers beside a load has to ask here first, or call :func:`import_engine`: of two threads that import
    it at the same time Python gives one a module that is not complete.
    """
    if not _importing.acquire(blocking=False):
        return False  # it is just being done
    try:
        return _MODULES[kind] in sys.modules
    finally:
        _importing.release()


def quiet_transformers() -> None:
    """No progress bars and no advice of transformers' own: progress is told through events. Pipelines quiet diffusers."""
    from transformers.utils import logging

    logging.disable_progress_bar()
    logging.set_verbosity_error()


def load_text_engine(folder: Path, name: str, **options: Any) -> TextEngine | ReplicatedEngine:
    """See :func:`hfjax_demo.text.building.load_engine`."""
    from ..text.building import load_engine

    return load_engine(folder, name, **options)


def load_encoder_engine(folder: Path, name: str, **options: Any) -> EncoderEngine:
    """See :func:`hfjax_demo.text.encoder.engine.load_engine`."""
    from ..text.encoder.engine import load_engine

    return load_engine(folder, name, **options)


def holds_encoder(folder: Path) -> bool:
    """See :func:`hfjax_demo.text.encoder.loading.holds_encoder`; imports what it needs."""
    import_engine(ModelKind.EMBEDDING)
    from ..text.encoder.loading import holds_encoder

    return holds_encoder(folder)


def load_image_engine(folder: Path, name: str, **options: Any) -> ImageEngine:
    """See :func:`hfjax_demo.image.engine.load_engine`."""
    from ..image.engine import load_engine

    return load_engine(folder, name, **options)


@dataclass(frozen=True, slots=True)
class Facts:
    """What only a loaded engine knows of its model, or the server of a remote one. None and empty: not known yet."""

    has_chat_template: bool | None = None
    context_length: int | None = None
    max_context: int | None = None
    image: PipelineInfo | None = None
    architecture: str | None = None
    parameters: int | None = None
    formats: Mapping[str, int] = field(default_factory=dict)
    cache_dtype: str | None = None
    sees: bool | None = None
    recomputes: bool = False
    thinks: bool | None = None
    thinks_by_default: bool = False
    efforts: tuple[str, ...] = ()
    calls_tools: bool | None = None


def facts_of(engine: ServedEngine) -> Facts:
    """What a loaded engine tells."""
    from ..text.encoder.engine import EncoderEngine
    from ..text.engine import TextEngine  # by whoever loaded one
    from ..text.replicas import ReplicatedEngine

    if isinstance(engine, (TextEngine, ReplicatedEngine)):
        model = engine.model
        return Facts(
            has_chat_template=model.has_chat_template,
            context_length=engine.context_length,
            max_context=model.max_positions,
            architecture=model.architecture,
            parameters=model.parameters,
            formats=model.formats,
            cache_dtype=str(model.cache_dtype) if model.rounds_cache else None,
            sees=model.blind is None,
            recomputes=model.use.recomputes,
            thinks=engine.chat.thinks,
            thinks_by_default=engine.chat.thinks_by_default,
            efforts=engine.chat.efforts,
            calls_tools=engine.chat.calls_tools,
        )
    if isinstance(engine, EncoderEngine):
        return Facts(
            has_chat_template=False,
            context_length=engine.context_length,
            architecture=engine.model.architecture,
            parameters=engine.model.parameters,
            formats=engine.model.formats,
            sees=False,
            thinks=False,
            calls_tools=False,
        )
    return Facts(image=engine.info, architecture=engine.architecture, parameters=engine.parameters)


@contextlib.contextmanager
def _without_garbage_collection() -> Iterator[None]:
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()
