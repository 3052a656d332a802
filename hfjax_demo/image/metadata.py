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
from typing import Any

from PIL.Image import Image
from PIL.PngImagePlugin import PngInfo

from ..errors import InvalidRequest
from ..settings import MAX_IMAGE_STEPS, MAX_SEED, ImageParameters
from .request import MAX_PROMPT_CHARACTERS, is_text

CHUNK = "hfjax_demo"
COMMON_CHUNK = "parameters"
NO_PARAMETERS = "This picture carries no parameters; drop a PNG file as this program or a similar one has saved it."

_LONGEST_SIDE = 16_384
_MAX_NAME = 4096  # a folder's path may be a model's name


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


def parameters_of(image: Image) -> ImageParameters:
    """The parameters in an opened picture.

    Raises:
        InvalidRequest: it carries none, or none that make sense.
    """
    chunks: dict[Any, Any] = getattr(image, "text", None) or image.info
    exact = chunks.get(CHUNK)
    if isinstance(exact, str):
        try:
            found = json.loads(exact)
        except (ValueError, RecursionError):  # the latter for what is nested without end
            found = None
        if isinstance(found, dict):
            return from_values(found)
    common = chunks.get(COMMON_CHUNK)
    if isinstance(common, str):
        return from_values(_parse_paragraph(common))
    raise InvalidRequest(NO_PARAMETERS)


def from_values(values: Mapping[str, Any]) -> ImageParameters:
    """Parameters from loose values, such as a JSON object's or a link's; numbers may be texts.

    Whatever is missing takes a neutral value: no model's name is the empty one, and so is no negative prompt.

    Raises:
        InvalidRequest: no prompt, or a value that cannot be one.
    """
    prompt = _text(values, "prompt", MAX_PROMPT_CHARACTERS)
    if not prompt.strip():
        raise InvalidRequest(NO_PARAMETERS)
    strength = values.get("strength")
    return ImageParameters(
        model=_text(values, "model", _MAX_NAME),
        prompt=prompt,
        negative_prompt=_text(values, "negative_prompt", MAX_PROMPT_CHARACTERS),
        width=_whole_number(values, "width", 8, _LONGEST_SIDE, 512),
        height=_whole_number(values, "height", 8, _LONGEST_SIDE, 512),
        steps=_whole_number(values, "steps", 1, MAX_IMAGE_STEPS, 25),
        guidance_scale=_number(values, "guidance_scale", 0, 50, 7.5),
        scheduler=_text(values, "scheduler", _MAX_NAME) or None,
        seed=_whole_number(values, "seed", 0, MAX_SEED, 0),
        strength=None if strength in (None, "") else _number(values, "strength", 0, 1, 1),
    )


def _text(values: Mapping[str, Any], name: str, longest: int) -> str:
    value = values.get(name)
    if value is None:
        return ""
    if not isinstance(value, str) or len(value) > longest or not is_text(value):
        raise InvalidRequest(f"The parameters hold no usable {name}; they were changed or come from another program.")
    return value


def _number(values: Mapping[str, Any], name: str, low: float, high: float, default: float) -> float:
    value = values.get(name)
    if value is None or value == "":
        return default
    try:
        number = float(value)
    except (TypeError, ValueError, OverflowError):
        number = float("nan")
    if isinstance(value, bool) or not low <= number <= high:
        raise InvalidRequest(
            f"The parameters say {name} is {str(value)[:40]}; it must be between {low:g} and {high:.10g}."
        )
    return number


def _whole_number(values: Mapping[str, Any], name: str, low: int, high: int, default: int) -> int:
    number = _number(values, name, low, high, default)
    if number != int(number):
        raise InvalidRequest(f"The parameters say {name} is {number:g}; it must be a whole number.")
    return int(number)


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
        "Denoising strength": parameters.strength,
    }
    lines.append(", ".join(f"{name}: {value}" for name, value in facts.items() if value is not None))
    return "\n".join(lines)


def _parse_paragraph(text: str) -> dict[str, Any]:
    """What :func:`_paragraph` and its relatives say. Other programs' names of models and samplers mean nothing here."""
    lines = text.strip().split("\n")
    facts: dict[str, str] = {}
    if lines and re.match(r"^Steps: \d+", lines[-1]):
        facts = dict(re.findall(r"([A-Z][\w ]*): ([^,]*)", lines.pop()))
    prompt, _, negative = ("\n" + "\n".join(lines)).partition("\nNegative prompt: ")
    width, _, height = facts.get("Size", "").partition("x")
    return {
        "prompt": prompt.removeprefix("\n"),
        "negative_prompt": negative,
        "steps": facts.get("Steps"),
        "guidance_scale": facts.get("CFG scale"),
        "seed": facts.get("Seed"),
        "width": width,
        "height": height,
    }
