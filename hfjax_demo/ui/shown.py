"""Pictures that people show a chat model: scaled once, before they are sent first, and kept by the browser as ``data:`` URLs.

Later turns send the same URL, which is decoded to the same pixels. Like all that a browser keeps, a URL comes back as a
stranger's, so it is checked like any picture from outside each time.
"""

from __future__ import annotations

import base64
import io
import re

from ..pictures.reading import data_of, read_picture
from ..requests import MAX_SEEN_SIDE, Picture

MAX_SIDE = 768  # pixels of the longer side
MAX_BYTES = 90_000  # eight of them fit beside the texts into what a browser keeps
_START = "data:image/jpeg;base64,"
_URL = re.compile(_START + f"[A-Za-z0-9+/]{{4,{MAX_BYTES * 4 // 3 + 4}}}={{0,2}}")


def kept_picture(file: bytes) -> str:
    """The picture in a file that a person handed in, as the ``data:`` URL of a small JPEG.

    Raises:
        InvalidRequest: it cannot be read.
    """
    image = read_picture(file, MAX_SIDE)
    side, quality = MAX_SIDE, 92
    while True:
        image.thumbnail((side, side))
        buffer = io.BytesIO()
        image.save(buffer, format="JPEG", quality=quality)
        if buffer.tell() <= MAX_BYTES:
            return _START + base64.b64encode(buffer.getvalue()).decode("ascii")
        side, quality = (side, quality - 10) if quality > 62 else (side * 3 // 4, quality)


def is_kept(value: object) -> bool:
    """Whether the value looks like what :func:`kept_picture` returns."""
    return isinstance(value, str) and _URL.fullmatch(value) is not None


def seen_picture(url: str) -> Picture:
    """The picture for a model, before the text of its message.

    Raises:
        InvalidRequest: it cannot be read.
    """
    return Picture.of(read_picture(data_of(url), MAX_SEEN_SIDE))
