"""Loads a pipeline folder and swaps its modules for jitted JAX functions.

The pipeline object, its scheduler, its tokenizers and its picture processing stay plain diffusers on the CPU. Only what
computes is swapped, each module for a :class:`~hfjax_demo.bridge.compiled.CompiledModule`. A checkpoint's safety checker
stays as it is, in PyTorch.
"""

from __future__ import annotations

import functools
import inspect
import math
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any

import torch
from jax.sharding import Mesh

from .. import sources
from ..bridge.compiled import CompiledModule
from ..bridge.lowerings.layers import register_lowerings
from ..bridge.lowerings.pictures import register_picture_lowerings
from ..bridge.platforms import Platform, current
from ..bridge.programs.compiler import Compiler
from ..bridge.programs.making import MakeAtOnce, ProgramMaker
from ..bridge.sharding import memory_bytes
from ..bridge.torch_defaults import TORCH_DEFAULTS
from ..errors import InvalidModelFolder, UnsupportedModel
from . import schedulers
from .pausing import wait_for
from .preview import LatentPreview, fit_preview

TEXT_ENCODERS = ("text_encoder", "text_encoder_2", "text_encoder_3")
DENOISERS = ("unet", "transformer")
AUTOENCODER = "vae"
TITLES = {"unet": "the UNet", "transformer": "the transformer", "vae": "the autoencoder"}

DTYPES = {"float32": torch.float32, "bfloat16": torch.bfloat16, "float16": torch.float16}


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


@dataclass(frozen=True, eq=False, slots=True)
class LoadedPipeline:
    """A pipeline ready to run.

    Attributes:
        pipes: the pipeline object of each task; they share their components.
        own_scheduler: the checkpoint's, never run: each request has a fresh one.
        preview: None where latents are of an unknown kind.
        pixels_per_latent: along each side.
        architecture: the class of the pipeline that the folder names.
        modules: what JAX computes.
        ahead: the denoiser is computed ahead of the pipeline's loop (:mod:`.ahead`).
    """

    pipes: dict[ImageTask, Any]
    info: PipelineInfo
    own_scheduler: Any
    preview: LatentPreview | None
    pixels_per_latent: int
    compiler: Compiler
    maker: ProgramMaker
    architecture: str
    modules: tuple[CompiledModule, ...]
    ahead: bool = False

    @property
    def parameters(self) -> int:
        """The number of the modules' parameters, each counted once."""
        return sum(module.parameter_count for module in self.modules)

    @property
    def parameter_bytes(self) -> int:
        """What the modules' weights take on the device."""
        return sum(memory_bytes(module.params) for module in self.modules)

    @property
    def denoiser(self) -> CompiledModule:
        """The UNet or the transformer."""
        found: CompiledModule = next(getattr(self.any_pipe, part) for part in DENOISERS if hasattr(self.any_pipe, part))
        return found

    @property
    def any_pipe(self) -> Any:
        """One of the pipeline objects, for what they share."""
        return next(iter(self.pipes.values()))


def load_pipeline(
    folder: Path,
    name: str,
    *,
    dtype: str,
    on_progress: Callable[[str, float | None], None],
    compiler: Compiler,
    maker: ProgramMaker | None = None,
    mesh: Mesh,
) -> LoadedPipeline:
    """Load a pipeline folder, as diffusers' ``save_pretrained`` writes it.

    Nothing is compiled yet; each module is when it is first called. The devices of ``mesh`` share the pictures of a request.

    Raises:
        InvalidModelFolder: the folder holds no pipeline, or a damaged one.
        UnsupportedModel: a pipeline that makes no pictures from a prompt step by step.
    """
    quiet_diffusers()
    register_lowerings()
    register_picture_lowerings()
    on_progress("reading the pipeline", None)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", FutureWarning)  # diffusers' advice to whoever published the checkpoint
        pipe = _from_pretrained(folder, name, dtype)
    pipe.set_progress_bar_config(disable=True)
    vae = getattr(pipe, AUTOENCODER, None)
    denoiser = next((getattr(pipe, part) for part in DENOISERS if getattr(pipe, part, None) is not None), None)
    if vae is None or denoiser is None:
        raise UnsupportedModel(
            f"{name} is a {type(pipe).__name__}, which has no denoiser and autoencoder of a kind known here; "
            "choose a Stable Diffusion model or a similar one."
        )
    with TORCH_DEFAULTS.used():
        preview = fit_preview(vae)
    architecture = type(pipe).__name__
    modules = swap_modules(
        pipe, functools.partial(CompiledModule, compiler=compiler, maker=maker, wait=wait_for, mesh=mesh), on_progress
    )
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", FutureWarning)
        pipes = _pipes(pipe, name)
    factor = int(getattr(pipe, "vae_scale_factor", 0) or 8)
    patch = getattr(denoiser.config, "patch_size", 1) or 1
    if type(pipe).__name__.startswith("Flux"):
        patch = 2  # it packs two by two latents into one token outside the transformer
    return LoadedPipeline(
        pipes=pipes,
        info=_info(pipe, pipes, denoiser, factor, patch if isinstance(patch, int) else max(patch)),
        own_scheduler=pipe.scheduler,
        preview=preview,
        pixels_per_latent=factor,
        compiler=compiler,
        maker=MakeAtOnce() if maker is None else maker,
        architecture=architecture,
        modules=modules,
        # Where a call is quick to be asked for and slow to come back; devices that share rows want them split first.
        ahead=current() is not Platform.CPU and mesh.size == 1,
    )


def quiet_diffusers() -> None:
    """No progress bars and no advice of its own: progress is told through events."""
    from diffusers.utils import logging  # here, not above: a chat program would wait for diffusers and never use it

    logging.disable_progress_bar()
    logging.set_verbosity_error()


def _from_pretrained(folder: Path, name: str, dtype: str) -> Any:
    import diffusers

    variant = sources.pipeline_variant(folder)
    try:
        with TORCH_DEFAULTS.changed():
            return diffusers.DiffusionPipeline.from_pretrained(  # type: ignore[no-untyped-call]
                folder,
                dtype=DTYPES[dtype],
                variant=variant,
                use_safetensors=True,
                local_files_only=True,
                trust_remote_code=False,
            )
    except (ImportError, AttributeError) as error:
        raise UnsupportedModel(
            f"{name} needs something this program does not have ({_first_line(error)}); choose another model."
        ) from error
    except Exception as error:  # whatever a damaged folder makes the libraries raise
        raise InvalidModelFolder(
            f"{name} cannot be loaded ({_first_line(error)}); fetch the model again or give another folder."
        ) from error


def _first_line(error: Exception) -> str:
    lines = str(error).strip().splitlines()
    return (lines[0] if lines else type(error).__name__)[:200].rstrip(".")


def swap_modules(
    pipe: Any, swap: Callable[..., CompiledModule], on_progress: Callable[[str, float | None], None]
) -> tuple[CompiledModule, ...]:
    """Replace the modules, one by one, so that no more than one is in memory twice."""
    parts = [
        part
        for part in (*TEXT_ENCODERS, *DENOISERS, AUTOENCODER)
        if isinstance(getattr(pipe, part, None), torch.nn.Module)
    ]
    modules = []
    for place, part in enumerate(parts):
        on_progress("moving the weights to JAX", place / len(parts))
        module = getattr(pipe, part)
        title = TITLES.get(part, "the text encoder")
        if part == AUTOENCODER:
            if module.dtype == torch.float16 and getattr(module.config, "force_upcast", False):
                module = module.float()  # its activations overflow half precision
            methods = tuple(method for method in ("encode", "decode") if hasattr(module, method))
            swapped = swap(module, title, methods=methods, cast_inputs=True, part=part)
        elif part in DENOISERS:
            swapped = swap(module, title, floats=("timestep",), part=part)
        else:
            swapped = swap(module, title, part=part)
        setattr(pipe, part, swapped)
        modules.append(swapped)
    return tuple(modules)


def _pipes(pipe: Any, name: str) -> dict[ImageTask, Any]:
    """The pipelines of diffusers that these components fit, by task."""
    import diffusers

    makers = {
        ImageTask.TEXT_TO_IMAGE: diffusers.AutoPipelineForText2Image,
        ImageTask.IMAGE_TO_IMAGE: diffusers.AutoPipelineForImage2Image,
        ImageTask.INPAINTING: diffusers.AutoPipelineForInpainting,
    }
    # An inpainting checkpoint's denoiser takes a mask and a picture besides the latents, and nothing without them.
    denoiser = next(getattr(pipe, part) for part in DENOISERS if getattr(pipe, part, None) is not None)
    channels = getattr(denoiser.config, "in_channels", None)
    inpaints_only = channels == 2 * getattr(pipe.vae.config, "latent_channels", 0) + 1
    found: dict[ImageTask, Any] = {}
    for task, maker in makers.items():
        if inpaints_only and task is not ImageTask.INPAINTING:
            continue
        try:
            made = maker.from_pipe(pipe)
        except ValueError:  # diffusers has no such pipeline for this family
            if not (task is ImageTask.TEXT_TO_IMAGE and _is_text_to_image(pipe)):
                continue
            made = pipe
        made.set_progress_bar_config(disable=True)
        if _tells_steps(made):
            found[task] = made
    if not found:
        raise UnsupportedModel(
            f"{name} is a {type(pipe).__name__}, which cannot make a picture from a prompt step by step; "
            "choose a Stable Diffusion model or a similar one."
        )
    return found


def _is_text_to_image(pipe: Any) -> bool:
    names = inspect.signature(type(pipe).__call__).parameters
    return "prompt" in names and "image" not in names


def _tells_steps(pipe: Any) -> bool:
    names = inspect.signature(type(pipe).__call__).parameters
    return "prompt" in names and ("callback_on_step_end" in names or "callback" in names)


def _info(pipe: Any, pipes: dict[ImageTask, Any], denoiser: Any, factor: int, patch: int) -> PipelineInfo:
    sample = getattr(pipe, "default_sample_size", None) or getattr(denoiser.config, "sample_size", None) or 64
    rows, columns = (sample, sample) if isinstance(sample, int) else sample[-2:]
    # The largest common step of the latent grid and of diffusers' own rule.
    multiple = math.lcm(8, factor * patch)
    own = schedulers.name_of(pipe.scheduler)
    return PipelineInfo(
        width=max(int(columns) * factor // multiple, 1) * multiple,
        height=max(int(rows) * factor // multiple, 1) * multiple,
        multiple=multiple,
        scheduler=own,
        schedulers=tuple(spec.name for spec in schedulers.compatible(pipe.scheduler)),
        tasks=frozenset(pipes),
    )
