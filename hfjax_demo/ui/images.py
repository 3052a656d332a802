"""The image tab: what each control does.

How a picture is shown: :meth:`ImageTab.generate` leases an event stream from the manager inside a ``with`` block, so that
however its generator ends (with the picture, by Stop, or because the page was closed and Gradio closed the generator) the
computation ends with it. Afterwards :meth:`ImageTab.settle` brings the page's controls back to rest.

The browser keeps the form, the picture to begin from, the part of it to be drawn anew, and the gallery. Every handler gets the
values as the browser sent them, without Gradio's preprocessing, and checks them itself.
"""

from __future__ import annotations

import uuid
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any

import gradio as gr
from PIL.Image import Image

from ..catalog import ModelKind
from ..errors import HfjaxError
from ..pictures.grid import Changed
from ..pictures.metadata import read_described
from ..pictures.reading import read_picture
from ..requests import MAX_PROMPT_CHARACTERS, ImageParameters, ImageRequest, shaped
from ..runtime.manager import ModelManager
from ..runtime.status import ModelStatus, Origin
from ..settings import Settings
from . import image_asked, image_parts, status
from . import words_images as words
from .choosing import choices, require_said
from .image_asked import Asked, larger, of_form
from .image_grid import draw_grid
from .image_parts import NO_STYLE
from .pictures import TAB_ID, facts, picture, plain_url, read_link
from .requests import given_file, is_open, own_size, recommended_image, takes_control
from .running import RunningRequest
from .tab import LONG_RAW, PRIVATE, RAW, SEED_FIELD, Tab, Updates, session_of
from .views import ImageView, image_views

MOST_LEFT_OUT = 6  # values of another program, named in one sentence
READ_ADDRESS = "(handed, model) => [window.hfjax.imageForm.opened(), model]"
WRITE_ON = "(prompt) => window.hfjax.imageForm.writeOn(prompt)"
KEEP = "(...values) => window.hfjax.imageForm.keep({})"
ROUND = "(width, height) => window.hfjax.imageForm.rounded(width, height)"
SWAP = "(width, height) => [height, width]"
DRAWN_STEPS = "(strength, steps) => window.hfjax.drawnSteps(strength, steps)"
REUSE = "(seed, random) => window.hfjax.lastSeed(seed, random)"


class ImageTab(Tab):
    """Builds the tab in the Blocks context that is open and wires it. ``tabs`` is what the tab stands in."""

    kind = ModelKind.IMAGE

    def __init__(self, demo: gr.Blocks, tabs: gr.Tabs, manager: ModelManager, settings: Settings) -> None:
        super().__init__(manager, settings)
        specs = manager.catalog.entries(ModelKind.IMAGE)
        chosen = next((spec for spec in specs if spec.name == settings.default_model), specs[0])
        self.parts = image_parts.ImageParts(manager.status(chosen.name), specs, manager.catalog.styles, settings)
        self._tabs = tabs
        self._wire(demo)

    # -- wiring ---------------------------------------------------------------------------------------------------

    def _wire(self, demo: gr.Blocks) -> None:
        parts = self.parts
        sizes = [parts.settings["width"], parts.settings["height"]]
        prompts = [parts.prompt, parts.negative]

        shown = [parts.stage, parts.status, *parts.run.all()]
        drawing = gr.on(
            [parts.prompt.submit, parts.run.begin.click],
            self.generate,
            [parts.model, *prompts, parts.init, parts.mask, parts.control, *parts.grid, *parts.controls],
            [*shown, *sizes, parts.settings["steps"], parts.settings["guidance_scale"]],
            trigger_mode="once",
            **LONG_RAW,
        )
        enlarging = parts.handed.enlarge(self.enlarge, [parts.handed], shown, trigger_mode="once", **LONG_RAW)
        counted = [parts.model, parts.prompt, parts.negative]
        about = [parts.model_line, parts.abilities, parts.control_panel, parts.init_panel]
        for drawn in (drawing, enlarging):
            drawn.then(
                self.settle,
                [parts.run.run_id, *counted, parts.settings["scheduler"], *sizes],
                [*parts.run.all(), *about, parts.prompt_line, parts.settings["scheduler"], *sizes],
                **RAW,
            )
        parts.run.stop.click(self.stop, None, None, **PRIVATE)

        # While the server counts, what is typed meanwhile waits, and only its last state is counted then.
        gr.on(
            [parts.prompt.change, parts.negative.change],
            self.written,
            counted,
            [parts.prompt_line],
            trigger_mode="always_last",
            **RAW,
        )
        parts.style.input(self.add_style, [parts.style, *prompts], [parts.style, *prompts, parts.status], **RAW)
        on_model = [*about, parts.prompt_line, parts.stage, parts.style, *parts.controls]
        self._on_model = on_model
        parts.model.input(self.choose_model, counted, on_model, **RAW)
        parts.reset.click(self.reset, [parts.model], parts.controls, **RAW)
        for name, button in parts.shapes.items():
            button.click(self._shape(name), [parts.model], sizes, **RAW)
        parts.swap.click(None, sizes, sizes, js=SWAP, **PRIVATE)
        sides: list[Any] = sizes
        gr.on([each for side in sides for each in (side.blur, side.submit)], None, sizes, sizes, js=ROUND, **PRIVATE)
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
        parts.init.give(self.take_init, [parts.init], [parts.init, parts.status, parts.stage], **of_pictures)
        form = [parts.model, parts.prompt, parts.negative, parts.status, *on_model]
        parts.control.give(self.take_control, [parts.control], [parts.control, parts.status], **of_pictures)
        parts.handed.fill(self.fill, [parts.handed, parts.model], form, **RAW)
        parts.handed.read(self.read_png, [parts.handed, parts.model], form, **RAW)
        folded = [*parts.grid, parts.grid_panel, parts.variation_panel]
        opened = demo.load(
            self.open_address, [parts.handed, parts.model], [self._tabs, *form, *folded], js=READ_ADDRESS, **RAW
        )
        opened.then(None, [parts.prompt], [parts.prompt], js=WRITE_ON, **PRIVATE)
        named = ", ".join(f"{name}: values[{place}]" for place, name in enumerate(image_parts.KEPT_ORDER))
        kept: list[Any] = parts.kept
        keep = KEEP.format("{" + named + "}")
        gr.on([control.change for control in kept], None, kept, None, js=keep, **PRIVATE)

    def use_from(self, listed: gr.HTML) -> None:
        """Draw with a model that is chosen in the table of all."""
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

        outputs = [self._tabs, parts.model, *self._on_model]
        listed.use(use, [listed, parts.prompt, parts.negative], outputs, **RAW)  # type: ignore[attr-defined]

    # -- pictures -------------------------------------------------------------------------------------------------

    def generate(self, request: gr.Request, *values: Any) -> Iterator[Updates]:
        """Draw what the form describes, and show it as it forms."""
        yield from self._run(request, lambda: of_form(values, self._status, self._settings))

    def enlarge(self, request: gr.Request, given: Any) -> Iterator[Updates]:
        """Draw a larger image from one that the browser has. The form stays as it is."""
        yield from self._run(request, lambda: larger(given, self._status, self._settings))

    def _run(self, request: gr.Request, asked: Callable[[], Asked]) -> Iterator[Updates]:
        running = self.begin(request)
        if running is None:
            gr.Info(words.BUSY)
            yield self.parts.run.refused()
            return
        with running:
            yield from self._draw(running, asked, self._origin(request))

    def _draw(self, running: RunningRequest, make: Callable[[], Asked], origin: Origin) -> Iterator[Updates]:
        parts = self.parts
        try:
            asked = make()
            require_said(asked.found, self._settings, owner=origin.owner)
        except HfjaxError as error:
            yield {parts.status: status.error_line(error, status.NO_PICTURE), parts.run.run_id: running.id}
            return
        note = status.note(" ".join(asked.notes)) if asked.notes else status.NOTHING
        yield {
            **parts.run.busy(running),
            **{parts.settings[name]: side for name, side in asked.rounded.items()},
            parts.stage: {"kind": "begun"},
            parts.status: note + status.busy(status.SENDING),
        }
        if asked.grid is not None:
            yield from draw_grid(asked.grid, asked.found.spec, self._manager, running, parts, origin)
            return
        shown: tuple[Image, ...] = ()
        preview: Updates = {}  # in every update, for the reason that RunParts.busy gives
        try:
            with self._manager.generate(asked.request, origin) as stream:
                running.attach(stream)
                for view in image_views(stream):
                    over = bool(view.error or view.stopped or view.images)
                    if view.previews and view.previews is not shown and not over:
                        shown = view.previews
                        preview = {parts.stage: self._stage(asked.request, view)}
                    updates: Updates = {**parts.run.busy(running), parts.status: note + view.status, **preview}
                    if over:
                        updates[parts.stage] = self._stage(asked.request, view)
                    if view.images:
                        used = view.images[0].parameters
                        left = {name: getattr(used, name) for name in asked.left}
                        updates |= image_parts.settings_updates(parts, left, asked.found)
                    yield updates
        except HfjaxError as error:
            yield {
                **parts.run.busy(running),
                parts.status: note + status.error_line(error, status.NO_PICTURE),
                parts.stage: {"kind": "failed"},
            }

    def _stage(self, request: ImageRequest, view: ImageView) -> dict[str, Any]:
        """A view as the JSON value that the page's script draws."""
        if view.error is not None:
            return {"kind": "failed"}
        if view.stopped:
            return {"kind": "stopped"}
        found = self._manager.status(request.model)
        if view.images:
            seed = view.statistics.seed if view.statistics is not None else view.images[0].parameters.seed
            pictures = [picture(made, found.spec.title) for made in view.images]
            return {"kind": "done", "pictures": pictures, "seed": seed, "nonce": uuid.uuid4().hex}
        own = own_size(found) or (0, 0)
        return {
            "kind": "preview",
            "previews": [plain_url(image) for image in view.previews],
            "prompt": request.prompt,
            "width": request.settings.width or own[0],
            "height": request.settings.height or own[1],
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
        updates |= self._about(found)
        updates[parts.settings["scheduler"]] = image_parts.scheduler_update(scheduler, found)
        own = own_size(found)
        if own is not None and is_open(width) and is_open(height):
            updates[parts.settings["width"]], updates[parts.settings["height"]] = own
        return updates

    # -- the form -------------------------------------------------------------------------------------------------

    def written(self, request: gr.Request, model: Any, prompt: Any, negative: Any) -> str:
        """A prompt is being written: the line under it. The model is likely to be asked for a picture."""
        if prompt:
            self.expect(request, model)
        return self.count_tokens(model, prompt, negative)

    def count_tokens(self, model: Any, prompt: Any, negative: Any) -> str:
        """The line under the prompt."""
        text = prompt if isinstance(prompt, str) else ""
        other = negative if isinstance(negative, str) else ""
        if len(text) > MAX_PROMPT_CHARACTERS:
            return status.prompt_line(text, None)
        try:
            name = self._status(model).spec.name
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
            said = status.note(words.NO_PROMPT_YET) if style is not None else ""
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
        name = given.get("show")
        if name:
            try:
                shown = self._shown(data, image, name)
            except HfjaxError:
                pass  # it carries no settings
            else:
                return {self.parts.init: None, self.parts.stage: shown, self.parts.status: ""}
        return {self.parts.init: plain_url(image), self.parts.status: ""}

    def _shown(self, data: bytes, image: Image, name: Any) -> dict[str, Any]:
        """The settings in an image's file as the JSON value that the page's script shows beside it; the form stays as it is.
        ``name`` is what the script calls the file. Raises HfjaxError where it carries none."""
        found = read_described(data)
        model = self._found(found.parameters.model)
        title = found.parameters.model if isinstance(model, str) else model.spec.title
        return {
            "kind": "given",
            "name": name if isinstance(name, str) else "",
            "prompt": found.parameters.prompt,
            "width": image.width,
            "height": image.height,
            "facts": facts(found.parameters, title, found.named),
            "note": " ".join([words.PNG_SHOWN, *self._left_out(found.left_out)]),
            "nonce": uuid.uuid4().hex,
        }

    def _left_out(self, values: Sequence[str]) -> list[str]:
        """The sentence about what is not used of another program's settings, if there is any."""
        more = len(values) - MOST_LEFT_OUT
        named = [*values[:MOST_LEFT_OUT], *([words.MORE.format(count=more)] if more > 0 else [])]
        return [words.NOT_USED.format(values="; ".join(named))] if named else []

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
        message = " ".join([words.PNG_LOADED, *self._left_out(found.left_out)])
        return self._filled(found.parameters, found.named, model, message)

    def fill(self, given: Any, model: Any) -> Updates:
        """Put the settings of a picture of the gallery into the form."""
        return self._from_values(given, model, words.GALLERY_LOADED) or {self.parts.status: gr.skip()}

    def open_address(self, given: Any, model: Any) -> Updates:
        """A page was opened: show the tab, and fill the form, as its address says."""
        found = self._found(model)
        rest: Updates = {} if isinstance(found, str) else self._about(found)
        if isinstance(found, ModelStatus) and found.image is not None:  # loaded since the page was built
            rest.update(self._recommended(found))
        wanted = given.get("tab") if isinstance(given, dict) else None
        updates = self._from_values(given, model, words.LINK_LOADED)
        if updates or wanted == TAB_ID:
            rest[self._tabs] = gr.update(selected=TAB_ID)
        if not updates and isinstance(given, dict):
            updates = self._kept(given.get("kept"))
        chosen = {"value": updates[self.parts.model]} if self.parts.model in updates else {}
        listed = gr.update(choices=choices(self._manager.statuses(), ModelKind.IMAGE), **chosen)
        return {**rest, **updates, self.parts.model: listed}

    def _from_values(self, given: Any, model: Any, message: str) -> Updates:
        try:
            asked = read_link(given)
        except HfjaxError as error:
            return {self.parts.status: status.error_line(error, status.NOT_READ)}
        return self._filled(*asked, model, message) if asked is not None else {}

    def _kept(self, kept: Any) -> Updates:
        """The form as the browser has kept it, each value as far as it still can be one; nothing without its model."""
        found = self._found(kept.get("model")) if isinstance(kept, Mapping) else ""
        if isinstance(found, str):
            return {}
        parts = self.parts
        values = image_asked.kept_settings(kept, found, self._settings)
        columns, of_columns, rows, of_rows = (kept.get(name) for name in image_parts.GRID_ORDER)
        axes = [axis if axis in list(Changed) else "" for axis in (columns, rows)]
        texts = [text if isinstance(text, str) else "" for text in (of_columns, of_rows, kept.get("negative"))]
        return {
            **self._about(found),
            parts.model: found.spec.name,
            parts.negative: texts[2][:MAX_PROMPT_CHARACTERS],
            parts.stage: image_parts.empty_stage(found.spec),
            parts.style: gr.update(visible=image_parts.takes_styles(found.spec)),
            **image_parts.settings_updates(parts, values, found),
            **dict(zip(parts.grid, (axes[0], texts[0], axes[1], texts[1]), strict=True)),
            parts.grid_panel: gr.update(open=any(axes)),
            parts.variation_panel: gr.update(open=values["variation"] > 0),
        }

    def _filled(self, parameters: ImageParameters, named: frozenset[str], chosen: Any, message: str) -> Updates:
        """The form filled with these parameters, for one picture. Parameters that are not in ``named`` get the model's
        recommended values."""
        parts, notes = self.parts, [message]
        found = self._found(parameters.model) if parameters.model else self._found(chosen)
        if isinstance(found, str):
            if parameters.model:
                notes.append(words.WITHOUT_MODEL.format(name=parameters.model[:80]))
            found = self._found(chosen)
            if isinstance(found, str):
                return {parts.model_line: found}
        values = image_parts.settings_values(recommended_image(found.spec, self._settings), found)
        given = {name: value for name, value in asdict(parameters).items() if name in named and value is not None}
        values.update({name: value for name, value in given.items() if name in values})
        values.update(count=1, random_seed="seed" not in named)
        if values["scheduler"] not in [value for _, value in image_parts.scheduler_choices(found)]:
            notes.append(words.WITHOUT_SCHEDULER.format(name=values["scheduler"][:40]))
        if parameters.strength is not None:
            notes.append(words.ADD_AGAIN.format(what=words.INIT_IMAGE))
        if parameters.control_strength is not None:
            notes.append(words.ADD_AGAIN.format(what=words.CONTROL_IMAGE))
        return {
            **self._about(found),
            parts.model: found.spec.name,
            parts.prompt: parameters.prompt,
            parts.negative: parameters.negative_prompt,
            parts.prompt_line: self.count_tokens(found.spec.name, parameters.prompt, parameters.negative_prompt),
            parts.status: status.note(" ".join(notes)),
            **image_parts.settings_updates(parts, values, found),
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
            return self._status(model)
        except HfjaxError as error:
            return status.error_line(error)

    def _about(self, found: ModelStatus) -> Updates:
        needs = [] if image_parts.can(found, image_parts.FROM_TEXT) else [status.note(words.NEEDS_IMAGE)]
        return {
            self.parts.model_line: status.NOTHING.join([*needs, self._line(found)]),
            self.parts.abilities: image_parts.abilities(found, self._settings),
            self.parts.control_panel: gr.update(visible=takes_control(found)),
            self.parts.init_panel: gr.update(visible=image_parts.starts_from_images(found)),
        }

    def _recommended(self, found: ModelStatus) -> Updates:
        values = image_parts.settings_values(recommended_image(found.spec, self._settings), found)
        return image_parts.settings_updates(self.parts, values, found)
