"""Sessions that keep nothing. Gradio would keep, for each of the last 10 000, what every component of its page held last.

Conversations are among that, and nothing here needs it: the page's state is the browser's, every event brings what its
handler reads, and an update that changes a component's choices brings its value too. So each event gets a session of its
own, forgotten with it. What runs for a session, for Stop, is in :mod:`.running`.
"""

from __future__ import annotations

from copy import copy
from typing import Any

import gradio as gr
from gradio.state_holder import SessionState, StateHolder


class PassingSession(SessionState):
    """The components as the page was built with them; changes last for one event, and no values are kept."""

    def __init__(
        self, blocks: gr.Blocks
    ) -> None:  # without Gradio's own, which describes every component: 190 kB of it
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
