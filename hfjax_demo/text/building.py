"""Makes the engine of a model folder: reads it, gives the programs their shapes, and checks what they answer."""

from __future__ import annotations

import contextlib
import dataclasses
import functools
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from ..bridge.compiler import Compiler
from ..bridge.functional import Params
from ..bridge.sharding import rows_of_devices
from ..errors import EngineFailed
from ..settings import Settings, mesh_shape
from .engine import AskRoom, TextEngine, unlimited
from .kv_cache import cache_positions
from .leading import Followers, LeadingPrograms
from .loading import load_replicas
from .model import TextModel
from .programs import Programs, Shapes, decode_widths
from .replicas import ReplicatedEngine, sharing_room


class Group(Protocol):
    """The other processes that devices of a mesh belong to."""

    def load(self, model: str, dtype: str) -> Followers:
        """Have them load a model, by its name here; they are to be waited for."""
        ...


def load_engine(
    folder: Path,
    name: str,
    *,
    dtype: str,
    settings: Settings,
    device: str,
    on_progress: Callable[[str, float | None], None],
    compiler: Compiler,
    ask_room: AskRoom = unlimited,
    group: Group | None = None,
) -> TextEngine | ReplicatedEngine:
    """Load a model folder and check that the compiled programs answer as PyTorch does. Call on the device thread.

    Args:
        folder: config, safetensors and tokenizer, as ``from_pretrained`` takes them.
        name: what people call the model.
        dtype: "float32", "bfloat16", "float16" or "int8" (of the weights alone).
        settings: among them the mesh.
        device: its label, for the statistics.
        on_progress: told what loading is at.
        compiler: makes the engine's programs, now and later on.
        ask_room: asked before the conversations take more memory than one that fills its context.
        group: the processes that the other devices of the mesh belong to, where this one leads some.

    Raises:
        EngineFailed: one of those could not load it, or is gone.
        InvalidSetting: there are fewer devices than the mesh takes.
        InvalidModelFolder, UnsupportedModel: see :func:`.loading.load_text_model`.
    """
    leading: list[Callable[..., Programs]] = []
    followers = None if group is None else group.load(name, dtype)
    try:
        try:
            loaded = _load(folder, name, dtype, settings, on_progress, compiler)
        except BaseException:
            with contextlib.suppress(EngineFailed):  # theirs, which is likely to be the same
                if followers is not None:
                    followers.wait()
            raise
        if followers is not None:
            followers.wait()
            leading = [functools.partial(LeadingPrograms, followers=followers, row=row) for row in range(len(loaded))]
        own = _of_a_row(settings, len(loaded))
        rooms = [ask_room] if len(loaded) == 1 else sharing_room(ask_room, len(loaded))
        rows = [
            build_engine(params, model, settings=own, device=device, compiler=compiler, ask_room=room, make=make)
            for (params, model), room, make in zip(loaded, rooms, leading or [Programs] * len(loaded), strict=True)
        ]
        engine = rows[0] if len(rows) == 1 else ReplicatedEngine(rows)
        engine.check(name)
    except BaseException:
        with contextlib.suppress(EngineFailed):
            if followers is not None:
                followers.tell("forget")
        raise
    return engine


def load_programs(
    folder: Path,
    name: str,
    dtype: str,
    settings: Settings,
    on_progress: Callable[[str, float | None], None],
    compiler: Compiler,
) -> list[Programs]:
    """What :func:`load_engine` gives each row of devices, for a process that follows another one's engine."""
    loaded = _load(folder, name, dtype, settings, on_progress, compiler)
    own = _of_a_row(settings, len(loaded))
    return [make_programs(params, model, own, compiler) for params, model in loaded]


def _load(
    folder: Path,
    name: str,
    dtype: str,
    settings: Settings,
    on_progress: Callable[[str, float | None], None],
    compiler: Compiler,
) -> list[tuple[Params, TextModel]]:
    meshes = rows_of_devices(*mesh_shape(settings.mesh))
    return load_replicas(folder, name, dtype, on_progress, compiler.store, meshes)


def _of_a_row(settings: Settings, rows: int) -> Settings:
    """The settings of one of so many rows of devices, which share the slots."""
    return dataclasses.replace(settings, slots=-(-settings.slots // rows))


def build_engine(
    params: Params,
    model: TextModel,
    *,
    settings: Settings,
    device: str,
    compiler: Compiler,
    ask_room: AskRoom = unlimited,
    make: Callable[..., Programs] = Programs,
) -> TextEngine:
    """An engine with the shapes that the settings ask for, no longer than the model was made for."""
    return TextEngine(model, make_programs(params, model, settings, compiler, make), device, ask_room)


def make_programs(
    params: Params,
    model: TextModel,
    settings: Settings,
    compiler: Compiler,
    make: Callable[..., Programs] = Programs,
) -> Programs:
    """The programs of an engine with the shapes that the settings ask for. None is compiled yet.

    Args:
        make: :class:`.programs.Programs`, or what stands in for it.
    """
    context_length = min(settings.context_length, model.max_positions or settings.context_length)
    most = cache_positions(context_length)
    prefill_chunks = tuple(length for length in settings.prefill_chunks if length <= most) or (most,)
    shapes = Shapes(
        slots=settings.slots,
        context_length=context_length,
        prefill_chunks=prefill_chunks,
        decode_widths=decode_widths(settings.slots),
        decode_steps=settings.decode_block,
    )
    positions = cache_positions(min(max(settings.initial_positions, prefill_chunks[0]), context_length))
    return make(model, params, shapes, compiler, positions)
