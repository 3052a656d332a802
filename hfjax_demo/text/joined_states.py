"""The states of the slots that have arrays of their own: those of slots that decode together lie in one array.

    after a decode of slots 0, 2 and 3      (0, 2, 3): [s0 s2 s3]      (1,): [s1]

A decode of the same slots changes them where they are. Where others decode together than before, they are put together anew:
once, and not for each block of steps.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import jax
import jax.numpy as jnp

from ..bridge.pytrees import array_dataclass

States = tuple[tuple[jax.Array, ...], ...]
"""Of each layer, (rows, …)."""


@array_dataclass
@dataclass(frozen=True, slots=True)
class JoinedStates:
    """Whose rows lie together.

    Attributes:
        groups: by the slots whose rows they are, in their order. Each slot with memory is in one group.
    """

    groups: Mapping[tuple[int, ...], States]

    def of(self, slots: Sequence[int]) -> States:
        """The states of these slots, (slots, …): the arrays that are there, if they are just theirs, else copies."""
        found = self.groups.get(tuple(slots))
        if found is not None:
            return found
        rows = [_row(self.groups[group], place) for group, place in map(self._place, slots)]
        joined: States = rows[0] if len(rows) == 1 else _joined(*rows)
        return joined

    def put(self, slots: Sequence[int], states: States) -> JoinedStates:
        """With these in the place of :meth:`of`. A single slot stays in its group, whose arrays are donated."""
        if tuple(slots) not in self.groups and len(slots) == 1:
            group, place = self._place(slots[0])
            return JoinedStates({**self.groups, group: _with_row(self.groups[group], states, place)})
        return self.without(slots).also(slots, states)

    def also(self, slots: Sequence[int], states: States) -> JoinedStates:
        """With the states of slots that had none."""
        return JoinedStates({**self.groups, tuple(slots): states})

    def without(self, slots: Sequence[int]) -> JoinedStates:
        """Without those of these slots."""
        kept: dict[tuple[int, ...], States] = {}
        for group, states in self.groups.items():
            if not set(group) & set(slots):
                kept[group] = states
                continue
            for place, slot in enumerate(group):
                if slot not in slots:
                    kept[(slot,)] = _row(states, place)
        return JoinedStates(kept)

    def _place(self, slot: int) -> tuple[tuple[int, ...], int]:
        group = next(group for group in self.groups if slot in group)
        return group, group.index(slot)


@jax.jit
def _row(states: States, place: int) -> States:
    """One slot's, (1, …)."""
    found: States = jax.tree.map(lambda array: jax.lax.dynamic_slice_in_dim(array, place, 1), states)
    return found


@functools.partial(jax.jit, donate_argnums=0)
def _with_row(states: States, row: States, place: int) -> States:
    """With another one at its place."""
    found: States = jax.tree.map(
        lambda array, new: jax.lax.dynamic_update_slice_in_dim(array, new, place, 0), states, row
    )
    return found


@jax.jit
def _joined(*rows: States) -> States:
    found: States = jax.tree.map(lambda *one: jnp.concatenate(one), *rows)
    return found
