"""Pictures made to stop the process or to fill its memory: small files that unpack to much, texts that are slow to search."""

from __future__ import annotations

import io
import struct
import subprocess
import sys
import threading
import tracemalloc
import zlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image, ImageFile
from PIL.PngImagePlugin import PngInfo

from hfjax_demo.errors import InvalidRequest
from hfjax_demo.pictures import metadata
from hfjax_demo.pictures.decoding import MAX_EXIF_BYTES, MAX_PARTS, open_decoded, read_picture
from hfjax_demo.pictures.other_programs import extract_settings, parse_settings

PIXELS = (8000, 5000)  # as many as are allowed
LIMIT = 1024


def png(picture: Image.Image | None = None, **chunks: str) -> bytes:
    info = PngInfo()
    for name, text in chunks.items():
        info.add_text(name, text, zip=len(text) > 100_000)
    buffer = io.BytesIO()
    (picture or Image.new("RGB", (8, 8))).save(buffer, "PNG", pnginfo=info)
    return buffer.getvalue()


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


@pytest.mark.parametrize("name", [metadata.CHUNK, metadata.COMMON_CHUNK])
@pytest.mark.parametrize("length", [40_000, 900_000])  # the second travels compressed, in a kilobyte
def test_a_long_text_is_refused_before_it_is_parsed(name: str, length: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metadata, "extract_settings", lambda _: pytest.fail("it was parsed"))
    monkeypatch.setattr(metadata.json, "loads", lambda _: pytest.fail("it was parsed"))
    file = png(**{name: "a cat\nSteps: 1" + "A" * length})
    with pytest.raises(InvalidRequest, match=r"characters long; the limit is 32,768\.$"):
        metadata.read_parameters(file)


@pytest.mark.parametrize("beginning", ["A", "A ", "A:", "A: ", ", ", "Negative prompt: ", "Steps: 1, "])
def test_a_text_is_parsed_in_one_pass(beginning: str) -> None:
    """A search that began anew at each letter would take hours here."""
    text = "a cat\nSteps: 4, Size: 64x72, " + beginning * (3_000_000 // len(beginning)) + ", Seed: 7"
    found = parse_settings(text)
    assert (found["prompt"], found["width"], found["seed"]) == ("a cat", "64", "7")


def test_texts_behind_many_frames_are_read_without_them(monkeypatch: pytest.MonkeyPatch) -> None:
    frames = [Image.new("RGB", (8, 8), (shade, 0, 0)) for shade in range(20)]
    buffer = io.BytesIO()
    frames[0].save(buffer, "PNG", save_all=True, append_images=frames[1:], pnginfo=PngInfo())
    loaded = counted(monkeypatch, ImageFile.ImageFile)
    with pytest.raises(InvalidRequest, match="contains no parameters"):
        metadata.read_parameters(buffer.getvalue())
    assert loaded["calls"] == 1


def counted(monkeypatch: pytest.MonkeyPatch, kind: type[ImageFile.ImageFile]) -> dict[str, int]:
    """How often pictures are decoded from now on, and how many at once at most."""
    lock, counts, load = threading.Lock(), {"calls": 0, "now": 0, "most": 0}, kind.load

    def counting(self: ImageFile.ImageFile) -> object:
        with lock:
            counts["calls"] += 1
            counts["now"] += 1
            counts["most"] = max(counts["most"], counts["now"])
        try:
            return load(self)
        finally:
            with lock:
                counts["now"] -= 1

    monkeypatch.setattr(kind, "load", counting)
    return counts


@pytest.mark.parametrize("form", ["PNG", "JPEG", "WEBP"])
def test_large_pictures_are_decoded_one_at_a_time(form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    buffer = io.BytesIO()
    Image.new("RGB", (1500, 1000), (9, 99, 199)).save(buffer, form)
    file, counts = buffer.getvalue(), counted(monkeypatch, ImageFile.ImageFile)
    with ThreadPoolExecutor(8) as threads:
        read = threads.map(lambda _: read_picture(file, 64), range(24))
        assert {picture.size for picture in read} == {(96, 64)}
    assert counts["most"] == 1


@pytest.mark.release
@pytest.mark.usefixtures("processes")
def test_four_pictures_of_forty_megapixels_take_the_memory_of_one() -> None:
    """In a process of its own, whose greatest size tells."""
    program = f"""
import io, resource, sys
from concurrent.futures import ThreadPoolExecutor
from PIL import Image
from hfjax_demo.pictures.decoding import read_picture

file = sys.stdin.buffer.read()
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
with ThreadPoolExecutor(4) as threads:
    for picture in threads.map(lambda _: read_picture(file, {LIMIT}), range(4)):
        assert (picture.mode, picture.size, picture.getpixel((9, 9))) == ("RGB", (1638, {LIMIT}), (255, 255, 255)), picture
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)
"""
    picture = Image.new("P", PIXELS)
    buffer = io.BytesIO()
    picture.save(buffer, "PNG", transparency=0)
    assert len(buffer.getvalue()) < 200_000
    done = subprocess.run([sys.executable, "-c", program], input=buffer.getvalue(), capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    grown_mb = int(done.stdout) / (1e6 if sys.platform == "darwin" else 1e3)
    assert grown_mb < 400, "unpacked with transparency, one alone would take four times 160 MB"


@pytest.mark.parametrize(
    "draw",
    [
        lambda: Image.linear_gradient("L").resize((3000, 2000)),
        lambda: Image.linear_gradient("L").resize((3000, 2000)).convert("RGB"),
        lambda: Image.linear_gradient("L").resize((3000, 2000)).convert("P"),
        lambda: Image.merge("RGBA", [Image.linear_gradient("L").resize((3000, 2000))] * 4),
        lambda: Image.linear_gradient("L").resize((3000, 2000)).convert("I;16").point(lambda shade: shade * 256),
    ],
    ids=["grey", "rgb", "palette", "transparent", "16 bit"],
)
@pytest.mark.parametrize("orientation", [1, 6])
def test_made_smaller_in_bands_it_is_the_same_picture(draw: Callable[[], Image.Image], orientation: int) -> None:
    from hfjax_demo.pictures.decoding import as_rgb

    exif, buffer = Image.Exif(), io.BytesIO()
    exif[0x0112] = orientation
    draw().save(buffer, "PNG", exif=exif)
    small = read_picture(buffer.getvalue(), 100)
    with open_decoded(buffer.getvalue()) as image:
        whole = as_rgb(image).resize(small.size)
    assert small.size == ((150, 100) if orientation == 1 else (100, 150))
    worst = max(abs(a - b) for a, b in zip(small.tobytes(), whole.tobytes(), strict=True))
    assert worst <= 3


@pytest.mark.parametrize("size", [(40_000_000, 1), (1, 40_000_000), (5, 8_000_000), (8_000_000, 5)])
def test_extreme_proportions(size: tuple[int, int]) -> None:
    read = read_picture(png(Image.new("1", size, 1)), LIMIT)
    assert max(read.size) <= 4 * LIMIT and min(read.size) >= 1
    assert read.getpixel((0, 0)) == (255, 255, 255)


@pytest.mark.parametrize(
    "part",
    [
        chunk(b"tEXt", b"a\0b"),
        chunk(b"prIv", b""),
        chunk(b"IDAT", b""),
        chunk(b"iCCP", b"a\0\0" + zlib.compress(bytes(900_000))),  # unpacked, each of them
    ],
    ids=lambda part: part[4:8].decode(),
)
def test_a_png_of_very_many_parts(part: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Image, "open", lambda *_, **__: pytest.fail("it was opened"))
    whole = png()
    with pytest.raises(InvalidRequest, match="more than 256 metadata chunks"):
        read_picture(whole[:33] + part * (MAX_PARTS + 1) + whole[33:], LIMIT)


@pytest.mark.parametrize("part", [b"\xff\xfe\0\2", b"\xff", b"\xff\x00", b"\0", b"\xff\xd0", b"\xff\xf0\xff\xff"])
def test_a_jpeg_of_very_many_parts(part: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Image, "open", lambda *_, **__: pytest.fail("it was opened"))
    with pytest.raises(InvalidRequest, match="more than 256 metadata chunks"):
        read_picture(b"\xff\xd8" + part * (MAX_PARTS + 1), LIMIT)


def test_a_usual_number_of_parts_is_read() -> None:
    texts = {f"note {number}": "x" * 1000 for number in range(100)}
    assert read_picture(png(**texts), LIMIT).size == (8, 8)
    buffer = io.BytesIO()
    Image.new("RGB", (8, 8)).save(buffer, "JPEG", comment=b"x" * 60_000, icc_profile=bytes(2_000_000))
    assert read_picture(buffer.getvalue(), LIMIT).size == (8, 8)


def exif_data(ifd: int | None, tags: list[tuple[int, int, int, int]], length: int = 0) -> bytes:
    """EXIF data with the entries (tag, type, count, value or place), in the IFD to which that tag points; None is the first."""
    head = b"MM\0*" + struct.pack(">L", 8)
    if ifd is not None:
        head += struct.pack(">HHHLLL", 1, ifd, 4, 1, 26, 0)
    return (head + struct.pack(">H", len(tags)) + b"".join(struct.pack(">HHLL", *tag) for tag in tags)).ljust(
        length, b"\0"
    )


def in_png(exif: bytes, at: int = 33) -> bytes:
    """Before the pixels, or behind them."""
    whole = png()
    return whole[:at] + chunk(b"eXIf", exif) + whole[at:]


def in_png_as_text(exif: bytes) -> bytes:
    return png(**{"Raw profile type exif": f"\nexif\n{len(exif):8}\n{exif.hex()}\n"})


def in_jpeg(exif: bytes) -> bytes:
    """In as many segments as it takes."""
    buffer = io.BytesIO()
    Image.new("RGB", (8, 8)).save(buffer, "JPEG")
    parts = [b"Exif\0\0" + exif[at : at + 65_000] for at in range(0, len(exif), 65_000)]
    segments = b"".join(b"\xff\xe1" + struct.pack(">H", len(part) + 2) + part for part in parts)
    whole = buffer.getvalue()
    return whole[:2] + segments + whole[20:]  # without JFIF, whose resolution would spare Pillow a look


def in_webp(exif: bytes) -> bytes:
    buffer = io.BytesIO()
    Image.new("RGB", (8, 8)).save(buffer, "WEBP", exif=exif)
    return buffer.getvalue()


CONTAINERS = [in_png, lambda exif: in_png(exif, at=-12), in_png_as_text, in_jpeg, in_webp]


@pytest.mark.parametrize("ifd", [None, 0x8769, 0x8825], ids=["first", "exif", "gps"])
@pytest.mark.parametrize("container", CONTAINERS)
def test_tags_that_all_point_at_the_same_bytes(container: Callable[[bytes], bytes], ifd: int | None) -> None:
    length = 300_000
    file = container(exif_data(ifd, [(40_000 + tag, 7, length - 5000, 4000) for tag in range(300)], length))
    tracemalloc.start()
    try:
        with pytest.raises(
            InvalidRequest, match=r"EXIF data hold more than 4 MB, the limit; save the image without EXIF"
        ):
            read_picture(file, LIMIT)
        assert tracemalloc.get_traced_memory()[1] < 2 * MAX_EXIF_BYTES
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("container", CONTAINERS)
def test_usual_exif_data_are_followed(container: Callable[[bytes], bytes]) -> None:
    """A maker's note of 100 kB, and the directory of a thumbnail behind the first one."""
    tags = [(0x0112, 3, 1, 6 << 16), (0x927C, 7, 100_000, 1000)]
    note = exif_data(None, tags) + struct.pack(">LHHHLLL", 38, 1, 0x0201, 4, 1, 1000, 0)
    for exif in (note.ljust(101_000, b"\0"), note[:30]):  # whole, and broken off
        buffer = io.BytesIO(container(exif))
        with Image.open(buffer) as plain:
            plain.load()
            turned = plain.getexif().get(0x0112)
        with open_decoded(buffer.getvalue()) as image:
            assert turned == image.getexif().get(0x0112) == 6


def test_exif_data_that_begin_over_and_over() -> None:
    """Pillow would copy 3 MB half a million times."""
    with open_decoded(in_webp(b"Exif\0\0" * 500_000)) as image:
        assert image.info["exif"] == b"" and extract_settings(image) == {}


def test_a_jpeg_with_an_index_of_pictures_is_read_without_it() -> None:
    index = exif_data(None, [(0xB000 + tag, 7, 60_000, 2000) for tag in range(100)], 65_000)
    whole = in_jpeg(b"")
    part = b"\xff\xe2" + struct.pack(">H", len(index) + 6) + b"MPF\0" + index
    tracemalloc.start()
    try:
        assert read_picture(whole[:2] + part + whole[2:], LIMIT).size == (8, 8)
        assert tracemalloc.get_traced_memory()[1] < MAX_EXIF_BYTES
    finally:
        tracemalloc.stop()
