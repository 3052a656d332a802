"""What every benchmark ends with: a :class:`Report`, as a table for people and as a JSON object for scripts."""

from __future__ import annotations

import contextlib
import dataclasses
import importlib.metadata
import platform
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, ClassVar, Protocol, TypeVar

from hfjax_demo.terminal import table

PACKAGES = ("torch", "torchax", "jax", "transformers", "diffusers", "gradio", "cyllama", "openvino")

AnyRow = TypeVar("AnyRow")


class Row(Protocol):
    """A frozen dataclass: its fields are the keys of a row in JSON."""

    __dataclass_fields__: ClassVar[dict[str, Any]]


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
        rows: dataclasses, or mappings where somebody else measured them.
        table: the rows for people, usually made by :func:`tabulate`.
        device: where this program computed.
        notes: lines below the table: what to know when reading it.
        skipped: who could not take part.
        values: what the JSON object holds besides, by its keys.
    """

    rows: tuple[Row | Mapping[str, Any], ...]
    table: str
    device: str
    notes: tuple[str, ...] = ()
    skipped: tuple[Skipped, ...] = ()
    values: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))

    def text(self) -> str:
        """For people."""
        return "\n".join([self.table, *self.notes, *(f"not measured: {item}" for item in self.skipped)])

    def as_json(self) -> dict[str, Any]:
        """For scripts."""
        return {
            "rows": [dict(row) if isinstance(row, Mapping) else dataclasses.asdict(row) for row in self.rows],
            **self.values,
            "skipped": [dataclasses.asdict(item) for item in self.skipped],
            "device": self.device,
            "versions": versions(),
        }


def tabulate(columns: Sequence[tuple[str, Callable[[AnyRow], str]]], rows: Sequence[AnyRow]) -> str:
    """Rows as plain text; a column is its heading, and what it shows of a row."""
    return table([heading for heading, _ in columns], [[show(row) for _, show in columns] for row in rows])


def milliseconds(seconds: float | None) -> str:
    """Seconds as text, such as ``12 ms``; an empty text for None."""
    return "" if seconds is None else f"{seconds * 1000:.0f} ms"


def versions() -> dict[str, str]:
    """Of Python and of the packages that the figures depend on; those that are not installed are left out."""
    found = {"python": platform.python_version()}
    for package in PACKAGES:
        with contextlib.suppress(importlib.metadata.PackageNotFoundError):
            found[package] = importlib.metadata.version(package)
    return found
