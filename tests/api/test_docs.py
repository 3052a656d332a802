"""``docs/api.md`` and the README's section on the API run, as a reader who copies their code would run it.

The Python blocks of a page are one script, in a process of its own, without anything of this repository on its path: all it
knows of the server is what OpenAI's client reads from the environment. Then each ``curl`` is run.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.test_docs import LIMIT_S, ROOT, script_of

from .serving import Serving

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.usefixtures("processes"), pytest.mark.release]

PAGE = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
README = (ROOT / "README.md").read_text(encoding="utf-8")
SECTION = README.partition("\n## API\n")[2].partition("\n## ")[0]


@pytest.fixture(scope="module")
def catalogue(models: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Tiny models under the names that the pages use."""
    file = tmp_path_factory.mktemp("catalogue") / "models.toml"
    file.write_text(
        f'[[model]]\nname = "smollm2-135m-instruct"\nfolder = "{models.parent / "text"}"\n'
        f'[[model]]\nname = "emoji-diffusion"\nkind = "image"\nfolder = "{models.parent / "pictures"}"\n',
        encoding="utf-8",
    )
    return file


@pytest.mark.parametrize(("page", "least"), [(PAGE, 6), (SECTION, 1)], ids=["docs/api.md", "README"])
def test_a_page_runs(page: str, least: int, catalogue: Path, serve: Callable[..., Serving], tmp_path: Path) -> None:
    assert page.count("```python") >= least
    server = serve(catalog_file=catalogue, default_model="smollm2-135m-instruct")
    environ = {
        **{name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
        "OPENAI_BASE_URL": f"{server.url}/v1",
        "OPENAI_API_KEY": "none",
    }
    script = tmp_path / "page.py"
    script.write_text(script_of(page), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-P", str(script)],
        cwd=tmp_path,
        env=environ,
        capture_output=True,
        text=True,
        timeout=LIMIT_S,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-4000:]
    for command in re.findall(r"```sh\n(curl .*?)```", page, re.DOTALL):
        done = subprocess.run(
            ["bash", "-ec", command], env=environ, capture_output=True, text=True, timeout=LIMIT_S, check=True
        )
        assert json.loads(done.stdout)["usage"]["completion_tokens"] == 4


def test_the_page_names_every_code_and_figure_that_a_host_has_to_know() -> None:
    from hfjax_demo.api import errors

    source = Path(errors.__file__).parent
    codes = {
        code
        for file in source.glob("*.py")
        for code in re.findall(r'\bcode(?:: str \| None)? ?= ?"(\w+)"', file.read_text(encoding="utf-8"))
    }
    told = {"missing_required_parameter", "invalid_type", "method_not_allowed", "internal_error"}
    assert {code for code in codes - told if f"`{code}`" not in PAGE} == set()
