"""``bench``: this program beside its alternatives."""

from __future__ import annotations

import json
import os
import sys
from typing import Annotated

import typer

from .. import sources
from ..bench.report import ImageReport, LadderReport, StartReport, TextReport
from ..catalog import ModelKind, ModelSpec, read_catalog
from ..errors import UserError
from ..settings import MAX_IMAGE_SIZE_HERE, ImageSettings, Settings
from ..terminal import StatusLine
from .common import CacheDir, Json, app


@app.command()
def bench(
    what: Annotated[str, typer.Argument(help="text, image, start or ladder")],
    model: Annotated[str, typer.Argument(help="A model; for image also random-80m or random-sd2 (random weights).")],
    repeats: Annotated[int, typer.Option(help="Runs of each row; medians are reported.")] = 5,
    new_tokens: Annotated[int, typer.Option(help="text, ladder: tokens each conversation generates.")] = 96,
    size: Annotated[list[int] | None, typer.Option(help="image: pixels; may be repeated.")] = None,
    steps: Annotated[int | None, typer.Option(help="image, ladder: denoising steps.")] = None,
    eager: Annotated[bool, typer.Option(help="ladder: with torchax's eager rungs, which take minutes.")] = True,
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
            report: TextReport | ImageReport | StartReport | LadderReport = _text(
                model, settings, repeats, new_tokens, status
            )
        elif what == "image":
            report = _image(model, settings, repeats, size, steps, status)
        elif what == "start":
            report = _start(model, settings, repeats, status)
        elif what == "ladder":
            report = _ladder(model, settings, new_tokens, steps, eager, status)
        else:
            raise UserError(f"There is no benchmark called {what!r}; choose text, image, start or ladder.")
    if not as_json:
        print(report.table())
    print(json.dumps(report.as_json()))


def _text(model: str, settings: Settings, repeats: int, new_tokens: int, status: StatusLine) -> TextReport:
    from ..bench.text import run  # imports JAX, which `models` can do without

    spec = _text_model(model, settings)
    folder = sources.fetch(spec, settings.cache_dir, on_progress=status.show)
    return run(folder, spec.name, settings, repeats=repeats, new_tokens=new_tokens, on_progress=status.show)


def _start(model: str, settings: Settings, repeats: int, status: StatusLine) -> StartReport:
    from ..bench.start import run
    from ..runtime.device import default_dtype, device_label

    folder = sources.fetch(_text_model(model, settings), settings.cache_dir, on_progress=status.show)
    dtype = default_dtype() if settings.dtype == "auto" else settings.dtype
    return run(folder, dtype=dtype, device=device_label(), repeats=repeats, on_progress=status.show)


def _ladder(
    model: str, settings: Settings, new_tokens: int, steps: int | None, eager: bool, status: StatusLine
) -> LadderReport:
    from ..bench.ladder import run
    from ..lab.experiment import LabModel

    spec = read_catalog(settings.catalog_file).find(model)
    folder = sources.fetch(spec, settings.cache_dir, on_progress=status.show)
    options: dict[str, object] = {"eager": eager}
    if spec.kind is ModelKind.TEXT:
        options["tokens"] = new_tokens
    elif steps is not None:
        options["steps"] = steps
    return run(LabModel(spec.name, spec.title, spec.kind, folder), options, status.show)


def _text_model(model: str, settings: Settings) -> ModelSpec:
    spec = read_catalog(settings.catalog_file).find(model, ModelKind.TEXT)
    if spec.kind is not ModelKind.TEXT:
        raise UserError(f"{spec.title} makes pictures; choose a text model, or 'bench image {model}'.")
    return spec


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
        spec = read_catalog(settings.catalog_file).find(model, ModelKind.IMAGE)
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
