"""Plain PyTorch with a KV cache of rounded keys and values, as the reference for an engine with a quantized KV cache."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch
from transformers import DynamicCache

from .tiny_models import Reference

# Float32 sums in different orders may round to different values: about one in some thousands, and the steps of int8 are larger.
FLIPPED = {"bfloat16": 4e-4, "int8": 2e-3}


class RoundingCache(DynamicCache):
    def __init__(self, dtype: str) -> None:
        super().__init__()
        self._dtype = dtype

    def update(self, keys: torch.Tensor, values: torch.Tensor, *args: Any, **kwargs: Any) -> Any:
        return super().update(self._rounded(keys), self._rounded(values), *args, **kwargs)

    def _rounded(self, numbers: torch.Tensor) -> torch.Tensor:
        if self._dtype == "bfloat16":
            return numbers.bfloat16().float()
        scale = numbers.abs().amax(dim=-1, keepdim=True) / 127
        return (numbers / scale).round() * scale


class RoundingReference(Reference):
    def __init__(self, folder: Path, dtype: str) -> None:
        super().__init__(folder)
        self._dtype = dtype

    def cache(self) -> dict[str, Any]:
        return {"past_key_values": RoundingCache(self._dtype), "use_cache": True}
