"""Tiny checkpoints in the quantization methods that transformers dequantizes, FP8 and MXFP4 as gpt-oss has it, and in those whose
integers this program reads, written from the definition of each format."""

from __future__ import annotations

import json
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import torch
from safetensors.torch import load_file, save_file

from . import tiny_models


def fp8(folder: Path, block: tuple[int, int | None] | None, method: str = "fp8") -> Path:
    """Make a Llama whose layers' matrices are E4M3 numbers with a float32 scale for a block of (outputs, inputs), where None is
    all of them, or for a matrix, as a method writes them: "fp8", "fbgemm_fp8" or "compressed-tensors"."""
    tiny_models.make_model(folder, "llama", hidden_size=256, intermediate_size=512)
    tensors: dict[str, torch.Tensor] = {}
    for name, weight in load_file(folder / "model.safetensors").items():
        if "proj" not in name:
            tensors[name] = weight.bfloat16()
            continue
        outputs, inputs = weight.shape
        rows, columns = block or (outputs, inputs)
        columns = columns or inputs
        blocks = weight.reshape(outputs // rows, rows, inputs // columns, columns)
        scales = blocks.abs().amax((1, 3), keepdim=True) / 448
        tensors[name] = (blocks / scales).to(torch.float8_e4m3fn).reshape(outputs, inputs)
        key = f"{name}_scale_inv" if method == "fp8" else f"{name}_scale"
        tensors[key] = scales[:, 0, :, 0] if block else scales.reshape(())
    stated: dict[str, Any] = {"quant_method": method}
    if method == "fp8":
        stated |= {"activation_scheme": "dynamic", "weight_block_size": block if block and block[1] else None}
    elif method == "compressed-tensors":
        strategy = "tensor" if block is None else "block" if block[1] else "channel"
        weights = {"num_bits": 8, "type": "float", "strategy": strategy}
        stated |= {"format": "float-quantized", "config_groups": {"group_0": {"weights": weights}}}
    return _write(folder, tensors, stated)


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


def integers(
    folder: Path,
    method: str,
    *,
    bits: int = 4,
    group: int | None = 32,
    zero: int | None = None,
    reordered: bool = False,
    layout: str | None = None,
    **config: Any,
) -> Path:
    """Make a Qwen 2 (with biases) whose layers' matrices are packed integers, and in its folder "plain" the same one in float32.

    Args:
        method: "gptq", "awq" or "compressed-tensors".
        group: inputs that share a scale; None: all.
        zero: the level of zero; None: another one for each group.
        reordered: whether the inputs of a group are anywhere.
        layout: what the method's config calls it.
    """
    tiny_models.make_model(folder, "qwen2", hidden_size=64, intermediate_size=128, **config)
    random = torch.Generator().manual_seed(0)
    symmetric = {"sym": zero is not None} if method == "gptq" else {}
    own, plain = dict[str, torch.Tensor](), dict[str, torch.Tensor]()
    for name, weight in load_file(folder / "model.safetensors").items():
        if "proj.weight" not in name:
            plain[name] = own[name] = weight.half()
            continue
        outputs, inputs = weight.shape
        groups = inputs // (group or inputs)
        levels = torch.randint(0, 1 << bits, (outputs, inputs), generator=random)
        zeros = torch.full((outputs, groups), zero or 0)
        if zero is None:
            zeros = torch.randint(0, 1 << bits, (outputs, groups), generator=random)
        scales = (torch.rand((outputs, groups), generator=random) + 0.1) * 0.5 / (1 << bits)
        scales = scales.bfloat16() if method == "compressed-tensors" else scales.half()
        members = torch.arange(inputs) // (inputs // groups)
        members = members[torch.randperm(inputs, generator=random)] if reordered else members
        plain[name] = scales.float()[:, members] * (levels - zeros[:, members])
        stem = name.removesuffix("weight")
        made = {"gptq": _gptq, "awq": _awq, "compressed-tensors": _compressed}[method](levels, zeros, bits, layout)
        own |= {stem + key: tensor for key, tensor in made.items()}
        if method == "compressed-tensors":
            own[stem + "weight_scale"] = scales
            own |= {stem + "weight_g_idx": members.int()} if reordered else {}
        else:
            own[stem + "scales"] = scales.T
        if method == "gptq":
            own[stem + "g_idx"] = members.int()
            if zero is None:  # biases of every layer, as AutoGPTQ writes them
                own.setdefault(stem + "bias", torch.zeros(outputs).half())
    shutil.copytree(folder, folder / "plain")
    _write(folder / "plain", {name: tensor.float() for name, tensor in plain.items()}, None)
    return _write(folder, own, _stated(method, bits, layout) | symmetric)


def _stated(method: str, bits: int, layout: str | None) -> dict[str, Any]:
    if method != "compressed-tensors":
        return {"quant_method": method, "bits": bits} | ({"checkpoint_format": layout} if layout else {})
    weights = {"num_bits": bits, "type": "int", "strategy": "group"}
    return {"quant_method": method, "format": layout, "config_groups": {"group_0": {"weights": weights}}}


def _pack(numbers: torch.Tensor, bits: int) -> torch.Tensor:
    """Pack integers (rows, n), the first in the lowest bits of an int32."""
    words = numbers.long().reshape(len(numbers), -1, 32 // bits)
    return (words << torch.arange(0, 32, bits)).sum(-1).to(torch.int32)


def _gptq(levels: torch.Tensor, zeros: torch.Tensor, bits: int, layout: str | None) -> dict[str, torch.Tensor]:
    packed = _pack(zeros.T, bits)
    if layout != "gptq_v2":
        packed = packed - sum(1 << at for at in range(0, 31, bits))
    return {"qweight": _pack(levels.T.reshape(-1, len(levels)).T, bits).T, "qzeros": packed.to(torch.int32)}


def _awq(levels: torch.Tensor, zeros: torch.Tensor, bits: int, layout: str | None) -> dict[str, torch.Tensor]:
    def packed(numbers: torch.Tensor) -> torch.Tensor:
        ordered = numbers.T.reshape(numbers.shape[1], -1, 8)[:, :, [0, 2, 4, 6, 1, 3, 5, 7]]
        return _pack(ordered.flatten(1), bits)

    return {"qweight": packed(levels), "qzeros": packed(zeros)}


def _compressed(levels: torch.Tensor, zeros: torch.Tensor, bits: int, layout: str | None) -> dict[str, torch.Tensor]:
    middle = 1 << bits - 1
    symmetric = bool((zeros == middle).all())
    if layout != "pack-quantized":
        zero_points = {} if symmetric else {"weight_zero_point": (zeros - middle).to(torch.int8)}
        return {"weight": (levels - middle).to(torch.int8), **zero_points}
    zero_points = {} if symmetric else {"weight_zero_point": _pack(zeros.T, bits).T}
    return {"weight_packed": _pack(levels, bits), "weight_shape": torch.tensor(levels.shape), **zero_points}


def _write(folder: Path, tensors: Mapping[str, torch.Tensor], quantization: Mapping[str, Any] | None) -> Path:
    save_file(
        {name: tensor.contiguous() for name, tensor in tensors.items()}, folder / "model.safetensors", {"format": "pt"}
    )
    config = json.loads((folder / "config.json").read_text(encoding="utf-8"))
    changed = config | {"dtype": "bfloat16"} | ({"quantization_config": quantization} if quantization else {})
    (folder / "config.json").write_text(json.dumps(changed), encoding="utf-8")
    return folder
