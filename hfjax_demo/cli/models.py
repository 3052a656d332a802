"""``models``, ``fetch`` and ``convert``: list the catalogue, download models, and convert pickled weights to safetensors."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Annotated, Any

from typer import Argument

from .. import sources
from ..catalog import DTYPE_BYTES, RemoteSource, catalog_of
from ..catalog.fitting import describe_machines, machines_for
from ..settings import Settings
from ..sources.common import format_bytes
from ..terminal import StatusLine, table
from .common import CacheDir, CatalogFile, Json, Model, app


@app.command()
def models(as_json: Json = False, catalog_file: CatalogFile = None, cache_dir: CacheDir = None) -> None:
    """List the models of the catalog."""
    settings = Settings.from_environment(os.environ, cache_dir=cache_dir, catalog_file=catalog_file)
    rows = [
        {
            "name": spec.name,
            "kind": spec.kind.value,
            "remote": spec.source.where if isinstance(spec.source, RemoteSource) else None,
            "family": spec.family,
            "parameters": spec.parameters,
            "license": spec.license,
            "gated": spec.gated,
            "chat": spec.chat,
            "download_bytes": spec.download_bytes,
            "fetched": sources.is_present(spec, settings.cache_dir),
            "disk_bytes": sources.size_on_disk(spec, settings.cache_dir),
            "weights_bytes": {dtype: spec.weights_bytes(dtype) for dtype in DTYPE_BYTES},
            "fits": machines_for(spec),
            "summary": spec.summary,
        }
        for spec in catalog_of(settings).entries()
    ]
    print(json.dumps(rows, indent=2) if as_json else _table(rows))


_LEGEND = """\
The columns float32 and bfloat16 are the memory of the weights, without the KV cache or activations. The last column is the
smallest of three machines that holds an image model in bfloat16 while it makes a picture of the recommended size.
Gated models require accepting the licence on Hugging Face, and HF_TOKEN."""


def _table(rows: list[dict[str, Any]]) -> str:
    header = ["model", "kind", "parameters", "license", "gated", "download", "on disk", "float32", "bfloat16", "fits"]
    cells = [
        [
            row["name"],
            row["kind"] if row["remote"] is None else f"{row['kind']}, remote",
            _count(row["parameters"]),
            row["license"] or "",
            "gated" if row["gated"] else "",
            _bytes(row["download_bytes"]),
            _bytes(row["disk_bytes"]),
            _bytes(row["weights_bytes"]["float32"]),
            _bytes(row["weights_bytes"]["bfloat16"]),
            describe_machines(row["fits"]),
        ]
        for row in rows
    ]
    return f"{table(header, cells)}\n\n{_LEGEND}"


def _count(number: int | None) -> str:
    if not number:
        return ""
    unit, size = next(
        ((unit, size) for unit, size in (("B", 1e9), ("M", 1e6), ("k", 1e3)) if number >= 0.9995 * size), ("", 1)
    )
    digits = 0 if number >= 100 * size else 1
    return f"{number / size:.{digits}f} {unit}".rstrip()


def _bytes(number: int | None) -> str:
    return format_bytes(number) if number else ""


@app.command()
def fetch(model: Model, catalog_file: CatalogFile = None, cache_dir: CacheDir = None) -> None:
    """Download a model before its first use."""
    settings = Settings.from_environment(os.environ, cache_dir=cache_dir, catalog_file=catalog_file)
    spec = catalog_of(settings).find(model)
    if isinstance(spec.source, RemoteSource):
        print(f"{spec.title} runs on the server at {spec.source.where}; there is nothing to download.", file=sys.stderr)
        return
    with StatusLine(sys.stderr) as status:
        folder = sources.fetch(spec, settings.cache_dir, on_progress=status.show)
    print(folder)


@app.command()
def convert(
    source: Annotated[Path, Argument(help="Model folder with pickled weights (*.bin).")],
    target: Annotated[Path, Argument(help="New folder for the model with safetensors.")],
) -> None:
    """Convert a model's pickled weights to safetensors, the only format that is loaded; only for a source you trust."""
    from ..sources.pickle_conversion import convert_folder

    with StatusLine(sys.stderr) as status:
        convert_folder(source, target, on_progress=status.show)
    print(target)
