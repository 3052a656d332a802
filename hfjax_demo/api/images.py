"""``POST /v1/images/generations``, ``/edits`` and ``/variations``"""

from __future__ import annotations

import base64
import re
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from typing import Any

from PIL.Image import Image

from ..catalog import ModelKind, ModelSpec
from ..catalog.offered import recommended_values
from ..errors import InvalidRequest
from ..events import GeneratedImage, ImagesReady
from ..pictures.metadata import read_described, to_png
from ..pictures.reading import data_of, read_mask, read_picture
from ..requests import ImageRequest, ImageSettings, Request, image_settings
from ..settings import Settings
from .calls import MAX_PICTURES_BYTES, Call
from .forms import read_form
from .listening import only_event
from .schemas import EditBody, ImageBody, PictureBody, VariationBody, parsed, parsed_fields


async def generate(call: Call) -> dict[str, Any]:
    """Draw, and wait for the pictures. Each is a PNG file with its parameters inside.

    Raises:
        Refusal: the body is wrong, or the request was refused or failed.
        ClientGone: the computation is cancelled.
    """
    body = parsed(ImageBody, await call.body(MAX_PICTURES_BYTES))

    def prepare() -> Sequence[Request]:
        spec = call.model(body.model, ModelKind.IMAGE)
        settings = image_settings(_values(body, spec, call.server.settings), call.server.settings)
        control = _control(body.control_image, call.server.settings)
        return [ImageRequest(spec.name, body.prompt, body.negative_prompt or "", settings, control_image=control)]

    return await _drawn(call, prepare)


async def edit(call: Call) -> dict[str, Any]:
    """Draw a picture anew: as far as the strength says, or only where its mask is transparent, or white if it is opaque.

    Raises:
        Refusal, ClientGone: as of :func:`generate`.
    """
    texts, files = await read_form(call)
    body = parsed_fields(EditBody, texts)

    def prepare() -> Sequence[Request]:
        limits = call.server.settings
        spec = call.model(body.model, ModelKind.IMAGE)
        picture, mask = _picture(files), files.get("mask")
        values = _values(body, spec, limits)
        if mask is not None and body.strength is None:
            values["strength"] = 1.0  # what is masked is to be gone
        return [
            ImageRequest(
                spec.name,
                body.prompt,
                body.negative_prompt or "",
                image_settings(values, limits),
                init_image=read_picture(picture, limits.max_image_size),
                mask_image=None if mask is None else read_mask(mask, limits.max_image_size),
                control_image=_control(files.get("control_image", body.control_image), limits),
            )
        ]

    return await _drawn(call, prepare)


async def vary(call: Call) -> dict[str, Any]:
    """Draw a picture anew as far as the strength says, by the prompt that it was made with, or another one.

    Raises:
        Refusal, ClientGone: as of :func:`generate`. A picture that does not say its prompt needs one beside it.
    """
    texts, files = await read_form(call)
    body = parsed_fields(VariationBody, texts)

    def prepare() -> Sequence[Request]:
        limits = call.server.settings
        spec = call.model(body.model, ModelKind.IMAGE)
        picture = _picture(files)
        values = _values(body, spec, limits)
        prompt, negative = body.prompt, body.negative_prompt or ""
        if prompt is None:
            try:
                made = read_described(picture).parameters
            except InvalidRequest as error:
                raise InvalidRequest("This image contains no parameters; send a prompt.", field="prompt") from error
            prompt, negative = made.prompt, body.negative_prompt or made.negative_prompt
        given = read_picture(picture, limits.max_image_size)
        settings = image_settings(values, limits)
        control = _control(files.get("control_image", body.control_image), limits)
        return [ImageRequest(spec.name, prompt, negative, settings, init_image=given, control_image=control)]

    return await _drawn(call, prepare)


def _control(given: str | bytes | None, limits: Settings) -> Image | None:
    """The control picture, a file or a ``data:`` URL, no larger than it can be needed.

    Raises:
        InvalidRequest: it cannot be read.
    """
    if given is None:
        return None
    try:
        file = given if isinstance(given, bytes) else data_of(given)
        return read_picture(file, limits.max_image_size)
    except InvalidRequest as error:
        raise InvalidRequest(str(error), field="control_image") from error


def _picture(files: Mapping[str, bytes]) -> bytes:
    if "image" not in files:
        raise InvalidRequest("image is missing; send the image as a file.", field="image")
    return files["image"]


async def _drawn(call: Call, prepare: Callable[[], Sequence[Request]]) -> dict[str, Any]:
    streams, _ = await call.submit(prepare)
    ready, _ = await only_event(streams, call.receive, ImagesReady, "this image")
    data = await call.server.apart(lambda: [_record(made) for made in ready.images])
    first = ready.images[0].parameters
    return {
        "created": int(time.time()),
        "data": data,
        "output_format": "png",
        "size": f"{first.width}x{first.height}",
    }


def _values(body: PictureBody, spec: ModelSpec, limits: Settings) -> dict[str, Any]:
    values = recommended_values(spec, limits)
    given = ((item.name, getattr(body, item.name, None)) for item in fields(ImageSettings))
    values |= {name: value for name, value in given if value is not None}
    if body.n is not None:
        values["count"] = body.n
    if body.size not in (None, "auto"):
        found = re.fullmatch(r"(\d{1,5})x(\d{1,5})", str(body.size), re.ASCII)
        if found is None:
            raise InvalidRequest(
                f'size is {str(body.size)[:40]!r}; give width and height as in "512x512".', field="size"
            )
        values |= {"width": int(found[1]), "height": int(found[2])}
    return values


def _record(made: GeneratedImage) -> dict[str, Any]:
    return {
        "b64_json": base64.b64encode(to_png(made.image, made.parameters)).decode(),
        "revised_prompt": None,
        "seed": made.parameters.seed,
        "variation_seed": made.parameters.variation_seed,
        "flagged": made.flagged,
    }
