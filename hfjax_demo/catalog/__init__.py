"""The catalogue of named models, and the conversion of a name, a hub id or a folder to a :class:`ModelSpec`.

The catalogue is data: to add a model, add an entry to ``models.toml``, or to a file of one's own. This package does not use the
network; :mod:`hfjax_demo.sources` finds out whether a repository exists.
"""

from __future__ import annotations

from ..settings import Settings
from .catalog_file import read_catalog
from .lookup import Catalog, is_hub_id
from .records import (
    BUNDLED,
    DTYPE_BYTES,
    Adapter,
    FileSource,
    FolderSource,
    HubSource,
    ModelKind,
    ModelSpec,
    PackageSource,
    RemoteSource,
    Source,
    Style,
    Wheel,
)
from .remote_settings import remote_keys, remote_models

__all__ = [
    "BUNDLED",
    "DTYPE_BYTES",
    "Adapter",
    "Catalog",
    "FileSource",
    "FolderSource",
    "HubSource",
    "ModelKind",
    "ModelSpec",
    "PackageSource",
    "RemoteSource",
    "Source",
    "Style",
    "Wheel",
    "catalog_of",
    "is_hub_id",
    "read_catalog",
    "remote_keys",
]


def catalog_of(settings: Settings) -> Catalog:
    """Return all named models of a process: built-in ones, those of the catalogue file, and remote ones. If names are equal, the
    last of these replaces the others.

    Raises:
        InvalidSetting: the catalogue file, or the list of remote servers, cannot be read.
    """
    listed = read_catalog(settings.catalog_file)
    models = {spec.name: spec for spec in (*listed.models, *remote_models(settings.remote))}  # replaced in position
    return Catalog(tuple(models.values()), listed.styles)
