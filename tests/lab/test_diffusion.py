"""The diffusion ladder on a tiny pipeline: every rung draws PyTorch's picture."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import numpy as np
import PIL.Image
import pytest

from hfjax_demo.catalog import ModelKind
from hfjax_demo.errors import UnsupportedModel
from hfjax_demo.lab import diffusion
from hfjax_demo.lab.events import CheckResult, ImageResult, LabEvent, Measurement
from hfjax_demo.lab.experiment import LabModel
from hfjax_demo.lab.experiments import DIFFUSION
from tests import tiny_pipelines

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

QUICK = {"steps": 3, "slow_steps": 2}


def climb(folder: Path, **options: Any) -> list[LabEvent]:
    model = LabModel("tiny", "Tiny", ModelKind.IMAGE, folder)
    return list(diffusion.run(model, DIFFUSION.check({**QUICK, **options})))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tiny_pipelines.make_pipeline(tmp_path_factory.mktemp("diffusion") / "tiny", "stable-diffusion")


def test_every_rung_draws_pytorchs_picture(folder: Path) -> None:
    events = climb(folder)
    rows = {event.label: event.values for event in events if isinstance(event, Measurement)}
    assert list(rows) == [
        "PyTorch's pipeline",
        "torchax eager",
        "UNet compiled",
        "UNet and text encoder compiled",
        "UNet, text encoder and VAE's decode compiled",
        "this program's engine",
    ]
    assert [row["steps"] for row in rows.values()] == [3, 2, 3, 3, 3, 3]
    for row in rows.values():
        assert row["difference"] <= 2
        assert row["steps_per_s"] == pytest.approx(1 / row["step_s"])
        assert 0 < row["decode_s"] < row["seconds"] and row["first_s"] > 0
        assert set(row) >= {column.key for column in DIFFUSION.columns}
    checks = [event for event in events if isinstance(event, CheckResult)]
    assert len(checks) == 6 and all(check.passed for check in checks)
    pictures = [PIL.Image.open(io.BytesIO(event.png)) for event in events if isinstance(event, ImageResult)]
    assert [picture.width for picture in pictures] == [row["size"] for row in rows.values()]
    assert all(np.asarray(picture).std() > 1 for picture in pictures)  # there is something to see


def test_slow_rungs_can_be_left_out_and_another_picture_is_told(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def white(steps: int, clock: diffusion.StepTimer) -> Any:
        for _ in range(steps):
            clock.tick()
        return PIL.Image.new("RGB", (64, 64), "white")

    monkeypatch.setattr(diffusion, "engine_pictures", lambda model, prompt, noise: white)
    events = climb(folder, eager=False, partly=False)
    checks = [event for event in events if isinstance(event, CheckResult)]
    assert [check.passed for check in checks] == [True, True, False]


def test_another_kind_of_pipeline(tmp_path: Path) -> None:
    with pytest.raises(UnsupportedModel, match="requires a Stable Diffusion model"):
        climb(tiny_pipelines.make_pipeline(tmp_path / "sdxl", "sdxl"))
