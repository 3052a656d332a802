"""Makes the engine of a model's files: reads it, gives the programs their shapes, and checks what they answer."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from pathlib import Path

import torch

from ..bridge.functional import Params
from ..bridge.programs.compiler import Compiler
from ..bridge.programs.fingerprint import open_store
from ..bridge.programs.making import MakeAtOnce, ProgramMaker
from ..bridge.sharding import rows_of_devices
from ..errors import UnsupportedModel, WrongAnswer, first_line
from ..settings import Settings, limits_of, mesh_shape
from ..sources import FetchedAdapter
from .abstract import Shapes
from .drafter import Drafter, require_pair
from .embedding_form import EmbeddingForm, read_form
from .engine import TextEngine
from .kv_cache import RECOMPUTING, CacheUse, cache_positions
from .loading import load_replicas, load_text_model
from .model import SLIDING, TextModel
from .pacing import most_steps
from .pictures.sight import Sight, read_sight
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
    maker: ProgramMaker | None = None,
    ask_room: AskRoom = unlimited,
    on_device: Callable[[Callable[[], object]], object] = lambda run: run(),
    adapters: Sequence[FetchedAdapter] = (),
    drafter: tuple[Path, str] | None = None,
    offload: int = 0,
) -> TextEngine | ReplicatedEngine:
    """Load a model and check that the compiled programs answer as PyTorch does. Where they do not, it is loaded once more, to
    answer without a cache of its own (:data:`.kv_cache.RECOMPUTING`).

    Args:
        path: a folder with config, safetensors and tokenizer, as ``from_pretrained`` takes them, or a GGUF file.
        name: what people call the model.
        dtype: "float32", "bfloat16", "float16", "int8" or "float8" (of the weights alone).
        settings: among them the mesh and the dtype of the cache.
        device: its label, for the statistics.
        on_progress: told what loading is at.
        compiler: compiles the engine's programs, now and later on.
        maker: where it does so later on; None: wherever one is needed.
        ask_room: asked before the conversations take more memory than one that fills its context.
        on_device: calls what runs a program, where that may be done.
        adapters: to be merged into the weights.
        drafter: folder or file, and name, of a smaller model that guesses the next tokens.
        offload: see :func:`.loading.load_replicas`.

    Raises:
        InvalidSetting, UnsupportedModel: see :func:`.drafter.require_pair`.
        InvalidSetting: there are fewer devices than the mesh takes; or see :func:`.loading.load_replicas`.
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
        smaller = None if drafter is None else load_drafter(*drafter, name, loaded, dtype, settings, on_progress)
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
                smaller=smaller,
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
            raise wrong from None  # of both the better reason
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
    maker: ProgramMaker | None = None,
    ask_room: AskRoom = unlimited,
    sight: Sight | None = None,
    form: EmbeddingForm | None = None,
    smaller: tuple[Params, TextModel] | None = None,
) -> TextEngine:
    """An engine with the shapes that the settings ask for, no longer than the model was made for.

    ``smaller`` guesses the next tokens; see :func:`load_drafter`.
    """
    programs = make_programs(params, model, settings, compiler, maker)
    most = limits_of(settings).running
    drafter = None if smaller is None else Drafter(*smaller, programs)
    return TextEngine(model, programs, device, ask_room, most_running=most, sight=sight, form=form, drafter=drafter)


def load_drafter(
    path: Path,
    smaller_name: str,
    name: str,
    loaded: Sequence[tuple[Params, TextModel]],
    dtype: str,
    settings: Settings,
    on_progress: Callable[[str, float | None], None],
) -> tuple[Params, TextModel]:
    """The smaller model in ``path``, which guesses for the model ``name`` that has been ``loaded``.

    Raises:
        InvalidSetting, UnsupportedModel: see :func:`.drafter.require_pair` and :func:`.loading.load_text_model`.
    """
    on_progress(f"loading the draft model {smaller_name}", None)
    store = open_store(settings.cache_dir, path, dtype, (), settings.cache_dtype)
    params, smaller = load_text_model(path, smaller_name, dtype, on_progress, store, cache_dtype=settings.cache_dtype)
    require_pair([model for _, model in loaded], smaller, name, smaller_name)
    keep_findings(smaller, store)
    return params, smaller


def make_programs(
    params: Params,
    model: TextModel,
    settings: Settings,
    compiler: Compiler,
    maker: ProgramMaker | None = None,
) -> Programs:
    """The programs of an engine with the shapes that the settings ask for. None is compiled yet."""
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
    return Programs(model, params, shapes, compiler, positions, MakeAtOnce() if maker is None else maker)


def open_sight(path: Path, name: str, model: TextModel, compiler: Compiler) -> tuple[Sight | None, TextModel]:
    """The sight of a model whose folder has one, and the model with what goes with its pictures.

    A model whose pictures cannot be encoded as PyTorch does has no sight; it chats all the same, and says why it sees nothing.
    """
    dtype = str(model.dtype)
    other_kind = dataclasses.replace(model, blind="images are not supported for this language model")
    if model.use.recomputes or model.one_by_one or model.rope_switch is not None:
        return None, other_kind
    slides = model.mask_kinds is None or SLIDING in model.mask_kinds
    try:
        sight = read_sight(path, getattr(torch, dtype), model.window if slides else None, model.kinds)
        # Its own code wants other masks than pictures come with, or goes by the tokens' places.
        in_own_way = model.use.in_own_way and (sight.handing.masked or sight.handing.axes is not None)
        # Tokens that see each other go in together, and what goes in at once has no padding where there are states.
        if in_own_way or (model.stateful and sight.handing.masked):
            return None, other_kind
        sight.compile(name, compiler, model.mesh)
        difference = sight.difference()
        if not difference <= TOLERANCE[dtype]:
            raise ValueError(
                f"its vision encoder gives different values than in PyTorch, {difference:.3g} of their spread apart"
            )
    except Exception as error:  # whatever a foreign processor or encoder says has the same meaning here
        reason = first_line(error).split(". ")[0]
        return None, dataclasses.replace(model, blind=f"its image input is not supported ({reason})")
    return sight, dataclasses.replace(model, handing=sight.handing)
