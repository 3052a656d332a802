"""Server-sent events out of the bytes of a response.

Format: the HTML standard's "Server-sent events", of which OpenAI's API uses ``data:`` lines of one JSON object each, with
``data: [DONE]`` as the last. Comments keep a connection alive; other fields mean nothing here.
"""

from __future__ import annotations

MAX_LINE_BYTES = 1_000_000


class TooMuch(Exception):
    """A line, or all of it, is longer than any answer has to be."""


class DataLines:
    """Cuts bytes, as they arrive, into what stands behind ``data:``.

    Args:
        most: bytes that may come in all.
    """

    def __init__(self, most: int) -> None:
        self._left = most
        self._rest = b""

    def add(self, piece: bytes) -> list[str]:
        """The data that is complete with this piece, oldest first; bytes that are no UTF-8 become U+FFFD.

        Raises:
            TooMuch: more than was to come.
        """
        self._left -= len(piece)
        *lines, self._rest = (self._rest + piece).split(b"\n")
        if self._left < 0 or len(self._rest) > MAX_LINE_BYTES or any(len(line) > MAX_LINE_BYTES for line in lines):
            raise TooMuch
        return [line[5:].strip().decode("utf-8", "replace") for line in lines if line.startswith(b"data:")]

    def end(self) -> list[str]:
        """What the last line held, if the bytes ended without a line break."""
        return self.add(b"\n")
