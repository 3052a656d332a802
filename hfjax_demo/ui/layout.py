"""The whole page: :func:`build_demo` assembles the tabs, :func:`launch` serves them."""

from __future__ import annotations

import importlib.util
import logging
import os
import time
from collections.abc import Callable, Mapping, Sequence
from urllib.parse import urlsplit

import gradio as gr
from gradio.routes import App
from gradio_client import Client  # type: ignore[import-untyped]
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.routing import Mount, Route

from ..catalog import Catalog, catalog_of
from ..errors import InvalidSetting
from ..lab.experiment import Experiment
from ..lab.experiments import EXPERIMENTS
from ..runtime.manager import ModelManager
from ..settings import Settings
from ..web.gate import Gate
from ..web.gate_routes import GateRoute
from ..web.owner import NO_OWNER_KEY_MESSAGE, OwnerAuthentication
from ..web.server import Server
from . import theme, vendored
from .chat import ChatTab
from .endpoints import Endpoints
from .first_paint import FirstPaint
from .html import render
from .images import ImageTab
from .lab import TAB_ID as LAB_TAB_ID
from .lab import LabTab
from .models import TAB_ID as MODELS_TAB_ID
from .models import ModelsTab
from .page import Page
from .picker import Picker
from .pictures import TAB_ID
from .queue import BoundedQueue, Clock
from .requests import max_text_requests
from .route_allowlist import page_doors
from .sign_in import sign_in_routes
from .tab import PRIVATE, channel

TITLE = "hfjax demo"
PROBES = ("/health", "/ready")
# Selects the tab of an address such as #/models or ?tab=models. The image tab handles its own, which has the form's values too.
OPEN_TAB = "() => ({{__type__: 'update', ...window.hfjax.asked('{}')}})"
GO_TO_TAB = "({tab}) => ({__type__: 'update', selected: tab})"
log = logging.getLogger(__name__)


def build_demo(
    manager: ModelManager,
    settings: Settings,
    experiments: Mapping[str, Experiment] = EXPERIMENTS,
    clock: Clock = time.monotonic,
) -> Page:
    """Build the page for this manager, with these experiments in the Lab tab. No model is loaded and no port is opened.

    ``clock`` is the time in seconds by which unread events expire.
    """
    demo = Page(title=TITLE, analytics_enabled=False, fill_width=True, fill_height=True)
    with demo:
        gr.HTML(render("header.html"), elem_id="page-header")
        with gr.Tabs(elem_id="tabs") as tabs:
            with gr.Tab("Chat", id="chat", elem_id="chat-tab") as chat:
                chats = ChatTab(demo, manager, settings)
            with gr.Tab("Images", id=TAB_ID, elem_id="images-tab") as images:
                pictures = ImageTab(demo, tabs, manager, settings)
            with gr.Tab("Models", id=MODELS_TAB_ID, elem_id="models-tab") as models:
                listed = ModelsTab(manager, settings)
            with gr.Tab("Lab", id=LAB_TAB_ID, elem_id="lab-tab") as lab:
                LabTab(demo, manager, settings, experiments)
        Picker(manager, settings)
        chats.choice.connect_models_tab(listed.channel, tabs)
        pictures.form.connect_models_tab(listed.channel)
        for opened in (MODELS_TAB_ID, LAB_TAB_ID):
            demo.load(None, None, [tabs], js=OPEN_TAB.format(opened), **PRIVATE)
        for tab in (chat, images, models, lab):
            tab.select(None, js=f"() => window.hfjax.showTab('{tab.id}')", **PRIVATE)
        address = channel("address", {}, events=["go"])
        address.go(None, [address], [tabs], js=GO_TO_TAB, **PRIVATE)  # type: ignore[attr-defined]
        Endpoints(manager, settings)
    most = max_concurrent_events(manager.catalog, settings)
    demo.api_open = False  # clients cannot bypass the queue
    demo._queue = BoundedQueue(demo, most=most, max_events_per_visitor=most // 2, clock=clock)
    return demo


def max_concurrent_events(catalog: Catalog, settings: Settings) -> int:
    """Return the maximum number of concurrent answers, images and experiments of all visitors. It exceeds the manager's limits,
    because the manager's error message is more specific."""
    return max_text_requests(catalog, settings) + settings.slots + settings.max_queue + 64


def launch(
    demo: gr.Blocks,
    settings: Settings,
    *,
    prevent_thread_lock: bool = False,
    on_listening: Callable[[], None] = lambda: None,
    routes: Sequence[Route] = (),
) -> None:
    """Serve the page on the settings' host and port; return when it stops, or at once with ``prevent_thread_lock``.

    Every request passes the gate (:mod:`..web.gate`) first. ``on_listening`` is called when the page accepts requests. ``routes``
    are served on the same port and matched first; they check keys and bodies themselves. ``demo.close`` stops the server.

    Raises:
        InvalidSetting: the address cannot be bound, or the MCP server is enabled and its dependencies are not installed.

    Gradio's run history is off: it would keep a second copy of every call in the browser, which on a shared computer outlives a
    conversation that the user deleted. There is no upload endpoint: images are sent inside events, with a limit on their size,
    and never written to this server's disk. No other data of a visitor is written either: the server keeps no sessions
    (:mod:`.page`). Gradio would write the session of a deep link to disk for anyone with its name.
    """
    if settings.mcp and importlib.util.find_spec("mcp") is None:
        raise InvalidSetting(
            f'--mcp (HFJAX_MCP) requires the MCP extra of Gradio. Run: pip install "gradio[mcp]=={gr.__version__}"'
        )
    ownership = OwnerAuthentication(settings)
    if settings.public:
        routes = [*sign_in_routes(ownership, TITLE), *routes]
        if not ownership.has_key:
            log.warning(NO_OWNER_KEY_MESSAGE)
    root = os.environ.get("GRADIO_ROOT_PATH", "").strip()
    app = _application(demo, settings, routes, root)
    address = urlsplit(root)  # a path, or a whole address
    gate = Gate(
        app,
        settings,
        [*map(_own_door, routes), *page_doors(demo, settings)],
        hosts=[os.environ.get("SPACE_HOST", ""), address.hostname or ""],
        root_path=address.path,
        owners=ownership,
    )
    server = Server(gate, settings.host, settings.port)
    shown = "localhost" if settings.host in ("0.0.0.0", "::") else settings.host
    url = f"http://{f'[{shown}]' if ':' in shown else shown}:{settings.port}/"
    demo.server = server  # type: ignore[assignment]  # demo.close closes it
    server.start()
    _connect_mcp_client(demo, url, settings)
    if not prevent_thread_lock:
        print(f"* Running on {url}", flush=True)
        if demo.mcp_server_obj is not None:
            print(f"* MCP server at {url}gradio_api/mcp/", flush=True)
    on_listening()
    if not prevent_thread_lock:
        demo.block_thread()


def _own_door(route: Route) -> GateRoute:
    return GateRoute(route.path, route.path_regex, frozenset(route.methods or ()), own=True, open=route.path in PROBES)


def _application(demo: gr.Blocks, settings: Settings, routes: Sequence[Route], root: str) -> Starlette:
    # Without CORS middleware on the outer application Gradio lets other sites read its responses. This one allows no origin.
    app = Starlette(routes=[*routes, vendored.route()], middleware=[Middleware(CORSMiddleware)])
    # Each running or waiting answer or image blocks a thread while it waits for its next event. Events that bypass the queue
    # briefly use one, too.
    demo.max_threads = max_concurrent_events(catalog_of(settings), settings) + 40
    demo._queue.max_thread_count = demo.max_threads
    gr.mount_gradio_app(
        app,
        demo,
        path="/",
        server_name=settings.host,
        server_port=settings.port,
        root_path=root,
        show_error=False,
        max_file_size=1,
        run_history=False,
        ssr_mode=False,
        pwa=False,
        footer_links=["api"],
        mcp_server=settings.mcp or None,  # None: according to Gradio's environment variable
        theme=theme.page_theme(),
        css=theme.page_css(),
        head=theme.page_head(),
    )
    mounted = app.routes[-1]
    assert isinstance(mounted, Mount) and isinstance(mounted.app, App)
    # The last middleware is the innermost: inside Gradio's, which compresses.
    mounted.app.user_middleware.append(Middleware(FirstPaint, added=theme.first_paint_html()))
    demo.app = demo.server_app = mounted.app  # as Gradio's launch does; demo.close ends its streams
    return app


def _connect_mcp_client(demo: gr.Blocks, url: str, settings: Settings) -> None:
    """Create the client with which the page's MCP server calls the page over HTTP, with the API key if one is set.

    By default Gradio would use the address in the Host header of its first caller, and give up after five seconds without an
    answer, which a busy server exceeds. The page must already accept requests.
    """
    tools = demo.mcp_server_obj
    if tools is None:
        return
    headers = {"x-gradio-user": "mcp"}
    if settings.api_key is not None:
        headers["Authorization"] = f"Bearer {settings.api_key}"
    tools._client_instance = Client(
        url,
        headers=headers,
        httpx_kwargs={"timeout": None},  # who calls the tool decides how long to wait
        download_files=False,
        verbose=False,
        analytics_enabled=False,
        _skip_components=False,
    )
