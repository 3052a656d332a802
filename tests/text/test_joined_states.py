"""States of slots that have arrays of their own: whatever decodes together, each slot's stay its own."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from hfjax_demo.text.joined_states import JoinedStates, States


def states(*numbers: float) -> States:
    """Of a layer with two states and one with none, a row for each number."""
    rows = jnp.asarray(numbers, jnp.float32)
    return (rows[:, None] * jnp.ones((1, 3)), rows[:, None, None] * jnp.ones((1, 2, 2))), ()


def numbers(of: States) -> list[float]:
    """What :func:`states` was given."""
    (first, second), nothing = of
    assert nothing == () and first.shape[1:] == (3,) and second.shape[1:] == (2, 2)
    assert np.ptp(first, axis=1).max() == 0 and (second == first[:, :1, None]).all()
    return [float(row[0]) for row in first]


@pytest.fixture
def four() -> JoinedStates:
    """Slots 0, 2, 3 and 5, each by itself."""
    joined = JoinedStates({})
    for slot in (0, 2, 3, 5):
        joined = joined.with_slots([slot], states(slot))
    return joined


def test_slots_that_decode_together_lie_together_and_stay_so(four: JoinedStates) -> None:
    found = four.of([3, 0, 5])
    assert numbers(found) == [3, 0, 5]
    joined = four.put([3, 0, 5], states(30, 10, 50))
    assert set(joined.groups) == {(3, 0, 5), (2,)}
    assert joined.of([3, 0, 5]) is joined.groups[3, 0, 5], "nothing is copied"
    assert numbers(joined.of([0])) == [10] and numbers(joined.of([2])) == [2]
    assert numbers(joined.of([0, 3, 5])) == [10, 30, 50], "in the order that is asked for"


def test_a_single_slot_is_changed_within_its_group(four: JoinedStates) -> None:
    joined = four.put([3, 0], states(3, 0))
    before = jax.tree.leaves(joined.of([3, 0]))
    changed = joined.put([0], states(7))
    assert set(changed.groups) == {(3, 0), (2,), (5,)} and numbers(changed.of([3, 0])) == [3, 7]
    assert all(array.is_deleted() for array in before), "where it is"


def test_other_slots_keep_theirs_when_a_group_is_broken_up(four: JoinedStates) -> None:
    joined = four.put([0, 2, 3], states(1, 2, 3))
    again = joined.put([5, 2], states(6, 4))
    assert {slots: numbers(again.of(slots)) for slots in again.groups} == {(0,): [1], (3,): [3], (5, 2): [6, 4]}
    gone = again.without([2, 3])
    assert {slots: numbers(gone.of(slots)) for slots in gone.groups} == {(0,): [1], (5,): [6]}
