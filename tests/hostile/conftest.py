"""One server for all of these tests that leave it as it was."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .ground import Ground


@pytest.fixture(scope="session")
def ground() -> Iterator[Ground]:
    with Ground() as served:
        yield served
