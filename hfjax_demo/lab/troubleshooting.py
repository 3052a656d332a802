"""The four most common errors when running a PyTorch model on JAX: each is reproduced here, and then fixed.

The model is a small Llama with random weights. ``docs/troubleshooting.md`` shows the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
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
Forward = Callable[..., Any]  # (weights, input_ids, use_cache=False) -> output of the model

Fixed = tuple[Exception | Warning | None, jax.Array]
"""The error or warning (None: there was none), and the logits after the fix."""

PLATFORMS = ("tpu", "cuda", "rocm")


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


def not_a_jax_type(forward: Forward, weights: Weights, input_ids: jax.Array) -> Fixed:
    """A jitted function may return only arrays and pytrees; transformers' output classes are not registered as pytrees."""
    jitted = jax.jit(forward)
    complaint = None
    try:
        jitted(weights, input_ids)
    except TypeError as error:
        complaint = error

    # The fix: register how to flatten and rebuild the class. The field names are included, because fields that are None are
    # not among the values, so a value's position does not identify its field.
    jax.tree_util.register_pytree_node(
        CausalLMOutputWithPast,
        lambda output: (tuple(output.values()), tuple(output.keys())),
        lambda names, values: CausalLMOutputWithPast(**dict(zip(names, values, strict=True))),
    )
    return complaint, jitted(weights, input_ids).logits


def traced_flag(forward: Forward, weights: Weights, input_ids: jax.Array) -> Fixed:
    """An argument of a jitted function is traced: it has a type but no value, so an `if` cannot be decided."""
    complaint = None
    try:
        jax.jit(forward)(weights, input_ids, use_cache=False)
    except jax.errors.ConcretizationTypeError as error:
        complaint = error

    # The fix: a static argument is not traced; it is part of the key of the compiled program.
    fixed = jax.jit(forward, static_argnames=("use_cache",))
    return complaint, fixed(weights, input_ids, use_cache=False).logits


def captured_weights(forward: Forward, weights: Weights, input_ids: jax.Array) -> Fixed:
    """Weights that a jitted function closes over, instead of taking them as an argument, become constants of its program."""
    with captured_constants() as warned:  # JAX warns above 2 GB; this lowers the threshold for the small weights
        jax.jit(lambda input_ids: forward(weights, input_ids))(input_ids)

    # The fix: pass the weights as an argument. There is no warning any more.
    with captured_constants() as still:
        logits = jax.jit(lambda weights, input_ids: forward(weights, input_ids))(weights, input_ids).logits
    if still:
        raise still[0]
    return warned[0] if warned else None, logits


def no_such_device(forward: Forward, weights: Weights, input_ids: jax.Array) -> Fixed:
    """Code that requests a kind of device by name fails if the machine has none, or if JAX lacks the plugin."""
    complaint = None
    for platform in PLATFORMS:
        try:
            jax.devices(platform)
        except RuntimeError as error:
            complaint = error
            break

    # The fix: use the available devices. JAX lists the best supported kind first.
    weights, input_ids = jax.device_put((weights, input_ids), jax.devices()[0])
    return complaint, jax.jit(forward)(weights, input_ids).logits


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

    def forward(weights: Weights, input_ids: jax.Array, use_cache: bool = False) -> Any:
        return call(weights, (input_ids,), {"use_cache": use_cache})

    examples = (
        ("not a valid JAX type", not_a_jax_type, "register the output's class as a pytree"),
        ("a value needed while tracing", traced_flag, "make the argument static"),
        ("weights captured as constants", captured_weights, "pass the weights as an argument"),
        ("no such device", no_such_device, "use jax.devices(), and install the plugin for other devices"),
    )
    for number, (label, example, fix) in enumerate(examples):
        yield StageProgress(f"Reproducing: {label}", number / len(examples))
        with jax.default_matmul_precision("float32"):
            complaint, logits = example(forward, weights, jnp.asarray(tokens))
        kind = "" if complaint is None else type(complaint).__name__
        message = "" if complaint is None else str(complaint).splitlines()[0]
        message = re.sub(r"(?<!\S)/\S*/", "…/", message)  # hides where the program is installed
        yield Measurement(label, {"kind": kind, "message": message, "fix": fix})
        yield CheckResult(f"Reproduced: {label}", complaint is not None, kind or "no error was raised")
        yield compare_logits(f"Fixed, logits match PyTorch: {label}", logits, expected)
    yield Remark(f"JAX devices: {jax.device_count()} \N{MULTIPLICATION SIGN} {jax.devices()[0].device_kind}.")
