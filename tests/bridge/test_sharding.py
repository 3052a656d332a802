"""Weights on several devices: what a plan makes of shapes, and that nothing but the place of the weights changes."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from transformers import AutoModelForCausalLM
from transformers.distributed.tensor_parallel import ALL_PARALLEL_STYLES

from hfjax_demo.bridge import sharding
from hfjax_demo.bridge.sharding import WeightSharding, WeightSplit

from .. import tiny_models

PLAN = {
    "model.layers.*.self_attn.q_proj": "colwise",
    "model.layers.*.self_attn.o_proj": "rowwise",
    "model.layers.*.experts.up": "packed_colwise",
    "model.embed_tokens": "embedding_rowwise",
    "model.positions": "embedding_colwise",
    "model.layers.*.odd": "some_new_style",
    "model.layers.*.q_norm": "replicated_with_grad_allreduce",
}
COLUMNS, ROWS, WHOLE = WeightSplit


@pytest.mark.parametrize(
    ("name", "shape", "split", "dimension", "reason"),
    [
        ("model.layers.3.self_attn.q_proj.weight", (16, 6), COLUMNS, 0, None),
        ("model.layers.12.self_attn.q_proj.bias", (16,), COLUMNS, 0, None),
        ("model.layers.3.self_attn.q_proj.weight", (6, 16), WHOLE, None, "6 is not divisible by 4"),
        ("model.layers.3.self_attn.o_proj.weight", (6, 16), ROWS, 1, None),
        ("model.layers.3.self_attn.o_proj.bias", (16,), WHOLE, None, "rowwise leaves it whole"),
        ("model.layers.0.experts.up", (3, 8, 16), COLUMNS, 1, None),
        ("model.embed_tokens.weight", (320, 6), ROWS, 0, None),
        ("model.positions.weight", (5, 16), COLUMNS, 1, None),
        ("model.layers.0.odd.weight", (16, 16), WHOLE, None, "the style 'some_new_style' is not known here"),
        ("model.layers.0.q_norm.weight", (16,), WHOLE, None, "replicated_with_grad_allreduce leaves it whole"),
        ("model.norm.weight", (16,), WHOLE, None, None),
        ("model.layers.x.self_attn.q_proj.weight", (16, 6), WHOLE, None, None),
    ],
)
def test_where_a_weight_goes(
    name: str, shape: tuple[int, ...], split: WeightSplit, dimension: int | None, reason: str | None
) -> None:
    placement = sharding.weight_shardings({name: shape}, PLAN, 4)[name]
    assert (placement.split, placement.dimension, placement.reason) == (split, dimension, reason)
    assert np.prod(placement.shard_shape(4)) * (1 if dimension is None else 4) == np.prod(shape)


def test_every_style_that_transformers_has_is_known() -> None:
    experts = {"grouped_gemm", "ep_dispatch_experts"}  # of plans for expert parallelism, which are others
    for style in set(ALL_PARALLEL_STYLES) - experts:
        placement = sharding.weight_shardings({"a.weight": (8, 8)}, {"a": style}, 8)["a.weight"]
        assert "not known" not in (placement.reason or "")


def placements(folder: Path, name: str, devices: int, *, split_heads: bool = True) -> dict[str, WeightSharding]:
    """Those of a model's weights."""
    model = AutoModelForCausalLM.from_pretrained(tiny_models.make_model(folder, name))
    shapes = {name: tuple(weight.shape) for name, weight in model.named_parameters()}
    heads = None if split_heads else sharding.heads_by_weight(model)
    return sharding.weight_shardings(shapes, sharding.tensor_parallel_plan(model), devices, heads)


@pytest.mark.parametrize(
    ("devices", "whole", "reason"),
    [
        (2, set(), None),
        (4, {"k_proj", "v_proj"}, "2 heads cannot be shared out among 4"),
        (8, {"q_proj", "k_proj", "v_proj", "o_proj"}, "4 heads cannot be shared out among 8"),
    ],
)
def test_no_cut_goes_through_a_head(devices: int, whole: set[str], reason: str | None, tmp_path: Path) -> None:
    projections = {"q_proj", "k_proj", "v_proj", "o_proj"}
    anywhere, found = (placements(tmp_path, "qwen3", devices, split_heads=split_heads) for split_heads in (True, False))
    attention = {name: placement for name, placement in found.items() if name.split(".")[-2] in projections}
    assert len(attention) == 2 * 4  # layers and projections
    assert {placement.split for placement in placements(tmp_path / "gpt2", "gpt2", 2).values()} == {WHOLE}, "no plan"
    assert {name.split(".")[-2] for name, placement in attention.items() if placement.split is WHOLE} == whole
    assert reason is None or reason in {placement.reason for placement in attention.values()}
    assert all(anywhere[name].dimension is not None for name in attention)
