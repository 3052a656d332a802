"""Folders are read as transformers reads them, whatever else lies in them and whatever their config says."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from safetensors.torch import load_file, save_file
from transformers import AutoModelForCausalLM

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
    "MXFP4": quantized_checkpoints.mxfp4,
}


@pytest.mark.usefixtures("engines")
@pytest.mark.parametrize("make", CHECKPOINTS.values(), ids=CHECKPOINTS)
def test_a_quantized_checkpoint_has_the_numbers_and_tokens_of_pytorch(
    make: Callable[[Path], Path], tmp_path: Path
) -> None:
    folder = make(tmp_path)
    assert_read_as_by_transformers(folder)
    prompt = tiny_models.prompt_ids(20)
    tokens = generate(tiny_models.load(folder), prompt, max_new_tokens=12).tokens
    assert tokens == tiny_models.greedy_answer(of_transformers(folder), prompt, 12)[0]
