"""A torch module as parameters and a pure function of them.

``params`` is a flat dict of JAX arrays: every parameter and every buffer, the non-persistent ones (rotary frequencies)
included, tied weights once, those of linear layers in fewer bits where that was asked for (:mod:`.weights`). Calling the
:class:`FunctionalModule` runs the module's own ``forward`` on them through torchax, so that under ``jax.jit`` the weights are
arguments of the compiled program and never constants inside it.
"""

from __future__ import annotations

import copy
import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, field
from typing import Any, Protocol

import jax
import jax.numpy as jnp
import torch
import torchax

from . import offloading, pytrees
from .kernels import direct_convolution
from .mapped_files import MappedFiles
from .platforms import Platform, current, for_platform
from .tensors import jax_view, to_jax, to_torch, torch_view
from .torch_defaults import TORCH_DEFAULTS
from .weights.formats import SCALES, Stored, StoredWeight, as_tensor, store

Params = dict[str, jax.Array]

# In which order a GPU reads the weights of 2-D convolutions, as places of torch's (outputs, inputs, height, width). It would
# bring them into that order in every call otherwise. On a TPU an array gets such an order by itself.
GPU_CONVOLUTION_ORDER = (0, 2, 3, 1)


@dataclass(frozen=True, eq=False, slots=True, weakref_slot=True)  # jax.jit keeps a weak reference
class FunctionalModule:
    """The pure half of a module: its code, without its weights. Calls may be made, and traced, on any number of threads.

    Each call works on a copy of ``module``: running a module with weights that are given swaps them in for as long as that
    takes, and a module may keep what it computed for its next call. Neither may reach another call, whose values are those of
    another trace. The module is on the meta device, so a copy takes no memory and some milliseconds of a trace.

    Attributes:
        module: the module on the meta device: shapes and code, no memory.
        aliases: every parameter and buffer name of the module, mapped to its key in ``params``.
        reordered: the keys of weights stored in an order of the platform's own: on a CPU those of convolutions in that of
            :func:`.kernels.direct_convolution.in_blocks`, on a GPU in :data:`GPU_CONVOLUTION_ORDER`.
        stored_weights: the keys of weights that are stored in one of :mod:`.weights.formats`, mapped to what is known of
            them but for their numbers.
        platform: that the weights are stored for, and calls traced for.
        mode: entered around each call, such as :class:`.host_tensors.HostTensors`.
    """

    module: torch.nn.Module
    aliases: Mapping[str, str]
    reordered: frozenset[str] = frozenset()
    stored_weights: Mapping[str, Stored] = field(default_factory=dict)
    platform: Platform = field(default_factory=current)
    mode: Callable[[], AbstractContextManager[Any]] = nullcontext

    def __call__(self, params: Params, *args: Any, **kwargs: Any) -> Any:
        """Run the module's forward on ``params``; see :meth:`call`."""
        return self.call("forward", params, *args, **kwargs)

    def call(self, method: str, params: Params, *args: Any, **kwargs: Any) -> Any:
        """Run a method of the module, such as an autoencoder's ``decode``, on ``params``.

        Arguments are JAX arrays, pytrees of them, or Python values, which stay as they are (a cache too, unless its class
        was registered with :func:`pytrees.register`); arrays in the result come back as JAX arrays, in the module's
        own output class.
        """
        return self.call_on(copy.deepcopy(self.module), method, params, *args, **kwargs)

    def call_on(self, module: torch.nn.Module, method: str, params: Params, *args: Any, **kwargs: Any) -> Any:
        """:meth:`call`, but on the caller's own copy of the module, so that :func:`kept_array` can look at it afterwards."""
        target, prefix = (module, "") if method == "forward" else (_Method(module, method), "module.")
        with TORCH_DEFAULTS.used(), _torch_on_jax(), for_platform(self.platform), torch.no_grad():
            weights = {prefix + name: tensor for name, tensor in self._weights(module, params)}
            with self.mode():
                result = torch.func.functional_call(
                    target, weights, torch_view(args), torch_view(kwargs), tie_weights=False
                )
            return jax_view(pytrees.register(result, caches=False))

    def part(self, params: Params, name: str, largest: int) -> torch.nn.Module:
        """A child of the module, with those of its weights in memory that have no more than ``largest`` numbers."""
        child = copy.deepcopy(self.module.get_submodule(name))
        for prefix, owner in child.named_modules():
            for table in (owner._parameters, owner._buffers):
                for own, tensor in table.items():
                    if tensor is None or tensor.numel() > largest:
                        continue
                    key = self.aliases[".".join(part for part in (name, prefix, own) if part)]
                    with _torch_on_jax(), for_platform(self.platform):
                        real = to_torch(jax_view(self._weight(params, key)))
                    is_parameter = isinstance(tensor, torch.nn.Parameter)
                    table[own] = torch.nn.Parameter(real, requires_grad=False) if is_parameter else real
        return child

    def _weights(self, module: torch.nn.Module, params: Params) -> Iterator[tuple[str, torch.Tensor]]:
        """The weights by their names, but for those that layers of ``module`` get when they are called."""
        host = {key for key, array in params.items() if offloading.is_in_host_memory(array)}
        parts = {name: [part for part in (key, key + SCALES) if part in host] for name, key in self.aliases.items()}
        waiting = {name: keys for name, keys in parts.items() if keys}
        coming = offloading.come_with_layers(
            module, waiting, params, lambda arrays, name: self._weight(arrays, self.aliases[name])
        )
        # Others that are there, such as one that is tied to a layer's.
        brought = offloading.to_device(
            {key: params[key] for name, keys in waiting.items() if name not in coming for key in keys}
        )
        arrays = {**params, **brought}
        yield from ((name, self._weight(arrays, key)) for name, key in self.aliases.items() if name not in coming)

    def _weight(self, params: Mapping[str, jax.Array], key: str) -> torch.Tensor:
        if (known := self.stored_weights.get(key)) is not None:
            return as_tensor(known.of(params, key), known.dtype)
        stored = params[key]
        if key in self.reordered:
            order = GPU_CONVOLUTION_ORDER
            if self.platform is not Platform.CPU:
                stored = stored.transpose([order.index(place) for place in range(len(order))])
            else:
                stored = direct_convolution.from_blocks(stored)
        tensor: torch.Tensor = torch_view(stored)
        return tensor


@contextmanager
def _torch_on_jax() -> Iterator[None]:
    """Within it, torch's operators run on JAX's arrays on this thread, and a trace leaves nothing of its own behind.

    torchax keeps a random key for each thread, which it makes when the thread first asks and changes whenever it is drawn from.
    Both may happen within a trace, and the next use of the key would then meet a value of a trace that has ended.
    """
    with jax.ensure_compile_time_eval():
        env = torchax.default_env()
        key = env.prng_key
    with env.override_property(prng=key), env:
        yield


class _Method(torch.nn.Module):
    """A module whose forward is another module's method: what ``functional_call`` can run."""

    def __init__(self, module: torch.nn.Module, method: str) -> None:
        super().__init__()
        self.module = module
        self.method = method

    def forward(self, *args: Any, **kwargs: Any) -> Any:
        return getattr(self.module, self.method)(*args, **kwargs)


class Supplier(Protocol):
    """Gives the weights that a module does not have in memory, by their keys: those that it has on the meta device."""

    def tensor(self, key: str) -> torch.Tensor:
        """The whole weight, on the CPU, in the dtype that the module has it in."""

    def stored(self, key: str, store_as: str) -> StoredWeight | None:
        """A matrix as :func:`.weights.formats.store` would have it, if that can be told without all its numbers; else None."""


def functionalize(
    module: torch.nn.Module,
    *,
    supplier: Supplier | None = None,
    reorder: bool = False,
    store_as: str | None = None,
    to_device: Callable[[str, torch.Tensor], jax.Array] = lambda key, tensor: to_jax(tensor),
    settle: Callable[[str, jax.Array], jax.Array] = lambda key, array: array,
    on_progress: Callable[[float], None] = lambda fraction: None,
) -> tuple[Params, FunctionalModule]:
    """Take ``module`` apart into ``(params, pure_call)``. The module gives up its weights: it moves to the meta device.

    ``module`` has its weights on the CPU, or some on the meta device, which ``supplier`` then gives one by one (their arrays
    ``to_device`` makes, as of all others); it is put into evaluation mode. Weights keep PyTorch's order, (out, in): storing
    linear layers as (in, out) made no product faster on a CPU, with one row or with many. With ``reorder``, weights
    of 2-D convolutions are stored in the order in which the platform reads them, where that is another. With
    ``store_as``, linear layers and embeddings are stored in the fewest bits that hold them, for which they may be rounded to that
    dtype (:func:`.weights.formats.store`).
    ``to_device`` makes the array of any other weight, told its key; those that are stored in fewer bits go to the default device,
    and then where ``settle``, told the weight's key, puts each of their arrays.
    ``on_progress`` is told after each weight how far it is, 0 to 1; what it raises ends the call.
    """
    module.eval()
    places = [
        (prefix, table, name)
        for prefix, child in module.named_modules(remove_duplicate=False)
        for table in (child._parameters, child._buffers)
        for name, tensor in table.items()
        if tensor is not None
    ]
    to_order = {
        id(child.weight)
        for child in module.modules()
        if reorder and type(child) is torch.nn.Conv2d and child.groups == 1
    }
    matrices = {
        id(child.weight)
        for child in module.modules()
        if store_as and isinstance(child, (torch.nn.Linear, torch.nn.Embedding)) and child.weight.is_floating_point()
    }
    aliases: dict[str, str] = {}
    owners: dict[str, tuple[Any, str]] = {}
    key_of: dict[tuple[int, torch.Size, tuple[int, ...]], str] = {}
    for prefix, table, name in places:
        tensor = table[name]
        full_name = f"{prefix}.{name}" if prefix else name
        # Tied weights are one tensor, or two that share their memory; both are stored once. An empty tensor has no address.
        identity = (tensor.data_ptr() or id(tensor), tensor.shape, tensor.stride())
        aliases[full_name] = key_of.setdefault(identity, full_name)
        owners.setdefault(aliases[full_name], (table, name))
    params: Params = {}
    reordered: set[str] = set()
    stored_weights: dict[str, Stored] = {}
    mapped, sharing = MappedFiles(), Counter(table[name].data_ptr() for table, name in owners.values())
    for done, (key, (table, name)) in enumerate(owners.items(), start=1):
        tensor = table[name]
        stored = _stored(key, tensor, str(store_as), supplier) if id(tensor) in matrices else None
        if stored is not None:
            params |= {part: settle(key, array) for part, array in stored.named(key).items()}
            dtype = jnp.dtype(str(tensor.dtype).removeprefix("torch."))
            stored_weights[key] = Stored(stored.format, stored.shape, dtype)
        elif id(tensor) in to_order and (ordered := _ordered(tensor)) is not None:
            params[key] = to_device(key, ordered)
            reordered.add(key)
        else:
            params[key] = to_device(key, tensor)
        # One by one, so that the weights are never in memory twice.
        if sharing[tensor.data_ptr()] == 1:
            mapped.forget(tensor)
        table[name] = torch.empty_like(tensor, device="meta", requires_grad=False)
        if isinstance(tensor, torch.nn.Parameter):
            table[name] = torch.nn.Parameter(table[name], requires_grad=False)
        on_progress(done / len(owners))
    module.to("meta")
    return params, FunctionalModule(module, aliases, frozenset(reordered), stored_weights)


def _ordered(weights: torch.Tensor) -> torch.Tensor | None:
    """Weights of a convolution in the order that the platform reads them in; None where that is torch's."""
    bfloat16 = weights.dtype is torch.bfloat16
    if current() is Platform.GPU:
        return weights.permute(GPU_CONVOLUTION_ORDER)
    if not direct_convolution.FLOAT32.usable() or not direct_convolution.fill_blocks(weights.shape, bfloat16):
        return None
    ordered: torch.Tensor = direct_convolution.in_blocks(weights)
    return ordered


def _stored(key: str, tensor: torch.Tensor, store_as: str, supplier: Supplier | None) -> StoredWeight | None:
    if supplier is None or not tensor.is_meta:
        return store(tensor, store_as)
    return supplier.stored(key, store_as) or store(supplier.tensor(key), store_as)


def kept_array(module: torch.nn.Module) -> str | None:
    """The name of an attribute of ``module`` in which a call (:meth:`FunctionalModule.call_on`) has left an array, or None.

    A module that does this keeps state between its calls. It would not work here: each call of a :class:`FunctionalModule` runs
    on a fresh copy, which does not have that state.
    """
    for prefix, child in module.named_modules():
        for name, value in vars(child).items():
            if isinstance(value, torchax.tensor.Tensor):
                return f"{prefix}.{name}".lstrip(".")
    return None


def parameter_shapes(functional: FunctionalModule) -> dict[str, tuple[int, ...]]:
    """The shapes of the module's parameters by their keys, as PyTorch has them, however they are stored; tied ones once."""
    named = functional.module.named_parameters(remove_duplicate=False)
    return {functional.aliases[name]: tuple(parameter.shape) for name, parameter in named}


def parameter_count(functional: FunctionalModule) -> int:
    """The number of the module's parameters: tied ones are counted once, buffers not at all."""
    return sum(math.prod(shape) for shape in parameter_shapes(functional).values())


def formats(params: Params, functional: FunctionalModule) -> dict[str, int]:
    """How many of the module's parameters are stored in each format: a dtype, or one of :mod:`.weights.formats`."""
    counts: dict[str, int] = {}
    for key, shape in parameter_shapes(functional).items():
        known = functional.stored_weights.get(key)
        name = str(params[key].dtype) if known is None else known.format
        counts[name] = counts.get(name, 0) + math.prod(shape)
    return counts


def parameter_bytes(params: Params) -> int:
    """The bytes of all arrays in ``params``, buffers included."""
    return sum(array.nbytes for array in params.values())


def multiplied_bytes(params: Params, functional: FunctionalModule) -> int:
    """:func:`parameter_bytes` but for tables that tokens are only looked up in: what is read for each token."""
    return sum(array.nbytes for array in multiplied(params, functional).values())


def multiplied(params: Params, functional: FunctionalModule) -> Params:
    """Those of ``params``, or of their shapes, that are not only looked up in."""
    tables = lookup_tables(functional.module)
    keys = {functional.aliases[name] for name in tables} - {
        key for name, key in functional.aliases.items() if name not in tables
    }
    return {key: array for key, array in params.items() if key.removesuffix(SCALES) not in keys}


def lookup_tables(module: torch.nn.Module) -> set[str]:
    """The names of the weights that embeddings have; one of them may be tied to a layer that multiplies."""
    named = module.named_modules(remove_duplicate=False)
    return {f"{name}.weight".lstrip(".") for name, child in named if isinstance(child, torch.nn.Embedding)}
