"""Who asked, and somebody who is told what becomes of it: counts and logs hang here, on the road that all requests take.

An observer sees every event of every request before whoever reads the stream does, whichever tab, endpoint or command
asked. It is called on the device thread for most of them, so it must be quick, must not wait, and must not raise.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from ..events import Event
from .entries import Request
from .status import Compilation

Watch = Callable[[Event], None]


def new_request_id() -> str:
    """A name for a request, which nobody can guess."""
    return f"req-{secrets.token_hex(12)}"


@dataclass(frozen=True, slots=True)
class Origin:
    """Who asks: an endpoint's fixed name, never anything that a stranger chose, and the request's id."""

    endpoint: str = "page"
    request_id: str = field(default_factory=new_request_id)


class Observer(Protocol):
    """Is told of requests and of compiled programs."""

    def begin(self, request: Request, model: str, origin: Origin) -> Watch:
        """A request has come; what is returned is called with each of its events, a refusal's ``Failed`` too.

        ``model`` is the catalogue's name for it, or "custom" for one that the catalogue does not list.
        """
        ...

    def compiled(self, compilation: Compilation) -> None:
        """A program was made, or came from disk."""
        ...


class NoObserver:
    """Nobody is interested."""

    def begin(self, request: Request, model: str, origin: Origin) -> Watch:
        return _ignore

    def compiled(self, compilation: Compilation) -> None: ...


def _ignore(_: Event) -> None: ...
