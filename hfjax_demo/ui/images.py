"""The image tab: what each control does.

How a picture is shown: :meth:`ImageTab.generate` leases an event stream from the manager inside a ``with`` block, so that
however its generator ends (with the picture, by Stop, or because the page was closed and Gradio closed the generator) the
computation ends with it. Afterwards :meth:`ImageTab.settle` brings the page's controls back to rest.

State: the form, the picture to begin from and the gallery are the browser's. The server holds only which session a
picture is drawn for (:class:`.running.RunningAnswers`), for Stop.

Every handler takes its values without Gradio's preprocessing, whose refusals are no sentences, and takes none on trust.
"""

from __future__ import annotations

import uuid
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Self

import gradio as gr

from ..catalog import ModelKind
from ..errors import HfjaxError
from ..image.metadata import as_dict, parameters_of
from ..image.reading import as_rgb
from ..requests import MAX_PROMPT_CHARACTERS, ImageParameters, ImageSettings
from ..runtime.manager import ModelStatus
from ..settings import Settings
from . import image_parts, image_status, status
from .drawing import DrawingView, follow
from .image_parts import OWN_SCHEDULER, Updates, buttons
from .image_requests import (
    SETTINGS_ORDER,
    check_image_model,
    form_settings,
    given_picture,
    image_request,
    init_image,
    is_open,
    own_size,
    recommended,
    scaled,
    shaped,
)
from .pictures import TAB_ID, picture, plain_url, read_link
from .requests import Manager
from .running import Answer, RunningAnswers

BUSY = "A picture is being drawn; wait for it or press Stop."
READ_ADDRESS = "(handed, model) => [window.hfjaxPage.address(), model]"
SWAP = "(width, height) => [height, width]"
REUSE = "(seed, random) => window.hfjaxImages.lastSeed(seed, random)"
SEED_FIELD = "random => ({__type__: 'update', interactive: !random})"


@dataclass(frozen=True)
class Form:
    """The controls' values that a picture depends on, as the browser sent them."""

    model: object
    prompt: object
    negative: object
    init: object
    settings: tuple[Any, ...]

    @classmethod
    def of(cls, values: tuple[Any, ...]) -> Self:
        """From the values in the order in which the tab asks for them."""
        return cls(values[0], values[1], values[2], values[3], values[4:])


class ImageTab:
    """Builds the tab in the Blocks context that is open and wires it. ``tabs`` is what the tab stands in."""

    def __init__(self, demo: gr.Blocks, tabs: gr.Tabs, manager: Manager, settings: Settings) -> None:
        self._manager = manager
        self._settings = settings
        self._running = RunningAnswers()
        specs = manager.catalog.entries(ModelKind.IMAGE)
        chosen = next((spec for spec in specs if spec.name == settings.default_model), specs[0])
        self.parts = image_parts.build(manager.status(chosen.name), specs, settings)
        self._tabs = tabs
        self._wire(demo)

    # -- wiring ---------------------------------------------------------------------------------------------------

    def _wire(self, demo: gr.Blocks) -> None:
        parts = self.parts
        private: dict[str, Any] = {"api_visibility": "private", "show_progress": "hidden"}
        raw: dict[str, Any] = {**private, "preprocess": False}
        controls = [parts.settings[name] for name in SETTINGS_ORDER]
        sizes = [parts.settings["width"], parts.settings["height"]]

        drawing = gr.on(
            [parts.prompt.submit, parts.generate.click],
            self.generate,
            [parts.model, parts.prompt, parts.negative, parts.init, *controls],
            [parts.stage, parts.status, parts.generate, parts.stop],
            trigger_mode="once",
            concurrency_id="pictures",
            # The engine has its own queue and says who is next; this one must never be the narrower of the two.
            concurrency_limit=self._settings.slots + self._settings.max_queue + 2,
            **raw,
        )
        counted = [parts.model, parts.prompt, parts.negative]
        drawing.then(
            self.settle,
            [*counted, parts.settings["scheduler"], *sizes],
            [parts.generate, parts.stop, parts.model_line, parts.prompt_line, parts.settings["scheduler"], *sizes],
            **raw,
        )
        parts.stop.click(self.stop, None, None, queue=False, **private)

        # While the server counts, what is typed meanwhile waits, and only its last state is counted then.
        gr.on(
            [parts.prompt.change, parts.negative.change],
            self.count_tokens,
            counted,
            [parts.prompt_line],
            trigger_mode="always_last",
            queue=False,
            **raw,
        )
        on_model = [parts.model_line, parts.prompt_line, parts.stage, *controls]
        parts.model.input(self.choose_model, counted, on_model, **raw)
        parts.reset.click(self.reset, [parts.model], controls, **raw)
        for name, button in parts.shapes.items():
            button.click(self._shape(name), [parts.model], sizes, queue=False, **raw)
        parts.swap.click(None, sizes, sizes, js=SWAP, **private)
        seed, random = parts.settings["seed"], parts.settings["random_seed"]
        random.change(None, [random], [seed], js=SEED_FIELD, **private)  # type: ignore[attr-defined]
        parts.reuse.click(None, [seed, random], [seed, random], js=REUSE, **private)

        parts.init.give(self.take_init, [parts.init], [parts.init, parts.status], **raw)
        form = [parts.model, parts.prompt, parts.negative, parts.status, *on_model]
        parts.handed.fill(self.fill, [parts.handed, parts.model], form, **raw)
        parts.handed.read(self.read_png, [parts.handed, parts.model], form, **raw)
        demo.load(self.open_address, [parts.handed, parts.model], [self._tabs, *form], js=READ_ADDRESS, **raw)
        demo.unload(self.leave)

    # -- pictures -------------------------------------------------------------------------------------------------

    def generate(self, request: gr.Request, *values: Any) -> Iterator[Updates]:
        """Draw what the form describes, and show it as it forms."""
        running = self._running.begin(request.session_hash or "")
        if running is None:
            gr.Info(BUSY)
            yield {self.parts.status: gr.skip()}
            return
        try:
            yield from self._draw(running, Form.of(values))
        finally:
            running.finish()

    def _draw(self, running: Answer, form: Form) -> Iterator[Updates]:
        parts = self.parts
        try:
            model = check_image_model(form.model, self._manager.catalog, self._settings)
            settings = form_settings(form.settings, self._settings)
            request = image_request(model, form.prompt, form.negative, settings, init_image(form.init))
        except HfjaxError as error:
            yield {parts.status: image_status.error_line(str(error))}
            return
        yield {
            **buttons(parts, busy=True),
            parts.stage: {"kind": "begun"},
            parts.status: status.sending_line(),
        }
        try:
            with self._manager.generate(request) as stream:
                running.attach(stream)
                for view in follow(stream):
                    yield {
                        **buttons(parts, busy=True),
                        parts.status: view.status,
                        **self._stage(model, request.prompt, settings, view),
                    }
        except HfjaxError as error:
            yield {parts.status: image_status.error_line(str(error)), parts.stage: {"kind": "failed"}}

    def _stage(self, model: str, prompt: str, settings: ImageSettings, view: DrawingView) -> Updates:
        """What the page's script is told of a view; nothing where the picture stays as it is."""
        stage: dict[str, Any]
        if view.error is not None:
            stage = {"kind": "failed"}
        elif view.stopped:
            stage = {"kind": "stopped"}
        elif view.images:
            title = self._manager.status(model).spec.title
            seed = view.statistics.seed if view.statistics is not None else view.images[0].parameters.seed
            pictures = [picture(made, title) for made in view.images]
            stage = {"kind": "done", "pictures": pictures, "seed": seed, "nonce": uuid.uuid4().hex}
        elif view.previews:
            own = own_size(self._manager.status(model)) or (0, 0)
            stage = {
                "kind": "preview",
                "previews": [plain_url(image) for image in view.previews],
                "prompt": prompt,
                "width": settings.width or own[0],
                "height": settings.height or own[1],
                "step": view.step,
            }
        else:
            return {}
        return {self.parts.stage: stage}

    def settle(
        self,
        request: gr.Request,
        model: Any,
        prompt: Any,
        negative: Any,
        scheduler: Any,
        width: Any,
        height: Any,
    ) -> Updates:
        """After a picture: the controls at rest, with what the model turned out to be now that it is loaded."""
        parts = self.parts
        if self._running.is_busy(request.session_hash or ""):
            return {parts.model_line: gr.skip()}  # the event came while another picture was on its way
        updates: Updates = {**buttons(parts, busy=False), parts.prompt_line: self.count_tokens(model, prompt, negative)}
        found = self._status(model)
        if isinstance(found, str):
            return {**updates, parts.model_line: found}
        choices = image_parts.scheduler_choices(found)
        known = scheduler in [value for _, value in choices]
        updates[parts.model_line] = image_status.model_line(found)
        updates[parts.settings["scheduler"]] = gr.update(choices=choices, value=scheduler if known else OWN_SCHEDULER)
        own = own_size(found)
        if own is not None and is_open(width) and is_open(height):
            updates[parts.settings["width"]], updates[parts.settings["height"]] = own
        return updates

    def stop(self, request: gr.Request) -> None:
        """End the computation of this session's picture; its stream then says how far it came."""
        self._running.cancel(request.session_hash or "")

    def leave(self, request: gr.Request) -> None:
        """The page is gone, and with it whoever wanted the picture."""
        self._running.leave(request.session_hash or "")

    # -- the form -------------------------------------------------------------------------------------------------

    def count_tokens(self, model: Any, prompt: Any, negative: Any) -> str:
        """The line under the prompt."""
        text = prompt if isinstance(prompt, str) else ""
        other = negative if isinstance(negative, str) else ""
        if len(text) > MAX_PROMPT_CHARACTERS:
            return image_status.prompt_line(text, None)
        try:
            name = check_image_model(model, self._manager.catalog, self._settings)
            length = self._manager.count_tokens(name, text) if text.strip() else None
            below = self._manager.count_tokens(name, other) if 0 < len(other) <= MAX_PROMPT_CHARACTERS else None
        except HfjaxError:
            return ""  # the line about the model says it
        return image_status.prompt_line(text, length, below)

    def choose_model(self, model: Any, prompt: Any, negative: Any) -> Updates:
        """Show what the model is and take its recommended settings."""
        found = self._status(model)
        if isinstance(found, str):
            return {self.parts.model_line: found}
        return {
            self.parts.stage: image_parts.empty_stage(found.spec),
            self.parts.prompt_line: self.count_tokens(model, prompt, negative),
            **self._about(found),
            **self._recommended(found),
        }

    def reset(self, model: Any) -> Updates:
        """The chosen model's recommended settings again."""
        found = self._status(model)
        return {self.parts.settings["steps"]: gr.skip()} if isinstance(found, str) else self._recommended(found)

    def take_init(self, given: Any) -> Updates:
        """A picture to begin from was handed in: keep it, in the browser, at the size it is needed in at most."""
        if given is None:
            return {self.parts.status: ""}
        try:
            image = as_rgb(given_picture(given))
        except HfjaxError as error:
            return {self.parts.init: None, self.parts.status: image_status.unread_line(str(error))}
        return {self.parts.init: plain_url(scaled(image, self._settings.max_image_size)), self.parts.status: ""}

    def read_png(self, given: Any, model: Any) -> Updates:
        """Put the settings in a picture's file into the form."""
        try:
            parameters = parameters_of(given_picture(given))
        except HfjaxError as error:
            return {self.parts.status: image_status.unread_line(str(error))}
        return self._filled(
            parameters, frozenset(as_dict(parameters)), model, "The settings of that picture are in the form."
        )

    def fill(self, given: Any, model: Any) -> Updates:
        """Put the settings of a picture of the gallery into the form."""
        return self._from_values(given, model, "Its settings are in the form.")

    def open_address(self, given: Any, model: Any) -> Updates:
        """A page was opened: show the tab, and fill the form, as its address says."""
        found = self._status(model)
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
            return {self.parts.status: image_status.unread_line(str(error))}
        return self._filled(*asked, model, message) if asked is not None else {}

    def _filled(self, parameters: ImageParameters, named: frozenset[str], chosen: Any, message: str) -> Updates:
        """The form with these parameters, of one picture. ``named`` are the ones that were given; the model's recommended
        values hold for the others."""
        parts, notes = self.parts, [message]
        found = self._status(parameters.model) if parameters.model else self._status(chosen)
        if isinstance(found, str):
            if parameters.model:
                notes.append(
                    f"This server does not have their model, {parameters.model[:80]}; another draws otherwise."
                )
            found = self._status(chosen)
            if isinstance(found, str):
                return {parts.model_line: found}
        values = image_parts.settings_values(recommended(found.spec, self._settings), own_size(found))
        given = {name: value for name, value in as_dict(parameters).items() if name in named and value is not None}
        values.update({name: value for name, value in given.items() if name in values})
        values.update(count=1, random_seed="seed" not in named)
        choices = image_parts.scheduler_choices(found)
        if values["scheduler"] not in {value for _, value in choices}:
            notes.append(f"Their scheduler, {values['scheduler'][:40]}, is none this model can use.")
            values["scheduler"] = OWN_SCHEDULER
        if parameters.strength is not None:
            notes.append("They were made from another picture, which you have to give again.")
        return {
            **self._about(found),
            parts.model: found.spec.name,
            parts.prompt: parameters.prompt,
            parts.negative: parameters.negative_prompt,
            parts.prompt_line: self.count_tokens(found.spec.name, parameters.prompt, parameters.negative_prompt),
            parts.status: image_status.read_line(" ".join(notes)),
            **image_parts.settings_updates(parts, values),
            parts.settings["scheduler"]: gr.update(choices=choices, value=values["scheduler"]),
        }

    def _shape(self, shape: str) -> Any:
        def choose_shape(model: Any) -> Updates:
            """Width and height of this shape, near what the model was made for."""
            found = self._status(model)
            own = own_size(found) if isinstance(found, ModelStatus) else None
            width, height = shaped(own, shape, self._settings.max_image_size) or (0, 0)
            return {self.parts.settings["width"]: width, self.parts.settings["height"]: height}

        return choose_shape

    def _status(self, model: Any) -> ModelStatus | str:
        """The model as it stands now, or the line that says why there is none."""
        try:
            return self._manager.status(check_image_model(model, self._manager.catalog, self._settings))
        except HfjaxError as error:
            return status.error_line(str(error))

    def _about(self, found: ModelStatus) -> Updates:
        return {self.parts.model_line: image_status.model_line(found)}

    def _recommended(self, found: ModelStatus) -> Updates:
        values = image_parts.settings_values(recommended(found.spec, self._settings), own_size(found))
        choices = image_parts.scheduler_choices(found)
        known = values["scheduler"] in {value for _, value in choices}
        return {
            **image_parts.settings_updates(self.parts, values),
            self.parts.settings["scheduler"]: gr.update(
                choices=choices, value=values["scheduler"] if known else OWN_SCHEDULER
            ),
        }
