"""What stands beside the message box: pictures and text files. The browser keeps it until it is sent.

In the channel's value a picture is its ``data:`` URL and a file is a :class:`.files.File`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Self

from ..errors import InvalidRequest
from ..pictures.reading import MAX_FILE_BYTES, data_of
from ..requests import MAX_PICTURES
from . import files
from . import words_chat as words
from .files import File, clean_name
from .messages import Turn, as_images, message
from .shown import kept_picture

_PICTURES = (b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff")


@dataclass(frozen=True)
class Attached:
    """Pictures, as :mod:`.shown` makes them, and files."""

    images: tuple[str, ...] = ()
    files: tuple[File, ...] = ()

    @classmethod
    def read(cls, value: object) -> Self:
        """What a browser sent: the channel's value, or what it is while the server reads more files (``kept``)."""
        kept = value.get("kept") if isinstance(value, Mapping) else value
        return cls(tuple(as_images(kept)[:MAX_PICTURES]), tuple(files.read_files(kept)))

    @classmethod
    def to(cls, turn: Turn) -> Self:
        """What is attached to a message."""
        return cls(tuple(turn.get("images", ())), tuple(turn.get("files", ())))

    def __bool__(self) -> bool:
        return bool(self.images or self.files)

    def value(self) -> list[Any]:
        """The channel's value."""
        return [*self.images, *self.files]

    def message(self, text: str) -> Turn:
        """A person's message with this."""
        return message("user", text, self.images, self.files)

    def with_given(self, given: object, before: Sequence[Turn], *, sees: bool) -> Self:
        """This and one more file.

        Args:
            given: ``{"name", "data": a data URL}``, or ``{"name", "bytes": its size}`` for a file that was not even read.
            before: the messages of the conversation.
            sees: whether the model that was chosen may be shown pictures.

        Raises:
            InvalidRequest: it cannot be read, or there is no room for it.
        """
        values = given if isinstance(given, Mapping) else {}
        name, data = clean_name(values.get("name")), _data(values)
        if data.startswith(_PICTURES) or (data[:4] == b"RIFF" and data[8:12] == b"WEBP"):
            if not sees:
                raise InvalidRequest(words.SEES_NOTHING.format(name=name))
            if sum(len(turn.get("images", ())) for turn in before) + len(self.images) >= MAX_PICTURES:
                raise InvalidRequest(words.MOST_PICTURES.format(most=MAX_PICTURES))
            return replace(self, images=(*self.images, kept_picture(data)))
        added = (*self.files, files.read_file(name, data))
        files.check_room([*(file for turn in before for file in turn.get("files", ())), *added])
        return replace(self, files=added)


def is_reading(value: object) -> bool:
    """Whether the channel's value says that the server is still reading files."""
    return isinstance(value, Mapping)


def _data(given: Mapping[Any, Any]) -> bytes:
    name, size, data = clean_name(given.get("name")), given.get("bytes"), given.get("data")
    if isinstance(size, int | float) and size > MAX_FILE_BYTES:
        raise InvalidRequest(words.TOO_LARGE.format(name=name, megabytes=size / 1e6, most=MAX_FILE_BYTES / 1e6))
    if isinstance(size, int | float):
        raise InvalidRequest(words.TOO_LARGE_TOGETHER.format(name=name, most=MAX_FILE_BYTES / 1e6))
    if not isinstance(data, str):
        raise InvalidRequest(words.NOT_READ.format(name=name))
    return data_of(data)
