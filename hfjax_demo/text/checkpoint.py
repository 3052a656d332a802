"""The weights of a model folder, of which only what a device holds or an operator uses is in memory.

transformers reads the folder in the dtype of its files, so that the weights are memory-mapped, and not copied or widened.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import torch
from safetensors import safe_open

from ..bridge.mapped_files import MappedFiles
from ..bridge.meta_modules import replace_weights
from ..sources.packed_weights import PackedExperts, PackedMatrix
from ..sources.scaled_weights import ScaledMatrix
from .packed_weights import PackedWeights

if TYPE_CHECKING:
    from ..bridge.weights.formats import StoredWeight

_DTYPES = {"F32": torch.float32, "BF16": torch.bfloat16, "F16": torch.float16}
_HALVES = {torch.bfloat16: "bfloat16", torch.float16: "float16"}


def common_dtype(files: Iterable[Path]) -> torch.dtype:
    """Return the dtype of all floating-point weights; float32, which holds them all, if they differ or have another one.

    Raises:
        OSError, SafetensorError: a file cannot be read.
    """
    found = set()
    for file in files:
        with safe_open(file, framework="pt") as opened:
            found |= {str(opened.get_slice(name).get_dtype()) for name in opened.keys()}  # noqa: SIM118  # it is no dictionary
    kinds = {kind for kind in found if kind.startswith(("F", "BF"))}
    return _DTYPES.get(kinds.pop(), torch.float32) if len(kinds) == 1 else torch.float32


class Checkpoint:
    """Takes the weights of a module that transformers has read, which move to the meta device.

    The memory of a weight that is mapped from a file is freed when the next one is used. A weight that was changed since must not
    be a mapped one.

    Args:
        dtype: of the results of :meth:`part`.
        packed: the weights that are placeholders in the module, if there are any.
    """

    def __init__(self, module: torch.nn.Module, dtype: torch.dtype, packed: PackedWeights | None = None) -> None:
        self._packed = packed
        self._weights = {name: weight.detach() for name, weight in module.named_parameters(remove_duplicate=False)}
        self._dtype = dtype
        self._mapped = MappedFiles()
        self._used = torch.empty(0)
        replace_weights(module, lambda weight: torch.empty_like(weight, device="meta"))

    def part(self, name: str, index: Any) -> torch.Tensor:
        """Return a piece of a weight; see :class:`..bridge.functional.WeightSource`."""
        weight = self._use(name)
        if self._packed is not None and (matrix := self._packed.find(weight)) is not None:
            return self._packed.part(matrix, index).to(self._dtype)
        return weight[index].to(self._dtype)

    def stored(self, name: str, store_as: str) -> StoredWeight | None:
        """Return a bfloat16, float16 or packed matrix as it is, not widened first. None for others: their format depends on their
        elements."""
        from ..bridge.kernels import skinny_gemm  # import JAX, which is not needed for PyTorch alone
        from ..bridge.tensors import to_jax
        from ..bridge.weights.formats import StoredWeight
        from ..bridge.weights.quantization_detection import FIRST_OUTPUTS, detect_quantization

        weight = self._use(name)
        if self._packed is not None and isinstance(matrix := self._packed.find(weight), PackedMatrix | ScaledMatrix):
            return self._packed.stored(matrix)
        format = _HALVES.get(weight.dtype)
        if store_as not in ("float32", "bfloat16") or format is None or weight.ndim != 2:
            return None
        outputs, inputs = weight.shape
        if not skinny_gemm.supports(format, inputs):
            return None
        if detect_quantization(to_jax(weight[:FIRST_OUTPUTS].float())) is not None:  # all of it may fit into fewer bits
            return None
        return StoredWeight(format, (outputs, inputs), (to_jax(weight),))

    def stack(self, name: str, transposed: bool) -> StoredWeight | None:
        """Return bfloat16, float16 or packed matrices of a layer's experts; see :class:`..bridge.functional.WeightSource`."""
        from ..bridge.kernels import skinny_gemm  # import JAX, which is not needed for PyTorch alone
        from ..bridge.tensors import to_jax
        from ..bridge.weights.formats import StoredWeight

        weight = self._use(name)
        if self._packed is not None and isinstance(experts := self._packed.find(weight), PackedExperts):
            return self._packed.stack(experts, transposed)
        weight = weight.swapaxes(1, 2) if transposed else weight
        format, shape = _HALVES.get(weight.dtype), tuple(weight.shape)
        if format is None or not skinny_gemm.supports(format, shape[-1], stacked=True):
            return None
        return StoredWeight(format, shape, (to_jax(weight),), transposed=transposed)

    def _use(self, name: str) -> torch.Tensor:
        used, self._used = self._used, self._weights[name]
        if used is not self._used:
            self._mapped.release_pages(used)
        return self._used
