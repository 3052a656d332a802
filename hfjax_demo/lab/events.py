"""Events of a running experiment, and the formatting of their values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Number = float | int | str | None


@dataclass(frozen=True, slots=True)
class StageProgress:
    """What the experiment is doing; ``fraction`` is the overall progress, None if it is unknown."""

    message: str
    fraction: float | None = None


@dataclass(frozen=True, slots=True)
class Measurement:
    """A row of the table, and a bar of the chart if the experiment has one: values by column key."""

    label: str
    values: Mapping[str, Number]


@dataclass(frozen=True, slots=True)
class CheckResult:
    """A condition that must hold, whether it does, and its value in words ("largest difference 2.1e-06")."""

    what: str
    passed: bool
    detail: str


@dataclass(frozen=True, slots=True)
class Remark:
    """A sentence for the reader; ``warning`` marks an unexpected result."""

    text: str
    warning: bool = False


@dataclass(frozen=True, slots=True)
class ImageResult:
    """An image, as the bytes of a PNG file."""

    caption: str
    png: bytes


@dataclass(frozen=True, slots=True)
class FileResult:
    """A file to download; ``name`` is its suggested name."""

    name: str
    media_type: str
    content: bytes


@dataclass(frozen=True, slots=True)
class TableResult:
    """An additional table, for results that do not fit the experiment's columns."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Number, ...], ...] = field(default=())


LabEvent = StageProgress | Measurement | CheckResult | Remark | ImageResult | FileResult | TableResult

MISSING_VALUE = "\N{EN DASH}"


def written(value: Number, form: str = "{}") -> str:
    """Format a table value: a number by ``form`` (of ``str.format``), a string unchanged, None as a dash."""
    if value is None:
        return MISSING_VALUE
    if isinstance(value, str):
        return value
    return form.format(value)


def format_by_type(value: Number) -> str:
    """Format a value that has no form: integers with thousands separators, other numbers with four digits."""
    return written(value, "{:,}" if isinstance(value, int) else "{:,.4g}")
