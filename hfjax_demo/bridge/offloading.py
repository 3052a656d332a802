"""Offloading: weights stay in host memory, and those of a layer are copied to the device when it runs, in every call.

For JAX such weights are arrays of the memory kind ``pinned_host`` (https://docs.jax.dev/en/latest/201/memory-spaces.html). XLA
would start all copies at once, so the copies of a layer wait, behind an optimization barrier, for the layer's input. (A TPU's
compiler ignores barriers outside of loops.) The results are unchanged.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import jax
import jax.numpy as jnp
import torch

from .platforms import is_in_host_memory
from .tensors import holds_jax, jax_view, torch_view


def layers_of(module: torch.nn.Module) -> tuple[str, ...]:
    """Return the names of a model's layers in order: those of the module list with the most weights. Empty if it has no list."""
    lists = [(name, child) for name, child in module.named_modules() if isinstance(child, torch.nn.ModuleList)]
    if not lists:
        return ()
    # max returns the first of equals, which is the outer one.
    name, found = max(lists, key=lambda item: sum(weight.numel() for weight in item[1].parameters()))
    return tuple(f"{name}.{place}".lstrip(".") for place in range(len(found)))


def matrices_of(module: torch.nn.Module, layers: Sequence[str]) -> frozenset[str]:
    """Return the names of these layers' weights of two or more dimensions; the others are too small to be worth a copy."""
    children = [(layer, module.get_submodule(layer)) for layer in layers]
    return frozenset(
        f"{layer}.{name}"
        for layer, child in children
        for name, weight in (
            *child.named_parameters(remove_duplicate=False),
            *child.named_buffers(remove_duplicate=False),
        )
        if weight.ndim >= 2
    )


def to_device(arrays: Mapping[str, Any]) -> dict[str, Any]:
    """Return those of ``arrays`` that are in host memory, on the device."""
    return {
        key: jax.device_put(array, jax.memory.Space.Device) for key, array in arrays.items() if is_in_host_memory(array)
    }


def load_with_layers(
    module: torch.nn.Module,
    waiting: Mapping[str, Sequence[str]],
    params: Mapping[str, Any],
    weight: Callable[[Mapping[str, Any], str], torch.Tensor],
) -> frozenset[str]:
    """Make each layer of ``module`` load its weights from host memory when it is called; return the names of these weights.

    Args:
        module: a copy that is called once.
        waiting: names of weights in host memory, mapped to the keys in ``params`` of the arrays that they consist of.
        params: all arrays.
        weight: creates the tensor of a weight from these arrays and its name.
    """

    def load(names: Sequence[str], args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> Any:
        arrays = {key: params[key] for name in names for key in waiting[name]}
        given: dict[Any, Any] = {**dict(enumerate(args)), **kwargs}
        place = next((place for place, value in given.items() if _is_activation(value)), None)
        if place is not None:
            # XLA removes a barrier if some of its results are unused, so the layer continues with the barrier's output.
            arrays, passed = jax.lax.optimization_barrier((arrays, jax_view(given[place])))
            given[place] = torch_view(passed)
        arrays = {**params, **to_device(arrays)}
        for name in names:
            owner, _, own = name.rpartition(".")
            child = module.get_submodule(owner)
            table: dict[str, Any] = child._parameters if own in child._parameters else child._buffers
            table[own] = weight(arrays, name)
        return tuple(given.pop(place) for place in range(len(args))), given

    coming: set[str] = set()
    for layer in layers_of(module) if waiting else ():
        own = [name for name in waiting if name.startswith(f"{layer}.")]
        if own:
            module.get_submodule(layer).register_forward_pre_hook(
                lambda _, args, kwargs, own=own: load(own, args, kwargs), with_kwargs=True
            )
            coming.update(own)
    return frozenset(coming)


def _is_activation(value: Any) -> bool:
    return holds_jax(value) and bool(jnp.issubdtype(jax_view(value).dtype, jnp.floating))
