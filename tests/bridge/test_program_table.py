"""The table of an engine's programs: those that fail, those that are made for later, and those that are dropped."""

from __future__ import annotations

from concurrent.futures import Future

import pytest

from hfjax_demo.bridge.programs.program_table import CompilationExecutor, CompilationFailed, ProgramTable


class Made:
    """Makes programs, and fails for as long as ``broken``."""

    def __init__(self) -> None:
        self.tried: list[str] = []
        self.broken = True
        self.table: ProgramTable[str] = ProgramTable(CompilationExecutor(), self._make)

    def _make(self, name: str) -> str:
        self.tried.append(name)
        if self.broken:
            raise ZeroDivisionError(f"no {name}")
        return name.upper()


def test_whoever_wants_it_is_told_and_whoever_asks_anew_has_it_tried_again() -> None:
    made = Made()
    for _ in range(2):
        with pytest.raises(CompilationFailed, match="no a") as caught:
            made.table.request_program("a")
    assert isinstance(caught.value.reason, ZeroDivisionError) and made.tried == ["a"]

    made.broken = False
    assert made.table.request_program("b"), "another one is not meant"
    with pytest.raises(CompilationFailed):
        made.table.request_program("a")
    made.table.retry_failed()
    assert made.table.request_program("a") and made.tried == ["a", "b", "a"]


def test_a_failure_that_came_before_somebody_asked_is_not_told_to_them() -> None:
    class Later(CompilationExecutor):
        def start(self, make: object) -> Future[str]:
            futures.append(Future())
            return futures[-1]

    futures: list[Future[str]] = []
    table: ProgramTable[str] = ProgramTable(Later(), str.upper)
    assert not table.request_program("a")
    futures[0].set_exception(ZeroDivisionError("no a"))
    table.retry_failed()  # before anybody has looked whether it is there
    assert not table.request_program("a")
    futures[1].set_result("A")
    assert table.request_program("a")


def test_ahead_nobody_is_told_and_it_is_tried_once() -> None:
    made = Made()
    assert not any(made.table.ahead("a") for _ in range(3))
    assert made.tried == ["a"] and made.table.has_failed("a")

    made.broken = False
    made.table.retry_failed()
    assert not made.table.ahead("a"), "that somebody asks for something is no reason"
    assert made.table.request_program("a") and made.table.ahead("a") and not made.table.has_failed("a")
    assert made.tried == ["a", "a"]


def test_what_can_be_loaded_again_is_in_memory_only_while_it_is_used() -> None:
    tried: list[tuple[str, str]] = []

    def make(name: str) -> str:
        tried.append(("loaded", name))
        return name.upper()

    def store(name: str) -> None:
        tried.append(("stored", name))

    table: ProgramTable[str] = ProgramTable(CompilationExecutor(), make, store)
    table.prepare("a")
    table.prepare("a")
    assert table.is_made("a") and not table.there and tried == [("stored", "a")]
    assert table.request_program("a") and table.request_program("b") and table.use("a") == "A"
    table.drop_unused(60)
    assert set(table.there) == {"a", "b"}, "both have been used lately"
    table.drop_unused(-1)
    assert not table.there and table.is_made("a") and table.is_made("b")
    assert table.request_program("b") and table.use("b") == "B"

    kept: ProgramTable[str] = ProgramTable(CompilationExecutor(), make)
    kept.prepare("c")
    kept.drop_unused(-1)
    assert kept.there == {"c": "C"}, "it would have to be compiled again"
