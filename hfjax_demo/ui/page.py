"""Gradio's page, with what one that strangers use needs besides: a sentence for all that goes wrong, and no words in the log.

A browser, or whoever pretends to be one, can send anything to any event. What cannot be used is refused with a sentence. The
log gets one line that names the event, the kind of error and its place, without the values, which may be somebody's words.
Values that describe files do not come as far as this: the gate refuses them (:mod:`.doors`).
"""

from __future__ import annotations

import logging
from typing import Any

import gradio as gr
from gradio.block_function import BlockFunction
from gradio.state_holder import SessionState

from ..errors import place_of
from . import words_page as words
from .queue import BoundedQueue
from .sessions import NoSessions

log = logging.getLogger(__name__)


class Page(gr.Blocks):
    """A page whose events end with a result or a sentence, and of whose visitors the server keeps nothing."""

    def bound(self, queue: BoundedQueue) -> None:
        """Queue events here; they cannot pass the queue by."""
        self.api_open = False
        self._queue = queue

    def run_startup_events(self) -> None:
        self.app.state_holder = self.state_holder = NoSessions()
        self.app.state_holder.blocks = self
        super().run_startup_events()

    async def process_api(
        self, block_fn: BlockFunction | int, inputs: list[Any], *args: Any, **values: Any
    ) -> dict[str, Any]:
        """One step of an event.

        Raises:
            gr.Error: whatever went wrong, as a sentence; Gradio shows it, and prints nothing.
        """
        try:
            return await super().process_api(block_fn, inputs, *args, **values)
        except gr.Error as error:
            raise error if not error.print_exception else gr.Error(words.UNUSABLE, print_exception=False) from None
        except Exception as error:
            log.warning("%s failed (%s)", _name(block_fn), place_of(error))
            raise gr.Error(words.BROKEN, print_exception=False) from None

    async def preprocess_data(
        self, block_fn: BlockFunction, inputs: list[Any], state: SessionState | None, explicit_call: bool = False
    ) -> list[Any]:
        """The event's values as its handler takes them.

        Raises:
            gr.Error: there are too few, or they are not what its components take.
        """
        if len(inputs) < len(block_fn.inputs):
            raise gr.Error(words.UNUSABLE, print_exception=False)
        try:
            found: list[Any] = await super().preprocess_data(block_fn, inputs, state, explicit_call)
        except Exception:  # its text holds the values
            raise gr.Error(words.UNUSABLE, print_exception=False) from None
        return found


def _name(block_fn: BlockFunction | int) -> str:
    return f"event {block_fn}" if isinstance(block_fn, int) else f"event {block_fn.name}"
