"""The chat tab and the saved conversations, which the page's script alone reads and writes (``store.js``).

The channel ``store`` has the conversation on the page and no other. Opening another one, and what the form's controls
hold with it, are the script's: those events have no handler on the server.
"""

from __future__ import annotations

from typing import Any

import gradio as gr

from . import conversations
from .chat_parts import ChatParts
from .conversations import Conversation
from .requests import SAMPLING_ORDER, THINKING_ORDER
from .tab import PRIVATE, Updates
from .tool_calls import pending

NAMES = f"{['model', 'system', 'tools', *SAMPLING_ORDER, *THINKING_ORDER]}"  # a list in JavaScript, too
"""The controls that a conversation keeps the values of, as ``store.js`` is told of them."""

CONTROLS = f"{['system', *SAMPLING_ORDER]}"
"""Those that a preset has values of."""

RESTORED = f"(...values) => window.hfjax.chats.restored({NAMES}, values)"
SHOWN = f"() => window.hfjax.chats.shown({NAMES})"
SETTINGS = f"(...values) => [window.hfjax.chats.settings({NAMES}, values)]"
WRITE_ON = """(text, files) => {
  window.hfjax.focus('#message textarea');
  return [window.hfjax.unsent('message', text), window.hfjax.unsent('attached', files)];
}"""


def wire(parts: ChatParts, demo: gr.Blocks, set_otherwise: list[Any]) -> None:
    """Connect the script. ``set_otherwise`` are events after which the form holds what nobody has typed."""
    form: list[Any] = [parts.model, parts.system, parts.tools, *parts.controls, *parts.thinking.values()]
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
    for event in (*set_otherwise, *_wire_presets(parts)):
        event.then(None, [*form, parts.preset], **noted)


def listed(parts: ChatParts) -> list[gr.blocks.Block]:
    """The components that :func:`listing` writes to."""
    return [parts.store, parts.go_on, parts.decide]


def listing(parts: ChatParts, conversation: Conversation) -> Updates:
    """The conversation for the browser to save, and what can be done with its last answer."""
    last = conversations.shown(conversation)[-1:]
    return {
        parts.store: conversations.text_of(conversation),
        parts.go_on: gr.update(visible=True if last and "begun" in last[0] else "hidden"),
        parts.decide: gr.update(visible=True if last and pending(last[0].get("calls", ())) else "hidden"),
    }


def _wire_presets(parts: ChatParts) -> list[Any]:
    """Connect the controls of the presets; returns the events that have set the form's controls."""
    controls: list[Any] = [parts.system, *parts.controls]
    parts.presets.list(None, None, [parts.preset], js="() => window.hfjax.presets.listed()", **PRIVATE)  # type: ignore[attr-defined]
    chosen = parts.preset.input(
        None,
        [parts.preset],
        [parts.status, *controls],
        js=f"name => window.hfjax.presets.choose(name, {CONTROLS})",
        **PRIVATE,
    )
    saved = gr.on(
        [parts.preset_save.click, parts.preset_name.submit],
        None,
        [parts.preset_name, *controls],
        [parts.preset, parts.preset_name, parts.status],
        js=f"(name, ...values) => window.hfjax.presets.save(name, values, {CONTROLS})",
        **PRIVATE,
    )
    parts.preset_delete.click(
        None,
        [parts.preset],
        [parts.preset, parts.status],
        js="name => window.hfjax.presets.remove(name)",
        **PRIVATE,
    )
    return [chosen, saved]
