"""Image-to-image and inpainting with pipelines that diffusers has only for text: as diffusers' own classes where it has them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PIL import Image

from hfjax_demo.image.pipeline_tasks import ImageTask

from ..picture_parity import LARGEST_DIFFERENCE, SCHEDULERS, Both, apart, drawn, request
from .conftest import Families

pytestmark = pytest.mark.usefixtures("engines")

MASK = Image.new("L", (64, 64), 0)
MASK.paste(255, (16, 16, 48, 48))


@pytest.fixture
def text_only(both: Both) -> Iterator[Both]:
    """A Stable Diffusion pipeline whose every task runs by its class for text."""
    pipes = both.engine._pipeline.pipes
    own = dict(pipes)
    pipes.update(dict.fromkeys(ImageTask, pipes[ImageTask.TEXT_TO_IMAGE]))
    yield both
    pipes.update(own)


@pytest.mark.parametrize(
    ("scheduler", "strength"), [*((name, 0.5) for name in SCHEDULERS), ("euler", 0.2), ("euler", 1.0), ("ddim", 1.0)]
)
def test_as_image_to_image_of_diffusers(text_only: Both, scheduler: str, strength: float) -> None:
    text_only.equal(request(init_image=drawn(), strength=strength, scheduler=scheduler, count=2))


@pytest.mark.parametrize("strength", [0.5, 1.0])
@pytest.mark.parametrize("scheduler", ["ddim", "euler", "dpm++-2m", "heun"])
def test_as_inpainting_of_diffusers(text_only: Both, scheduler: str, strength: float) -> None:
    text_only.equal(request(init_image=drawn(), mask_image=MASK, strength=strength, scheduler=scheduler))


def test_an_image_of_a_batch_is_that_of_its_own_seed(text_only: Both) -> None:
    painted = {"init_image": drawn(), "mask_image": MASK, "strength": 0.7, "scheduler": "euler-ancestral"}
    both_images, second = (
        text_only.ours(request(seed=seed, count=count, **painted)) for seed, count in ((3, 2), (4, 1))
    )
    assert apart(both_images[1:], second) <= LARGEST_DIFFERENCE < apart(both_images[:1], second)


@pytest.mark.parametrize("family", ["pixart", "sana"])
def test_a_family_without_classes_of_its_own(families: Families, family: str) -> None:
    both = families[family]
    assert both.engine.info.tasks == set(ImageTask)
    whole = both.ours(request())
    slightly, mostly = (both.ours(request(init_image=drawn(), strength=strength)) for strength in (0.2, 0.9))
    assert min(apart(slightly, mostly), apart(mostly, whole)) > LARGEST_DIFFERENCE
    assert both.engine._pipeline.pipes[ImageTask.IMAGE_TO_IMAGE] is both.engine._pipeline.pipes[ImageTask.TEXT_TO_IMAGE]
    assert apart(both.ours(request()), whole) == 0, "the next image starts from noise again"


def test_packed_latents_are_left_out(families: Families) -> None:
    assert families["flux"].engine.info.tasks == set(ImageTask)  # by diffusers' own classes
