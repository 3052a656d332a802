"""Torch tensors on the host together with traced arrays in one module's code.

The code of image encoders reads some tensors while it runs, such as the size of each image. PyTorch computes at once what depends
on these alone; combined with a traced array they become constants of the program.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import jax
import jax.numpy as jnp
import torch
from torch.overrides import TorchFunctionMode
from torch.utils._python_dispatch import _disable_current_modes
from torchax.tensor import TENSOR_CONSTRUCTORS, Tensor
from torchax.view import View

from .tensors import to_numpy, torch_view

# Functions whose arguments after the tensor are sizes.
_SIZE_FUNCTIONS = frozenset({"split", "view", "reshape", "expand", "repeat", "unflatten", "narrow"})


class HashableTensor:
    """A tensor as a constant of a program: it equals any other with the same values, and its ``repr`` is their digest."""

    def __init__(self, tensor: torch.Tensor) -> None:
        self.tensor = tensor
        data = to_numpy(tensor).tobytes()
        self._name = f"{tensor.dtype}{tuple(tensor.shape)} {hashlib.sha256(data).hexdigest()}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, HashableTensor) and self._name == other._name

    def __hash__(self) -> int:
        return hash(self._name)

    def __repr__(self) -> str:
        return self._name


class HostTensorMode(TorchFunctionMode):
    """A mode, within torchax's environment, in which functions of host tensors only, and functions that create a tensor, run in
    PyTorch on the CPU, whichever device the code requests."""

    def __torch_function__(
        self, func: Any, types: Iterable[type], args: tuple[Any, ...] = (), kwargs: Mapping[str, Any] | None = None
    ) -> Any:
        kwargs = dict(kwargs or {})
        leaves = jax.tree.leaves((args, kwargs), is_leaf=_is_tensor)
        if any(isinstance(leaf, (Tensor, View)) for leaf in leaves):
            if func in (torch.Tensor.__getitem__, torch.Tensor.__setitem__):
                args = (args[0], _replace_masks(args[1]), *args[2:])
            known = _to_size if getattr(func, "__name__", "") in _SIZE_FUNCTIONS else _to_device
            args, kwargs = jax.tree.map(known, (args, kwargs), is_leaf=_is_tensor)
            return func(*args, **kwargs)
        if func in TENSOR_CONSTRUCTORS or any(_is_tensor(leaf) for leaf in leaves):
            if kwargs.get("device") is not None:
                kwargs["device"] = "cpu"
            if func is torch.Tensor.to:
                args = tuple(leaf for leaf in args if not _is_place(leaf))
            if func is torch.Tensor.to and len(args) == 1 and not kwargs:
                return args[0]
            with _plain_torch():
                return func(*args, **kwargs)
        return func(*args, **kwargs)


@contextmanager
def _plain_torch() -> Iterator[None]:
    with torch._C.DisableTorchFunction(), _disable_current_modes():
        yield


def _is_tensor(leaf: Any) -> bool:
    return isinstance(leaf, torch.Tensor)


def _is_place(leaf: Any) -> bool:
    return isinstance(leaf, torch.device) or (isinstance(leaf, str) and leaf.startswith("jax"))


def _to_device(leaf: Any) -> Any:
    if not _is_tensor(leaf) or isinstance(leaf, (Tensor, View)):
        return leaf
    return torch_view(jnp.asarray(to_numpy(leaf)))


def _to_size(leaf: Any) -> Any:
    """Return a host tensor as the number, or list of numbers, that PyTorch accepts as a size."""
    return leaf if not _is_tensor(leaf) or isinstance(leaf, (Tensor, View)) else leaf.tolist()


def _replace_masks(index: Any) -> Any:
    """Return the index with each host mask replaced by the indices where it is true, because their number must be static."""
    places = list(index) if isinstance(index, tuple) else [index]
    known: list[Any] = []
    for place in places:
        is_mask = _is_tensor(place) and not isinstance(place, (Tensor, View)) and place.dtype is torch.bool
        with _plain_torch():
            known += place.nonzero(as_tuple=True) if is_mask else [place]
    return tuple(known)
