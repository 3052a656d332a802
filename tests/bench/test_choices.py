"""Each choice beside the plain way."""

from __future__ import annotations

from pathlib import Path

from hfjax_demo.bench.choices import run
from hfjax_demo.settings import Settings
from tests import tiny_models


def test_every_choice_is_timed(tmp_path: Path, shared_cache: Path) -> None:
    folder = tiny_models.make_model(tmp_path / "model", "llama")
    settings = Settings(cache_dir=shared_cache, context_length=512, slots=1, compile_ahead=False)
    report = run(folder, "tiny", settings, repeats=1, on_progress=lambda message, fraction: None)

    assert len(report.rows) == 4 and all(row.seconds > 0 and row.otherwise_s > 0 for row in report.rows)
    assert "8 steps a call" in report.text() and report.as_json()["precision"] == "float32"
