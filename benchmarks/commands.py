"""Shared parts of the commands. Each prints a table, and then one line of JSON on stdout; with ``--json`` only the line."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

from hfjax_demo import sources
from hfjax_demo.catalog import ModelKind, ModelSpec, catalog_of
from hfjax_demo.errors import UserError
from hfjax_demo.settings import MAX_COMMAND_LINE_IMAGE_SIZE, Settings
from hfjax_demo.terminal import StatusLine

from .report import Report, SkippedSide

commands = typer.Typer(
    name="benchmarks",
    help="Measure hfjax_demo beside its alternatives, in one run.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

Repeats = Annotated[int, typer.Option(min=1, help="Runs of each row; medians are reported.")]
NewTokens = Annotated[int, typer.Option(min=2, help="Tokens of an answer.")]  # a rate requires two
Precisions = Annotated[list[str] | None, typer.Option("--precision", help="Of our weights; may be repeated.")]
ActivationsOption = Annotated[
    list[str] | None, typer.Option("--activations", help="exact, int16 or int8; may be repeated.")
]
ConcurrencyOption = typer.Option(min=1, help="At once; may be repeated.")
SideOption = typer.Option(help="A side that takes part; may be repeated.")
AsJson = Annotated[bool, typer.Option("--json", help="Print the JSON line alone.")]


@dataclass(frozen=True, slots=True)
class BenchmarkContext:
    """The context of a benchmark: settings, and the function that shows its progress."""

    settings: Settings
    show: Callable[[str, float | None], None]

    def fetch_model(self, name: str, kind: ModelKind = ModelKind.TEXT) -> tuple[ModelSpec, Path]:
        """Return a model and the path of its files, which are downloaded if necessary. Raises HfjaxError."""
        spec = catalog_of(self.settings).find(name, kind)
        if spec.kind is not kind:
            raise UserError(f"{spec.title} is of the kind {spec.kind}; choose a model of the kind {kind}.")
        return spec, sources.fetch(spec, self.settings.cache_dir, on_progress=self.show)


@contextmanager
def benchmark_context() -> Iterator[BenchmarkContext]:
    """Context manager: yield the context of a benchmark, and show its progress until it ends."""
    settings = Settings.from_environment(os.environ, compile_ahead=False, max_image_size=MAX_COMMAND_LINE_IMAGE_SIZE)
    with StatusLine(sys.stderr) as status:
        yield BenchmarkContext(settings, status.show)


def with_precisions(
    settings: Settings, precisions: Iterable[str], skipped: list[SkippedSide], **changes: Any
) -> Iterator[Settings]:
    """Yield the settings with each precision, and ``changes``. Precisions that are not supported are added to ``skipped``."""
    for dtype in precisions:
        try:
            yield settings.changed(dtype=dtype, **changes)
        except UserError as error:
            skipped.append(SkippedSide("hfjax", dtype, str(error)))


def print_report(report: Report, as_json: bool) -> None:
    """Print the table and the JSON line, or only the latter."""
    if not as_json:
        print(report.text())
    print(json.dumps(report.as_json()))
