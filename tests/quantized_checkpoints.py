"""Tiny checkpoints in the quantization methods that transformers dequantizes: FP8, and MXFP4 as gpt-oss has it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import torch
from safetensors.torch import load_file, save_file

from . import tiny_models


def fp8(folder: Path, block: tuple[int, int] | None) -> Path:
    """Make a Llama whose layers' matrices are E4M3 numbers with a float32 scale for a block of (outputs, inputs), or for all."""
    tiny_models.make_model(folder, "llama", hidden_size=256, intermediate_size=512)
    tensors: dict[str, torch.Tensor] = {}
    for name, weight in load_file(folder / "model.safetensors").items():
        if "proj" not in name:
            tensors[name] = weight.bfloat16()
            continue
        outputs, inputs = weight.shape
        rows, columns = block or (outputs, inputs)
        blocks = weight.reshape(outputs // rows, rows, inputs // columns, columns)
        scales = blocks.abs().amax((1, 3), keepdim=True) / 448
        tensors[name] = (blocks / scales).to(torch.float8_e4m3fn).reshape(outputs, inputs)
        tensors[f"{name}_scale_inv"] = scales[:, 0, :, 0] if block else scales.reshape(())
    return _write(folder, tensors, {"quant_method": "fp8", "activation_scheme": "dynamic", "weight_block_size": block})


def mxfp4(folder: Path) -> Path:
    """Make a gpt-oss whose experts are E2M1 numbers with a power of two for 32 of them."""
    layers = {"sliding_window": 24, "layer_types": ["sliding_attention", "full_attention"], "head_dim": 16}
    experts = {"num_local_experts": 4, "num_experts_per_tok": 2, "intermediate_size": 64, "hidden_size": 64}
    tiny_models.make_folder(folder, "GptOssForCausalLM", **layers, **experts)
    random = torch.Generator().manual_seed(0)
    tensors: dict[str, torch.Tensor] = {}
    for name, weight in load_file(folder / "model.safetensors").items():
        if not name.endswith(("gate_up_proj", "down_proj")):
            tensors[name] = weight.bfloat16()
            continue
        count, inputs, outputs = weight.shape
        groups = count, outputs, inputs // 32
        tensors[f"{name}_blocks"] = torch.randint(0, 256, (*groups, 16), dtype=torch.uint8, generator=random)
        tensors[f"{name}_scales"] = torch.randint(121, 124, groups, dtype=torch.uint8, generator=random)
    kept = ["model.layers.*.self_attn", "model.layers.*.mlp.router", "model.embed_tokens", "lm_head"]
    return _write(folder, tensors, {"quant_method": "mxfp4", "modules_to_not_convert": kept})


def _write(folder: Path, tensors: Mapping[str, torch.Tensor], quantization: Mapping[str, Any]) -> Path:
    save_file(
        {name: tensor.contiguous() for name, tensor in tensors.items()}, folder / "model.safetensors", {"format": "pt"}
    )
    config = json.loads((folder / "config.json").read_text(encoding="utf-8"))
    changed = config | {"quantization_config": quantization, "dtype": "bfloat16"}
    (folder / "config.json").write_text(json.dumps(changed), encoding="utf-8")
    return folder
