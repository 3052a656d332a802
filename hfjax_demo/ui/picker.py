"""The script ``picker.js`` shows beside each name of a list what is known of that model, has one fetched when its button is
pressed, and keeps the line about the chosen model up to date while that one is on its way.

It asks the functions of :meth:`Picker.answers`, whose arguments a stranger can send as they like.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..catalog import ModelKind
from ..catalog.offered import check_model, may_download
from ..errors import HfjaxError, InvalidRequest
from ..runtime.manager import ModelManager
from ..runtime.status import Speed
from ..settings import Settings
from . import status
from . import words_models as words
from .choosing import facts
from .tab import channel, origin_of_function, owner_asks


class Picker:
    """Builds the channel in the Blocks context that is open."""

    def __init__(self, manager: ModelManager, settings: Settings) -> None:
        self._manager = manager
        self._settings = settings
        channel("picker", functions=self.answers())

    def answers(self) -> list[Callable[[Any], dict[str, Any]]]:
        """What the script calls: ``look(None)``, and ``fetch({"model", "kind"})``, which answers with ``error`` besides."""

        def look(_nothing: Any) -> dict[str, Any]:
            return self.look()

        def fetch(asked: Any) -> dict[str, Any]:
            try:
                self.fetch(asked)
            except HfjaxError as error:
                return {**self.look(), "error": str(error)}
            return {**self.look(), "error": None}

        return [look, fetch]

    def look(self) -> dict[str, Any]:
        """Of each model by its title: its facts, and how far it is on its way."""
        manager, owner = self._manager, owner_asks(self._settings)
        budget = manager.device_status().budget_bytes
        speeds: Mapping[str, Speed] = {speed.model: speed for speed in manager.speeds()}
        return {
            "models": {
                found.spec.name: {
                    "title": found.spec.title,
                    "facts": facts(
                        found,
                        budget,
                        speeds[found.spec.name].per_second if found.spec.name in speeds else None,
                        fetches=may_download(found.spec, self._settings, owner=owner),
                    ),
                    "moving": found.state in status.MOVING,
                    "state": status.state_words(found),
                }
                for found in manager.statuses()
            }
        }

    def fetch(self, asked: object) -> None:
        """Fetch a model and load it.

        Raises:
            HfjaxError: this server does not have it, or whoever asks may not have it downloaded.
        """
        values = asked if isinstance(asked, Mapping) else {}
        kind = next((kind for kind in (ModelKind.TEXT, ModelKind.IMAGE) if values.get("kind") == kind.value), None)
        if kind is None:
            raise InvalidRequest(words.NO_KIND)
        origin = origin_of_function(self._settings)
        model = check_model(values.get("model"), self._manager.catalog, self._settings, kind, owner=origin.owner)
        self._manager.load(model, None, origin)
