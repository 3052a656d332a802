"""requirements.txt has what the program imports, other files name its versions, and what is made of an advisory check."""

from __future__ import annotations

import ast
import importlib.metadata
import re
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from . import audit
from .deployed import REPOSITORY, required

PACKAGE = "hfjax_demo"
OPTIONAL = {"mcp"}  # looked for before it is imported, where somebody's settings want it
PART_OF = {"pydantic-core": "pydantic"}  # pydantic asks for exactly one version of it


def test_what_is_imported_is_required() -> None:
    owners = importlib.metadata.packages_distributions()
    names = {re.match(r"[\w.-]+", line)[0] for line in required()}  # type: ignore[index]
    allowed = {normalized(name) for name in names}
    for path, module in imports_of_others():
        distributions = {normalized(name) for name in owners.get(module, [module])}
        if module in OPTIONAL:
            continue
        distributions |= {PART_OF[name] for name in distributions & PART_OF.keys()}
        assert distributions & allowed, f"{path} imports {module}, which requirements.txt does not have"


def test_a_pinned_version_is_the_same_everywhere() -> None:
    """In what developers install on top, and in what the pages say to install."""
    pins = dict(line.split("==") for line in required() if "==" in line)
    pages = [*REPOSITORY.glob("*.md"), *(REPOSITORY / "docs").glob("*.md"), REPOSITORY / "requirements-dev.txt"]
    said = [
        (path.name, package, version)
        for path in pages
        for package, version in re.findall(r"\b([a-z_]+)(?:\[[a-z0-9,]+\])?==([\w.]+)", path.read_text("utf-8"))
        if package in pins
    ]
    assert {package for _, package, _ in said} >= {"gradio", "jax"}
    assert [where for where in said if pins[where[1]] != where[2]] == []


def normalized(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def imports_of_others() -> Iterator[tuple[str, str]]:
    """Each file of the program with each top-level module that is neither its own nor Python's."""
    for path in sorted((REPOSITORY / PACKAGE).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                modules = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                modules = [node.module]
            else:
                continue
            for top in {module.split(".")[0] for module in modules} - {PACKAGE, *sys.stdlib_module_names}:
                yield str(path.relative_to(REPOSITORY)), top


UNKNOWN = {"name": "torch", "skip_reason": "Dependency not found"}
SOUND = {"name": "numpy", "version": "2.2", "vulns": []}
ADVISORY = {"id": "PYSEC-1", "aliases": ["CVE-1"], "fix_versions": ["3.2"]}
FAULTY = {"name": "jinja2", "version": "3.1", "vulns": [ADVISORY]}


@pytest.mark.parametrize(
    ("packages", "status", "said"),
    [
        ([UNKNOWN], 0, "Nothing was checked"),
        ([UNKNOWN, SOUND], 0, "No advisory is known for 1 packages.\nNot known to the index: torch"),
        ([SOUND, FAULTY], 1, "jinja2 3.1: PYSEC-1 (CVE-1), mended in 3.2"),
    ],
)
def test_what_is_made_of_an_answer(packages: list[Any], status: int, said: str) -> None:
    got, text = audit.verdict({"dependencies": packages})
    assert got == status and text.startswith(said)


def test_what_comes_with_what_is_required_is_asked_about() -> None:
    versions = audit.installed(required())
    assert versions["torch"] and "+" not in versions["torch"]
    assert {"jinja2", "starlette", "anyio", "idna"} <= versions.keys()  # the last two by others alone
    assert "pytest" not in versions
