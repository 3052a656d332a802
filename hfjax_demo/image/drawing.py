"""Random numbers of one picture's own.

What a pipeline or its scheduler draws without naming a generator would come from PyTorch's own, which the whole process shares:
another picture, or a model that is being loaded on another thread, would change it.
"""

from __future__ import annotations

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
    """Within it, what names no generator draws the numbers that it would draw after ``torch.manual_seed(seed)``."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._generator = torch.Generator().manual_seed(seed)

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
        return func(*args, **given)
