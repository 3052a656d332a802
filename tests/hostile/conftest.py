"""One server for all of these tests that leave it as it was; models and managers, as the tests of the manager have them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.runtime.conftest import folders, make, paused, references

from .ground import Ground

__all__ = ["folders", "make", "paused", "references"]


@pytest.fixture(scope="session")
def ground(pages: None) -> Iterator[Ground]:
    with Ground() as served:
        yield served
