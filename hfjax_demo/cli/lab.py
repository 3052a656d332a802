"""``lab``: the experiments of the page's Lab tab.

    python -m hfjax_demo lab
    python -m hfjax_demo lab NAME [MODEL] [--set option=value]… [--json] [-o FOLDER]

The exit status is 1 if a check of the experiment fails.
"""

from __future__ import annotations

import json
import os
import re
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer

from ..catalog import Catalog, ModelSpec, catalog_of
from ..errors import InvalidRequest
from ..lab.events import (
    CheckResult,
    FileResult,
    ImageResult,
    LabEvent,
    Measurement,
    Remark,
    StageProgress,
    TableResult,
    format_by_type,
    written,
)
from ..lab.experiment import Column, Experiment, Option, OptionKind, used_columns
from ..lab.experiments import EXPERIMENTS, find
from ..lab.laboratory import Laboratory, QueuePosition, check_model_kind
from ..settings import Settings
from ..terminal import StatusLine, table
from .common import CacheDir, CatalogFile, Json, app, read_text, write_file

Event = TypeVar("Event", bound=LabEvent)


@app.command()
def lab(
    name: Annotated[str | None, typer.Argument(help="Experiment; without it, experiments are listed.")] = None,
    model: Annotated[str | None, typer.Argument(help="Model name, Hugging Face ID or local folder.")] = None,
    options: Annotated[
        list[str] | None,
        typer.Option(
            "--set", help="option=value; a text may be @FILE, and \\n in it is a line break. May be repeated."
        ),
    ] = None,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="Folder for images and files; created if needed.")
    ] = None,
    catalog_file: CatalogFile = None,
    cache_dir: CacheDir = None,
    as_json: Json = False,
) -> int:
    """Run an experiment on this machine, or list the experiments."""
    settings = Settings.from_environment(os.environ, cache_dir=cache_dir, catalog_file=catalog_file)
    if name is None:
        print(
            json.dumps([_experiment_record(item) for item in EXPERIMENTS.values()], indent=2) if as_json else _listing()
        )
        return 0
    experiment = find(name, EXPERIMENTS)
    spec = _model(experiment, model, catalog_of(settings), settings)
    given = _parse_options(experiment, options or [])
    if output is not None:
        _make_folder(output)
    laboratory = Laboratory(settings.cache_dir)
    with StatusLine(sys.stderr) as status:
        status.note(f"{experiment.title}: {laboratory.cost(experiment, spec).sentence()}")
        found, seconds = _run(laboratory, experiment, spec, given, status, print_partial=not as_json)
    kept = [event for event in found if isinstance(event, ImageResult | FileResult)]
    paths = _write(kept, experiment, output)
    if as_json:
        print(json.dumps(_record(found, seconds, experiment, spec, given, paths)))
    else:
        print(_text(found, experiment))
        if paths:
            print("\n" + "\n".join(map(str, paths)))
        elif kept:
            what = "files and pictures" if len(kept) > 1 else "file or picture"
            print(f"{len(kept)} {what} not saved; use -o FOLDER to save them.", file=sys.stderr)
    return int(not all(check.passed for check in _of(found, CheckResult)))


def _of(events: Sequence[LabEvent], kind: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]


def _run(
    laboratory: Laboratory,
    experiment: Experiment,
    spec: ModelSpec | None,
    options: Mapping[str, Any],
    status: StatusLine,
    *,
    print_partial: bool,
) -> tuple[list[LabEvent], float]:
    """Return the results of a run, and its duration in seconds. Results before a failure are printed: they are valid."""
    found: list[LabEvent] = []
    began = time.monotonic()
    try:
        with laboratory.start(experiment, spec, options) as run:
            for event in run:
                if isinstance(event, QueuePosition):
                    status.show("waiting")
                elif isinstance(event, StageProgress):
                    status.show(event.message, event.fraction)
                else:
                    found.append(event)
                    if print_partial and isinstance(event, Measurement):
                        status.note(_row_line(event, experiment.columns))
    except BaseException:
        status.clear()
        if print_partial and any(isinstance(event, Measurement | CheckResult) for event in found):
            print(_text(found, experiment))
        raise
    return found, time.monotonic() - began


# -- arguments ----------------------------------------------------------------------------------------------------


def _model(experiment: Experiment, name: str | None, catalog: Catalog, settings: Settings) -> ModelSpec | None:
    """Return the model called ``name``; without a name, the default model if the experiment supports it, else the first that it
    supports. None if the experiment needs no model."""
    if name is None:
        return experiment.default_model(catalog, settings.default_model)
    if not experiment.kinds:
        raise InvalidRequest(f"{experiment.title} doesn't use a model. Remove {name[:80]!r}.")
    spec = catalog.find(name, min(experiment.kinds))
    check_model_kind(experiment, spec)
    return spec


def _parse_options(experiment: Experiment, written: Sequence[str]) -> dict[str, Any]:
    """Return the values of all options. In an option for text, ``@FILE`` is replaced by the text of a file."""
    texts = {option.name for option in experiment.options if option.kind in (OptionKind.TEXT, OptionKind.LINES)}
    values: dict[str, str] = {}
    for text in written:
        name, equals, value = text.partition("=")
        if not equals:
            raise InvalidRequest(f"{text[:80]!r} is not an option; use --set option=value.")
        name = name.strip()
        if name not in texts:
            values[name] = value.strip()
        else:
            values[name] = read_text(Path(value[1:])) if value.startswith("@") else value.replace("\\n", "\n")
    return experiment.check(values, strict=False)


# -- output -------------------------------------------------------------------------------------------------------


def _experiment_record(experiment: Experiment) -> dict[str, Any]:
    return {
        "name": experiment.name,
        "title": experiment.title,
        "summary": experiment.summary,
        "kinds": sorted(experiment.kinds),
        "options": [_option_record(option) for option in experiment.options],
        "page": experiment.page,
    }


def _option_record(option: Option) -> dict[str, Any]:
    record = {"name": option.name, "label": option.label, "kind": option.kind, "default": option.default}
    if option.kind is OptionKind.CHOICE:
        record["choices"] = option.choices
    if option.kind in (OptionKind.WHOLE_NUMBER, OptionKind.LINES):
        record |= {"least": option.least, "most": option.most}
    return record


def _listing() -> str:
    rows = [
        [
            item.name,
            " or ".join(sorted(item.kinds)) or "none",
            " ".join(option.name for option in item.options),
            item.title,
        ]
        for item in EXPERIMENTS.values()
    ]
    return table(["experiment", "model", "options", "description"], rows)


def _on_one_line(text: str) -> str:
    return " ".join(text.split())


def _row_line(row: Measurement, columns: Sequence[Column]) -> str:
    """Return a row of the table as one line, which is printed as soon as the row is measured."""
    values = [f"{column.heading} {_cell(row, column)}" for column in used_columns(columns, [row])]
    return f"{_on_one_line(row.label)}: {', '.join(values)}"


def _cell(row: Measurement, column: Column) -> str:
    return _on_one_line(written(row.values.get(column.key), column.form))


def _text(found: Sequence[LabEvent], experiment: Experiment) -> str:
    """Return the table, further tables, checks and remarks, separated by empty lines."""
    blocks = []
    if rows := _of(found, Measurement):
        used = used_columns(experiment.columns, rows)
        cells = [[_on_one_line(row.label), *(_cell(row, column) for column in used)] for row in rows]
        blocks.append(table(["", *(column.heading for column in used)], cells))
    for event in _of(found, TableResult):
        cells = [[_on_one_line(format_by_type(value)) for value in row] for row in event.rows]
        blocks.append(f"{event.title}\n{table(event.columns, cells)}")
    if checks := _of(found, CheckResult):
        marks = {True: "ok    ", False: "FAILED"}
        blocks.append("\n".join(f"{marks[check.passed]} {check.what} ({check.detail})" for check in checks))
    if remarks := _of(found, Remark):
        blocks.append("\n".join(("Note: " if remark.warning else "") + remark.text for remark in remarks))
    return "\n\n".join(blocks)


def _record(
    found: Sequence[LabEvent],
    seconds: float,
    experiment: Experiment,
    spec: ModelSpec | None,
    options: Mapping[str, Any],
    paths: Sequence[Path],
) -> dict[str, Any]:
    return {
        "experiment": experiment.name,
        "model": spec.name if spec is not None else None,
        "options": dict(options),
        "seconds": seconds,
        "rows": [{"label": row.label, **row.values} for row in _of(found, Measurement)],
        "tables": [asdict(event) for event in _of(found, TableResult)],
        "checks": [asdict(event) for event in _of(found, CheckResult)],
        "remarks": [asdict(event) for event in _of(found, Remark)],
        "files": [str(path) for path in paths],
    }


# -- files --------------------------------------------------------------------------------------------------------


def _make_folder(folder: Path) -> None:
    """Create the output folder. Called before the experiment, so that an invalid folder costs no time."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise InvalidRequest(f"The folder {folder} can't be created ({error.strerror}).") from error


def _write(kept: Sequence[ImageResult | FileResult], experiment: Experiment, folder: Path | None) -> list[Path]:
    if folder is None:
        return []
    paths: list[Path] = []
    for number, event in enumerate(kept, 1):
        wanted = event.name if isinstance(event, FileResult) else f"{experiment.name}-{number}.png"
        name = re.sub(r"[^\w.-]+", "-", wanted).strip("-.") or f"{experiment.name}-{number}"
        path = folder / name
        if path in paths:
            path = path.with_stem(f"{path.stem}-{number}")
        write_file(path, event.content if isinstance(event, FileResult) else event.png)
        paths.append(path)
    return paths
