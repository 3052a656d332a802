"""What an experiment tells while it runs, and how that crosses from the child process: one JSON object a line."""

from __future__ import annotations

import base64
import dataclasses
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Number = float | int | str | None


@dataclass(frozen=True, slots=True)
class Working:
    """What it is at; ``fraction`` of the whole, None where that cannot be told."""

    message: str
    fraction: float | None = None


@dataclass(frozen=True, slots=True)
class Measured:
    """A row of the table, and a bar of the chart where the experiment has one: values by the columns' keys."""

    label: str
    values: Mapping[str, Number]


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
    """A table of its own: what a row of measurements cannot hold."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Number, ...], ...] = field(default=())


LabEvent = Working | Measured | Checked | Remarked | Pictured | Written | Tabled

_CLASSES: dict[str, type[Any]] = {
    cls.__name__: cls for cls in (Working, Measured, Checked, Remarked, Pictured, Written, Tabled)
}
_BYTES = ("png", "content")


def to_json(event: LabEvent) -> str:
    """One line, without a line break in it."""
    values = {name.name: getattr(event, name.name) for name in dataclasses.fields(event)}
    for name in _BYTES:
        if name in values:
            values[name] = base64.b64encode(values[name]).decode()
    return json.dumps({"event": type(event).__name__, **values})


def from_json(line: str) -> LabEvent:
    """The event of such a line.

    Raises:
        ValueError: it is none.
    """
    try:
        values = json.loads(line)
        cls = _CLASSES[values.pop("event")]
        for name in _BYTES:
            if name in values:
                values[name] = base64.b64decode(values[name])
        if cls is Tabled:
            values["columns"] = tuple(values["columns"])
            values["rows"] = tuple(tuple(row) for row in values["rows"])
        event: LabEvent = cls(**values)
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"no event of an experiment: {line[:80]}") from error
    return event
