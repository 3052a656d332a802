"""Plain PyTorch with a KV cache of rounded keys and values, as the reference for an engine with a quantized KV cache."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch
from transformers import DynamicCache

from .tiny_models import PAD, Reference

# Float32 sums in different orders may round to different values: about one in some thousands, and the steps of int8 are larger.
FLIPPED = {"bfloat16": 4e-4, "int8": 2e-3}


class RoundingCache(DynamicCache):
    """The cache of transformers with rounded keys and values."""

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
    """Plain PyTorch with a :class:`RoundingCache`."""

    def __init__(self, folder: Path, dtype: str) -> None:
        super().__init__(folder)
        self._dtype = dtype

    def _generate(self, prompt: Sequence[int], new_tokens: int) -> list[int]:
        given = {"past_key_values": RoundingCache(self._dtype), "do_sample": False, "pad_token_id": PAD}
        ids = torch.tensor([list(prompt)])
        with torch.inference_mode():
            output = self.model.generate(ids, attention_mask=torch.ones_like(ids), max_new_tokens=new_tokens, **given)
        return [int(token) for token in output[0, len(prompt) :]]

    def logits(self, prompt: Sequence[int], answer: Sequence[int]) -> np.ndarray:
        ids = torch.tensor([[*prompt, *answer]])
        with torch.inference_mode():
            output = self.model(input_ids=ids, past_key_values=RoundingCache(self._dtype), use_cache=True)
        logits: np.ndarray = output.logits[0, len(prompt) - 1 : -1].float().numpy()
        return logits
