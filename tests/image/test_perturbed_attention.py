"""Perturbed attention guidance: a pipeline gives the denoiser's layers other processors for a call, which its programs have."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hfjax_demo.image.engine import ImageEngine
from tests import tiny_pipelines
from tests.picture_parity import LARGEST_DIFFERENCE, Both, apart, request

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Both:
    folder: Path = tiny_pipelines.make_pipeline(tmp_path_factory.mktemp("perturbed") / "tiny", "stable-diffusion")
    index = folder / "model_index.json"
    index.write_text(
        json.dumps(json.loads(index.read_text(encoding="utf-8")) | {"_class_name": "StableDiffusionPAGPipeline"}),
        encoding="utf-8",
    )
    engine: ImageEngine = tiny_pipelines.load(folder)
    plain = tiny_pipelines.plain(folder)
    return Both(engine, plain, plain.scheduler)


def test_pictures_with_guidance_by_the_prompt_and_without_are_pytorchs(both: Both) -> None:
    """Each way has processors of its own, for rows are in another order."""
    assert both.engine.architecture == "StableDiffusionPAGPipeline"
    for guidance in (5.0, 1.0, 5.0):
        asked = request(steps=3, guidance_scale=guidance)
        assert apart(both.ours(asked), both.theirs(asked)) <= LARGEST_DIFFERENCE
