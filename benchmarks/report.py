"""What every benchmark ends with: a :class:`Report`, as a table for people and as a JSON object for scripts."""

from __future__ import annotations

import contextlib
import dataclasses
import importlib.metadata
import platform
import statistics
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hfjax_demo.terminal import table

PACKAGES = ("torch", "torchax", "jax", "transformers", "diffusers", "gradio", "cyllama", "openvino")

Row = Mapping[str, Any]
"""A row by the keys that it has in JSON."""


@dataclass(frozen=True, slots=True)
class Skipped:
    """A side that could not take part, and why."""

    name: str
    precision: str
    reason: str

    def __str__(self) -> str:
        return f"{self.name}, {self.precision} ({self.reason.rstrip('.')})"


@dataclass(frozen=True, slots=True)
class Report:
    """What a benchmark found.

    Attributes:
        table: the rows for people, usually made by :func:`tabulate`.
        device: where this program computed.
        notes: lines below the table: what to know when reading it.
        skipped: who could not take part.
        values: what the JSON object holds besides, by its keys.
    """

    rows: Sequence[Row]
    table: str
    device: str
    notes: Sequence[str] = ()
    skipped: Sequence[Skipped] = ()
    values: Mapping[str, Any] = field(default_factory=dict)

    def text(self) -> str:
        """For people."""
        return "\n".join([self.table, *self.notes, *(f"not measured: {item}" for item in self.skipped)])

    def as_json(self) -> dict[str, Any]:
        """For scripts."""
        return {
            "rows": self.rows,
            **self.values,
            "skipped": [dataclasses.asdict(item) for item in self.skipped],
            "device": self.device,
            "versions": versions(),
        }


def tabulate(rows: Sequence[Row], *columns: tuple[str, str | Callable[[Row], str]], markdown: bool = False) -> str:
    """Rows as plain text or Markdown; a column is its heading, and a format of a row's values or what makes a text of a row."""
    header = [heading for heading, _ in columns]
    cells = [[show.format_map(row) if isinstance(show, str) else show(row) for _, show in columns] for row in rows]
    if markdown:
        rule = "|---" * len(columns) + "|"
        return "\n".join(rule if line is None else f"| {' | '.join(line)} |" for line in (header, None, *cells))
    return table(header, cells)


def milliseconds(key: str) -> Callable[[Row], str]:
    """A column of seconds, such as ``12 ms``; empty where there are none."""
    return lambda row: "" if row[key] is None else f"{row[key] * 1000:.0f} ms"


def medians(runs: Sequence[Any]) -> dict[str, float]:
    """Of every field of the runs, which are dataclasses of numbers."""
    fields = [each.name for each in dataclasses.fields(runs[0])]
    return {name: statistics.median(getattr(run, name) for run in runs) for name in fields}


def versions() -> dict[str, str]:
    """Of Python and of the packages that the figures depend on; those that are not installed are left out."""
    found = {"python": platform.python_version()}
    for package in PACKAGES:
        with contextlib.suppress(importlib.metadata.PackageNotFoundError):
            found[package] = importlib.metadata.version(package)
    return found
