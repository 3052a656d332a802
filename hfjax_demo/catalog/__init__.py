"""The models this program knows by name, and how a name, a hub id or a folder becomes a :class:`ModelSpec`.

The catalogue is data: adding a model is adding a :class:`ModelSpec` to :mod:`.text_models` or :mod:`.image_models`, or an
entry to a TOML file of one's own, which :func:`read_catalog` reads (its keys are in :mod:`.user_file`). Nothing here touches
the network; a hub id is only checked for its form, and :mod:`hfjax_demo.sources` finds out whether the hub knows it.
"""

from __future__ import annotations

from .image_models import BUNDLED, IMAGE_MODELS
from .lookup import Catalog, is_hub_id
from .records import DTYPE_BYTES, FolderSource, HubSource, ModelKind, ModelSpec, PackageSource, Source, Wheel
from .text_models import TEXT_MODELS
from .user_file import read_catalog

__all__ = [
    "BUILT_IN",
    "BUNDLED",
    "DTYPE_BYTES",
    "Catalog",
    "FolderSource",
    "HubSource",
    "ModelKind",
    "ModelSpec",
    "PackageSource",
    "Source",
    "Wheel",
    "is_hub_id",
    "read_catalog",
]

BUILT_IN = Catalog(TEXT_MODELS + IMAGE_MODELS)
"""The models that come with this program, by name."""
