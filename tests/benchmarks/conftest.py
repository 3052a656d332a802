"""What the tests of benchmarks share: no pauses, and sides that need no process of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

import pytest

from benchmarks import chat, image, quality, side_process, text
from benchmarks.side_process import SideFailed
from hfjax_demo.errors import HfjaxError


class ContestantHere:
    """A contestant in this process. Each child would import PyTorch or JAX again, which takes longer than all it measures."""

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
def _no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(side_process, "PAUSE_S", 0.0)


@pytest.fixture
def all_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every side in this process; that sides in processes of their own give the same is tested with ``benchmarks text``."""
    for module in (chat, image, quality, text):
        monkeypatch.setattr(module, "SideProcess", ContestantHere)
