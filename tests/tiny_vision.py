"""Tiny random vision models in folders with a processor, and their reference answers in PyTorch."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch
import transformers
from PIL import Image
from transformers import AutoModelForImageTextToText, AutoTokenizer

from hfjax_demo.sources.processor_loading import read_processor

from . import tiny_models
from .tiny_models import COMMON, LAYERS_OF_BOTH_KINDS, PAD, VOCABULARY, WINDOW

TOWER: dict[str, Any] = {
    "hidden_size": 32,
    "intermediate_size": 48,
    "num_hidden_layers": 2,
    "num_attention_heads": 2,
    "image_size": 28,
    "patch_size": 7,
    "initializer_range": 0.2,
}
TEXT: dict[str, Any] = {key: value for key, value in COMMON.items() if key != "vocab_size"}
SIZE = {"height": 28, "width": 28}
MROPE = {"rope_type": "default", "type": "default", "mrope_section": [2, 2, 2], "rope_theta": 10000.0}
LLAVA_PROCESSOR = {"patch_size": 7, "vision_feature_select_strategy": "default", "num_additional_image_tokens": 1}
PINPOINTS = {"image_grid_pinpoints": [[28, 56], [56, 28], [56, 56]]}
CLIP = {"size": {"shortest_edge": 28}, "crop_size": SIZE}
SPLITTING = {"size": {"longest_edge": 56}, "max_image_size": {"longest_edge": 28}, "do_image_splitting": True}
QWEN_PIXELS = {"shortest_edge": 28 * 28, "longest_edge": 56 * 56}
QWEN_PATCHES = {"patch_size": 7, "merge_size": 2, "size": QWEN_PIXELS}
QWEN_TOWER: dict[str, Any] = {
    "hidden_size": 32,
    "intermediate_size": 48,
    "num_heads": 2,
    "patch_size": 7,
    "out_hidden_size": 48,
    "initializer_range": 0.2,
}


@dataclass(frozen=True)
class Family:
    """A model class of transformers, config values for a tiny model, and its processors, each a class and settings."""

    model: str
    text: dict[str, Any]  # config values of the language model
    tower: dict[str, Any]  # of the vision encoder
    outer: dict[str, Any]  # of the whole model
    image_processor: tuple[str, dict[str, Any]]
    processor: tuple[str, dict[str, Any]]
    tokens: dict[str, str] = field(default_factory=dict)  # special ones, by the tokenizer's names for them
    image_token: tuple[str, str] = ("<image>", "image_token_id")  # and the config's name for its id
    others: dict[str, str] = field(default_factory=dict)  # config names of other special tokens' ids
    seed: int = 0


# Families whose processors require torchvision, which is not a dependency of this program.
WANT_TORCHVISION = ("llama4", "mistral3")


def _named(text: str) -> dict[str, str]:
    return dict(pair.split("=", 1) for pair in text.split())


QWEN_TOKENS = _named(
    "image_token=<|image_pad|> video_token=<|video_pad|> vision_bos_token=<|vision_start|> vision_eos_token=<|vision_end|>"
)
QWEN_IDS = _named(
    "video_token_id=<|video_pad|> vision_start_token_id=<|vision_start|> vision_end_token_id=<|vision_end|>"
)
PIXTRAL_TOKENS = _named("image_token=<image> image_break_token=<brk> image_end_token=<end>")
IDEFICS_TOKENS = _named("fake=<fake_token_around_image> global=<global-img> end=<end_of_utterance>") | {
    f"r{row}c{column}": f"<row_{row}_col_{column}>" for row in (1, 2, 3) for column in (1, 2, 3)
}

FAMILIES: dict[str, Family] = {
    "llava": Family(
        "LlavaForConditionalGeneration",
        {"model_type": "llama"},
        TOWER | {"model_type": "clip_vision_model"},
        {"vision_feature_layer": -2, "vision_feature_select_strategy": "default"},
        ("CLIPImageProcessorPil", CLIP),
        ("LlavaProcessor", LLAVA_PROCESSOR),
    ),
    "llava_next": Family(
        "LlavaNextForConditionalGeneration",
        {"model_type": "mistral", "sliding_window": None},
        TOWER | {"model_type": "clip_vision_model"},
        {"vision_feature_layer": -2, "vision_feature_select_strategy": "default", **PINPOINTS},
        ("LlavaNextImageProcessorPil", CLIP | PINPOINTS),
        ("LlavaNextProcessor", LLAVA_PROCESSOR),
    ),
    "gemma3": Family(
        "Gemma3ForConditionalGeneration",
        {
            "head_dim": 16,
            "sliding_window": WINDOW,
            "layer_types": LAYERS_OF_BOTH_KINDS,
            "query_pre_attn_scalar": 16,
            "vocab_size": VOCABULARY + 8,
        },
        TOWER,
        {"mm_tokens_per_image": 4, "boi_token_index": VOCABULARY, "eoi_token_index": VOCABULARY + 1},
        ("Gemma3ImageProcessorPil", {"size": SIZE, "do_pan_and_scan": False}),
        ("Gemma3Processor", {"image_seq_length": 4}),
        {"boi_token": "<boi>", "eoi_token": "<eoi>", "image_token": "<soft>"},
        ("<soft>", "image_token_id"),
    ),
    "smolvlm": Family(
        "SmolVLMForConditionalGeneration",
        {"model_type": "llama"},
        TOWER,
        {"scale_factor": 2},
        ("SmolVLMImageProcessorPil", SPLITTING),
        ("SmolVLMProcessor", {"image_seq_len": 4}),
        IDEFICS_TOKENS,
    ),
    "internvl": Family(
        "InternVLForConditionalGeneration",
        {"model_type": "qwen2"},
        TOWER | {"image_size": [28, 28], "patch_size": [7, 7]},
        {"image_seq_length": 4, "downsample_ratio": 0.5},
        ("GotOcr2ImageProcessorPil", {"size": SIZE, "crop_to_patches": True, "min_patches": 1, "max_patches": 4}),
        ("InternVLProcessor", {"image_seq_length": 4}),
        _named("start_image_token=<img> end_image_token=</img> context_image_token=<image> video_token=<video>"),
    ),
    "mistral3": Family(
        "Mistral3ForConditionalGeneration",
        {"model_type": "mistral", "sliding_window": None, "head_dim": 12},
        TOWER | {"model_type": "pixtral", "image_size": 56, "head_dim": 16},
        {"spatial_merge_size": 2, "vision_feature_layer": -1},
        ("PixtralImageProcessorPil", {"size": {"longest_edge": 56}, "patch_size": {"height": 14, "width": 14}}),
        ("PixtralProcessor", {"patch_size": 7, "spatial_merge_size": 2} | PIXTRAL_TOKENS),
        {"brk": "<brk>", "end": "<end>"},
    ),
    "llama4": Family(
        "Llama4ForConditionalGeneration",
        {
            "model_type": "llama4_text",
            "head_dim": 16,
            "num_local_experts": 4,
            "intermediate_size_mlp": 64,
            "attention_chunk_size": 64,
            "moe_layers": [1],
            "layer_types": None,
            "no_rope_layers": None,
        },
        TOWER
        | {
            "model_type": "llama4_vision_model",
            "intermediate_size": 128,
            "vision_output_dim": 32,
            "projector_input_dim": 32,
            "projector_output_dim": 32,
        },
        {},
        ("Llama4ImageProcessor", {"size": SIZE, "max_patches": 4}),
        ("Llama4Processor", {"patch_size": 7, "pixel_shuffle_ratio": 0.5}),
        _named(
            "start=<|image_start|> end=<|image_end|> patch=<|patch|> across=<|tile_x_separator|> down=<|tile_y_separator|>"
        ),
        ("<|image|>", "image_token_index"),
        {"image_token_index": "<|patch|>"},
    ),
    "qwen2_5_vl": Family(
        "Qwen2_5_VLForConditionalGeneration",
        {"rope_parameters": MROPE},
        QWEN_TOWER | {"depth": 2, "window_size": 28, "fullatt_block_indexes": [1]},
        {},
        ("Qwen2VLImageProcessorPil", QWEN_PATCHES),
        ("Qwen2_5_VLProcessor", {}),
        QWEN_TOKENS,
        ("<|image_pad|>", "image_token_id"),
        QWEN_IDS,
    ),
    "qwen3_vl": Family(
        "Qwen3VLForConditionalGeneration",
        {"rope_parameters": MROPE | {"mrope_interleaved": True}, "head_dim": 12},
        QWEN_TOWER | {"depth": 3, "num_position_embeddings": 16, "deepstack_visual_indexes": [0, 1]},
        {},
        ("Qwen2VLImageProcessorPil", QWEN_PATCHES),
        ("Qwen3VLProcessor", {}),
        QWEN_TOKENS,
        ("<|image_pad|>", "image_token_id"),
        QWEN_IDS,
    ),
    "gemma4": Family(
        "Gemma4ForConditionalGeneration",
        {
            "head_dim": 16,
            "global_head_dim": 16,
            "sliding_window": WINDOW,
            "layer_types": LAYERS_OF_BOTH_KINDS,
            "hidden_size_per_layer_input": 0,
            "num_kv_shared_layers": 0,
            "vocab_size": VOCABULARY + 16,
            "use_bidirectional_attention": "vision",
        },
        {key: value for key, value in TOWER.items() if key != "image_size"}
        | {"num_key_value_heads": 2, "head_dim": 16, "pooling_kernel_size": 2, "position_embedding_size": 64},
        {"audio_config": None},
        ("Gemma4ImageProcessorPil", {"patch_size": 7, "max_soft_tokens": 70, "pooling_kernel_size": 2}),
        ("Gemma4Processor", {"image_seq_length": 70}),
        _named(
            "image_token=<soft> boi_token=<boi> eoi_token=<eoi> video_token=<vid> audio_token=<aud> boa_token=<boa> "
            "eoa_token=<eoa>"
        ),
        ("<soft>", "image_token_id"),
        {"video_token_id": "<vid>", "audio_token_id": "<aud>"},
        seed=3,  # its answers have no special token, which PyTorch's outer model would read as padding
    ),
}
FAMILIES["idefics3"] = dataclasses.replace(
    FAMILIES["smolvlm"],
    model="Idefics3ForConditionalGeneration",
    image_processor=("Idefics3ImageProcessorPil", SPLITTING),
    processor=("Idefics3Processor", {"image_seq_len": 4}),
)
FAMILIES["qwen3_5"] = dataclasses.replace(  # recurrent states besides the KV cache, and no DeepStack embeddings
    FAMILIES["qwen3_vl"],
    model="Qwen3_5ForConditionalGeneration",
    text={
        "rope_parameters": MROPE | {"mrope_interleaved": True, "partial_rotary_factor": 1.0},
        "head_dim": 12,
        "num_hidden_layers": 4,
        "layer_types": [*["linear_attention"] * 3, "full_attention"],
        "linear_key_head_dim": 8,
        "linear_value_head_dim": 8,
        "linear_num_key_heads": 2,
        "linear_num_value_heads": 4,
    },
    tower=QWEN_TOWER | {"depth": 3, "num_position_embeddings": 16},
)
FAMILIES["gemma4_small"] = dataclasses.replace(  # with per-layer embeddings of token ids
    FAMILIES["gemma4"],
    text=FAMILIES["gemma4"].text
    | {
        "hidden_size_per_layer_input": 8,
        "vocab_size_per_layer_input": VOCABULARY + 16,
        "use_bidirectional_attention": None,
    },
    seed=11,  # no special token here either
)
FAMILIES["paligemma"] = Family(
    "PaliGemmaForConditionalGeneration",
    {"model_type": "gemma", "head_dim": 16},
    TOWER | {"projection_dim": 48},
    {"projection_dim": 48},
    ("SiglipImageProcessorPil", {"size": SIZE, "image_seq_length": 16}),
    ("PaliGemmaProcessor", {}),
)


def make(folder: Path, name: str, **changes: Any) -> Path:
    family = FAMILIES[name]
    tiny_models.make_tokenizer(folder)
    tokenizer = AutoTokenizer.from_pretrained(folder)
    picture, config_name = family.image_token
    named = {key: value for key, value in family.tokens.items() if key.endswith("_token")}
    tokenizer.add_special_tokens({"additional_special_tokens": list(dict.fromkeys([*family.tokens.values(), picture]))})
    shown = {"gemma3": named.get("boi_token", ""), "qwen": f"<|vision_start|>{picture}<|vision_end|>"}
    tokenizer.chat_template = template(shown.get(name if name == "gemma3" else name[:4], picture))
    for key, value in named.items():
        setattr(tokenizer, key, value)
    tokenizer.init_kwargs |= named | {"extra_special_tokens": named}
    tokenizer.save_pretrained(folder)
    vocabulary = len(tokenizer)
    config = family.text.get("vocab_size", vocabulary)
    cls = getattr(transformers, family.model)
    ids = {config_name: tokenizer.convert_tokens_to_ids(picture)} | {
        key: tokenizer.convert_tokens_to_ids(token) for key, token in family.others.items()
    }
    torch.manual_seed(family.seed)
    values = {
        "text_config": TEXT | {"vocab_size": config, "tie_word_embeddings": False} | family.text,
        "vision_config": family.tower,
        "tie_word_embeddings": False,
        "eos_token_id": tiny_models.EOS,
        "pad_token_id": PAD,
    }
    model = cls(cls.config_class(**values | family.outer | ids | changes))
    tiny_models.randomize(model)
    with torch.no_grad():
        for parameter in model.parameters():
            if not parameter.any():  # initialized to zero for training
                parameter.normal_(std=0.2)
    model.save_pretrained(folder)
    image_class, image_values = family.image_processor
    getattr(transformers, image_class)(**image_values).save_pretrained(folder)
    processor_class, processor_values = family.processor
    described = {"processor_class": processor_class} | processor_values
    (folder / "processor_config.json").write_text(json.dumps(described), encoding="utf-8")
    return folder


def template(picture: str) -> str:
    """Return a chat template for content parts; ``picture`` is the text for an image."""
    return (
        "{% for message in messages %}<|{{ message['role'] }}|>{% if message['content'] is string %}{{ message['content'] }}"
        "{% else %}{% for part in message['content'] %}{% if part['type'] == 'image' %}" + picture + "{% else %}"
        "{{ part['text'] }}{% endif %}{% endfor %}{% endif %}\n{% endfor %}"
        "{% if add_generation_prompt %}<|assistant|>{% endif %}"
    )


def picture(seed: int, width: int = 60, height: int = 40) -> Image.Image:
    colours = np.random.default_rng(seed).integers(0, 256, size=(4, 6, 3)).astype(np.uint8)
    return Image.fromarray(colours).resize((width, height), Image.Resampling.NEAREST)


class Reference:
    def __init__(self, folder: Path) -> None:
        self.processor = read_processor(folder)
        self.model: Any = AutoModelForImageTextToText.from_pretrained(folder, dtype=torch.float32).eval()

    def inputs(self, turns: list[dict[str, Any]], images: Sequence[Image.Image]) -> Any:
        """Return the processor's inputs for a conversation in the form of chat templates."""
        text = self.processor.tokenizer.apply_chat_template(turns, tokenize=False, add_generation_prompt=True)
        inputs = self.processor(
            text=[text], images=[list(images)] if images else None, return_tensors="pt", add_special_tokens=False
        )
        return inputs.to(torch.float32)  # Llama 4's processor always returns bfloat16

    def greedy(self, turns: list[dict[str, Any]], images: Sequence[Image.Image], new_tokens: int) -> list[int]:
        """Return the tokens that ``generate`` adds, with its end token."""
        inputs = self.inputs(turns, images)
        with torch.inference_mode():
            output = self.model.generate(**inputs, do_sample=False, max_new_tokens=new_tokens, pad_token_id=PAD)
        return [int(token) for token in output[0, inputs["input_ids"].shape[1] :]]
