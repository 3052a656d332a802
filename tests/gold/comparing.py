"""Describe the differences of two JSON values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

AROUND = 30  # characters shown before and after a difference


def differences(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, list[str]]:
    """Return the differences by entry; an entry that is on one side only is a difference, too."""
    found: dict[str, list[str]] = {}
    for name in sorted({*old, *new}):
        if name not in new:
            found[name] = ["is missing"]
        elif name not in old:
            found[name] = ["is new"]
        elif said := list(_apart(old[name], new[name], "")):
            found[name] = said
    return found


def _apart(old: Any, new: Any, where: str) -> Iterator[str]:
    if isinstance(old, dict) and isinstance(new, dict):
        for key in [*old, *(key for key in new if key not in old)]:
            place = f"{where}.{key}" if where else key
            if key not in new or key not in old:
                yield f"{place} {'is missing' if key in old else 'is new'}"
            else:
                yield from _apart(old[key], new[key], place)
    elif isinstance(old, list) and isinstance(new, list):
        for place, (one, other) in enumerate(zip(old, new, strict=False)):
            yield from _apart(one, other, f"{where}[{place}]")
        if len(old) != len(new):
            yield f"{where} has {len(new)} items in the place of {len(old)}"
    elif isinstance(old, str) and isinstance(new, str) and old != new:
        at = next(
            (n for n, pair in enumerate(zip(old, new, strict=False)) if pair[0] != pair[1]), min(len(old), len(new))
        )
        part = slice(max(at - AROUND, 0), at + AROUND)
        yield f"{where} at {at}: {old[part]!r} became {new[part]!r}"
    elif type(old) is not type(new) or old != new:
        yield f"{where}: {old!r} became {new!r}"
