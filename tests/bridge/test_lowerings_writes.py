"""Writing to a part of a tensor, beside PyTorch's own."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import pytest
import torch
import torchax

from hfjax_demo.bridge.lowerings.layers import register_lowerings
from hfjax_demo.bridge.tensors import jax_view, torch_view


def turned(x: torch.Tensor) -> torch.Tensor:
    """As rotary embeddings do it: the second half of each row, negated, and then the first."""
    first, second = x.reshape(*x.shape[:-1], 2, -1).unbind(-2)
    return x * 0.5 + torch.cat([-second, first], dim=-1) * 0.25


def turned_in_place(x: torch.Tensor) -> torch.Tensor:
    query, key = x * 1.0, x * 2.0
    query[:, :, 16:, :] = turned(query[:, :, 16:, :])
    key[:, :, 16:, :] = turned(key[:, :, 16:, :])
    return query @ key.transpose(-1, -2)


def jitted(function: Any, *arrays: torch.Tensor) -> torch.Tensor:
    register_lowerings()

    def run(*given: jax.Array) -> jax.Array:
        with torchax.default_env():
            out: jax.Array = jax_view(function(*torch_view(given)))
            return out

    return torch.tensor(jax.jit(run)(*(jnp.asarray(array.numpy()) for array in arrays)).tolist())


def test_what_is_written_may_be_made_of_what_is_overwritten() -> None:
    torch.manual_seed(0)
    x = torch.randn(1, 4, 272, 8)

    torch.testing.assert_close(jitted(turned_in_place, x), turned_in_place(x), atol=1e-4, rtol=1e-4)


@pytest.mark.parametrize(
    "key",
    [
        slice(2, 5),
        2,
        -1,
        (slice(None), slice(-3, None)),
        (..., slice(1, 4)),
        (slice(0, 0), slice(2)),
        (1, ..., -2),
        (slice(1, 3), 4, slice(0, 5)),
        (slice(None, None, 2), 1),  # with a step: as JAX does it
        (),
    ],
    ids=str,
)
@pytest.mark.parametrize("of_a_view", [False, True])
def test_every_way_to_say_where(key: Any, of_a_view: bool) -> None:
    def write(x: torch.Tensor, values: torch.Tensor) -> torch.Tensor:
        whole = x + 1
        part = whole[:, 1:] if of_a_view else whole
        part[key] = values.to(torch.float64)[: part[key].shape[-1]] if part[key].ndim else values[0]
        return whole

    x, values = torch.arange(6 * 7 * 8.0).reshape(6, 7, 8), -torch.arange(1, 9.0)

    torch.testing.assert_close(jitted(write, x, values), write(x, values))


def test_a_view_is_changed_in_place() -> None:
    def change(x: torch.Tensor) -> torch.Tensor:
        whole = x + 0
        whole[:, 2:5].mul_(3).add_(1)
        return whole

    x = torch.arange(24.0).reshape(4, 6)

    torch.testing.assert_close(jitted(change, x), change(x))
