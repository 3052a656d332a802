"""Shardings of the arrays of a text engine, over the row of devices that share the model, often a single one.

The weights are split by the model's plan (:mod:`hfjax_demo.bridge.sharding`), and the cache by its heads. Everything else is
small and replicated. Programs are compiled with these shardings for their arguments and results, so that no array moves between
calls.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any, TypeVar

import jax

from ..bridge.sharding import constrained, memory_bytes, replicated
from .decode_state import DecodeState
from .model import TextModel

Tree = TypeVar("Tree")


def place_on_mesh(tree: Tree, model: TextModel) -> Tree:
    """Place arrays on the model's devices: the caches of a :class:`DecodeState` split, everything else replicated."""
    placed: Tree = jax.device_put(tree, _shardings(tree, model))
    return placed


def described(tree: Tree, model: TextModel) -> Tree:
    """Return a ``ShapeDtypeStruct`` for each array of ``tree``, to compile with; the default sharding is the replicated one."""
    whole = replicated(model.mesh)
    found: Tree = jax.tree.map(
        lambda leaf: jax.ShapeDtypeStruct(leaf.shape, leaf.dtype, sharding=leaf.sharding or whole), tree
    )
    return found


def page_bytes(model: TextModel) -> int:
    """Return the memory of a page of all layers, as :func:`hfjax_demo.bridge.sharding.memory_bytes` counts it."""
    return memory_bytes(model.cache.described(1, 1).pages)


def state_bytes(model: TextModel) -> int:
    """Return the memory of one row of the recurrent states of all layers, counted likewise."""
    return memory_bytes(model.cache.described(1, 1).states)


def constrain_results(function: Callable[..., Any], model: TextModel) -> Callable[..., Any]:
    """Return ``function``, to be traced, with its results constrained to the shardings that :func:`place_on_mesh` uses."""

    def placed(*arguments: Any) -> Any:
        results = function(*arguments)
        return constrained(results, _shardings(results, model))

    return placed


def _shardings(tree: Any, model: TextModel) -> Any:
    whole = replicated(model.mesh)

    def of(node: Any) -> Any:
        if not isinstance(node, DecodeState):
            return whole
        everywhere: DecodeState = jax.tree.map(lambda _: whole, node)
        return dataclasses.replace(everywhere, caches=model.cache.shardings()) if node.caches.pages else everywhere

    return jax.tree.map(of, tree, is_leaf=lambda node: isinstance(node, DecodeState))
