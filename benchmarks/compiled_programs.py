"""The programs of a model, compiled for devices that are not here, and what the compiler says of each.

This is the side of ``compile`` that runs in a process of its own: what JAX is told of devices has to be told before it
starts. Nothing here holds a number of the model: weights and caches are shapes with shardings, and the functions that are traced
are those that serving compiles (:mod:`hfjax_demo.text.abstract`, :class:`hfjax_demo.bridge.compiled.CompiledModule`).
"""

from __future__ import annotations

import dataclasses
import functools
import math
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
from jax.sharding import Mesh, NamedSharding

from hfjax_demo.bridge.compiled import CompiledModule, described
from hfjax_demo.bridge.functional import multiplied
from hfjax_demo.bridge.lowerings.layers import register_lowerings
from hfjax_demo.bridge.lowerings.pictures import register_picture_lowerings
from hfjax_demo.bridge.offloading import is_in_host_memory
from hfjax_demo.bridge.platforms import Platform, for_platform
from hfjax_demo.bridge.programs.compiler import Compiler, compiler_options
from hfjax_demo.bridge.sharding import cache_sharding, column_of_devices, make_mesh
from hfjax_demo.catalog import ModelKind
from hfjax_demo.errors import UserError
from hfjax_demo.settings import TEXT_ONLY_DTYPES, Settings, layers_on_host, mesh_shape
from hfjax_demo.sources.gguf_file import is_gguf, read_header

from .accelerators import Accelerator, accelerator
from .compile import PRECISION
from .hlo import Hlo
from .traffic import traffic

# How XLA begins to say that a device has too little memory.
_NO_ROOM = "RESOURCE_EXHAUSTED"


def precision_of(kind: ModelKind, settings: Settings) -> str:
    """What a model is compiled in: the settings' choice where its kind comes in that, unless they leave it to the device."""
    others = TEXT_ONLY_DTYPES if kind is ModelKind.IMAGE else ()
    return PRECISION if settings.dtype in ("auto", *others) else settings.dtype


@dataclass(frozen=True, slots=True)
class Told:
    """What the compiler says of one program, of each of its devices. Bytes and operations are of one call, whose loops count as
    :mod:`benchmarks.traffic` says: of a decode one step.

    Attributes:
        name: what the program is for.
        dtype: that it computes in.
        slots: conversations, or pictures.
        tokens: that a decode step or a prefill gives or takes; None of a picture's module.
        must_bytes: see :mod:`benchmarks.compile`.
        held_bytes: what lies in memory while it runs besides its temporary memory: all weights, and every slot's cache.
        compile_s: tracing, lowering and compiling.
        moved_bytes: that it does read and write; of conditional branches the dearest.
        collectives: of each kind and number of bytes, how many; those of a decode step alone.
        too_large: what the compiler said that gave up because the program does not fit the device; what it would have told is
            then None. None: it did not give up.
        host_bytes: of weights that stay in the host's memory and come over in every step.
    """

    name: str
    dtype: str
    slots: int
    tokens: int | None
    must_bytes: int
    held_bytes: int
    compile_s: float
    moved_bytes: int | None = None
    temporary_bytes: int | None = None
    flops: int | None = None
    collectives: tuple[Mapping[str, Any], ...] = ()
    too_large: str | None = None
    host_bytes: int = 0


def compile_all(
    path: str, name: str, kind: ModelKind, device: str, mesh: str | None, slots: int, tokens: int, settings: Settings
) -> Iterator[Told]:
    """Compile all programs of a model, one after the other. Called in a process of its own.

    Args:
        path: a folder with configurations, or a GGUF file; weights are not read.
        name: what people call the model.
        device: one of :mod:`.accelerators`.
        mesh: as in the settings.
        slots: conversations of a text model at a time.
        tokens: that the longest conversation has.
        settings: lengths of contexts and chunks, and the precision.

    Raises:
        HfjaxError: the model cannot be run.
    """
    target = accelerator(device)
    rows, columns = mesh_shape(mesh)
    with for_platform(target.platform):
        if kind is ModelKind.TEXT:
            devices = make_mesh(target.devices(columns))
            yield from _text_programs(Path(path), name, target, devices, -(-slots // rows), tokens, settings)
        else:
            yield from _picture_programs(Path(path), name, target, rows, precision_of(kind, settings))


def _compile(
    target: Accelerator,
    function: Callable[..., Any],
    arguments: tuple[Any, ...],
    donate_argnums: tuple[int, ...],
    filled: float,
    **known: Any,
) -> tuple[Told, Any]:
    """Compile; ``known`` are those fields of the answer that the program itself does not say. Also the shapes of its results."""
    started = time.perf_counter()
    traced = jax.jit(function, donate_argnums=donate_argnums).trace(*arguments)
    known.setdefault("held_bytes", sum(_own_bytes(leaf) for leaf in jax.tree.leaves(arguments)))
    try:
        compiled = traced.lower(lowering_platforms=(target.lowering,)).compile(compiler_options(target.platform))
    except jax.errors.JaxRuntimeError as error:
        if _NO_ROOM not in str(error):
            raise
        reason = " ".join(str(error).split())
        return Told(compile_s=round(time.perf_counter() - started, 2), too_large=reason, **known), traced.out_info
    seconds = round(time.perf_counter() - started, 2)
    hlo = Hlo(compiled.as_text())
    counted = traffic(hlo, on_chip=target.platform is Platform.TPU, filled=filled)
    exchanges = hlo.exchanges()
    inner = Counter((found.kind, found.bytes) for found in [each for each in exchanges if each.loops] or exchanges)
    told = Told(
        moved_bytes=counted.bytes,
        temporary_bytes=compiled.memory_analysis().temp_size_in_bytes,
        flops=counted.operations,
        collectives=tuple({"kind": kind, "bytes": size, "count": count} for (kind, size), count in inner.items()),
        compile_s=seconds,
        **known,
    )
    return told, traced.out_info


def _text_programs(
    path: Path, name: str, target: Accelerator, mesh: Mesh, slots: int, tokens: int, settings: Settings
) -> Iterator[Told]:
    from hfjax_demo.text.abstract import DECODE, Key, Shapes, abstract_program
    from hfjax_demo.text.kv_cache import cache_positions
    from hfjax_demo.text.unloaded import unloaded_text_model

    dtype = precision_of(ModelKind.TEXT, settings)
    offload = layers_on_host(settings.offload) or 0
    if offload and target.platform is Platform.GPU:
        raise UserError("JAX knows no host of a GPU that is not here; leave offload at 0, or choose a TPU.")
    params, model = unloaded_text_model(
        _text_config(path, name), name, dtype=dtype, mesh=mesh, cache_dtype=settings.cache_dtype, offload=offload
    )
    host = sum(_size(array) - _own_bytes(array) for array in params.values())
    context = min(settings.context_length, model.max_positions or settings.context_length)
    positions = cache_positions(context)
    chunk = max((length for length in settings.prefill_chunks if length <= positions), default=positions)
    shapes = Shapes(slots, context, (chunk,), (slots,), settings.decode_block)
    bucket = min(bucket_of(tokens), positions)
    read = next(read for read in model.cache.reads(positions) if read >= tokens)  # as an engine's programs do
    weights = sum(_size(array) for array in multiplied(params, model.call).values())
    slot = cache_bytes(model, bucket)
    held = 0
    for kind, size, must in ((DECODE, slots, weights + slots * slot), ("prefill", chunk, weights + slot)):
        key = Key(kind, size, positions, read if kind == DECODE and read < positions else 0)
        made = abstract_program(model, params, shapes, key)
        known: dict[str, Any] = {"held_bytes": held} if held else {}
        told, _ = _compile(
            target,
            made.function,
            made.arguments,
            made.donate_argnums,
            bucket / positions,
            name=made.name,
            dtype=dtype,
            slots=slots,
            tokens=size,
            must_bytes=must,
            host_bytes=host,
            **known,
        )
        held = told.held_bytes  # a decode has the caches of all slots among its arguments, a prefill its own alone
        yield told


def _text_config(path: Path, name: str) -> Any:
    if is_gguf(path):
        from hfjax_demo.text.gguf_model import read_config

        return read_config(read_header(path, name), name)
    from transformers import AutoConfig

    return AutoConfig.from_pretrained(path, trust_remote_code=False, local_files_only=True).get_text_config()


def bucket_of(tokens: int) -> int:
    """Positions that are read for a conversation of so many tokens: the power of two that holds them, 64 at least."""
    return max(64, 1 << (tokens - 1).bit_length())


def cache_bytes(model: Any, positions: int) -> int:
    """The bytes of one device's states, keys and values of one conversation, up to so many positions; sliding layers see no more
    than their window."""
    from hfjax_demo.text.model import SLIDING

    kinds = getattr(model.call.module.config, "layer_types", None) or ()
    total = 0
    for layer, shape in enumerate(model.use.shapes):
        slides = model.window is not None and (kinds[layer] == SLIDING if kinds else True)
        seen = min(positions, model.window) if slides else positions
        (heads,) = cache_sharding(shape.kv_heads, model.mesh, dimension=0).shard_shape((shape.kv_heads,))
        total += heads * seen * (shape.key_dim + shape.value_dim) * model.cache_dtype.itemsize
        total += sum(math.prod(state.shape) * jnp.dtype(state.dtype).itemsize for state in shape.states)
    return total


def _own_bytes(array: Any) -> int:
    """Of one device's part, in its memory."""
    return 0 if is_in_host_memory(array) else _size(array)


def _size(array: Any) -> int:
    return int(math.prod(array.sharding.shard_shape(array.shape)) * array.dtype.itemsize)


class _OnlyCompiles(Compiler):
    """Compiles for the target instead of for a device that is here; what its programs give is zeros."""

    def __init__(self, tell: Callable[[str, Callable[..., Any], tuple[Any, ...]], Any], mesh: Mesh) -> None:
        super().__init__()
        self._tell = tell
        self._mesh = mesh

    def compile(self, what: str, function: Callable[..., Any], *arguments: Any, **_: Any) -> Any:
        def elsewhere(leaf: Any) -> Any:
            return jax.ShapeDtypeStruct(leaf.shape, leaf.dtype, sharding=NamedSharding(self._mesh, leaf.sharding.spec))

        shapes, results = jax.tree.flatten(self._tell(what, function, jax.tree.map(elsewhere, arguments)))
        return _Zeros(tuple(shapes), results)


@dataclass(frozen=True, eq=False, slots=True)
class _Zeros:
    """Stands where a :class:`hfjax_demo.bridge.programs.compiler.Program` does."""

    shapes: tuple[Any, ...]
    results: Any

    def leaves(self, *_: Any) -> list[jax.Array]:
        return [jnp.zeros(shape.shape, shape.dtype) for shape in self.shapes]


def _picture_programs(folder: Path, name: str, target: Accelerator, rows: int, dtype: str) -> Iterator[Told]:
    from hfjax_demo.image.components import swap_modules

    from .unloaded_pipeline import unloaded_pipeline

    register_lowerings()
    register_picture_lowerings()
    mesh = Mesh(target.devices(rows), ("data",))
    found: list[Told] = []

    def tell(what: str, function: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        params, arrays = arguments
        told, results = _compile(
            target,
            function,
            arguments,
            (),
            1.0,
            name=what,
            dtype=dtype,
            slots=rows,
            tokens=None,
            must_bytes=sum(_own_bytes(array) for array in (*params.values(), *arrays)),
        )
        made = sum(math.prod(leaf.shape) * leaf.dtype.itemsize for leaf in jax.tree.leaves(results)) // rows
        found.append(dataclasses.replace(told, must_bytes=told.must_bytes + made))
        return results

    pipe = unloaded_pipeline(folder, name, dtype)
    compiler = _OnlyCompiles(tell, mesh)
    swap = functools.partial(CompiledModule, compiler=compiler, mesh=column_of_devices(rows, 1), take_apart=described)
    modules = swap_modules(pipe, swap, lambda message, fraction: None)
    pipe.set_progress_bar_config(disable=True)
    pipe(prompt="a red apple", num_inference_steps=1, num_images_per_prompt=rows)
    weights = sum(_own_bytes(array) for module in modules for array in module.params.values())
    times: Counter[str] = Counter()
    for told in found:
        own = told.held_bytes  # of its arguments, its weights among them
        times[told.name] += 1
        numbered = told.name if times[told.name] == 1 else f"{told.name} ({times[told.name]})"
        yield dataclasses.replace(told, name=numbered, held_bytes=max(weights, own))
