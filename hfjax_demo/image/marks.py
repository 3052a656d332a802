"""The weights that are marked in a prompt, ``a (red:1.4) apple``, and the pipelines that take them. Imports no PyTorch.

Only ``(words:number)`` means a weight; compel's own language is not read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

MOST_PARTS = 4  # of a prompt; each makes the denoiser's programs longer
MOST_WEIGHT = 3.0

_MARKED = re.compile(r"\(([^():]+):\s*(\d(?:\.\d{1,3})?)\s*\)")  # each character is looked at a few times at most
_TOLD_BY = ("unet", "text_encoder", "text_encoder_2", "text_encoder_3")
_ENCODERS = ("CLIPTextModel", "CLIPTextModelWithProjection")


def parts_of(prompt: str) -> list[tuple[str, float]]:
    """A prompt's parts with their weights, at most :data:`MOST_WEIGHT`; together they are its text without the marks."""
    parts: list[tuple[str, float]] = []
    done = 0
    for found in marks_of(prompt):
        parts += [(prompt[done : found.start()], 1.0), (found[1], min(float(found[2]), MOST_WEIGHT))]
        done = found.end()
    parts.append((prompt[done:], 1.0))
    return [(text, weight) for text, weight in parts if text.strip()]


def unmarked(prompt: str) -> str:
    """The prompt as the text encoder reads it, without its weights' marks."""
    return _MARKED.sub(lambda found: found[1] if _has_letter(found[1]) else found[0], prompt)


def weighs(classes: dict[str, str]) -> bool:
    """Whether prompts of a pipeline can be weighted here, by the classes of its components: Stable Diffusion's and XL's."""
    encoders = [classes.get(part) for part in ("text_encoder", "text_encoder_2", "text_encoder_3")]
    known = encoders[0] in _ENCODERS and encoders[1] in (None, *_ENCODERS) and encoders[2] is None
    return known and classes.get("unet") == "UNet2DConditionModel"


def classes_of(pipe: Any) -> dict[str, str]:
    """The classes of a pipeline's components, by their names."""
    parts = {name: getattr(pipe, name, None) for name in _TOLD_BY}
    return {name: part.__class__.__name__ for name, part in parts.items() if part is not None}


def marks_of(prompt: str) -> Iterator[re.Match[str]]:
    """The marked parts of a prompt, in its order."""
    return (found for found in _MARKED.finditer(prompt) if _has_letter(found[1]))


def _has_letter(words: str) -> bool:
    """Without one it is no weight: (16:9)."""
    return any(character.isalpha() for character in words)
