"""Components and layout of the image tab. Event handlers are attached in :mod:`.images`.

Scripts render everything that shows images: ``images.js`` the image or its preview and its settings, ``image_gallery.js`` the
gallery, which is stored in the browser, ``image_given.js`` the initial image, and ``image_paint.js`` its inpainting mask.
``image_references.js`` has
further pictures of an edit. ``image_form.js`` saves the form in the browser and rounds its sizes.
"""

from __future__ import annotations

import dataclasses
from typing import Any

import gradio as gr

from ..catalog import ModelSpec, Style
from ..image.schedulers import SCHEDULERS
from ..image_requests import (
    FALLBACK_GUIDANCE_SCALE,
    FALLBACK_STEPS,
    MAX_IMAGE_COUNT,
    SIZE_MULTIPLE,
    ImageSettings,
    has_limited_sizes,
)
from ..pictures.decoding import MAX_FILE_BYTES
from ..pictures.grid import MAX_AXIS_CHARACTERS, VariedSetting
from ..runtime.status import ModelStatus
from ..settings import Settings
from .html import fragment
from .requests import (
    IMAGE_SETTINGS_ORDER,
    RANDOM_VARIATION_SEED,
    default_size,
    needs_control_image,
    recommended_image_settings,
)
from .tab import RunButtons, Updates, channel, model_field

EMOJI_EXAMPLES = ("red apple", "cat face", "rocket", "blue heart", "ghost", "a slice of pizza")
GENERAL_EXAMPLES = (
    "a lighthouse on a cliff at dusk, oil painting",
    "portrait of a fox in a tweed jacket, studio light",
    "a bowl of ramen, overhead, watercolour",
    "an astronaut riding a horse on the moon",
)
# Tasks as named in image.pipeline_loading, which is not imported here because it imports torch.
TEXT_TO_IMAGE, IMAGE_TO_IMAGE, INPAINTING = "text-to-image", "image-to-image", "inpainting"
GRID_ORDER = ("columns", "of_columns", "rows", "of_rows")
SAVED_FORM_ORDER = ("model", "negative", *GRID_ORDER, *IMAGE_SETTINGS_ORDER)
DEFAULT_SCHEDULER = NO_STYLE = ""  # a dropdown's value cannot be None
_SHAPES = (("own", "Model size"), ("portrait", "Portrait"), ("landscape", "Landscape"))
FALLBACK_IMAGE_GUIDANCE = 1.5  # shown while a model's is unknown: InstructPix2Pix's
_SLIDER_MAX_STEPS, _SLIDER_MAX_GUIDANCE = 60, 20.0  # they grow when an image's settings exceed them


def supports_styles(spec: ModelSpec) -> bool:
    """Whether styles are useful: the bundled model only understands names of emoji."""
    return "emoji" not in spec.name


def empty_stage(spec: ModelSpec) -> dict[str, Any]:
    """Return what the page's script displays before there is an image."""
    examples = GENERAL_EXAMPLES if supports_styles(spec) else EMOJI_EXAMPLES
    return {"kind": "empty", "title": spec.title, "examples": list(examples)}


def can(status: ModelStatus, *tasks: str) -> bool:
    """Whether the model supports one of these tasks; assumed of a model that has not been loaded yet."""
    return status.image is None or not status.image.tasks.isdisjoint(tasks)


def accepts_initial_image(status: ModelStatus) -> bool:
    return can(status, IMAGE_TO_IMAGE, INPAINTING)


def edits_by_instruction(status: ModelStatus) -> bool:
    """Whether the model changes an image as the prompt says; assumed to be false until it has been loaded."""
    return status.image is not None and status.image.edits


def init_panel_title(status: ModelStatus) -> str:
    return "Edit an image" if edits_by_instruction(status) else "Start from an image"


def size_multiple(status: ModelStatus) -> int:
    return SIZE_MULTIPLE if status.image is None else status.image.multiple


def abilities(status: ModelStatus, settings: Settings) -> dict[str, Any]:
    """Return the model's properties for the page's scripts."""
    return {
        "multiple": size_multiple(status),
        "largest": settings.max_image_size,
        "inpaints": can(status, INPAINTING),
        "redraws": can(status, IMAGE_TO_IMAGE),
        "edits": edits_by_instruction(status),
        "pictures": 1 if status.image is None else status.image.most_pictures,
        "guided": status.image is not None and status.image.image_guidance_scale is not None,
    }


def scheduler_choices(status: ModelStatus) -> list[tuple[str, str]]:
    """Return the choices for the scheduler: those the model supports, or all while that is unknown."""
    info = status.image
    titles = {spec.name: spec.title for spec in SCHEDULERS}
    usable = info.schedulers if info is not None else tuple(titles)
    own = titles.get(info.scheduler or "") if info is not None else None
    first = f"Default ({own})" if own else "Default"
    return [(first, DEFAULT_SCHEDULER), *((titles.get(name, name), name) for name in usable)]


def settings_values(settings: ImageSettings, status: ModelStatus) -> dict[str, Any]:
    """Return the values of the controls for these settings. While the model's default size is unknown, 0 is shown; while its
    default steps and guidance are unknown, the usual ones are shown: see :func:`without_assumed_defaults`."""
    width, height = default_size(status) or (None, None)
    own = status.image
    steps, guidance = (FALLBACK_STEPS, FALLBACK_GUIDANCE_SCALE) if own is None else (own.steps, own.guidance_scale)
    control = 1.0 if own is None or own.control_strength is None else own.control_strength
    keeping = FALLBACK_IMAGE_GUIDANCE if own is None or own.image_guidance_scale is None else own.image_guidance_scale
    return {
        "width": settings.width or width or 0,
        "height": settings.height or height or 0,
        "steps": steps if settings.steps is None else settings.steps,
        "guidance_scale": guidance if settings.guidance_scale is None else settings.guidance_scale,
        "scheduler": settings.scheduler or DEFAULT_SCHEDULER,
        "random_seed": settings.seed is None,
        "seed": settings.seed or 0,
        "variation": settings.variation,
        "variation_seed": RANDOM_VARIATION_SEED if settings.variation_seed is None else settings.variation_seed,
        "count": settings.count,
        "strength": settings.strength,
        "step_caching": settings.step_caching,
        "control_strength": control if settings.control_strength is None else settings.control_strength,
        "image_guidance_scale": keeping if settings.image_guidance_scale is None else settings.image_guidance_scale,
    }


def without_assumed_defaults(settings: ImageSettings, recommended: ImageSettings, status: ModelStatus) -> ImageSettings:
    """Replace steps and guidance of the form's settings by None, the model's default, where the form only shows the usual values
    because the defaults are not known yet."""
    if status.image is not None:
        return settings
    left: dict[str, Any] = {}
    if recommended.steps is None and settings.steps == FALLBACK_STEPS:
        left["steps"] = None
    if recommended.guidance_scale is None and settings.guidance_scale == FALLBACK_GUIDANCE_SCALE:
        left["guidance_scale"] = None
    return dataclasses.replace(settings, **left)


def scheduler_update(value: object, status: ModelStatus) -> dict[str, Any]:
    """Return an update of the scheduler field with this value, or the default if the model does not support it."""
    choices = scheduler_choices(status)
    return gr.update(choices=choices, value=value if value in [name for _, name in choices] else DEFAULT_SCHEDULER)


def settings_updates(parts: ImageComponents, values: dict[str, Any], status: ModelStatus) -> Updates:
    """Return updates that set the controls to these values. The maximum of a slider is raised if needed; an unsupported scheduler
    is replaced by the model's default."""
    updates: Updates = {parts.settings[name]: gr.update(value=value) for name, value in values.items()}
    for name, usual in (("steps", _SLIDER_MAX_STEPS), ("guidance_scale", _SLIDER_MAX_GUIDANCE)):
        if name in values:
            updates[parts.settings[name]] = gr.update(value=values[name], maximum=max(usual, values[name]))
    if "scheduler" in values:
        updates[parts.settings["scheduler"]] = scheduler_update(values["scheduler"], status)
    if "random_seed" in values:
        updates[parts.settings["seed"]] = gr.update(value=values["seed"], interactive=not values["random_seed"])
    return updates


class ImageComponents:
    """The tab's components, created in the current Blocks context, with the model of ``status`` selected. Each component that
    handlers read or write is an attribute.

    In the document the order is prompt, image, settings, as displayed on a phone; on a wide screen the style sheet places the
    image next to the other two.
    """

    def __init__(
        self,
        status: ModelStatus,
        specs: tuple[ModelSpec, ...],
        styles: tuple[Style, ...],
        settings: Settings,
        run_id: gr.HTML,
    ) -> None:
        self.settings: dict[str, gr.components.Component] = {}
        with gr.Row(elem_id="images"):
            with gr.Column(elem_id="image-ask", min_width=300):
                self._add_prompt_fields(status, specs, styles, settings)
            with gr.Row(elem_id="image-run"):  # fixed at the bottom of the window
                generate = gr.Button("Generate", variant="primary", elem_id="image-generate")
                stop = gr.Button("Stop", variant="stop", elem_id="image-stop", visible="hidden")
                self.run = RunButtons(generate, stop, run_id)
            with gr.Column(elem_id="image-stage", min_width=300):
                self.status = gr.HTML("", elem_id="image-status", elem_classes="status-line")
                gr.HTML(
                    fragment(
                        "images.html", "stage", largest=0 if has_limited_sizes(settings) else settings.max_image_size
                    ),
                    elem_id="image-picture",
                )
                self.stage = channel("stage", empty_stage(status.spec))
                self.handed = channel("handed", events=["fill", "read", "enlarge"])
                self.abilities = channel("abilities", abilities(status, settings))
                self.init = channel("init", events=["give"])
                self.mask = channel("mask")
                self.references = channel("references", events=["give"])
            with gr.Column(elem_id="image-settings", min_width=300):
                self._add_settings(status, settings)

    @property
    def controls(self) -> list[gr.components.Component]:
        """The controls of the settings, in the order in which their values are read."""
        return [self.settings[name] for name in IMAGE_SETTINGS_ORDER]

    @property
    def kept(self) -> list[gr.components.Component]:
        """Components whose values the browser saves, in the order of :data:`SAVED_FORM_ORDER`; the prompt is saved separately."""
        return [self.model, self.negative, *self.grid, *self.controls]

    def _add_prompt_fields(
        self, status: ModelStatus, specs: tuple[ModelSpec, ...], styles: tuple[Style, ...], settings: Settings
    ) -> None:
        custom = settings.allow_custom_models
        self.model = model_field(specs, status.spec, "Model", "image-model", custom=custom)
        self.model_line = gr.HTML(elem_id="image-model-line")
        self.prompt = gr.Textbox(
            label="Prompt",
            placeholder="Describe the image",
            lines=1,  # with more lines, Enter would insert a line break; the style sheet makes the field taller
            max_lines=8,
            elem_id="image-prompt",
            interactive=False,  # until the page has been opened; see WRITE_ON in image_form.py
        )
        self.prompt_line = gr.HTML(elem_id="image-prompt-line")
        self.negative = gr.Textbox(
            label="Negative prompt", placeholder="What to leave out", lines=1, max_lines=4, elem_id="image-negative"
        )
        self.style = gr.Dropdown(
            choices=[("Add a style", NO_STYLE), *((style.name, style.name) for style in styles)],
            value=NO_STYLE,
            label="Style",
            elem_id="image-style",
            container=False,
            filterable=False,
            visible=supports_styles(status.spec),
        )

    def _add_settings(self, status: ModelStatus, settings: Settings) -> None:
        values = settings_values(recommended_image_settings(status.spec, settings), status)

        def slider(
            name: str,
            low: float,
            high: float,
            step: float,
            label: str,
            info: str | None = None,
            mark: str | None = None,
        ) -> None:
            self.settings[name] = gr.Slider(
                low, high, value=values[name], step=step, label=label, info=info, buttons=[], elem_id=mark
            )

        self._sizes(values, settings)
        slider("steps", 1, max(_SLIDER_MAX_STEPS, values["steps"]), 1, "Steps")
        slider("guidance_scale", 0, _SLIDER_MAX_GUIDANCE, 0.1, "Guidance", "How closely to follow the prompt; 1 is off")
        self.settings["scheduler"] = gr.Dropdown(
            choices=scheduler_choices(status), value=values["scheduler"], label="Scheduler", filterable=False
        )
        self._seed(values)
        with gr.Accordion("Seed variation", open=False, elem_id="image-variation") as self.variation_panel:
            slider("variation", 0, 1, 0.05, "Variation", "How far to move from the seed's own image; 0 is off")
            self.settings["variation_seed"] = gr.Number(
                value=values["variation_seed"],
                label="Variation seed",
                step=1,
                info="-1 picks a new one each time",
                elem_id="image-variation-seed",
            )
        slider(
            "step_caching",
            0,
            0.5,
            0.05,
            "Step caching",
            "Skips steps that change less; changes the image; 0 is off",
        )
        self.settings["count"] = gr.Radio(
            choices=list(range(1, MAX_IMAGE_COUNT + 1)), value=values["count"], label="Images", elem_id="image-count"
        )
        self.control = channel("control", events=["give"])
        followed = needs_control_image(status)
        with gr.Accordion("Control image", elem_id="image-control", visible=followed) as self.control_panel:
            gr.HTML(fragment("images.html", "control"))
            slider("control_strength", 0, 2, 0.05, "Control strength", "How closely to follow the control image")
        begun = accepts_initial_image(status)
        with gr.Accordion(init_panel_title(status), open=False, elem_id="image-init", visible=begun) as self.init_panel:
            side, all_sizes = settings.max_image_size, not has_limited_sizes(settings)
            shown = fragment("images.html", "init", side=side, all_sizes=all_sizes)
            gr.HTML(shown, elem_id="image-init-picture")
            slider(
                "strength", 0.05, 1, 0.05, "Strength", "How much to change; 1 ignores the original", "image-strength"
            )
            self.strength_line = gr.HTML("", elem_id="image-strength-line")
            kept = "How closely to keep to the image; 1 is off"
            slider("image_guidance_scale", 1, 5, 0.1, "Image guidance", kept, "image-guidance")
        with gr.Accordion("Settings grid", open=False, elem_id="image-grid") as self.grid_panel:
            gr.HTML(fragment("images.html", "grid_hint"), elem_id="image-grid-hint")
            self.grid = [part for title in ("Columns", "Rows") for part in _axis(title)]
        with gr.Row(elem_classes="quiet-row", elem_id="image-more"):
            self.reset = gr.Button("Reset to recommended", size="sm", elem_classes="quiet", min_width=60)
            gr.HTML(fragment("images.html", "read_png", most=MAX_FILE_BYTES), elem_id="image-read")

    def _sizes(self, values: dict[str, Any], settings: Settings) -> None:
        limited = has_limited_sizes(settings)  # then only the sizes of the buttons below the fields are allowed

        def pixels(name: str) -> None:
            self.settings[name] = gr.Number(
                value=values[name],
                label=name.capitalize(),
                step=SIZE_MULTIPLE,
                interactive=not limited,
                elem_id=f"image-{name}",
                min_width=80,
            )

        with gr.Row(elem_id="image-size"):
            pixels("width")
            self.swap = gr.Button("Swap width and height", elem_id="image-swap", min_width=36, size="sm")
            pixels("height")
        hint = fragment("images.html", "size_hint", step=None if limited else SIZE_MULTIPLE)
        gr.HTML(hint, elem_id="image-size-hint")
        with gr.Row(elem_classes="quiet-row", elem_id="image-shapes"):
            self.shapes = {
                name: gr.Button(title, size="sm", elem_classes="quiet", min_width=40)
                for name, title in (*_SHAPES, *((size, size) for size in settings.image_sizes))
            }

    def _seed(self, values: dict[str, Any]) -> None:
        with gr.Row(elem_id="image-seed-row"):
            self.settings["seed"] = gr.Number(
                value=values["seed"],
                label="Seed",
                step=1,
                interactive=not values["random_seed"],
                elem_id="image-seed",
                min_width=120,
            )
            with gr.Column(min_width=120, elem_id="image-seed-choice"):
                self.settings["random_seed"] = gr.Checkbox(value=values["random_seed"], label="Random", container=False)
                self.reuse = gr.Button("Reuse last", size="sm", elem_classes="quiet", min_width=60)


def _axis(title: str) -> list[gr.components.Component]:
    """Create the fields for one axis of a grid: the setting that varies, and its values."""
    with gr.Row(elem_classes="image-axis"):
        changed = gr.Dropdown(
            choices=[("None", ""), *((str(name).capitalize(), str(name)) for name in VariedSetting)],
            value="",
            label=title,
            filterable=False,
            min_width=110,
        )
        values = gr.Textbox(
            label=f"{title.removesuffix('s')} values",
            placeholder="10, 20, 30",
            max_length=MAX_AXIS_CHARACTERS,
            min_width=150,
        )
    return [changed, values]
