"""JSON schemas as llguidance is given them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

ANY_OBJECT: Mapping[str, Any] = MappingProxyType({"type": "object"})

# Between two tokens of JSON: a space, or a line break and an indentation. Were there no end to it, a small model might write line
# breaks until its budget is gone.
_BETWEEN = r" |\n[ \t]{0,24}"


def given(schema: Mapping[str, Any]) -> dict[str, Any]:
    """A schema with what llguidance has to know besides: ``x-guidance`` is its own key for that."""
    said = schema.get("x-guidance")
    own = said if isinstance(said, Mapping) else {}
    return {**schema, "x-guidance": {**own, "whitespace_pattern": _BETWEEN}}
