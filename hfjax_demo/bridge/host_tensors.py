"""Torch tensors on the host beside arrays that are traced, in one module's code.

The code of picture encoders looks into some tensors while it runs: how large each picture is, which patches are padding. Such
numbers are known before a program is made, and everything that is computed of them alone is computed at once, by PyTorch. Where
one meets an array that is traced, it becomes a constant of the program.
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

# Functions whose arguments, besides the tensor that they are of, are sizes.
_SHAPING = frozenset({"split", "view", "reshape", "expand", "repeat", "unflatten", "narrow"})


class HostTensor:
    """A tensor as a constant of a program: equal to any other with the same numbers, and written as their digest."""

    def __init__(self, tensor: torch.Tensor) -> None:
        self.tensor = tensor
        data = to_numpy(tensor).tobytes()
        self._name = f"{tensor.dtype}{tuple(tensor.shape)} {hashlib.sha256(data).hexdigest()}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, HostTensor) and self._name == other._name

    def __hash__(self) -> int:
        return hash(self._name)

    def __repr__(self) -> str:
        return self._name


class HostTensors(TorchFunctionMode):
    """Within it, and within torchax's environment, torch's functions of host tensors alone run in PyTorch, wherever the code
    wants them to be; so do those that make a tensor of nothing."""

    def __torch_function__(
        self, func: Any, types: Iterable[type], args: tuple[Any, ...] = (), kwargs: Mapping[str, Any] | None = None
    ) -> Any:
        """See :class:`torch.overrides.TorchFunctionMode`."""
        kwargs = dict(kwargs or {})
        leaves = jax.tree.leaves((args, kwargs), is_leaf=_is_tensor)
        if any(isinstance(leaf, (Tensor, View)) for leaf in leaves):
            if func in (torch.Tensor.__getitem__, torch.Tensor.__setitem__):
                args = (args[0], _without_masks(args[1]), *args[2:])
            known = _as_number if getattr(func, "__name__", "") in _SHAPING else _onto_device
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


def _onto_device(leaf: Any) -> Any:
    if not _is_tensor(leaf) or isinstance(leaf, (Tensor, View)):
        return leaf
    return torch_view(jnp.asarray(to_numpy(leaf)))


def _as_number(leaf: Any) -> Any:
    """A host tensor as what PyTorch takes it for where it wants a number."""
    return leaf if not _is_tensor(leaf) or isinstance(leaf, (Tensor, View)) else leaf.tolist()


def _without_masks(index: Any) -> Any:
    """The same index with host masks as the places where they are true: how many those are has to be known."""
    places = list(index) if isinstance(index, tuple) else [index]
    known: list[Any] = []
    for place in places:
        is_mask = _is_tensor(place) and not isinstance(place, (Tensor, View)) and place.dtype is torch.bool
        with _plain_torch():
            known += place.nonzero(as_tuple=True) if is_mask else [place]
    return tuple(known)
