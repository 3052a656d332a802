"""One page for the tests that call it over HTTP."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.ui.serving import Served


@pytest.fixture(scope="session")
def server(pages: None) -> Iterator[Served]:
    with Served() as page:
        yield page


@pytest.fixture(scope="module")
def served(server: Served) -> Served:
    """The page over a manager that nobody has asked anything yet. One server for every module: a start takes seconds."""
    server.manager.forget()
    return server
