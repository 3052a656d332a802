"""Code that comes with a model is never run, and pickled weights are never read, whoever asks for the model."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import torch

from hfjax_demo import sources
from hfjax_demo.errors import HfjaxError

from .. import tiny_models
from ..catalogue import BUILT_IN

pytestmark = pytest.mark.usefixtures("engines")

CODE = """
from pathlib import Path
Path({marker!r}).touch()
from transformers import LlamaConfig, LlamaForCausalLM, PreTrainedTokenizerFast

class OwnConfig(LlamaConfig):
    model_type = "own"

class OwnModel(LlamaForCausalLM):
    config_class = OwnConfig
class OwnTokenizer(PreTrainedTokenizerFast):
    pass
"""


class Touch:
    """Unpickled, it makes a file."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __reduce__(self) -> tuple[Any, ...]:
        return Path.touch, (self.path,)


def change(file: Path, **values: Any) -> None:
    file.write_text(json.dumps(json.loads(file.read_text("utf-8")) | values), encoding="utf-8")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tiny_models.make_model(tmp_path / "model", "llama")


@pytest.mark.parametrize("model_type", ["own", "llama"])
def test_a_models_own_code_is_not_run(folder: Path, tmp_path: Path, model_type: str) -> None:
    """An architecture of its own cannot be loaded then; one that transformers has is loaded by transformers' code."""
    marker = tmp_path / "it ran"
    (folder / "own.py").write_text(CODE.format(marker=str(marker)), encoding="utf-8")
    named = {"AutoConfig": "own.OwnConfig", "AutoModelForCausalLM": "own.OwnModel"}
    # Kernels that a configuration names would be fetched and imported as well.
    kernels = dict.fromkeys(("_attn_implementation_internal", "_experts_implementation_internal"), "somebody/kernels")
    own = {"model_type": model_type, "auto_map": named, "trust_remote_code": True}
    change(folder / "config.json", **own, **kernels, _attn_implementation="somebody/kernels")
    change(folder / "tokenizer_config.json", auto_map={"AutoTokenizer": [None, "own.OwnTokenizer"]})
    try:
        engine = tiny_models.load(folder, "own")
    except HfjaxError as error:
        assert model_type == "own"
        assert "own could not be loaded as a text model" in str(error) and "\n" not in str(error)
    else:
        assert model_type == "llama" and engine.model.architecture == "LlamaForCausalLM"
    assert not marker.exists()


def test_pickled_weights_are_not_read(folder: Path, tmp_path: Path) -> None:
    marker = tmp_path / "it was unpickled"
    torch.save({"weight": Touch(marker)}, folder / "pytorch_model.bin")
    assert tiny_models.load(folder).model.architecture == "LlamaForCausalLM", "beside safetensors it is no hindrance"
    (folder / "model.safetensors").unlink()
    with pytest.raises(HfjaxError, match="pickled weights, and only safetensors are loaded"):
        sources.fetch(BUILT_IN.find(str(folder)), tmp_path)
    with pytest.raises(HfjaxError):
        tiny_models.load(folder)
    assert not marker.exists()
