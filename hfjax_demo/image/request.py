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
        InvalidRequest: an empty or endless prompt or one that is no text, a mask without a picture, or latents with a picture.
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
            if not is_text(text):
                raise InvalidRequest(f"The {what} holds bytes that are no characters; type it anew, in UTF-8.")
        if self.mask_image is not None and self.init_image is None:
            raise InvalidRequest("A mask was given without a picture; give the picture it belongs to.")
        if self.latents is not None and self.init_image is not None:
            raise InvalidRequest("Latents begin a picture from noise; give either them or a picture to begin from.")


def is_text(text: str) -> bool:
    """Whether ``text`` can be written down: no halves of surrogate pairs, as bytes that are no UTF-8 leave behind."""
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True
