"""Start denoiser calls before the pipeline makes them, so that an accelerator is not idle between two steps.

With most schedulers, each input is a fixed linear combination of the first latents and the predictions so far, so the device can
compute it. The diffusers loop and scheduler stay in charge: each input that they pass is compared with the expected one; if they
differ by more than rounding, the rest of the image is computed from the pipeline's inputs only.
"""

from __future__ import annotations

import copy
import functools
import inspect
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import torch

from ..bridge.compiled_module import CompiledModule
from ..bridge.module_calls import StartedCall
from ..bridge.tensors import to_jax, to_torch

# Number of calls started early. One would suffice if the host were never late; a started call cannot be cancelled.
CALLS_AHEAD = 2

# Largest accepted difference from the expected input, relative to the input's own root mean square. A pipeline rounds its latents
# to the model's dtype in every step.
MAX_RELATIVE_DIFFERENCE: Mapping[torch.dtype, float] = MappingProxyType(
    {torch.float32: 1e-4, torch.float16: 4e-3, torch.bfloat16: 2e-2}
)


@dataclass(frozen=True, eq=False, slots=True)
class LinearSchedule:
    """The denoiser's inputs as linear combinations of the first latents and the predictions of earlier calls.

    Attributes:
        timesteps: the timestep of each call.
        latents: float64 (calls,), the coefficient of the first latents in each call's input; never 0.
        predictions: float64 (calls, calls), row by row the coefficients of all predictions in one call's input.
    """

    timesteps: tuple[float, ...]
    latents: np.ndarray
    predictions: np.ndarray

    def coefficients_from(self, known: int, wanted: int) -> tuple[float, np.ndarray]:
        """Return the coefficients of the input of call ``known`` and of the predictions in the input of call ``wanted``."""
        factor = self.latents[wanted] / self.latents[known]
        return float(factor), self.predictions[wanted] - factor * self.predictions[known]


def find_linear_schedule(scheduler: Any, timesteps: torch.Tensor) -> LinearSchedule | None:
    """Return the :class:`LinearSchedule` of a scheduler, or None if its inputs are not fixed linear combinations.

    A copy of the scheduler, which has not taken a step yet, steps through latents with one element per unknown (the first latents
    and each prediction, as unit vectors). A scheduler that draws noise or clips its latents has none.

    Args:
        timesteps: the timesteps of the loop, from the first call on.
    """
    config = scheduler.config
    if config.get("thresholding") or config.get("clip_sample"):
        return None
    scheduler, calls = copy.deepcopy(scheduler), len(timesteps)
    generator = torch.Generator()
    untouched = generator.get_state()
    options = {"generator": generator} if "generator" in inspect.signature(scheduler.step).parameters else {}
    unknowns = torch.eye(calls + 1, dtype=torch.float64).reshape(calls + 1, 1, calls + 1, 1, 1)
    latents, inputs = unknowns[0], []
    try:
        for place, timestep in enumerate(timesteps):
            inputs.append(scheduler.scale_model_input(latents, timestep).double().flatten().numpy().copy())
            latents = scheduler.step(unknowns[place + 1], timestep, latents, return_dict=False, **options)[0].double()
    except Exception:  # a scheduler that requires real images, or computes more than sums
        return None
    factors = np.stack(inputs)
    if not torch.equal(generator.get_state(), untouched) or not np.isfinite(factors).all() or not factors[:, 0].all():
        return None
    return LinearSchedule(tuple(float(timestep) for timestep in timesteps), factors[:, 0], factors[:, 1:])


@dataclass(eq=False, slots=True)
class _ImageState:
    """State of one image since the first call.

    Attributes:
        given, constants: the arguments of the first call, as passed (with version counters) and on the device.
        copies: number of times that the latents are repeated in an input: 2 with guidance.
        predictions: float32 (calls, *latents), the guided predictions of the started calls.
        calls: started but unanswered calls by index, with the expected latents; None for the pipeline's own input.
    """

    schedule: LinearSchedule
    given: list[tuple[Any, int]]
    constants: list[Any]
    copies: int
    guidance: float
    predictions: jax.Array
    calls: dict[int, tuple[jax.Array | None, StartedCall]]
    started: int = 0


class DenoiserPrefetcher:
    """Replacement of a denoiser's ``forward`` during one call of the pipeline.

    Attributes:
        prefetched_calls: number of denoiser calls whose results had been started early.
    """

    def __init__(self, denoiser: CompiledModule, pipe: Any, pictures: int) -> None:
        self.prefetched_calls = 0
        self._denoiser = denoiser
        self._pipe = pipe
        self._image_count = pictures
        self._state: _ImageState | None = None
        self._call_index = 0  # index of the next call
        self._names = denoiser.calls.argument_names

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """The denoiser's ``forward``."""
        leaves, structure = jax.tree.flatten((args, kwargs))
        latents, timestep = self._argument(args, kwargs, self._names[0]), self._argument(args, kwargs, "timestep")
        if self._call_index == 0 and isinstance(latents, torch.Tensor) and isinstance(timestep, torch.Tensor):
            self._state = self._create_state(leaves, latents, timestep)
        image_state = self._state
        if image_state is None or not self._is_expected(image_state, leaves, latents, timestep):
            self._state = None
            self._call_index += 1
            return self._denoiser.calls.start(*args, **kwargs).result()
        self._start_calls(image_state, structure, leaves, latents, timestep)
        _, started = image_state.calls.pop(self._call_index)
        self._call_index += 1
        return started.result()

    def _argument(self, args: tuple[Any, ...], kwargs: dict[str, Any], name: str) -> Any:
        place = self._names.index(name) if name in self._names else len(args)
        return args[place] if place < len(args) else kwargs.get(name)

    def _create_state(self, leaves: list[Any], latents: torch.Tensor, timestep: torch.Tensor) -> _ImageState | None:
        """Return the initial state; None if the denoiser's inputs cannot be predicted."""
        pipe = self._pipe
        copies, others = divmod(latents.shape[0], self._image_count)
        count = getattr(pipe, "num_timesteps", None)
        guidance = getattr(pipe, "guidance_scale", 1.0 if copies == 1 else None)
        if (
            copies not in (1, 2)
            or others
            or latents.dtype not in MAX_RELATIVE_DIFFERENCE
            or not count
            or guidance is None
        ):
            return None
        schedule = find_linear_schedule(pipe.scheduler, pipe.scheduler.timesteps[-count:])
        if schedule is None:
            return None
        constants = [
            to_jax(leaf) if isinstance(leaf, torch.Tensor) and leaf is not latents and leaf is not timestep else leaf
            for leaf in leaves
        ]
        shape = (len(schedule.timesteps), self._image_count, *latents.shape[1:])
        given = [(leaf, _version(leaf)) for leaf in leaves]
        return _ImageState(schedule, given, constants, copies, float(guidance), jnp.zeros(shape, jnp.float32), {})

    def _is_expected(self, image_state: _ImageState, leaves: list[Any], latents: Any, timestep: Any) -> bool:
        """Return whether a call has the expected latents and timestep, and otherwise the arguments of the first call."""
        if self._call_index >= len(image_state.schedule.timesteps) or len(leaves) != len(image_state.given):
            return False
        if not bool((timestep == image_state.schedule.timesteps[self._call_index]).all()):
            return False
        for leaf, (first, version) in zip(leaves, image_state.given, strict=True):
            moves = leaf is latents or leaf is timestep
            if not moves and (leaf is not first or _version(leaf) != version) and not _equal(leaf, first):
                return False
        own = latents[: self._image_count]
        if image_state.copies == 2 and not torch.equal(own, latents[self._image_count :]):
            return False
        expected, _ = image_state.calls.get(self._call_index, (None, None))
        if expected is None:
            return True
        difference = (to_torch(expected) - own.float()).square().mean().sqrt()
        if not bool(difference <= MAX_RELATIVE_DIFFERENCE[latents.dtype] * own.float().square().mean().sqrt()):
            return False
        self.prefetched_calls += 1
        return True

    def _start_calls(
        self, image_state: _ImageState, structure: Any, leaves: list[Any], latents: torch.Tensor, timestep: torch.Tensor
    ) -> None:
        """Start this call, unless it has been started already, and the calls that follow it."""
        schedule, here = image_state.schedule, to_jax(latents[: self._image_count])
        for place in range(image_state.started, min(self._call_index + 1 + CALLS_AHEAD, len(schedule.timesteps))):
            expected: jax.Array | None = None
            given: Any = latents
            if place != self._call_index:
                factor, factors = schedule.coefficients_from(self._call_index, place)
                expected, given = _predict_input(
                    here, factor, factors.astype(np.float32), image_state.predictions, image_state.copies
                )
                expected.copy_to_host_async()
            time = jnp.full(tuple(timestep.shape), schedule.timesteps[place], jnp.float32)
            arguments = [
                given if leaf is latents else time if leaf is timestep else constant
                for leaf, constant in zip(leaves, image_state.constants, strict=True)
            ]
            args, kwargs = jax.tree.unflatten(structure, arguments)
            started = self._denoiser.calls.start(*args, **kwargs)
            for array in started.arrays:
                array.copy_to_host_async()
            image_state.calls[place] = (expected, started)
            image_state.started = place + 1
            if started.arrays[0].shape != tuple(latents.shape):
                self._state = None  # the output is more than a prediction
                return
            image_state.predictions = _record_prediction(
                image_state.predictions, place, started.arrays[0], image_state.guidance, image_state.copies
            )


def _version(leaf: Any) -> int:
    return leaf._version if isinstance(leaf, torch.Tensor) and not leaf.is_inference() else 0


def _equal(leaf: Any, first: Any) -> bool:
    return not isinstance(leaf, torch.Tensor) and not isinstance(first, torch.Tensor) and bool(leaf == first)


@functools.partial(jax.jit, static_argnames="copies")
def _predict_input(
    here: jax.Array, factor: jax.Array, factors: jax.Array, predictions: jax.Array, copies: int
) -> tuple[jax.Array, jax.Array]:
    """Return the latents of a later call in float32, and the call's input in the dtype of ``here``."""
    told = jnp.tensordot(factors, predictions, axes=1, precision=jax.lax.Precision.HIGHEST)
    expected = factor * here.astype(jnp.float32) + told
    return expected, jnp.concatenate([expected.astype(here.dtype)] * copies)


@functools.partial(jax.jit, static_argnames="copies", donate_argnames="predictions")
def _record_prediction(
    predictions: jax.Array, place: jax.Array, out: jax.Array, guidance: jax.Array, copies: int
) -> jax.Array:
    """Return ``predictions`` with the guided output of a call. With guidance, the second half of ``out`` is for the prompt."""
    guided = out
    if copies == 2:
        without, prompted = jnp.split(out, 2)
        guided = without + guidance.astype(out.dtype) * (prompted - without)
    return predictions.at[place].set(guided.astype(jnp.float32))
