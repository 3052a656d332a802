"""Pictures that people hand in: opened with care, for a file from outside may be anything."""

from __future__ import annotations

import io
import warnings
from pathlib import Path

import numpy as np
from PIL import Image, ImageOps, UnidentifiedImageError

from ..errors import InvalidRequest

MAX_FILE_BYTES = 20_000_000
MAX_PIXELS = 40_000_000  # a picture of a large camera; beyond it a small file may unpack to gigabytes
FORMATS = ("PNG", "JPEG", "WEBP")


def open_picture(source: Path | bytes) -> Image.Image:
    """A whole picture with its metadata, from a PNG, JPEG or WebP file.

    Raises:
        InvalidRequest: it cannot be read, is no such picture, is damaged, or is too large.
    """
    data = source if isinstance(source, bytes) else _read(source)
    if len(data) > MAX_FILE_BYTES:
        raise InvalidRequest(
            f"The picture's file has more than {MAX_FILE_BYTES / 1e6:.0f} MB, which are the most; give a smaller one."
        )
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", Image.DecompressionBombWarning)  # the size is checked right below
            image = Image.open(io.BytesIO(data), formats=FORMATS)
        if image.width * image.height > MAX_PIXELS:
            raise InvalidRequest(
                f"The picture has {image.width} x {image.height} pixels; {MAX_PIXELS / 1e6:.0f} million are the most. "
                "Give a smaller one."
            )
        image.load()
    except UnidentifiedImageError as error:
        raise InvalidRequest("This file is no picture that can be read here; give a PNG, JPEG or WebP file.") from error
    except Image.DecompressionBombError as error:
        raise InvalidRequest(
            f"The picture has more than {MAX_PIXELS / 1e6:.0f} million pixels; give a smaller one."
        ) from error
    except (OSError, SyntaxError, ValueError, EOFError) as error:  # what damaged files make Pillow raise
        raise InvalidRequest("This picture's file is damaged; save it again and give the new one.") from error
    return image


def _read(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(MAX_FILE_BYTES + 1)
    except OSError as error:
        raise InvalidRequest(f"{path} cannot be read ({error.strerror}); name a picture's file.") from error


def as_rgb(image: Image.Image) -> Image.Image:
    """The picture as a person sees it: turned as its camera says, on white where it is transparent."""
    upright = _upright(image)
    if upright.mode.startswith("I;16"):  # 16-bit grey, which Pillow's conversion would clip to white
        upright = Image.fromarray((np.asarray(upright) >> 8).astype(np.uint8))
    if upright.mode in ("RGBA", "LA", "PA") or "transparency" in upright.info:
        layer = upright.convert("RGBA")
        white = Image.new("RGBA", layer.size, "white")
        return Image.alpha_composite(white, layer).convert("RGB")
    return upright.convert("RGB")


def _upright(image: Image.Image) -> Image.Image:
    try:
        return ImageOps.exif_transpose(image)
    except Exception:  # whatever damaged metadata makes Pillow raise; the picture itself is whole
        return image


def fitted(image: Image.Image, width: int, height: int, *, mask: bool = False) -> Image.Image:
    """The middle of a picture, scaled to cover ``width`` x ``height``; a mask is scaled without new shades."""
    method = Image.Resampling.NEAREST if mask else Image.Resampling.LANCZOS
    return ImageOps.fit(image, (width, height), method=method)
