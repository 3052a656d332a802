"""Pages run as for a reader who copies their code: ``docs/lab-*.md``, ``docs/library.md``, ``docs/scaling.md`` and
``docs/troubleshooting.md``.

The blocks "```python" of a page run in order, as one script in a process of its own, among the tiny models of :data:`MODELS`.
Nothing has imported JAX or PyTorch before, and there is no network. A page asserts what it claims, and leaves no tracer behind.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hfjax_demo.lab.experiments import EXPERIMENTS

from . import tiny_models, tiny_pipelines

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

ROOT = Path(__file__).parents[1]
PAGES = sorted(
    [
        *(ROOT / "docs").glob("lab-*.md"),
        *(ROOT / "docs" / f"{name}.md" for name in ("library", "scaling", "troubleshooting")),
    ]
)
MODELS = ("smollm2-135m-instruct", "gemma-3-270m", "emoji-diffusion")
FENCE = "```"
# torchax's environment has a random key, which is a tracer for good if the environment was first asked for within a trace.
LAST_BLOCK = f"""
{FENCE}python
import jax, sys
if "torchax" in sys.modules:
    assert not isinstance(sys.modules["torchax"].default_env().prng_key, jax.core.Tracer), "made within a trace"
{FENCE}
"""
LIMIT_S = 300.0
KINDS = {"python", "text", "console", "sh", "csv", "json"}


def script_of(page: str) -> str:
    """The Python blocks of a page as one script; every other line is blank, so that line numbers stay. A ValueError is a block
    of an unknown kind, indented or never closed, which would be left out without a word."""
    lines: list[str] = []
    kind: str | None = None
    for number, line in enumerate(page.splitlines(), 1):
        fence = line.strip().startswith(FENCE)
        if not fence:
            lines.append(line if kind == "python" else "")
            continue
        lines.append("")
        if kind is not None:
            if line.rstrip() != FENCE:
                raise ValueError(f"line {number}: a block inside a block")
            kind = None
        elif (kind := line.removeprefix(FENCE)) not in KINDS:
            raise ValueError(f"line {number}: a block opened by {line!r}; known are {', '.join(KINDS)}")
    if kind is not None:
        raise ValueError("the last block is never closed")
    return "\n".join(lines) + "\n"


def run_page(page: str, working_directory: Path, cache: Path) -> subprocess.CompletedProcess[str]:
    """Run a page's script there. Compiled programs are kept in ``cache``, as for every test."""
    script = working_directory / "page.py"
    script.write_text(script_of(page), encoding="utf-8")
    environment = os.environ | {
        "PYTHONPATH": str(ROOT),
        "HF_HUB_OFFLINE": "1",
        "HFJAX_CACHE_DIR": str(cache),
        "HFJAX_CATALOG_FILE": str(working_directory / "models.toml"),
        "JAX_COMPILATION_CACHE_DIR": str(cache / "compiled"),
        "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0",
    }
    return subprocess.run(
        [sys.executable, "-P", str(script)],
        cwd=working_directory,
        env=environment,
        capture_output=True,
        text=True,
        timeout=LIMIT_S,
        check=False,
    )


@pytest.fixture(scope="session")
def models(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("models")
    text, other_text, image = MODELS
    tiny_models.make_model(folder / text, "llama")
    tiny_models.make_model(folder / other_text, "gemma3")
    tiny_pipelines.make_pipeline(folder / image, "stable-diffusion")
    return folder


@pytest.fixture
def working_directory(models: Path, tmp_path: Path) -> Path:
    for name in MODELS:
        (tmp_path / name).symlink_to(models / name, target_is_directory=True)
    listed = (f'[[model]]\nname = "{name}"\nfolder = "{models / name}"\n' for name in MODELS)  # by name, too
    (tmp_path / "models.toml").write_text("\n".join(listed), encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_page_runs(page: Path, working_directory: Path, shared_cache: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert script_of(text).strip(), "a page shows code"
    done = run_page(text + LAST_BLOCK, working_directory, shared_cache)
    assert done.returncode == 0, f"{page.name} (line numbers are the page's):\n{done.stderr[-4000:]}"


def test_every_experiment_has_a_page_that_is_run() -> None:
    assert {experiment.page for experiment in EXPERIMENTS.values()} <= {page.name for page in PAGES}


def test_a_page_that_breaks_is_seen_and_names_its_own_line(working_directory: Path, shared_cache: Path) -> None:
    page = "# Title\n```python\nx = 1\n```\n```text\nnot run\n```\n```python\nassert x == 2\n```\n"
    done = run_page(page, working_directory, shared_cache)
    assert done.returncode == 1 and "line 9" in done.stderr and "AssertionError" in done.stderr


@pytest.mark.parametrize("page", ["```py\nx\n```", "```\nx\n```", "- a\n  ```python\n  x\n  ```", "```python\nx"])
def test_a_block_that_would_be_left_out_silently(page: str) -> None:
    with pytest.raises(ValueError):
        script_of(page)
