"""What of Gradio's own the page has otherwise: how a handler's failure is told, and how tools call the page."""

from __future__ import annotations

import logging
from typing import Any

import gradio as gr
from gradio_client import Client  # type: ignore[import-untyped]

from ..settings import Settings

BROKEN = "The page could not handle this; reload it and try again."
log = logging.getLogger(__name__)


class Page(gr.Blocks):
    """A page of whose failures nobody's words get into the log.

    Gradio prints the traceback of whatever a handler raises, or its own reading of the handler's inputs, and the last line of
    that quotes them. Here it is one line with the handler's name and the error's class; the visitor gets a sentence.
    """

    async def process_api(self, block_fn: Any, *args: Any, **options: Any) -> dict[str, Any]:
        """One call of a handler, as Gradio's.

        Raises:
            gradio.Error: it failed.
        """
        try:
            return await super().process_api(block_fn, *args, **options)
        except gr.Error as error:
            error.print_exception = False  # a component's own says what it was given
            raise
        except Exception as error:
            log.warning("the page's handler %s failed (%s)", getattr(block_fn, "name", ""), type(error).__name__)
            raise gr.Error(BROKEN, print_exception=False) from None


def connect_tools(demo: gr.Blocks, url: str, settings: Settings) -> None:
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
