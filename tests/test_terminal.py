"""The status line on a terminal and in a log, and tables."""

from __future__ import annotations

import io

from hfjax_demo.terminal import StatusLine, table


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_terminal_shows_one_line_that_goes_away() -> None:
    stream = Terminal()
    with StatusLine(stream) as status:
        status.show("fetching", 0.25)
        status.show("ready")
    shown = stream.getvalue()
    assert "fetching 25%" in shown and "\n" not in shown
    assert shown.endswith("\r" + " " * len("ready") + "\r")


def test_a_log_gets_a_line_a_stage() -> None:
    stream = io.StringIO()
    with StatusLine(stream) as status:
        for step in range(100):
            status.show("fetching", step / 100)
        status.show("loading")
    assert stream.getvalue() == "fetching 0%\nloading\n"


def test_columns_line_up() -> None:
    lines = table(["name", "n"], [["a", "1"], ["longer", "22"]]).splitlines()
    assert lines == ["name    n", "------  --", "a       1", "longer  22"]
