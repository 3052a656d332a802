"""Pictures on their way to the browser: as data, with their names, their facts and the links that make them again.

A picture travels inside the event that announces it, as a ``data:`` URL. So none is ever a file of this server: nothing
to guess the address of, nothing to delete, and nothing that outlives the page it was drawn for. Gradio's own cache, where
the Image and Gallery components put what they show, would keep them for anyone who has the address.
"""

from __future__ import annotations

import base64
import io
import re
from collections.abc import Container, Mapping
from dataclasses import asdict
from typing import Any, TypedDict
from urllib.parse import urlencode

from PIL.Image import Image

from ..errors import InvalidRequest
from ..events import GeneratedImage
from ..image.schedulers import SCHEDULERS
from ..pictures.metadata import from_values, to_png
from ..requests import ImageParameters
from . import words_images as words

TAB_ID = "images"
MAX_LINK_CHARACTERS = 6_000  # servers and chat programs cut longer addresses off
ENLARGED_BELOW = 256  # maximum width and height of an image in pixels that is shown enlarged


class Picture(TypedDict):
    """A picture as the page's script takes it.

    ``src`` is the whole PNG file with its parameters, the one that Download saves. ``facts`` are pairs of a heading and a value.
    ``link`` is the query of a link that opens the form with the same parameters; empty where it would be too long.
    ``grid`` says what changes from picture to picture where it is many of them, whose first has these parameters; else empty.
    """

    src: str
    name: str
    prompt: str
    width: int
    height: int
    facts: list[list[str]]
    parameters: dict[str, Any]
    link: str
    flagged: bool
    grid: str


def png_url(data: bytes) -> str:
    """A PNG file as a ``data:`` URL."""
    return "data:image/png;base64," + base64.b64encode(data).decode("ascii")


def plain_url(image: Image) -> str:
    """A picture without parameters, such as a preview, as a ``data:`` URL."""
    buffer = io.BytesIO()
    image.save(buffer, format="PNG", compress_level=1)
    return png_url(buffer.getvalue())


def picture(made: GeneratedImage, model_title: str, grid: str = "") -> Picture:
    """A finished picture, or a grid of them, for the page."""
    parameters = made.parameters
    told = facts(parameters, model_title)
    if grid:  # what all its pictures have in common
        size = words.SIZE_FACT.format(width=made.image.width, height=made.image.height)
        common = [row for row in told if row[0].lower() not in grid and row[0] != words.SIZE]
        told = [[words.GRID_FACT, grid], [words.SIZE, size], *common]
    return {
        "src": png_url(to_png(made.image, parameters)),
        "name": file_name(parameters, "-grid" if grid else ""),
        "prompt": parameters.prompt,
        "width": made.image.width,
        "height": made.image.height,
        "facts": told,
        "parameters": asdict(parameters),
        "link": link_query(parameters),
        "flagged": made.flagged,
        "grid": grid,
    }


def size_fact(width: int, height: int) -> str:
    """A picture's size in pixels, and a note if the page shows it enlarged."""
    enlarged = words.ENLARGED if max(width, height) <= ENLARGED_BELOW else ""
    return words.SIZE_FACT.format(width=width, height=height) + enlarged


def facts(parameters: ImageParameters, model_title: str, named: Container[str] | None = None) -> list[list[str]]:
    """A picture's settings for people, as pairs of a heading and a value; the prompt is not among them. Of the parameters only
    those in ``named``, if it is given."""
    titles = {spec.name: spec.title for spec in SCHEDULERS}
    scheduler = parameters.scheduler
    strength, control = parameters.strength, parameters.control_strength
    varied = ""
    if parameters.variation is not None and parameters.variation_seed is not None:
        varied = words.VARIATION_FACT.format(variation=parameters.variation, seed=parameters.variation_seed)
    rows = [
        ("negative_prompt", words.NEGATIVE, parameters.negative_prompt),
        ("model", words.MODEL, model_title),
        ("width", words.SIZE, size_fact(parameters.width, parameters.height)),
        ("steps", words.STEPS, str(parameters.steps)),
        ("guidance_scale", words.GUIDANCE, f"{parameters.guidance_scale:g}"),
        ("scheduler", words.SCHEDULER, titles.get(scheduler, scheduler) if scheduler else words.OWN_SCHEDULER),
        ("seed", words.SEED, str(parameters.seed)),
        ("variation", words.VARIATION, varied),
        ("strength", words.STRENGTH, "" if strength is None else words.STRENGTH_FACT.format(strength=strength)),
        (
            "control_strength",
            words.CONTROL_FACT,
            "" if control is None else words.FOLLOWED_FACT.format(strength=control),
        ),
    ]
    return [[heading, value] for name, heading, value in rows if value and (named is None or name in named)]


def file_name(parameters: ImageParameters, suffix: str = "") -> str:
    """A name that every file system takes: words of the prompt joined by hyphens, and the seed."""
    words = re.sub(r"[^\w]+", "-", parameters.prompt[:200]).strip("-_").lower()
    return f"{words[:50].strip('-_') or 'picture'}-{parameters.seed}{suffix}.png"


def link_query(parameters: ImageParameters) -> str:
    """The query of a link that opens the image tab with these parameters; empty if it would be too long."""
    values = {name: value for name, value in asdict(parameters).items() if value not in (None, "")}
    query = urlencode({"tab": TAB_ID, **values})
    return query if len(query) <= MAX_LINK_CHARACTERS else ""


def read_link(values: object) -> tuple[ImageParameters, frozenset[str]] | None:
    """What a link asks for, and which of the parameters it names; None for an address that asks for no picture.

    Raises:
        InvalidRequest: a value that cannot be one.
    """
    if not isinstance(values, Mapping) or not str(values.get("prompt") or "").strip():
        return None
    named = frozenset(name for name, value in values.items() if isinstance(name, str) and value not in (None, ""))
    try:
        return from_values(values), named
    except InvalidRequest as error:
        raise InvalidRequest(words.UNUSABLE_LINK.format(why=str(error))) from error
