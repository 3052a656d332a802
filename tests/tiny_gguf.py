"""Write tiny random models as GGUF files, in the form of llama.cpp's converter."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import torch
import transformers
from gguf import GGUFWriter, TokenType, quants
from gguf.constants import GGML_QUANT_SIZES, MODEL_ARCH_NAMES
from gguf.tensor_mapping import get_tensor_name_map
from tokenizers.pre_tokenizers import ByteLevel

from hfjax_demo.sources.gguf_types import BLOCKS
from hfjax_demo.sources.gguf_types import TensorType as Kind
from hfjax_demo.sources.gguf_values import dequantize_blocks

from . import tiny_models
from .bridge import random_blocks as own_blocks
from .bridge.random_blocks import SCALES

VOCABULARY = 260
BOS, EOS, END = 257, 258, 259
TEMPLATE = "{% for message in messages %}{{ message['content'] }}<|im_end|>{% endfor %}"

KINDS = (Kind.F32, Kind.F16, Kind.BF16, *SCALES)
KINDS_OF_TRANSFORMERS = tuple(kind for kind in KINDS if kind not in (Kind.Q1_0, Kind.Q2_0))

ARCHITECTURES = tiny_models.ARCHITECTURES | {
    "qwen3moe": tiny_models.Architecture(
        "Qwen3MoeForCausalLM",
        {"head_dim": 64, "num_experts": 4, "num_experts_per_tok": 2, "moe_intermediate_size": 256}
        | {"norm_topk_prob": True}
        | tiny_models.UNTIED,
    )
}


def random_blocks(kind: Kind, shape: tuple[int, int], generator: np.random.Generator) -> np.ndarray:
    if kind in (Kind.F32, Kind.F16, Kind.BF16):
        numbers = generator.normal(0, 0.1, shape).astype(np.float32)
        return quants.quantize(numbers, kind).view(np.uint8)  # type: ignore[arg-type]
    inputs, size = BLOCKS[kind]
    blocks = generator.integers(0, 256, (shape[0] * shape[1] // inputs, size), dtype=np.uint8)
    if kind in (Kind.IQ1_M, Kind.NVFP4):
        return own_blocks.random_blocks(kind, *shape)
    if kind is Kind.MXFP4:
        blocks[:, 0] = generator.integers(120, 124, len(blocks))
        return blocks.reshape(shape[0], -1)
    for start in SCALES[kind]:
        blocks[:, start : start + 2] = np.frombuffer(np.float16(1).tobytes(), np.uint8)
    spread = np.float16(max(float(dequantize_blocks(blocks, kind).std()), 1e-3))
    for start in SCALES[kind]:
        scales = generator.uniform(0.05, 0.15, len(blocks)).astype(np.float16) / spread
        blocks[:, start : start + 2] = scales.astype(np.float16).view(np.uint8).reshape(-1, 2)
    return blocks.reshape(shape[0], -1)


def file_bytes(*tensors: tuple[str, tuple[int, ...], int], size: int = 0, **metadata: str | int) -> bytes:
    """Return a file with as little as a source looks at: tensors (name, sides, number of the type), ``size`` bytes of them, and
    metadata, whose keys have "__" for a dot."""

    def text(value: str) -> bytes:
        return struct.pack("<Q", len(value)) + value.encode()

    metadata = {"general__architecture": "llama", "tokenizer__ggml__model": "llama"} | metadata
    data = b"GGUF" + struct.pack("<IQQ", 3, len(tensors), len(metadata))
    for key, value in metadata.items():
        kind, written = (8, text(value)) if isinstance(value, str) else (4, struct.pack("<I", value))
        data += text(key.replace("__", ".")) + struct.pack("<I", kind) + written
    for name, sides, number in tensors:
        data += text(name) + struct.pack(f"<I{len(sides)}QIQ", len(sides), *sides, number, 0)
    return data + bytes(-len(data) % 32 + size)


def make_module(name: str, **changes: Any) -> Any:
    """Return a random model of one of :data:`ARCHITECTURES` with the vocabulary of these files."""
    architecture = ARCHITECTURES[name]
    cls = getattr(transformers, architecture.model)
    common = {key: value for key, value in tiny_models.COMMON.items() if key not in architecture.without}
    tokens = {"vocab_size": VOCABULARY, "bos_token_id": BOS, "eos_token_id": EOS, "pad_token_id": None}
    torch.manual_seed(3)
    module = cls(cls.config_class(**common | architecture.extra | tokens | changes))
    tiny_models.randomize(module)
    return module.eval()


def write(
    path: Path,
    module: Any,
    architecture: str,
    kind_of: Callable[[str], Kind] = lambda name: Kind.F32,
    *,
    random: bool = False,
    metadata: Callable[[GGUFWriter], None] = lambda writer: None,
    tokenizer: Callable[[GGUFWriter], None] | None = None,
    without: tuple[str, ...] = (),
    tensors_in_a_file: int = 0,
) -> Path:
    """Write a module to a GGUF file, with llama.cpp's name of its ``architecture``.

    ``kind_of`` returns the type of a matrix for its name in the file; ``random`` writes random blocks instead of the matrices;
    tensors ``without`` are omitted. With ``tensors_in_a_file`` the model is in several files, and the result is the first one.
    """
    config = module.config
    GGML_QUANT_SIZES.setdefault(Kind.Q2_0, BLOCKS[Kind.Q2_0])  # type: ignore[call-overload]  # the writer does not know it yet
    writer = GGUFWriter(str(path), architecture, split_max_tensors=tensors_in_a_file)
    writer.add_context_length(config.max_position_embeddings)
    writer.add_embedding_length(config.hidden_size)
    writer.add_block_count(config.num_hidden_layers)
    writer.add_feed_forward_length(getattr(config, "intermediate_size", None) or 4 * config.hidden_size)
    writer.add_head_count(config.num_attention_heads)
    writer.add_head_count_kv(getattr(config, "num_key_value_heads", config.num_attention_heads))
    writer.add_layer_norm_rms_eps(getattr(config, "rms_norm_eps", 1e-5))
    writer.add_layer_norm_eps(getattr(config, "layer_norm_epsilon", 1e-5))
    if getattr(config, "moe_intermediate_size", None):
        writer.add_expert_count(config.num_experts)
        writer.add_expert_used_count(config.num_experts_per_tok)
        writer.add_expert_feed_forward_length(config.moe_intermediate_size)
    if getattr(config, "head_dim", None):
        writer.add_key_length(config.head_dim)
    if architecture != "gpt2":
        parameters = config.rope_parameters
        full = parameters.get("full_attention", parameters)
        writer.add_rope_freq_base(full["rope_theta"])
    if getattr(config, "final_logit_softcapping", None):
        writer.add_attn_logit_softcapping(config.attn_logit_softcapping)
        writer.add_final_logit_softcapping(config.final_logit_softcapping)
    if getattr(config, "sliding_window", None):
        writer.add_sliding_window(config.sliding_window)
    (tokenizer or add_tokenizer)(writer)
    metadata(writer)
    key = {name: key for key, name in MODEL_ARCH_NAMES.items()}[architecture]
    names = get_tensor_name_map(key, config.num_hidden_layers)
    generator = np.random.default_rng(0)
    for full_name, weight in module.named_parameters():
        stem, _, suffix = full_name.rpartition(".")
        name = f"{names.get_name(stem) or names.get_name(stem.removeprefix(module.base_model_prefix + '.'))}.{suffix}"
        if name in without:
            continue
        for own, part in _experts(full_name, weight.detach()) or [(name, weight.detach())]:
            numbers = _as_converted(architecture, own, part.float().numpy(), config)
            kind = kind_of(own) if numbers.ndim > 1 and "position" not in own else Kind.F32
            if kind is Kind.F32:
                writer.add_tensor(own, np.ascontiguousarray(numbers))
                continue
            made: Any = kind
            rows = numbers.reshape(-1, numbers.shape[-1])
            blocks = random_blocks(kind, rows.shape, generator) if random else quants.quantize(rows, made)
            writer.add_tensor(own, blocks.view(np.uint8).reshape(*numbers.shape[:-1], -1), raw_dtype=made)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return next(path.parent.glob(f"{path.stem}-00001-of-*")) if tensors_in_a_file else path


def _experts(name: str, weight: torch.Tensor) -> list[tuple[str, torch.Tensor]]:
    """Return the tensors of the file for a layer's experts; nothing for other weights."""
    found = re.search(r"layers\.(\d+)\.mlp\.experts\.(gate_up|down)_proj$", name)
    if found is None:
        return []
    parts = weight.chunk(2, dim=1) if found[2] == "gate_up" else [weight]
    kinds = ("gate", "up") if found[2] == "gate_up" else ("down",)
    return [(f"blk.{found[1]}.ffn_{kind}_exps.weight", part) for kind, part in zip(kinds, parts, strict=True)]


def add_tokenizer(writer: GGUFWriter, pre: str = "smollm") -> None:
    alphabet = sorted(ByteLevel.alphabet())
    writer.add_tokenizer_model("gpt2")
    writer.add_tokenizer_pre(pre)
    writer.add_token_list([*alphabet, "ĠĠ", "<s>", "</s>", "<|im_end|>"])
    writer.add_token_types([TokenType.NORMAL] * (len(alphabet) + 1) + [TokenType.CONTROL] * 3)
    writer.add_token_merges(["Ġ Ġ"])
    writer.add_bos_token_id(BOS)
    writer.add_eos_token_id(EOS)
    writer.add_add_bos_token(False)
    writer.add_chat_template(TEMPLATE)


def _as_converted(architecture: str, name: str, weight: np.ndarray, config: Any) -> np.ndarray:
    if architecture == "llama" and (".attn_q." in name or ".attn_k." in name):
        heads = config.num_attention_heads if ".attn_q." in name else config.num_key_value_heads
        # The RoPE of llama.cpp rotates adjacent pairs, that of transformers rotates halves.
        split = weight.reshape(heads, 2, weight.shape[0] // heads // 2, -1)
        return split.swapaxes(1, 2).reshape(weight.shape)
    if architecture in ("gemma2", "gemma3") and name.endswith("norm.weight"):
        return weight + 1
    if architecture == "gpt2" and weight.ndim == 2 and name.startswith("blk."):
        return weight.T
    return weight
