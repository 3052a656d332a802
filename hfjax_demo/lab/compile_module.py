"""``torchax.compile`` on a module with arguments that are no tensors, as a beginner's guide to torchax does it.

The module moves to torchax's "jax" device and is compiled in place; what it is called with must be a tensor, or static.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import jax
import numpy as np
import torch
import torchax

from ..text.reading import read_plain
from .calls import CallTimes, time_calls
from .events import Checked, LabEvent, Measured, Remarked, Working
from .experiment import LabModel
from .text_model import MOST_PROMPT_TOKENS, compare_logits, prompt_tokens

STATIC = ("use_cache", "return_dict")


class LogitsOnly(torch.nn.Module):
    """A thin wrapper of a text model: tokens in, logits out. With one tensor as its result no class has to be a pytree."""

    def __init__(self, model: torch.nn.Module) -> None:
        super().__init__()
        self.model = model

    def forward(self, input_ids: torch.Tensor, use_cache: bool = False, return_dict: bool = False) -> torch.Tensor:
        logits: torch.Tensor = self.model(input_ids, use_cache=use_cache, return_dict=return_dict)[0]
        return logits


def compile_module(module: torch.nn.Module, static: Sequence[str]) -> Any:
    """The module, already on torchax's "jax" device, compiled at its first call; once for each value of a static argument.

    Static arguments have to be given by name: by position they are traced like the others.
    """
    options = torchax.CompileOptions(jax_jit_kwargs={"static_argnames": tuple(static)})
    return torchax.compile(module, options)


def logits_of(module: Any, tokens: np.ndarray) -> jax.Array:
    """Float32 (batch, tokens, vocabulary) for integer tokens (batch, tokens); compiled or eager, as the module is."""
    with torchax.default_env(), torch.no_grad():
        input_ids = torch.from_numpy(tokens).to("jax")
        logits: jax.Array = module(input_ids, use_cache=False, return_dict=False).jax()
    return logits


def refusal(module: torch.nn.Module, tokens: np.ndarray) -> Exception | None:
    """What JAX says when the arguments are not declared static; None if it takes them."""
    try:
        logits_of(compile_module(module, static=()), tokens)
    except jax.errors.ConcretizationTypeError as error:  # the tracer-bool error is one, too
        return error
    return None


def run(model: LabModel | None, options: Mapping[str, Any]) -> Iterator[LabEvent]:
    """Measure eager and compiled calls on ``options["prompt"]``, with the static arguments and without."""
    assert model is not None
    yield Working("Loading the model", 0.0)
    tokenizer, read = read_plain(model.folder, model.name)
    module = LogitsOnly(read)
    tokens = prompt_tokens(tokenizer, options["prompt"])
    if tokens.shape[1] == MOST_PROMPT_TOKENS:
        yield Remarked(f"Only the first {MOST_PROMPT_TOKENS} tokens of the prompt are used.", warning=True)

    yield Working("Running PyTorch", 0.1)

    def plain() -> Any:
        with torch.inference_mode():
            return module(torch.from_numpy(tokens))

    torch_times = time_calls(plain, options["calls"])
    expected = torch_times.output.numpy()
    yield _row("PyTorch", torch_times)

    yield Working('Moving the module to the torchax "jax" device', 0.2)
    with torchax.default_env():
        module.to("jax")

    yield Working("torchax, eager: first call (compiles each operator)", 0.3)
    eager = time_calls(lambda: logits_of(module, tokens), options["calls"])
    yield _row("torchax, eager", eager)
    yield compare_logits("Eager logits match PyTorch", eager.output, expected)

    yield Working("torchax.compile without static arguments", 0.6)
    error = refusal(module, tokens)
    yield Checked(
        "Without static arguments JAX raises an error",
        error is not None,
        "no error was raised" if error is None else f"{type(error).__name__}: {str(error).splitlines()[0]}",
    )
    yield Remarked(
        "Undeclared, use_cache and return_dict become traced arrays, whose values are not known while JAX traces: the model's "
        "`if use_cache` cannot be decided. static_argnames makes them part of the program's key instead."
    )

    yield Working("torchax.compile with static arguments: first call (compiles)", 0.7)
    compiled_module = compile_module(module, STATIC)
    compiled = time_calls(lambda: logits_of(compiled_module, tokens), options["calls"])
    yield _row("torchax.compile", compiled)
    yield compare_logits("Compiled logits match PyTorch", compiled.output, expected)
    yield Remarked(f"Compiled: {eager.later_s / compiled.later_s:.1f}\N{MULTIPLICATION SIGN} faster than eager.")
    if jax.default_backend() != "cpu":
        yield Remarked(f"JAX ran on {jax.devices()[0].device_kind}, PyTorch on the CPU.")


def _row(label: str, times: CallTimes) -> Measured:
    return Measured(label, {"first_s": times.first_s, "later_s": times.later_s})
