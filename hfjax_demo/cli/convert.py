"""``convert``: converts pickled weights to safetensors, for a model whose source the user trusts."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from ..terminal import StatusLine
from .common import app


@app.command()
def convert(
    source: Annotated[Path, typer.Argument(help="Model folder with pickled weights (*.bin).")],
    target: Annotated[Path, typer.Argument(help="New folder for the model with safetensors.")],
) -> None:
    """Convert a model's pickled weights to safetensors, the only format that is loaded; only for a source you trust."""
    from ..sources.pickle_conversion import convert_folder

    with StatusLine(sys.stderr) as status:
        convert_folder(source, target, on_progress=status.show)
    print(target)
