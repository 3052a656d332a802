"""Tensor parallelism: the placement of each weight of a model on a row of devices, from transformers' own plan for it.

XLA adds the communication, so a plan affects speed and memory, never the results; a weight that cannot be split stays whole. A
product by columns followed by one by rows needs a single sum over the devices ("Megatron-LM", Shoeybi et al., 2019, section 3);
in attention this requires that no head is split (:func:`heads_by_weight`).
"""

from __future__ import annotations

import functools
import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, TypeVar

import jax
import numpy as np
from jax.sharding import Mesh, NamedSharding, PartitionSpec, SingleDeviceSharding

from ..errors import InvalidSetting
from .platforms import is_in_host_memory

Shape = tuple[int, ...]
Tree = TypeVar("Tree")

# A mesh has one of these two axes.
AXIS = "model"  # of devices that share a model
ROWS_AXIS = "data"  # of devices that share the rows of its arrays, and each have the whole model


class WeightSplit(StrEnum):
    """How a weight is split over the devices."""

    COLUMNS = "by column"
    ROWS = "by row"
    WHOLE = "whole on each"


@dataclass(frozen=True, slots=True)
class WeightSharding:
    """The placement of one weight on a row of devices.

    Attributes:
        shape: the shape of the whole weight, as PyTorch stores it.
        style: its style in the plan, such as "colwise"; None if the plan has none.
        dimension: the dimension that is split evenly; None if the weight is whole on each device.
        reason: why it stays whole although the plan has a style for it.
        deviates_from_plan: whether it stays whole although the plan would split it, or has an unknown style for it.
    """

    shape: Shape
    style: str | None
    split: WeightSplit
    dimension: int | None
    reason: str | None = None
    deviates_from_plan: bool = False

    @property
    def spec(self) -> PartitionSpec:
        """The same for JAX: the mesh's axis at the dimension that is split."""
        if self.dimension is None:
            return PartitionSpec()
        return PartitionSpec(*([None] * self.dimension), AXIS)

    def shard_shape(self, devices: int) -> Shape:
        """Return the shape of the part on each of ``devices`` devices."""
        return tuple(
            size // devices if dimension == self.dimension else size for dimension, size in enumerate(self.shape)
        )


# The effect of each style of transformers 5 (transformers/distributed/tensor_parallel.py) on the weights of its module.
# Variants differ in their effect on activations, which XLA decides here. A packed weight (gate and up in one) is split straight
# through: correct, but with more communication. Styles for activations or gradients only leave the weights whole.
_STYLES: Mapping[str, WeightSplit] = {
    style: split
    for split, styles in {
        WeightSplit.COLUMNS: "colwise colwise_rep colwise_gather_output packed_colwise embedding_colwise",
        WeightSplit.ROWS: "rowwise rowwise_rep rowwise_split_input packed_rowwise embedding_rowwise",
        WeightSplit.WHOLE: (
            "replicate replicated_with_grad_allreduce sequence_parallel mla_kv_a_proj all_reduce moe_tp_experts "
            "moe_identity_expert local_params"
        ),
    }.items()
    for style in styles.split()
}


def tensor_parallel_plan(module: Any) -> dict[str, str]:
    """Return a transformers model's plan: module (or weight) names, ``*`` for a layer's number, mapped to styles. Empty if it has
    none, such as GPT-2."""
    return dict(getattr(module, "tp_plan", None) or {})


def name_pattern(name: str) -> str:
    """Return the name with ``*`` for each number: "model.layers.*.mlp.up_proj.weight"."""
    return ".".join("*" if part.isdigit() else part for part in name.split("."))


def heads_by_weight(module: Any) -> dict[str, int]:
    """Return the number of attention heads of each projection, by the full names of the projections' weights and biases.

    Projections are recognized by transformers' usual names, in modules that have a ``head_dim``; all others are left out.
    """
    found: dict[str, int] = {}
    for prefix, child in module.named_modules():
        head_dim = getattr(child, "head_dim", None)
        for projection, side in _PROJECTIONS.items():
            width = getattr(getattr(child, projection, None), side, None)
            if isinstance(head_dim, int) and isinstance(width, int) and width % head_dim == 0:
                for kind in ("weight", "bias"):
                    found[f"{prefix}.{projection}.{kind}".lstrip(".")] = width // head_dim
    return found


_PROJECTIONS = {"q_proj": "out_features", "k_proj": "out_features", "v_proj": "out_features", "o_proj": "in_features"}


def weight_shardings(
    shapes: Mapping[str, Shape], plan: Mapping[str, str], devices: int, heads: Mapping[str, int] | None = None
) -> dict[str, WeightSharding]:
    """Return the placement of each weight on ``devices`` devices.

    A dimension that the number of devices does not divide is not split, nor is a weight with an unknown style.

    Args:
        shapes: of the weights by their full names, as PyTorch stores them.
        plan: see :func:`tensor_parallel_plan`.
        heads: see :func:`heads_by_weight`; None allows splitting heads.
    """
    placed = {}
    for name, shape in shapes.items():
        pattern = name_pattern(name)
        style = plan.get(pattern, plan.get(pattern.rpartition(".")[0]))  # that of its name, or of its module
        placed[name] = _weight_sharding(shape, style, devices, (heads or {}).get(name))
    return placed


def _weight_sharding(shape: Shape, style: str | None, devices: int, heads: int | None) -> WeightSharding:
    whole = functools.partial(WeightSharding, shape, style, WeightSplit.WHOLE, None)
    if style is None or devices == 1:
        return whole()
    if style not in _STYLES:
        return whole(f"the style {style!r} is not known here", True)
    split = _STYLES[style]
    dimension = _dimension(split, len(shape), embedding=style.startswith("embedding"))
    if split is WeightSplit.WHOLE or dimension is None:
        return whole(f"{style} leaves it whole")
    if shape[dimension] % devices:
        return whole(f"{shape[dimension]} is not divisible by {devices}", True)
    if heads is not None and heads % devices:
        counted = "1 head" if heads == 1 else f"{heads} heads"
        return whole(f"{counted} cannot be shared out among {devices}", True)
    return WeightSharding(shape, style, split, dimension)


def _dimension(split: WeightSplit, dimensions: int, *, embedding: bool) -> int | None:
    """Return the dimension to split: linear layers are (…, outputs, inputs), embeddings (tokens, width), biases (outputs,)."""
    if split is WeightSplit.WHOLE or dimensions == 0:
        return None
    if embedding:
        return 0 if split is WeightSplit.ROWS or dimensions == 1 else 1
    if split is WeightSplit.COLUMNS:
        return max(dimensions - 2, 0)
    return dimensions - 1 if dimensions > 1 else None  # a bias is added once, after the sum over the devices


def make_mesh(devices: Sequence[jax.Device]) -> Mesh:
    """Return a mesh of the devices in a row, with the axis :data:`AXIS`."""
    return Mesh(np.array(devices), (AXIS,))


def replicated(mesh: Mesh) -> NamedSharding:
    """Return the sharding of arrays that are whole on each device: tokens, positions and lengths."""
    return NamedSharding(mesh, PartitionSpec())


def cache_sharding(kv_heads: int, mesh: Mesh, *, dimension: int = 1) -> NamedSharding:
    """Return the sharding of keys and values (rows, kv_heads, positions, head_dim): by heads (``dimension``), or whole on each
    device if the number of devices does not divide ``kv_heads``."""
    parts = [None] * dimension + [AXIS] if kv_heads % mesh.size == 0 else []
    return NamedSharding(mesh, PartitionSpec(*parts))


def make_model_meshes(data: int, model: int) -> tuple[Mesh, ...]:
    """Return ``data`` rows of ``model`` devices each, the first of JAX's devices.

    Raises:
        InvalidSetting: there are fewer devices.
    """
    devices = jax.devices()
    if data * model > len(devices):
        here = "1 device" if len(devices) == 1 else f"{len(devices)} devices"
        raise InvalidSetting(
            f"A mesh of {data}x{model} requires {data * model} devices, and JAX finds {here}; choose a smaller mesh."
        )
    return tuple(make_mesh(devices[row * model : (row + 1) * model]) for row in range(data))


def make_data_mesh(data: int, model: int) -> Mesh:
    """Return a mesh of the first device of each of the rows of :func:`make_model_meshes`.

    Raises:
        InvalidSetting: there are fewer devices.
    """
    rows = make_model_meshes(data, model)
    return Mesh(np.array([row.devices.flat[0] for row in rows]), (ROWS_AXIS,))


def row_sharding(mesh: Mesh) -> NamedSharding:
    """Return a sharding that splits an array's first dimension over all devices of ``mesh``, whatever its axis is called."""
    return NamedSharding(mesh, PartitionSpec(mesh.axis_names))


def make_sharded_array(shape: Shape, sharding: NamedSharding, part: Callable[[Any], np.ndarray]) -> jax.Array:
    """Create a sharded array piece by piece, one for each device of this process. Complete on return.

    ``part`` returns the piece for an index, which has a slice for each dimension. Each is freed before the next:
    ``jax.make_array_from_callback`` keeps all of them until the last exists.
    """
    pieces = []
    for device, index in sharding.addressable_devices_indices_map(shape).items():
        where = SingleDeviceSharding(device, memory_kind=sharding.memory_kind)
        pieces.append(jax.device_put(part(index), where, may_alias=False).block_until_ready())
    return jax.make_array_from_single_device_arrays(shape, sharding, pieces)


def constrained(tree: Tree, where: Any) -> Tree:
    """Inside a traced program, return ``tree`` with the sharding constraint ``where``, a ``NamedSharding`` or a tree of them,
    unless the mesh has one device."""
    if jax.tree.leaves(where)[0].mesh.size == 1:
        return tree
    return jax.lax.with_sharding_constraint(tree, where)


def shard(params: Mapping[str, jax.Array], shardings: Mapping[str, WeightSharding], mesh: Mesh) -> dict[str, jax.Array]:
    """Return the weights on their devices, complete on return. ``params`` is unchanged, and may share memory with the result.

    ``mesh`` has as many devices as were passed to :func:`weight_shardings`.
    """
    return jax.block_until_ready(
        {name: jax.device_put(array, NamedSharding(mesh, shardings[name].spec)) for name, array in params.items()}
    )


def memory_bytes(tree: Any) -> int:
    """Return the bytes of memory that arrays take, from their shapes and shardings alone: they may have been donated.

    The amount on one device, equal for all, without host memory; on a CPU, whose virtual devices share it, the sum.
    """
    total, is_cpu = 0, jax.default_backend() == "cpu"
    for array in jax.tree.leaves(tree):
        if is_cpu or not is_in_host_memory(array):
            part = math.prod(array.sharding.shard_shape(array.shape)) * array.dtype.itemsize
            total += part * (len(array.sharding.addressable_devices) if is_cpu else 1)
    return total


def combined_memory(amounts: Iterable[int]) -> int:
    """Combine several devices' bytes as :func:`memory_bytes` counts them: the largest; on a CPU the sum."""
    return sum(amounts) if jax.default_backend() == "cpu" else max(amounts)


def bytes_by_device(tree: Any) -> dict[int, int]:
    """Return the bytes of all arrays in ``tree`` on each device, by its id."""
    held: Counter[int] = Counter()
    for array in jax.tree.leaves(tree):
        for shard in array.addressable_shards:
            held[shard.device.id] += shard.data.nbytes
    return dict(held)
