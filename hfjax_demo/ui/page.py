"""Gradio's ``Blocks``, hardened for a public page: every failure becomes an error message, no user data is logged or kept.

Gradio would keep the last value of every component for each of the last 10 000 sessions, including conversations. Nothing here
needs that: the browser holds the page's state, every event carries the values that its handler reads, and an update that changes
a component's choices includes its value. So each event gets a new session, which is discarded afterwards.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from types import SimpleNamespace
from typing import Any

import gradio as gr
import gradio.blocks
from gradio.block_function import BlockFunction
from gradio.routes import App
from gradio.state_holder import SessionState, StateHolder

from ..errors import error_location

UNREADABLE_REQUEST = "The server can't read this request. Reload the page and try again."
INTERNAL_ERROR = "Internal server error. Try again."
log = logging.getLogger(__name__)


@contextmanager
def _no_routes() -> Iterator[None]:
    """Have Gradio make an application without routes in this ``with`` block: a tenth of the time until the page is served."""
    names = vars(gradio.blocks)
    maker = names["App"]
    names["App"] = SimpleNamespace(create_app=lambda *_, **__: App())
    try:
        yield
    finally:
        names["App"] = maker


class EventSession(SessionState):
    """Session of one event: the components as built; changes last for the event, and no values are kept."""

    def __init__(self, blocks: gr.Blocks) -> None:
        # Does not call Gradio's own constructor, which copies the description of every component: 190 kB.
        self.blocks_config = copy(blocks.default_config)
        self.config_values: dict[int, Any] = {}
        self.state_data: dict[int, Any] = {}
        self.is_closed = False

    def __setitem__(self, key: int, value: Any) -> None:
        self.blocks_config.blocks[key] = value

    def _update_config(self, key: int) -> None:
        pass

    def _update_value_in_config(self, key: int, value: Any) -> None:
        pass


class NoSessions(StateHolder):
    """Replacement for Gradio's session store: returns a new session for every lookup and keeps none."""

    def __getitem__(self, session_id: str) -> SessionState:
        return EventSession(self.blocks)

    def __contains__(self, session_id: object) -> bool:
        return False


class Page(gr.Blocks):
    """A page whose events end with a result or an error message, and for which the server keeps no session state.

    It has no application (``app``) with routes before it is served. Gradio would make one when the page is created and another
    one when its ``with`` block ends, of which neither is used.
    """

    def queue(self, *args: Any, **options: Any) -> Page:
        with _no_routes():
            super().queue(*args, **options)
        return self

    def __exit__(self, *error: Any) -> None:
        with _no_routes():
            super().__exit__(*error)

    def run_startup_events(self) -> None:
        self.app.state_holder = self.state_holder = NoSessions()
        self.app.state_holder.blocks = self
        super().run_startup_events()

    async def process_api(
        self, block_fn: BlockFunction | int, inputs: list[Any], *args: Any, **values: Any
    ) -> dict[str, Any]:
        """Run one step of an event.

        Raises:
            gr.Error: any failure, with a message for the user; Gradio displays it and prints nothing. The log gets one line
                without values, which may contain user data.
        """
        try:
            return await super().process_api(block_fn, inputs, *args, **values)
        except gr.Error as error:
            raise error if not error.print_exception else gr.Error(UNREADABLE_REQUEST, print_exception=False) from None
        except Exception as error:
            name = block_fn if isinstance(block_fn, int) else block_fn.name
            log.warning("event %s failed (%s)", name, error_location(error))
            raise gr.Error(INTERNAL_ERROR, print_exception=False) from None

    async def preprocess_data(
        self, block_fn: BlockFunction, inputs: list[Any], state: SessionState | None, explicit_call: bool = False
    ) -> list[Any]:
        """Return the event's inputs, converted to the arguments of its handler.

        Raises:
            gr.Error: there are too few inputs, or the components do not accept them.
        """
        if len(inputs) < len(block_fn.inputs):
            raise gr.Error(UNREADABLE_REQUEST, print_exception=False)
        try:
            found: list[Any] = await super().preprocess_data(block_fn, inputs, state, explicit_call)
        except Exception:  # its message contains the values
            raise gr.Error(UNREADABLE_REQUEST, print_exception=False) from None
        return found
