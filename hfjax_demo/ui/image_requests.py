"""From what a browser or an API client sent to an :class:`ImageRequest`, with every bound of the public page checked.

A browser can send anything to any handler, so nothing here relies on what the page's own controls allow.
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import Mapping, Sequence
from typing import Any

from PIL.Image import Image

from ..catalog import Catalog, ModelKind, ModelSpec
from ..catalog.offered import check_model, recommended_values
from ..errors import InvalidRequest
from ..image.reading import MAX_FILE_BYTES, as_rgb, open_picture
from ..requests import SIZE_STEP, ImageRequest, ImageSettings, image_settings
from ..runtime.manager import ModelStatus
from ..settings import Settings

SETTINGS_ORDER = ("width", "height", "steps", "guidance_scale", "scheduler", "random_seed", "seed", "count", "strength")


def check_image_model(name: object, catalog: Catalog, settings: Settings) -> str:
    """The name, if this server serves an image model of that name; raises as :func:`.requests.check_model`."""
    return check_model(name, catalog, settings, ModelKind.IMAGE)


def recommended(spec: ModelSpec, limits: Settings) -> ImageSettings:
    """What the model's makers recommend, over this program's defaults, the size no larger than this server makes."""
    return image_settings(recommended_values(spec, limits), limits)


def image_request(
    model: str, prompt: object, negative_prompt: object, settings: ImageSettings, init_image: Image | None = None
) -> ImageRequest:
    """The request for pictures. ``prompt`` and ``negative_prompt`` are as a stranger sent them.

    Raises:
        InvalidRequest: a text that is too long, no prompt, or something else in the place of one.
    """
    prompt = "" if prompt is None else prompt
    negative_prompt = "" if negative_prompt is None else negative_prompt
    if not isinstance(prompt, str) or not isinstance(negative_prompt, str):
        raise InvalidRequest("prompt and negative_prompt must be texts.")
    return ImageRequest(
        model=model, prompt=prompt, negative_prompt=negative_prompt, settings=settings, init_image=init_image
    )


def form_settings(values: Sequence[Any], limits: Settings) -> ImageSettings:
    """Image settings from the controls' values, in :data:`SETTINGS_ORDER`.

    Raises:
        InvalidRequest: a value is missing or out of range.
    """
    if len(values) != len(SETTINGS_ORDER):
        raise InvalidRequest("The page sent incomplete settings; reload it.")
    named = dict(zip(SETTINGS_ORDER, values, strict=True))
    if named.pop("random_seed"):
        named["seed"] = None
    elif named["seed"] is None:
        raise InvalidRequest("The seed is empty; give a whole number or choose a random one.")
    for name in ("width", "height"):
        named[name] = None if is_open(named[name]) else named[name]
    return image_settings(named, limits)


def given_picture(given: object) -> Image:
    """The picture that a person handed in, opened with its metadata.

    The page sends ``{"data": a data URL}``; or ``{"bytes": its size}`` for a file so large that it was not even read.

    Raises:
        InvalidRequest: there is none that can be read.
    """
    values = given if isinstance(given, Mapping) else {}
    size = values.get("bytes")
    if isinstance(size, int | float) and size > MAX_FILE_BYTES:
        raise InvalidRequest(too_large(size))
    return open_picture(data_of(values.get("data")))


def data_of(url: object) -> bytes:
    """The file in a ``data:`` URL, as the page sends pictures that people hand in.

    Raises:
        InvalidRequest: it is none, or larger than a picture's file may be.
    """
    if not isinstance(url, str) or not url.startswith("data:"):
        raise InvalidRequest("The picture did not arrive; give it again.")
    head, _, text = url.partition(",")
    if len(text) * 3 // 4 > MAX_FILE_BYTES + 2:
        raise InvalidRequest(too_large(len(text) * 3 // 4))
    try:
        if not head.endswith(";base64"):
            raise ValueError
        return base64.b64decode(text, validate=True)
    except (ValueError, binascii.Error) as error:
        raise InvalidRequest("The picture did not arrive whole; give it again.") from error


def too_large(size: float) -> str:
    """What the page says of a file that it does not even read. ``size`` is in bytes."""
    return (
        f"The picture's file has {size / 1e6:.0f} MB; {MAX_FILE_BYTES / 1e6:.0f} MB are the most. Give a smaller one."
    )


def init_image(url: object) -> Image | None:
    """The picture to begin from, as a person sees it; None where the page sent none.

    Raises:
        InvalidRequest: it cannot be read.
    """
    if url is None or url == "":
        return None
    return as_rgb(open_picture(data_of(url)))


def scaled(image: Image, limit: int) -> Image:
    """The picture with no more pixels than the largest one that can begin from it needs: the browser sends it each time."""
    factor = min(limit / min(image.size), 4 * limit / max(image.size), 1)
    if factor == 1:
        return image
    return image.resize((max(round(image.width * factor), 1), max(round(image.height * factor), 1)))


def own_size(status: ModelStatus) -> tuple[int, int] | None:
    """The model's own width and height, as far as it is known before the model has been loaded."""
    if status.image is not None:
        return status.image.width, status.image.height
    width, height = status.spec.image_settings.get("width"), status.spec.image_settings.get("height")
    return (int(width), int(height)) if width and height else None


def is_open(side: object) -> bool:
    """Whether the form leaves a picture's width or height to the model."""
    return side is None or side == 0


def shaped(own: tuple[int, int] | None, shape: str, limit: int) -> tuple[int, int] | None:
    """The size behind a preset, near what the model was made for and within ``limit``; None is the model's own.

    ``shape`` is "portrait" or "landscape", two to three, with the model's own longer side as the shorter one where there
    is room for it; anything else is the model's own.
    """
    if shape not in ("portrait", "landscape"):
        return own
    short = max(own) if own else 512
    long = min(short * 3 // 2, limit) // SIZE_STEP * SIZE_STEP
    short = max(min(short, long * 2 // 3) // SIZE_STEP * SIZE_STEP, SIZE_STEP)
    return (short, long) if shape == "portrait" else (long, short)
