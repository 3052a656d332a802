"""What strangers ask for, checked: models' names, and settings from loose values, with every bound of a public server.

The page, its endpoints and the HTTP API all ask here, so that they serve the same. Nothing relies on what a browser's
controls allow: a browser can send anything to any handler.
"""

from __future__ import annotations

import dataclasses
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ..catalog import Catalog, ModelKind, ModelSpec, is_hub_id
from ..errors import InvalidRequest, ModelNotFound
from ..image import schedulers
from ..settings import ImageSettings, SamplingSettings, Settings
from ..text.request import Message

MAX_MESSAGE_CHARACTERS = 20_000
MAX_CONVERSATION_CHARACTERS = 400_000  # far beyond any context here; bounds what the tokenizer is made to read
MAX_MODEL_CHARACTERS = 300
LARGEST = 1e15  # no setting comes near; beyond it floats have no fractions and integers overflow them
SIZE_STEP = 8
_SAMPLING_FIELDS = {item.name: item for item in dataclasses.fields(SamplingSettings)}
_WHOLE_SAMPLING_NUMBERS = ("max_new_tokens", "top_k", "seed")
_IMAGE_FIELDS = {item.name for item in dataclasses.fields(ImageSettings)}
_WHOLE_IMAGE_NUMBERS = ("width", "height", "steps", "seed", "count")
_MAY_BE_LEFT_OPEN = ("width", "height", "scheduler", "seed")


def check_model(name: object, catalog: Catalog, settings: Settings, kind: ModelKind = ModelKind.TEXT) -> str:
    """The name, if this server serves it: a catalogue model of this kind, or any where custom models are allowed.

    A custom model is a hub id, or a folder within the settings' model roots, links followed.

    Raises:
        ModelNotFound: it does not; or a path outside the model roots, whether or not there is anything.
        InvalidModelFolder: custom models are allowed, and the name is a path without a model's folder.
    """
    if not isinstance(name, str) or not name.strip():
        raise ModelNotFound("No model was chosen; choose one from the list.")
    name = name.strip()
    listed = catalog.listed(name)
    if listed is not None and listed.kind is kind:
        return listed.name
    # Looking a name up may look at the disk, which strangers must not be able to probe: only where it is allowed.
    if listed is None and settings.allow_custom_models and len(name) <= MAX_MODEL_CHARACTERS:
        if _is_path_outside(name, settings.model_roots):
            raise ModelNotFound(
                f"{name[:80]!r} is outside the folders that this server reads models from; choose a model of the list, a "
                "hub id, or a folder that its owner has put there."
            )
        if catalog.find(name, kind).kind is kind:
            return name
    served = ", ".join(spec.name for spec in catalog.entries(kind))
    raise ModelNotFound(f"{name[:80]!r} is not among this server's {kind.value} models; choose one of {served}.")


def _is_path_outside(name: str, roots: Sequence[Path]) -> bool:
    """Whether a name would be looked up as a path that lies in none of these folders."""
    try:
        path = os.path.realpath(os.path.expanduser(name))
    except (OSError, ValueError):
        return False  # a null character, say: no path, and whoever looks it up says so
    if any(Path(path).is_relative_to(os.path.realpath(root)) for root in roots):
        return False
    return name.startswith((".", "~")) or (os.sep in name and not is_hub_id(name)) or os.path.isdir(path)


def check_texts(messages: Sequence[Message]) -> None:
    """Raises :class:`InvalidRequest` when a message or the whole conversation is longer than the page takes."""
    for item in messages:
        if len(item["content"]) > MAX_MESSAGE_CHARACTERS:
            raise InvalidRequest(
                f"This message has {len(item['content']):,} characters; {MAX_MESSAGE_CHARACTERS:,} are the most. "
                "Shorten it."
            )
    total = sum(len(item["content"]) for item in messages)
    if total > MAX_CONVERSATION_CHARACTERS:
        raise InvalidRequest(
            f"This conversation has {total:,} characters; {MAX_CONVERSATION_CHARACTERS:,} are the most. "
            "Start a new one."
        )


def sampling_settings(values: Mapping[str, Any]) -> SamplingSettings:
    """Sampling settings from loose values, such as a form's or a JSON object's; names left out keep their defaults.

    Raises:
        InvalidRequest: an unknown name, a value of the wrong kind, or one out of range.
    """
    checked: dict[str, Any] = {}
    for name, value in values.items():
        if name not in _SAMPLING_FIELDS:
            raise InvalidRequest(f"{name!r} is no sampling setting; choose among {', '.join(_SAMPLING_FIELDS)}.")
        if name == "stop":
            strings = [value] if isinstance(value, str) else value
            if not isinstance(strings, Sequence) or not all(isinstance(text, str) for text in strings):
                raise InvalidRequest("stop must be a list of texts.")
            checked[name] = tuple(strings)
        elif value is None and name == "seed":
            checked[name] = None
        else:
            checked[name] = whole_number(name, value) if name in _WHOLE_SAMPLING_NUMBERS else number(name, value)
    return SamplingSettings(**checked)


def image_settings(values: Mapping[str, Any], limits: Settings) -> ImageSettings:
    """Image settings from loose values, such as a form's or a JSON object's; names left out keep their defaults.

    Raises:
        InvalidRequest: an unknown name, a value of the wrong kind, one out of range, or a picture larger than this
            server makes.
    """
    checked: dict[str, Any] = {}
    for name, value in values.items():
        if name not in _IMAGE_FIELDS:
            raise InvalidRequest(f"{name!r} is no image setting; choose among {', '.join(sorted(_IMAGE_FIELDS))}.")
        if value in (None, "") and name in _MAY_BE_LEFT_OPEN:
            checked[name] = None
        elif name == "scheduler":
            if not isinstance(value, str):
                raise InvalidRequest("scheduler must be a name.")
            checked[name] = schedulers.find(value).name
        else:
            checked[name] = whole_number(name, value) if name in _WHOLE_IMAGE_NUMBERS else number(name, value)
    for name in ("width", "height"):
        if (checked.get(name) or 0) > limits.max_image_size:
            raise InvalidRequest(f"{name} is {checked[name]}; {limits.max_image_size} pixels are the most here.")
    return ImageSettings(**checked)


def recommended_values(spec: ModelSpec, limits: Settings) -> dict[str, Any]:
    """What the model's makers recommend, the size no larger than this server makes."""
    values = dict(spec.image_settings)
    for name in ("width", "height"):
        if values.get(name):
            values[name] = min(values[name], limits.max_image_size // SIZE_STEP * SIZE_STEP)
    return values


def number(name: str, value: object) -> float:
    """A loose value that has to be a number. Raises :class:`InvalidRequest` for anything else, NaN and infinity too."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not -LARGEST < value < LARGEST:
        raise InvalidRequest(f"{name} must be a number.")  # NaN is between nothing
    return float(value)


def whole_number(name: str, value: object) -> int:
    """A loose value that has to be a whole number, which may come as a float. Raises :class:`InvalidRequest`."""
    found = number(name, value)
    if found != int(found):
        raise InvalidRequest(f"{name} is {value}; it must be a whole number.")
    return int(found)
