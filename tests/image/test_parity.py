"""The same pictures as plain diffusers in PyTorch: families, schedulers, guidance, sizes, tasks, batches."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import diffusers
import numpy as np
import pytest
import torch
from PIL import Image

from hfjax_demo import catalog
from hfjax_demo.events import Event, Failed, ImagesReady
from hfjax_demo.image import schedulers
from hfjax_demo.image.components import ImageTask
from hfjax_demo.image.engine import ImageEngine
from hfjax_demo.image.request import ImageRequest
from hfjax_demo.settings import ImageSettings

from .. import tiny_pipelines
from ..tiny_pipelines import FAMILIES, initial_latents

PROMPT, NEGATIVE = "a red apple on blue background", "cat"
LARGEST_DIFFERENCE = 2  # of 255
STEPS = 6


@dataclass(frozen=True)
class Both:
    """A folder in this engine and in plain diffusers."""

    engine: ImageEngine
    plain: Any
    own_scheduler: Any

    def ours(self, request: ImageRequest) -> np.ndarray:
        return make(self.engine, request)

    def theirs(self, request: ImageRequest, task: ImageTask = ImageTask.TEXT_TO_IMAGE) -> np.ndarray:
        """The same request as anyone would write it for diffusers."""
        settings, pipe = request.settings, self.plain
        if task is ImageTask.IMAGE_TO_IMAGE:
            pipe = diffusers.AutoPipelineForImage2Image.from_pipe(pipe)
        elif task is ImageTask.INPAINTING:
            pipe = diffusers.AutoPipelineForInpainting.from_pipe(pipe)
        own = self.own_scheduler
        name = settings.scheduler
        pipe.scheduler = type(own).from_config(own.config) if name is None else schedulers.make(name, own)
        pipe.set_progress_bar_config(disable=True)
        arguments: dict[str, Any] = {
            "num_inference_steps": settings.steps,
            "guidance_scale": settings.guidance_scale,
            "num_images_per_prompt": settings.count,
            "width": settings.width,
            "height": settings.height,
            "generator": [torch.Generator().manual_seed((settings.seed or 0) + n) for n in range(settings.count)],
        }
        if request.negative_prompt:
            arguments["negative_prompt"] = request.negative_prompt
        if request.latents is not None:
            arguments["latents"] = torch.from_numpy(request.latents)
        if request.init_image is not None:
            arguments |= {"image": request.init_image, "strength": settings.strength}
        if request.mask_image is not None:
            arguments["mask_image"] = request.mask_image
        family = type(pipe).__name__
        if family.startswith(("PixArt", "Sana")):
            arguments["use_resolution_binning"] = False
        if family.startswith("PixArt"):
            arguments["clean_caption"] = False
        return stack(pipe(PROMPT, **arguments).images)


def make(engine: ImageEngine, request: ImageRequest) -> np.ndarray:
    """The pictures of a request as one array."""
    events: list[Event] = []
    engine.submit(request, events.append)
    while engine.has_work:
        engine.step()
    if isinstance(events[-1], Failed):
        raise events[-1].error
    ready = next(event for event in events if isinstance(event, ImagesReady))
    return stack([picture.image for picture in ready.images])


def stack(pictures: list[Image.Image]) -> np.ndarray:
    """uint8 (pictures, height, width, 3) as integers that can be subtracted."""
    return np.stack([np.asarray(picture.convert("RGB")) for picture in pictures]).astype(int)


def apart(one: np.ndarray, other: np.ndarray) -> int:
    """The largest difference of any pixel."""
    assert one.shape == other.shape
    return int(np.abs(one - other).max())


def request(**changes: Any) -> ImageRequest:
    """A request of 64 px; ``changes`` are its fields or its settings' fields."""
    fields = {name: changes.pop(name) for name in ("latents", "init_image", "mask_image", "prompt") if name in changes}
    values: dict[str, Any] = {"width": 64, "height": 64, "steps": STEPS, "guidance_scale": 5.0, "seed": 0}
    settings = ImageSettings(**values | changes)
    guided = settings.guidance_scale > 1
    fields.setdefault("prompt", PROMPT)
    return ImageRequest("tiny", negative_prompt=NEGATIVE if guided else "", settings=settings, **fields)


def load_both(folder: Path) -> Both:
    plain = tiny_pipelines.plain(folder)
    return Both(tiny_pipelines.load(folder), plain, plain.scheduler)


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Both]]:
    """Each family, loaded when it is first asked for."""

    class Loaded(dict[str, Both]):
        def __missing__(self, family: str) -> Both:
            folder = tiny_pipelines.make_pipeline(tmp_path_factory.mktemp(family) / family, family)
            self[family] = load_both(folder)
            return self[family]

    yield Loaded()


@pytest.fixture(scope="module")
def bundled() -> Both:
    """The model that comes with the program."""
    source = catalog.find("emoji-diffusion").source
    assert isinstance(source, catalog.FolderSource)
    return load_both(source.path)


SCHEDULERS = [spec.name for spec in schedulers.SCHEDULERS if spec.name not in ("lcm", "flow-euler")]


@pytest.mark.parametrize("guidance", [0.0, 5.0])
@pytest.mark.parametrize("scheduler", SCHEDULERS)
def test_every_scheduler(folders: dict[str, Both], scheduler: str, guidance: float) -> None:
    both = folders["stable-diffusion"]
    assert scheduler in both.engine.info.schedulers
    asked = request(scheduler=scheduler, guidance_scale=guidance, latents=initial_latents(1, 4, 8, 8))

    assert apart(both.ours(asked), both.theirs(asked)) <= LARGEST_DIFFERENCE


def test_what_the_comparison_would_miss_if_nothing_mattered(folders: dict[str, Both]) -> None:
    """Prompt, guidance, scheduler, steps and latents each change the tiny picture by more than what counts as equal."""
    both = folders["stable-diffusion"]
    latents = initial_latents(1, 4, 8, 8)
    base = both.ours(request(scheduler="ddim", latents=latents))

    for other in (
        request(scheduler="ddim", latents=latents, guidance_scale=0.0),
        request(scheduler="ddim", latents=latents, prompt="rocket"),
        request(scheduler="euler-ancestral", latents=latents),
        request(scheduler="ddim", latents=latents, steps=STEPS + 3),
        request(scheduler="ddim", latents=initial_latents(1, 4, 8, 8, seed=1)),
    ):
        assert apart(base, both.ours(other)) > 2 * LARGEST_DIFFERENCE


@pytest.mark.parametrize("family", [name for name in FAMILIES if name not in ("inpainting", "flux")])
@pytest.mark.parametrize("guidance", [0.0, 5.0])
@pytest.mark.parametrize(("width", "height"), [(64, 64), (96, 64)])
def test_every_family(folders: dict[str, Both], family: str, guidance: float, width: int, height: int) -> None:
    both = folders[family]
    factor, channels = both.engine.latent_shape
    latents = initial_latents(1, channels, height // factor, width // factor)
    asked = request(guidance_scale=guidance, latents=latents, width=width, height=height)

    assert apart(both.ours(asked), both.theirs(asked)) <= LARGEST_DIFFERENCE


def test_flux_whose_latents_are_packed(folders: dict[str, Both]) -> None:
    asked = ImageRequest("tiny", PROMPT, settings=request().settings)  # it takes no negative prompt without more ado

    assert apart(folders["flux"].ours(asked), folders["flux"].theirs(asked)) <= LARGEST_DIFFERENCE


def test_one_step_without_guidance(folders: dict[str, Both]) -> None:
    asked = request(steps=1, guidance_scale=0.0, latents=initial_latents(1, 4, 8, 8))

    assert apart(folders["turbo"].ours(asked), folders["turbo"].theirs(asked)) <= LARGEST_DIFFERENCE


@pytest.mark.parametrize("family", ["stable-diffusion", "sdxl"])
def test_a_seed_is_diffusers_seed_and_each_picture_of_a_batch_has_its_own(
    folders: dict[str, Both], family: str
) -> None:
    both = folders[family]
    batch = both.ours(request(seed=11, count=4, scheduler="euler-ancestral"))

    assert apart(batch, both.theirs(request(seed=11, count=4, scheduler="euler-ancestral"))) <= LARGEST_DIFFERENCE
    alone = both.ours(request(seed=13, scheduler="euler-ancestral"))
    assert apart(batch[2:3], alone) <= LARGEST_DIFFERENCE
    assert apart(batch[:1], alone) > LARGEST_DIFFERENCE


def drawn(size: int = 64) -> Image.Image:
    """A picture with something in it."""
    generator = np.random.default_rng(3)
    rough = generator.integers(0, 255, (8, 8, 3), dtype=np.uint8)
    return Image.fromarray(rough).resize((size, size), Image.Resampling.BICUBIC)


@pytest.mark.parametrize("family", ["stable-diffusion", "sdxl"])
@pytest.mark.parametrize("strength", [0.3, 0.8])
def test_from_a_picture(folders: dict[str, Both], family: str, strength: float) -> None:
    both = folders[family]
    asked = request(init_image=drawn(), strength=strength, steps=10, scheduler="euler")

    ours = both.ours(asked)

    assert apart(ours, both.theirs(asked, ImageTask.IMAGE_TO_IMAGE)) <= LARGEST_DIFFERENCE
    assert apart(ours, both.ours(request(steps=10, scheduler="euler"))) > LARGEST_DIFFERENCE


@pytest.mark.parametrize("family", ["stable-diffusion", "inpainting"])
def test_inpainting(folders: dict[str, Both], family: str) -> None:
    both = folders[family]
    mask = Image.new("L", (64, 64), 0)
    mask.paste(255, (16, 16, 48, 48))
    asked = request(init_image=drawn(), mask_image=mask, strength=1.0)

    assert apart(both.ours(asked), both.theirs(asked, ImageTask.INPAINTING)) <= LARGEST_DIFFERENCE


@pytest.mark.parametrize(("width", "height"), [(128, 128), (96, 160)])
@pytest.mark.parametrize("guidance", [0.0, 4.0])
@pytest.mark.parametrize(
    "scheduler",
    ["dpm++-2m", "dpm++-2s", "unipc", "euler", "euler-ancestral", "heun", "deis", "lms", "ddim", "ddpm", "pndm"],
)
def test_the_bundled_model(bundled: Both, scheduler: str, guidance: float, width: int, height: int) -> None:
    factor, channels = bundled.engine.latent_shape
    latents = initial_latents(1, channels, height // factor, width // factor)
    asked = request(scheduler=scheduler, guidance_scale=guidance, latents=latents, width=width, height=height)

    assert apart(bundled.ours(asked), bundled.theirs(asked)) <= LARGEST_DIFFERENCE
