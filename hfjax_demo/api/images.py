"""``POST /v1/images/generations``, ``/edits`` and ``/variations``"""

from __future__ import annotations

import base64
import re
import time
from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Annotated, Any

from PIL.Image import Image

from .. import image_requests
from ..catalog import ModelKind, ModelSpec
from ..catalog.model_access import recommended_image_values
from ..errors import InvalidRequest
from ..events import GeneratedImage
from ..pictures.decoding import decode_data_url, read_mask, read_picture
from ..pictures.metadata import read_parameters, to_png
from ..settings import Settings
from .answers import AnswerChoice, AnswerFormat
from .api_call import ApiCall
from .schemas import MAX_FORM_BYTES, MAX_PICTURES_BYTES, OpenAIBody, Unsupported, unsupported_except


class ImageRequestBody(OpenAIBody):
    """Fields of all image requests except the prompt. Those from ``negative_prompt`` to ``image_guidance_scale`` are
    extensions of this server. ``control_image`` is a ``data:`` URL."""

    n: image_requests.ImageCount | None = None
    size: str | None = None
    negative_prompt: str | None = None
    steps: image_requests.Steps | None = None
    guidance_scale: image_requests.GuidanceScale | None = None
    scheduler: image_requests.SchedulerName | None = None
    seed: image_requests.Seed | None = None
    variation: image_requests.Variation | None = None
    variation_seed: image_requests.Seed | None = None
    step_caching: image_requests.StepCaching | None = None
    control_image: str | None = None
    control_strength: image_requests.ControlStrength | None = None
    image_guidance_scale: image_requests.ImageGuidanceScale | None = None
    response_format: Annotated[str | None, unsupported_except("b64_json", why="Only b64_json is supported.")] = None
    output_format: Annotated[str | None, unsupported_except("png", why="Only png is supported.")] = None
    background: Annotated[Any, unsupported_except("auto", "opaque")] = None
    output_compression: Annotated[Any, unsupported_except(100)] = None
    partial_images: Unsupported = None
    quality: Annotated[Any, unsupported_except("auto", "standard")] = None
    stream: Unsupported = None
    style: Unsupported = None
    moderation: Annotated[Any, unsupported_except("auto", "low")] = None


class ImageBody(ImageRequestBody):
    """``POST /v1/images/generations``"""

    max_bytes = MAX_PICTURES_BYTES
    prompt: str


class EditBody(ImageRequestBody):
    """``POST /v1/images/edits``, without its files, of which ``image`` may be several: the one to edit, and others that the
    prompt mentions. ``strength`` is an extension of this server."""

    max_bytes = MAX_FORM_BYTES
    repeated = ("image",)
    files = ("image", "mask", "control_image")
    prompt: str
    strength: image_requests.Strength | None = None
    input_fidelity: Annotated[Any, unsupported_except("low")] = None


class VariationBody(ImageRequestBody):
    """``POST /v1/images/variations``, without its file. ``prompt`` and ``strength`` are extensions of this server."""

    max_bytes = MAX_FORM_BYTES
    files = ("image", "control_image")
    prompt: str | None = None
    strength: image_requests.Strength | None = None


def requests(call: ApiCall, body: ImageBody | EditBody | VariationBody) -> list[image_requests.ImageRequest]:
    """Return the request for images.

    A given image is edited as the prompt says, if the model makes such edits, and else redrawn by its ``strength``. With a mask,
    only what is transparent in that (white, if the mask is opaque) is redrawn. A variation without a prompt uses the prompt in
    its image's parameters.
    """
    limits, files = call.settings, call.files
    spec = call.model(body.model, ModelKind.IMAGE)
    if "image" in body.files and "image" not in files:
        raise InvalidRequest("image is missing; send the image as a file.", field="image")
    values = _setting_values(body, spec, limits)
    if isinstance(body, EditBody) and "mask" in files and body.strength is None:
        values["strength"] = 1.0  # redraw the masked region from scratch
    prompt, negative = body.prompt, body.negative_prompt or ""
    if prompt is None:
        try:
            made = read_parameters(files["image"]).parameters
        except InvalidRequest as error:
            raise InvalidRequest("This image contains no parameters; send a prompt.", field="prompt") from error
        prompt, negative = made.prompt, negative or made.negative_prompt
    size = limits.max_image_size
    request = image_requests.ImageRequest(
        spec.name,
        prompt,
        negative,
        image_requests.image_settings(values, limits),
        init_image=read_picture(files["image"], size) if "image" in files else None,
        mask_image=read_mask(files["mask"], size) if "mask" in files else None,
        control_image=_control_image(files.get("control_image", body.control_image), size),
        reference_images=tuple(read_picture(file, size) for name, file in files.items() if name.startswith("image[")),
    )
    return [request]


def _control_image(given: str | bytes | None, size: int) -> Image | None:
    """Return the control image from a file or a ``data:`` URL, scaled down to the size that a request can use."""
    if given is None:
        return None
    try:
        file = given if isinstance(given, bytes) else decode_data_url(given)
        return read_picture(file, size)
    except InvalidRequest as error:
        raise InvalidRequest(str(error), field="control_image") from error


def _setting_values(body: ImageRequestBody, spec: ModelSpec, limits: Settings) -> dict[str, Any]:
    values = recommended_image_values(spec, limits)
    given = ((item.name, getattr(body, item.name, None)) for item in fields(image_requests.ImageSettings))
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


class ImagesFormat(AnswerFormat[ImageRequestBody]):
    noun = "this image"

    def whole(self, choices: Sequence[AnswerChoice], usage: Mapping[str, Any]) -> dict[str, Any]:
        images: Sequence[GeneratedImage] = choices[0].result.images
        first = images[0].parameters
        return {
            "created": int(time.time()),
            "data": [_image_record(made) for made in images],
            "output_format": "png",
            "size": f"{first.width}x{first.height}",
        }


def _image_record(made: GeneratedImage) -> dict[str, Any]:
    return {
        "b64_json": base64.b64encode(to_png(made.image, made.parameters)).decode(),
        "revised_prompt": None,
        "seed": made.parameters.seed,
        "variation_seed": made.parameters.variation_seed,
        "flagged": made.flagged,
    }
