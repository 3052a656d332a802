"""Tensor parallelism: one model on 1, 2, 4 and 8 devices, with its weights split by the plan that its authors wrote.

Only the placement of weights and cache differs between the numbers of devices. Without several accelerators the devices are
virtual CPU devices, which show what is split, exchanged and stored, but nothing about speed.
"""

from __future__ import annotations

import functools
import io
import itertools
import os
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from statistics import median
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import torch
from jax.sharding import Mesh
from PIL import Image, ImageDraw, ImageFont

from ..bridge import sharding
from ..bridge.functional import Params
from ..bridge.sharding import WeightSharding, WeightSplit
from ..errors import InvalidRequest
from ..text.model_reader import read_torch_model
from .events import CheckResult, ImageResult, LabEvent, Measurement, Number, Remark, StageProgress, TableResult
from .experiment import LabModel
from .text_model import pytorch_generate
from .text_recipe import greedy, jax_weights, make_step, static_cache
from .timing import StepTimer, compare_tokens, time_calls

MAX_PROMPT_TOKENS = 64
LATER_CALLS = 3
MEGABYTE = 1e6

# Largest accepted difference from PyTorch's logits, relative to their range: the order of summation over devices differs.
TOLERANCE = 1e-3

WeightGroups = Mapping[tuple[str, WeightSharding], int]
"""Number of weights with the same name in every layer, the same shape and the same sharding."""


def place_weights(params: Params, plan: Mapping[str, str], mesh: Mesh) -> tuple[Params, dict[str, WeightSharding]]:
    """Return the weights on the mesh's devices, split according to the model's plan, and the sharding of each."""
    shapes = {name: array.shape for name, array in params.items()}
    placed = sharding.weight_shardings(shapes, plan, mesh.size)
    return sharding.shard(params, placed, mesh), placed


def place_cache(module: Any, length: int, mesh: Mesh) -> Any:
    """Return an empty static cache for one row of ``length`` tokens; its heads are split if the devices divide their number."""
    cache = static_cache(module, length)
    return jax.tree.map(lambda array: jax.device_put(array, cache_array_sharding(array, mesh)), cache)


def cache_array_sharding(array: Any, mesh: Mesh) -> jax.sharding.NamedSharding:
    """Return the sharding of keys and values (rows, kv_heads, positions, head_dim), by heads; the token count is replicated."""
    return sharding.cache_sharding(array.shape[1], mesh) if array.ndim == 4 else sharding.replicated(mesh)


def shard_step(step: Callable[..., Any], mesh: Mesh) -> Callable[..., Any]:
    """Return a step of :func:`.text_recipe.make_step`, compiled, for weights and a cache on the mesh's devices.

    The cache comes out with the placement with which it went in, so that the next call uses the same program.
    """

    @jax.jit
    def sharded(weights: Params, ids: jax.Array, positions: jax.Array, cache: Any) -> Any:
        token, logits, filled = step(weights, ids, positions, cache)
        constrain: Any = jax.lax.with_sharding_constraint
        return token, logits, jax.tree.map(lambda array: constrain(array, cache_array_sharding(array, mesh)), filled)

    return sharded


@dataclass(frozen=True, eq=False, slots=True)
class ConfigurationResult:
    """The logits (vocabulary,) after the prompt, and the greedy tokens."""

    logits: np.ndarray
    tokens: list[int]


def measure_step(
    step: Callable[..., Any], weights: Params, cache: Any, prompt: list[int], count: int
) -> tuple[ConfigurationResult, dict[str, Number]]:
    """Measure the forward pass over the prompt and the greedy decoding of ``count`` tokens; also return the table's values."""
    ids, positions = jnp.array([prompt]), jnp.arange(len(prompt))[None]
    forward = time_calls(lambda: step(weights, ids, positions, cache), LATER_CALLS)
    _, logits, filled = forward.output
    clock = StepTimer()
    with jax.default_matmul_precision("float32"):  # like PyTorch, and as time_calls does
        for token in greedy(step, weights, prompt, cache, count):
            clock.tick(token)
    seconds = [after - before for (before, _), (after, _) in itertools.pairwise(clock.pieces)]
    values: dict[str, Number] = {
        "first_s": forward.first_s,
        "later_s": forward.later_s,
        "decode_first_s": seconds[0],
        "tokens_per_s": 1 / median(seconds[1:]) if len(seconds) > 1 else None,
        "weights_mb": max(sharding.bytes_by_device(weights).values()) / MEGABYTE,
        "cache_mb": max(sharding.bytes_by_device(filled).values()) / MEGABYTE,
    }
    return ConfigurationResult(np.asarray(logits[0]), clock.tokens), values


def measure_pytorch(module: Any, prompt: list[int], count: int) -> ConfigurationResult:
    """Return the same results from plain PyTorch."""
    with torch.inference_mode():
        logits = module(input_ids=torch.tensor([prompt])).logits[0, -1].float().numpy()
    clock = StepTimer()
    pytorch_generate(module, prompt, count, clock)
    return ConfigurationResult(logits, clock.tokens)


def run(model: LabModel, options: Mapping[str, Any]) -> Iterator[LabEvent]:
    """Run the experiment ``tensor-parallel``; see :mod:`.experiments` for its options.

    Raises:
        InvalidRequest: the prompt is empty.
    """
    yield StageProgress("Reading the weights")
    tokenizer, module = read_torch_model(model.folder, model.title)
    prompt: list[int] = tokenizer(options["prompt"]).input_ids[:MAX_PROMPT_TOKENS]
    if not prompt:
        raise InvalidRequest("The prompt is empty.")
    plan = sharding.tensor_parallel_plan(module)
    if not plan:
        yield Remark(
            "transformers has no tensor-parallel plan for this architecture, so every weight is replicated.",
            warning=True,
        )

    yield StageProgress("Running PyTorch")
    others = {"PyTorch": measure_pytorch(module, prompt, options["tokens"])}
    weights, step = jax_weights(module), make_step(module)
    for parameter in module.parameters():
        parameter.data = torch.empty(0)  # frees PyTorch's copy

    devices = jax.devices() if jax.device_count() > 1 else jax.devices("cpu")  # the latter are virtual devices
    counts = [count for count in (1, 2, 4, 8) if count <= min(int(options["devices"]), len(devices))]
    if devices[0].platform == "cpu":
        yield Remark(
            f"These devices are virtual: all of them share this machine's {os.cpu_count()} cores and its memory. So the "
            "times say what splitting and exchanging cost here, and nothing about how much faster real devices would be. "
            "The memory is what a real device would hold."
        )
    for done, count in enumerate(counts):
        yield StageProgress(f"Compiling and running on {_devices(count)}", done / len(counts))
        mesh = sharding.make_mesh(devices[:count])
        held, placed = place_weights(weights, plan, mesh)
        cache = place_cache(module, len(prompt) + options["tokens"], mesh)
        outcome, values = measure_step(shard_step(step, mesh), held, cache, prompt, options["tokens"])
        yield Measurement(_devices(count), values)
        yield from _checks(count, outcome, others)
        yield from _remarks(count, placed, cache.layers[0].keys.shape[1])
        others.setdefault("one device", outcome)
        del held, cache  # freed before the next number of devices allocates as much
    groups = group_weights(placed)
    yield _placement_table(groups, count)
    yield ImageResult(f"Part of each weight on each of {_devices(count)}", draw_placement(groups, count))
    yield Remark(f"Generated: {tokenizer.decode(outcome.tokens)!r}")


def _devices(count: int) -> str:
    return f"{count} device" if count == 1 else f"{count} devices"


def _checks(count: int, outcome: ConfigurationResult, others: Mapping[str, ConfigurationResult]) -> Iterator[LabEvent]:
    wanted = others["PyTorch"].logits
    limit = TOLERANCE * float(wanted.max() - wanted.min())
    for name, other in others.items():
        difference = float(np.abs(outcome.logits - other.logits).max())
        same = compare_tokens(f"{_devices(count)} like {name}", outcome.tokens, other.tokens)
        detail = f"largest difference of the logits {difference:.1e}; tokens: {same.detail}"
        yield CheckResult(same.what, difference <= limit and same.passed, detail)


def _remarks(count: int, placed: Mapping[str, WeightSharding], heads: int) -> Iterator[LabEvent]:
    deviating = ((name, placement.reason) for name, placement in placed.items() if placement.deviates_from_plan)
    if kept := {f"{sharding.name_pattern(name)} ({reason})" for name, reason in deviating}:
        yield Remark(f"Replicated on {_devices(count)} despite the plan: {'; '.join(sorted(kept))}.", warning=True)
    if heads % count:
        yield Remark(
            f"The number of key and value heads ({heads}) is not divisible by {count}, so each device keeps the whole cache, and "
            "XLA joins the pieces of a head where the projections cut through one."
        )


def _placement_table(groups: WeightGroups, count: int) -> TableResult:
    rows = (
        (
            pattern,
            repeats,
            _shape(held.shape),
            held.style or "nothing",
            held.split.value,
            _shape(held.shard_shape(count)),
        )
        for (pattern, held), repeats in groups.items()
    )
    columns = ("weight", "count", "shape", "plan", "placement", "per device")
    return TableResult(f"Placement of the weights on {_devices(count)}", columns, tuple(rows))


def _shape(shape: tuple[int, ...]) -> str:
    return " x ".join(map(str, shape)) or "1"


def group_weights(placed: Mapping[str, WeightSharding]) -> WeightGroups:
    """Group the weights for display: one entry for all layers, in the order of the model."""
    return Counter((sharding.name_pattern(name), placement) for name, placement in placed.items())


# Blue, orange and grey: distinguishable with colour blindness, and the shapes differ as well.
PLACEMENT_COLOURS = {WeightSplit.COLUMNS: "#3b78c4", WeightSplit.ROWS: "#e08a1e", WeightSplit.WHOLE: "#9a9a9a"}
_LABEL, _CELL, _LINE, _PAD = 470, 56, 30, 6


def draw_placement(groups: WeightGroups, devices: int) -> bytes:
    """Draw a PNG with a row per group of weights and a column per device.

    A cell is the outline of the whole weight, with the device's part filled. The outline is the matrix that activations are
    multiplied with: its columns are outputs, its rows inputs.
    """
    image = Image.new("RGB", (_LABEL + devices * _CELL + _PAD, (len(groups) + 2) * _LINE + _PAD), "white")
    canvas = ImageDraw.Draw(image)
    write = functools.partial(canvas.text, fill="black", font=ImageFont.load_default(14))
    for place, (split, colour) in enumerate(PLACEMENT_COLOURS.items()):
        left = _PAD + place * 150
        canvas.rectangle((left, 9, left + 14, 23), fill=colour)
        write((left + 20, 8), split.value)
    for device in range(devices):
        write((_LABEL + device * _CELL + 18, _LINE + 6), str(device))
    write((_PAD, _LINE + 6), "weights (count) by device")
    width, height = _CELL - 10, _LINE - 8
    for line, ((pattern, placement), count) in enumerate(groups.items(), 2):
        top = line * _LINE + 4
        write((_PAD, top + 2), f"{pattern} ({count})")
        for device in range(devices):
            left = _LABEL + device * _CELL
            part, whole = (device / devices, (device + 1) / devices), (0, 1)
            x0, x1 = part if placement.split is WeightSplit.COLUMNS else whole
            y0, y1 = part if placement.split is WeightSplit.ROWS else whole
            filled = (left + x0 * width, top + y0 * height, left + x1 * width - 1, top + y1 * height - 1)
            canvas.rectangle(filled, fill=PLACEMENT_COLOURS[placement.split])  # Pillow includes the last pixel
            canvas.rectangle((left, top, left + width, top + height), outline="#666666")
    written = io.BytesIO()
    image.save(written, "PNG", optimize=True)
    return written.getvalue()
