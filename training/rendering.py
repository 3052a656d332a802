"""Vectors to pixels: where a picture stands on its canvas, the colour behind it, and pictures of another colour.

Pictures are RGBA ``uint8`` arrays of :data:`SIZE` pixels, not premultiplied. Colours have the names that captions use.
"""

from __future__ import annotations

import io
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from PIL import Image

SIZE = 128

# The colours of captions. The values sit near those that Noto itself draws with, and well apart from each other.
COLOURS: Mapping[str, tuple[int, int, int]] = {
    "white": (255, 255, 255),
    "black": (25, 25, 28),
    "grey": (150, 155, 160),
    "red": (222, 45, 45),
    "orange": (250, 140, 20),
    "yellow": (255, 220, 50),
    "green": (70, 170, 75),
    "blue": (50, 120, 230),
    "purple": (140, 65, 190),
    "pink": (250, 145, 185),
    "brown": (125, 80, 50),
}

BACKGROUNDS = tuple(name for name in COLOURS if name != "white")

# Hues, as fractions of the colour circle, that a picture can be turned to. Brown, grey, black and white are no hues.
HUES: Mapping[str, float] = {
    "red": 0.0, "orange": 0.085, "yellow": 0.14, "green": 0.35, "blue": 0.6, "purple": 0.77, "pink": 0.92,
}  # fmt: skip


@dataclass(frozen=True)
class Placement:
    """A zoom about the middle and then a shift, in canvas pixels to the right and downwards."""

    zoom: float = 1.0
    right: float = 0.0
    down: float = 0.0

    def view_box(self) -> str:
        """The part of the 128 x 128 drawing that fills the canvas."""
        width = SIZE / self.zoom
        corner = (SIZE - width) / 2
        return f"{corner - self.right / self.zoom:g} {corner - self.down / self.zoom:g} {width:g} {width:g}"


CENTRED = Placement()


def random_placement(random: np.random.Generator) -> Placement:
    """A small zoom and a small shift that leave the picture on its canvas, more or less."""
    return Placement(
        zoom=float(random.uniform(0.86, 1.02)), right=float(random.uniform(-5, 5)), down=float(random.uniform(-5, 5))
    )


def render(body: str, placement: Placement = CENTRED, size: int = SIZE) -> np.ndarray:
    """An SVG body on a 128 x 128 canvas as RGBA ``uint8 [size, size, 4]``."""
    import resvg_py  # here, so that only rendering needs the package

    svg = f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="{SIZE}" height="{SIZE}"'
    svg += f' viewBox="{placement.view_box()}">{body}</svg>'
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size, height=size, skip_system_fonts=True))
    return np.asarray(Image.open(io.BytesIO(png)).convert("RGBA"))


def on_background(picture: np.ndarray, colour: str = "white") -> np.ndarray:
    """RGBA ``[..., 4]`` over a plain colour, as RGB ``uint8 [..., 3]``."""
    alpha = picture[..., 3:].astype(np.float32) / 255
    blended = picture[..., :3] * alpha + np.asarray(COLOURS[colour], np.float32) * (1 - alpha)
    return blended.round().astype(np.uint8)


def recolour(picture: np.ndarray, colour: str) -> np.ndarray:
    """The picture turned about the colour circle until its main hue is ``colour``; greys, blacks and whites stay.

    Raises:
        ValueError: the picture has no main hue (see :func:`main_hue`).
    """
    hue = main_hue(picture)
    if hue is None:
        raise ValueError("a picture without a main hue cannot be recoloured")
    hsv = np.array(Image.fromarray(picture[..., :3], "RGB").convert("HSV"))
    turn = round((HUES[colour] - hue) * 256)
    hsv[..., 0] = (hsv[..., 0].astype(np.int32) + turn) % 256
    turned = np.asarray(Image.fromarray(hsv, "HSV").convert("RGB"))
    return np.concatenate([turned, picture[..., 3:]], axis=-1)


def main_hue(picture: np.ndarray) -> float | None:
    """The hue that most of an RGBA picture has, in [0, 1); None when it is mostly colourless or of many colours."""
    opaque = picture[..., 3] > 128
    weights, hues = _chroma(picture)
    weights = weights * opaque
    coloured = float((weights > 0.25).sum())
    if coloured < 0.45 * max(1, int(opaque.sum())):
        return None
    direction = (weights * np.exp(2j * np.pi * hues)).sum() / weights.sum()
    # |direction| is 1 when every pixel has the same hue; 0.9 admits a spread of about 25 degrees.
    if abs(direction) < 0.9:
        return None
    return float(np.angle(direction) / (2 * np.pi) % 1)


def nearest_colour(rgb: np.ndarray) -> str:
    """The name of the closest colour of :data:`COLOURS`."""
    return min(COLOURS, key=lambda name: float(((np.asarray(COLOURS[name]) - rgb) ** 2).sum()))


def nearest_hue(hue: float) -> str:
    """The name of the closest hue of :data:`HUES` on the colour circle."""

    def distance(name: str) -> float:
        apart = abs(HUES[name] - hue)
        return min(apart, 1 - apart)

    return min(HUES, key=distance)


def background_of(picture: np.ndarray) -> str:
    """The named colour of an RGB picture's four corners (their median)."""
    corners = [
        picture[y, x].reshape(-1, 3) for y in (slice(0, 8), slice(-8, None)) for x in (slice(0, 8), slice(-8, None))
    ]
    return nearest_colour(np.median(np.concatenate(corners), axis=0))


def object_hue(picture: np.ndarray) -> str | None:
    """The named main hue of what stands on the white background of an RGB picture; None when nothing has a hue."""
    weights, hues = _chroma(picture)
    weights = weights * (weights > 0.25)
    if weights.sum() < 0.01 * weights.size:
        return None
    direction = (weights * np.exp(2j * np.pi * hues)).sum()
    return nearest_hue(float(np.angle(direction) / (2 * np.pi) % 1))


def _chroma(picture: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Saturation times value, and hue, of every pixel, both in [0, 1]."""
    hsv = np.asarray(Image.fromarray(np.ascontiguousarray(picture[..., :3]), "RGB").convert("HSV")).astype(np.float32)
    return hsv[..., 1] * hsv[..., 2] / 255**2, hsv[..., 0] / 256
