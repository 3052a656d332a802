"""The lab's ladders from the command line: the same experiment, in the same process of its own, as a table and a JSON line."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..catalog import ModelKind
from ..errors import EngineFailed
from ..lab.events import Checked, Measured, Remarked, Working
from ..lab.experiment import Experiment, LabModel
from ..lab.experiments import find
from ..lab.process import LabRun
from ..terminal import table
from .report import Report

LIMIT_S = 3600.0  # whoever waits here knows it


def ladder_of(kind: ModelKind) -> Experiment:
    """The ladder of a kind of model."""
    return find("decoding" if kind is ModelKind.TEXT else "diffusion")


def run(model: LabModel, options: Mapping[str, Any], on_progress: Callable[[str, float | None], None]) -> Report:
    """Climb the ladder of this model's kind.

    Args:
        options: of the experiment; those left out have their defaults.

    Raises:
        InvalidRequest: an option that cannot be used.
        EngineFailed: the experiment broke.
    """
    experiment = ladder_of(model.kind)
    rows: list[Measured] = []
    checks: list[Checked] = []
    remarks: list[str] = []
    limit: float | None = None
    with LabRun(experiment, model, experiment.check(options), limit_s=LIMIT_S) as events:
        for event in events:
            if isinstance(event, Working):
                on_progress(event.message, event.fraction)
            elif isinstance(event, Measured):
                rows.append(event)
                if event.is_limit:
                    limit = float(event.values["tokens_per_s"] or 0)
            elif isinstance(event, Checked):
                checks.append(event)
            elif isinstance(event, Remarked):
                remarks.append(event.text)
    if not rows:
        raise EngineFailed("The ladder ended before it had measured anything; run it again.")
    # After the child has ended, and with it its hold on the device: asking takes hold of it.
    from ..runtime.device import device_label

    return make_report(experiment, model.kind, rows, limit, checks, remarks, device_label())


def make_report(
    experiment: Experiment,
    kind: ModelKind,
    measured: Sequence[Measured],
    limit_tokens_per_s: float | None,
    checks: Sequence[Checked],
    remarks: Sequence[str],
    device: str,
) -> Report:
    """The rows of an experiment of the lab, as it measured them, with the keys of all benchmarks' rows.

    Args:
        measured: in the order of the rungs; numbers by the experiment's own keys.
        limit_tokens_per_s: the weights read once per token; None for pictures.
        checks: what has to hold, and whether it does.
        remarks: what to know when reading the figures.
    """
    text = kind is ModelKind.TEXT
    common = {"precision": "float32", **({"conversations": 1} if text else {})}
    always = ("tokens_per_s" if text else "steps_per_s", "seconds", "ttft_s", "rss_mb")
    lines = []
    for row in measured:
        cells = [(column.form, row.values.get(column.key)) for column in experiment.columns]
        lines.append([row.label, *("" if value is None else form.format(value) for form, value in cells)])
    told = [f"{'holds' if check.passed else 'FAILS'}: {check.what} ({check.detail})" for check in checks]
    return Report(
        tuple({"name": row.label, **common, **dict.fromkeys(always), **row.values} for row in measured),
        table(["", *(column.heading for column in experiment.columns)], lines),
        device,
        notes=(*told, *remarks),
        values={
            **({} if limit_tokens_per_s is None else {"limit_tokens_per_s": limit_tokens_per_s}),
            "checks": [dataclasses.asdict(check) for check in checks],
        },
    )
