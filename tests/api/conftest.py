"""One server with tiny models for all tests that leave it as it was, and a way to start others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import openai
import pytest

from .serving import Serving, make_models


@pytest.fixture(scope="session")
def models(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_models(tmp_path_factory.mktemp("models"))


@pytest.fixture(scope="session")
def server(models: Path, shared_cache: Path) -> Iterator[Serving]:
    with Serving(models, shared_cache) as served:
        yield served


@pytest.fixture(scope="session")
def client(server: Serving) -> openai.OpenAI:
    return server.client()


@pytest.fixture
def serve(models: Path, shared_cache: Path) -> Iterator[Callable[..., Serving]]:
    """Starts a server of the test's own, with settings of its own."""
    started: list[Serving] = []

    def start(**changes: object) -> Serving:
        started.append(Serving(models, shared_cache, **changes))
        return started[-1]

    yield start
    for served in started:
        served.close()
