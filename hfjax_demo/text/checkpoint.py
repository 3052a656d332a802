"""The weights of a model folder, read piece by piece: what a device is to hold, and nothing else.

transformers has read the folder before, and its module says what each weight is to be. A weight that stands in the files
under the module's own name, with its shape and numbers, is read from there and let go of in the module; the others
(renamed, converted or put together while loading) are left with it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from safetensors import safe_open

from ..bridge.tensors import to_numpy

INDEX, SINGLE = "model.safetensors.index.json", "model.safetensors"


@dataclass(frozen=True, eq=False, slots=True)
class Checkpoint:
    """Weights in safetensors files. Each file is open only while something is read, so that none of it stays in memory.

    Attributes:
        files: the file of each weight, by its name.
    """

    files: Mapping[str, Path]

    @classmethod
    def of(cls, folder: Path) -> Checkpoint:
        """The files that ``from_pretrained`` reads; the folder has been loaded, so they are whole."""
        if (folder / INDEX).is_file():
            index = json.loads((folder / INDEX).read_text(encoding="utf-8"))["weight_map"]
            return cls({name: folder / file for name, file in index.items()})
        if not (folder / SINGLE).is_file():
            return cls({})
        with safe_open(folder / SINGLE, framework="pt") as opened:
            return cls(dict.fromkeys(opened.keys(), folder / SINGLE))

    def part(self, name: str, index: Any, dtype: torch.dtype) -> np.ndarray:
        """A piece of a weight in ``dtype``; ``index`` has a slice for each dimension. The array may keep the file mapped."""
        with safe_open(self.files[name], framework="pt") as opened:
            found = opened.get_slice(name)
            # A whole weight may have no dimensions, which a slice has no way to say.
            piece: torch.Tensor = found[index] if index else opened.get_tensor(name)
            return to_numpy(piece.to(dtype))

    def take_over(self, module: torch.nn.Module) -> frozenset[str]:
        """Free the module's weights that the files hold unchanged, and return their names; :meth:`part` reads them from now on.

        They move to the meta device, and tied ones stay one tensor. A file that nothing else keeps mapped is unmapped.
        """
        taken: dict[torch.Tensor, torch.nn.Parameter] = {}
        names: set[str] = set()
        tables = [(prefix, child._parameters) for prefix, child in module.named_modules(remove_duplicate=False)]
        for prefix, table in tables:
            for name, weight in table.items():
                full = f"{prefix}.{name}".lstrip(".")
                if weight is not None and full in self.files and self._holds(full, weight):
                    names.add(full)
                    empty = torch.empty_like(weight, device="meta", requires_grad=False)
                    taken.setdefault(weight, torch.nn.Parameter(empty, requires_grad=False))
        for _, table in tables:
            for name, weight in table.items():
                if weight is not None and weight in taken:
                    table[name] = taken[weight]
        return frozenset(names)

    def _holds(self, name: str, weight: torch.Tensor) -> bool:
        """Whether the file says of a weight what the module has: its shape, and the numbers at its two ends."""
        with safe_open(self.files[name], framework="pt") as opened:
            if weight.ndim == 0 or tuple(opened.get_slice(name).get_shape()) != tuple(weight.shape):
                return False
        ends = (slice(0, 1), slice(len(weight) - 1, len(weight)))
        return all(np.array_equal(self.part(name, (end,), weight.dtype), to_numpy(weight[end])) for end in ends)
