"""The page as a whole: :func:`build_demo` assembles the tabs, :func:`launch` serves them."""

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
from ..web.doors import Door
from ..web.gate import Gate
from ..web.owner import NO_KEY, Ownership
from ..web.server import Server
from . import theme, vendored
from . import words_page as words
from .chat import ChatTab
from .doors import page_doors
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
from .requests import most_answers
from .sign_in import sign_in_routes
from .tab import PRIVATE, channel

PROBES = ("/health", "/ready")
# A page opened at #/models or ?tab=models, and likewise the lab; the image tab reads the form's values from its address, too.
OPEN_TAB = "() => ({{__type__: 'update', ...window.hfjax.asked('{}')}})"
GO_TO_TAB = "({tab}) => ({__type__: 'update', selected: tab})"
log = logging.getLogger(__name__)


def build_demo(
    manager: ModelManager,
    settings: Settings,
    experiments: Mapping[str, Experiment] = EXPERIMENTS,
    clock: Clock = time.monotonic,
) -> Page:
    """The page over this manager, with these experiments in its lab. Nothing loads and nothing listens yet.

    ``clock`` tells for how long nobody has read the events of an answer.
    """
    demo = Page(title=words.TITLE, analytics_enabled=False, fill_width=True, fill_height=True)
    with demo:
        gr.HTML(render("header.html"), elem_id="page-header")
        with gr.Tabs(elem_id="tabs") as tabs:
            with gr.Tab(words.CHAT, id="chat", elem_id="chat-tab") as chat:
                chats = ChatTab(demo, manager, settings)
            with gr.Tab(words.IMAGES, id=TAB_ID, elem_id="images-tab") as images:
                pictures = ImageTab(demo, tabs, manager, settings)
            with gr.Tab(words.MODELS, id=MODELS_TAB_ID, elem_id="models-tab") as models:
                listed = ModelsTab(manager, settings)
            with gr.Tab(words.LAB, id=LAB_TAB_ID, elem_id="lab-tab") as lab:
                LabTab(demo, manager, settings, experiments)
        Picker(manager, settings)
        chats.use_from(listed.channel, tabs)
        pictures.use_from(listed.channel)
        for opened in (MODELS_TAB_ID, LAB_TAB_ID):
            demo.load(None, None, [tabs], js=OPEN_TAB.format(opened), **PRIVATE)
        for tab in (chat, images, models, lab):
            tab.select(None, js=f"() => window.hfjax.showTab('{tab.id}')", **PRIVATE)
        address = channel("address", {}, events=["go"])
        address.go(None, [address], [tabs], js=GO_TO_TAB, **PRIVATE)  # type: ignore[attr-defined]
        Endpoints(manager, settings)
    most = most_events(manager.catalog, settings)
    demo.api_open = False  # events cannot pass the queue by
    demo._queue = BoundedQueue(demo, most=most, most_of_a_visitor=most // 2, clock=clock)
    return demo


def most_events(catalog: Catalog, settings: Settings) -> int:
    """How many answers, pictures and experiments the page asks for at a time, on behalf of all its visitors.

    More than the manager takes, for that one says in a better sentence who is too many.
    """
    return most_answers(catalog, settings) + settings.slots + settings.max_queue + 64


def launch(
    demo: gr.Blocks,
    settings: Settings,
    *,
    prevent_thread_lock: bool = False,
    on_listening: Callable[[], None] = lambda: None,
    routes: Sequence[Route] = (),
) -> None:
    """Serve the page on the settings' host and port; returns when it stops, or at once with ``prevent_thread_lock``.

    Every request passes the gate (:mod:`..web.gate`) first. ``on_listening`` is called once the page can be asked for. ``routes``
    are served on the same port, before the page's own; they check keys and bodies themselves. ``demo.close`` ends it.

    Raises:
        InvalidSetting: nothing can listen there; or the settings want an MCP server, and what it needs is not installed.

    Gradio's run history is off: it would keep a second copy of every call in the browser, and on a shared computer
    that outlives a conversation the person deleted. Uploads have no door: the picture that somebody begins from, or reads
    settings from, comes within the event itself and is bounded there, so that none is ever written to this server's disk. Nor
    is anything else of a visitor: the server keeps no sessions (:mod:`.page`), of which Gradio would write a link's to disk
    for anybody who has their names.
    """
    if settings.mcp and importlib.util.find_spec("mcp") is None:
        raise InvalidSetting(
            f'--mcp (HFJAX_MCP) requires the MCP extra of Gradio. Run: pip install "gradio[mcp]=={gr.__version__}"'
        )
    ownership = Ownership(settings)
    if settings.public:
        routes = [*sign_in_routes(ownership, words.TITLE), *routes]
        if not ownership.has_key:
            log.warning(NO_KEY)
    root = os.environ.get("GRADIO_ROOT_PATH", "").strip()
    app = _application(demo, settings, routes, root)
    address = urlsplit(root)  # a path, or a whole address
    gate = Gate(
        app,
        settings,
        [
            *(
                Door(route.path, route.path_regex, frozenset(route.methods or ()), own=True, open=route.path in PROBES)
                for route in routes
            ),
            *page_doors(demo, settings),
        ],
        hosts=[os.environ.get("SPACE_HOST", ""), address.hostname or ""],
        root_path=address.path,
        owners=ownership,
    )
    server = Server(gate, settings.host, settings.port)
    shown = "localhost" if settings.host in ("0.0.0.0", "::") else settings.host
    url = f"http://{f'[{shown}]' if ':' in shown else shown}:{settings.port}/"
    demo.server = server  # type: ignore[assignment]  # which demo.close closes
    server.start()
    _connect_tools(demo, url, settings)
    if not prevent_thread_lock:
        print(f"* Running on {url}", flush=True)
        if demo.mcp_server_obj is not None:
            print(f"* MCP server at {url}gradio_api/mcp/", flush=True)
    on_listening()
    if not prevent_thread_lock:
        demo.block_thread()


def _application(demo: gr.Blocks, settings: Settings, routes: Sequence[Route], root: str) -> Starlette:
    # Gradio would let pages of other sites read what it answers, unless the application around it says who may: nobody.
    app = Starlette(routes=[*routes, vendored.route()], middleware=[Middleware(CORSMiddleware)])
    # Every answer and picture under way or waiting holds a thread while it waits for its next event; so does, for a moment,
    # what passes the queue by.
    demo.max_threads = most_events(catalog_of(settings), settings) + 40
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
        mcp_server=settings.mcp or None,  # None leaves it to Gradio's own variable
        theme=theme.page_theme(),
        css=theme.page_css(),
        head=theme.page_head(),
    )
    mounted = app.routes[-1]
    assert isinstance(mounted, Mount) and isinstance(mounted.app, App)
    # The last of them is the innermost: within Gradio's own, which compresses.
    mounted.app.user_middleware.append(Middleware(FirstPaint, added=theme.page_first()))
    demo.app = demo.server_app = mounted.app  # as its own launch does; demo.close ends this one's streams
    return app


def _connect_tools(demo: gr.Blocks, url: str, settings: Settings) -> None:
    """Tell the page's MCP server, which calls the page over HTTP, at which address it does, and with which key.

    Without an address Gradio would call the one that its first caller names in the Host header. The page has to answer already.
    """
    tools = demo.mcp_server_obj
    if tools is None:
        return
    tools._local_url = url
    if settings.api_key is not None:
        headers = {"x-gradio-user": "mcp", "Authorization": f"Bearer {settings.api_key}"}
        tools._client_instance = Client(
            url, headers=headers, download_files=False, verbose=False, analytics_enabled=False, _skip_components=False
        )
