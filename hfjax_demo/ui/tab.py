"""What all tabs share: :class:`Tab`, the Run and Stop buttons, and channels between the page's scripts and the handlers.

All tabs follow one pattern. The components are part of the page's layout. The handlers check what the browser sends, since
anybody could send anything, and return updates. A handler that takes long is a generator: it holds an event stream inside a
``with`` block and yields views of it, paced by :func:`.views.paced`.

What Gradio's components cannot do, scripts of the page do. A script and the handlers exchange data through a :func:`channel`,
in three ways: the channel's value, plain JSON, which handlers read and write like any component's and the script watches;
events, which the script triggers and handlers listen to; and functions, which the script calls and which return an answer.
State that must outlive an event is the browser's, in the value of a channel or component. The server holds only what runs
for a session (:class:`.running.RunningRequests`), for Stop.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import gradio as gr
from gradio.context import LocalContext
from markupsafe import Markup

from ..catalog import ModelKind, ModelSpec
from ..catalog.offered import check_model, may_download
from ..errors import HfjaxError, OwnersAlone
from ..runtime.manager import ModelManager
from ..runtime.status import ModelStatus, Origin
from ..settings import Settings
from ..web import visitors
from ..web.owner import is_owner
from . import status, words_page
from .calls import cancellation_of, visitor_of
from .choosing import waits_for_a_word
from .html import render
from .running import RunningRequest, RunningRequests

Updates = dict[Any, Any]  # what a handler returns: new values or properties, by component

# Of every event of the page: what is quick must not wait behind what takes long, so it passes Gradio's queue by; what takes
# long goes through it. And of those whose values come as the browser sends them, for Gradio's own checks of them refuse
# without a sentence.
PRIVATE: dict[str, Any] = {"api_visibility": "private", "show_progress": "hidden", "queue": False}
RAW: dict[str, Any] = {**PRIVATE, "preprocess": False}
LONG_RAW: dict[str, Any] = {**RAW, "queue": True}
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
    """A component that connects the script registered under ``name`` (``hfjax.channel``, in page.js) with the server.

    It is hidden, unless ``document`` names a template, filled with ``values``: then it shows that, and the script may change it.
    ``events`` are the events that the script may trigger; handlers listen to them on the component. ``functions`` are those that
    the script may call. A stranger can call them too, with any argument.
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


def model_field(
    specs: Sequence[ModelSpec], chosen: ModelSpec, label: str, elem_id: str, *, custom: bool, **options: Any
) -> gr.Dropdown:
    """The field in which a model is chosen; ``custom``: others than those of the list may be typed."""
    choices = [(spec.title, spec.name) for spec in specs]
    options.update(filterable=custom, allow_custom_value=custom)
    return gr.Dropdown(choices, value=chosen.name, label=label, elem_id=elem_id, container=False, **options)


def literally(html: str) -> str:
    """The document with every character escaped that Gradio's template syntax uses, so that Gradio shows it unchanged."""
    return html.translate({ord(character): f"&#{ord(character)};" for character in "{}$`\\@"})


@dataclass(frozen=True)
class RunParts:
    """The buttons that begin and stop a run, and the component in which the page keeps the id of the run that it shows.

    A button that is not shown is hidden but stays in the document; to mount it anew for each answer is slow on a busy machine.
    """

    begin: gr.Button
    stop: gr.Button
    run_id: gr.HTML

    def all(self) -> list[gr.blocks.Block]:
        """The components that updates write to."""
        return [self.begin, self.stop, self.run_id]

    def busy(self, running: RunningRequest) -> Updates:
        """While something runs: show Stop instead of the other button. Add this to every update of a run, because of two updates
        in quick succession Gradio's page sometimes applies only the second."""
        return {self.begin: gr.update(visible="hidden"), self.stop: gr.update(visible=True), self.run_id: running.id}

    def refused(self) -> Updates:
        """No run was begun: clear the id on the page, so that the event after this one settles nothing."""
        return {self.run_id: None}

    def at_rest(self) -> Updates:
        """When nothing runs any more: show the button that begins a run instead of Stop."""
        return {self.begin: gr.update(visible=True), self.stop: gr.update(visible="hidden")}


class Tab:
    """What the tabs, and the meter beside the message box, have in common.

    Nothing is asked to happen when the page is closed, for the page would keep a connection to the server open for that, and a
    browser opens no more than six: the seventh page would wait for the first to be closed. What runs ends because nobody reads it
    any more (:mod:`.queue`), and what is known of it is bounded (:mod:`.running`).
    """

    kind = ModelKind.TEXT  # of the models that it asks for

    def __init__(self, manager: ModelManager, settings: Settings) -> None:
        self._manager = manager
        self._settings = settings
        self._running = RunningRequests()

    def begin(self, request: gr.Request) -> RunningRequest | None:
        """A new request of this session, which ends when nobody waits for the event; None while another one runs."""
        running = self._running.begin(session_of(request))
        if running is not None:
            cancellation_of(request).attach(running)
        return running

    def stop(self, request: gr.Request) -> None:
        """Cancel what runs for this session; its stream then ends with a last event."""
        self._running.cancel(session_of(request))

    def _origin(self, request: gr.Request) -> Origin:
        return Origin(visitor=visitor_of(request), owner=owner_asks(self._settings))

    def expect(self, request: gr.Request, model: object) -> None:
        """Somebody is likely to ask this model: it is loaded if that costs nobody anything (:meth:`.ModelManager.expect`)."""
        with contextlib.suppress(HfjaxError):
            self._manager.expect(self._status(model).spec.name, self._origin(request))

    def _line(self, found: ModelStatus, *, continues: bool = False) -> Markup:
        """The line about a chosen model, for whoever asks."""
        to_fetch = waits_for_a_word(found, self._settings)
        to_fetch = to_fetch and may_download(found.spec, self._settings, owner=owner_asks(self._settings))
        return status.model_line(found, continues=continues, to_fetch=to_fetch)

    def _status(self, model: object) -> ModelStatus:
        """The status of the model of this name; raises what :func:`check_model` raises."""
        owner = owner_asks(self._settings)
        return self._manager.status(check_model(model, self._manager.catalog, self._settings, self.kind, owner=owner))


def owner_asks(settings: Settings) -> bool:
    """Whether the handler that calls this was called by the page's owner: on a page that is not public, by anybody.

    To be asked while the handler runs, on its own thread: Gradio keeps the request there, also of a channel's functions, which
    are handed none, and of tools.
    """
    if not settings.public:
        return True
    http = _http()
    return http is not None and is_owner(http.scope, otherwise=False)


def origin_of_function(settings: Settings) -> Origin:
    """Who calls a channel's function, which is handed no request; to be asked as :func:`owner_asks`."""
    http = _http()
    return Origin(visitor=visitors.visitor_of(http.scope) if http is not None else "", owner=owner_asks(settings))


def _http() -> Any:
    request = LocalContext.request.get(None)
    return request.request if isinstance(request, gr.Request) else request  # a channel's functions have Starlette's own


def require_owner(settings: Settings, what: str) -> None:
    """Refuse visitors. ``what`` is a sentence without its stop: "Only the owner of this page can run experiments".

    Raises:
        OwnersAlone: the handler was called by somebody else than the page's owner.
    """
    if not owner_asks(settings):
        raise OwnersAlone(words_page.SIGN_IN_FIRST.format(what=what))


def session_of(request: gr.Request) -> str:
    """The session that an event comes from."""
    return request.session_hash or ""
