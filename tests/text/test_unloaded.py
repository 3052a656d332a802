"""A model of which only the configuration is there is, but for its numbers, the model that loading its files gives."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import jax
import pytest
from transformers import AutoConfig

from hfjax_demo.bench.known_shapes import find
from hfjax_demo.bridge.platforms import Platform, for_platform
from hfjax_demo.bridge.sharding import rows_of_devices
from hfjax_demo.text.abstract import DECODE, Key, Shapes, abstract_program
from hfjax_demo.text.loading import load_text_model
from hfjax_demo.text.sharding import weights_described
from hfjax_demo.text.unloaded import NoFiles, unloaded_text_model

from .. import tiny_models


@pytest.fixture(params=["llama", "gemma3", "gpt2"])
def folder(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    return tiny_models.make_model(tmp_path / request.param, request.param)


def test_it_is_the_loaded_one_but_for_its_numbers(folder: Path) -> None:
    (mesh,) = rows_of_devices(1, 1)
    with for_platform(Platform.GPU):
        params, model = load_text_model(folder, "tiny", "bfloat16", lambda message, fraction: None)
        shapes, unloaded = unloaded_text_model(AutoConfig.from_pretrained(folder), "tiny", dtype="bfloat16", mesh=mesh)
    assert all(isinstance(shape, jax.ShapeDtypeStruct) for shape in shapes.values())
    assert described(shapes) == described(weights_described(params))
    assert unloaded.traced_numbers == model.traced_numbers
    assert (unloaded.vocabulary, unloaded.max_positions) == (model.vocabulary, model.max_positions)
    assert (unloaded.parameters, unloaded.formats) == (model.parameters, model.formats)
    assert unloaded.call.platform is Platform.GPU

    chosen = Shapes(2, 128, (16,), model.cache.decode_widths(2), 4)
    for key in (Key(DECODE, 2, 128), Key("prefill", 16, 128)):
        texts = []
        for weights, of in ((weights_described(params), model), (shapes, unloaded)):
            made = abstract_program(of, weights, chosen, key)
            texts.append(jax.jit(made.function).lower(*made.arguments).as_text())
        assert texts[0] == texts[1], "serving would compile another program"


def test_a_model_of_any_size_takes_no_memory(tmp_path: Path) -> None:
    shape = find("llama-3.1-8b")
    assert shape is not None
    shape.write(tmp_path)
    (mesh,) = rows_of_devices(1, 1)
    with for_platform(Platform.TPU):
        params, model = unloaded_text_model(AutoConfig.from_pretrained(tmp_path), "8b", dtype="bfloat16", mesh=mesh)
    assert all(isinstance(weight, jax.ShapeDtypeStruct) for weight in params.values())
    assert all(parameter.is_meta for parameter in model.call.module.parameters())
    assert model.parameters == 8_030_261_248 and len(model.use.shapes) == 32


def test_nobody_gets_a_number_of_it() -> None:
    with pytest.raises(LookupError, match="lm_head has a shape and no numbers"):
        NoFiles().part("lm_head", slice(None))
    with pytest.raises(LookupError):
        NoFiles().stored("lm_head", "int8")


def described(params: Any) -> dict[str, tuple[Any, Any]]:
    return {name: (array.shape, array.dtype) for name, array in params.items()}
