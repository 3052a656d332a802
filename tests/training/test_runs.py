"""Training goes on where it stopped, the coarse stage is part of the whole, and an exported folder is what was trained."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path

import numpy as np
import pytest
import torch
from diffusers import DiffusionPipeline

from training.adopt import adopt
from training.autoencoder import (
    PictureBatches,
    load_autoencoder,
    train_stage,
)
from training.coarse import halve
from training.diffusion import DiffusionTask
from training.distill import draw_as_teacher
from training.evaluate import sampling_of
from training.export import TRAINING_RECORD, training_record, write_pipeline
from training.latents import decode, encode
from training.loop import Budget, Task, load_averaged, train
from training.models import DISTILLED, GUIDED, make_sampler
from training.pipeline import draw, make_pipeline
from training.rendering import on_background
from training.workspace import Workspace

from .fixtures import (
    CPU,
    TINY,
    tiny_coarse_autoencoder,
    tiny_coarse_task,
    tiny_diffusion_task,
    tiny_distillation_task,
    tiny_pictures,
    tiny_whole_task,
    tiny_words_task,
)

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

BUDGET = Budget(minutes=0, peak_rate=1e-3, steps=4, warmup=2)


def parameters_of(task: Task) -> torch.Tensor:
    return torch.cat([p.detach().flatten() for module in task.modules.values() for p in module.parameters()])


@pytest.mark.parametrize("kind", ["coarse", "whole", "words", "diffusion", "distilled"])
def test_a_stopped_run_goes_on(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # bfloat16 products may round differently from call to call, and Adam's first steps make that visible.
    for module in ("autoencoder", "diffusion", "distill", "optimizer"):
        monkeypatch.setattr(f"training.{module}.mixed_precision", lambda device: nullcontext())

    makers: dict[str, Callable[[], Task]] = {
        "coarse": tiny_coarse_task,
        "whole": tiny_whole_task,
        "words": lambda: tiny_words_task(tmp_path),
        "diffusion": lambda: tiny_diffusion_task(tmp_path),
        "distilled": lambda: tiny_distillation_task(tmp_path),
    }
    for name in ("whole", "parts"):
        (tmp_path / name).mkdir()
    whole, first, second = (makers[kind]() for _ in range(3))
    assert train(whole, BUDGET, tmp_path / "whole", seed=5, shards=2) == 4
    assert train(first, BUDGET, tmp_path / "parts", seed=5, shards=2, stop_after=2) == 2
    assert train(second, BUDGET, tmp_path / "parts", seed=5, shards=2) == 4
    torch.testing.assert_close(parameters_of(second), parameters_of(whole), rtol=0, atol=1e-6)
    assert not torch.equal(parameters_of(first), parameters_of(whole))
    load_averaged(whole.modules, tmp_path / "whole")
    load_averaged(second.modules, tmp_path / "parts")
    torch.testing.assert_close(parameters_of(second), parameters_of(whole), rtol=0, atol=1e-6)


def test_a_finished_run_does_nothing_and_more_budget_extends_it(tmp_path: Path) -> None:
    for budget, steps in ((BUDGET, 4), (BUDGET, 4), (Budget(minutes=0, peak_rate=1e-3, steps=6), 6)):
        assert train(tiny_coarse_task(), budget, tmp_path, seed=0) == steps


def test_the_whole_encoder_gives_the_latents_of_the_coarse_one() -> None:
    coarse = tiny_coarse_autoencoder()
    pictures = torch.rand(2, 3, 32, 32) * 2 - 1
    with torch.no_grad():
        expected = coarse.encode(halve(pictures)).mean
        torch.testing.assert_close(coarse.whole.encode(pictures).latent_dist.mean, expected, rtol=1e-4, atol=1e-4)
        assert coarse.decode(expected).shape == (2, 3, 16, 16)


def test_each_stage_of_the_autoencoder_begins_where_the_one_before_ended(tmp_path: Path) -> None:
    workspace, batches = Workspace(tmp_path), PictureBatches(tiny_pictures(), 2, CPU)
    pictures = on_background(tiny_pictures()[::4, 0])

    def stage(name: str) -> int:
        return train_stage(name, workspace, batches, TINY, BUDGET, seed=0, shards=1)

    for early in ("whole", "fine"):
        with pytest.raises(FileNotFoundError, match="train"):
            stage(early)
    assert stage("coarse") == 4 and not workspace.encoded_with.exists()
    assert stage("whole") == 4
    final = load_autoencoder(workspace, CPU)
    latents = encode(final, pictures)
    torch.testing.assert_close(latents.std(dim=(0, 2, 3)), torch.ones(4), rtol=1e-3, atol=1e-3)
    assert stage("fine") == 4
    trained = load_autoencoder(workspace, CPU)
    assert torch.equal(encode(trained, pictures), latents)
    assert not torch.equal(decode(trained, latents), decode(final, latents))


def test_an_exported_folder_draws_what_the_trained_parts_draw_however_many_at_once(tmp_path: Path) -> None:
    task = tiny_diffusion_task(tmp_path)
    data, sampling = task.data, dataclasses.replace(GUIDED, steps=4)
    pipeline = make_pipeline(
        task.autoencoder, task.unet.eval(), data.text_encoder, data.tokenizer, make_sampler(sampling)
    )
    prompts = ["a box", "a brick on a blue background ☃"]
    expected = draw(pipeline, prompts, [0, 1], sampling)
    difference = np.abs(draw(pipeline, prompts, [0, 1], sampling, at_once=1).astype(int) - expected)
    assert difference.max() <= 8 and difference.mean() < 0.5  # sums in another order
    write_pipeline(pipeline, tmp_path / "tokenizer", tmp_path / "exported")
    opened = DiffusionPipeline.from_pretrained(tmp_path / "exported", dtype=torch.float32)
    opened.set_progress_bar_config(disable=True)
    assert type(opened).__name__ == "StableDiffusionPipeline" and opened.safety_checker is None
    assert opened.tokenizer(prompts[0]).input_ids == data.tokenizer(prompts[0]).input_ids
    difference = np.abs(draw(opened, prompts, [0, 1], sampling).astype(int) - expected)
    assert difference.mean() < 5  # float16 weights in networks that were never trained; others differ by tens
    for name in ("vocab.json", "merges.txt"):
        assert (tmp_path / "exported" / "tokenizer" / name).exists()


def test_training_goes_on_from_an_exported_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = Workspace(tmp_path / "first")
    task: DiffusionTask = tiny_diffusion_task(tmp_path)
    train(task, Budget(minutes=0, peak_rate=1e-3, steps=3), first.diffusion, seed=0)
    train(tiny_words_task(tmp_path), Budget(minutes=0, peak_rate=1e-3, steps=2), first.words, seed=0)
    pipeline = make_pipeline(
        task.autoencoder, task.unet.eval(), task.data.text_encoder, task.data.tokenizer, make_sampler(GUIDED)
    )
    folder = tmp_path / "exported"
    write_pipeline(pipeline, tmp_path / "tokenizer", folder)
    record = training_record(first) | {"fine": {"step": 7, "seconds": 70, "curve": []}}
    (folder / TRAINING_RECORD).write_text(json.dumps(record))

    second = Workspace(tmp_path / "second")
    adopt(folder, second)
    again = tiny_diffusion_task(tmp_path)
    assert train(again, Budget(minutes=0, peak_rate=0.0, steps=4, average=0.0), second.diffusion, seed=0) == 4
    for value, shipped in zip(again.unet.parameters(), task.unet.parameters(), strict=True):
        torch.testing.assert_close(value, shipped.half().float(), rtol=0, atol=1e-6)
    assert training_record(second)["fine"]["step"] == 7 and sampling_of(second) == GUIDED
    with pytest.raises(FileExistsError, match="--work"):
        adopt(folder, second)


def test_a_distilled_folder_is_adopted_as_one(tmp_path: Path) -> None:
    first = Workspace(tmp_path / "first")
    task = tiny_distillation_task(tmp_path)
    train(task, Budget(minutes=0, peak_rate=1e-3, steps=3), first.distilled, seed=0)
    assert sampling_of(first) == DISTILLED
    pipeline = make_pipeline(
        task.autoencoder, task.unet.eval(), task.data.text_encoder, task.data.tokenizer, make_sampler(DISTILLED)
    )
    folder = tmp_path / "exported"
    write_pipeline(pipeline, tmp_path / "tokenizer", folder)
    others = {name: {"step": 7, "seconds": 70, "curve": []} for name in ("fine", "words", "diffusion")}
    (folder / TRAINING_RECORD).write_text(json.dumps(training_record(first) | others))
    second = Workspace(tmp_path / "second")
    adopt(folder, second)
    assert sampling_of(second) == DISTILLED and training_record(second)["distilled"]["step"] == 3
    with pytest.raises(FileNotFoundError, match="train"):
        load_averaged({"unet": task.unet}, second.diffusion)


def test_the_teacher_draws_what_its_pipeline_draws_and_nothing_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("training.distill.mixed_precision", lambda device: nullcontext())
    monkeypatch.setattr("training.distill.DRAWN_AT_ONCE", 3)
    monkeypatch.setattr("training.distill.ROUNDS_SAVED", 2)
    workspace, task = Workspace(tmp_path / "work"), tiny_diffusion_task(tmp_path)
    unet, data = task.unet.eval(), task.data
    drawn = draw_as_teacher(workspace, unet, data, 4, seed=2, threads=2)
    pipeline = make_pipeline(task.autoencoder, unet, data.text_encoder, data.tokenizer, make_sampler(GUIDED))
    expected = pipeline(
        list(drawn.captions),
        latents=drawn.noise.float(),
        num_inference_steps=GUIDED.steps,
        guidance_scale=GUIDED.guidance,
        output_type="latent",
    ).images
    torch.testing.assert_close(drawn.latents.float(), expected, rtol=0.01, atol=0.01)
    more = draw_as_teacher(workspace, unet, data, 7, seed=2, threads=1)
    assert len(more.captions) == 12 and more.captions[:6] == drawn.captions
    assert torch.equal(more.noise[:6], drawn.noise) and len(set(more.noise.flatten(1).sum(dim=1).tolist())) == 12
    monkeypatch.setattr("training.distill.one_round", None)
    assert draw_as_teacher(workspace, unet, data, 12, seed=2, threads=1).captions == more.captions


def test_the_students_own_steps_are_those_of_its_pipeline(tmp_path: Path) -> None:
    task = tiny_distillation_task(tmp_path)
    task.unet.eval()
    noise, prompts = torch.randn(2, 4, 4, 4, generator=torch.Generator().manual_seed(3)), ["a box", "a brick"]
    pipeline = make_pipeline(
        task.autoencoder, task.unet, task.data.text_encoder, task.data.tokenizer, make_sampler(DISTILLED)
    )
    expected = pipeline(
        prompts,
        latents=noise,
        num_inference_steps=DISTILLED.steps,
        guidance_scale=DISTILLED.guidance,
        output_type="latent",
    ).images
    drawn = task.steps_of_its_own(noise, task.data.read(prompts), DISTILLED.steps)
    torch.testing.assert_close(drawn, expected, rtol=1e-4, atol=1e-4)
