"""The chat tab's presets: a system prompt and sampling settings under a name. A few are built in; a person's own live in the
browser, whose script (``presets.js``) does what the controls say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypedDict

import gradio as gr

from . import words_chat as words
from .requests import SAMPLING_ORDER
from .tab import PRIVATE

if TYPE_CHECKING:
    from .chat_parts import ChatParts

MAX_PRESET_NAME = 40  # characters; as in presets.js
CONTROLS = f"{['system', *SAMPLING_ORDER]}"  # a list in JavaScript, too


class Preset(TypedDict):
    """``sampling`` are values of the sampling controls by their names; those left out are the model's recommended ones."""

    name: str
    system: str
    sampling: dict[str, Any]


BUILT_IN: tuple[Preset, ...] = (
    {"name": words.MODEL_DEFAULT, "system": "", "sampling": {}},
    {"name": words.EXACT, "system": "", "sampling": {"temperature": 0.0}},
    {"name": words.BRIEF, "system": words.BRIEF_SYSTEM, "sampling": {}},
    {
        "name": words.INVENTIVE,
        "system": "",
        "sampling": {"temperature": 1.1, "top_k": 0, "top_p": 1.0, "min_p": 0.05, "repetition_penalty": 1.0},
    },
    {
        "name": words.PROGRAMMER,
        "system": words.PROGRAMMER_SYSTEM,
        "sampling": {"temperature": 0.2},
    },
)


def wire(parts: ChatParts) -> list[Any]:
    """Connect the controls to the script; returns the events that have set the form's controls."""
    controls: Sequence[Any] = [parts.system, *parts.controls]
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
