"""Text models in local folders."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hfjax_demo import sources
from hfjax_demo.catalog import FolderSource, ModelSpec
from hfjax_demo.errors import InvalidModelFolder

from ..catalogue import BUILT_IN
from .fetching import assert_one_sentence


def model_folder(folder: Path) -> Path:
    folder.mkdir()
    (folder / "config.json").write_text('{"model_type": "llama"}')
    (folder / "model.safetensors").touch()
    (folder / "tokenizer.json").touch()
    return folder


def folder_spec(folder: Path) -> ModelSpec:
    return replace(BUILT_IN.find("gpt2"), source=FolderSource(folder))


def test_a_whole_folder_is_returned_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = model_folder(tmp_path / "model")
    monkeypatch.setenv("HOME", str(tmp_path))
    for path in (folder, Path("~/model"), tmp_path / "." / "model"):
        assert sources.fetch(folder_spec(path), tmp_path) == folder.resolve()
        assert sources.is_present(folder_spec(path), tmp_path)


def rename_weights(folder: Path, name: str) -> None:
    (folder / "model.safetensors").rename(folder / name)


def pipeline_only(folder: Path) -> None:
    (folder / "config.json").rename(folder / "model_index.json")


def quantize(folder: Path) -> None:
    (folder / "config.json").write_text(
        json.dumps({"model_type": "llama", "quantization_config": {"quant_method": "gptq", "bits": 4}})
    )


def index_of_missing_shards(folder: Path) -> None:
    rename_weights(folder, "model-00001-of-00002.safetensors")
    names = {"a": "model-00001-of-00002.safetensors", "b": "model-00002-of-00002.safetensors"}
    (folder / "model.safetensors.index.json").write_text(json.dumps({"weight_map": names}))


def spoil_index(folder: Path, content: str) -> None:
    (folder / "model.safetensors").unlink()  # which would be read, whatever an index says
    (folder / "model.safetensors.index.json").write_text(content)


def index_of(name: str) -> Callable[[Path], Any]:
    def spoil(folder: Path) -> None:
        spoil_index(folder, json.dumps({"weight_map": {"a": name}}))
        (folder / "pytorch_model.bin").touch()
        (folder.parent / "other.safetensors").touch()

    return spoil


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda folder: (folder / "config.json").unlink(), "no config.json"),
        (lambda folder: (folder / "config.json").write_text("{"), "cannot be read as JSON"),
        (lambda folder: (folder / "config.json").write_text("[]"), "names no model_type"),
        (lambda folder: (folder / "config.json").write_text("{}"), "names no model_type"),
        (pipeline_only, "holds a diffusers pipeline, which makes pictures; choose a folder with a text model"),
        (
            lambda folder: rename_weights(folder, "pytorch_model.bin"),
            "has pickled weights, and only .* hfjax_demo convert",
        ),
        (lambda folder: (folder / "model.safetensors").unlink(), "no weights"),
        (index_of_missing_shards, "lacks model-00002-of-00002.safetensors of 2"),
        (lambda folder: spoil_index(folder, "{}"), "index.json cannot be read"),
        (index_of("pytorch_model.bin"), "names 'pytorch_model.bin', and only safetensors files in the model's own"),
        (index_of("../other.safetensors"), "names '../other.safetensors', and only"),
        (index_of("/etc/other.safetensors"), "names '/etc/other.safetensors', and only"),
        (lambda folder: (folder / "tokenizer.json").unlink(), "no tokenizer"),
        (lambda folder: rename_weights(folder, "weights.safetensors"), "under names other than model.safetensors"),
        (quantize, "is quantized with gptq, which is not supported"),
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


def test_a_folder_that_is_gone_is_told_so(tmp_path: Path) -> None:
    with pytest.raises(InvalidModelFolder, match="does not exist"):
        sources.fetch(folder_spec(tmp_path / "gone"), tmp_path)
