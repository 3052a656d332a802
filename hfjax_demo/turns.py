"""Whose turn it is among those who wait, when each counts for somebody: the one who has least comes first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType

NOTHING: Mapping[str, int] = MappingProxyType({})


class Turns:
    """Orders those who wait, and remembers of the shares that they count for which has had its turn when."""

    def __init__(self) -> None:
        self._count = 0
        self._last: dict[str, int] = {}

    def order(self, waiting: Sequence[str], held: Mapping[str, int] = NOTHING) -> list[int]:
        """The order in which those who wait get what there is, as indices into ``waiting``.

        Each gets one at a time. Next is always the one whose share has the fewest by then, of several such shares the one that
        had its turn longest ago (never comes first), and of one share whoever came first. So it makes no difference to others
        how much one share asks for. Shares that neither wait nor hold anything are forgotten, but for the last one.

        Args:
            waiting: the share that each counts for, in the order they came.
            held: how many each share has now; of shares that are not named, none.
        """
        self._last = {
            share: turn
            for share, turn in self._last.items()
            if turn == self._count or share in held or share in waiting
        }
        asked: Counter[str] = Counter()
        keys = []
        for place, share in enumerate(waiting):
            keys.append((held.get(share, 0) + asked[share], self._last.get(share, -1), place))
            asked[share] += 1
        return [place for *_, place in sorted(keys)]

    def had(self, share: str) -> None:
        """Note that a share has had a turn."""
        self._count += 1
        self._last[share] = self._count
