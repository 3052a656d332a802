"""Converts an experiment's events to successive states of its panel; ``templates/lab_results.html`` has the markup.

Images and files are sent inside the state as data and never stored as files on this server.
"""

from __future__ import annotations

import base64
import math
import re
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from markupsafe import Markup

from ..errors import HfjaxError
from ..lab.events import (
    CheckResult,
    FileResult,
    ImageResult,
    LabEvent,
    Measurement,
    Number,
    Remark,
    StageProgress,
    TableResult,
    format_by_type,
    written,
)
from ..lab.experiment import Column, Experiment, used_columns
from ..lab.laboratory import QueuePosition, duration
from ..sources.common import format_bytes
from . import status
from .html import fragment
from .pictures import png_url
from .views import Clock, throttle_views

UPDATE_INTERVAL_S = 0.1
MAX_TABLE_ROWS = 300  # of a table; more make the browser slow
MAX_SENT_FILE_BYTES = 24_000_000  # of one file; larger ones are available on the command line only

PanelState = dict[str, Any]
"""State of a panel for ``lab.js``: ``experiment``; ``state``, one of working, done, failed, stopped, refused; ``status``,
the status line; ``parts``, HTML by the name of its place; ``files``, each with ``name``, ``type`` and ``content`` in base64."""


class ExperimentResults:
    def __init__(self, experiment: Experiment) -> None:
        self._experiment = experiment
        self._events_by_type: defaultdict[type[LabEvent], list[Any]] = defaultdict(list)
        self._parts: dict[str, Markup] = {}
        self._sent_files: list[dict[str, str]] = []

    def follow(self, events: Iterable[LabEvent | QueuePosition], clock: Clock = time.monotonic) -> Iterator[PanelState]:
        """Yield states while events arrive. The final state is that of :meth:`done`, :meth:`stopped` or :meth:`failed`.

        Raises:
            HfjaxError: raised by ``events``.
        """
        return throttle_views(self._states(events), UPDATE_INTERVAL_S, clock)

    def _states(self, events: Iterable[LabEvent | QueuePosition]) -> Iterator[tuple[PanelState, object]]:
        line = status.busy("Starting")
        for event in events:
            stage = None
            if isinstance(event, StageProgress):
                line = status.busy(event.message, event.fraction)
                stage = re.sub(r"\d+", "", event.message)  # without numbers: a changed number is no new stage
            elif isinstance(event, QueuePosition):
                stage = line = status.busy("Waiting for other experiments", detail=f"{event.ahead} ahead of you")
            else:
                self._add_event(event)
            yield self._state("working", line), stage

    def done(self, seconds: float) -> PanelState:
        checks = self._events_by_type[CheckResult]
        failed = sum(not check.passed for check in checks)
        took = f"Finished in {duration(seconds)}."
        if failed:
            line = status.error_line(f"{failed} of {len(checks)} checks failed.", took)
        else:
            passed = "1 check passed." if len(checks) == 1 else f"{len(checks)} checks passed."
            line = status.plain(f"{took} {passed}" if checks else took)
        return self._state("done", line)

    def stopped(self) -> PanelState:
        return self._state("stopped", status.plain("Stopped."))

    def failed(self, error: HfjaxError) -> PanelState:
        return self._state("failed", status.error_line(error, status.INTERRUPTED if self._parts else status.NOT_RUN))

    def beginning(self) -> PanelState:
        return self._state("working", status.busy("Starting"))

    def _state(self, state: str, line: Markup) -> PanelState:
        return {
            "experiment": self._experiment.name,
            "state": state,
            "status": line,
            "parts": dict(self._parts),
            "files": list(self._sent_files),
        }

    def _add_event(self, event: LabEvent) -> None:
        parts, columns, told = self._parts, self._experiment.columns, self._events_by_type[type(event)]
        told.append(event)
        match event:
            case Measurement():
                parts["table"] = measurements_table(columns, told)
                chosen = next((column for column in columns if column.key == self._experiment.chart), None)
                if chosen is not None:
                    parts["chart"] = chart(chosen, told)
            case CheckResult():
                parts["checks"] = _part("checks", checks=told)
            case Remark():
                parts["remarks"] = _part("remarks", remarks=told)
            case ImageResult():
                shown = [(png_url(picture.png), picture.caption) for picture in told]
                parts["pictures"] = _part("pictures", pictures=shown)
            case TableResult():
                parts["tables"] = Markup().join(map(separate_table, told))
            case FileResult():
                rows = [(file.name, format_bytes(len(file.content)), _too_large(file)) for file in told]
                parts["files"] = _part("files", files=rows)
                content = base64.b64encode(b"" if _too_large(event) else event.content).decode("ascii")
                self._sent_files.append({"name": event.name, "type": event.media_type, "content": content})


# -- the parts ----------------------------------------------------------------------------------------------------


def _part(macro: str, **values: object) -> Markup:
    return fragment("lab_results.html", macro, **values)


def chart(column: Column, rows: Sequence[Measurement]) -> Markup:
    """Return a bar for each row that has a value, in proportion to the largest."""
    found = [(row.label, value) for row in rows if (value := row.values.get(column.key)) is not None]
    largest = max((_bar_length(value) for _, value in found), default=0.0) or 1
    bars = [
        (label, _bar_length(value) / largest, written(value, column.form)) for label, value in found[:MAX_TABLE_ROWS]
    ]
    return _part("chart", heading=column.heading, bars=bars)


def _bar_length(value: Number) -> float:
    """Return the length of a value's bar in the value's unit; 0 if it is negative or no finite number."""
    return max(float(value), 0.0) if isinstance(value, int | float) and math.isfinite(value) else 0.0


def measurements_table(columns: Sequence[Column], rows: Sequence[Measurement]) -> Markup:
    """Return the table of the experiment's columns. Columns without values are omitted."""
    used = used_columns(columns, rows)
    values = [[(row.values.get(column.key), column.form) for column in used] for row in rows]
    cells = [[(written(value, form), value) for value, form in row] for row in values]
    return _table("Measured", "", [column.heading for column in used], cells, [row.label for row in rows])


def separate_table(event: TableResult) -> Markup:
    cells = [[(format_by_type(value), value) for value in row] for row in event.rows]
    return _table(event.title, event.title, event.columns, cells)


def _table(
    name: str,
    title: str,
    headings: Sequence[str],
    rows: Sequence[Sequence[tuple[str, Number]]],
    labels: Sequence[str] = (),
) -> Markup:
    """Return the markup of a table of which the first :data:`MAX_TABLE_ROWS` rows are shown. A cell has a text and its value."""
    columns = [
        (heading, any(isinstance(row[at][1], int | float) for row in rows)) for at, heading in enumerate(headings)
    ]
    shown = [[(text, not isinstance(value, str)) for text, value in row] for row in rows[:MAX_TABLE_ROWS]]
    labelled = list(zip(labels or [""] * len(rows), shown, strict=False))
    more = max(len(rows) - MAX_TABLE_ROWS, 0)
    return _part("table", name=name, title=title, columns=columns, rows=labelled, more=more, labels=bool(labels))


def _too_large(file: FileResult) -> bool:
    return len(file.content) > MAX_SENT_FILE_BYTES
