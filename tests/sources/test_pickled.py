"""Pickled weights as safetensors, and what is refused on the way."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
import torch
from diffusers import DiffusionPipeline
from safetensors.torch import load_file
from transformers import AutoModelForCausalLM

from hfjax_demo import sources
from hfjax_demo.catalog import ModelKind
from hfjax_demo.cli import main
from hfjax_demo.errors import FetchFailed, HfjaxError, InvalidModelFolder
from hfjax_demo.sources.common import FetchCancelled
from hfjax_demo.sources.pickle_conversion import convert_folder
from hfjax_demo.text.embedding_config import read_embedding_config

from .. import tiny_encoders, tiny_models, tiny_pipelines
from ..catalogue import BUILT_IN
from ..text.test_foreign_code import Touch
from .fetching import Recorder

pytestmark = [pytest.mark.usefixtures("processes"), pytest.mark.release]


def pickled(file: Path) -> None:
    """Write the same weights the old way."""
    weights = load_file(file)
    file.unlink()
    name = "pytorch_model.bin" if file.name == "model.safetensors" else "diffusion_pytorch_model.bin"
    torch.save(weights, file.parent / name)


@pytest.fixture
def text(tmp_path: Path) -> Path:
    folder = tiny_models.make_model(tmp_path / "text", "llama")
    pickled(folder / "model.safetensors")
    (folder / "LICENSE.txt").write_text("terms")
    return folder


def test_a_text_model_by_the_command(text: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(HfjaxError, match="if you trust where it came from, run `python -m hfjax_demo convert"):
        sources.fetch(BUILT_IN.find(str(text)), tmp_path)
    made = tmp_path / "made"
    assert main(["convert", str(text), str(made)]) == 0
    assert capsys.readouterr().out.strip() == str(made)
    assert sources.fetch(BUILT_IN.find(str(made)), tmp_path) == made
    assert not list(made.glob("*.bin")) and (made / "LICENSE.txt").read_text() == "terms"
    before = torch.load(text / "pytorch_model.bin", weights_only=True)
    after = AutoModelForCausalLM.from_pretrained(made).state_dict()
    assert all(torch.equal(after[name], value) for name, value in before.items())


def test_a_pipeline_and_an_encoder_with_what_stands_beside_it(tmp_path: Path) -> None:
    pipeline = tiny_pipelines.make_pipeline(tmp_path / "pipeline", "stable-diffusion")
    encoder = tiny_encoders.make_encoder(tmp_path / "encoder", "bert")
    tiny_encoders.describe(encoder, "mean_tokens", more=("Dense", "Normalize"))
    layer = tiny_encoders.with_dense(encoder, tiny_encoders.SIZE, 20)
    (encoder / "sentence_bert_config.json").write_text('{"max_seq_length": 12}')
    before = {file.relative_to(tmp_path): load_file(file) for file in tmp_path.rglob("*.safetensors")}
    assert len(before) >= 5
    for file in before:
        pickled(tmp_path / file)
    (tmp_path / "made").mkdir()
    said: list[str] = []
    for folder in (pipeline, encoder):
        convert_folder(folder, tmp_path / "made" / folder.name, on_progress=lambda message, _: said.append(message))
    made = tmp_path / "made"
    assert said and not list(made.rglob("*.bin"))
    for file, weights in before.items():
        after = load_file(made / file)
        assert after.keys() == weights.keys() and all(
            torch.equal(after[name], value) for name, value in weights.items()
        )
    kinds = [BUILT_IN.find(str(made / name)).kind for name in ("pipeline", "encoder")]
    assert kinds == [ModelKind.IMAGE, ModelKind.EMBEDDING] and DiffusionPipeline.from_pretrained(made / "pipeline")
    form = read_embedding_config(made / "encoder")
    assert form.longest == 12 and not form.unknown
    vector = torch.arange(tiny_encoders.SIZE, dtype=torch.float32)
    assert torch.equal(torch.from_numpy(form.layers[0](vector.numpy())), torch.tanh(layer(vector)).detach())


def test_what_is_no_weights_is_not_unpickled_and_nothing_is_left(text: Path, tmp_path: Path) -> None:
    marker = tmp_path / "it was unpickled"
    torch.save({"weight": Touch(marker)}, text / "pytorch_model.bin")
    with pytest.raises(FetchFailed, match="could not be converted") as raised:
        convert_folder(text, tmp_path / "made")
    assert "\n" not in str(raised.value)
    assert not marker.exists()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["text"]


@pytest.mark.skipif(sys.platform == "win32", reason="needs resource limits")
def test_a_library_that_finds_no_room_is_a_full_disk(text: Path, tmp_path: Path) -> None:
    """A limit on the size of a file is a real refusal by the system, which safetensors tells in words alone."""
    import resource

    assert (text / "pytorch_model.bin").stat().st_size > 20_000
    process = subprocess.run(
        [sys.executable, "-m", "hfjax_demo", "convert", str(text), str(tmp_path / "made")],
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000)),
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    last = process.stderr.splitlines()[-1]
    assert process.returncode == 1 and "free and text needs more; free some space" in last, process.stderr
    assert not (tmp_path / "made").exists()


def test_what_cannot_be_converted(text: Path, tmp_path: Path) -> None:
    (tmp_path / "taken").mkdir()
    for source, target, says in (
        (tmp_path / "missing", tmp_path / "made", "does not exist"),
        (text, tmp_path / "taken", "already exists"),
        (text, tmp_path / "missing" / "made", "create it first"),
    ):
        with pytest.raises(InvalidModelFolder, match=says):
            convert_folder(source, target)
    with pytest.raises(FetchCancelled):
        convert_folder(text, tmp_path / "made", Recorder(cancel_at="starting"))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["taken", "text"]
