"""Sharding constraints on the activations of a model that is split over devices.

XLA derives most of them from the weights, but not where a model's plan (:func:`.sharding.tensor_parallel_plan`) gathers a layer's
outputs or splits its inputs: without constraints it may gather the weights instead, which is slower.
"""

from __future__ import annotations

from collections.abc import Mapping

import torch
from jax.sharding import Mesh, NamedSharding, PartitionSpec

from .sharding import AXIS, WeightSharding, constrained, name_pattern
from .tensors import jax_view, torch_view

# Styles of layers that give every device all outputs, and of layers that receive all inputs and use their part of them.
_GATHERED_OUTPUT_STYLES = ("colwise_gather_output", "colwise_rep")
_SPLIT_INPUT_STYLES = ("rowwise_split_input",)


def register_sharding_hooks(
    module: torch.nn.Module,
    plan: Mapping[str, str],
    shardings: Mapping[str, WeightSharding],
    heads: Mapping[str, int],
    mesh: Mesh,
) -> None:
    """Make the layers of ``module`` gather their outputs, or split their inputs, over the devices as ``plan`` says.

    A layer that takes the output of attention is left as it is, because its input is already split by heads. The constraints
    are valid for every mesh of the same length as ``mesh``. For the other arguments see :mod:`.sharding`.
    """
    shape = mesh.abstract_mesh
    whole = NamedSharding(shape, PartitionSpec())

    def moved(tensor: torch.Tensor, *, gather: bool) -> torch.Tensor:
        array = jax_view(tensor)
        split = NamedSharding(shape, PartitionSpec(*[None] * (array.ndim - 1), AXIS))
        for where in (split, whole) if gather else (whole, split):
            array = constrained(array, where)
        return torch_view(array)

    for name, child in module.named_modules():
        style, weight = plan.get(name_pattern(name)), f"{name}.weight"
        if weight not in shardings or shardings[weight].dimension is None:
            continue
        if style in _GATHERED_OUTPUT_STYLES:
            child.register_forward_hook(lambda _, __, output: moved(output, gather=True))
        elif style in _SPLIT_INPUT_STYLES and weight not in heads:
            child.register_forward_pre_hook(lambda _, inputs: moved(inputs[0], gather=False))
