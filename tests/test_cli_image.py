"""The ``image`` command's contract: the file it writes, what goes to stdout and stderr, and the exit status."""

from __future__ import annotations

import io
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
from tests import tiny_models, tiny_pipelines
from tests.fake_pictures import parameters_of

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

SMALL = ["--prompt", "a red apple", "--steps", "2", "--seed", "0"]
FIELDS = {"path", "seed", "width", "height", "steps", "seconds", "steps_per_s", "load_s", "compile_s", "device"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tiny_pipelines.make_pipeline(tmp_path_factory.mktemp("cli") / "tiny", "stable-diffusion")


@pytest.fixture(scope="module")
def text_model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tiny_models.make_model(tmp_path_factory.mktemp("cli") / "llama", "llama")


@pytest.fixture(autouse=True)
def _cache_in_place(shared_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HFJAX_CACHE_DIR", str(shared_cache))


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str, str]:
    status = main([str(argument) for argument in arguments])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def made(capsys: pytest.CaptureFixture[str], *arguments: object) -> dict[str, Any]:
    """The JSON of a call that succeeds."""
    status, out, err = run(capsys, "image", *arguments, "--json")
    assert status == 0, err
    answer: dict[str, Any] = json.loads(out)
    return answer


def pixels(path: str | Path) -> np.ndarray:
    with Image.open(path) as image:
        return np.asarray(image)


def test_json_and_the_file(capsys: pytest.CaptureFixture[str], folder: Path, tmp_path: Path) -> None:
    target = tmp_path / "apple.png"
    options = ["--negative-prompt", "blurry", "--guidance-scale", "3.5", "--scheduler", "euler", "--width", "72"]
    answer = made(capsys, folder, *SMALL, *options, "-o", target)
    assert answer.keys() >= FIELDS
    assert (answer["path"], answer["seed"], answer["steps"], answer["device"]) == (str(target), 0, 2, "cpu")
    assert (answer["width"], answer["height"]) == (72, 64)
    assert all(math.isfinite(answer[name]) for name in ("seconds", "steps_per_s", "load_s", "compile_s"))
    assert answer["seconds"] > 0 and answer["load_s"] > 0 and answer["steps_per_s"] > 0
    with Image.open(target) as image:
        assert (image.format, image.mode, image.size) == ("PNG", "RGB", (72, 64))
        parameters = parameters_of(image)
    assert (parameters.model, parameters.prompt, parameters.negative_prompt) == (str(folder), "a red apple", "blurry")
    assert (parameters.width, parameters.height, parameters.steps, parameters.seed) == (72, 64, 2, 0)
    assert (parameters.guidance_scale, parameters.scheduler, parameters.strength) == (3.5, "euler", None)
    assert [path.name for path in tmp_path.iterdir()] == ["apple.png"]  # nothing half-written beside it


def test_the_path_goes_to_stdout_and_everything_else_to_stderr(
    capsys: pytest.CaptureFixture[str], folder: Path, tmp_path: Path
) -> None:
    target = tmp_path / "apple.PNG"
    status, out, err = run(capsys, "image", folder, "--prompt", "a red apple", "--steps", "2", "-o", target)
    assert status == 0
    assert out == f"{target}\n"
    seed = parameters_of(Image.open(target)).seed  # a fresh one
    assert "[64 x 64] 2 steps in " in err and err.rstrip().endswith(f"seed {seed}")


def test_the_same_seed_gives_the_same_pixels_and_the_pictures_of_a_count_have_their_own(
    capsys: pytest.CaptureFixture[str], folder: Path, tmp_path: Path
) -> None:
    first, again = (made(capsys, folder, *SMALL, "-o", tmp_path / name) for name in ("first.png", "again.png"))
    both = made(capsys, folder, *SMALL, "--count", "2", "-o", tmp_path / "both.png")
    names = [Path(path).name for path in both["paths"]]
    assert names == ["both-1.png", "both-2.png"] and both["path"] == both["paths"][0]
    assert not (tmp_path / "both.png").exists()
    np.testing.assert_array_equal(pixels(first["path"]), pixels(again["path"]))
    one, two = (pixels(path).astype(int) for path in both["paths"])
    assert np.abs(one - pixels(first["path"])).max() <= 1  # in a batch sums are rounded differently
    assert np.abs(two - one).max() > 10
    assert [parameters_of(Image.open(path)).seed for path in both["paths"]] == [0, 1]
    other = made(capsys, folder, *SMALL[:-1], "1", "-o", tmp_path / "other.png")
    assert np.abs(pixels(other["path"]) - two).max() <= 1


def test_latents_are_the_noise_it_begins_from(capsys: pytest.CaptureFixture[str], folder: Path, tmp_path: Path) -> None:
    latents = tiny_pipelines.initial_latents(2, 4, 8, 9)
    np.save(tmp_path / "latents.npy", latents)
    answer = made(capsys, folder, *SMALL, "--latents", tmp_path / "latents.npy", "-o", tmp_path / "made.png")
    assert (answer["width"], answer["height"], len(answer["paths"])) == (72, 64, 2)
    plain = tiny_pipelines.plain(folder)
    expected = plain(
        "a red apple",
        num_inference_steps=2,
        guidance_scale=7.5,
        width=72,
        height=64,
        latents=torch.from_numpy(latents),
        num_images_per_prompt=2,
    ).images
    for path, picture in zip(answer["paths"], expected, strict=True):
        assert np.abs(pixels(path).astype(int) - np.asarray(picture, int)).max() <= 2


def test_from_a_picture_and_with_a_mask(capsys: pytest.CaptureFixture[str], folder: Path, tmp_path: Path) -> None:
    Image.new("RGB", (100, 80), "red").save(tmp_path / "red.jpg")
    Image.new("RGB", (100, 80), "blue").save(tmp_path / "blue.webp")
    mask = Image.new("L", (64, 64), 0)
    mask.paste(255, (0, 0, 32, 64))
    mask.save(tmp_path / "mask.png")
    steps = ["--prompt", "a cat", "--steps", "4", "--seed", "0"]
    red, blue = (
        made(capsys, folder, *steps, "--image", tmp_path / name, "--strength", "0.5", "-o", tmp_path / f"{name}.png")
        for name in ("red.jpg", "blue.webp")
    )
    assert (red["steps"], red["width"], red["height"]) == (2, 64, 64)
    assert parameters_of(Image.open(red["path"])).strength == 0.5
    assert np.abs(pixels(red["path"]).astype(int) - pixels(blue["path"])).max() > 2
    options = ["--image", tmp_path / "red.jpg", "--mask", tmp_path / "mask.png", "-o", tmp_path / "3.png"]
    inpainted = made(capsys, folder, *steps, *options)
    assert pixels(inpainted["path"]).shape == (64, 64, 3)


def test_what_the_model_does_not_read_is_named(
    capsys: pytest.CaptureFixture[str], folder: Path, tmp_path: Path
) -> None:
    prompt = "a red apple " * 25 + "and the rest"
    status, _, err = run(capsys, "image", folder, "--prompt", prompt, "--steps", "1", "-o", tmp_path / "x.png")
    assert status == 0
    assert f"{MAX_PROMPT_PARTS * (tiny_pipelines.LONGEST_PROMPT - 2) + 2} tokens" in err and "and the rest" in err


def _png(image: Image.Image) -> bytes:
    buffer = io.BytesIO()
    image.save(buffer, format="PNG")
    return buffer.getvalue()


def _npy(array: np.ndarray) -> bytes:
    buffer = io.BytesIO()
    np.save(buffer, array)
    return buffer.getvalue()


def _npz() -> bytes:
    buffer = io.BytesIO()
    np.savez(buffer, a=np.zeros(3), b=np.zeros(3))
    return buffer.getvalue()


def _npy_with_header(shape: str) -> bytes:
    header = f"{{'descr': '<f4', 'fortran_order': False, 'shape': {shape}, }}".ljust(117).encode() + b"\n"
    return b"\x93NUMPY\x01\x00" + len(header).to_bytes(2, "little") + header


@pytest.fixture(scope="module")
def places(tmp_path_factory: pytest.TempPathFactory, folder: Path, text_model: Path) -> dict[str, str]:
    """What the bad calls below name in braces."""
    root = tmp_path_factory.mktemp("bad")
    files = {
        "corrupt": _png(Image.linear_gradient("L"))[:-40],
        "words": b"I am a text",
        "nan": _npy(np.full((1, 4, 8, 8), np.nan, np.float32)),
        "flat": _npy(np.zeros(64, np.float32)),
        "number": _npy(np.float32(1)),
        "five": _npy(np.zeros((5, 4, 8, 8), np.float32)),
        "channels": _npy(np.zeros((1, 3, 8, 8), np.float32)),
        "several": _npz(),
        "endless": _npy_with_header("(1, 4, 1000000, 100000000)"),
        "beyond": _npy_with_header("(" + "9" * 40 + ",)"),
    }
    for name, data in files.items():
        (root / name).write_bytes(data)
    Image.new("RGB", (64, 64)).save(root / "fine.png")
    (root / "folder.png").mkdir()
    (root / "nothing").mkdir()
    damaged = tiny_pipelines.make_pipeline(root / "damaged", "stable-diffusion")
    (damaged / "unet" / "diffusion_pytorch_model.safetensors").write_bytes(b"no weights")
    names = {name: str(root / name) for name in (*files, "fine.png", "folder.png", "nothing", "damaged")}
    return names | {"root": str(root), "tiny": str(folder), "llama": str(text_model)}


def bad(*arguments: str, model: str = "{tiny}", prompt: str = "a cat", output: str = "{root}/x.png") -> list[str]:
    return ["image", model, "--prompt", prompt, "-o", output, *arguments]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (bad(prompt=""), "The prompt is empty"),
        (bad(prompt="caf\udce9"), "not valid UTF-8"),
        (bad("--width", "wide"), "'--width': Input should be a valid integer"),
        (bad("--steps", "0"), "steps is 0; choose 1 to 200"),
        (bad("--guidance-scale", "nan"), "guidance_scale is nan"),
        (bad("--scheduler", "flow-euler"), "This model does not support the scheduler flow-euler"),
        (bad("--image", "{root}/missing.png"), "missing.png can't be read (No such file or directory)"),
        (bad("--image", "{root}"), "can't be read (Is a directory)"),
        (bad("--image", "{corrupt}"), "damaged"),
        (bad("--mask", "{fine.png}"), "A mask requires an image"),
        (bad("--image", "{fine.png}", "--latents", "{channels}"), "can't be combined with an initial image"),
        (bad("--latents", "{root}/missing.npy"), "missing.npy can't be read"),
        (bad("--latents", "{words}"), "is not a .npy file of numbers"),
        (bad("--latents", "{endless}"), "is not a .npy file of numbers"),
        (bad("--latents", "{beyond}"), "is not a .npy file of numbers"),
        (bad("--latents", "{several}"), "contains several arrays"),
        (bad("--latents", "{number}"), "contains a single number"),
        (bad("--latents", "{nan}"), "finite floating-point numbers"),
        (bad("--latents", "{flat}"), "have the shape (64,)"),
        (bad("--latents", "{five}"), "have the shape (5, 4, 8, 8)"),
        (bad("--latents", "{channels}"), "this model takes (count, 4, height / 8, width / 8)"),
        (bad(model="{nothing}"), "is no model"),
        (bad(model="{root}/missing"), "missing"),
        (bad(model="{damaged}"), "is truncated in its header"),
        (bad(model="{llama}"), "llama makes text; choose an image model"),
        (bad(model="emoji-difusion"), "Did you mean emoji-diffusion"),
        (["generate", "{tiny}", "--prompt", "x"], "makes pictures"),
        (bad(output="{root}/x.jpg"), "x.jpg does not end in .png"),
        (bad(output="{root}/missing/x.png"), "The folder {root}/missing does not exist"),
        (bad(output="{folder.png}"), "is a folder; specify a file"),
        (["image", "{tiny}", "-o", "{root}/x.png"], "--prompt"),
        (["image", "{tiny}", "--prompt", "x"], "--output"),
    ],
    ids=lambda value: value[:40] if isinstance(value, str) else "-",
)
def test_a_mistake_is_one_line_and_status_2(
    capsys: pytest.CaptureFixture[str], places: dict[str, str], arguments: list[str], says: str
) -> None:
    def filled(text: str) -> str:
        for name, place in places.items():
            text = text.replace("{" + name + "}", place)
        return text

    status, out, err = run(capsys, *map(filled, arguments))
    assert (status, out) == (2, ""), err
    # One line, behind those that tell how far the loading has come where the mistake is the model's to find.
    *progress, complaint = err.splitlines()
    assert complaint.startswith("hfjax_demo: ") and filled(says) in complaint and len(complaint) < 1000
    states = tuple(state.value for state in ModelState)
    assert all(line.startswith(states) for line in progress), progress
    assert not Path(places["root"], "x.png").exists()


def test_a_picture_that_cannot_be_written_is_one_line(
    capsys: pytest.CaptureFixture[str], folder: Path, tmp_path: Path
) -> None:
    status, out, err = run(capsys, "image", folder, *SMALL, "-o", tmp_path / ("x" * 249 + ".png"))
    assert (status, out) == (2, "")
    assert "can't be written (File name too long)" in err.splitlines()[-1]
    assert list(tmp_path.iterdir()) == []


def test_a_picture_is_replaced_as_a_whole(
    capsys: pytest.CaptureFixture[str],
    folder: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
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
