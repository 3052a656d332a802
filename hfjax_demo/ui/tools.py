"""How the page's MCP tools call the page."""

from __future__ import annotations

import gradio as gr
from gradio_client import Client  # type: ignore[import-untyped]

from ..settings import Settings


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
