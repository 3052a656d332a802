"""OpenVINO's side of the picture benchmark: the picture is diffusers' own."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import numpy as np
import pytest

from benchmarks.image_sides import OpenVino, PyTorch
from tests import tiny_pipelines

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]


@pytest.mark.skipif(importlib.util.find_spec("openvino") is None, reason="pip install openvino brings OpenVINO")
def test_its_picture_is_pytorchs(tmp_path: Path, all_here: None) -> None:
    folder = tiny_pipelines.make_pipeline(tmp_path / "tiny", "stable-diffusion")
    made = []
    for side in (PyTorch(folder, "float32"), OpenVino(folder, "float32")):
        assert side.facts()["precision"] == "float32"
        timed = side.picture(64, 3)
        assert 0 < timed["step_s"] < timed["seconds"]
        assert side.picture(64, 3)["seconds"] < 60, "a second one, by the same program"
        made.append(side.last.astype(int))
    assert made[0].std() > 1, "not one colour"
    assert np.abs(made[0] - made[1]).max() <= 2
