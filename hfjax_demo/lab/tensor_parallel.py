"""Tensor parallelism: one model on 1, 2, 4 and 8 devices, its weights split by the plan that its authors wrote.

The same forward pass and the same greedy decoding run on each number of devices; only where the weights and the cache lie is
different. On a machine without several accelerators the devices are virtual ones of the processor, which show what is split,
exchanged and kept, and nothing about speed.
"""

from __future__ import annotations

import io
import itertools
import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import torch
from jax.sharding import Mesh
from PIL import Image, ImageDraw, ImageFont
from transformers.cache_utils import Cache, StaticLayer

from ..bridge import sharding
from ..bridge.functional import FunctionalModule, Params, functionalize
from ..bridge.pytrees import register
from ..bridge.sharding import Split, WeightSharding
from ..bridge.tensors import to_jax
from ..errors import InvalidRequest
from ..text.reading import read_plain
from .events import Checked, LabEvent, Measured, Pictured, Remarked, Tabled, Working
from .experiment import LabModel

MAX_PROMPT_TOKENS = 64
LATER_CALLS = 3
MEGABYTE = 1e6

# How far logits may stand from PyTorch's, as a share of their own spread: sums over devices are taken in another order.
TOLERANCE = 1e-3

Step = Callable[[Params, Any, jax.Array, int], tuple[jax.Array, Any]]


def place_weights(params: Params, plan: Mapping[str, str], mesh: Mesh) -> tuple[Params, dict[str, WeightSharding]]:
    """The weights on the mesh's devices, split as the model's plan says, and where each of them went."""
    shapes = {name: array.shape for name, array in params.items()}
    placed = sharding.weight_shardings(shapes, plan, mesh.size)
    return sharding.shard(params, sharding.named_shardings(placed, mesh)), placed


def place_cache(config: Any, length: int, mesh: Mesh) -> Any:
    """An empty static cache for one row of ``length`` tokens, its heads split over the devices if they divide evenly.

    Sliding layers keep all tokens as well (the model's own mask hides the old ones): transformers' sliding cache counts
    tokens in a Python number, which a compiled step would keep at its first value.
    """
    heads = kv_heads(config)
    width = getattr(config, "head_dim", None) or config.hidden_size // config.num_attention_heads
    layers: list[Any] = [StaticLayer(length) for _ in range(config.num_hidden_layers)]
    cache = Cache(layers=layers)
    cache.early_initialization(1, heads, width, torch.float32, torch.device("cpu"))
    for layer in layers:
        layer.device = torch.device("jax")  # where its next arrays are made
    arrays = jax.tree.map(to_jax, register(cache))
    return jax.tree.map(lambda array: jax.device_put(array, where_cached(array, heads, mesh)), arrays)


def where_cached(array: Any, heads: int, mesh: Mesh) -> jax.sharding.NamedSharding:
    """Keys and values (rows, kv_heads, positions, head_dim) by heads; the count of tokens whole on each device."""
    return sharding.cache_sharding(heads, mesh) if array.ndim == 4 else sharding.replicated(mesh)


def make_step(call: FunctionalModule, heads: int, mesh: Mesh) -> Step:
    """The model's own forward over the cache, compiled for where its arguments lie: prefill and decoding alike.

    The step takes tokens (1, tokens) and the position of the first, and gives the logits (1, vocabulary) behind the last token
    and the cache with the new tokens in it, laid out as before: the next call finds the program that this one compiled.
    """

    @jax.jit
    def step(params: Params, cache: Any, tokens: jax.Array, start: jax.Array) -> tuple[jax.Array, Any]:
        positions = start + jnp.arange(tokens.shape[1])[None]
        output = call(
            params,
            input_ids=tokens,
            position_ids=positions,
            past_key_values=cache,
            use_cache=True,
            logits_to_keep=1,
        )
        logits, filled = output.logits[:, -1], output.past_key_values
        constrain: Any = jax.lax.with_sharding_constraint
        return constrain(logits, sharding.replicated(mesh)), jax.tree.map(
            lambda array: constrain(array, where_cached(array, heads, mesh)), filled
        )

    def on_mesh(params: Params, cache: Any, tokens: jax.Array, start: int) -> tuple[jax.Array, Any]:
        whole = sharding.replicated(mesh)
        where = jax.device_put(jnp.int32(start), whole)
        with jax.default_matmul_precision("float32"):  # as PyTorch; an accelerator would round the factors first
            logits, filled = step(params, cache, jax.device_put(tokens, whole), where)
        return logits.block_until_ready(), filled

    return on_mesh


@dataclass(frozen=True, eq=False, slots=True)
class Outcome:
    """What one number of devices gave: logits (vocabulary,) behind the prompt, greedy tokens, seconds, bytes."""

    logits: np.ndarray
    tokens: tuple[int, ...]
    first_s: float
    later_s: float
    decode_first_s: float
    decode_later_s: float | None
    weights_bytes: int
    cache_bytes: int


def measure(step: Step, params: Params, cache: Any, prompt: Sequence[int], count: int) -> Outcome:
    """The forward pass over the prompt, first and later calls, and then ``count`` tokens, always the likeliest."""
    ids = jnp.asarray([list(prompt)], jnp.int32)
    seconds = []
    for _ in range(1 + LATER_CALLS):
        started = time.perf_counter()
        logits, filled = step(params, cache, ids, 0)
        seconds.append(time.perf_counter() - started)
    behind_prompt = np.asarray(logits, np.float32)[0]
    tokens = [int(behind_prompt.argmax())]
    decoding = []
    for position in range(len(prompt), len(prompt) + count - 1):
        started = time.perf_counter()
        logits, filled = step(params, filled, jnp.asarray([[tokens[-1]]], jnp.int32), position)
        tokens.append(int(np.asarray(logits)[0].argmax()))
        decoding.append(time.perf_counter() - started)
    return Outcome(
        logits=behind_prompt,
        tokens=tuple(tokens),
        first_s=seconds[0],
        later_s=median(seconds[1:]),
        decode_first_s=decoding[0],
        decode_later_s=median(decoding[1:]) if len(decoding) > 1 else None,
        weights_bytes=max(sharding.bytes_by_device(params).values()),
        cache_bytes=max(sharding.bytes_by_device(filled).values()),
    )


def run(model: LabModel | None, options: Mapping[str, Any]) -> Iterator[LabEvent]:
    """The experiment. Options: ``prompt``, ``tokens`` (2 or more), ``devices`` (the most, as text).

    Raises:
        InvalidRequest: there is no model, or no prompt.
    """
    if model is None:
        raise InvalidRequest("Tensor parallelism requires a text model.")
    yield Working("Reading the weights")
    tokenizer, module = read_plain(model.folder, model.title)
    prompt: list[int] = tokenizer(options["prompt"]).input_ids[:MAX_PROMPT_TOKENS]
    if not prompt:
        raise InvalidRequest("The prompt is empty.")
    config, plan = module.config.get_text_config(), sharding.plan_of(module)
    if not plan:
        yield Remarked(
            "transformers has no tensor-parallel plan for this architecture, so every weight is replicated.",
            warning=True,
        )

    yield Working("Running PyTorch")
    wanted_logits, wanted_tokens = pytorch_greedy(module, prompt, options["tokens"])
    params, call = functionalize(module)

    devices = jax.devices() if jax.device_count() > 1 else jax.devices("cpu")  # the processor's are virtual
    counts = [count for count in (1, 2, 4, 8) if count <= min(int(options["devices"]), len(devices))]
    if devices[0].platform == "cpu":
        yield Remarked(
            f"These devices are virtual: all of them share this machine's {os.cpu_count()} cores and its memory. So the "
            "times say what splitting and exchanging cost here, and nothing about how much faster real devices would be. "
            "The memory is what a real device would hold."
        )
    single: Outcome | None = None
    for done, count in enumerate(counts):
        yield Working(f"Compiling and running on {_devices(count)}", done / len(counts))
        mesh = sharding.make_mesh(devices[:count])
        held, placed = place_weights(params, plan, mesh)
        cache = place_cache(config, len(prompt) + options["tokens"], mesh)
        outcome = measure(make_step(call, kv_heads(config), mesh), held, cache, prompt, options["tokens"])
        yield Measured(
            _devices(count),
            {
                "first_s": outcome.first_s,
                "later_s": outcome.later_s,
                "decode_first_s": outcome.decode_first_s,
                "tokens_per_s": None if outcome.decode_later_s is None else 1 / outcome.decode_later_s,
                "weights_mb": outcome.weights_bytes / MEGABYTE,
                "cache_mb": outcome.cache_bytes / MEGABYTE,
            },
        )
        yield from _checks(count, outcome, wanted_logits, wanted_tokens, single)
        yield from _remarks(count, placed, kv_heads(config))
        single = single or outcome
        del held, cache  # before the next number of devices takes as much
    groups = grouped(placed)
    yield Tabled(
        f"Placement of the weights on {_devices(count)}",
        ("weight", "count", "shape", "plan", "placement", "per device"),
        tuple(group.row(count) for group in groups),
    )
    yield Pictured(f"Part of each weight on each of {_devices(count)}", draw(groups, count))
    yield Remarked(f"Generated: {tokenizer.decode(list(outcome.tokens))!r}")


def pytorch_greedy(module: Any, prompt: Sequence[int], count: int) -> tuple[np.ndarray, tuple[int, ...]]:
    """Plain PyTorch: logits (vocabulary,) behind the prompt, and so many tokens, always the likeliest."""
    tokens: list[int] = []
    with torch.inference_mode():
        output = module(input_ids=torch.tensor([list(prompt)]), use_cache=True)
        logits = output.logits[0, -1].float().numpy()
        for _ in range(count):
            tokens.append(int(output.logits[0, -1].argmax()))
            output = module(
                input_ids=torch.tensor([tokens[-1:]]), past_key_values=output.past_key_values, use_cache=True
            )
    return logits, tuple(tokens)


def kv_heads(config: Any) -> int:
    """How many heads the cache keeps."""
    return getattr(config, "num_key_value_heads", None) or int(config.num_attention_heads)


def _devices(count: int) -> str:
    return f"{count} device" if count == 1 else f"{count} devices"


def _checks(
    count: int, outcome: Outcome, logits: np.ndarray, tokens: tuple[int, ...], single: Outcome | None
) -> Iterator[LabEvent]:
    limit = TOLERANCE * float(logits.max() - logits.min())
    where = _devices(count)
    others = [("PyTorch", logits, tokens)] + ([("one device", single.logits, single.tokens)] if single else [])
    for name, other_logits, other_tokens in others:
        difference = float(np.abs(outcome.logits - other_logits).max())
        equal = sum(itertools.takewhile(bool, (a == b for a, b in zip(outcome.tokens, other_tokens, strict=True))))
        yield Checked(
            f"{where} like {name}",
            difference <= limit and outcome.tokens == other_tokens,
            f"largest difference of the logits {difference:.1e}; {equal} of {len(tokens)} tokens equal",
        )


def _remarks(count: int, placed: Mapping[str, WeightSharding], heads: int) -> Iterator[LabEvent]:
    kept = sorted(
        {
            f"{sharding.pattern_of(name)} ({placement.reason})"
            for name, placement in placed.items()
            if placement.against_plan
        }
    )
    if kept:
        yield Remarked(f"Replicated on {_devices(count)} despite the plan: {'; '.join(kept)}.", warning=True)
    if heads % count:
        yield Remarked(
            f"The number of key and value heads ({heads}) is not divisible by {count}, so each device keeps the whole cache, and "
            "XLA joins the pieces of a head where the projections cut through one."
        )


@dataclass(frozen=True, slots=True)
class Group:
    """The weights that have the same name in every layer, the same shape, and lie the same way."""

    pattern: str
    placement: WeightSharding
    count: int

    def row(self, devices: int) -> tuple[str | int, ...]:
        """Of the table."""
        placement = self.placement
        return (
            self.pattern,
            self.count,
            _shape(placement.shape),
            placement.style or "nothing",
            placement.split.value,
            _shape(placement.shard_shape(devices)),
        )


def _shape(shape: tuple[int, ...]) -> str:
    return " x ".join(map(str, shape)) or "1"


def grouped(placed: Mapping[str, WeightSharding]) -> tuple[Group, ...]:
    """The weights as a reader wants them: one entry for all layers, in the model's order."""
    counts: dict[tuple[str, WeightSharding], int] = {}
    for name, placement in placed.items():
        key = sharding.pattern_of(name), placement
        counts[key] = counts.get(key, 0) + 1
    return tuple(Group(pattern, placement, count) for (pattern, placement), count in counts.items())


# Blue, orange and grey: told apart by everybody, and by their shapes as well.
_COLOURS = {Split.COLUMNS: "#3b78c4", Split.ROWS: "#e08a1e", Split.WHOLE: "#9a9a9a"}
_LABEL, _CELL, _LINE, _PAD = 470, 56, 30, 6


def draw(groups: Sequence[Group], devices: int) -> bytes:
    """A PNG: a line a group of weights, a column a device.

    A cell is the whole weight's outline with that device's part filled. The outline is the matrix that activations are
    multiplied with: its columns are outputs, its rows inputs.
    """
    image = Image.new("RGB", (_LABEL + devices * _CELL + _PAD, (len(groups) + 2) * _LINE + _PAD), "white")
    canvas, font = ImageDraw.Draw(image), ImageFont.load_default(14)
    left = _PAD
    for split, colour in _COLOURS.items():
        canvas.rectangle((left, 9, left + 14, 23), fill=colour)
        canvas.text((left + 20, 8), split.value, fill="black", font=font)
        left += 150
    for device in range(devices):
        canvas.text((_LABEL + device * _CELL + 18, _LINE + 6), str(device), fill="black", font=font)
    canvas.text((_PAD, _LINE + 6), "weights (count) by device", fill="black", font=font)
    for line, group in enumerate(groups, 2):
        top, bottom = line * _LINE + 4, (line + 1) * _LINE - 4
        canvas.text((_PAD, top + 2), f"{group.pattern} ({group.count})", fill="black", font=font)
        split = group.placement.split
        for device in range(devices):
            left, right = _LABEL + device * _CELL, _LABEL + (device + 1) * _CELL - 10
            columns = split is Split.COLUMNS
            rows = split is Split.ROWS
            filled = (
                left + (right - left) * (device / devices if columns else 0),
                top + (bottom - top) * (device / devices if rows else 0),
                left
                + (right - left) * ((device + 1) / devices if columns else 1)
                - 1,  # Pillow draws the last pixel as well
                top + (bottom - top) * ((device + 1) / devices if rows else 1) - 1,
            )
            canvas.rectangle(filled, fill=_COLOURS[split])
            canvas.rectangle((left, top, right, bottom), outline="#666666")
    written = io.BytesIO()
    image.save(written, "PNG", optimize=True)
    return written.getvalue()
