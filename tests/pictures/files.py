"""Files of pictures as bytes."""

from __future__ import annotations

import io
from typing import Any

from PIL import Image
from PIL.PngImagePlugin import PngInfo

EXIF, USER_COMMENT, ORIENTATION = 0x8769, 0x9286, 0x0112


def saved(image: Image.Image, form: str = "PNG", **options: Any) -> bytes:
    buffer = io.BytesIO()
    image.save(buffer, format=form, **options)
    return buffer.getvalue()


def png(**texts: str) -> bytes:
    """A small PNG with these text chunks; "__" in a name is a hyphen."""
    info = PngInfo()
    for name, text in texts.items():
        info.add_itxt(name.replace("__", "-"), text)
    return saved(Image.new("RGB", (8, 8)), pnginfo=info)
