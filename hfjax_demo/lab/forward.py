"""One forward pass, four ways to call it: PyTorch, torchax operator by operator, and the first and later calls of ``jax.jit``.

What parts 1 and 3 of "How to Run a Hugging Face Model in JAX" begin with, for any text model.
"""

from __future__ import annotations

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
from ..text.reading import read_plain
from .calls import CallTimes, time_calls
from .events import LabEvent, Measured, Remarked, Tabled, Working
from .experiment import LabModel
from .text_model import MOST_PROMPT_TOKENS, compare_logits, prompt_tokens

Forward = Callable[[dict[str, jax.Array], jax.Array], Any]


def pure_forward(model: torch.nn.Module) -> tuple[dict[str, jax.Array], Forward]:
    """The model as its weights, JAX arrays by name, and ``forward(weights, input_ids)``, a function without state.

    Called as it is, it runs eagerly, one operator after the other; ``jax.jit(forward)`` compiles the whole pass. Tokens are
    integers (batch, tokens); the logits of the output are float32 (batch, tokens, vocabulary).
    """
    weights, call = torchax.extract_jax(model)  # buffers too, with those that state_dict() leaves out

    def forward(weights: dict[str, jax.Array], input_ids: jax.Array) -> Any:
        with torch.no_grad():
            # use_cache stands in this closure: as an argument of a jitted function it would be traced, and no bool.
            output = call(weights, (input_ids,), {"use_cache": True})
        # The output and the cache inside become pytrees, the cache's tensors JAX arrays.
        return jax_view(register(output))

    return weights, forward


def pytrees_in(output: Any) -> Iterator[Any]:
    """The objects inside a model's output, itself first, whose classes JAX has to know: outputs, caches and their layers."""
    if isinstance(output, ModelOutput):
        yield output
        for value in output.values():
            yield from pytrees_in(value)
    elif isinstance(output, Cache):
        yield output
        yield from output.layers


def run(model: LabModel | None, options: Mapping[str, Any]) -> Iterator[LabEvent]:
    """Measure the passes on ``options["prompt"]`` and compare each one's logits with PyTorch's."""
    assert model is not None
    yield Working("Loading the model", 0.0)
    tokenizer, module = read_plain(model.folder, model.name)
    tokens = prompt_tokens(tokenizer, options["prompt"])
    count = tokens.shape[1]
    if count == MOST_PROMPT_TOKENS:
        yield Remarked(f"Only the first {MOST_PROMPT_TOKENS} tokens of the prompt are used.", warning=True)

    yield Working("Running PyTorch", 0.1)

    def plain() -> Any:
        with torch.inference_mode():
            return module(torch.from_numpy(tokens), use_cache=True)

    torch_times = time_calls(plain, options["calls"])
    expected = torch_times.output.logits.numpy()
    yield _row("PyTorch", torch_times, count)

    yield Working("Extracting weights and function", 0.2)
    weights, forward = pure_forward(module)
    input_ids = jnp.asarray(tokens)

    yield Working("torchax, eager: first call (compiles each operator)", 0.3)
    eager = time_calls(lambda: forward(weights, input_ids), options["calls"])
    yield _row("torchax, eager", eager, count)
    yield compare_logits("Eager logits match PyTorch", eager.output.logits, expected)
    yield _table(eager.output)

    yield Working("jax.jit: first call (traces and compiles)", 0.7)
    jitted = jax.jit(forward)
    compiled = time_calls(lambda: jitted(weights, input_ids), options["calls"])
    yield _row("torchax, jax.jit", compiled, count)
    yield compare_logits("Jitted logits match PyTorch", compiled.output.logits, expected)

    yield from _remarks(tokenizer, module, weights, eager, compiled, count)


def _row(label: str, times: CallTimes, tokens: int) -> Measured:
    return Measured(label, {"first_s": times.first_s, "later_s": times.later_s, "tokens_per_s": tokens / times.later_s})


def _table(output: Any) -> Tabled:
    objects: dict[type, list[Any]] = {}
    for node in pytrees_in(output):
        objects.setdefault(type(node), []).append(node)
    return Tabled(
        f"{len(objects)} classes registered as pytrees",
        ("class", "module", "objects in the output", "arrays"),
        tuple(
            (cls.__name__, cls.__module__, len(nodes), sum(len(jax.tree_util.tree_leaves(node)) for node in nodes))
            for cls, nodes in objects.items()
        ),
    )


def _remarks(
    tokenizer: Any, module: Any, weights: Mapping[str, jax.Array], eager: CallTimes, compiled: CallTimes, count: int
) -> Iterator[LabEvent]:
    yield Remarked(
        f"One function registers each class when it first occurs. The libraries define {len(output_classes())} output "
        "classes in this process."
    )
    left_out = len(set(weights) - set(module.state_dict()))
    yield Remarked(
        f"The weights are {len(weights)} arrays, {sum(array.nbytes for array in weights.values()) / 1e6:,.0f} MB. {left_out} "
        "of them are buffers that state_dict() omits; extract_jax makes them arguments, too."
    )
    yield Remarked(
        f"jax.jit is {eager.later_s / compiled.later_s:.1f}\N{MULTIPLICATION SIGN} faster than eager. Its first call takes "
        f"{compiled.first_s - compiled.later_s:.1f} s longer, for tracing and compilation. The program is for "
        f"{count} tokens; other lengths are compiled again."
    )
    if jax.default_backend() != "cpu":
        yield Remarked(f"JAX ran on {jax.devices()[0].device_kind}, PyTorch on the CPU.")
    likeliest = int(jnp.argmax(compiled.output.logits[0, -1]))
    yield Remarked(f"Most likely next token: {tokenizer.decode([likeliest])!r}.")
