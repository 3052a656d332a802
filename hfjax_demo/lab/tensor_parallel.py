"""Tensor parallelism: one model on 1, 2, 4 and 8 devices, with its weights split by the plan that its authors wrote.

Each number of devices runs the same forward pass and the same greedy decoding; only the placement of the weights and of the cache
differs. Without several accelerators, the devices are virtual CPU devices, which show what is split, exchanged and stored, but
nothing about speed.
"""

from __future__ import annotations

import io
import itertools
import os
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import torch
from jax.sharding import Mesh
from PIL import Image, ImageDraw, ImageFont

from ..bridge import sharding
from ..bridge.functional import FunctionalModule, Params, functionalize
from ..bridge.sharding import WeightSharding, WeightSplit
from ..errors import InvalidRequest
from ..text.model_reader import read_torch_model
from .events import CheckResult, ImageResult, LabEvent, Measurement, Number, Remark, StageProgress, TableResult
from .experiment import LabModel
from .text_model import pytorch_generate
from .text_recipe import static_cache
from .timing import StepTimer, time_calls

MAX_PROMPT_TOKENS = 64
LATER_CALLS = 3
MEGABYTE = 1e6

# Largest accepted difference from PyTorch's logits, relative to their range: the order of summation over devices differs.
TOLERANCE = 1e-3

Step = Callable[[Params, Any, jax.Array, int], tuple[jax.Array, Any]]

WeightGroups = Mapping[tuple[str, WeightSharding], int]
"""Number of weights with the same name in every layer, the same shape and the same sharding."""


def place_weights(params: Params, plan: Mapping[str, str], mesh: Mesh) -> tuple[Params, dict[str, WeightSharding]]:
    """Return the weights on the mesh's devices, split according to the model's plan, and the sharding of each."""
    shapes = {name: array.shape for name, array in params.items()}
    placed = sharding.weight_shardings(shapes, plan, mesh.size)
    return sharding.shard(params, sharding.named_shardings(placed, mesh)), placed


def place_cache(module: Any, length: int, mesh: Mesh) -> Any:
    """Return an empty static cache for one row of ``length`` tokens; its heads are split if the devices divide their number."""
    cache = static_cache(module, length, plain=True)
    return jax.tree.map(lambda array: jax.device_put(array, cache_array_sharding(array, mesh)), cache)


def cache_array_sharding(array: Any, mesh: Mesh) -> jax.sharding.NamedSharding:
    """Return the sharding of keys and values (rows, kv_heads, positions, head_dim), by heads; the token count is replicated."""
    return sharding.cache_sharding(array.shape[1], mesh) if array.ndim == 4 else sharding.replicated(mesh)


def make_step(call: FunctionalModule, mesh: Mesh) -> Step:
    """Return a compiled step for prefill and decoding: the model's forward over the cache, with its arguments' placement.

    The step takes tokens (1, tokens) and the position of the first. It returns the logits (1, vocabulary) after the last token
    and the cache with the new tokens, with the same placement as before, so that the next call uses the same program.
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
            lambda array: constrain(array, cache_array_sharding(array, mesh)), filled
        )

    def on_mesh(params: Params, cache: Any, tokens: jax.Array, start: int) -> tuple[jax.Array, Any]:
        whole = sharding.replicated(mesh)
        where = jax.device_put(jnp.int32(start), whole)
        with jax.default_matmul_precision("float32"):  # like PyTorch; an accelerator would round the factors first
            logits, filled = step(params, cache, jax.device_put(tokens, whole), where)
        return logits.block_until_ready(), filled

    return on_mesh


@dataclass(frozen=True, eq=False, slots=True)
class ConfigurationResult:
    """The results of one configuration: logits (vocabulary,) after the prompt, greedy tokens, and values of the table."""

    logits: np.ndarray
    tokens: list[int]
    values: Mapping[str, Number] = field(default_factory=dict)


def measure_step(step: Step, params: Params, cache: Any, prompt: Sequence[int], count: int) -> ConfigurationResult:
    """Measure the forward pass over the prompt, first and later calls, and the greedy decoding of ``count`` tokens."""
    ids = jnp.asarray([list(prompt)], jnp.int32)
    forward = time_calls(lambda: step(params, cache, ids, 0), LATER_CALLS)
    logits, filled = forward.output
    behind_prompt = np.asarray(logits, np.float32)[0]
    tokens, seconds = [int(behind_prompt.argmax())], []
    for position in range(len(prompt), len(prompt) + count - 1):
        started = time.perf_counter()
        logits, filled = step(params, filled, jnp.asarray([tokens[-1:]], jnp.int32), position)
        tokens.append(int(np.asarray(logits)[0].argmax()))
        seconds.append(time.perf_counter() - started)
    values: dict[str, Number] = {
        "first_s": forward.first_s,
        "later_s": forward.later_s,
        "decode_first_s": seconds[0],
        "tokens_per_s": 1 / median(seconds[1:]) if len(seconds) > 1 else None,
        "weights_mb": max(sharding.bytes_by_device(params).values()) / MEGABYTE,
        "cache_mb": max(sharding.bytes_by_device(filled).values()) / MEGABYTE,
    }
    return ConfigurationResult(behind_prompt, tokens, values)


def measure_pytorch(module: Any, prompt: list[int], count: int) -> ConfigurationResult:
    """Return the same results from plain PyTorch, without values of the table."""
    with torch.inference_mode():
        logits = module(input_ids=torch.tensor([prompt])).logits[0, -1].float().numpy()
    clock = StepTimer()
    pytorch_generate(module, prompt, count, clock)
    return ConfigurationResult(logits, clock.tokens)


def run(model: LabModel, options: Mapping[str, Any]) -> Iterator[LabEvent]:
    """Run the experiment. Options: ``prompt``, ``tokens`` (2 or more), ``devices`` (the maximum number, as a string).

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
    params, call = functionalize(module)

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
        held, placed = place_weights(params, plan, mesh)
        cache = place_cache(module, len(prompt) + options["tokens"], mesh)
        outcome = measure_step(make_step(call, mesh), held, cache, prompt, options["tokens"])
        yield Measurement(_devices(count), outcome.values)
        yield from _checks(count, outcome, others)
        yield from _remarks(count, placed, cache.layers[0].keys.shape[1])
        others.setdefault("one device", outcome)
        del held, cache  # freed before the next number of devices allocates as much
    groups = group_weights(placed)
    yield TableResult(
        f"Placement of the weights on {_devices(count)}",
        ("weight", "count", "shape", "plan", "placement", "per device"),
        tuple(
            (
                pattern,
                repeats,
                _shape(placement.shape),
                placement.style or "nothing",
                placement.split.value,
                _shape(placement.shard_shape(count)),
            )
            for (pattern, placement), repeats in groups.items()
        ),
    )
    yield ImageResult(f"Part of each weight on each of {_devices(count)}", draw_placement(groups, count))
    yield Remark(f"Generated: {tokenizer.decode(outcome.tokens)!r}")


def _devices(count: int) -> str:
    return f"{count} device" if count == 1 else f"{count} devices"


def _checks(count: int, outcome: ConfigurationResult, others: Mapping[str, ConfigurationResult]) -> Iterator[LabEvent]:
    wanted = others["PyTorch"].logits
    limit = TOLERANCE * float(wanted.max() - wanted.min())
    for name, other in others.items():
        difference = float(np.abs(outcome.logits - other.logits).max())
        pairs = zip(outcome.tokens, other.tokens, strict=True)
        equal = sum(1 for _ in itertools.takewhile(lambda pair: pair[0] == pair[1], pairs))
        yield CheckResult(
            f"{_devices(count)} like {name}",
            difference <= limit and outcome.tokens == other.tokens,
            f"largest difference of the logits {difference:.1e}; {equal} of {len(other.tokens)} tokens equal",
        )


def _remarks(count: int, placed: Mapping[str, WeightSharding], heads: int) -> Iterator[LabEvent]:
    kept = sorted(
        {
            f"{sharding.name_pattern(name)} ({placement.reason})"
            for name, placement in placed.items()
            if placement.deviates_from_plan
        }
    )
    if kept:
        yield Remark(f"Replicated on {_devices(count)} despite the plan: {'; '.join(kept)}.", warning=True)
    if heads % count:
        yield Remark(
            f"The number of key and value heads ({heads}) is not divisible by {count}, so each device keeps the whole cache, and "
            "XLA joins the pieces of a head where the projections cut through one."
        )


def _shape(shape: tuple[int, ...]) -> str:
    return " x ".join(map(str, shape)) or "1"


def group_weights(placed: Mapping[str, WeightSharding]) -> WeightGroups:
    """Group the weights for display: one entry for all layers, in the order of the model."""
    return Counter((sharding.name_pattern(name), placement) for name, placement in placed.items())


# Blue, orange and grey: distinguishable with colour blindness, and the shapes differ as well.
_COLOURS = {WeightSplit.COLUMNS: "#3b78c4", WeightSplit.ROWS: "#e08a1e", WeightSplit.WHOLE: "#9a9a9a"}
_LABEL, _CELL, _LINE, _PAD = 470, 56, 30, 6


def draw_placement(groups: WeightGroups, devices: int) -> bytes:
    """Draw a PNG with a row per group of weights and a column per device.

    A cell is the outline of the whole weight, with the device's part filled. The outline is the matrix that activations are
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
    for line, ((pattern, placement), count) in enumerate(groups.items(), 2):
        top, bottom = line * _LINE + 4, (line + 1) * _LINE - 4
        canvas.text((_PAD, top + 2), f"{pattern} ({count})", fill="black", font=font)
        for device in range(devices):
            left, right = _LABEL + device * _CELL, _LABEL + (device + 1) * _CELL - 10
            part, whole = (device / devices, (device + 1) / devices), (0, 1)
            x0, x1 = part if placement.split is WeightSplit.COLUMNS else whole
            y0, y1 = part if placement.split is WeightSplit.ROWS else whole
            width, height = right - left, bottom - top
            filled = (left + x0 * width, top + y0 * height, left + x1 * width - 1, top + y1 * height - 1)
            canvas.rectangle(filled, fill=_COLOURS[placement.split])  # Pillow includes the last pixel
            canvas.rectangle((left, top, right, bottom), outline="#666666")
    written = io.BytesIO()
    image.save(written, "PNG", optimize=True)
    return written.getvalue()
