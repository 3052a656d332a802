"""What each device of a mesh takes of a text model: its part of the weights, and of the cache, by the model's own plan."""

from __future__ import annotations

import math
from pathlib import Path
from typing import TYPE_CHECKING

from ..catalog import DTYPE_BYTES

if TYPE_CHECKING:
    import torch


def weights_share(folder: Path, dtype: str, devices: int) -> int:
    """The bytes of weights that each of so many devices will hold, from the configuration alone.

    Raises:
        Exception: whatever transformers says of a configuration that it cannot read.
    """
    from ..bridge import sharding

    module = outline(folder)
    shapes = {name: tuple(weight.shape) for name, weight in module.named_parameters()}  # tied ones once
    placed = sharding.placements(shapes, sharding.plan_of(module), devices, sharding.heads_of(module))
    return sum(math.prod(placement.part(devices)) for placement in placed.values()) * DTYPE_BYTES[dtype]


def cache_share(kv_heads: int, devices: int) -> float:
    """The part of the cache that each of so many devices will hold."""
    return 1 / devices if kv_heads % devices == 0 else 1


def outline(folder: Path) -> torch.nn.Module:
    """The module of a model folder without its weights, and without their memory."""
    import torch
    from transformers import AutoConfig, AutoModelForCausalLM

    config = AutoConfig.from_pretrained(folder, trust_remote_code=False, local_files_only=True).get_text_config()
    with torch.device("meta"):
        module: torch.nn.Module = AutoModelForCausalLM.from_config(config, trust_remote_code=False)
    return module
