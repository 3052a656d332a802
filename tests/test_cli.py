"""The command line's contract: what goes to stdout, what to stderr, and the exit status."""

from __future__ import annotations

import inspect
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from hfjax_demo.cli import main
from hfjax_demo.cli.generate import generate
from hfjax_demo.cli.image import image
from hfjax_demo.image_requests import ImageSettings
from hfjax_demo.requests import SamplingSettings
from hfjax_demo.settings import Settings
from tests import tiny_models, tiny_vision
from tests.catalogue import BUILT_IN

pytestmark = pytest.mark.usefixtures("engines")

SMALL = ["--context-length", "128", "--temperature", "0", "--max-new-tokens", "12"]
FIELDS = (
    "text thoughts tool_calls token_ids prompt_tokens completion_tokens finish_reason ttft_s prefill_tokens_per_s "
    "decode_tokens_per_s load_s compile_s device"
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tiny_models.make_model(tmp_path_factory.mktemp("cli") / "llama", "llama")


@pytest.fixture(autouse=True)
def _cache_in_place(shared_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HFJAX_CACHE_DIR", str(shared_cache))


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str, str]:
    status = main([str(argument) for argument in arguments])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


@pytest.mark.release
def test_models_lists_the_catalogue_and_a_missing_hub_is_one_line_and_status_1(
    capsys: pytest.CaptureFixture[str],
) -> None:
    status, out, _ = run(capsys, "models", "--json")
    assert status == 0
    for row, spec in zip(json.loads(out), BUILT_IN.entries(), strict=True):
        assert (row["name"], row["parameters"], row["gated"]) == (spec.name, spec.parameters, spec.gated)
        assert row["weights_bytes"]["float32"] == 2 * row["weights_bytes"]["bfloat16"] == 4 * row["parameters"]
        assert row["fetched"] == (row["disk_bytes"] > 0)
    lines = {line.split()[0]: line.split() for line in run(capsys, "models")[1].splitlines() if line}
    assert {spec.name for spec in BUILT_IN.entries()} < lines.keys()
    row = "llama-3.2-1b-instruct text 1.2 B llama3.2 gated 2.5 GB 4.9 GB 2.5 GB"
    assert lines["llama-3.2-1b-instruct"] == row.split()
    assert lines["gemma-3-1b-it"][2:4] == ["1.0", "B"]
    status, out, err = run(capsys, "fetch", "qwen3-0.6b")
    assert (status, out) == (1, "") and "HF_HUB_OFFLINE" in err.splitlines()[-1]


@pytest.mark.release
def test_models_of_a_file_are_known_to_every_command(
    capsys: pytest.CaptureFixture[str], folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "models.toml"
    file.write_text(
        f'[[model]]\nname = "mine"\nfolder = "{folder}"\nsampling = {{ temperature = 0, max_new_tokens = 3 }}\n',
        encoding="utf-8",
    )
    mine = json.loads(run(capsys, "models", "--json", "--catalog-file", file)[1])[-1]
    assert (mine["name"], mine["fetched"], mine["parameters"]) == ("mine", True, None)
    assert mine["disk_bytes"] == sum(item.stat().st_size for item in folder.iterdir())
    assert set(mine["weights_bytes"].values()) == {None}
    monkeypatch.setenv("HFJAX_CATALOG_FILE", str(file))
    assert run(capsys, "fetch", "mine")[1] == f"{folder}\n"
    out = run(capsys, "generate", "mine", "--prompt", "hello", "--context-length", "128", "--json")[1]
    assert json.loads(out)["completion_tokens"] <= 3

    file.write_text('[[model]]\nname = "mine"\n', encoding="utf-8")
    for arguments in (["models"], ["fetch", "mine"], ["generate", "qwen3-0.6b", "--prompt", "x"], ["serve"]):
        status, out, err = run(capsys, *arguments)
        assert (status, out, err.count("\n")) == (2, "", 1)
        assert err.startswith(f"hfjax_demo: {file}, model 1 (mine): set one of repo (on the hub),")


def test_generate_json_is_what_pytorch_generates(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    prompt = list(range(3, 20))
    status, out, _ = run(capsys, "generate", folder, "--prompt-ids", ",".join(map(str, prompt)), *SMALL, "--json")
    answer = json.loads(out)
    assert status == 0 and answer.keys() >= set(FIELDS.split())
    assert answer["token_ids"] == tiny_models.Reference(folder).greedy(prompt, 12)
    assert (answer["prompt_tokens"], answer["completion_tokens"]) == (17, len(answer["token_ids"]))
    assert answer["finish_reason"] in ("stop", "length") and answer["device"] == "cpu"


@pytest.mark.release
def test_a_model_that_sees_is_shown_pictures(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder, file = tiny_vision.make(tmp_path / "llava", "llava"), tmp_path / "picture.png"
    picture = tiny_vision.picture(1)
    picture.save(file)
    _, out, _ = run(capsys, "generate", folder, "--prompt", "the fox", "--image", file, *SMALL, "--json")
    turns = [{"role": "user", "content": [{"type": "image"}, {"type": "text", "text": "the fox"}]}]
    assert json.loads(out)["token_ids"] == tiny_vision.Reference(folder).greedy(turns, [picture], 12)


@pytest.mark.release
def test_text_goes_to_stdout_and_everything_else_to_stderr(
    capsys: pytest.CaptureFixture[str], folder: Path, tmp_path: Path
) -> None:
    file = tmp_path / "messages.json"
    file.write_text(json.dumps([{"role": "user", "content": "hello"}]), encoding="utf-8")
    arguments = ["generate", folder, "--prompt", "hello", *SMALL]
    text = json.loads(run(capsys, *arguments, "--json")[1])["text"]
    assert json.loads(run(capsys, "generate", folder, "--messages", file, *SMALL, "--json")[1])["text"] == text
    status, out, err = run(capsys, *arguments)
    assert (status, out) == (0, text + "\n") and "tokens/s" in err
    stop = text[2:4]
    stopped = json.loads(run(capsys, *arguments, "--stop", stop, "--json")[1])
    assert (stopped["text"], stopped["finish_reason"]) == (text[: text.index(stop)], "stop")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["generate", "smolm2-135m", "--prompt", "x"], "Did you mean smollm2-135m-instruct"),
        (["generate", "qwen3-0.6b"], "exactly one of"),
        (["generate", "qwen3-0.6b", "--prompt", "x", "--prompt-ids", "1"], "exactly one of"),
        (["generate", "qwen3-0.6b", "--prompt", "x", "--messages", "x.json"], "exactly one of"),
        (["generate", "qwen3-0.6b", "--prompt", ""], "empty"),
        (["generate", "qwen3-0.6b", "--prompt-ids", "1,x"], "whole numbers"),
        (["generate", "qwen3-0.6b", "--messages", "/nonexistent.json"], "can't be read"),
        (["generate", "qwen3-0.6b", "--prompt", "x", "--image", "/nonexistent.png"], "can't be read"),
        (["generate", "qwen3-0.6b", "--prompt-ids", "1", "--image", "x.png"], "requires --prompt"),
        (["generate", "qwen3-0.6b", "--prompt", "x", "--no-such-flag"], "--no-such-flag"),
        (["frobnicate"], "frobnicate"),
    ],
)
def test_a_mistake_is_one_line_and_status_2(
    capsys: pytest.CaptureFixture[str], arguments: list[str], says: str
) -> None:
    status, out, err = run(capsys, *arguments)
    assert (status, out) == (2, "") and says in err and err.count("\n") == 1


@pytest.mark.release
@pytest.mark.parametrize(
    ("command", "variables", "says"),
    [
        (["-m", "hfjax_demo", "generate", "nope", "--prompt", "x"], {}, "Unknown model 'nope'"),
        (["app.py"], {"HFJAX_DTYPE": "nothing"}, "HFJAX_DTYPE: dtype is 'nothing'; choose one of"),
        (["app.py", "--slots", "none"], {}, "Invalid value for '--slots'"),
    ],
)
def test_the_programs_take_options_and_say_what_is_wrong_in_a_line(
    command: list[str], variables: dict[str, str], says: str
) -> None:
    completed = subprocess.run(
        [sys.executable, *command],
        cwd=Path(__file__).parents[1],
        capture_output=True,
        text=True,
        env=os.environ | variables,
        check=False,
    )
    assert (completed.returncode, completed.stdout) == (2, "")
    assert completed.stderr.startswith(f"hfjax_demo: {says}") and completed.stderr.count("\n") == 1


@pytest.mark.release
def test_options_go_to_the_settings_of_their_names() -> None:
    """By their names, so that a new field must not take what is meant for something else."""
    sampling = (
        "max_new_tokens temperature top_k top_p min_p repetition_penalty frequency_penalty presence_penalty seed stop"
    )
    picture = (
        "steps guidance_scale scheduler seed variation variation_seed width height count strength control_strength "
        "image_guidance_scale"
    )
    for command, fields, names in (
        (
            generate,
            Settings.model_fields,
            "context_length dtype cache_dtype activations offload mesh catalog_file cache_dir",
        ),
        (generate, SamplingSettings.__dataclass_fields__, sampling),
        (image, Settings.model_fields, "dtype catalog_file cache_dir"),
        (image, ImageSettings.__dataclass_fields__, picture),
    ):
        assert inspect.signature(command).parameters.keys() & fields == set(names.split()), command
