"""``torchax.compile`` on a module with arguments that are not tensors, as in a beginner's guide to torchax.

The module is moved to torchax's "jax" device and compiled in place. Its arguments must be tensors or static.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import jax
import numpy as np
import torch
import torchax

from .events import CheckResult, LabEvent, Remark, StageProgress
from .experiment import LabModel
from .text_model import ForwardPasses, load_with_prompt, remark_on_devices

STATIC = ("use_cache", "return_dict")


class LogitsOnly(torch.nn.Module):
    """A thin wrapper of a text model: token ids in, logits out. As it returns one tensor, no class needs to be a pytree."""

    def __init__(self, model: torch.nn.Module) -> None:
        super().__init__()
        self.model = model

    def forward(self, input_ids: torch.Tensor, use_cache: bool = False, return_dict: bool = False) -> torch.Tensor:
        logits: torch.Tensor = self.model(input_ids, use_cache=use_cache, return_dict=return_dict)[0]
        return logits


def compile_module(module: torch.nn.Module, static: Sequence[str]) -> Any:
    """Compile a module on torchax's "jax" device at its first call, once for each value of a static argument.

    Static arguments must be passed by name: positional ones are traced like the others.
    """
    options = torchax.CompileOptions(jax_jit_kwargs={"static_argnames": tuple(static)})
    return torchax.compile(module, options)


def logits_of(module: Any, tokens: np.ndarray) -> jax.Array:
    """Return float32 logits (batch, tokens, vocabulary) for integer tokens (batch, tokens), from a compiled or eager module."""
    with torchax.default_env(), torch.no_grad():
        input_ids = torch.from_numpy(tokens).to("jax")
        logits: jax.Array = module(input_ids, use_cache=False, return_dict=False).jax()
    return logits


def static_argument_error(module: torch.nn.Module, tokens: np.ndarray) -> Exception | None:
    """Return JAX's exception if the arguments are not declared static; None if there is none."""
    try:
        logits_of(compile_module(module, static=()), tokens)
    except jax.errors.ConcretizationTypeError as error:  # includes TracerBoolConversionError
        return error
    return None


def run(model: LabModel, options: Mapping[str, Any]) -> Iterator[LabEvent]:
    """Measure eager and compiled calls on ``options["prompt"]``, with and without the static arguments."""
    _, read, tokens = yield from load_with_prompt(model, options["prompt"])
    module = LogitsOnly(read)
    passes = ForwardPasses(tokens, options["calls"])
    yield from passes.measure_pytorch(module)

    yield StageProgress('Moving the module to the torchax "jax" device', 0.2)
    with torchax.default_env():
        module.to("jax")

    yield StageProgress("torchax, eager: first call (compiles each operator)", 0.3)
    eager = yield from passes.measure("torchax, eager", "Eager", lambda: logits_of(module, tokens))

    yield StageProgress("torchax.compile without static arguments", 0.6)
    error = static_argument_error(module, tokens)
    yield CheckResult(
        "Without static arguments JAX raises an error",
        error is not None,
        "no error was raised" if error is None else f"{type(error).__name__}: {str(error).splitlines()[0]}",
    )
    yield Remark(
        "Undeclared, use_cache and return_dict become traced arrays, whose values are not known while JAX traces: the model's "
        "`if use_cache` cannot be decided. static_argnames makes them part of the program's key instead."
    )

    yield StageProgress("torchax.compile with static arguments: first call (compiles)", 0.7)
    compiled_module = compile_module(module, STATIC)
    compiled = yield from passes.measure("torchax.compile", "Compiled", lambda: logits_of(compiled_module, tokens))
    yield Remark(f"Compiled: {eager.later_s / compiled.later_s:.1f}\N{MULTIPLICATION SIGN} faster than eager.")
    yield from remark_on_devices()
