"""Every transformers ``ModelOutput``, diffusers ``BaseOutput`` and key/value cache as a JAX pytree.

A class is registered when an object of it is first met, so nothing has to be listed by hand. An output keeps its keys:
``Cls(*values)`` would shift fields when one of them is None. A cache's tensors are its leaves; what is left of its
attributes (lengths, flags, dtypes) is static, and so part of what a compiled program is keyed by.
"""

from __future__ import annotations

import functools
from collections import OrderedDict
from typing import Any

import jax
import torch
from transformers.cache_utils import Cache, CacheLayerMixin
from transformers.utils.generic import ModelOutput


def register(tree: Any, *, caches: bool = True) -> Any:
    """Register the classes found in ``tree``, however deep they are nested, and return ``tree`` itself.

    With ``caches=False`` a cache stays a leaf: whoever passes it through a module keeps the very object.
    """
    if isinstance(tree, (Cache, CacheLayerMixin)):
        if not caches:
            return tree
        cls: type = type(tree)
        _register_attributes(cls)
        children = list(vars(tree).values())
    elif isinstance(tree, OrderedDict) and type(tree) is not OrderedDict:
        # ModelOutput and diffusers' BaseOutput are both such ordered dictionaries.
        _register_output(type(tree))
        children = list(tree.values())
    elif isinstance(tree, dict):
        children = list(tree.values())
    elif isinstance(tree, (list, tuple)):
        children = list(tree)
    else:
        if type(tree).__name__ == "DiagonalGaussianDistribution":  # by name: importing its module takes a second
            _register_distribution(tree.__class__)
        return tree
    for child in children:
        register(child, caches=caches)
    return tree


def register_class(cls: Any) -> None:
    """Register an output class before an object of it is met; any other class is left as it is."""
    if issubclass(cls, OrderedDict) and cls is not OrderedDict:
        _register_output(cls)
    elif cls.__name__ == "DiagonalGaussianDistribution":
        _register_distribution(cls)


def output_classes() -> list[type]:
    """Every output class that transformers and diffusers have defined so far."""
    found: list[type] = []
    pending: list[type] = [ModelOutput]
    try:
        from diffusers.utils.outputs import BaseOutput
    except ImportError:  # the text models need no diffusers
        pass
    else:
        pending.append(BaseOutput)
    while pending:
        cls = pending.pop()
        subclasses: list[type] = cls.__subclasses__()
        pending.extend(subclasses)
        found.extend(subclasses)
    return found


def register_outputs() -> int:
    """Register every output class defined so far; returns how many there are."""
    classes = output_classes()
    for cls in classes:
        _register_output(cls)
    return len(classes)


@functools.cache  # JAX refuses a second registration of one class
def _register_output(cls: type) -> None:
    def flatten(output: Any) -> tuple[tuple[Any, ...], tuple[str, ...]]:
        return tuple(output.values()), tuple(output.keys())

    def flatten_with_keys(output: Any) -> tuple[tuple[tuple[Any, Any], ...], tuple[str, ...]]:
        return tuple((jax.tree_util.DictKey(key), value) for key, value in output.items()), tuple(output.keys())

    def unflatten(keys: tuple[str, ...], values: Any) -> Any:
        return cls(**dict(zip(keys, values, strict=True)))

    jax.tree_util.register_pytree_with_keys(cls, flatten_with_keys, unflatten, flatten)


@functools.cache
def _register_distribution(cls: type) -> None:
    """Register what an autoencoder's ``encode`` returns: made from its parameters alone, and made again outside the trace."""

    def unflatten(deterministic: bool, children: Any) -> Any:
        (parameters,) = children
        if isinstance(parameters, torch.Tensor):
            return cls(parameters, deterministic)
        node: Any = object.__new__(cls)  # JAX unflattens with whatever it carries
        node.parameters, node.deterministic = parameters, deterministic
        return node

    jax.tree_util.register_pytree_node(cls, lambda node: ((node.parameters,), node.deterministic), unflatten)


@functools.cache
def _register_attributes(cls: type) -> None:
    """Register a cache, or a layer of one, by its attributes: those that hold arrays are children, the others static."""

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
    return isinstance(value, (torch.Tensor, jax.Array, jax.ShapeDtypeStruct, CacheLayerMixin))
