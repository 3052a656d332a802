"""What the tabs are made of: how events are wired, how scripts and handlers hand each other values, who runs what.

Every tab is one pattern. Its components stand in the page's layout; its handlers take what the browser sends, as a
stranger's data, and return updates. Whatever takes time is a generator that holds an event stream inside a ``with`` block
and yields views of it, paced by :func:`.views.paced`.

What Gradio's own components cannot do is done by a script of the page. It meets the server at a :func:`channel`, in one
of three ways: the channel's value, plain JSON, which handlers read and write like any component's and the script
watches; events, which the script triggers and handlers listen to; and functions, which it asks for an answer.
State that must outlive an event is the browser's, in the value of a channel or component. The server holds only what runs
for a session (:class:`.running.RunningRequests`), for Stop.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import gradio as gr

from ..catalog import ModelKind
from ..settings import Settings
from .html import render
from .requests import Manager, ModelStatus, check_model
from .running import RunningRequest, RunningRequests

Updates = dict[Any, Any]  # what a handler returns: new values or properties, by component

# Of every event of the page; and of those whose values come as the browser sends them, for Gradio's own checks of them
# refuse without a sentence.
PRIVATE: dict[str, Any] = {"api_visibility": "private", "show_progress": "hidden"}
RAW: dict[str, Any] = {**PRIVATE, "preprocess": False}
SEED_FIELD = "random => ({__type__: 'update', interactive: !random})"


def channel(
    name: str,
    value: Any = None,
    *,
    events: Sequence[str] = (),
    document: str = "",
    functions: Sequence[Callable[[Any], Any]] = (),
    **values: object,
) -> gr.HTML:
    """Where the script that has registered under ``name`` (``hfjax.channel``, in page.js) meets the server.

    Hidden, unless ``document`` names a template, which ``values`` fill: then it is shown, and the script may change it.
    ``events`` are what the script may trigger, each a listener of the component. ``functions`` are what it may ask; a
    stranger can, too, with any argument.
    """
    return gr.HTML(
        value,
        html_template=literally(render(document, **values)) if document else "<span></span>",
        js_on_load=f"window.hfjax.bind('{name}', element, props, watch, trigger, server, {list(events)});",
        server_functions=list(functions),
        apply_default_css=not document,
        visible=True if document else "hidden",
        elem_id=f"{name}-channel",
    )


def literally(html: str) -> str:
    """The same document as a template that Gradio changes nothing in: code is full of what its templates mean something by."""
    return html.translate({ord(character): f"&#{ord(character)};" for character in "{}$`\\@"})


@dataclass(frozen=True)
class RunParts:
    """What begins and stops a run, and where the page keeps the id of the one that it shows.

    Both buttons stay in the document: one that is mounted again with every answer appears late on a busy machine.
    """

    begin: gr.Button
    stop: gr.Button
    run_id: gr.HTML

    def all(self) -> list[gr.blocks.Block]:
        """The components that updates write to."""
        return [self.begin, self.stop, self.run_id]

    def busy(self, running: RunningRequest) -> Updates:
        """Stop in the place of the other. Part of every update of a run: of two updates that follow each other closely,
        Gradio's page now and then shows the second only."""
        return {self.begin: gr.update(visible="hidden"), self.stop: gr.update(visible=True), self.run_id: running.id}

    def refused(self) -> Updates:
        """The run that was asked for is none, and there is nothing to settle after it."""
        return {self.run_id: None}

    def at_rest(self) -> Updates:
        """Nothing runs."""
        return {self.begin: gr.update(visible=True), self.stop: gr.update(visible="hidden")}


class Tab:
    """What the tabs that run something have in common."""

    def __init__(self, demo: gr.Blocks, manager: Manager, settings: Settings) -> None:
        self._manager = manager
        self._settings = settings
        self._running = RunningRequests()
        demo.unload(self.leave)

    def stop(self, request: gr.Request) -> None:
        """End what runs for this session; its stream then says how far it came."""
        self._running.cancel(session_of(request))

    def leave(self, request: gr.Request) -> None:
        """The page is gone, and with it whoever wanted to know."""
        self._running.leave(session_of(request))

    def _status(self, model: object, kind: ModelKind) -> ModelStatus:
        """The model of this name as it stands now; raises as :func:`check_model`."""
        return self._manager.status(check_model(model, self._manager.catalog, self._settings, kind))


def session_of(request: gr.Request) -> str:
    """The session that an event comes from."""
    return request.session_hash or ""
