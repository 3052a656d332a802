"""A picture's parameters inside its PNG file, and back.

Two text chunks are written. ``hfjax_demo`` is a JSON object, exact, and what this program reads first. ``parameters`` is
the one-paragraph form that stable-diffusion-webui began and most image tools show; where only that is there, as in other
programs' pictures, what it says is read as far as it goes.
"""

from __future__ import annotations

import dataclasses
import io
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PIL.Image import Image
from PIL.PngImagePlugin import PngInfo

from ..errors import InvalidRequest
from ..requests import USUAL_GUIDANCE_SCALE, USUAL_STEPS, ImageParameters
from .reading import opened

CHUNK = "hfjax_demo"
COMMON_CHUNK = "parameters"
MAX_CHUNK_CHARACTERS = 32_768  # of a text chunk that is looked into, unpacked
NO_PARAMETERS = "This picture carries no parameters; drop a PNG file as this program or a similar one has saved it."

_NAMES = tuple(item.name for item in dataclasses.fields(ImageParameters))


def to_png(image: Image, parameters: ImageParameters) -> bytes:
    """The picture as a PNG file that carries its parameters."""
    buffer = io.BytesIO()
    image.save(buffer, format="PNG", pnginfo=png_info(parameters))
    return buffer.getvalue()


def png_info(parameters: ImageParameters) -> PngInfo:
    """The text chunks, for :meth:`PIL.Image.Image.save`."""
    info = PngInfo()
    info.add_itxt(COMMON_CHUNK, _paragraph(parameters))
    info.add_itxt(CHUNK, json.dumps(as_dict(parameters), ensure_ascii=False))
    return info


def as_dict(parameters: ImageParameters) -> dict[str, Any]:
    """The parameters as a flat dictionary of JSON values."""
    return dataclasses.asdict(parameters)


def read_parameters(source: Path | bytes) -> ImageParameters:
    """The parameters in a picture's file.

    Raises:
        InvalidRequest: as :func:`.reading.open_picture` and :func:`parameters_of` do.
    """
    with opened(source) as image:  # whole, since chunks may stand behind the pixels
        return parameters_of(image)


def parameters_of(image: Image) -> ImageParameters:
    """The parameters in an opened picture.

    Raises:
        InvalidRequest: it carries none, none that make sense, or more than :data:`MAX_CHUNK_CHARACTERS` of them.
    """
    chunks: dict[Any, Any] = getattr(image, "text", None) or image.info
    exact, common = chunks.get(CHUNK), chunks.get(COMMON_CHUNK)
    for chunk in (exact, common):
        if isinstance(chunk, str) and len(chunk) > MAX_CHUNK_CHARACTERS:
            raise InvalidRequest(
                f"This picture's parameters are {len(chunk):,} characters long; {MAX_CHUNK_CHARACTERS:,} are the most. "
                "Give another picture."
            )
    if isinstance(exact, str):
        try:
            found = json.loads(exact)
        except (ValueError, RecursionError):  # the latter for what is nested without end
            found = None
        if isinstance(found, dict):
            return from_values(found)
    if isinstance(common, str):
        return from_values(_parse_paragraph(common))
    raise InvalidRequest(NO_PARAMETERS)


def from_values(values: Mapping[str, Any]) -> ImageParameters:
    """Parameters from loose values, such as a JSON object's or a link's; numbers may be texts.

    Whatever is missing takes a neutral value: no model's name is the empty one, and so is no negative prompt.

    Raises:
        InvalidRequest: no prompt, or a value that cannot be one.
    """
    given = {name: values[name] for name in _NAMES if values.get(name) not in (None, "")}
    prompt = given.get("prompt", "")
    if isinstance(prompt, str) and not prompt.strip():
        raise InvalidRequest(NO_PARAMETERS, field="prompt")
    neutral = {
        "model": "",
        "negative_prompt": "",
        "width": 512,
        "height": 512,
        "steps": USUAL_STEPS,
        "guidance_scale": USUAL_GUIDANCE_SCALE,
        "scheduler": None,
        "seed": 0,
    }
    try:
        return ImageParameters(**{**neutral, **given})
    except InvalidRequest as error:
        raise InvalidRequest(f"These parameters cannot be used: {error}", field=error.field) from None


def _paragraph(parameters: ImageParameters) -> str:
    lines = [parameters.prompt]
    if parameters.negative_prompt:
        lines.append(f"Negative prompt: {parameters.negative_prompt}")
    facts = {
        "Steps": parameters.steps,
        "Sampler": parameters.scheduler,
        "CFG scale": f"{parameters.guidance_scale:g}",
        "Seed": parameters.seed,
        "Size": f"{parameters.width}x{parameters.height}",
        "Model": parameters.model,
        "Variation seed": parameters.variation_seed,
        "Variation seed strength": parameters.variation,
        "Denoising strength": parameters.strength,
    }
    lines.append(", ".join(f"{name}: {value}" for name, value in facts.items() if value is not None))
    return "\n".join(lines)


def _parse_paragraph(text: str) -> dict[str, Any]:
    """What :func:`_paragraph` and its relatives say. Other programs' names of models and samplers mean nothing here."""
    lines = text.strip().split("\n")
    facts: dict[str, str] = {}
    if lines and re.match(r"^Steps: \d+", lines[-1]):
        # Split, not searched for: a search begins anew at every letter, and text from outside may be made of beginnings.
        parts = (part.strip().partition(": ") for part in lines.pop().split(","))
        facts = {name: value for name, _, value in parts}
    prompt, _, negative = ("\n" + "\n".join(lines)).partition("\nNegative prompt: ")
    width, _, height = facts.get("Size", "").partition("x")
    return {
        "prompt": prompt.removeprefix("\n"),
        "negative_prompt": negative,
        "steps": facts.get("Steps"),
        "guidance_scale": facts.get("CFG scale"),
        "seed": facts.get("Seed"),
        "variation": facts.get("Variation seed strength"),
        "variation_seed": facts.get("Variation seed"),
        "width": width,
        "height": height,
    }
