"""The tensor-parallel experiment on tiny models, in its child process with virtual devices; and the picture it draws."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from PIL import Image

from hfjax_demo.bridge import sharding
from hfjax_demo.catalog import ModelKind
from hfjax_demo.errors import EngineFailed
from hfjax_demo.lab import tensor_parallel
from hfjax_demo.lab.events import CheckResult, ImageResult, LabEvent, Measurement, Remark, TableResult
from hfjax_demo.lab.experiment import LabModel
from hfjax_demo.lab.experiments import TENSOR_PARALLEL
from hfjax_demo.lab.process import run_in_child

from .. import tiny_models

pytestmark = [pytest.mark.usefixtures("processes"), pytest.mark.release]


@pytest.fixture(autouse=True)
def _kept_programs(shared_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JAX_PLATFORMS", "cpu")
    monkeypatch.setenv("JAX_COMPILATION_CACHE_DIR", str(shared_cache / "compiled"))
    monkeypatch.setenv("JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS", "0")


def events(folder: Path, **options: object) -> list[LabEvent]:
    model = LabModel("tiny", "Tiny", ModelKind.TEXT, folder)
    return list(run_in_child(TENSOR_PARALLEL, model, TENSOR_PARALLEL.check(options)))


def words(found: list[LabEvent]) -> str:
    return " ".join(event.text for event in found if isinstance(event, Remark))


def rows(found: list[LabEvent]) -> list[Measurement]:
    return [event for event in found if isinstance(event, Measurement)]


def test_llama_with_three_key_heads_on_two_devices(tmp_path: Path) -> None:
    sizes = {"num_attention_heads": 3, "num_key_value_heads": 3}
    folder = tiny_models.make_model(tmp_path, "llama", **sizes)

    found = events(folder, prompt="the quick brown fox", tokens=4, devices="2")

    one, two = rows(found)
    checks = [event for event in found if isinstance(event, CheckResult)]
    assert [one.label, two.label] == ["1 device", "2 devices"]
    assert set(one.values) == {column.key for column in TENSOR_PARALLEL.columns}
    assert [check.what for check in checks] == [
        "1 device like PyTorch",
        "2 devices like PyTorch",
        "2 devices like one device",
    ]
    assert all(check.passed and "tokens: 4 of 4 equal" in check.detail for check in checks)
    assert 0.5 < float(two.values["weights_mb"] or 0) / float(one.values["weights_mb"] or 0) < 0.52
    assert two.values["cache_mb"] == one.values["cache_mb"]
    assert "key and value heads (3) is not divisible by 2" in words(found)
    assert "virtual" in words(found)


def test_gemma_3_past_its_window_on_four_devices(tmp_path: Path) -> None:
    folder = tiny_models.make_model(tmp_path, "gemma3", tie_word_embeddings=True, num_key_value_heads=4)

    found = events(folder, prompt="the lazy dog sleeps and the fox runs " * 4, tokens=3, devices="4")

    one, _, four = rows(found)
    assert all(event.passed for event in found if isinstance(event, CheckResult))
    assert float(four.values["cache_mb"] or 0) < 0.26 * float(one.values["cache_mb"] or 0)
    assert "key and value heads" not in words(found)
    (table,) = (event for event in found if isinstance(event, TableResult))
    lies = {row[0]: (row[1], row[4], row[5]) for row in table.rows}
    assert lies["model.embed_tokens.weight"] == (1, "by row", "80 x 48")
    assert lies["model.layers.*.mlp.up_proj.weight"] == (2, "by column", "24 x 48")
    assert lies["model.layers.*.mlp.down_proj.weight"] == (2, "by row", "48 x 24")
    assert lies["model.norm.weight"] == (1, "whole on each", "48")
    (picture,) = (event for event in found if isinstance(event, ImageResult))
    assert Image.open(io.BytesIO(picture.png)).format == "PNG"


def test_an_empty_prompt(tmp_path: Path) -> None:
    with pytest.raises(EngineFailed, match="prompt is empty"):
        events(tiny_models.make_model(tmp_path, "llama"), prompt="")


def test_the_picture_shows_each_devices_part() -> None:
    shapes = {"layers.0.up.weight": (8, 8), "layers.1.up.weight": (8, 8), "layers.0.down.weight": (8, 8), "norm": (8,)}
    placed = sharding.weight_shardings(shapes, {"layers.*.up": "colwise", "layers.*.down": "rowwise"}, 4)
    groups = tensor_parallel.group_weights(placed)
    image = Image.open(io.BytesIO(tensor_parallel.draw_placement(groups, 4))).convert("RGB")
    assert [(pattern, count) for (pattern, _), count in groups.items()] == [
        ("layers.*.up.weight", 2),
        ("layers.*.down.weight", 1),
        ("norm", 1),
    ]
    # How much of the second device's cell is coloured, line by line: a quarter, a quarter, all of it.
    left, width = tensor_parallel._LABEL + tensor_parallel._CELL, tensor_parallel._CELL - 10
    for line, share in ((2, 1 / 4), (3, 1 / 4), (4, 1)):
        top, height = line * tensor_parallel._LINE + 4, tensor_parallel._LINE - 8
        cell = image.crop((left + 1, top + 1, left + width, top + height))
        coloured = sum(cell.getpixel((x, y)) != (255, 255, 255) for x in range(cell.width) for y in range(cell.height))
        assert coloured / (cell.width * cell.height) == pytest.approx(share, abs=0.06)
