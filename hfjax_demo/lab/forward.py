"""One forward pass, called in four ways: PyTorch, torchax operator by operator, and the first and later calls of ``jax.jit``.

This is the beginning of parts 1 and 3 of "How to Run a Hugging Face Model in JAX", for any text model.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import jax
import jax.numpy as jnp
import torch
import torchax
from torchax.interop import jax_view
from transformers.cache_utils import Cache
from transformers.utils.generic import ModelOutput

from ..bridge.pytrees import output_classes, register
from .events import LabEvent, Remark, StageProgress, TableResult
from .experiment import LabModel
from .text_model import ForwardPasses, load_with_prompt, remark_on_devices
from .text_recipe import environment

Forward = Callable[[dict[str, jax.Array], jax.Array], Any]


def pure_forward(model: torch.nn.Module) -> tuple[dict[str, jax.Array], Forward]:
    """Return the model as its weights, JAX arrays by name, and ``forward(weights, input_ids)``, a function without state.

    A direct call runs eagerly, one operator after the other; ``jax.jit(forward)`` compiles the whole pass. Tokens are
    integers (batch, tokens); the logits of the output are float32 (batch, tokens, vocabulary).
    """
    weights, call = torchax.extract_jax(model, environment())  # buffers too, including those that state_dict() omits

    def forward(weights: dict[str, jax.Array], input_ids: jax.Array) -> Any:
        with torch.no_grad():
            # use_cache is a constant here: as an argument of a jitted function it would be traced, and not a bool.
            output = call(weights, (input_ids,), {"use_cache": True})
        # The classes of the output and of its cache become pytrees, and the cache's tensors JAX arrays.
        return jax_view(register(output))

    return weights, forward


def pytrees_in(output: Any) -> Iterator[Any]:
    """Yield the objects in an output, including itself, whose classes must be pytrees: outputs, caches and their layers."""
    if isinstance(output, ModelOutput):
        yield output
        for value in output.values():
            yield from pytrees_in(value)
    elif isinstance(output, Cache):
        yield output
        yield from output.layers


def run(model: LabModel, options: Mapping[str, Any]) -> Iterator[LabEvent]:
    """Measure the passes on ``options["prompt"]`` and compare their logits with PyTorch's."""
    tokenizer, module, tokens = yield from load_with_prompt(model, options["prompt"])
    passes = ForwardPasses(tokens, options["calls"])
    yield from passes.measure_pytorch(module, use_cache=True)

    yield StageProgress("Extracting weights and function", 0.2)
    weights, forward = pure_forward(module)
    input_ids = jnp.asarray(tokens)

    yield StageProgress("torchax, eager: first call (compiles each operator)", 0.3)
    eager = yield from passes.measure("torchax, eager", "Eager", lambda: forward(weights, input_ids))
    yield _table(eager.output)

    yield StageProgress("jax.jit: first call (traces and compiles)", 0.7)
    jitted = jax.jit(forward)
    compiled = yield from passes.measure("torchax, jax.jit", "Jitted", lambda: jitted(weights, input_ids))

    yield Remark(
        f"One function registers each class when it first occurs. The libraries define {len(output_classes())} output "
        "classes in this process."
    )
    left_out = len(set(weights) - set(module.state_dict()))
    yield Remark(
        f"The weights are {len(weights)} arrays, {sum(array.nbytes for array in weights.values()) / 1e6:,.0f} MB. {left_out} "
        "of them are buffers that state_dict() omits; extract_jax makes them arguments, too."
    )
    yield Remark(
        f"jax.jit is {eager.later_s / compiled.later_s:.1f}\N{MULTIPLICATION SIGN} faster than eager. Its first call takes "
        f"{compiled.first_s - compiled.later_s:.1f} s longer, for tracing and compilation. The program is for "
        f"{tokens.shape[1]} tokens; other lengths are compiled again."
    )
    yield from remark_on_devices()
    likeliest = int(jnp.argmax(compiled.output.logits[0, -1]))
    yield Remark(f"Most likely next token: {tokenizer.decode([likeliest])!r}.")


def _table(output: Any) -> TableResult:
    counts: Counter[type] = Counter()
    arrays: Counter[type] = Counter()
    for node in pytrees_in(output):
        counts[type(node)] += 1
        arrays[type(node)] += len(jax.tree.leaves(node))
    return TableResult(
        f"{len(counts)} classes registered as pytrees",
        ("class", "module", "objects in the output", "arrays"),
        tuple((cls.__name__, cls.__module__, count, arrays[cls]) for cls, count in counts.items()),
    )
