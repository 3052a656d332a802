"""The weights of a model folder, read piece by piece: only what a device holds or an operator uses.

transformers reads the folder in the dtype of its files, so that the weights are memory-mapped, and not copied or widened. A
weight that the files contain under the module's own name, with the same shape and elements, is read from there from then on; the
others (renamed, converted or combined on loading) are kept as they were loaded.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import torch
from safetensors import safe_open

from ..sources.weight_files import read_config, shards, weights_entry_file

if TYPE_CHECKING:
    from ..bridge.weights.formats import StoredWeight

_DTYPES = {"F32": torch.float32, "BF16": torch.bfloat16, "F16": torch.float16}


def weight_locations(folder: Path) -> dict[str, Path]:
    """Return the file of each weight of a folder, by its name there: those that ``from_pretrained`` reads.

    Raises:
        OSError, ValueError, KeyError, TypeError, AttributeError, SafetensorError: they cannot be read.
    """
    found = weights_entry_file([item.name for item in folder.iterdir()], read_config(folder))
    if found is None:
        return {}
    if found.endswith(".json"):
        return shards(folder / found)
    with safe_open(folder / found, framework="pt") as opened:
        return dict.fromkeys(opened.keys(), folder / found)


def common_dtype(files: Mapping[str, Path]) -> torch.dtype:
    """Return the dtype of all floating-point weights; float32, which holds them all, if they differ or have another one.

    Raises:
        OSError, SafetensorError: a file cannot be read.
    """
    found = set()
    for file in set(files.values()):
        with safe_open(file, framework="pt") as opened:
            found |= {str(opened.get_slice(name).get_dtype()) for name in opened.keys()}  # noqa: SIM118  # it is no dictionary
    kinds = {kind for kind in found if kind.startswith(("F", "BF"))}
    return _DTYPES.get(kinds.pop(), torch.float32) if len(kinds) == 1 else torch.float32


@dataclass(frozen=True, eq=False, slots=True)
class Checkpoint:
    """The weights of a module. A file is open only while something is read from it, so that none of it stays in memory.

    Attributes:
        files: the file of each weight that is read from one.
        names: a weight's name in its file, by each name that the module has for it.
        loaded: the other weights.
        dtype: of the results of :meth:`part`.
    """

    files: Mapping[str, Path]
    names: Mapping[str, str]
    loaded: Mapping[str, torch.Tensor]
    dtype: torch.dtype

    @classmethod
    def of(
        cls, files: Mapping[str, Path], module: torch.nn.Module, dtype: torch.dtype, *, changed: bool = False
    ) -> Checkpoint:
        """Return the weights of a module that transformers has just read from ``files``; those that the files have move to the
        meta device.

        Tied weights stay one tensor. A file that nothing else maps is unmapped. If something was ``changed`` since, all elements
        are compared, else those at both ends of a weight.
        """
        weights = dict(module.named_parameters(remove_duplicate=False))
        owners = {
            weight: name
            for name, weight in weights.items()
            if name in files and _file_holds_weight(files[name], name, weight, changed)
        }
        names = {name: owners[weight] for name, weight in weights.items() if weight in owners}
        loaded = {name: weight.detach() for name, weight in weights.items() if weight not in owners}
        empty: dict[torch.Tensor, torch.nn.Parameter] = {}
        for child in module.modules():
            for name, weight in child._parameters.items():
                if weight is not None and weight in owners:
                    made = torch.nn.Parameter(torch.empty_like(weight, device="meta"), requires_grad=False)
                    child._parameters[name] = empty.setdefault(weight, made)
        return cls({name: files[name] for name in owners.values()}, names, loaded, dtype)

    def part(self, name: str, index: Any) -> torch.Tensor:
        """Return a piece of a weight; see :class:`.lazy_weights.Weights`. It may keep the file mapped for as long as it lives."""
        if name in self.loaded:
            return self.loaded[name][index].to(self.dtype)
        file = self.names[name]
        with safe_open(self.files[file], framework="pt") as opened:
            whole = not index or isinstance(index[0], torch.Tensor)
            # Slices of safetensors support neither weights without dimensions nor lists of rows.
            piece: torch.Tensor = opened.get_tensor(file)[index] if whole else opened.get_slice(file)[index]
            return piece.to(self.dtype)

    def stored(self, name: str, store_as: str) -> StoredWeight | None:
        """Return a bfloat16 matrix as it is, not widened first. None for others: their format depends on their elements."""
        from ..bridge.kernels import skinny_gemm  # import JAX, which is not needed for PyTorch alone
        from ..bridge.tensors import to_jax
        from ..bridge.weights.formats import StoredWeight
        from ..bridge.weights.quantization_detection import FIRST_OUTPUTS, detect_quantization

        if name not in self.names or store_as not in ("float32", "bfloat16"):
            return None
        file = self.names[name]
        with safe_open(self.files[file], framework="pt") as opened:
            weight: torch.Tensor = opened.get_tensor(file)
            if weight.dtype is not torch.bfloat16 or weight.ndim != 2:
                return None
            outputs, inputs = weight.shape
            if not skinny_gemm.supports("bfloat16", inputs):
                return None
            if (
                detect_quantization(to_jax(weight[:FIRST_OUTPUTS].float())) is not None
            ):  # all of it may fit into fewer bits
                return None
            return StoredWeight("bfloat16", (outputs, inputs), (to_jax(weight),))


def _file_holds_weight(file: Path, name: str, weight: torch.Tensor, changed: bool) -> bool:
    """Return whether the file has the module's weight: its shape, and the elements at its two ends, or all of them."""
    with safe_open(file, framework="pt") as opened:
        found = opened.get_slice(name)
        if weight.ndim == 0 or tuple(found.get_shape()) != tuple(weight.shape):
            return False
        if changed:
            return torch.equal(found[:].to(weight.dtype), weight)
        ends = (slice(0, 1), slice(len(weight) - 1, len(weight)))
        return all(torch.equal(found[end].to(weight.dtype), weight[end]) for end in ends)
