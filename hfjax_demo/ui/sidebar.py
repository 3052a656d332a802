"""The chat tab and the saved conversations, which the page's script alone reads and writes (``store.js``).

The channel ``store`` has the conversation on the page and no other. Opening another one, and what the form's controls
hold with it, are the script's: those events have no handler on the server.
"""

from __future__ import annotations

from typing import Any

import gradio as gr

from . import conversations, presets
from .chat_parts import ChatParts
from .conversations import Conversation
from .requests import SAMPLING_ORDER, THINKING_ORDER
from .tab import PRIVATE, Updates
from .tool_calls import pending

NAMES = f"{['model', 'system', 'tools', *SAMPLING_ORDER, *THINKING_ORDER]}"  # a list in JavaScript, too
"""The controls that a conversation keeps the values of, as ``store.js`` is told of them."""

RESTORED = f"(...values) => window.hfjax.chats.restored({NAMES}, values)"
SHOWN = f"() => window.hfjax.chats.shown({NAMES})"
SETTINGS = f"(...values) => [window.hfjax.chats.settings({NAMES}, values)]"
WRITE_ON = """(text, files) => {
  window.hfjax.focus('#message textarea');
  return [window.hfjax.unsent('message', text), window.hfjax.unsent('attached', files)];
}"""


class Sidebar:
    """Wires the tab's components to the script."""

    def __init__(self, parts: ChatParts) -> None:
        self._parts = parts

    def form(self) -> list[Any]:
        """The controls that a conversation keeps the values of."""
        parts = self._parts
        return [parts.model, parts.system, parts.tools, *parts.controls, *parts.thinking.values()]

    def wire(self, demo: gr.Blocks, set_otherwise: list[Any]) -> None:
        """Connect the script. ``set_otherwise`` are events after which the form holds what nobody has typed."""
        parts, form = self._parts, self.form()
        shown = [parts.status, parts.go_on, parts.decide, parts.preset, *form, parts.recommended]
        writing = [parts.box, parts.attached]
        opened = demo.load(None, form, [parts.store, parts.box, parts.run.begin, *shown], js=RESTORED, **PRIVATE)
        opened.then(None, writing, writing, js=WRITE_ON, **PRIVATE)
        parts.store.open(None, None, shown, js=SHOWN, **PRIVATE)  # type: ignore[attr-defined]
        set_by_hand = [control.input for control in form]
        # Gradio's field of text does not tell the first change of all, which may be a whole text that is pasted.
        set_by_hand += [control.blur for control in form if isinstance(control, gr.Textbox)]
        noted: dict[str, Any] = {"outputs": [parts.preset], "js": SETTINGS, **PRIVATE}
        gr.on(set_by_hand, None, [*form, parts.preset], trigger_mode="always_last", **noted)
        for event in (*set_otherwise, *presets.wire(parts)):
            event.then(None, [*form, parts.preset], **noted)

    def listed(self) -> list[gr.blocks.Block]:
        """The components that :meth:`listing` writes to."""
        parts = self._parts
        return [parts.store, parts.go_on, parts.decide]

    def listing(self, conversation: Conversation) -> Updates:
        """The conversation for the browser to save, and what can be done with its last answer."""
        parts = self._parts
        last = conversations.shown(conversation)[-1:]
        return {
            parts.store: conversations.text_of(conversation),
            parts.go_on: gr.update(visible=True if last and "begun" in last[0] else "hidden"),
            parts.decide: gr.update(visible=True if last and pending(last[0].get("calls", ())) else "hidden"),
        }
