"""LoRAs of text models: the tokens are those of peft's merged model, or the adapter is refused."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch
from peft import LoraConfig, PeftModel, get_peft_model
from peft.tuners.lora import LoraLayer
from transformers import AutoModelForCausalLM

from hfjax_demo.errors import HfjaxError, InvalidModelFolder, UnsupportedModel
from hfjax_demo.requests import SamplingSettings, TextRequest
from hfjax_demo.runtime.manager import ModelManager
from hfjax_demo.sources import FetchedAdapter
from tests import tiny_models
from tests.parity import generate
from tests.runtime import managing
from tests.runtime.managing import collect
from tests.sources.fetching import assert_one_sentence

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

PROMPT = tiny_models.prompt_ids(20)
TOKENS = 24


@pytest.fixture(scope="module")
def base(ending_folder: Path) -> Path:
    return ending_folder


def make_adapter(base: Path, folder: Path, seed: int = 0, **config: Any) -> FetchedAdapter:
    """A random LoRA, as peft saves it."""
    torch.manual_seed(seed)
    settings = {"r": 4, "lora_alpha": 8, "target_modules": ["q_proj", "v_proj", "down_proj"]} | config
    model = get_peft_model(AutoModelForCausalLM.from_pretrained(base, dtype=torch.float32), LoraConfig(**settings))
    with torch.no_grad():
        for name, weight in model.named_parameters():
            if "lora_" in name:
                weight.normal_(std=0.2)
    model.save_pretrained(folder)
    return FetchedAdapter(folder / "adapter_model.safetensors")


def in_peft(base: Path, *adapters: FetchedAdapter) -> list[int]:
    """PyTorch's greedy tokens."""
    model: Any = AutoModelForCausalLM.from_pretrained(base, dtype=torch.float32).eval()
    for adapter in adapters:
        wrapped = PeftModel.from_pretrained(model, str(adapter.file.parent))
        for layer in wrapped.modules():
            if isinstance(layer, LoraLayer):
                layer.scale_layer(adapter.weight)
        model = wrapped.merge_and_unload()
    ids = torch.tensor([PROMPT])
    out = model.generate(ids, attention_mask=torch.ones_like(ids), max_new_tokens=TOKENS, do_sample=False)
    return [int(token) for token in out[0, len(PROMPT) :]]


def test_one_two_and_weighted_adapters_answer_as_in_peft(base: Path, tmp_path: Path) -> None:
    first, second = make_adapter(base, tmp_path / "a"), make_adapter(base, tmp_path / "b", 1, use_dora=True)
    before = hashlib.sha256((base / "model.safetensors").read_bytes()).digest()
    plain = in_peft(base)
    for adapters in ((first,), (replace(first, weight=0.5), replace(second, weight=-0.8))):
        expected = in_peft(base, *adapters)
        assert expected != plain, "the adapter changes nothing, so nothing is shown"
        engine = tiny_models.load(base, adapters=adapters)
        assert generate(engine, PROMPT, max_new_tokens=TOKENS).tokens == expected
    assert hashlib.sha256((base / "model.safetensors").read_bytes()).digest() == before, (
        "the model's file was written to"
    )


def test_the_manager_adds_what_the_catalogue_file_says(base: Path, tmp_path: Path) -> None:
    """Base and adapted model have the same files and the same cache of programs, and each its own answers."""
    adapter = make_adapter(base, tmp_path / "a")
    (tmp_path / "models.toml").write_text(
        f"[[model]]\nname = 'plain'\nfolder = '{base}'\n"
        f"[[model]]\nname = 'adapted'\nfolder = '{base}'\n[[model.adapters]]\nfolder = 'a'\nweight = 0.5\n"
    )
    settings = tiny_models.settings(
        cache_dir=tmp_path / "cache", catalog_file=tmp_path / "models.toml", compile_ahead=False
    )
    expected = {"plain": in_peft(base), "adapted": in_peft(base, replace(adapter, weight=0.5))}
    assert expected["plain"] != expected["adapted"]
    for start in range(2):  # the second finds the programs of the first
        manager = ModelManager(settings)
        try:
            for name, tokens in expected.items():
                sampling = SamplingSettings(max_new_tokens=TOKENS, temperature=0)
                events = collect(manager.generate(TextRequest(name, prompt_ids=PROMPT, sampling=sampling)))
                assert managing.tokens(events) == tokens, f"{name}, start {start}"
        finally:
            manager.close()


def test_what_does_not_fit_is_refused(base: Path, tmp_path: Path) -> None:
    other = tiny_models.make_model(tmp_path / "other", "llama", hidden_size=64)
    deeper = tiny_models.make_model(tmp_path / "deeper", "llama", num_hidden_layers=3)
    broken, prompt = (make_adapter(base, tmp_path / name) for name in ("broken", "prompt"))
    broken.file.write_bytes(broken.file.read_bytes()[:500])
    config = prompt.file.parent / "adapter_config.json"
    config.write_text(json.dumps(json.loads(config.read_text()) | {"peft_type": "PROMPT_TUNING"}))
    file = tmp_path / "llama.gguf"
    file.write_bytes(b"GGUF")
    for model, adapter, error, says in (
        (base, make_adapter(other, tmp_path / "size"), InvalidModelFolder, None),
        (base, make_adapter(deeper, tmp_path / "deep"), HfjaxError, "layers.2"),
        (base, broken, InvalidModelFolder, None),
        (base, prompt, UnsupportedModel, None),
        (file, make_adapter(base, tmp_path / "a"), HfjaxError, "GGUF"),
    ):
        with pytest.raises(error, match=says) as caught:
            tiny_models.load(model, adapters=[adapter])
        assert_one_sentence(caught.value)
