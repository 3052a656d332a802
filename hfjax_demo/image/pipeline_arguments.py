"""Arguments of a diffusers pipeline's call: their names, which differ between families, and their defaults."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from typing import Any

from ..image_requests import FALLBACK_STEPS, MAX_EDITED_PICTURES, MAX_IMAGE_STEPS

# Classes whose call takes several pictures as one edit; the others take a list as a batch, and no signature tells them apart.
_SEVERAL_PICTURES = {
    "Flux2KleinPipeline": MAX_EDITED_PICTURES,
    "Flux2Pipeline": MAX_EDITED_PICTURES,
    "QwenImageEditPlusPipeline": 3,
}
IMAGE_GUIDANCE = "image_guidance_scale"
CONTROL_NET, CONTROL_STRENGTH = "controlnet", "controlnet_conditioning_scale"


def call_parameters(pipe: Any) -> Mapping[str, inspect.Parameter]:
    """Return the parameters of a pipeline's call."""
    return inspect.signature(type(pipe).__call__).parameters


def guidance_argument(known: Mapping[str, inspect.Parameter]) -> str:
    """Return the name of a call's guidance argument. It is ``true_cfg_scale`` if the call has it, and ``guidance_scale`` is
    missing or defaults to None: the latter is then an input of distilled models, as with Qwen-Image."""
    usual = known.get("guidance_scale")
    if "true_cfg_scale" in known and (usual is None or usual.default is None):
        return "true_cfg_scale"
    return "guidance_scale"


def edit_properties(pipe: Any) -> dict[str, Any]:
    """Return the fields of :class:`.pipeline_loading.PipelineInfo` about edits by instruction, of an image-to-image pipeline; {}
    if it makes none. It does if its call takes an image but no strength: then the prompt says what to change."""
    known = {} if pipe is None else call_parameters(pipe)
    if "image" not in known or "strength" in known or control_argument(pipe) == "image":
        return {}
    return {
        "edits": True,
        "most_pictures": _SEVERAL_PICTURES.get(type(pipe).__name__, 1),
        "image_guidance_scale": default_number(pipe, IMAGE_GUIDANCE),
    }


def control_argument(pipe: Any) -> str | None:
    """Return the name of the call's control image argument; None if it has none."""
    known = call_parameters(pipe)
    if "control_image" in known:
        return "control_image"
    return "image" if getattr(pipe, CONTROL_NET, None) is not None and "image" in known else None


def default_number(pipe: Any, name: str) -> float | None:
    """Return the default of an argument of a pipeline's call; None if it has no such argument, or no number as its default."""
    argument = call_parameters(pipe).get(name)
    return float(argument.default) if argument and isinstance(argument.default, int | float) else None


def default_settings(pipe: Any) -> tuple[int, float]:
    """Return the default steps and guidance scale of a pipeline's call; the guidance scale is 1 if it has none."""
    steps = default_number(pipe, "num_inference_steps")
    guidance = default_number(pipe, guidance_argument(call_parameters(pipe)))
    whole = FALLBACK_STEPS if steps is None else int(steps)
    return min(max(whole, 1), MAX_IMAGE_STEPS), 1.0 if guidance is None else guidance
