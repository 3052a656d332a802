"""What every benchmark ends with, and the reports on pictures, starts and ladders; :mod:`.text_reports` has those on text."""

from __future__ import annotations

import contextlib
import dataclasses
import importlib.metadata
import platform
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol, TypeVar

from ..terminal import table

PACKAGES = ("torch", "torchax", "jax", "transformers", "diffusers", "gradio", "cyllama")

AnyRow = TypeVar("AnyRow")


class Report(Protocol):
    """What a benchmark hands to the command line."""

    def table(self) -> str:
        """For people."""
        ...

    def as_json(self) -> dict[str, Any]:
        """For scripts."""
        ...


class Row(Protocol):
    """A frozen dataclass: its fields are the keys of a row in JSON."""

    __dataclass_fields__: ClassVar[dict[str, Any]]


def tabulate(columns: Sequence[tuple[str, Callable[[AnyRow], str]]], rows: Sequence[AnyRow]) -> str:
    """Rows as plain text; a column is its heading, and what it shows of a row."""
    return table([heading for heading, _ in columns], [[show(row) for _, show in columns] for row in rows])


def as_json(rows: Sequence[Row], device: str, **more: Any) -> dict[str, Any]:
    """What the JSON line of every benchmark holds; ``more`` is one benchmark's own."""
    return {"rows": [dataclasses.asdict(row) for row in rows], **more, "device": device, "versions": versions()}


def versions() -> dict[str, str]:
    """Of Python and of the packages that the figures depend on; those that are not installed are left out."""
    found = {"python": platform.python_version()}
    for package in PACKAGES:
        with contextlib.suppress(importlib.metadata.PackageNotFoundError):
            found[package] = importlib.metadata.version(package)
    return found


@dataclass(frozen=True, slots=True)
class ImageRow:
    """One measured alternative at one size; medians over the later pictures.

    ``first_s`` is the first picture, which compiles; ``seconds`` a later one; ``steps_per_s`` and ``step_s`` a denoising
    step (guidance included), ``decode_s`` from the last step to the picture; ``rss_mb`` is the most memory its process has
    had resident, loading included.
    """

    name: str
    precision: str
    size: int
    steps: int
    first_s: float
    seconds: float
    steps_per_s: float
    step_s: float
    decode_s: float
    rss_mb: float


@dataclass(frozen=True, slots=True)
class ImageReport:
    """The rows of all sizes; the first of each size is what the others are compared with."""

    rows: tuple[ImageRow, ...]
    device: str

    def table(self) -> str:
        """For people."""
        baseline = {row.size: row for row in reversed(self.rows)}
        columns: list[tuple[str, Callable[[ImageRow], str]]] = [
            ("", lambda row: row.name),
            ("precision", lambda row: row.precision),
            ("size", lambda row: f"{row.size} px"),
            ("first", lambda row: f"{row.first_s:.2f} s"),
            (f"later ({self.rows[0].steps} steps)", lambda row: f"{row.seconds:.2f} s"),
            ("speed", lambda row: f"{baseline[row.size].seconds / row.seconds:.2f}x"),
            ("step", lambda row: f"{row.step_s * 1000:.0f} ms"),
            ("decode", lambda row: f"{row.decode_s * 1000:.0f} ms"),
            ("peak MB", lambda row: f"{row.rss_mb:.0f}"),
            ("", lambda row: f"{row.rss_mb / baseline[row.size].rss_mb:.2f}x"),
        ]
        return tabulate(columns, self.rows)

    def as_json(self) -> dict[str, Any]:
        """For scripts."""
        return as_json(self.rows, self.device)


@dataclass(frozen=True, slots=True)
class StartRow:
    """One way to start; medians over the runs, each in seconds.

    ``first_token_s`` is the whole way from the start of the process. Its parts: ``imports_s`` until the program's modules are
    there; ``load_s`` the model's files, and whatever is checked; ``compile_s`` making programs or reading them from disk;
    ``request_s`` the rest, which ends with the first token. ``processor_s`` is the processor time of the whole way, all
    threads together, which a busy machine changes less.
    """

    name: str
    precision: str
    first_token_s: float
    imports_s: float
    load_s: float
    compile_s: float
    request_s: float
    processor_s: float


@dataclass(frozen=True, slots=True)
class StartReport:
    """The rows; the first is what the others are compared with."""

    rows: tuple[StartRow, ...]
    device: str

    def table(self) -> str:
        """For people."""
        first = self.rows[0]
        columns: list[tuple[str, Callable[[StartRow], str]]] = [
            ("", lambda row: row.name),
            ("precision", lambda row: row.precision),
            ("first token", lambda row: f"{row.first_token_s:.2f} s"),
            ("", lambda row: f"{row.first_token_s / first.first_token_s:.2f}x"),
            ("imports", lambda row: f"{row.imports_s:.2f} s"),
            ("load", lambda row: f"{row.load_s:.2f} s"),
            ("programs", lambda row: f"{row.compile_s:.2f} s"),
            ("request", lambda row: f"{row.request_s:.2f} s"),
            ("processor", lambda row: f"{row.processor_s:.2f} s"),
            ("", lambda row: f"{row.processor_s / first.processor_s:.2f}x"),
        ]
        return tabulate(columns, self.rows)

    def as_json(self) -> dict[str, Any]:
        """For scripts."""
        return as_json(self.rows, self.device)


@dataclass(frozen=True, slots=True)
class LadderReport:
    """The rows of an experiment of the lab, as it measured them.

    Attributes:
        columns: of the table: (key in a row's values, heading, how a number is written).
        rows: (name, values), in the order of the rungs; numbers by the experiment's own keys.
        common: what all rows share (``precision``, and ``conversations`` for text).
        rate: the key of the rate, "tokens_per_s" or "steps_per_s".
        limit_tokens_per_s: the weights read once per token; None for pictures.
        checks: (what has to hold, whether it does, the number behind it).
        remarks: what to know when reading the figures.
    """

    columns: tuple[tuple[str, str, str], ...]
    rows: tuple[tuple[str, Mapping[str, Any]], ...]
    common: Mapping[str, Any]
    rate: str
    limit_tokens_per_s: float | None
    checks: tuple[tuple[str, bool, str], ...]
    remarks: tuple[str, ...]
    device: str

    def table(self) -> str:
        """For people."""
        lines = []
        for name, values in self.rows:
            cells = [(form, values.get(key)) for key, _, form in self.columns]
            lines.append([name, *("" if value is None else form.format(value) for form, value in cells)])
        checks = [f"{'holds' if passed else 'FAILS'}: {what} ({detail})" for what, passed, detail in self.checks]
        return "\n".join([table(["", *(heading for _, heading, _ in self.columns)], lines), *checks, *self.remarks])

    def as_json(self) -> dict[str, Any]:
        """For scripts."""
        wanted = (self.rate, "seconds", "ttft_s", "rss_mb")
        limit = {} if self.limit_tokens_per_s is None else {"limit_tokens_per_s": self.limit_tokens_per_s}
        return {
            "rows": [{"name": name, **self.common, **dict.fromkeys(wanted), **values} for name, values in self.rows],
            **limit,
            "checks": [{"what": what, "passed": passed, "detail": detail} for what, passed, detail in self.checks],
            "device": self.device,
            "versions": versions(),
        }
