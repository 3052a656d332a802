"""What the commands share: the Typer application, options, files, and reading a request's events until Ctrl-C."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from ..errors import InvalidRequest
from ..sources.common import write_whole

app = typer.Typer(
    name="hfjax_demo",
    help="Run Hugging Face models on your own machine with JAX: chat, images, an API and a web page.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

Model = Annotated[str, typer.Argument(help="Model name, Hugging Face ID (org/name) or local folder.")]
Json = Annotated[bool, typer.Option("--json", help="Print a JSON object instead of text.")]
CacheDir = Annotated[Path | None, typer.Option(help="Folder for downloaded models and compiled programs.")]
Dtype = Annotated[
    str | None,
    typer.Option(help="Weights: auto, float32, bfloat16, float16, int8 or float8 (text models)."),
]
CacheDtype = Annotated[
    str | None, typer.Option(help="Precision of the KV cache of text models: auto, bfloat16 or int8.")
]
MeshOption = Annotated[
    str | None,
    typer.Option("--mesh", help="Device mesh, data x model, such as 1x4."),
]
Drafts = Annotated[
    list[str] | None,
    typer.Option("--draft", help="Draft model for speculative decoding, MODEL=SMALLER; may be repeated."),
]
Offload = Annotated[
    str | None,
    typer.Option(help="Layers of a text model offloaded to host memory: auto or a number (GPU and TPU only)."),
]
CatalogFile = Annotated[Path | None, typer.Option(help="TOML file with additional models; see docs/models.md.")]
ContextLength = Annotated[int | None, typer.Option(help="Context length in tokens, answer included.")]


def until_interrupted(stream: Any) -> Iterator[Any]:
    """The events of a request's stream. Ctrl-C cancels the request; its remaining events, with the last one, still come."""
    events = iter(stream)
    while True:
        try:
            event = next(events)
        except StopIteration:
            return
        except KeyboardInterrupt:
            stream.cancel()
            events = iter(stream)  # the interrupted iterator is spent; the queue goes on to Finished
            continue
        yield event


def given(names: Iterable[str], options: Mapping[str, Any]) -> dict[str, Any]:
    """Of a command's options, those of these names that a person has given."""
    return {name: options[name] for name in names if options.get(name) is not None}


def read_text(file: Path) -> str:
    """The text of a file that a person names.

    Raises:
        InvalidRequest: it cannot be read, or is no text.
    """
    try:
        return file.expanduser().read_text(encoding="utf-8")
    except OSError as error:
        raise InvalidRequest(f"{file} can't be read ({error.strerror}).") from error
    except ValueError as error:
        raise InvalidRequest(f"{file} is not UTF-8 text.") from error


def write_file(path: Path, data: bytes) -> None:
    """Write a file, whole or not at all.

    Raises:
        InvalidRequest: it cannot be written.
    """
    try:
        write_whole(path, data)
    except OSError as error:
        raise InvalidRequest(f"{path} can't be written ({error.strerror}).") from error
