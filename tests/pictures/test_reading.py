"""Pictures from outside: every usual file, and every broken or hostile one with a sentence."""

from __future__ import annotations

import random
import struct
import zlib
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image
from PIL.PngImagePlugin import PngInfo

from hfjax_demo.errors import InvalidRequest
from hfjax_demo.pictures import decoding, metadata
from hfjax_demo.pictures.decoding import as_rgb, crop_to_fit, decode_picture

from .files import ORIENTATION, saved


def gradient(width: int = 32, height: int = 24) -> Image.Image:
    """A picture whose every corner is different."""
    rows, columns = np.mgrid[0:height, 0:width]
    channels = [columns * 255 // max(width - 1, 1), rows * 255 // max(height - 1, 1), np.full_like(rows, 40)]
    return Image.fromarray(np.stack(channels, -1).astype(np.uint8))


def rgb(data: bytes) -> Image.Image:
    return as_rgb(decode_picture(data))


def png_header(width: int, height: int) -> bytes:
    """The beginning of a PNG that says it is so large."""
    header = b"IHDR" + struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    body = b"IDAT" + zlib.compress(b"\0" * 100)
    chunks = b"".join(struct.pack(">I", len(chunk) - 4) + chunk + b"\0\0\0\0" for chunk in (header, body))
    return with_right_checksums(b"\x89PNG\r\n\x1a\n" + chunks)


def with_right_checksums(data: bytes) -> bytes:
    """A damaged PNG whose damage no checksum betrays."""
    place, out = 8, data[:8]
    while place + 12 <= len(data):
        (length,) = struct.unpack(">I", data[place : place + 4])
        chunk = data[place + 4 : place + 8 + length]
        out += data[place : place + 4] + chunk + struct.pack(">I", zlib.crc32(chunk))
        place += 12 + length
    return out


@pytest.mark.parametrize(
    ("form", "options", "tolerance"),
    [("PNG", {}, 0), ("WEBP", {"lossless": True}, 0), ("JPEG", {"quality": 95, "subsampling": 0}, 6)],
)
def test_formats_and_kinds_of_pixels(form: str, options: dict[str, Any], tolerance: int, tmp_path: Path) -> None:
    path = tmp_path / "without-an-ending"
    path.write_bytes(saved(gradient(), form, **options))
    for source in (path.read_bytes(), path):
        found = np.asarray(as_rgb(decode_picture(source)), int)
        assert np.abs(found - np.asarray(gradient(), int)).max() <= tolerance
    for mode in ("1", "L", "P", "LA", "RGB", "RGBA"):
        white = rgb(saved(Image.new("L", (8, 8), 255).convert(mode)))
        assert (white.mode, white.getpixel((4, 4))) == ("RGB", (255, 255, 255))


@pytest.mark.parametrize("orientation", range(1, 9))
def test_a_cameras_turn_is_carried_out(orientation: int) -> None:
    exif = Image.Exif()
    exif[ORIENTATION] = orientation
    turned = rgb(saved(gradient(), exif=exif))
    assert turned.size == ((32, 24) if orientation < 5 else (24, 32))
    # Where the stored picture's first pixel belongs, by the EXIF standard.
    corner = (
        turned.width - 1 if orientation in (2, 3, 6, 7) else 0,
        turned.height - 1 if orientation in (3, 4, 7, 8) else 0,
    )
    assert turned.getpixel(corner) == gradient().getpixel((0, 0))


@pytest.mark.filterwarnings("ignore::UserWarning")  # Pillow's, of damaged EXIF
@pytest.mark.parametrize("damaged", [b"MM\0;nonsense", b"", b"II*\0\x08\0\0\0\xff\xff" + b"\x12\x01\x09\x09" * 9])
def test_damaged_exif_does_not_keep_a_whole_picture_away(damaged: bytes) -> None:
    damaged = b"Exif\0\0" + damaged
    assert rgb(saved(gradient(), "WEBP", lossless=True, exif=damaged)).tobytes() == gradient().tobytes()


def test_transparency_is_white() -> None:
    clear, half = Image.new("RGBA", (8, 8), (200, 0, 0, 0)), Image.new("RGBA", (8, 8), (0, 0, 0, 128))
    palette = Image.new("P", (8, 8), 0)
    palette.putpalette([9, 9, 9, 50, 60, 70])
    palette.putpixel((0, 0), 1)
    for data, shade in (
        (saved(clear), 255),
        (saved(clear, "WEBP", lossless=True, exact=True), 255),
        (saved(half), 127),
        (saved(half.convert("LA")), 127),
        (saved(palette, transparency=0), 255),
        (saved(Image.new("RGB", (8, 8), (1, 2, 3)), transparency=(1, 2, 3)), 255),
    ):
        assert rgb(data).getpixel((3, 3)) == (shade,) * 3
    assert rgb(saved(palette, transparency=0)).getpixel((0, 0)) == (50, 60, 70)


def test_sixteen_bit_grey_keeps_its_shades_and_cmyk_its_colours() -> None:
    shades = np.array([[0, 0x1234, 0x8000, 0xFFFF]] * 2, np.uint16)
    opened = rgb(saved(Image.fromarray(shades)))
    assert [opened.getpixel((column, 0)) for column in range(4)] == [(value,) * 3 for value in (0, 0x12, 0x80, 255)]
    red, green, blue = rgb(saved(Image.new("CMYK", (8, 8), (0, 255, 255, 0)), "JPEG")).getpixel((4, 4))  # type: ignore[misc]
    assert red > 200 and green < 60 and blue < 60


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"hello, I am a text",
        b"<svg xmlns='http://www.w3.org/2000/svg'/>",
        b"%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n",
        b"\x89PNG\r\n\x1a\n",
        *(saved(gradient(), form) for form in ("GIF", "BMP", "TIFF", "ICO")),
    ],
)
def test_other_files_are_refused(data: bytes) -> None:
    with pytest.raises(InvalidRequest, match=r"not a supported image|damaged"):
        decode_picture(data)


@pytest.mark.parametrize("form", ["PNG", "JPEG", "WEBP"])
def test_truncated_files_are_refused(form: str) -> None:
    data = saved(Image.fromarray(np.random.default_rng(0).integers(0, 256, (64, 64, 3), np.uint8)), form)
    for kept in (10, 30, len(data) // 2, len(data) - 40):
        with pytest.raises(InvalidRequest):
            decode_picture(data[:kept])


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_damaged_files_give_a_picture_or_a_sentence() -> None:
    exif = Image.Exif()
    exif[ORIENTATION], exif[0x010E] = 6, "words"
    info = metadata.png_info(metadata.parse_parameters({"prompt": "a cat"}))
    files = [saved(gradient(), form, exif=exif, pnginfo=info) for form in ("PNG", "JPEG", "WEBP")]
    chance = random.Random(0)
    opened = 0
    for turn in range(600):
        data = bytearray(files[turn % 3])
        for _ in range(chance.randint(1, 4)):
            data[chance.randrange(len(data))] = chance.randrange(256)
        try:
            image = decode_picture(with_right_checksums(bytes(data)) if turn % 3 == 0 else bytes(data))
            opened += 1
            assert as_rgb(image).mode == "RGB"
            metadata.read_image_parameters(image)
        except InvalidRequest as error:
            assert "\n" not in str(error)
    assert 50 < opened < 550


@pytest.mark.parametrize(
    ("width", "height", "says"),
    [
        (8_000, 8_000, "million"),
        (2**31 - 1, 2**31 - 1, "million"),
        (40_000_001, 1, "million"),
        (8_000, 5_000, "damaged"),  # as large as is allowed; it has no pixels, only the size
    ],
)
def test_a_small_file_that_unpacks_to_a_huge_picture(width: int, height: int, says: str) -> None:
    with pytest.raises(InvalidRequest, match=says):
        decode_picture(png_header(width, height))


def test_text_that_unpacks_to_megabytes() -> None:
    info = PngInfo()
    info.add_text("parameters", "a" * 100_000_000, zip=True)
    with pytest.raises(InvalidRequest, match="damaged"):
        decode_picture(saved(gradient(), pnginfo=info))


def test_a_large_file_is_not_read_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decoding, "MAX_FILE_BYTES", 2_000_000)
    path = tmp_path / "large.png"
    with path.open("wb") as file:
        file.truncate(10**12)  # sparse
    for source in (path, Path("/dev/zero"), b"\0" * 2_000_001):
        with pytest.raises(InvalidRequest, match="the limit of 2 MB"):
            decode_picture(source)


def test_fitted_takes_the_middle_and_keeps_proportions() -> None:
    wide = Image.new("RGB", (300, 100), "red")
    wide.paste(Image.new("RGB", (100, 100), "blue"), (100, 0))
    inner = crop_to_fit(wide, 64, 64)
    assert [inner.getpixel(place) for place in ((32, 32), (4, 60))] == [(0, 0, 255)] * 2
    assert crop_to_fit(gradient(), 32, 24).tobytes() == gradient().tobytes()
    for size in ((1, 1), (1, 3000), (3000, 1), (7, 9)):
        assert crop_to_fit(Image.new("RGB", size, "green"), 64, 40).getcolors() == [(64 * 40, (0, 128, 0))]


def test_a_mask_gets_no_new_shades() -> None:
    mask = Image.new("L", (30, 30), 0)
    mask.paste(255, (10, 10, 20, 20))
    assert {shade for _, shade in crop_to_fit(mask, 64, 40, mask=True).getcolors() or ()} == {0, 255}
    assert len(crop_to_fit(mask, 64, 40).getcolors() or ()) > 2
