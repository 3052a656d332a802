"""What is compared with PyTorch when a model is loaded: beyond every window, once."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from transformers import Gemma3TextConfig, LlamaConfig, Phi3Config

from hfjax_demo.bridge.programs.compiler import CompilationReport, Compiler
from hfjax_demo.bridge.programs.fingerprint import open_store
from hfjax_demo.errors import OutputMismatch
from hfjax_demo.text import engine_builder, loading
from hfjax_demo.text.reference_probe import PROBE_TOKENS, count_tokens_beyond_limits

from .. import tiny_models
from ..tiny_models import WINDOW

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

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


def test_a_wrong_window_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The model is loaded to answer without a cache, then and ever after."""
    folder, right = tiny_models.make_model(tmp_path / "model", "gemma3"), loading.mask_layout
    monkeypatch.setattr(loading, "mask_layout", lambda *given: replace(right(*given), window=WINDOW + 4))
    compiler = Compiler(store=open_store(tmp_path, folder, "float32"))
    assert tiny_models.load(folder, compiler=compiler).model.use.recomputes

    def not_asked(*_: Any, **__: Any) -> Any:
        raise AssertionError("what was found out is remembered")

    monkeypatch.setattr(loading, "find_cache_use", not_asked)
    assert tiny_models.load(folder, compiler=compiler).model.use.recomputes


def test_what_cannot_answer_without_a_cache_either_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder, right = tiny_models.make_model(tmp_path / "model", "gemma3"), loading.mask_layout
    monkeypatch.setattr(loading, "mask_layout", lambda *given: replace(right(*given), window=WINDOW + 4))
    monkeypatch.setattr(engine_builder, "RECOMPUTING", None)  # which finds out anew, and the same
    with pytest.raises(OutputMismatch, match=f"after {int(WINDOW * 1.5) + PROBE_TOKENS} tokens"):
        tiny_models.load(folder)


def test_it_is_done_once(tmp_path: Path) -> None:
    folder = tiny_models.make_model(tmp_path / "model", "gemma3")
    made: list[CompilationReport] = []

    def checks(context: int) -> int:
        made.clear()
        tiny_models.load(
            folder,
            compiler=Compiler(store=open_store(tmp_path, folder, "float32"), on_end=made.append),
            context_length=context,
        )
        return sum(program.name == "check" for program in made)

    assert checks(32) == 1
    assert checks(32) == 0
    assert checks(512) == 1, "a longer conversation goes further beyond"
    assert checks(512) == 0
