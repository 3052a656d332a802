"""An experiment's events as the successive states of its part of the page; ``templates/lab_results.html`` has the markup.

Pictures and files travel inside the state, as data: none is ever a file of this server.
"""

from __future__ import annotations

import base64
import math
import re
import time
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from markupsafe import Markup

from ..errors import HfjaxError
from ..lab.events import (
    Checked,
    LabEvent,
    Measured,
    Number,
    Pictured,
    Remarked,
    Tabled,
    Working,
    Written,
    written,
    written_freely,
)
from ..lab.experiment import Column, Experiment
from ..lab.running import Waiting, duration
from ..sources.common import human_bytes
from . import status
from . import words_lab as words
from .html import fragment
from .pictures import png_url
from .views import Clock, paced

UPDATE_INTERVAL_S = 0.1
MOST_ROWS = 300  # of a table; a browser that lays out more is no longer a pleasure
MOST_FILE_BYTES = 24_000_000  # of one file; larger ones are the command line's

State = dict[str, Any]
"""What ``lab.js`` takes: ``experiment``; ``state``, one of working, done, failed, stopped, refused; ``status``, the status line;
``parts``, HTML by the name of the place it fills; ``files``, each with ``name``, ``type`` and ``content`` in base64."""


class Findings:
    """What an experiment has told so far."""

    def __init__(self, experiment: Experiment) -> None:
        self._experiment = experiment
        self._rows: list[Measured] = []
        self._checks: list[Checked] = []
        self._remarks: list[Remarked] = []
        self._pictures: list[Pictured] = []
        self._tables: list[Tabled] = []
        self._files: list[Written] = []
        self._parts: dict[str, Markup] = {}
        self._sent_files: list[dict[str, str]] = []

    def follow(self, events: Iterable[LabEvent | Waiting], clock: Clock = time.monotonic) -> Iterator[State]:
        """Yields a state of the page as events arrive. The last one is made by :meth:`done`, :meth:`stopped` or :meth:`failed`.

        Raises:
            HfjaxError: what ``events`` raised.
        """
        return paced(self._states(events), UPDATE_INTERVAL_S, clock)

    def _states(self, events: Iterable[LabEvent | Waiting]) -> Iterator[tuple[State, object]]:
        line = status.busy(words.STARTING)
        for event in events:
            stage = None
            if isinstance(event, Working):
                line = status.busy(event.message, event.fraction)
                stage = re.sub(r"\d+", "", event.message)  # numbers apart: a new one is no new stage
            elif isinstance(event, Waiting):
                stage = line = status.busy(words.WAITING, detail=words.AHEAD.format(count=event.ahead))
            else:
                self._take(event)
            yield self._state("working", line), stage

    def done(self, seconds: float) -> State:
        """The state after the experiment's end; ``seconds`` is what it took."""
        failed = sum(not check.passed for check in self._checks)
        took = words.FINISHED.format(duration=duration(seconds))
        if failed:
            line = status.error_line(words.FAILED.format(count=failed, of=len(self._checks)), took)
        else:
            passed = words.PASSED_ONE if len(self._checks) == 1 else words.PASSED.format(count=len(self._checks))
            line = status.plain(f"{took} {passed}" if self._checks else took)
        return self._state("done", line)

    def stopped(self) -> State:
        """The state after Stop; the results so far stay."""
        return self._state("stopped", status.plain(words.STOPPED))

    def failed(self, error: HfjaxError) -> State:
        """The state after an error; the results so far stay."""
        return self._state("failed", status.error_line(error, status.BROKEN_OFF if self._parts else status.NOT_RUN))

    def beginning(self) -> State:
        """The state before the first event."""
        return self._state("working", status.busy(words.STARTING))

    def _state(self, state: str, line: Markup) -> State:
        return {
            "experiment": self._experiment.name,
            "state": state,
            "status": line,
            "parts": dict(self._parts),
            "files": list(self._sent_files),
        }

    def _take(self, event: LabEvent) -> None:
        parts, experiment = self._parts, self._experiment
        match event:
            case Measured():
                self._rows.append(event)
                parts["table"] = measurements(experiment.columns, self._rows)
                chosen = next((column for column in experiment.columns if column.key == experiment.chart), None)
                if chosen is not None:
                    parts["chart"] = chart(chosen, self._rows)
            case Checked():
                self._checks.append(event)
                parts["checks"] = _part("checks", checks=self._checks)
            case Remarked():
                self._remarks.append(event)
                parts["remarks"] = _part("remarks", remarks=self._remarks)
            case Pictured():
                self._pictures.append(event)
                shown = [(png_url(picture.png), picture.caption) for picture in self._pictures]
                parts["pictures"] = _part("pictures", pictures=shown)
            case Tabled():
                self._tables.append(event)
                parts["tables"] = Markup().join(map(own_table, self._tables))
            case Written():
                self._files.append(event)
                rows = [(file.name, human_bytes(len(file.content)), _too_large(file)) for file in self._files]
                parts["files"] = _part("files", files=rows)
                content = b"" if _too_large(event) else event.content
                self._sent_files.append(
                    {
                        "name": event.name,
                        "type": event.media_type,
                        "content": base64.b64encode(content).decode("ascii"),
                    }
                )


# -- the parts ----------------------------------------------------------------------------------------------------


def _part(macro: str, **values: object) -> Markup:
    return fragment("lab_results.html", macro, **values)


def chart(column: Column, rows: Sequence[Measured]) -> Markup:
    """A bar for each row that has a value, as long as that is of the largest; nothing where none has."""
    found = [(row.label, value) for row in rows if (value := row.values.get(column.key)) is not None]
    largest = max((_length(value) for _, value in found), default=0.0) or 1
    bars = [(label, _length(value) / largest, written(value, column.form)) for label, value in found[:MOST_ROWS]]
    return _part("chart", heading=column.heading, bars=bars)


def _length(value: Number) -> float:
    """The length of a value's bar, in the value's unit; 0 for what is no finite number or below zero."""
    return max(float(value), 0.0) if isinstance(value, int | float) and math.isfinite(value) else 0.0


def measurements(columns: Sequence[Column], rows: Sequence[Measured]) -> Markup:
    """The table of the experiment's columns. One that no row has a value for is left out until one has."""
    used = [column for column in columns if any(row.values.get(column.key) is not None for row in rows)]
    values = [(row.label, [row.values.get(column.key) for column in used]) for row in rows]
    texts = [
        (label, [(written(value, column.form), value) for column, value in zip(used, cells, strict=True)])
        for label, cells in values[:MOST_ROWS]
    ]
    return _table(
        words.MEASURED, "", [column.heading for column in used], [cells for _, cells in values], texts, labels=True
    )


def own_table(event: Tabled) -> Markup:
    """A table of its own, with its title."""
    texts = [("", [(written_freely(value), value) for value in row]) for row in event.rows[:MOST_ROWS]]
    return _table(event.title, event.title, event.columns, event.rows, texts, labels=False)


def _table(
    name: str,
    title: str,
    headings: Sequence[str],
    values: Sequence[Sequence[Number]],
    rows: Sequence[tuple[str, Sequence[tuple[str, Number]]]],
    *,
    labels: bool,
) -> Markup:
    """The markup of a table.

    ``values`` are the cells of all rows. ``rows`` are the first of them, those that are shown: each one's label, and the text
    and value of each cell.
    """
    columns = [
        (heading, any(isinstance(row[at], int | float) for row in values)) for at, heading in enumerate(headings)
    ]
    cells = [(label, [(text, not isinstance(value, str)) for text, value in row]) for label, row in rows]
    more = max(len(values) - MOST_ROWS, 0)
    return _part("table", name=name, title=title, columns=columns, rows=cells, more=more, labels=labels)


def _too_large(file: Written) -> bool:
    return len(file.content) > MOST_FILE_BYTES
