"""Event handlers of the image tab.

The browser stores the form, the initial image, the inpainting mask and the gallery. Every handler gets the values as the browser
sent them, without Gradio's preprocessing, and validates them.
"""

from __future__ import annotations

import secrets
import time
import uuid
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any

import gradio as gr
from markupsafe import Markup
from PIL.Image import Image

from ..catalog import ModelKind
from ..errors import HfjaxError, InvalidRequest
from ..events import GeneratedImage
from ..image_requests import MAX_SEED, ImageRequest, ImageSettings, image_settings
from ..pictures.decoding import read_picture
from ..pictures.grid import Axis, Grid, draw_grid, make_grid
from ..pictures.metadata import parse_parameters, read_parameters
from ..runtime.manager import ModelManager
from ..runtime.status import ModelStatus, RequestOrigin
from ..settings import Settings
from . import image_components, status
from .image_components import GRID_ORDER
from .image_form import ImageForm, left_out
from .model_choices import require_download_confirmation
from .pictures import encode_png_url, facts, picture
from .requests import (
    IMAGE_SETTINGS_ORDER,
    decode_given_image,
    decode_references,
    default_size,
    form_image_settings,
    image_request,
    nearest_size,
    needs_control_image,
    read_given_file,
    recommended_image_settings,
    values_by_name,
)
from .running_requests import RunningRequest
from .tab import LONG_RAW, PRIVATE, RAW, Tab, Updates, current_origin
from .views import ImageView, image_views

MAX_PREVIEW_PX = 1024  # of the longer side of an unfinished grid
FORM_ORDER = (
    "model",
    "prompt",
    "negative",
    "init",
    "mask",
    "control",
    "references",
    *GRID_ORDER,
    *IMAGE_SETTINGS_ORDER,
)
PNG_SETTINGS_NOTE = "These settings are stored in the file. The form has not changed."


@dataclass(frozen=True)
class ValidatedRequest:
    """A validated request for an image, or for a grid of images. ``rounded`` has the form's sizes that were rounded, by name, and
    ``notes`` a sentence about each."""

    found: ModelStatus
    request: ImageRequest
    grid: Grid | None = None
    rounded: dict[str, int] = field(default_factory=dict)
    notes: str = ""


class ImageTab(Tab):
    """Creates the tab in the current Blocks context and attaches its handlers. ``tabs`` contains the tab."""

    kind = ModelKind.IMAGE

    def __init__(self, demo: gr.Blocks, tabs: gr.Tabs, manager: ModelManager, settings: Settings) -> None:
        super().__init__(manager, settings)
        specs = manager.catalog.entries(ModelKind.IMAGE)
        chosen = next((spec for spec in specs if spec.name == settings.default_model), specs[0])
        self.parts = image_components.ImageComponents(
            manager.status(chosen.name), specs, manager.catalog.styles, settings, self.run_channel("image-run")
        )
        self.form = ImageForm(demo, tabs, manager, settings, self.parts)
        self._wire()

    def _wire(self) -> None:
        parts, form = self.parts, self.form
        shown = [parts.stage, parts.status, *parts.run.all()]
        drawing = gr.on(
            [parts.prompt.submit, parts.run.begin.click],
            self.generate,
            [
                *form.token_count_inputs,
                parts.init,
                parts.mask,
                parts.control,
                parts.references,
                *parts.grid,
                *parts.controls,
            ],
            [*shown, *form.sizes, parts.settings["steps"], parts.settings["guidance_scale"]],
            trigger_mode="once",
            **LONG_RAW,
        )
        enlarging = parts.handed.enlarge(self.enlarge, [parts.handed], shown, trigger_mode="once", **LONG_RAW)  # type: ignore[attr-defined]
        for event in (drawing, enlarging):
            event.then(
                self.settle,
                [parts.run.run_id, *form.token_count_inputs, parts.settings["scheduler"], *form.sizes],
                [*parts.run.all(), *form.about, parts.prompt_line, parts.settings["scheduler"], *form.sizes],
                **RAW,
            )
        parts.run.stop.click(self.stop, None, None, **PRIVATE)
        of_pictures: dict[str, Any] = {**RAW, "trigger_mode": "multiple"}  # the script sends one at a time
        parts.init.give(self.take_init, [parts.init], [parts.init, parts.status, parts.stage], **of_pictures)  # type: ignore[attr-defined]
        parts.control.give(self.take_control, [parts.control], [parts.control, parts.status], **of_pictures)  # type: ignore[attr-defined]
        parts.references.give(self.take_reference, [parts.references], [parts.references, parts.status], **of_pictures)  # type: ignore[attr-defined]

    # -- requests -------------------------------------------------------------------------------------------------

    def _form_request(self, values: Sequence[Any]) -> ValidatedRequest:
        """Convert the form's ``values``, in the order :data:`FORM_ORDER`, to a request.

        Raises:
            HfjaxError: the values are invalid.
        """
        form = values_by_name(values, FORM_ORDER)
        found, limits = self._status(form["model"]), self._settings
        rounded = _rounded_sizes(form, found, limits)
        settings = image_components.without_assumed_defaults(
            form_image_settings({**form, **rounded}, limits), recommended_image_settings(found.spec, limits), found
        )
        if any(isinstance(form[name], dict) for name in ("init", "control", "references")):
            raise InvalidRequest("The image you added is still being read. Press Generate again in a moment.")
        largest = limits.max_image_size
        given = decode_given_image(form["init"], largest) if image_components.accepts_initial_image(found) else None
        paints = given is not None and image_components.can(found, image_components.INPAINTING)
        mask = decode_given_image(form["mask"], largest) if paints else None
        control = decode_given_image(form["control"], largest) if needs_control_image(found) else None
        edits = given is not None and image_components.edits_by_instruction(found)
        several = edits and mask is None and found.image is not None and found.image.most_pictures > 1
        others = decode_references(form["references"], largest) if several else ()
        if edits and (settings.width, settings.height) == default_size(found):  # follow the picture's shape
            settings = replace(settings, width=None, height=None)
        texts = form["prompt"], form["negative"]
        request = image_request(found.spec.name, *texts, settings, given, mask, control, others)
        axes = Axis.of(form["columns"], form["of_columns"]), Axis.of(form["rows"], form["of_rows"])
        seed, variation_seed = (secrets.randbelow(MAX_SEED + 1) for _ in range(2))
        grid = make_grid(request, *axes, seed=seed, variation_seed=variation_seed, limits=limits)
        multiple = image_components.size_multiple(found)
        notes = (  # the wording of image_form.js
            f"{name.capitalize()} rounded from {form[name]:g} to {side}, the nearest multiple of {multiple}."
            for name, side in rounded.items()
        )
        return ValidatedRequest(found, request, grid, rounded, " ".join(notes))

    def _enlargement_request(self, given: object) -> ValidatedRequest:
        """Return the request for a larger version of an image, from its file and its parameters with the new size and strength.

        Raises:
            HfjaxError: the file or the parameters are invalid.
        """
        values = given.get("parameters") if isinstance(given, Mapping) else None
        parameters = parse_parameters(values if isinstance(values, Mapping) else {})
        found = self._status(parameters.model)
        known = {each.name for each in fields(ImageSettings)}
        named = {name: value for name, value in asdict(parameters).items() if name in known and value is not None}
        image = read_picture(read_given_file(given), self._settings.max_image_size)
        settings = image_settings(named, self._settings)
        return ValidatedRequest(
            found, image_request(found.spec.name, parameters.prompt, parameters.negative_prompt, settings, image)
        )

    # -- generation -----------------------------------------------------------------------------------------------

    def generate(self, request: gr.Request, *values: Any) -> Iterator[Updates]:
        yield from self._run(request, lambda: self._form_request(values))

    def enlarge(self, request: gr.Request, given: Any) -> Iterator[Updates]:
        """Generate a larger version of an image from the browser. The form is left unchanged."""
        yield from self._run(request, lambda: self._enlargement_request(given))

    def _run(self, request: gr.Request, make: Callable[[], ValidatedRequest]) -> Iterator[Updates]:
        running = self.begin(request)
        if running is None:
            gr.Info("An image is being generated. Wait until it is finished, or press Stop.")
            yield self.parts.run.refused()
            return
        with running:
            try:
                for updates in self._draw(running, make, current_origin(self._settings)):
                    yield {**self.parts.run.busy(running), **updates}
            except HfjaxError as error:  # before the request was sent to the model
                line = status.error_line(error, status.NOT_GENERATED)
                yield {self.parts.status: line, self.parts.run.run_id: running.id}

    def _draw(
        self, running: RunningRequest, make: Callable[[], ValidatedRequest], origin: RequestOrigin
    ) -> Iterator[Updates]:
        parts, asked = self.parts, make()
        require_download_confirmation(asked.found, self._settings, owner=origin.owner)
        note = status.note(asked.notes) if asked.notes else status.EMPTY_LINE
        yield {
            **{parts.settings[name]: side for name, side in asked.rounded.items()},
            parts.stage: {"kind": "begun"},
            parts.status: note + status.busy(status.SENDING),
        }
        if asked.grid is not None:
            yield from self._draw_grid(asked.grid, asked.found.spec.title, running, origin)
            return
        shown: tuple[Image, ...] = ()
        stage: Updates = {}  # repeated in every update, see RunButtons.busy
        for view in self.views(running, asked.request, origin, image_views):
            if view.error or view.stopped or view.images or (view.previews and view.previews is not shown):
                shown = view.previews
                stage = {parts.stage: self._stage(asked.request, view)}
            updates = {parts.status: note + view.status, **stage}
            if view.images:
                used = view.images[0].parameters
                settings = asked.request.settings  # the form shows the model's defaults once they are known
                left = [name for name in ("steps", "guidance_scale") if getattr(settings, name) is None]
                updates |= image_components.settings_updates(
                    parts, {name: getattr(used, name) for name in left}, asked.found
                )
            yield updates

    def _draw_grid(self, grid: Grid, title: str, running: RunningRequest, origin: RequestOrigin) -> Iterator[Updates]:
        """Generate the images of a grid one after another. Finished images are kept if one fails or the user stops."""
        parts, total, began = self.parts, len(grid.requests), time.monotonic()
        made: list[GeneratedImage] = []
        problem: Markup | None = None
        so_far: Updates = {}  # repeated in every update, likewise
        for request in grid.requests:
            for view in self.views(running, request, origin, image_views):
                line = status.note(f"Image {len(made) + 1} of {total}.") + view.status
                yield {parts.status: line, **so_far}
            if view.error is not None:
                problem = view.status
            if not view.images:
                break
            made += view.images
            if len(made) < total:
                begun = draw_grid(grid, [each.image for each in made])
                begun.thumbnail((MAX_PREVIEW_PX, MAX_PREVIEW_PX))
                stage = {"kind": "preview", "previews": [encode_png_url(begun)], "prompt": str(grid), "step": len(made)}
                so_far = {parts.stage: {**stage, "width": 0, "height": 0}}
        if made:
            whole = GeneratedImage(draw_grid(grid, [each.image for each in made]), made[0].parameters)
            shown = {"kind": "done", "pictures": [picture(whole, title, str(grid))], "seed": made[0].parameters.seed}
        else:
            shown = {"kind": "failed" if problem else "stopped"}
        yield {
            parts.status: problem or status.grid_finished_line(len(made), total, time.monotonic() - began),
            parts.stage: {**shown, "nonce": uuid.uuid4().hex},
        }

    def _stage(self, request: ImageRequest, view: ImageView) -> dict[str, Any]:
        if view.error is not None:
            return {"kind": "failed"}
        if view.stopped:
            return {"kind": "stopped"}
        found = self._manager.status(request.model)
        if view.images:
            seed = view.statistics.seed if view.statistics is not None else view.images[0].parameters.seed
            pictures = [picture(made, found.spec.title) for made in view.images]
            return {"kind": "done", "pictures": pictures, "seed": seed, "nonce": uuid.uuid4().hex}
        own = default_size(found) or (0, 0)
        return {
            "kind": "preview",
            "previews": [encode_png_url(image) for image in view.previews],
            "prompt": request.prompt,
            "width": request.settings.width or own[0],
            "height": request.settings.height or own[1],
            "step": view.step,
        }

    def settle(self, request: gr.Request, run_id: Any, *form: Any) -> Updates:
        """Reset the controls after an image, and update the form with :meth:`.ImageForm.updates_after_image`."""
        if self.settled(request, run_id) is None:
            return {self.parts.model_line: gr.skip()}  # another image is already being generated
        return {**self.parts.run.show_idle(), **self.form.updates_after_image(*form)}

    # -- input images -----------------------------------------------------------------------------------------------

    def take_init(self, given: Any) -> Updates:
        """Accept an initial image. If the script sent a name to ``show`` and the file has settings, display those instead."""
        name = given.get("show") if isinstance(given, Mapping) else None
        if name:
            with suppress(HfjaxError):  # the file contains no settings
                return {self.parts.init: None, self.parts.stage: self._shown(given, name), self.parts.status: ""}
        return self._taken(given, self.parts.init)

    def take_control(self, given: Any) -> Updates:
        return self._taken(given, self.parts.control)

    def take_reference(self, given: Any) -> Updates:
        """Answer with one further picture of an edit; the script adds it to its list."""
        return self._taken(given, self.parts.references)

    def _taken(self, given: Any, kept: gr.HTML) -> Updates:
        """Scale an image down to the largest useful size and send it back to the browser, which stores it."""
        if given is None:
            return {self.parts.status: ""}
        try:
            image = read_picture(read_given_file(given), self._settings.max_image_size)
        except HfjaxError as error:
            return {kept: None, self.parts.status: status.error_line(error, status.NOT_READ)}
        return {kept: encode_png_url(image), self.parts.status: ""}

    def _shown(self, given: Any, name: Any) -> dict[str, Any]:
        """Return the settings in an image's file as the JSON value that the page's script displays with the image. ``name`` is
        the file's name from the script. Raises HfjaxError if there are no settings."""
        data = read_given_file(given)
        image = read_picture(data, self._settings.max_image_size)
        found = read_parameters(data)
        model = self._status_or_error(found.parameters.model)
        return {
            "kind": "given",
            "name": name if isinstance(name, str) else "",
            "prompt": found.parameters.prompt,
            "width": image.width,
            "height": image.height,
            "facts": facts(
                found.parameters, found.parameters.model if isinstance(model, str) else model.spec.title, found.named
            ),
            "note": " ".join([PNG_SETTINGS_NOTE, *left_out(found.left_out)]),
            "nonce": uuid.uuid4().hex,
        }


def _rounded_sizes(form: Mapping[str, Any], found: ModelStatus, limits: Settings) -> dict[str, int]:
    multiple = image_components.size_multiple(found)
    sides = {name: nearest_size(form[name], multiple, limits.max_image_size) for name in ("width", "height")}
    return {name: side for name, side in sides.items() if side is not None and side != form[name]}
