"""The chat tab's components and where they stand. Nothing is wired here; :mod:`.chat` does that.
The words are in :mod:`.words_chat`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import gradio as gr

from ..catalog import ModelSpec
from ..pictures.reading import MAX_FILE_BYTES
from ..requests import MAX_TOKENS, SamplingSettings
from ..settings import Settings
from . import words_chat as words
from .html import fragment, render
from .requests import ALL_ROOM, SAMPLING_ORDER, recommended_sampling
from .tab import RunParts, channel, model_field
from .tool_calls import REFUSED

MAX_PRESET_NAME = 40  # characters; as in presets.js
PRESETS: tuple[dict[str, Any], ...] = (
    {"name": words.MODEL_DEFAULT, "system": "", "sampling": {}},
    {"name": words.EXACT, "system": "", "sampling": {"temperature": 0.0}},
    {"name": words.BRIEF, "system": words.BRIEF_SYSTEM, "sampling": {}},
    {
        "name": words.INVENTIVE,
        "system": "",
        "sampling": {"temperature": 1.1, "top_k": 0, "top_p": 1.0, "min_p": 0.05, "repetition_penalty": 1.0},
    },
    {"name": words.PROGRAMMER, "system": words.PROGRAMMER_SYSTEM, "sampling": {"temperature": 0.2}},
)
"""Those that are built in; a person's own live in the browser, whose script (``presets.js``) does what the controls say.
``sampling`` are values of the sampling controls by their names; those left out are the model's recommended ones."""


def placeholder_for(title: str, continues: bool) -> str:
    """What an empty chat shows, with examples: questions for a chat model, beginnings for a base model."""
    examples = words.BASE_EXAMPLES if continues else words.CHAT_EXAMPLES
    return str(fragment("chat.html", "placeholder", title=title, continues=continues, examples=examples))


def box_for(continues: bool) -> dict[str, Any]:
    """Label and placeholder of the message box."""
    if continues:
        return {"label": words.BEGINNING, "placeholder": words.BEGINNING_HINT}
    return {"label": words.MESSAGE, "placeholder": words.MESSAGE_HINT}


def sampling_values(sampling: SamplingSettings, settings: Settings) -> dict[str, Any]:
    """What the sampling controls show for these settings."""
    length = sampling.max_new_tokens
    return {
        "temperature": sampling.temperature,
        "top_k": sampling.top_k,
        "top_p": sampling.top_p,
        "min_p": sampling.min_p,
        "repetition_penalty": sampling.repetition_penalty,
        "max_new_tokens": ALL_ROOM if length >= MAX_TOKENS else min(length, settings.context_length),
        "random_seed": sampling.seed is None,
        "seed": sampling.seed or 0,
        "stop": "\n".join(text.replace("\n", "\\n").replace("\t", "\\t") for text in sampling.stop),
    }


class ChatParts:
    """The tab's components, laid out in the Blocks context that is open, with ``spec`` chosen: an attribute for each that a
    handler reads or writes. ``tools`` are names of servers."""

    def __init__(self, spec: ModelSpec, specs: tuple[ModelSpec, ...], settings: Settings, tools: Sequence[str]) -> None:
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
                with gr.Accordion(words.SETTINGS, open=False, elem_id="settings"):
                    self._settings(spec, settings, tools, sampling)

    @property
    def controls(self) -> list[gr.components.Component]:
        """The sampling controls, in the order in which their values are read."""
        return [self.sampling[name] for name in SAMPLING_ORDER]

    def _main(self, spec: ModelSpec, specs: tuple[ModelSpec, ...], settings: Settings) -> None:
        continues = spec.chat is False
        with gr.Row(elem_id="model-row"):
            custom = settings.allow_custom_models
            self.model = model_field(specs, spec, words.MODEL, "model", custom=custom, scale=0, min_width=240)
            self.model_line = gr.HTML(elem_id="model-line")
        self.empty = gr.HTML(placeholder_for(spec.title, continues), elem_id="talk-empty")
        titles = json.dumps({item.name: item.title for item in specs})
        self.talk = channel("talk", document="talk.html", titles=titles, refused=REFUSED)
        self.talk_asked = channel("talk-asked", events=["edit", "retry", "undo", "example", "queued"])
        self._compare(spec, specs)
        self.inside = channel("inside", document="inside.html")
        self.inside_asked = channel("inside-asked", events=["look", "stop", "branch"])
        with gr.Row(elem_id="status-row"):
            self.status = gr.HTML("", elem_id="status", elem_classes="status-line")
            self.go_on = gr.Button(words.GO_ON, size="sm", elem_id="continue", visible="hidden", scale=0, min_width=0)
        with gr.Row(elem_id="decide", visible="hidden") as self.decide:
            gr.HTML(fragment("chat.html", "decide"))
            self.allow = gr.Button(words.ALLOW, variant="primary", size="sm", elem_id="allow", scale=0, min_width=72)
            self.refuse = gr.Button(words.REFUSE, size="sm", elem_id="refuse", scale=0, min_width=72)
        gr.HTML(render("talk_waiting.html"), elem_id="talk-waiting")
        with gr.Row(elem_id="beside"):
            self.attached = channel("attached", [], events=["give"], document="chat_attached.html", most=MAX_FILE_BYTES)
            self.meter = channel("meter", document="chat_meter.html")
        self.meter_asked = channel("meter-asked", events=["count"])
        with gr.Row(elem_id="composer"):
            self.box = gr.Textbox(
                **box_for(continues),
                lines=1,
                max_lines=8,
                elem_id="message",
                show_label=False,
                container=False,
                autofocus=True,
                interactive=False,  # until the saved conversations have been read; see store.js
                scale=1,
            )
            send = gr.Button(words.SEND, variant="primary", elem_id="send", interactive=False, scale=0, min_width=72)
            stop = gr.Button(words.STOP, variant="stop", elem_id="stop", scale=0, min_width=72, visible="hidden")
            self.run = RunParts(send, stop, channel("chat-run"))

    def _compare(self, chosen: ModelSpec, specs: Sequence[ModelSpec]) -> None:
        """Answers side by side: those that a question has, and the same question put to another model.

        The browser draws them (``chat_compare.js``) of the conversation that it keeps, in which an answer to the same question is
        one more alternative (:mod:`.branches`). The server is asked only for the other model's answer.
        """
        other = next((spec for spec in specs if spec.name != chosen.name and spec.chat == chosen.chat), chosen)
        with gr.Column(elem_id="compare"):
            gr.HTML(render("compare.html"))
            with gr.Row(elem_id="compare-form"):
                self.other = model_field(
                    specs, other, words.OTHER_MODEL, "compare-model", custom=False, scale=0, min_width=240
                )
                self.ask_other = gr.Button(words.ASK_OTHER, size="sm", elem_id="compare-ask", scale=0, min_width=72)
            gr.HTML('<div id="compare-columns"></div>')

    def _settings(self, spec: ModelSpec, settings: Settings, tools: Sequence[str], values: dict[str, Any]) -> None:
        with gr.Row(elem_id="presets"):
            self.preset = gr.Dropdown(
                choices=[preset["name"] for preset in PRESETS],
                value=None,
                label=words.PRESET,
                elem_id="preset",
                filterable=False,
                min_width=140,
            )
            self.preset_name = gr.Textbox(
                label=words.SAVE_AS,
                max_lines=1,
                max_length=MAX_PRESET_NAME,
                elem_id="preset-name",
                min_width=140,
            )
            self.preset_save = gr.Button(words.SAVE, size="sm", min_width=60, scale=0)
            self.preset_delete = gr.Button(words.DELETE_PRESET, size="sm", min_width=60, scale=0)
        self.system = gr.Textbox(
            label=words.SYSTEM,
            info=words.SYSTEM_INFO,
            lines=2,
            max_lines=6,
            visible=spec.chat is not False,
            elem_id="system",
        )
        self.tools = gr.CheckboxGroup(
            choices=list(tools),
            value=[],
            label=words.TOOLS,
            info=words.TOOLS_INFO,
            visible=False,
            elem_id="tools",
        )
        with gr.Row(visible=False, elem_id="thinking") as self.thinks:
            self.thinking: dict[str, gr.components.Component] = {
                "thinking": gr.Radio(
                    choices=[(words.DEFAULT, ""), (words.ON, "on"), (words.OFF, "off")],
                    value="",
                    label=words.THINKING,
                    info=words.THINKING_INFO,
                    min_width=200,
                    elem_id="thinking-on",
                ),
                "effort": gr.Dropdown(
                    choices=[(words.DEFAULT, "")],
                    value="",
                    label=words.EFFORT,
                    info=words.EFFORT_INFO,
                    min_width=120,
                    visible=False,
                ),
                "thinking_tokens": gr.Slider(
                    0,
                    settings.context_length,
                    value=0,
                    step=1,
                    label=words.THINKING_TOKENS,
                    info=words.THINKING_TOKENS_INFO,
                    min_width=200,
                    buttons=[],
                    elem_id="thinking-tokens",
                ),
            }
        self._sampling(settings, values)
        self.reset = gr.Button(words.RESET, size="sm", elem_id="reset")

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
            slider("temperature", words.TEMPERATURE, 0, 2, 0.05, words.TEMPERATURE_INFO)
            slider("top_p", words.TOP_P, 0.01, 1, 0.01, words.TOP_P_INFO)
        with gr.Row():
            slider("top_k", words.TOP_K, 0, 200, 1, words.TOP_K_INFO)
            slider("min_p", words.MIN_P, 0, 1, 0.01, words.MIN_P_INFO)
        with gr.Row():
            slider("repetition_penalty", words.PENALTY, 0.5, 2, 0.01, words.PENALTY_INFO)
            slider(
                "max_new_tokens",
                words.LENGTH,
                ALL_ROOM,
                settings.context_length,
                1,
                words.LENGTH_INFO.format(context_length=settings.context_length),
            )
        with gr.Row():
            with gr.Column(min_width=200):
                self.sampling["random_seed"] = gr.Checkbox(
                    value=values["random_seed"], label=words.RANDOM_SEED, info=words.RANDOM_SEED_INFO, container=False
                )
                self.sampling["seed"] = gr.Number(
                    value=values["seed"],
                    label=words.SEED,
                    precision=0,
                    minimum=0,
                    maximum=2**32 - 1,
                    interactive=not values["random_seed"],
                    elem_id="sampling-seed",
                )
            self.sampling["stop"] = gr.Textbox(
                value=values["stop"],
                label=words.STOP_STRINGS,
                info=words.STOP_STRINGS_INFO,
                lines=2,
                max_lines=6,
                min_width=200,
                elem_id="sampling-stop",
            )
