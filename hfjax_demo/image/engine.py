"""The image engine: takes requests, emits events, and runs one denoising step at a time.

The owner calls :meth:`ImageEngine.step` as long as :attr:`~ImageEngine.has_work` is true: never while a program is compiled for
it, or while another thread constructs a model and so changes PyTorch's defaults. All calls except :meth:`ImageEngine.measure`
come from one thread.
"""

from __future__ import annotations

import logging
import math
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from pathlib import Path

import torch
from PIL.Image import Image

from ..bridge.programs.compiler import Compiler
from ..bridge.programs.program_table import CompilationExecutor
from ..bridge.sharding import make_data_mesh
from ..bridge.torch_defaults import TORCH_DEFAULTS
from ..errors import as_hfjax_error
from ..events import (
    Event,
    Failed,
    Finished,
    FinishReason,
    GeneratedImage,
    ImageProgress,
    ImagesReady,
    ImageStage,
    ImageStatistics,
    ImageStep,
    PromptCut,
    Queued,
)
from ..fair_queue import FairQueue
from ..image_requests import MAX_IMAGE_COUNT, MAX_SEED, ImageRequest
from ..settings import Settings, parse_mesh_shape
from ..sources import FetchedAdapter
from .kept_pipeline import forget_pipeline, keep_pipeline, restore_pipeline
from .pausable_call import PausableCall
from .pipeline_call import ImagePlan, plan_images, run
from .pipeline_check import check_pipeline
from .pipeline_loading import LoadedPipeline, PipelineInfo, load_pipeline
from .preview import to_spatial_latents
from .prompts import PromptLength, PromptMeter, make_prompt_meter

_log = logging.getLogger(__name__)

Emit = Callable[[Event], None]

PREVIEW_INTERVAL_S = 0.1


def load_engine(
    folder: Path,
    name: str,
    *,
    dtype: str,
    settings: Settings,
    device: str,
    on_progress: Callable[[str, float | None], None],
    compiler: Compiler,
    maker: CompilationExecutor | None = None,
    adapters: Sequence[FetchedAdapter] = (),
) -> ImageEngine:
    """Load a pipeline folder and return its engine.

    Args:
        folder, name, dtype, adapters: see :func:`.pipeline_loading.load_pipeline`.
        device: its label, for the statistics.
        on_progress: called with the present stage of loading.
        compiler: compiles the programs, now and later.
        maker: runs later compilations; None: they run when a program is needed.

    Raises:
        InvalidSetting: the mesh needs more devices than exist.
        InvalidModelFolder, UnsupportedModel: see :func:`.pipeline_loading.load_pipeline`.
    """
    mesh = make_data_mesh(*parse_mesh_shape(settings.mesh))
    # What is kept is of one device. Loading a network's code needs a thread.
    store = compiler.store if mesh.size == 1 and maker is not None and not adapters else None
    if store is not None and maker is not None:
        on_progress("reading the pipeline", None)
        try:
            kept = restore_pipeline(folder, name, dtype, compiler=compiler, maker=maker, mesh=mesh, store=store)
        except Exception:  # whatever is wrong with what was kept, the model's own files may do
            _log.warning("%s could not be restored, and is loaded from its own files.", name, exc_info=True)
            forget_pipeline(store)
            kept = None
        if kept is not None:
            return ImageEngine(kept, settings=settings, device=device)
    pipeline = load_pipeline(
        folder,
        name,
        dtype=dtype,
        on_progress=on_progress,
        compiler=compiler,
        maker=maker,
        mesh=mesh,
        adapters=adapters,
    )
    on_progress("trying the pipeline without its numbers", None)
    pipeline = check_pipeline(pipeline, name, settings, compiler.store)
    if store is not None:
        try:
            keep_pipeline(pipeline, folder, store)
        except Exception:  # of whatever class of diffusers it has
            _log.warning("%s could not be kept for the next start.", name, exc_info=True)
    return ImageEngine(pipeline, settings=settings, device=device)


@dataclass(eq=False, slots=True)
class ImageJob:
    """A request in the engine, waiting or running."""

    plan: ImagePlan
    emit: Emit
    load_s: float
    compile_s_before: float
    share: str = ""
    running: PausableCall[tuple[list[Image], list[bool]]] | None = None
    started: float = 0.0
    step_ends: list[float] = field(default_factory=list)  # in seconds, those of compilation left out
    last_preview_at: float = -math.inf
    position_in_queue: int = 0
    done: bool = False

    @property
    def steps_per_s(self) -> float:
        """Rate of the denoising steps after the first, without compilation; 0 before the second step."""
        seconds = self.step_ends[-1] - self.step_ends[0] if self.step_ends else 0.0
        return (len(self.step_ends) - 1) / seconds if seconds > 0 else 0.0


class ImageEngine:
    """Serves image requests one after another with one pipeline."""

    def __init__(self, pipeline: LoadedPipeline, *, settings: Settings, device: str) -> None:
        self.decode_steps = 0  # denoising steps run so far
        self._pipeline = pipeline
        self._limits = settings
        self._device = device
        self._prompt_meter: PromptMeter | None = make_prompt_meter(pipeline.any_pipe)
        self._waiting: list[ImageJob] = []  # in the order in which they are served
        self._turns = FairQueue()
        self._job: ImageJob | None = None
        self._defaults_free: Future[None] | None = None  # done when PyTorch's defaults can be used again

    @property
    def info(self) -> PipelineInfo:
        """Properties of the pipeline."""
        return self._pipeline.info

    @property
    def latent_shape(self) -> tuple[int, int]:
        """Pixels per latent along each side, and the number of latent channels."""
        return self._pipeline.pixels_per_latent, self._pipeline.latent_channels or 0

    @property
    def architecture(self) -> str:
        """Class of the pipeline, such as "StableDiffusionPipeline"."""
        return self._pipeline.architecture

    @property
    def parameters(self) -> int:
        """Number of parameters of the pipeline's modules, each counted once."""
        return self._pipeline.parameters

    @property
    def memory_bytes(self) -> int:
        """Device memory of the weights in bytes; nothing else stays on the device between two calls."""
        return self._pipeline.parameter_bytes

    def stop_compiling(self) -> None:
        """Stop compiling programs, because the process ends."""
        self._pipeline.maker.close()

    def close(self) -> None:
        """Free the device memory. The engine must not be used afterwards."""
        self._pipeline.maker.close()
        for module in self._pipeline.modules:
            for weights in module.params.values():
                weights.delete()

    @property
    def has_work(self) -> bool:
        """Whether :meth:`step` would do anything."""
        if self._defaults_free is not None and not self._defaults_free.done():
            return False
        if self._job is not None:
            return self._job.running is None or not self._job.running.is_waiting
        return bool(self._waiting)

    def compile_next(self) -> bool:
        """Return False: the programs depend on the size and guidance, so they are compiled at the first request."""
        return False

    def measure(self, prompt: str) -> PromptLength | None:
        """Return how much of a prompt the text encoder reads; None if the pipeline has no limit. Thread-safe."""
        return None if self._prompt_meter is None else self._prompt_meter.measure(prompt)

    def submit(self, request: ImageRequest, emit: Emit, load_s: float = 0.0, share: str = "") -> ImageJob:
        """Add a request to the queue. Its events are passed to ``emit`` during this call and later calls.

        Args:
            share: the visitor that the request counts for.

        Raises:
            InvalidRequest: the model does not support something in the request.
        """
        seed, variation_seed = (secrets.randbelow(MAX_SEED + 2 - MAX_IMAGE_COUNT) for _ in range(2))
        plan = plan_images(request, self._pipeline, seed=seed, variation_seed=variation_seed, limits=self._limits)
        job = ImageJob(plan, emit, load_s, self._pipeline.compiler.seconds, share)
        for text, negative in ((request.prompt, False), (request.negative_prompt, True)):
            length = self.measure(text)
            if length is not None and length.dropped:
                emit(PromptCut(length.dropped, length.limit, negative))
        self._waiting.append(job)
        self._sort_waiting()
        if self._job is not None or len(self._waiting) > 1:
            self._emit_positions()
        return job

    def cancel(self, job: ImageJob) -> None:
        """Stop a job, waiting or running. When this returns, nothing is computed for it any more."""
        if job.done:
            return
        if job is self._job:
            self._job = None
            _stop_call(job)
        else:
            self._waiting.remove(job)
            self._emit_positions()
        self._finish(job, FinishReason.CANCELLED)

    def fail(self, error: Exception) -> None:
        """End every job with an error, after a failure; the pipeline keeps no state between two requests."""
        jobs = [*([self._job] if self._job is not None else []), *self._waiting]
        self._job = None
        self._waiting.clear()
        for job in jobs:
            _stop_call(job)
            job.done = True
            job.emit(Failed(as_hfjax_error(error, "Image generation failed")))

    def step(self) -> None:
        """Continue the current request for one step, or start the next one."""
        with TORCH_DEFAULTS.used_if_free() as free:
            if free:
                self._defaults_free = None
                self._advance()
            else:
                self._defaults_free = TORCH_DEFAULTS.when_free()
                self._pipeline.maker.notify_when_done(self._defaults_free)

    def _advance(self) -> None:
        if self._job is None:
            if not self._waiting:
                return
            self._job = self._waiting.pop(0)
            self._turns.record_turn(self._job.share)
            self._sort_waiting()
            self._begin(self._job)
            self._emit_positions()
        job = self._job
        assert job.running is not None
        try:
            with self._pipeline.imports():
                job.running.resume()
        except Exception as error:  # ends this request only
            self._job, job.done = None, True
            job.emit(Failed(as_hfjax_error(error, "Image generation failed")))
            return
        if job.running.done:
            self._job = None
            pictures, flagged = job.running.result
            job.emit(
                ImagesReady(
                    tuple(
                        GeneratedImage(picture, job.plan.parameters_of(index), flag)
                        for index, (picture, flag) in enumerate(zip(pictures, flagged, strict=True))
                    )
                )
            )
            self._finish(job, FinishReason.STOP)

    def _begin(self, job: ImageJob) -> None:
        job.started = time.perf_counter()
        job.emit(ImageProgress(ImageStage.ENCODING))

        def call(pause: Callable[[], None]) -> tuple[list[Image], list[bool]]:
            def on_step(step: int, steps: int, latents: torch.Tensor) -> None:
                self._emit_step(job, step, steps, latents)
                pause()  # raises if the job is cancelled
                if step == steps:
                    job.emit(ImageProgress(ImageStage.DECODING))

            return run(job.plan, self._pipeline, on_step)

        job.running = PausableCall(call)

    def _emit_step(self, job: ImageJob, step: int, steps: int, latents: torch.Tensor) -> None:
        now = time.perf_counter()
        job.step_ends.append(now - self._pipeline.compiler.seconds)
        self.decode_steps += 1
        previews: tuple[Image, ...] = ()
        if now - job.last_preview_at >= PREVIEW_INTERVAL_S:
            job.last_preview_at = now
            previews = self._previews(latents, job)
        rate = job.steps_per_s
        job.emit(ImageStep(step, steps, rate, (steps - step) / rate if rate else None, previews))

    def _previews(self, latents: torch.Tensor, job: ImageJob) -> tuple[Image, ...]:
        preview, parameters = self._pipeline.preview, job.plan.parameters
        if preview is None:
            return ()
        found = to_spatial_latents(
            latents,
            self._pipeline.any_pipe,
            channels=preview.channels,
            height=parameters.height,
            width=parameters.width,
            factor=self._pipeline.pixels_per_latent,
        )
        return () if found is None else preview.render(found)

    def _sort_waiting(self) -> None:
        self._waiting = [self._waiting[place] for place in self._turns.order([job.share for job in self._waiting])]

    def _emit_positions(self) -> None:
        for position, job in enumerate(self._waiting, start=1):
            if job.position_in_queue != position:
                job.position_in_queue = position
                job.emit(Queued(position))

    def _finish(self, job: ImageJob, reason: FinishReason) -> None:
        job.done = True
        parameters = job.plan.parameters
        job.emit(
            Finished(
                reason,
                ImageStatistics(
                    width=parameters.width,
                    height=parameters.height,
                    count=job.plan.count,
                    steps=len(job.step_ends),
                    seconds=time.perf_counter() - job.started if job.started else 0.0,
                    steps_per_s=job.steps_per_s,
                    load_s=job.load_s,
                    compile_s=self._pipeline.compiler.seconds - job.compile_s_before,
                    device=self._device,
                    seed=parameters.seed,
                    variation_seed=parameters.variation_seed,
                ),
            )
        )


def _stop_call(job: ImageJob) -> None:
    """End a job's pipeline call at its current position; exceptions during its cleanup are only logged."""
    try:
        if job.running is not None:
            job.running.stop()
    except Exception:
        _log.exception("An image pipeline failed while being stopped.")
