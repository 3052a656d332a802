"""A training set of six coloured squares, and networks small enough to train in a test."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import torch

from training.autoencoder import CoarseTask, PictureBatches, WholeTask
from training.coarse import CoarseAutoencoder
from training.data import tokenizer_corpus
from training.diffusion import CaptionedLatents, DiffusionTask
from training.distill import DistillationTask, one_round
from training.latents import encode_all
from training.models import Sizes, make_autoencoder, make_text_encoder
from training.rendering import COLOURS
from training.sources import Subject, make_subject
from training.tokenizer import build_tokenizer
from training.words import WordsTask

TINY = Sizes(
    picture=32,
    autoencoder_channels=(8, 8, 8, 8),
    autoencoder_groups=4,
    latent_channels=4,
    unet_channels=(16, 16, 16),
    unet_groups=8,
    heads=2,
    text_width=16,
    text_layers=1,
)

CPU = torch.device("cpu")


def tiny_subjects() -> list[Subject]:
    words = ("box", "crate", "cube", "tile", "brick", "block")
    return [
        make_subject(f"f{i}", word.upper(), [word], [f"{word}_thing", "square", "shape"], "Objects")
        for i, word in enumerate(words)
    ]


def tiny_pictures() -> np.ndarray:
    """RGBA ``uint8 [6, 2, 32, 32, 4]``: a square of one colour each, its second placement a little lower."""
    pictures = np.zeros((6, 2, 32, 32, 4), np.uint8)
    for i, name in enumerate(("red", "blue", "green", "purple", "orange", "grey")):
        for placement in range(2):
            pictures[i, placement, 8 + placement : 24 + placement, 8:24] = (*COLOURS[name], 255)
    return pictures


def tiny_coarse_task() -> CoarseTask:
    torch.manual_seed(0)
    return CoarseTask(PictureBatches(tiny_pictures(), 2, CPU), TINY)


def tiny_coarse_autoencoder() -> CoarseAutoencoder:
    """With the encoder of whole pictures."""
    torch.manual_seed(0)
    coarse = CoarseAutoencoder(make_autoencoder(TINY))
    coarse.complete_encoder()
    return coarse


def tiny_whole_task() -> WholeTask:
    return WholeTask(PictureBatches(tiny_pictures(), 2, CPU), tiny_coarse_autoencoder().whole)


def tiny_diffusion_task(folder: Path) -> DiffusionTask:
    autoencoder, subjects = tiny_coarse_autoencoder().whole, tiny_subjects()
    latents = encode_all(subjects, tiny_pictures(), autoencoder)
    tokenizer = build_tokenizer(tokenizer_corpus(subjects), folder / "tokenizer", vocabulary=600)
    text_encoder = make_text_encoder(TINY, len(tokenizer), tokenizer.bos_token_id, tokenizer.eos_token_id)
    return DiffusionTask(CaptionedLatents(latents, subjects, tokenizer, text_encoder, CPU), autoencoder, TINY, 4, CPU)


def tiny_distillation_task(folder: Path) -> DistillationTask:
    teacher = tiny_diffusion_task(folder)
    drawn = one_round(teacher.unet.eval(), teacher.data, torch.Generator().manual_seed(1))
    return DistillationTask(teacher.data, drawn, teacher.unet.train(), teacher.autoencoder, 4, CPU)


def tiny_words_task(folder: Path) -> WordsTask:
    diffusion = tiny_diffusion_task(folder)
    return WordsTask(diffusion.data.latents, diffusion.data.subjects, diffusion.data.tokenizer, TINY, 4, CPU)
