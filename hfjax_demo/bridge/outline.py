"""A module without its weights: they are on the meta device, and its buffers (rotary frequencies) are what they have to be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from accelerate import init_empty_weights  # type: ignore[import-untyped]
from transformers.initialization import no_init_weights

from .torch_defaults import TORCH_DEFAULTS


def outline(construct: Callable[[], Any]) -> Any:
    """What ``construct`` makes, a model of transformers or diffusers, without memory for its weights; tied ones are one tensor.

    Raises:
        Exception: whatever ``construct`` raises.
    """
    with TORCH_DEFAULTS.changed(), no_init_weights(), init_empty_weights(include_buffers=False):
        module: Any = construct()
    if hasattr(module, "tie_weights"):  # diffusers' models have nothing to tie
        module.tie_weights()
    parameters: dict[torch.Tensor, torch.nn.Parameter] = {}
    for child in module.modules():
        for name, weight in child._parameters.items():
            if weight is not None:
                frozen = torch.nn.Parameter(weight.detach(), requires_grad=False)
                child._parameters[name] = parameters.setdefault(weight, frozen)
    return module.eval()
