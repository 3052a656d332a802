"""Routes that the gate admits. A :class:`GateRoute` has a path, the allowed methods, and a check of the body."""

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
class GateRoute:
    """A route that the gate admits.

    Attributes:
        name: name for the log, without client input.
        path: pattern that must match the whole path.
        methods: allowed methods; empty: the application behind the gate decides.
        own: whether the application reads the body, checks the key and handles errors itself.
        open: whether host and key are not checked, for health checks, which return nothing else.
        max_bytes: maximum size of a body.
        check: receives the body, a JSON object, and returns the one to pass on, or raises :class:`Refusal`; None: the body is
            not parsed.
    """

    name: str
    path: re.Pattern[str]
    methods: frozenset[str] = GET
    own: bool = False
    open: bool = False
    max_bytes: int = MAX_BODY_BYTES
    check: Callable[[dict[str, Any]], dict[str, Any]] | None = None


def gate_route(path: str, methods: Iterable[str] = GET, name: str = "", **options: Any) -> GateRoute:
    """Return a :class:`GateRoute` for ``path``, a regular expression, which is also the default of ``name``."""
    return GateRoute(name=name or path, path=re.compile(path), methods=frozenset(methods), **options)


def find_gate_route(routes: Sequence[GateRoute], path: str, method: str) -> GateRoute:
    """Return the route of a request.

    Raises:
        Refusal: no route matches the path (404), or none of those that match allows the method (405).
    """
    found = [one for one in routes if one.path.fullmatch(path)]
    for one in found:
        # Browsers send OPTIONS for CORS preflights of other sites, which are not allowed.
        if method in one.methods or (not one.methods and method != "OPTIONS"):
            return one
    takes = ", ".join(sorted({method for one in found for method in one.methods}))
    if takes:
        raise Refusal(405, f"This address takes {takes}.", code="method_not_allowed", headers={"allow": takes})
    raise Refusal(404, "Not found.", code="unknown_url")
