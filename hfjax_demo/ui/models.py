"""The Models tab: what the device is doing, and Load, Unload and Cancel for each model.

``models.js`` fills the tab's document. While it is shown the script asks for a snapshot about once a second; while it is
not, nobody asks. Anyone may look; on a public page the buttons are the owner's. What a person may load or unload are the
models of the table, and what somebody else is using stays: a model that answers is not unloaded, a load that a request waits
for is not cancelled.

The script's calls are answered by the two functions of :meth:`ModelsTab.answers`, whose arguments a stranger can send as
they like.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any

from ..catalog import ModelKind
from ..errors import HfjaxError, InvalidRequest, ModelBusy, ModelNotFound
from ..events import ModelState
from ..settings import Settings
from .models_status import TASKS, precisions, snapshot
from .requests import Manager
from .tab import channel, owner_asks, require_owner

TAB_ID = "models"
CANCELLABLE = (ModelState.FETCHING, ModelState.LOADING, ModelState.COMPILING)
"""Of the states that lead somewhere. One that is connecting is not: whoever asked it can stop."""


class ModelsTab:
    """Builds the tab in the Blocks context that is open."""

    def __init__(self, manager: Manager, settings: Settings) -> None:
        self._manager = manager
        self._settings = settings
        there = {ModelKind.TEXT, ModelKind.IMAGE} | {spec.kind for spec in manager.catalog.entries()}
        tasks = [("", "All"), *((kind.value, title) for kind, title in TASKS.items() if kind in there)]
        channel(
            "models",
            document="models.html",
            functions=self.answers(),
            tasks=tasks,
            public=settings.public,
            has_key=settings.owner_key is not None,
        )

    def answers(self) -> list[Callable[[Any], dict[str, Any]]]:
        """What the script calls: ``look(None)`` and ``act({"action", "model", "dtype"})``.

        Both return :func:`.models_status.snapshot`; that of ``act`` has besides, under ``error``, the sentence that says
        why nothing was done, or None.
        """

        def look(_nothing: Any) -> dict[str, Any]:
            return self.look()

        def act(asked: Any) -> dict[str, Any]:
            try:
                self.act(asked)
            except HfjaxError as error:
                return {**self.look(), "error": str(error)}
            return {**self.look(), "error": None}

        return [look, act]

    def look(self) -> dict[str, Any]:
        """Everything the tab shows."""
        manager = self._manager
        return snapshot(
            manager.statuses(),
            manager.device_status(),
            manager.compilations(),
            manager.speeds(),
            time.time(),
            owner=owner_asks(self._settings),
        )

    def act(self, asked: object) -> None:
        """Do what a button says.

        Raises:
            OwnersAlone: a visitor of a public page asks.
            InvalidRequest: no such action or dtype.
            ModelNotFound: a model that is not in the table.
            ModelBusy: somebody is using the model.
            HfjaxError: whatever else keeps the manager from it.
        """
        require_owner(self._settings, "Only the owner of this page can load and unload models")
        values = asked if isinstance(asked, Mapping) else {}
        actions = {"load": self._load, "unload": self._unload, "cancel": self._cancel, "check": self._check}
        action = values.get("action")
        if not isinstance(action, str) or action not in actions:
            raise InvalidRequest(f"Unknown action {action!r:.40}. Choose one of {', '.join(actions)}.")
        model = self._listed(values.get("model"))
        actions[action](model, values.get("dtype"))

    def _listed(self, name: object) -> str:
        """The name, if it is a model that visitors may load: one of the catalogue, or, where custom models are allowed, one
        that has been asked for on another tab."""
        names = {spec.name for spec in self._manager.catalog.entries()}
        if self._settings.allow_custom_models:
            names |= {found.spec.name for found in self._manager.statuses()}
        if not isinstance(name, str) or name not in names:
            shown = repr(name)[:80]
            raise ModelNotFound(f"This server has no model {shown}. Choose one from the table.")
        return name

    def _load(self, model: str, dtype: object) -> None:
        """Load it; a model that is loaded in another precision is loaded anew."""
        found = self._manager.status(model)
        known = precisions(found.spec.kind)
        if found.spec.is_remote:
            raise InvalidRequest(f"{found.spec.title} runs on a remote server and can't be loaded here.")
        if dtype is not None and (not isinstance(dtype, str) or dtype not in known):
            raise InvalidRequest(
                f"{found.spec.title} has no precision {dtype!r:.40}. Choose one of {', '.join(known)}."
            )
        if found.state is ModelState.READY and dtype not in (None, found.dtype):
            self._manager.reload(model, dtype)
        else:
            self._manager.load(model, dtype)

    def _check(self, model: str, _dtype: object) -> None:
        """Ask a remote server whether it is there."""
        if not self._manager.status(model).spec.is_remote:
            raise InvalidRequest("Only models of remote servers can be checked.")
        self._manager.load(model)

    def _unload(self, model: str, _dtype: object) -> None:
        self._manager.unload(model)

    def _cancel(self, model: str, _dtype: object) -> None:
        found = self._manager.status(model)
        if found.state not in CANCELLABLE:
            return
        if found.active_requests:
            many = found.active_requests > 1
            raise ModelBusy(
                f"{found.active_requests} {'requests are' if many else 'request is'} waiting for {found.spec.title}. "
                f"Stop {'them' if many else 'it'} before you cancel loading."
            )
        self._manager.cancel_load(model)
