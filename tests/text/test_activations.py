"""Rounded activations: what they change, where they are refused, and that nothing of one setting is used with another."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from hfjax_demo.bridge.platforms import Platform, for_platform
from hfjax_demo.bridge.programs.compiler import CompilationReport, Compiler
from hfjax_demo.bridge.programs.fingerprint import open_store
from hfjax_demo.errors import InvalidSetting
from hfjax_demo.text.engine import TextEngine
from hfjax_demo.text.reference_probe import TOLERANCE

from .. import tiny_models
from ..parity import forced_logits, generate
from ..tiny_models import prompt_ids

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]


def load(folder: Path, activations: str, dtype: str = "int8", **options: object) -> TextEngine:
    """With weights of a byte, which are quantized."""
    return tiny_models.load(folder, dtype=dtype, activations=activations, **options)


def test_the_default_rounds_nothing_and_fewer_bits_round_more(folder: Path) -> None:
    ids = prompt_ids(90, seed=8)
    exact, same = load(folder, "exact"), tiny_models.load(folder, dtype="int8")
    wanted = forced_logits(exact, ids)
    np.testing.assert_array_equal(forced_logits(same, ids), wanted)
    assert not same.model.rounds_activations
    away = {}
    for activations in ("int16", "int8"):
        engine = load(folder, activations)
        assert engine.model.rounds_activations
        away[activations] = np.abs(forced_logits(engine, ids) - wanted).max() / np.ptp(wanted)
    assert 0 < 30 * away["int16"] < away["int8"] < TOLERANCE["int8"]


def test_weights_that_are_not_quantized_are_multiplied_exactly(folder: Path) -> None:
    ids = prompt_ids(30, seed=8)
    rounding = load(folder, "int8", dtype="float32")
    assert not rounding.model.rounds_activations
    np.testing.assert_array_equal(forced_logits(rounding, ids), forced_logits(tiny_models.load(folder), ids))


def test_an_answer_is_the_same_with_a_reused_prefix(folder: Path) -> None:
    """All steps round alike, so what a decode step has left in the cache is what a prompt would."""
    engine, fresh = load(folder, "int8"), load(folder, "int8")
    prompt = prompt_ids(40, seed=3)
    first = generate(engine, prompt, max_new_tokens=8)
    prompt = [*prompt, *first.tokens, *prompt_ids(7, seed=5)]
    second = generate(engine, prompt, max_new_tokens=8)
    assert second.finished.statistics.reused_tokens > 0
    assert generate(fresh, prompt, max_new_tokens=8).tokens == second.tokens


def test_they_are_for_a_cpu_alone(folder: Path) -> None:
    with for_platform(Platform.GPU), pytest.raises(InvalidSetting, match="on a single CPU only") as refusal:
        load(folder, "int8", dtype="float32")
    assert refusal.value.field == "activations"


@pytest.mark.usefixtures("stored_programs")
def test_programs_and_findings_are_kept_apart(tmp_path: Path) -> None:
    folder = tiny_models.make_model(tmp_path / "model", "llama")

    def loaded(activations: str, stored_as: str) -> tuple[TextEngine, list[CompilationReport]]:
        made: list[CompilationReport] = []
        store = open_store(tmp_path, folder, "int8", activations=stored_as)
        return load(folder, activations, compiler=Compiler(store=store, on_end=made.append)), made

    rough, _ = loaded("int8", "int8")
    exact, made = loaded("exact", "exact")
    assert not any(program.stored for program in made)
    assert all(program.stored for program in loaded("exact", "exact")[1])
    # Even in one store, no program is taken for another's.
    assert not any(program.stored for program in loaded("int16", "exact")[1])
    ids = prompt_ids(20, seed=2)
    assert not np.array_equal(forced_logits(rough, ids), forced_logits(exact, ids))
