"""Builds the engine from a model's files: loads the model, sets the shapes of its programs, and checks their results."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from pathlib import Path

import torch

from ..bridge.functional import Params
from ..bridge.programs.compiler import Compiler
from ..bridge.programs.making import InlineCompiler, ProgramCompiler
from ..bridge.sharding import rows_of_devices
from ..errors import UnsupportedModel, WrongAnswer, first_line
from ..settings import Settings, limits_of, mesh_shape
from ..sources import FetchedAdapter
from .abstract import Shapes
from .embedding_config import EmbeddingConfig, read_form
from .engine import TextEngine
from .kv_cache import RECOMPUTING, CacheUse, cache_positions
from .loading import load_replicas
from .model import SLIDING, TextModel
from .pacing import most_steps
from .pictures.vision_encoder import VisionEncoder, load_vision_encoder
from .probing import TOLERANCE, keep_findings
from .programs import Programs
from .replicas import ReplicatedEngine, sharing_room
from .scheduler import UNPADDED
from .slots import AskRoom, unlimited


def load_engine(
    path: Path,
    name: str,
    *,
    dtype: str,
    settings: Settings,
    device: str,
    on_progress: Callable[[str, float | None], None],
    compiler: Compiler,
    maker: ProgramCompiler | None = None,
    ask_room: AskRoom = unlimited,
    on_device: Callable[[Callable[[], object]], object] = lambda run: run(),
    adapters: Sequence[FetchedAdapter] = (),
    offload: int = 0,
) -> TextEngine | ReplicatedEngine:
    """Load a model and check that the compiled programs compute what PyTorch does. If they do not, load it again without a cache
    of its own (:data:`.kv_cache.RECOMPUTING`).

    Args:
        path: a folder with config, safetensors and tokenizer, as ``from_pretrained`` takes them, or a GGUF file.
        name: the model's name in messages.
        dtype: "float32", "bfloat16", "float16", "int8" or "float8" (of the weights only).
        settings: the mesh, the dtype of the cache and others.
        device: its label, for the statistics.
        on_progress: called with the present stage of loading.
        compiler: compiles the engine's programs, now and later.
        maker: runs later compilations; None: they run when a program is needed.
        ask_room: called before the caches take more memory than one sequence that fills the context.
        on_device: calls a function that runs a program, where that is allowed.
        adapters: merged into the weights.
        offload: see :func:`.loading.load_replicas`.

    Raises:
        InvalidSetting: there are fewer devices than the mesh has; or see :func:`.loading.load_replicas`.
        InvalidModelFolder, UnsupportedModel: see :func:`.loading.load_text_model`.
    """

    def built(use: CacheUse | None) -> TextEngine | ReplicatedEngine:
        loaded = load_replicas(
            path,
            name,
            dtype,
            on_progress,
            compiler.store,
            meshes=rows_of_devices(*mesh_shape(settings.mesh)),
            cache_dtype=settings.cache_dtype,
            longest=settings.context_length,
            use=use,
            adapters=adapters,
            offload=offload,
        )
        sight, (_, model) = None, loaded[0]
        if model.blind is None:
            on_progress("checking vision", None)
            sight, model = open_sight(path, name, model, compiler)
            loaded = [
                (params, dataclasses.replace(each, handing=model.handing, blind=model.blind)) for params, each in loaded
            ]
        own = settings.changed(slots=-(-settings.slots // len(loaded)))  # rows of devices share the slots
        rooms = [ask_room] if len(loaded) == 1 else sharing_room(ask_room, len(loaded))
        rows = [
            build_engine(
                params,
                model,
                settings=own,
                device=device,
                compiler=compiler,
                maker=maker,
                ask_room=room,
                sight=sight,
                form=read_form(path),
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
    except WrongAnswer as wrong:
        if engine.model.use.recomputes:
            raise
        on_device(engine.free)
        try:
            engine = built(RECOMPUTING)
            check(engine)
        except UnsupportedModel:
            raise wrong from None  # the better of the two reasons
    if compiler.store is not None:
        keep_findings(engine.model, compiler.store)
    return engine


def build_engine(
    params: Params,
    model: TextModel,
    *,
    settings: Settings,
    device: str,
    compiler: Compiler,
    maker: ProgramCompiler | None = None,
    ask_room: AskRoom = unlimited,
    sight: VisionEncoder | None = None,
    form: EmbeddingConfig | None = None,
) -> TextEngine:
    """Return an engine with the shapes of the settings; its context is no longer than the model was made for."""
    programs = make_programs(params, model, settings, compiler, maker)
    most = limits_of(settings).running
    return TextEngine(model, programs, device, ask_room, most_running=most, sight=sight, form=form)


def make_programs(
    params: Params,
    model: TextModel,
    settings: Settings,
    compiler: Compiler,
    maker: ProgramCompiler | None = None,
) -> Programs:
    """Return the programs of an engine with the shapes of the settings. None is compiled yet."""
    context_length = min(settings.context_length, model.max_positions or settings.context_length)
    most = cache_positions(context_length)
    prefill_chunks = tuple(length for length in settings.prefill_chunks if length <= most) or (most,)
    padded = model.one_by_one or not model.stateful
    if not padded:
        prefill_chunks = (*(length for length in UNPADDED if length < prefill_chunks[0]), *prefill_chunks)
    shapes = Shapes(
        slots=settings.slots,
        context_length=context_length,
        prefill_chunks=prefill_chunks,
        decode_widths=model.cache.decode_widths(settings.slots),
        decode_steps=most_steps(model.call.platform, settings.decode_block),
        padded=padded,
        one_by_one=model.one_by_one,
    )
    positions = cache_positions(min(max(settings.initial_positions, prefill_chunks[0]), context_length))
    return Programs(model, params, shapes, compiler, positions, InlineCompiler() if maker is None else maker)


def open_sight(path: Path, name: str, model: TextModel, compiler: Compiler) -> tuple[VisionEncoder | None, TextModel]:
    """Return the vision part of a model whose folder has one, and the model with the inputs that its images need.

    If its images cannot be encoded as in PyTorch, there is no vision part; the model still chats, and ``blind`` says why.
    """
    dtype = str(model.dtype)
    other_kind = dataclasses.replace(model, blind="images are not supported for this language model")
    if model.use.recomputes or model.one_by_one or model.rope_switch is not None:
        return None, other_kind
    slides = model.mask_kinds is None or SLIDING in model.mask_kinds
    try:
        sight = load_vision_encoder(path, getattr(torch, dtype), model.window if slides else None, model.kinds)
        # Its own code needs other masks than images have, or depends on the tokens' indices.
        in_own_way = model.use.in_own_way and (sight.handing.masked or sight.handing.axes is not None)
        # Tokens that attend to each other are prefilled together, without padding if there are states.
        if in_own_way or (model.stateful and sight.handing.masked):
            return None, other_kind
        sight.compile(name, compiler, model.mesh)
        difference = sight.difference()
        if not difference <= TOLERANCE[dtype]:
            raise ValueError(
                f"its vision encoder gives different values than in PyTorch, {difference:.3g} of their spread apart"
            )
    except Exception as error:  # third-party processors and encoders may raise anything; the meaning is the same
        reason = first_line(error).split(". ")[0]
        return None, dataclasses.replace(model, blind=f"its image input is not supported ({reason})")
    return sight, dataclasses.replace(model, handing=sight.handing)
