"""Progress on stderr, and plain-text tables, for the command line."""

from __future__ import annotations

import shutil
import time
from collections.abc import Sequence
from typing import Self, TextIO

from .events import LoadProgress


class StatusLine:
    """A status line, overwritten on a terminal; elsewhere a new line when the stage changes, or after ten seconds."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._live = stream.isatty()
        self._shown = ""
        self._last_message = ""
        self._last_time = 0.0

    def show_load(self, event: LoadProgress) -> None:
        """Show the load state of a model."""
        self.show(f"{event.state.value}: {event.message}" if event.message else event.state.value, event.fraction)

    def show(self, message: str, fraction: float | None = None, detail: str = "") -> None:
        """Show the stage ``message`` and its progress, a fraction of 1. A changed ``detail`` alone is not a new stage."""
        line = (message if fraction is None else f"{message} {fraction:.0%}") + detail
        if self._live:
            line = line[: shutil.get_terminal_size().columns - 1]
            self._stream.write("\r" + line.ljust(len(self._shown)))
            self._shown = line
        else:
            now = time.monotonic()
            if message == self._last_message and now - self._last_time < 10:
                return
            self._last_message, self._last_time = message, now
            self._stream.write(line + "\n")
        self._stream.flush()

    def note(self, message: str) -> None:
        """Print a permanent line."""
        self.clear()
        self._stream.write(message + "\n")
        self._stream.flush()

    def clear(self) -> None:
        """Erase the status line."""
        if self._shown:
            self._stream.write("\r" + " " * len(self._shown) + "\r")
            self._stream.flush()
            self._shown = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.clear()


def dim(text: str, stream: TextIO) -> str:
    """Return the text, dimmed if the stream is a terminal."""
    return f"\x1b[2m{text}\x1b[22m" if text and stream.isatty() else text


def table(header: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table whose columns are as wide as their widest cells, without trailing spaces."""
    widths = [max(len(row[column]) for row in [header, *rows]) for column in range(len(header))]

    def line(cells: Sequence[str]) -> str:
        return "  ".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True)).rstrip()

    return "\n".join([line(header), line(["-" * width for width in widths]), *map(line, rows)])
