"""What a person asks of an image model."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from PIL.Image import Image

from ..errors import InvalidRequest
from ..settings import ImageSettings

MAX_PROMPT_CHARACTERS = 10_000  # far beyond any text encoder; bounds what a tokenizer is made to read


@dataclass(frozen=True, slots=True, eq=False)
class ImageRequest:
    """A prompt, and how its pictures are made.

    ``init_image`` makes it image-to-image, ``mask_image`` with it inpainting: white is drawn anew, black is kept.
    ``latents`` are the initial noise, float32 (count, channels, latent height, latent width) of unit variance, in place of
    what the seed would give.

    Raises:
        InvalidRequest: an empty or endless prompt, a mask without a picture, or latents with a picture.
    """

    model: str
    prompt: str
    negative_prompt: str = ""
    settings: ImageSettings = field(default_factory=ImageSettings)
    init_image: Image | None = None
    mask_image: Image | None = None
    latents: np.ndarray | None = None

    def __post_init__(self) -> None:
        if not self.prompt.strip():
            raise InvalidRequest("The prompt is empty; describe the picture you want.")
        for what, text in (("prompt", self.prompt), ("negative prompt", self.negative_prompt)):
            if len(text) > MAX_PROMPT_CHARACTERS:
                raise InvalidRequest(
                    f"The {what} has {len(text):,} characters; {MAX_PROMPT_CHARACTERS:,} are the most. Shorten it."
                )
        if self.mask_image is not None and self.init_image is None:
            raise InvalidRequest("A mask was given without a picture; give the picture it belongs to.")
        if self.latents is not None and self.init_image is not None:
            raise InvalidRequest("Latents begin a picture from noise; give either them or a picture to begin from.")
