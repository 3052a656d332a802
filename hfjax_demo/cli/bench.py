"""``bench``: this program beside its alternatives."""

from __future__ import annotations

import json
import os
import sys
from typing import Annotated

import typer

from .. import catalog, sources
from ..errors import UserError
from ..settings import Settings
from ..terminal import StatusLine
from .common import CacheDir, Json, Model, app


@app.command()
def bench(
    what: Annotated[str, typer.Argument(help="text")],
    model: Model,
    repeats: Annotated[int, typer.Option(help="Runs of each row; medians are reported.")] = 5,
    new_tokens: Annotated[int, typer.Option(help="Tokens each conversation generates.")] = 96,
    cache_dir: CacheDir = None,
    as_json: Json = False,
) -> None:
    """Measure this program beside its alternatives, in one run."""
    if what != "text":
        raise UserError(f"There is no benchmark called {what!r}; choose text.")
    settings = Settings.from_environment(os.environ, cache_dir=cache_dir, compile_ahead=False)
    from ..bench.text import run  # imports torch and JAX, which `models` can do without

    spec = catalog.find(model)
    with StatusLine(sys.stderr) as status:
        folder = sources.fetch(spec, settings.cache_dir, on_progress=status.show)
        report = run(folder, spec.name, settings, repeats=repeats, new_tokens=new_tokens, on_progress=status.show)
    if not as_json:
        print(report.table())
    print(json.dumps(report.as_json()))
