"""All products of a step, in every way."""

from __future__ import annotations

from pathlib import Path

from benchmarks.products import OWN, PRODUCTS, run
from hfjax_demo.settings import Settings
from tests import tiny_models


def test_every_way_is_timed(tmp_path: Path, shared_cache: Path) -> None:
    folder = tiny_models.make_model(tmp_path / "model", "llama", hidden_size=256, intermediate_size=512)
    report = run(
        folder,
        Settings(cache_dir=shared_cache),
        precisions=list(PRODUCTS),
        rows=(1, 3),
        repeats=1,
        on_progress=lambda message, fraction: None,
    )
    found = {(row.precision, row.name) for row in report.rows}
    assert found == {(precision, name) for precision, ways in PRODUCTS.items() for name in ways}
    assert all(row.seconds > 0 and row.read_gb_per_s > 0 for row in report.rows)
    assert OWN in report.text() and len(report.as_json()["rows"]) == 2 * len(found)


def test_what_this_machine_has_not_is_left_out(tmp_path: Path, shared_cache: Path) -> None:
    folder = tiny_models.make_model(tmp_path / "model", "llama")  # 48 inputs are no multiple of anything
    report = run(
        folder,
        Settings(cache_dir=shared_cache),
        precisions=["bfloat16", "q4_k"],
        rows=(2,),
        repeats=1,
        on_progress=lambda message, fraction: None,
    )
    assert OWN not in {row.name for row in report.rows} and len(report.rows) == 1
