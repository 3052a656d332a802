"""A picture's parameters inside its PNG file, and back.

Two text chunks are written. ``hfjax_demo`` is a JSON object, exact, and what this program reads first. ``parameters`` is
the one-paragraph form that stable-diffusion-webui began and most image tools show. What other programs say in their pictures is
read as far as it goes (:mod:`.foreign`): a value that means nothing here, or cannot be used, is left out and named.
"""

from __future__ import annotations

import dataclasses
import io
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PIL.Image import Image
from PIL.PngImagePlugin import PngInfo

from ..errors import InvalidRequest
from ..requests import USUAL_GUIDANCE_SCALE, USUAL_STEPS, ImageParameters
from .foreign import values_in
from .reading import opened

CHUNK = "hfjax_demo"
COMMON_CHUNK = "parameters"
MAX_CHUNK_CHARACTERS = 32_768  # of a text chunk that is looked into, unpacked
NO_PARAMETERS = "This image contains no parameters. Use a PNG file saved by this program or a similar one."

MAX_TOLD_CHARACTERS = 60  # of a value that is left out, in a sentence

_NAMES = tuple(item.name for item in dataclasses.fields(ImageParameters))
# Names of models and samplers of others mean nothing here, and a strength needs the picture that it was of.
_NOT_OF_OTHERS = ("model", "scheduler", "strength", "control_strength")


def to_png(image: Image, parameters: ImageParameters) -> bytes:
    """The picture as a PNG file that carries its parameters."""
    buffer = io.BytesIO()
    image.save(buffer, format="PNG", pnginfo=png_info(parameters))
    return buffer.getvalue()


def png_info(parameters: ImageParameters) -> PngInfo:
    """The text chunks, for :meth:`PIL.Image.Image.save`."""
    info = PngInfo()
    info.add_itxt(COMMON_CHUNK, _paragraph(parameters))
    info.add_itxt(CHUNK, json.dumps(dataclasses.asdict(parameters), ensure_ascii=False))
    return info


@dataclass(frozen=True, slots=True)
class Described:
    """What a picture's file says of how it was made.

    Attributes:
        named: the names of the parameters that it says; the others are neutral.
        left_out: what else it says, such as "Sampler Euler a".
    """

    parameters: ImageParameters
    named: frozenset[str]
    left_out: tuple[str, ...] = ()


def read_described(source: Path | bytes) -> Described:
    """The parameters in a picture's file, and what is left out of them.

    Raises:
        InvalidRequest: as :func:`.reading.open_picture` and :func:`described` do.
    """
    with opened(source) as image:  # whole, since chunks may stand behind the pixels
        return described(image)


def described(image: Image) -> Described:
    """The parameters in an opened picture, and what is left out of them.

    Raises:
        InvalidRequest: it carries none, a prompt that cannot be used, or more than :data:`MAX_CHUNK_CHARACTERS` of them.
    """
    chunks: dict[Any, Any] = getattr(image, "text", None) or image.info
    exact = chunks.get(CHUNK)
    for chunk in (exact, chunks.get(COMMON_CHUNK)):
        if isinstance(chunk, str) and len(chunk) > MAX_CHUNK_CHARACTERS:
            raise InvalidRequest(
                f"This picture's parameters are {len(chunk):,} characters long; the limit is {MAX_CHUNK_CHARACTERS:,}."
            )
    if isinstance(exact, str):
        try:
            found = json.loads(exact)
        except (ValueError, RecursionError):  # the latter for what is nested without end
            found = None
        if isinstance(found, dict):
            return Described(from_values(found), frozenset(_NAMES))
    return _as_far_as_they_go(values_in(image))


def _as_far_as_they_go(values: Mapping[str, Any]) -> Described:
    """Another program's values, of which only the prompt has to be one."""
    usable = {name: values[name] for name in ("prompt",) if name in values}
    from_values(usable)
    left_out = []
    for name, value in values.items():
        if name not in _NAMES or name in _NOT_OF_OTHERS:
            left_out.append(f"{name} {value}")
            continue
        try:
            from_values({**usable, name: value})
        except InvalidRequest:
            left_out.append(f"{name.replace('_', ' ')} {value}")
        else:
            usable[name] = value
    return Described(from_values(usable), frozenset(usable), tuple(_line(what) for what in left_out))


def _line(text: str) -> str:
    line = " ".join(text[:400].split())
    return line if len(line) <= MAX_TOLD_CHARACTERS else line[: MAX_TOLD_CHARACTERS - 1] + "…"


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
        raise InvalidRequest(f"These parameters can't be used: {error}", field=error.field) from None


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
