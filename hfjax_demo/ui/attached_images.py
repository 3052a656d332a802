"""Images attached to chat messages: scaled once when they are attached, and stored in the browser as ``data:`` URLs.

Later turns send the same URL, which is decoded to the same pixels. The URL is untrusted, so it is validated on each request.
"""

from __future__ import annotations

import base64
import io
import re

from ..pictures.decoding import decode_data_url, read_picture
from ..requests import MAX_VISION_IMAGE_SIDE, MessageImage

MAX_SIDE = 768  # pixels of the longer side
MAX_BYTES = 90_000  # so that eight of them and the texts fit into the browser's storage
_URL_PREFIX = "data:image/jpeg;base64,"
_URL = re.compile(_URL_PREFIX + f"[A-Za-z0-9+/]{{4,{MAX_BYTES * 4 // 3 + 4}}}={{0,2}}")


def encode_attached_image(file: bytes) -> str:
    """Return the image in an uploaded file as the ``data:`` URL of a small JPEG.

    Raises:
        InvalidRequest: the file cannot be read.
    """
    image = read_picture(file, MAX_SIDE)
    side, quality = MAX_SIDE, 92
    while True:
        image.thumbnail((side, side))
        buffer = io.BytesIO()
        image.save(buffer, format="JPEG", quality=quality)
        if buffer.tell() <= MAX_BYTES:
            return _URL_PREFIX + base64.b64encode(buffer.getvalue()).decode("ascii")
        side, quality = (side, quality - 10) if quality > 62 else (side * 3 // 4, quality)


def is_attached_image(value: object) -> bool:
    """Whether the value has the form of a result of :func:`encode_attached_image`."""
    return isinstance(value, str) and _URL.fullmatch(value) is not None


def decode_attached_image(url: str) -> MessageImage:
    """Decode an attached image for a model, placed before the text of its message.

    Raises:
        InvalidRequest: the URL cannot be decoded.
    """
    return MessageImage.of(read_picture(decode_data_url(url), MAX_VISION_IMAGE_SIDE))
