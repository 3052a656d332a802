"""What tests ask of the events of an experiment."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TypeVar

from hfjax_demo.catalog import ModelKind
from hfjax_demo.lab.events import CheckResult, LabEvent, Measurement, Number, Remark
from hfjax_demo.lab.experiment import Experiment, LabModel

Kind = TypeVar("Kind", bound=LabEvent)


def lab_model(folder: Path, kind: ModelKind = ModelKind.TEXT) -> LabModel:
    return LabModel("org/tiny", "Tiny", kind, folder)


def of(kind: type[Kind], events: Iterable[LabEvent]) -> list[Kind]:
    return [event for event in events if isinstance(event, kind)]


def rows(events: Iterable[LabEvent]) -> dict[str, dict[str, Number]]:
    """The values of each row of the table by its label."""
    return {event.label: dict(event.values) for event in of(Measurement, events)}


def passed(events: Iterable[LabEvent]) -> list[bool]:
    return [check.passed for check in of(CheckResult, events)]


def words(events: Iterable[LabEvent]) -> str:
    return " ".join(remark.text for remark in of(Remark, events))


def has_columns_of(experiment: Experiment, values: Iterable[dict[str, Number]]) -> bool:
    keys = {column.key for column in experiment.columns}
    return all(keys <= set(row) for row in values)
