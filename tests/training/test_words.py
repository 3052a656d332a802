"""The text encoder's own stage, and going on from a folder that ships."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import torch

from training.adopt import adopt
from training.diffusion import DiffusionTask
from training.export import TRAINING_RECORD, training_record, write_pipeline
from training.loop import Budget, train
from training.pipeline import make_pipeline
from training.words import load_text_encoder
from training.workspace import Workspace

from .fixtures import TINY, tiny_diffusion_task, tiny_words_task

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

BUDGET = Budget(minutes=0, peak_rate=3e-3, steps=300, warmup=5)


def test_the_encoder_learns_which_caption_means_which_subject(tmp_path: Path) -> None:
    task = tiny_words_task(tmp_path)
    train(task, BUDGET, tmp_path, seed=0)
    captions = [subject.names[0] for subject in task.subjects]
    with torch.no_grad():
        found = task.reader.subject(task._pooled(captions)).argmax(dim=1)
    assert (found == torch.arange(len(captions))).sum() >= 5
    assert (tmp_path / "reading.txt").exists()


def test_the_reader_is_left_behind(tmp_path: Path) -> None:
    workspace = Workspace(tmp_path / "work")
    task = tiny_words_task(tmp_path)
    with pytest.raises(FileNotFoundError, match=r"training\.words"):
        load_text_encoder(workspace, task.tokenizer, TINY)
    train(task, Budget(minutes=0, peak_rate=1e-3, steps=2), workspace.words, seed=0)
    encoder = load_text_encoder(workspace, task.tokenizer, TINY)
    stored = torch.load(workspace.words / "checkpoint.pt", weights_only=True)
    for value, expected in zip(encoder.parameters(), stored["average"], strict=False):
        assert torch.equal(value, expected)
    assert len(stored["average"]) > len(list(encoder.parameters()))


def test_training_goes_on_from_an_exported_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = Workspace(tmp_path / "first")
    task: DiffusionTask = tiny_diffusion_task(tmp_path)
    train(task, Budget(minutes=0, peak_rate=1e-3, steps=3), first.diffusion, seed=0)
    train(tiny_words_task(tmp_path), Budget(minutes=0, peak_rate=1e-3, steps=2), first.words, seed=0)
    pipeline = make_pipeline(task.autoencoder, task.unet.eval(), task.text_encoder, task.tokenizer)
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
    assert training_record(second)["fine"]["step"] == 7
    with pytest.raises(FileExistsError, match="--work"):
        adopt(folder, second)
