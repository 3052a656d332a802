"""``serve``: the page and the API."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

from typer import Option

from ..settings import Settings
from .common import CacheDir, CacheDtype, CatalogFile, ContextLength, Dtype, MeshOption, Offload, Rounding, app, given
from .server_lifecycle import serve as serve_page


@app.command()
def serve(
    host: Annotated[str | None, Option(help="Address to listen on.")] = None,
    port: Annotated[int | None, Option(help="Port to listen on.")] = None,
    default_model: Annotated[str | None, Option(help="Default model of the page.")] = None,
    slots: Annotated[int | None, Option(help="Conversations decoded in one batch.")] = None,
    context_length: ContextLength = None,
    dtype: Dtype = None,
    cache_dtype: CacheDtype = None,
    activations: Rounding = None,
    prefix_cache: Annotated[
        str | None, Option(help="Limit of the files that keep conversations' KV cache, such as 2GB; off.")
    ] = None,
    offload: Offload = None,
    mesh: MeshOption = None,
    memory_budget: Annotated[
        str | None, Option(help="Memory budget for all loaded models, such as 6GB or 75%; auto.")
    ] = None,
    max_loaded_models: Annotated[int | None, Option(help="Maximum number of loaded models.")] = None,
    idle_minutes: Annotated[
        float | None, Option(help="Minutes after which an idle model is unloaded; 0: never.")
    ] = None,
    preload: Annotated[
        bool | None, Option("--preload/--no-preload", help="Load the default model when the server starts.")
    ] = None,
    catalog_file: CatalogFile = None,
    remote: Annotated[
        list[str] | None, Option(help="Remote OpenAI-compatible server, name=http://host:8000/v1; may be repeated.")
    ] = None,
    allow_custom_models: Annotated[
        bool | None, Option("--allow-custom-models", help="Allow Hugging Face IDs and local folders as models.")
    ] = None,
    model_root: Annotated[
        list[Path] | None,
        Option(help="Folder from which models may be loaded; may be repeated; default: the current folder."),
    ] = None,
    cache_dir: CacheDir = None,
    mcp: Annotated[bool | None, Option("--mcp", help="Serve the page's endpoints as MCP tools.")] = None,
    log_format: Annotated[str | None, Option(help="Format of the request log on stderr: text, json or none.")] = None,
    shutdown_seconds: Annotated[
        float | None, Option(help="Seconds for running requests to finish after SIGTERM.")
    ] = None,
) -> None:
    """Serve the page and the API."""
    options = {
        **locals(),
        "remote": " ".join(remote) if remote else None,
        "model_roots": tuple(model_root) if model_root else None,
    }
    serve_page(Settings.from_environment(os.environ, **given(Settings.model_fields, options)))
