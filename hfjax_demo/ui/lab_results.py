"""An experiment's events as the successive states of its part of the page.

What did not come from this file is escaped. Pictures and files travel inside the state, as data: none is ever a file of this
server.
"""

from __future__ import annotations

import base64
import math
import re
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from html import escape
from typing import Any

from ..errors import HfjaxError
from ..lab.events import Checked, LabEvent, Measured, Number, Pictured, Remarked, Tabled, Working, Written
from ..lab.experiment import Column, Experiment
from ..lab.figures import written, written_freely
from ..lab.running import Waiting, duration
from ..sources.common import human_bytes
from . import status
from .pictures import png_url

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
        self._parts: dict[str, str] = {}
        self._sent_files: list[dict[str, str]] = []

    def follow(
        self, events: Iterable[LabEvent | Waiting], clock: Callable[[], float] = time.monotonic
    ) -> Iterator[State]:
        """States of the page as events arrive, all but the last one; :class:`HfjaxError` passes through.

        What is new comes out at once; a mere step of what went on before is withheld when the state before is younger than
        :data:`UPDATE_INTERVAL_S`.
        """
        shown_at, shown = float("-inf"), ""
        line = sent = status.busy("Starting")
        for event in events:
            if isinstance(event, Working | Waiting):
                line = _progress_line(event)
                stage = re.sub(r"\d+", "", event.message) if isinstance(event, Working) else line
                if line == sent or (stage == shown and clock() - shown_at < UPDATE_INTERVAL_S):
                    continue
                shown, shown_at = stage, clock()
            else:
                self._take(event)
            sent = line
            yield self._state("working", line)

    def done(self, seconds: float) -> State:
        """It came to its end after so many seconds."""
        failed = sum(not check.passed for check in self._checks)
        took = f"Done in {duration(seconds)}."
        if failed:
            line = status.error_line(f"{failed} of {len(self._checks)} checks failed.", took)
        else:
            count = len(self._checks)
            passed = f" {count} {'check' if count == 1 else 'checks'} passed." if count else ""
            line = f"<span>{escape(took + passed)}</span>"
        return self._state("done", line)

    def stopped(self) -> State:
        """Somebody stopped it; what it had found stays."""
        return self._state("stopped", "<span>Stopped by you.</span>")

    def failed(self, error: HfjaxError) -> State:
        """It broke, or could not begin; what it had found stays."""
        lead = "Broken off." if self._parts else "Not run."
        return self._state("failed", status.error_line(str(error), lead))

    def beginning(self) -> State:
        """Nothing has been told yet."""
        return self._state("working", status.busy("Starting"))

    def _state(self, state: str, line: str) -> State:
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
                parts["checks"] = checks(self._checks)
            case Remarked():
                self._remarks.append(event)
                parts["remarks"] = remarks(self._remarks)
            case Pictured():
                self._pictures.append(event)
                parts["pictures"] = pictures(self._pictures)
            case Tabled():
                self._tables.append(event)
                parts["tables"] = "".join(map(own_table, self._tables))
            case Written():
                self._files.append(event)
                parts["files"] = files(self._files)
                content = event.content if len(event.content) <= MOST_FILE_BYTES else b""
                self._sent_files.append(
                    {
                        "name": event.name,
                        "type": event.media_type,
                        "content": base64.b64encode(content).decode("ascii"),
                    }
                )


def _progress_line(event: Working | Waiting) -> str:
    if isinstance(event, Waiting):
        return status.busy("Waiting for the lab", detail=f"{event.ahead} ahead of you")
    return status.busy(event.message, event.fraction)


# -- the parts ----------------------------------------------------------------------------------------------------


def chart(column: Column, rows: Sequence[Measured]) -> str:
    """A bar for each row that has a value, as long as that is of the largest; nothing where none has."""
    rows = [row for row in rows if row.values.get(column.key) is not None]
    values = [row.values[column.key] for row in rows]
    largest = max(map(_length, values), default=0.0)
    if not rows:
        return ""
    bars = "".join(
        f'<li><span class="label">{escape(row.label)}</span>'
        f'<span class="track" aria-hidden="true"><i style="width:{100 * _length(value) / (largest or 1):.2f}%"></i></span>'
        f'<span class="value">{escape(written(value, column.form))}</span></li>'
        for row, value in list(zip(rows, values, strict=True))[:MOST_ROWS]
    )
    return f'<figure class="bars"><figcaption>{escape(column.heading)}</figcaption><ul>{bars}</ul></figure>'


def _length(value: Number) -> float:
    """Of a value's bar, in the value's unit: what is no finite number, or below zero, has none."""
    return max(float(value), 0.0) if isinstance(value, int | float) and math.isfinite(value) else 0.0


def measurements(columns: Sequence[Column], rows: Sequence[Measured]) -> str:
    """The table of the experiment's columns. One that no row has a value for is left out until one has."""
    used = [column for column in columns if any(row.values.get(column.key) is not None for row in rows)]
    head = "".join(_heading(column.heading, [row.values.get(column.key) for row in rows]) for column in used)
    body = "".join(
        f'<tr><th scope="row">{escape(row.label)}</th>'
        + "".join(
            _cell(row.values.get(column.key), written(row.values.get(column.key), column.form)) for column in used
        )
        + "</tr>"
        for row in rows[:MOST_ROWS]
    )
    return _table(f'<td class="corner"></td>{head}', body, len(rows), "Measured")


def own_table(event: Tabled) -> str:
    """A table of its own, with its title."""
    head = "".join(_heading(name, [row[at] for row in event.rows]) for at, name in enumerate(event.columns))
    body = "".join(
        "<tr>" + "".join(_cell(value, written_freely(value)) for value in row) + "</tr>"
        for row in event.rows[:MOST_ROWS]
    )
    return f"<h3>{escape(event.title)}</h3>{_table(head, body, len(event.rows), event.title)}"


def _table(head: str, body: str, rows: int, name: str) -> str:
    more = f'<p class="fine">and {rows - MOST_ROWS:,} more rows</p>' if rows > MOST_ROWS else ""
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(name)}">'
        f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>{more}"
    )


def _heading(text: str, values: Sequence[Number]) -> str:
    """Set above its numbers where it has any."""
    kind = ' class="number"' if any(isinstance(value, int | float) for value in values) else ""
    return f'<th scope="col"{kind}>{escape(text)}</th>'


def _cell(value: Number, text: str) -> str:
    kind = "" if isinstance(value, str) else ' class="number"'
    return f"<td{kind}>{escape(text)}</td>"


def checks(found: Sequence[Checked]) -> str:
    """A tick or a cross each, what it stands for, and the number behind it."""
    lines = "".join(
        f'<li class="{"passed" if check.passed else "failed"}">'
        f'<span class="mark" aria-hidden="true">{"✓" if check.passed else "✗"}</span>'
        f'<span><span class="unseen">{"Passed:" if check.passed else "Failed:"} </span>{escape(check.what)} '
        f'<span class="detail">{escape(check.detail)}</span></span></li>'
        for check in found
    )
    return f"<h3>Checks</h3><ul>{lines}</ul>"


def remarks(found: Sequence[Remarked]) -> str:
    """Sentences for the reader; a warning says so."""
    return "".join(
        f'<p class="warning"><b>Note.</b> {escape(remark.text)}</p>'
        if remark.warning
        else f"<p>{escape(remark.text)}</p>"
        for remark in found
    )


def pictures(found: Sequence[Pictured]) -> str:
    """Each with its caption."""
    return "".join(
        f'<figure><img src="{png_url(picture.png)}" alt="{escape(picture.caption)}">'
        f"<figcaption>{escape(picture.caption)}</figcaption></figure>"
        for picture in found
    )


def files(found: Sequence[Written]) -> str:
    """A button each, which the page's script makes a download of."""
    lines = []
    for number, file in enumerate(found):
        about = f'{escape(file.name)} <span class="detail">{human_bytes(len(file.content))}</span>'
        if len(file.content) > MOST_FILE_BYTES:
            lines.append(f"<p>{about}: too large for a page; <code>python -m hfjax_demo lab</code> writes it.</p>")
        else:
            lines.append(f'<button type="button" class="action" data-file="{number}">Download {about}</button>')
    return "".join(lines)
