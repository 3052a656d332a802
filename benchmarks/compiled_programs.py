"""Compiles the programs of a model for devices that this machine does not have, and reports the compiler's figures.

This part of ``compile`` runs in a child process, because JAX has to be configured for the devices before it starts. No weights
are loaded: weights and caches are shapes with shardings, and the traced functions are those that serving compiles
(:mod:`hfjax_demo.text.program_specs`, :class:`hfjax_demo.bridge.compiled_module.CompiledModule`).
"""

from __future__ import annotations

import functools
import math
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import jax
import jax.numpy as jnp
from jax.sharding import Mesh, NamedSharding

from hfjax_demo.bridge.compiled_module import CompiledModule, described
from hfjax_demo.bridge.lowerings.images import register_image_lowerings
from hfjax_demo.bridge.lowerings.layers import register_lowerings
from hfjax_demo.bridge.platforms import Platform, for_platform, is_in_host_memory
from hfjax_demo.bridge.programs.compiler import Compiler, compiler_options
from hfjax_demo.bridge.sharding import cache_sharding, make_data_mesh, make_mesh
from hfjax_demo.catalog import ModelKind
from hfjax_demo.errors import UserError
from hfjax_demo.settings import TEXT_ONLY_DTYPES, Settings, parse_mesh_shape, parse_offload_layers

from .accelerators import Accelerator, accelerator
from .collectives import exchanges
from .compile import PRECISION
from .report import Row
from .unloaded import weights_read_per_token

_OUT_OF_MEMORY = "RESOURCE_EXHAUSTED"  # contained in XLA's error for a device with too little memory


def compile_all(
    path: str, name: str, kind: ModelKind, device: str, mesh: str | None, slots: int, tokens: int, settings: Settings
) -> Iterator[dict[str, Any]]:
    """Compile all programs of a model, one after another; yield a row for each: see :mod:`benchmarks.compile`. If a program does
    not fit the device, values that need the compiled program are None or empty. Raises HfjaxError if the model is not supported.

    ``path`` is a folder with configurations, or a GGUF file; weights are not read. ``device`` is one of :mod:`.accelerators`. A
    text model has ``slots`` concurrent conversations, the longest of which has ``tokens`` tokens.
    """
    target = accelerator(device)
    rows, columns = parse_mesh_shape(mesh)
    unsupported = ("auto", *(TEXT_ONLY_DTYPES if kind is ModelKind.IMAGE else ()))
    dtype = PRECISION if settings.dtype in unsupported else settings.dtype
    with for_platform(target.platform):
        if kind is ModelKind.TEXT:
            devices = make_mesh(target.devices(columns))
            found = _text_programs(Path(path), name, target, devices, -(-slots // rows), tokens, dtype, settings)
        else:
            found = _picture_programs(Path(path), name, target, rows, dtype)
        for row in found:
            given = row.pop("tokens", None)
            yield {"model": name, "device": device, "mesh": mesh, **row, **estimate_bounds(row, target, given)}


def estimate_bounds(row: Row, target: Accelerator, tokens: int | None) -> dict[str, Any]:
    """Return whether a program fits, and its floor: tokens per second of all conversations together, ``tokens`` of which are in
    one call, or calls of an image model's module; None if the program could not be compiled."""
    floor, fits = None, False
    if row["too_large"] is None:
        floor = (tokens or 1) / max(row["must_bytes"] / target.bytes_per_s, row["flops"] / target.operations_per_s)
        fits = row["held_bytes"] + row["temporary_bytes"] <= target.memory_bytes
    return {"fits": fits, "floor_steps_per_s" if tokens is None else "floor_tokens_per_s": floor}


def _compile(
    target: Accelerator,
    function: Callable[..., Any],
    arguments: tuple[Any, ...],
    donate_argnums: tuple[int, ...],
    devices: int,
    **known: Any,
) -> tuple[dict[str, Any], Any]:
    """Compile a function. Return a row that includes ``known``, and the shapes of the results."""
    started = time.perf_counter()
    traced = jax.jit(function, donate_argnums=donate_argnums).trace(*arguments)
    temporary, too_large, inner = None, None, Counter[tuple[str, int]]()
    try:
        compiled = traced.lower(lowering_platforms=(target.lowering,)).compile(compiler_options(target.platform))
    except jax.errors.JaxRuntimeError as error:
        if _OUT_OF_MEMORY not in str(error):
            raise
        too_large = " ".join(str(error).split())
    else:
        temporary = compiled.memory_analysis().temp_size_in_bytes
        found = exchanges(compiled.as_text())
        inner.update((each.kind, each.bytes) for each in found if each.loops or not any(each.loops for each in found))
    return {
        "held_bytes": sum(_device_bytes(leaf) for leaf in jax.tree.leaves(arguments)),
        "host_bytes": 0,
        **known,
        "flops": operations(traced.jaxpr.jaxpr) // devices,
        "temporary_bytes": temporary,
        "collectives": [{"kind": kind, "bytes": size, "count": count} for (kind, size), count in inner.items()],
        "too_large": too_large,
        "compile_s": round(time.perf_counter() - started, 2),
    }, traced.out_info


def operations(jaxpr: Any) -> int:
    """Return the multiplications and additions of all matrix products and convolutions of a ``jax.extend.core.Jaxpr``. A loop
    with an unknown number of iterations counts once, of conditional branches the most expensive one, and attention in a separate
    kernel not at all."""
    total = 0
    for equation in jaxpr.eqns:
        within = [
            operations(getattr(each, "jaxpr", each))
            for value in equation.params.values()
            for each in (value if isinstance(value, tuple | list) else (value,))
            if hasattr(each, "eqns")
        ]
        made = math.prod(equation.outvars[0].aval.shape) if equation.outvars else 0
        match equation.primitive.name:
            case "dot_general":
                (contracted, _), _ = equation.params["dimension_numbers"]
                total += 2 * made * math.prod(equation.invars[0].aval.shape[side] for side in contracted)
            case "conv_general_dilated":
                kernel = equation.invars[1].aval.shape
                total += 2 * made * math.prod(kernel) // kernel[equation.params["dimension_numbers"].rhs_spec[0]]
            case "cond":
                total += max(within)
            case "scan":
                total += equation.params["length"] * sum(within)
            case "pallas_call":
                continue  # its jaxpr is that of one block of many
            case _:
                total += sum(within)
    return total


def _text_programs(
    path: Path, name: str, target: Accelerator, mesh: Mesh, slots: int, tokens: int, dtype: str, settings: Settings
) -> Iterator[dict[str, Any]]:
    from hfjax_demo.text.program_specs import DECODE, ProgramKey, ProgramShapes, abstract_program

    from .shape_only_model import shape_only_text_model
    from .unloaded import text_config

    offload = parse_offload_layers(settings.offload) or 0
    if offload and target.platform is Platform.GPU:
        raise UserError("JAX knows no host of a GPU that is not here; leave offload at 0, or choose a TPU.")
    params, model = shape_only_text_model(
        text_config(path, name), name, dtype=dtype, mesh=mesh, cache_dtype=settings.cache_dtype, offload=offload
    )
    host = sum(_shard_bytes(array) - _device_bytes(array) for array in params.values())
    context = settings.context_for(model.max_positions)
    pages = model.cache.pages_for(context)
    positions = pages * model.cache.page
    chunk = max((length for length in settings.engine_shapes.prefill_chunks if length <= context), default=context)
    shapes = ProgramShapes(
        slots, context, 1 + slots * pages, positions, (chunk,), (slots,), settings.engine_shapes.decode_block
    )
    bucket = min(bucket_positions(tokens), positions)
    read = next(read for read in model.cache.reads(positions) if read >= tokens)  # as an engine's programs do
    weights = sum(_shard_bytes(array) for array in weights_read_per_token(params, model.call).values())
    slot = cache_bytes(model, bucket)
    held: dict[str, int] = {}
    for kind, size, must in ((DECODE, slots, weights + slots * slot), ("prefill", chunk, weights + slot)):
        key = ProgramKey(kind, size, read if kind == DECODE and read < positions else 0)
        made = abstract_program(model, params, shapes, key)
        known = {"name": made.name, "dtype": dtype, "slots": slots, "tokens": size, "must_bytes": must}
        row, _ = _compile(
            target, made.function, made.arguments, made.donate_argnums, mesh.size, host_bytes=host, **known, **held
        )
        # A decode program has the caches of all slots among its arguments, a prefill program only its own.
        held = {"held_bytes": row["held_bytes"]}
        yield row


def bucket_positions(tokens: int) -> int:
    """Return the positions read for a conversation of ``tokens`` tokens: the power of two that holds them, at least 64."""
    return max(64, 1 << (tokens - 1).bit_length())


def cache_bytes(model: Any, positions: int) -> int:
    """Return the bytes of one device's states, keys and values of one conversation, up to ``positions``; sliding layers read at
    most their window."""
    from hfjax_demo.text.model import SLIDING

    kinds = getattr(model.call.module.config, "layer_types", None) or ()
    total = 0
    for layer, shape in enumerate(model.use.shapes):
        slides = model.masks.window is not None and (kinds[layer] == SLIDING if kinds else True)
        seen = min(positions, model.masks.window) if slides else positions
        (heads,) = cache_sharding(shape.kv_heads, model.mesh, dimension=0).shard_shape((shape.kv_heads,))
        total += heads * seen * (shape.key_dim + shape.value_dim) * model.cache_dtype.itemsize
        total += sum(math.prod(state.shape) * jnp.dtype(state.dtype).itemsize for state in shape.states)
    return total


def _device_bytes(array: Any) -> int:
    """Return the bytes of one device's part in its memory, 0 for host memory."""
    return 0 if is_in_host_memory(array) else _shard_bytes(array)


def _shard_bytes(array: Any) -> int:
    return int(math.prod(array.sharding.shard_shape(array.shape)) * array.dtype.itemsize)


class _TargetCompiler(Compiler):
    """Compiles the modules of a pipeline for the target instead of an existing device; its programs return zeros."""

    def __init__(self, target: Accelerator, rows: int, dtype: str) -> None:
        super().__init__()
        self._target = target
        self._mesh = Mesh(target.devices(rows), ("data",))
        self._dtype = dtype
        self.found: list[dict[str, Any]] = []

    def compile(self, what: str, function: Callable[..., Any], *arguments: Any, **_: Any) -> Any:
        def elsewhere(leaf: Any) -> Any:
            return jax.ShapeDtypeStruct(leaf.shape, leaf.dtype, sharding=NamedSharding(self._mesh, leaf.sharding.spec))

        rows = self._mesh.size
        earlier = sum(row["name"].partition(" (")[0] == what for row in self.found)
        known = {"name": f"{what} ({earlier + 1})" if earlier else what, "dtype": self._dtype, "slots": rows}
        arguments = jax.tree.map(elsewhere, arguments)
        row, made = _compile(self._target, function, arguments, (), rows, **known)
        shapes, results = jax.tree.flatten(made)
        written = sum(math.prod(shape.shape) * shape.dtype.itemsize for shape in shapes) // rows
        row["must_bytes"] = sum(_device_bytes(array) for array in jax.tree.leaves(arguments)) + written
        self.found.append(row)
        # In the place of a Program.
        return SimpleNamespace(
            results=results, leaves=lambda *_: [jnp.zeros(shape.shape, shape.dtype) for shape in shapes]
        )


def _picture_programs(folder: Path, name: str, target: Accelerator, rows: int, dtype: str) -> Iterator[dict[str, Any]]:
    from hfjax_demo.image.pipeline_loading import compile_modules

    from .unloaded import unloaded_pipeline

    register_lowerings()
    register_image_lowerings()
    pipe = unloaded_pipeline(folder, name, dtype)
    compiler = _TargetCompiler(target, rows, dtype)
    swap = functools.partial(CompiledModule, compiler=compiler, mesh=make_data_mesh(rows, 1), split_module=described)
    modules = compile_modules(pipe, swap, lambda message, fraction: None)
    pipe.set_progress_bar_config(disable=True)
    pipe(prompt="a red apple", num_inference_steps=1, num_images_per_prompt=rows)
    weights = sum(_device_bytes(array) for module in modules for array in module.params.values())
    for row in compiler.found:  # the weights of a module are also among those of all modules
        yield {**row, "held_bytes": max(weights, row["held_bytes"])}
