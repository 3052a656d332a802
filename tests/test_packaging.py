"""``pip install .`` as a user does it: a wheel with everything in it, installed in another environment, run elsewhere.
A ``.pth`` there finds the dependencies that are installed here."""

from __future__ import annotations

import base64
import io
import os
import re
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import httpx2
import pytest
from PIL import Image

from hfjax_demo import __version__

from .deployed import PATIENCE_S, REPOSITORY, copy_of_the_repository, files_of_the_repository, required, served
from .ports import free_port

pytestmark = pytest.mark.usefixtures("processes")

PACKAGE = "hfjax_demo"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy, so that what an earlier build left behind in this folder does not get in."""
    sources, target = tmp_path_factory.mktemp("sources") / "copy", tmp_path_factory.mktemp("wheel")
    copy_of_the_repository(sources)
    run(
        [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--no-index", "-w", target, sources]
    )
    (built,) = target.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Path:
    folder = tmp_path_factory.mktemp("environment")
    run([sys.executable, "-m", "venv", "--without-pip", folder])
    scripts = folder / ("Scripts" if os.name == "nt" else "bin")
    run([sys.executable, "-m", "pip", f"--python={scripts / 'python'}", "install", "--no-deps", "--no-index", wheel])
    packages = run([scripts / "python", "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]).strip()
    here = {sysconfig.get_path(name) for name in ("purelib", "platlib")}
    (Path(packages) / "dependencies.pth").write_text("".join(f"{path}\n" for path in here), encoding="utf-8")
    return scripts


def run(command: list[str | Path], folder: Path | None = None) -> str:
    """What the command printed; a command that fails fails the test with it."""
    done = subprocess.run(
        command, cwd=folder, env=clean_environment(), capture_output=True, text=True, timeout=PATIENCE_S, check=False
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def clean_environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "HFJAX_", "GRADIO_"))}


def test_the_wheel_has_every_file_of_the_package_and_asks_for_what_requirements_txt_has(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if name.startswith(f"{PACKAGE}/")}
        others = {name.split("/")[0] for name in archive.namelist()} - {PACKAGE}
        metadata = archive.read(f"{PACKAGE}-{__version__}.dist-info/METADATA").decode("utf-8")
    assert packed == {name for name in files_of_the_repository() if name.startswith(f"{PACKAGE}/")}
    assert others == {f"{PACKAGE}-{__version__}.dist-info"}, "tests and training are not installed"
    asked = re.findall(r"^Requires-Dist: ([^;\n]+)$", metadata, re.MULTILINE)
    assert asked == list(required())


def test_the_installed_program_is_its_own(environment: Path, tmp_path: Path) -> None:
    found = run([environment / "python", "-c", f"import {PACKAGE}; print({PACKAGE}.__file__)"], tmp_path).strip()
    assert Path(found).is_relative_to(environment.parent) and not Path(found).is_relative_to(REPOSITORY)
    assert "emoji-diffusion" in run([environment / "hfjax-demo", "models"], tmp_path)


def test_only_a_checkout_makes_a_space(environment: Path, tmp_path: Path) -> None:
    command = [environment / "hfjax-demo", "space", "owner/demo", "--dry-run"]
    done = subprocess.run(command, cwd=tmp_path, env=clean_environment(), capture_output=True, text=True)
    assert done.returncode == 2 and "run this command in one" in done.stderr and done.stderr.count("\n") == 1


def test_the_installed_program_gives_a_page_and_a_picture(
    environment: Path, tmp_path: Path, shared_cache: Path
) -> None:
    port = free_port()
    elsewhere, cache = tmp_path / "elsewhere", tmp_path / "cache"
    elsewhere.mkdir()
    cache.mkdir()
    (shared_cache / "compiled").mkdir(exist_ok=True)
    (cache / "compiled").symlink_to(shared_cache / "compiled", target_is_directory=True)
    options = [f"--port={port}", "--host=127.0.0.1", f"--cache-dir={cache}", "--no-preload"]
    command = [environment / "hfjax-demo", "serve", *options]
    with served(command, port=port, folder=elsewhere, environ=clean_environment(), log=tmp_path / "log") as page:
        shown = httpx2.get(page.url, timeout=PATIENCE_S).text
        styles = max(REPOSITORY.glob(f"{PACKAGE}/ui/*.css"), key=lambda path: path.stat().st_size)
        first_rule = re.search(r"^[.#][\w-]+", styles.read_text(encoding="utf-8"), re.MULTILINE)
        assert first_rule is not None and first_rule[0] in shown, f"{styles.name} is not on the page"
        answer = httpx2.post(
            f"{page.url}/v1/images/generations",
            json={"model": "emoji-diffusion", "prompt": "a red apple", "size": "64x64", "steps": 1, "seed": 1},
            timeout=PATIENCE_S,
        )
        assert answer.status_code == 200, f"{answer.text}\n{page.printed()}"
    (made,) = answer.json()["data"]
    assert Image.open(io.BytesIO(base64.b64decode(made["b64_json"]))).size == (64, 64)
    assert not list(elsewhere.iterdir()), "what is kept lies in the cache folder"
