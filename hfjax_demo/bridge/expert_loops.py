"""Mixture-of-experts layers that loop in Python over the experts chosen by at least one token, as DBRX's and LongCat's do.

for expert in (chosen.sum(dim=(-1, -2)) > 0).nonzero():
    places, tokens = torch.where(chosen[expert])
    out.index_add_(0, tokens, work(inputs[tokens]) * gates[tokens, places, None])
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import torch
from torch.overrides import TorchFunctionMode
from torchax.tensor import Tensor
from torchax.view import View

from .tensors import torch_view


class ExpertLoops(TorchFunctionMode):
    """A mode, within torchax's environment, in which such a loop covers all experts: ``nonzero`` and ``where`` of traced tensors
    return a fixed number of indices, those found and then out-of-range ones, for which JAX writes nothing.

    Code that uses these in any other way computes wrong values at every length, so it is only for models whose logits are
    compared with PyTorch's on load.
    """

    def __torch_function__(
        self, func: Any, types: Iterable[type], args: tuple[Any, ...] = (), kwargs: Mapping[str, Any] | None = None
    ) -> Any:
        kwargs = dict(kwargs or {})
        if len(args) == 1 and isinstance(args[0], (Tensor, View)) and not kwargs.get("as_tuple"):
            array = args[0].jax()
            if isinstance(array, jax.core.Tracer):
                if func in (torch.nonzero, torch.Tensor.nonzero) and array.ndim == 1:
                    return list(np.arange(array.shape[0])[:, None])  # a list, which can only be iterated over
                if func is torch.where:
                    return torch_view(jnp.nonzero(array, size=array.size, fill_value=array.shape))
        return func(*args, **kwargs)
