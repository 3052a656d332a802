"""The files of a Space as Hugging Face runs them: a user without rights, one folder that can be written."""

from __future__ import annotations

import os
import re
import shutil
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import httpx2
import platformdirs
import pytest
import yaml

from hfjax_demo.cli.space import space_files
from hfjax_demo.errors import InvalidSetting
from hfjax_demo.settings import Settings
from tests.catalogue import BUILT_IN
from tests.deployed import PATIENCE_S, REPOSITORY, Page, required, served
from tests.page_client import page_client
from tests.ports import free_port

pytestmark = [
    pytest.mark.usefixtures("processes"),
    pytest.mark.skipif(os.name != "posix", reason="a Space is a Linux machine"),
]

NOBODY = 65534


def test_the_port_may_come_from_gradios_own_variable() -> None:
    assert Settings.from_environment({"GRADIO_SERVER_PORT": "7999"}).port == 7999
    assert Settings.from_environment({"GRADIO_SERVER_PORT": "7999", "HFJAX_PORT": "8001"}).port == 8001
    assert Settings.from_environment({"GRADIO_SERVER_PORT": " "}).port == Settings().port
    with pytest.raises(InvalidSetting, match=r"^GRADIO_SERVER_PORT: port is 'many'; choose 1 to 65535\.$"):
        Settings.from_environment({"GRADIO_SERVER_PORT": "many"})


def test_the_cache_folder_follows_the_hubs(tmp_path: Path) -> None:
    by_platform = Path(platformdirs.user_cache_dir("hfjax_demo", appauthor=False))
    assert Settings.from_environment({}).cache_dir == by_platform
    deeper = tmp_path / "not" / "there" / "yet"
    assert Settings.from_environment({"HF_HOME": str(deeper)}).cache_dir == deeper / "hfjax_demo"
    assert not (tmp_path / "not").exists(), "asking makes no folders"
    file = tmp_path / "file"
    file.touch()
    for unusable in (file, file / "below", "/proc/1/nothing"):
        assert Settings.from_environment({"HF_HOME": str(unusable)}).cache_dir == by_platform


def test_files_of_settings_are_paths(tmp_path: Path) -> None:
    environ = {"HFJAX_CATALOG_FILE": str(tmp_path / "a.toml"), "HFJAX_MODEL_ROOTS": f"{tmp_path}{os.pathsep}/models"}
    settings = Settings.from_environment(environ)
    assert settings.catalog_file == tmp_path / "a.toml"
    assert settings.model_roots == (tmp_path, Path("/models"))
    with pytest.raises(InvalidSetting, match=r"^HFJAX_CATALOG_FILE: .* is '~no-such-user/a'; use a file path\.$"):
        Settings.from_environment({"HFJAX_CATALOG_FILE": "~no-such-user/a"})


def test_the_readmes_header_is_a_spaces_configuration() -> None:
    header = yaml.safe_load((REPOSITORY / "README.md").read_text(encoding="utf-8").split("---\n", 2)[1])
    assert header["sdk"] == "gradio" and (REPOSITORY / header["app_file"]).is_file()
    assert f"gradio=={header['sdk_version']}" in required(), "the Space would install two versions"
    assert len(header["short_description"]) <= 60, "the hub refuses longer ones"
    assert header["python_version"] == "3.11" and {"title", "emoji", "colorFrom", "colorTo"} <= header.keys()
    assert re.fullmatch(r"\d+[mh]", header["startup_duration_timeout"])


class Space(NamedTuple):
    """A running Space: its page, its files, and the one folder that it may write."""

    page: Page
    files: Path
    hub_home: Path


@pytest.fixture(scope="module")
def space() -> Iterator[Space]:
    # Not pytest's temporary folder, which nobody else may enter.
    with tempfile.TemporaryDirectory(prefix="hfjax-space-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        yield from run_space(Path(folder))


def run_space(folder: Path) -> Iterator[Space]:
    files, home, hub_home, temporary = (folder / name for name in ("files", "home", "data", "tmp"))
    for name, content in space_files().items():
        (files / name).parent.mkdir(parents=True, exist_ok=True)
        (files / name).write_bytes(content)
    for path in (files, *files.rglob("*")):
        path.chmod(0o755 if path.is_dir() else 0o644)
    for path, mode in ((home, 0o555), (hub_home, 0o777), (temporary, 0o777)):
        path.mkdir()
        path.chmod(mode)
    port = free_port()
    environ = {
        "PATH": os.environ["PATH"],
        "XLA_FLAGS": os.environ["XLA_FLAGS"],
        "HOME": str(home),
        "TMPDIR": str(temporary),
        "HF_HOME": str(hub_home),
        "HF_HUB_OFFLINE": "1",
        "HFJAX_PRELOAD": "false",
        "SYSTEM": "spaces",
        "SPACE_ID": "owner/demo",
        "GRADIO_SERVER_NAME": "127.0.0.1",
        "GRADIO_SERVER_PORT": str(port),
        "GRADIO_SSR_MODE": "true",  # what a Space sets where it has Node
        "GRADIO_ALLOW_FLAGGING": "never",
        "PYTHONUNBUFFERED": "1",
    }
    command = [*as_another_user(home, environ), sys.executable, "app.py"]
    with served(command, port=port, folder=files, environ=environ, log=folder / "log") as page:
        yield Space(page, files, hub_home)


def as_another_user(home: Path, environ: Mapping[str, str]) -> list[str]:
    """What to put before a command so that a user without rights runs it: nothing if this one has none."""
    if os.getuid() != 0:
        return []
    setpriv = shutil.which("setpriv")
    if setpriv is None:
        pytest.skip("this user is root, and there is no setpriv to run the app as another one")
    before = [setpriv, f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups", "--no-new-privs"]
    probe = f"import os, gradio, torch; assert os.getuid() and not os.access({str(home)!r}, os.W_OK)"
    found = subprocess.run([*before, sys.executable, "-c", probe], env=environ, capture_output=True, check=False)
    if found.returncode != 0:
        pytest.skip(f"another user cannot run this Python: {found.stderr.decode(errors='replace')[-300:]}")
    return before


def contents(folder: Path) -> dict[str, int]:
    return {str(path.relative_to(folder)): path.stat().st_size for path in folder.rglob("*") if path.is_file()}


def test_the_page_answers_before_any_model_is_touched(space: Space) -> None:
    config = httpx2.get(f"{space.page.url}/config", timeout=PATIENCE_S).json()
    assert (config["title"], config["space_id"]) == ("hfjax demo", "owner/demo")
    assert config["root"].rstrip("/") == space.page.url
    models = page_client(space.page.url).predict(api_name="/status")["models"]
    assert [model["name"] for model in models] == [spec.name for spec in BUILT_IN.models]
    assert {model["state"] for model in models} == {"absent"}
    assert not any(name.endswith((".safetensors", ".gguf", ".whl")) for name in contents(space.hub_home))


def test_a_picture_comes_and_what_is_kept_lies_in_the_hubs_folder(space: Space) -> None:
    before = contents(space.files)
    drawing = page_client(space.page.url).submit(prompt="a red apple", settings={"steps": 1}, api_name="/image")
    *_, last = drawing
    assert last["images"][0]["png"].startswith("data:image/png;base64,")
    kept = contents(space.hub_home)
    assert any(name.startswith("hfjax_demo/compiled/") for name in kept), "a restart would compile everything again"
    assert contents(space.files) == before
    assert stat.S_IMODE((space.hub_home.parent / "home").stat().st_mode) == 0o555
    assert not contents(space.hub_home.parent / "home")
    printed = space.page.printed()
    assert "apple" not in printed, "what a person writes is not logged"
    assert "Permission denied" not in printed
    # Gradio's hot reload wants a package that only a Space's own image has.
    reloading = printed.count("`spaces` package is required to run hot-reloading in Spaces")
    assert printed.count("Traceback") == reloading, printed
