"""Models that the owner has added on the page, as records in a JSON file."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from ..errors import HfjaxError
from .lookup import Catalog
from .records import FileSource, FolderSource, HubSource, ModelKind, ModelSpec

MAX_ADDED = 100
NAME_SIGNS = frozenset("abcdefghijklmnopqrstuvwxyz0123456789._-")
_FACTS = ("download_bytes", "parameters", "license", "gated")  # what the hub has said about a model


def added_record(spec: ModelSpec) -> dict[str, Any]:
    """Return the record of a model whose source is the hub, or a local folder or file.

    ``where`` is a hub id, a hub id with a GGUF tag after a colon, or a path.
    """
    source = spec.source
    if isinstance(source, HubSource):
        where = source.repo_id + (f":{source.quantization}" if source.quantization else "")
    else:
        assert isinstance(source, FolderSource | FileSource)
        where = str(source.path)
    facts = {name: getattr(spec, name) for name in _FACTS}
    stored = source.stored_bytes if isinstance(source, HubSource) else None
    return {"name": spec.name, "where": where, "kind": spec.kind.value, "stored_bytes": stored, **facts}


def read_added(file: Path) -> tuple[ModelSpec, ...]:
    """Return the models of the file, without missing models and invalid records. Does not use the network."""
    found: dict[str, ModelSpec] = {}
    try:
        records = json.loads(file.read_text(encoding="utf-8"))[:MAX_ADDED]
    except (OSError, ValueError, TypeError, KeyError):
        return ()
    for record in records:
        try:
            spec = Catalog(()).find(record["where"], ModelKind(record["kind"]))
            facts = {name: record[name] for name in _FACTS if name in record}
            if isinstance(spec.source, HubSource):
                spec = replace(spec, source=replace(spec.source, stored_bytes=record.get("stored_bytes")))
            spec = replace(spec, name=record["name"], **facts)
        except (HfjaxError, ValueError, TypeError, AttributeError, KeyError):
            continue
        found[spec.name] = spec
    return tuple(found.values())


def choose_model_name(spec: ModelSpec, taken: Sequence[str]) -> str:
    """Return a name for an added model: its hub id, or an unused name derived from the name of its folder or file."""
    if isinstance(spec.source, HubSource):
        return spec.name
    plain = "".join(sign if sign in NAME_SIGNS else "-" for sign in spec.title.lower()[:80]).strip("-.") or "model"
    return next(name for name in (plain, *(f"{plain}-{number}" for number in range(2, 1000))) if name not in taken)
