"""What each of a text model's programs is compiled from: its function, and its arguments as shapes only.

Nothing here holds an array, so a program can be compiled before there is memory for it, or for a device that is not present.
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from ..bridge.programs.compiler import Ynnpack
from ..requests import SamplingSettings
from .decode_state import DecodeState, init_state
from .logits_processing import steering
from .model import TextModel
from .pictures.image_inputs import image_chunk_shapes
from .prompt_chunk import ChunkPlace, PrefillChunk, prefill_chunk
from .sampling import SamplingParameters
from .scheduler import PromptChunk, next_chunk, next_unpadded_chunk
from .sharding import constrain_results, described

if TYPE_CHECKING:
    from ..bridge.functional import Params


class ProgramKey(NamedTuple):
    """The key of a program within an engine.

    Attributes:
        kind: what it does.
        size: a chunk's length, a decode's width.
        read: how many positions its attention reads; 0: all.
    """

    kind: str
    size: int = 0
    read: int = 0


DECODE = "decode"
VERIFY = "verify"
TAKE_PAGES, PUT_PAGES = "take pages", "put pages"
PREFILL, PREFILL_WITH_IMAGES, PREFILL_WITH_LOGPROBS = "prefill", "prefill with pictures", "prefill with logprobs"

# The most logits of a prefill with logprobs: 64 MB of float32.
MAX_LOGITS = 2**24


@dataclass(frozen=True, slots=True)
class ProgramShapes:
    """The few static shapes that the programs are compiled for.

    Attributes:
        slots: the most sequences at a time.
        context_length: tokens of each.
        pages: of the cache, including page 0, which no sequence has.
        positions: of a sequence's pages: at least ``context_length``.
        prefill_chunks: lengths of prompt chunks, rising.
        decode_widths: numbers of rows of the decode programs, rising up to ``slots``.
        decode_steps: the most steps of one call.
        padded: whether a chunk may be longer than the rest of a prompt. A model that keeps states and processes the tokens of a
            chunk together has no padded chunks.
        one_by_one: see :attr:`.model.TextModel.one_by_one`.
        verified: tokens of a pass that verifies drafts (:mod:`.lookup_drafts`); 0: none are drafted.
    """

    slots: int
    context_length: int
    pages: int
    positions: int
    prefill_chunks: tuple[int, ...]
    decode_widths: tuple[int, ...]
    decode_steps: int
    padded: bool = True
    one_by_one: bool = False
    verified: int = 0

    def next_chunk(self, start: int, total: int, lengths: Sequence[int]) -> PromptChunk | None:
        """See :func:`.scheduler.next_chunk` and :func:`.scheduler.next_unpadded_chunk`."""
        if self.padded:
            return next_chunk(start, total, lengths, self.context_length, one_by_one=self.one_by_one)
        return next_unpadded_chunk(start, total, lengths)


def scored_lengths(lengths: Sequence[int], vocabulary: int) -> list[int]:
    """Return those of some chunk lengths, rising, whose logits may all exist at once; the shortest in any case."""
    return [length for length in lengths if length * vocabulary <= MAX_LOGITS] or list(lengths[:1])


def prefill_kind(chunk: PrefillChunk) -> str:
    """Return the kind of program that a chunk is prefilled by."""
    if chunk.pictures is not None:
        return PREFILL_WITH_IMAGES
    return PREFILL if chunk.following is None else PREFILL_WITH_LOGPROBS


@dataclass(frozen=True, eq=False, slots=True)
class AbstractProgram:
    """A program before it is compiled.

    Attributes:
        name: its purpose, such as "decode (4)".
        function: pure.
        arguments: pytrees of ``jax.ShapeDtypeStruct`` with shardings.
        donate_argnums: arguments whose buffers are donated.
        ynnpack: see :meth:`hfjax_demo.bridge.programs.compiler.Compiler.compile`.
    """

    name: str
    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    donate_argnums: tuple[int, ...] = ()
    ynnpack: Ynnpack = Ynnpack.ALL


def state_shapes(model: TextModel, shapes: ProgramShapes) -> DecodeState:
    """Return the state of all slots as shapes with shardings."""
    state: DecodeState = jax.eval_shape(functools.partial(init_state, model, shapes.slots))
    return dataclasses.replace(state, caches=model.cache.described(shapes.pages, state_rows(shapes.slots)))


def state_rows(slots: int) -> int:
    """Return the rows of recurrent states: one for each slot, and one for its saved states."""
    return 2 * slots


def prefill_ynnpack(model: TextModel) -> Ynnpack:
    """Return what YNNPACK computes of a chunk. It makes products of dtypes other than float32 fast, and a first run slow."""
    return Ynnpack.NOTHING if model.dtype == jnp.float32 else Ynnpack.ALL


def abstract_program(model: TextModel, params: Params, shapes: ProgramShapes, key: ProgramKey) -> AbstractProgram:
    """Return the program of a key, for the devices of the model's mesh.

    Args:
        params: the weights, or their shapes with shardings.
    """
    kind, size, read = key
    pages = model.cache.pages_for(read or shapes.positions)

    def program(
        function: Callable[..., Any],
        *arguments: Any,
        donate_argnums: tuple[int, ...] = (),
        ynnpack: Ynnpack = Ynnpack.ALL,
    ) -> AbstractProgram:
        name = f"{kind} ({size})" if size else kind
        name += f", {read} positions" if read else ""
        on_mesh = described(arguments, model)
        return AbstractProgram(name, constrain_results(function, model), on_mesh, donate_argnums, ynnpack)

    if kind in (TAKE_PAGES, PUT_PAGES):
        count = model.cache.page_elements
        moved, contents = (
            jax.ShapeDtypeStruct((size,), jnp.int32),
            jax.ShapeDtypeStruct((size, count), model.cache.element),
        )
        if kind == TAKE_PAGES:
            return program(take_pages, state_shapes(model, shapes), moved)
        return program(put_pages, state_shapes(model, shapes), moved, contents, donate_argnums=(0,))
    if kind in (DECODE, VERIFY):
        width = size if kind == DECODE else 1
        rows = jax.ShapeDtypeStruct((width,), jnp.int32)
        tables = jax.ShapeDtypeStruct((width, pages), jnp.int32)
        steered = jax.eval_shape(lambda: steering([None] * width, [None] * width, model.vocabulary))
        # For a single row, sums over states are a large part of the step.
        ynnpack = Ynnpack.PRODUCTS if size == 1 and model.stateful else Ynnpack.ALL
        steps = jax.ShapeDtypeStruct((width if kind == DECODE else size - 1,), jnp.int32)
        given = params, state_shapes(model, shapes), rows, tables, steps, steered, jax.ShapeDtypeStruct((), jnp.bool_)
        step = _traced("decode", model, shapes.decode_steps) if kind == DECODE else _traced("verify", model)
        return program(step, *given, donate_argnums=(1,), ynnpack=ynnpack if kind == DECODE else prefill_ynnpack(model))
    chunk: PrefillChunk = jax.eval_shape(
        lambda: prefill_chunk(
            [0],
            PromptChunk(0, 1, size),
            place=ChunkPlace(0, np.zeros(pages, np.int32), np.zeros(pages, np.int32), 0, 0),
            budget=0,
            sampling=SamplingParameters.one(SamplingSettings(), 0),
            vocabulary=model.vocabulary,
            scored=kind == PREFILL_WITH_LOGPROBS,
        )
    )
    if kind == PREFILL_WITH_IMAGES and model.image_spec is not None:
        chunk = dataclasses.replace(
            chunk, pictures=image_chunk_shapes(model.image_spec, model.kinds, size, pages * model.cache.page)
        )
    return program(
        _traced("prefill", model),
        params,
        state_shapes(model, shapes),
        chunk,
        donate_argnums=(1,),
        ynnpack=prefill_ynnpack(model),
    )


def take_pages(state: DecodeState, pages: jax.Array) -> jax.Array:
    """Call :meth:`.kv_cache.Caches.take_pages`."""
    return state.caches.take_pages(pages)


def put_pages(state: DecodeState, pages: jax.Array, contents: jax.Array) -> DecodeState:
    """Call :meth:`.kv_cache.Caches.put_pages`; ``state`` is donated."""
    return dataclasses.replace(state, caches=state.caches.put_pages(pages, contents))


def _traced(name: str, *first: Any) -> Callable[..., Any]:
    """Return a function of :mod:`.step_functions` with its first arguments. The module, which needs torch, is
    imported when the function is traced: a stored program is restored without it."""

    def run(*arguments: Any) -> Any:
        from . import step_functions

        return getattr(step_functions, name)(*first, *arguments)

    return run
