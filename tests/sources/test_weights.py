"""Which weight files are read, and which are refused for the way in which numbers lie in them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from diffusers.quantizers.quantization_config import QuantizationMethod as OfDiffusers
from transformers.quantizers.auto import AUTO_QUANTIZATION_CONFIG_MAPPING, AutoHfQuantizer
from transformers.utils.quantization_config import QuantizationMethod

from hfjax_demo.sources.common import ModelFolderProblem
from hfjax_demo.sources.pipeline import Component, network_files
from hfjax_demo.sources.weight_files import DEQUANTIZED_METHODS, ignored_weight_files, quantization_method, weight_files

SHARDS = ("model-00001-of-00002.safetensors", "model-00002-of-00002.safetensors")
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
    (tmp_path / "config.json").write_text('{"transformers_weights": "other.safetensors"}')
    assert names(weight_files(tmp_path)) == ["other.safetensors"]


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


def test_copies_of_the_weights_are_not_fetched() -> None:
    found = ["config.json", "model.safetensors", "model.safetensors.index.json", *SHARDS, "extra.safetensors"]
    assert ignored_weight_files(found, {}) == {*SHARDS, "model.safetensors.index.json", "extra.safetensors"}
    assert ignored_weight_files([name for name in found if name != "model.safetensors"], {}) == set()
    assert "extra.safetensors" not in ignored_weight_files(found, {"transformers_weights": "extra.safetensors"})


@pytest.mark.parametrize(
    ("config", "method"),
    [
        *(({"quantization_config": {"quant_method": each.value}}, each.value) for each in QuantizationMethod),
        *(({"quantization_config": {"quant_method": each.value}}, each.value) for each in OfDiffusers),
        ({"quantization_config": {"load_in_8bit": True}}, "bitsandbytes"),
        ({"quantization_config": {}}, "an unnamed method"),
        ({"quantization_config": {"quant_method": "of tomorrow"}}, "of tomorrow"),
        ({"compression_config": {"format": "dense"}}, "compressed-tensors"),
        ({"text_config": {"quantization_config": {"quant_method": "awq"}}}, "awq"),
        ({"quantization_config": None, "text_config": {}}, None),
    ],
)
def test_every_method_is_known_by_its_name(config: dict[str, Any], method: str | None) -> None:
    assert quantization_method(config) == (None if method in DEQUANTIZED_METHODS else method)
    assert quantization_method(config, opened=()) == method


def test_transformers_makes_plain_numbers_of_what_is_not_refused() -> None:
    for method in DEQUANTIZED_METHODS:
        quantizer = AutoHfQuantizer.from_config(AUTO_QUANTIZATION_CONFIG_MAPPING[method](), pre_quantized=True)
        quantizer.validate_environment()
        assert quantizer.quantization_config.dequantize
