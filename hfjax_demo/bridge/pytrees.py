"""Classes that are JAX pytrees: what torch code passes around, and this program's own states.

Every transformers ``ModelOutput``, diffusers ``BaseOutput`` and key/value cache is registered when an object of it is first met,
so nothing has to be listed by hand. An output keeps its keys: ``Cls(*values)`` would shift fields when one of them is None. A
cache's tensors are its leaves; what is left of its attributes (lengths, flags, dtypes) is static, and so part of what a compiled
program is keyed by.

What a program may give back is registered with ``jax.export`` too, under the name of the class, so that a stored program can say
of what classes its results are (:mod:`.programs`): outputs, and the states of the engines (:func:`state`).

Any thread may register; JAX is told of a class once.
"""

from __future__ import annotations

import contextlib
import dataclasses
import functools
import json
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import jax
import torch
from jax import export
from transformers.cache_utils import Cache, CacheLayerMixin
from transformers.utils.generic import ModelOutput

Class = TypeVar("Class", bound=type)

_REGISTERING = threading.Lock()

# What an autoencoder's `encode` returns. It is known by its name, and looked for where diffusers has it if that is imported, for
# importing it takes a second.
_DISTRIBUTION = "DiagonalGaussianDistribution"
_DISTRIBUTION_MODULE = "diffusers.models.autoencoders.vae"


def _register_name(cls: type, build: Callable[[Any, Any], Any] | None = None) -> None:
    """Let ``jax.export`` write down a structure with this class in it, under the class's own name.

    Args:
        cls: a pytree, what is static of which is JSON.
        build: makes an object of what is static and the children; None: as JAX has been told.
    """
    # A second class of that name, such as a model's own that is loaded anew: what gives it back is not stored.
    with contextlib.suppress(ValueError):
        export.register_pytree_node_serialization(
            cls,
            serialized_name=f"{cls.__module__}:{cls.__qualname__}",
            serialize_auxdata=_to_json,
            deserialize_auxdata=json.loads,
            from_children=build,  # type: ignore[arg-type]  # JAX names the two arguments, and gives them by their places
        )


def _to_json(static: Any) -> bytes:
    """What a node's structure says besides its class: numbers and words, or a tuple of them.

    Raises:
        TypeError: something else, that would not come back as it was.
    """
    if any(type(value) not in (bool, int, float, str) for value in (static if type(static) is tuple else (static,))):
        raise TypeError(f"{static!r} cannot be written down")
    return json.dumps(static).encode()


def array_dataclass(cls: Class) -> Class:
    """Decorates a dataclass of arrays that programs take and give back: a pytree, which a stored program may name."""
    jax.tree_util.register_dataclass(cls)
    _register_name(cls)
    return cls


def _static(cls: Class) -> Class:
    """Decorates :class:`Static`."""
    jax.tree_util.register_pytree_node(cls, lambda node: ((), node.value), lambda value, _: value)
    _register_name(cls, lambda value, _: cls(value))
    return cls


@_static
class Static:
    """A value in a program's result that is no array: part of its structure, known once the program has been traced.

    Whoever puts the result together again finds the value itself there.
    """

    __slots__ = ("value",)

    def __init__(self, value: Any) -> None:
        self.value = value


def register(tree: Any, *, caches: bool = True) -> Any:
    """Register the classes found in ``tree``, however deep they are nested, and return ``tree`` itself.

    With ``caches=False`` a cache stays a leaf: whoever passes it through a module keeps the very object.
    """
    if isinstance(tree, (Cache, CacheLayerMixin)):
        if not caches:
            return tree
        _once(_register_attributes, type(tree))
        children = list(vars(tree).values())
    elif isinstance(tree, OrderedDict) and type(tree) is not OrderedDict:
        # ModelOutput and diffusers' BaseOutput are both such ordered dictionaries.
        _once(_register_output, type(tree))
        children = list(tree.values())
    elif isinstance(tree, dict):
        children = list(tree.values())
    elif isinstance(tree, (list, tuple)):
        children = list(tree)
    else:
        if type(tree).__name__ == _DISTRIBUTION:
            _once(_register_distribution, type(tree))
        return tree
    for child in children:
        register(child, caches=caches)
    return tree


def output_classes() -> list[type]:
    """Every output class that transformers and diffusers have defined so far."""
    found: list[type] = []
    pending: list[type] = [ModelOutput]
    diffusers = sys.modules.get("diffusers.utils.outputs")  # which text models never import
    if diffusers is not None:
        pending.append(diffusers.BaseOutput)
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
        _once(_register_output, cls)
    distribution = getattr(sys.modules.get(_DISTRIBUTION_MODULE), _DISTRIBUTION, None)
    if distribution is not None:
        _once(_register_distribution, distribution)
    return len(classes)


def _once(register: Callable[[type], None], cls: type) -> None:
    """One of the functions below, each of which remembers the classes it has had: JAX refuses a second registration."""
    with _REGISTERING:
        register(cls)


@functools.cache
def _register_output(cls: type) -> None:
    def flatten(output: Any) -> tuple[tuple[Any, ...], tuple[str, ...]]:
        return tuple(output.values()), tuple(output.keys())

    def flatten_with_keys(output: Any) -> tuple[tuple[tuple[Any, Any], ...], tuple[str, ...]]:
        return tuple((jax.tree_util.DictKey(key), value) for key, value in output.items()), tuple(output.keys())

    def unflatten(keys: Iterable[str], values: Iterable[Any]) -> Any:
        # Not by its constructor, which looks into what it is given: an only field it takes apart, if it can.
        output: Any = cls.__new__(cls)  # type: ignore[call-overload]  # mypy takes it for a metaclass
        for name in names:
            object.__setattr__(output, name, None)
        for key, value in zip(keys, values, strict=True):
            output[key] = value
        return output

    names = [field.name for field in dataclasses.fields(cls)] if dataclasses.is_dataclass(cls) else []
    jax.tree_util.register_pytree_with_keys(cls, flatten_with_keys, unflatten, flatten)
    _register_name(cls, unflatten)


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
    _register_name(cls, unflatten)


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
