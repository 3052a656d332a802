"""The ``image`` command's contract: the file it writes, what goes to stdout and stderr, and the exit status."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from PIL import Image

from hfjax_demo.cli import main
from hfjax_demo.events import ModelState
from hfjax_demo.image.prompts import MAX_PROMPT_PARTS
from hfjax_demo.image_requests import ImageParameters
from tests import tiny_models, tiny_pipelines
from tests.fake_pictures import parameters_of

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

SMALL = ["--prompt", "a red apple", "--steps", "2", "--seed", "0"]
FIELDS = {"path", "seed", "width", "height", "steps", "seconds", "steps_per_s", "load_s", "compile_s", "device"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tiny_pipelines.make_pipeline(tmp_path_factory.mktemp("cli") / "tiny", "stable-diffusion")


@pytest.fixture(autouse=True)
def _cache_in_place(shared_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HFJAX_CACHE_DIR", str(shared_cache))


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str, str]:
    status = main([str(argument) for argument in arguments])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


@pytest.fixture
def made(capsys: pytest.CaptureFixture[str], folder: Path) -> Callable[..., dict[str, Any]]:

    def make(*arguments: object) -> dict[str, Any]:
        status, out, err = run(capsys, "image", folder, *arguments, "--json")
        assert status == 0, err
        answer: dict[str, Any] = json.loads(out)
        return answer

    return make


def pixels(path: str | Path) -> np.ndarray:
    with Image.open(path) as image:
        return np.asarray(image).astype(int)


def test_json_and_the_file(made: Callable[..., dict[str, Any]], folder: Path, tmp_path: Path) -> None:
    target = tmp_path / "apple.PNG"
    options = ["--negative-prompt", "blurry", "--guidance-scale", "3.5", "--scheduler", "euler", "--width", "72"]
    answer = made(*SMALL, *options, "-o", target)
    assert answer.keys() >= FIELDS
    assert (answer["path"], answer["seed"], answer["steps"], answer["device"]) == (str(target), 0, 2, "cpu")
    assert (answer["width"], answer["height"]) == (72, 64)
    assert all(answer[name] > 0 and math.isfinite(answer[name]) for name in ("seconds", "steps_per_s", "load_s"))
    with Image.open(target) as image:
        assert (image.format, image.mode, image.size) == ("PNG", "RGB", (72, 64))
        parameters = parameters_of(image)
    expected = ImageParameters(str(folder), "a red apple", "blurry", 72, 64, 2, 3.5, "euler", 0)
    assert parameters == expected
    assert [path.name for path in tmp_path.iterdir()] == ["apple.PNG"], "nothing half-written beside it"


def test_the_path_goes_to_stdout_and_everything_else_to_stderr(
    capsys: pytest.CaptureFixture[str], folder: Path, tmp_path: Path
) -> None:
    target = tmp_path / "apple.png"
    prompt = "a red apple " * 25 + "and the rest"
    status, out, err = run(capsys, "image", folder, "--prompt", prompt, "--steps", "2", "-o", target)
    assert (status, out) == (0, f"{target}\n")
    seed = parameters_of(Image.open(target)).seed  # a fresh one
    assert "[64 x 64] 2 steps in " in err and err.rstrip().endswith(f"seed {seed}")
    # What the model does not read is named.
    assert f"{MAX_PROMPT_PARTS * (tiny_pipelines.LONGEST_PROMPT - 2) + 2} tokens" in err and "and the rest" in err


def test_latents_are_the_noise_it_begins_from(
    made: Callable[..., dict[str, Any]], folder: Path, tmp_path: Path
) -> None:
    latents = tiny_pipelines.initial_latents(2, 4, 8, 9)
    np.save(tmp_path / "latents.npy", latents)
    answer = made(*SMALL, "--latents", tmp_path / "latents.npy", "-o", tmp_path / "made.png")
    assert (answer["width"], answer["height"]) == (72, 64)
    assert [Path(path).name for path in answer["paths"]] == ["made-1.png", "made-2.png"]
    assert answer["path"] == answer["paths"][0] and not (tmp_path / "made.png").exists()
    given = {"latents": torch.from_numpy(latents), "num_images_per_prompt": 2, "width": 72, "height": 64}
    expected = tiny_pipelines.plain(folder)("a red apple", num_inference_steps=2, guidance_scale=7.5, **given).images
    for path, picture in zip(answer["paths"], expected, strict=True):
        assert np.abs(pixels(path) - np.asarray(picture, int)).max() <= 2


def test_from_a_picture_and_with_a_mask(made: Callable[..., dict[str, Any]], tmp_path: Path) -> None:
    Image.new("RGB", (100, 80), "red").save(tmp_path / "red.jpg")
    Image.new("RGB", (100, 80), "blue").save(tmp_path / "blue.webp")
    Image.linear_gradient("L").save(tmp_path / "mask.png")
    steps = ["--prompt", "a cat", "--steps", "4", "--seed", "0"]
    red, blue = (
        made(*steps, "--image", tmp_path / name, "--strength", "0.5", "-o", tmp_path / f"{name}.png")
        for name in ("red.jpg", "blue.webp")
    )
    assert (red["steps"], red["width"], red["height"]) == (2, 64, 64)
    assert parameters_of(Image.open(red["path"])).strength == 0.5
    assert np.abs(pixels(red["path"]) - pixels(blue["path"])).max() > 2
    options = ["--image", tmp_path / "red.jpg", "--mask", tmp_path / "mask.png", "-o", tmp_path / "3.png"]
    assert pixels(made(*steps, *options)["path"]).shape == (64, 64, 3)


@pytest.fixture(scope="module")
def places(tmp_path_factory: pytest.TempPathFactory, folder: Path) -> dict[str, str]:
    """What the bad calls below name in braces."""
    root = tmp_path_factory.mktemp("bad")
    header = b"{'descr': '<f4', 'fortran_order': False, 'shape': (1, 4, 1000000, 100000000), }".ljust(117) + b"\n"
    (root / "endless.npy").write_bytes(b"\x93NUMPY\x01\x00" + len(header).to_bytes(2, "little") + header)
    (root / "words.npy").write_bytes(b"I am a text")
    np.save(root / "nan.npy", np.full((1, 4, 8, 8), np.nan, np.float32))
    np.save(root / "number.npy", np.float32(1))
    np.save(root / "channels.npy", np.zeros((1, 3, 8, 8), np.float32))
    with (root / "several.npy").open("wb") as file:
        np.savez(file, a=np.zeros(3), b=np.zeros(3))
    (root / "folder.png").mkdir()
    llama = tiny_models.make_model(root / "llama", "llama")
    return {"root": str(root), "tiny": str(folder), "llama": str(llama)}


def bad(*arguments: str, model: str = "{tiny}", prompt: str = "a cat", output: str = "{root}/x.png") -> list[str]:
    return ["image", model, "--prompt", prompt, "-o", output, *arguments]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (bad(prompt=""), "The prompt is empty"),
        (bad("--width", "wide"), "'--width': Input should be a valid integer"),
        (bad("--image", "{root}/missing.png"), "missing.png can't be read (No such file or directory)"),
        (bad("--latents", "{root}/missing.npy"), "missing.npy can't be read"),
        (bad("--latents", "{root}/words.npy"), "is not a .npy file of numbers"),
        (bad("--latents", "{root}/endless.npy"), "is not a .npy file of numbers"),
        (bad("--latents", "{root}/several.npy"), "contains several arrays"),
        (bad("--latents", "{root}/number.npy"), "contains a single number"),
        (bad("--latents", "{root}/nan.npy"), "finite floating-point numbers"),
        (bad("--latents", "{root}/channels.npy"), "this model takes (count, 4, height / 8, width / 8)"),
        (bad(model="{llama}"), "llama makes text; choose an image model"),
        (["generate", "{tiny}", "--prompt", "x"], "makes pictures"),
        (bad(output="{root}/x.jpg"), "x.jpg does not end in .png"),
        (bad(output="{root}/missing/x.png"), "The folder {root}/missing does not exist"),
        (bad(output="{root}/folder.png"), "is a folder; specify a file"),
        (bad("--steps", "1", output="{root}/" + "x" * 249 + ".png"), "can't be written (File name too long)"),
        (["image", "{tiny}", "--prompt", "x"], "--output"),
    ],
    ids=lambda value: value[:40] if isinstance(value, str) else "-",
)
def test_a_mistake_is_one_line_and_status_2(
    capsys: pytest.CaptureFixture[str], places: dict[str, str], arguments: list[str], says: str
) -> None:
    before = sorted(Path(places["root"]).iterdir())
    status, out, err = run(capsys, *(argument.format(**places) for argument in arguments))
    assert (status, out) == (2, ""), err
    # One line, behind those that tell how far it has come where the mistake shows only then.
    *progress, complaint = err.splitlines()
    assert complaint.startswith("hfjax_demo: ") and says.format(**places) in complaint and len(complaint) < 1000
    states = (*(state.value for state in ModelState), "reading", "denoising", "decoding")
    assert all(line.startswith(states) for line in progress), progress
    assert sorted(Path(places["root"]).iterdir()) == before


def test_a_picture_is_replaced_as_a_whole(
    capsys: pytest.CaptureFixture[str], folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "old.png"
    target.write_bytes(b"the old one")
    write: Callable[..., int] = Path.write_bytes

    def full(path: Path, data: bytes) -> int:
        write(path, data[:10])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    status, _, err = run(capsys, "image", folder, *SMALL, "-o", target)
    assert status == 2 and "No space left on device" in err
    assert target.read_bytes() == b"the old one"
    assert [path.name for path in tmp_path.iterdir()] == ["old.png"]
