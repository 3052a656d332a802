"""What the tests of benchmarks share: no pauses, small settings, and sides that need no process of their own."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

import pytest

from benchmarks import chat, image, quality, side_process, text
from benchmarks.__main__ import main
from benchmarks.side_process import SideFailed
from hfjax_demo.errors import HfjaxError
from tests import tiny_models

Printed = Callable[..., tuple[list[str], Any]]
"""Runs a benchmark; gives the lines of its table, and its JSON."""

Refused = Callable[..., str]
"""Runs a benchmark that fails with exit status 2, or another ``status``; gives the last line on stderr."""


def each(option: str, *values: object) -> list[object]:
    """The arguments that give an option several values."""
    return [argument for value in values for argument in (option, value)]


class SideHere:
    """A side in this process. Each child would import PyTorch or JAX again, which takes longer than all it measures."""

    def __init__(self, make: Callable[..., Any], *arguments: Any) -> None:
        self._make = lambda: make(*arguments)
        self._made: Any = None

    def call(self, method: str, *arguments: Any) -> Any:
        try:
            self._made = self._made or self._make()
            return getattr(self._made, method)(*arguments)
        except HfjaxError as error:
            raise SideFailed(str(error).rstrip(".")) from error

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        self._made = None


@pytest.fixture(autouse=True)
def _small(shared_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(side_process, "PAUSE_S", 0.0)
    monkeypatch.setenv("HFJAX_CACHE_DIR", str(shared_cache))
    monkeypatch.setenv("HFJAX_CONTEXT_LENGTH", "128")


@pytest.fixture
def all_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every side in this process; that sides in processes of their own give the same is tested with ``benchmarks text``."""
    for module in (chat, image, quality, text):
        monkeypatch.setattr(module, "SideProcess", SideHere)


@pytest.fixture(scope="session")
def llama(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tiny_models.make_model(tmp_path_factory.mktemp("benchmarks") / "llama", "llama")


@pytest.fixture
def printed(capsys: pytest.CaptureFixture[str]) -> Printed:
    def run(*arguments: object) -> tuple[list[str], Any]:
        assert main([str(argument) for argument in arguments]) == 0, capsys.readouterr().err
        *table, line = capsys.readouterr().out.splitlines()
        return table, json.loads(line)

    return run


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str]) -> Refused:
    def run(*arguments: object, status: int = 2) -> str:
        assert main([str(argument) for argument in arguments]) == status
        out, err = capsys.readouterr()
        assert out == ""
        return err.splitlines()[-1]

    return run
