"""Stable Diffusion pipelines with random weights, for measuring: a speed does not depend on what the weights are.

They are written once, as folders that diffusers opens, beside the compiled programs in the cache folder.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any

FORMAT = "1"  # part of a folder's name: raise it when what is written below changes


@dataclass(frozen=True, slots=True)
class RandomPipeline:
    """The shape of a pipeline.

    Attributes:
        name: what ``benchmarks image`` calls it.
        unet, text: what differs from diffusers' and transformers' own defaults, which are Stable Diffusion 1's.
        vae_channels: of the autoencoder's four levels.
        sizes: pixels; what is measured unless asked otherwise.
        steps: denoising steps of a measured picture.
    """

    name: str
    summary: str
    unet: MappingProxyType[str, Any]
    text: MappingProxyType[str, Any]
    vae_channels: tuple[int, ...]
    sizes: tuple[int, ...]
    steps: int


RANDOM_PIPELINES: tuple[RandomPipeline, ...] = (
    RandomPipeline(
        "random-80m",
        "Stable Diffusion's structure with a UNet of 78 M parameters",
        MappingProxyType({"block_out_channels": (96, 192, 384, 384), "cross_attention_dim": 256, "sample_size": 32}),
        MappingProxyType(
            {"hidden_size": 256, "intermediate_size": 1024, "num_hidden_layers": 6, "num_attention_heads": 8}
        ),
        (64, 128, 256, 256),
        (256, 512),
        10,
    ),
    RandomPipeline(
        "random-sd2",
        "the shape of Stable Diffusion 2 base",
        MappingProxyType(
            {
                "block_out_channels": (320, 640, 1280, 1280),
                "cross_attention_dim": 1024,
                "attention_head_dim": (5, 10, 20, 20),
                "use_linear_projection": True,
                "sample_size": 64,
            }
        ),
        MappingProxyType(
            {"hidden_size": 1024, "intermediate_size": 4096, "num_hidden_layers": 23, "num_attention_heads": 16}
        ),
        (128, 256, 512, 512),
        (512,),
        20,
    ),
)


def find(name: str) -> RandomPipeline | None:
    """The shape called ``name``."""
    return next((item for item in RANDOM_PIPELINES if item.name == name), None)


def folder_of(shape: RandomPipeline, cache_dir: Path, on_progress: Callable[[str, float | None], None]) -> Path:
    """The folder of a random pipeline, written if it is not there yet."""
    folder = cache_dir / "bench" / f"{shape.name}-{FORMAT}"
    if not folder.is_dir():
        on_progress(f"writing {shape.name}, {shape.summary}", None)
        partial = folder.with_name(folder.name + ".part")
        shutil.rmtree(partial, ignore_errors=True)
        _write(shape, partial)
        partial.replace(folder)
    return folder


def _write(shape: RandomPipeline, folder: Path) -> None:
    import torch
    from diffusers import AutoencoderKL, DPMSolverMultistepScheduler, StableDiffusionPipeline, UNet2DConditionModel
    from transformers import CLIPTextConfig, CLIPTextModel

    torch.manual_seed(0)
    levels = len(shape.vae_channels)
    pipe: Any = StableDiffusionPipeline(
        vae=AutoencoderKL(
            block_out_channels=shape.vae_channels,
            down_block_types=("DownEncoderBlock2D",) * levels,
            up_block_types=("UpDecoderBlock2D",) * levels,
            layers_per_block=2,
            latent_channels=4,
        ),
        text_encoder=CLIPTextModel(CLIPTextConfig(vocab_size=1000, bos_token_id=0, eos_token_id=1, **shape.text)),
        tokenizer=letters_tokenizer(folder / "tokenizer"),
        unet=UNet2DConditionModel(**shape.unet),
        scheduler=DPMSolverMultistepScheduler(beta_schedule="scaled_linear", beta_start=0.00085, beta_end=0.012),
        safety_checker=None,
        feature_extractor=None,
        requires_safety_checker=False,
    )
    pipe.save_pretrained(folder, safe_serialization=True)


def letters_tokenizer(folder: Path) -> Any:
    """A tokenizer that knows letters only, in a new folder; a benchmark's prompt is padded to the encoder's length anyway."""
    from transformers import CLIPTokenizer

    folder.mkdir(parents=True)
    letters = "abcdefghijklmnopqrstuvwxyz"
    tokens = ["<|startoftext|>", "<|endoftext|>", *letters, *[letter + "</w>" for letter in letters]]
    vocabulary, merges = folder / "vocab.json", folder / "merges.txt"
    vocabulary.write_text(json.dumps({token: index for index, token in enumerate(tokens)}), encoding="utf-8")
    merges.write_text("#version: 0.2\n", encoding="utf-8")
    return CLIPTokenizer(str(vocabulary), str(merges), model_max_length=77)
