"""Attachments of the message being written: images and text files. The browser stores them until the message is sent.

In the channel's value an image is a ``data:`` URL and a file is a :class:`.files.TextFile`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Self

from ..errors import InvalidRequest
from ..pictures.decoding import MAX_FILE_BYTES, decode_data_url
from ..requests import MAX_PICTURES
from . import files
from .attached_images import encode_attached_image
from .files import TextFile, clean_name
from .messages import Turn, message, valid_image_urls

_IMAGE_SIGNATURES = (b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff")


@dataclass(frozen=True)
class Attachments:
    """Images, encoded by :mod:`.attached_images`, and text files."""

    images: tuple[str, ...] = ()
    files: tuple[TextFile, ...] = ()

    @classmethod
    def read(cls, value: object) -> Self:
        """Parse the channel's value, or the attachments so far (``kept``) while the server is reading more files."""
        kept = value.get("kept") if isinstance(value, Mapping) else value
        return cls(tuple(valid_image_urls(kept)[:MAX_PICTURES]), tuple(files.read_files(kept)))

    @classmethod
    def to(cls, turn: Turn) -> Self:
        return cls(tuple(turn.get("images", ())), tuple(turn.get("files", ())))

    def __bool__(self) -> bool:
        return bool(self.images or self.files)

    def value(self) -> list[Any]:
        return [*self.images, *self.files]

    def message(self, text: str) -> Turn:
        return message("user", text, self.images, self.files)

    def with_given(self, given: object, before: Sequence[Turn], *, sees: bool) -> Self:
        """Return these attachments and one more file.

        Args:
            given: ``{"name", "data": a data URL}``, or ``{"name", "bytes": its size}`` for a file too large to be read.
            before: the messages of the conversation.
            sees: whether the selected model accepts images.

        Raises:
            InvalidRequest: the file cannot be read, or the limits of the conversation are exceeded.
        """
        values = given if isinstance(given, Mapping) else {}
        name, data = clean_name(values.get("name")), _file_data(values)
        if data.startswith(_IMAGE_SIGNATURES) or (data[:4] == b"RIFF" and data[8:12] == b"WEBP"):
            if not sees:
                raise InvalidRequest(f"This model can't read images. Choose one that can, then attach {name} again.")
            if sum(len(turn.get("images", ())) for turn in before) + len(self.images) >= MAX_PICTURES:
                raise InvalidRequest(f"The limit is {MAX_PICTURES} images per conversation. Start a new chat.")
            return replace(self, images=(*self.images, encode_attached_image(data)))
        added = (*self.files, files.read_file(name, data))
        files.check_file_limits([*(file for turn in before for file in turn.get("files", ())), *added])
        return replace(self, files=added)


def is_reading(value: object) -> bool:
    return isinstance(value, Mapping)


def _file_data(given: Mapping[Any, Any]) -> bytes:
    name, size, data = clean_name(given.get("name")), given.get("bytes"), given.get("data")
    limit = f"{MAX_FILE_BYTES / 1e6:.0f} MB"
    if isinstance(size, int | float) and size > MAX_FILE_BYTES:
        raise InvalidRequest(f"{name} has {size / 1e6:.0f} MB; {limit} is the limit.")
    if isinstance(size, int | float):
        raise InvalidRequest(f"These files have more than {limit} together; attach {name} separately.")
    if not isinstance(data, str):
        raise InvalidRequest(f"{name} could not be read. Attach it again.")
    return decode_data_url(data)
