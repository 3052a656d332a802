"""Folders are read as transformers reads them, whatever else lies in them and whatever their config says."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch
from safetensors.torch import load_file, save_file
from transformers import AutoModelForCausalLM

from hfjax_demo.text import lazy_weights
from hfjax_demo.text.model_reader import read_model

from .. import tiny_models

TOKENS = torch.arange(40, 60)[None]


def assert_read_as_by_transformers(folder: Path) -> None:
    wanted = AutoModelForCausalLM.from_pretrained(folder, dtype=torch.float32).eval()
    read = read_model(folder, "tiny", torch.float32)
    with torch.inference_mode():
        logits = wanted(input_ids=TOKENS, use_cache=False).logits
    ours = lazy_weights.run(read.module, read.weights, input_ids=TOKENS, use_cache=False).logits
    torch.testing.assert_close(ours, logits, rtol=1e-4, atol=1e-4)
    tied = [
        module.get_output_embeddings().weight is module.get_input_embeddings().weight
        for module in (read.module, wanted)
    ]
    assert tied[0] is tied[1]


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
