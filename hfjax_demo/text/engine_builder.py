"""Builds the engine from a model's files: loads the model, sets the shapes of its programs, and checks their results."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from pathlib import Path

import torch

from ..bridge.functional import Params
from ..bridge.programs.compiler import Compiler
from ..bridge.programs.program_table import CompilationExecutor
from ..bridge.sharding import make_model_meshes
from ..errors import OutputMismatch, UnsupportedModel, first_line
from ..settings import Settings, effective_visitor_limits, parse_mesh_shape
from ..sources import FetchedAdapter
from .adaptive_block_size import max_steps
from .embedding_config import EmbeddingConfig, read_embedding_config
from .engine import TextEngine
from .kv_cache import RECOMPUTING, CacheUse
from .loading import load_replicas
from .model import SLIDING, TextModel
from .pictures.vision_encoder import VisionEncoder, load_vision_encoder
from .program_specs import ProgramShapes
from .programs import Programs
from .reference_probe import TOLERANCE, save_findings
from .replicated_engine import ReplicatedEngine, split_memory_requests
from .scheduler import UNPADDED_LENGTHS
from .sharding import page_bytes, state_bytes
from .slots import MemoryRequest, grant_any_memory


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
    on_device: Callable[[Callable[[], object]], object] = lambda run: run(),
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
        request_memory: called before the caches take more memory than one sequence that fills the context.
        on_device: calls a function that runs a program, where that is allowed.

    Raises:
        InvalidSetting: there are fewer devices than the mesh has; or see :func:`.loading.load_replicas`.
        InvalidModelFolder, UnsupportedModel: see :func:`.loading.load_replicas`.
    """

    def built(use: CacheUse | None) -> TextEngine | ReplicatedEngine:
        loaded = load_replicas(
            path,
            name,
            dtype,
            on_progress,
            compiler.store,
            meshes=make_model_meshes(*parse_mesh_shape(settings.mesh)),
            cache_dtype=settings.cache_dtype,
            longest=settings.context_length,
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
                vision_encoder=vision_encoder,
                form=read_embedding_config(path),
            )
            for (params, model), room in zip(loaded, rooms, strict=True)
        ]
        return rows[0] if len(rows) == 1 else ReplicatedEngine(rows)

    def check(engine: TextEngine | ReplicatedEngine) -> None:
        engine.prepare(name)
        steps = engine.check(name)
        while on_device(lambda: next(steps, steps)) is not steps:
            on_progress("checking against PyTorch", None)

    engine = built(None)
    try:
        check(engine)
    except OutputMismatch as wrong:
        if engine.model.use.recomputes:
            raise
        on_device(engine.free)
        try:
            engine = built(RECOMPUTING)
            check(engine)
        except UnsupportedModel:
            raise wrong from None  # the better of the two reasons
    if compiler.store is not None:
        save_findings(engine.model, compiler.store)
    return engine


def build_engine(
    params: Params,
    model: TextModel,
    *,
    settings: Settings,
    device: str,
    compiler: Compiler,
    maker: CompilationExecutor | None = None,
    request_memory: MemoryRequest = grant_any_memory,
    vision_encoder: VisionEncoder | None = None,
    form: EmbeddingConfig | None = None,
) -> TextEngine:
    """Return an engine with the shapes of the settings; its context is no longer than the model was made for."""
    programs = make_programs(params, model, settings, compiler, maker, request_memory)
    most = effective_visitor_limits(settings).running
    return TextEngine(
        model, programs, device, request_memory, max_running_per_visitor=most, vision_encoder=vision_encoder, form=form
    )


def make_programs(
    params: Params,
    model: TextModel,
    settings: Settings,
    compiler: Compiler,
    maker: CompilationExecutor | None = None,
    request_memory: MemoryRequest = grant_any_memory,
) -> Programs:
    """Return the programs of an engine with the shapes of the settings. None is compiled yet."""
    context_length = min(settings.context_length, model.max_positions or settings.context_length)
    prefill_chunks = tuple(length for length in settings.engine_shapes.prefill_chunks if length <= context_length) or (
        context_length,
    )
    padded = model.one_by_one or not model.stateful
    if not padded:
        prefill_chunks = (*(length for length in UNPADDED_LENGTHS if length < prefill_chunks[0]), *prefill_chunks)
    each = model.cache.pages_for(context_length)
    shapes = ProgramShapes(
        slots=settings.slots,
        context_length=context_length,
        pages=1 + each * sequences_in_memory(model, settings.slots, each, request_memory),
        positions=each * model.cache.page,
        prefill_chunks=prefill_chunks,
        decode_widths=model.cache.decode_widths(settings.slots),
        decode_steps=max_steps(model.call.platform, settings.engine_shapes.decode_block),
        padded=padded,
        one_by_one=model.one_by_one,
    )
    return Programs(model, params, shapes, compiler, CompilationExecutor() if maker is None else maker)


def sequences_in_memory(model: TextModel, slots: int, pages: int, request_memory: MemoryRequest) -> int:
    """Return the number of sequences of so many pages that the cache is made for: as many as slots, or, where its memory is taken
    at once, as many as the memory is granted for, halving the number until it is, but at least one."""
    count, states = slots, 2 * slots * state_bytes(model)
    if not model.cache.takes_memory_lazily:
        while count > 1 and not request_memory((1 + count * pages) * page_bytes(model) + states):
            count = -(-count // 2)
    return count


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
