"""Whose turn it is among those who wait, when each counts for somebody: the one who has least comes first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType

NOTHING: Mapping[str, int] = MappingProxyType({})


def fair_order(waiting: Sequence[str], held: Mapping[str, int], turns: Mapping[str, int] = NOTHING) -> list[int]:
    """The order in which those who wait get what there is, as indices into ``waiting``.

    Each gets one at a time. Next is always the one whose share has the fewest by then, of several such shares the one that had
    its turn longest ago, and of one share whoever came first. So it makes no difference to others how much one share asks for.

    Args:
        waiting: the share that each counts for, in the order they came.
        held: how many each share has now; of shares that are not named, none.
        turns: when each share had its last turn, a number that rises; shares that are not named come before all others.
    """
    asked: Counter[str] = Counter()
    keys = []
    for place, share in enumerate(waiting):
        keys.append((held.get(share, 0) + asked[share], turns.get(share, -1), place))
        asked[share] += 1
    return [place for *_, place in sorted(keys)]


class Turns:
    """Orders those who wait (:func:`fair_order`), and remembers of their shares which has had its turn when."""

    def __init__(self) -> None:
        self._count = 0
        self._last: dict[str, int] = {}

    def order(self, waiting: Sequence[str], held: Mapping[str, int] = NOTHING) -> list[int]:
        """See :func:`fair_order`. Shares that neither wait nor hold anything are forgotten, but for the last one."""
        self._last = {
            share: turn
            for share, turn in self._last.items()
            if turn == self._count or share in held or share in waiting
        }
        return fair_order(waiting, held, self._last)

    def had(self, share: str) -> None:
        """Note that a share has had a turn."""
        self._count += 1
        self._last[share] = self._count
