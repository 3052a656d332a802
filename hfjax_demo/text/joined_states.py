"""Recurrent states on a CPU, where slots have separate arrays: the states of slots that decode together are in one array.

    after a decode of slots 0, 2 and 3      (0, 2, 3): [s0 s2 s3]      (1,): [s1]

A decode of the same slots updates them in place. When other slots decode together than before, their states are joined once, and
not for each block of steps.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import jax
import jax.numpy as jnp

from ..bridge.pytrees import array_dataclass

States = tuple[tuple[jax.Array, ...], ...]
"""For each layer, arrays (rows, …)."""


@array_dataclass
@dataclass(frozen=True, slots=True)
class JoinedStates:
    """States of slots, in groups of slots whose rows are in one array.

    Attributes:
        groups: states by the slots whose rows they are, in that order. Each slot with memory is in one group.
    """

    groups: Mapping[tuple[int, ...], States]

    def of(self, slots: Sequence[int]) -> States:
        """Return the states of these slots, (slots, …): the existing arrays if they hold exactly these slots, else copies."""
        found = self.groups.get(tuple(slots))
        if found is not None:
            return found
        rows = [_row(self.groups[group], place) for group, place in map(self._group_and_row, slots)]
        joined: States = rows[0] if len(rows) == 1 else _concatenated(*rows)
        return joined

    def put(self, slots: Sequence[int], states: States) -> JoinedStates:
        """Replace what :meth:`of` returns for these slots. A single slot stays in its group, whose arrays are donated."""
        if tuple(slots) not in self.groups and len(slots) == 1:
            group, place = self._group_and_row(slots[0])
            return JoinedStates({**self.groups, group: _replace_row(self.groups[group], states, place)})
        return self.without(slots).with_slots(slots, states)

    def with_slots(self, slots: Sequence[int], states: States) -> JoinedStates:
        """Add the states of slots that had none."""
        return JoinedStates({**self.groups, tuple(slots): states})

    def without(self, slots: Sequence[int]) -> JoinedStates:
        """Remove the states of these slots."""
        kept: dict[tuple[int, ...], States] = {}
        for group, states in self.groups.items():
            if not set(group) & set(slots):
                kept[group] = states
                continue
            for place, slot in enumerate(group):
                if slot not in slots:
                    kept[(slot,)] = _row(states, place)
        return JoinedStates(kept)

    def _group_and_row(self, slot: int) -> tuple[tuple[int, ...], int]:
        group = next(group for group in self.groups if slot in group)
        return group, group.index(slot)


@jax.jit
def _row(states: States, place: int) -> States:
    """Return the row of one slot, (1, …)."""
    found: States = jax.tree.map(lambda array: jax.lax.dynamic_slice_in_dim(array, place, 1), states)
    return found


@functools.partial(jax.jit, donate_argnums=0)
def _replace_row(states: States, row: States, place: int) -> States:
    """Replace the row of one slot."""
    found: States = jax.tree.map(
        lambda array, new: jax.lax.dynamic_update_slice_in_dim(array, new, place, 0), states, row
    )
    return found


@jax.jit
def _concatenated(*rows: States) -> States:
    found: States = jax.tree.map(lambda *one: jnp.concatenate(one), *rows)
    return found
