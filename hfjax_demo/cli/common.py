"""Shared parts of the commands: the Typer application, options, files, and running a request."""

from __future__ import annotations

import contextlib
from collections.abc import Generator, Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import typer
from typer import Argument, Option

from ..errors import InvalidRequest
from ..events import LoadProgress
from ..image_requests import ImageRequest
from ..requests import EmbeddingRequest, TextRequest
from ..settings import Settings
from ..terminal import StatusLine

Request = TextRequest | ImageRequest | EmbeddingRequest

app = typer.Typer(
    name="hfjax_demo",
    help="Run Hugging Face models on your own machine with JAX: chat, images, an API and a web page.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    callback=lambda: None,  # a command keeps its name if it is the only one that has been imported
)

Model = Annotated[str, Argument(help="Model name, Hugging Face ID (org/name) or local folder.")]
Json = Annotated[bool, Option("--json", help="Print a JSON object instead of text.")]
CacheDir = Annotated[Path | None, Option(help="Folder for downloaded models and compiled programs.")]
Dtype = Annotated[str | None, Option(help="Weights: auto, float32, bfloat16, float16, int8 or float8 (text models).")]
CacheDtype = Annotated[str | None, Option(help="Precision of the KV cache of text models: auto, bfloat16 or int8.")]
Rounding = Annotated[
    str | None,
    Option(help="Activations of text models on a CPU: exact, or rounded to int16 or int8, which is faster."),
]
MeshOption = Annotated[str | None, Option("--mesh", help="Device mesh, data x model, such as 1x4.")]
Offload = Annotated[
    str | None, Option(help="Layers of a text model offloaded to host memory: auto or a number (GPU and TPU only).")
]
CatalogFile = Annotated[Path | None, Option(help="TOML file with additional models; see docs/models.md.")]
ContextLength = Annotated[
    str | None,
    Option(help="Most tokens of a conversation, answer included: auto (the model's own limit) or a number."),
]


def run_request(request: Request, settings: Settings, status: StatusLine) -> Generator[Any, None, None]:
    """Yield the events of a request, except those of loading, which ``status`` shows.

    Ctrl-C while waiting for an event cancels the request; its remaining events are yielded up to the last, ``Finished``.

    Raises:
        HfjaxError: the request failed.
    """
    from ..library.engine_calls import without_failure  # imports JAX, which `models` does not need
    from ..library.model import load

    kind: Literal["image"] | None = "image" if isinstance(request, ImageRequest) else None
    with (
        load(request.model, kind=kind, settings=settings, on_progress=status.show_load) as model,
        contextlib.closing(model.events(request)) as events,
    ):
        for event in without_failure(events):
            if isinstance(event, LoadProgress):
                status.show_load(event)
            else:
                yield event


def given(names: Iterable[str], options: Mapping[str, Any]) -> dict[str, Any]:
    """Return those of a command's options that have these names and were set by the user."""
    return {name: options[name] for name in names if options.get(name) is not None}


def read_text(file: Path) -> str:
    """Return the text of a file named by the user.

    Raises:
        InvalidRequest: it cannot be read, or is not UTF-8.
    """
    try:
        return file.expanduser().read_text(encoding="utf-8")
    except OSError as error:
        raise InvalidRequest(f"{file} can't be read ({error.strerror}).") from error
    except ValueError as error:
        raise InvalidRequest(f"{file} is not UTF-8 text.") from error


def write_file(path: Path, data: bytes) -> None:
    """Write a file atomically.

    Raises:
        InvalidRequest: it cannot be written.
    """
    from ..sources.common import write_atomically

    try:
        write_atomically(path, data)
    except OSError as error:
        raise InvalidRequest(f"{path} can't be written ({error.strerror}).") from error
