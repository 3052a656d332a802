"""Random numbers of one picture's own, and those near them.

What a pipeline or its scheduler draws without naming a generator would come from PyTorch's own, which the whole process shares:
another picture, or a model that is being loaded on another thread, would change it.

A variation's noise is the seed's, turned some way towards another seed's. Both are normally distributed and independent, so
cos(t π/2) a + sin(t π/2) b is normally distributed too, with the same variance: 0 is the seed's picture, 1 that of the variation
seed.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import torch
from torch.overrides import TorchFunctionMode

# Functions of torch, and methods of its tensors, that take a generator.
_DRAWING = frozenset(
    (
        "bernoulli",
        "bernoulli_",
        "cauchy_",
        "exponential_",
        "geometric_",
        "log_normal_",
        "multinomial",
        "normal",
        "normal_",
        "poisson",
        "rand",
        "rand_like",
        "randint",
        "randint_like",
        "randn",
        "randn_like",
        "random_",
        "randperm",
        "uniform_",
    )
)


class DrawnAlone(TorchFunctionMode):
    """Within it, what names no generator draws the numbers that it would draw after ``torch.manual_seed(seed)``.

    Args:
        generators: one for each picture: whatever is drawn from one is mixed with the same of another seed.
        seeds: the other seed of each.
        share: how far the noise is turned, 0 to 1.
    """

    def __init__(
        self, seed: int, generators: Sequence[torch.Generator] = (), seeds: Sequence[int] = (), share: float = 0.0
    ) -> None:
        super().__init__()
        self._generator = torch.Generator().manual_seed(seed)
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
        if getattr(func, "__name__", "") in _DRAWING and given.get("generator") is None:
            given["generator"] = self._generator
        drawn = func(*args, **given)
        other = self._others.get(id(given.get("generator")))
        if func is not torch.randn or other is None:
            return drawn
        own, others = self._shares
        return own * drawn + others * func(*args, **{**given, "generator": other})
