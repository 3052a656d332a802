"""Server side of ``picker.js``, which shows facts about each model in the lists of models, downloads a model when its button is
pressed, and updates the line about the selected model while it is being loaded.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..catalog import ModelKind
from ..catalog.model_access import can_download, check_model
from ..errors import InvalidRequest
from ..runtime.manager import ModelManager
from ..settings import Settings
from . import status
from .model_choices import facts
from .tab import channel, current_origin, is_owner_request


class Picker:
    """Creates the channel in the current Blocks context. The arguments of its functions are untrusted."""

    def __init__(self, manager: ModelManager, settings: Settings) -> None:
        self._manager = manager
        self._settings = settings
        self.channel = channel("picker", functions=[self.look, self.fetch])

    def look(self, _asked: object = None) -> dict[str, Any]:
        """Return the title, facts and loading state of each model, by name."""
        manager, owner = self._manager, is_owner_request(self._settings)
        budget = manager.device_status().budget_bytes
        speeds = {speed.model: speed.per_second for speed in manager.speeds()}
        return {
            "models": {
                found.spec.name: {
                    "title": found.spec.title,
                    "facts": facts(
                        found,
                        budget,
                        speeds.get(found.spec.name),
                        fetches=can_download(found.spec, self._settings, owner=owner),
                    ),
                    "moving": found.state in status.TRANSITIONAL_STATES,
                    "state": status.state_text(found),
                }
                for found in manager.statuses()
            }
        }

    def fetch(self, asked: object) -> dict[str, Any]:
        """Download and load a model, given as ``{"model", "kind"}``; return what :meth:`look` does.

        Raises:
            HfjaxError: this server does not offer the model, or the visitor may not download it.
        """
        values = asked if isinstance(asked, Mapping) else {}
        kind = next((kind for kind in (ModelKind.TEXT, ModelKind.IMAGE) if values.get("kind") == kind.value), None)
        if kind is None:
            raise InvalidRequest("The page sent no kind of model; reload it.")
        origin = current_origin(self._settings)
        model = check_model(values.get("model"), self._manager.catalog, self._settings, kind, owner=origin.owner)
        self._manager.load(model, None, origin)
        return self.look()
