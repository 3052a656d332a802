"""Runs a module in PyTorch with weights that are not in memory: each is read when an operator uses it, and released after that.

So PyTorch's logits can be computed (:class:`.model.Probe`) for a model that would not fit into memory as float32.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import torch

if TYPE_CHECKING:
    from ..bridge.functional import WeightSource

# Float32 elements of a weight that exist at a time.
CHUNK_ELEMENTS = 1 << 23


class LazyWeight(torch.Tensor):
    """A placeholder of a weight, with shape, dtype and device. An operator that needs the elements gets them while it runs.

    A linear layer is computed some outputs at a time, and an embedding reads only the rows that are looked up.
    """

    _weights: WeightSource
    _name: str

    @staticmethod
    def make(weights: WeightSource, name: str, like: torch.Tensor) -> LazyWeight:
        found: LazyWeight = torch.Tensor._make_wrapper_subclass(LazyWeight, like.shape, dtype=like.dtype)  # type: ignore[attr-defined]
        found._weights, found._name = weights, name
        return found

    def read(self, index: Any = (slice(None),)) -> torch.Tensor:
        return self._weights.part(self._name, index)

    @classmethod
    def __torch_function__(
        cls, func: Any, types: Iterable[type], args: tuple[Any, ...] = (), kwargs: Mapping[str, Any] | None = None
    ) -> Any:
        kwargs = dict(kwargs or {})
        if getattr(func, "__name__", "") in _METADATA_FUNCTIONS:
            with torch._C.DisableTorchFunctionSubclass():
                return func(*args, **kwargs)
        if func is torch.nn.functional.linear and len(args) >= 2 and isinstance(args[1], LazyWeight):
            return _linear(args[0], args[1], *_materialize(args[2:]), **_materialize(kwargs))
        if func is torch.nn.functional.embedding and len(args) >= 2 and isinstance(args[1], LazyWeight):
            indices = args[0]
            return args[1].read((indices.reshape(-1),)).reshape(*indices.shape, -1)
        return func(*_materialize(args), **_materialize(kwargs))

    @classmethod
    def __torch_dispatch__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:  # type: ignore[override]
        return func(*_materialize(args), **_materialize(kwargs or {}))  # for an operator that another one called


# Functions of a tensor that do not need its elements.
_METADATA_FUNCTIONS = frozenset(
    {"__get__", "size", "dim", "numel", "ndimension", "is_floating_point", "is_complex", "__hash__"}
)


def _materialize(tree: Any) -> Any:
    if isinstance(tree, LazyWeight):
        return tree.read()
    if isinstance(tree, (tuple, list)):
        return type(tree)(_materialize(item) for item in tree)
    if isinstance(tree, dict):
        return {name: _materialize(item) for name, item in tree.items()}
    return tree


def _linear(x: torch.Tensor, weight: LazyWeight, bias: torch.Tensor | None = None) -> torch.Tensor:
    outputs, inputs = weight.shape
    step = max(1, CHUNK_ELEMENTS // inputs)
    parts = [
        torch.nn.functional.linear(x, weight.read((slice(start, start + step),))) for start in range(0, outputs, step)
    ]
    product = torch.cat(parts, dim=-1)
    return product if bias is None else product + bias


def run(module: torch.nn.Module, weights: WeightSource, **inputs: Any) -> Any:
    """Call ``module``, whose weights on the meta device are all in ``weights`` under the module's own names."""
    lazy: dict[str, torch.Tensor] = {
        name: LazyWeight.make(weights, name, tensor)
        for name, tensor in module.named_parameters(remove_duplicate=False)
        if tensor.is_meta
    }
    with torch.inference_mode():
        return torch.func.functional_call(module, lazy, (), inputs, tie_weights=False)
