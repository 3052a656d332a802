"""The networks: Stable Diffusion's standard classes at a size that a CPU can train and a repository can carry.

Together about 14 million parameters, 29 MB in float16. Pictures are 128 x 128, latents 16 x 16 x 16.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

import torch
from diffusers import AutoencoderKL, DDIMScheduler, DPMSolverMultistepScheduler, UNet2DConditionModel
from torch import Tensor, nn
from torch.nn import functional
from transformers import CLIPTextConfig, CLIPTextModel

from .tokenizer import MAX_TOKENS

Sampler = DDIMScheduler | DPMSolverMultistepScheduler
Network = TypeVar("Network", bound=nn.Module)


@dataclass(frozen=True)
class Sampling:
    """How a UNet is asked for pictures: steps, guidance scale (1 is no guidance) and scheduler."""

    steps: int
    guidance: float
    scheduler: type[Sampler]


# The UNet that is trained on pictures, and the one that is distilled from it and ships: it names the finished picture at every
# step, so that there is nothing to extrapolate from one step to the next.
GUIDED = Sampling(20, 2.0, DPMSolverMultistepScheduler)
DISTILLED = Sampling(4, 1.0, DDIMScheduler)


@dataclass(frozen=True)
class Sizes:
    """Everything about the architecture that has a size; tests make theirs tiny."""

    picture: int = 128
    autoencoder_channels: tuple[int, ...] = (16, 32, 64, 128)
    latent_channels: int = 16
    autoencoder_groups: int = 8
    unet_channels: tuple[int, ...] = (96, 128, 160)
    unet_groups: int = 16
    heads: int = 4
    text_width: int = 160
    text_layers: int = 2

    @property
    def latent(self) -> int:
        """Edge of the latents: each level of the autoencoder but the first halves the picture."""
        return self.picture // 2 ** (len(self.autoencoder_channels) - 1)


def make_autoencoder(sizes: Sizes) -> AutoencoderKL:
    levels = len(sizes.autoencoder_channels)
    autoencoder = AutoencoderKL(
        in_channels=3,
        out_channels=3,
        latent_channels=sizes.latent_channels,
        sample_size=sizes.picture,
        block_out_channels=sizes.autoencoder_channels,
        layers_per_block=1,
        norm_num_groups=sizes.autoencoder_groups,
        down_block_types=("DownEncoderBlock2D",) * levels,
        up_block_types=("UpDecoderBlock2D",) * levels,
        mid_block_add_attention=False,
    )
    return with_float32_norms(autoencoder).to(memory_format=torch.channels_last)


def make_unet(sizes: Sizes) -> UNet2DConditionModel:
    """Cross-attention where it is cheap (8 x 8 and 4 x 4), and the pooled caption added to the time embedding.

    The second is what lets a short training find out which picture is meant: it reaches every block at once, as scale and
    shift of its normalised activations.
    """
    unet = UNet2DConditionModel(
        sample_size=sizes.latent,
        in_channels=sizes.latent_channels,
        out_channels=sizes.latent_channels,
        block_out_channels=sizes.unet_channels,
        layers_per_block=1,
        down_block_types=("DownBlock2D", "CrossAttnDownBlock2D", "CrossAttnDownBlock2D"),
        up_block_types=("CrossAttnUpBlock2D", "CrossAttnUpBlock2D", "UpBlock2D"),
        cross_attention_dim=sizes.text_width,
        attention_head_dim=sizes.heads,  # diffusers' historical name for the number of heads
        norm_num_groups=sizes.unet_groups,
        resnet_time_scale_shift="scale_shift",
        addition_embed_type="text",
        addition_embed_type_num_heads=sizes.heads,
    )
    return with_float32_norms(unet).to(memory_format=torch.channels_last)


class Float32GroupNorm(nn.GroupNorm):
    """Normalises in float32 inside mixed precision too: on a CPU the gradient in bfloat16 takes two and a half times as long."""

    def forward(self, hidden: Tensor) -> Tensor:
        with torch.autocast(hidden.device.type, enabled=False):
            normalised = functional.group_norm(hidden.float(), self.num_groups, self.weight, self.bias, self.eps)
        return normalised.to(hidden.dtype)


def with_float32_norms(module: Network) -> Network:
    """The same module, its group norms :class:`Float32GroupNorm`; what is stored of it does not change."""
    for part in module.modules():
        if type(part) is nn.GroupNorm:
            part.__class__ = Float32GroupNorm
    return module


def make_text_encoder(sizes: Sizes, vocabulary: int, begin: int, end: int) -> CLIPTextModel:
    """``begin`` and ``end`` are the identifiers of the two special tokens; the end token also pads, as in CLIP."""
    return CLIPTextModel(
        CLIPTextConfig(
            vocab_size=vocabulary,
            hidden_size=sizes.text_width,
            intermediate_size=sizes.text_width * 3,
            projection_dim=sizes.text_width,
            num_hidden_layers=sizes.text_layers,
            num_attention_heads=sizes.heads,
            max_position_embeddings=MAX_TOKENS,
            bos_token_id=begin,
            eos_token_id=end,
            pad_token_id=end,
        )
    )


def make_noise_schedule() -> DDIMScheduler:
    """The schedule trained with, as a scheduler that can add noise.

    Stable Diffusion's scaled-linear form, but ending at a signal of 1.5 % where Stable Diffusion leaves 7 %: with the latter a
    model learns to read the mean colour from what is left and then cannot draw a clean white background from pure noise.
    """
    return DDIMScheduler(
        num_train_timesteps=1000,
        beta_schedule="scaled_linear",
        beta_start=0.00085,
        beta_end=0.02,
        prediction_type="v_prediction",
        timestep_spacing="trailing",
        clip_sample=False,
        steps_offset=1,
        set_alpha_to_one=False,
    )


def make_sampler(sampling: Sampling) -> Sampler:
    """The scheduler that a pipeline starts with; its last step leaves no noise."""
    sampler: Sampler = sampling.scheduler.from_config(make_noise_schedule().config, set_alpha_to_one=True)
    return sampler


def parameter_count(module: torch.nn.Module) -> int:
    return sum(parameter.numel() for parameter in module.parameters())
