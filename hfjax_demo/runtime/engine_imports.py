"""Imports the engines when a model is first requested.

The engines import PyTorch, transformers and diffusers, which take several times as long to import as the rest of the program, so
the page is served before. Nothing else in ``runtime`` imports the engines, except for types.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from ..catalog import ModelKind
from ..importing import paused_collection
from .status import ModelFacts

if TYPE_CHECKING:
    from ..image.engine import ImageEngine
    from ..text.encoder.engine import EncoderEngine
    from ..text.engine import TextEngine
    from ..text.replicated_engine import ReplicatedEngine

ServedEngine: TypeAlias = "TextEngine | ReplicatedEngine | EncoderEngine | ImageEngine"

_ENGINE_MODULES = {
    ModelKind.TEXT: "hfjax_demo.text.engine_builder",
    ModelKind.IMAGE: "hfjax_demo.image.engine",
    ModelKind.EMBEDDING: "hfjax_demo.text.encoder.engine",
}

# Two threads that import transformers at the same time: see :func:`is_engine_imported`.
_import_lock = threading.Lock()


def import_engine(kind: ModelKind) -> None:
    """Import the modules that a model of this kind needs. Thread-safe; takes seconds the first time."""
    # What a loaded model consists of has to be collected one day; usually there is none before PyTorch is imported.
    with _import_lock, paused_collection(freeze="torch" not in sys.modules):
        if kind is ModelKind.IMAGE:
            from ..image import engine as image_engine  # noqa: F401
        else:
            # A text model's files may turn out to be those of an encoder.
            from ..text import engine_builder as text_engine  # noqa: F401
            from ..text.encoder import engine as encoder_engine  # noqa: F401

            quiet_transformers()  # a pipeline silences it when it imports it


def is_engine_imported(kind: ModelKind) -> bool:
    """Return whether :func:`import_engine` has completed. Never blocks.

    Code that needs transformers while a model may be loading must check this first, or call :func:`import_engine`: when two
    threads import transformers at the same time, Python gives one of them a partially initialized module.
    """
    if not _import_lock.acquire(blocking=False):
        return False  # an import is in progress
    try:
        return _ENGINE_MODULES[kind] in sys.modules
    finally:
        _import_lock.release()


def quiet_transformers() -> None:
    """Disable transformers' progress bars and warnings; progress is reported as events. Pipelines silence diffusers."""
    from transformers.utils import logging

    logging.disable_progress_bar()
    logging.set_verbosity_error()


def engine_loader(kind: ModelKind, *, is_encoder: bool) -> Callable[..., ServedEngine]:
    """Return the ``load_engine`` of this kind of model; :func:`import_engine` must have been called."""
    if is_encoder:
        from ..text.encoder import engine as encoders

        return encoders.load_engine
    if kind is ModelKind.IMAGE:
        from ..image import engine as images

        return images.load_engine
    from ..text import engine_builder

    return engine_builder.load_engine


def engine_facts(engine: ServedEngine) -> ModelFacts:
    """Return the facts of a loaded engine. Imports no other engine than its own."""
    image_engine: Any = sys.modules.get(_ENGINE_MODULES[ModelKind.IMAGE])
    if image_engine is not None and isinstance(engine, image_engine.ImageEngine):
        return ModelFacts(image=engine.info, architecture=engine.architecture, parameters=engine.parameters)
    from ..text.engine import TextEngine
    from ..text.replicated_engine import ReplicatedEngine

    if isinstance(engine, (TextEngine, ReplicatedEngine)):
        model = engine.model
        return ModelFacts(
            has_chat_template=model.has_chat_template,
            context_length=engine.context_length,
            max_context=model.max_positions,
            architecture=model.architecture,
            parameters=model.parameters,
            formats=model.formats,
            cache_dtype=str(model.cache_dtype) if model.rounds_cache else None,
            activations=model.activations if model.rounds_activations else None,
            sees=model.no_vision_reason is None,
            recomputes=model.use.recomputes,
            thinks=engine.chat.thinks,
            thinks_by_default=engine.chat.thinks_by_default,
            efforts=engine.chat.efforts,
            calls_tools=engine.chat.calls_tools,
        )
    from ..text.encoder.engine import EncoderEngine  # imports torch, which a kept text model is served without

    assert isinstance(engine, EncoderEngine)
    return ModelFacts(
        has_chat_template=False,
        context_length=engine.context_length,
        architecture=engine.model.architecture,
        parameters=engine.model.parameters,
        formats=engine.model.formats,
        sees=False,
        thinks=False,
        calls_tools=False,
    )
