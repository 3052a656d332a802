"""The weights that are marked in a prompt, and the pipelines that take them. Imports no PyTorch.

They are read as stable-diffusion-webui reads them: ``(red:1.4)`` weighs 1.4, ``(red)`` 1.1 and ``[red]`` 1/1.1; what is in
several brackets weighs their product; a backslash before a bracket makes it a letter. A bracket that is never closed reaches to
the end, one that was never opened is a letter.
"""

from __future__ import annotations

import re
from itertools import groupby
from operator import itemgetter
from typing import Any

MOST_PARTS = 4  # of a prompt; each makes the denoiser's programs longer
MOST_WEIGHT = 3.0
DEEPEST = 32  # brackets of a kind within one another; more of them change nothing
_STEP = 1.1  # what a bracket without a number weighs

# One step of the reading; numbers are bounded, so that each character is looked at a few times at most.
_STEP_OF = re.compile(
    r"(?P<letter>\\[()\[\]\\])|(?P<weight>:\s{0,8}(?P<number>[+-]?(?:\d{1,6}(?:\.\d{0,6})?|\.\d{1,6}))\s{0,8}\))|[^\\()\[\]:]+|.",
    re.DOTALL,
)
_TOLD_BY = ("unet", "text_encoder", "text_encoder_2", "text_encoder_3")
_ENCODERS = ("CLIPTextModel", "CLIPTextModelWithProjection")


def parts_of(prompt: str) -> list[tuple[str, float]]:
    """A prompt's parts with their weights, from 0 to :data:`MOST_WEIGHT`; together they are its text without the marks."""
    texts: list[str] = []
    weights: list[float] = []
    opened: dict[str, list[int | None]] = {"(": [], "[": []}  # where each bracket began that is open

    def close(kind: str, factor: float) -> None:
        start = opened[kind].pop()
        for place in range(len(texts) if start is None else start, len(texts)):
            weights[place] *= factor

    for found in _STEP_OF.finditer(prompt):
        text = found[0]
        if text in opened:
            opened[text].append(len(texts) if len(opened[text]) < DEEPEST else None)
        elif found["weight"] and opened["("]:
            close("(", float(found["number"]))
        elif text == ")" and opened["("]:
            close("(", _STEP)
        elif text == "]" and opened["["]:
            close("[", 1 / _STEP)
        else:
            texts.append(found["letter"][1] if found["letter"] else text)
            weights.append(1.0)
    for kind, factor in (("(", _STEP), ("[", 1 / _STEP)):
        while opened[kind]:
            close(kind, factor)
    bounded = [min(max(weight, 0.0), MOST_WEIGHT) for weight in weights]
    runs = groupby(zip(texts, bounded, strict=True), key=itemgetter(1))
    return [("".join(text for text, _ in run), weight) for weight, run in runs]


def unmarked(prompt: str) -> str:
    """The prompt as the text encoder reads it, without its weights' marks."""
    return "".join(text for text, _ in parts_of(prompt))


def is_marked(prompt: str) -> bool:
    """Whether a mark of a weight is in the prompt."""
    return parts_of(prompt) not in ([], [(prompt, 1.0)])


def weighs(classes: dict[str, str]) -> bool:
    """Whether prompts of a pipeline can be weighted here, by the classes of its components: Stable Diffusion's and XL's."""
    encoders = [classes.get(part) for part in ("text_encoder", "text_encoder_2", "text_encoder_3")]
    known = encoders[0] in _ENCODERS and encoders[1] in (None, *_ENCODERS) and encoders[2] is None
    return known and classes.get("unet") == "UNet2DConditionModel"


def classes_of(pipe: Any) -> dict[str, str]:
    """The classes of a pipeline's components, by their names."""
    parts = {name: getattr(pipe, name, None) for name in _TOLD_BY}
    return {name: part.__class__.__name__ for name, part in parts.items() if part is not None}
