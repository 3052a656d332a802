"""The page as a whole: :func:`build_demo` assembles the tabs, :func:`launch` serves them."""

from __future__ import annotations

import importlib.util
import time
from collections.abc import Callable, Mapping, Sequence

import gradio as gr
from starlette.middleware import Middleware
from starlette.routing import BaseRoute

from ..catalog import Catalog, catalog_of
from ..errors import InvalidSetting
from ..lab.experiment import Experiment
from ..lab.experiments import EXPERIMENTS
from ..settings import Settings
from . import theme
from .chat import ChatTab
from .endpoints import Endpoints
from .html import render
from .images import ImageTab
from .lab import TAB_ID as LAB_TAB_ID
from .lab import LabTab
from .models import TAB_ID as MODELS_TAB_ID
from .models import ModelsTab
from .page import Page, Refusals
from .pictures import TAB_ID
from .queue import BoundedQueue, Clock
from .requests import Manager, most_answers
from .tab import PRIVATE

TITLE = "hfjax demo"
# A page opened at ?tab=models or ?tab=lab; the image tab reads an address of its own, with the form's values.
OPEN_TAB = "() => ({{__type__: 'update', ...window.hfjax.asked('{}')}})"


def build_demo(
    manager: Manager,
    settings: Settings,
    experiments: Mapping[str, Experiment] = EXPERIMENTS,
    clock: Clock = time.monotonic,
) -> Page:
    """The page over this manager, with these experiments in its lab. Nothing loads and nothing listens yet.

    ``clock`` tells for how long nobody has read the events of an answer.
    """
    demo = Page(title=TITLE, analytics_enabled=False, fill_width=True, fill_height=True)
    with demo:
        gr.HTML(render("header.html"), elem_id="page-header")
        with gr.Tabs(elem_id="tabs") as tabs:
            with gr.Tab("Chat", id="chat", elem_id="chat-tab") as chat:
                ChatTab(demo, manager, settings)
            with gr.Tab("Images", id=TAB_ID, elem_id="images-tab") as images:
                ImageTab(demo, tabs, manager, settings)
            with gr.Tab("Models", id=MODELS_TAB_ID, elem_id="models-tab") as models:
                ModelsTab(manager, settings)
            with gr.Tab("Lab", id=LAB_TAB_ID, elem_id="lab-tab") as lab:
                LabTab(demo, manager, settings, experiments)
        for opened in (MODELS_TAB_ID, LAB_TAB_ID):
            demo.load(None, None, [tabs], js=OPEN_TAB.format(opened), **PRIVATE)
        for tab in (chat, images, models, lab):
            tab.select(None, js=f"() => window.hfjax.showTab('{tab.id}')", **PRIVATE)
        Endpoints(manager, settings)
    most = most_events(manager.catalog, settings)
    demo.bound(BoundedQueue(demo, most=most, most_of_a_visitor=most // 2, clock=clock))
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
    routes: Sequence[BaseRoute] = (),
) -> None:
    """Serve the page on the settings' host and port; returns when it stops, or at once with ``prevent_thread_lock``.

    ``on_listening`` is called once the page can be asked for. ``routes`` are served on the same port, before the page's own.

    Raises:
        InvalidSetting: the settings want an MCP server, and what it needs is not installed.

    Gradio's run history is off: it would keep a second copy of every call in the browser, and on a shared computer
    that outlives a conversation the person deleted. Uploads are off by a size limit of one byte, the only switch
    there is: the picture that somebody begins from, or reads settings from, comes within the event itself and is bounded
    there, so that none is ever written to this server's disk. Nor is anything else of a visitor: the server keeps no sessions
    (:mod:`.sessions`), of which Gradio would write a link's to disk for anybody who has their names.
    """
    if settings.mcp and importlib.util.find_spec("mcp") is None:
        raise InvalidSetting(
            f'HFJAX_MCP and --mcp need a part of Gradio that is not installed; run: pip install "gradio[mcp]=={gr.__version__}"'
        )
    demo.launch(
        server_name=settings.host,
        server_port=settings.port,
        prevent_thread_lock=True,
        quiet=prevent_thread_lock,
        # Every answer and picture under way or waiting holds a thread while it waits for its next event; so does, for a
        # moment, what passes the queue by.
        max_threads=most_events(catalog_of(settings), settings) + 40,
        max_file_size=1,
        run_history=False,
        ssr_mode=False,
        pwa=False,
        footer_links=["api"],
        app_kwargs={"routes": list(routes), "middleware": [Middleware(Refusals)]},
        mcp_server=settings.mcp or None,  # None leaves it to Gradio's own variable
        theme=theme.page_theme(),
        css=theme.page_css(),
        head=theme.page_head(),
    )
    on_listening()
    if not prevent_thread_lock:
        demo.block_thread()
