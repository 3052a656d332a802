"""Pictures that people hand in: opened with care, for a file from outside may be anything.

A file of some kilobytes may hold a picture of 160 MB. So one picture is decoded at a time in the whole process, and whoever wants
it to begin from gets it no larger than any request can need: what waits in a queue is small.
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
MAX_PIXELS = 40_000_000  # a picture of a large camera; beyond it a small file may unpack to gigabytes
FORMATS = ("PNG", "JPEG", "WEBP")
MAX_PARTS = 256  # that are no pixels: Pillow takes each by itself, and unpacks some; real files have a few dozen
MAX_EXIF_BYTES = 4_000_000  # of EXIF values; cameras write some 100 kB, and ComfyUI whole workflows

_DECODING = threading.Lock()  # held as long as a picture of any size is in memory
_TURNED = ("exif", "xmp", "XML:com.adobe.xmp")  # where Pillow finds which way is up
_BAND_PIXELS = 1_000_000  # converted at a time, of a picture that is made smaller
_EXIF, _EXIF_AS_TEXT = (
    b"Exif\0\0",
    "Raw profile type exif",
)  # what the data begin with; where ImageMagick puts them in a PNG
_REDUCING_GAP = 2  # how much larger a picture is made by plain averages before the good filter; Pillow's own advice


def open_picture(source: Path | bytes) -> Image.Image:
    """A whole picture with its metadata, from a PNG, JPEG or WebP file.

    Raises:
        InvalidRequest: it cannot be read, is no such picture, is damaged, or is too large.
    """
    with opened(source) as image:
        return image


def read_picture(source: Path | bytes, limit: int) -> Image.Image:
    """The picture in a file as a person sees it, in RGB, made smaller if its shorter side exceeds ``limit`` pixels or its longer
    one four times that: more no request needs.

    Raises:
        InvalidRequest: as :func:`open_picture` does.
    """
    with opened(source, limit) as image:
        factor = max(int(1 / (_scale(image.size, limit) * _REDUCING_GAP)), 1)
        return _scaled(as_rgb(image if factor == 1 else _reduced(image, factor)), limit)


def read_mask(source: Path | bytes, limit: int) -> Image.Image:
    """The mask in a file, in grey, white where a picture is to be drawn anew; sized as by :func:`read_picture`.

    A mask with an alpha channel says that by being transparent, as those of OpenAI's API do.

    Raises:
        InvalidRequest: as :func:`open_picture` does.
    """
    with opened(source, limit) as image:
        if "transparency" in image.info or image.mode == "PA":
            image = image.convert("RGBA")
        if image.mode in ("RGBA", "LA"):
            return _scaled(_upright(ImageOps.invert(image.getchannel("A"))), limit)
        return _scaled(as_rgb(image), limit).convert("L")


@contextlib.contextmanager
def opened(source: Path | bytes, limit: int | None = None) -> Iterator[Image.Image]:
    """The decoded picture of a file, with its metadata; nobody else's is decoded before the block ends.

    With a ``limit``, as of :func:`read_picture`, a JPEG's decoder leaves pixels out that are not needed.

    Raises:
        InvalidRequest: as :func:`open_picture` does.
    """
    data = source if isinstance(source, bytes) else _read(source)
    if len(data) > MAX_FILE_BYTES:
        raise InvalidRequest(f"The image file exceeds the limit of {MAX_FILE_BYTES / 1e6:.0f} MB.")
    if _parts(data) > MAX_PARTS:
        raise InvalidRequest(f"The picture's file has more than {MAX_PARTS} metadata chunks; save it again.")
    with _DECODING:
        yield _decoded(data, limit)


def _decoded(data: bytes, limit: int | None) -> Image.Image:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", Image.DecompressionBombWarning)  # the size is checked right below
            file = io.BytesIO(data)  # of which the header is read now
            image = _Jpeg(file) if data.startswith(b"\xff\xd8\xff") else Image.open(file, formats=FORMATS)
        if image.width * image.height > MAX_PIXELS:
            raise InvalidRequest(
                f"The picture has {image.width} x {image.height} pixels; {MAX_PIXELS / 1e6:.0f} million is the limit."
            )
        if limit is not None:
            scale = min(_scale(image.size, limit) * _REDUCING_GAP, 1)
            image.draft(None, (int(image.width * scale), int(image.height * scale)))
        image.load()
        _check_exif(image.info)  # now, for a PNG's may stand behind the pixels
    except UnidentifiedImageError as error:
        raise InvalidRequest("This file is not a supported image. Use PNG, JPEG or WebP.") from error
    except Image.DecompressionBombError as error:
        raise InvalidRequest(
            f"The picture has more than {MAX_PIXELS / 1e6:.0f} million pixels; use a smaller one."
        ) from error
    except (OSError, SyntaxError, ValueError, EOFError) as error:  # what damaged files make Pillow raise
        raise InvalidRequest("This image file is damaged.") from error
    return image


class _Jpeg(JpegImageFile):
    """A JPEG, whose EXIF data Pillow reads while it opens it. Other pictures in the file (MPO) are not looked for."""

    def getexif(self) -> Image.Exif:
        _check_exif(self.info)
        return super().getexif()


class _Metered(io.BytesIO):
    """EXIF data that may be read only so far: any number of tags can point at the same bytes, and Pillow copies them for each."""

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
    """Read the EXIF data once, as far as Pillow will when it turns a picture or settings are looked for; refuse what is too much.

    Data that a PNG has as a text become ``info["exif"]``, where all others are. Damaged data are left to those who look in them.
    """
    text = info.pop(_EXIF_AS_TEXT, None)
    if isinstance(text, str) and "exif" not in info:
        with contextlib.suppress(ValueError):  # no hexadecimal number, behind three lines
            info["exif"] = bytes.fromhex(text.split("\n", 3)[-1])
    data = info.get("exif")
    if not isinstance(data, bytes):
        return
    for _ in range(2):  # some programs write it twice; Pillow would copy all that is behind it for each
        data = data.removeprefix(_EXIF)
    info["exif"] = data = b"" if data.startswith(_EXIF) else data
    exif = Image.Exif()
    try:
        exif.load_from_fp(_Metered(data))
        for part in (IFD.Exif, IFD.GPSInfo, IFD.Interop):
            exif.get_ifd(part)
    except InvalidRequest:
        raise
    except Exception:  # whatever damaged metadata makes Pillow raise
        return


def _parts(data: bytes) -> int:
    """How many chunks without pixels a PNG has, or segments before the pixels a JPEG, counted to :data:`MAX_PARTS` and one.

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
                alone = MARKER.get(marker, (None,))[-1] is None  # Pillow goes on right behind it
                place += 1 if alone else 2 + struct.unpack_from(">H", data, place + 2)[0]
    except (struct.error, IndexError):
        pass  # it breaks off, which the decoder will tell
    return found


def _read(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(MAX_FILE_BYTES + 1)
    except OSError as error:
        raise InvalidRequest(f"{path} can't be read ({error.strerror}).") from error


def as_rgb(image: Image.Image) -> Image.Image:
    """The picture as a person sees it: turned as its camera says, on white where it is transparent."""
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
    except Exception:  # whatever damaged metadata makes Pillow raise; the picture itself is whole
        return image


def _scale(size: tuple[int, int], limit: int) -> float:
    """What to multiply a picture's sides by so that no request could need more of it; at most 1."""
    return min(limit / min(size), 4 * limit / max(size), 1)


def _scaled(image: Image.Image, limit: int) -> Image.Image:
    scale = _scale(image.size, limit)
    if scale == 1:
        return image
    return image.resize((max(round(image.width * scale), 1), max(round(image.height * scale), 1)))


def _reduced(image: Image.Image, factor: int) -> Image.Image:
    """The picture in RGB, each ``factor`` x ``factor`` pixels made one, not turned yet. It is done band by band, for a second
    picture of the first one's size would be as much memory again."""
    width, height = image.size
    small = Image.new("RGB", (-(-width // factor), -(-height // factor)))
    small.info = {name: image.info[name] for name in _TURNED if name in image.info}
    band = factor * max(_BAND_PIXELS // (width * factor), 1)
    for top in range(0, height, band):
        part = _on_white(image.crop((0, top, width, min(top + band, height))))
        small.paste(part.reduce(factor), (0, top // factor))
    return small


def fitted(image: Image.Image, width: int, height: int, *, mask: bool = False) -> Image.Image:
    """The middle of a picture, scaled to cover ``width`` x ``height``; a mask is scaled without new shades."""
    method = Image.Resampling.NEAREST if mask else Image.Resampling.LANCZOS
    return ImageOps.fit(image, (width, height), method=method)


def data_of(url: object) -> bytes:
    """The file in a ``data:`` URL, as the page and programs send pictures.

    Raises:
        InvalidRequest: ``url`` is no such URL, or the file is larger than a picture's file may be.
    """
    if not isinstance(url, str) or not url.startswith("data:"):
        raise InvalidRequest("The image is missing; send it as a data: URL.")
    head, _, text = url.partition(",")
    if len(text) * 3 // 4 > MAX_FILE_BYTES + 2:
        raise InvalidRequest(too_large(len(text) * 3 // 4))
    try:
        if not head.endswith(";base64"):
            raise ValueError
        return base64.b64decode(text, validate=True)
    except (ValueError, binascii.Error) as error:
        raise InvalidRequest("The image was not received completely; send it again.") from error


def too_large(size: float) -> str:
    """The sentence for a picture's file that is too large to be read. ``size`` is in bytes."""
    return f"The picture's file has {size / 1e6:.0f} MB; {MAX_FILE_BYTES / 1e6:.0f} MB is the limit."
