"""The image tab: what each control does.

How a picture is shown: :meth:`ImageTab.generate` leases an event stream from the manager inside a ``with`` block, so that
however its generator ends (with the picture, by Stop, or because the page was closed and Gradio closed the generator) the
computation ends with it. Afterwards :meth:`ImageTab.settle` brings the page's controls back to rest.

The browser keeps the form, the picture to begin from, the part of it to be drawn anew, and the gallery. Every handler gets the
values as the browser sent them, without Gradio's preprocessing, and checks them itself.
"""

from __future__ import annotations

import contextlib
import uuid
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Self

import gradio as gr
from PIL.Image import Image

from ..catalog import ModelKind
from ..errors import HfjaxError, InvalidRequest
from ..image.metadata import as_dict, read_described, read_parameters
from ..image.reading import read_picture
from ..requests import MAX_PROMPT_CHARACTERS, ImageParameters, ImageSettings
from ..settings import Settings
from . import image_parts, status
from .image_grid import draw_grid, grid_of
from .image_parts import NO_STYLE, OWN_SCHEDULER
from .pictures import TAB_ID, picture, plain_url, read_link
from .requests import (
    Manager,
    ModelStatus,
    Origin,
    form_image_settings,
    given_file,
    given_picture,
    image_request,
    is_open,
    own_size,
    recommended_image,
    shaped,
    takes_control,
)
from .running import RunningRequest
from .tab import LONG_RAW, PRIVATE, RAW, SEED_FIELD, Tab, Updates, session_of
from .views import ImageView, image_views

MOST_LEFT_OUT = 6  # values of another program, named in one sentence
AGAIN = "The form is set to draw it larger, begun from this picture; press Generate."
BUSY = "A picture is being drawn; wait for it or press Stop."
READING = "A picture that was given is still being read; press Generate again in a moment."
READ_ADDRESS = "(handed, model) => [window.hfjax.address(), model]"
WRITE_ON = "(prompt) => window.hfjax.writeOn('prompt', prompt)"
SWAP = "(width, height) => [height, width]"
DRAWN_STEPS = "(strength, steps) => window.hfjax.drawnSteps(strength, steps)"
REUSE = "(seed, random) => window.hfjax.lastSeed(seed, random)"


@dataclass(frozen=True)
class Form:
    """The controls' values that a picture depends on, as the browser sent them."""

    model: object
    prompt: object
    negative: object
    init: object
    mask: object
    control: object
    grid: tuple[Any, ...]
    settings: tuple[Any, ...]

    @classmethod
    def of(cls, values: tuple[Any, ...]) -> Self:
        """From the values in the order in which the tab asks for them."""
        model, prompt, negative, init, mask, control = (*values[:6], *[None] * 6)[:6]
        return cls(model, prompt, negative, init, mask, control, values[6:10], values[10:])


class ImageTab(Tab):
    """Builds the tab in the Blocks context that is open and wires it. ``tabs`` is what the tab stands in."""

    def __init__(self, demo: gr.Blocks, tabs: gr.Tabs, manager: Manager, settings: Settings) -> None:
        super().__init__(manager, settings)
        specs = manager.catalog.entries(ModelKind.IMAGE)
        chosen = next((spec for spec in specs if spec.name == settings.default_model), specs[0])
        self.parts = image_parts.build(manager.status(chosen.name), specs, manager.catalog.styles, settings)
        self._tabs = tabs
        self._wire(demo)

    # -- wiring ---------------------------------------------------------------------------------------------------

    def _wire(self, demo: gr.Blocks) -> None:
        parts = self.parts
        sizes = [parts.settings["width"], parts.settings["height"]]
        prompts = [parts.prompt, parts.negative]

        drawing = gr.on(
            [parts.prompt.submit, parts.run.begin.click],
            self.generate,
            [parts.model, *prompts, parts.init, parts.mask, parts.control, *parts.grid, *parts.controls],
            [parts.stage, parts.status, *parts.run.all(), parts.settings["steps"], parts.settings["guidance_scale"]],
            trigger_mode="once",
            **LONG_RAW,
        )
        counted = [parts.model, parts.prompt, parts.negative]
        drawing.then(
            self.settle,
            [parts.run.run_id, *counted, parts.settings["scheduler"], *sizes],
            [
                *parts.run.all(),
                parts.model_line,
                parts.prompt_line,
                parts.settings["scheduler"],
                parts.control_panel,
                *sizes,
            ],
            **RAW,
        )
        parts.run.stop.click(self.stop, None, None, **PRIVATE)

        # While the server counts, what is typed meanwhile waits, and only its last state is counted then.
        gr.on(
            [parts.prompt.change, parts.negative.change],
            self.count_tokens,
            counted,
            [parts.prompt_line],
            trigger_mode="always_last",
            **RAW,
        )
        parts.style.input(self.add_style, [parts.style, *prompts], [parts.style, *prompts, parts.status], **RAW)
        about = [parts.model_line, parts.prompt_line, parts.stage, parts.style, parts.control_panel]
        on_model = [*about, *parts.controls]
        parts.model.input(self.choose_model, counted, on_model, **RAW)
        parts.reset.click(self.reset, [parts.model], parts.controls, **RAW)
        for name, button in parts.shapes.items():
            button.click(self._shape(name), [parts.model], sizes, **RAW)
        parts.swap.click(None, sizes, sizes, js=SWAP, **PRIVATE)
        seed, random = parts.settings["seed"], parts.settings["random_seed"]
        random.change(None, [random], [seed], js=SEED_FIELD, **PRIVATE)  # type: ignore[attr-defined]
        parts.reuse.click(None, [seed, random], [seed, random], js=REUSE, **PRIVATE)

        strength = [parts.settings["strength"], parts.settings["steps"]]
        gr.on(
            [demo.load, *(control.change for control in strength)],  # type: ignore[attr-defined]
            None,
            strength,
            [parts.strength_line],
            js=DRAWN_STEPS,
            **PRIVATE,
        )
        of_pictures: dict[str, Any] = {**RAW, "trigger_mode": "multiple"}  # the script asks for one at a time
        parts.init.give(self.take_init, [parts.init], [parts.init, parts.status], **of_pictures)
        form = [parts.model, parts.prompt, parts.negative, parts.status, *on_model]
        parts.control.give(self.take_control, [parts.control], [parts.control, parts.status], **of_pictures)
        parts.handed.fill(self.fill, [parts.handed, parts.model], form, **RAW)
        parts.handed.read(self.read_png, [parts.handed, parts.model], form, **RAW)
        opened = demo.load(self.open_address, [parts.handed, parts.model], [self._tabs, *form], js=READ_ADDRESS, **RAW)
        opened.then(None, [parts.prompt], [parts.prompt], js=WRITE_ON, **PRIVATE)

    # -- pictures -------------------------------------------------------------------------------------------------

    def generate(self, request: gr.Request, *values: Any) -> Iterator[Updates]:
        """Draw what the form describes, and show it as it forms."""
        running = self.begin(request)
        if running is None:
            gr.Info(BUSY)
            yield self.parts.run.refused()
            return
        with running:
            yield from self._draw(running, Form.of(values), self._origin(request))

    def _draw(self, running: RunningRequest, form: Form, origin: Origin) -> Iterator[Updates]:
        parts = self.parts
        try:
            found = self._status(form.model, ModelKind.IMAGE)
            model = found.spec.name
            settings = form_image_settings(form.settings, self._settings)
            settings = image_parts.as_left(settings, recommended_image(found.spec, self._settings), found)
            if any(isinstance(each, dict) for each in (form.init, form.control)):
                raise InvalidRequest(READING)
            given = given_picture(form.init, self._settings.max_image_size)
            mask = given_picture(form.mask, self._settings.max_image_size) if given is not None else None
            control = given_picture(form.control, self._settings.max_image_size) if takes_control(found) else None
            request = image_request(model, form.prompt, form.negative, settings, given, mask, control)
            grid = grid_of(form.grid, request, self._settings)
        except HfjaxError as error:
            yield {parts.status: status.error_line(error, status.NO_PICTURE), parts.run.run_id: running.id}
            return
        yield {
            **parts.run.busy(running),
            parts.stage: {"kind": "begun"},
            parts.status: status.sending_line(),
        }
        if grid is not None:
            yield from draw_grid(grid, found.spec, self._manager, running, parts, origin)
            return
        shown: tuple[Image, ...] = ()
        preview: Updates = {}  # in every update, for the reason that RunParts.busy gives
        try:
            with self._manager.generate(request, origin) as stream:
                running.attach(stream)
                for view in image_views(stream):
                    over = bool(view.error or view.stopped or view.images)
                    if view.previews and view.previews is not shown and not over:
                        shown = view.previews
                        preview = {parts.stage: self._stage(model, request.prompt, settings, view)}
                    updates: Updates = {**parts.run.busy(running), parts.status: view.status, **preview}
                    if over:
                        updates[parts.stage] = self._stage(model, request.prompt, settings, view)
                    if view.images:
                        updates.update(self._now_known(settings, view.images[0].parameters))
                    yield updates
        except HfjaxError as error:
            yield {
                **parts.run.busy(running),
                parts.status: status.error_line(error, status.NO_PICTURE),
                parts.stage: {"kind": "failed"},
            }

    def _now_known(self, settings: ImageSettings, used: ImageParameters) -> Updates:
        """What was left to the model, in the form."""
        left = [name for name in ("steps", "guidance_scale") if getattr(settings, name) is None]
        return image_parts.settings_updates(self.parts, {name: getattr(used, name) for name in left})

    def _stage(self, model: str, prompt: str, settings: ImageSettings, view: ImageView) -> dict[str, Any]:
        """A view as the JSON value that the page's script draws."""
        if view.error is not None:
            return {"kind": "failed"}
        if view.stopped:
            return {"kind": "stopped"}
        found = self._manager.status(model)
        if view.images:
            seed = view.statistics.seed if view.statistics is not None else view.images[0].parameters.seed
            pictures = [picture(made, found.spec.title) for made in view.images]
            return {"kind": "done", "pictures": pictures, "seed": seed, "nonce": uuid.uuid4().hex}
        own = own_size(found) or (0, 0)
        return {
            "kind": "preview",
            "previews": [plain_url(image) for image in view.previews],
            "prompt": prompt,
            "width": settings.width or own[0],
            "height": settings.height or own[1],
            "step": view.step,
        }

    def settle(
        self,
        request: gr.Request,
        run_id: Any,
        model: Any,
        prompt: Any,
        negative: Any,
        scheduler: Any,
        width: Any,
        height: Any,
    ) -> Updates:
        """After a picture: the controls at rest, with what the model turned out to be now that it is loaded."""
        parts = self.parts
        if self._running.settle(session_of(request), run_id) is None:
            return {parts.model_line: gr.skip()}  # the event came while another picture was on its way
        updates: Updates = {
            **parts.run.at_rest(),
            parts.prompt_line: self.count_tokens(model, prompt, negative),
        }
        found = self._found(model)
        if isinstance(found, str):
            return {**updates, parts.model_line: found}
        choices = image_parts.scheduler_choices(found)
        known = scheduler in [value for _, value in choices]
        updates |= self._about(found)
        updates[parts.settings["scheduler"]] = gr.update(choices=choices, value=scheduler if known else OWN_SCHEDULER)
        own = own_size(found)
        if own is not None and is_open(width) and is_open(height):
            updates[parts.settings["width"]], updates[parts.settings["height"]] = own
        return updates

    # -- the form -------------------------------------------------------------------------------------------------

    def count_tokens(self, model: Any, prompt: Any, negative: Any) -> str:
        """The line under the prompt."""
        text = prompt if isinstance(prompt, str) else ""
        other = negative if isinstance(negative, str) else ""
        if len(text) > MAX_PROMPT_CHARACTERS:
            return status.prompt_line(text, None)
        try:
            name = self._status(model, ModelKind.IMAGE).spec.name
            length = self._manager.count_tokens(name, text) if text.strip() else None
            below = self._manager.count_tokens(name, other) if 0 < len(other) <= MAX_PROMPT_CHARACTERS else None
        except HfjaxError:
            return ""  # the line about the model says it
        return status.prompt_line(text, length, below)

    def add_style(self, name: Any, prompt: Any, negative: Any) -> Updates:
        """Put a style's words around the prompt, where they can be read and changed."""
        parts = self.parts
        style = next((each for each in self._manager.catalog.styles if each.name == name), None)
        if style is None or not isinstance(prompt, str) or not prompt.strip():
            said = status.note("Write a prompt first; a style's words are put around it.") if style is not None else ""
            return {parts.style: NO_STYLE, parts.status: said}
        asked, avoided = style.applied(prompt, negative if isinstance(negative, str) else "")
        return {parts.style: NO_STYLE, parts.prompt: asked, parts.negative: avoided, parts.status: ""}

    def choose_model(self, model: Any, prompt: Any, negative: Any) -> Updates:
        """Show what the model is and take its recommended settings."""
        found = self._found(model)
        if isinstance(found, str):
            return {self.parts.model_line: found}
        return {
            self.parts.stage: image_parts.empty_stage(found.spec),
            self.parts.style: gr.update(visible=image_parts.takes_styles(found.spec)),
            self.parts.prompt_line: self.count_tokens(model, prompt, negative),
            **self._about(found),
            **self._recommended(found),
        }

    def reset(self, model: Any) -> Updates:
        """The chosen model's recommended settings again."""
        found = self._found(model)
        return {self.parts.settings["steps"]: gr.skip()} if isinstance(found, str) else self._recommended(found)

    def take_init(self, given: Any) -> Updates:
        """A person gave a picture to begin from: send it back to the browser, which keeps it, no larger than it can be needed."""
        if given is None:
            return {self.parts.status: ""}
        try:
            data = given_file(given)
            image = read_picture(data, self._settings.max_image_size)
        except HfjaxError as error:
            return {self.parts.init: None, self.parts.status: status.error_line(error, status.NOT_READ)}
        own = given.get("own")  # one of the gallery, which offers its settings itself
        if own == "filled":  # what is said of those stays
            return {self.parts.init: plain_url(image)}
        said = ""
        if not own:
            with contextlib.suppress(HfjaxError):
                read_parameters(data)
                said = status.note("It carries its settings, too: hand it to “Read settings from a PNG” for those.")
        return {self.parts.init: plain_url(image), self.parts.status: said}

    def take_control(self, given: Any) -> Updates:
        """A person gave a control picture: likewise."""
        if given is None:
            return {self.parts.status: ""}
        try:
            image = read_picture(given_file(given), self._settings.max_image_size)
        except HfjaxError as error:
            return {self.parts.control: None, self.parts.status: status.error_line(error, status.NOT_READ)}
        return {self.parts.control: plain_url(image), self.parts.status: ""}

    def read_png(self, given: Any, model: Any) -> Updates:
        """Put the settings in a picture's file into the form."""
        try:
            found = read_described(given_file(given))
        except HfjaxError as error:
            return {self.parts.status: status.error_line(error, status.NOT_READ)}
        message = "The settings of that picture are in the form."
        if found.left_out:
            more = len(found.left_out) - MOST_LEFT_OUT
            named = [*found.left_out[:MOST_LEFT_OUT], *([f"{more} more"] if more > 0 else [])]
            message += f" Left out, as they mean nothing here or cannot be used: {'; '.join(named)}."
        return self._filled(found.parameters, found.named, model, message)

    def fill(self, given: Any, model: Any) -> Updates:
        """Put the settings of a picture of the gallery into the form; ``begun``: to draw it again, at another size."""
        begun = isinstance(given, dict) and given.get("begun") is True
        message = AGAIN if begun else "Its settings are in the form."
        return self._from_values(given, model, message) or {self.parts.status: gr.skip()}

    def open_address(self, given: Any, model: Any) -> Updates:
        """A page was opened: show the tab, and fill the form, as its address says."""
        found = self._found(model)
        rest: Updates = {} if isinstance(found, str) else self._about(found)
        if isinstance(found, ModelStatus) and found.image is not None:  # loaded since the page was built
            rest.update(self._recommended(found))
        wanted = given.get("tab") if isinstance(given, dict) else None
        updates = self._from_values(given, model, "The settings of this link are in the form; press Generate.")
        if updates or wanted == TAB_ID:
            rest[self._tabs] = gr.update(selected=TAB_ID)
        return {**rest, **updates} or {self.parts.status: gr.skip()}

    def _from_values(self, given: Any, model: Any, message: str) -> Updates:
        try:
            asked = read_link(given)
        except HfjaxError as error:
            return {self.parts.status: status.error_line(error, status.NOT_READ)}
        return self._filled(*asked, model, message) if asked is not None else {}

    def _filled(self, parameters: ImageParameters, named: frozenset[str], chosen: Any, message: str) -> Updates:
        """The form filled with these parameters, for one picture. Parameters that are not in ``named`` get the model's
        recommended values."""
        parts, notes = self.parts, [message]
        found = self._found(parameters.model) if parameters.model else self._found(chosen)
        if isinstance(found, str):
            if parameters.model:
                notes.append(
                    f"This server does not have their model, {parameters.model[:80]}; another draws otherwise."
                )
            found = self._found(chosen)
            if isinstance(found, str):
                return {parts.model_line: found}
        values = image_parts.settings_values(recommended_image(found.spec, self._settings), found)
        given = {name: value for name, value in as_dict(parameters).items() if name in named and value is not None}
        values.update({name: value for name, value in given.items() if name in values})
        values.update(count=1, random_seed="seed" not in named)
        choices = image_parts.scheduler_choices(found)
        if values["scheduler"] not in {value for _, value in choices}:
            notes.append(f"Their scheduler, {values['scheduler'][:40]}, is none this model can use.")
            values["scheduler"] = OWN_SCHEDULER
        if parameters.strength is not None and message != AGAIN:
            notes.append("They were made from another picture, which you have to give again.")
        if parameters.control_strength is not None:
            notes.append("They were made with a control picture, which you have to give again.")
        return {
            **self._about(found),
            parts.model: found.spec.name,
            parts.prompt: parameters.prompt,
            parts.negative: parameters.negative_prompt,
            parts.prompt_line: self.count_tokens(found.spec.name, parameters.prompt, parameters.negative_prompt),
            parts.status: status.note(" ".join(notes)),
            **image_parts.settings_updates(parts, values),
            parts.settings["scheduler"]: gr.update(choices=choices, value=values["scheduler"]),
        }

    def _shape(self, shape: str) -> Callable[[Any], Updates]:
        def choose_shape(model: Any) -> Updates:
            """Width and height of this shape, near what the model was made for."""
            found = self._found(model)
            own = own_size(found) if isinstance(found, ModelStatus) else None
            width, height = shaped(own, shape, self._settings.max_image_size) or (0, 0)
            return {self.parts.settings["width"]: width, self.parts.settings["height"]: height}

        return choose_shape

    def _found(self, model: Any) -> ModelStatus | str:
        """The model as it stands now, or the line that says why there is none."""
        try:
            return self._status(model, ModelKind.IMAGE)
        except HfjaxError as error:
            return status.error_line(error)

    def _about(self, found: ModelStatus) -> Updates:
        return {
            self.parts.model_line: status.model_line(found),
            self.parts.control_panel: gr.update(visible=takes_control(found)),
        }

    def _recommended(self, found: ModelStatus) -> Updates:
        values = image_parts.settings_values(recommended_image(found.spec, self._settings), found)
        choices = image_parts.scheduler_choices(found)
        known = values["scheduler"] in {value for _, value in choices}
        return {
            **image_parts.settings_updates(self.parts, values),
            self.parts.settings["scheduler"]: gr.update(
                choices=choices, value=values["scheduler"] if known else OWN_SCHEDULER
            ),
        }
