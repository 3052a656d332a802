"""Decode uploaded images with limits: the files are untrusted.

A file of some kilobytes can decode to 160 MB. Therefore the process decodes one image at a time, and an initial image is scaled
down to the largest size that a request can need, so that waiting requests take little memory.
"""

from __future__ import annotations

import base64
import binascii
import contextlib
import io
import struct
import threading
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image, ImageOps, UnidentifiedImageError
from PIL.ExifTags import IFD
from PIL.JpegImagePlugin import MARKER, JpegImageFile

from ..errors import InvalidRequest

MAX_FILE_BYTES = 20_000_000
MAX_PIXELS = 40_000_000  # an image from a high-resolution camera; above it, a small file may decode to gigabytes
FORMATS = ("PNG", "JPEG", "WEBP")
MAX_PARTS = 256  # without pixels: Pillow parses each one, and decompresses some; real files have a few dozen
MAX_EXIF_BYTES = 4_000_000  # of EXIF values; cameras write some 100 kB, and ComfyUI writes whole workflows

_DECODING = threading.Lock()  # held while a full-size image is in memory
_ORIENTATION_KEYS = ("exif", "xmp", "XML:com.adobe.xmp")  # where Pillow finds the orientation
_BAND_PIXELS = 1_000_000  # converted at a time, when an image is scaled down
_EXIF, _EXIF_AS_TEXT = (
    b"Exif\0\0",
    "Raw profile type exif",
)  # prefix of the data; name of the PNG text in which ImageMagick stores them
_REDUCING_GAP = 2  # averaging stops at this multiple of the final size, where resampling takes over; as Pillow advises


def decode_picture(source: Path | bytes) -> Image.Image:
    """Decode a whole PNG, JPEG or WebP file, with its metadata.

    Raises:
        InvalidRequest: the file cannot be read, has another format, is damaged, or is too large.
    """
    with open_decoded(source) as image:
        return image


def read_picture(source: Path | bytes, limit: int) -> Image.Image:
    """Decode a file to RGB, with its orientation applied, and scale it down if its shorter side exceeds ``limit`` pixels or its
    longer side four times that: no request needs more.

    Raises:
        InvalidRequest: see :func:`decode_picture`.
    """
    with open_decoded(source, limit) as image:
        factor = max(int(1 / (_scale_factor(image.size, limit) * _REDUCING_GAP)), 1)
        return _scale_down(as_rgb(image if factor == 1 else _reduced(image, factor)), limit)


def read_mask(source: Path | bytes, limit: int) -> Image.Image:
    """Decode a greyscale mask, white where the image is to be repainted; it is sized as by :func:`read_picture`.

    In a mask with an alpha channel, the transparent area is repainted, as in OpenAI's API.

    Raises:
        InvalidRequest: see :func:`decode_picture`.
    """
    with open_decoded(source, limit) as image:
        if "transparency" in image.info or image.mode == "PA":
            image = image.convert("RGBA")
        if image.mode in ("RGBA", "LA"):
            return _scale_down(_upright(ImageOps.invert(image.getchannel("A"))), limit)
        return _scale_down(as_rgb(image), limit).convert("L")


@contextlib.contextmanager
def open_decoded(source: Path | bytes, limit: int | None = None) -> Iterator[Image.Image]:
    """Yield the decoded image of a file, with its metadata. No other image is decoded until the block ends.

    With the ``limit`` of :func:`read_picture`, a JPEG is decoded at a reduced size if that suffices.

    Raises:
        InvalidRequest: see :func:`decode_picture`.
    """
    data = source if isinstance(source, bytes) else _read(source)
    if len(data) > MAX_FILE_BYTES:
        raise InvalidRequest(f"The image file exceeds the limit of {MAX_FILE_BYTES / 1e6:.0f} MB.")
    if _count_parts(data) > MAX_PARTS:
        raise InvalidRequest(f"The picture's file has more than {MAX_PARTS} metadata chunks; save it again.")
    with _DECODING:
        yield _decode(data, limit)


def _decode(data: bytes, limit: int | None) -> Image.Image:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", Image.DecompressionBombWarning)  # the size is checked right below
            file = io.BytesIO(data)  # only the header is parsed now
            image = _Jpeg(file) if data.startswith(b"\xff\xd8\xff") else Image.open(file, formats=FORMATS)
        if image.width * image.height > MAX_PIXELS:
            raise InvalidRequest(
                f"The picture has {image.width} x {image.height} pixels; {MAX_PIXELS / 1e6:.0f} million is the limit."
            )
        if limit is not None:
            scale = min(_scale_factor(image.size, limit) * _REDUCING_GAP, 1)
            image.draft(None, (int(image.width * scale), int(image.height * scale)))
        image.load()
        _check_exif(image.info)  # after decoding, because in a PNG it may follow the pixels
    except UnidentifiedImageError as error:
        raise InvalidRequest("This file is not a supported image. Use PNG, JPEG or WebP.") from error
    except Image.DecompressionBombError as error:
        raise InvalidRequest(
            f"The picture has more than {MAX_PIXELS / 1e6:.0f} million pixels; use a smaller one."
        ) from error
    except (OSError, SyntaxError, ValueError, EOFError) as error:  # Pillow's errors for damaged files
        raise InvalidRequest("This image file is damaged.") from error
    return image


class _Jpeg(JpegImageFile):
    """A JPEG file whose EXIF data are checked before Pillow parses them on opening. Further images in it (MPO) are ignored."""

    def getexif(self) -> Image.Exif:
        _check_exif(self.info)
        return super().getexif()


class _LimitedReader(io.BytesIO):
    """EXIF data with a limit on reads: any number of tags can point at the same bytes, and Pillow copies them for each."""

    left = MAX_EXIF_BYTES

    def read(self, size: int | None = -1, /) -> bytes:
        data = super().read(size)
        self.left -= len(data)
        if self.left < 0:
            raise InvalidRequest(
                f"The picture's EXIF data hold more than {MAX_EXIF_BYTES / 1e6:.0f} MB, the limit; save the image without "
                "EXIF data."
            )
        return data


def _check_exif(info: dict[Any, Any]) -> None:
    """Read the EXIF data once, like Pillow does to apply the orientation or to find settings, and reject data above the limit.

    Data that a PNG has as text are moved to ``info["exif"]``, where other files have them. Damaged data are accepted.
    """
    text = info.pop(_EXIF_AS_TEXT, None)
    if isinstance(text, str) and "exif" not in info:
        with contextlib.suppress(ValueError):  # not hexadecimal after three lines
            info["exif"] = bytes.fromhex(text.split("\n", 3)[-1])
    data = info.get("exif")
    if not isinstance(data, bytes):
        return
    for _ in range(2):  # some programs write it twice; Pillow would copy the rest of the data for each prefix
        data = data.removeprefix(_EXIF)
    info["exif"] = data = b"" if data.startswith(_EXIF) else data
    exif = Image.Exif()
    try:
        exif.load_from_fp(_LimitedReader(data))
        for part in (IFD.Exif, IFD.GPSInfo, IFD.Interop):
            exif.get_ifd(part)
    except InvalidRequest:
        raise
    except Exception:  # any exception that Pillow raises for damaged metadata
        return


def _count_parts(data: bytes) -> int:
    """Count a PNG's chunks without pixels, or a JPEG's segments before the pixels, up to :data:`MAX_PARTS` + 1.

    WebP's are counted in C. Sources: PNG's specification, section 5.3; ITU-T T.81, annex B.1.1.
    """
    found = 0
    try:
        if data.startswith(b"\x89PNG\r\n\x1a\n"):
            place = 8
            while found <= MAX_PARTS and place < len(data):
                length, kind = struct.unpack_from(">I4s", data, place)
                found += kind not in (b"IDAT", b"fdAT") or not length
                place += 12 + length
        elif data.startswith(b"\xff\xd8"):
            place = 2
            while (
                found <= MAX_PARTS and place < len(data) and data[place : place + 2] != b"\xff\xda"
            ):  # the start of scan
                found += 1
                marker = int.from_bytes(data[place : place + 2])
                alone = MARKER.get(marker, (None,))[-1] is None  # Pillow continues right after it
                place += 1 if alone else 2 + struct.unpack_from(">H", data, place + 2)[0]
    except (struct.error, IndexError):
        pass  # truncated; the decoder reports it
    return found


def _read(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(MAX_FILE_BYTES + 1)
    except OSError as error:
        raise InvalidRequest(f"{path} can't be read ({error.strerror}).") from error


def as_rgb(image: Image.Image) -> Image.Image:
    """Convert an image to RGB as a viewer shows it: with its orientation applied, on white where it is transparent."""
    return _on_white(_upright(image))


def _on_white(image: Image.Image) -> Image.Image:
    if image.mode.startswith("I;16"):  # 16-bit grey, which Pillow's conversion would clip to white
        image = Image.fromarray((np.asarray(image) >> 8).astype(np.uint8))
    if image.mode in ("RGBA", "LA", "PA") or "transparency" in image.info:
        layer = image.convert("RGBA")
        white = Image.new("RGBA", layer.size, "white")
        return Image.alpha_composite(white, layer).convert("RGB")
    return image.convert("RGB")


def _upright(image: Image.Image) -> Image.Image:
    try:
        return ImageOps.exif_transpose(image)
    except Exception:  # any exception that Pillow raises for damaged metadata; the pixels are valid
        return image


def _scale_factor(size: tuple[int, int], limit: int) -> float:
    """Return the factor that scales an image down to the largest size that a request can need; at most 1."""
    return min(limit / min(size), 4 * limit / max(size), 1)


def _scale_down(image: Image.Image, limit: int) -> Image.Image:
    scale = _scale_factor(image.size, limit)
    if scale == 1:
        return image
    return image.resize((max(round(image.width * scale), 1), max(round(image.height * scale), 1)))


def _reduced(image: Image.Image, factor: int) -> Image.Image:
    """Reduce an image to RGB by averaging blocks of ``factor`` x ``factor`` pixels, without applying its orientation. It works in
    bands, because a converted copy of the whole image would double the memory."""
    width, height = image.size
    small = Image.new("RGB", (-(-width // factor), -(-height // factor)))
    small.info = {name: image.info[name] for name in _ORIENTATION_KEYS if name in image.info}
    band = factor * max(_BAND_PIXELS // (width * factor), 1)
    for top in range(0, height, band):
        part = _on_white(image.crop((0, top, width, min(top + band, height))))
        small.paste(part.reduce(factor), (0, top // factor))
    return small


def crop_to_fit(image: Image.Image, width: int, height: int, *, mask: bool = False) -> Image.Image:
    """Crop the centre of an image, scaled to cover ``width`` x ``height``; a mask is scaled without new shades."""
    method = Image.Resampling.NEAREST if mask else Image.Resampling.LANCZOS
    return ImageOps.fit(image, (width, height), method=method)


def decode_data_url(url: object) -> bytes:
    """Decode a ``data:`` URL, in which the page and other clients send images.

    Raises:
        InvalidRequest: ``url`` is not a ``data:`` URL, or exceeds the limit for image files.
    """
    if not isinstance(url, str) or not url.startswith("data:"):
        raise InvalidRequest("The image is missing; send it as a data: URL.")
    head, _, text = url.partition(",")
    if len(text) * 3 // 4 > MAX_FILE_BYTES + 2:
        raise InvalidRequest(too_large_message(len(text) * 3 // 4))
    try:
        if not head.endswith(";base64"):
            raise ValueError
        return base64.b64decode(text, validate=True)
    except (ValueError, binascii.Error) as error:
        raise InvalidRequest("The image was not received completely; send it again.") from error


def too_large_message(size: float) -> str:
    """Return the error message for an image file that exceeds the limit. ``size`` is in bytes."""
    return f"The picture's file has {size / 1e6:.0f} MB; {MAX_FILE_BYTES / 1e6:.0f} MB is the limit."
