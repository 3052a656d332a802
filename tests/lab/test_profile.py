"""The profile on tiny models."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import pytest

from hfjax_demo.catalog import ModelKind
from hfjax_demo.errors import UnsupportedModel
from hfjax_demo.lab import profile
from hfjax_demo.lab.events import CheckResult, FileResult, LabEvent, Measurement, Remark, TableResult
from hfjax_demo.lab.experiment import LabModel
from hfjax_demo.lab.experiments import PROFILE
from tests import tiny_models, tiny_pipelines

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

STEPS = 3


def run(folder: Path, kind: ModelKind, **options: Any) -> list[LabEvent]:
    model = LabModel("org/tiny", "Tiny", kind, folder)
    return list(profile.run(model, PROFILE.check({"prompt": "a red apple", "steps": STEPS, **options})))


def check_events(events: list[LabEvent], step: str) -> None:
    (check,) = (event for event in events if isinstance(event, CheckResult))
    assert check.passed, check
    (written,) = (event for event in events if isinstance(event, FileResult))
    assert written.name == "profile-org-tiny.zip"
    with zipfile.ZipFile(io.BytesIO(written.content)) as archive:
        assert any(name.endswith(".trace.json.gz") for name in archive.namelist())
    (table,) = (event for event in events if isinstance(event, TableResult))
    assert step in table.title and 0 < len(table.rows) <= profile.MAX_TABLE_ROWS
    times = [row[3] for row in table.rows]
    assert times == sorted(times, reverse=True) and times[0] > 0
    assert all(row[2] % STEPS == 0 for row in table.rows), "something else than the steps was counted"
    assert {"dot_general", "conv_general_dilated"} & {row[1] for row in table.rows}
    assert sum(row[3] for row in table.rows if not row[1]) < 0.05 * sum(times)
    rows = [event.values for event in events if isinstance(event, Measurement)]
    assert len(rows) == 3
    own, product, reading = rows
    assert own["gflop_s"] == pytest.approx(own["gflop"] / own["seconds"])
    assert own["gb_s"] == pytest.approx(own["gb"] / own["seconds"])
    assert product["gflop_s"] > 0 and reading["gb_s"] > 0
    assert sum("Roofline" in event.text for event in events if isinstance(event, Remark)) == 1


def test_a_text_model(tmp_path: Path) -> None:
    check_events(run(tiny_models.make_model(tmp_path / "llama", "llama"), ModelKind.TEXT), "decode step")


def test_an_image_model(tmp_path: Path) -> None:
    folder = tiny_pipelines.make_pipeline(tmp_path / "tiny", "stable-diffusion")
    check_events(run(folder, ModelKind.IMAGE), "denoising step")


def test_an_image_model_of_another_kind(tmp_path: Path) -> None:
    with pytest.raises(UnsupportedModel, match="requires a Stable Diffusion model"):
        run(tiny_pipelines.make_pipeline(tmp_path / "sdxl", "sdxl"), ModelKind.IMAGE)


def test_what_a_program_says_of_its_cost() -> None:
    flops, accessed = profile.cost_of(jax.jit(lambda x: jnp.tanh(x @ x)).lower(jnp.ones((64, 64))).compile())
    assert flops >= 2 * 64**3 and accessed >= 2 * 64 * 64 * 4


def test_too_much_to_download_is_the_trace_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    trace, other = tmp_path / "a.trace.json.gz", tmp_path / "a.xplane.pb"
    trace.write_bytes(b"x" * 10)
    other.write_bytes(b"y" * 1000)

    def names() -> list[str]:
        return zipfile.ZipFile(io.BytesIO(profile.zip_profile(tmp_path, trace))).namelist()

    assert names() == [trace.name, other.name]
    monkeypatch.setattr(profile, "MAX_DOWNLOAD", 500)
    assert names() == [trace.name]
