"""Reproducible random numbers for one image, and the noise of its variations.

A variation's noise is the noise a of its seed, rotated towards the noise b of another seed: cos(t π/2) a + sin(t π/2) b. Both are
independent and normally distributed, so the variance stays the same.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import torch
from torch.overrides import TorchFunctionMode

# Functions of torch, and methods of tensors, that accept a generator.
_RANDOM_FUNCTIONS = """
bernoulli bernoulli_ cauchy_ exponential_ geometric_ log_normal_ multinomial normal normal_ poisson rand rand_like randint
randint_like randn randn_like random_ randperm uniform_
"""
_ACCEPT_GENERATOR = frozenset(_RANDOM_FUNCTIONS.split())


class IsolatedRandomness(TorchFunctionMode):
    """A mode in which drawing without a generator gives the numbers that follow ``torch.manual_seed(seed)``.

    Args:
        generators: one per image. Noise drawn from one of them is mixed with that of another seed.
        seeds: the other seed of each image.
        share: how far the noise is rotated, from 0 to 1.
    """

    def __init__(
        self, seed: int, generators: Sequence[torch.Generator] = (), seeds: Sequence[int] = (), share: float = 0.0
    ) -> None:
        super().__init__()
        self._generator = torch.Generator().manual_seed(seed)
        self._generators = tuple(generators)  # keeps their ids from being reused
        # Equal seeds are left out: mixing noise with itself would change the variance.
        self._others = {
            id(own): torch.Generator().manual_seed(seed)
            for own, seed in zip(generators, seeds, strict=True)
            if own.initial_seed() != seed
        }
        self._mixing_weights = math.cos(share * math.pi / 2), math.sin(share * math.pi / 2)

    def __torch_function__(
        self,
        func: Callable[..., Any],
        types: Sequence[type],
        args: tuple[Any, ...] = (),
        kwargs: Mapping[str, Any] | None = None,
    ) -> Any:
        given = dict(kwargs or {})
        if getattr(func, "__name__", "") in _ACCEPT_GENERATOR and given.get("generator") is None:
            given["generator"] = self._generator
        drawn = func(*args, **given)
        other = self._others.get(id(given.get("generator")))
        if func is not torch.randn or other is None:
            return drawn
        own, others = self._mixing_weights
        return own * drawn + others * func(*args, **{**given, "generator": other})
