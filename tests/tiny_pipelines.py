"""Tiny random diffusers pipelines of several families in folders written by ``save_pretrained``, and plain diffusers for them."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import diffusers
import numpy as np
import torch
import transformers

from hfjax_demo.bridge.programs.compiler import Compiler
from hfjax_demo.image.engine import ImageEngine, load_engine
from hfjax_demo.settings import Settings
from hfjax_demo.sources import FetchedAdapter

from . import tiny_models

WORDS = ("a", "red", "apple", "cat", "on", "blue", "background", "photo", "of", "rocket")
LONGEST_PROMPT = 16  # tokens, with the first and last special token


def clip_tokenizer(folder: Path) -> transformers.CLIPTokenizer:
    folder.mkdir(parents=True, exist_ok=True)
    letters = [chr(code) for code in range(ord("a"), ord("z") + 1)]
    vocabulary = ["<|startoftext|>", "<|endoftext|>", *letters, *[letter + "</w>" for letter in letters]]
    merges = []
    for word in WORDS:
        pieces = [*word[:-1], word[-1] + "</w>"]
        while len(pieces) > 1:
            if (pair := f"{pieces[0]} {pieces[1]}") not in merges:
                merges.append(pair)
            pieces[:2] = [pieces[0] + pieces[1]]
            if pieces[0] not in vocabulary:
                vocabulary.append(pieces[0])
    (folder / "vocab.json").write_text(json.dumps({token: index for index, token in enumerate(vocabulary)}))
    (folder / "merges.txt").write_text("#version: 0.2\n" + "\n".join(merges) + "\n")
    return transformers.CLIPTokenizer(
        str(folder / "vocab.json"),
        str(folder / "merges.txt"),
        model_max_length=LONGEST_PROMPT,
        unk_token="<|endoftext|>",
        bos_token="<|startoftext|>",
        eos_token="<|endoftext|>",
        pad_token="<|endoftext|>",
    )


def _clip(projection: bool = False, **changes: Any) -> transformers.CLIPTextModel:
    values: dict[str, Any] = {
        "vocab_size": 256,
        "hidden_size": 32,
        "intermediate_size": 48,
        "num_hidden_layers": 2,
        "num_attention_heads": 4,
        "max_position_embeddings": LONGEST_PROMPT,
        "bos_token_id": 0,
        "eos_token_id": 1,
        "pad_token_id": 1,
        "projection_dim": 32,
    }
    return (transformers.CLIPTextModelWithProjection if projection else transformers.CLIPTextModel)(
        transformers.CLIPTextConfig(**values | changes)
    )


def _vae(latent_channels: int = 4, **changes: Any) -> diffusers.AutoencoderKL:
    values: dict[str, Any] = {
        "in_channels": 3,
        "out_channels": 3,
        "latent_channels": latent_channels,
        "block_out_channels": (8, 8, 16, 16),
        "layers_per_block": 1,
        "norm_num_groups": 4,
        "down_block_types": ("DownEncoderBlock2D",) * 4,
        "up_block_types": ("UpDecoderBlock2D",) * 4,
        "sample_size": 64,
    }
    return diffusers.AutoencoderKL(**values | changes)


def _unet(**changes: Any) -> diffusers.UNet2DConditionModel:
    values: dict[str, Any] = {
        "sample_size": 8,
        "in_channels": 4,
        "out_channels": 4,
        "block_out_channels": (16, 32),
        "layers_per_block": 1,
        "cross_attention_dim": 32,
        "attention_head_dim": 4,
        "norm_num_groups": 8,
        "down_block_types": ("DownBlock2D", "CrossAttnDownBlock2D"),
        "up_block_types": ("CrossAttnUpBlock2D", "UpBlock2D"),
    }
    return diffusers.UNet2DConditionModel(**values | changes)


_SHIFTED: dict[str, Any] = {"shift_factor": 0.1, "scaling_factor": 0.36} | dict.fromkeys(
    ("use_quant_conv", "use_post_quant_conv"), False
)
_BETAS: dict[str, Any] = {"beta_schedule": "scaled_linear", "beta_start": 0.00085, "beta_end": 0.012}


def stable_diffusion(folder: Path) -> Any:
    return diffusers.StableDiffusionPipeline(
        vae=_vae(),
        text_encoder=_clip(),
        tokenizer=clip_tokenizer(folder / "words"),
        unet=_unet(),
        scheduler=diffusers.DDIMScheduler(**_BETAS, clip_sample=False, set_alpha_to_one=False, steps_offset=1),
        safety_checker=None,
        feature_extractor=None,
        requires_safety_checker=False,
    )


def turbo(folder: Path) -> Any:
    pipe = stable_diffusion(folder)
    pipe.scheduler = diffusers.EulerAncestralDiscreteScheduler(**_BETAS, timestep_spacing="trailing", steps_offset=1)
    return pipe


def inpainting(folder: Path) -> Any:
    parts = stable_diffusion(folder).components | {"unet": _unet(in_channels=9)}
    parts.pop("image_encoder", None)
    return diffusers.StableDiffusionInpaintPipeline(**parts, requires_safety_checker=False)


def stable_diffusion_xl(folder: Path) -> Any:
    return diffusers.StableDiffusionXLPipeline(
        vae=_vae(force_upcast=True),
        text_encoder=_clip(),
        text_encoder_2=_clip(projection=True, hidden_act="gelu"),
        tokenizer=clip_tokenizer(folder / "words"),
        tokenizer_2=clip_tokenizer(folder / "words_2"),
        unet=_unet(
            cross_attention_dim=64,
            addition_embed_type="text_time",
            addition_time_embed_dim=8,
            projection_class_embeddings_input_dim=6 * 8 + 32,
            transformer_layers_per_block=(1, 2),
            use_linear_projection=True,
        ),
        scheduler=diffusers.EulerDiscreteScheduler(**_BETAS, timestep_spacing="leading", steps_offset=1),
        force_zeros_for_empty_prompt=True,
        add_watermarker=False,
    )


def text_tokenizer(folder: Path) -> transformers.PreTrainedTokenizerFast:
    folder.mkdir(parents=True, exist_ok=True)
    tiny_models.make_tokenizer(folder)
    return transformers.PreTrainedTokenizerFast.from_pretrained(folder)


def _t5() -> transformers.T5EncoderModel:
    sizes: dict[str, Any] = {"vocab_size": 320, "d_model": 32, "d_kv": 8, "d_ff": 64, "num_layers": 2, "num_heads": 4}
    return transformers.T5EncoderModel(transformers.T5Config(**sizes, feed_forward_proj="gated-gelu"))


def pixart(folder: Path) -> Any:
    return diffusers.PixArtAlphaPipeline(
        tokenizer=text_tokenizer(folder / "words"),
        text_encoder=_t5(),
        vae=_vae(),
        transformer=diffusers.PixArtTransformer2DModel(
            num_attention_heads=2,
            attention_head_dim=8,
            in_channels=4,
            out_channels=8,
            num_layers=2,
            cross_attention_dim=16,
            sample_size=8,
            patch_size=2,
            caption_channels=32,
            norm_num_groups=4,
        ),
        scheduler=diffusers.DPMSolverMultistepScheduler(**_BETAS),
    )


def _gemma2() -> transformers.Gemma2Model:
    return transformers.Gemma2Model(
        transformers.Gemma2Config(
            vocab_size=320,
            hidden_size=32,
            intermediate_size=64,
            num_hidden_layers=2,
            num_attention_heads=4,
            num_key_value_heads=2,
            head_dim=8,
            query_pre_attn_scalar=8,
        )
    )


def sana(folder: Path) -> Any:
    both = {"block_types": ("ResBlock", "EfficientViTBlock"), "block_out_channels": (8, 8)}
    both |= {"qkv_multiscales": ((), (5,)), "layers_per_block": (1, 1)}
    return diffusers.SanaPipeline(
        tokenizer=text_tokenizer(folder / "words"),
        text_encoder=_gemma2(),
        vae=diffusers.AutoencoderDC(
            **{f"{side}_{name}": value for side in ("encoder", "decoder") for name, value in both.items()},
            in_channels=3,
            latent_channels=4,
            attention_head_dim=2,
            downsample_block_type="conv",
            upsample_block_type="interpolate",
            decoder_norm_types="rms_norm",
            decoder_act_fns="silu",
            scaling_factor=0.41407,
        ),
        transformer=diffusers.SanaTransformer2DModel(
            patch_size=1,
            in_channels=4,
            out_channels=4,
            num_layers=2,
            num_attention_heads=2,
            attention_head_dim=4,
            num_cross_attention_heads=2,
            cross_attention_head_dim=4,
            cross_attention_dim=8,
            caption_channels=32,
            sample_size=32,
        ),
        scheduler=diffusers.FlowMatchEulerDiscreteScheduler(shift=3.0),
    )


def flux(folder: Path) -> Any:
    return diffusers.FluxPipeline(
        scheduler=diffusers.FlowMatchEulerDiscreteScheduler(),
        vae=_vae(**_SHIFTED),
        text_encoder=_clip(),
        tokenizer=clip_tokenizer(folder / "words"),
        text_encoder_2=_t5(),
        tokenizer_2=text_tokenizer(folder / "words_2"),
        transformer=diffusers.FluxTransformer2DModel(
            patch_size=1,
            in_channels=16,
            num_layers=1,
            num_single_layers=1,
            attention_head_dim=16,
            num_attention_heads=2,
            joint_attention_dim=32,
            pooled_projection_dim=32,
            axes_dims_rope=(4, 4, 8),
        ),
    )


def lumina2(folder: Path) -> Any:
    """Return a pipeline whose transformer reads the prompt's length from its mask."""
    return diffusers.Lumina2Pipeline(
        tokenizer=text_tokenizer(folder / "words"),
        text_encoder=_gemma2(),
        vae=_vae(**_SHIFTED),
        transformer=diffusers.Lumina2Transformer2DModel(
            sample_size=8,
            patch_size=2,
            in_channels=4,
            hidden_size=32,
            num_layers=2,
            num_attention_heads=2,
            num_kv_heads=1,
            multiple_of=16,
            axes_dim_rope=(8, 4, 4),
            cap_feat_dim=32,
        ),
        scheduler=diffusers.FlowMatchEulerDiscreteScheduler(),
    )


def instruct(folder: Path) -> Any:
    """Return a pipeline that edits by instruction, with a UNet that takes the image beside the latents."""
    parts = stable_diffusion(folder).components | {"unet": _unet(in_channels=8)}
    return diffusers.StableDiffusionInstructPix2PixPipeline(**parts, requires_safety_checker=False)


def flux2_klein(folder: Path) -> Any:
    """Return a pipeline that takes several pictures, as further tokens of its transformer."""
    words = text_tokenizer(folder / "words")
    words.chat_template = "{% for message in messages %}{{ message.content }}{% endfor %}"
    sizes: dict[str, Any] = {"hidden_size": 16, "intermediate_size": 16, "num_attention_heads": 2}
    deep = transformers.Qwen3Config(  # the pipeline takes the outputs of layers 9, 18 and 27
        **sizes, vocab_size=320, num_hidden_layers=28, num_key_value_heads=2, head_dim=8
    )
    return diffusers.Flux2KleinPipeline(
        scheduler=diffusers.FlowMatchEulerDiscreteScheduler(),
        vae=diffusers.AutoencoderKLFlux2(
            sample_size=64,
            down_block_types=("DownEncoderBlock2D",) * 3,
            up_block_types=("UpDecoderBlock2D",) * 3,
            block_out_channels=(8, 8, 8),
            layers_per_block=1,
            latent_channels=4,
            norm_num_groups=4,
        ),
        text_encoder=transformers.Qwen3ForCausalLM(deep),
        tokenizer=words,
        transformer=diffusers.Flux2Transformer2DModel(
            patch_size=1,
            in_channels=16,
            num_layers=1,
            num_single_layers=1,
            attention_head_dim=16,
            num_attention_heads=2,
            joint_attention_dim=48,
            timestep_guidance_channels=32,
            axes_dims_rope=(4, 4, 4, 4),
            guidance_embeds=False,
        ),
    )


EDITORS: dict[str, Callable[[Path], Any]] = {"instruct": instruct, "flux2-klein": flux2_klein}
FAMILIES: dict[str, Callable[[Path], Any]] = {
    "stable-diffusion": stable_diffusion,
    "turbo": turbo,
    "inpainting": inpainting,
    "sdxl": stable_diffusion_xl,
    "pixart": pixart,
    "sana": sana,
    "flux": flux,
}


def make_pipeline(folder: Path, family: str, *, seed: int = 0) -> Path:
    torch.manual_seed(seed)
    pipe = (FAMILIES | EDITORS | {"lumina2": lumina2})[family](folder.parent / f"{folder.name}-parts")
    for part in pipe.components.values():
        if isinstance(part, torch.nn.Module):
            spread(part)
    pipe.save_pretrained(folder, safe_serialization=True)
    return folder


def spread(module: torch.nn.Module) -> None:
    """Randomize every vector and every weight that is initialized to zero, so that errors in them are visible."""
    with torch.no_grad():
        for parameter in module.parameters():
            if parameter.ndim == 1 or not parameter.any():
                parameter.add_(torch.randn_like(parameter) * 0.1)


def plain(folder: Path) -> Any:
    pipe = diffusers.DiffusionPipeline.from_pretrained(folder, dtype=torch.float32)
    pipe.set_progress_bar_config(disable=True)
    return pipe


def load(
    folder: Path,
    *,
    dtype: str = "float32",
    compiler: Compiler | None = None,
    adapters: Sequence[FetchedAdapter] = (),
    **changes: Any,
) -> ImageEngine:
    return load_engine(
        folder,
        "tiny",
        dtype=dtype,
        settings=Settings(**changes),
        device="cpu",
        on_progress=lambda message, fraction: None,
        compiler=Compiler() if compiler is None else compiler,
        adapters=adapters,
    )


def initial_latents(count: int, channels: int, rows: int, columns: int, seed: int = 0) -> np.ndarray:
    """Return noise of unit variance, float32 (count, channels, rows, columns)."""
    generator = np.random.default_rng(seed)
    return generator.standard_normal((count, channels, rows, columns)).astype(np.float32)
