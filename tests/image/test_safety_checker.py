"""A checkpoint's safety checker runs as the checkpoint has it, and what it blacks out is said to be."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from diffusers.pipelines.stable_diffusion.safety_checker import StableDiffusionSafetyChecker
from transformers import CLIPConfig, CLIPImageProcessor

from hfjax_demo.events import Event, ImagesReady
from hfjax_demo.image.pipeline_loading import ImageTask

from .. import tiny_pipelines
from ..picture_parity import LARGEST_DIFFERENCE, apart, load_both, request

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]


def with_checker(folder: Path, *, strict: bool) -> Path:
    """A tiny pipeline whose checker finds something in every picture, or in none."""
    pipe = tiny_pipelines.stable_diffusion(folder.parent / f"{folder.name}-parts")
    vision = {
        "hidden_size": 16,
        "intermediate_size": 16,
        "num_hidden_layers": 1,
        "num_attention_heads": 2,
        "image_size": 32,
        "patch_size": 8,
        "projection_dim": 8,
    }
    checker = StableDiffusionSafetyChecker(CLIPConfig(vision_config=vision, projection_dim=8))
    # A picture is flagged where its likeness to a concept exceeds the concept's weight.
    checker.concept_embeds_weights.data.fill_(-2.0 if strict else 2.0)
    checker.special_care_embeds_weights.data.fill_(2.0)
    pipe.register_modules(
        safety_checker=checker, feature_extractor=CLIPImageProcessor(size={"shortest_edge": 32}, crop_size=32)
    )
    pipe.save_pretrained(folder, safe_serialization=True)
    return folder


@pytest.mark.parametrize("strict", [True, False])
def test_the_checkpoints_own_checker(tmp_path: Path, strict: bool) -> None:
    both = load_both(with_checker(tmp_path / "sd", strict=strict))
    events: list[Event] = []
    both.engine.submit(request(count=2), events.append)
    while both.engine.has_work:
        both.engine.step()

    ready = next(event for event in events if isinstance(event, ImagesReady))
    pixels = np.stack([np.asarray(picture.image) for picture in ready.images]).astype(int)
    assert [picture.flagged for picture in ready.images] == [strict, strict]
    assert (int(pixels.max()) == 0) == strict
    assert apart(pixels, both.theirs(request(count=2), ImageTask.TEXT_TO_IMAGE)) <= LARGEST_DIFFERENCE
