"""The structure of a program's result as JSON, so that it can be kept beside the program.

What a pytree is made of besides its arrays: tuples, lists, dictionaries, this program's own state classes, and the output
classes of transformers and diffusers. Only classes of these three packages are ever looked up by name.
"""

from __future__ import annotations

import importlib
from collections import OrderedDict
from collections.abc import Sequence
from types import NoneType
from typing import Any

import jax
import torch
from jax.tree_util import PyTreeDef, default_registry

from . import pytrees

PACKAGES = (__name__.split(".")[0], "transformers", "diffusers")

_BUILTIN: dict[str, type] = {
    "tuple": tuple,
    "list": list,
    "dict": dict,
    "None": NoneType,
    "OrderedDict": OrderedDict,
}
_LEAF = "array"


@jax.tree_util.register_pytree_node_class
class Static:
    """A value in a program's result that is no array: part of the structure, known once the program has been traced."""

    __slots__ = ("value",)

    def __init__(self, value: Any) -> None:
        self.value = value

    def tree_flatten(self) -> tuple[tuple[()], Any]:
        """No arrays."""
        return (), self.value

    @classmethod
    def tree_unflatten(cls, value: Any, _: Any) -> Static:
        """As JAX asks for it."""
        return cls(value)


@jax.tree_util.register_pytree_node_class
class Packed:
    """The result of a torch module taken apart into ``leaves`` (arrays, and :class:`Static` for the rest) and ``structure``.

    An output class is thus never made of traced arrays: some look into what they are given.
    """

    __slots__ = ("leaves", "structure")

    def __init__(self, structure: PyTreeDef, leaves: Sequence[Any]) -> None:
        self.structure = structure
        self.leaves = leaves

    def tree_flatten(self) -> tuple[tuple[Any, ...], PyTreeDef]:
        """The leaves are the children."""
        return tuple(self.leaves), self.structure

    @classmethod
    def tree_unflatten(cls, structure: PyTreeDef, leaves: Sequence[Any]) -> Packed:
        """As JAX asks for it."""
        return cls(structure, leaves)


def to_json(structure: PyTreeDef) -> Any:
    """What :func:`from_json` makes ``structure`` of.

    Raises:
        ValueError: something in it has no such form.
    """
    node = structure.node_data()
    if node is None:
        return _LEAF
    cls, data = node
    return [_name(cls), _data_to_json(data), [to_json(child) for child in structure.children()]]


def from_json(content: Any) -> PyTreeDef:
    """The structure again.

    Raises:
        ValueError, TypeError, ImportError, AttributeError: ``content`` is nothing that :func:`to_json` wrote here.
    """
    if content == _LEAF:
        return jax.tree.structure(0)
    name, data, children = content
    cls = _class(name)
    if cls is NoneType:
        return jax.tree.structure(None)
    return PyTreeDef.from_node_data_and_children(
        default_registry, (cls, _data_from_json(data)), [from_json(child) for child in children]
    )


def _name(cls: type) -> str:
    for name, builtin in _BUILTIN.items():
        if cls is builtin:
            return name
    name = f"{cls.__module__}:{cls.__qualname__}"
    if _class(name) is not cls:
        raise ValueError(f"{name} cannot be found by its name")
    return name


def _class(name: str) -> type:
    if name in _BUILTIN:
        return _BUILTIN[name]
    module, _, place = name.partition(":")
    if module.split(".")[0] not in PACKAGES:
        raise ValueError(f"{name} is of a package that is not looked into")
    found: Any = importlib.import_module(module)
    for part in place.split("."):
        found = getattr(found, part)
    if not isinstance(found, type):
        raise ValueError(f"{name} is no class")
    pytrees.register_class(found)
    return found


def _data_to_json(data: Any) -> Any:
    if data is None or isinstance(data, (bool, int, float, str)):
        return data
    if isinstance(data, torch.dtype):
        return {"dtype": str(data).removeprefix("torch.")}
    if isinstance(data, PyTreeDef):
        return {"structure": to_json(data)}
    if isinstance(data, tuple):
        return {"tuple": [_data_to_json(item) for item in data]}
    if isinstance(data, list):
        return [_data_to_json(item) for item in data]
    raise ValueError(f"a {type(data).__name__} has no form in JSON")


def _data_from_json(content: Any) -> Any:
    if isinstance(content, list):
        return [_data_from_json(item) for item in content]
    if isinstance(content, dict):
        ((kind, value),) = content.items()
        if kind == "tuple":
            return tuple(_data_from_json(item) for item in value)
        if kind == "structure":
            return from_json(value)
        found = getattr(torch, str(value))
        if not isinstance(found, torch.dtype):
            raise ValueError(f"{value} is no type of numbers")
        return found
    return content
