"""The trained parts as a plain ``StableDiffusionPipeline``: what samples, evaluation and the export all use."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import torch
from diffusers import AutoencoderKL, StableDiffusionPipeline, UNet2DConditionModel
from transformers import CLIPTextModel, CLIPTokenizer

from .models import Sampler, Sampling


def make_pipeline(
    autoencoder: AutoencoderKL,
    unet: UNet2DConditionModel,
    text_encoder: CLIPTextModel,
    tokenizer: CLIPTokenizer,
    sampler: Sampler,
) -> StableDiffusionPipeline:
    pipeline = StableDiffusionPipeline(
        vae=autoencoder,
        text_encoder=text_encoder,
        tokenizer=tokenizer,
        unet=unet,
        scheduler=sampler,
        safety_checker=None,
        feature_extractor=None,
        requires_safety_checker=False,
    )
    pipeline.set_progress_bar_config(disable=True)
    return pipeline


def draw(
    pipeline: StableDiffusionPipeline,
    prompts: Sequence[str],
    seeds: Sequence[int],
    sampling: Sampling,
    at_once: int = 16,
) -> np.ndarray:
    """One picture a prompt, each from its own seed, as ``uint8 [n, h, w, 3]``; the same ones whatever ``at_once`` is."""
    pictures = []
    for i in range(0, len(prompts), at_once):
        generators = [torch.Generator().manual_seed(seed) for seed in seeds[i : i + at_once]]
        drawn = pipeline(
            list(prompts[i : i + at_once]),
            num_inference_steps=sampling.steps,
            guidance_scale=sampling.guidance,
            generator=generators,
            output_type="np",
        ).images
        pictures.append((np.asarray(drawn) * 255).round().astype(np.uint8))
    return np.concatenate(pictures)
