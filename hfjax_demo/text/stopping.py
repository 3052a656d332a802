"""Stop strings: text is handed on only as far as it cannot be the beginning of one."""

from __future__ import annotations

from collections.abc import Sequence


class StopStrings:
    """Watches one answer. The stop string itself, and what follows it, is never handed on. ``found``: it, once it is complete.
    ``asleep``: what comes now is too early to end the answer, and is handed on as it is."""

    def __init__(self, stops: Sequence[str]) -> None:
        self._stops = tuple(stops)
        self._held = ""
        self.found: str | None = None
        self.asleep = False

    @property
    def stopped(self) -> bool:
        """Whether a stop string is complete."""
        return self.found is not None

    def add(self, text: str) -> str:
        """The text that can be shown now. Sets :attr:`found` when a stop string is complete."""
        if self.stopped:
            return ""
        if self.asleep:
            return text
        text, self._held = self._held + text, ""
        # The one complete first, so that it makes no difference how the text is cut into pieces.
        found = [(index + len(stop), index, stop) for stop in self._stops if (index := text.find(stop)) >= 0]
        if found:
            _, index, self.found = min(found)
            return text[:index]
        keep = self._beginning(text)
        shown = len(text) - keep
        self._held = text[shown:]
        return text[:shown]

    def finish(self) -> str:
        """What was withheld and turned out to be no stop string."""
        held, self._held = self._held, ""
        return "" if self.stopped else held

    def _beginning(self, text: str) -> int:
        """The length of the longest end of ``text`` that some stop string begins with."""
        longest = max((len(stop) for stop in self._stops), default=1) - 1
        for length in range(min(longest, len(text)), 0, -1):
            if any(stop.startswith(text[-length:]) for stop in self._stops):
                return length
        return 0
