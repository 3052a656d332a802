"""The picture benchmark on a tiny pipeline: every row is there, and the figures belong together."""

from __future__ import annotations

import dataclasses
import importlib.util
from pathlib import Path

import numpy as np
import pytest
import torch

from benchmarks import image, known_shapes
from benchmarks.image import make_report, native_width
from benchmarks.image_sides import OpenVino, PyTorch, Recipe
from hfjax_demo.errors import EngineFailed
from hfjax_demo.settings import Settings
from hfjax_demo.sources.pipeline import check_pipeline
from tests import tiny_pipelines

from .conftest import Printed, Refused, each

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

OPENVINO = importlib.util.find_spec("openvino") is not None
TIMES = {"first_s", "seconds", "steps_per_s", "step_s", "decode_s", "rss_mb"}


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tiny_pipelines.make_pipeline(tmp_path_factory.mktemp("pipelines") / "tiny", "stable-diffusion")
    assert native_width(folder) == 64
    return folder


def test_every_side_makes_its_pictures(
    tiny: Path, all_here: None, monkeypatch: pytest.MonkeyPatch, printed: Printed
) -> None:
    monkeypatch.setattr(torch.backends.cpu, "get_cpu_capability", lambda: "AVX512")
    _, report = printed("image", tiny, "--repeats", 1, "--size", 96, "--steps", 3)
    assert [(row["name"], row["precision"]) for row in report["rows"]] == [
        ("PyTorch, diffusers eager", "float32"),
        ("PyTorch, diffusers eager", "bfloat16"),
        *(("OpenVINO, in diffusers", precision) for precision in ("float32", "bfloat16") if OPENVINO),
        ("torchax.compile recipe", "float32"),
        ("hfjax", "float32"),
        ("hfjax", "bfloat16"),
    ]
    for row in report["rows"]:
        assert row.keys() == {"name", "precision", "size", "steps", *TIMES} and (row["size"], row["steps"]) == (96, 3)
        assert 0 < row["step_s"] < row["seconds"] and 0 < row["decode_s"] < row["seconds"]
        assert row["steps_per_s"] == pytest.approx(1 / row["step_s"])
        assert row["first_s"] > 0 and row["rss_mb"] > 50
    assert report.keys() == {"rows", "skipped", "device", "versions"} and report["device"] == "cpu"
    assert [side["name"] for side in report["skipped"]] == ([] if OPENVINO else ["OpenVINO"] * 2)
    assert {"python", "torch", "torchax", "jax", "diffusers"} <= report["versions"].keys()


@pytest.mark.skipif(not OPENVINO, reason="pip install openvino brings OpenVINO")
def test_openvinos_picture_is_pytorchs(tiny: Path) -> None:
    made = []
    for side in (PyTorch(tiny, "float32"), OpenVino(tiny, "float32")):
        side.picture(64, 3)
        made.append(side.last.astype(int))
    assert made[0].std() > 1, "not one colour"
    assert np.abs(made[0] - made[1]).max() <= 2


def test_who_cannot_take_part_is_not_waited_for(tiny: Path, monkeypatch: pytest.MonkeyPatch, refused: Refused) -> None:
    monkeypatch.setattr(torch.backends.cpu, "get_cpu_capability", lambda: "AVX2")
    find = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "openvino" else find(name))
    monkeypatch.setattr(image, "SideProcess", None)
    assert refused("image", tiny, *each("--only", "pytorch-bfloat16", "openvino")).endswith(
        "Nothing can be measured: PyTorch, bfloat16 (this processor has no AVX-512: a step takes minutes); "
        "OpenVINO, float32 (it is not installed; get it with 'pip install openvino')."
    )


def test_who_breaks_at_its_first_picture_is_left_out(
    tiny: Path, all_here: None, monkeypatch: pytest.MonkeyPatch, printed: Printed, refused: Refused
) -> None:
    def breaks(self: Recipe, folder: Path, settings: Settings) -> None:
        raise EngineFailed("It fell over.")

    monkeypatch.setattr(Recipe, "__init__", breaks)
    options = ("--repeats", 1, *each("--size", 128, 96), "--steps", 2)
    _, report = printed("image", tiny, *each("--only", "recipe", "pytorch"), *options)
    assert [row["size"] for row in report["rows"]] == [128, 96]
    assert report["skipped"] == [{"name": "torchax.compile recipe", "precision": "float32", "reason": "It fell over"}]
    assert "Nothing can be measured" in refused("image", tiny, "--only", "recipe")


def test_the_table_compares_with_the_first_row_of_each_size() -> None:
    shared = {"precision": "float32", "steps": 10, "first_s": 9.0, "steps_per_s": 5.0, "step_s": 0.2, "decode_s": 0.5}
    rows = [
        {"name": name, "size": size, "seconds": seconds, "rss_mb": rss_mb, **shared}
        for name, size, seconds, rss_mb in (
            ("PyTorch", 256, 6.0, 1000.0),
            ("this", 256, 3.0, 1500.0),
            ("PyTorch", 512, 30.0, 2000.0),
            ("this", 512, 40.0, 1000.0),
        )
    ]
    shown = [line for line in make_report(rows, "cpu").text().splitlines() if " px" in line]
    assert ["1.00x" in line for line in shown] == [True, False, True, False]
    assert "2.00x" in shown[1] and "1.50x" in shown[1]
    assert "0.75x" in shown[3] and "0.50x" in shown[3] and "200 ms" in shown[3]


UNET = {
    "_class_name": "UNet2DConditionModel",
    "block_out_channels": (8, 8),
    "down_block_types": ("DownBlock2D", "CrossAttnDownBlock2D"),
    "up_block_types": ("CrossAttnUpBlock2D", "UpBlock2D"),
    "layers_per_block": 1,
    "norm_num_groups": 4,
    "attention_head_dim": 2,
    "cross_attention_dim": 16,
    "sample_size": 8,
}
VAE = {
    "block_out_channels": (32, 32),
    "down_block_types": ("DownEncoderBlock2D",) * 2,
    "up_block_types": ("UpDecoderBlock2D",) * 2,
}
TEXT = {"hidden_size": 16, "intermediate_size": 16, "num_hidden_layers": 1, "num_attention_heads": 2}


def test_a_random_pipeline_is_written_once_and_whole(tmp_path: Path) -> None:
    messages: list[str] = []
    known = known_shapes.shapes()["random-80m"]
    own = {"unet": UNET, "vae": VAE, "text_encoder": TEXT}
    configs = {part: {**known.configs[part], **values} for part, values in own.items()}
    shape = dataclasses.replace(known, name="random-tiny", configs={**known.configs, **configs})
    # One that was interrupted is begun anew.
    (tmp_path / "bench" / f"random-tiny-{known_shapes.FILES_VERSION}.part" / "tokenizer").mkdir(parents=True)
    for _ in range(2):
        folder = known_shapes.write_random_pipeline(shape, tmp_path, lambda message, _: messages.append(message))
    assert messages == ["writing random-tiny"]
    check_pipeline(folder)
    assert list(folder.parent.iterdir()) == [folder] and native_width(folder) == 16
    pipe = tiny_pipelines.plain(folder)
    assert len(pipe.tokenizer("a red apple", padding="max_length")["input_ids"]) == 77
    assert float(pipe.unet.conv_in.weight.detach().std()) > 0, "random, not empty"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["emoji-diffusion", "--repeats", "0"], "'--repeats'"),
        (["emoji-diffusion", "--steps", "1000"], "steps is 1000; choose 1 to 200"),
        (["emoji-diffusion", "--size", "100"], "width is 100; choose 96 or 104"),
        (["emoji-diffusion", "--only", "torch"], "'torch' is not one of 'pytorch', 'pytorch-bfloat16', "),
        (["random-80"], "Unknown model 'random-80'"),
    ],
)
def test_a_mistake_is_told_before_anything_is_measured(arguments: list[str], says: str, refused: Refused) -> None:
    assert says in refused("image", *arguments)
