"""Loops over the experts that tokens have chosen, traced, beside PyTorch."""

from __future__ import annotations

import dataclasses

import jax
import numpy as np
import pytest
import torch

from hfjax_demo.bridge.expert_loops import ExpertLoops
from hfjax_demo.bridge.functional import functionalize
from hfjax_demo.bridge.tensors import to_jax, to_numpy

EXPERTS, HIDDEN = 6, 4


class Experts(torch.nn.Module):
    """As transformers' modules of LongCat (numbers of experts are looked at) and DBRX (they are tensors) do it."""

    def __init__(self, looks: bool) -> None:
        super().__init__()
        self.looks = looks
        self.weights = torch.nn.Parameter(torch.randn(EXPERTS, HIDDEN, HIDDEN))

    def forward(self, hidden: torch.Tensor, chosen: torch.Tensor, gates: torch.Tensor) -> torch.Tensor:
        out = torch.zeros_like(hidden)
        mask = torch.nn.functional.one_hot(chosen, num_classes=EXPERTS).permute(2, 1, 0)
        for hit in torch.greater(mask.sum(dim=(-1, -2)), 0).nonzero():
            expert = int(hit.item()) if self.looks else hit[0]
            places, tokens = torch.where(mask[expert])
            out.index_add_(0, tokens, hidden[tokens] @ self.weights[expert] * gates[tokens, places, None])
        return out


@pytest.mark.parametrize("looks", [True, False])
@pytest.mark.parametrize(
    "chosen",
    [
        [[0, 1], [1, 2], [5, 0]],  # two experts without tokens
        [[3, 4], [3, 4], [4, 3]],  # each token to the same two; neither the first nor the last expert
        [[5, 2]],  # a single token, as in decoding
    ],
)
def test_a_loop_over_experts_gives_what_pytorch_gives(chosen: list[list[int]], looks: bool) -> None:
    torch.manual_seed(0)
    module = Experts(looks)
    given = torch.randn(len(chosen), HIDDEN), torch.tensor(chosen), torch.rand(len(chosen), 2)
    expected = to_numpy(module(*given))
    params, call = functionalize(module)
    traced = jax.jit(dataclasses.replace(call, mode=ExpertLoops))(params, *map(to_jax, given))
    np.testing.assert_allclose(traced, expected, rtol=1e-5, atol=1e-6)
    if looks:  # without the mode such a loop cannot be traced
        with pytest.raises(jax.errors.ConcretizationTypeError):
            jax.jit(call)(params, *map(to_jax, given))


def test_other_uses_of_the_places_are_not_traced() -> None:
    class Counting(torch.nn.Module):
        def forward(self, hidden: torch.Tensor) -> torch.Tensor:
            return hidden + (hidden > 0).nonzero().sum()

    params, call = functionalize(Counting())
    with pytest.raises(AttributeError):
        jax.jit(dataclasses.replace(call, mode=ExpertLoops))(params, to_jax(torch.randn(5)))
