"""The Models tab's document, before ``models.js`` has filled it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gradio as gr

from ..catalog import ModelKind
from .models_status import TASKS

_BIND_JS = "window.hfjaxModels.bind(element, server);"


def build(answers: list[Callable[[Any], dict[str, Any]]]) -> gr.HTML:
    """The tab's one component; ``answers`` are what its script may call."""
    return gr.HTML(
        html_template=page(),
        js_on_load=_BIND_JS,
        server_functions=answers,
        apply_default_css=False,
        elem_id="models-page",
    )


def page() -> str:
    """The document. In its order the device comes first, as it does on a phone; the style sheet sets it beside the table
    where there is room."""
    return (
        '<div id="models">'
        '<section id="models-now" aria-label="Memory">'
        '<header><h2>Memory</h2><p id="models-device"></p></header>'
        '<p class="headline" id="memory-headline"></p>'
        '<div class="chart" id="memory-chart" tabindex="0" role="img" aria-label="Memory"></div>'
        '<ul class="legend" id="memory-legend"></ul>'
        "</section>"
        f'<section id="models-list" aria-label="Models">{_FILTER}{_STATUS}{_TABLE}</section>'
        '<section id="models-lately" aria-label="Lately">'
        '<section aria-labelledby="speeds-title"><h2 id="speeds-title">Speed of the last answers</h2>'
        '<div id="speeds"></div></section>'
        '<section aria-labelledby="compilations-title"><h2 id="compilations-title">Compiled lately</h2>'
        '<div id="compilations"></div></section>'
        "</section>"
        "</div>"
    )


def _choice(value: str, title: str, checked: bool) -> str:
    mark = " checked" if checked else ""
    return f'<label><input type="radio" name="models-task" value="{value}"{mark}><span>{title}</span></label>'


def _columns() -> str:
    cells = (
        f'<th scope="col" class="{name}"{hint}>{title}</th>'
        for name, title, hint in (
            ("model", "Model", ""),
            ("task", "Task", ""),
            ("architecture", "Architecture", ""),
            ("parameters number", "Parameters", ""),
            ("disk number", "On disk", ""),
            ("memory number", "In memory", ' title="≈ is what loading it would take"'),
            ("dtype", "Precision", ""),
            ("state", "State", ""),
        )
    )
    return "".join(cells)


_FILTER = (
    '<fieldset id="models-filter"><legend class="unseen">Task</legend>'
    + _choice("", "All", True)
    + "".join(_choice(kind.value, TASKS[kind], False) for kind in ModelKind)
    + "</fieldset>"
)
_STATUS = '<div id="models-status" class="status-line"><div class="prose"></div></div>'
_TABLE = (
    '<table id="models-table"><caption class="unseen">Models of this server</caption>'
    f"<thead><tr>{_columns()}</tr></thead>"
    "<tbody></tbody></table>"
)
