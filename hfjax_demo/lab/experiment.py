"""What an experiment is, as the page and the command line see it: nothing here imports JAX or PyTorch."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType
from typing import Any

from ..catalog import ModelKind
from ..errors import InvalidRequest

MAX_TEXT_CHARACTERS = 20_000


class OptionKind(StrEnum):
    """How an option is asked for."""

    WHOLE_NUMBER = "whole number"
    TEXT = "text"
    LINES = "lines"  # one entry a line
    CHOICE = "choice"
    YES_NO = "yes or no"


@dataclass(frozen=True, slots=True)
class Option:
    """Something a visitor may set. ``most`` bounds a number, or the lines of a text of lines."""

    name: str
    label: str
    kind: OptionKind
    default: Any
    least: int = 0
    most: int = 1_000_000
    choices: tuple[str, ...] = ()

    def check(self, value: Any) -> Any:
        """The value, if it can be used.

        Raises:
            InvalidRequest: it cannot; says what can.
        """
        if self.kind is OptionKind.WHOLE_NUMBER:
            if isinstance(value, bool) or not isinstance(value, (int, float)) or not math.isfinite(value):
                raise InvalidRequest(f"{self.label} must be a whole number.")
            if value != int(value) or not self.least <= value <= self.most:
                raise InvalidRequest(
                    f"{self.label} is {value:g}; choose a whole number from {self.least} to {self.most}."
                )
            return int(value)
        if self.kind is OptionKind.YES_NO:
            if not isinstance(value, bool):
                raise InvalidRequest(f"{self.label} must be yes or no.")
            return value
        if not isinstance(value, str) or len(value) > MAX_TEXT_CHARACTERS:
            raise InvalidRequest(f"{self.label} must be a text of at most {MAX_TEXT_CHARACTERS:,} characters.")
        if self.kind is OptionKind.CHOICE and value not in self.choices:
            raise InvalidRequest(f"{self.label} is {value[:40]!r}; choose one of {', '.join(self.choices)}.")
        if self.kind is OptionKind.LINES:
            lines = [line.strip() for line in value.splitlines() if line.strip()]
            if not max(1, self.least) <= len(lines) <= self.most:
                raise InvalidRequest(
                    f"{self.label} has {len(lines)} lines; give {max(1, self.least)} to {self.most}, one entry a line."
                )
        return value


@dataclass(frozen=True, slots=True)
class Column:
    """A column of the table: the key in :attr:`.events.Measured.values`, its heading, and how a number is written."""

    key: str
    heading: str
    form: str = "{}"  # str.format of one value


@dataclass(frozen=True, slots=True)
class LabModel:
    """The model an experiment runs on: a folder of this machine."""

    name: str
    title: str
    kind: ModelKind
    folder: Path


@dataclass(frozen=True, slots=True)
class Experiment:
    """One experiment.

    Attributes:
        name: what the command line calls it.
        title: what the page calls it.
        summary: what it shows, in a sentence or two.
        kinds: of models it runs on; empty: it needs none.
        function: "hfjax_demo.lab.module:function", a generator of events that takes a :class:`LabModel` (or None) and
            the options; imported only in the child.
        shown: names of the functions whose code is shown beside the figures, the ones worth copying: of the module, or
                ``neighbour.name`` for one of another module beside it.
        columns: of its table.
        chart: the key of the column that is drawn as bars; None: no chart.
        options: what can be set.
        environment: of the child, besides the parent's.
        cost: seconds and bytes of memory that it takes about, from the model's parameters (0 without a model), on a machine
            of two cores; for people to decide by.
        page: its page in ``docs/``.
    """

    name: str
    title: str
    summary: str
    kinds: frozenset[ModelKind]
    function: str
    shown: tuple[str, ...]
    columns: tuple[Column, ...]
    cost: Callable[[int], tuple[float, int]]
    page: str
    chart: str | None = None
    options: tuple[Option, ...] = ()
    environment: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))

    def check(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Every option's value: the one given, or its default.

        Raises:
            InvalidRequest: one cannot be used, or is none of this experiment's.
        """
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                choices = f"choose among {', '.join(known)}" if known else "it has none"
                raise InvalidRequest(f"{self.title} has no option {name[:40]!r}; {choices}.")
        return {name: option.check(given.get(name, option.default)) for name, option in known.items()}
