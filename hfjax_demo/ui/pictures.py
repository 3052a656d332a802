"""Images for the browser: their data, file names, settings as text, and links that reproduce them.

An image is sent inside its event as a ``data:`` URL and never stored as a file on this server, as Gradio's cache would.
"""

from __future__ import annotations

import base64
import io
import re
from collections.abc import Container, Mapping
from dataclasses import asdict
from typing import Any
from urllib.parse import urlencode

from PIL.Image import Image

from ..errors import InvalidRequest
from ..events import GeneratedImage
from ..image.schedulers import SCHEDULERS
from ..image_requests import ImageParameters
from ..pictures.metadata import parse_parameters, to_png

TAB_ID = "images"
MAX_LINK_CHARACTERS = 6_000  # servers and chat programs truncate longer addresses
ENLARGED_BELOW = 256  # maximum width and height of an image in pixels that is shown enlarged


def png_url(data: bytes) -> str:
    return "data:image/png;base64," + base64.b64encode(data).decode("ascii")


def encode_png_url(image: Image) -> str:
    buffer = io.BytesIO()
    image.save(buffer, format="PNG", compress_level=1)
    return png_url(buffer.getvalue())


def picture(made: GeneratedImage, model_title: str, grid: str = "") -> dict[str, Any]:
    """Return a finished image for the page's script, or a grid of images, whose first one has these parameters and whose axes
    ``grid`` describes. ``src`` is the file that Download saves."""
    parameters = made.parameters
    told = facts(parameters, model_title)
    if grid:  # only the settings common to all its images
        size = f"{made.image.width} \u00d7 {made.image.height} px"
        common = [row for row in told if row[0].lower() not in grid and row[0] != "Size"]
        told = [["Grid", grid], ["Size", size], *common]
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


def size_text(width: int, height: int) -> str:
    """Return an image's size in pixels as text, with a note if the page shows it enlarged."""
    enlarged = ", shown enlarged" if max(width, height) <= ENLARGED_BELOW else ""
    return f"{width} \u00d7 {height} px" + enlarged


def facts(parameters: ImageParameters, model_title: str, named: Container[str] | None = None) -> list[list[str]]:
    """Return an image's settings without the prompt as pairs of a heading and a text; only those in ``named``, if given."""
    titles = {spec.name: spec.title for spec in SCHEDULERS}
    scheduler = parameters.scheduler
    strength, control = parameters.strength, parameters.control_strength
    edited = parameters.image_guidance_scale
    known = parameters.variation is not None and parameters.variation_seed is not None
    varied = f"{parameters.variation:g} toward seed {parameters.variation_seed}" if known else ""
    rows = [
        ("negative_prompt", "Negative prompt", parameters.negative_prompt),
        ("model", "Model", model_title),
        ("width", "Size", size_text(parameters.width, parameters.height)),
        ("steps", "Steps", str(parameters.steps)),
        ("guidance_scale", "Guidance", f"{parameters.guidance_scale:g}"),
        ("scheduler", "Scheduler", titles.get(scheduler, scheduler) if scheduler else "Default"),
        ("seed", "Seed", str(parameters.seed)),
        ("variation", "Variation", varied),
        ("step_caching", "Step caching", "" if (cached := parameters.step_caching) is None else f"{cached:g}"),
        ("strength", "Strength", "" if strength is None else f"{strength:g}, from another image"),
        ("control_strength", "Control", "" if control is None else f"{control:g}, from a control image"),
        ("image_guidance_scale", "Image guidance", "" if edited is None else f"{edited:g}, of the edited image"),
    ]
    return [[heading, value] for name, heading, value in rows if value and (named is None or name in named)]


def file_name(parameters: ImageParameters, suffix: str = "") -> str:
    """Return a file name valid on every file system: words of the prompt joined by hyphens, and the seed."""
    words = re.sub(r"[^\w]+", "-", parameters.prompt[:200]).strip("-_").lower()
    return f"{words[:50].strip('-_') or 'picture'}-{parameters.seed}{suffix}.png"


def link_query(parameters: ImageParameters) -> str:
    """Return the query of a link that opens the image tab with these parameters; "" if it would be too long."""
    values = {name: value for name, value in asdict(parameters).items() if value not in (None, "")}
    query = urlencode({"tab": TAB_ID, **values})
    return query if len(query) <= MAX_LINK_CHARACTERS else ""


def read_link(values: object) -> tuple[ImageParameters, frozenset[str]] | None:
    """Return the image parameters of a link and the names of those it contains; None for an address without a prompt.

    Raises:
        InvalidRequest: a value is invalid.
    """
    if not isinstance(values, Mapping) or not str(values.get("prompt") or "").strip():
        return None
    named = frozenset(name for name, value in values.items() if isinstance(name, str) and value not in (None, ""))
    try:
        return parse_parameters(values), named
    except InvalidRequest as error:
        raise InvalidRequest(f"This link can't be used. {error}") from error
