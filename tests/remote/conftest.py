"""A manager whose catalogue has a scripted server in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from hfjax_demo.runtime.manager import ModelManager
from tests import tiny_models

from .scripted import Script, ScriptedServer

NAME = "crowd"


@pytest.fixture
def make(shared_cache: Path) -> Iterator[Callable[..., ModelManager]]:
    """Makes managers over remote servers, which are closed afterwards."""
    managers: list[ModelManager] = []

    def build(remote: str, **changes: Any) -> ModelManager:
        settings = tiny_models.settings(cache_dir=shared_cache, compile_ahead=False, remote=remote, **changes)
        managers.append(ModelManager(settings))
        return managers[-1]

    yield build
    for manager in managers:
        manager.close()


@pytest.fixture
def against(make: Callable[..., ModelManager]) -> Iterator[Callable[..., tuple[ModelManager, ScriptedServer]]]:
    """Starts a scripted server, and a manager that knows it by the name :data:`NAME`."""
    servers: list[ScriptedServer] = []

    def build(
        script: Script, listing: Any = None, model: str = "", **changes: Any
    ) -> tuple[ModelManager, ScriptedServer]:
        server = ScriptedServer(script, *([listing] if listing is not None else []))
        servers.append(server.__enter__())
        return make(f"{NAME}={server.url}{model}", **changes), server

    yield build
    for server in servers:
        server.__exit__()
