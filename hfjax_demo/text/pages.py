"""The pages of a KV cache: which are free, and how many sequences use each of the others. Bookkeeping only, without a device."""

from __future__ import annotations

import heapq
from collections.abc import Iterable


class PagePool:
    """Hands out pages. Page 0 is never handed out: what no sequence needs is written there.

    Args:
        count: number of pages, including page 0.
    """

    def __init__(self, count: int) -> None:
        self._users = [0] * count
        self._free = list(range(1, count))  # a heap: the lowest numbers first, so that memory is used densely

    @property
    def free(self) -> int:
        """Number of pages that no sequence uses."""
        return len(self._free)

    @property
    def in_use(self) -> int:
        """Number of pages that sequences use, each counted once."""
        return len(self._users) - 1 - len(self._free)

    def take(self, count: int) -> list[int]:
        """Return so many free pages, each with one user.

        Raises:
            ValueError: there are not so many.
        """
        if count > len(self._free):
            raise ValueError(f"{count} pages were requested, and {len(self._free)} are free")
        pages = [heapq.heappop(self._free) for _ in range(count)]
        self.share(pages)
        return pages

    def share(self, pages: Iterable[int]) -> None:
        """Add a user to each of these pages."""
        for page in pages:
            self._users[page] += 1

    def release(self, pages: Iterable[int]) -> None:
        """Remove a user from each of these pages; those without users are free."""
        for page in pages:
            self._users[page] -= 1
            if not self._users[page]:
                heapq.heappush(self._free, page)

    def is_shared(self, page: int) -> bool:
        """Return whether a page has several users, so that none of them may change it."""
        return self._users[page] > 1

    def own(self, pages: Iterable[int]) -> int:
        """Return how many of these pages have one user: so many are free when that one releases them."""
        return sum(self._users[page] == 1 for page in pages)
