"""Group norm and layer norm: on a CPU by a kernel of this program, fused with a following SiLU."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import jax
import jax.numpy as jnp
import torch
import torchax

from ..kernels import normalization
from ..platforms import Platform, current_platform
from ..tensors import jax_view, torch_view


@dataclass(frozen=True, eq=False, slots=True)
class _FusableGroupNorm:
    """Attached to a group norm's result for a SiLU that may follow: the result, to detect that the tensor was changed in place
    since, and the computation of both at once. The compiler removes the one that is not used."""

    array: jax.Array
    with_silu: Callable[[], jax.Array]


def fused_silu(input: torch.Tensor) -> jax.Array | None:
    """Return the SiLU of a group norm's result, computed together with it; None for any other tensor."""
    found: _FusableGroupNorm | None = getattr(input, "normalized", None)
    return found.with_silu() if found is not None and found.array is jax_view(input) else None


def torch_group_norm(
    input: torch.Tensor,
    num_groups: int,
    weight: torch.Tensor | None = None,
    bias: torch.Tensor | None = None,
    eps: float = 1e-5,
) -> torch.Tensor:
    """Compute ``torch.nn.functional.group_norm``."""
    x = jax_view(input)
    gain, offset = (None if item is None else jax_view(item) for item in (weight, bias))
    result: torch.Tensor
    if not _can_use_kernel(x, gain, offset):
        result = torch_view(group_norm(x, num_groups, gain, offset, eps))
        return result
    compute = functools.partial(normalization.group_norm, x, num_groups, gain, offset, eps)
    array = compute()
    result = torch_view(array)
    result.normalized = _FusableGroupNorm(array, functools.partial(compute, silu=True))  # type: ignore[attr-defined]
    return result


def torch_layer_norm(
    input: torch.Tensor,
    normalized_shape: Sequence[int],
    weight: torch.Tensor | None = None,
    bias: torch.Tensor | None = None,
    eps: float = 1e-5,
) -> torch.Tensor:
    """Compute ``torch.nn.functional.layer_norm``; ``OperatorNotFound`` makes torchax decompose it."""
    x = jax_view(input)
    gain, offset = (None if item is None else jax_view(item).reshape(-1) for item in (weight, bias))
    if not _can_use_kernel(x, gain, offset):
        raise torchax.tensor.OperatorNotFound("layer_norm is taken apart")
    rows = x.reshape(-1, math.prod(normalized_shape))
    return torch_view(normalization.layer_norm(rows, gain, offset, eps).reshape(x.shape))


def _can_use_kernel(x: jax.Array, *others: jax.Array | None) -> bool:
    same = all(other is None or other.dtype == x.dtype for other in others)
    return same and x.size > 0 and normalization.supports(x.dtype)


def group_norm(x: jax.Array, groups: int, gain: jax.Array | None, offset: jax.Array | None, eps: float) -> jax.Array:
    """Compute group normalization of (batch, channels, …) with XLA's operations, with float32 statistics folded with the gain
    into one multiplication and one addition."""
    batch, channels = x.shape[:2]
    mean, variance = _group_statistics(x, groups)
    scale = jax.lax.rsqrt(variance + eps)
    per_group = (1, groups, channels // groups)
    factor = jnp.broadcast_to(scale, (batch, *per_group[1:]))
    if gain is not None:
        factor = factor * gain.reshape(per_group).astype(jnp.float32)
    shift = -mean * factor
    if offset is not None:
        shift = shift + offset.reshape(per_group).astype(jnp.float32)
    shape = (batch, channels, *[1] * (x.ndim - 2))
    return (x * factor.reshape(shape) + shift.reshape(shape)).astype(x.dtype)


def _group_statistics(x: jax.Array, groups: int) -> tuple[jax.Array, jax.Array]:
    """Return means and variances of the groups of channels, float32 (batch, groups, 1).

    On accelerators x is never reshaped into groups of channels, because the compiler would change the layout of all of it.
    """
    batch, channels = x.shape[:2]
    if current_platform() is Platform.CPU:
        grouped = x.reshape(batch, groups, -1).astype(jnp.float32)
        mean = grouped.mean(axis=-1, keepdims=True)
        return mean, jnp.square(grouped - mean).mean(axis=-1, keepdims=True)
    places = tuple(range(2, x.ndim))

    def of_groups(per_channel: jax.Array) -> jax.Array:
        return per_channel.reshape(batch, groups, -1).mean(axis=-1, keepdims=True)

    mean = of_groups(x.astype(jnp.float32).mean(axis=places))
    of_channel = jnp.broadcast_to(mean, (batch, groups, channels // groups)).reshape(
        batch, channels, *[1] * len(places)
    )
    return mean, of_groups(jnp.square(x.astype(jnp.float32) - of_channel).mean(axis=places))
