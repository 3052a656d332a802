"""What is compared with PyTorch when a model is loaded, beyond every window, and what a later load finds."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from transformers import Gemma3TextConfig, LlamaConfig, Phi3Config

from hfjax_demo.bridge.programs.compiler import CompilationReport, Compiler
from hfjax_demo.bridge.programs.fingerprint import open_store
from hfjax_demo.errors import OutputMismatch
from hfjax_demo.text import engine_builder, loading
from hfjax_demo.text.engine import TextEngine
from hfjax_demo.text.model_findings import ModelFindings
from hfjax_demo.text.reference_probe import PROBE_TOKENS, count_tokens_beyond_limits

from .. import tiny_models
from ..parity import generate
from ..tiny_models import WINDOW, prompt_ids

pytestmark = [pytest.mark.usefixtures("engines", "stored_programs"), pytest.mark.release]

SWITCH = {"original_max_position_embeddings": 200}
LONG: dict[str, Any] = SWITCH | {
    "rope_parameters": SWITCH
    | {"rope_type": "longrope", "rope_theta": 1e4, "short_factor": [1.0] * 48, "long_factor": [2.0] * 48}
}


@pytest.mark.parametrize(
    ("config", "parameters", "longest", "expected"),
    [
        (LlamaConfig(), 10**6, 1000, 0),
        (Gemma3TextConfig(sliding_window=100), 10**6, 1000, 150 + PROBE_TOKENS),
        (Gemma3TextConfig(sliding_window=4096), 10**6, 1000, 0),  # no conversation is that long
        (Gemma3TextConfig(sliding_window=900), 10**6, 1000, 1000),
        (Phi3Config(sliding_window=None, **LONG), 10**6, 1000, 300 + PROBE_TOKENS),
        (Gemma3TextConfig(sliding_window=512), 10**9, 2048, 780),
        (Gemma3TextConfig(sliding_window=512), 10**10, 2048, 0),  # it would take minutes
    ],
)
def test_a_probe_goes_beyond_what_the_config_names(config: Any, parameters: int, longest: int, expected: int) -> None:
    assert count_tokens_beyond_limits(config, parameters, longest) == expected


def load(folder: Path, cache: Path, **changes: Any) -> tuple[TextEngine, list[CompilationReport]]:
    made: list[CompilationReport] = []
    compiler = Compiler(store=open_store(cache, folder, "float32"), on_end=made.append)
    return tiny_models.load(folder, compiler=compiler, **changes), made


def tokens_of(engine: TextEngine) -> list[int]:
    return generate(engine, prompt_ids(20), max_new_tokens=12).tokens


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tiny_models.make_model(tmp_path_factory.mktemp("models") / "gemma", "gemma3")


def test_a_wrong_window_is_found_out(tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The model is loaded to answer without a cache, then and ever after; if it cannot do that either, it is refused."""
    right = loading.mask_layout
    monkeypatch.setattr(loading, "mask_layout", lambda *given: replace(right(*given), window=WINDOW + 4))
    with (
        monkeypatch.context() as patch,
        pytest.raises(OutputMismatch, match=f"after {int(WINDOW * 1.5) + PROBE_TOKENS}"),
    ):
        patch.setattr(engine_builder, "RECOMPUTING", None)  # which finds out anew, and the same
        tiny_models.load(folder)
    assert load(folder, tmp_path)[0].model.use.recomputes
    monkeypatch.setattr(loading, "find_cache_use", None)  # what was found out is remembered
    assert load(folder, tmp_path)[0].model.use.recomputes


def test_it_is_done_once(tmp_path: Path, folder: Path) -> None:
    for context, count in ((32, 1), (32, 0), (512, 1), (512, 0)):  # a longer conversation goes further beyond
        _, made = load(folder, tmp_path, context_length=context)
        assert sum(program.name == "check" for program in made) == count


def test_the_second_load_finds_everything(tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, made = load(folder, tmp_path)
    expected = tokens_of(first)
    assert made and not any(program.stored for program in made)
    assert expected == tiny_models.Reference(folder).greedy(prompt_ids(20), 12)
    for found_out_before in ("make_probe", "find_cache_use"):
        monkeypatch.setattr(f"hfjax_demo.text.loading.{found_out_before}", None)
    second, made = load(folder, tmp_path)
    assert tokens_of(second) == expected
    assert all(program.stored for program in made)
    assert second.model.architecture == first.model.architecture
    assert (second.model.parameters, second.memory_bytes) == (first.model.parameters, first.memory_bytes)


def test_other_stop_tokens_are_other_programs(tmp_path: Path, folder: Path) -> None:
    load(folder, tmp_path / "cache")
    expected = tokens_of(load(folder, tmp_path / "cache")[0])
    stopping = tiny_models.with_stop_ids(folder, tmp_path / "stopping", [expected[3]])
    engine, made = load(stopping, tmp_path / "cache")
    assert tokens_of(engine) == expected[: expected.index(expected[3]) + 1]
    assert not any(program.stored for program in made)


def test_findings_that_make_no_sense_are_found_anew(tmp_path: Path, folder: Path) -> None:
    store = open_store(tmp_path, folder, "float32")
    right = {"tokens": [1], "tolerance": 1, "crossed": 0}
    key, numbers = {"program": "what PyTorch answers, and what the cache keeps"}, np.zeros(320, np.float32).tobytes()
    for note in (None, [], {}, {"tokens": "?"}, right, right | {"use": {"shapes": [[1]]}}):
        for parts in ((), (numbers,)):
            store.save(key, note, *parts)
            assert ModelFindings.load(store) is None, note
    engine, _ = load(folder, tmp_path)
    assert len(tokens_of(engine)) == 12
