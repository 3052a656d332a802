"""JSON schemas in the form passed to llguidance, so that its output satisfies the original schema.

llguidance is too permissive for four formats: it allows February 29 in any year, leap seconds in any minute, and host names of
any length. Its ``\\s`` in patterns is Unicode whitespace, not ECMAScript's. ``python -m tests.schemas`` found these differences.

Sources: RFC 3339, section 5.6; RFC 1123, section 2.1; ECMA-262, CharacterClassEscape.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from ..errors import InvalidRequest

ANY_OBJECT: Mapping[str, Any] = MappingProxyType({"type": "object"})

# Whitespace between JSON tokens: a space, or a line break and indentation. It is bounded, since a small model might write line
# breaks until its token budget is used up.
_JSON_WHITESPACE = r" |\n[ \t]{0,24}"

_YEAR = "([0-9]{3}[1-9]|[0-9]{2}[1-9][0-9]|[0-9][1-9][0-9]{2}|[1-9][0-9]{3})"  # there is no year 0
_LEAP_YEAR = "([0-9]{2}(0[48]|[2468][048]|[13579][26])|(0[48]|[2468][048]|[13579][26])00)"
_DATE = (
    f"({_YEAR}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))"
    f"|{_LEAP_YEAR}-02-29)"
)
_HOUR_AND_MINUTE = "([01][0-9]|2[0-3]):[0-5][0-9]"
_TIME = f"{_HOUR_AND_MINUTE}:[0-5][0-9](\\.[0-9]+)?(Z|[+-]{_HOUR_AND_MINUTE})"
_LABEL = "[a-zA-Z0-9]([-a-zA-Z0-9]{0,61}[a-zA-Z0-9])?"
_FORMATS: Mapping[str, Mapping[str, Any]] = {
    "date": {"pattern": f"^{_DATE}$"},
    "time": {"pattern": f"^{_TIME}$"},
    "date-time": {"pattern": f"^{_DATE}T{_TIME}$"},
    "hostname": {"pattern": f"^{_LABEL}(\\.{_LABEL})*$", "maxLength": 253},
}

_ECMASCRIPT_WHITESPACE = r"\t\n\x0B\f\r \u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF"
# Character classes may be nested.
_ESCAPES = {r"\s": f"[{_ECMASCRIPT_WHITESPACE}]", r"\S": f"[^{_ECMASCRIPT_WHITESPACE}]"}

_SCHEMA_MAP_KEYWORDS = frozenset(  # keywords whose values map names to schemas
    ("properties", "patternProperties", "$defs", "definitions", "dependentSchemas", "dependencies")
)
_VALUE_KEYWORDS = frozenset(("const", "enum", "default", "example", "examples"))


def to_llguidance_schema(schema: Mapping[str, Any]) -> dict[str, Any]:
    """Return a schema in the form passed to llguidance. Values that satisfy it satisfy ``schema``.

    Raises:
        InvalidRequest: it is nested too deeply.
    """
    said = schema.get("x-guidance")  # llguidance's own key
    own = said if isinstance(said, Mapping) else {}
    try:
        followed = _convert_nested(schema)
    except RecursionError:
        raise InvalidRequest("This JSON schema is nested too deeply.", field="json_schema") from None
    return {**followed, "x-guidance": {**own, "whitespace_pattern": _JSON_WHITESPACE}}


def _convert_nested(value: Any) -> Any:
    """Convert a schema or a list of schemas, including nested ones. The value of an unknown keyword is treated as a schema too,
    since a reference may point to it."""
    if isinstance(value, list | tuple):
        return [_convert_nested(item) for item in value]
    if not isinstance(value, Mapping):
        return value
    found: dict[str, Any] = {}
    for key, item in value.items():
        if key in _VALUE_KEYWORDS:
            found[key] = item
        elif key in _SCHEMA_MAP_KEYWORDS and isinstance(item, Mapping):
            found[key] = {name: _convert_nested(schema) for name, schema in item.items()}
        else:
            found[key] = _convert_nested(item)
    return _convert_schema(found)


def _convert_schema(schema: dict[str, Any]) -> dict[str, Any]:
    rest = dict(schema)
    if isinstance(pattern := rest.get("pattern"), str):
        rest["pattern"] = _expand_whitespace_classes(pattern)
    if isinstance(by_pattern := rest.get("patternProperties"), dict):
        rest["patternProperties"] = {_expand_whitespace_classes(name): item for name, item in by_pattern.items()}
    format = rest.get("format")
    if not isinstance(format, str) or format not in _FORMATS:
        return rest
    said = _FORMATS[rest.pop("format")]
    if rest.keys() & said.keys():
        others = rest.get("allOf")
        return {**rest, "allOf": [*(others if isinstance(others, list) else ()), dict(said)]}
    return {**rest, **said}


def _expand_whitespace_classes(pattern: str) -> str:
    return re.sub(r"\\.", lambda found: _ESCAPES.get(found[0], found[0]), pattern, flags=re.DOTALL)
