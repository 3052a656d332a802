"""Other people's clients, as they come: each has a chat, a stream, a round with a tool, an answer of a given form, and both.

They run in environments of their own, since they want other packages than this program does; these are made once and kept beside
the compiled programs. Where one cannot be had its tests are skipped; where ``CI`` is true they fail instead.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ..api.serving import Serving
from . import scripted_model

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

HERE = Path(__file__).parent
MODEL = "scripted"
ACTS = {"chat", "stream", "tools", "schema", "both"}
PYTHON = (
    *("openai_chat", "openai_responses", "anthropic", "agents_chat", "agents_responses"),
    *("pydantic_ai_chat", "pydantic_ai_responses", "pydantic_ai_messages"),
    *("langchain_openai", "langchain_responses", "langchain_anthropic"),
    *("litellm", "litellm_vllm", "litellm_anthropic", "huggingface_hub", "instructor"),
)
NODE = (
    *("openai_chat", "openai_responses", "anthropic"),
    *("vercel_compatible", "vercel_openai_chat", "vercel_openai_responses", "vercel_anthropic"),
)
NOT_THEIRS = {"instructor": {"stream", "tools", "both"}}  # it makes answers of a given form
OTHERS = {"instructor": "requirements-instructor.txt"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, shared_cache: Path) -> Iterator[Serving]:
    root = tmp_path_factory.mktemp("clients")
    scripted_model.make(root / "model")
    catalog = root / "models.toml"
    entry = f'[[model]]\nname = "{MODEL}"\nfolder = "model"\nchat = true\nsampling = {{ temperature = 0 }}\n'
    catalog.write_text(entry, encoding="utf-8")
    with Serving(catalog, shared_cache, default_model=MODEL, context_length=4096) as served:
        yield served


def absent(why: str) -> Any:
    if os.environ.get("CI", "").lower() == "true":
        pytest.fail(why)
    pytest.skip(why)


def made(cache: Path, wanted: str, *commands: list[str]) -> Path:
    """A folder with what the file called so asks for, made by the commands in their turn; it is kept until the file changes."""
    content = (HERE / wanted).read_bytes()
    folder = cache / "clients" / hashlib.sha256(sys.version.encode() + content).hexdigest()[:16]
    if not (folder / "made").exists():
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        (folder / wanted).write_bytes(content)
        for command in commands:
            done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
            if done.returncode:
                absent(f"tests/clients/{wanted} could not be installed: {(done.stderr or done.stdout)[-1000:]}")
        (folder / "made").touch()
    return folder


def seen(server: Serving, *command: str | Path) -> list[dict[str, Any]]:
    """What a client says of each act."""
    offline = {"HF_HUB_OFFLINE"}  # huggingface_hub's client would ask nobody then, not even this server
    environment = {name: value for name, value in os.environ.items() if name not in offline}
    done = subprocess.run(
        [*command, server.url, MODEL], capture_output=True, text=True, env=environment | {"PYTHONPATH": ""}
    )
    lines = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    assert done.returncode == 0 and lines, done.stderr
    return lines


def check(client: str, told: list[dict[str, Any]]) -> None:
    said, report = "".join(scripted_model.SAID), {"city": "Oslo", "rainy": False}
    wrong = []
    for act in told:
        kind = act["act"].split(",")[0]  # what stands behind the comma is another way to the same
        right = report if kind in ("schema", "both") else said
        result = "".join(act["result"]) if isinstance(act["result"], list) else act["result"]
        if result != right or act["asked"] != (["Oslo"] if kind in ("tools", "both") else []):
            wrong.append(act)
    assert not wrong, "\n".join(map(json.dumps, wrong))
    assert {act["act"].split(",")[0] for act in told} == ACTS - NOT_THEIRS.get(client, set())


@pytest.mark.parametrize("client", PYTHON)
def test_by_python(server: Serving, shared_cache: Path, client: str) -> None:
    wanted = OTHERS.get(client, "requirements.txt")
    python = Path("environment", "bin", "python")
    install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r", wanted]
    folder = made(shared_cache, wanted, [sys.executable, "-m", "venv", "environment"], install)
    check(client, seen(server, folder / python, HERE / "by_python.py", client))


@pytest.mark.parametrize("client", NODE)
def test_by_node(server: Serving, shared_cache: Path, client: str) -> None:
    if shutil.which("npm") is None:
        absent("The JavaScript clients need Node and npm: `apt install npm`.")
    install = ["npm", "install", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    folder = made(shared_cache, "package.json", install)
    shutil.copy(HERE / "by_node.mjs", folder)  # Node looks for packages beside a script
    check(client, seen(server, "node", folder / "by_node.mjs", client))
