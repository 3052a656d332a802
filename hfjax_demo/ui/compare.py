"""Answers side by side: those that a question has, and the same question put to another model.

The browser draws them (``chat_compare.js``) of the conversation that it keeps, in which an answer to the same question is one
more alternative (:mod:`.branches`). The server is asked only for another model's answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import gradio as gr

from ..catalog import ModelSpec
from . import words_chat as words
from .html import render


@dataclass(frozen=True)
class CompareParts:
    """``other`` is the model that is to answer too, and ``ask`` has it do so."""

    other: gr.Dropdown
    ask: gr.Button


def build(specs: Sequence[ModelSpec], chosen: ModelSpec) -> CompareParts:
    """The view's components, in the Blocks context that is open."""
    other = next((spec for spec in specs if spec.name != chosen.name and spec.chat == chosen.chat), chosen)
    with gr.Column(elem_id="compare"):
        gr.HTML(render("compare.html"))
        with gr.Row(elem_id="compare-form"):
            model = gr.Dropdown(
                choices=[(spec.title, spec.name) for spec in specs],
                value=other.name,
                label=words.OTHER_MODEL,
                container=False,
                elem_id="compare-model",
                filterable=False,
                scale=0,
                min_width=240,
            )
            ask = gr.Button(words.ASK_OTHER, size="sm", elem_id="compare-ask", scale=0, min_width=72)
        gr.HTML('<div id="compare-columns"></div>')
    return CompareParts(model, ask)
