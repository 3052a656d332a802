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
QUANTIZED = '{"model_type": "llama", "quantization_config": {"quant_method": "gptq", "bits": 4}}'


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (rename("config.json", "other.json"), "no config.json"),
        (config("{"), "cannot be read as JSON"),
        (config("[]"), "names no model_type"),
        (config("{}"), "names no model_type"),
        (config(QUANTIZED), "is quantized with gptq, which is not supported"),
        (
            rename("config.json", "model_index.json"),
            "holds a diffusers pipeline, which makes pictures; choose a folder",
        ),
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
