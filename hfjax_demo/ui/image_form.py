"""The image tab's form: filling it from recommended settings, PNG files, the gallery and links, and the lines of text in it.
The browser stores it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from typing import Any

import gradio as gr

from ..catalog import ModelKind
from ..errors import HfjaxError
from ..image_requests import MAX_PROMPT_CHARACTERS, ImageParameters, size_for_shape
from ..pictures.grid import VariedSetting
from ..pictures.metadata import read_parameters
from ..runtime.manager import ModelManager
from ..runtime.status import ModelStatus
from ..settings import Settings
from . import image_components, status
from .image_components import GRID_ORDER, NO_STYLE
from .model_choices import choices
from .pictures import TAB_ID, read_link
from .requests import (
    IMAGE_SETTINGS_ORDER,
    default_size,
    form_image_settings,
    is_default_side,
    needs_control_image,
    read_given_file,
    recommended_image_settings,
)
from .tab import PRIVATE, RAW, SEED_FIELD, Tab, Updates

MAX_NAMED_UNUSED = 6  # unused settings of another program that are named
MISSING_IMAGE_NOTE = "These settings were used with {what}, which is not part of them. Add it again."
NEEDS_IMAGE = "This model needs an image to start from."
READ_ADDRESS = "(handed, model) => [window.hfjax.imageForm.opened(), model]"
WRITE_ON = "(prompt) => window.hfjax.imageForm.writeOn(prompt)"
SAVE_FORM_JS = "(...values) => window.hfjax.imageForm.keep({})"
ROUND = "(width, height) => window.hfjax.imageForm.rounded(width, height)"
SWAP = "(width, height) => [height, width]"
DRAWN_STEPS = "(strength, steps) => window.hfjax.drawnSteps(strength, steps)"
REUSE = "(seed, random) => window.hfjax.lastSeed(seed, random)"


class ImageForm(Tab):
    """Attaches the handlers of the form of ``parts``. ``tabs`` contains the image tab.

    ``token_count_inputs`` are the components that the token count of the prompt depends on, ``sizes`` width and height, and
    ``about`` those that show the properties of the selected model.
    """

    kind = ModelKind.IMAGE

    def __init__(
        self,
        demo: gr.Blocks,
        tabs: gr.Tabs,
        manager: ModelManager,
        settings: Settings,
        parts: image_components.ImageComponents,
    ) -> None:
        super().__init__(manager, settings)
        self.parts = parts
        self.token_count_inputs = [parts.model, parts.prompt, parts.negative]
        self.sizes = [parts.settings["width"], parts.settings["height"]]
        self.about = [parts.model_line, parts.abilities, parts.control_panel, parts.init_panel]
        self._model_outputs = [*self.about, parts.prompt_line, parts.stage, parts.style, *parts.controls]
        self._tabs = tabs
        self._wire()
        self._wire_controls(demo)
        self._wire_opening(demo)

    def _wire(self) -> None:
        """Attach the handlers that run on the server."""
        parts, prompts = self.parts, [self.parts.prompt, self.parts.negative]
        # Changes during a count are skipped except for the last one.
        gr.on(
            [parts.prompt.change, parts.negative.change],
            self.written,
            self.token_count_inputs,
            [parts.prompt_line],
            trigger_mode="always_last",
            **RAW,
        )
        parts.style.input(self.add_style, [parts.style, *prompts], [parts.style, *prompts, parts.status], **RAW)
        parts.model.input(self.choose_model, self.token_count_inputs, self._model_outputs, **RAW)
        parts.reset.click(self.reset, [parts.model], parts.controls, **RAW)
        for name, button in parts.shapes.items():
            button.click(self._shape_handler(name), [parts.model], self.sizes, **RAW)

    def _wire_controls(self, demo: gr.Blocks) -> None:
        """Attach the handlers that run in the browser only."""
        parts, sizes = self.parts, self.sizes
        parts.swap.click(None, sizes, sizes, js=SWAP, **PRIVATE)
        sides: list[Any] = sizes
        gr.on([each for side in sides for each in (side.blur, side.submit)], None, sizes, sizes, js=ROUND, **PRIVATE)
        seed, random = parts.settings["seed"], parts.settings["random_seed"]
        random.change(None, [random], [seed], js=SEED_FIELD, **PRIVATE)  # type: ignore[attr-defined]
        parts.reuse.click(None, [seed, random], [seed, random], js=REUSE, **PRIVATE)
        strength: list[Any] = [parts.settings["strength"], parts.settings["steps"]]
        changed = [demo.load, *(control.change for control in strength)]
        gr.on(changed, None, strength, [parts.strength_line], js=DRAWN_STEPS, **PRIVATE)

    def _wire_opening(self, demo: gr.Blocks) -> None:
        """Attach the handlers that fill the form, and those that save it in the browser."""
        parts = self.parts
        form = [parts.model, parts.prompt, parts.negative, parts.status, *self._model_outputs]
        parts.handed.fill(self.fill, [parts.handed, parts.model], form, **RAW)  # type: ignore[attr-defined]
        parts.handed.read(self.read_png, [parts.handed, parts.model], form, **RAW)  # type: ignore[attr-defined]
        folded = [*parts.grid, parts.grid_panel, parts.variation_panel]
        opened = demo.load(
            self.open_address, [parts.handed, parts.model], [self._tabs, *form, *folded], js=READ_ADDRESS, **RAW
        )
        opened.then(None, [parts.prompt], [parts.prompt], js=WRITE_ON, **PRIVATE)
        named = ", ".join(f"{name}: values[{place}]" for place, name in enumerate(image_components.SAVED_FORM_ORDER))
        kept: list[Any] = parts.kept
        keep = SAVE_FORM_JS.format("{" + named + "}")
        gr.on([control.change for control in kept], None, kept, None, js=keep, **PRIVATE)

    def connect_models_tab(self, listed: gr.HTML) -> None:
        parts = self.parts

        def use(asked: Any, prompt: Any, negative: Any) -> Updates:
            values = asked if isinstance(asked, Mapping) else {}
            if values.get("kind") != ModelKind.IMAGE.value:
                return {self._tabs: gr.skip()}
            name = self._status(values.get("model")).spec.name
            return {
                **self.choose_model(name, prompt, negative),
                self._tabs: gr.update(selected=TAB_ID),
                parts.model: gr.update(choices=choices(self._manager.statuses(), ModelKind.IMAGE), value=name),
            }

        outputs = [self._tabs, parts.model, *self._model_outputs]
        listed.use(use, [listed, parts.prompt, parts.negative], outputs, **RAW)  # type: ignore[attr-defined]

    # -- lines of text, and the model -------------------------------------------------------------------------------

    def updates_after_image(
        self, model: Any, prompt: Any, negative: Any, scheduler: Any, width: Any, height: Any
    ) -> Updates:
        """Show the model's properties after an image; they are known once it is loaded."""
        parts = self.parts
        updates: Updates = {parts.prompt_line: self.measure_prompt(model, prompt, negative)}
        found = self._status_or_error(model)
        if isinstance(found, str):
            return {**updates, parts.model_line: found}
        updates |= self._about(found)
        updates[parts.settings["scheduler"]] = image_components.scheduler_update(scheduler, found)
        own = default_size(found)
        if own is not None and is_default_side(width) and is_default_side(height):
            updates[parts.settings["width"]], updates[parts.settings["height"]] = own
        return updates

    def written(self, model: Any, prompt: Any, negative: Any) -> str:
        """Preload the model while a prompt is being typed, and return the line below the prompt."""
        if prompt:
            self.preload_speculatively(model)
        return self.measure_prompt(model, prompt, negative)

    def measure_prompt(self, model: Any, prompt: Any, negative: Any) -> str:
        text = prompt if isinstance(prompt, str) else ""
        other = negative if isinstance(negative, str) else ""
        if len(text) > MAX_PROMPT_CHARACTERS:
            return status.prompt_line(text, None)
        try:
            name = self._status(model).spec.name
            length = self._manager.measure_prompt(name, text) if text.strip() else None
            below = self._manager.measure_prompt(name, other) if 0 < len(other) <= MAX_PROMPT_CHARACTERS else None
        except HfjaxError:
            return ""  # the line about the model displays the error
        return status.prompt_line(text, length, below)

    def add_style(self, name: Any, prompt: Any, negative: Any) -> Updates:
        """Add a style's words to the prompt, where the user can read and change them."""
        parts = self.parts
        style = next((each for each in self._manager.catalog.styles if each.name == name), None)
        if style is None or not isinstance(prompt, str) or not prompt.strip():
            said = status.note("Enter a prompt first. A style adds its words to it.") if style is not None else ""
            return {parts.style: NO_STYLE, parts.status: said}
        asked, avoided = style.applied(prompt, negative if isinstance(negative, str) else "")
        return {parts.style: NO_STYLE, parts.prompt: asked, parts.negative: avoided, parts.status: ""}

    def choose_model(self, model: Any, prompt: Any, negative: Any) -> Updates:
        """Show the selected model's properties and set the controls to its recommended settings."""
        found = self._status_or_error(model)
        if isinstance(found, str):
            return {self.parts.model_line: found}
        return {
            self.parts.stage: image_components.empty_stage(found.spec),
            self.parts.style: gr.update(visible=image_components.supports_styles(found.spec)),
            self.parts.prompt_line: self.measure_prompt(model, prompt, negative),
            **self._about(found),
            **self._recommended(found),
        }

    def reset(self, model: Any) -> Updates:
        """Reset the controls to the recommended settings of the selected model."""
        found = self._status_or_error(model)
        return {self.parts.settings["steps"]: gr.skip()} if isinstance(found, str) else self._recommended(found)

    # -- filling the form ---------------------------------------------------------------------------------------------

    def read_png(self, given: Any, model: Any) -> Updates:
        """Fill the form with the settings in an image's file."""
        try:
            found = read_parameters(read_given_file(given))
        except HfjaxError as error:
            return {self.parts.status: status.error_line(error, status.NOT_READ)}
        message = " ".join(["Settings loaded from the PNG.", *left_out(found.left_out)])
        return self._fill_updates(found.parameters, found.named, model, message)

    def fill(self, given: Any, model: Any) -> Updates:
        return self._from_values(given, model, "Settings loaded.") or {self.parts.status: gr.skip()}

    def open_address(self, given: Any, model: Any) -> Updates:
        """Select the tab and fill the form when the page is opened, according to its address or else as saved in the browser."""
        found = self._status_or_error(model)
        rest: Updates = {} if isinstance(found, str) else self._about(found)
        if isinstance(found, ModelStatus) and found.image is not None:  # loaded since the page was built
            rest.update(self._recommended(found))
        wanted = given.get("tab") if isinstance(given, dict) else None
        updates = self._from_values(given, model, "Settings loaded from the link. Press Generate.")
        if updates or wanted == TAB_ID:
            rest[self._tabs] = gr.update(selected=TAB_ID)
        if not updates and isinstance(given, dict):
            updates = self._saved_form_updates(given.get("kept"))
        chosen = {"value": updates[self.parts.model]} if self.parts.model in updates else {}
        listed = gr.update(choices=choices(self._manager.statuses(), ModelKind.IMAGE), **chosen)
        return {**rest, **updates, self.parts.model: listed}

    def _from_values(self, given: Any, model: Any, message: str) -> Updates:
        try:
            asked = read_link(given)
        except HfjaxError as error:
            return {self.parts.status: status.error_line(error, status.NOT_READ)}
        return self._fill_updates(*asked, model, message) if asked is not None else {}

    def _saved_form_updates(self, kept: Any) -> Updates:
        """Return updates to the form saved in the browser, ignoring invalid values; {} if its model is not available."""
        found = self._status_or_error(kept.get("model")) if isinstance(kept, Mapping) else ""
        if isinstance(found, str):
            return {}
        parts = self.parts
        values = saved_settings(kept, found, self._settings)
        texts = {name: text if isinstance(text := kept.get(name), str) else "" for name in ("negative", *GRID_ORDER)}
        for axis in ("columns", "rows"):
            texts[axis] = texts[axis] if texts[axis] in list(VariedSetting) else ""
        return {
            **self._about(found),
            parts.model: found.spec.name,
            parts.negative: texts["negative"][:MAX_PROMPT_CHARACTERS],
            parts.stage: image_components.empty_stage(found.spec),
            parts.style: gr.update(visible=image_components.supports_styles(found.spec)),
            **image_components.settings_updates(parts, values, found),
            **dict(zip(parts.grid, (texts[name] for name in GRID_ORDER), strict=True)),
            parts.grid_panel: gr.update(open=bool(texts["columns"] or texts["rows"])),
            parts.variation_panel: gr.update(open=values["variation"] > 0),
        }

    def _fill_updates(self, parameters: ImageParameters, named: frozenset[str], chosen: Any, message: str) -> Updates:
        """Return updates that fill the form with these parameters, for one image. Those not in ``named`` get the model's
        recommended values."""
        parts, notes = self.parts, [message]
        found = self._status_or_error(parameters.model or chosen)
        if isinstance(found, str) and parameters.model:
            name = parameters.model[:80]
            notes.append(f"The model {name} isn't available on this server, so the result will differ.")
            found = self._status_or_error(chosen)
        if isinstance(found, str):
            return {parts.model_line: found}
        values = image_components.settings_values(recommended_image_settings(found.spec, self._settings), found)
        given = {name: value for name, value in asdict(parameters).items() if name in named and value is not None}
        values.update({name: value for name, value in given.items() if name in values})
        values.update(count=1, random_seed="seed" not in named)
        if values["scheduler"] not in [value for _, value in image_components.scheduler_choices(found)]:
            name = values["scheduler"][:40]
            notes.append(f"This model can't use the scheduler {name}; its default is selected instead.")
        begun = parameters.strength if parameters.image_guidance_scale is None else parameters.image_guidance_scale
        missing = (("a starting image", begun), ("a control image", parameters.control_strength))
        notes += [MISSING_IMAGE_NOTE.format(what=what) for what, strength in missing if strength is not None]
        return {
            **self._about(found),
            parts.model: found.spec.name,
            parts.prompt: parameters.prompt,
            parts.negative: parameters.negative_prompt,
            parts.prompt_line: self.measure_prompt(found.spec.name, parameters.prompt, parameters.negative_prompt),
            parts.status: status.note(" ".join(notes)),
            **image_components.settings_updates(parts, values, found),
        }

    def _shape_handler(self, shape: str) -> Callable[[Any], Updates]:
        def choose_shape(model: Any) -> Updates:
            found = self._status_or_error(model)
            own = default_size(found) if isinstance(found, ModelStatus) else None
            width, height = size_for_shape(own, shape, self._settings.max_image_size) or (0, 0)
            return {self.parts.settings["width"]: width, self.parts.settings["height"]: height}

        return choose_shape

    def _about(self, found: ModelStatus) -> Updates:
        draws = image_components.can(found, image_components.TEXT_TO_IMAGE)
        edits = image_components.edits_by_instruction(found)
        sentence = "This model edits an image. Add one, and describe the change." if edits else NEEDS_IMAGE
        needs = status.EMPTY_LINE if draws else status.note(sentence)
        return {
            self.parts.model_line: needs + self._model_line(found),
            self.parts.abilities: image_components.abilities(found, self._settings),
            self.parts.control_panel: gr.update(visible=needs_control_image(found)),
            self.parts.init_panel: gr.update(
                visible=image_components.accepts_initial_image(found), label=image_components.init_panel_title(found)
            ),
        }

    def _recommended(self, found: ModelStatus) -> Updates:
        values = image_components.settings_values(recommended_image_settings(found.spec, self._settings), found)
        return image_components.settings_updates(self.parts, values, found)


def left_out(values: Sequence[str]) -> list[str]:
    """Return a sentence that names the unused settings of another program, or [] if there are none."""
    more = len(values) - MAX_NAMED_UNUSED
    named = [*values[:MAX_NAMED_UNUSED], *([f"{more} more"] if more > 0 else [])]
    return [f"Not used: {'; '.join(named)}."] if named else []


def saved_settings(kept: Mapping[Any, Any], found: ModelStatus, limits: Settings) -> dict[str, Any]:
    """Return the controls' values saved in the browser; an invalid value is replaced by the recommended one."""
    values = image_components.settings_values(recommended_image_settings(found.spec, limits), found)
    schedulers = [value for _, value in image_components.scheduler_choices(found)]
    for name in IMAGE_SETTINGS_ORDER:
        value = bool(kept.get(name)) if name == "random_seed" else kept.get(name)
        if value is None or (value not in schedulers if name == "scheduler" else value == ""):
            continue
        changed = {**values, name: value}
        try:
            form_image_settings(changed, limits)
        except HfjaxError:
            continue
        values = changed
    return values
