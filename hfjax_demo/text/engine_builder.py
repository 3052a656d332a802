"""Builds the engine from a model's files: loads the model, sets the shapes of its programs, and checks their results."""

from __future__ import annotations

import dataclasses
import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch

from ..bridge.functional import Params
from ..bridge.programs.compiler import Compiler
from ..bridge.programs.program_table import CompilationExecutor
from ..bridge.sharding import make_model_meshes
from ..errors import OutputMismatch, UnsupportedModel, first_line
from ..settings import Settings, parse_mesh_shape
from ..sources import FetchedAdapter
from .embedding_config import read_embedding_config
from .engine import TextEngine
from .engine_assembly import build_engine, check_engine, page_files
from .kept_model import keep_model
from .kept_pages import OnDevice, run_here
from .kv_cache import RECOMPUTING, CacheUse
from .loading import load_replicas
from .model import SLIDING, TextModel
from .model_findings import save_findings
from .pictures.vision_encoder import VisionEncoder, load_vision_encoder
from .reference_probe import TOLERANCE
from .replicated_engine import ReplicatedEngine, split_memory_requests
from .slots import MemoryRequest, grant_any_memory

_log = logging.getLogger(__name__)


def load_engine(
    path: Path,
    name: str,
    *,
    dtype: str,
    settings: Settings,
    device: str,
    on_progress: Callable[[str, float | None], None],
    compiler: Compiler,
    maker: CompilationExecutor | None = None,
    request_memory: MemoryRequest = grant_any_memory,
    cache_bytes: int | None = None,
    on_device: OnDevice = run_here,
    adapters: Sequence[FetchedAdapter] = (),
    offload: int = 0,
) -> TextEngine | ReplicatedEngine:
    """Load a model and check that the compiled programs compute what PyTorch does. If they do not, load it again without a cache
    of its own (:data:`.kv_cache.RECOMPUTING`).

    Args:
        path, name, dtype, adapters, offload: see :func:`.loading.load_replicas`.
        device: its label, for the statistics.
        on_progress: called with the present stage of loading.
        compiler: compiles the engine's programs, now and later.
        maker: runs later compilations; None: they run when a program is needed.
        request_memory: called before the caches take more memory than a sequence of :data:`~hfjax_demo.settings.BASE_CONTEXT`
            tokens.
        cache_bytes: memory that the caches may ever take; None: no limit.
        on_device: calls a function that runs a program, where that is allowed.

    Raises:
        InvalidSetting: there are fewer devices than the mesh has; or see :func:`.loading.load_replicas`.
        InvalidModelFolder, UnsupportedModel: see :func:`.loading.load_replicas`.
    """

    def built(use: CacheUse | None) -> tuple[TextEngine | ReplicatedEngine, Params]:
        loaded = load_replicas(
            path,
            name,
            dtype,
            on_progress,
            compiler.store,
            meshes=make_model_meshes(*parse_mesh_shape(settings.mesh)),
            cache_dtype=settings.cache_dtype,
            activations=settings.activations,
            context_for=settings.context_for,
            use=use,
            adapters=adapters,
            offload=offload,
        )
        vision_encoder, (_, model) = None, loaded[0]
        if model.no_vision_reason is None:
            on_progress("checking vision", None)
            vision_encoder, reason = load_checked_vision_encoder(path, name, model, compiler)
            spec = None if vision_encoder is None else vision_encoder.image_spec
            loaded = [
                (params, dataclasses.replace(each, image_spec=spec, no_vision_reason=reason)) for params, each in loaded
            ]
        own = settings.changed(slots=-(-settings.slots // len(loaded)))  # rows of devices share the slots
        rooms = [request_memory] if len(loaded) == 1 else split_memory_requests(request_memory, len(loaded))
        rows = [
            build_engine(
                params,
                model,
                settings=own,
                device=device,
                compiler=compiler,
                maker=maker,
                request_memory=room,
                cache_bytes=None if cache_bytes is None else cache_bytes // len(loaded),
                vision_encoder=vision_encoder,
                form=read_embedding_config(path),
                page_files=page_files(settings, path, compiler.store),
                on_device=on_device,
            )
            for (params, model), room in zip(loaded, rooms, strict=True)
        ]
        return rows[0] if len(rows) == 1 else ReplicatedEngine(rows), loaded[0][0]

    engine, params = built(None)
    try:
        check_engine(engine, name, on_device, on_progress)
    except OutputMismatch as wrong:
        if engine.model.use.recomputes:
            raise
        on_device(engine.free)
        try:
            engine, params = built(RECOMPUTING)
            check_engine(engine, name, on_device, on_progress)
        except UnsupportedModel:
            raise wrong from None  # the better of the two reasons
    store = compiler.store
    if store is not None:
        save_findings(engine.model, store)
        if isinstance(engine, TextEngine) and engine.model.mesh.size == 1 and not offload:
            checked_for = settings.context_for(engine.model.max_positions)
            weights: Any = params
            if engine.model.mesh.devices.item().platform == "cpu":
                # Views of the arrays' memory, which outlast the arrays: a model may be closed before it is stored.
                weights = {key: np.asarray(array) for key, array in params.items()}
            kept = weights, engine.model, path, checked_for, store
            (maker or CompilationExecutor()).start(lambda: _keep(name, *kept))
    return engine


def _keep(name: str, *kept: Any) -> None:
    """Call :func:`.kept_model.keep_model`. An error is logged: nobody waits for it, and the model serves."""
    try:
        keep_model(*kept)
    except Exception:
        _log.warning("%s could not be stored for the next start.", name, exc_info=True)


def load_checked_vision_encoder(
    path: Path, name: str, model: TextModel, compiler: Compiler
) -> tuple[VisionEncoder | None, str | None]:
    """Return the vision part of a model whose folder has one; None if its images cannot be encoded as in PyTorch, and the reason,
    for :attr:`.model.TextModel.no_vision_reason`."""
    dtype = str(model.dtype)
    not_for_this_model = None, "images are not supported for this language model"
    if model.use.recomputes or model.one_by_one or model.rope_switch is not None:
        return not_for_this_model
    slides = model.masks.kinds is None or SLIDING in model.masks.kinds
    try:
        vision_encoder = load_vision_encoder(
            path, getattr(torch, dtype), model.masks.window if slides else None, model.kinds
        )
        spec = vision_encoder.image_spec
        # Its own code needs other masks than images have, or depends on the tokens' indices.
        depends_on_cache_internals = model.use.depends_on_cache_internals and (spec.masked or spec.axes is not None)
        # Tokens that attend to each other are prefilled together, without padding if there are states.
        if depends_on_cache_internals or (model.stateful and spec.masked):
            return not_for_this_model
        vision_encoder.compile(name, compiler, model.mesh)
        difference = vision_encoder.difference()
        if not difference <= TOLERANCE[dtype]:
            raise ValueError(
                f"its vision encoder gives different values than in PyTorch, {difference:.3g} of their spread apart"
            )
    except Exception as error:  # third-party processors and encoders may raise anything; the meaning is the same
        return None, f"its image input is not supported ({first_line(error).split('. ')[0]})"
    return vision_encoder, None
