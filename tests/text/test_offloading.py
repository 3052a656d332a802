"""Layers whose weights stay in the host's memory: the same numbers, the same tokens, for whatever architecture and type."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from benchmarks.shape_only_model import shape_only_text_model
from hfjax_demo.bridge.offloading import layers_of
from hfjax_demo.bridge.platforms import Platform, for_platform, is_in_host_memory
from hfjax_demo.bridge.programs.compiler import Compiler
from hfjax_demo.bridge.programs.fingerprint import open_store
from hfjax_demo.bridge.sharding import make_model_meshes, memory_bytes
from hfjax_demo.errors import InvalidSetting
from hfjax_demo.text.forward import all_logits
from hfjax_demo.text.loading import load_replicas

from .. import parity, tiny_models
from ..architectures.comparing import make_folder
from ..tiny_models import Reference, prompt_ids

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

# Attention of several kinds, GPT-2's own linear layers, experts, states, and parts that layers share.
NAMES = ["llama", "gemma3_text", "gpt2", "mixtral", "qwen3_next", "zamba2"]


def loaded(folder: Path, dtype: str, offload: int) -> tuple[dict[str, jax.Array], Any]:
    ((params, model),) = load_replicas(
        folder, "tiny", dtype, lambda *_: None, meshes=make_model_meshes(1, 1), offload=offload
    )
    return params, model


@pytest.mark.parametrize("name", NAMES)
def test_any_architecture_gives_the_same_numbers(name: str, tmp_path: Path) -> None:
    folder = make_folder(tmp_path / name, name)
    tokens = jnp.asarray(prompt_ids(9), jnp.int32)
    logits = []
    for offload in (0, 1, 99) if name == "llama" else (0, 99):
        params, model = loaded(folder, "float32", offload)
        away = {key for key, array in params.items() if is_in_host_memory(array)}
        layers = layers_of(model.call.module)[-offload:] if offload else ()
        assert all(any(key.startswith(f"{layer}.") for key in away) for layer in layers)
        assert {params[key].ndim for key in away} <= {2, 3, 4} and (offload == 0) == (not away)
        logits.append(np.asarray(jax.jit(partial(all_logits, model))(params, tokens)))
    for others in logits[1:]:
        np.testing.assert_allclose(others, logits[0], atol=1e-5)


@pytest.mark.parametrize("dtype", ["float32", "bfloat16", "int8"])
def test_an_engine_writes_pytorchs_tokens(dtype: str, tmp_path: Path) -> None:
    folder = tiny_models.make_model(tmp_path / "llama", "llama")
    here, away = (tiny_models.load(folder, dtype=dtype, offload=offload) for offload in (0, 1))
    weights = [engine._programs.params for engine in (here, away)]
    assert [any(map(is_in_host_memory, params.values())) for params in weights] == [False, True]
    prompt = prompt_ids(20)
    answers = [parity.generate(engine, prompt, max_new_tokens=30).tokens for engine in (here, away)]
    assert answers[0] == answers[1]
    if dtype == "float32":
        assert answers[1] == Reference(folder).greedy(prompt, 30)


@pytest.mark.parametrize("dtype", ["bfloat16", "int8"])
def test_one_that_is_only_described_is_the_loaded_one(dtype: str, tmp_path: Path) -> None:
    folder = tiny_models.make_model(tmp_path / "llama", "llama")
    (mesh,) = make_model_meshes(1, 1)
    with for_platform(Platform.GPU):
        params, model = loaded(folder, dtype, 1)
        shapes, _ = shape_only_text_model(model.call.module.config, "tiny", dtype=dtype, mesh=mesh, offload=1)
    kinds = [
        {key: (leaf.shape, leaf.dtype, leaf.sharding.memory_kind) for key, leaf in each.items()}
        for each in (params, shapes)
    ]
    assert kinds[0] == kinds[1] and {kind for *_, kind in kinds[0].values()} == {"device", "pinned_host"}


def test_layers_wait_for_what_they_are_given(tmp_path: Path) -> None:
    """Else XLA brings all of them over at once. It drops a barrier of whose results one is not used."""
    params, model = loaded(tiny_models.make_model(tmp_path / "llama", "llama"), "int8", 99)
    tokens = jax.ShapeDtypeStruct((9,), jnp.int32)
    equations = jax.make_jaxpr(partial(all_logits, model))(params, tokens).eqns
    barriers = [each for each in equations if each.primitive.name == "optimization_barrier"]
    assert len(barriers) == len(layers_of(model.call.module))
    put = {variable for each in equations if each.primitive.name == "device_put" for variable in each.invars}
    used = {str(variable) for each in equations for variable in each.invars}
    for barrier in barriers:
        waiting = [each for each in barrier.outvars if each.aval.memory_space == jax.memory.Space.Host]
        passed = [each for each in barrier.outvars if each not in waiting]
        assert waiting and set(waiting) <= put
        assert passed and all(str(each) in used for each in passed)
    assert not put & set(jax.make_jaxpr(partial(all_logits, model))(params, tokens).jaxpr.invars)


def test_what_is_there_is_no_memory_of_an_accelerator(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    params, _ = loaded(tiny_models.make_model(tmp_path / "llama", "llama"), "bfloat16", 1)
    away = sum(array.nbytes for array in params.values() if is_in_host_memory(array))
    everything = memory_bytes(params)  # a CPU's memory is its host's
    monkeypatch.setattr(jax, "default_backend", lambda: "gpu")
    assert memory_bytes(params) == everything - away < everything


def test_several_devices_keep_all_of_theirs(tmp_path: Path) -> None:
    folder = tiny_models.make_model(tmp_path / "llama", "llama")
    with pytest.raises(InvalidSetting, match="unset mesh, or set offload to 0") as refused:
        load_replicas(folder, "tiny", "float32", lambda *_: None, meshes=make_model_meshes(1, 1) * 2, offload=1)
    assert refused.value.field == "offload"


def test_a_program_that_takes_them_is_not_stored(tmp_path: Path) -> None:
    folder = tiny_models.make_model(tmp_path / "llama", "llama")
    store = open_store(tmp_path / "cache", folder, "float32", (), "auto")
    for offload in (0, 1):
        params, model = loaded(folder, "float32", offload)
        compiler = Compiler(store=store)
        tokens = jnp.asarray(prompt_ids(9), jnp.int32)
        program = compiler.compile("logits", partial(all_logits, model), params, tokens, key="logits")
        np.testing.assert_allclose(program(params, tokens), all_logits(model, params, tokens), atol=1e-5)
        if offload == 0:
            kept = sorted(path for path in (tmp_path / "cache").rglob("*") if path.is_file())
            assert kept
    assert sorted(path for path in (tmp_path / "cache").rglob("*") if path.is_file()) == kept
