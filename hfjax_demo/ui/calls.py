"""What a handler and Gradio's queue know of one HTTP call: who made it, and how its work is ended when nobody waits any more.

Both live in the ``state`` of the call's ASGI scope, which Gradio hands on with the event. A call that did not come through
the server, such as a test's, has none.
"""

from __future__ import annotations

import threading
from collections.abc import MutableMapping
from typing import Any, Protocol

import gradio as gr

from ..web import visitors

_CANCELLATION = "cancellation"

Scope = MutableMapping[str, Any]


class Cancellable(Protocol):
    """What a request's event stream offers here."""

    def cancel(self) -> None: ...


class Cancellation:
    """Cancels what is attached to it. One that came before there was anything to cancel is remembered and takes effect then."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._attached: Cancellable | None = None
        self._cancelled = False

    @property
    def cancelled(self) -> bool:
        """Whether :meth:`cancel` has been called."""
        with self._lock:
            return self._cancelled

    def attach(self, stream: Cancellable) -> None:
        """Set what :meth:`cancel` will cancel."""
        with self._lock:
            self._attached = stream
            late = self._cancelled
        if late:
            stream.cancel()

    def cancel(self) -> None:
        """Stop the computation; a second call changes nothing. From any thread."""
        with self._lock:
            self._cancelled = True
            attached = self._attached
        if attached is not None:
            attached.cancel()


def scope_of(request: gr.Request) -> Scope:
    """The ASGI scope of the call that an event came with; an empty one where there was no call."""
    call = getattr(request, "request", None)
    return call.scope if call is not None else {}


def visitor_of(request: gr.Request) -> str:
    """Who this is, for limits; "" where nobody said."""
    return visitors.visitor_of(scope_of(request))


def make_cancellable(scope: Scope) -> None:
    """From now on this call's work can be ended."""
    scope.setdefault("state", {})[_CANCELLATION] = Cancellation()


def cancellation_in(scope: Scope) -> Cancellation:
    """What ends this call's work."""
    found: Cancellation | None = scope.get("state", {}).get(_CANCELLATION)
    return found or Cancellation()


def cancellation_of(request: gr.Request) -> Cancellation:
    """What ends the work of the event: a handler that begins some attaches it here."""
    return cancellation_in(scope_of(request))
