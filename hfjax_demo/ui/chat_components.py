"""Components and layout of the chat tab. Event handlers are attached in :mod:`.chat`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import gradio as gr

from ..catalog import ModelSpec
from ..pictures.decoding import MAX_FILE_BYTES
from ..requests import SamplingSettings
from ..settings import BASE_CONTEXT, Settings
from ..text_fields import MAX_TOKENS
from . import status
from .html import fragment, render
from .requests import REST_OF_CONTEXT, SAMPLING_ORDER, recommended_sampling
from .tab import RunButtons, channel, model_field
from .tool_calls import DENIED_RESULT

CHAT_EXAMPLES = (
    "Explain why the sky is blue, in two sentences.",
    "Write a Python function that reverses a string.",
    "Suggest three names for a ginger cat.",
    "What should I see in Lisbon in one day?",
)
BASE_EXAMPLES = (
    "Once upon a time, in a village by the sea,",
    "The three most important ideas in physics are",
    "Dear neighbour,",
    "def fibonacci(n):",
)
LENGTH_INFO = "Maximum length of the answer; 0 uses what is left of {context_length:,} tokens"
MAX_PRESET_NAME = 40  # characters; as in presets.js
PRESETS: tuple[dict[str, Any], ...] = (
    {"name": "Model default", "system": "", "sampling": {}},
    {"name": "Exact", "system": "", "sampling": {"temperature": 0.0}},
    {"name": "Brief", "system": "Answer in one short paragraph, without a preamble.", "sampling": {}},
    {
        "name": "Inventive",
        "system": "",
        "sampling": {"temperature": 1.1, "top_k": 0, "top_p": 1.0, "min_p": 0.05, "repetition_penalty": 1.0},
    },
    {
        "name": "Programmer",
        "system": "You are an experienced programmer. Answer with code, and say in a sentence what it does.",
        "sampling": {"temperature": 0.2},
    },
)
"""The built-in presets. A user's presets are stored in the browser; the script ``presets.js`` handles the controls.
``sampling`` has values of sampling controls by name; missing ones are the model's recommended values."""


def placeholder_for(title: str, continues: bool, better: ModelSpec | None = None) -> str:
    """Return the HTML of an empty chat with examples: questions for a chat model, beginnings of texts for a base model.
    ``better``: a model that is offered beside this one."""
    examples = BASE_EXAMPLES if continues else CHAT_EXAMPLES
    offer = None
    if better is not None:
        offer = {"title": better.title, "name": better.name, "fetch": status.download_label(better)}
    return str(fragment("chat.html", "placeholder", title=title, continues=continues, examples=examples, better=offer))


def message_box_texts(continues: bool) -> dict[str, Any]:
    if continues:
        return {"label": "Text to continue", "placeholder": "Start a text for the model to continue"}
    return {"label": "Message", "placeholder": "Write a message"}


def sampling_values(sampling: SamplingSettings, settings: Settings) -> dict[str, Any]:
    """Return the values of the sampling controls for these settings."""
    length = sampling.max_new_tokens
    return {
        "temperature": sampling.temperature,
        "top_k": sampling.top_k,
        "top_p": sampling.top_p,
        "min_p": sampling.min_p,
        "repetition_penalty": sampling.repetition_penalty,
        "max_new_tokens": REST_OF_CONTEXT
        if length >= MAX_TOKENS
        else min(length, settings.max_context or BASE_CONTEXT),
        "random_seed": sampling.seed is None,
        "seed": sampling.seed or 0,
        "stop": "\n".join(text.replace("\n", "\\n").replace("\t", "\\t") for text in sampling.stop),
    }


class ChatComponents:
    """The tab's components, created in the current Blocks context, with the model ``spec`` selected. Each component that handlers
    read or write is an attribute. ``tools`` are names of tool servers, ``run_id`` is of :class:`.tab.RunButtons`."""

    def __init__(
        self,
        spec: ModelSpec,
        specs: tuple[ModelSpec, ...],
        settings: Settings,
        tools: Sequence[str],
        run_id: gr.HTML,
    ) -> None:
        self._run_id = run_id
        self.sampling: dict[str, gr.components.Component] = {}
        sampling = sampling_values(recommended_sampling(spec), settings)
        with gr.Row(elem_id="chat"):
            with gr.Column(elem_id="sidebar", scale=0, min_width=264):
                channel("sidebar", document="sidebar.html")
                self.store = channel("store", events=["open"])
                self.recommended = channel("recommended", {"model": spec.name, "sampling": sampling})
                self.presets = channel("presets", [*PRESETS], events=["list"])
            with gr.Column(elem_id="main", scale=1, min_width=300):
                self._main(spec, specs, settings)
                with gr.Accordion("Settings", open=False, elem_id="settings"):
                    self._add_settings(spec, settings, tools, sampling)

    @property
    def controls(self) -> list[gr.components.Component]:
        """The sampling controls, in the order in which their values are read."""
        return [self.sampling[name] for name in SAMPLING_ORDER]

    def _main(self, spec: ModelSpec, specs: tuple[ModelSpec, ...], settings: Settings) -> None:
        continues = spec.chat is False
        with gr.Row(elem_id="model-row"):
            custom = settings.allow_custom_models
            self.model = model_field(specs, spec, "Model", "model", custom=custom, scale=0, min_width=240)
            self.model_line = gr.HTML(elem_id="model-line")
        self.empty = gr.HTML(placeholder_for(spec.title, continues), elem_id="talk-empty")
        titles = json.dumps({item.name: item.title for item in specs})
        self.talk = channel("talk", document="talk.html", titles=titles, refused=DENIED_RESULT)
        self.talk_events = channel("talk-asked", events=["edit", "retry", "example", "queued"])
        self._compare(spec, specs)
        self.inside = channel("inside", document="inside.html")
        self.inside_events = channel("inside-asked", events=["look", "stop", "branch"])
        with gr.Row(elem_id="status-row"):
            self.status = gr.HTML("", elem_id="status", elem_classes="status-line")
            self.go_on = gr.Button("Continue", size="sm", elem_id="continue", visible="hidden", scale=0, min_width=0)
        with gr.Row(elem_id="decide", visible="hidden") as self.decide:
            gr.HTML(fragment("chat.html", "decide"))
            self.allow = gr.Button("Run", variant="primary", size="sm", elem_id="allow", scale=0, min_width=72)
            self.refuse = gr.Button("Refuse", size="sm", elem_id="refuse", scale=0, min_width=72)
        gr.HTML(render("talk_waiting.html"), elem_id="talk-waiting")
        with gr.Row(elem_id="beside"):
            self.attached = channel("attached", [], events=["give"], document="chat_attached.html", most=MAX_FILE_BYTES)
            self.meter = channel("meter", document="chat_meter.html")
        self.meter_events = channel("meter-asked", events=["count"])
        with gr.Row(elem_id="composer"):
            self.box = gr.Textbox(
                **message_box_texts(continues),
                lines=1,
                max_lines=8,
                elem_id="message",
                show_label=False,
                container=False,
                autofocus=True,
                interactive=False,  # until the saved conversations have been read; see store.js
                scale=1,
            )
            send = gr.Button("Send", variant="primary", elem_id="send", interactive=False, scale=0, min_width=72)
            stop = gr.Button("Stop", variant="stop", elem_id="stop", scale=0, min_width=72, visible="hidden")
            self.run = RunButtons(send, stop, self._run_id)

    def _compare(self, chosen: ModelSpec, specs: Sequence[ModelSpec]) -> None:
        """Create the side-by-side view: all answers to a question, and a form to have another model answer it.

        The browser renders it (``chat_compare.js``) from its stored conversation. Only the other model's answer requires the
        server.
        """
        other = next((spec for spec in specs if spec.name != chosen.name and spec.chat == chosen.chat), chosen)
        with gr.Column(elem_id="compare"):
            gr.HTML(render("compare.html"))
            with gr.Row(elem_id="compare-form"):
                self.other = model_field(
                    specs, other, "Another model", "compare-model", custom=False, scale=0, min_width=240
                )
                self.ask_other_button = gr.Button(
                    "Ask this model", size="sm", elem_id="compare-ask", scale=0, min_width=72
                )
            gr.HTML('<div id="compare-columns"></div>')

    def _add_settings(self, spec: ModelSpec, settings: Settings, tools: Sequence[str], values: dict[str, Any]) -> None:
        with gr.Row(elem_id="presets"):
            names = [preset["name"] for preset in PRESETS]
            self.preset = gr.Dropdown(
                choices=names, value=None, label="Preset", elem_id="preset", filterable=False, min_width=140
            )
            self.preset_name = gr.Textbox(
                label="Save as preset", max_lines=1, max_length=MAX_PRESET_NAME, elem_id="preset-name", min_width=140
            )
            self.preset_save = gr.Button("Save", size="sm", min_width=60, scale=0)
            self.preset_delete = gr.Button("Delete preset", size="sm", min_width=60, scale=0)
        self.system = gr.Textbox(
            label="System prompt",
            info="Instructions for the whole conversation.",
            lines=2,
            max_lines=6,
            visible=spec.chat is not False,
            elem_id="system",
        )
        self.tools = gr.CheckboxGroup(
            choices=list(tools),
            value=[],
            label="Tools",
            info="Tool servers for this chat. You confirm each call.",
            visible=False,
            elem_id="tools",
        )
        self.overflow = gr.Radio(
            choices=[("Leave out the oldest messages", "leave_out"), ("Sum them up", "sum_up")],
            value=settings.overflow,
            label="When the conversation is too long",
            info="A summary is written by the model, shown in the chat, and can be edited.",
            visible=spec.chat is not False and not spec.is_remote,
            elem_id="overflow",
        )
        with gr.Row(visible=False, elem_id="thinking") as self.thinks:
            self.thinking = self._thinking(settings)
        self._sampling(settings, values)
        self.reset = gr.Button("Reset to the model's recommended values", size="sm", elem_id="reset")

    def _thinking(self, settings: Settings) -> dict[str, gr.components.Component]:
        return {
            "thinking": gr.Radio(
                choices=[("Default", ""), ("On", "on"), ("Off", "off")],
                value="",
                label="Thinking",
                info="Think before answering",
                min_width=200,
                elem_id="thinking-on",
            ),
            "effort": gr.Dropdown(
                choices=[("Default", "")],
                value="",
                label="Effort",
                info="Reasoning effort",
                min_width=120,
                visible=False,
            ),
            "thinking_tokens": gr.Slider(
                0,
                settings.max_context or BASE_CONTEXT,  # until the model says its own
                value=0,
                step=1,
                label="Max thinking tokens",
                info="0 turns thinking off",
                min_width=200,
                buttons=[],
                elem_id="thinking-tokens",
            ),
        }

    def _sampling(self, settings: Settings, values: dict[str, Any]) -> None:
        def slider(name: str, label: str, low: float, high: float, step: float, info: str) -> None:
            self.sampling[name] = gr.Slider(
                low,
                high,
                value=values[name],
                step=step,
                label=label,
                info=info,
                elem_id=f"sampling-{name}",
                min_width=200,
                buttons=[],
            )

        with gr.Row():
            slider("temperature", "Temperature", 0, 2, 0.05, "0 always picks the most likely token")
            slider("top_p", "Top-p", 0.01, 1, 0.01, "1 is off")
        with gr.Row():
            slider("top_k", "Top-k", 0, 200, 1, "0 is off")
            slider("min_p", "Min-p", 0, 1, 0.01, "0 is off")
        with gr.Row():
            slider("repetition_penalty", "Repetition penalty", 0.5, 2, 0.01, "1 is off")
            slider(
                "max_new_tokens",
                "Max new tokens",
                REST_OF_CONTEXT,
                settings.max_context or BASE_CONTEXT,  # until the model says its own
                1,
                LENGTH_INFO.format(context_length=settings.max_context or BASE_CONTEXT),
            )
        with gr.Row():
            with gr.Column(min_width=200):
                self.sampling["random_seed"] = gr.Checkbox(
                    value=values["random_seed"],
                    label="Random seed",
                    info="A new seed for every answer",
                    container=False,
                )
                self.sampling["seed"] = gr.Number(
                    value=values["seed"],
                    label="Seed",
                    precision=0,
                    minimum=0,
                    maximum=2**32 - 1,
                    interactive=not values["random_seed"],
                    elem_id="sampling-seed",
                )
            self.sampling["stop"] = gr.Textbox(
                value=values["stop"],
                label="Stop strings",
                info="One a line; \\n stands for a line break",
                lines=2,
                max_lines=6,
                min_width=200,
                elem_id="sampling-stop",
            )
