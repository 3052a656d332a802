"""The schedulers that a request can choose, by name.

A name stands for a diffusers class and options on top of the checkpoint's own scheduler configuration. The supported classes of a
checkpoint are those that its scheduler lists in ``compatibles``.
"""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from ..errors import InvalidRequest
from ..image_requests import Scheduler


@dataclass(frozen=True, slots=True)
class SchedulerSpec:
    """A scheduler that can be chosen.

    Attributes:
        name: a :class:`Scheduler`, used by the command line, links and the parameters in images.
        title: its label on the page.
        class_name: its diffusers class.
        options: configuration values set on top of the checkpoint's own.
    """

    name: str
    title: str
    class_name: str
    options: Mapping[str, Any] = field(default_factory=dict, hash=False)


# A DDIM built from another scheduler's configuration would clip its samples to [-1, 1]; latents are not bounded to that range.
_NO_CLIPPING = MappingProxyType({"clip_sample": False})

# diffusers accepts only one kind of noise spacing, and the checkpoint's configuration may have another.
_KARRAS = MappingProxyType(
    {"use_karras_sigmas": True, "use_exponential_sigmas": False, "use_beta_sigmas": False, "use_lu_lambdas": False}
)

# The time steps that few-step adapters were trained with: SDXL-Lightning's, and those of Qwen-Image-Lightning at any size.
_TRAILING = MappingProxyType({"timestep_spacing": "trailing"})
_SHIFT_3 = MappingProxyType({"use_dynamic_shifting": False, "shift": 3.0, "shift_terminal": None})

SCHEDULERS: tuple[SchedulerSpec, ...] = (
    SchedulerSpec(
        Scheduler.DPM_2M, "DPM++ 2M", "DPMSolverMultistepScheduler", MappingProxyType({"use_karras_sigmas": False})
    ),
    SchedulerSpec(Scheduler.DPM_2M_KARRAS, "DPM++ 2M Karras", "DPMSolverMultistepScheduler", _KARRAS),
    SchedulerSpec(Scheduler.DPM_2S, "DPM++ 2S", "DPMSolverSinglestepScheduler"),
    SchedulerSpec(Scheduler.UNIPC, "UniPC", "UniPCMultistepScheduler"),
    SchedulerSpec(Scheduler.EULER, "Euler", "EulerDiscreteScheduler"),
    SchedulerSpec(Scheduler.EULER_TRAILING, "Euler, trailing steps", "EulerDiscreteScheduler", _TRAILING),
    SchedulerSpec(Scheduler.EULER_ANCESTRAL, "Euler ancestral", "EulerAncestralDiscreteScheduler"),
    SchedulerSpec(Scheduler.HEUN, "Heun", "HeunDiscreteScheduler"),
    SchedulerSpec(Scheduler.DPM2, "DPM2", "KDPM2DiscreteScheduler"),
    SchedulerSpec(Scheduler.DPM2_ANCESTRAL, "DPM2 ancestral", "KDPM2AncestralDiscreteScheduler"),
    SchedulerSpec(Scheduler.DEIS, "DEIS", "DEISMultistepScheduler"),
    SchedulerSpec(Scheduler.LMS, "LMS", "LMSDiscreteScheduler"),
    SchedulerSpec(Scheduler.DDIM, "DDIM", "DDIMScheduler", _NO_CLIPPING),
    SchedulerSpec(Scheduler.DDPM, "DDPM", "DDPMScheduler", _NO_CLIPPING),
    SchedulerSpec(Scheduler.PNDM, "PNDM", "PNDMScheduler"),
    SchedulerSpec(Scheduler.LCM, "LCM", "LCMScheduler", _NO_CLIPPING),
    SchedulerSpec(Scheduler.FLOW_EULER, "Flow-matching Euler", "FlowMatchEulerDiscreteScheduler"),
    SchedulerSpec(
        Scheduler.FLOW_EULER_SHIFT_3, "Flow-matching Euler, shift 3", "FlowMatchEulerDiscreteScheduler", _SHIFT_3
    ),
)


def compatible_schedulers(scheduler: Any) -> tuple[SchedulerSpec, ...]:
    """Return the choices that can replace a checkpoint's own scheduler."""
    classes = {cls.__name__ for cls in getattr(scheduler, "compatibles", ())} | {type(scheduler).__name__}
    return tuple(
        spec for spec in SCHEDULERS if spec.class_name in classes and _supports_predictions(spec, scheduler.config)
    )


def _supports_predictions(spec: SchedulerSpec, config: Mapping[str, Any]) -> bool:
    """Return whether a choice supports the model's predictions: some compatible classes do not support flow matching."""
    if config.get("prediction_type") != "flow_prediction":
        return True
    parameters = inspect.signature(_class(spec)).parameters
    return "use_flow_sigmas" in parameters and spec.options is not _KARRAS


def find_scheduler_name(scheduler: Any) -> str | None:
    """Return the name of the choice that matches a scheduler, or None."""
    same_class = [spec for spec in SCHEDULERS if spec.class_name == type(scheduler).__name__]
    same_class.sort(
        key=lambda spec: len(spec.options)
    )  # first the one that keeps most of the checkpoint's configuration
    for spec in same_class:
        if all(scheduler.config.get(key) == value for key, value in spec.options.items()):
            return spec.name
    return None


def make(name: str | None, own: Any) -> Any:
    """Return a new scheduler called ``name`` with the configuration of the checkpoint's ``own``; None: the class of ``own``.

    Raises:
        InvalidRequest: the checkpoint does not support a scheduler of that name.
    """
    if name is None:
        return type(own).from_config(own.config)
    usable = compatible_schedulers(own)
    spec = next((spec for spec in usable if spec.name == name), None)
    if spec is None:
        names = ", ".join(item.name for item in usable)
        raise InvalidRequest(
            f"This model does not support the scheduler {name}; choose one of {names}."
            if names
            else f"This model does not support the scheduler {name}; use the model's default.",
            field="scheduler",
        )
    return _class(spec).from_config(own.config, **spec.options)


def min_steps(scheduler: Any) -> int:
    """Return the minimum number of steps. PNDM starts with Runge-Kutta steps over ``pndm_order`` timesteps unless skipped."""
    skips = scheduler.config.get("skip_prk_steps", True)
    return 1 if skips else int(getattr(scheduler, "pndm_order", 1))


def _class(spec: SchedulerSpec) -> Any:
    import diffusers  # takes a second, so it is imported only when an image is made

    return getattr(diffusers, spec.class_name)
