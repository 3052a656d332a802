"""The models this program knows by name, and how a name, a hub id or a folder becomes a :class:`ModelSpec`.

The catalogue is data: adding a model is adding a :class:`ModelSpec` to :mod:`.text_models` or :mod:`.image_models`, or an
entry to a TOML file of one's own, which :func:`read_catalog` reads (its keys are in :mod:`.user_file`). A model may be
another server's (:mod:`.remotes`). :func:`catalog_of` has all that a process serves. Nothing here touches the network; a hub id
is only checked for its form, and :mod:`hfjax_demo.sources` finds out whether the hub knows it.
"""

from __future__ import annotations

from ..settings import Settings
from .image_models import BUNDLED, IMAGE_MODELS
from .lookup import Catalog, is_hub_id
from .records import (
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
    Wheel,
)
from .remotes import remote_keys, remote_models
from .styles import Style
from .text_models import TEXT_MODELS
from .user_file import read_catalog

__all__ = [
    "BUILT_IN",
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

BUILT_IN = Catalog(TEXT_MODELS + IMAGE_MODELS)
"""The models that come with this program, by name."""


def catalog_of(settings: Settings) -> Catalog:
    """All models that a process with these settings knows by name: built-in ones, those of the catalogue file, remote ones.

    Where two have the same name, a remote model replaces one of the file, and that replaces a built-in one.

    Raises:
        InvalidSetting: the catalogue file, or the list of remote servers, cannot be read.
    """
    own = read_catalog(settings.catalog_file)
    remote = {spec.name: spec for spec in remote_models(settings.remote)}
    return Catalog((*[remote.pop(spec.name, spec) for spec in own.models], *remote.values()), own.styles)
