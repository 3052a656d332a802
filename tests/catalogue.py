"""The built-in models, read once for all tests."""

from __future__ import annotations

from hfjax_demo.catalog import read_catalog

BUILT_IN = read_catalog(None)
