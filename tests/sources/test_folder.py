"""Text models in local folders."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from diffusers.quantizers.quantization_config import QuantizationMethod as OfDiffusers
from transformers.models.auto.configuration_auto import CONFIG_MAPPING_NAMES
from transformers.models.auto.modeling_auto import MODEL_FOR_CAUSAL_LM_MAPPING_NAMES
from transformers.quantizers.auto import AUTO_QUANTIZATION_CONFIG_MAPPING, AutoHfQuantizer
from transformers.utils.quantization_config import QuantizationMethod

from hfjax_demo import sources
from hfjax_demo.catalog import FolderSource, ModelSpec
from hfjax_demo.errors import InvalidModelFolder
from hfjax_demo.sources.architectures import is_known, is_known_in_gguf
from hfjax_demo.sources.common import ModelFolderProblem
from hfjax_demo.sources.packed_weights import PACKED_METHODS, unsupported_quantization
from hfjax_demo.sources.pipeline import Component, network_files
from hfjax_demo.sources.weight_files import DEQUANTIZED_METHODS, ignored_weight_files, quantization_method, weight_files

from ..catalogue import BUILT_IN
from .fetching import assert_one_sentence


def model_folder(folder: Path) -> Path:
    folder.mkdir()
    (folder / "config.json").write_text('{"model_type": "llama"}')
    (folder / "model.safetensors").touch()
    (folder / "tokenizer.json").touch()
    return folder


def folder_spec(folder: Path) -> ModelSpec:
    return replace(BUILT_IN.find("qwen3-0.6b"), source=FolderSource(folder))


def test_a_whole_folder_is_returned_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = model_folder(tmp_path / "model")
    monkeypatch.setenv("HOME", str(tmp_path))
    for path in (folder, Path("~/model"), tmp_path / "." / "model"):
        assert sources.fetch(folder_spec(path), tmp_path) == folder.resolve()
        assert sources.is_present(folder_spec(path), tmp_path)
    with pytest.raises(InvalidModelFolder, match="does not exist"):
        sources.fetch(folder_spec(tmp_path / "gone"), tmp_path)


def rename(old: str, new: str) -> Callable[[Path], Any]:
    return lambda folder: (folder / old).rename(folder / new)


def config(content: str) -> Callable[[Path], Any]:
    return lambda folder: (folder / "config.json").write_text(content)


def index(*names: str, content: str = "") -> Callable[[Path], Any]:
    """An index of these weights, of which the first and a file outside the folder are there."""

    def spoil(folder: Path) -> None:
        (folder / "model.safetensors").unlink()  # which would be read, whatever an index says
        weights = content or json.dumps({"weight_map": dict(enumerate(names))})
        (folder / "model.safetensors.index.json").write_text(weights)
        (folder / "pytorch_model.bin").touch()
        (folder.parent / "other.safetensors").touch()
        (folder / SHARDS[0]).touch()

    return spoil


SHARDS = ("model-00001-of-00002.safetensors", "model-00002-of-00002.safetensors")
QUANTIZED = '{"model_type": "llama", "quantization_config": {"load_in_4bit": true}}'


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (rename("config.json", "other.json"), "no config.json"),
        (config("{"), "cannot be read as JSON"),
        (config("[]"), "names no model_type"),
        (config("{}"), "names no model_type"),
        (config(QUANTIZED), "is quantized with bitsandbytes, which is not supported"),
        (rename("config.json", "model_index.json"), "a diffusers pipeline, which makes pictures; choose a folder"),
        (rename("model.safetensors", "pytorch_model.bin"), "has pickled weights, and only .* hfjax_demo convert"),
        (rename("model.safetensors", "other"), "no weights"),
        (rename("model.safetensors", "weights.safetensors"), "under names other than model.safetensors"),
        (rename("tokenizer.json", "other"), "no tokenizer"),
        (index(*SHARDS), "lacks model-00002-of-00002.safetensors of 2"),
        (index(content="{}"), "index.json cannot be read"),
        (index("pytorch_model.bin"), "names 'pytorch_model.bin', and only safetensors files in the model's own"),
        (index("../other.safetensors"), "names '../other.safetensors', and only"),
        (index("/etc/other.safetensors"), "names '/etc/other.safetensors', and only"),
    ],
)
def test_a_folder_that_lacks_something_is_told_what(
    tmp_path: Path, spoil: Callable[[Path], Any], sentence: str
) -> None:
    folder = model_folder(tmp_path / "model")
    spoil(folder)
    with pytest.raises(InvalidModelFolder, match=sentence) as caught:
        sources.fetch(folder_spec(folder), tmp_path)
    assert_one_sentence(caught.value)
    assert not sources.is_present(folder_spec(folder), tmp_path)


INDEX = json.dumps({"weight_map": dict(zip("ab", SHARDS, strict=True))})


def names(files: list[Path]) -> list[str]:
    return [file.name for file in files]


def test_the_file_comes_before_an_index_as_in_transformers(tmp_path: Path) -> None:
    assert weight_files(tmp_path) == []
    (tmp_path / "model.safetensors.index.json").write_text(INDEX)
    with pytest.raises(ModelFolderProblem, match="lacks model-00001"):
        weight_files(tmp_path)
    for name in SHARDS:
        (tmp_path / name).touch()
    assert names(weight_files(tmp_path)) == list(SHARDS)
    (tmp_path / "model.safetensors").touch()
    assert names(weight_files(tmp_path)) == ["model.safetensors"]
    (tmp_path / "other.safetensors").touch()
    told = {"transformers_weights": "other.safetensors"}
    (tmp_path / "config.json").write_text(json.dumps(told))
    assert names(weight_files(tmp_path)) == ["other.safetensors"]
    assert "other.safetensors" not in ignored_weight_files(["model.safetensors", "other.safetensors"], told)
    assert ignored_weight_files([*SHARDS, "model.safetensors.index.json"], {}) == set()


@pytest.mark.parametrize(("library", "stem"), [("transformers", "model"), ("diffusers", "diffusion_pytorch_model")])
def test_of_a_pipelines_networks_each_library_reads_its_own(tmp_path: Path, library: str, stem: str) -> None:
    """diffusers takes the index first; what is read is what counts as the model's memory."""
    network, folder = Component("net", library, "Net"), tmp_path / "net"
    folder.mkdir()
    parts = [name.replace("model", stem, 1) for name in SHARDS]
    for name in (*parts, f"{stem}.safetensors", f"{stem}-00001-of-00009.safetensors"):
        (folder / name).touch()
    (folder / f"{stem}.safetensors.index.json").write_text(json.dumps({"weight_map": {"a": parts[0]}}))
    assert names(network_files(tmp_path, network, None)) == [f"{stem}.safetensors" if stem == "model" else parts[0]]
    (folder / f"{stem}.fp16.safetensors").touch()
    assert names(network_files(tmp_path, network, "fp16")) == [f"{stem}.fp16.safetensors"]


NAMED = {each.value for each in (*QuantizationMethod, *OfDiffusers)}
CONFIGS: list[tuple[dict[str, Any], str | None]] = [
    *(({"quantization_config": {"quant_method": name}}, name) for name in sorted({*NAMED, "of tomorrow"})),
    ({"quantization_config": {"load_in_8bit": True}}, "bitsandbytes"),
    ({"quantization_config": {}}, "an unnamed method"),
    ({"compression_config": {"format": "dense"}}, "compressed-tensors"),
    ({"text_config": {"quantization_config": {"quant_method": "awq"}}}, "awq"),
    ({"quantization_config": None, "text_config": {}}, None),
]


def test_every_method_is_known_by_its_name() -> None:
    for config, method in CONFIGS:
        assert quantization_method(config) == (None if method in DEQUANTIZED_METHODS else method), config
        assert quantization_method(config, opened=()) == method, config


def groups(*all_bits: object, strategy: str = "group") -> dict[str, Any]:
    """What compressed-tensors states of groups of layers; None: their weights are not quantized, "x": nothing that it writes."""
    weights = [
        {"num_bits": bits, "type": "int", "strategy": strategy} if isinstance(bits, int) else bits for bits in all_bits
    ]
    stated = {f"group_{number}": {"weights": each} for number, each in enumerate(weights)}
    return {"quant_method": "compressed-tensors", "format": "pack-quantized", "config_groups": stated}


def floats(strategy: str, bits: int = 8) -> dict[str, Any]:
    weights = {"num_bits": bits, "type": "float", "strategy": strategy}
    return {
        "quant_method": "compressed-tensors",
        "format": "float-quantized",
        "config_groups": {"group_0": {"weights": weights}},
    }


@pytest.mark.parametrize(
    ("stated", "said"),
    [
        ({"quant_method": "gptq", "bits": 4, "checkpoint_format": "gptq_v2"}, None),
        ({"quant_method": "gptq", "bits": 3}, "gptq in 3 bits"),
        ({"quant_method": "gptq", "bits": 4, "checkpoint_format": "marlin"}, "gptq (marlin)"),
        ({"quant_method": "awq", "bits": 4, "version": "GEMM"}, None),
        ({"quant_method": "awq", "bits": 4, "version": "gemv"}, "awq (gemv)"),
        (floats("tensor"), None),
        (floats("block"), None),
        (floats("group"), "compressed-tensors with a scale for each group"),
        (floats("channel", bits=4), "compressed-tensors in 4 bits of a floating-point number"),
        ({"quant_method": "fbgemm_fp8"}, None),
        (groups(4, None), None),
        (groups(None), "compressed-tensors in unknown bits"),
        (groups(4, 8), "compressed-tensors in 4 and 8 bits"),
        (groups("x"), "compressed-tensors in None bits"),
        (groups(4) | {"kv_cache_scheme": {"num_bits": 8}}, "compressed-tensors with a kv_cache_scheme"),
        (groups(4) | {"transform_config": {}, "kv_cache_scheme": None}, None),
        (groups(4) | {"transform_config": {"a": 1}}, "compressed-tensors with a transform_config"),
        (groups(4, strategy="tensor"), "compressed-tensors with a scale for each tensor"),
        ({"quant_method": "gptq", "bits": [4]}, "gptq in [4] bits"),
        ({"quant_method": "fp8"}, None),
    ],
)
def test_packed_weights_are_read_in_known_layouts(stated: dict[str, Any], said: str | None) -> None:
    config = {"quantization_config": stated}
    assert unsupported_quantization(config) == said
    if said is None and stated["quant_method"] in PACKED_METHODS:
        of_experts = unsupported_quantization({"text_config": config | {"num_experts": 8}})
        assert of_experts == f"{stated['quant_method']} and has experts"


def test_transformers_makes_plain_numbers_of_what_is_not_refused() -> None:
    for method in DEQUANTIZED_METHODS:
        quantizer = AutoHfQuantizer.from_config(AUTO_QUANTIZATION_CONFIG_MAPPING[method](), pre_quantized=True)
        quantizer.validate_environment()
        assert quantizer.quantization_config.dequantize


def test_the_architectures_that_are_known_are_those_of_transformers() -> None:
    assert all(map(is_known, CONFIG_MAPPING_NAMES.keys() & MODEL_FOR_CAUSAL_LM_MAPPING_NAMES.keys()))
    assert not is_known("of_tomorrow") and not is_known(None) and not is_known(["x"])
    assert all(map(is_known_in_gguf, ("llama", "qwen3moe", "gpt-oss", "gemma3", "qwen35", "phi3")))
    assert not any(map(is_known_in_gguf, ("deepseek9", "general", "")))
