"""The chat tab's list of saved conversations: what its controls do.

Conversations live in the browser; each handler takes the store as the browser sends it and hands back the next one.
"""

from __future__ import annotations

import time
import uuid
from collections.abc import Callable, Mapping
from typing import Any

import gradio as gr

from ..errors import HfjaxError
from . import conversations, presets, status
from .chat_parts import ChatParts
from .conversations import Store, read_store
from .export import ExportFormat, download
from .importing import conversation_in
from .messages import Turn
from .running import RunningRequests
from .tab import PRIVATE, RAW, Updates, session_of
from .tool_calls import pending

READ_STORE = "() => [window.hfjax.store.read()]"
LEAVES = "(...values) => window.hfjax.leaves(...values)"  # a message waits from here on, see chat_leaving.js
ARRIVED = "() => window.hfjax.arrived()"
WRITE_ON = """(text, files) => {
  window.hfjax.focus('#message textarea');
  return [window.hfjax.unsent('message', text), window.hfjax.unsent('attached', files)];
}"""


class Sidebar:
    """Handlers over the tab's components. ``is_served`` tells whether a saved model can be chosen here."""

    def __init__(self, parts: ChatParts, running: RunningRequests, is_served: Callable[[str], bool]) -> None:
        self._parts = parts
        self._running = running
        self._is_served = is_served

    def wire(self, demo: gr.Blocks) -> None:
        """Connect the handlers."""
        parts = self._parts
        leaving = [parts.model, parts.system, parts.store]
        page = self.page()
        left = [parts.new.click(self.start_new, leaving, page, js=LEAVES, **RAW)]
        # Without Gradio's preprocessing, which knows only the choices that this server process sent: a page that stays
        # open while the server restarts has others. The handler takes nothing on trust anyway.
        left.append(parts.conversations.input(self.switch, [parts.conversations, *leaving], page, js=LEAVES, **RAW))
        deleting = [*page, parts.delete_form]
        left.append(parts.delete_confirm.click(self.delete, [parts.store], deleting, js=LEAVES, **PRIVATE))
        writing = [parts.box, parts.attached]
        demo.load(self.restore, [parts.store], [*page, parts.box], js=READ_STORE, **PRIVATE).then(
            None, writing, writing, js=WRITE_ON, **PRIVATE
        )
        parts.store.sync(self.list_again, [parts.store], self.listed()[1:], **PRIVATE)
        adding = [*page, parts.importing]
        left.append(parts.importing.give(self.add, [parts.importing, *leaving], adding, js=LEAVES, **RAW))
        left.append(parts.store.choose(self.choose, [parts.store], [*self.listed(), parts.status], js=LEAVES, **RAW))
        for event in left:
            event.then(None, js=ARRIVED, **PRIVATE)

        renaming = [parts.rename_form, parts.manage, parts.rename_title]
        parts.rename.click(self.show_rename, [parts.store], renaming, **PRIVATE).then(
            None, js="() => window.hfjax.focus('#rename-form input, #rename-form textarea')", **PRIVATE
        )
        gr.on(
            [parts.rename_save.click, parts.rename_title.submit],
            self.rename,
            [parts.rename_title, parts.store],
            [*self.listed(), parts.rename_form],
            **PRIVATE,
        )
        hide_forms = [parts.rename_form, parts.delete_form, parts.manage]
        for button in (parts.rename_cancel, parts.delete_cancel):
            button.click(self.hide_forms, None, hide_forms, **PRIVATE)
        parts.delete.click(self.show_delete, None, [parts.delete_form, parts.manage], **PRIVATE).then(
            None, js="() => window.hfjax.focus('#delete-form button')", **PRIVATE
        )
        parts.export_markdown.click(self.export_markdown, [parts.store], [parts.download], **PRIVATE)
        parts.export_json.click(self.export_json, [parts.store], [parts.download], **PRIVATE)

    def listed(self) -> list[gr.blocks.Block]:
        """The components that :meth:`listing` writes to."""
        parts = self._parts
        return [parts.store, parts.conversations, parts.manage, parts.go_on, parts.decide, parts.preset]

    def page(self) -> list[gr.blocks.Block]:
        """The components that :meth:`open` writes to."""
        parts = self._parts
        return [*self.listed(), parts.model, parts.system, parts.status, *parts.run.all()]

    def listing(self, store: Store) -> Updates:
        """The store, the list that shows it, and what can be done with the conversation on the page."""
        parts, now = self._parts, conversations.current(store)
        last = conversations.shown(now)[-1:]
        return {
            parts.store: store,
            parts.conversations: gr.update(choices=conversations.choices(store), value=store["current"]),
            parts.manage: gr.update(visible=now is not None),
            parts.preset: gr.update(choices=presets.names(store["presets"])),
            parts.go_on: gr.update(visible=True if last and "begun" in last[0] else "hidden"),
            parts.decide: gr.update(visible=True if last and pending(last[0].get("calls", ())) else "hidden"),
        }

    def add(self, request: gr.Request, given: Any, model: Any, system: Any, store: Any) -> Updates:
        """Open the conversation in a file that a person chose, beside those that are saved."""
        parts, text = self._parts, given.get("text") if isinstance(given, dict) else None
        if store is None:
            return {parts.importing: None}
        try:
            found = conversation_in(text, now=int(time.time()), new_id=uuid.uuid4().hex)
        except HfjaxError as error:
            return {parts.importing: None, parts.status: status.error_line(error, status.NOT_READ)}

        def move(kept: Store) -> Store:
            return conversations.add(kept, found)

        if self._running.divert(session_of(request), move):
            return {parts.importing: None}
        return {**self.open(move(_left(model, system, store))), parts.importing: None}

    def choose(self, request: gr.Request, store: Any) -> Updates:
        """Show another branch of the conversation on the page, which the browser has put into the store."""
        if store is None or self._running.is_busy(session_of(request)):
            return {self._parts.store: gr.skip()}
        return {self._parts.status: "", **self.listing(read_store(store))}

    def restore(self, store: Any) -> Updates:
        """A page was opened: show the conversation that was on it last, and let the person write from now on.

        A message sent before the store was read would be saved over everything in it. Until then handlers get None for the
        store.
        """
        parts = self._parts
        opened = self.open(read_store(store))
        return {**opened, parts.box: gr.update(interactive=True), parts.run.begin: gr.update(interactive=True)}

    def start_new(self, request: gr.Request, model: Any, system: Any, store: Any) -> Updates:
        """Leave the conversation, saved, for an empty chat."""
        if store is None or self._running.divert(session_of(request), conversations.start_new):
            return {self._parts.store: gr.skip()}
        return self.open(conversations.start_new(_left(model, system, store)))

    def switch(self, request: gr.Request, identity: Any, model: Any, system: Any, store: Any) -> Updates:
        """Leave the conversation, saved as it stands, for another one."""

        def move(kept: Store) -> Store:
            return conversations.open_conversation(kept, str(identity))

        if self._running.divert(session_of(request), move):
            return {self._parts.store: gr.skip()}
        return self.open(move(_left(model, system, store)))

    def delete(self, request: gr.Request, store: Any) -> Updates:
        """Remove the conversation on the page."""
        closed = {self._parts.delete_form: gr.update(visible=False)}
        if self._running.divert(session_of(request), conversations.delete_current):
            return closed
        return {**closed, **self.open(conversations.delete_current(read_store(store)))}

    def rename(self, title: str | None, store: Any) -> Updates:
        """Give the conversation on the page another title."""
        kept = read_store(store)
        if kept["current"] is not None:
            kept = conversations.rename(kept, kept["current"], title or "")
        return {**self.listing(kept), self._parts.rename_form: gr.update(visible=False)}

    def show_rename(self, store: Any) -> Updates:
        """Show the form for a new title, with the present one in it."""
        now = conversations.current(read_store(store))
        return {
            self._parts.rename_form: gr.update(visible=True),
            self._parts.manage: gr.update(visible=False),
            self._parts.rename_title: now["title"] if now else "",
        }

    def show_delete(self) -> Updates:
        """Ask before a conversation is deleted: it is kept nowhere else."""
        return {self._parts.delete_form: gr.update(visible=True), self._parts.manage: gr.update(visible=False)}

    def hide_forms(self) -> Updates:
        """Hide both forms and show the four actions again."""
        parts = self._parts
        return {
            parts.rename_form: gr.update(visible=False),
            parts.delete_form: gr.update(visible=False),
            parts.manage: gr.update(visible=True),
        }

    def list_again(self, store: Any) -> Updates:
        """Show the list again, because another tab of this browser has changed the store."""
        return {
            part: update for part, update in self.listing(read_store(store)).items() if part is not self._parts.store
        }

    def export_markdown(self, store: Any) -> Any:
        """A download of the conversation on the page, to read."""
        return _export(store, "markdown")

    def export_json(self, store: Any) -> Any:
        """A download of the conversation on the page, for programs."""
        return _export(store, "json")

    def open(self, store: Store) -> Updates:
        """The page with the store's current conversation on it, or with an empty chat."""
        parts, now = self._parts, conversations.current(store)
        updates: Updates = {
            **self.listing(store),
            **parts.run.at_rest(),
            parts.status: "",
        }
        if now is not None:
            updates[parts.system] = now["system"]
            if self._is_served(now["model"]):
                updates[parts.model] = now["model"]
        return updates


def saved(
    store: Store, messages: list[Turn], model: object, system: object, notes: Mapping[str, Any] | None = None
) -> Store:
    """The store with ``messages`` saved as the conversation on the page, dated now; ``notes`` as :func:`.conversations.save`."""
    return conversations.save(
        store,
        messages,
        model=model if isinstance(model, str) else "",
        system=system if isinstance(system, str) else "",
        now=int(time.time()),
        new_id=uuid.uuid4().hex,
        notes=notes,
    )


def _left(model: Any, system: Any, store: Any) -> Store:
    kept = read_store(store)
    messages = conversations.shown(conversations.current(kept))
    return saved(kept, messages, model, system) if messages else kept


def _export(store: Any, form: ExportFormat) -> Any:
    now = conversations.current(read_store(store))
    if now is None:
        raise gr.Error("There is no conversation to export yet.", print_exception=False)
    return download(now, form, uuid.uuid4().hex)
