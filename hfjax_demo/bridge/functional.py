"""A torch module as parameters and a pure function of them.

``params`` is a flat dict of JAX arrays: every parameter and every buffer, the non-persistent ones (rotary frequencies)
included, tied weights once. Calling the :class:`FunctionalModule` runs the module's own ``forward`` on them through
torchax, so that under ``jax.jit`` the weights are arguments of the compiled program and never constants inside it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import ml_dtypes
import torch
import torchax

from . import pytrees
from .tensors import jax_view, torch_view

Params = dict[str, jax.Array]


@dataclass(frozen=True, eq=False, slots=True, weakref_slot=True)  # jax.jit keeps a weak reference
class FunctionalModule:
    """The pure half of a module: its code, without its weights.

    Tracing swaps the weights of the shared ``module`` for tracers while it lasts, so only one thread at a time may make
    a call that traces (a first call under ``jax.jit``). Calls of the compiled program are free of that.

    Attributes:
        module: the module on the meta device: shapes and code, no memory.
        aliases: every parameter and buffer name of the module, mapped to its key in ``params``.
    """

    module: torch.nn.Module
    aliases: Mapping[str, str]

    def __call__(self, params: Params, *args: Any, **kwargs: Any) -> Any:
        """Run the module's forward on ``params``.

        Arguments are JAX arrays, pytrees of them, or Python values, which stay as they are (a cache too, unless its class
        was registered with :func:`pytrees.register`); arrays in the result come back as JAX arrays, in the module's
        own output class.
        """
        weights = {name: torch_view(params[key]) for name, key in self.aliases.items()}
        with torchax.default_env(), torch.no_grad():
            result = torch.func.functional_call(
                self.module, weights, torch_view(args), torch_view(kwargs), tie_weights=False
            )
            return jax_view(pytrees.register(result, caches=False))


def functionalize(module: torch.nn.Module) -> tuple[Params, FunctionalModule]:
    """Take ``module`` apart into ``(params, pure_call)``. The module gives up its weights: it moves to the meta device.

    ``module`` has its weights on the CPU; it is put into evaluation mode. Weights keep PyTorch's order, (out, in): storing
    linear layers as (in, out) made no product faster on a CPU, with one row or with many.
    """
    module.eval()
    aliases: dict[str, str] = {}
    tensors: dict[str, torch.Tensor] = {}
    key_of: dict[tuple[int, torch.Size, tuple[int, ...]], str] = {}
    for name, tensor in [
        *module.named_parameters(remove_duplicate=False),
        *module.named_buffers(remove_duplicate=False),
    ]:
        # Tied weights are one tensor, or two that share their memory; both are stored once. An empty tensor has no address.
        identity = (tensor.data_ptr() or id(tensor), tensor.shape, tensor.stride())
        aliases[name] = key_of.setdefault(identity, name)
        tensors.setdefault(aliases[name], tensor)
    params = {key: to_jax(tensor) for key, tensor in tensors.items()}
    module.to("meta")
    return params, FunctionalModule(module, aliases)


def leaked_attribute(module: torch.nn.Module) -> str | None:
    """The name of an attribute in which a traced pass has left an array behind, None where it left none.

    Such a module keeps something between its calls. Under ``jax.jit`` that something belongs to one trace and means nothing
    in the next.
    """
    for prefix, child in module.named_modules():
        for name, value in vars(child).items():
            if isinstance(value, torchax.tensor.Tensor):
                return f"{prefix}.{name}".lstrip(".")
    return None


def to_jax(tensor: torch.Tensor) -> jax.Array:
    """A copy of ``tensor`` on JAX's default device, complete when this returns: the original may change or go."""
    tensor = tensor.detach().cpu().contiguous()
    narrow = tensor.dtype is torch.bfloat16  # which NumPy has no type of its own for
    array = tensor.view(torch.int16).numpy().view(ml_dtypes.bfloat16) if narrow else tensor.numpy()
    copied: jax.Array = jax.block_until_ready(jnp.array(array, copy=True))
    return copied


def parameter_bytes(params: Params) -> int:
    """The bytes all parameters take together."""
    return sum(array.nbytes for array in params.values())
