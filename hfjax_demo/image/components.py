"""Loads a pipeline folder and swaps its modules for jitted JAX functions."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class ImageTask(StrEnum):
    """What a pipeline can begin a picture from."""

    TEXT_TO_IMAGE = "text-to-image"
    IMAGE_TO_IMAGE = "image-to-image"
    INPAINTING = "inpainting"


@dataclass(frozen=True, slots=True)
class PipelineInfo:
    """What is known of a pipeline once it is loaded. Lengths are in pixels.

    Attributes:
        width, height: the model's own size.
        multiple: both sides of a picture must be multiples of this.
        scheduler: the name of the checkpoint's own scheduler (see :mod:`.schedulers`), None if it has no name there.
        schedulers: the names of those it can use.
        tasks: what it can begin from.
    """

    width: int
    height: int
    multiple: int
    scheduler: str | None
    schedulers: tuple[str, ...]
    tasks: frozenset[ImageTask]


@dataclass(frozen=True, slots=True)
class PromptLength:
    """How much of a prompt a text encoder reads: ``tokens`` of it, special ones included, of which it takes ``limit``.

    ``dropped`` is the part of the prompt behind the limit, empty where everything fits.
    """

    tokens: int
    limit: int
    dropped: str
