"""GGUF files of Qwen 3.5, whose weights llama.cpp's converter changes and reorders, are read as the model was made."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from gguf import GGUFWriter
from transformers import AutoConfig, AutoModelForCausalLM

from hfjax_demo.text.model_reader import read_model

from .. import tiny_gguf, tiny_models

ROPE = {"rope_type": "default", "rope_theta": 10000.0, "mrope_section": [2, 1, 1], "mrope_interleaved": True}
COMMON = {"vocab_size": tiny_gguf.VOCABULARY, "hidden_size": 48, "intermediate_size": 64, "num_hidden_layers": 4}
HEADS = {"num_attention_heads": 4, "num_key_value_heads": 2, "head_dim": 16, "max_position_embeddings": 256}
TOKENS = {"bos_token_id": tiny_gguf.BOS, "eos_token_id": tiny_gguf.EOS, "pad_token_id": None}
KEY_HEADS, DIM = 2, 8
LINEAR = {"linear_num_key_heads": KEY_HEADS, "linear_key_head_dim": DIM, "linear_value_head_dim": DIM}
EXPERTS = {
    "num_experts": 4,
    "num_experts_per_tok": 2,
    "moe_intermediate_size": 32,
    "shared_expert_intermediate_size": 32,
}
NAMES = {
    "model.embed_tokens": "token_embd",
    "model.norm": "output_norm",
    "lm_head": "output",
    "model.layers.": "blk.",
    "linear_attn.A_log": "ssm_a",
    "linear_attn.dt_bias": "ssm_dt.bias",
    "linear_attn.in_proj_qkv": "attn_qkv",
    "linear_attn.in_proj_z": "attn_gate",
    "linear_attn.in_proj_a": "ssm_alpha",
    "linear_attn.in_proj_b": "ssm_beta",
    "linear_attn.conv1d": "ssm_conv1d",
    "linear_attn.norm": "ssm_norm",
    "linear_attn.out_proj": "ssm_out",
    "self_attn.q_norm": "attn_q_norm",
    "self_attn.k_norm": "attn_k_norm",
    "self_attn.o_proj": "attn_output",
    "self_attn.q_proj": "attn_q",
    "self_attn.k_proj": "attn_k",
    "self_attn.v_proj": "attn_v",
    "post_attention_layernorm": "post_attention_norm",
    "input_layernorm": "attn_norm",
    "mlp.shared_expert_gate": "ffn_gate_inp_shexp",
    "mlp.shared_expert.gate_proj": "ffn_gate_shexp",
    "mlp.shared_expert.up_proj": "ffn_up_shexp",
    "mlp.shared_expert.down_proj": "ffn_down_shexp",
    "mlp.experts.down_proj": "ffn_down_exps.weight",
    "mlp.gate_proj": "ffn_gate",
    "mlp.up_proj": "ffn_up",
    "mlp.down_proj": "ffn_down",
    "mlp.gate.": "ffn_gate_inp.",
}


def make(kind: str, value_heads: int) -> Any:
    values = COMMON | HEADS | TOKENS | LINEAR | {"linear_num_value_heads": value_heads}
    values |= {"rope_parameters": ROPE | {"partial_rotary_factor": 0.5}} | (EXPERTS if "moe" in kind else {})
    torch.manual_seed(1)
    module = AutoModelForCausalLM.from_config(AutoConfig.for_model(kind, **values))
    tiny_models.randomize(module)
    return module.eval()


def tiled(weight: np.ndarray, dim: int, offset: int = 0) -> np.ndarray:
    """The rows of value heads, of which the file has the first of each key head first."""
    rest = weight[offset:]
    heads = rest.reshape(KEY_HEADS, len(rest) // KEY_HEADS // dim, dim, *rest.shape[1:])
    return np.concatenate([weight[:offset], heads.swapaxes(0, 1).reshape(rest.shape)])


def converted(name: str, weight: np.ndarray) -> np.ndarray:
    if name.endswith("norm.weight") and "linear_attn" not in name:
        return weight + 1
    if name.endswith("A_log"):
        return tiled(-np.exp(weight), 1)
    if name.endswith(("dt_bias", "in_proj_a.weight", "in_proj_b.weight")):
        return tiled(weight, 1)
    if name.endswith("in_proj_z.weight"):
        return tiled(weight, DIM)
    if name.endswith(("in_proj_qkv.weight", "conv1d.weight")):
        return tiled(weight.reshape(len(weight), -1), DIM, 2 * KEY_HEADS * DIM)
    if name.endswith("out_proj.weight"):
        return tiled(weight.T, DIM).T
    return weight[0] if name.endswith("shared_expert_gate.weight") else weight


def write(path: Path, module: Any, architecture: str, further: int = 0) -> Path:
    """Write the file, with as many ``further`` layers that predict tokens."""
    config, writer = module.config, GGUFWriter(str(path), architecture)
    writer.add_context_length(256), writer.add_embedding_length(48), writer.add_block_count(4 + further)
    writer.add_head_count(4), writer.add_head_count_kv(2), writer.add_key_length(16), writer.add_value_length(16)
    writer.add_layer_norm_rms_eps(config.rms_norm_eps), writer.add_rope_freq_base(10000.0)
    writer.add_rope_dimension_count(8), writer.add_rope_dimension_sections([2, 1, 1, 0])
    writer.add_ssm_conv_kernel(config.linear_conv_kernel_dim), writer.add_ssm_state_size(DIM)
    writer.add_ssm_group_count(KEY_HEADS), writer.add_ssm_time_step_rank(config.linear_num_value_heads)
    writer.add_ssm_inner_size(DIM * config.linear_num_value_heads)
    writer.add_uint32(f"{architecture}.full_attention_interval", 4)
    if further:
        writer.add_uint32(f"{architecture}.nextn_predict_layers", further)
        writer.add_tensor("blk.4.nextn.eh_proj.weight", np.ones((48, 96), np.float32))
    if architecture == "qwen35moe":
        writer.add_expert_count(4), writer.add_expert_used_count(2)
        writer.add_expert_feed_forward_length(32), writer.add_expert_shared_feed_forward_length(32)
    else:
        writer.add_feed_forward_length(64)
    tiny_gguf.add_tokenizer(writer, "qwen35")
    for full, parameter in module.named_parameters():
        weight, name = converted(full, parameter.detach().numpy()), full
        for ours, theirs in NAMES.items():
            name = name.replace(ours, theirs)
        if full.endswith("gate_up_proj"):
            for part, half in zip(("gate", "up"), np.split(weight, 2, axis=1), strict=True):
                made = f"{name.removesuffix('mlp.experts.gate_up_proj')}ffn_{part}_exps.weight"
                writer.add_tensor(made, np.ascontiguousarray(half))
            continue
        writer.add_tensor(name, np.ascontiguousarray(weight))
    writer.write_header_to_file(), writer.write_kv_data_to_file(), writer.write_tensors_to_file(), writer.close()
    return path


@pytest.mark.parametrize(
    ("kind", "architecture", "value_heads", "further"),
    [("qwen3_5_text", "qwen35", 2, 0), ("qwen3_5_text", "qwen35", 4, 1), ("qwen3_5_moe_text", "qwen35moe", 4, 0)],
)
def test_what_the_converter_changed_is_undone(
    kind: str, architecture: str, value_heads: int, further: int, tmp_path: Path
) -> None:
    module = make(kind, value_heads)
    read = read_model(write(tmp_path / "tiny.gguf", module, architecture, further), "tiny", torch.float32)
    assert type(read.module) is type(module)
    for name, weight in module.named_parameters():
        torch.testing.assert_close(read.weights.part(name, (slice(None),)), weight.detach(), rtol=0, atol=5e-7)
    ours, theirs = read.module.config.to_dict(), module.config.to_dict()
    differ = {key for key in theirs if ours.get(key) != theirs[key]}
    unused = {"intermediate_size"} if architecture == "qwen35moe" else set()  # every layer has experts
    assert differ <= {"architectures", "rms_norm_eps", "_name_or_path", "dtype"} | unused
