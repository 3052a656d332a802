"""The profile on tiny models, and what is read from a trace."""

from __future__ import annotations

import gzip
import io
import json
import zipfile
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import pytest

from hfjax_demo.catalog import ModelKind
from hfjax_demo.errors import UnsupportedModel
from hfjax_demo.lab import profile
from hfjax_demo.lab.events import Checked, LabEvent, Measured, Remarked, Tabled, Written
from hfjax_demo.lab.experiment import LabModel
from hfjax_demo.lab.experiments import PROFILE
from tests import tiny_models, tiny_pipelines


def run(folder: Path, kind: ModelKind, **options: Any) -> list[LabEvent]:
    model = LabModel("org/tiny", "Tiny", kind, folder)
    return list(profile.run(model, PROFILE.check({"prompt": "a red apple", "steps": 3, **options})))


def check_events(events: list[LabEvent], step: str) -> None:
    (check,) = (event for event in events if isinstance(event, Checked))
    assert check.passed, check
    (written,) = (event for event in events if isinstance(event, Written))
    assert written.name == "profile-org-tiny.zip"
    with zipfile.ZipFile(io.BytesIO(written.content)) as archive:
        assert any(name.endswith(".trace.json.gz") for name in archive.namelist())
    (table,) = (event for event in events if isinstance(event, Tabled))
    assert step in table.title and 0 < len(table.rows) <= profile.TOP
    times = [row[3] for row in table.rows]
    assert times == sorted(times, reverse=True) and times[0] > 0
    # Which operations come first in so small a model is chance; that they bear the program's own names is not.
    assert {"add", "mul", "dot_general", "conv_general_dilated"} & {row[1] for row in table.rows}
    rows = [event.values for event in events if isinstance(event, Measured)]
    assert len(rows) == 3
    own, product, copy = rows
    assert own["gflop_s"] == pytest.approx(own["gflop"] / own["seconds"])
    assert own["gb_s"] == pytest.approx(own["gb"] / own["seconds"])
    assert product["gflop_s"] > 0 and copy["gb_s"] > 0
    assert sum("Roofline" in event.text for event in events if isinstance(event, Remarked)) == 1


def test_a_text_model(tmp_path: Path) -> None:
    check_events(run(tiny_models.make_model(tmp_path / "llama", "llama"), ModelKind.TEXT), "decode step")


def test_an_image_model(tmp_path: Path) -> None:
    folder = tiny_pipelines.make_pipeline(tmp_path / "tiny", "stable-diffusion")
    check_events(run(folder, ModelKind.IMAGE), "denoising step")


def test_an_image_model_of_another_kind(tmp_path: Path) -> None:
    with pytest.raises(UnsupportedModel, match="is for Stable Diffusion"):
        run(tiny_pipelines.make_pipeline(tmp_path / "sdxl", "sdxl"), ModelKind.IMAGE)


def test_own_time_is_without_that_of_what_ran_inside(tmp_path: Path) -> None:
    def operation(thread: int, start: float, duration: float, name: str) -> dict[str, Any]:
        return {
            "ph": "X",
            "pid": 1,
            "tid": thread,
            "ts": start,
            "dur": duration,
            "name": name,
            "args": {"hlo_op": name},
        }

    events = [
        operation(1, 0, 100, "while.1"),
        operation(1, 10, 30, "dot.2"),
        operation(1, 15, 5, "add.3"),
        operation(1, 50, 20, "dot.2"),
        operation(2, 20, 40, "dot.4"),  # at the same time on another thread
        {"ph": "X", "pid": 1, "tid": 1, "ts": 60, "dur": 5, "name": "waiting"},
        {"ph": "M", "pid": 1, "name": "process_name", "args": {"name": "/host:CPU"}},
    ]
    path = tmp_path / "trace.json.gz"
    path.write_bytes(gzip.compress(json.dumps({"traceEvents": events}).encode()))
    found = profile.operations(path)
    assert found == {"while.1": (1, 50), "dot.2": (2, 45), "add.3": (1, 5), "dot.4": (1, 40)}
    assert profile.by_kind(found, {"dot.2": "dot_general", "dot.4": "other", "add.3": "add"}) == [
        ("dot", "dot_general", 3, 85),
        ("while", "", 1, 50),
        ("add", "add", 1, 5),
    ]


def test_a_recorded_trace_names_the_operations_that_ran(tmp_path: Path) -> None:
    x = jnp.ones((64, 64))
    program = jax.jit(lambda x: jnp.tanh(x @ x)).lower(x).compile()
    program(x).block_until_ready()

    found = profile.operations(
        profile.record(str(tmp_path), lambda: [program(x).block_until_ready() for _ in range(3)])
    )
    assert found and max(count for count, _ in found.values()) >= 3
    assert set(found) & set(profile.origins(program))
    flops, accessed = profile.cost_of(program)
    assert flops >= 2 * 64**3 and accessed >= 2 * 64 * 64 * 4


def test_too_much_to_download_is_the_trace_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    trace, other = tmp_path / "a.trace.json.gz", tmp_path / "a.xplane.pb"
    trace.write_bytes(b"x" * 10)
    other.write_bytes(b"y" * 1000)

    def names() -> list[str]:
        return zipfile.ZipFile(io.BytesIO(profile.packed(tmp_path, trace))).namelist()

    assert names() == [trace.name, other.name]
    monkeypatch.setattr(profile, "MAX_DOWNLOAD", 500)
    assert names() == [trace.name]
