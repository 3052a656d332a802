"""Step caching: a denoiser that is not computed at every step. It changes the picture.

At each step the denoiser is computed up to the end of its first block. If what the block adds to its input has changed little
since the last step that was computed in full, the result is extrapolated from the last two such steps, as a straight line over
the steps. Otherwise the step is computed in full. The choice is a ``lax.cond`` of the compiled program: the host does not wait.

The measure is that of First Block Cache (ParaAttention), the extrapolation TaylorSeer's of the first order, of the results rather
than of every block. So neither depends on a model's blocks, and UNets can be cached, too.
"""

from __future__ import annotations

import contextlib
import copy
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import jax
import jax.numpy as jnp
import torch
import torchax

from .functional import FunctionalModule, Params
from .tensors import jax_view

# Names of the lists of a denoiser's blocks in diffusers, of which the first that a network has is taken.
BLOCK_LISTS = (
    "down_blocks",
    "joint_transformer_blocks",
    "transformer_blocks",
    "visual_transformer_blocks",
    "blocks",
    "layers",
)

# Steps that may follow one another without being computed.
MAX_STEPS_SKIPPED = 3

# The places of a state's counts: calls so far; the calls that computed last, and before that; how many calls computed; how many
# were skipped since the last one.
_CALLS, _LAST, _BEFORE, _COMPUTED, _SKIPPED = range(5)

Leaves = tuple[jax.Array, ...]


@dataclass(eq=False, slots=True)
class StepCache:
    """What the calls of a denoiser leave for those of later steps, while one picture or batch is made.

    A pipeline may call its denoiser several times in a step, such as with and without the prompt. Each of these calls has a state
    of its own, found by its place in the step. ``threshold`` is the relative change of the first block below which a step is
    skipped.
    """

    threshold: float
    states: dict[int, Leaves] = field(default_factory=dict)
    place: int = 0

    def end_step(self) -> None:
        """Begin with the first call of a step again."""
        self.place = 0

    def computed(self) -> tuple[int, int]:
        """Return how many calls computed the whole denoiser, and how many calls there were. Waits for the device."""
        counts = [jax.device_get(state[-1]) for state in self.states.values()]
        return sum(int(each[_COMPUTED]) for each in counts), sum(int(each[_CALLS]) for each in counts)


def find_first_block(module: torch.nn.Module) -> torch.nn.Module | None:
    """Return the first block of a denoiser (of a UNet its first residual block); None if it has none of a known name."""
    children = dict(module.named_children())
    blocks = next((children[name] for name in BLOCK_LISTS if name in children), None)
    if not isinstance(blocks, torch.nn.ModuleList) or not len(blocks):
        return None
    within = getattr(blocks[0], "resnets", None)
    return within[0] if isinstance(within, torch.nn.ModuleList) and len(within) else blocks[0]


def first_step(
    convert: Callable[[Any], Any], functional: FunctionalModule, params: Params, args: Any, kwargs: Any
) -> tuple[Any, Leaves]:
    """Return the result of a whole call, converted to a program's results, and the state for the next one."""
    module = copy.deepcopy(functional.module)
    changes = _Changes(module, stops=False)
    result = convert(functional.call_on_copy(module, "forward", params, *args, **kwargs))
    leaves = tuple(map(jnp.asarray, jax.tree.leaves(result)))
    counts = jnp.zeros(5, jnp.int32).at[_CALLS].set(1).at[_COMPUTED].set(1)
    return result, (*changes.found, *leaves, *leaves, counts)


def later_step(
    compute: Callable[[], Any],
    functional: FunctionalModule,
    params: Params,
    args: Any,
    kwargs: Any,
    state: Leaves,
    threshold: jax.Array,
) -> tuple[Any, Leaves]:
    """Return the result of a call, computed by ``compute`` or extrapolated, and the state for the next one."""
    module = copy.deepcopy(functional.module)
    changes = _Changes(module, stops=True)
    with contextlib.suppress(_FirstBlockEnded):
        functional.call_on_copy(module, "forward", params, *args, **kwargs)
    feature = changes.found
    *arrays, counts = state
    kept, results = tuple(arrays[: len(feature)]), arrays[len(feature) :]
    last, before = tuple(results[: len(results) // 2]), tuple(results[len(results) // 2 :])
    structure: list[Any] = []

    def whole() -> tuple[Leaves, Leaves, Leaves, Leaves, jax.Array]:
        leaves, found = jax.tree.flatten(compute())
        structure.append(found)
        updated = jnp.stack([counts[_CALLS] + 1, counts[_CALLS], counts[_LAST], counts[_COMPUTED] + 1, jnp.int32(0)])
        given = tuple(map(jnp.asarray, leaves))
        return given, feature, given, last, updated

    def extrapolated() -> tuple[Leaves, Leaves, Leaves, Leaves, jax.Array]:
        along = (counts[_CALLS] - counts[_LAST]) / jnp.maximum(counts[_LAST] - counts[_BEFORE], 1)
        leaves = tuple(_extrapolate(one, other, along) for one, other in zip(last, before, strict=True))
        return leaves, kept, last, before, counts.at[_CALLS].add(1).at[_SKIPPED].add(1)

    skips = (
        (counts[_COMPUTED] > 1) & (counts[_SKIPPED] < MAX_STEPS_SKIPPED) & (_relative_change(feature, kept) < threshold)
    )
    leaves, *arrays_after, counts = jax.lax.cond(skips, extrapolated, whole)
    result = jax.tree.unflatten(structure[0], leaves)
    return result, (*(array for part in arrays_after for array in part), counts)


def _extrapolate(last: jax.Array, before: jax.Array, along: jax.Array) -> jax.Array:
    if not jnp.issubdtype(last.dtype, jnp.floating):
        return last
    exact = last.astype(jnp.float32)
    return (exact + (exact - before.astype(jnp.float32)) * along).astype(last.dtype)


def _relative_change(feature: Leaves, kept: Leaves) -> jax.Array:
    """Return the mean absolute change relative to the mean absolute value: of the row, such as a picture of a batch or its
    prediction without the prompt, that has changed most."""
    changes = []
    for new, old in zip(feature, kept, strict=True):
        new, old = new.astype(jnp.float32), old.astype(jnp.float32)
        within = tuple(range(1, new.ndim))
        changes.append(jnp.max(jnp.abs(new - old).mean(within) / jnp.maximum(jnp.abs(old).mean(within), 1e-12)))
    return jnp.max(jnp.stack(changes))


class _FirstBlockEnded(Exception):
    """Ends a module's forward after its first block."""


class _Changes:
    """Notes what the first block of ``module`` adds to its inputs. ``found`` has it when the block was called."""

    def __init__(self, module: torch.nn.Module, *, stops: bool) -> None:
        self.found: Leaves = ()
        self._stops = stops
        block = find_first_block(module)
        assert block is not None, "only denoisers with a first block have their steps cached"
        self._forward = block.forward
        block.forward = self._call  # on a copy of the module

    def _call(self, *args: Any, **kwargs: Any) -> Any:
        output = self._forward(*args, **kwargs)
        inputs = [value for value in (*args, *kwargs.values()) if isinstance(value, torchax.tensor.Tensor)]
        changes = []
        for tensor in output if isinstance(output, tuple) else (output,):
            if not isinstance(tensor, torchax.tensor.Tensor) or not tensor.is_floating_point():
                continue  # such as a mask, or what does not depend on the call
            place = next((at for at, value in enumerate(inputs) if value.shape == tensor.shape), None)
            changes.append(tensor if place is None else tensor - inputs.pop(place))
        self.found = tuple(jax_view(tuple(changes)))
        if self._stops:
            raise _FirstBlockEnded
        return output
