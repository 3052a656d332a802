"""The models by their names: those of the catalogue, those added to it, and unlisted ones that were requested."""

from __future__ import annotations

import threading
import time
from dataclasses import replace

from .. import sources
from ..catalog import Catalog, HubSource, ModelKind, catalog_of
from ..catalog.added_models import MAX_ADDED, added_record, choose_model_name, read_added
from ..errors import InvalidRequest, ModelBusy
from ..settings import Settings
from ..sources.common import write_json
from .memory.placed_tensors import weigh
from .model import ServedModel
from .status import ModelStatus

MAX_UNLISTED_MODELS = 32  # unlisted models without anything in memory that are kept, the most recently requested ones


class ModelRegistry:
    """The models of a process by their names. Thread-safe.

    Attributes:
        settings: the settings of the process.
        catalog: the listed models: the built-in ones, those of the user's catalogue file, and the added ones.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._added_file = settings.cache_dir / "added_models.json"
        own = catalog_of(settings)
        names = {spec.name for spec in own.models}
        self._added = {spec.name: spec for spec in read_added(self._added_file) if spec.name not in names}
        self.catalog = Catalog((*own.models, *self._added.values()), own.styles)
        self._changed = threading.Condition()  # notified when any model changes; all models share its lock
        self._models_by_name: dict[str, ServedModel] = {spec.name: ServedModel(spec) for spec in self.catalog.entries()}

    def status(self, model: str) -> ModelStatus:
        """Return the status of a model. Never waits for the device, and never loads the model.

        Raises:
            ModelNotFound: the name is neither in the catalogue nor a possible hub id.
        """
        with self._changed:
            spec = self.catalog.find(model)
            found = self._models_by_name.get(spec.name) or ServedModel(spec)
        return found.status(self.settings, self._changed)

    def statuses(self) -> list[ModelStatus]:
        """Return the status of all listed models, and of unlisted ones that were requested."""
        with self._changed:
            models = self._models()
        return [model.status(self.settings, self._changed) for model in models]

    @property
    def added(self) -> frozenset[str]:
        """The names of the models that were added to the catalog."""
        return frozenset(self._added)

    def add(self, where: str, kind: ModelKind = ModelKind.TEXT) -> str:
        """Add a model to the catalogue, permanently, and return its name. Its files are not downloaded.

        The contents of a hub repository that is not downloaded are requested from the hub.

        Args:
            where: a hub id, or the path of a folder or GGUF file.
            kind: the kind of model if it cannot be determined from the folder.

        Raises:
            ModelNotFound, InvalidModelFolder: the model does not exist.
            InvalidRequest: :data:`MAX_ADDED` models have been added already.
            HfjaxError: the hub returned no description, or the repository has no loadable files.
        """
        spec = self.catalog.find(where, kind)
        if self.catalog.listed(spec.name) is not None:
            return spec.name
        if isinstance(spec.source, HubSource) and not sources.is_present(spec, self.settings.cache_dir):
            spec = sources.described(spec, spec.source, weigh)
        with self._changed:
            if len(self._added) >= MAX_ADDED:
                raise InvalidRequest(f"{MAX_ADDED} models have been added, the most that may be; remove one first.")
            spec = replace(spec, name=choose_model_name(spec, [each.name for each in self.catalog.models]))
            self._models_by_name[spec.name] = ServedModel(spec)
            self._added[spec.name] = spec
            self.catalog = replace(self.catalog, models=(*self.catalog.models, spec))
            self._save_added()
        return spec.name

    def remove_added(self, model: str) -> None:
        """Remove an added model from the catalog. Its files are kept.

        Raises:
            InvalidRequest: it was not added.
            ModelBusy: it is loaded or loading.
        """
        with self._changed:
            if model not in self._added:
                raise InvalidRequest(f"{model[:80]} was not added here; only such models are taken off the list.")
            if not self._models_by_name[model].is_unused:
                raise ModelBusy(f"{self._added[model].title} is loaded or being loaded; unload it first.")
            del self._added[model], self._models_by_name[model]
            self.catalog = replace(
                self.catalog, models=tuple(spec for spec in self.catalog.models if spec.name != model)
            )
            self._save_added()

    def _save_added(self) -> None:
        write_json(self._added_file, [added_record(spec) for spec in self._added.values()])

    def _models(self) -> list[ServedModel]:
        """Return all listed models, and unlisted ones that were requested."""
        return list(self._models_by_name.values())

    def _model(self, name: str, kind: ModelKind | None = None) -> ServedModel:
        """Return a model by its name. An unlisted hub id is assumed to be of this ``kind`` (None: of the previous one)."""
        with self._changed:
            model = self._models_by_name.get(name)
            if model is None:
                spec = self.catalog.find(name, kind)
                model = self._models_by_name.setdefault(spec.name, ServedModel(spec))
                self._forget_unlisted(model)
            model.last_lookup_at = time.monotonic()
            is_wrong = kind is not None and not model.spec.kind.can_serve(kind)
            if is_wrong and ModelKind.IMAGE in (kind, model.spec.kind) and model.is_unused:
                # An earlier request assumed the wrong kind; nothing is loaded under that name.
                model = self._models_by_name[model.spec.name] = ServedModel(self.catalog.find(name, kind))
            return model

    def _forget_unlisted(self, but: ServedModel) -> None:
        """Bound the number of unlisted models, since clients may request arbitrary names. The latest ones and ``but`` stay,
        because they may be about to be loaded."""
        models = [each for each in self._models() if each.is_unused and self.catalog.listed(each.spec.name) is None]
        oldest = sorted((each for each in models if each is not but), key=lambda each: each.last_lookup_at)
        for each in oldest[: max(0, len(oldest) + 1 - MAX_UNLISTED_MODELS)]:
            del self._models_by_name[each.spec.name]
