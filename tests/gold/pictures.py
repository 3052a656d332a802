"""Small images of every family of :mod:`tests.tiny_pipelines`, for each task that it supports; of Stable Diffusion also for each
scheduler; and, with a checkout of diffusers, of every pipeline in its test suite, created by :mod:`tests.pipelines`."""

from __future__ import annotations

import hashlib
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import diffusers
import numpy as np
from PIL import Image

from hfjax_demo.catalog import FolderSource
from hfjax_demo.errors import HfjaxError
from hfjax_demo.image.engine import ImageEngine
from hfjax_demo.image.pipeline_tasks import ImageTask
from hfjax_demo.image_requests import ImageRequest

from .. import tiny_models, tiny_pipelines
from ..catalogue import BUILT_IN
from ..picture_parity import SCHEDULERS, drawn, make, request
from ..pipelines.comparing import PROMPTS, request_for
from ..pipelines.suite import FILES, NotMade, make_folder, take_early_layers

OWN, BUNDLED = "stable-diffusion", "emoji-diffusion"
FAMILIES = (*tiny_pipelines.FAMILIES, "lumina2")


def names() -> list[str]:
    return [*FAMILIES, BUNDLED, *(f"{OWN}, {scheduler}" for scheduler in SCHEDULERS)]


def names_of_suite() -> list[str]:
    return list(FILES)


def entries(chosen: Sequence[str], cache: Path, checkout: Path | None = None) -> Iterator[tuple[str, Any]]:
    """Yield the results of each pipeline, or the error message that rejects it."""
    tiny_models.use_compilation_cache(cache)
    for name in chosen:
        with tempfile.TemporaryDirectory() as temporary:
            folder = Path(temporary) / "pipeline"
            try:
                is_of_suite = checkout is not None and name in FILES
                yield name, _of_suite(checkout, name, folder) if is_of_suite else _of_family(name, folder)
            except HfjaxError as error:
                yield name, {"refused": str(error)}
            except NotMade as error:
                yield name, {"not made": str(error).splitlines()[0]}


def _of_family(name: str, folder: Path) -> dict[str, Any]:
    family, _, scheduler = name.partition(", ")
    if family == BUNDLED:
        source = BUILT_IN.find(BUNDLED).source
        assert isinstance(source, FolderSource)
        folder = source.path
    else:
        tiny_pipelines.make_pipeline(folder, family)
    engine = tiny_pipelines.load(folder)
    if scheduler:
        return {scheduler: told(engine, request(scheduler=scheduler))}
    return {task.value: told(engine, begun()) for task, begun in BEGUN.items() if task in engine.info.tasks}


def _of_suite(checkout: Any, file: str, folder: Path) -> dict[str, Any]:
    name = make_folder(checkout, file, folder)
    cls = getattr(diffusers, name)
    take_early_layers(cls)
    engine = tiny_pipelines.load(folder)
    asked = (request_for(engine, cls, *prompts, seed) for seed, prompts in enumerate(PROMPTS))
    return {"pipeline": name, "tasks": sorted(engine.info.tasks), "pictures": [told(engine, each) for each in asked]}


def _mask() -> Image.Image:
    mask = Image.new("L", (64, 64), 0)
    mask.paste(255, (16, 16, 48, 48))
    return mask


BEGUN: dict[ImageTask, Callable[[], ImageRequest]] = {
    ImageTask.TEXT_TO_IMAGE: request,
    ImageTask.IMAGE_TO_IMAGE: lambda: request(init_image=drawn(), strength=0.6),
    ImageTask.INPAINTING: lambda: request(init_image=drawn(), mask_image=_mask()),
}


def told(engine: ImageEngine, asked: ImageRequest) -> dict[str, Any]:
    """Return the digest of a request's images, and the means of their three colours, which show the size of a difference."""
    pixels = make(engine, asked).astype(np.uint8)
    means = [round(float(each), 2) for each in pixels.mean((0, 1, 2))]
    return {"shape": list(pixels.shape), "sha256": hashlib.sha256(pixels.tobytes()).hexdigest(), "mean": means}
