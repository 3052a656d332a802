"""Makes the engine of a loaded model: sets the shapes of its programs, and checks what they compute. Imports neither torch
nor transformers: a kept model (:mod:`.kept_model`) is served without them."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from ..bridge.programs.compiler import Compiler
from ..bridge.programs.program_table import CompilationExecutor
from ..bridge.programs.store import ProgramStore
from ..bridge.sharding import make_model_meshes
from ..errors import OutputMismatch
from ..settings import BASE_CONTEXT, Settings, effective_visitor_limits, parse_prefix_cache
from .adaptive_block_size import max_steps
from .embedding_config import EmbeddingConfig, read_embedding_config
from .engine import TextEngine
from .kept_model import CodeSpec, KeptModel, forget_model
from .kept_pages import OnDevice, pages_of_piece, run_here
from .model import TextModel
from .page_files import PageFiles
from .program_specs import ProgramShapes
from .programs import MakeElsewhere, Programs
from .scheduler import UNPADDED_LENGTHS
from .sharding import page_bytes, state_bytes
from .slots import MemoryRequest, grant_any_memory

if TYPE_CHECKING:
    from ..bridge.functional import FunctionalModule, Params
    from .pictures.vision_encoder import VisionEncoder
    from .replicated_engine import ReplicatedEngine


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
    cache_bytes: int | None = None,
    on_device: OnDevice = run_here,
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
        cache_bytes=cache_bytes,
        form=read_embedding_config(path),
        make_elsewhere=make_elsewhere,
        page_files=page_files(settings, path, compiler.store),
        on_device=on_device,
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
    cache_bytes: int | None = None,
    vision_encoder: VisionEncoder | None = None,
    form: EmbeddingConfig | None = None,
    make_elsewhere: MakeElsewhere | None = None,
    page_files: PageFiles | None = None,
    on_device: OnDevice = run_here,
) -> TextEngine:
    """Return an engine with the shapes of the settings; its context is no longer than the model was made for, and than its memory
    holds. Arguments as for :func:`.engine_builder.load_engine`."""
    programs = make_programs(
        params,
        model,
        settings,
        compiler,
        maker,
        request_memory=request_memory,
        cache_bytes=cache_bytes,
        make_elsewhere=make_elsewhere,
    )
    programs.moved_pages = 0 if page_files is None else pages_of_piece(model)
    most = effective_visitor_limits(settings).running
    if settings.max_context is None:  # the whole text is one pass, whose memory grows with the square of its length
        form = form or EmbeddingConfig()
        form = dataclasses.replace(form, longest=min(form.longest or BASE_CONTEXT, BASE_CONTEXT))
    return TextEngine(
        model,
        programs,
        device,
        request_memory,
        max_running_per_visitor=most,
        vision_encoder=vision_encoder,
        form=form,
        page_files=page_files if programs.moved_pages else None,
        on_device=on_device,
    )


def page_files(settings: Settings, path: Path, store: ProgramStore | None) -> PageFiles | None:
    """Return the files of a model's pages (:mod:`.kept_pages`); None if none are kept."""
    limit = parse_prefix_cache(settings.prefix_cache)
    return None if store is None or not limit else PageFiles(store, path, limit)


def make_programs(
    params: Params,
    model: TextModel,
    settings: Settings,
    compiler: Compiler,
    maker: CompilationExecutor | None = None,
    *,
    request_memory: MemoryRequest = grant_any_memory,
    cache_bytes: int | None = None,
    make_elsewhere: MakeElsewhere | None = None,
) -> Programs:
    """Return the programs of an engine with the shapes of the settings. None is compiled yet."""
    context_length = settings.context_for(model.max_positions)
    own_attention = model.use.recomputes or model.use.computes_with_cache  # over all positions that are read
    if own_attention and settings.max_context is None:
        context_length = min(context_length, BASE_CONTEXT)
    pages = page_count(model, context_length, settings.slots, request_memory, cache_bytes)
    context_length = min(context_length, pages * model.cache.page)
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
        pages=1 + pages,
        positions=each * model.cache.page,
        prefill_chunks=prefill_chunks,
        decode_widths=model.cache.decode_widths(settings.slots),
        decode_steps=max_steps(model.platform, settings.engine_shapes.decode_block),
        padded=padded,
        one_by_one=model.one_by_one,
        verified=0
        if own_attention or model.stateful or model.rope_switch is not None
        else settings.engine_shapes.verified,
    )
    maker = CompilationExecutor() if maker is None else maker
    return Programs(model, params, shapes, compiler, maker, make_elsewhere)


def page_count(
    model: TextModel, context_length: int, slots: int, request_memory: MemoryRequest, cache_bytes: int | None
) -> int:
    """Return the number of pages that the cache is made for: those of as many sequences as slots that fill the context, or
    as many as fit, but at least those whose memory was reserved with the model's.

    Where pages take memory when they are first written, ``cache_bytes`` limits them. The limit has two significant digits (of
    base 8): programs depend on the number, and should be found again by a process that has a little more memory. Elsewhere all
    of them take memory now: the number is halved until the memory is granted.
    """
    page, least = page_bytes(model), model.cache.pages_for(min(context_length, BASE_CONTEXT))
    count, states = slots * model.cache.pages_for(context_length), 2 * slots * state_bytes(model)
    if model.cache.takes_memory_lazily:
        if cache_bytes is not None and page and (most := max(cache_bytes - states, 0) // page) < count:
            digit = 8 ** max(len(f"{most:o}") - 2, 0)
            count = max(most // digit * digit, least)
        return count
    while count > least and not request_memory((1 + count) * page + states):
        count = max(-(-count // 2), least)
    return count
