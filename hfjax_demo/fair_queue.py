"""Fair queuing: orders waiting requests so that visitors with the fewest running requests come first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType

NO_REQUESTS: Mapping[str, int] = MappingProxyType({})


class FairQueue:
    """Orders waiting requests fairly among shares (visitors), and records when each share had its last turn."""

    def __init__(self) -> None:
        self._count = 0
        self._last: dict[str, int] = {}

    def order(self, waiting: Sequence[str], held: Mapping[str, int] = NO_REQUESTS) -> list[int]:
        """Return the order in which waiting requests are served, as indices into ``waiting``.

        The next request is always one of the share with the fewest requests running or ordered before; among equal shares, of the
        share whose last turn is longest ago (or that had none); within a share, in order of arrival. So the number of requests
        of one share does not delay others. Shares without waiting or running requests are dropped, except the latest one.

        Args:
            waiting: the share of each request, in order of arrival.
            held: the number of running requests of each share; 0 if missing.
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

    def record_turn(self, share: str) -> None:
        """Record a turn of a share."""
        self._count += 1
        self._last[share] = self._count
