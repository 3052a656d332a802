"""``serve``: the page."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from ..settings import Settings
from .common import CacheDir, ContextLength, Dtype, app


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on.")] = None,
    default_model: Annotated[str | None, typer.Option(help="The model chosen when the page opens.")] = None,
    slots: Annotated[int | None, typer.Option(help="Conversations that decode together.")] = None,
    context_length: ContextLength = None,
    dtype: Dtype = None,
    max_loaded_models: Annotated[int | None, typer.Option(help="Models kept in memory at a time.")] = None,
    allow_custom_models: Annotated[
        bool | None, typer.Option("--allow-custom-models", help="Let visitors type hub ids and local folders.")
    ] = None,
    cache_dir: CacheDir = None,
) -> None:
    """Serve the page."""
    settings = Settings.from_environment(
        os.environ,
        host=host,
        port=port,
        default_model=default_model,
        slots=slots,
        context_length=context_length,
        dtype=dtype,
        max_loaded_models=max_loaded_models,
        allow_custom_models=allow_custom_models,
        cache_dir=cache_dir,
    )
    from ..runtime.manager import ModelManager  # imports torch and JAX, which `models` can do without
    from ..ui.layout import build_demo, launch

    manager = ModelManager(settings)
    try:
        launch(build_demo(manager, settings), settings)
    finally:
        manager.close()
