"""Pictures of one prompt side by side, as one labelled picture: a setting changes with the columns, another with the rows."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Self

from PIL import Image, ImageDraw, ImageFont

from ..errors import InvalidRequest
from ..requests import ImageRequest
from ..settings import Settings

MOST_CELLS, MOST_PUBLIC_CELLS = 25, 6
MOST_VALUE_CHARACTERS = 200
MOST_VALUES_CHARACTERS = MOST_CELLS * (MOST_VALUE_CHARACTERS + 2)  # of an axis
MOST_PIXELS = 1 << 24  # of a grid without its labels: as many as four pictures of 2048 px

_INK, _PAPER, _EMPTY = (30, 30, 30), (255, 255, 255), (235, 235, 235)
_GAP = 4  # pixels
_SMALLEST_LETTER, _LARGEST_LETTER = 11, 28  # pixels


class Changed(StrEnum):
    """What can change from picture to picture."""

    STEPS = "steps"
    GUIDANCE = "guidance"
    SEED = "seed"
    VARIATION = "variation"
    SCHEDULER = "scheduler"
    STRENGTH = "strength"
    PROMPT = "prompt"


_FIELDS = {Changed.GUIDANCE: "guidance_scale"}
_WHOLE = (Changed.STEPS, Changed.SEED)


@dataclass(frozen=True, slots=True)
class Axis:
    """What changes along a grid's columns or rows.

    Attributes:
        values: as somebody has written them. Of a prompt's part the first is what stands in the prompt; each takes its place.
    """

    changed: Changed
    values: tuple[str, ...]

    @classmethod
    def of(cls, changed: object, values: object) -> Self | None:
        """From a name of :class:`Changed` and values with commas between them; None where no name is given.

        Raises:
            InvalidRequest: an unknown name, or no values.
        """
        if changed in (None, ""):
            return None
        if changed not in list(Changed):
            raise InvalidRequest(
                f"{str(changed)[:40]} can't vary in a grid; choose one of {', '.join(Changed)}.", field="grid"
            )
        text = values if isinstance(values, str) else ""
        if len(text) > MOST_VALUES_CHARACTERS:
            raise InvalidRequest(f"The values of {changed} are too long; use fewer or shorter ones.", field="grid")
        given = tuple(part.strip() for part in text.split(",") if part.strip())
        if not given or max(map(len, given)) > MOST_VALUE_CHARACTERS:
            raise InvalidRequest(
                f"Separate the values of {changed} with commas; each has at most {MOST_VALUE_CHARACTERS} characters.",
                field="grid",
            )
        return cls(Changed(str(changed)), given)

    def label(self, place: int) -> str:
        """What stands beside the pictures of one of its values."""
        value = self.values[place]
        return value if self.changed in (Changed.PROMPT, Changed.SCHEDULER) else f"{self.changed} {value}"

    def applied(self, request: ImageRequest, place: int) -> ImageRequest:
        """The request with one of the values.

        Raises:
            InvalidRequest: no such value is possible, or the prompt lacks the words that are to change.
        """
        value = self.values[place]
        if self.changed is Changed.PROMPT:
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
        if self.changed is Changed.SCHEDULER:
            return value
        try:
            return int(value) if self.changed in _WHOLE else float(value)
        except ValueError:
            return value  # the settings say what they take


@dataclass(frozen=True, slots=True)
class Grid:
    """The pictures of a grid, row by row.

    Attributes:
        requests: each of one picture.
        rows: None where there is a single row.
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
    """The grid that a form asks for; None if it asks for none.

    Args:
        request: what all pictures have in common.
        seed, variation_seed: of all of them, where the request names none and no axis is of seeds.

    Raises:
        InvalidRequest: a value that is not possible, too many pictures, two axes of the same kind, or given latents.
    """
    if columns is None:
        columns, rows = rows, None
    if columns is None:
        return None
    if rows is not None and rows.changed is columns.changed:
        raise InvalidRequest(f"Columns and rows both vary {rows.changed}; choose two different settings.", field="grid")
    if Changed.STRENGTH in (columns.changed, rows.changed if rows else None) and request.init_image is None:
        raise InvalidRequest("Strength requires an initial image; add one, or vary another setting.", field="grid")
    count = len(columns.values) * (len(rows.values) if rows else 1)
    most = MOST_PUBLIC_CELLS if limits.public else MOST_CELLS
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
        changed = rows.applied(common, row) if rows else common
        requests += [columns.applied(changed, column) for column in range(len(columns.values))]
    return Grid(tuple(requests), columns, rows)


def drawn(grid: Grid, pictures: Sequence[Image.Image]) -> Image.Image:
    """The grid as one picture in RGB, with as many of its pictures as there are; the places of the others are grey.

    Pictures are as large as they are, or smaller if all of them have more than :data:`MOST_PIXELS`.
    """
    across, down = len(grid.columns.values), len(grid.rows.values) if grid.rows else 1
    width, height = (max(sides) for sides in zip(*(picture.size for picture in pictures), strict=True))
    scale = min(1.0, math.sqrt(MOST_PIXELS / (across * down * width * height)))
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
        name = _cut(grid.columns.label(column), font, width)
        pen.text((left + width // 2, head // 2), name, fill=_INK, font=font, anchor="mm")
    for row, name in enumerate(names):
        middle = head + row * (height + _GAP) + height // 2
        pen.text((side // 2, middle), _cut(name, font, side), fill=_INK, font=font, anchor="mm")
    for place in range(across * down):
        row, column = divmod(place, across)
        corner = (side + column * (width + _GAP), head + row * (height + _GAP))
        if place < len(pictures):
            picture = pictures[place].convert("RGB")
            whole.paste(picture if scale == 1 else picture.resize((width, height), Image.Resampling.LANCZOS), corner)
        else:
            whole.paste(_EMPTY, (*corner, corner[0] + width, corner[1] + height))
    return whole


def _cut(text: str, font: Any, room: int) -> str:
    """As much of a text as ``room`` pixels take."""
    text = " ".join(text.split())
    if font.getlength(text) <= room:
        return text
    kept = next((end for end in range(len(text), 0, -1) if font.getlength(text[:end] + "…") <= room), 0)
    return text[:kept] + "…"
