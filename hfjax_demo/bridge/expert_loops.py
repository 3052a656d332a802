"""Mixture-of-experts layers that loop in Python over the experts that some token has chosen, as DBRX's and LongCat's do.

    for expert in (chosen.sum(dim=(-1, -2)) > 0).nonzero():
        places, tokens = torch.where(chosen[expert])
        out.index_add_(0, tokens, work(inputs[tokens]) * gates[tokens, places, None])

How many there are depends on numbers that a trace does not have. Within :class:`ExpertLoops` the loop goes over all experts, and
``where`` gives as many places as there can be: those that it has found, and then ones behind the end, where JAX reads some other
token's numbers and writes nothing. So an expert without tokens adds nothing. Code that does anything else with what it is given
answers wrongly at every length, so this is for models alone whose answers are compared with PyTorch's when they are loaded.
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
    """Within it, and within torchax's environment, places can be asked for where a tensor that is traced is true."""

    def __torch_function__(
        self, func: Any, types: Iterable[type], args: tuple[Any, ...] = (), kwargs: Mapping[str, Any] | None = None
    ) -> Any:
        """See :class:`torch.overrides.TorchFunctionMode`."""
        kwargs = dict(kwargs or {})
        if len(args) == 1 and isinstance(args[0], (Tensor, View)) and not kwargs.get("as_tuple"):
            array = args[0].jax()
            if isinstance(array, jax.core.Tracer):
                if func in (torch.nonzero, torch.Tensor.nonzero) and array.ndim == 1:
                    return list(np.arange(array.shape[0])[:, None])  # nothing can be done with it but to walk it
                if func is torch.where:
                    return torch_view(jnp.nonzero(array, size=array.size, fill_value=array.shape))
        return func(*args, **kwargs)
