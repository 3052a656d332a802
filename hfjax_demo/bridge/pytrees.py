"""Registers classes as JAX pytrees: those that torch code passes around, and this program's own states.

Output and cache classes of transformers and diffusers are registered when an object of them is first encountered. Thread-safe;
each class is registered with JAX once.
"""

from __future__ import annotations

import dataclasses
import functools
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import jax
import numpy as np

Class = TypeVar("Class", bound=type)

_REGISTERING = threading.Lock()

# The return type of an autoencoder's `encode`.
_DISTRIBUTION = "DiagonalGaussianDistribution"
_DISTRIBUTION_MODULE = "diffusers.models.autoencoders.vae"


def array_dataclass(cls: Class) -> Class:
    """Decorate a dataclass of arrays that programs take and return: a pytree."""
    jax.tree_util.register_dataclass(cls)
    return cls


def host_array(value: Any, dtype: Any = None) -> Any:
    """Return a copy of a number, a list or an array in the host's memory, as an argument of a program.

    ``jnp.asarray`` would compile a program of its own for each shape, which takes longer than a start may.
    """
    return np.array(value, dtype)


class Static:
    """A value in a program's result that is not an array: part of its structure, known once the program has been traced.

    Unflattening the result yields the value itself.
    """

    __slots__ = ("value",)

    def __init__(self, value: Any) -> None:
        self.value = value


jax.tree_util.register_pytree_node(Static, lambda node: ((), node.value), lambda value, _: value)


def register(tree: Any, *, caches: bool = True) -> Any:
    """Register the classes found in ``tree``, at any depth, and return ``tree`` itself.

    With ``caches=False`` a cache stays a leaf, so that a caller that passes it through a module keeps the same object.
    """
    if isinstance(tree, _imported("transformers.cache_utils", "Cache", "CacheLayerMixin")):
        if not caches:
            return tree
        _register_once(_register_attributes, type(tree))
        children = list(vars(tree).values())
    elif isinstance(tree, OrderedDict) and type(tree) is not OrderedDict:
        # ModelOutput and diffusers' BaseOutput are both such ordered dictionaries.
        _register_once(_register_output, type(tree))
        children = list(tree.values())
    elif isinstance(tree, dict):
        children = list(tree.values())
    elif isinstance(tree, (list, tuple)):
        children = list(tree)
    else:
        if type(tree).__name__ == _DISTRIBUTION:
            _register_once(_register_distribution, type(tree))
        return tree
    for child in children:
        register(child, caches=caches)
    return tree


def output_classes() -> list[type]:
    """Return every output class that transformers and diffusers have defined so far."""
    found: list[type] = []
    pending = [
        *_imported("transformers.utils.generic", "ModelOutput"),
        *_imported("diffusers.utils.outputs", "BaseOutput"),
    ]
    while pending:
        cls = pending.pop()
        subclasses: list[type] = cls.__subclasses__()
        pending.extend(subclasses)
        found.extend(subclasses)
    return found


def register_outputs() -> None:
    """Register every output class defined so far."""
    for cls in output_classes():
        _register_once(_register_output, cls)
    for distribution in _imported(_DISTRIBUTION_MODULE, _DISTRIBUTION):
        _register_once(_register_distribution, distribution)


def _imported(module: str, *names: str) -> tuple[type, ...]:
    """Return classes of a module if it has been imported: otherwise nothing is of these classes. Importing them takes seconds,
    which serving with stored programs does without."""
    found = sys.modules.get(module)
    return tuple(getattr(found, name) for name in names if hasattr(found, name))


def _register_once(register: Callable[[type], None], cls: type) -> None:
    with _REGISTERING:
        register(cls)


@functools.cache
def _register_output(cls: type) -> None:
    def flatten(output: Any) -> tuple[tuple[Any, ...], tuple[str, ...]]:
        return tuple(output.values()), tuple(output.keys())

    def unflatten(keys: Iterable[str], values: Iterable[Any]) -> Any:
        # Not with its constructor, which inspects its arguments: it would unpack a single field if possible.
        output: Any = cls.__new__(cls)  # type: ignore[call-overload]  # mypy takes it for a metaclass
        for name in names:
            object.__setattr__(output, name, None)
        for key, value in zip(keys, values, strict=True):
            output[key] = value
        return output

    names = [field.name for field in dataclasses.fields(cls)] if dataclasses.is_dataclass(cls) else []
    jax.tree_util.register_pytree_node(cls, flatten, unflatten)


@functools.cache
def _register_distribution(cls: type) -> None:
    """Register the return type of an autoencoder's ``encode``: built from its parameters alone, and rebuilt outside the trace."""

    def unflatten(deterministic: bool, children: Any) -> Any:
        (parameters,) = children
        if isinstance(parameters, _imported("torch", "Tensor")):
            return cls(parameters, deterministic)
        node: Any = object.__new__(cls)  # JAX unflattens with arbitrary objects
        node.parameters, node.deterministic = parameters, deterministic
        return node

    jax.tree_util.register_pytree_node(cls, lambda node: ((node.parameters,), node.deterministic), unflatten)


@functools.cache
def _register_attributes(cls: type) -> None:
    """Register a cache, or a cache layer, by its attributes: those that hold arrays are children, the others static."""

    def flatten(node: Any) -> tuple[tuple[Any, ...], tuple[tuple[str, ...], tuple[tuple[str, Any], ...]]]:
        attributes = vars(node)
        dynamic = tuple(name for name, value in attributes.items() if _holds_arrays(value))
        static = tuple((name, value) for name, value in attributes.items() if name not in dynamic)
        return tuple(attributes[name] for name in dynamic), (dynamic, static)

    def unflatten(names: tuple[tuple[str, ...], tuple[tuple[str, Any], ...]], children: Any) -> Any:
        node: Any = object.__new__(cls)
        node.__dict__.update(names[1])
        node.__dict__.update(zip(names[0], children, strict=True))
        return node

    jax.tree_util.register_pytree_node(cls, flatten, unflatten)


def _holds_arrays(value: Any) -> bool:
    if isinstance(value, (list, tuple)):
        return any(_holds_arrays(item) for item in value)
    foreign = (*_imported("torch", "Tensor"), *_imported("transformers.cache_utils", "CacheLayerMixin"))
    return isinstance(value, (jax.Array, jax.ShapeDtypeStruct, *foreign))
