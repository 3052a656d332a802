"""The captured-weights mistake: weights that a jitted function closes over become constants of its compiled program."""

from __future__ import annotations

import contextlib
import functools
import warnings
from collections.abc import Callable, Generator, Iterator
from typing import Any

import jax
import jax.numpy as jnp
import torch

from .events import CheckResult, LabEvent, Measurement, Remark
from .text_recipe import jax_weights, pure_call
from .timing import compare_arrays, time_calls

WARN_BYTES = 1000  # of captured constants; JAX's default is 2 GB, which a small part of a model never reaches

# Relative to the largest output. XLA transposes captured matrices when it compiles, which changes the order of summation.
TOLERANCE = 1e-5


def capturing_and_passing(module: torch.nn.Module, weights: Any) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """Return the mistake, a function of ``x``, and its fix, a function of the weights and ``x``."""
    call = pure_call(module)
    # The mistake: the function closes over the weights, so jax.jit copies them into the program as constants.
    capturing = jax.jit(lambda x: call(weights, x))
    # The fix: the weights are an argument, and the program contains none of them.
    passing = jax.jit(call)
    return capturing, passing


def demonstrate_captured_weights(module: Any, model_bytes: int) -> Iterator[LabEvent]:
    """Jit one block of the model's first layer with its weights captured, then passed."""
    name, block = first_mlp(module)
    weights = jax_weights(block)
    x = jnp.linspace(-1.0, 1.0, module.config.get_text_config().hidden_size)[None, None]
    capturing, passing = capturing_and_passing(block, weights)
    with captured_constants() as warned:
        mistake = yield from _measure(f"captured weights (mistake) ({name} alone)", capturing, x)
    yield CheckResult("JAX warns about captured weights", bool(warned), str(warned[0]) if warned else "no warning")
    yield Remark(
        f"Captured, the {captured_constants_mb(capturing, x):.1f} MB of {name} are in memory twice and are written into the "
        f"program that XLA compiles; the whole model would put {model_bytes / 1e6:,.0f} MB there. JAX warns only above "
        "jax_captured_constants_warn_bytes, 2 GB unless it is set; here it was set to "
        f"{WARN_BYTES:,} bytes. To fix this, pass the weights as an argument."
    )
    fixed = yield from _measure(f"weights as arguments (fix) ({name} alone)", passing, weights, x)
    yield compare_arrays("Same output with captured and passed weights", mistake, fixed, TOLERANCE, relative=True)


def _measure(label: str, function: Any, *arguments: Any) -> Generator[LabEvent, None, Any]:
    times = time_calls(functools.partial(function, *arguments), 1)
    values = {
        "seconds": times.later_s,
        "first_s": times.first_s,
        "compile_s": max(times.first_s - times.later_s, 0.0),
        "traces": 1,
        "constants_mb": captured_constants_mb(function, *arguments),
    }
    yield Measurement(label, values)
    return times.output


@contextlib.contextmanager
def captured_constants() -> Iterator[list[Warning]]:
    """Make JAX warn about captured constants above :data:`WARN_BYTES`. The yielded list is filled with the warnings on exit."""
    threshold: int = jax.config.jax_captured_constants_warn_bytes  # type: ignore[attr-defined]
    jax.config.update("jax_captured_constants_warn_bytes", WARN_BYTES)
    found: list[Warning] = []
    try:
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            yield found
    finally:
        jax.config.update("jax_captured_constants_warn_bytes", threshold)
    messages = [entry.message for entry in caught if "constants were captured" in str(entry.message)]
    found += [message for message in messages if isinstance(message, Warning)]


def first_mlp(module: torch.nn.Module) -> tuple[str, torch.nn.Module]:
    """Return the name and module of the first layer's MLP, or of the first linear layer if there is no module ``mlp``."""
    named = list(module.named_modules())
    mlp = next(((name, child) for name, child in named if name.endswith(".0.mlp")), None)
    return mlp or next((name, child) for name, child in named if isinstance(child, torch.nn.Linear))


def captured_constants_mb(jitted: Any, *arguments: Any) -> float:
    """Return the megabytes of constants in the program that ``jax.jit`` traces for these arguments."""
    closed = jitted.trace(*arguments).jaxpr
    return float(sum(getattr(constant, "nbytes", 0) for constant in closed.consts)) / 1e6
