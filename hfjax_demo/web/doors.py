"""Which requests are let in: :class:`Door` is a path, the methods that it takes, and what is asked of a body."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from .refusals import Refusal

GET = frozenset({"GET", "HEAD"})
POST = frozenset({"POST"})
MAX_BODY_BYTES = 4_000_000


@dataclass(frozen=True)
class Door:
    """Requests that are let in.

    Attributes:
        name: of the path, for the log; no visitor chooses it.
        path: matches all of the path.
        methods: those that it takes; none: what stands behind it says which.
        own: what stands behind it reads its bodies itself, checks the key and answers its errors.
        open: host and key are not looked at: for whoever keeps the process running, who learns nothing else there.
        max_bytes: of a body.
        check: looks at a body, a JSON object, and returns the one to pass on, or raises :class:`Refusal`. Without it a body
            passes as it came.
    """

    name: str
    path: re.Pattern[str]
    methods: frozenset[str] = GET
    own: bool = False
    open: bool = False
    max_bytes: int = MAX_BODY_BYTES
    check: Callable[[dict[str, Any]], dict[str, Any]] | None = None


def door(path: str, methods: Iterable[str] = GET, name: str = "", **options: Any) -> Door:
    """The door at ``path``, a regular expression, which is its name where no other is given."""
    return Door(name=name or path, path=re.compile(path), methods=frozenset(methods), **options)


def door_for(doors: Sequence[Door], path: str, method: str) -> Door:
    """The door of a request.

    Raises:
        Refusal: there is none (404), or none that takes this method (405).
    """
    found = [one for one in doors if one.path.fullmatch(path)]
    for one in found:
        # With OPTIONS a browser asks for other sites, to which nothing is allowed.
        if method in one.methods or (not one.methods and method != "OPTIONS"):
            return one
    takes = ", ".join(sorted({method for one in found for method in one.methods}))
    if takes:
        raise Refusal(405, f"This address takes {takes}.", code="method_not_allowed", headers={"allow": takes})
    raise Refusal(404, "Not found.", code="unknown_url")
