"""Places a model's weights on rows of devices, split over each row by the model's own plan; often it is one row of one device."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import jax
import numpy as np
import torch
from jax.sharding import Mesh, NamedSharding

from ..bridge import sharding
from ..bridge.activation_sharding import register_sharding_hooks
from ..bridge.functional import Params, WeightSource
from ..bridge.offloading import layers_of, matrices_of
from ..bridge.platforms import HOST_MEMORY
from ..bridge.sharding import WeightSharding, WeightSplit
from ..bridge.tensors import to_numpy


@dataclass(frozen=True, eq=False, slots=True)
class ShardedWeights:
    """The placement of the weights of one model.

    Attributes:
        meshes: rows of devices that each get all of them.
        shardings: of each weight in a row, by its name.
        files: contains the weights that the module has on the meta device.
        splits_heads: whether attention's projections are split, and by whole heads.
        on_host: names of the weights that stay in host memory.
    """

    meshes: tuple[Mesh, ...]
    shardings: Mapping[str, WeightSharding]
    progress_message: str
    files: WeightSource
    splits_heads: bool = False
    on_host: frozenset[str] = frozenset()
    _other_rows_params: tuple[Params, ...] = ()

    @classmethod
    def of(cls, module: Any, meshes: Sequence[Mesh], files: WeightSource, offload: int = 0) -> ShardedWeights:
        """Return the placement by the plan of a transformers model; on one device there is nothing to decide.

        Each device's pieces are read from ``files``, so that the model is never in memory twice.

        Args:
            offload: number of layers, the last ones, that stay in host memory.
        """
        devices = meshes[0].size
        layers = layers_of(module)
        away = layers[-offload:] if offload else ()
        shapes = {name: tuple(tensor.shape) for name, tensor in module.state_dict(keep_vars=True).items()}
        plan = sharding.tensor_parallel_plan(module)
        heads = sharding.heads_by_weight(module)
        shardings = sharding.weight_shardings(shapes, plan, devices, heads)
        register_sharding_hooks(module, plan, shardings, heads, meshes[0])
        return cls(
            meshes=tuple(meshes),
            shardings=shardings,
            progress_message=_progress_message(shardings, plan, len(meshes), devices)
            + (f", those of {len(away)} of {len(layers)} layers in the host's memory" if away else ""),
            files=files,
            splits_heads=any(shardings[name].split is WeightSplit.COLUMNS for name in heads if name in shardings),
            on_host=matrices_of(module, away),
            _other_rows_params=tuple({} for _ in meshes[1:]),
        )

    def put(self, name: str, tensor: torch.Tensor) -> jax.Array:
        """Put a weight on all rows of devices. Return the first row's array; the others are kept for :meth:`replicas`."""

        def part(index: Any) -> np.ndarray:
            return to_numpy(self.files.part(name, index) if tensor.is_meta else tensor[index])

        first, *others = (
            sharding.make_sharded_array(tuple(tensor.shape), self.where(name, mesh), part) for mesh in self.meshes
        )
        for params, array in zip(self._other_rows_params, others, strict=True):
            params[name] = array
        return first

    def replicas(self, params: Params) -> Iterable[tuple[Params, Mesh]]:
        """Return the weights on each row, given those of the first."""
        return zip((params, *self._other_rows_params), self.meshes, strict=True)

    def place_array(self, name: str, array: jax.Array) -> jax.Array:
        """Move an array of a weight in fewer bits from the first device to where it stays."""
        if name not in self.on_host or array.ndim < 2:
            return array
        moved: jax.Array = jax.device_put(array, self.where(name, self.meshes[0])).block_until_ready()
        return moved

    def where(self, name: str, mesh: Mesh) -> NamedSharding:
        """Return the sharding of a weight, or of a buffer, on a row of devices."""
        found = self.shardings.get(name)  # buffers that no checkpoint contains are in no plan
        here = sharding.replicated(mesh) if found is None else NamedSharding(mesh, found.spec)
        return here.with_memory_kind(HOST_MEMORY) if name in self.on_host else here


def _progress_message(shardings: Mapping[str, WeightSharding], plan: Mapping[str, str], rows: int, devices: int) -> str:
    if rows * devices == 1:
        return "placing the weights"
    where = f"{devices} devices" if rows == 1 else f"{rows} x {devices} devices"
    if not plan and devices > 1:
        return f"placing the weights on {where}, whole on each: transformers has no plan for this architecture"
    whole: dict[str, list[str]] = {}
    for name, found in shardings.items():
        if found.deviates_from_plan:
            kind = sharding.name_pattern(name).removesuffix(".weight").rpartition("*.")[2]
            whole.setdefault(str(found.reason), []).append(kind)
    kept = "; ".join(f"{', '.join(dict.fromkeys(kinds))} ({reason})" for reason, kinds in whole.items())
    return f"placing the weights on {where}" + (f", whole on each: {kept}" if kept and devices > 1 else "")
