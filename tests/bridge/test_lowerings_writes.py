"""Writing to a part of a tensor, beside PyTorch's own."""

from __future__ import annotations

from typing import Any

import pytest
import torch

from hfjax_demo.bridge.lowerings.layers import register_lowerings

from .test_lowerings_pictures import same


@pytest.fixture(scope="module", autouse=True)
def _registered() -> None:
    register_lowerings()


def turned(x: torch.Tensor) -> torch.Tensor:
    """As rotary embeddings do it: the second half of each row, negated, and then the first."""
    first, second = x.reshape(*x.shape[:-1], 2, -1).unbind(-2)
    return x * 0.5 + torch.cat([-second, first], dim=-1) * 0.25


def test_what_is_written_may_be_made_of_what_is_overwritten() -> None:
    def turned_in_place(x: torch.Tensor) -> torch.Tensor:
        query, key = x * 1.0, x * 2.0
        query[:, :, 16:, :] = turned(query[:, :, 16:, :])
        key[:, :, 16:, :] = turned(key[:, :, 16:, :])
        return query @ key.transpose(-1, -2)

    torch.manual_seed(0)
    same(turned_in_place, torch.randn(1, 4, 272, 8), tolerance=1e-4)


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

    same(write, torch.arange(6 * 7 * 8.0).reshape(6, 7, 8), -torch.arange(1, 9.0))


def test_a_view_is_changed_in_place() -> None:
    def change(x: torch.Tensor) -> torch.Tensor:
        whole = x + 0
        whole[:, 2:5].mul_(3).add_(1)
        return whole

    same(change, torch.arange(24.0).reshape(4, 6))


def test_a_copy_into_a_view_reaches_what_it_is_a_view_of() -> None:
    """As DeepSeek puts its keys together, and Qwen3-Next moves on the last inputs of its convolutions."""

    def joined(left: torch.Tensor, right: torch.Tensor) -> torch.Tensor:
        found = torch.cat([left, left], dim=-1)[..., :6] * 0
        found[..., :4].copy_(left)
        found[..., 4:].copy_(right.expand(-1, 3, -1))
        whole = left * 0
        whole.copy_(found[..., 2:])
        return torch.cat([found, whole], dim=-1)

    same(joined, torch.randn(2, 3, 4), torch.randn(2, 1, 2), tolerance=0)
