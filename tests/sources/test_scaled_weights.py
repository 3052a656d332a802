"""FP8 matrices of checkpoints: which are read, by the blocks that the config states."""

from __future__ import annotations

from typing import Any

import pytest

from hfjax_demo.sources.scaled_weights import find_scaled


@pytest.mark.parametrize(
    ("side", "count", "block", "read"),
    [
        (256, 2, 128, True),
        (192, 2, 128, False),  # the second block has 64 rows: not two of 96
        (960, 8, 128, False),
        (96, 1, 128, True),
        (192, 2, None, True),
    ],
)
@pytest.mark.parametrize("method", ["fp8", "compressed-tensors"])
def test_blocks_have_the_stated_size(method: str, side: int, count: int, block: int | None, read: bool) -> None:
    stated: dict[str, Any] = {"quant_method": method}
    if block is not None and method == "fp8":
        stated["weight_block_size"] = [block, block]
    elif block is not None:
        stated["config_groups"] = {"group_0": {"weights": {"strategy": "block", "block_structure": [block, block]}}}
    scales = "weight_scale_inv" if method == "fp8" else "weight_scale"
    headers = {"layer.weight": ("F8_E4M3", (side, side)), f"layer.{scales}": ("F32", (count, count))}
    assert bool(find_scaled(headers, {"quantization_config": stated})) == read
