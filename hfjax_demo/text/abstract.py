"""What each of a text model's programs is made from: its function, and its arguments as shapes alone.

Nothing here holds an array, so a program can be compiled before there is any memory for it, or for a device that is not here.
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp

from ..bridge.functional import Params
from ..requests import SamplingSettings
from .decode import DecodeState, PrefillChunk, copy, decode, init_state, prefill, release
from .kv_cache import SlotArrays, empty_cache
from .model import TextModel
from .sampling import SamplingRows, log_probabilities
from .sharding import described, leaving_on_mesh, slot_described

Key = tuple[str, int, int]
"""What a program does, its size (a chunk's length, a decode's width), and the positions of the slots it works on."""

DECODE, DECODE_WITH_LOGPROBS = "decode", "decode with logprobs"


@dataclass(frozen=True, slots=True)
class Shapes:
    """The few static numbers the programs are compiled for.

    Attributes:
        slots: conversations at a time, at most.
        context_length: tokens each may have.
        prefill_chunks: rising lengths of prompt chunks.
        decode_widths: rising numbers of rows a decode program serves, up to ``slots``.
        decode_steps: steps in one call.
    """

    slots: int
    context_length: int
    prefill_chunks: tuple[int, ...]
    decode_widths: tuple[int, ...]
    decode_steps: int


def decode_widths(slots: int) -> tuple[int, ...]:
    """Powers of two up to ``slots``, and ``slots`` itself."""
    return tuple(sorted({slots} | {2**power for power in range(slots.bit_length()) if 2**power < slots}))


def decode_kind(with_logprobs: bool) -> str:
    """The kind of decode program."""
    return DECODE_WITH_LOGPROBS if with_logprobs else DECODE


@dataclass(frozen=True, eq=False, slots=True)
class AbstractProgram:
    """A program before it is compiled.

    Attributes:
        name: what it is for, such as "decode (4)".
        function: pure.
        arguments: pytrees of ``jax.ShapeDtypeStruct`` with shardings.
        donate_argnums: arguments whose memory the program takes over.
        quick_first_run: see :meth:`hfjax_demo.bridge.programs.compiler.Compiler.compile`.
    """

    name: str
    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    donate_argnums: tuple[int, ...] = ()
    quick_first_run: bool = False


def abstract_program(model: TextModel, params: Params, shapes: Shapes, key: Key, logits: Any = None) -> AbstractProgram:
    """The program that a key names, for the devices of the model's mesh.

    Args:
        params: the weights, as shapes with shardings.
        logits: the shape of what a prefill gives, for the program "logprobs".
    """
    kind, size, positions = key
    state: DecodeState = jax.eval_shape(functools.partial(init_state, model, shapes.slots))
    cache: SlotArrays = jax.eval_shape(functools.partial(empty_cache, model.layer_shapes, positions, model.dtype))
    slot = slot_described(cache, model)
    scalar = jax.ShapeDtypeStruct((), jnp.int32)

    def with_slots(count: int) -> DecodeState:
        return dataclasses.replace(state, caches=(slot,) * count)

    def program(
        function: Callable[..., Any], *arguments: Any, donate_argnums: tuple[int, ...] = (), quick: bool = False
    ) -> AbstractProgram:
        name = f"{kind} ({size})" if size else kind
        on_mesh = described(arguments, model)
        return AbstractProgram(name, leaving_on_mesh(function, model), on_mesh, donate_argnums, quick)

    if kind == "logprobs":
        return program(log_probabilities, logits, scalar)
    if kind == "release":
        return program(release, with_slots(0), scalar, donate_argnums=(0,))
    if kind == "copy":
        return program(copy, with_slots(1), slot, scalar, scalar, donate_argnums=(0,))
    if kind in (DECODE, DECODE_WITH_LOGPROBS):
        rows = jax.ShapeDtypeStruct((size,), jnp.int32)
        with_logprobs = kind == DECODE_WITH_LOGPROBS
        step = functools.partial(decode, model, shapes.decode_steps, with_logprobs=with_logprobs)
        return program(step, params, with_slots(size), rows, donate_argnums=(1,))
    chunk = PrefillChunk(
        tokens=jax.ShapeDtypeStruct((1, size), jnp.int32),  # type: ignore[arg-type]
        count=scalar,  # type: ignore[arg-type]
        slot=scalar,  # type: ignore[arg-type]
        start=scalar,  # type: ignore[arg-type]
        budget=scalar,  # type: ignore[arg-type]
        seen=jax.ShapeDtypeStruct((model.vocabulary,), jnp.bool_),  # type: ignore[arg-type]
        sampling=jax.eval_shape(lambda: SamplingRows.one(SamplingSettings(), 0)),
    )
    # The library that a quick first run does without is what makes products of other types quick.
    quick = model.dtype == jnp.float32
    return program(functools.partial(prefill, model), params, with_slots(1), chunk, donate_argnums=(1,), quick=quick)
