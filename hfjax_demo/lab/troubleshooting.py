"""The four errors that people meet first when they run a PyTorch model on JAX: each is provoked here, and then mended.

The model is a small Llama with random weights, made on the spot. ``docs/troubleshooting.md`` shows the same.
"""

from __future__ import annotations

import re
import warnings
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

from .events import Checked, LabEvent, Measured, Remarked, Working
from .experiment import LabModel
from .text_model import compare_logits

Weights = dict[str, jax.Array]
Call = Callable[..., Any]  # (weights, args, kwargs) -> the model's output

PLATFORMS = ("tpu", "cuda", "rocm")


@dataclass(frozen=True, slots=True)
class Mended:
    """What one example gave: the error or warning that came (None: none did), and the logits after the fix."""

    complaint: Exception | Warning | None
    logits: jax.Array


def tiny_llama() -> Any:
    """A Llama of 1 layer and about 13 000 random weights."""
    torch.manual_seed(0)
    config = LlamaConfig(
        vocab_size=64,
        hidden_size=32,
        intermediate_size=64,
        num_hidden_layers=1,
        num_attention_heads=2,
        num_key_value_heads=1,
        initializer_range=0.2,  # of the usual 0.02 the logits would be nearly 0, and everything nearly equal
    )
    model: Any = LlamaForCausalLM(config)
    return model.eval()


def not_a_jax_type(weights: Weights, call: Call, input_ids: jax.Array) -> Mended:
    """A jitted function may return arrays and pytrees of them; JAX does not know the output classes of transformers."""

    @jax.jit
    def forward(weights: Weights, input_ids: jax.Array) -> Any:
        return call(weights, (input_ids,), {"use_cache": False})

    complaint = None
    try:
        forward(weights, input_ids)
    except TypeError as error:
        complaint = error

    # The fix: say how to take the class apart and how to build it again. The names of the fields go along, for a field
    # that is None is not among the values, and those behind it would move up.
    jax.tree_util.register_pytree_node(
        CausalLMOutputWithPast,
        lambda output: (tuple(output.values()), tuple(output.keys())),
        lambda names, values: CausalLMOutputWithPast(**dict(zip(names, values, strict=True))),
    )
    return Mended(complaint, forward(weights, input_ids).logits)


def traced_flag(weights: Weights, call: Call, input_ids: jax.Array) -> Mended:
    """An argument of a jitted function is traced: it has a type but no value, and an `if` cannot be decided."""

    def forward(weights: Weights, input_ids: jax.Array, use_cache: bool) -> jax.Array:
        logits: jax.Array = call(weights, (input_ids,), {"use_cache": use_cache})["logits"]
        return logits

    complaint = None
    try:
        jax.jit(forward)(weights, input_ids, use_cache=False)
    except jax.errors.ConcretizationTypeError as error:
        complaint = error

    # The fix: a static argument is not traced; it is part of what a compiled program is looked up by.
    fixed = jax.jit(forward, static_argnames=("use_cache",))
    return Mended(complaint, fixed(weights, input_ids, use_cache=False))


def captured_weights(weights: Weights, call: Call, input_ids: jax.Array) -> Mended:
    """Weights that a jitted function takes from around itself, not as an argument, become constants in its program."""
    capturing = jax.jit(lambda input_ids: call(weights, (input_ids,), {"use_cache": False})["logits"])
    # JAX warns above 2 GB; these weights are small, so the threshold is lowered.
    config: Any = jax.config
    threshold = config.jax_captured_constants_warn_bytes
    config.update("jax_captured_constants_warn_bytes", 10_000)
    try:
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            capturing(input_ids)
        complaint = _of_captured_constants(caught)

        # The fix: weights are an argument. Now the same threshold is not reached.
        fixed = jax.jit(lambda weights, input_ids: call(weights, (input_ids,), {"use_cache": False})["logits"])
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            logits = fixed(weights, input_ids)
    finally:
        config.update("jax_captured_constants_warn_bytes", threshold)
    if still := _of_captured_constants(caught):
        raise still
    return Mended(complaint, logits)


def no_such_device(weights: Weights, call: Call, input_ids: jax.Array) -> Mended:
    """Code that asks for a kind of device by name stops where there is none of that kind, or where JAX lacks its plugin."""
    complaint = None
    for platform in PLATFORMS:
        try:
            jax.devices(platform)
        except RuntimeError as error:
            complaint = error
            break

    # The fix: take the devices there are. JAX puts the best kind that it can use first.
    device = jax.devices()[0]
    weights, input_ids = jax.device_put((weights, input_ids), device)
    fixed = jax.jit(lambda weights, input_ids: call(weights, (input_ids,), {"use_cache": False})["logits"])
    return Mended(complaint, fixed(weights, input_ids))


def run(model: LabModel | None, options: Mapping[str, Any]) -> Iterator[LabEvent]:
    """Provoke and mend all four; each one's logits after the fix are compared with PyTorch's.

    For a process of its own: JAX must not know transformers' classes yet, and registers each only once.
    """
    yield Working("Creating a small random model", 0.0)
    module = tiny_llama()
    tokens = np.arange(1, 9)[None]
    with torch.inference_mode():
        expected = module(torch.from_numpy(tokens)).logits.numpy()
    weights, call = torchax.extract_jax(module)
    input_ids = jnp.asarray(tokens)

    examples = (
        ("not a valid JAX type", not_a_jax_type, "register the output's class as a pytree"),
        ("a value needed while tracing", traced_flag, "make the argument static"),
        ("weights captured as constants", captured_weights, "pass the weights as an argument"),
        ("no such device", no_such_device, "use jax.devices(), and install the plugin for other devices"),
    )
    for number, (label, example, fix) in enumerate(examples):
        yield Working(f"Reproducing: {label}", number / len(examples))
        with jax.default_matmul_precision("float32"):
            mended = example(weights, call, input_ids)
        message = "" if mended.complaint is None else str(mended.complaint).splitlines()[0]
        message = re.sub(r"(?<!\S)/\S*/", "…/", message)  # where this program lies is nobody's business
        kind = "" if mended.complaint is None else type(mended.complaint).__name__
        yield Measured(label, {"kind": kind, "message": message, "fix": fix})
        yield Checked(f"Reproduced: {label}", mended.complaint is not None, kind or "no error was raised")
        yield compare_logits(f"Fixed, logits match PyTorch: {label}", mended.logits, expected)
    yield Remarked(f"JAX devices: {jax.device_count()} \N{MULTIPLICATION SIGN} {jax.devices()[0].device_kind}.")


def _of_captured_constants(caught: list[warnings.WarningMessage]) -> Warning | None:
    found = [entry.message for entry in caught if "constants were captured" in str(entry.message)]
    first = found[0] if found else None
    return first if isinstance(first, Warning) else None
