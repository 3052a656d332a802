"""Makes the engine of a loaded model: sets the shapes of its programs, and checks what they compute. Imports neither torch
nor transformers: a kept model (:mod:`.kept_model`) is served without them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from ..bridge.programs.compiler import Compiler
from ..bridge.programs.program_table import CompilationExecutor
from ..bridge.sharding import make_model_meshes
from ..errors import OutputMismatch
from ..settings import Settings, effective_visitor_limits
from .adaptive_block_size import max_steps
from .embedding_config import EmbeddingConfig, read_embedding_config
from .engine import TextEngine
from .kept_model import CodeSpec, KeptModel, forget_model
from .model import TextModel
from .program_specs import ProgramShapes
from .programs import MakeElsewhere, Programs
from .scheduler import UNPADDED_LENGTHS
from .sharding import page_bytes, state_bytes
from .slots import MemoryRequest, grant_any_memory

if TYPE_CHECKING:
    from ..bridge.functional import FunctionalModule, Params
    from .pictures.vision_encoder import VisionEncoder
    from .replicated_engine import ReplicatedEngine

OnDevice = Callable[[Callable[[], object]], object]
"""Calls a function that runs a program, where that is allowed, and returns its result."""


def restore_engine(
    kept: KeptModel,
    path: Path,
    name: str,
    *,
    settings: Settings,
    device: str,
    on_progress: Callable[[str, float | None], None],
    compiler: Compiler,
    maker: CompilationExecutor | None = None,
    request_memory: MemoryRequest = grant_any_memory,
    on_device: OnDevice = lambda run: run(),
    before_tracing: Callable[[], object] = lambda: None,
    make_elsewhere: MakeElsewhere | None = None,
) -> TextEngine | None:
    """Return the engine of a model that was kept, checked as when it is loaded; None if its weights are missing, incomplete or
    damaged. Arguments as for :func:`.engine_builder.load_engine`.

    Args:
        before_tracing: called before torch and transformers are imported, if a program has to be traced.
        make_elsewhere: has another process compile programs; None: they are traced in this one.
    """
    on_progress("mapping the weights", None)
    restored = restore_model(kept, path, name, before_tracing)
    if restored is None:
        return None
    params, model = restored
    engine = build_engine(
        params,
        model,
        settings=settings,
        device=device,
        compiler=compiler,
        maker=maker,
        request_memory=request_memory,
        form=read_embedding_config(path),
        make_elsewhere=make_elsewhere,
    )
    try:
        check_engine(engine, name, on_device, on_progress)
    except OutputMismatch:
        on_device(engine.free)
        if compiler.store is not None:
            forget_model(compiler.store)
        return None
    return engine


def restore_model(
    kept: KeptModel, path: Path, name: str, before_tracing: Callable[[], object] = lambda: None
) -> tuple[Params, TextModel] | None:
    """Return the weights and the model for :func:`restore_engine`."""
    (mesh,) = make_model_meshes(1, 1)

    def load_call(code: CodeSpec) -> FunctionalModule:
        before_tracing()
        from .loading import load_code  # torch and transformers, which only tracing needs

        return load_code(path, name, code, kept.properties)

    return kept.restore(mesh, load_call)


def check_engine(
    engine: TextEngine | ReplicatedEngine,
    name: str,
    on_device: OnDevice,
    on_progress: Callable[[str, float | None], None],
) -> None:
    """Compile what every request needs, and compare the results with PyTorch's.

    Raises:
        OutputMismatch: they differ.
    """
    engine.prepare(name)
    steps = engine.check(name)
    while on_device(lambda: next(steps, steps)) is not steps:
        on_progress("checking against PyTorch", None)


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
    make_elsewhere: MakeElsewhere | None = None,
) -> TextEngine:
    """Return an engine with the shapes of the settings; its context is no longer than the model was made for."""
    programs = make_programs(params, model, settings, compiler, maker, request_memory, make_elsewhere)
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
    make_elsewhere: MakeElsewhere | None = None,
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
        decode_steps=max_steps(model.platform, settings.engine_shapes.decode_block),
        padded=padded,
        one_by_one=model.one_by_one,
    )
    maker = CompilationExecutor() if maker is None else maker
    return Programs(model, params, shapes, compiler, maker, make_elsewhere)


def sequences_in_memory(model: TextModel, slots: int, pages: int, request_memory: MemoryRequest) -> int:
    """Return the number of sequences of so many pages that the cache is made for: as many as slots, or, where its memory is taken
    at once, as many as the memory is granted for, halving the number until it is, but at least one."""
    count, states = slots, 2 * slots * state_bytes(model)
    if not model.cache.takes_memory_lazily:
        while count > 1 and not request_memory((1 + count * pages) * page_bytes(model) + states):
            count = -(-count // 2)
    return count
