"""The chat tab's presets: what their controls do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gradio as gr

from ..errors import HfjaxError
from ..settings import Settings
from . import chat_parts, presets, status
from .chat_parts import ChatParts
from .conversations import Store, read_store
from .requests import SAMPLING_ORDER, ModelStatus, recommended_sampling
from .tab import RAW, Updates


class Presets:
    """Handlers over the tab's components. ``about`` finds the status of a model, ``listing`` shows a store."""

    def __init__(
        self,
        parts: ChatParts,
        settings: Settings,
        about: Callable[[object], ModelStatus],
        listing: Callable[[Store], Updates],
    ) -> None:
        self._parts = parts
        self._settings = settings
        self._about = about
        self._listing = listing

    def wire(self, listed: list[gr.blocks.Block]) -> None:
        """Connect the handlers; ``listed`` are the components that ``listing`` writes to."""
        parts = self._parts
        kept = [*listed, parts.preset_name, parts.status]
        parts.preset.input(
            self.choose, [parts.preset, parts.store, parts.model], [parts.system, parts.status, *parts.controls], **RAW
        )
        gr.on(
            [parts.preset_save.click, parts.preset_name.submit],
            self.save,
            [parts.preset_name, parts.store, parts.system, *parts.controls],
            kept,
            **RAW,
        )
        parts.preset_delete.click(self.delete, [parts.preset, parts.store], kept, **RAW)

    def choose(self, name: Any, store: Any, model: Any) -> Updates:
        """Put a preset's values into the form."""
        parts, preset = self._parts, presets.find(read_store(store)["presets"], name)
        if preset is None:
            return {parts.status: status.note("This preset is gone; choose another.")}
        try:
            recommended = recommended_sampling(self._about(model).spec)
        except HfjaxError as error:
            return {parts.status: status.error_line(error, "Not applied.")}
        values = presets.control_values(preset, chat_parts.sampling_values(recommended, self._settings))
        shown = {parts.sampling[name]: values[name] for name in SAMPLING_ORDER}
        shown[parts.sampling["seed"]] = gr.update(value=values["seed"], interactive=not values["random_seed"])
        return {parts.system: preset["system"], parts.status: "", **shown}

    def save(self, name: Any, store: Any, system: Any, *values: Any) -> Updates:
        """Keep what the form holds under a name."""
        parts, kept = self._parts, read_store(store)
        try:
            own = presets.with_preset(kept["presets"], name, system or "", values)
        except HfjaxError as error:
            return {parts.status: status.error_line(error, "Not kept.")}
        shown = self._listing({**kept, "presets": own})
        shown[parts.preset] = gr.update(choices=presets.names(own), value=own[-1]["name"])
        return {**shown, parts.preset_name: "", parts.status: status.note(f"Kept as “{own[-1]['name']}”.")}

    def delete(self, name: Any, store: Any) -> Updates:
        """Forget a preset of the person's own."""
        parts, kept = self._parts, read_store(store)
        own = presets.without(kept["presets"], name)
        if len(own) == len(kept["presets"]):
            return {parts.status: status.note("Choose a preset of your own to delete; those built in stay.")}
        shown = self._listing({**kept, "presets": own})
        shown[parts.preset] = gr.update(choices=presets.names(own), value=None)
        return {**shown, parts.status: status.note(f"“{name}” is deleted.")}
