"""A pipeline is gone through when it is loaded: what would fail at its first picture is refused, or not offered."""

from __future__ import annotations

import inspect
import json
import shutil
from pathlib import Path
from typing import Any

import diffusers
import pytest
import torch
import transformers
from diffusers.pipelines.stable_diffusion.safety_checker import StableDiffusionSafetyChecker

from hfjax_demo.bridge.programs.compiler import Compiler
from hfjax_demo.bridge.programs.fingerprint import open_store
from hfjax_demo.errors import UnsupportedModel
from hfjax_demo.events import ImagesReady
from hfjax_demo.image import pipeline_check
from hfjax_demo.image.pipeline_tasks import ImageTask

from .. import tiny_pipelines
from ..picture_parity import Both, load_both, make, request, run
from .conftest import Families

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]


@pytest.fixture
def compiler(folder: Path, tmp_path: Path) -> Compiler:
    """With a store, in which a second load finds what the first one has found out."""
    return Compiler(store=open_store(tmp_path, folder, "float32"))


def test_code_that_looks_at_numbers_is_refused(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    forward = diffusers.UNet2DConditionModel.forward

    def looking(self: Any, sample: torch.Tensor, *args: Any, **kwargs: Any) -> Any:
        return forward(self, sample if sample.sum() > 0 else -sample, *args, **kwargs)

    monkeypatch.setattr(diffusers.UNet2DConditionModel, "forward", looking)
    with pytest.raises(UnsupportedModel, match="whose code can't run on JAX"):
        tiny_pipelines.load(folder)


def test_an_encoder_that_looks_at_numbers_is_pytorchs(
    folder: Path, compiler: Compiler, monkeypatch: pytest.MonkeyPatch
) -> None:
    forward = transformers.CLIPTextModel.forward

    def looking(self: Any, input_ids: torch.Tensor, *args: Any, **kwargs: Any) -> Any:
        read = input_ids[:, : int(input_ids.shape[1])] if int(input_ids.max()) else input_ids
        return forward(self, read, *args, **kwargs)

    monkeypatch.setattr(transformers.CLIPTextModel, "forward", looking)
    first = load_both(folder, compiler=compiler)
    monkeypatch.setattr(pipeline_check, "_trace_task", None)  # the second time it is known
    again = load_both(folder, compiler=compiler)
    parts = ("unet", "vae", "text_encoder")
    counted = sum(weight.numel() for part in parts for weight in getattr(first.plain, part).parameters())
    for both in (first, again):
        assert type(both.engine._pipeline.any_pipe.text_encoder) is transformers.CLIPTextModel
        both.equal(request())
        assert both.engine.parameters == counted


def test_code_that_looks_into_a_mask_is_given_it(
    families: Families, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = families.folder("lumina2")
    compiler = Compiler(store=open_store(tmp_path, folder, "float32"))
    first = load_both(folder, compiler=compiler)
    monkeypatch.setattr(pipeline_check, "_trace_task", None)  # the second time it is known
    again = tiny_pipelines.load(folder, compiler=compiler)
    for seed, prompt in enumerate(("a red apple", "a photo of a cat on blue background")):
        asked = request(prompt=prompt, seed=seed, steps=3, guidance_scale=4.0)
        assert (make(again, asked) == first.equal(asked)).all()


def test_a_task_that_fails_is_not_offered(folder: Path, compiler: Compiler, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(self: Any, prompt: str = "", *args: Any, **kwargs: Any) -> Any:
        raise RuntimeError("it does not work")

    left = set(ImageTask) - {ImageTask.INPAINTING}
    with monkeypatch.context() as patch:
        patch.setattr(diffusers.StableDiffusionInpaintPipeline, "__call__", failing)
        assert tiny_pipelines.load(folder, compiler=compiler).info.tasks == left
    monkeypatch.setattr(pipeline_check, "_trace_task", failing)
    assert tiny_pipelines.load(folder, compiler=compiler).info.tasks == left


def test_steps_are_told_by_the_scheduler_if_not_by_the_pipeline(both: Both, monkeypatch: pytest.MonkeyPatch) -> None:
    call = diffusers.StableDiffusionPipeline.__call__
    signature = inspect.signature(call)

    def silent(self: Any, **arguments: Any) -> Any:
        return call(self, **arguments)

    known = [value for name, value in signature.parameters.items() if "callback" not in name]
    silent.__signature__ = signature.replace(parameters=known)  # type: ignore[attr-defined]
    expected = both.ours(request(steps=3))
    monkeypatch.setattr(diffusers.StableDiffusionPipeline, "__call__", silent)
    before = both.engine.decode_steps
    assert (both.ours(request(steps=3)) == expected).all()
    assert both.engine.decode_steps == before + 3


def test_a_pipeline_that_changes_the_denoisers_processors(folder: Path, tmp_path: Path) -> None:
    """With the prompt and without, rows are in another order, so each way has processors of its own."""
    index = Path(shutil.copytree(folder, tmp_path / "perturbed")) / "model_index.json"
    values = json.loads(index.read_text(encoding="utf-8")) | {"_class_name": "StableDiffusionPAGPipeline"}
    index.write_text(json.dumps(values), encoding="utf-8")
    both = load_both(index.parent)
    assert both.engine.architecture == "StableDiffusionPAGPipeline"
    for guidance in (5.0, 1.0, 5.0):
        both.equal(request(steps=3, guidance_scale=guidance))


@pytest.mark.parametrize("strict", [True, False])
def test_the_checkpoints_own_safety_checker_runs_and_what_it_blacks_out_is_said(tmp_path: Path, strict: bool) -> None:
    pipe = tiny_pipelines.stable_diffusion(tmp_path / "parts")
    vision = {"hidden_size": 16, "intermediate_size": 16, "num_hidden_layers": 1, "num_attention_heads": 2}
    sizes = {"image_size": 32, "patch_size": 8, "projection_dim": 8}
    config = transformers.CLIPConfig(vision_config=vision | sizes, projection_dim=8)
    checker = StableDiffusionSafetyChecker(config)
    # A picture is flagged where its likeness to a concept exceeds the concept's weight.
    checker.concept_embeds_weights.data.fill_(-2.0 if strict else 2.0)
    checker.special_care_embeds_weights.data.fill_(2.0)
    pictures = transformers.CLIPImageProcessor(size={"shortest_edge": 32}, crop_size=32)
    pipe.register_modules(safety_checker=checker, feature_extractor=pictures)
    pipe.save_pretrained(tmp_path / "sd", safe_serialization=True)

    both = load_both(tmp_path / "sd")
    assert (both.equal(request(count=2)).max() == 0) == strict
    (ready,) = (event for event in run(both.engine, request(count=2)) if isinstance(event, ImagesReady))
    assert [picture.flagged for picture in ready.images] == [strict, strict]
