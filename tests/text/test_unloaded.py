"""A model of which only the configuration is there is, but for its numbers, the model that loading its files gives."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import jax
import numpy as np
import pytest
from transformers import AutoConfig, AutoModelForCausalLM

from benchmarks.known_shapes import shapes
from benchmarks.shape_only_model import shape_only_text_model
from benchmarks.unloaded import weights_read_per_token
from hfjax_demo.bridge.functional import functionalize, parameter_bytes
from hfjax_demo.bridge.platforms import Platform, for_platform
from hfjax_demo.bridge.sharding import make_model_meshes
from hfjax_demo.errors import InvalidSetting
from hfjax_demo.text.loading import load_text_model, require_precision
from hfjax_demo.text.program_specs import DECODE, ProgramKey, ProgramShapes, abstract_program

from .. import tiny_models

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]


@pytest.fixture(params=["llama", "gemma3", "gpt2"])
def folder(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    return tiny_models.make_model(tmp_path / request.param, request.param)


@pytest.mark.parametrize("dtype", ["bfloat16", "int8", "float8"])
def test_it_is_the_loaded_one_but_for_its_numbers(folder: Path, dtype: str) -> None:
    (mesh,) = make_model_meshes(1, 1)
    with for_platform(Platform.GPU):
        params, model = load_text_model(folder, "tiny", dtype, lambda message, fraction: None)
        shapes, unloaded = shape_only_text_model(AutoConfig.from_pretrained(folder), "tiny", dtype=dtype, mesh=mesh)
    assert all(isinstance(shape, jax.ShapeDtypeStruct) for shape in shapes.values())
    assert described(shapes) == described(params)
    assert unloaded.trace_key == model.trace_key
    assert (unloaded.vocabulary, unloaded.max_positions) == (model.vocabulary, model.max_positions)
    assert (unloaded.parameters, unloaded.formats) == (model.parameters, model.formats)
    assert unloaded.call.platform is Platform.GPU

    chosen = ProgramShapes(2, 128, 3, model.cache.page, (16,), model.cache.decode_widths(2), 4)
    for key in (ProgramKey(DECODE, 2), ProgramKey("prefill", 16)):
        texts = []
        for weights, of in ((params, model), (shapes, unloaded)):
            made = abstract_program(of, weights, chosen, key)
            texts.append(jax.jit(made.function).lower(*made.arguments).as_text())
        assert texts[0] == texts[1], "serving would compile another program"


def test_a_model_of_any_size_takes_no_memory(tmp_path: Path) -> None:
    shapes()["llama-3.1-8b"].write(tmp_path)
    (mesh,) = make_model_meshes(1, 1)
    with for_platform(Platform.TPU):
        params, model = shape_only_text_model(AutoConfig.from_pretrained(tmp_path), "8b", dtype="bfloat16", mesh=mesh)
    assert all(isinstance(weight, jax.ShapeDtypeStruct) for weight in params.values())
    assert all(parameter.is_meta for parameter in model.call.module.parameters())
    assert model.parameters == 8_030_261_248 and len(model.use.shapes) == 32


def test_weights_of_a_byte_are_for_one_device_and_float8_is_for_those_that_have_it(folder: Path) -> None:
    def mesh(capability: str, devices: int = 1) -> Any:
        device = SimpleNamespace(platform="gpu", compute_capability=capability)
        return SimpleNamespace(size=devices, devices=np.array([device] * devices))

    with pytest.raises(InvalidSetting, match="does not benefit from float8 on this device"):
        load_text_model(folder, "tiny", "float8", lambda message, fraction: None)
    with for_platform(Platform.GPU):
        for capability in ("9.0", "10.0", "gfx942"):
            require_precision("tiny", "float8", "auto", [mesh(capability)])
        with pytest.raises(InvalidSetting, match="choose int8"):
            require_precision("tiny", "float8", "auto", [mesh("8.9")])
        with pytest.raises(InvalidSetting, match="can't be sharded in float8"):
            require_precision("tiny", "float8", "auto", [mesh("9.0", 2)])


def described(params: Any) -> dict[str, tuple[Any, Any]]:
    return {name: (array.shape, array.dtype) for name, array in params.items()}


@pytest.mark.parametrize("tied", [False, True])
def test_a_table_that_tokens_are_only_looked_up_in_is_not_read_for_each(tied: bool, tmp_path: Path) -> None:
    folder = tiny_models.make_model(tmp_path, "llama", tie_word_embeddings=tied)
    module = AutoModelForCausalLM.from_pretrained(folder)
    table = module.get_input_embeddings().weight.numel()
    expected = sum(tensor.numel() for tensor in [*module.parameters(), *module.buffers()]) - (0 if tied else table)
    params, call = functionalize(module)
    assert parameter_bytes(weights_read_per_token(params, call)) == 4 * expected
