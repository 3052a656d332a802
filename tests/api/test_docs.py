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
from typing import Any

import jsonschema
import pytest

from hfjax_demo.api.endpoints import ENDPOINTS, openapi_document
from tests.test_docs import LIMIT_S, ROOT, script_of

from .serving import LONG, Serving
from .test_refusals import USUAL

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
    environ = os.environ | {"OPENAI_BASE_URL": f"{server.url}/v1", "OPENAI_API_KEY": "none"}
    environ.pop("PYTHONPATH", None)

    def run(*command: str) -> str:
        about: Any = {"cwd": tmp_path, "env": environ, "capture_output": True, "text": True, "timeout": LIMIT_S}
        done = subprocess.run(command, **about, check=False)
        assert done.returncode == 0, done.stderr[-4000:]
        return str(done.stdout)

    (tmp_path / "page.py").write_text(script_of(page), encoding="utf-8")
    run(sys.executable, "-P", "page.py")
    for command in re.findall(r"```sh\n(curl .*?)```", page, re.DOTALL):
        assert json.loads(run("bash", "-ec", command))["usage"]["completion_tokens"] == 4


def test_the_page_names_every_code_that_a_host_has_to_know() -> None:
    told = {"missing_required_parameter", "invalid_type", "method_not_allowed", "internal_error"}
    sources = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "hfjax_demo" / "api").glob("*.py"))
    codes = set(re.findall(r'\bcode(?:: str \| None)? ?= ?"(\w+)"', sources)) - told
    assert codes and {code for code in codes if f"`{code}`" not in PAGE} == set()


def test_every_endpoint_is_described_as_clients_use_it() -> None:
    document = openapi_document()
    assert {*ENDPOINTS, "/v1/models"} <= set(document["paths"])
    assert json.loads(json.dumps(document)) == document
    for path, body in USUAL.items():
        [content] = document["paths"][path]["post"]["requestBody"]["content"].values()
        described = {**content["schema"], "components": document["components"]}
        jsonschema.validate({**body, "model": None}, described)
        for wrong in ({"tempo": 1}, {"model": 3}):
            with pytest.raises(jsonschema.ValidationError):
                jsonschema.validate(body | wrong, described)


def test_whatever_can_be_made_of_it_breaks_nothing(server: Serving) -> None:
    """Of the release: bodies that the description allows, and such as it does not."""
    schemathesis = pytest.importorskip("schemathesis")
    hypothesis = pytest.importorskip("hypothesis")
    api = schemathesis.openapi.from_url(f"{server.url}/openapi.json")
    broken: list[str] = []
    # What makes an answer a short one.
    short = dict.fromkeys(("/v1/chat/completions", "/v1/completions", "/v1/messages"), "max_tokens")
    short["/v1/responses"] = "max_output_tokens"
    for operation in api.get_all_operations():

        @hypothesis.given(case=operation.ok().as_strategy())
        @hypothesis.settings(
            max_examples=25, deadline=None, database=None, suppress_health_check=[*hypothesis.HealthCheck]
        )
        def tried(case: Any) -> None:
            if isinstance(case.body, dict) and case.path in short:
                case.body[short[case.path]] = 1
            answer = case.call(timeout=LONG)
            if answer.status_code >= 500:
                broken.append(f"{case.method} {case.path}: {case.body!r:.300}")
            [kind] = answer.headers["content-type"]
            assert kind.partition(";")[0] in ("application/json", "text/event-stream", "text/plain"), case.path

        tried()
    assert not broken, broken[:5]
