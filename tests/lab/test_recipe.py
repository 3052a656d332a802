"""The articles' recipe makes the same picture as plain diffusers."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import torch

from hfjax_demo.image import schedulers
from hfjax_demo.lab.diffusion import COMPILED_MODULES, compile_parts, draw, load_pipeline, move_to_jax
from tests import tiny_pipelines


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tiny_pipelines.make_pipeline(tmp_path_factory.mktemp("lab") / "tiny", "stable-diffusion")


def test_the_same_picture_as_plain_diffusers(folder: Path) -> None:
    recipe, plain = load_pipeline(folder), tiny_pipelines.plain(folder)
    move_to_jax(recipe)
    compile_parts(recipe, COMPILED_MODULES)
    own = recipe.scheduler
    steps: list[int] = []
    for seed in (0, 1):  # the second with a fresh scheduler and everything compiled
        latents = torch.from_numpy(tiny_pipelines.initial_latents(1, 4, 8, 8, seed=seed))
        arguments = {
            "prompt": "a red apple",
            "negative_prompt": "blue",
            "num_inference_steps": 3,
            "guidance_scale": 5.0,
            "width": 64,
            "height": 64,
        }
        (picture,) = draw(recipe, schedulers.make("ddim", own), latents, lambda: steps.append(len(steps)), **arguments)
        plain.scheduler = schedulers.make("ddim", plain.scheduler)
        (expected,) = plain(latents=latents, **arguments).images
        assert np.abs(np.asarray(picture, int) - np.asarray(expected, int)).max() <= 2
        assert np.asarray(picture).std() > 1  # there is something to see
    assert len(steps) == 6
