"""``bench``: this program beside its alternatives."""

from __future__ import annotations

import json
import os
import sys
from typing import Annotated

import typer

from .. import catalog, sources
from ..bench.report import ImageReport, TextReport
from ..catalog import ModelKind
from ..errors import UserError
from ..settings import MAX_IMAGE_SIZE_HERE, ImageSettings, Settings
from ..terminal import StatusLine
from .common import CacheDir, Json, app


@app.command()
def bench(
    what: Annotated[str, typer.Argument(help="text or image")],
    model: Annotated[str, typer.Argument(help="A model; for image also random-80m or random-sd2 (random weights).")],
    repeats: Annotated[int, typer.Option(help="Runs of each row; medians are reported.")] = 5,
    new_tokens: Annotated[int, typer.Option(help="text: tokens each conversation generates.")] = 96,
    size: Annotated[list[int] | None, typer.Option(help="image: pixels; may be repeated.")] = None,
    steps: Annotated[int | None, typer.Option(help="image: denoising steps.")] = None,
    cache_dir: CacheDir = None,
    as_json: Json = False,
) -> None:
    """Measure this program beside its alternatives, in one run."""
    settings = Settings.from_environment(
        os.environ, cache_dir=cache_dir, compile_ahead=False, max_image_size=MAX_IMAGE_SIZE_HERE
    )
    if repeats < 1:
        raise UserError(f"repeats is {repeats}; choose at least 1.")
    with StatusLine(sys.stderr) as status:
        if what == "text":
            report: TextReport | ImageReport = _text(model, settings, repeats, new_tokens, status)
        elif what == "image":
            report = _image(model, settings, repeats, size, steps, status)
        else:
            raise UserError(f"There is no benchmark called {what!r}; choose text or image.")
    if not as_json:
        print(report.table())
    print(json.dumps(report.as_json()))


def _text(model: str, settings: Settings, repeats: int, new_tokens: int, status: StatusLine) -> TextReport:
    from ..bench.text import run  # imports torch and JAX, which `models` can do without

    spec = catalog.find(model, ModelKind.TEXT)
    if spec.kind is not ModelKind.TEXT:
        raise UserError(f"{spec.title} makes pictures; choose a text model, or 'bench image {model}'.")
    folder = sources.fetch(spec, settings.cache_dir, on_progress=status.show)
    return run(folder, spec.name, settings, repeats=repeats, new_tokens=new_tokens, on_progress=status.show)


def _image(
    model: str, settings: Settings, repeats: int, sizes: list[int] | None, steps: int | None, status: StatusLine
) -> ImageReport:
    from ..bench.image import own_size, run
    from ..bench.random_pipelines import find, folder_of

    shape = find(model)
    if shape is not None:
        folder, name = folder_of(shape, settings.cache_dir, status.show), shape.name
        own_sizes, own_steps = shape.sizes, shape.steps
    else:
        spec = catalog.find(model, ModelKind.IMAGE)
        if spec.kind is not ModelKind.IMAGE:
            raise UserError(f"{spec.title} makes text; choose an image model, or 'bench text {model}'.")
        folder, name = sources.fetch(spec, settings.cache_dir, on_progress=status.show), spec.name
        own = ImageSettings(**spec.image_settings)
        own_sizes, own_steps = (own.width or own_size(folder),), own.steps
    asked = ImageSettings(steps=own_steps if steps is None else steps)  # says what is wrong, if anything is
    for pixels in sizes or ():
        ImageSettings(width=pixels)
    return run(
        folder,
        name,
        settings,
        sizes=sizes or own_sizes,
        steps=asked.steps,
        repeats=repeats,
        on_progress=status.show,
    )
