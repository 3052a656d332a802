"""Model selection in the chat: the line about the model, and the controls whose limits and values depend on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gradio as gr

from .. import sources
from ..catalog import ModelKind, ModelSpec
from ..catalog.model_access import can_download
from ..errors import HfjaxError
from ..runtime.manager import ModelManager
from ..runtime.status import ModelStatus
from ..settings import BASE_CONTEXT, Settings
from . import chat_components, sidebar, status
from .model_choices import better_model, choices
from .requests import SAMPLING_ORDER, is_base_model, recommended_sampling
from .tab import PRIVATE, RAW, SEED_FIELD, Tab, Updates, is_owner_request


def can_use_tools(settings: Settings) -> bool:
    return is_owner_request(settings) or settings.visitor_tools


class ModelChoice(Tab):
    """Handlers for the selection of a model. ``about`` are the components that :meth:`show` updates."""

    def __init__(self, manager: ModelManager, settings: Settings, parts: chat_components.ChatComponents) -> None:
        super().__init__(manager, settings)
        self.parts = parts
        lengths = [parts.sampling["max_new_tokens"], parts.thinking["thinking_tokens"]]
        self.about = [parts.model_line, parts.tools, parts.thinks, parts.thinking["effort"], *lengths]

    def wire(self, demo: gr.Blocks) -> None:
        parts = self.parts
        on_model = [*self.about, parts.empty, parts.box, parts.system, parts.overflow]
        sampling = [parts.recommended, *parts.controls]
        chosen = parts.model.change(
            self.choose_model, [parts.model, *sampling], [parts.model, parts.status, *on_model, *sampling], **RAW
        )
        reset = parts.reset.click(self.reset_sampling, [parts.model], sampling, **RAW)
        seed, random = parts.sampling["seed"], parts.sampling["random_seed"]
        random.change(None, [random], [seed], js=SEED_FIELD, **PRIVATE)  # type: ignore[attr-defined]
        sidebar.wire(parts, demo, [chosen, reset])
        demo.load(self.open, [parts.model], [*self.about, parts.model, parts.other], **PRIVATE)
        demo.load(self.offer, [parts.model], [parts.empty], **PRIVATE)

    def connect_models_tab(self, listed: gr.HTML, tabs: gr.Tabs) -> None:
        """Connect the button of the Models tab that starts a chat with a model; ``tabs`` contains the chat tab."""

        def use(asked: Any) -> Updates:
            values = asked if isinstance(asked, Mapping) else {}
            if values.get("kind") != ModelKind.TEXT.value:
                return {tabs: gr.skip()}
            found = self._status(values.get("model"))
            offered = choices(self._manager.statuses(), ModelKind.TEXT)
            return {
                tabs: gr.update(selected="chat"),
                self.parts.model: gr.update(choices=offered, value=found.spec.name),
                self.parts.other: gr.update(choices=offered),
            }

        listed.use(use, [listed], [tabs, self.parts.model, self.parts.other], **RAW)  # type: ignore[attr-defined]

    def choose_model(self, model: Any, before: Any, *values: Any) -> Updates:
        """Show the selected model, and set the sampling controls to its recommended values. Controls whose value differs from the
        one recommended ``before`` were changed by the user and keep it; ``values`` are the controls' values."""
        try:
            found = self._status(model)
        except HfjaxError as error:
            return self._keep_previous_model(error, before)
        parts, continues = self.parts, is_base_model(found)
        about, sampling = self._about(found), self._sampling_updates(found.spec, before, values)
        length = parts.sampling["max_new_tokens"]
        if length in sampling:
            sampling[length] = {**about[length], "value": sampling[length]}
        return {
            **about,
            parts.empty: chat_components.placeholder_for(found.spec.title, continues),
            parts.box: gr.update(**chat_components.message_box_texts(continues)),
            parts.system: gr.update(visible=not continues),
            parts.overflow: gr.update(visible=not continues and not found.spec.is_remote),
            **sampling,
        }

    def _keep_previous_model(self, error: HfjaxError, before: Any) -> Updates:
        other = before.get("instead") if isinstance(before, dict) else None
        if isinstance(self._status_or_error(other), str):
            return {self.parts.model_line: status.error_line(error)}
        return {self.parts.model: other, self.parts.status: status.error_line(error, "Another model is chosen.")}

    def reset_sampling(self, model: Any) -> Updates:
        try:
            found = self._status(model)
        except HfjaxError as error:
            raise gr.Error(str(error), print_exception=False) from error
        return self._sampling_updates(found.spec)

    def open(self, model: Any) -> Updates:
        """Update the list of models, show the selected one and preload it when the page is opened."""
        listed = gr.update(choices=choices(self._manager.statuses(), ModelKind.TEXT))
        shown = self.show(model)
        self.preload_speculatively(model)
        return {**shown, self.parts.model: listed, self.parts.other: listed}

    def offer(self, model: Any) -> Updates:
        """Offer a better model in an empty chat with the default one, to who may fetch it, where the hub answers."""
        owner = is_owner_request(self._settings)
        found = self._status_or_error(model)
        better = better_model(self._manager.statuses(), model) if isinstance(model, str) else None
        if isinstance(found, str) or better is None or not can_download(better.spec, self._settings, owner=owner):
            return {self.parts.empty: gr.skip()}
        if not sources.hub_answers():
            return {self.parts.empty: gr.skip()}
        return {self.parts.empty: chat_components.placeholder_for(found.spec.title, False, better.spec)}

    def show(self, model: Any) -> Updates:
        """Update the line and the controls of the selected model when the page is opened or an answer has ended."""
        found = self._status_or_error(model)
        return {self.parts.model_line: found} if isinstance(found, str) else self._about(found)

    def _about(self, found: ModelStatus) -> Updates:
        parts, longest = self.parts, found.context_length or found.next_context_length or BASE_CONTEXT
        efforts = [("Default", ""), *((name.capitalize(), name) for name in found.efforts)]
        tools = bool(parts.tools.choices) and found.calls_tools is not False and can_use_tools(self._settings)
        length_info = chat_components.LENGTH_INFO.format(context_length=longest)
        return {
            parts.sampling["max_new_tokens"]: gr.update(maximum=longest, info=length_info),
            parts.thinking["thinking_tokens"]: gr.update(maximum=longest),
            parts.tools: gr.update(visible=tools),
            parts.thinks: gr.update(visible=bool(found.thinks)),
            parts.thinking["effort"]: gr.update(visible=bool(found.efforts), choices=efforts),
            parts.model_line: self._model_line(found, continues=is_base_model(found)),
        }

    def _sampling_updates(self, spec: ModelSpec, before: Any = None, values: tuple[Any, ...] = ()) -> Updates:
        """Return updates to the model's recommended values. Controls whose value in ``values`` differs from the one recommended
        ``before`` are left unchanged; all of them are if ``before`` is for this model."""
        new = chat_components.sampling_values(recommended_sampling(spec), self._settings)
        old = before if isinstance(before, dict) else {}
        if old.get("model") == spec.name:
            return {}
        recommended = old.get("sampling")
        was = recommended if isinstance(recommended, dict) else {}
        updates: Updates = {self.parts.recommended: {"model": spec.name, "sampling": new}}
        for name, value in zip(SAMPLING_ORDER, values or (None,) * len(SAMPLING_ORDER), strict=True):
            if not values or value == was.get(name, value):
                updates[self.parts.sampling[name]] = new[name]
        return updates
