"""Pictures near a seed's own: its noise, turned some way towards another seed's.

Both are normally distributed and independent, so the noise cos(t π/2) a + sin(t π/2) b is normally distributed too, with
the same variance: 0 is the seed's picture, 1 that of the variation seed.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import torch
from torch.overrides import TorchFunctionMode


class Varied(TorchFunctionMode):
    """Within it, whatever a pipeline or its scheduler draws from one of the generators is mixed with the same of another seed.

    Args:
        generators: one for each picture.
        seeds: the other seed of each.
        share: how far the noise is turned, 0 to 1.
    """

    def __init__(self, generators: Sequence[torch.Generator], seeds: Sequence[int], share: float) -> None:
        super().__init__()
        self._kept = tuple(generators)  # so that no other generator gets one's id
        # Twice the same noise would add up to more than noise of unit variance.
        self._others = {
            id(own): torch.Generator().manual_seed(seed)
            for own, seed in zip(generators, seeds, strict=True)
            if own.initial_seed() != seed
        }
        self._shares = math.cos(share * math.pi / 2), math.sin(share * math.pi / 2)

    def __torch_function__(
        self,
        func: Callable[..., Any],
        types: Sequence[type],
        args: tuple[Any, ...] = (),
        kwargs: Mapping[str, Any] | None = None,
    ) -> Any:
        given = dict(kwargs or {})
        drawn = func(*args, **given)
        other = self._others.get(id(given.get("generator")))
        if func is not torch.randn or other is None:
            return drawn
        own, others = self._shares
        return own * drawn + others * func(*args, **{**given, "generator": other})
