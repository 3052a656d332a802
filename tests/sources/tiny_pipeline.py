"""A real Stable Diffusion pipeline of a few thousand parameters, with the safety checker that old ones have."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import torch
from diffusers import AutoencoderKL, PNDMScheduler, StableDiffusionPipeline, UNet2DConditionModel
from diffusers.pipelines.stable_diffusion.safety_checker import StableDiffusionSafetyChecker
from transformers import CLIPConfig, CLIPImageProcessor, CLIPTextConfig, CLIPTextModel, CLIPTokenizer


def make(folder: Path) -> Any:
    """The ``StableDiffusionPipeline``; ``folder`` is for the tokenizer's vocabulary."""
    folder.mkdir(parents=True, exist_ok=True)
    words = ["<|startoftext|>", "<|endoftext|>", *(letter + end for letter in "abc" for end in ("", "</w>"))]
    (folder / "vocab.json").write_text(json.dumps({word: number for number, word in enumerate(words)}))
    (folder / "merges.txt").write_text("#version: 0.2\n")
    torch.manual_seed(0)
    text = {"hidden_size": 16, "intermediate_size": 32, "num_hidden_layers": 1, "num_attention_heads": 2}
    text_config: dict[str, Any] = {**text, "vocab_size": len(words), "eos_token_id": 1, "bos_token_id": 0}
    return StableDiffusionPipeline(
        vae=AutoencoderKL(block_out_channels=(8,), latent_channels=4, norm_num_groups=4, sample_size=8),
        text_encoder=CLIPTextModel(CLIPTextConfig(**text_config)),
        tokenizer=CLIPTokenizer(str(folder / "vocab.json"), str(folder / "merges.txt")),
        unet=UNet2DConditionModel(
            sample_size=8,
            block_out_channels=(8,),
            layers_per_block=1,
            down_block_types=("CrossAttnDownBlock2D",),
            up_block_types=("CrossAttnUpBlock2D",),
            cross_attention_dim=16,
            attention_head_dim=4,
            norm_num_groups=4,
        ),
        scheduler=PNDMScheduler(steps_offset=1),
        safety_checker=StableDiffusionSafetyChecker(
            CLIPConfig(
                text_config=text_config,
                vision_config={**text, "image_size": 16, "patch_size": 8},
                projection_dim=8,
            )
        ),
        feature_extractor=CLIPImageProcessor(crop_size=16, size=16),
    )
