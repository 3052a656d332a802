"""The engines, imported when a model is first asked for.

They bring PyTorch, transformers and diffusers with them, which take several times as long to import as all the rest of the
program: the page is up before that. Nothing else in ``runtime`` imports them, except for types.
"""

from __future__ import annotations

import gc
import sys
import threading
from typing import TYPE_CHECKING, TypeAlias

from ..catalog import ModelKind
from .status import Facts

if TYPE_CHECKING:
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
    with _importing:
        first, collects = "torch" not in sys.modules, gc.isenabled()
        gc.disable()
        try:
            if kind is ModelKind.IMAGE:
                from ..image import engine as image_engine  # noqa: F401
            else:
                # A text model may turn out to be an encoder.
                from ..text import building as text_engine  # noqa: F401
                from ..text.encoder import engine as encoder_engine  # noqa: F401
            quiet_transformers()
            if first:  # no model is loaded yet that could end up among what is never looked at again
                gc.freeze()
        finally:
            if collects:
                gc.enable()


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
