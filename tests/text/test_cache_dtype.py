"""Keys and values in fewer bits: what PyTorch answers when its own cache is rounded likewise, and what is never rounded."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import jax
import numpy as np
import pytest

from hfjax_demo.bridge.platforms import Platform, for_platform
from hfjax_demo.bridge.programs.compiler import CompilationReport, Compiler
from hfjax_demo.bridge.programs.fingerprint import open_store
from hfjax_demo.errors import InvalidSetting
from hfjax_demo.text.reference_probe import TOLERANCE

from .. import tiny_models
from ..architectures.comparing import PyTorch, make_folder
from ..parity import ROUNDING, compare, forced_logits, generate, run, submit
from ..rounding_reference import FLIPPED, RoundingReference
from ..tiny_models import Reference, prompt_ids
from .conftest import embed

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

NEW_TOKENS = 24


# The code for a decode step takes heads of 64 numbers, XLA's loops those that tiny models have by themselves.
@pytest.mark.parametrize("dtype", FLIPPED)
@pytest.mark.parametrize(("name", "changes"), [("llama", {"head_dim": 64}), ("gemma3", {}), ("gpt2", {})])
def test_answers_are_pytorchs_with_a_rounded_cache(
    name: str, changes: dict[str, int], dtype: str, tmp_path: Path
) -> None:
    folder = tiny_models.make_model(tmp_path, name, **changes)
    engine, reference = tiny_models.load(folder, cache_dtype=dtype), RoundingReference(folder, dtype)
    prompts = [prompt_ids(length, seed=3) for length in (5, 90)]

    together = [submit(engine, prompt, max_new_tokens=NEW_TOKENS)[1] for prompt in prompts]
    run(engine)
    prompts.append([*prompts[0], *together[0].tokens, *prompt_ids(7, seed=5)])
    together.append(generate(engine, prompts[-1], max_new_tokens=NEW_TOKENS))
    assert together[-1].finished.statistics.reused_tokens > 0, "the next turn"
    for prompt, answer in zip(prompts, together, strict=True):
        compare(engine, reference, prompt, answer.tokens, NEW_TOKENS, FLIPPED[dtype])

    ids = prompt_ids(90, seed=8)
    exact, rounded = (of.logits(ids, [7])[0] for of in (Reference(folder), reference))
    found, spread = forced_logits(engine, ids), float(np.ptp(exact))
    assert np.abs(found - rounded).max() < 0.25 * np.abs(found - exact).max(), "it rounds, and as it should"
    assert ROUNDING * spread < np.abs(rounded - exact).max() < TOLERANCE[dtype] * spread


@pytest.mark.parametrize(("dtype", "share"), [("bfloat16", 2), ("int8", 64 / (16 + 4))])
def test_a_cache_takes_as_much_less_memory(dtype: str, share: float, tmp_path: Path) -> None:
    folder = tiny_models.make_model(tmp_path, "llama", head_dim=16)

    def kept(dtype: str) -> int:
        engine = tiny_models.load(folder, cache_dtype=dtype)
        before = engine.memory_bytes
        submit(engine, prompt_ids(5), max_new_tokens=10_000)
        engine.step()
        return engine.memory_bytes - before

    assert kept("auto") / kept(dtype) == pytest.approx(share, rel=0.05)


@pytest.mark.parametrize(("name", "beside"), [("mamba", False), ("openai-gpt", False), ("qwen3_next", True)])
def test_states_and_tokens_that_a_model_keeps_are_not_rounded(name: str, beside: bool, tmp_path: Path) -> None:
    """States, and the tokens of a model that computes all anew."""
    folder, prompt = make_folder(tmp_path / "model", name), prompt_ids(40, seed=1)
    engine = tiny_models.load(folder, cache_dtype="bfloat16" if beside else "int8")
    assert engine.model.rounds_cache == beside
    if beside:
        caches: Any = engine.state_shapes.caches
        assert {array.dtype.name for array in jax.tree.leaves(caches.pages)} == {"uint16"}
        assert {array.dtype.name for array in jax.tree.leaves(caches.states)} == {"float32"}
    else:
        answer = generate(engine, prompt, max_new_tokens=NEW_TOKENS)
        compare(engine, PyTorch(folder), prompt, answer.tokens, NEW_TOKENS)


def test_a_model_whose_own_code_computes_with_them_is_refused(tmp_path: Path) -> None:
    folder = make_folder(tmp_path / "model", "bloom")
    with pytest.raises(InvalidSetting, match="has a custom attention implementation") as refusal:
        tiny_models.load(folder, "bloom", cache_dtype="bfloat16")
    assert refusal.value.field == "cache_dtype"
    assert not tiny_models.load(folder).model.rounds_cache


def test_bytes_are_for_a_cpu_alone(folder: Path) -> None:
    with for_platform(Platform.GPU), pytest.raises(InvalidSetting, match="int8 cache on a CPU only") as refusal:
        tiny_models.load(folder, cache_dtype="int8")
    assert refusal.value.field == "cache_dtype"


def test_embeddings_are_those_of_a_cache_that_is_not_rounded(folder: Path) -> None:
    """Nothing of a text is kept, so nothing is gained by rounding."""
    found = [embed(tiny_models.load(folder, cache_dtype=dtype), "the cat sat") for dtype in ("auto", "int8")]
    np.testing.assert_array_equal(*found)


@pytest.mark.usefixtures("stored_programs")
def test_programs_and_findings_are_kept_apart(tmp_path: Path) -> None:
    folder = tiny_models.make_model(tmp_path / "model", "llama")

    def load(dtype: str, stored_as: str) -> tuple[Any, list[CompilationReport]]:
        made: list[CompilationReport] = []
        store = open_store(tmp_path, folder, "float32", cache_dtype=stored_as)
        return tiny_models.load(folder, cache_dtype=dtype, compiler=Compiler(store=store, on_end=made.append)), made

    rough, _ = load("int8", "int8")
    exact, made = load("auto", "auto")
    assert not any(program.stored for program in made)
    assert rough.model.probe.tolerance == pytest.approx(exact.model.probe.tolerance * TOLERANCE["int8"] / 1e-3)
    assert all(program.stored for program in load("auto", "auto")[1])
    # Even in one store, no program is taken for another's.
    assert not any(program.stored for program in load("bfloat16", "auto")[1])
