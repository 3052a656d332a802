"""The Models tab: state of the device, actions on each model, and adding and removing models.

``models.js`` fills the tab's document. It requests a snapshot about once a second while the tab is visible, and none otherwise.
Every visitor can view the tab; on a public page only the owner can use the buttons. Only models of the table can be loaded or
unloaded. A model that is answering is not unloaded, and a load that a request is waiting for is not cancelled.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

from .. import sources
from ..catalog import ModelKind
from ..catalog.model_access import check_addable
from ..errors import InvalidRequest, ModelBusy, ModelNotFound
from ..events import ModelState
from ..runtime.manager import ModelManager
from ..runtime.status import ModelStatus
from ..settings import ACTIVATIONS, Settings
from . import status
from .models_status import precisions, search_hit, snapshot
from .tab import channel, is_owner_request, require_owner

TAB_ID = "models"
ACTIONS = ("load", "unload", "cancel", "check", "delete", "forget")
CANCELLABLE_STATES = (ModelState.FETCHING, ModelState.LOADING, ModelState.COMPILING)
"""States in which a load can be cancelled. ``CONNECTING`` is not one of them: the visitor can stop the request instead."""


class ModelsTab:
    """Creates the tab in the current Blocks context.

    Its script calls :meth:`look`, :meth:`act`, :meth:`add` and :meth:`search` with untrusted arguments. They return the content
    of the tab; ``done`` is a message about what was done.
    """

    def __init__(self, manager: ModelManager, settings: Settings) -> None:
        self._manager = manager
        self._settings = settings
        there = {ModelKind.TEXT, ModelKind.IMAGE} | {spec.kind for spec in manager.catalog.entries()}
        tasks = [("", "All"), *((kind.value, title) for kind, title in status.TASKS.items() if kind in there)]
        self.channel = channel(
            "models",
            events=["use"],
            document="models.html",
            functions=[self.look, self.act, self.add, self.search],
            tasks=tasks,
            public=settings.public,
            has_key=settings.owner_key is not None,
        )

    def look(self, _asked: object = None) -> dict[str, Any]:
        manager = self._manager
        return snapshot(
            manager.statuses(),
            manager.device_status(),
            manager.compilations(),
            manager.speeds(),
            time.time(),
            owner=is_owner_request(self._settings),
            added=manager.added,
        )

    def act(self, asked: object) -> dict[str, Any]:
        """Run the action of a button, ``{"action", "model", "dtype", "context", "activations"}``.

        Raises:
            OwnerRequired: the page is public and the caller is not its owner.
            InvalidRequest: there is no such action, dtype, context length or name of activations.
            ModelNotFound: the model is not in the table.
            ModelBusy: the model is in use.
            HfjaxError: other errors of the manager.
        """
        require_owner(self._settings, "Only the owner of this page can load and unload models")
        values = asked if isinstance(asked, Mapping) else {}
        action = values.get("action")
        if action not in ACTIONS:
            raise InvalidRequest(f"Unknown action {action!r:.40}. Choose one of {', '.join(ACTIONS)}.")
        model, manager = self._require_listed(values.get("model")), self._manager
        found, done = manager.status(model), ""
        match action:
            case "load":
                self._load(found, *map(values.get, ("dtype", "context", "activations")))
            case "unload":
                manager.unload(model)
            case "cancel" if found.state in CANCELLABLE_STATES:
                if requests := found.active_requests:
                    awaited, them = ("1 request is", "it") if requests == 1 else (f"{requests} requests are", "them")
                    raise ModelBusy(f"{awaited} waiting for {found.spec.title}. Stop {them} before you cancel loading.")
                manager.cancel_load(model)
            case "check":  # whether a remote server is reachable
                if not found.spec.is_remote:
                    raise InvalidRequest("Only models of remote servers can be checked.")
                manager.load(model)
            case "delete":
                done = f"The files of {found.spec.title} are deleted, which frees {status.size(manager.delete(model))}."
            case "forget":
                manager.remove_added(model)
                done = f"{found.spec.title} is off the list."
        return {**self.look(), "done": done}

    def add(self, asked: object) -> dict[str, Any]:
        """Add the model ``{"where"}`` to the lists; its ``name`` is added to the result.

        Raises:
            OwnerRequired: the page is public and the caller is not its owner.
            HfjaxError: there is no such model, or it cannot be loaded here.
        """
        require_owner(self._settings, "Only the owner of this page can add models")
        values = asked if isinstance(asked, Mapping) else {}
        name = self._manager.add(check_addable(values.get("where"), self._settings))
        return {**self.look(), "name": name}

    def search(self, asked: object) -> dict[str, Any]:
        """Add the repositories of the hub ``found`` with the words of ``{"query", "kind"}`` in their names.

        Raises:
            OwnerRequired: the page is public and the caller is not its owner.
            HfjaxError: there are no words, or the hub is not reachable.
        """
        require_owner(self._settings, "Only the owner of this page can search the hub")
        values = asked if isinstance(asked, Mapping) else {}
        query, kind = values.get("query"), ModelKind.IMAGE if values.get("kind") == "image" else ModelKind.TEXT
        found = sources.search(query if isinstance(query, str) else "", kind)
        return {**self.look(), "found": [search_hit(one) for one in found]}

    def _require_listed(self, name: object) -> str:
        """Return the name if it is a model of the table: a catalogue entry, or, if custom models are allowed, one requested on
        another tab. Raise ModelNotFound otherwise."""
        names = {spec.name for spec in self._manager.catalog.entries()}
        if self._settings.allow_custom_models:
            names |= {found.spec.name for found in self._manager.statuses()}
        if not isinstance(name, str) or name not in names:
            raise ModelNotFound(f"This server has no model {name!r:.80}. Choose one from the table.")
        return name

    def _load(self, found: ModelStatus, dtype: object, context: object, activations: object) -> None:
        """Load a model, or reload it if it is loaded with other options."""
        known = precisions(found.spec.kind)
        if found.spec.is_remote:
            raise InvalidRequest(f"{found.spec.title} runs on a remote server and can't be loaded here.")
        if dtype is not None and (not isinstance(dtype, str) or dtype not in known):
            known_words = ", ".join(known)
            raise InvalidRequest(f"{found.spec.title} has no precision {dtype!r:.40}. Choose one of {known_words}.")
        if context not in (None, "auto") and (type(context) is not int or context < 1):
            raise InvalidRequest("The context length must be a number of tokens, or empty for an automatic one.")
        if activations is not None and (not isinstance(activations, str) or activations not in ACTIVATIONS):
            raise InvalidRequest(f"Activations can't be {activations!r:.40}. Choose one of {', '.join(ACTIVATIONS)}.")
        automatic = "auto" if found.next_context_length is None else None
        anew = (
            dtype not in (None, found.dtype)
            or context not in (None, found.context_length, automatic)
            or activations not in (None, found.activations or "exact")
        )
        load = self._manager.reload if found.state is ModelState.READY and anew else self._manager.load
        load(found.spec.name, dtype, context_length=context, activations=activations)
