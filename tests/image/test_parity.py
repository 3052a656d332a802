"""The same pictures as plain diffusers in PyTorch: families, schedulers, guidance, sizes, tasks, batches."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PIL import Image

from hfjax_demo.catalog import FolderSource
from hfjax_demo.image.pipeline_loading import ImageTask
from hfjax_demo.image_requests import ImageRequest

from .. import tiny_pipelines
from ..catalogue import BUILT_IN
from ..picture_parity import LARGEST_DIFFERENCE, PROMPT, SCHEDULERS, STEPS, Both, apart, drawn, load_both, request
from ..tiny_pipelines import FAMILIES, initial_latents

pytestmark = [pytest.mark.optimized, pytest.mark.usefixtures("engines")]


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
    source = BUILT_IN.find("emoji-diffusion").source
    assert isinstance(source, FolderSource)
    return load_both(source.path)


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
@pytest.mark.parametrize(
    ("guidance", "width", "height"),
    [
        pytest.param(0.0, 64, 64, marks=pytest.mark.release),
        pytest.param(5.0, 64, 64, marks=pytest.mark.release),
        (5.0, 96, 64),
    ],
)
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


BUNDLED = ["dpm++-2m", "dpm++-2s", "unipc", "euler", "euler-ancestral", "heun", "deis", "lms", "ddim", "ddpm", "pndm"]


# That each scheduler does without guidance, and each size, the tiny pipelines show; here is what people see first.
@pytest.mark.parametrize(
    ("scheduler", "guidance", "width", "height"),
    [
        pytest.param("dpm++-2m", 0.0, 128, 128, marks=pytest.mark.release),
        pytest.param("dpm++-2m", 4.0, 96, 160, marks=pytest.mark.release),
        pytest.param("euler", 0.0, 96, 160, marks=pytest.mark.release),
        *[(scheduler, 4.0, 128, 128) for scheduler in BUNDLED],
    ],
)
def test_the_bundled_model(bundled: Both, scheduler: str, guidance: float, width: int, height: int) -> None:
    factor, channels = bundled.engine.latent_shape
    latents = initial_latents(1, channels, height // factor, width // factor)
    asked = request(scheduler=scheduler, guidance_scale=guidance, latents=latents, width=width, height=height)

    assert apart(bundled.ours(asked), bundled.theirs(asked)) <= LARGEST_DIFFERENCE


def test_the_bundled_model_inpaints_by_blending_its_sixteen_channels(bundled: Both) -> None:
    mask = Image.new("L", (128, 128), 0)
    mask.paste(255, (0, 0, 128, 64))
    asked = request(init_image=drawn(), mask_image=mask, strength=1.0, width=128, height=128)

    ours = bundled.ours(asked)

    assert apart(ours, bundled.theirs(asked, ImageTask.INPAINTING)) <= LARGEST_DIFFERENCE
    assert apart(ours, bundled.ours(request(width=128, height=128))) > LARGEST_DIFFERENCE
