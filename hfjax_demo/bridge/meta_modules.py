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
    parameters: dict[torch.Tensor, torch.nn.Parameter] = {}
    for child in module.modules():
        for name, weight in child._parameters.items():
            if weight is not None:
                frozen = torch.nn.Parameter(weight.detach(), requires_grad=False)
                child._parameters[name] = parameters.setdefault(weight, frozen)
    return module.eval()
