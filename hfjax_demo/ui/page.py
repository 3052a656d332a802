"""Gradio's page, with what one that strangers use needs besides: a sentence for all that goes wrong, and no words in the log.

A browser, or whoever pretends to be one, can send anything to any event. What cannot be used is refused with a sentence. The
log gets one line that names the event, the kind of error and its place, without the values, which may be somebody's words.
Values that describe files do not come as far as this: the gate refuses them (:mod:`.doors`).

Sessions keep nothing. Gradio would keep, for each of the last 10 000, what every component of its page held last. Conversations
are among that, and nothing here needs it: the page's state is the browser's, every event brings what its handler reads, and an
update that changes a component's choices brings its value too. So each event gets a session of its own, forgotten with it. What
runs for a session, for Stop, is in :mod:`.running`.
"""

from __future__ import annotations

import logging
from copy import copy
from typing import Any

import gradio as gr
from gradio.block_function import BlockFunction
from gradio.state_holder import SessionState, StateHolder

from ..errors import place_of
from . import words_page as words

log = logging.getLogger(__name__)


class PassingSession(SessionState):
    """The components as the page was built with them; changes last for one event, and no values are kept."""

    def __init__(self, blocks: gr.Blocks) -> None:
        # Without Gradio's own, which describes every component: 190 kB of it.
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
    """In the place where Gradio looks for a session: a new one each time, whatever the name."""

    def __getitem__(self, session_id: str) -> SessionState:
        return PassingSession(self.blocks)

    def __contains__(self, session_id: object) -> bool:
        return False


class Page(gr.Blocks):
    """A page whose events end with a result or a sentence, and of whose visitors the server keeps nothing."""

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
            name = block_fn if isinstance(block_fn, int) else block_fn.name
            log.warning("event %s failed (%s)", name, place_of(error))
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
