"""The Lab tab's document, before anything has been run: the list of experiments, and a form and a place for each."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from html import escape
from typing import Any

import gradio as gr

from ..catalog import Catalog, ModelSpec
from ..lab.experiment import Experiment, Option, OptionKind
from ..lab.shown_code import shown_code
from ..settings import Settings
from .models_status import TASKS

TAB_ID = "lab"
PARTS = ("chart", "table", "checks", "remarks", "pictures", "tables", "files")
_BIND_JS = "window.hfjaxLab.bind(element, server);"
_ASKED_JS = "window.hfjaxLab.bindAsked(props, () => trigger('run'), () => trigger('stop'));"
_TOLD_JS = "window.hfjaxLab.bindTold(props, watch);"


@dataclass(frozen=True)
class LabParts:
    """What the tab's handlers read and write: what a visitor asks for, and what the page is told."""

    asked: gr.HTML
    told: gr.HTML


def build(
    experiments: Iterable[Experiment],
    catalog: Catalog,
    settings: Settings,
    answers: list[Callable[[Any], dict[str, Any]]],
) -> LabParts:
    """The tab's components in the Blocks context that is open; ``answers`` are what its script may call."""
    gr.HTML(
        html_template=literally(page(tuple(experiments), catalog, settings)),
        js_on_load=_BIND_JS,
        server_functions=answers,
        apply_default_css=False,
        elem_id="lab-page",
    )
    return LabParts(asked=_bridge("asked", _ASKED_JS), told=_bridge("told", _TOLD_JS))


def _bridge(name: str, script: str) -> gr.HTML:
    return gr.HTML(
        None, html_template="<span></span>", js_on_load=script, visible="hidden", elem_id=f"lab-{name}-bridge"
    )


def literally(html: str) -> str:
    """The same document as a template that Gradio changes nothing in: code is full of what its templates mean something by."""
    return html.translate({ord(character): f"&#{ord(character)};" for character in "{}$`\\@"})


def page(experiments: tuple[Experiment, ...], catalog: Catalog, settings: Settings) -> str:
    """The document."""
    if not experiments:
        return '<div id="lab"><div id="lab-main"><p>There are no experiments here yet.</p></div></div>'
    entries = "".join(
        f'<li><a href="?tab={TAB_ID}&amp;experiment={escape(experiment.name)}" data-name="{escape(experiment.name)}">'
        f'<b>{escape(experiment.title)}<i class="pulse" aria-hidden="true"></i></b>'
        f"<span>{escape(experiment.summary)}</span></a></li>"
        for experiment in experiments
    )
    panels = "".join(panel(experiment, catalog, settings) for experiment in experiments)
    return (
        f'<div id="lab"><nav id="lab-list" aria-label="Experiments"><ul>{entries}</ul></nav>'
        f'<div id="lab-main">{panels}</div></div>'
    )


def panel(experiment: Experiment, catalog: Catalog, settings: Settings) -> str:
    """One experiment: what it is, its form, and the places its results fill."""
    name = escape(experiment.name)
    places = "".join(f'<div class="part {part}" data-part="{part}"></div>' for part in PARTS)
    return (
        f'<section class="panel" data-name="{name}" aria-labelledby="lab-{name}-title" hidden>'
        f'<h2 id="lab-{name}-title">{escape(experiment.title)}</h2><p class="summary">{escape(experiment.summary)}</p>'
        f'<form novalidate><div class="fields">{_model_field(experiment, catalog, settings)}'
        f"{''.join(_field(experiment, option) for option in experiment.options)}</div>"
        '<div class="go"><button type="submit" class="action run">Run</button>'
        '<button type="button" class="action stop" hidden>Stop</button><p class="cost"></p></div></form>'
        f'<div class="status-line" id="lab-{name}-status"><div class="prose"></div></div>'
        f'<div class="results">{places}</div>{_code(experiment)}</section>'
    )


def models_for(experiment: Experiment, catalog: Catalog) -> tuple[ModelSpec, ...]:
    """The catalogue's models that it runs on: those of this machine."""
    return tuple(spec for spec in catalog.entries() if spec.kind in experiment.kinds and not spec.is_remote)


def _model_field(experiment: Experiment, catalog: Catalog, settings: Settings) -> str:
    if not experiment.kinds:
        return ""
    where = f"lab-{escape(experiment.name)}-model"
    specs = models_for(experiment, catalog)
    mixed = len(experiment.kinds) > 1

    def title(spec: ModelSpec) -> str:
        return escape(f"{spec.title} ({TASKS[spec.kind].lower()})" if mixed else spec.title)

    chosen = next((spec for spec in specs if spec.name == settings.default_model), specs[0] if specs else None)
    if settings.allow_custom_models:
        listed = "".join(f'<option value="{escape(spec.name)}">{title(spec)}</option>' for spec in specs)
        value = escape(chosen.name) if chosen else ""
        control = (
            f'<input id="{where}" name="model" list="{where}s" value="{value}" autocomplete="off" spellcheck="false">'
            f'<datalist id="{where}s">{listed}</datalist>'
        )
        return _labelled(where, "Model", control, "A name of the list, a hub id or a folder.")
    listed = "".join(
        f'<option value="{escape(spec.name)}"{" selected" if spec is chosen else ""}>{title(spec)}</option>'
        for spec in specs
    )
    return _labelled(where, "Model", f'<span class="choice"><select id="{where}" name="model">{listed}</select></span>')


def _labelled(where: str, label: str, control: str, hint: str = "", *, wide: bool = False) -> str:
    below = f'<span class="hint" id="{where}-hint">{escape(hint)}</span>' if hint else ""
    if hint:
        control = control.replace(f'id="{where}"', f'id="{where}" aria-describedby="{where}-hint"', 1)
    size = " wide" if wide else ""
    return f'<div class="field{size}"><label for="{where}">{escape(label)}</label>{control}{below}</div>'


def _field(experiment: Experiment, option: Option) -> str:
    where = f"lab-{escape(experiment.name)}-{escape(option.name)}"
    shared = f'id="{where}" data-option="{escape(option.name)}"'
    default = option.default
    match option.kind:
        case OptionKind.WHOLE_NUMBER:
            bounds = f'min="{option.least}" max="{option.most}" step="1" value="{default}"'
            control = f'<input {shared} type="number" inputmode="numeric" {bounds}>'
            return _labelled(where, option.label, control, f"{option.least:,} to {option.most:,}")
        case OptionKind.CHOICE:
            listed = "".join(
                f'<option value="{escape(choice)}"{" selected" if choice == default else ""}>{escape(choice)}</option>'
                for choice in option.choices
            )
            return _labelled(where, option.label, f'<span class="choice"><select {shared}>{listed}</select></span>')
        case OptionKind.YES_NO:
            mark = " checked" if default else ""
            return (
                f'<div class="field tick"><input {shared} type="checkbox"{mark}>'
                f'<label for="{where}">{escape(option.label)}</label></div>'
            )
        case OptionKind.LINES:
            rows = min(max(len(str(default).splitlines()), 3), 8)
            control = f'<textarea {shared} rows="{rows}">\n{escape(str(default))}</textarea>'
            return _labelled(
                where, option.label, control, f"One a line, {max(1, option.least):,} to {option.most:,}", wide=True
            )
        case OptionKind.TEXT:
            text = str(default)
            long = not text or "\n" in text  # such as a table: people have those in files
            rows = min(max(len(text.splitlines()) + 1, 3), 8) if long else 2
            control = f'<textarea {shared} rows="{rows}">\n{escape(text)}</textarea>'
            field = _labelled(where, option.label, control, wide=True)
            if not long:
                return field
            file = f'<label class="from-file">Read it from a file <input type="file" data-into="{where}"></label>'
            return field.removesuffix("</div>") + file + "</div>"


def _code(experiment: Experiment) -> str:
    shown = shown_code(experiment)
    blocks = "".join(
        f'<figure class="code"><figcaption><code>{escape(code.name)}</code> <span class="detail">{escape(code.file)}'
        f'</span><button type="button" class="copy" aria-label="Copy {escape(code.name)}">Copy</button></figcaption>'
        f'<pre tabindex="0"><code>{escape(code.source)}</code></pre></figure>'
        for code in shown
    )
    about = f'<p class="fine">More about it: <code>docs/{escape(experiment.page)}</code></p>'
    if not blocks:
        return f'<div class="shown">{about}</div>'
    return f'<details class="shown"><summary>The code that does it</summary>{blocks}{about}</details>'
