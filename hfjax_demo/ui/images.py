"""Event handlers of the image tab.

:meth:`ImageTab.generate` holds the manager's event stream in a ``with`` block, so the computation ends however the generator
ends: with the image, by Stop, or because the page was closed and Gradio closed the generator. Afterwards
:meth:`ImageTab.settle` resets the controls.

The browser stores the form, the initial image, the inpainting mask and the gallery. Every handler gets the values as the browser
sent them, without Gradio's preprocessing, and validates them.
"""

from __future__ import annotations

import secrets
import time
import uuid
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields
from typing import Any

import gradio as gr
from markupsafe import Markup
from PIL.Image import Image

from ..catalog import ModelKind
from ..errors import HfjaxError, InvalidRequest
from ..events import GeneratedImage
from ..image_requests import MAX_SEED, ImageRequest, ImageSettings, image_settings
from ..pictures.grid import Axis, Grid, drawn, make_grid
from ..pictures.metadata import from_values, read_parameters
from ..pictures.reading import read_picture
from ..runtime.manager import ModelManager
from ..runtime.status import ModelStatus, Origin
from ..settings import Settings
from . import image_parts, status
from .choosing import require_download_confirmation
from .image_form import ImageForm, left_out
from .pictures import facts, picture, plain_url
from .requests import (
    IMAGE_SETTINGS_ORDER,
    form_image_settings,
    given_file,
    given_picture,
    image_request,
    nearest_size,
    own_size,
    recommended_image,
    takes_control,
)
from .running import RunningRequest
from .tab import LONG_RAW, PRIVATE, RAW, Tab, Updates, origin_of, session_of
from .views import ImageView, image_views

MOST_PREVIEW_PX = 1024  # of the longer side of an unfinished grid
PNG_SHOWN = "These settings are stored in the file. The form has not changed."


@dataclass(frozen=True)
class Asked:
    """A validated request for an image, or for a grid of images.

    ``rounded`` has the sizes of the form that were rounded, by name, and ``notes`` a sentence about each. ``left`` has the names
    of settings left at the model's default, which the form shows once they are known.
    """

    found: ModelStatus
    request: ImageRequest
    grid: Grid | None = None
    rounded: dict[str, int] = field(default_factory=dict)
    notes: tuple[str, ...] = ()
    left: frozenset[str] = frozenset()


class ImageTab(Tab):
    """Creates the tab in the current Blocks context and attaches its handlers. ``tabs`` contains the tab."""

    kind = ModelKind.IMAGE

    def __init__(self, demo: gr.Blocks, tabs: gr.Tabs, manager: ModelManager, settings: Settings) -> None:
        super().__init__(manager, settings)
        specs = manager.catalog.entries(ModelKind.IMAGE)
        chosen = next((spec for spec in specs if spec.name == settings.default_model), specs[0])
        self.parts = image_parts.ImageParts(
            manager.status(chosen.name), specs, manager.catalog.styles, settings, self.run_channel("image-run")
        )
        self.form = ImageForm(demo, tabs, manager, settings, self.parts)
        self._wire()

    # -- wiring ---------------------------------------------------------------------------------------------------

    def _wire(self) -> None:
        parts, form = self.parts, self.form
        shown = [parts.stage, parts.status, *parts.run.all()]
        drawing = gr.on(
            [parts.prompt.submit, parts.run.begin.click],
            self.generate,
            [*form.counted, parts.init, parts.mask, parts.control, *parts.grid, *parts.controls],
            [*shown, *form.sizes, parts.settings["steps"], parts.settings["guidance_scale"]],
            trigger_mode="once",
            **LONG_RAW,
        )
        enlarging = parts.handed.enlarge(self.enlarge, [parts.handed], shown, trigger_mode="once", **LONG_RAW)  # type: ignore[attr-defined]
        for event in (drawing, enlarging):
            event.then(
                self.settle,
                [parts.run.run_id, *form.counted, parts.settings["scheduler"], *form.sizes],
                [*parts.run.all(), *form.about, parts.prompt_line, parts.settings["scheduler"], *form.sizes],
                **RAW,
            )
        parts.run.stop.click(self.stop, None, None, **PRIVATE)
        of_pictures: dict[str, Any] = {**RAW, "trigger_mode": "multiple"}  # the script sends one at a time
        parts.init.give(self.take_init, [parts.init], [parts.init, parts.status, parts.stage], **of_pictures)  # type: ignore[attr-defined]
        parts.control.give(self.take_control, [parts.control], [parts.control, parts.status], **of_pictures)  # type: ignore[attr-defined]

    # -- requests -------------------------------------------------------------------------------------------------

    def _of_form(self, values: Sequence[Any]) -> Asked:
        """Convert the form's ``values``, in the order of the inputs of :meth:`generate`, to a request.

        Raises:
            HfjaxError: the values are invalid.
        """
        name, prompt, negative, init, mask, control = (*values[:6], *[None] * 6)[:6]
        found, limits = self._status(name), self._settings
        chosen, rounded, notes = _rounded(values[10:], found, limits)
        settings = form_image_settings(chosen, limits)
        settings = image_parts.as_left(settings, recommended_image(found.spec, limits), found)
        if any(isinstance(each, dict) for each in (init, control)):
            raise InvalidRequest("The image you added is still being read. Press Generate again in a moment.")
        largest = limits.max_image_size
        given = given_picture(init, largest) if image_parts.starts_from_images(found) else None
        paints = given is not None and image_parts.can(found, image_parts.INPAINTING)
        mask = given_picture(mask, largest) if paints else None
        control = given_picture(control, largest) if takes_control(found) else None
        request = image_request(found.spec.name, prompt, negative, settings, given, mask, control)
        left = frozenset(name for name in ("steps", "guidance_scale") if getattr(settings, name) is None)
        columns, of_columns, rows, of_rows = (*values[6:10], *[None] * 4)[:4]
        axes = Axis.of(columns, of_columns), Axis.of(rows, of_rows)
        seed, variation_seed = (secrets.randbelow(MAX_SEED + 1) for _ in range(2))
        grid = make_grid(request, *axes, seed=seed, variation_seed=variation_seed, limits=limits)
        return Asked(found, request, grid, rounded, notes, left)

    def _larger(self, given: object) -> Asked:
        """Return the request for a larger version of an image, from its file and its parameters with the new size and strength.

        Raises:
            HfjaxError: the file or the parameters are invalid.
        """
        values = given.get("parameters") if isinstance(given, Mapping) else None
        parameters = from_values(values if isinstance(values, Mapping) else {})
        found = self._status(parameters.model)
        known = {each.name for each in fields(ImageSettings)}
        named = {name: value for name, value in asdict(parameters).items() if name in known and value is not None}
        image = read_picture(given_file(given), self._settings.max_image_size)
        settings = image_settings(named, self._settings)
        return Asked(
            found, image_request(found.spec.name, parameters.prompt, parameters.negative_prompt, settings, image)
        )

    # -- generation -----------------------------------------------------------------------------------------------

    def generate(self, request: gr.Request, *values: Any) -> Iterator[Updates]:
        """Generate the image that the form describes, with previews."""
        yield from self._run(request, lambda: self._of_form(values))

    def enlarge(self, request: gr.Request, given: Any) -> Iterator[Updates]:
        """Generate a larger version of an image from the browser. The form is left unchanged."""
        yield from self._run(request, lambda: self._larger(given))

    def _run(self, request: gr.Request, make: Callable[[], Asked]) -> Iterator[Updates]:
        running = self.begin(request)
        if running is None:
            gr.Info("An image is being generated. Wait until it is finished, or press Stop.")
            yield self.parts.run.refused()
            return
        with running:
            try:
                for updates in self._draw(running, make, origin_of(self._settings)):
                    yield {**self.parts.run.busy(running), **updates}
            except HfjaxError as error:  # before the request was sent to the model
                line = status.error_line(error, status.NO_PICTURE)
                yield {self.parts.status: line, self.parts.run.run_id: running.id}

    def _draw(self, running: RunningRequest, make: Callable[[], Asked], origin: Origin) -> Iterator[Updates]:
        parts, asked = self.parts, make()
        require_download_confirmation(asked.found, self._settings, owner=origin.owner)
        note = status.note(" ".join(asked.notes)) if asked.notes else status.NOTHING
        yield {
            **{parts.settings[name]: side for name, side in asked.rounded.items()},
            parts.stage: {"kind": "begun"},
            parts.status: note + status.busy(status.SENDING),
        }
        if asked.grid is not None:
            yield from self._draw_grid(asked.grid, asked.found.spec.title, running, origin)
            return
        shown: tuple[Image, ...] = ()
        stage: Updates = {}  # repeated in every update, see RunParts.busy
        for view in self.views(running, asked.request, origin, image_views):
            if view.error or view.stopped or view.images or (view.previews and view.previews is not shown):
                shown = view.previews
                stage = {parts.stage: self._stage(asked.request, view)}
            updates = {parts.status: note + view.status, **stage}
            if view.images:
                used = view.images[0].parameters
                left = {name: getattr(used, name) for name in asked.left}
                updates |= image_parts.settings_updates(parts, left, asked.found)
            yield updates

    def _draw_grid(self, grid: Grid, title: str, running: RunningRequest, origin: Origin) -> Iterator[Updates]:
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
                begun = drawn(grid, [each.image for each in made])
                begun.thumbnail((MOST_PREVIEW_PX, MOST_PREVIEW_PX))
                stage = {"kind": "preview", "previews": [plain_url(begun)], "prompt": str(grid), "step": len(made)}
                so_far = {parts.stage: {**stage, "width": 0, "height": 0}}
        if made:
            whole = GeneratedImage(drawn(grid, [each.image for each in made]), made[0].parameters)
            shown = {"kind": "done", "pictures": [picture(whole, title, str(grid))], "seed": made[0].parameters.seed}
        else:
            shown = {"kind": "failed" if problem else "stopped"}
        yield {
            parts.status: problem or status.grid_finished_line(len(made), total, time.monotonic() - began),
            parts.stage: {**shown, "nonce": uuid.uuid4().hex},
        }

    def _stage(self, request: ImageRequest, view: ImageView) -> dict[str, Any]:
        """Return a view as the JSON value that the page's script renders."""
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

    def settle(self, request: gr.Request, run_id: Any, *form: Any) -> Updates:
        """Reset the controls after an image, and update the form with :meth:`.ImageForm.settled`."""
        if self._running.settle(session_of(request), run_id) is None:
            return {self.parts.model_line: gr.skip()}  # another image is already being generated
        return {**self.parts.run.at_rest(), **self.form.settled(*form)}

    # -- input images -----------------------------------------------------------------------------------------------

    def take_init(self, given: Any) -> Updates:
        """Accept an initial image. If the script sent a name to ``show`` and the file has settings, display those instead."""
        name = given.get("show") if isinstance(given, Mapping) else None
        if name:
            with suppress(HfjaxError):  # the file contains no settings
                return {self.parts.init: None, self.parts.stage: self._shown(given, name), self.parts.status: ""}
        return self._taken(given, self.parts.init)

    def take_control(self, given: Any) -> Updates:
        """Accept a control image."""
        return self._taken(given, self.parts.control)

    def _taken(self, given: Any, kept: gr.HTML) -> Updates:
        """Scale an image down to the largest useful size and send it back to the browser, which stores it."""
        if given is None:
            return {self.parts.status: ""}
        try:
            image = read_picture(given_file(given), self._settings.max_image_size)
        except HfjaxError as error:
            return {kept: None, self.parts.status: status.error_line(error, status.NOT_READ)}
        return {kept: plain_url(image), self.parts.status: ""}

    def _shown(self, given: Any, name: Any) -> dict[str, Any]:
        """Return the settings in an image's file as the JSON value that the page's script displays with the image. ``name`` is
        the file's name from the script. Raises HfjaxError if there are no settings."""
        data = given_file(given)
        image = read_picture(data, self._settings.max_image_size)
        found = read_parameters(data)
        model = self._found(found.parameters.model)
        return {
            "kind": "given",
            "name": name if isinstance(name, str) else "",
            "prompt": found.parameters.prompt,
            "width": image.width,
            "height": image.height,
            "facts": facts(
                found.parameters, found.parameters.model if isinstance(model, str) else model.spec.title, found.named
            ),
            "note": " ".join([PNG_SHOWN, *left_out(found.left_out)]),
            "nonce": uuid.uuid4().hex,
        }


# -- requests -----------------------------------------------------------------------------------------------------


def _rounded(
    settings: Sequence[Any], found: ModelStatus, limits: Settings
) -> tuple[list[Any], dict[str, int], tuple[str, ...]]:
    """Return the form's settings with rounded sizes, the sizes that changed by name, and a sentence about each."""
    values, changed, notes = list(settings), {}, []
    multiple = image_parts.size_multiple(found)
    for name, title in (("width", "Width"), ("height", "Height")):
        place = IMAGE_SETTINGS_ORDER.index(name)
        asked: Any = values[place] if place < len(values) else None
        side = nearest_size(asked, multiple, limits.max_image_size)
        if side is not None and side != asked:
            values[place] = changed[name] = side
            # The wording of image_form.js.
            notes.append(f"{title} rounded from {asked:g} to {side}, the nearest multiple of {multiple}.")
    return values, changed, tuple(notes)
