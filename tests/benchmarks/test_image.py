"""The picture benchmark on a tiny pipeline: every row is there, and the figures belong together."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from types import MappingProxyType

import pytest
import torch

from benchmarks import image, openvino, random_pipelines
from benchmarks.__main__ import main
from benchmarks.image import ImageRow, make_report, own_size, run
from benchmarks.image_sides import Recipe
from benchmarks.random_pipelines import RANDOM_PIPELINES, RandomPipeline, find, folder_of
from benchmarks.report import Report
from hfjax_demo.errors import EngineFailed, UserError
from hfjax_demo.settings import Settings
from hfjax_demo.sources.pipeline import find_fault
from tests import tiny_pipelines

KEYS = {
    "name",
    "precision",
    "size",
    "steps",
    "first_s",
    "seconds",
    "steps_per_s",
    "step_s",
    "decode_s",
    "rss_mb",
}


def test_pytorch_has_its_process_to_itself() -> None:
    imports = "import sys; import benchmarks.image_sides, hfjax_demo.image.schedulers"
    code = f"{imports}; print({{'jax', 'jaxlib'}} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=120)
    assert done.stdout.strip() == "set()"


def test_every_side_makes_its_pictures(
    tmp_path: Path, shared_cache: Path, all_here: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(torch.backends.cpu, "get_cpu_capability", lambda: "AVX512")
    folder = tiny_pipelines.make_pipeline(tmp_path / "tiny", "stable-diffusion")
    assert own_size(folder) == 64
    progress: list[tuple[str, float | None]] = []
    report = run(
        folder,
        "tiny",
        Settings(cache_dir=shared_cache),
        sizes=(64,),
        steps=3,
        repeats=1,
        on_progress=lambda message, fraction: progress.append((message, fraction)),
    )
    assert [(row.name, row.precision) for row in report.rows] == [
        ("PyTorch, diffusers eager", "float32"),
        ("PyTorch, diffusers eager", "bfloat16"),
        *(("OpenVINO, in diffusers", precision) for precision in ("float32", "bfloat16") if openvino.is_installed()),
        ("torchax.compile recipe", "float32"),
        ("hfjax", "float32"),
        ("hfjax", "bfloat16"),
    ]
    for row in report.rows:
        assert (row.size, row.steps) == (64, 3)
        assert 0 < row.step_s < row.seconds and 0 < row.decode_s < row.seconds
        assert row.steps_per_s == pytest.approx(1 / row.step_s)
        assert row.first_s > 0 and row.rss_mb > 50
    assert report.device == "cpu"
    fractions = [fraction for _, fraction in progress if fraction is not None]
    assert (
        len(progress) == 2 * len(report.rows)
        and fractions == sorted(fractions)
        and 0 <= fractions[0] < fractions[-1] < 1
    )

    as_json = json.loads(json.dumps(report.as_json()))
    assert as_json.keys() == {"rows", "skipped", "device", "versions"}
    assert [each["name"] for each in as_json["skipped"]] == ([] if openvino.is_installed() else ["OpenVINO"] * 2)
    assert all(row.keys() == KEYS for row in as_json["rows"])
    assert {"python", "torch", "torchax", "jax", "diffusers"} <= as_json["versions"].keys()


def test_who_cannot_take_part_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def measured(*sides: str) -> None:
        run(tmp_path, "no", Settings(), sides=sides, sizes=(64,), steps=3, repeats=1, on_progress=lambda *_: None)

    monkeypatch.setattr(torch.backends.cpu, "get_cpu_capability", lambda: "AVX2")
    monkeypatch.setattr(openvino, "is_installed", lambda: False)
    monkeypatch.setattr(image, "Contestant", None)
    with pytest.raises(UserError) as refused:
        measured("pytorch-bfloat16", "openvino")
    assert str(refused.value) == (
        "Nothing can be measured: PyTorch, bfloat16 (this processor has no AVX-512: a step takes minutes); "
        "OpenVINO, float32 (it is not installed; get it with 'pip install openvino')."
    )
    with pytest.raises(UserError, match="There is no side called 'torch'; choose of pytorch, pytorch-bfloat16, "):
        measured("torch")


def test_who_breaks_at_its_first_picture_is_left_out(
    tmp_path: Path, shared_cache: Path, all_here: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(self: Recipe, folder: Path, settings: Settings) -> None:
        raise EngineFailed("It fell over.")

    monkeypatch.setattr(Recipe, "__init__", breaks)
    folder = tiny_pipelines.make_pipeline(tmp_path / "tiny", "stable-diffusion")

    def measured(*sides: str) -> Report:
        settings = Settings(cache_dir=shared_cache)
        return run(
            folder, "tiny", settings, sides=sides, sizes=(64, 32), steps=2, repeats=1, on_progress=lambda *_: None
        )

    report = measured("recipe", "pytorch")
    assert [(row.name, row.size) for row in report.rows] == [
        ("PyTorch, diffusers eager", 64),
        ("PyTorch, diffusers eager", 32),
    ]
    assert report.device == "cpu"
    assert [str(side) for side in report.skipped] == ["torchax.compile recipe, float32 (It fell over)"]
    with pytest.raises(UserError, match="Nothing can be measured"):
        measured("recipe")


def row(name: str, size: int, seconds: float, rss_mb: float) -> ImageRow:
    return ImageRow(name, "float32", size, 10, 9.0, seconds, 5.0, 0.2, 0.5, rss_mb)


def test_the_table_compares_with_the_first_row_of_each_size() -> None:
    rows = (
        row("PyTorch", 256, 6.0, 1000.0),
        row("this", 256, 3.0, 1500.0),
        row("PyTorch", 512, 30.0, 2000.0),
        row("this", 512, 40.0, 1000.0),
    )
    lines = make_report(rows, "cpu").text().splitlines()
    assert "later (10 steps)" in lines[0]
    shown = [line for line in lines if " px" in line]
    assert ["1.00x" in line for line in shown] == [True, False, True, False]
    assert "2.00x" in shown[1] and "1.50x" in shown[1] and "256 px" in shown[1]
    assert "0.75x" in shown[3] and "0.50x" in shown[3] and "200 ms" in shown[3]


def test_shapes_by_name() -> None:
    assert [shape.name for shape in RANDOM_PIPELINES] == ["random-80m", "random-sd2"]
    assert all(find(shape.name) is shape for shape in RANDOM_PIPELINES)
    assert find("random-80M") is None and find("") is None


SHAPE = RandomPipeline(
    "random-tiny",
    "a few thousand parameters",
    MappingProxyType(
        {
            "block_out_channels": (8, 8),
            "down_block_types": ("DownBlock2D", "CrossAttnDownBlock2D"),
            "up_block_types": ("CrossAttnUpBlock2D", "UpBlock2D"),
            "layers_per_block": 1,
            "norm_num_groups": 4,
            "attention_head_dim": 2,
            "cross_attention_dim": 16,
            "sample_size": 8,
        }
    ),
    MappingProxyType({"hidden_size": 16, "intermediate_size": 16, "num_hidden_layers": 1, "num_attention_heads": 2}),
    (32, 32),
    (16,),
    2,
)


def test_a_random_pipeline_is_written_once_and_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    messages: list[str] = []

    def on_progress(message: str, fraction: float | None) -> None:
        messages.append(message)

    # One that was interrupted is begun anew.
    partial = tmp_path / "bench" / f"random-tiny-{random_pipelines.FORMAT}.part"
    (partial / "tokenizer").mkdir(parents=True)
    folder = folder_of(SHAPE, tmp_path, on_progress)
    assert messages == ["writing random-tiny, a few thousand parameters"]
    assert find_fault(folder) is None
    assert list(folder.parent.iterdir()) == [folder]
    assert own_size(folder) == 16
    tokenizer = tiny_pipelines.plain(folder).tokenizer
    assert tokenizer.model_max_length == 77
    assert len(tokenizer("a red apple", padding="max_length")["input_ids"]) == 77

    monkeypatch.setattr(random_pipelines, "_write", None)
    assert folder_of(SHAPE, tmp_path, on_progress) == folder
    assert len(messages) == 1


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["emoji-diffusion", "--repeats", "0"], "'--repeats'"),
        (["emoji-diffusion", "--steps", "1000"], "steps is 1000; choose 1 to 200"),
        (["emoji-diffusion", "--size", "100"], "width is 100; choose 96 or 104"),
        (["random-80"], "Unknown model 'random-80'"),
    ],
)
def test_a_mistake_is_told_before_anything_is_measured(
    arguments: list[str],
    says: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("HFJAX_CACHE_DIR", str(tmp_path))
    assert main(["image", *arguments]) == 2
    captured = capsys.readouterr()
    assert says in captured.err.splitlines()[-1]
    assert captured.out == ""
