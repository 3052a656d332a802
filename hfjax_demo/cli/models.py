"""``models`` and ``fetch``: what is known by name, and getting it."""

from __future__ import annotations

import json
import os
import sys
from typing import Any

from .. import catalog, sources
from ..settings import Settings
from ..terminal import StatusLine, table
from .common import CacheDir, Json, Model, app


@app.command()
def models(as_json: Json = False, cache_dir: CacheDir = None) -> None:
    """List the models known by name."""
    settings = Settings.from_environment(os.environ, cache_dir=cache_dir)
    rows = [
        {
            "name": spec.name,
            "kind": spec.kind.value,
            "family": spec.family,
            "parameters": spec.parameters,
            "download_bytes": spec.download_bytes,
            "license": spec.license,
            "gated": spec.gated,
            "chat": spec.chat,
            "fetched": sources.is_present(spec, settings.cache_dir),
            "summary": spec.summary,
        }
        for spec in catalog.entries()
    ]
    if as_json:
        print(json.dumps(rows, indent=2))
        return
    print(
        table(
            ["model", "parameters", "download", "fetched", "summary"],
            [
                [
                    str(row["name"]),
                    _count(row["parameters"]),
                    _count(row["download_bytes"]) + "B" if row["download_bytes"] else "",
                    "yes" if row["fetched"] else "",
                    f"{row['summary']}{' (gated)' if row['gated'] else ''}",
                ]
                for row in rows
            ],
        )
    )


def _count(number: Any) -> str:
    if not number:
        return ""
    unit, size = next(((unit, size) for unit, size in (("G", 1e9), ("M", 1e6), ("k", 1e3)) if number >= size), ("", 1))
    digits = 0 if number >= 100 * size else 1
    return f"{number / size:.{digits}f} {unit}"


@app.command()
def fetch(model: Model, cache_dir: CacheDir = None) -> None:
    """Fetch a model's files now, so that its first use does not have to."""
    settings = Settings.from_environment(os.environ, cache_dir=cache_dir)
    spec = catalog.find(model)
    with StatusLine(sys.stderr) as status:
        folder = sources.fetch(spec, settings.cache_dir, on_progress=status.show)
    print(folder)
