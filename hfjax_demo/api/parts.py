"""What a message is made of, whatever the form in which it came: texts and pictures in their order."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from ..pictures.reading import data_of, read_picture
from ..requests import MAX_PICTURES, MAX_SEEN_SIDE, Message, Picture
from .errors import invalid, unsupported

Role = Literal["system", "developer", "user", "assistant", "tool"]


def joined(parts: Iterable[str | bytes]) -> tuple[str, tuple[Picture, ...]]:
    """The texts of a message, each on lines of its own unless a picture stands between, and its pictures in their places.

    Args:
        parts: a text, or the file of a picture. Not read to their end where there are more pictures than a request may have,
            which :class:`~hfjax_demo.requests.TextRequest` says.

    Raises:
        InvalidRequest: a picture cannot be read.
    """
    content, after_text = "", False
    pictures: list[Picture] = []
    for part in parts:
        if isinstance(part, str):
            content += "\n" * after_text + part
        else:
            pictures.append(Picture.of(read_picture(part, MAX_SEEN_SIDE), len(content)))
            if len(pictures) > MAX_PICTURES:
                break
        after_text = isinstance(part, str)
    return content, tuple(pictures)


def result_of(parts: Iterable[str | bytes], where: str) -> str:
    """The text of a tool's result; ``where`` names the field that it came in.

    Raises:
        Refusal: there is a picture in it.
    """
    content, pictures = joined(parts)
    if pictures:
        raise unsupported(where, "Tool results must be text; remove the images.")
    return content


def file_of(url: str, where: str) -> bytes:
    """The file in a ``data:`` URL; ``where`` names the field that it came in.

    Raises:
        Refusal: it is an address to fetch from.
        InvalidRequest: it is malformed, or too large.
    """
    if not url.startswith("data:"):
        raise invalid("Remote image URLs are not supported; send a data: URL.", param=where)
    return data_of(url)


def message_of(role: Role, content: str, pictures: tuple[Picture, ...] = ()) -> Message:
    """A message in the form that chat templates take. OpenAI's role "developer" becomes their role "system"."""
    message: Message = {"role": "system" if role == "developer" else role, "content": content}
    if pictures:
        message["pictures"] = pictures
    return message
