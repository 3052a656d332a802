"""The result of every benchmark, a :class:`Report`: as a table, and as a JSON object for scripts."""

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

PACKAGES = ("torch", "torchax", "jax", "transformers", "diffusers", "gradio", "openvino")

Row = Mapping[str, Any]
"""A row, by its keys in JSON."""


@dataclass(frozen=True, slots=True)
class SkippedSide:
    """A side that could not be measured, and why."""

    name: str
    precision: str
    reason: str

    def __str__(self) -> str:
        return f"{self.name}, {self.precision} ({self.reason.rstrip('.')})"


@dataclass(frozen=True, slots=True)
class Report:
    """The result of a benchmark."""

    rows: Sequence[Row]
    table: str  # the rows as text, usually from :func:`tabulate`
    device: str  # that this program used
    notes: Sequence[str] = ()  # lines below the table that explain it
    skipped: Sequence[SkippedSide] = ()  # that could not be measured
    values: Mapping[str, Any] = field(default_factory=dict)  # further ones of the JSON object, by key

    def text(self) -> str:
        """Return the report as text."""
        return "\n".join([self.table, *self.notes, *(f"not measured: {item}" for item in self.skipped)])

    def as_json(self) -> dict[str, Any]:
        """Return the report as a JSON object."""
        skipped = [dataclasses.asdict(item) for item in self.skipped]
        return {"rows": self.rows, **self.values, "skipped": skipped, "device": self.device, "versions": versions()}


def tabulate(rows: Sequence[Row], *columns: tuple[str, str | Callable[[Row], str]], markdown: bool = False) -> str:
    """Return rows as plain text or Markdown. A column is a heading, and a format string or function that returns a row's cell."""
    header = [heading for heading, _ in columns]
    cells = [[show.format_map(row) if isinstance(show, str) else show(row) for _, show in columns] for row in rows]
    if markdown:
        first, *others = (f"| {' | '.join(line)} |" for line in (header, *cells))
        return "\n".join([first, "|---" * len(columns) + "|", *others])
    return table(header, cells)


def milliseconds_column(key: str) -> Callable[[Row], str]:
    """Return a column that shows seconds as ``12 ms``, for example, and is empty for None."""
    return lambda row: "" if row[key] is None else f"{row[key] * 1000:.0f} ms"


def medians(runs: Sequence[Row]) -> dict[str, float]:
    """Return the median of every value of the runs, which have the same keys."""
    return {key: statistics.median(run[key] for run in runs) for key in runs[0]}


def versions() -> dict[str, str]:
    """Return the versions of Python and of the packages that affect the figures, without those that are not installed."""
    found = {"python": platform.python_version()}
    for package in PACKAGES:
        with contextlib.suppress(importlib.metadata.PackageNotFoundError):
            found[package] = importlib.metadata.version(package)
    return found
