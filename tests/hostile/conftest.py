"""Models and managers, as the tests of the manager have them."""

from __future__ import annotations

from tests.runtime.conftest import folders, make, paused, references

__all__ = ["folders", "make", "paused", "references"]
