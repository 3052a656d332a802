"""What an experiment tells while it runs, and how its values are written for people."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Number = float | int | str | None


@dataclass(frozen=True, slots=True)
class Working:
    """What it is at; ``fraction`` of the whole, None where that cannot be told."""

    message: str
    fraction: float | None = None


@dataclass(frozen=True, slots=True)
class Measured:
    """A row of the table, and a bar of the chart where the experiment has one: values by the columns' keys.

    ``is_limit`` marks what the machine would allow at best, which is none of the ways that are compared.
    """

    label: str
    values: Mapping[str, Number]
    is_limit: bool = False


@dataclass(frozen=True, slots=True)
class Checked:
    """Something that has to hold, whether it does, and the number behind it in words ("largest difference 2.1e-06")."""

    what: str
    passed: bool
    detail: str


@dataclass(frozen=True, slots=True)
class Remarked:
    """A sentence for the reader; ``warning`` marks what went against expectation."""

    text: str
    warning: bool = False


@dataclass(frozen=True, slots=True)
class Pictured:
    """A picture, as the bytes of a PNG."""

    caption: str
    png: bytes


@dataclass(frozen=True, slots=True)
class Written:
    """A file for the reader to keep; ``name`` is what it should be called."""

    name: str
    media_type: str
    content: bytes


@dataclass(frozen=True, slots=True)
class Tabled:
    """A further table, for results that do not fit the columns of the experiment's own."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Number, ...], ...] = field(default=())


LabEvent = Working | Measured | Checked | Remarked | Pictured | Written | Tabled

NONE = "\N{EN DASH}"


def written(value: Number, form: str = "{}") -> str:
    """A value of a table as text: a number by ``form`` (of ``str.format``), a word as it is, a dash for none."""
    if value is None:
        return NONE
    if isinstance(value, str):
        return value
    try:
        return form.format(value)
    except (ValueError, IndexError, KeyError):  # a form for fractions, say, and a whole number beyond them
        return str(value)


def written_freely(value: Number) -> str:
    """The same for a value without a form: whole numbers by thousands, others to four digits."""
    return written(value, "{:,}" if isinstance(value, int) else "{:,.4g}")
