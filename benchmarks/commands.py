"""What the commands share. Each prints a table, and then one line of JSON on stdout; with ``--json`` the line alone.

python -m benchmarks text smollm2-135m-instruct --only hfjax --precision int8 --json
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

from hfjax_demo import sources
from hfjax_demo.catalog import ModelKind, ModelSpec, catalog_of
from hfjax_demo.errors import UserError
from hfjax_demo.settings import MAX_IMAGE_SIZE_HERE, Settings
from hfjax_demo.terminal import StatusLine

from .report import Report, Skipped

commands = typer.Typer(
    name="benchmarks",
    help="Measure hfjax_demo beside its alternatives, in one run.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

Repeats = Annotated[int, typer.Option(min=1, help="Runs of each row; medians are reported.")]
NewTokens = Annotated[int, typer.Option(min=2, help="Tokens of an answer.")]  # a rate wants two
Precisions = Annotated[
    list[str] | None, typer.Option("--precision", help="Of this program's weights; may be repeated.")
]
AtOnce = typer.Option(min=1, help="At once; may be repeated.")
Only = typer.Option(help="A side that takes part; may be repeated.")
AsJson = Annotated[bool, typer.Option("--json", help="Print the JSON line alone.")]


@dataclass(frozen=True, slots=True)
class Run:
    """What every benchmark gets: settings, and where to show its progress."""

    settings: Settings
    show: Callable[[str, float | None], None]

    def model(self, name: str, kind: ModelKind = ModelKind.TEXT) -> ModelSpec:
        """The model of this name.

        Raises:
            UserError: it is of another kind, or there is none of this name.
        """
        spec = catalog_of(self.settings).find(name, kind)
        if spec.kind is not kind:
            raise UserError(f"{spec.title} is of the kind {spec.kind}; choose a model of the kind {kind}.")
        return spec

    def fetched(self, spec: ModelSpec) -> Path:
        """Where the model's files are, fetched if need be."""
        return sources.fetch(spec, self.settings.cache_dir, on_progress=self.show)


@contextmanager
def running() -> Iterator[Run]:
    """The settings of a benchmark, with its progress shown for as long as it runs."""
    settings = Settings.from_environment(os.environ, compile_ahead=False, max_image_size=MAX_IMAGE_SIZE_HERE)
    with StatusLine(sys.stderr) as status:
        yield Run(settings, status.show)


def changed(settings: Settings, skipped: list[Skipped], **changes: Any) -> Settings | None:
    """The settings with another precision; None where there is none such, which is then told of among the ``skipped``."""
    try:
        return settings.changed(**changes)
    except UserError as error:
        skipped.append(Skipped("hfjax", changes["dtype"], str(error)))
        return None


def print_report(report: Report, as_json: bool) -> None:
    """For people and for scripts, or for scripts alone."""
    if not as_json:
        print(report.text())
    print(json.dumps(report.as_json()))
