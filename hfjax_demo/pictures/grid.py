"""Grids: images of one prompt as one labelled image, with one setting varied across the columns and another down the rows."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Self

from PIL import Image, ImageDraw, ImageFont

from ..errors import InvalidRequest
from ..image_requests import ImageRequest
from ..settings import Settings

MAX_CELLS, MAX_PUBLIC_CELLS = 25, 6
MAX_VALUE_CHARACTERS = 200
MAX_AXIS_CHARACTERS = MAX_CELLS * (MAX_VALUE_CHARACTERS + 2)  # of an axis
MAX_GRID_PIXELS = 1 << 24  # of a grid without its labels; four images of 2048 px have as many

_INK, _PAPER, _EMPTY = (30, 30, 30), (255, 255, 255), (235, 235, 235)
_GAP = 4  # pixels
_SMALLEST_LETTER, _LARGEST_LETTER = 11, 28  # pixels


class VariedSetting(StrEnum):
    """Settings that can vary in a grid."""

    STEPS = "steps"
    GUIDANCE = "guidance"
    SEED = "seed"
    VARIATION = "variation"
    SCHEDULER = "scheduler"
    STRENGTH = "strength"
    PROMPT = "prompt"


_FIELDS = {VariedSetting.GUIDANCE: "guidance_scale"}
_INTEGER_SETTINGS = (VariedSetting.STEPS, VariedSetting.SEED)


@dataclass(frozen=True, slots=True)
class Axis:
    """The setting that varies along a grid's columns or rows.

    Attributes:
        values: as entered. For a prompt, the first value is a part of the prompt, and each value replaces it.
    """

    changed: VariedSetting
    values: tuple[str, ...]

    @classmethod
    def of(cls, changed: object, values: object) -> Self | None:
        """Create an axis from a name of :class:`VariedSetting` and comma-separated values; return None if no name is given.

        Raises:
            InvalidRequest: the name is unknown, or the values are missing or too long.
        """
        if changed in (None, ""):
            return None
        if changed not in list(VariedSetting):
            raise InvalidRequest(
                f"{str(changed)[:40]} can't vary in a grid; choose one of {', '.join(VariedSetting)}.", field="grid"
            )
        text = values if isinstance(values, str) else ""
        if len(text) > MAX_AXIS_CHARACTERS:
            raise InvalidRequest(f"The values of {changed} are too long; use fewer or shorter ones.", field="grid")
        given = tuple(part.strip() for part in text.split(",") if part.strip())
        if not given or max(map(len, given)) > MAX_VALUE_CHARACTERS:
            raise InvalidRequest(
                f"Separate the values of {changed} with commas; each has at most {MAX_VALUE_CHARACTERS} characters.",
                field="grid",
            )
        return cls(VariedSetting(str(changed)), given)

    def label(self, place: int) -> str:
        """Return the label of the images with one of the values."""
        value = self.values[place]
        return value if self.changed in (VariedSetting.PROMPT, VariedSetting.SCHEDULER) else f"{self.changed} {value}"

    def apply_to(self, request: ImageRequest, place: int) -> ImageRequest:
        """Return the request with one of the values.

        Raises:
            InvalidRequest: the value is invalid, or the prompt does not contain the words to be replaced.
        """
        value = self.values[place]
        if self.changed is VariedSetting.PROMPT:
            words = self.values[0]
            if words not in request.prompt:
                raise InvalidRequest(
                    f"The prompt does not contain {words[:80]!r}; the first value must be a part of the prompt.",
                    field="grid",
                )
            return dataclasses.replace(request, prompt=request.prompt.replace(words, value))
        changes = {_FIELDS.get(self.changed, str(self.changed)): self._number(value)}
        return dataclasses.replace(request, settings=dataclasses.replace(request.settings, **changes))

    def _number(self, value: str) -> Any:
        if self.changed is VariedSetting.SCHEDULER:
            return value
        try:
            return int(value) if self.changed in _INTEGER_SETTINGS else float(value)
        except ValueError:
            return value  # the validation of the settings rejects it


@dataclass(frozen=True, slots=True)
class Grid:
    """The requests of a grid, row by row.

    Attributes:
        requests: one for each image.
        rows: None for a single row.
    """

    requests: tuple[ImageRequest, ...]
    columns: Axis
    rows: Axis | None

    def __str__(self) -> str:
        axes = [axis for axis in (self.columns, self.rows) if axis is not None]
        return " by ".join(f"{axis.changed} {', '.join(axis.values)}" for axis in axes)


def make_grid(
    request: ImageRequest,
    columns: Axis | None,
    rows: Axis | None,
    *,
    seed: int,
    variation_seed: int,
    limits: Settings,
) -> Grid | None:
    """Create the grid that a form describes; return None if it describes none.

    Args:
        request: the common settings of all images.
        seed, variation_seed: used for all images, if neither the request nor an axis sets the seed.

    Raises:
        InvalidRequest: a value does not suit the request, there are too many images, or both axes vary the same setting.
    """
    if columns is None:
        columns, rows = rows, None
    if columns is None:
        return None
    if rows is not None and rows.changed is columns.changed:
        raise InvalidRequest(f"Columns and rows both vary {rows.changed}; choose two different settings.", field="grid")
    if VariedSetting.STRENGTH in (columns.changed, rows.changed if rows else None) and request.init_image is None:
        raise InvalidRequest("Strength requires an initial image; add one, or vary another setting.", field="grid")
    count = len(columns.values) * (len(rows.values) if rows else 1)
    most = MAX_PUBLIC_CELLS if limits.public else MAX_CELLS
    if count > most:
        raise InvalidRequest(f"This grid has {count} images; the limit is {most}. Use fewer values.", field="grid")
    asked = request.settings
    settings = dataclasses.replace(
        asked,
        count=1,
        seed=seed if asked.seed is None else asked.seed,
        variation_seed=variation_seed if asked.variation_seed is None else asked.variation_seed,
    )
    common = dataclasses.replace(request, settings=settings)
    requests = []
    for row in range(len(rows.values) if rows else 1):
        changed = rows.apply_to(common, row) if rows else common
        requests += [columns.apply_to(changed, column) for column in range(len(columns.values))]
    return Grid(tuple(requests), columns, rows)


def draw_grid(grid: Grid, pictures: Sequence[Image.Image]) -> Image.Image:
    """Draw the grid as one RGB image with the images made so far; missing ones are grey.

    Images keep their size, unless the grid would exceed :data:`MAX_GRID_PIXELS`; then they are scaled down.
    """
    across, down = len(grid.columns.values), len(grid.rows.values) if grid.rows else 1
    width, height = (max(sides) for sides in zip(*(picture.size for picture in pictures), strict=True))
    scale = min(1.0, math.sqrt(MAX_GRID_PIXELS / (across * down * width * height)))
    width, height = max(round(width * scale), 1), max(round(height * scale), 1)
    letter = min(max(width // 14, _SMALLEST_LETTER), _LARGEST_LETTER)
    font = ImageFont.load_default(letter)
    head = 2 * letter
    names = [grid.rows.label(row) for row in range(down)] if grid.rows else []
    side = min(max((math.ceil(font.getlength(name)) + letter for name in names), default=0), width)
    whole = Image.new("RGB", (side + across * (width + _GAP) - _GAP, head + down * (height + _GAP) - _GAP), _PAPER)
    pen = ImageDraw.Draw(whole)
    for column in range(across):
        left = side + column * (width + _GAP)
        name = _shorten(grid.columns.label(column), font, width)
        pen.text((left + width // 2, head // 2), name, fill=_INK, font=font, anchor="mm")
    for row, name in enumerate(names):
        middle = head + row * (height + _GAP) + height // 2
        pen.text((side // 2, middle), _shorten(name, font, side), fill=_INK, font=font, anchor="mm")
    for place in range(across * down):
        row, column = divmod(place, across)
        corner = (side + column * (width + _GAP), head + row * (height + _GAP))
        if place < len(pictures):
            picture = pictures[place].convert("RGB")
            whole.paste(picture if scale == 1 else picture.resize((width, height), Image.Resampling.LANCZOS), corner)
        else:
            whole.paste(_EMPTY, (*corner, corner[0] + width, corner[1] + height))
    return whole


def _shorten(text: str, font: Any, room: int) -> str:
    text = " ".join(text.split())
    if font.getlength(text) <= room:
        return text
    kept = next((end for end in range(len(text), 0, -1) if font.getlength(text[:end] + "…") <= room), 0)
    return text[:kept] + "…"
