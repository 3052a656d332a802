"""What the image tab is asked to generate: a request, from the form's values or from an image of the gallery, as the browser sent
them."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Self

from ..errors import HfjaxError, InvalidRequest
from ..pictures.grid import Grid
from ..pictures.metadata import from_values
from ..pictures.reading import read_picture
from ..requests import ImageRequest, ImageSettings
from ..settings import Settings
from . import image_parts
from . import words_images as words
from .image_grid import grid_of
from .requests import (
    IMAGE_SETTINGS_ORDER,
    ModelStatus,
    form_image_settings,
    given_file,
    given_picture,
    image_request,
    image_settings,
    nearest_size,
    recommended_image,
    takes_control,
)


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


@dataclass(frozen=True)
class Asked:
    """What is to be generated.

    ``rounded`` are the form's sizes that were changed, by name, of which ``notes`` are the sentences. ``left`` are the form's
    settings that were left to the model, to be shown once they are known.
    """

    found: ModelStatus
    request: ImageRequest
    grid: Grid | None = None
    rounded: dict[str, int] = field(default_factory=dict)
    notes: tuple[str, ...] = ()
    left: frozenset[str] = frozenset()


def of_form(form: Form, model: Callable[[object], ModelStatus], limits: Settings) -> Asked:
    """What the form describes. ``model`` finds a model by its name.

    Raises:
        HfjaxError: it cannot be generated.
    """
    found = model(form.model)
    values, rounded, notes = _rounded(form.settings, found, limits)
    settings = form_image_settings(values, limits)
    settings = image_parts.as_left(settings, recommended_image(found.spec, limits), found)
    if any(isinstance(each, dict) for each in (form.init, form.control)):
        raise InvalidRequest(words.READING)
    largest = limits.max_image_size
    given = given_picture(form.init, largest) if image_parts.starts_from_images(found) else None
    paints = given is not None and image_parts.can(found, image_parts.INPAINTING)
    mask = given_picture(form.mask, largest) if paints else None
    control = given_picture(form.control, largest) if takes_control(found) else None
    request = image_request(found.spec.name, form.prompt, form.negative, settings, given, mask, control)
    left = frozenset(name for name in ("steps", "guidance_scale") if getattr(settings, name) is None)
    return Asked(found, request, grid_of(form.grid, request, limits), rounded, notes, left)


def larger(given: object, model: Callable[[object], ModelStatus], limits: Settings) -> Asked:
    """From an image's file and its parameters, with the size and the strength that are wanted.

    Raises:
        HfjaxError: it cannot be generated.
    """
    values = given.get("parameters") if isinstance(given, Mapping) else None
    parameters = from_values(values if isinstance(values, Mapping) else {})
    found = model(parameters.model)
    known = {each.name for each in dataclasses.fields(ImageSettings)}
    named = {name: value for name, value in asdict(parameters).items() if name in known and value is not None}
    image = read_picture(given_file(given), limits.max_image_size)
    settings = image_settings(named, limits)
    return Asked(found, image_request(found.spec.name, parameters.prompt, parameters.negative_prompt, settings, image))


def _rounded(
    settings: Sequence[Any], found: ModelStatus, limits: Settings
) -> tuple[list[Any], dict[str, int], tuple[str, ...]]:
    """The form's settings with sizes that the model can make, those that have changed, and a sentence about each."""
    values, changed, notes = list(settings), {}, []
    multiple = image_parts.size_multiple(found)
    for name, title in (("width", words.WIDTH), ("height", words.HEIGHT)):
        place = IMAGE_SETTINGS_ORDER.index(name)
        asked: Any = values[place] if place < len(values) else None
        side = nearest_size(asked, multiple, limits.max_image_size)
        if side is not None and side != asked:
            values[place] = changed[name] = side
            notes.append(words.rounded(title, asked, side, multiple))
    return values, changed, tuple(notes)


def kept_settings(kept: Mapping[Any, Any], found: ModelStatus, limits: Settings) -> dict[str, Any]:
    """The controls' values as a browser has kept them, each as far as it still can be one; else the recommended one."""
    values = image_parts.settings_values(recommended_image(found.spec, limits), found)
    schedulers = [value for _, value in image_parts.scheduler_choices(found)]
    for name in IMAGE_SETTINGS_ORDER:
        value = bool(kept.get(name)) if name == "random_seed" else kept.get(name)
        if value is None or (value not in schedulers if name == "scheduler" else value == ""):
            continue
        changed = {**values, name: value}
        try:
            form_image_settings([changed[each] for each in IMAGE_SETTINGS_ORDER], limits)
        except HfjaxError:
            continue
        values = changed
    return values
