"""The image tab's components and where they stand. Nothing is wired here; :mod:`.images` does that.

What shows pictures is drawn by scripts: ``images.js`` the picture or its preview and its settings, ``image_gallery.js`` the
gallery, which the browser keeps, ``image_begin.js`` the image to start from, and ``image_paint.js`` the area of it that is
redrawn. ``image_form.js`` keeps the form and rounds its sizes. The words are in :mod:`.words_images`.
"""

from __future__ import annotations

import dataclasses
from typing import Any

import gradio as gr

from ..catalog import ModelSpec, Style
from ..image.schedulers import SCHEDULERS
from ..pictures.grid import MOST_VALUES_CHARACTERS, Changed
from ..pictures.reading import MAX_FILE_BYTES
from ..requests import MAX_IMAGE_COUNT, SIZE_STEP, USUAL_GUIDANCE_SCALE, USUAL_STEPS, ImageSettings, limits_sizes
from ..runtime.status import ModelStatus
from ..settings import Settings
from . import words_images as words
from .html import fragment
from .requests import IMAGE_SETTINGS_ORDER, NEW_SEED, own_size, recommended_image, takes_control
from .tab import RunParts, Updates, channel, model_field

EMOJI_EXAMPLES = ("red apple", "cat face", "rocket", "blue heart", "ghost", "a slice of pizza")
GENERAL_EXAMPLES = (
    "a lighthouse on a cliff at dusk, oil painting",
    "portrait of a fox in a tweed jacket, studio light",
    "a bowl of ramen, overhead, watercolour",
    "an astronaut riding a horse on the moon",
)
# Of image.components, which imports torch.
FROM_TEXT, REDRAWING, INPAINTING = "text-to-image", "image-to-image", "inpainting"
GRID_ORDER = ("columns", "of_columns", "rows", "of_rows")
KEPT_ORDER = ("model", "negative", *GRID_ORDER, *IMAGE_SETTINGS_ORDER)
OWN_SCHEDULER = NO_STYLE = ""  # a dropdown's value cannot be None
_USUAL_STEPS, _USUAL_GUIDANCE = 60, 20.0  # how far the sliders go, until a picture's settings want more


def takes_styles(spec: ModelSpec) -> bool:
    """Whether a style's words mean something to the model; the bundled one knows emoji by their names alone."""
    return "emoji" not in spec.name


def empty_stage(spec: ModelSpec) -> dict[str, Any]:
    """What the page's script shows in the picture's place before there is a picture."""
    examples = GENERAL_EXAMPLES if takes_styles(spec) else EMOJI_EXAMPLES
    return {"kind": "empty", "title": spec.title, "examples": list(examples)}


def can(status: ModelStatus, *tasks: str) -> bool:
    """Whether the model does one of these; one that nobody has loaded yet is taken to."""
    return status.image is None or not status.image.tasks.isdisjoint(tasks)


def starts_from_images(status: ModelStatus) -> bool:
    """Whether the model can be given an image to start from."""
    return can(status, REDRAWING, INPAINTING)


def size_multiple(status: ModelStatus) -> int:
    """Of which both sides of an image are multiples."""
    return SIZE_STEP if status.image is None else status.image.multiple


def abilities(status: ModelStatus, settings: Settings) -> dict[str, Any]:
    """What the page's scripts know of the model: of which number sizes are multiples, and whether it redraws a part of an image,
    and a whole one."""
    return {
        "multiple": size_multiple(status),
        "largest": settings.max_image_size,
        "inpaints": can(status, INPAINTING),
        "redraws": can(status, REDRAWING),
    }


def scheduler_choices(status: ModelStatus | None) -> list[tuple[str, str]]:
    """The schedulers to choose from: those the model can use, once that is known."""
    info = status.image if status is not None else None
    titles = {spec.name: spec.title for spec in SCHEDULERS}
    usable = info.schedulers if info is not None else tuple(titles)
    own = titles.get(info.scheduler or "") if info is not None else None
    first = f"{words.OWN_SCHEDULER} ({own})" if own else words.OWN_SCHEDULER
    return [(first, OWN_SCHEDULER), *((titles.get(name, name), name) for name in usable)]


def settings_values(settings: ImageSettings, status: ModelStatus) -> dict[str, Any]:
    """The values of the controls for these settings. While the model's own size is unknown, 0 is shown; while its own steps and
    guidance are, the usual ones: see :func:`as_left`."""
    width, height = own_size(status) or (None, None)
    own = status.image
    steps, guidance = (USUAL_STEPS, USUAL_GUIDANCE_SCALE) if own is None else (own.steps, own.guidance_scale)
    control = 1.0 if own is None or own.control_strength is None else own.control_strength
    return {
        "width": settings.width or width or 0,
        "height": settings.height or height or 0,
        "steps": steps if settings.steps is None else settings.steps,
        "guidance_scale": guidance if settings.guidance_scale is None else settings.guidance_scale,
        "scheduler": settings.scheduler or OWN_SCHEDULER,
        "random_seed": settings.seed is None,
        "seed": settings.seed or 0,
        "variation": settings.variation,
        "variation_seed": NEW_SEED if settings.variation_seed is None else settings.variation_seed,
        "count": settings.count,
        "strength": settings.strength,
        "control_strength": control if settings.control_strength is None else settings.control_strength,
    }


def as_left(settings: ImageSettings, recommended: ImageSettings, status: ModelStatus) -> ImageSettings:
    """The form's settings, but steps and guidance as the model's own where the form shows the usual ones only because those are
    not known yet."""
    if status.image is not None:
        return settings
    left: dict[str, Any] = {}
    if recommended.steps is None and settings.steps == USUAL_STEPS:
        left["steps"] = None
    if recommended.guidance_scale is None and settings.guidance_scale == USUAL_GUIDANCE_SCALE:
        left["guidance_scale"] = None
    return dataclasses.replace(settings, **left)


def scheduler_update(value: object, status: ModelStatus) -> dict[str, Any]:
    """The field for the scheduler, with this value if the model can use it."""
    choices = scheduler_choices(status)
    return gr.update(choices=choices, value=value if value in [name for _, name in choices] else OWN_SCHEDULER)


def settings_updates(parts: ImageParts, values: dict[str, Any], status: ModelStatus) -> Updates:
    """The controls with these values; a slider that does not go far enough is made longer, and a
    scheduler that the model cannot use becomes its own."""
    updates: Updates = {parts.settings[name]: gr.update(value=value) for name, value in values.items()}
    for name, usual in (("steps", _USUAL_STEPS), ("guidance_scale", _USUAL_GUIDANCE)):
        if name in values:
            updates[parts.settings[name]] = gr.update(value=values[name], maximum=max(usual, values[name]))
    if "scheduler" in values:
        updates[parts.settings["scheduler"]] = scheduler_update(values["scheduler"], status)
    if "random_seed" in values:
        updates[parts.settings["seed"]] = gr.update(value=values["seed"], interactive=not values["random_seed"])
    return updates


class ImageParts:
    """The tab's components, laid out in the Blocks context that is open, with the model of ``status`` chosen: an attribute for
    each that a handler reads or writes.

    In the document the prompt comes first, then the picture, then the settings, as they stand on a phone; the style sheet
    sets the picture beside the other two where there is room.
    """

    def __init__(
        self, status: ModelStatus, specs: tuple[ModelSpec, ...], styles: tuple[Style, ...], settings: Settings
    ) -> None:
        self.settings: dict[str, gr.components.Component] = {}
        with gr.Row(elem_id="images"):
            with gr.Column(elem_id="image-ask", min_width=300):
                self._ask(status, specs, styles, settings)
            with gr.Row(elem_id="image-run"):  # stays at the bottom of the page, whatever is scrolled
                generate = gr.Button(words.GENERATE, variant="primary", elem_id="image-generate")
                stop = gr.Button(words.STOP, variant="stop", elem_id="image-stop", visible="hidden")
                self.run = RunParts(generate, stop, channel("image-run"))
            with gr.Column(elem_id="image-stage", min_width=300):
                self.status = gr.HTML("", elem_id="image-status", elem_classes="status-line")
                gr.HTML(
                    fragment("images.html", "stage", largest=0 if limits_sizes(settings) else settings.max_image_size),
                    elem_id="image-picture",
                )
                self.stage = channel("stage", empty_stage(status.spec))
                self.handed = channel("handed", events=["fill", "read", "enlarge"])
                self.abilities = channel("abilities", abilities(status, settings))
                self.init = channel("init", events=["give"])
                self.mask = channel("mask")
            with gr.Column(elem_id="image-settings", min_width=300):
                self._settings(status, settings)

    @property
    def controls(self) -> list[gr.components.Component]:
        """The settings, in the order in which their values are read."""
        return [self.settings[name] for name in IMAGE_SETTINGS_ORDER]

    @property
    def kept(self) -> list[gr.components.Component]:
        """What the browser keeps of the form, in the order of :data:`KEPT_ORDER`; the prompt is kept elsewhere."""
        return [self.model, self.negative, *self.grid, *self.controls]

    def _ask(
        self, status: ModelStatus, specs: tuple[ModelSpec, ...], styles: tuple[Style, ...], settings: Settings
    ) -> None:
        custom = settings.allow_custom_models
        self.model = model_field(specs, status.spec, words.MODEL, "image-model", custom=custom)
        self.model_line = gr.HTML(elem_id="image-model-line")
        self.prompt = gr.Textbox(
            label=words.PROMPT,
            placeholder=words.PROMPT_HINT,
            lines=1,  # more would take Enter for a line break; the style sheet makes it taller
            max_lines=8,
            elem_id="image-prompt",
            interactive=False,  # until the page has been opened; see WRITE_ON of images.py
        )
        self.prompt_line = gr.HTML(elem_id="image-prompt-line")
        self.negative = gr.Textbox(
            label=words.NEGATIVE,
            placeholder=words.NEGATIVE_HINT,
            lines=1,
            max_lines=4,
            elem_id="image-negative",
        )
        self.style = gr.Dropdown(
            choices=[(words.ADD_STYLE, NO_STYLE), *((style.name, style.name) for style in styles)],
            value=NO_STYLE,
            label=words.STYLE,
            elem_id="image-style",
            container=False,
            filterable=False,
            visible=takes_styles(status.spec),
        )

    def _settings(self, status: ModelStatus, settings: Settings) -> None:
        values = settings_values(recommended_image(status.spec, settings), status)

        def slider(name: str, low: float, high: float, step: float, label: str, info: str | None = None) -> None:
            self.settings[name] = gr.Slider(
                low, high, value=values[name], step=step, label=label, info=info, buttons=[]
            )

        def pixels(name: str) -> None:
            self.settings[name] = gr.Number(
                value=values[name],
                label=words.WIDTH if name == "width" else words.HEIGHT,
                step=SIZE_STEP,
                interactive=not limits_sizes(settings),  # else the buttons below it say which there are
                elem_id=f"image-{name}",
                min_width=80,
            )

        with gr.Row(elem_id="image-size"):
            pixels("width")
            self.swap = gr.Button(words.SWAP, elem_id="image-swap", min_width=36, size="sm")
            pixels("height")
        gr.HTML(
            fragment("images.html", "size_hint", step=None if limits_sizes(settings) else SIZE_STEP),
            elem_id="image-size-hint",
        )
        with gr.Row(elem_classes="quiet-row", elem_id="image-shapes"):
            self.shapes = {
                name: gr.Button(title, size="sm", elem_classes="quiet", min_width=40)
                for name, title in (*words.SHAPES, *((size, size) for size in settings.image_sizes))
            }
        slider("steps", 1, max(_USUAL_STEPS, values["steps"]), 1, words.STEPS)
        slider("guidance_scale", 0, _USUAL_GUIDANCE, 0.1, words.GUIDANCE, words.GUIDANCE_INFO)
        self.settings["scheduler"] = gr.Dropdown(
            choices=scheduler_choices(status), value=values["scheduler"], label=words.SCHEDULER, filterable=False
        )
        with gr.Row(elem_id="image-seed-row"):
            self.settings["seed"] = gr.Number(
                value=values["seed"],
                label=words.SEED,
                step=1,
                interactive=not values["random_seed"],
                elem_id="image-seed",
                min_width=120,
            )
            with gr.Column(min_width=120, elem_id="image-seed-choice"):
                self.settings["random_seed"] = gr.Checkbox(
                    value=values["random_seed"], label=words.RANDOM, container=False
                )
                self.reuse = gr.Button(words.REUSE, size="sm", elem_classes="quiet", min_width=60)
        with gr.Accordion(words.VARIATIONS, open=False, elem_id="image-variation") as self.variation_panel:
            slider("variation", 0, 1, 0.05, words.VARIATION, words.VARIATION_INFO)
            self.settings["variation_seed"] = gr.Number(
                value=values["variation_seed"],
                label=words.VARIATION_SEED,
                step=1,
                info=words.VARIATION_SEED_INFO,
                elem_id="image-variation-seed",
            )
        self.settings["count"] = gr.Radio(
            choices=list(range(1, MAX_IMAGE_COUNT + 1)), value=values["count"], label=words.COUNT, elem_id="image-count"
        )
        self.control = channel("control", events=["give"])
        with gr.Accordion(words.CONTROL, elem_id="image-control", visible=takes_control(status)) as self.control_panel:
            gr.HTML(fragment("images.html", "control", most=MAX_FILE_BYTES))
            slider("control_strength", 0, 2, 0.05, words.CONTROL_STRENGTH, words.CONTROL_STRENGTH_INFO)
        with gr.Accordion(
            words.INIT, open=False, elem_id="image-init", visible=starts_from_images(status)
        ) as self.init_panel:
            all_sizes = not limits_sizes(settings)
            gr.HTML(
                fragment("images.html", "init", most=MAX_FILE_BYTES, side=settings.max_image_size, all_sizes=all_sizes),
                elem_id="image-init-picture",
            )
            slider("strength", 0.05, 1, 0.05, words.STRENGTH, words.STRENGTH_INFO)
            self.strength_line = gr.HTML("", elem_id="image-strength-line")
        with gr.Accordion(words.GRID, open=False, elem_id="image-grid") as self.grid_panel:
            gr.HTML(fragment("images.html", "grid_hint"), elem_id="image-grid-hint")
            self.grid = [part for titles in (words.COLUMNS, words.ROWS) for part in _axis(*titles)]
        with gr.Row(elem_classes="quiet-row", elem_id="image-more"):
            self.reset = gr.Button(words.RESET, size="sm", elem_classes="quiet", min_width=60)
            gr.HTML(fragment("images.html", "read_png", most=MAX_FILE_BYTES), elem_id="image-read")


def _axis(title: str, values_title: str) -> list[gr.components.Component]:
    """What changes along a grid's columns or rows, and its values."""
    with gr.Row(elem_classes="image-axis"):
        changed = gr.Dropdown(
            choices=[(words.UNCHANGED, ""), *((str(name).capitalize(), str(name)) for name in Changed)],
            value="",
            label=title,
            filterable=False,
            min_width=110,
        )
        values = gr.Textbox(
            label=values_title,
            placeholder=words.VALUES_HINT,
            max_length=MOST_VALUES_CHARACTERS,
            min_width=150,
        )
    return [changed, values]
