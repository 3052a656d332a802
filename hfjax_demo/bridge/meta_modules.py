"""Creates a module without its weights: parameters are on the meta device, buffers (rotary frequencies) have their values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from accelerate import init_empty_weights  # type: ignore[import-untyped]
from transformers.initialization import no_init_weights

from .torch_defaults import TORCH_DEFAULTS


def outline(construct: Callable[[], Any]) -> Any:
    """Return the model of transformers or diffusers that ``construct`` creates, without its weights; tied ones are one tensor."""
    with TORCH_DEFAULTS.changed(), no_init_weights(), init_empty_weights(include_buffers=False):
        module: Any = construct()
    if hasattr(module, "tie_weights"):  # diffusers' models have no tied weights
        module.tie_weights()
    replace_weights(module, torch.Tensor.detach)
    return module.eval()


def replace_weights(
    module: torch.nn.Module, convert: Callable[[torch.Tensor], torch.Tensor], source: torch.nn.Module | None = None
) -> None:
    """Replace each weight by what ``convert`` makes of it, or of the one in the same place in ``source``; weights that are tied
    there become one tensor."""
    made: dict[torch.Tensor, torch.nn.Parameter] = {}
    for name, child in module.named_modules():
        own = child if source is None else source.get_submodule(name)
        for key, weight in own._parameters.items():
            if weight is not None and weight not in made:
                made[weight] = torch.nn.Parameter(convert(weight), requires_grad=False)
            child._parameters[key] = None if weight is None else made[weight]


def drop_weights(module: torch.nn.Module) -> None:
    """Free the weights; empty ones remain, with their dtype and on the host."""
    replace_weights(module, lambda weight: torch.empty(0, dtype=weight.dtype))


def fill_outline(made: Any, module: Any, dtype: torch.dtype) -> Any:
    """Return ``made``, an outline of a module in another dtype, with the weights of ``module`` and the buffers saved with them.

    The other buffers stay as they were created in this dtype: those created in a narrower one are rounded.
    """
    replace_weights(made, lambda weight: weight.to(dtype) if weight.is_floating_point() else weight, module)
    saved, buffers = made.state_dict(keep_vars=True), dict(module.named_buffers())
    with torch.no_grad():
        for name, buffer in made.named_buffers():
            if name in saved:
                buffer.copy_(buffers[name])
    return made
