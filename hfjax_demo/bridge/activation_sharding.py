"""Sharding constraints on the activations of a model that is split over devices.

XLA derives the sharding of most activations from that of the weights, but not where a model's plan
(:func:`.sharding.tensor_parallel_plan`) gathers a layer's outputs or splits its inputs. Without these constraints the results
would be the same, but slower: XLA may gather the weights instead of the outputs, and may split a packed projection across the
boundaries of its parts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import jax
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
    are valid for every mesh of the same length as ``mesh``.

    Args:
        shardings: see :func:`.sharding.weight_shardings`.
        heads: see :func:`.sharding.heads_by_weight`.
    """
    shape = mesh.abstract_mesh
    whole = NamedSharding(shape, PartitionSpec())

    def split(array: jax.Array) -> NamedSharding:
        return NamedSharding(shape, PartitionSpec(*[None] * (array.ndim - 1), AXIS))

    def joined(_: torch.nn.Module, __: Any, output: torch.Tensor) -> torch.Tensor:
        array = jax_view(output)
        return torch_view(constrained(constrained(array, split(array)), whole))

    def parted(_: torch.nn.Module, inputs: tuple[torch.Tensor]) -> torch.Tensor:
        array = jax_view(inputs[0])
        return torch_view(constrained(constrained(array, whole), split(array)))

    for name, child in module.named_modules():
        style, weight = plan.get(name_pattern(name)), f"{name}.weight"
        if weight not in shardings or shardings[weight].dimension is None:
            continue
        if style in _GATHERED_OUTPUT_STYLES:
            child.register_forward_hook(joined)
        elif style in _SPLIT_INPUT_STYLES and weight not in heads:
            child.register_forward_pre_hook(parted)
