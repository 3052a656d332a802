"""Edits by instruction: the pictures of plain diffusers, the size of the edited picture, and what is refused."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from PIL import Image

from hfjax_demo.errors import InvalidRequest
from hfjax_demo.image.pipeline_arguments import edit_properties
from hfjax_demo.image.pipeline_call import plan_images
from hfjax_demo.image.pipeline_loading import ImageTask
from hfjax_demo.image_requests import MAX_EDITED_PICTURES, ImageRequest, size_like
from hfjax_demo.settings import Settings

from ..picture_parity import LARGEST_DIFFERENCE, Both, apart, drawn, pictures_of, request, run
from .conftest import Families

pytestmark = [pytest.mark.optimized, pytest.mark.usefixtures("engines")]

MASK = Image.new("L", (64, 64), 0)
MASK.paste(255, (16, 16, 48, 48))
OTHER = drawn().rotate(90)


def test_an_instruction_changes_a_picture_and_has_no_strength(families: Families) -> None:
    both = families["instruct"]
    assert both.engine.info.tasks == {ImageTask.IMAGE_TO_IMAGE} and both.engine.info.edits
    assert both.engine.info.image_guidance_scale == 1.5

    weak = both.equal(request(init_image=drawn(), image_guidance_scale=1.2, strength=0.1))
    strong = both.equal(request(init_image=drawn(), image_guidance_scale=3.0, strength=0.9))

    assert apart(weak, strong) > LARGEST_DIFFERENCE
    (made,) = (event for event in run(both.engine, request(init_image=drawn())) if hasattr(event, "images"))
    parameters = made.images[0].parameters
    assert (parameters.strength, parameters.image_guidance_scale) == (None, 1.5), "the model's own, and written down"


@pytest.mark.release
def test_several_pictures_make_one(families: Families) -> None:
    both = families["flux2-klein"]
    assert both.engine.info.most_pictures == MAX_EDITED_PICTURES
    assert both.engine.info.tasks == set(ImageTask), (
        "and it inpaints, by a class that diffusers' automatic choice omits"
    )

    one = both.equal(request(init_image=drawn(), negative_prompt=""))
    two = both.equal(request(init_image=drawn(), reference_images=(OTHER,), negative_prompt=""))
    three = both.equal(request(init_image=drawn(), reference_images=(OTHER, drawn(96)), negative_prompt=""))
    both.equal(request(init_image=drawn(), mask_image=MASK, strength=0.8, negative_prompt=""))

    # Each has its effect, which is small with random weights.
    assert (one != two).any() and (two != three).any()


def test_an_edit_has_the_shape_of_its_picture(families: Families) -> None:
    both = families["instruct"]
    wide = drawn(96).resize((96, 48))
    made = pictures_of(run(both.engine, request(init_image=wide, width=None, height=None, steps=2)))
    assert made.shape == (1, 48, 88, 3), "about as many pixels as the model has of its own, 64 by 64"


@pytest.mark.parametrize(
    ("picture", "size"),
    [((10, 10), (512, 512)), ((2000, 1000), (728, 360)), ((1, 90), (56, 1024)), ((4000, 4), (1024, 16))],
)
def test_the_size_keeps_the_area_within_the_limit(picture: tuple[int, int], size: tuple[int, int]) -> None:
    assert size_like(picture, (512, 512), 8, Settings(max_image_size=1024)) == size


def test_where_sizes_are_few_the_nearest_shape_is_taken() -> None:
    limits = Settings(max_image_size=1024, image_sizes=("640x480",))
    assert size_like((800, 600), (512, 512), 8, limits) == (640, 480)
    assert size_like((600, 800), (512, 512), 8, limits)[1] > 512


def refusal(both: Both, **changes: Any) -> str:
    with pytest.raises(InvalidRequest) as caught:
        plan_images(request(**changes), both.engine._pipeline, seed=0, limits=Settings())
    return str(caught.value)


def test_what_no_model_can_do_with_several_pictures_is_refused(families: Families) -> None:
    both = families["instruct"]
    assert refusal(both, init_image=drawn(), reference_images=(OTHER,)).startswith(
        "This model does not support reference"
    )
    pipeline = both.engine._pipeline
    several = dataclasses.replace(pipeline, info=dataclasses.replace(pipeline.info, most_pictures=2))
    with pytest.raises(InvalidRequest, match="edits at most 2 pictures at a time, not 3"):
        plan_images(request(init_image=drawn(), reference_images=(OTHER, OTHER)), several, seed=0, limits=Settings())
    few = plan_images(
        request(init_image=drawn(), reference_images=(drawn(96),)),
        several,
        seed=0,
        limits=Settings(image_sizes=("64x64",)),
    )
    assert [picture.size for picture in few.request.reference_images] == [(64, 64)], "each size has its own programs"
    with pytest.raises(InvalidRequest, match="require an image to edit"):
        ImageRequest("tiny", "a", reference_images=(OTHER,))
    with pytest.raises(InvalidRequest, match="the limit is 9"):
        ImageRequest("tiny", "a", init_image=OTHER, reference_images=(OTHER,) * MAX_EDITED_PICTURES)


def test_the_image_of_a_controlnet_is_not_one_to_edit() -> None:
    class Drawn:
        controlnet = object()

        def __call__(self, prompt: str, image: object = None) -> None:
            """The call of a pipeline whose control image is named ``image``."""

    assert edit_properties(Drawn()) == {}
