"""What is made of an advisory check: what was found, what was not asked, and what was asked about."""

from __future__ import annotations

from typing import Any

import pytest

from . import audit
from .deployed import required

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
