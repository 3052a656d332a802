"""``bench``: this program beside its alternatives."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any

import typer

from .. import sources
from ..bench.report import Report
from ..catalog import FolderSource, ModelKind, ModelSpec, PackageSource, catalog_of
from ..errors import UserError
from ..requests import ImageSettings
from ..settings import MAX_IMAGE_SIZE_HERE, Settings
from ..terminal import StatusLine
from .common import CacheDir, Json, app


@app.command()
def bench(
    what: Annotated[
        str,
        typer.Argument(help="text, products, choices, chat, drafts, serve, quality, scaling, image, start or ladder"),
    ],
    model: Annotated[str, typer.Argument(help="A model; for image also random-80m or random-sd2 (random weights).")],
    repeats: Annotated[int, typer.Option(help="Runs of each row; medians are reported.")] = 5,
    new_tokens: Annotated[
        int | None, typer.Option(help="text, drafts, serve, quality, ladder: tokens of an answer.")
    ] = None,
    only: Annotated[list[str] | None, typer.Option(help="text: a side that takes part; may be repeated.")] = None,
    precision: Annotated[
        list[str] | None,
        typer.Option(help="text, products, chat, quality: of this program's weights; may be repeated."),
    ] = None,
    conversations: Annotated[
        list[int] | None, typer.Option(help="text: at once; products: rows; serve: clients. May be repeated.")
    ] = None,
    gguf: Annotated[
        Path | None, typer.Option(help="text: the model's GGUF file for llama.cpp, if it did not come as one.")
    ] = None,
    turns: Annotated[int, typer.Option(help="chat: messages of the conversation.")] = 10,
    url: Annotated[str | None, typer.Option(help="serve: a page that runs already, instead of a new one.")] = None,
    measured: Annotated[
        Path | None, typer.Option(help="scaling: what 'bench text' printed on some machine, instead of measuring here.")
    ] = None,
    price: Annotated[float | None, typer.Option(help="scaling: of one device's hour, in any currency.")] = None,
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
    if what not in BENCHMARKS:
        raise UserError(f"There is no benchmark called {what!r}; choose one of {', '.join(BENCHMARKS)}.")
    for name, least, values in (
        ("repeats", 1, [repeats]),
        ("turns", 1, [turns]),
        ("conversations", 1, conversations or []),
        ("new-tokens", 2, [] if new_tokens is None else [new_tokens]),  # a rate wants two
    ):
        for value in values:
            if value < least:
                raise UserError(f"{name} is {value}; choose at least {least}.")
    options = {
        "repeats": repeats,
        "new_tokens": new_tokens,
        "only": only,
        "precisions": precision,
        "conversations": conversations,
        "gguf": gguf,
        "turns": turns,
        "url": url,
        "measured": measured,
        "price": price,
        "sizes": size,
        "steps": steps,
        "eager": eager,
    }
    with StatusLine(sys.stderr) as status:
        report = BENCHMARKS[what](model, settings, status, options)
    if not as_json:
        print(report.table())
    print(json.dumps(report.as_json()))


def _text(model: str, settings: Settings, status: StatusLine, options: Mapping[str, Any]) -> Report:
    from ..bench.text import CONVERSATIONS, LLAMA_CPP, PRECISIONS, SIDES, check_sides, run

    spec = _text_model(model, settings)
    sides = options["only"] or SIDES
    check_sides(sides)
    gguf: Path | None = options["gguf"]
    if gguf is not None and not gguf.is_file():
        raise UserError(f"{gguf} is no file; name the model's GGUF file.")
    folder = sources.fetch(spec, settings.cache_dir, on_progress=status.show)
    if gguf is None and LLAMA_CPP in sides:
        gguf = sources.fetch_gguf(spec, settings.cache_dir, on_progress=status.show)
    return run(
        folder,
        spec.name,
        settings,
        sides=sides,
        precisions=options["precisions"] or PRECISIONS,
        conversations=options["conversations"] or CONVERSATIONS,
        gguf=gguf,
        repeats=options["repeats"],
        new_tokens=options["new_tokens"] or 96,
        on_progress=status.show,
    )


def _products(model: str, settings: Settings, status: StatusLine, options: Mapping[str, Any]) -> Report:
    from ..bench.products import FORMS, ROWS, run

    _, folder = _fetched_text_model(model, settings, status)
    precisions = options["precisions"] or list(FORMS)
    for precision in precisions:
        if precision not in FORMS:
            raise UserError(f"There are no products in {precision!r}; choose one of {', '.join(FORMS)}.")
    return run(
        folder,
        settings,
        precisions=precisions,
        rows=sorted(set(options["conversations"] or ROWS)),
        repeats=options["repeats"],
        on_progress=status.show,
    )


def _chat(model: str, settings: Settings, status: StatusLine, options: Mapping[str, Any]) -> Report:
    from ..bench.chat import run

    spec, folder = _fetched_text_model(model, settings, status)
    return run(
        folder,
        spec.name,
        settings,
        precisions=options["precisions"] or (settings.dtype,),
        turns=options["turns"],
        repeats=options["repeats"],
        on_progress=status.show,
    )


def _choices(model: str, settings: Settings, status: StatusLine, options: Mapping[str, Any]) -> Report:
    from ..bench.choices import run

    spec, folder = _fetched_text_model(model, settings, status)
    return run(folder, spec.name, settings, repeats=options["repeats"], on_progress=status.show)


def _drafts(model: str, settings: Settings, status: StatusLine, options: Mapping[str, Any]) -> Report:
    from ..bench.drafts import run

    spec, folder = _fetched_text_model(model, settings, status)
    return run(
        folder,
        spec.name,
        settings,
        new_tokens=options["new_tokens"] or 256,
        repeats=options["repeats"],
        on_progress=status.show,
    )


def _serve(model: str, settings: Settings, status: StatusLine, options: Mapping[str, Any]) -> Report:
    from ..bench.serve import CLIENTS, run

    spec, folder = _fetched_text_model(model, settings, status)
    return run(
        folder,
        spec.name,
        settings,
        url=options["url"],
        model=str(folder.resolve()) if isinstance(spec.source, FolderSource) else spec.name,
        clients=options["conversations"] or CLIENTS,
        new_tokens=options["new_tokens"] or 64,
        repeats=options["repeats"],
        on_progress=status.show,
    )


def _quality(model: str, settings: Settings, status: StatusLine, options: Mapping[str, Any]) -> Report:
    from ..bench.quality import NEW_TOKENS, run
    from ..bench.text import PRECISIONS

    spec, folder = _fetched_text_model(model, settings, status)
    return run(
        folder,
        spec.name,
        settings,
        precisions=options["precisions"] or PRECISIONS,
        was=spec.source.gguf_file if isinstance(spec.source, PackageSource) else None,
        new_tokens=options["new_tokens"] or NEW_TOKENS,
        on_progress=status.show,
    )


def _scaling(model: str, settings: Settings, status: StatusLine, options: Mapping[str, Any]) -> Report:
    from ..bench.scaling import ROWS, read_steps, scaled, steps_of
    from ..bench.text import OURS, run

    price: float | None = options["price"]
    if price is not None and not 0 < price < float("inf"):
        raise UserError(f"price is {price}; give what a device's hour costs, above 0.")
    if options["measured"] is not None:
        return scaled(read_steps(options["measured"]), price)
    spec, folder = _fetched_text_model(model, settings, status)
    report = run(
        folder,
        spec.name,
        settings,
        sides=(OURS,),
        precisions=(options["precisions"] or (settings.dtype,))[:1],
        conversations=sorted({1, *(options["conversations"] or ROWS)}),
        repeats=options["repeats"],
        new_tokens=options["new_tokens"] or 96,
        on_progress=status.show,
    )
    return scaled(steps_of(report.as_json()), price)


def _start(model: str, settings: Settings, status: StatusLine, options: Mapping[str, Any]) -> Report:
    from ..bench.start import run
    from ..runtime.device import default_dtype, device_label

    _, folder = _fetched_text_model(model, settings, status)
    dtype = default_dtype() if settings.dtype == "auto" else settings.dtype
    return run(folder, dtype=dtype, device=device_label(), repeats=options["repeats"], on_progress=status.show)


def _ladder(model: str, settings: Settings, status: StatusLine, options: Mapping[str, Any]) -> Report:
    from ..bench.ladder import run
    from ..lab.experiment import LabModel

    spec = catalog_of(settings).find(model)
    folder = sources.fetch(spec, settings.cache_dir, on_progress=status.show)
    own: dict[str, object] = {"eager": options["eager"]}
    if spec.kind is ModelKind.TEXT:
        own["tokens"] = options["new_tokens"] or 96
    elif options["steps"] is not None:
        own["steps"] = options["steps"]
    return run(LabModel(spec.name, spec.title, spec.kind, folder), own, status.show)


def _text_model(model: str, settings: Settings) -> ModelSpec:
    spec = catalog_of(settings).find(model, ModelKind.TEXT)
    if spec.kind is not ModelKind.TEXT:
        raise UserError(f"{spec.title} makes pictures; choose a text model, or 'bench image {model}'.")
    return spec


def _fetched_text_model(model: str, settings: Settings, status: StatusLine) -> tuple[ModelSpec, Path]:
    spec = _text_model(model, settings)
    return spec, sources.fetch(spec, settings.cache_dir, on_progress=status.show)


def _image(model: str, settings: Settings, status: StatusLine, options: Mapping[str, Any]) -> Report:
    from ..bench.image import own_size, run
    from ..bench.random_pipelines import find, folder_of

    steps, sizes = options["steps"], options["sizes"]
    shape = find(model)
    if shape is not None:
        folder, name = folder_of(shape, settings.cache_dir, status.show), shape.name
        own_sizes, own_steps = shape.sizes, shape.steps
    else:
        spec = catalog_of(settings).find(model, ModelKind.IMAGE)
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
        repeats=options["repeats"],
        on_progress=status.show,
    )


BENCHMARKS: Mapping[str, Callable[[str, Settings, StatusLine, Mapping[str, Any]], Report]] = MappingProxyType(
    {
        "text": _text,
        "products": _products,
        "choices": _choices,
        "chat": _chat,
        "drafts": _drafts,
        "serve": _serve,
        "quality": _quality,
        "scaling": _scaling,
        "image": _image,
        "start": _start,
        "ladder": _ladder,
    }
)
