"""Connects the chat tab with the saved conversations, which only the page's script reads and writes (``store.js``).

The channel ``store`` contains only the conversation on the page. The script opens another conversation and restores the
form's controls for it; those events have no handler on the server.
"""

from __future__ import annotations

from typing import Any

import gradio as gr

from .chat_components import ChatComponents
from .conversations import Conversation
from .messages import message
from .requests import SAMPLING_ORDER, THINKING_ORDER
from .tab import PRIVATE, Updates
from .tool_calls import pending

CONTROL_NAMES = f"{['model', 'system', 'tools', 'overflow', *SAMPLING_ORDER, *THINKING_ORDER]}"  # also valid JavaScript
"""Names of the controls whose values are saved with a conversation, as a JavaScript list for ``store.js``."""

PRESET_CONTROL_NAMES = f"{['system', *SAMPLING_ORDER]}"
"""Names of the controls whose values a preset contains, as a JavaScript list for ``presets.js``."""

RESTORED = f"(...values) => window.hfjax.chats.restored({CONTROL_NAMES}, values)"
SHOWN = f"() => window.hfjax.chats.shown({CONTROL_NAMES})"
SETTINGS = f"(...values) => [window.hfjax.chats.settings({CONTROL_NAMES}, values)]"
WRITE_ON = """(text, files) => {
  window.hfjax.focus('#message textarea');
  return [window.hfjax.unsent('message', text), window.hfjax.unsent('attached', files)];
}"""


def wire(parts: ChatComponents, demo: gr.Blocks, set_otherwise: list[Any]) -> None:
    """Connect the script. ``set_otherwise`` are events that change the form's values without user input."""
    form: list[Any] = [
        parts.model,
        parts.system,
        parts.tools,
        parts.overflow,
        *parts.controls,
        *parts.thinking.values(),
    ]
    shown = [parts.status, parts.go_on, parts.decide, parts.preset, *form, parts.recommended]
    writing = [parts.box, parts.attached]
    opened = demo.load(None, form, [parts.store, parts.box, parts.run.begin, *shown], js=RESTORED, **PRIVATE)
    opened.then(None, writing, writing, js=WRITE_ON, **PRIVATE)
    parts.store.open(None, None, shown, js=SHOWN, **PRIVATE)  # type: ignore[attr-defined]
    set_by_hand = [control.input for control in form]
    # Gradio's textbox does not report the first change as input, which may be a pasted text.
    set_by_hand += [control.blur for control in form if isinstance(control, gr.Textbox)]
    noted: dict[str, Any] = {"outputs": [parts.preset], "js": SETTINGS, **PRIVATE}
    gr.on(set_by_hand, None, [*form, parts.preset], trigger_mode="always_last", **noted)
    for event in (*set_otherwise, *_wire_presets(parts)):
        event.then(None, [*form, parts.preset], **noted)


def conversation_outputs(parts: ChatComponents) -> list[gr.blocks.Block]:
    """Return the components that :func:`conversation_updates` updates."""
    return [parts.store, parts.go_on, parts.decide]


def conversation_updates(parts: ChatComponents, conversation: Conversation) -> Updates:
    """Return the turns for the browser to save, and the visibility of the buttons for the last answer."""
    last = conversation.turns[-1] if conversation.turns else message("assistant", "")
    return {
        parts.store: conversation.to_json(),
        parts.go_on: gr.update(visible=True if "begun" in last else "hidden"),
        parts.decide: gr.update(visible=True if pending(last.get("calls", ())) else "hidden"),
    }


def _wire_presets(parts: ChatComponents) -> list[Any]:
    """Connect the controls of the presets; return the events that set the form's controls."""
    controls: list[Any] = [parts.system, *parts.controls]
    parts.presets.list(None, None, [parts.preset], js="() => window.hfjax.presets.listed()", **PRIVATE)  # type: ignore[attr-defined]
    chosen = parts.preset.input(
        None,
        [parts.preset],
        [parts.status, *controls],
        js=f"name => window.hfjax.presets.choose(name, {PRESET_CONTROL_NAMES})",
        **PRIVATE,
    )
    saved = gr.on(
        [parts.preset_save.click, parts.preset_name.submit],
        None,
        [parts.preset_name, *controls],
        [parts.preset, parts.preset_name, parts.status],
        js=f"(name, ...values) => window.hfjax.presets.save(name, values, {PRESET_CONTROL_NAMES})",
        **PRIVATE,
    )
    parts.preset_delete.click(
        None, [parts.preset], [parts.preset, parts.status], js="name => window.hfjax.presets.remove(name)", **PRIVATE
    )
    return [chosen, saved]
