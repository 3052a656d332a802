"""A pipeline is gone through when it is loaded: what would fail at its first picture is refused, or not offered."""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Any

import diffusers
import pytest
import torch
import transformers

from hfjax_demo.bridge.programs.compiler import Compiler
from hfjax_demo.bridge.programs.fingerprint import open_store
from hfjax_demo.errors import UnsupportedModel
from hfjax_demo.image import pipeline_check
from hfjax_demo.image.pipeline_call import _report_each_step
from hfjax_demo.image.pipeline_loading import ImageTask, guidance_argument

from .. import picture_parity, tiny_pipelines

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tiny_pipelines.make_pipeline(tmp_path_factory.mktemp("pipeline") / "tiny", "stable-diffusion")


def test_code_that_looks_at_numbers_is_refused(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    forward = diffusers.UNet2DConditionModel.forward

    def looking(self: Any, sample: torch.Tensor, *args: Any, **kwargs: Any) -> Any:
        return forward(self, sample if sample.sum() > 0 else -sample, *args, **kwargs)

    monkeypatch.setattr(diffusers.UNet2DConditionModel, "forward", looking)
    with pytest.raises(UnsupportedModel, match="whose code can't run on JAX"):
        tiny_pipelines.load(folder)


def test_a_text_encoder_that_looks_at_numbers_is_left_to_pytorch(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    forward = transformers.CLIPTextModel.forward

    def looking(self: Any, input_ids: torch.Tensor, *args: Any, **kwargs: Any) -> Any:
        return forward(
            self, input_ids[:, : int(input_ids.shape[1])] if int(input_ids.max()) else input_ids, *args, **kwargs
        )

    monkeypatch.setattr(transformers.CLIPTextModel, "forward", looking)
    compiler = Compiler(store=open_store(tmp_path, folder, "float32"))
    first = tiny_pipelines.load(folder, compiler=compiler)
    with monkeypatch.context() as patch:
        patch.setattr(pipeline_check, "_trace_task", None)  # the second time it is known
        again = tiny_pipelines.load(folder, compiler=compiler)
    plain = tiny_pipelines.plain(folder)
    counted = sum(
        weight.numel() for part in ("unet", "vae", "text_encoder") for weight in getattr(plain, part).parameters()
    )
    wanted = picture_parity.request()
    theirs = picture_parity.Both(first, plain, plain.scheduler).theirs(wanted)
    for engine in (first, again):
        assert type(engine._pipeline.any_pipe.text_encoder) is transformers.CLIPTextModel
        assert picture_parity.apart(picture_parity.make(engine, wanted), theirs) <= picture_parity.LARGEST_DIFFERENCE
        assert engine.parameters == counted


def test_code_that_looks_into_a_prompts_mask_is_given_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tiny_pipelines.make_pipeline(tmp_path / "tiny", "lumina2")
    compiler = Compiler(store=open_store(tmp_path, folder, "float32"))
    first = tiny_pipelines.load(folder, compiler=compiler)
    monkeypatch.setattr(pipeline_check, "_trace_task", None)  # the second time it is known
    again = tiny_pipelines.load(folder, compiler=compiler)
    plain = tiny_pipelines.plain(folder)
    for seed, prompt in enumerate(("a red apple", "a photo of a cat on blue background")):
        asked = picture_parity.request(prompt=prompt, seed=seed, steps=3, guidance_scale=4.0)
        theirs = plain(
            prompt,
            negative_prompt=asked.negative_prompt,
            num_inference_steps=3,
            guidance_scale=4.0,
            width=64,
            height=64,
            generator=torch.Generator().manual_seed(seed),
        )
        ours = picture_parity.make(first, asked)
        assert picture_parity.apart(ours, picture_parity.stack(theirs.images)) <= picture_parity.LARGEST_DIFFERENCE
        assert (picture_parity.make(again, asked) == ours).all()


def test_a_task_that_fails_is_not_offered_and_that_is_remembered(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(self: Any, prompt: str = "", *args: Any, **kwargs: Any) -> Any:
        raise RuntimeError("it does not work")

    compiler = Compiler(store=open_store(tmp_path, folder, "float32"))
    everything = set(ImageTask)
    with monkeypatch.context() as patch:
        patch.setattr(diffusers.StableDiffusionInpaintPipeline, "__call__", failing)
        assert tiny_pipelines.load(folder, compiler=compiler).info.tasks == everything - {ImageTask.INPAINTING}
    monkeypatch.setattr(pipeline_check, "_trace_task", failing)
    assert tiny_pipelines.load(folder, compiler=compiler).info.tasks == everything - {ImageTask.INPAINTING}


@pytest.mark.parametrize(
    ("pipeline", "name"),
    [
        ("QwenImagePipeline", "true_cfg_scale"),
        ("FluxPipeline", "guidance_scale"),
        ("StableDiffusionPipeline", "guidance_scale"),
    ],
)
def test_guidance_is_the_one_that_counts(pipeline: str, name: str) -> None:
    assert guidance_argument(inspect.signature(getattr(diffusers, pipeline).__call__).parameters) == name


def test_steps_are_told_by_the_scheduler_where_the_pipeline_does_not() -> None:
    scheduler, told = diffusers.FlowMatchEulerDiscreteScheduler(), []
    _report_each_step(scheduler, lambda place, latents: told.append((place, float(latents.sum()))))
    scheduler.set_timesteps(3)
    latents = torch.ones(2)
    for time in scheduler.timesteps:
        (latents,) = scheduler.step(torch.ones(2), time, latents, return_dict=False)
        assert told[-1][1] == float(latents.sum())
    assert [place for place, _ in told] == [0, 1, 2]
