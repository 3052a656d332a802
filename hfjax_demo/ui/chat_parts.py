"""The chat tab's components and where they stand. Nothing is wired here; :mod:`.chat` does that.
The words are in :mod:`.words_chat`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import gradio as gr

from ..catalog import ModelSpec
from ..pictures.reading import MAX_FILE_BYTES
from ..requests import MAX_TOKENS, SamplingSettings
from ..settings import Settings
from . import compare, presets
from . import words_chat as words
from .compare import CompareParts
from .html import fragment, render
from .presets import MAX_PRESET_NAME
from .requests import ALL_ROOM, SAMPLING_ORDER, recommended_sampling
from .tab import RunParts, channel
from .tool_calls import REFUSED


@dataclass(frozen=True)
class ChatParts:
    """Every component of the chat tab that a handler reads or writes."""

    store: gr.HTML
    recommended: gr.HTML
    presets: gr.HTML
    preset: gr.Dropdown
    preset_name: gr.Textbox
    preset_save: gr.Button
    preset_delete: gr.Button
    model: gr.Dropdown
    model_line: gr.HTML
    empty: gr.HTML
    talk: gr.HTML
    talk_asked: gr.HTML
    compare: CompareParts
    inside: gr.HTML
    inside_asked: gr.HTML
    status: gr.HTML
    go_on: gr.Button
    box: gr.Textbox
    attached: gr.HTML
    meter: gr.HTML
    meter_asked: gr.HTML
    run: RunParts
    system: gr.Textbox
    sampling: dict[str, gr.components.Component]
    reset: gr.Button
    decide: gr.Row
    allow: gr.Button
    refuse: gr.Button
    tools: gr.CheckboxGroup
    thinks: gr.Row
    thinking: dict[str, gr.components.Component]

    @property
    def controls(self) -> list[gr.components.Component]:
        """The sampling controls, in the order in which their values are read."""
        return [self.sampling[name] for name in SAMPLING_ORDER]


def placeholder_for(title: str, continues: bool) -> str:
    """What an empty chat shows, with examples: questions for a chat model, beginnings for a base model."""
    examples = words.BASE_EXAMPLES if continues else words.CHAT_EXAMPLES
    return str(fragment("chat.html", "placeholder", title=title, continues=continues, examples=examples))


def box_for(continues: bool) -> dict[str, str]:
    """Label and placeholder of the message box."""
    if continues:
        return {"label": words.BEGINNING, "placeholder": words.BEGINNING_HINT}
    return {"label": words.MESSAGE, "placeholder": words.MESSAGE_HINT}


def sampling_values(sampling: SamplingSettings, settings: Settings) -> dict[str, Any]:
    """What the sampling controls show for these settings."""
    return {
        "temperature": sampling.temperature,
        "top_k": sampling.top_k,
        "top_p": sampling.top_p,
        "min_p": sampling.min_p,
        "repetition_penalty": sampling.repetition_penalty,
        "max_new_tokens": _length_shown(sampling, settings),
        "random_seed": sampling.seed is None,
        "seed": sampling.seed or 0,
        "stop": "\n".join(text.replace("\n", "\\n").replace("\t", "\\t") for text in sampling.stop),
    }


def _length_shown(sampling: SamplingSettings, settings: Settings) -> int:
    length = sampling.max_new_tokens
    return ALL_ROOM if length >= MAX_TOKENS else min(length, settings.context_length)


def build(spec: ModelSpec, specs: tuple[ModelSpec, ...], settings: Settings, tools: Sequence[str] = ()) -> ChatParts:
    """The tab's components, laid out in the Blocks context that is open, with ``spec`` chosen; ``tools`` are names of servers."""
    parts: dict[str, Any] = {}
    with gr.Row(elem_id="chat"):
        with gr.Column(elem_id="sidebar", scale=0, min_width=264):
            _sidebar(parts, spec, settings)
        with gr.Column(elem_id="main", scale=1, min_width=300):
            _main(parts, spec, specs, settings, tools)
    return ChatParts(**parts)


def _sidebar(parts: dict[str, Any], spec: ModelSpec, settings: Settings) -> None:
    channel("sidebar", document="sidebar.html")
    parts["store"] = channel("store", events=["open"])
    sampling = sampling_values(recommended_sampling(spec), settings)
    parts["recommended"] = channel("recommended", {"model": spec.name, "sampling": sampling})
    parts["presets"] = channel("presets", [*presets.BUILT_IN], events=["list"])


def _main(
    parts: dict[str, Any], spec: ModelSpec, specs: tuple[ModelSpec, ...], settings: Settings, tools: Sequence[str]
) -> None:
    continues = spec.chat is False
    with gr.Row(elem_id="model-row"):
        parts["model"] = gr.Dropdown(
            choices=[(item.title, item.name) for item in specs],
            value=spec.name,
            label=words.MODEL,
            elem_id="model",
            container=False,
            scale=0,
            min_width=240,
            filterable=settings.allow_custom_models,
            allow_custom_value=settings.allow_custom_models,
        )
        parts["model_line"] = gr.HTML(elem_id="model-line")
    parts["empty"] = gr.HTML(placeholder_for(spec.title, continues), elem_id="talk-empty")
    titles = json.dumps({item.name: item.title for item in specs})
    parts["talk"] = channel("talk", document="talk.html", titles=titles, refused=REFUSED)
    parts["talk_asked"] = channel("talk-asked", events=["edit", "retry", "undo", "example", "queued"])
    parts["compare"] = compare.build(specs, spec)
    parts["inside"] = channel("inside", document="inside.html")
    parts["inside_asked"] = channel("inside-asked", events=["look", "stop", "branch"])
    with gr.Row(elem_id="status-row"):
        parts["status"] = gr.HTML("", elem_id="status", elem_classes="status-line")
        parts["go_on"] = gr.Button(words.GO_ON, size="sm", elem_id="continue", visible="hidden", scale=0, min_width=0)
    with gr.Row(elem_id="decide", visible="hidden") as parts["decide"]:
        gr.HTML(fragment("chat.html", "decide"))
        parts["allow"] = gr.Button(words.ALLOW, variant="primary", size="sm", elem_id="allow", scale=0, min_width=72)
        parts["refuse"] = gr.Button(words.REFUSE, size="sm", elem_id="refuse", scale=0, min_width=72)
    gr.HTML(render("talk_waiting.html"), elem_id="talk-waiting")
    with gr.Row(elem_id="beside"):
        parts["attached"] = channel("attached", [], events=["give"], document="chat_attached.html", most=MAX_FILE_BYTES)
        parts["meter"] = channel("meter", document="chat_meter.html")
    parts["meter_asked"] = channel("meter-asked", events=["count"])
    with gr.Row(elem_id="composer"):
        parts["box"] = gr.Textbox(
            label=box_for(continues)["label"],
            placeholder=box_for(continues)["placeholder"],
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
        parts["run"] = RunParts(send, stop, channel("chat-run"))
    with gr.Accordion(words.SETTINGS, open=False, elem_id="settings"):
        _presets(parts)
        parts["system"] = gr.Textbox(
            label=words.SYSTEM,
            info=words.SYSTEM_INFO,
            lines=2,
            max_lines=6,
            visible=not continues,
            elem_id="system",
        )
        parts["tools"] = gr.CheckboxGroup(
            choices=list(tools),
            value=[],
            label=words.TOOLS,
            info=words.TOOLS_INFO,
            visible=False,
            elem_id="tools",
        )
        with gr.Row(visible=False, elem_id="thinking") as parts["thinks"]:
            parts["thinking"] = _thinking(settings)
        parts["sampling"] = _sampling(spec, settings)
        parts["reset"] = gr.Button(words.RESET, size="sm", elem_id="reset")


def _presets(parts: dict[str, Any]) -> None:
    with gr.Row(elem_id="presets"):
        parts["preset"] = gr.Dropdown(
            choices=[preset["name"] for preset in presets.BUILT_IN],
            value=None,
            label=words.PRESET,
            elem_id="preset",
            filterable=False,
            min_width=140,
        )
        parts["preset_name"] = gr.Textbox(
            label=words.SAVE_AS,
            max_lines=1,
            max_length=MAX_PRESET_NAME,
            elem_id="preset-name",
            min_width=140,
        )
        parts["preset_save"] = gr.Button(words.SAVE, size="sm", min_width=60, scale=0)
        parts["preset_delete"] = gr.Button(words.DELETE_PRESET, size="sm", min_width=60, scale=0)


def _thinking(settings: Settings) -> dict[str, gr.components.Component]:
    return {
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


def _sampling(spec: ModelSpec, settings: Settings) -> dict[str, gr.components.Component]:
    values = sampling_values(recommended_sampling(spec), settings)
    controls: dict[str, gr.components.Component] = {}

    def slider(name: str, label: str, low: float, high: float, step: float, info: str) -> None:
        controls[name] = gr.Slider(
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
            words.length_info(settings.context_length),
        )
    with gr.Row():
        with gr.Column(min_width=200):
            controls["random_seed"] = gr.Checkbox(
                value=values["random_seed"], label=words.RANDOM_SEED, info=words.RANDOM_SEED_INFO, container=False
            )
            controls["seed"] = gr.Number(
                value=values["seed"],
                label=words.SEED,
                precision=0,
                minimum=0,
                maximum=2**32 - 1,
                interactive=not values["random_seed"],
                elem_id="sampling-seed",
            )
        controls["stop"] = gr.Textbox(
            value=values["stop"],
            label=words.STOP_STRINGS,
            info=words.STOP_STRINGS_INFO,
            lines=2,
            max_lines=6,
            min_width=200,
            elem_id="sampling-stop",
        )
    return controls
