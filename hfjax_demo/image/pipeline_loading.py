"""Load a pipeline folder and replace its modules by jitted JAX functions.

The pipeline object, its scheduler, tokenizers, image processing and safety checker remain plain diffusers on the CPU. The modules
that do the computation are replaced, each by a :class:`~hfjax_demo.bridge.compiled_module.CompiledModule`.
"""

from __future__ import annotations

import dataclasses
import functools
import math
import warnings
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import torch
from jax.sharding import Mesh

from .. import sources
from ..bridge.compiled_module import CompiledModule
from ..bridge.lowerings.images import register_image_lowerings
from ..bridge.lowerings.layers import register_lowerings
from ..bridge.programs.compiler import Compiler
from ..bridge.programs.program_table import CompilationExecutor
from ..bridge.sharding import memory_bytes
from ..bridge.step_caching import find_first_block
from ..bridge.torch_defaults import TORCH_DEFAULTS
from ..errors import InvalidModelFolder, UnsupportedModel, first_line
from ..sources import FetchedAdapter
from . import schedulers
from .adapters import add_adapters
from .pausable_call import await_future
from .pipeline_arguments import (
    CONTROL_NET,
    CONTROL_STRENGTH,
    control_argument,
    default_number,
    default_settings,
    edit_properties,
)
from .pipeline_tasks import AUTOENCODERS, DENOISERS, ImageTask, build_pipes, first_component
from .postponed_imports import replace_stand_ins
from .preview import LatentPreview, fit_preview

TEXT_ENCODERS = ("text_encoder", "text_encoder_2", "text_encoder_3")
TITLES = {
    "unet": "the UNet",
    "transformer": "the transformer",
    "vae": "the autoencoder",
    "movq": "the autoencoder",
    CONTROL_NET: "the ControlNet",
}


@dataclass(frozen=True, slots=True)
class PipelineInfo:
    """Properties of a loaded pipeline. Lengths are in pixels.

    Attributes:
        width, height: the default size.
        multiple: both sides of an image must be multiples of this.
        steps, guidance_scale: the defaults of the pipeline's call.
        scheduler: the name of the checkpoint's own scheduler (see :mod:`.schedulers`), None if it has no name there.
        schedulers: the names of the schedulers that the model supports.
        tasks: the supported tasks.
        control: whether a control image is required.
        control_strength: the pipeline's default for the strength of the control image; None if it cannot be chosen.
        caches_steps: whether steps can be skipped (:mod:`hfjax_demo.bridge.step_caching`).
        edits: whether image-to-image is an edit by instruction: the prompt says what to change, and there is no strength.
        most_pictures: how many pictures such an edit takes; 1: no reference images.
        image_guidance_scale: the pipeline's default for how closely an edit keeps to the image; None if it cannot be chosen.
    """

    width: int
    height: int
    multiple: int
    steps: int
    guidance_scale: float
    scheduler: str | None
    schedulers: tuple[str, ...]
    tasks: frozenset[ImageTask]
    control: bool = False
    control_strength: float | None = None
    caches_steps: bool = False
    edits: bool = False
    most_pictures: int = 1
    image_guidance_scale: float | None = None


@dataclass(frozen=True, eq=False, slots=True)
class LoadedPipeline:
    """A pipeline ready to run.

    Attributes:
        pipes: the pipeline object of each task; they share their components.
        default_scheduler: the checkpoint's scheduler. It is never run: each request has a new one.
        preview: None for latents of an unknown kind.
        pixels_per_latent: pixels per latent along each side.
        architecture: the pipeline class that the folder names.
        modules: the modules that JAX runs.
        in_pytorch: the modules that PyTorch runs on the CPU (:func:`.pipeline_check.run_in_pytorch`).
        imports: the context in which the pipeline's call runs, which may import more of diffusers.
    """

    pipes: dict[ImageTask, Any]
    info: PipelineInfo
    default_scheduler: Any
    preview: LatentPreview | None
    pixels_per_latent: int
    compiler: Compiler
    maker: CompilationExecutor
    architecture: str
    modules: tuple[CompiledModule, ...]
    in_pytorch: Mapping[str, torch.nn.Module] = field(default_factory=dict)
    imports: Callable[[], AbstractContextManager[None]] = nullcontext

    @property
    def parameters(self) -> int:
        """Number of parameters of the modules, each counted once."""
        plain = sum(weight.numel() for module in self.in_pytorch.values() for weight in module.parameters())
        return plain + sum(module.calls.facts.parameters for module in self.modules)

    @property
    def parameter_bytes(self) -> int:
        """Memory of the modules' weights in bytes."""
        plain = sum(weight.nbytes for module in self.in_pytorch.values() for weight in module.parameters())
        return plain + sum(memory_bytes(module.params) for module in self.modules)

    @property
    def denoiser(self) -> CompiledModule:
        """The UNet or the transformer."""
        found: CompiledModule = first_component(self.any_pipe, DENOISERS)
        return found

    @property
    def autoencoder(self) -> Any:
        return first_component(self.any_pipe, AUTOENCODERS)

    @property
    def latent_channels(self) -> int | None:
        """Number of latent channels of the autoencoder; None if its configuration does not say."""
        found: int | None = getattr(self.autoencoder.config, "latent_channels", None)
        return found

    @property
    def any_pipe(self) -> Any:
        """Any of the pipeline objects, to access their shared components."""
        return next(iter(self.pipes.values()))


def load_pipeline(
    folder: Path,
    name: str,
    *,
    dtype: str,
    on_progress: Callable[[str, float | None], None],
    compiler: Compiler,
    maker: CompilationExecutor | None = None,
    mesh: Mesh,
    adapters: Sequence[FetchedAdapter] = (),
) -> LoadedPipeline:
    """Load a pipeline folder, in the layout of diffusers' ``save_pretrained``.

    Each module is compiled when it is first called. The images of a request are divided between the devices of ``mesh``.

    Raises:
        InvalidModelFolder: the folder holds no pipeline or a damaged one, or an adapter does not fit it.
        UnsupportedModel: the pipeline does not make images from a prompt step by step.
    """
    trace_with_jax()
    maker = CompilationExecutor() if maker is None else maker
    on_progress("reading the pipeline", None)
    with warnings.catch_warnings(action="ignore", category=FutureWarning):  # addressed to the checkpoint's publisher
        pipe = read_pipeline(folder, name, dtype)
    if adapters:
        on_progress("adding the adapters", None)
        pipe = add_adapters(pipe, adapters, name)
    pipe.set_progress_bar_config(disable=True)
    vae, denoiser = first_component(pipe, AUTOENCODERS), first_component(pipe, DENOISERS)
    if vae is None or denoiser is None:
        raise UnsupportedModel(
            f"{name} is a {type(pipe).__name__}, which has no supported denoiser and autoencoder; choose a Stable Diffusion "
            "model or a similar one."
        )
    with TORCH_DEFAULTS.used():
        preview = fit_preview(vae)
    modules = compile_modules(
        pipe,
        functools.partial(CompiledModule, compiler=compiler, maker=maker, wait=await_future, mesh=mesh),
        on_progress,
    )
    with warnings.catch_warnings(action="ignore", category=FutureWarning):
        pipes = build_pipes(pipe, name)
    factor = int(getattr(pipe, "vae_scale_factor", 0) or 8)
    return LoadedPipeline(
        pipes=pipes,
        info=dataclasses.replace(
            _info(pipe, pipes, denoiser, factor),
            caches_steps=mesh.size == 1 and find_first_block(denoiser) is not None,
        ),
        default_scheduler=pipe.scheduler,
        preview=preview,
        pixels_per_latent=factor,
        compiler=compiler,
        maker=maker,
        architecture=type(pipe).__name__,
        modules=modules,
    )


def trace_with_jax() -> None:
    """Prepare to load and trace a pipeline: register its operators with JAX."""
    replace_stand_ins()
    quiet_diffusers()
    register_lowerings()
    register_image_lowerings()


def quiet_diffusers() -> None:
    """Disable the progress bars and warnings of diffusers and transformers; progress is reported by events."""
    # Imported here, so that serving text models does not load diffusers.
    from diffusers.utils import logging as of_diffusers
    from transformers.utils import logging as of_transformers

    for logging in (of_diffusers, of_transformers):
        logging.disable_progress_bar()
        logging.set_verbosity_error()


def read_pipeline(folder: Path, name: str, dtype: str) -> Any:
    import diffusers

    from ..sources.processor_loading import (
        read_pipeline_processors,  # imports transformers, so it is imported here as well
    )

    variant = sources.pipeline_variant(folder)
    try:
        with TORCH_DEFAULTS.changed():
            return diffusers.DiffusionPipeline.from_pretrained(  # type: ignore[no-untyped-call]
                folder,
                dtype=getattr(torch, dtype),
                variant=variant,
                use_safetensors=True,
                local_files_only=True,
                trust_remote_code=False,
                **read_pipeline_processors(folder),
            )
    except (ImportError, AttributeError) as error:
        raise UnsupportedModel(
            f"{name} requires something that is not supported ({first_line(error)}); choose another model."
        ) from error
    except Exception as error:  # any exception that the libraries raise for a damaged folder
        raise InvalidModelFolder(
            f"{name} can't be loaded ({first_line(error)}); download the model again, or choose another folder."
        ) from error


def compile_modules(
    pipe: Any, swap: Callable[..., CompiledModule], on_progress: Callable[[str, float | None], None]
) -> tuple[CompiledModule, ...]:
    """Replace the modules one by one, so that at most one is in memory twice."""
    parts = [
        part
        for part in (*TEXT_ENCODERS, CONTROL_NET, *DENOISERS, *AUTOENCODERS)
        if isinstance(getattr(pipe, part, None), torch.nn.Module)
    ]
    modules = []
    for place, part in enumerate(parts):
        on_progress("moving the weights to JAX", place / len(parts))
        module, methods = prepare_module(part, getattr(pipe, part))
        modules.append(swap(module, title_of(part), methods=methods, **call_options(part)))
        setattr(pipe, part, modules[-1])
    return tuple(modules)


def prepare_module(part: str, module: torch.nn.Module) -> tuple[torch.nn.Module, tuple[str, ...]]:
    """Return a component as it is compiled, and its methods that pipelines call."""
    if part not in AUTOENCODERS:
        return module, ("forward",)
    if module.dtype == torch.float16 and getattr(module.config, "force_upcast", False):
        module = module.float()  # its activations overflow half precision
    return module, tuple(method for method in ("encode", "decode") if hasattr(module, method))


def call_options(part: str) -> dict[str, Any]:
    """Return the options of :class:`~hfjax_demo.bridge.module_calls.ModuleCalls` for a component."""
    if part in AUTOENCODERS:
        return {"part": part, "cast_inputs": True}
    if part in TEXT_ENCODERS:
        return {"part": part}
    return {
        "part": part,
        "float_arguments": ("timestep", "conditioning_scale") if part == CONTROL_NET else ("timestep",),
    }


def title_of(part: str) -> str:
    """Return a component's name for messages."""
    return TITLES.get(part, "the text encoder")


def _info(pipe: Any, pipes: dict[ImageTask, Any], denoiser: Any, factor: int) -> PipelineInfo:
    sample = getattr(pipe, "default_sample_size", None) or getattr(denoiser.config, "sample_size", None) or 64
    rows, columns = (sample, sample) if isinstance(sample, int) else sample[-2:]
    patch = getattr(denoiser.config, "patch_size", 1) or 1
    if type(pipe).__name__.startswith("Flux"):
        patch = 2  # it packs two by two latents into one token outside the transformer
    # A multiple of the latent grid's step and of 8, which diffusers requires.
    multiple = math.lcm(8, factor * (patch if isinstance(patch, int) else max(patch)))
    own = schedulers.find_scheduler_name(pipe.scheduler)
    steps, guidance_scale = default_settings(pipe)
    return PipelineInfo(
        width=max(int(columns) * factor // multiple, 1) * multiple,
        height=max(int(rows) * factor // multiple, 1) * multiple,
        multiple=multiple,
        steps=steps,
        guidance_scale=guidance_scale,
        scheduler=own,
        schedulers=tuple(spec.name for spec in schedulers.compatible_schedulers(pipe.scheduler)),
        tasks=frozenset(pipes),
        control=control_argument(pipe) is not None,
        control_strength=default_number(pipe, CONTROL_STRENGTH),
        **edit_properties(pipes.get(ImageTask.IMAGE_TO_IMAGE)),
    )
