"""Who the owner is, of whom some requests are taken only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from starlette.types import Scope


def is_owner(scope: Mapping[str, Any], otherwise: bool = True) -> bool:
    """Whether whoever asks may do what owners may; ``otherwise`` where nobody has marked the scope.

    A program that embeds the page without this program's server has one visitor, its owner.
    """
    return bool(scope.get("state", {}).get("owner", otherwise))


class Owners(Protocol):
    """Who tells owners from visitors. The state of the scope says already who the visitor is."""

    def mark(self, scope: Scope) -> None:
        """Write into the scope's state what :func:`is_owner` reads."""
        ...

    def is_proven(self, scope: Scope) -> bool:
        """Whether the owner's sign-in comes with the request, be the page public or not."""
        ...


class Everybody:
    """Everybody is an owner, and nobody can sign in."""

    def mark(self, scope: Scope) -> None:
        scope.setdefault("state", {})["owner"] = True

    def is_proven(self, scope: Scope) -> bool:
        return False
