"""A torch module as parameters and a pure function of them.

``params`` is a flat dict of JAX arrays: every parameter and buffer by its name, tied ones once. Calling the
:class:`FunctionalModule` runs the module's own ``forward`` on them through torchax; under ``jax.jit`` the weights are arguments
of the compiled program, never constants inside it.
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
import numpy as np
import torch
import torchax

from . import offloading, pytrees
from .kernels import direct_convolution
from .mapped_files import MappedFiles
from .platforms import Platform, current_platform, for_platform, is_in_host_memory
from .tensors import jax_view, to_jax, to_torch, torch_view
from .torch_defaults import TORCH_DEFAULTS
from .weights.formats import SCALES, StoredWeight, StoredWeightSpec, as_tensor, store
from .weights.precision import EXACT

Params = dict[str, jax.Array]

# The order in which a GPU reads the weights of 2-D convolutions, as indices of torch's (outputs, inputs, height, width).
# Otherwise it would transpose them in every call. On a TPU, XLA chooses such a layout by itself.
GPU_CONVOLUTION_ORDER = (0, 2, 3, 1)


@dataclass(frozen=True, eq=False, slots=True, weakref_slot=True)  # jax.jit keeps a weak reference
class FunctionalModule:
    """The pure half of a module: its code, without its weights. Calls may run, and be traced, on any number of threads.

    Each call works on a copy of ``module``, because weights are swapped in for its duration and a module may keep values, which
    belong to one trace. On the meta device a copy takes no memory and some milliseconds.

    Attributes:
        module: the module on the meta device.
        aliases: every parameter and buffer name of the module, mapped to its key in ``params``.
        reordered: keys of convolution weights stored in a layout of the platform: on a CPU that of
            :func:`.kernels.direct_convolution.to_blocks`, on a GPU :data:`GPU_CONVOLUTION_ORDER`.
        stored_weights: keys of weights stored in one of :mod:`.weights.formats`.
        platform: the platform that the weights are stored for and calls are traced for.
        mode: entered around each call, such as :class:`.host_tensors.HostTensorMode`.
        activations: what products with quantized weights may round them to; see :mod:`.weights.precision`.
    """

    module: torch.nn.Module
    aliases: Mapping[str, str]
    reordered: frozenset[str] = frozenset()
    stored_weights: Mapping[str, StoredWeightSpec] = field(default_factory=dict)
    platform: Platform = field(default_factory=current_platform)
    mode: Callable[[], AbstractContextManager[Any]] = nullcontext
    activations: str = EXACT

    def __call__(self, params: Params, *args: Any, **kwargs: Any) -> Any:
        """Run the module's forward; see :meth:`call`."""
        return self.call("forward", params, *args, **kwargs)

    def call(self, method: str, params: Params, *args: Any, **kwargs: Any) -> Any:
        """Run a method of the module, such as an autoencoder's ``decode``, on ``params``.

        Arguments are JAX arrays, pytrees of them, or Python values, which are passed unchanged. Arrays in the result are JAX
        arrays, in the module's own output class.
        """
        return self.call_on_copy(copy.deepcopy(self.module), method, params, *args, **kwargs)

    def call_on_copy(self, module: torch.nn.Module, method: str, params: Params, *args: Any, **kwargs: Any) -> Any:
        """Run :meth:`call` on the caller's own copy of the module, which :func:`find_retained_array` can inspect afterwards."""
        target, prefix = (module, "") if method == "forward" else (_Method(module, method), "module.")
        with TORCH_DEFAULTS.used(), _torch_on_jax(), for_platform(self.platform), torch.no_grad():
            weights = {prefix + name: tensor for name, tensor in self._weights(module, params)}
            with self.mode():
                result = torch.func.functional_call(
                    target, weights, torch_view(args), torch_view(kwargs), tie_weights=False
                )
            return jax_view(pytrees.register(result, caches=False))

    def part(self, params: Params, name: str, largest: int) -> torch.nn.Module:
        """Return a child of the module in which the weights of at most ``largest`` elements are in memory."""
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
        """Yield the weights with their names, except those that layers of ``module`` receive when they are called."""
        host = {key for key, array in params.items() if is_in_host_memory(array)}
        parts = {name: [part for part in (key, key + SCALES) if part in host] for name, key in self.aliases.items()}
        waiting = {name: keys for name, keys in parts.items() if keys}
        coming = offloading.load_with_layers(
            module, waiting, params, lambda arrays, name: self._weight(arrays, self.aliases[name])
        )
        # Other weights in host memory, such as one that is tied to a layer's.
        brought = offloading.to_device(
            {key: params[key] for name, keys in waiting.items() if name not in coming for key in keys}
        )
        arrays = {**params, **brought}
        yield from ((name, self._weight(arrays, key)) for name, key in self.aliases.items() if name not in coming)

    def _weight(self, params: Mapping[str, jax.Array], key: str) -> torch.Tensor:
        if (known := self.stored_weights.get(key)) is not None:
            return as_tensor(known.of(params, key, self.activations), known.dtype)
        stored = params[key]
        if key in self.reordered and self.platform is Platform.CPU:
            stored = direct_convolution.from_blocks(stored)
        elif key in self.reordered:
            stored = stored.transpose(np.argsort(GPU_CONVOLUTION_ORDER))
        return torch_view(stored)


@contextmanager
def _torch_on_jax() -> Iterator[None]:
    """Context manager in which torch's operators run on JAX arrays on this thread, without leaking tracers.

    torchax keeps a random key per thread, created at its first use and changed by each draw; either may happen within a trace.
    """
    with jax.ensure_compile_time_eval():
        env = torchax.default_env()
        key = env.prng_key
    with env.override_property(prng=key), env:
        yield


class _Method(torch.nn.Module):
    """A module whose forward is a method of another module, as ``functional_call`` requires."""

    def __init__(self, module: torch.nn.Module, method: str) -> None:
        super().__init__()
        self.module = module
        self.method = method

    def forward(self, *args: Any, **kwargs: Any) -> Any:
        return getattr(self.module, self.method)(*args, **kwargs)


class WeightSource(Protocol):
    """Supplies the weights that a module has on the meta device, by any name that the module has for them."""

    def part(self, name: str, index: Any) -> torch.Tensor:
        """Return a piece of a weight, on the CPU, in the module's dtype. It may be mapped from a file.

        Args:
            index: a tuple with a slice for any number of leading dimensions; the first may be a tensor of integers.
        """

    def stored(self, name: str, store_as: str) -> StoredWeight | None:
        """Return the matrix as :func:`.weights.formats.store` would; None if that requires reading all its elements."""

    def stack(self, name: str, transposed: bool) -> StoredWeight | None:
        """Return the matrices of a layer's experts, which are (experts, outputs, inputs) or, if ``transposed``, (experts, inputs,
        outputs), in a format that has the values of the files; None if there is none, or no product of such stacks."""


def functionalize(
    module: torch.nn.Module,
    *,
    weight_source: WeightSource | None = None,
    reorder: bool = False,
    store_as: str | None = None,
    to_device: Callable[[str, torch.Tensor], jax.Array] = lambda key, tensor: to_jax(tensor),
    place_array: Callable[[str, jax.Array], jax.Array] = lambda key, array: array,
    on_progress: Callable[[float], None] = lambda fraction: None,
) -> tuple[Params, FunctionalModule]:
    """Split ``module`` into ``(params, pure_call)``. The module gives up its weights: it moves to the meta device.

    Args:
        module: has its weights on the CPU, or some on the meta device; it is put into evaluation mode.
        weight_source: supplies matrices on the meta device that are to be stored in fewer bits.
        reorder: store the weights of 2-D convolutions in the layout that the platform reads, if it is another.
        store_as: store linear layers and embeddings in the fewest bits that represent them, for which they may be rounded to
            this dtype (:func:`.weights.formats.store`); and experts, which are not rounded, as ``weight_source`` has them.
        to_device: creates the array of any other weight from its key and tensor, which may be on the meta device.
        place_array: places each array of a weight stored in fewer bits, given its key.
        on_progress: called after each weight with the completed fraction, 0 to 1. An exception from it ends the call.
    """
    module.eval()
    places = [
        (prefix, table, name)
        for prefix, child in module.named_modules(remove_duplicate=False)
        for table in (child._parameters, child._buffers)
        for name, tensor in table.items()
        if tensor is not None
    ]
    to_order, matrices, stacks = set(), set(), dict[int, bool]()
    for child in module.modules():
        if reorder and type(child) is torch.nn.Conv2d and child.groups == 1:
            to_order.add(id(child.weight))
        if store_as and isinstance(child, (torch.nn.Linear, torch.nn.Embedding)) and child.weight.is_floating_point():
            matrices.add(id(child.weight))
        if store_as and weight_source is not None:
            stacks |= _stacks_of(child)
    aliases: dict[str, str] = {}
    owners: dict[str, tuple[Any, str]] = {}
    key_of: dict[tuple[int, torch.Size, tuple[int, ...]], str] = {}
    for prefix, table, name in places:
        tensor = table[name]
        full_name = f"{prefix}.{name}" if prefix else name
        # Tied weights are one tensor, or two that share memory; both are stored once. An empty tensor has no address.
        identity = (tensor.data_ptr() or id(tensor), tensor.shape, tensor.stride())
        aliases[full_name] = key_of.setdefault(identity, full_name)
        owners.setdefault(aliases[full_name], (table, name))
    params: Params = {}
    reordered: set[str] = set()
    stored_weights: dict[str, StoredWeightSpec] = {}
    mapped, sharing = MappedFiles(), Counter(table[name].data_ptr() for table, name in owners.values())
    for done, (key, (table, name)) in enumerate(owners.items(), start=1):
        tensor = table[name]
        stored = None
        if id(tensor) in matrices:
            stored = _store_matrix(key, tensor, str(store_as), weight_source)
        elif weight_source is not None and tensor.is_meta and id(tensor) in stacks:
            stored = weight_source.stack(key, stacks[id(tensor)])
        if stored is not None:
            params |= {part: place_array(key, array) for part, array in stored.named(key).items()}
            dtype = jnp.dtype(str(tensor.dtype).removeprefix("torch."))
            stored_weights[key] = StoredWeightSpec(stored.format, stored.shape, dtype, stored.transposed)
        elif id(tensor) in to_order and (ordered := _reorder_convolution(tensor)) is not None:
            params[key] = to_device(key, ordered)
            reordered.add(key)
        else:
            params[key] = to_device(key, tensor)
        # Freed one by one, so that the weights are never in memory twice.
        if sharing[tensor.data_ptr()] == 1:
            mapped.release_pages(tensor)
        table[name] = torch.empty_like(tensor, device="meta", requires_grad=False)
        if isinstance(tensor, torch.nn.Parameter):
            table[name] = torch.nn.Parameter(table[name], requires_grad=False)
        on_progress(done / len(owners))
    module.to("meta")
    return params, FunctionalModule(module, aliases, frozenset(reordered), stored_weights)


def _stacks_of(module: torch.nn.Module) -> dict[int, bool]:
    """Return the ids of a module's stacked matrices of experts if it multiplies them in one grouped product, and whether their
    inputs come before their outputs. transformers marks such a module by the latter."""
    transposed = getattr(module, "is_transposed", None)
    implementation = getattr(getattr(module, "config", None), "_experts_implementation", None)
    if not isinstance(transposed, bool) or implementation != "grouped_mm":
        return {}
    own = module.parameters(recurse=False)
    return {id(weight): transposed for weight in own if weight.ndim == 3 and weight.is_floating_point()}


def _reorder_convolution(weights: torch.Tensor) -> torch.Tensor | None:
    """Return convolution weights in the layout that the platform reads, or None if it is torch's."""
    bfloat16 = weights.dtype is torch.bfloat16
    if current_platform() is Platform.GPU:
        return weights.permute(GPU_CONVOLUTION_ORDER)
    if not direct_convolution.FLOAT32.usable() or not direct_convolution.can_convert_to_blocks(weights.shape, bfloat16):
        return None
    return direct_convolution.to_blocks(weights)


def _store_matrix(
    key: str, tensor: torch.Tensor, store_as: str, weight_source: WeightSource | None
) -> StoredWeight | None:
    if weight_source is None or not tensor.is_meta:
        return store(tensor, store_as)
    return weight_source.stored(key, store_as) or store(weight_source.part(key, (slice(None),)), store_as)


def find_retained_array(module: torch.nn.Module) -> str | None:
    """Return the name of an attribute of ``module`` in which :meth:`FunctionalModule.call_on_copy` has left an array, or None.
    State that a module keeps between its calls is not supported: each call runs on a new copy."""
    for prefix, child in module.named_modules():
        for name, value in vars(child).items():
            if isinstance(value, torchax.tensor.Tensor):
                return f"{prefix}.{name}".lstrip(".")
    return None


def parameter_shapes(functional: FunctionalModule) -> dict[str, tuple[int, ...]]:
    """Return the shapes of the module's parameters by key, as in PyTorch regardless of how they are stored; tied ones once."""
    named = functional.module.named_parameters(remove_duplicate=False)
    return {functional.aliases[name]: tuple(parameter.shape) for name, parameter in named}


def parameter_count(functional: FunctionalModule) -> int:
    """Return the number of the module's parameters, without buffers; tied ones are counted once."""
    return sum(math.prod(shape) for shape in parameter_shapes(functional).values())


def formats(params: Params, functional: FunctionalModule) -> dict[str, int]:
    """Return the number of the module's parameters stored in each format: a dtype, or one of :mod:`.weights.formats`."""
    counts: Counter[str] = Counter()
    for key, shape in parameter_shapes(functional).items():
        known = functional.stored_weights.get(key)
        counts[str(params[key].dtype) if known is None else known.format] += math.prod(shape)
    return dict(counts)


def parameter_bytes(params: Params) -> int:
    """Return the bytes of all arrays in ``params``, including buffers."""
    return sum(array.nbytes for array in params.values())
