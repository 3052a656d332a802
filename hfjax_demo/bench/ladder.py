"""The lab's ladders from the command line: the same experiment, in the same process of its own, as a table and a JSON line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..catalog import ModelKind
from ..errors import EngineFailed
from ..lab.events import Checked, Measured, Remarked, Working
from ..lab.experiment import Experiment, LabModel
from ..lab.experiments import find
from ..lab.process import LabRun
from .report import LadderReport

LIMIT_S = 3600.0  # whoever waits here knows it


def ladder_of(kind: ModelKind) -> Experiment:
    """The ladder of a kind of model."""
    return find("decoding" if kind is ModelKind.TEXT else "diffusion")


def run(model: LabModel, options: Mapping[str, Any], on_progress: Callable[[str, float | None], None]) -> LadderReport:
    """Climb the ladder of this model's kind.

    Args:
        options: of the experiment; those left out have their defaults.

    Raises:
        InvalidRequest: an option that cannot be used.
        EngineFailed: the experiment broke.
    """
    experiment = ladder_of(model.kind)
    rows: list[tuple[str, Mapping[str, Any]]] = []
    checks: list[tuple[str, bool, str]] = []
    remarks: list[str] = []
    limit: float | None = None
    with LabRun(experiment, model, experiment.check(options), limit_s=LIMIT_S) as events:
        for event in events:
            if isinstance(event, Working):
                on_progress(event.message, event.fraction)
            elif isinstance(event, Measured) and event.label.startswith("limit"):
                limit = float(event.values["tokens_per_s"] or 0)
                rows.append((event.label, event.values))
            elif isinstance(event, Measured):
                rows.append((event.label, event.values))
            elif isinstance(event, Checked):
                checks.append((event.what, event.passed, event.detail))
            elif isinstance(event, Remarked):
                remarks.append(event.text)
    if not rows:
        raise EngineFailed("The ladder ended before it had measured anything; run it again.")
    # After the child has ended, and with it its hold on the device: asking takes hold of it.
    from ..runtime.device import device_label

    text = model.kind is ModelKind.TEXT
    return LadderReport(
        columns=tuple((column.key, column.heading, column.form) for column in experiment.columns),
        rows=tuple(rows),
        common={"precision": "float32", **({"conversations": 1} if text else {})},
        rate="tokens_per_s" if text else "steps_per_s",
        limit_tokens_per_s=limit,
        checks=tuple(checks),
        remarks=tuple(remarks),
        device=device_label(),
    )
