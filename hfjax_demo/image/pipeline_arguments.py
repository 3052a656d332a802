"""Arguments of a diffusers pipeline's call: their names, which differ between families, and their defaults."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from typing import Any

from ..image_requests import FALLBACK_STEPS, MAX_IMAGE_STEPS

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


def control_argument(pipe: Any) -> str | None:
    """Return the name of the call's control image argument; None if it has none."""
    known = call_parameters(pipe)
    if "control_image" in known:
        return "control_image"
    return "image" if getattr(pipe, CONTROL_NET, None) is not None and "image" in known else None


def default_settings(pipe: Any) -> tuple[int, float]:
    """Return the default steps and guidance scale of a pipeline's call; the guidance scale is 1 if it has none."""
    known = call_parameters(pipe)

    def default(name: str, otherwise: float) -> float:
        value = known[name].default if name in known else None
        return value if isinstance(value, int | float) else otherwise

    steps = int(default("num_inference_steps", FALLBACK_STEPS))
    return min(max(steps, 1), MAX_IMAGE_STEPS), float(default(guidance_argument(known), 1.0))
