"""Torch operators on JAX arrays, compared with PyTorch's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import torch
import torchax

from hfjax_demo.bridge.tensors import jax_view, to_jax, to_torch, torch_view


def on_jax(operator: Callable[..., torch.Tensor], *args: Any, **kwargs: Any) -> torch.Tensor:
    """Run the operator on JAX arrays, in one compiled program, as an engine does."""
    leaves, structure = jax.tree.flatten((args, kwargs), is_leaf=lambda leaf: leaf is None)
    arrays = [to_jax(leaf) for leaf in leaves if isinstance(leaf, torch.Tensor)]

    @jax.jit
    def run(arrays: list[jax.Array]) -> jax.Array:
        given = iter(arrays)
        filled = [torch_view(next(given)) if isinstance(leaf, torch.Tensor) else leaf for leaf in leaves]
        args, kwargs = jax.tree.unflatten(structure, filled)
        with torchax.default_env():
            return jax_view(operator(*args, **kwargs))

    return to_torch(run(arrays))


def same(operator: Callable[..., torch.Tensor], *args: Any, tolerance: float = 2e-5, **kwargs: Any) -> None:
    """Assert that JAX and PyTorch compute the same."""
    expected = operator(*args, **kwargs)
    actual = on_jax(operator, *args, **kwargs)
    assert (actual.shape, actual.dtype) == (expected.shape, expected.dtype)
    torch.testing.assert_close(actual, expected, atol=tolerance, rtol=tolerance)


def random(*shape: int, seed: int = 0) -> torch.Tensor:
    """Return normally distributed numbers."""
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed))
