"""Models that the owner has added on the page, stored in a file."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from ..errors import HfjaxError
from .lookup import Catalog
from .records import FileSource, FolderSource, HubSource, ModelKind, ModelSpec

MAX_ADDED = 100
NAME_SIGNS = frozenset("abcdefghijklmnopqrstuvwxyz0123456789._-")


@dataclass(frozen=True, slots=True)
class AddedModel:
    """The stored record of an added model; ``where`` is a hub id, a hub id with a GGUF tag after a colon, or a path."""

    name: str
    where: str
    kind: str
    download_bytes: int | None = None
    parameters: int | None = None
    license: str | None = None
    gated: bool = False

    @classmethod
    def of(cls, spec: ModelSpec) -> AddedModel:
        """Return the record of a model whose source is the hub, or a local folder or file."""
        source = spec.source
        if isinstance(source, HubSource):
            where = source.repo_id + (f":{source.quantization}" if source.quantization else "")
        else:
            assert isinstance(source, FolderSource | FileSource)
            where = str(source.path)
        return cls(spec.name, where, spec.kind, spec.download_bytes, spec.parameters, spec.license, spec.gated)

    def spec(self) -> ModelSpec:
        """Return the model of this record.

        Raises:
            HfjaxError: the model no longer exists.
            ValueError, TypeError, AttributeError: the file has invalid values.
        """
        found = Catalog(()).find(self.where, ModelKind(self.kind))
        return replace(
            found,
            name=self.name,
            download_bytes=self.download_bytes,
            parameters=self.parameters,
            license=self.license,
            gated=self.gated,
        )


def read_added(file: Path) -> tuple[ModelSpec, ...]:
    """Return the models of the file, without missing models and invalid records. Does not use the network."""
    found: dict[str, ModelSpec] = {}
    try:
        records = json.loads(file.read_text(encoding="utf-8"))[:MAX_ADDED]
    except (OSError, ValueError, TypeError, KeyError):
        return ()
    for record in records:
        try:
            spec = AddedModel(**record).spec()
        except (HfjaxError, ValueError, TypeError, AttributeError):
            continue
        found[spec.name] = spec
    return tuple(found.values())


def choose_model_name(spec: ModelSpec, taken: Sequence[str]) -> str:
    """Return a name for an added model: its hub id, or an unused name derived from the name of its folder or file."""
    if isinstance(spec.source, HubSource):
        return spec.name
    plain = "".join(sign if sign in NAME_SIGNS else "-" for sign in spec.title.lower()[:80]).strip("-.") or "model"
    return next(name for name in (plain, *(f"{plain}-{number}" for number in range(2, 1000))) if name not in taken)
