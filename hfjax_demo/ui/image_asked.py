"""What the image tab is asked to generate: a request, from the form's values or from an image of the gallery, as the browser sent
them."""

from __future__ import annotations

import dataclasses
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from ..errors import HfjaxError, InvalidRequest
from ..pictures.grid import Axis, Grid, make_grid
from ..pictures.metadata import from_values
from ..pictures.reading import read_picture
from ..requests import MAX_SEED, ImageRequest, ImageSettings, image_settings
from ..runtime.status import ModelStatus
from ..settings import Settings
from . import image_parts
from . import words_images as words
from .requests import (
    IMAGE_SETTINGS_ORDER,
    form_image_settings,
    given_file,
    given_picture,
    image_request,
    nearest_size,
    recommended_image,
    takes_control,
)


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


def of_form(values: Sequence[Any], model: Callable[[object], ModelStatus], limits: Settings) -> Asked:
    """What the form describes: ``values``, in the order in which the tab asks for them. ``model`` finds a model by its name.

    Raises:
        HfjaxError: it cannot be generated.
    """
    name, prompt, negative, init, mask, control = (*values[:6], *[None] * 6)[:6]
    found = model(name)
    chosen, rounded, notes = _rounded(values[10:], found, limits)
    settings = form_image_settings(chosen, limits)
    settings = image_parts.as_left(settings, recommended_image(found.spec, limits), found)
    if any(isinstance(each, dict) for each in (init, control)):
        raise InvalidRequest(words.READING)
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
            notes.append(words.ROUNDED.format(name=title, asked=asked, now=side, multiple=multiple))
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
