"""What the commands share: the Typer application, common options, and reading a request's events until Ctrl-C."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

app = typer.Typer(
    name="hfjax_demo",
    help="Chat and make pictures with Hugging Face models, their unmodified PyTorch code executed by JAX.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

Model = Annotated[str, typer.Argument(help="A catalogue name, a hub id such as org/name, or a local folder.")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of text.")]
CacheDir = Annotated[Path | None, typer.Option(help="Folder for fetched models and compiled programs.")]
Dtype = Annotated[str | None, typer.Option(help="auto, float32, bfloat16, float16, int8 or float8 (text models).")]
CacheDtype = Annotated[str | None, typer.Option(help="Of a text model's keys and values: auto, bfloat16 or int8.")]
MeshOption = Annotated[
    str | None,
    typer.Option("--mesh", help="Devices: rows that share the conversations x those that share a model, such as 1x4."),
]
Drafts = Annotated[
    list[str] | None,
    typer.Option("--draft", help="A smaller model that guesses for a larger one, MODEL=SMALLER; may be repeated."),
]
Offload = Annotated[
    str | None,
    typer.Option(
        help="Layers of a text model that stay in the machine's memory and come to a GPU or TPU in every step: auto or a number."
    ),
]
CatalogFile = Annotated[
    Path | None, typer.Option(help="A TOML file with models of your own, see catalog/user_file.py.")
]
ContextLength = Annotated[int | None, typer.Option(help="Tokens a conversation may have, answer included.")]


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
