"""The mistake of capturing weights: a jitted function that reads them from around it has them as constants in its program."""

from __future__ import annotations

import functools
import time
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import jax
import jax.numpy as jnp
import torch
import torchax
from torchax.interop import jax_view, torch_view

from .events import Checked, LabEvent, Measured, Remarked
from .text_recipe import jax_weights

WARN_BYTES = 1000  # of captured constants; JAX's own threshold is 2 GB, which a small part of a model never reaches

# Of the largest output. XLA turns captured matrices over when it compiles, so that sums are taken in another order.
TOLERANCE = 1e-5


def weights_captured(module: torch.nn.Module, weights: Any) -> Callable[..., Any]:
    """The mistake: the function reads ``weights`` from around it, and so ``jax.jit`` copies them into the program."""
    env = torchax.default_env()

    def call(x: jax.Array) -> Any:
        with env, torch.no_grad():
            return jax_view(torch.func.functional_call(module, torch_view(weights), (torch_view(x),)))

    return jax.jit(call)


def weights_passed(module: torch.nn.Module) -> Callable[..., Any]:
    """The same with the weights as an argument: the program holds none of them."""
    env = torchax.default_env()

    def call(weights: Any, x: jax.Array) -> Any:
        with env, torch.no_grad():
            return jax_view(torch.func.functional_call(module, torch_view(weights), (torch_view(x),)))

    return jax.jit(call)


def provoke(module: Any, model_bytes: int) -> Iterator[LabEvent]:
    """Jit one block of the model's first layer with its weights captured, then passed."""
    name, block = small_part(module)
    weights = jax_weights(block)
    x = jnp.linspace(-1.0, 1.0, module.config.get_text_config().hidden_size)[None, None]
    captured, passed = weights_captured(block, weights), weights_passed(block)
    ways: tuple[tuple[str, Any, tuple[Any, ...]], ...] = (
        ("captured weights (mistake)", captured, (x,)),
        ("weights as arguments (fix)", passed, (weights, x)),
    )
    outputs = []
    for label, function, arguments in ways:
        started = time.perf_counter()
        warned = jax_warnings(functools.partial(function, *arguments))
        first_s = time.perf_counter() - started
        started = time.perf_counter()
        outputs.append(jax.block_until_ready(function(*arguments)))  # type: ignore[no-untyped-call]
        seconds = time.perf_counter() - started
        constants = captured_mb(function, *arguments)
        yield Measured(
            f"{label} ({name} alone)",
            {
                "seconds": seconds,
                "first_s": first_s,
                "compile_s": max(first_s - seconds, 0.0),
                "traces": 1,
                "constants_mb": constants,
            },
        )
        if function is captured:
            yield Checked("JAX warns about captured weights", bool(warned), warned[0] if warned else "no warning")
            yield Remarked(
                f"Captured, the {constants:.1f} MB of {name} are in memory twice and are written into the program that XLA "
                f"compiles; the whole model would put {model_bytes / 1e6:,.0f} MB there. JAX warns only above "
                "jax_captured_constants_warn_bytes, 2 GB unless it is set; here it was set to "
                f"{WARN_BYTES:,} bytes. To fix this, pass the weights as an argument."
            )
    difference, largest = float(jnp.abs(outputs[0] - outputs[1]).max()), float(jnp.abs(outputs[1]).max())
    detail = f"largest difference {difference:.1e}, of values up to {largest:.3g}"
    yield Checked("Same output with captured and passed weights", difference <= TOLERANCE * max(largest, 1.0), detail)


def jax_warnings(call: Callable[[], Any]) -> list[str]:
    """What JAX warns of during a call, in words, with its threshold for captured constants at :data:`WARN_BYTES`."""
    before: int = jax.config.jax_captured_constants_warn_bytes  # type: ignore[attr-defined]
    jax.config.update("jax_captured_constants_warn_bytes", WARN_BYTES)  # type: ignore[no-untyped-call]
    try:
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            jax.block_until_ready(call())  # type: ignore[no-untyped-call]
    finally:
        jax.config.update("jax_captured_constants_warn_bytes", before)  # type: ignore[no-untyped-call]
    return [str(item.message) for item in caught if "constants were captured" in str(item.message)]


def small_part(module: torch.nn.Module) -> tuple[str, torch.nn.Module]:
    """The first layer's MLP and its name; the first linear layer of a model that calls it otherwise."""
    named = list(module.named_modules())
    mlp = next(((name, child) for name, child in named if name.endswith(".0.mlp")), None)
    return mlp or next((name, child) for name, child in named if isinstance(child, torch.nn.Linear))


def captured_mb(jitted: Any, *arguments: Any) -> float:
    """Megabytes of constants in the program that ``jax.jit`` makes for such arguments."""
    closed = jitted.trace(*arguments).jaxpr
    return float(sum(getattr(constant, "nbytes", 0) for constant in closed.consts)) / 1e6
