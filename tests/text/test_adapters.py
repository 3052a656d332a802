"""LoRAs of text models: the tokens are those of peft's merged model, or the adapter is refused."""

from __future__ import annotations

import hashlib
import json
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
def base(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tiny_models.make_model(tmp_path_factory.mktemp("base") / "llama", "llama")


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


def weighted(adapter: FetchedAdapter, weight: float) -> FetchedAdapter:
    return FetchedAdapter(adapter.file, weight)


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


def in_jax(base: Path, *adapters: FetchedAdapter) -> list[int]:
    return generate(tiny_models.load(base, adapters=adapters), PROMPT, max_new_tokens=TOKENS).tokens


def test_one_two_and_weighted_adapters_answer_as_in_peft(base: Path, tmp_path: Path) -> None:
    first, second = make_adapter(base, tmp_path / "a"), make_adapter(base, tmp_path / "b", 1, use_dora=True)
    before = hashlib.sha256((base / "model.safetensors").read_bytes()).digest()
    plain = in_peft(base)
    for adapters in ((first,), (weighted(first, 0.5), weighted(second, -0.8))):
        expected = in_peft(base, *adapters)
        assert expected != plain, "the adapter changes nothing, so nothing is shown"
        assert in_jax(base, *adapters) == expected
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
    expected = {"plain": in_peft(base), "adapted": in_peft(base, weighted(adapter, 0.5))}
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


def refusal(base: Path, adapter: FetchedAdapter) -> HfjaxError:
    with pytest.raises(HfjaxError) as caught:
        tiny_models.load(base, adapters=[adapter])
    assert_one_sentence(caught.value)
    return caught.value


def test_what_does_not_fit_is_refused(base: Path, tmp_path: Path) -> None:
    other = tiny_models.make_model(tmp_path / "other", "llama", hidden_size=64)
    assert isinstance(refusal(base, make_adapter(other, tmp_path / "size")), InvalidModelFolder)

    deeper = tiny_models.make_model(tmp_path / "deeper", "llama", num_hidden_layers=3)
    assert "layers.2" in str(refusal(base, make_adapter(deeper, tmp_path / "deep")))

    broken = make_adapter(base, tmp_path / "broken")
    broken.file.write_bytes(broken.file.read_bytes()[:500])
    assert isinstance(refusal(base, broken), InvalidModelFolder)

    prompt = make_adapter(base, tmp_path / "prompt")
    config = prompt.file.parent / "adapter_config.json"
    config.write_text(json.dumps(json.loads(config.read_text()) | {"peft_type": "PROMPT_TUNING"}))
    assert isinstance(refusal(base, prompt), UnsupportedModel)


def test_a_gguf_file_takes_none(base: Path, tmp_path: Path) -> None:
    file = tmp_path / "llama.gguf"
    file.write_bytes(b"GGUF")
    assert "GGUF" in str(refusal(file, make_adapter(base, tmp_path / "a")))
