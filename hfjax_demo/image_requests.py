"""Requests to image models; see :mod:`.requests`."""

from __future__ import annotations

import contextlib
import math
from collections.abc import Mapping
from dataclasses import field
from enum import StrEnum
from typing import Annotated, Any, ClassVar, Self

import numpy as np
from PIL.Image import Image
from pydantic import AfterValidator, BeforeValidator, Field, ValidationInfo, model_validator
from pydantic.dataclasses import dataclass

from .errors import InvalidRequest
from .settings import Settings, parse_image_size
from .text_fields import is_valid_unicode
from .validation import STRICT, Advice, OneOf, ValidatedRecord, WholeNumber, advice_error

MAX_SEED = 2**32 - 1
MAX_PROMPT_CHARACTERS = 10_000  # of an image prompt; longer than any text encoder's limit
MAX_NAME_CHARACTERS = 4096  # the name of a model may be the path of a folder
MAX_IMAGE_STEPS = 200
MAX_IMAGE_COUNT = 4
MAX_EDITED_PICTURES = 10  # that one edit by instruction takes
MAX_PICTURE_SIDE = 16_384  # of an image whose metadata is read
SIZE_MULTIPLE = 8


class Scheduler(StrEnum):
    """The names of the schedulers; :mod:`hfjax_demo.image.schedulers` maps them to those of diffusers."""

    DPM_2M = "dpm++-2m"
    DPM_2M_KARRAS = "dpm++-2m-karras"
    DPM_2S = "dpm++-2s"
    UNIPC = "unipc"
    EULER = "euler"
    EULER_TRAILING = "euler-trailing"
    EULER_ANCESTRAL = "euler-ancestral"
    HEUN = "heun"
    DPM2 = "dpm2"
    DPM2_ANCESTRAL = "dpm2-ancestral"
    DEIS = "deis"
    LMS = "lms"
    DDIM = "ddim"
    DDPM = "ddpm"
    PNDM = "pndm"
    LCM = "lcm"
    FLOW_EULER = "flow-euler"
    FLOW_EULER_SHIFT_3 = "flow-euler-shift-3"


def _check_multiple_of_8(value: int) -> int:
    if value % SIZE_MULTIPLE:
        lower = value // SIZE_MULTIPLE * SIZE_MULTIPLE
        raise advice_error(f"choose {lower} or {lower + SIZE_MULTIPLE}, multiples of {SIZE_MULTIPLE}")
    return value


def _empty_to_none(value: object) -> object:
    return None if value == "" else value


def _parse_number(value: object) -> object:
    """Convert a number given as a string, as links and image metadata have it."""
    if isinstance(value, str):
        with contextlib.suppress(ValueError):
            return float(value)
    return value


def _check_prompt(text: str, info: ValidationInfo) -> str:
    what = str(info.field_name).replace("_", " ")
    if len(text) > MAX_PROMPT_CHARACTERS:
        raise InvalidRequest(
            f"The {what} has {len(text):,} characters; the limit is {MAX_PROMPT_CHARACTERS:,}. Shorten it.",
            field=info.field_name,
        )
    if not is_valid_unicode(text):
        raise InvalidRequest(f"The {what} is not valid UTF-8.", field=info.field_name)
    return text


def _check_name(text: str) -> str:
    if len(text) > MAX_NAME_CHARACTERS or not is_valid_unicode(text):
        raise ValueError
    return text


Seed = Annotated[WholeNumber, Field(ge=0, le=MAX_SEED), Advice(f"choose a whole number from 0 to {MAX_SEED}")]
Side = Annotated[
    WholeNumber,
    Field(ge=SIZE_MULTIPLE),
    Advice(f"choose at least {SIZE_MULTIPLE} pixels, a multiple of {SIZE_MULTIPLE}"),
]
Steps = Annotated[WholeNumber, Field(ge=1, le=MAX_IMAGE_STEPS), Advice(f"choose 1 to {MAX_IMAGE_STEPS}")]
GuidanceScale = Annotated[float, Field(ge=0, le=50), Advice("choose 0 to 50, where 1 or below turns guidance off")]
SchedulerName = Annotated[str, OneOf(tuple(Scheduler))]
ImageCount = Annotated[WholeNumber, Field(ge=1, le=MAX_IMAGE_COUNT), Advice(f"choose 1 to {MAX_IMAGE_COUNT} pictures")]
Strength = Annotated[float, Field(gt=0, le=1), Advice("choose a number above 0 and at most 1")]
ControlStrength = Annotated[float, Field(ge=0, le=2), Advice("choose 0 to 2, where 0 ignores the control image")]
StepCaching = Annotated[
    float, Field(ge=0, le=1), Advice("choose 0 to 1, where 0 computes every step and more changes the picture more")
]
ImageGuidanceScale = Annotated[float, Field(ge=1, le=20), Advice("choose 1 to 20, where 1 adds no image guidance")]
Variation = Annotated[float, Field(ge=0, le=1), Advice("choose 0 to 1, where 0 is no variation")]
ImagePrompt = Annotated[str, Advice("send a string"), AfterValidator(_check_prompt)]
_EMPTY_TO_NONE = BeforeValidator(_empty_to_none)  # an empty form field is None
_NUMBER_OR_TEXT = BeforeValidator(_parse_number)
_Name = Annotated[
    str, AfterValidator(_check_name), Advice(f"send a string of at most {MAX_NAME_CHARACTERS:,} characters")
]
_Side = Annotated[Side, AfterValidator(_check_multiple_of_8)]
_PictureSide = Annotated[
    WholeNumber,
    Field(ge=8, le=MAX_PICTURE_SIDE),
    Advice(f"choose a whole number from 8 to {MAX_PICTURE_SIDE}"),
    _NUMBER_OR_TEXT,
]


# Steps and guidance scale shown while a model's defaults are unknown: those of Stable Diffusion.
FALLBACK_STEPS, FALLBACK_GUIDANCE_SCALE = 25, 7.5


@dataclass(frozen=True, slots=True, config=STRICT)
class RecommendedImage(ValidatedRecord):
    """The image settings that a catalogue entry may recommend: all but seeds, variation and the number of images."""

    noun: ClassVar[str] = "image setting"

    width: Annotated[_Side | None, _EMPTY_TO_NONE] = None
    height: Annotated[_Side | None, _EMPTY_TO_NONE] = None
    steps: Annotated[Steps | None, _EMPTY_TO_NONE] = None
    guidance_scale: Annotated[GuidanceScale | None, _EMPTY_TO_NONE] = None
    scheduler: Annotated[SchedulerName | None, _EMPTY_TO_NONE] = None
    strength: Strength = 0.6
    control_strength: Annotated[ControlStrength | None, _EMPTY_TO_NONE] = None
    image_guidance_scale: Annotated[ImageGuidanceScale | None, _EMPTY_TO_NONE] = None


@dataclass(frozen=True, slots=True, config=STRICT)
class ImageSettings(RecommendedImage):
    """The settings of image generation. Lengths are in pixels.

    None stands for the default: the model's size for ``width`` and ``height``, the checkpoint's ``scheduler``, and the pipeline
    code's ``steps``, ``guidance_scale``, ``control_strength`` (the weight of the control image) and ``image_guidance_scale`` (how
    closely an edit by instruction keeps to the image). A ``guidance_scale`` of 1 or below disables guidance. ``strength`` is for
    img2img only; 1 ignores the initial image. With a model that edits by instruction, the default size has the image's shape.

    ``seed`` None chooses a random seed, which is reported in the parameters of the images; 0 is a valid seed. Image ``n`` of
    ``count`` (0 is the first) has the seed ``seed + n``. A ``variation`` above 0 interpolates the noise towards that of
    ``variation_seed`` (1 uses only the latter); then all images have the same ``seed``, and image ``n`` has the variation seed
    ``variation_seed + n``.

    ``step_caching`` above 0 skips steps at which the denoiser's first block has changed by less than this since the last step
    that was computed, relative to what it was. The picture is another one.

    Raises:
        InvalidRequest: a value is out of range, or a name is unknown.
    """

    seed: Annotated[Seed | None, _EMPTY_TO_NONE] = None
    variation: Variation = 0.0
    variation_seed: Annotated[Seed | None, _EMPTY_TO_NONE] = None
    count: ImageCount = 1
    step_caching: StepCaching = 0.0

    @model_validator(mode="after")
    def _seeds(self) -> Self:
        most = MAX_SEED + 1 - self.count
        for name, seed in (("seed", self.seed), ("variation_seed", self.variation_seed)):
            if seed is not None and seed > most:
                raise InvalidRequest(f"{name} is {seed}; choose a whole number from 0 to {most}.", field=name)
        return self


def image_settings(values: Mapping[str, Any], limits: Settings) -> ImageSettings:
    """Return image settings from a mapping, such as a form or a JSON object; missing names keep their defaults.

    Raises:
        InvalidRequest: as :class:`ImageSettings`, or the image is larger than ``limits`` allows.
    """
    made = ImageSettings(**values)
    for name, side in (("width", made.width), ("height", made.height)):
        if side is not None and side > limits.max_image_size:
            raise InvalidRequest(f"{name} is {side}; the limit is {limits.max_image_size} pixels.", field=name)
    return made


def size_for_shape(own: tuple[int, int] | None, shape: str, limit: int) -> tuple[int, int] | None:
    """Return the (width, height) of the page's button ``shape``: "portrait" is 2:3, "landscape" 3:2, "768x512" that size, and
    anything else ``own``, the model's default size (None: unknown).

    The shorter side is the longer side of ``own`` (512 if unknown), or less if the longer side would exceed ``limit``.
    """
    if shape[:1].isdigit():
        return parse_image_size(shape)
    if shape not in ("portrait", "landscape"):
        return own
    short = max(own) if own else 512
    long = min(short * 3 // 2, limit) // SIZE_MULTIPLE * SIZE_MULTIPLE
    short = max(min(short, long * 2 // 3) // SIZE_MULTIPLE * SIZE_MULTIPLE, SIZE_MULTIPLE)
    return (short, long) if shape == "portrait" else (long, short)


def size_like(picture: tuple[int, int], own: tuple[int, int], multiple: int, limits: Settings) -> tuple[int, int]:
    """Return the (width, height) for an edit of a ``picture``: its shape and the area of ``own``, the model's default size; if
    sizes are limited, the allowed one whose shape is nearest.

    Args:
        multiple: both sides are multiples of this.
    """
    shape = math.log(max(picture[0], 1) / max(picture[1], 1))
    if has_limited_sizes(limits):
        return min(allowed_sizes(own, limits), key=lambda size: abs(math.log(size[0] / size[1]) - shape))
    most = max(limits.max_image_size // multiple, 1) * multiple
    sides = (math.exp((math.log(own[0] * own[1]) + sign * shape) / 2) for sign in (1, -1))
    width, height = (min(max(round(side / multiple), 1) * multiple, most) for side in sides)
    return width, height


def has_limited_sizes(limits: Settings) -> bool:
    """Return whether only a few image sizes are allowed. Each size requires compiled programs, so visitors can't choose any."""
    return limits.public or bool(limits.image_sizes)


def allowed_sizes(own: tuple[int, int], limits: Settings) -> tuple[tuple[int, int], ...]:
    """Return the allowed (width, height) pairs, if sizes are limited, for a model with the default size ``own``."""
    shapes = ("own", "portrait", "landscape", *limits.image_sizes)
    sizes = (size_for_shape(own, shape, limits.max_image_size) for shape in shapes)
    return tuple(dict.fromkeys(size for size in sizes if size is not None))


@dataclass(frozen=True, slots=True, config=STRICT)
class ImageParameters(ValidatedRecord):
    """The parameters that reproduce one image, with the values that were used.

    ``scheduler`` is None if the checkpoint's scheduler has no name here. ``strength`` is None without an initial image that is
    redrawn by strength, ``control_strength`` without a control image, ``image_guidance_scale`` without an image or where the
    model has none; these images are not part of the parameters. ``variation`` and ``variation_seed`` are None without a
    variation, ``step_caching`` if every step was computed. Numbers may be given as strings.
    """

    noun: ClassVar[str] = "image parameter"

    model: _Name
    prompt: ImagePrompt
    negative_prompt: ImagePrompt
    width: _PictureSide
    height: _PictureSide
    steps: Annotated[Steps, _NUMBER_OR_TEXT]
    guidance_scale: Annotated[GuidanceScale, _NUMBER_OR_TEXT]
    scheduler: _Name | None
    seed: Annotated[Seed, _NUMBER_OR_TEXT]
    strength: Annotated[Strength | None, _NUMBER_OR_TEXT] = None
    control_strength: Annotated[ControlStrength | None, _NUMBER_OR_TEXT] = None
    variation: Annotated[Variation | None, _NUMBER_OR_TEXT] = None
    variation_seed: Annotated[Seed | None, _NUMBER_OR_TEXT] = None
    step_caching: Annotated[StepCaching | None, _NUMBER_OR_TEXT] = None
    image_guidance_scale: Annotated[ImageGuidanceScale | None, _NUMBER_OR_TEXT] = None


@dataclass(frozen=True, slots=True, eq=False, config=STRICT)
class ImageRequest(ValidatedRecord):
    """A request to generate images.

    ``init_image`` selects img2img, or an edit by instruction if the model makes those; together with ``mask_image`` inpainting:
    white is repainted, black is kept. ``reference_images`` are further pictures that an instruction can mention.
    ``control_image`` is the input of a ControlNet, such as edges, depth or a pose. ``latents`` replace the seed's initial noise:
    float32 (count, channels, latent height, latent width) of unit variance.

    Raises:
        InvalidRequest: the prompt is empty, too long or not valid text, a mask or reference images have no initial image, there
            are too many of the latter, or latents are combined with an initial image or a variation.
    """

    model: str
    prompt: ImagePrompt
    negative_prompt: ImagePrompt = ""
    settings: ImageSettings = field(default_factory=ImageSettings)
    init_image: Image | None = None
    mask_image: Image | None = None
    control_image: Image | None = None
    latents: np.ndarray | None = None
    reference_images: tuple[Image, ...] = ()

    @model_validator(mode="after")
    def _go_together(self) -> Self:
        if not self.prompt.strip():
            raise InvalidRequest("The prompt is empty. Describe the image.", field="prompt")
        if self.mask_image is not None and self.init_image is None:
            raise InvalidRequest("A mask requires an image; send the image, too.", field="mask_image")
        if self.reference_images and self.init_image is None:
            raise InvalidRequest("Reference images require an image to edit; send it, too.", field="reference_images")
        if len(self.reference_images) >= MAX_EDITED_PICTURES:
            raise InvalidRequest(
                f"There are {len(self.reference_images)} reference images; the limit is {MAX_EDITED_PICTURES - 1}.",
                field="reference_images",
            )
        if self.latents is not None and self.init_image is not None:
            raise InvalidRequest("latents can't be combined with an initial image; send one of them.", field="latents")
        if self.latents is not None and self.settings.variation:
            raise InvalidRequest("latents can't be combined with a variation; remove the variation.", field="variation")
        return self
