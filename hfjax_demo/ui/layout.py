"""The page as a whole: :func:`build_demo` assembles the tabs, :func:`launch` serves them."""

from __future__ import annotations

import gradio as gr

from ..settings import Settings
from . import theme
from .api import Endpoints
from .chat import ChatTab
from .requests import Manager

TITLE = "hfjax demo"


def build_demo(manager: Manager, settings: Settings) -> gr.Blocks:
    """The page over this manager. Nothing loads and nothing listens yet."""
    demo = gr.Blocks(title=TITLE, analytics_enabled=False, fill_width=True, fill_height=True)
    with demo:
        gr.HTML(theme.HEADER, elem_id="page-header")
        with gr.Tabs(elem_id="tabs"), gr.Tab("Chat", id="chat-tab", elem_id="chat-tab"):
            ChatTab(demo, manager, settings)
        Endpoints(manager, settings)
    waiting = settings.slots + settings.max_queue
    demo.queue(max_size=waiting + 64, default_concurrency_limit=16)
    return demo


def launch(demo: gr.Blocks, settings: Settings, *, prevent_thread_lock: bool = False) -> None:
    """Serve the page on the settings' host and port; returns when it stops, or at once with ``prevent_thread_lock``.

    Gradio's run history is off: it would keep a second copy of every call in the browser, and on a shared computer
    that outlives a conversation the person deleted. Uploads are off by a size limit of one byte, the only switch
    there is.
    """
    demo.launch(
        server_name=settings.host,
        server_port=settings.port,
        prevent_thread_lock=prevent_thread_lock,
        quiet=prevent_thread_lock,
        # Every answer under way or waiting holds a thread while it waits for its next event.
        max_threads=settings.slots + settings.max_queue + 40,
        max_file_size=1,
        run_history=False,
        ssr_mode=False,
        pwa=False,
        footer_links=["api"],
        theme=theme.page_theme(),
        css=theme.page_css(),
        head=theme.page_head(),
    )
