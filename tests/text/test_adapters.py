"""LoRAs of text models: the tokens are those of peft's merged model, or the adapter is refused."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from gguf import GGUFWriter
from peft import LoraConfig, PeftModel, get_peft_model
from peft.tuners.lora import LoraLayer
from transformers import AutoModelForCausalLM

from hfjax_demo.errors import HfjaxError, InvalidModelFolder, UnsupportedModel
from hfjax_demo.requests import SamplingSettings, TextRequest
from hfjax_demo.runtime.manager import ModelManager
from hfjax_demo.sources import FetchedAdapter
from hfjax_demo.sources.gguf_types import TensorType as Kind
from hfjax_demo.text.model_reader import read_torch_model
from tests import tiny_gguf, tiny_models
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
        (base, FetchedAdapter(file), UnsupportedModel, "for a model in a GGUF file"),
    ):
        with pytest.raises(error, match=says) as caught:
            tiny_models.load(model, adapters=[adapter])
        assert_one_sentence(caught.value)


RANK, ALPHA = 4, 6.0


def gguf_adapter(path: Path, factors: Mapping[str, tuple[np.ndarray, np.ndarray]], **changes: Any) -> Path:
    """Write pairs (outputs, rank) and (rank, inputs), by the name of a weight in the model's file, as llama.cpp does."""
    writer = GGUFWriter(str(path), changes.get("architecture", "llama"))
    writer.add_type("adapter")
    writer.add_string("adapter.type", "lora")
    writer.add_float32("adapter.lora.alpha", ALPHA)
    for name, (left, right) in factors.items():
        writer.add_tensor(f"{name}.lora_a", np.ascontiguousarray(right))
        writer.add_tensor(f"{name}.lora_b", np.ascontiguousarray(left))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return path


def test_a_lora_in_a_gguf_file_is_added_to_one(tmp_path: Path) -> None:
    """In the order of the file's rows, which differs from the module's where heads are rotated."""
    module, prompt = tiny_gguf.make_module("llama"), tiny_models.prompt_ids(20, vocabulary=tiny_gguf.BOS)
    file = tiny_gguf.write(tmp_path / "base.gguf", module, "llama", lambda name: Kind.BF16)
    _, reference = read_torch_model(file, "tiny")
    plain, _ = tiny_models.greedy_answer(reference, prompt, TOKENS)
    random, size = np.random.default_rng(0), module.config.hidden_size
    heads = module.config.num_attention_heads
    added, factors = {}, {}
    for name, inside in (("blk.0.attn_q", "layers.0.self_attn.q_proj"), ("blk.1.ffn_up", "layers.1.mlp.up_proj")):
        weight = reference.model.get_submodule(inside).weight
        left, right = (random.normal(0, 0.3, shape).astype(np.float32) for shape in ((len(weight), RANK), (RANK, size)))
        added[inside] = left, right
        if "attn" in name:  # as in tiny_gguf
            left = left.reshape(heads, 2, -1, RANK).swapaxes(1, 2).reshape(left.shape)
        factors[f"{name}.weight"] = left, right
    adapter = FetchedAdapter(gguf_adapter(tmp_path / "lora.gguf", factors), weight=0.5)
    with torch.no_grad():
        for inside, (left, right) in added.items():
            reference.model.get_submodule(inside).weight += torch.from_numpy((left * (0.5 * ALPHA / RANK)) @ right)
    wanted, _ = tiny_models.greedy_answer(reference, prompt, TOKENS)
    assert wanted != plain, "the adapter changes nothing, so nothing is shown"
    engine = tiny_models.load(file, adapters=[adapter])
    assert generate(engine, prompt, max_new_tokens=TOKENS).tokens == wanted

    (name, (left, right)), *_ = factors.items()
    for given, changes, says in (
        ({name: (left[:8], right)}, {}, "attn_q.weight has other sizes"),
        ({"blk.9.attn_q.weight": (left, right)}, {}, "blk.9.attn_q.weight is not a matrix of both"),
        (factors, {"architecture": "qwen2"}, "are not those of a LoRA for this model"),
    ):
        wrong = gguf_adapter(tmp_path / "wrong.gguf", given, **changes)
        with pytest.raises(InvalidModelFolder, match=says):
            tiny_models.load(file, adapters=[FetchedAdapter(wrong)])
    for other, says in ((file, "not a LoRA adapter"), (tmp_path / "a.safetensors", "convert_lora_to_gguf")):
        with pytest.raises(UnsupportedModel, match=says):
            tiny_models.load(file, adapters=[FetchedAdapter(other)])
