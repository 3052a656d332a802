"""The command line: one command for each benchmark.

    python -m benchmarks text smollm2-135m-instruct --only hfjax --precision int8 --json
    python -m benchmarks image emoji-diffusion --steps 10

Each prints a table, and then one line of JSON on stdout; with ``--json`` the line alone.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from hfjax_demo import sources
from hfjax_demo.catalog import FolderSource, ModelKind, ModelSpec, catalog_of
from hfjax_demo.cli.common import CacheDir, Model
from hfjax_demo.errors import UserError
from hfjax_demo.requests import USUAL_STEPS, ImageSettings
from hfjax_demo.settings import MAX_IMAGE_SIZE_HERE, Settings
from hfjax_demo.sources.gguf_file import is_gguf
from hfjax_demo.terminal import StatusLine

from .report import Report

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
CacheDtypes = Annotated[
    list[str] | None, typer.Option("--cache-dtype", help="Of this program's keys and values; may be repeated.")
]
Only = Annotated[list[str] | None, typer.Option(help="A side that takes part; may be repeated.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the JSON line alone.")]


@dataclass(frozen=True, slots=True)
class Run:
    """What every benchmark gets: settings, and where to show its progress."""

    settings: Settings
    show: Callable[[str, float | None], None]

    def text_model(self, name: str) -> ModelSpec:
        """The text model of this name.

        Raises:
            UserError: it is an image model, or there is none of this name.
        """
        spec = catalog_of(self.settings).find(name, ModelKind.TEXT)
        if spec.kind is not ModelKind.TEXT:
            raise UserError(f"{spec.title} makes pictures; choose a text model, or 'benchmarks image {name}'.")
        return spec

    def fetched(self, spec: ModelSpec) -> Path:
        """Where the model's files are, fetched if need be."""
        return sources.fetch(spec, self.settings.cache_dir, on_progress=self.show)


@contextmanager
def running(cache_dir: Path | None) -> Iterator[Run]:
    """The settings of a benchmark, with its progress shown for as long as it runs."""
    settings = Settings.from_environment(
        os.environ, cache_dir=cache_dir, compile_ahead=False, max_image_size=MAX_IMAGE_SIZE_HERE
    )
    with StatusLine(sys.stderr) as status:
        yield Run(settings, status.show)


def print_report(report: Report, as_json: bool) -> None:
    """For people and for scripts, or for scripts alone."""
    if not as_json:
        print(report.text())
    print(json.dumps(report.as_json()))


@commands.command("text")
def text(
    model: Model,
    only: Only = None,
    precision: Precisions = None,
    conversations: Annotated[
        list[int] | None, typer.Option(min=1, help="At once, for this program; may be repeated.")
    ] = None,
    repeats: Repeats = 5,
    new_tokens: NewTokens = 96,
    gguf: Annotated[
        Path | None, typer.Option(help="The model's GGUF file for llama.cpp, if it did not come as one.")
    ] = None,
    cache_dir: CacheDir = None,
    as_json: AsJson = False,
) -> None:
    """Tokens a second: PyTorch eager and compiled, llama.cpp, and this program."""
    from .contestant import check_sides
    from .text import CONVERSATIONS, PRECISIONS, SIDES, run

    with running(cache_dir) as here:
        spec = here.text_model(model)
        sides = only or SIDES
        check_sides(sides, SIDES)
        if gguf is not None and not gguf.is_file():
            raise UserError(f"{gguf} is no file; name the model's GGUF file.")
        folder = here.fetched(spec)
        if gguf is None and is_gguf(folder):
            gguf = folder
        report = run(
            folder,
            spec.name,
            here.settings,
            sides=sides,
            precisions=precision or PRECISIONS,
            conversations=conversations or CONVERSATIONS,
            gguf=gguf,
            repeats=repeats,
            new_tokens=new_tokens,
            on_progress=here.show,
        )
    print_report(report, as_json)


@commands.command("products")
def products(
    model: Model,
    precision: Annotated[list[str] | None, typer.Option(help="How weights are stored; may be repeated.")] = None,
    rows: Annotated[
        list[int] | None,
        typer.Option("--rows", "--conversations", min=1, help="Multiplied with every matrix; may be repeated."),
    ] = None,
    repeats: Repeats = 5,
    cache_dir: CacheDir = None,
    as_json: AsJson = False,
) -> None:
    """All matrix products of a step and nothing else, in every way there is."""
    from .products import PRODUCTS, ROWS, run

    with running(cache_dir) as here:
        precisions = precision or list(PRODUCTS)
        for name in precisions:
            if name not in PRODUCTS:
                raise UserError(f"There are no products in {name!r}; choose one of {', '.join(PRODUCTS)}.")
        report = run(
            here.fetched(here.text_model(model)),
            here.settings,
            precisions=precisions,
            rows=sorted(set(rows or ROWS)),
            repeats=repeats,
            on_progress=here.show,
        )
    print_report(report, as_json)


@commands.command("chat")
def chat(
    model: Model,
    precision: Precisions = None,
    turns: Annotated[int, typer.Option(min=1, help="Messages of the conversation.")] = 10,
    repeats: Repeats = 5,
    cache_dir: CacheDir = None,
    as_json: AsJson = False,
) -> None:
    """The wait for the first token, turn after turn, and what a long prompt costs the others."""
    from .chat import run

    with running(cache_dir) as here:
        spec = here.text_model(model)
        report = run(
            here.fetched(spec),
            spec.name,
            here.settings,
            on_progress=here.show,
            precisions=precision,
            turns=turns,
            repeats=repeats,
        )
    print_report(report, as_json)


@commands.command("drafts")
def drafts(
    model: Model,
    draft: Annotated[str | None, typer.Option(help="A smaller model of the same vocabulary that guesses too.")] = None,
    new_tokens: NewTokens = 256,
    repeats: Repeats = 5,
    cache_dir: CacheDir = None,
    as_json: AsJson = False,
) -> None:
    """What guessing tokens ahead would bring."""
    from .drafts import run

    with running(cache_dir) as here:
        spec, other = here.text_model(model), None if draft is None else here.text_model(draft)
        report = run(
            here.fetched(spec),
            spec.name,
            here.settings,
            draft=None if other is None else (here.fetched(other), other.name),
            new_tokens=new_tokens,
            repeats=repeats,
            on_progress=here.show,
        )
    print_report(report, as_json)


@commands.command("serve")
def serve(
    model: Model,
    clients: Annotated[
        list[int] | None, typer.Option("--clients", "--conversations", min=1, help="At once; may be repeated.")
    ] = None,
    new_tokens: NewTokens = 64,
    url: Annotated[str | None, typer.Option(help="A page that runs already, instead of a new one.")] = None,
    repeats: Repeats = 5,
    cache_dir: CacheDir = None,
    as_json: AsJson = False,
) -> None:
    """Many clients of the page at once, beside the bare engine."""
    from .serve import CLIENTS, run

    with running(cache_dir) as here:
        spec = here.text_model(model)
        folder = here.fetched(spec)
        report = run(
            folder,
            spec.name,
            here.settings,
            url=url,
            model=str(folder.resolve()) if isinstance(spec.source, FolderSource) else spec.name,
            clients=clients or CLIENTS,
            new_tokens=new_tokens,
            repeats=repeats,
            on_progress=here.show,
        )
    print_report(report, as_json)


@commands.command("quality")
def quality(
    model: Model,
    precision: Precisions = None,
    cache_dtype: CacheDtypes = None,
    new_tokens: NewTokens = 64,
    cache_dir: CacheDir = None,
    as_json: AsJson = False,
) -> None:
    """What a precision costs: perplexity, and the tokens that change."""
    from .quality import run
    from .text import PRECISIONS

    with running(cache_dir) as here:
        spec = here.text_model(model)
        folder = here.fetched(spec)
        report = run(
            folder,
            spec.name,
            here.settings,
            precisions=precision or PRECISIONS,
            cache_dtypes=cache_dtype or (),
            was=folder.name if is_gguf(folder) else None,
            new_tokens=new_tokens,
            on_progress=here.show,
        )
    print_report(report, as_json)


@commands.command("scaling")
def scaling(
    model: Model,
    measured: Annotated[
        Path | None,
        typer.Option(help="What 'benchmarks text --json' printed on some machine, instead of measuring here."),
    ] = None,
    price: Annotated[float | None, typer.Option(help="Of one device's hour, in any currency.")] = None,
    precision: Annotated[str | None, typer.Option(help="Of this program's weights.")] = None,
    conversations: Annotated[list[int] | None, typer.Option(min=1, help="At once; may be repeated.")] = None,
    repeats: Repeats = 5,
    new_tokens: NewTokens = 96,
    cache_dir: CacheDir = None,
    as_json: AsJson = False,
) -> None:
    """How many people a device serves, and what one of them costs."""
    from .scaling import CONVERSATIONS, read_steps, scaled, steps_of
    from .text import OURS, run

    if price is not None and not 0 < price < float("inf"):
        raise UserError(f"price is {price}; give what a device's hour costs, above 0.")
    if measured is not None:
        steps = read_steps(measured)
    else:
        with running(cache_dir) as here:
            spec = here.text_model(model)
            report = run(
                here.fetched(spec),
                spec.name,
                here.settings,
                sides=(OURS,),
                precisions=(precision or here.settings.dtype,),
                conversations=sorted({1, *(conversations or CONVERSATIONS)}),
                repeats=repeats,
                new_tokens=new_tokens,
                on_progress=here.show,
            )
        steps = steps_of(report.as_json())
    print_report(scaled(steps, price), as_json)


@commands.command("image")
def image(
    model: Annotated[
        str, typer.Argument(help="An image model, or random-80m or random-sd2, which have random weights.")
    ],
    only: Only = None,
    size: Annotated[list[int] | None, typer.Option(help="Pixels; may be repeated.")] = None,
    steps: Annotated[int | None, typer.Option(help="Denoising steps.")] = None,
    repeats: Repeats = 5,
    cache_dir: CacheDir = None,
    as_json: AsJson = False,
) -> None:
    """Pictures: plain diffusers, OpenVINO where it is installed, the articles' recipe, and this program."""
    from .contestant import check_sides
    from .image import SIDES, own_size, run
    from .random_pipelines import find, folder_of

    with running(cache_dir) as here:
        sides = only or SIDES
        check_sides(sides, SIDES)
        shape = find(model)
        if shape is not None:
            folder, name = folder_of(shape, here.settings.cache_dir, here.show), shape.name
            own_sizes, own_steps = shape.sizes, shape.steps
        else:
            spec = catalog_of(here.settings).find(model, ModelKind.IMAGE)
            if spec.kind is not ModelKind.IMAGE:
                raise UserError(f"{spec.title} makes text; choose an image model, or 'benchmarks text {model}'.")
            folder, name = here.fetched(spec), spec.name
            own = ImageSettings(**spec.image_settings)
            own_sizes, own_steps = (own.width or own_size(folder),), own.steps or USUAL_STEPS
        ImageSettings(steps=own_steps if steps is None else steps)  # says what is wrong, if anything is
        for pixels in size or ():
            ImageSettings(width=pixels)
        report = run(
            folder,
            name,
            here.settings,
            sides=sides,
            sizes=size or own_sizes,
            steps=own_steps if steps is None else steps,
            repeats=repeats,
            on_progress=here.show,
        )
    print_report(report, as_json)


@commands.command("start")
def start(model: Model, repeats: Repeats = 5, cache_dir: CacheDir = None, as_json: AsJson = False) -> None:
    """From the start of the process to the first token."""
    from hfjax_demo.runtime.device import default_dtype, device_label

    from .start import run

    with running(cache_dir) as here:
        folder = here.fetched(here.text_model(model))
        dtype = default_dtype() if here.settings.dtype == "auto" else here.settings.dtype
        report = run(folder, dtype=dtype, device=device_label(), repeats=repeats, on_progress=here.show)
    print_report(report, as_json)
