"""Experiments on tiny models: each way gives PyTorch's results, the figures say what it does, and what is wrong is told."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import PIL.Image
import pytest

from hfjax_demo.catalog import ModelKind
from hfjax_demo.errors import InvalidRequest, UnsupportedModel
from hfjax_demo.lab import compile_module, decoding, diffusion, forward, profile
from hfjax_demo.lab.events import CheckResult, FileResult, ImageResult, LabEvent, Remark, TableResult
from hfjax_demo.lab.experiments import COMPILE, DECODING, DIFFUSION, FORWARD, PROFILE, TROUBLESHOOTING
from hfjax_demo.lab.process import run_in_child
from hfjax_demo.lab.text_model import TOLERANCE, compare_logits
from hfjax_demo.lab.timing import StepTimer
from tests import tiny_models, tiny_pipelines

from .events import has_columns_of, lab_model, of, passed, rows, words

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """The folder of a tiny model by its type, or of a pipeline by its family; each is made once."""
    root = tmp_path_factory.mktemp("lab")

    def made(name: str) -> Path:
        make = tiny_pipelines.make_pipeline if name in tiny_pipelines.FAMILIES else tiny_models.make_model
        return root / name if (root / name).exists() else make(root / name, name)

    return made


@pytest.mark.parametrize(
    ("name", "layers", "arrays"),
    [
        # Arrays: the logits, and each layer's keys and values; a layer with a sliding window keeps that as a tensor, too.
        ("llama", {"DynamicLayer": 2}, 5),
        ("gemma3", {"DynamicSlidingWindowLayer": 1, "DynamicLayer": 1}, 6),
    ],
)
def test_every_forward_pass_is_measured_and_equals_pytorch(
    folder: Callable[[str], Path], name: str, layers: dict[str, int], arrays: int
) -> None:
    events = list(forward.run(lab_model(folder(name)), FORWARD.check({"calls": 1})))
    found = rows(events)
    assert list(found) == ["PyTorch", "torchax, eager", "torchax, jax.jit"]
    assert has_columns_of(FORWARD, found.values()) and passed(events) == [True, True]
    (table,) = of(TableResult, events)
    assert {row[0]: row[2] for row in table.rows} == layers | {"CausalLMOutputWithPast": 1, "DynamicCache": 1}
    assert {row[0]: row[3] for row in table.rows}["CausalLMOutputWithPast"] == arrays
    assert "state_dict()" in words(events)


def test_a_forward_pass_that_is_wrong_is_seen(folder: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch) -> None:
    original = forward.pure_forward

    def spoiled(module: Any) -> Any:
        weights, call = original(module)
        (name,) = [name for name in weights if name.endswith("layers.0.mlp.up_proj.weight")]
        return weights | {name: weights[name].at[0].multiply(2.0)}, call  # all of it, and a norm might undo it

    monkeypatch.setattr(forward, "pure_forward", spoiled)
    assert passed(forward.run(lab_model(folder("llama")), FORWARD.check({"calls": 1}))) == [False, False]


def test_a_prompt_that_is_too_long_is_cut_and_an_empty_one_has_a_token(folder: Callable[[str], Path]) -> None:
    for prompt, warned in (("dog " * 1000, True), ("", False)):
        events = list(forward.run(lab_model(folder("llama")), FORWARD.check({"calls": 1, "prompt": prompt})))
        assert passed(events) == [True, True] and any(remark.warning for remark in of(Remark, events)) is warned


def test_logits_are_equal_within_the_tolerance() -> None:
    assert compare_logits("equal", [1.0, 2.0 + TOLERANCE / 2], [1.0, 2.0]).passed
    for other in ([1.0, 2.0 + 2 * TOLERANCE], [1.0, np.nan], [[1.0, 2.0]]):
        assert not compare_logits("equal", other, [1.0, 2.0]).passed


def test_a_module_compiled_in_place_equals_pytorch_and_traced_flags_are_refused(folder: Callable[[str], Path]) -> None:
    events = list(compile_module.run(lab_model(folder("gemma3")), COMPILE.check({"calls": 1})))
    assert list(rows(events)) == ["PyTorch", "torchax, eager", "torchax.compile"]
    assert has_columns_of(COMPILE, rows(events).values())
    checks = {event.what: event for event in of(CheckResult, events)}
    assert len(checks) == 3 and all(check.passed for check in checks.values()), checks
    refused = checks["Without static arguments JAX raises an error"]
    assert refused.detail.startswith("ConcretizationTypeError: Abstract tracer")


def decode(folder: Path, **options: Any) -> list[LabEvent]:
    return list(decoding.run(lab_model(folder), DECODING.check({"prompt": "the quick brown fox", **options})))


def test_every_rung_gives_pytorchs_tokens(folder: Callable[[str], Path]) -> None:
    events = decode(folder("llama"), tokens=12, slow_tokens=2, block=4)
    assert passed(events) == [True] * 7, of(CheckResult, events)
    found: list[dict[str, Any]] = list(rows(events).values())
    pytorch, growing, fixed, jitted, mistaken, mended, engine, limit = found
    assert [row["tokens"] for row in (pytorch, growing, fixed, jitted, engine)] == [12, 2, 2, 12, 12]
    for row, count in ((pytorch, 12), (growing, 2), (fixed, 2)):
        assert (row["passes"], row["traces"], row["constants_mb"]) == (2 * count, 0, None)
    assert (jitted["passes"], jitted["traces"]) == (2, 2)  # the prompt, and one token
    assert engine["traces"] == 2  # a chunk of the prompt, and a block of steps
    assert jitted["constants_mb"] == 0 and engine["constants_mb"] < 0.001
    assert mistaken["constants_mb"] > 0 and mended["constants_mb"] == 0
    assert limit["tokens_per_s"] > 0 and "tokens" not in limit
    assert has_columns_of(DECODING, [jitted])
    assert "jax_captured_constants_warn_bytes" in words(events)


def test_slow_rungs_can_be_left_out_and_sliding_layers_decode(tmp_path: Path) -> None:
    """Prompt and answer are longer than the window, so that a mask that does not slide would show. The model's own repetition
    penalty is left out."""
    place = tiny_models.make_model(tmp_path / "gemma3", "gemma3")
    (place / "generation_config.json").write_text('{"repetition_penalty": 5.0}')
    events = decode(place, prompt="the dog sleeps on " * 8, tokens=24, eager=False, mistake=False)
    assert list(rows(events)) == [
        "PyTorch eager",
        "jitted step, StaticCache, weights as arguments",
        "this program's engine, 8 steps per call",
        "limit: every float32 weight read once per token",
    ]
    assert passed(events) == [True] * 3


@pytest.mark.parametrize(("prompt", "says"), [(" ", "empty"), ("fox " * 1500, "shorten it to")])
def test_a_prompt_that_cannot_be_decoded(folder: Callable[[str], Path], prompt: str, says: str) -> None:
    with pytest.raises(InvalidRequest, match=says):
        decode(folder("llama"), prompt=prompt)


def test_a_rate_leaves_the_first_piece_out() -> None:
    clock = StepTimer(started=0.0, pieces=[(1.0, (5,)), (2.0, (6, 7)), (3.0, (8, 9))])
    assert clock.tokens == [5, 6, 7, 8, 9] and clock.per_second == 2.0


def test_every_rung_draws_pytorchs_picture(folder: Callable[[str], Path]) -> None:
    given = DIFFUSION.check({"steps": 3, "slow_steps": 2})
    events = list(diffusion.run(lab_model(folder("stable-diffusion"), ModelKind.IMAGE), given))
    found: dict[str, dict[str, Any]] = rows(events)
    assert {label: row["steps"] for label, row in found.items()} == {
        "PyTorch's pipeline": 3,
        "torchax eager": 2,
        "UNet compiled": 3,
        "UNet and text encoder compiled": 3,
        "UNet, text encoder and VAE's decode compiled": 3,
        "this program's engine": 3,
    }
    assert all(row["difference"] <= 2 and 0 < row["decode_s"] < row["seconds"] for row in found.values())
    assert has_columns_of(DIFFUSION, found.values()) and passed(events) == [True] * 6
    pictures = [PIL.Image.open(io.BytesIO(event.png)) for event in of(ImageResult, events)]
    assert [picture.width for picture in pictures] == [row["size"] for row in found.values()]
    assert all(np.asarray(picture).std() > 1 for picture in pictures)  # there is something to see


@pytest.mark.parametrize(
    ("name", "kind", "step"),
    [("llama", ModelKind.TEXT, "decode step"), ("stable-diffusion", ModelKind.IMAGE, "denoising step")],
)
def test_a_profile(folder: Callable[[str], Path], name: str, kind: ModelKind, step: str) -> None:
    steps = 3
    options = PROFILE.check({"prompt": "a red apple", "steps": steps})
    events = list(profile.run(lab_model(folder(name), kind), options))
    assert passed(events) == [True], of(CheckResult, events)
    (written,) = of(FileResult, events)
    assert written.name == "profile-org-tiny.zip"
    with zipfile.ZipFile(io.BytesIO(written.content)) as archive:
        assert any(name.endswith(".trace.json.gz") for name in archive.namelist())
    (table,) = of(TableResult, events)
    assert step in table.title and 0 < len(table.rows) <= profile.MAX_TABLE_ROWS
    times = [row[3] for row in table.rows]
    assert times == sorted(times, reverse=True) and times[0] > 0
    assert all(row[2] % steps == 0 for row in table.rows), "something else than the steps was counted"
    assert {"dot_general", "conv_general_dilated"} & {row[1] for row in table.rows}
    assert sum(row[3] for row in table.rows if not row[1]) < 0.05 * sum(times)
    own, product, reading = rows(events).values()
    assert own["gflop_s"] == pytest.approx(own["gflop"] / own["seconds"])
    assert product["gflop_s"] > 0 and reading["gb_s"] > 0 and words(events).count("Roofline") == 1


def test_an_image_model_of_another_kind(folder: Callable[[str], Path]) -> None:
    for experiment, described in ((diffusion, DIFFUSION), (profile, PROFILE)):
        with pytest.raises(UnsupportedModel, match="requires a Stable Diffusion model"):
            list(experiment.run(lab_model(folder("sdxl"), ModelKind.IMAGE), described.check({})))


@pytest.mark.usefixtures("processes")
def test_all_four_errors_are_provoked_and_mended() -> None:
    events = list(run_in_child(TROUBLESHOOTING, None, TROUBLESHOOTING.check({})))
    searched_for = (
        ("not a valid JAX type", "TypeError", "not a valid jax type"),
        ("a value needed while tracing", "ConcretizationTypeError", "where concrete value is expected"),
        ("weights captured as constants", "UserWarning", "constants were captured"),
        ("no such device", "RuntimeError", "backend"),
    )
    for (label, row), (expected, kind, said) in zip(rows(events).items(), searched_for, strict=True):
        assert (label, row["kind"]) == (expected, kind) and said in str(row["message"]).lower() and row["fix"]
    assert passed(events) == [True] * 8, of(CheckResult, events)
