"""The optimiser: what it does to a matrix, and which parameters it leaves to AdamW."""

from __future__ import annotations

import torch
from torch import nn

from training.optimizer import Muon, make_optimizers, orthogonalise


def test_singular_values_come_near_one_and_directions_stay() -> None:
    torch.manual_seed(0)
    for shape in ((8, 30), (30, 8)):
        matrix = torch.randn(shape) @ torch.diag(torch.logspace(-1, 1, shape[1]))
        u, _, v = torch.linalg.svd(matrix, full_matrices=False)
        result = orthogonalise(matrix)
        values = (u.T @ result @ v.T).diagonal()
        assert values.min() > 0.3 and values.max() < 1.3
        torch.testing.assert_close(u.T @ result @ v.T, torch.diag(values), rtol=0, atol=1e-2)


def test_a_step_has_the_size_of_an_adamw_step_and_lowers_the_loss() -> None:
    torch.manual_seed(0)
    layer = nn.Conv2d(4, 8, 3)
    pictures, wanted = torch.randn(16, 4, 6, 6), torch.randn(16, 8, 4, 4)
    muon = Muon([layer.weight], lr=0.01)

    def loss() -> torch.Tensor:
        return (layer(pictures) - wanted).square().mean()

    before, start = loss(), layer.weight.detach().clone()
    before.backward()
    muon.step()
    step = (layer.weight.detach() - start).square().mean().sqrt()
    assert 0.1 * 0.01 < step < 0.3 * 0.01
    assert loss() < before


def test_embeddings_and_biases_are_left_to_adamw() -> None:
    embedding, linear, norm = nn.Embedding(10, 4), nn.Linear(4, 4), nn.LayerNorm(4)
    muon, adamw = make_optimizers({"all": nn.ModuleList([embedding, linear, norm])}, 1e-3)
    assert [p is linear.weight for p in muon.param_groups[0]["params"]] == [True]
    left = {id(p) for p in adamw.param_groups[0]["params"]}
    assert left == {id(embedding.weight), id(linear.bias), id(norm.weight), id(norm.bias)}
