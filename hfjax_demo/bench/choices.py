"""What each design choice of the text engine brings: the same work is timed as the engine does it and in the plain way.

Products of the weights have a benchmark of their own (:mod:`.products`).
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp

from ..bridge.kernels.attention.blocks import attend_blocks
from ..bridge.kernels.attention.dense import attend_dense
from ..settings import Settings
from .report import Report, tabulate
from .sides import Engine

PROMPT = 256  # tokens of a chunk
POSITIONS, SPOKEN = 2048, 100  # of a cache, and of a conversation in it


@dataclass(frozen=True, slots=True)
class ChoiceRow:
    """One choice: ``name`` is this program's way, ``otherwise`` the plain one; median seconds of the same ``work`` in both."""

    name: str
    otherwise: str
    work: str
    seconds: float
    otherwise_s: float


def make_report(rows: Sequence[ChoiceRow], precision: str, device: str) -> Report:
    """The report, with a line for each choice."""
    columns: list[tuple[str, Callable[[ChoiceRow], str]]] = [
        ("chosen", lambda row: row.name),
        ("otherwise", lambda row: row.otherwise),
        ("what is timed", lambda row: row.work),
        ("takes", lambda row: f"{row.seconds * 1000:.2f} ms"),
        ("otherwise", lambda row: f"{row.otherwise_s * 1000:.2f} ms"),
        ("", lambda row: f"{row.otherwise_s / row.seconds:.2f}x"),
    ]
    return Report(tuple(rows), tabulate(columns, rows), device, values={"precision": precision})


def run(
    folder: Path, name: str, settings: Settings, *, repeats: int, on_progress: Callable[[str, float | None], None]
) -> Report:
    """Time all choices; within a choice the two ways take turns."""
    engine = Engine(folder, name, settings)
    single = Engine(folder, name, settings.changed(decode_block=1))
    rows = []
    choices: list[Callable[[], Iterator[ChoiceRow]]] = [
        lambda: _blocks_of_steps(engine, single, settings.decode_block, repeats),
        lambda: _last_logits(engine, repeats),
        lambda: _attention(engine, repeats),
    ]
    for index, choice in enumerate(choices):
        on_progress("timing", index / len(choices))
        rows += list(choice())
    return make_report(rows, engine.precision(), engine.device())


def _blocks_of_steps(many: Engine, single: Engine, steps: int, repeats: int) -> Iterator[ChoiceRow]:
    def token_s(engine: Engine) -> float:
        return 1 / engine.generate(1, 96).tokens_per_s

    chosen, other = _in_turn(lambda: token_s(many), lambda: token_s(single), repeats)
    yield ChoiceRow(f"{steps} steps a call", "1 step a call", "a token of one conversation", chosen, other)


def _last_logits(engine: Engine, repeats: int) -> Iterator[ChoiceRow]:
    model, params = engine.model, engine.params
    tokens = jnp.arange(PROMPT, dtype=jnp.int32) % model.vocabulary
    last, every = _prompt_programs(model)
    chosen, other = _in_turn(_timer(last, params, tokens), _timer(every, params, tokens), repeats)
    yield ChoiceRow("logits of the last token", "of every token", f"a prompt of {PROMPT} tokens", chosen, other)


def _prompt_programs(model: Any) -> tuple[Callable[..., Any], Callable[..., Any]]:
    def last(params: Any, tokens: jax.Array) -> jax.Array:
        slot = model.cache.part(model.cache.empty(1, len(tokens), placed=False), [0])
        cache = model.cache.open_row(slot, jnp.int32(0), jnp.int32(0))
        logits: jax.Array = model.forward(params, cache, tokens[None], jnp.zeros((1,), jnp.int32))[0]
        return logits

    return jax.jit(last), jax.jit(lambda params, tokens: model.all_logits(params, tokens)[-1])


def _attention(engine: Engine, repeats: int) -> Iterator[ChoiceRow]:
    """One layer's attention of a step, with the heads that the model has."""
    module: Any = engine.model.call.module
    heads = module.config.get_text_config().num_attention_heads
    shape = next((shape for shape in engine.model.use.shapes if shape.kv_heads), None)
    if shape is None:  # states alone
        return
    kv_heads, head_dim = shape.kv_heads, shape.key_dim
    q = jnp.ones((1, heads, 1, head_dim))
    cache = jnp.ones((kv_heads, POSITIONS, head_dim))
    mask = (jnp.arange(POSITIONS) < SPOKEN)[None, None, None]
    scale = head_dim**-0.5
    blocks = jax.jit(lambda q, cache, mask: attend_blocks(q, [cache], [cache], mask, scale, None))
    grouped = jax.jit(lambda q, cache, mask: attend_dense(q, cache[None], cache[None], mask, scale, None))

    def repeat(q: jax.Array, cache: jax.Array, mask: jax.Array) -> jax.Array:
        wide = jnp.repeat(cache, heads // kv_heads, axis=0)[None]
        return attend_dense(q, wide, wide, mask, scale, None)

    work = f"attention of a layer, {SPOKEN} of {POSITIONS} positions"
    chosen, other = _in_turn(_timer(blocks, q, cache, mask), _timer(grouped, q, cache, mask), repeats)
    yield ChoiceRow("the cache in blocks, as far as it goes", "the whole cache", work, chosen, other)
    chosen, other = _in_turn(_timer(grouped, q, cache, mask), _timer(jax.jit(repeat), q, cache, mask), repeats)
    yield ChoiceRow("grouped heads", "keys and values repeated", "the same, the whole cache", chosen, other)


def _timer(function: Callable[..., Any], *arguments: Any) -> Callable[[], float]:
    """A function that times ten calls and returns the seconds of the shortest: such short calls are easily disturbed."""

    def seconds() -> float:
        times = []
        for _ in range(10):
            started = time.perf_counter()
            jax.block_until_ready(function(*arguments))  # type: ignore[no-untyped-call]
            times.append(time.perf_counter() - started)
        return min(times)

    return seconds


def _in_turn(one: Callable[[], float], other: Callable[[], float], repeats: int) -> tuple[float, float]:
    """Medians of both, after a round that compiles."""
    rounds = [(one(), other()) for _ in range(repeats + 1)][1:]
    return statistics.median(first for first, _ in rounds), statistics.median(second for _, second in rounds)
