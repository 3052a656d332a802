"""The four most common errors when running a PyTorch model on JAX: each is reproduced here, and then fixed.

The model is a small Llama with random weights. ``docs/troubleshooting.md`` shows the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import torch
import torchax
from transformers import LlamaConfig, LlamaForCausalLM
from transformers.modeling_outputs import CausalLMOutputWithPast

from .captured import captured_constants
from .events import CheckResult, LabEvent, Measurement, Remark, StageProgress
from .text_model import compare_logits
from .text_recipe import environment

Weights = dict[str, jax.Array]
ModelCall = Callable[..., Any]  # (weights, args, kwargs) -> output of the model

PLATFORMS = ("tpu", "cuda", "rocm")


@dataclass(frozen=True, slots=True)
class FixedExample:
    """The result of an example: the error or warning (None: there was none), and the logits after the fix."""

    complaint: Exception | Warning | None
    logits: jax.Array


def tiny_llama() -> Any:
    """Return a Llama with 1 layer and about 13 000 random weights."""
    torch.manual_seed(0)
    config = LlamaConfig(
        vocab_size=64,
        hidden_size=32,
        intermediate_size=64,
        num_hidden_layers=1,
        num_attention_heads=2,
        num_key_value_heads=1,
        initializer_range=0.2,  # with the usual 0.02 all logits would be nearly 0
    )
    model: Any = LlamaForCausalLM(config)
    return model.eval()


def not_a_jax_type(weights: Weights, call: ModelCall, input_ids: jax.Array) -> FixedExample:
    """A jitted function may return only arrays and pytrees; transformers' output classes are not registered as pytrees."""

    @jax.jit
    def forward(weights: Weights, input_ids: jax.Array) -> Any:
        return call(weights, (input_ids,), {"use_cache": False})

    complaint = None
    try:
        forward(weights, input_ids)
    except TypeError as error:
        complaint = error

    # The fix: register how to flatten and rebuild the class. The field names are included, because fields that are None are
    # not among the values, so a value's position does not identify its field.
    jax.tree_util.register_pytree_node(
        CausalLMOutputWithPast,
        lambda output: (tuple(output.values()), tuple(output.keys())),
        lambda names, values: CausalLMOutputWithPast(**dict(zip(names, values, strict=True))),
    )
    return FixedExample(complaint, forward(weights, input_ids).logits)


def traced_flag(weights: Weights, call: ModelCall, input_ids: jax.Array) -> FixedExample:
    """An argument of a jitted function is traced: it has a type but no value, so an `if` cannot be decided."""

    def forward(weights: Weights, input_ids: jax.Array, use_cache: bool) -> jax.Array:
        logits: jax.Array = call(weights, (input_ids,), {"use_cache": use_cache})["logits"]
        return logits

    complaint = None
    try:
        jax.jit(forward)(weights, input_ids, use_cache=False)
    except jax.errors.ConcretizationTypeError as error:
        complaint = error

    # The fix: a static argument is not traced; it is part of the key of the compiled program.
    fixed = jax.jit(forward, static_argnames=("use_cache",))
    return FixedExample(complaint, fixed(weights, input_ids, use_cache=False))


def captured_weights(weights: Weights, call: ModelCall, input_ids: jax.Array) -> FixedExample:
    """Weights that a jitted function closes over, instead of taking them as an argument, become constants of its program."""
    capturing = jax.jit(lambda input_ids: call(weights, (input_ids,), {"use_cache": False})["logits"])
    with captured_constants() as warned:  # JAX warns above 2 GB; this lowers the threshold for the small weights
        capturing(input_ids)

    # The fix: pass the weights as an argument. There is no warning any more.
    fixed = jax.jit(lambda weights, input_ids: call(weights, (input_ids,), {"use_cache": False})["logits"])
    with captured_constants() as still:
        logits = fixed(weights, input_ids)
    if still:
        raise still[0]
    return FixedExample(warned[0] if warned else None, logits)


def no_such_device(weights: Weights, call: ModelCall, input_ids: jax.Array) -> FixedExample:
    """Code that requests a kind of device by name fails if the machine has none, or if JAX lacks the plugin."""
    complaint = None
    for platform in PLATFORMS:
        try:
            jax.devices(platform)
        except RuntimeError as error:
            complaint = error
            break

    # The fix: use the available devices. JAX lists the best supported kind first.
    device = jax.devices()[0]
    weights, input_ids = jax.device_put((weights, input_ids), device)
    fixed = jax.jit(lambda weights, input_ids: call(weights, (input_ids,), {"use_cache": False})["logits"])
    return FixedExample(complaint, fixed(weights, input_ids))


def run(model: None, options: Mapping[str, Any]) -> Iterator[LabEvent]:
    """Reproduce and fix all four; compare the logits after each fix with PyTorch's.

    Run this in a new process: JAX must not have registered transformers' classes yet, and registers each only once.
    """
    yield StageProgress("Creating a small random model", 0.0)
    module = tiny_llama()
    tokens = np.arange(1, 9)[None]
    with torch.inference_mode():
        expected = module(torch.from_numpy(tokens)).logits.numpy()
    weights, call = torchax.extract_jax(module, environment())
    input_ids = jnp.asarray(tokens)

    examples = (
        ("not a valid JAX type", not_a_jax_type, "register the output's class as a pytree"),
        ("a value needed while tracing", traced_flag, "make the argument static"),
        ("weights captured as constants", captured_weights, "pass the weights as an argument"),
        ("no such device", no_such_device, "use jax.devices(), and install the plugin for other devices"),
    )
    for number, (label, example, fix) in enumerate(examples):
        yield StageProgress(f"Reproducing: {label}", number / len(examples))
        with jax.default_matmul_precision("float32"):
            mended = example(weights, call, input_ids)
        message = "" if mended.complaint is None else str(mended.complaint).splitlines()[0]
        message = re.sub(r"(?<!\S)/\S*/", "…/", message)  # hides where the program is installed
        kind = "" if mended.complaint is None else type(mended.complaint).__name__
        yield Measurement(label, {"kind": kind, "message": message, "fix": fix})
        yield CheckResult(f"Reproduced: {label}", mended.complaint is not None, kind or "no error was raised")
        yield compare_logits(f"Fixed, logits match PyTorch: {label}", mended.logits, expected)
    yield Remark(f"JAX devices: {jax.device_count()} \N{MULTIPLICATION SIGN} {jax.devices()[0].device_kind}.")
