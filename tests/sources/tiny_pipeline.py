"""A real Stable Diffusion pipeline of a few thousand parameters, with the safety checker that old ones have."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from diffusers.pipelines.stable_diffusion.safety_checker import StableDiffusionSafetyChecker
from transformers import CLIPConfig, CLIPImageProcessor

from .. import tiny_pipelines


def make(folder: Path) -> Any:
    """The ``StableDiffusionPipeline``; ``folder`` is for the tokenizer's vocabulary."""
    pipeline = tiny_pipelines.stable_diffusion(folder)
    sizes = {"hidden_size": 16, "intermediate_size": 32, "num_hidden_layers": 1, "num_attention_heads": 2}
    config = CLIPConfig(
        text_config={**sizes, "vocab_size": 8, "eos_token_id": 1, "bos_token_id": 0},
        vision_config={**sizes, "image_size": 16, "patch_size": 8},
        projection_dim=8,
    )
    pipeline.register_modules(
        safety_checker=StableDiffusionSafetyChecker(config), feature_extractor=CLIPImageProcessor(crop_size=16, size=16)
    )
    return pipeline
