"""This program as a Space: what is uploaded, and what a stand-in for the hub makes of it. ``test_space.py`` runs it."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from huggingface_hub import constants

from hfjax_demo.cli import main
from hfjax_demo.cli import space as space_command
from hfjax_demo.cli.space import space_files

from .deployed import REPOSITORY, files_of_the_repository, required
from .fake_spaces import LIMIT_BYTES, TOKEN, FakeSpaces, Refusal, Repository
from .ports import free_port

NAME = "owner/demo"
UNET = "hfjax_demo/bundled/emoji-diffusion/unet/diffusion_pytorch_model.safetensors"


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def hub(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[FakeSpaces]:
    """Where this process's client of the hub looks, with a token that the server knows."""
    for name in ("HF_HUB_OFFLINE", "HF_HUB_DISABLE_PROGRESS_BARS"):
        monkeypatch.setattr(constants, name, False)
    monkeypatch.setattr(constants, "HF_HUB_DISABLE_XET", True)
    monkeypatch.setattr(constants, "HF_TOKEN_PATH", str(tmp_path / "no-token"))
    monkeypatch.setenv("HF_TOKEN", TOKEN)
    monkeypatch.delenv("HFJAX_OWNER_KEY", raising=False)
    with FakeSpaces() as server:
        monkeypatch.setattr(constants, "ENDPOINT", server.url)
        yield server


def space(*arguments: str) -> int:
    return main(["space", NAME, "--yes", *arguments])


def test_the_files_are_those_that_the_program_runs_with_and_nothing_that_lies_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = space_files()
    package = {name for name in files_of_the_repository() if name.startswith("hfjax_demo/")}
    assert files.keys() == package | {"README.md", "app.py", "requirements.txt", "LICENSE"}
    assert len(files[UNET]) > LIMIT_BYTES, "what a plain push would be refused for"
    for name in ("a.py", "cli/space.py", "b.pyc", "__pycache__/c.py", ".cache/d", ".e", "ui/f.py~", "ui/g.css"):
        (tmp_path / "hfjax_demo" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "hfjax_demo" / name).write_text("x")
    for name in ("README.md", "requirements.txt", "app.py", "LICENSE"):
        (tmp_path / name).write_bytes((REPOSITORY / name).read_bytes())
    monkeypatch.setattr(space_command, "REPOSITORY", tmp_path)
    found = {name for name in space_files() if name.startswith("hfjax_demo/")}
    assert found == {"hfjax_demo/a.py", "hfjax_demo/cli/space.py", "hfjax_demo/ui/g.css"}


def test_the_readme_has_the_programs_header_and_what_is_required_there() -> None:
    _, header, about = space_files("l4x1")["README.md"].decode().split("---\n", 2)
    own = yaml.safe_load((REPOSITORY / "README.md").read_text("utf-8").split("---\n")[1])
    assert yaml.safe_load(header) == own | {"suggested_hardware": "l4x1"}
    assert "](" not in about, "what a link leads to is not uploaded"
    torch, *lines = space_files()["requirements.txt"].decode().splitlines()
    assert torch == "--extra-index-url https://download.pytorch.org/whl/cpu" and lines == list(required())
    pin = next(line for line in lines if line.startswith("jax=="))
    on_gpu = space_files("a10g-small")["requirements.txt"].decode().splitlines()
    assert on_gpu == [torch, *lines, pin.replace("jax", "jax[cuda12]", 1)]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["demo"], "'demo' is not a Space name; use OWNER/NAME."),
        ([NAME, "--hardware", "abacus"], "Unknown hardware 'abacus'; choose one of cpu-basic, cpu-upgrade,"),
        ([NAME, "--hardware", "zero-a10g"], "ZeroGPU supports only PyTorch; choose other hardware"),
        ([NAME, "--variable", "HFJAX_SLOTS"], "--variable 'HFJAX_SLOTS' is not a setting"),
        ([NAME, "--variable", "HFJAX_SLOTS=many"], "HFJAX_SLOTS: slots is 'many'"),
        ([NAME, "--variable", "HFJAX_API_KEY=abc"], "HFJAX_API_KEY is a secret"),
    ],
)
def test_what_cannot_be(
    arguments: list[str], sentence: str, hub: FakeSpaces, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["space", *arguments, "--yes"]) == 2
    told = capsys.readouterr().err
    assert sentence in told and told.count("\n") == 1
    assert not hub.requests


def test_a_dry_run_asks_nobody(
    hub: FakeSpaces, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HF_TOKEN", "")
    assert main(["space", NAME, "--dry-run", "--variable", "HFJAX_SLOTS=4", "--hardware", "l4x1"]) == 0
    printed, told = capsys.readouterr()
    listed = dict(reversed(line.split(maxsplit=1)) for line in printed.splitlines()[2:])
    assert listed == {name: str(len(content)) for name, content in space_files("l4x1").items()}
    assert re.search(rf"To the Space {NAME}: \d+ files, 3\d\.\d MB, of which .*{re.escape(UNET)} \(20\.5 MB\)", told)
    assert "Variables: HFJAX_PUBLIC=true, HFJAX_SLOTS=4." in told
    assert "Hardware: l4x1 (billed by the hub)." in told
    assert not hub.requests


def test_a_new_space(hub: FakeSpaces, capsys: pytest.CaptureFixture[str]) -> None:
    assert space("--hardware", "cpu-upgrade", "--private", "--variable", "HFJAX_SLOTS=4") == 0
    made = hub.spaces[NAME]
    files = space_files()
    readme = files.pop("README.md").replace(b"cpu-basic", b"cpu-upgrade")
    assert made.files == {**files, "README.md": readme, ".gitattributes": made.files[".gitattributes"]}
    assert UNET in made.large and "app.py" not in made.large
    assert (made.private, made.hardware) == (True, "cpu-upgrade")
    assert made.variables == {"HFJAX_PUBLIC": "true", "HFJAX_SLOTS": "4"}
    printed, told = capsys.readouterr()
    assert printed == f"{hub.url}/spaces/{NAME}\n"
    assert told.index("To the Space") < told.index(f"Creating {NAME}") < told.index("Uploading")
    assert "The page: https://owner-demo.hf.space" in told
    assert list(made.secrets) == ["HFJAX_OWNER_KEY"], "HF_TOKEN is given only when it is named"
    assert len(made.secrets["HFJAX_OWNER_KEY"]) >= 32 and told.count(made.secrets["HFJAX_OWNER_KEY"]) == 1
    assert TOKEN not in told


def test_a_second_run_brings_it_up_to_date(
    hub: FakeSpaces, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert space() == 0
    made = hub.spaces[NAME]
    key, commits = made.secrets["HFJAX_OWNER_KEY"], len(made.commits)
    hub.requests.clear()
    assert space() == 0
    assert (len(made.commits), made.secrets["HFJAX_OWNER_KEY"]) == (commits, key), "nothing has changed"
    assert not any(request.startswith("PUT storage/") for request in hub.requests)

    made.variables["HFJAX_PUBLIC"] = "false"  # as its owner has chosen since
    made.files |= {"hfjax_demo/old.py": b"gone", "my-models.toml": b"the owner's", "app.py": b"old"}
    capsys.readouterr()
    assert space("--variable", "HFJAX_SLOTS=2", "--hardware", "t4-small", "--private") == 0
    assert "hfjax_demo/old.py" not in made.files and made.files["my-models.toml"] == b"the owner's"
    assert made.files["app.py"] == (REPOSITORY / "app.py").read_bytes()
    assert b"jax[cuda12]==" in made.files["requirements.txt"]
    assert made.variables == {"HFJAX_PUBLIC": "false", "HFJAX_SLOTS": "2"}
    assert (made.hardware, made.private, made.secrets["HFJAX_OWNER_KEY"]) == ("t4-small", True, key)
    told = capsys.readouterr().err
    assert "The Space exists and will be updated; 1 files go." in told and key not in told


def test_one_that_was_made_on_the_hubs_page_is_taken_and_another_program_is_not_overwritten(
    hub: FakeSpaces, capsys: pytest.CaptureFixture[str]
) -> None:
    made = hub.spaces[NAME] = Repository()
    made.files["README.md"] = b"---\ntitle: demo\n---\n"
    assert space() == 0 and UNET in made.files
    other = hub.spaces[NAME] = Repository()
    other.files["app.py"] = b"somebody's work"
    assert space() == 2
    assert f"{NAME} already exists and is another program; choose another name." in capsys.readouterr().err
    assert other.files["app.py"] == b"somebody's work"


def test_secrets_that_are_named(
    hub: FakeSpaces, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HFJAX_OWNER_KEY", "chosen")
    monkeypatch.setenv("HFJAX_API_KEY", "for programs")
    assert space("--secret", "HF_TOKEN", "--secret", "HFJAX_API_KEY") == 0
    secrets = {"HF_TOKEN": TOKEN, "HFJAX_API_KEY": "for programs", "HFJAX_OWNER_KEY": "chosen"}
    assert hub.spaces[NAME].secrets == secrets
    assert not any(value in capsys.readouterr().err for value in secrets.values())
    assert main(["space", "owner/other", "--yes", "--secret", "NOT_SET_HERE"]) == 2
    assert "The secret NOT_SET_HERE has no value; set the environment variable NOT_SET_HERE." in capsys.readouterr().err
    assert "owner/other" not in hub.spaces


def test_it_asks_before_it_does_anything(
    hub: FakeSpaces, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["space", NAME]) == 2
    assert "No terminal for confirmation; use --yes." in capsys.readouterr().err
    monkeypatch.setattr("sys.stdin", Terminal("n\n"))
    assert main(["space", NAME]) == 130
    assert not hub.spaces
    monkeypatch.setattr("sys.stdin", Terminal("y\nn\n"))
    capsys.readouterr()
    assert main(["space", NAME]) == 0
    asked = capsys.readouterr().err
    assert f"Upload to {NAME}?" in asked and "Set the secret HFJAX_OWNER_KEY, randomly generated?" in asked
    assert hub.spaces[NAME].secrets == {}


@pytest.mark.parametrize(
    ("token", "refusal", "status", "sentence"),
    [
        (TOKEN, "unreachable", 1, "The hub can't be reached; check the network"),
        ("", None, 2, "Not signed in to the hub: run `hf auth login`, or set HF_TOKEN"),
        ("hf_wrong", None, 2, "The hub rejected your token"),
        (TOKEN, Refusal(402, "Subscribe first"), 2, "requires payment (Subscribe first)"),
        (TOKEN, Refusal(403, "No rights here"), 2, "Your token has no write access to owner's Spaces (No rights here)"),
        (TOKEN, Refusal(400, "Bad name"), 2, "The hub rejected owner/demo with status 400 (Bad name)"),
        (TOKEN, Refusal(503, "Later"), 1, "The hub returned status 503 (Later); try again later."),
    ],
)
def test_a_refusal_is_one_sentence(
    token: str, refusal: Any, status: int, sentence: str,
    hub: FakeSpaces, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.setenv("HF_TOKEN", token)
    hub.refusal = refusal
    if refusal == "unreachable":
        monkeypatch.setattr(constants, "ENDPOINT", f"http://127.0.0.1:{free_port()}")
    assert space() == status
    last = capsys.readouterr().err.splitlines()[-1]
    assert last.startswith("hfjax_demo: ") and sentence in last
    assert not hub.spaces
