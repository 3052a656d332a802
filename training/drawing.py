"""Pictures about a run: grids of samples with captions, and loss curves. Only Pillow is needed."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw

INK, GRID_LINE, CURVE = (40, 40, 40), (225, 225, 225), (40, 100, 210)


def picture_grid(pictures: np.ndarray, columns: int, labels: Sequence[str] = (), gap: int = 6) -> Image.Image:
    """Pictures ``uint8 [n, h, w, 3]`` in rows of ``columns``, each with its label below where there are labels."""
    count, height, width, _ = pictures.shape
    line = 14 if labels else 0
    rows = math.ceil(count / columns)
    sheet = Image.new("RGB", (columns * (width + gap) + gap, rows * (height + line + gap) + gap), "white")
    draw = ImageDraw.Draw(sheet)
    for i in range(count):
        left = gap + (i % columns) * (width + gap)
        top = gap + (i // columns) * (height + line + gap)
        sheet.paste(Image.fromarray(pictures[i]), (left, top))
        if labels:
            draw.text((left, top + height + 1), _fitting(draw, labels[i], width), fill=INK)
    return sheet


def loss_curve(curve: Sequence[tuple[int, float, float]], path: Path, width: int = 900, height: int = 420) -> None:
    """Loss (on a logarithmic scale) over training minutes; ``curve`` has (step, seconds, loss)."""
    margin = 56
    minutes = np.array([seconds / 60 for _, seconds, _ in curve])
    losses = np.log10([loss for _, _, loss in curve])
    low, high = float(losses.min()), float(max(losses.max(), losses.min() + 1e-3))
    sheet = Image.new("RGB", (width, height), "white")
    draw = ImageDraw.Draw(sheet)
    for i in range(6):
        share = i / 5
        y = margin / 2 + share * (height - 1.5 * margin)
        x = margin + share * (width - 1.5 * margin)
        draw.line((margin, y, width - margin / 2, y), fill=GRID_LINE)
        draw.text((6, y - 6), f"{10 ** (high - share * (high - low)):.3f}", fill=INK)
        draw.text((x - 8, height - margin + 8), f"{share * minutes[-1]:.0f}", fill=INK)
    draw.text((margin, height - 24), f"training minutes; {curve[-1][0]} steps, loss {curve[-1][2]:.4f}", fill=INK)
    xs = margin + minutes / max(minutes[-1], 1e-9) * (width - 1.5 * margin)
    ys = margin / 2 + (high - losses) / (high - low) * (height - 1.5 * margin)
    draw.line(list(zip(xs.tolist(), ys.tolist(), strict=True)), fill=CURVE, width=2)
    sheet.save(path)


def _fitting(draw: ImageDraw.ImageDraw, text: str, width: int) -> str:
    """The text, cut off with dots where it is wider than ``width``."""
    if draw.textlength(text) <= width:
        return text
    while text and draw.textlength(text + "...") > width:
        text = text[:-1]
    return text + "..."
