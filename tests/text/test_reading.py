"""Folders are read as transformers reads them, whatever else lies in them and whatever their config says."""

from __future__ import annotations

import functools
import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import jax.numpy as jnp
import numpy as np
import pytest
import torch
from safetensors.torch import load_file, save_file
from transformers import AutoModelForCausalLM

from hfjax_demo.bridge.platforms import Platform, for_platform
from hfjax_demo.bridge.weights.formats import dequantize
from hfjax_demo.errors import InvalidModelFolder, UnsupportedModel
from hfjax_demo.sources import FetchedAdapter
from hfjax_demo.sources.packed_weights import PackedMatrix, has_consecutive_groups
from hfjax_demo.text import lazy_weights
from hfjax_demo.text.loading import load_text_model
from hfjax_demo.text.model_reader import read_model

from .. import quantized_checkpoints, tiny_models
from ..parity import generate

TOKENS = torch.arange(40, 60)[None]


def of_transformers(folder: Path) -> Any:
    """Return the model in float32: transformers leaves the weights beside FP8 ones in bfloat16."""
    model = AutoModelForCausalLM.from_pretrained(folder, dtype=torch.float32, attn_implementation="eager")
    return model.float().eval()


def assert_read_as_by_transformers(folder: Path, tolerance: float = 1e-4) -> None:
    wanted = of_transformers(folder)
    read = read_model(folder, "tiny", torch.float32)
    assert all(weight.is_meta for weight in read.module.parameters())
    for name, weight in wanted.named_parameters():
        assert torch.equal(read.weights.part(name, (slice(None),)), weight), name
    for name, buffer in wanted.named_buffers():  # Gemma's scale of embeddings, which bfloat16 would round
        assert torch.equal(dict(read.module.named_buffers())[name], buffer), name
    with torch.inference_mode():
        logits = wanted(input_ids=TOKENS, use_cache=False).logits
    ours = lazy_weights.run(read.module, read.weights, input_ids=TOKENS, use_cache=False).logits
    torch.testing.assert_close(ours, logits, rtol=tolerance, atol=tolerance)
    tied = [
        module.get_output_embeddings().weight is module.get_input_embeddings().weight
        for module in (read.module, wanted)
    ]
    assert tied[0] is tied[1]


def narrowed(folder: Path, dtype: torch.dtype = torch.bfloat16) -> Path:
    AutoModelForCausalLM.from_pretrained(folder, dtype=dtype).save_pretrained(folder)
    return folder


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
def test_a_head_that_the_file_holds_apart_is_not_tied(dtype: torch.dtype, tmp_path: Path) -> None:
    folder = tiny_models.make_model(tmp_path / "m", "llama", tie_word_embeddings=True)
    weights = load_file(folder / "model.safetensors")
    torch.manual_seed(0)
    weights["lm_head.weight"] = torch.randn_like(weights["model.embed_tokens.weight"])
    save_file(
        {name: weight.to(dtype) for name, weight in weights.items()},
        folder / "model.safetensors",
        metadata={"format": "pt"},
    )
    assert_read_as_by_transformers(folder)


def test_weights_under_other_names_are_found(tmp_path: Path) -> None:
    """The hub's own GPT-2 has them without the name of the module that they are in."""
    folder = tiny_models.make_model(tmp_path / "m", "gpt2")
    weights = load_file(folder / "model.safetensors")
    shorter = {name.removeprefix("transformer."): weight for name, weight in weights.items()}
    save_file(shorter, folder / "model.safetensors", metadata={"format": "pt"})
    assert_read_as_by_transformers(folder)


def test_a_narrow_checkpoint_is_used_as_it_is(tmp_path: Path) -> None:
    """In bfloat16 files: nothing is widened as a whole, and everything is what transformers makes of it in float32."""
    assert_read_as_by_transformers(narrowed(tiny_models.make_model(tmp_path, "gemma3", tie_word_embeddings=True)), 1e-5)


@pytest.mark.parametrize("dtype", ["bfloat16", "float16"])
def test_a_narrow_matrix_is_kept_without_widening_it(
    dtype: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = tiny_models.make_model(tmp_path, "llama", hidden_size=64, intermediate_size=128)
    folder = narrowed(made, getattr(torch, dtype))
    wanted = load_file(folder / "model.safetensors")
    monkeypatch.setattr("hfjax_demo.bridge.functional.store", None)
    params, model = load_text_model(folder, "tiny", "float32", lambda *_: None)
    name = "model.layers.1.mlp.up_proj.weight"
    assert set(model.formats) == {dtype, "float32"}
    np.testing.assert_array_equal(np.asarray(params[name], np.float32), wanted[name].float().numpy())


CHECKPOINTS: Mapping[str, Callable[[Path], Path]] = {
    "FP8 in blocks": functools.partial(quantized_checkpoints.fp8, block=(128, 128)),
    "FP8 with one scale": functools.partial(quantized_checkpoints.fp8, block=None),
    "FP8 by output": functools.partial(quantized_checkpoints.fp8, block=(1, None)),
    "MXFP4": quantized_checkpoints.mxfp4,
}


@pytest.mark.usefixtures("engines")
@pytest.mark.parametrize("make", CHECKPOINTS.values(), ids=CHECKPOINTS)
def test_a_quantized_checkpoint_has_the_numbers_and_tokens_of_pytorch(
    make: Callable[[Path], Path], tmp_path: Path
) -> None:
    folder = make(tmp_path)
    assert_read_as_by_transformers(folder)
    prompt, engine = tiny_models.prompt_ids(20), tiny_models.load(folder)
    tokens = generate(engine, prompt, max_new_tokens=12).tokens
    assert tokens == tiny_models.greedy_answer(of_transformers(folder), prompt, 12)[0]
    kept = {"mxfp4", "fp8"} & set(engine.model.formats)
    assert kept and not {"mxfp4", "fp8"} & set(formats_with(folder, Platform.GPU)), (
        "it is dequantized on an accelerator"
    )


def formats_with(folder: Path, platform: Platform) -> Mapping[str, int]:
    with for_platform(platform):
        return load_text_model(folder, "tiny", "float32", lambda *_: None)[1].formats


@pytest.mark.parametrize("block", [None, (1, None), (128, 128)], ids=["one scale", "by output", "in blocks"])
@pytest.mark.parametrize("method", ["fbgemm_fp8", "compressed-tensors"])
def test_fp8_of_other_methods_has_the_same_numbers(
    method: str, block: tuple[int, int | None] | None, tmp_path: Path
) -> None:
    wanted = of_transformers(quantized_checkpoints.fp8(tmp_path / "m", block))
    read = read_model(quantized_checkpoints.fp8(tmp_path / "other", block, method), "tiny", torch.float32)
    for name, weight in wanted.named_parameters():
        assert torch.equal(read.weights.part(name, (slice(None),)), weight), name
        assert torch.equal(read.weights.part(name, (torch.tensor([3, 1]),)), weight[[3, 1]]), name
        if "proj" in name:
            stored = read.weights.stored(name, "float32")
            assert stored is not None and stored.format == "fp8"
            np.testing.assert_array_equal(dequantize(stored, jnp.dtype("float32")), weight.detach())


def test_fp8_that_is_no_number_is_not_kept(tmp_path: Path) -> None:
    folder = quantized_checkpoints.fp8(tmp_path, None)
    name = "model.layers.0.mlp.up_proj.weight"
    spoil(folder, lambda weights: weights[name].view(torch.uint8)[0].fill_(0x7F))
    read = read_model(folder, "tiny", torch.float32)
    assert read.weights.stored(name, "float32") is None
    assert read.weights.part(name, (slice(None),))[0].isnan().all()


PACKED: Mapping[str, tuple[dict[str, Any], str]] = {
    "GPTQ": ({"method": "gptq", "zero": 8}, "q4_0"),
    "GPTQ with zeros": ({"method": "gptq"}, "q5_0"),
    "GPTQ, second version": ({"method": "gptq", "layout": "gptq_v2"}, "q5_0"),
    "GPTQ, inputs in any order": ({"method": "gptq", "zero": 8, "reordered": True}, "q4_0"),
    "GPTQ in 8 bits": ({"method": "gptq", "bits": 8, "zero": 128}, "q8_0"),
    "GPTQ in 2 bits": ({"method": "gptq", "bits": 2, "group": 64}, "q4_0"),
    "GPTQ in 8 bits with zeros": ({"method": "gptq", "bits": 8}, "float32"),
    "AWQ": ({"method": "awq"}, "q5_0"),
    "compressed-tensors": ({"method": "compressed-tensors", "layout": "pack-quantized", "zero": 8}, "q4_0"),
    "compressed-tensors with zeros": ({"method": "compressed-tensors", "layout": "pack-quantized"}, "q5_0"),
    "compressed-tensors in bytes": (
        {"method": "compressed-tensors", "layout": "int-quantized", "bits": 8, "zero": 128, "group": None},
        "int8",
    ),
}


@pytest.mark.parametrize(("made", "format"), PACKED.values(), ids=PACKED)
def test_packed_integers_are_kept_and_have_the_numbers_of_the_plain_model(
    made: dict[str, Any], format: str, tmp_path: Path
) -> None:
    folder = quantized_checkpoints.integers(tmp_path / "m", **made)
    plain, read = of_transformers(folder / "plain"), read_model(folder, "tiny", torch.float32)
    assert all(weight.is_meta for weight in read.module.parameters())
    for name, weight in plain.named_parameters():
        assert torch.equal(read.weights.part(name, (slice(None),)), weight), name
        assert torch.equal(read.weights.part(name, (slice(3, 9),)), weight[3:9]), name
        if "proj.weight" in name:
            stored = read.weights.stored(name, "float32")
            assert (None if stored is None else stored.format) == (None if format == "float32" else format)
            if stored is not None:
                np.testing.assert_array_equal(dequantize(stored, jnp.dtype("float32")), weight.detach())


@pytest.mark.usefixtures("engines")
@pytest.mark.parametrize("name", ["GPTQ, inputs in any order", "AWQ", "compressed-tensors in bytes"])
def test_packed_integers_give_the_tokens_of_the_plain_model(name: str, tmp_path: Path) -> None:
    made, format = PACKED[name]
    folder = quantized_checkpoints.integers(tmp_path / "m", **made)
    engine, prompt = tiny_models.load(folder), tiny_models.prompt_ids(20)
    assert max(engine.model.formats, key=lambda name: engine.model.formats[name]) == format
    tokens = generate(engine, prompt, max_new_tokens=12).tokens
    assert tokens == tiny_models.greedy_answer(of_transformers(folder / "plain"), prompt, 12)[0]


def test_packed_integers_that_are_incomplete_or_have_no_place_are_refused(tmp_path: Path) -> None:
    folder = quantized_checkpoints.integers(tmp_path / "m", "gptq", zero=8)
    with pytest.raises(UnsupportedModel, match="an adapter can't be added to them"):
        read_model(folder, "tiny", torch.float32, [FetchedAdapter(tmp_path / "adapter_model.safetensors", 1.0)])
    whole = load_file(folder / "model.safetensors")
    name = "model.layers.0.mlp.up_proj."

    def refused(**changes: torch.Tensor | None) -> str:
        changed = whole | {name + key: tensor for key, tensor in changes.items()}
        kept = {key: tensor for key, tensor in changed.items() if tensor is not None}
        save_file(kept, folder / "model.safetensors", {"format": "pt"})
        with pytest.raises(InvalidModelFolder) as caught:
            read_model(folder, "tiny", torch.float32)
        return str(caught.value)

    assert "incomplete" in refused(scales=None)
    assert "no place in the model" in refused(qweight=None)
    assert "unexpected type or shape" in refused(scales=whole[name + "scales"].float()[:, :-1].contiguous())
    assert "groups that are not there" in refused(g_idx=whole[name + "g_idx"] + 1)
    assert "no place in the model" in refused(bias=torch.ones(128).half())


def spoil(folder: Path, change: Callable[[dict[str, torch.Tensor]], object], **stated: Any) -> Path:
    """Change the weights of a folder, and what its config states about their quantization."""
    weights, config = load_file(folder / "model.safetensors"), json.loads((folder / "config.json").read_text())
    change(weights)
    config["quantization_config"] |= stated
    save_file(weights, folder / "model.safetensors", {"format": "pt"})
    (folder / "config.json").write_text(json.dumps(config))
    return folder


def parts_of(weights: Mapping[str, torch.Tensor], part: str) -> list[str]:
    return [key for key in weights if key.endswith(part)]


def without_groups(weights: dict[str, torch.Tensor]) -> None:
    for key in parts_of(weights, ".g_idx"):
        weights[key] = torch.zeros_like(weights[key])


def zeros_less_one(weights: dict[str, torch.Tensor]) -> None:
    for key in parts_of(weights, ".qzeros"):
        weights[key] = weights[key] - 0x11111111


def assert_read_as_plain(folder: Path) -> None:
    read = read_model(folder, "tiny", torch.float32)
    for name, weight in of_transformers(folder / "plain").named_parameters():
        assert torch.equal(read.weights.part(name, (slice(None),)), weight), name


def test_groups_that_were_never_set_are_of_inputs_that_follow_each_other(tmp_path: Path) -> None:
    folder = quantized_checkpoints.integers(tmp_path / "m", "gptq", zero=8)
    assert_read_as_plain(spoil(folder, without_groups, group_size=32))
    for wrong in ({"group_size": 64}, {"group_size": 32, "desc_act": True}):
        with pytest.raises(InvalidModelFolder, match="g_idx is not set, and the config states other groups"):
            read_model(spoil(folder, without_groups, **wrong), "tiny", torch.float32)


def test_an_order_by_groups_without_the_group_of_each_input_is_not_taken_for_consecutive_groups() -> None:
    matrix = PackedMatrix("compressed-tensors", "mlp.", (64, 128), 4, 4)
    for order, is_consecutive in (("group", False), ("weight", True), (None, True)):
        weights = {"num_bits": 4, "group_size": 32, "actorder": order}
        config = {"quantization_config": {"config_groups": {"group_0": {"weights": weights}}}}
        assert has_consecutive_groups(matrix, config) is is_consecutive


def test_the_zeros_of_a_symmetric_checkpoint_tell_their_version(tmp_path: Path) -> None:
    folder = quantized_checkpoints.integers(tmp_path / "m", "gptq", zero=8, layout="gptq_v2")
    assert_read_as_plain(spoil(folder, lambda _: None, checkpoint_format="gptq"))
    assert_read_as_plain(spoil(folder, zeros_less_one, checkpoint_format="gptq_v2"))
    with pytest.raises(InvalidModelFolder, match="qzeros are not symmetric"):
        read_model(spoil(folder, zeros_less_one), "tiny", torch.float32)


def test_awq_without_zeros_is_incomplete(tmp_path: Path) -> None:
    folder = quantized_checkpoints.integers(tmp_path / "m", "awq")
    with pytest.raises(InvalidModelFolder, match="incomplete"):
        read_model(spoil(folder, lambda all_: all_.pop(parts_of(all_, ".qzeros")[0])), "tiny", torch.float32)


def test_bytes_with_inputs_in_any_order_are_read(tmp_path: Path) -> None:
    layout = {"layout": "int-quantized", "bits": 8, "zero": 128}
    folder = quantized_checkpoints.integers(tmp_path / "m", "compressed-tensors", reordered=True, **layout)
    assert_read_as_plain(folder)


def test_of_a_multimodal_checkpoint_the_language_model_is_read(tmp_path: Path) -> None:
    folder = quantized_checkpoints.integers(tmp_path / "m", "gptq", zero=8)
    text = json.loads((folder / "config.json").read_text())
    stated = text.pop("quantization_config")
    tower = {"hidden_size": 32, "intermediate_size": 48, "num_hidden_layers": 1, "num_attention_heads": 2}
    vision = tower | {"model_type": "clip_vision_model"}
    outer = {"model_type": "llava", "text_config": text, "vision_config": vision, "quantization_config": stated}

    def inside(weights: dict[str, torch.Tensor]) -> None:
        own = {f"language_model.{key}": tensor for key, tensor in weights.items()}
        weights.clear()
        weights |= own | {"vision_tower.vision_model.a.weight": torch.ones(4), "image_newline": torch.ones(4)}

    spoil(folder, inside)
    (folder / "config.json").write_text(json.dumps(outer))
    assert_read_as_plain(folder)
    bias = {"language_model.model.layers.0.mlp.up_proj.bias": torch.ones(128).half()}
    with pytest.raises(InvalidModelFolder, match=r"up_proj\.bias has no place in the model"):
        read_model(spoil(folder, lambda weights: weights.update(bias)), "tiny", torch.float32)
