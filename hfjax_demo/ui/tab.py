"""Common parts of all tabs: :class:`Tab`, the Run and Stop buttons, and channels between the page's scripts and the handlers.

Handlers validate the browser's input, because a client can send anything, and return updates. A long-running handler is a
generator: it holds an event stream in a ``with`` block and yields views of it (:mod:`.views`). The browser stores all state that
outlives an event; the server only stores the running requests of a session (:mod:`.running_requests`), for Stop.
"""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import gradio as gr
from gradio.context import LocalContext
from markupsafe import Markup

from ..catalog import ModelKind, ModelSpec
from ..catalog.model_access import can_download, check_model
from ..errors import HfjaxError, OwnerRequired
from ..events import Failed
from ..image_requests import ImageRequest
from ..requests import TextRequest
from ..runtime.manager import ModelManager
from ..runtime.status import ModelStatus, RequestOrigin
from ..settings import Settings
from ..web import visitors
from ..web.owner import is_owner
from . import status
from .html import render
from .model_choices import needs_download_confirmation
from .running_requests import RunningRequest, RunningRequests, event_cancellation

View = TypeVar("View")
Updates = dict[Any, Any]  # result of a handler: new values or properties, by component

# Options of all events: short ones bypass Gradio's queue, so that they do not wait for long ones, which use it. RAW handlers get
# the values as the browser sent them, because Gradio's own validation fails without a useful error message.
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
    functions: Sequence[Callable[[Any], Mapping[str, Any] | None]] = (),
    **values: object,
) -> gr.HTML:
    """Create the component that connects the script registered as ``name`` (``hfjax.channel`` in page.js) with the server.

    Handlers read and write its value, plain JSON, like that of any component; the script watches it. The script can trigger the
    ``events``, to which handlers listen, and call the ``functions`` of one argument, which answer with an object, or an error of
    this program, whose message is the object's ``error``. Any client can call these too, with any argument. The component is
    hidden unless ``document`` names a template. Then it shows the template filled with ``values``, which the script can change.
    """
    return gr.HTML(
        value,
        html_template=escape_gradio_syntax(render(document, **values)) if document else "<span></span>",
        js_on_load=f"window.hfjax.bind('{name}', element, props, watch, trigger, server, {list(events)});",
        server_functions=[_answering(function) for function in functions],
        apply_default_css=not document,
        visible=True if document else "hidden",
        elem_id=f"{name}-channel",
    )


def _answering(function: Callable[[Any], Mapping[str, Any] | None]) -> Callable[[Any], dict[str, Any]]:
    """Return the function for a script, with its result's ``error``: None, or the message if the function failed."""

    @functools.wraps(function)
    def answer(asked: Any) -> dict[str, Any]:
        try:
            return {"error": None, **(function(asked) or {})}
        except HfjaxError as error:
            return {"error": str(error)}

    return answer


def model_field(
    specs: Sequence[ModelSpec], chosen: ModelSpec, label: str, elem_id: str, *, custom: bool, **options: Any
) -> gr.Dropdown:
    """Create the field for selecting a model; ``custom``: whether other names than those in the list can be typed."""
    choices = [(spec.title, spec.name) for spec in specs]
    options.update(filterable=custom, allow_custom_value=custom)
    return gr.Dropdown(choices, value=chosen.name, label=label, elem_id=elem_id, container=False, **options)


def escape_gradio_syntax(html: str) -> str:
    """Escape all characters of Gradio's template syntax in the document, so that Gradio shows it unchanged."""
    return html.translate({ord(character): f"&#{ord(character)};" for character in "{}$`\\@"})


@dataclass(frozen=True)
class RunButtons:
    """The buttons that start and stop a run, and the channel in which the page keeps the run and the update that it shows.

    The unused button is hidden but stays in the document, because mounting it for each answer is slow on a busy machine.
    """

    begin: gr.Button
    stop: gr.Button
    run_id: gr.HTML

    def all(self) -> list[gr.blocks.Block]:
        """Return the components that the updates write to."""
        return [self.begin, self.stop, self.run_id]

    def busy(self, running: RunningRequest) -> Updates:
        """Show Stop instead of the other button during a run. Include this in every update of a run, because Gradio's page
        sometimes applies only the second of two updates in quick succession."""
        return {
            self.begin: gr.update(visible="hidden"),
            self.stop: gr.update(visible=True),
            self.run_id: running.next_update(),
        }

    def refused(self) -> Updates:
        """Clear the id on the page if no run was started, so that the settling event has no effect."""
        return {self.run_id: None}

    def show_idle(self) -> Updates:
        return {self.begin: gr.update(visible=True), self.stop: gr.update(visible="hidden")}


class Tab:
    """Base class of the tabs, and of those parts of tabs that have handlers.

    There is no handler for closing the page, because Gradio's page would keep a connection open for it. Browsers open at most six
    connections to a server, so a seventh page would wait until another one is closed. Running work is cancelled when its events
    are no longer read (:mod:`.queue`), and the number of stored requests is bounded (:mod:`.running_requests`).
    """

    kind = ModelKind.TEXT  # kind of the tab's models

    def __init__(self, manager: ModelManager, settings: Settings) -> None:
        self._manager = manager
        self._settings = settings
        self._running_requests = RunningRequests()

    def run_channel(self, name: str) -> gr.HTML:
        """Create the channel of :attr:`RunButtons.run_id`, by which the page also reports which updates it has displayed."""
        return channel(name, functions=[self._running_requests.seen])

    def begin(self, request: gr.Request) -> RunningRequest | None:
        """Start a request of this session, which is cancelled with its event; return None while another one is running."""
        running = self._running_requests.begin(event_session(request))
        if running is not None:
            event_cancellation(request).attach(running)
        return running

    def stop(self, request: gr.Request) -> None:
        """Cancel the running request of this session; its stream then ends with a last event."""
        self._running_requests.cancel(event_session(request))

    def settled(self, request: gr.Request, run_id: Any) -> RunningRequest | None:
        """Return what :meth:`.RunningRequests.settle` does, for the session of this event."""
        return self._running_requests.settle(event_session(request), run_id)

    def views(
        self,
        running: RunningRequest,
        request: TextRequest | ImageRequest,
        origin: RequestOrigin,
        views_of: Callable[..., Iterator[View]],
    ) -> Iterator[View]:
        """Send a request to the manager and yield the views of its events; Stop ends them. A refused request yields a failure.

        ``views_of``: :func:`.views.text_views` or :func:`.views.image_views`.
        """
        try:
            with self._manager.generate(request, origin) as stream:
                running.attach(stream)
                yield from views_of(stream, is_behind=lambda: running.is_page_behind)
        except HfjaxError as error:
            yield from views_of([Failed(error)])

    def preload_speculatively(self, model: object) -> None:
        """Preload a model that is likely to be used, if that takes nothing from other users
        (:meth:`.ModelManager.preload_speculatively`)."""
        with contextlib.suppress(HfjaxError):
            self._manager.preload_speculatively(self._status(model).spec.name, current_origin(self._settings))

    def _model_line(self, found: ModelStatus, *, continues: bool = False) -> Markup:
        to_fetch = needs_download_confirmation(found, self._settings)
        to_fetch = to_fetch and can_download(found.spec, self._settings, owner=is_owner_request(self._settings))
        return status.model_line(found, continues=continues, to_fetch=to_fetch)

    def _status(self, model: object) -> ModelStatus:
        """Return the status of the model with this name; raise what :func:`check_model` raises."""
        owner = is_owner_request(self._settings)
        return self._manager.status(check_model(model, self._manager.catalog, self._settings, self.kind, owner=owner))

    def _status_or_error(self, model: object) -> ModelStatus | Markup:
        """Return the current status of a model, or an error line if it is not available."""
        try:
            return self._status(model)
        except HfjaxError as error:
            return status.error_line(error)


def current_origin(settings: Settings, endpoint: str = "page") -> RequestOrigin:
    """Return the visitor who called the current handler, and whether it is the page's owner. On a page that is not public every
    visitor is the owner.

    Call it while the handler runs, on its thread, where Gradio stores the request. This includes functions of channels, which get
    no request as an argument, and MCP tools.
    """
    request = LocalContext.request.get(None)
    http = request.request if isinstance(request, gr.Request) else request  # functions of channels have Starlette's
    if http is None:
        return RequestOrigin(endpoint, owner=not settings.public)
    owner = not settings.public or is_owner(http.scope, otherwise=False)
    return RequestOrigin(endpoint, visitor=visitors.visitor_of(http.scope), owner=owner)


def is_owner_request(settings: Settings) -> bool:
    return current_origin(settings).owner


def require_owner(settings: Settings, what: str) -> None:
    """Refuse visitors. ``what`` is a sentence without its full stop: "Only the owner of this page can run experiments".

    Raises:
        OwnerRequired: a visitor other than the page's owner called the handler.
    """
    if not is_owner_request(settings):
        raise OwnerRequired(f"{what}. Sign in as the owner first.")


def event_session(request: gr.Request) -> str:
    return request.session_hash or ""
