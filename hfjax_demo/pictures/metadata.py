"""Write an image's parameters into its PNG file, and read them back.

The chunk ``hfjax_demo`` is an exact JSON object; ``parameters`` is stable-diffusion-webui's paragraph, which most tools show.
Other programs' formats are read as far as possible (:mod:`.other_programs`): what is unsupported or invalid is listed.
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
from ..image_requests import FALLBACK_GUIDANCE_SCALE, FALLBACK_STEPS, ImageParameters
from .decoding import open_decoded
from .other_programs import extract_settings

CHUNK = "hfjax_demo"
COMMON_CHUNK = "parameters"
MAX_CHUNK_CHARACTERS = 32_768  # of a text chunk that is parsed, decompressed
NO_PARAMETERS = "This image contains no parameters. Use a PNG file saved by this program or a similar one."

MAX_OMITTED_CHARACTERS = 60  # of a left-out value in a message

_NAMES = tuple(item.name for item in dataclasses.fields(ImageParameters))
# Other programs' model and sampler names mean nothing here, and a strength refers to an initial image that is unavailable.
_IGNORED_NAMES = ("model", "scheduler", "strength", "control_strength", "step_caching", "image_guidance_scale")


def to_png(image: Image, parameters: ImageParameters) -> bytes:
    """Return the image as a PNG file with its parameters."""
    buffer = io.BytesIO()
    image.save(buffer, format="PNG", pnginfo=png_info(parameters))
    return buffer.getvalue()


def png_info(parameters: ImageParameters) -> PngInfo:
    """Return the text chunks, for :meth:`PIL.Image.Image.save`."""
    info = PngInfo()
    info.add_itxt(COMMON_CHUNK, _paragraph(parameters))
    info.add_itxt(CHUNK, json.dumps(dataclasses.asdict(parameters), ensure_ascii=False))
    return info


@dataclass(frozen=True, slots=True)
class EmbeddedParameters:
    """The parameters in an image file.

    Attributes:
        named: names of the parameters in the file; the others have neutral values.
        left_out: other settings in the file, such as "Sampler Euler a".
    """

    parameters: ImageParameters
    named: frozenset[str]
    left_out: tuple[str, ...] = ()


def read_parameters(source: Path | bytes) -> EmbeddedParameters:
    """Return the parameters in an image file, and the settings that are left out.

    Raises:
        InvalidRequest: see :func:`.decoding.decode_picture` and :func:`read_image_parameters`.
    """
    with open_decoded(source) as image:  # decoded completely, because chunks may follow the pixels
        return read_image_parameters(image)


def read_image_parameters(image: Image) -> EmbeddedParameters:
    """Return the parameters in an opened image, and the settings that are left out.

    Raises:
        InvalidRequest: it has no parameters, an invalid prompt, or a chunk longer than :data:`MAX_CHUNK_CHARACTERS`.
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
        except (ValueError, RecursionError):  # RecursionError for very deep nesting
            found = None
        if isinstance(found, dict):
            return EmbeddedParameters(parse_parameters(found), frozenset(_NAMES))
    return _keep_valid_values(extract_settings(image))


def _keep_valid_values(values: Mapping[str, Any]) -> EmbeddedParameters:
    """Return another program's values without those that are invalid; the prompt must be valid."""
    usable = {name: values[name] for name in ("prompt",) if name in values}
    parse_parameters(usable)
    left_out = []
    for name, value in values.items():
        if name not in _NAMES or name in _IGNORED_NAMES:
            left_out.append(f"{name} {value}")
            continue
        try:
            parse_parameters({**usable, name: value})
        except InvalidRequest:
            left_out.append(f"{name.replace('_', ' ')} {value}")
        else:
            usable[name] = value
    return EmbeddedParameters(parse_parameters(usable), frozenset(usable), tuple(_line(what) for what in left_out))


def _line(text: str) -> str:
    line = " ".join(text[:400].split())
    return line if len(line) <= MAX_OMITTED_CHARACTERS else line[: MAX_OMITTED_CHARACTERS - 1] + "…"


def parse_parameters(values: Mapping[str, Any]) -> ImageParameters:
    """Return parameters from a mapping, such as a JSON object's or a link's; numbers may be strings.

    Missing values are neutral; a missing model or negative prompt is the empty string.

    Raises:
        InvalidRequest: there is no prompt, or a value is invalid.
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
        "steps": FALLBACK_STEPS,
        "guidance_scale": FALLBACK_GUIDANCE_SCALE,
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
        "Image CFG scale": parameters.image_guidance_scale,
    }
    lines.append(", ".join(f"{name}: {value}" for name, value in facts.items() if value is not None))
    return "\n".join(lines)
