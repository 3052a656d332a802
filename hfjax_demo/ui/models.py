"""The Models tab: what the device is doing, what can be done with each model, and how models come to the lists and go.

``models.js`` fills the tab's document. While it is shown the script asks for a snapshot about once a second; while it is
not, nobody asks. Anyone may look; on a public page the buttons are the owner's. What a person may load or unload are the
models of the table, and what somebody else is using stays: a model that answers is not unloaded, a load that a request waits
for is not cancelled.

The script's calls are answered by the functions of :meth:`ModelsTab.answers`, whose arguments a stranger can send as
they like.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any

from .. import sources
from ..catalog import ModelKind
from ..catalog.offered import check_addable
from ..errors import HfjaxError, InvalidRequest, ModelBusy, ModelNotFound
from ..events import ModelState
from ..runtime.manager import ModelManager
from ..runtime.status import ModelStatus
from ..settings import Settings
from . import words_models as words
from .models_status import hit, precisions, size, snapshot
from .tab import channel, owner_asks, require_owner

TAB_ID = "models"
ACTIONS = ("load", "unload", "cancel", "check", "delete", "forget")
CANCELLABLE = (ModelState.FETCHING, ModelState.LOADING, ModelState.COMPILING)
"""Of the states that lead somewhere. One that is connecting is not: whoever asked it can stop."""


class ModelsTab:
    """Builds the tab in the Blocks context that is open."""

    def __init__(self, manager: ModelManager, settings: Settings) -> None:
        self._manager = manager
        self._settings = settings
        there = {ModelKind.TEXT, ModelKind.IMAGE} | {spec.kind for spec in manager.catalog.entries()}
        tasks = [("", words.ALL_TASKS), *((kind.value, title) for kind, title in words.TASKS.items() if kind in there)]
        self.channel = channel(
            "models",
            events=["use"],
            document="models.html",
            functions=self.answers(),
            tasks=tasks,
            public=settings.public,
            has_key=settings.owner_key is not None,
        )

    def answers(self) -> list[Callable[[Any], dict[str, Any]]]:
        """What the script calls: ``look(None)``, ``act({"action", "model", "dtype", "context"})``, ``add({"where"})`` and
        ``search({"query", "kind"})``.

        All return :func:`.models_status.snapshot`; those that do something have besides, under ``error``, the sentence that says
        why nothing was done, or None, and under ``done`` one that says what was. A search has ``found``: a list of repositories.
        """

        def look(_nothing: Any) -> dict[str, Any]:
            return self.look()

        def act(asked: Any) -> dict[str, Any]:
            return tried(lambda: {"done": self.act(asked)})

        def add(asked: Any) -> dict[str, Any]:
            return tried(lambda: {"done": "", "name": self.add(asked)})

        def search(asked: Any) -> dict[str, Any]:
            return tried(lambda: {"done": "", "found": self.search(asked)})

        def tried(do: Callable[[], dict[str, Any]]) -> dict[str, Any]:
            try:
                came = do()
            except HfjaxError as error:
                return {**self.look(), "error": str(error)}
            return {**self.look(), **came, "error": None}

        return [look, act, add, search]

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
            added=manager.added,
        )

    def act(self, asked: object) -> str:
        """Do what a button says; returns what there is to say of it.

        Raises:
            OwnersAlone: a visitor of a public page asks.
            InvalidRequest: no such action, dtype or context length.
            ModelNotFound: a model that is not in the table.
            ModelBusy: somebody is using the model.
            HfjaxError: whatever else keeps the manager from it.
        """
        require_owner(self._settings, words.OWNERS_LOAD)
        values = asked if isinstance(asked, Mapping) else {}
        action = values.get("action")
        if action not in ACTIONS:
            raise InvalidRequest(words.UNKNOWN_ACTION.format(action=action, known=", ".join(ACTIONS)))
        model, manager = self._listed(values.get("model")), self._manager
        found = manager.status(model)
        match action:
            case "load":
                self._load(found, values.get("dtype"), values.get("context"))
            case "unload":
                manager.unload(model)
            case "cancel" if found.state in CANCELLABLE:
                if found.active_requests:
                    awaited = words.AWAITED if found.active_requests > 1 else words.AWAITED_BY_ONE
                    raise ModelBusy(awaited.format(requests=found.active_requests, title=found.spec.title))
                manager.cancel_load(model)
            case "check":  # ask a remote server whether it is there
                if not found.spec.is_remote:
                    raise InvalidRequest(words.NOT_REMOTE)
                manager.load(model)
            case "delete":
                return words.DELETED.format(title=found.spec.title, size=size(manager.delete(model)))
            case "forget":
                manager.take_off(model)
                return words.OFF_THE_LIST.format(title=found.spec.title)
        return ""

    def add(self, asked: object) -> str:
        """Put a model into the lists; returns its name.

        Raises:
            OwnersAlone: a visitor of a public page asks.
            HfjaxError: there is no such model, or none that can be loaded here.
        """
        require_owner(self._settings, words.OWNERS_ADD)
        values = asked if isinstance(asked, Mapping) else {}
        return self._manager.add(check_addable(values.get("where"), self._settings))

    def search(self, asked: object) -> list[dict[str, Any]]:
        """Repositories of the hub with these words in their names.

        Raises:
            OwnersAlone: a visitor of a public page asks.
            HfjaxError: no words, or the hub cannot be asked.
        """
        require_owner(self._settings, words.OWNERS_SEARCH)
        values = asked if isinstance(asked, Mapping) else {}
        query, kind = values.get("query"), ModelKind.IMAGE if values.get("kind") == "image" else ModelKind.TEXT
        return [hit(found) for found in sources.search(query if isinstance(query, str) else "", kind)]

    def _listed(self, name: object) -> str:
        """The name, if it is a model that visitors may load: one of the catalogue, or, where custom models are allowed, one
        that has been asked for on another tab."""
        names = {spec.name for spec in self._manager.catalog.entries()}
        if self._settings.allow_custom_models:
            names |= {found.spec.name for found in self._manager.statuses()}
        if not isinstance(name, str) or name not in names:
            raise ModelNotFound(words.UNKNOWN_MODEL.format(name=name))
        return name

    def _load(self, found: ModelStatus, dtype: object, context: object) -> None:
        """Load it; a model that is loaded in another precision, or with another context length, is loaded anew."""
        known = precisions(found.spec.kind)
        if found.spec.is_remote:
            raise InvalidRequest(words.COMPUTED_ELSEWHERE.format(title=found.spec.title))
        if dtype is not None and (not isinstance(dtype, str) or dtype not in known):
            known_words = ", ".join(known)
            raise InvalidRequest(words.UNKNOWN_PRECISION.format(title=found.spec.title, dtype=dtype, known=known_words))
        if context is not None and (type(context) is not int or context < 1):
            raise InvalidRequest(words.NO_CONTEXT)
        anew = dtype not in (None, found.dtype) or context not in (None, found.context_length)
        load = self._manager.reload if found.state is ModelState.READY and anew else self._manager.load
        load(found.spec.name, dtype, context_length=context)
