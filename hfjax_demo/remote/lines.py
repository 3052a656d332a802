"""Server-sent events out of the bytes of a response.

Format: the HTML standard's "Server-sent events", of which OpenAI's API uses ``data:`` lines of one JSON object each, with
``data: [DONE]`` as the last. Comments keep a connection alive; other fields mean nothing here.
"""

from __future__ import annotations

MAX_LINE_BYTES = 1_000_000


class TooMuch(Exception):
    """A server sent more than an answer may take: too long a line, too many bytes or too many characters in all."""


class DataLines:
    """Turns the bytes of a stream, as they arrive, into the values of its ``data:`` lines.

    Args:
        most: the most bytes that the whole stream may have.
    """

    def __init__(self, most: int) -> None:
        self._left = most
        self._rest = b""

    def add(self, piece: bytes) -> list[str]:
        """The values of the lines that this piece completes, oldest first; bytes that are no UTF-8 become U+FFFD.

        Raises:
            TooMuch: a line is too long, or the stream is longer than ``most``.
        """
        self._left -= len(piece)
        *lines, self._rest = (self._rest + piece).split(b"\n")
        if self._left < 0 or len(self._rest) > MAX_LINE_BYTES or any(len(line) > MAX_LINE_BYTES for line in lines):
            raise TooMuch
        return [line[5:].strip().decode("utf-8", "replace") for line in lines if line.startswith(b"data:")]

    def end(self) -> list[str]:
        """The value of the last line, if the stream ended without a line break. Call it once, at the end."""
        return self.add(b"\n")
