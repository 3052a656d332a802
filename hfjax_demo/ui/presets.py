"""Presets: a system prompt and sampling settings under a name. A few are built in; a person's own live in the browser's store."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

from ..errors import InvalidRequest
from .requests import SAMPLING_ORDER, form_sampling

MAX_PRESETS = 50
MAX_PRESET_NAME = 40
MAX_PRESET_SYSTEM = 4000  # characters


class Preset(TypedDict):
    """``sampling`` are values of the sampling controls by their names; those left out are the model's recommended ones."""

    name: str
    system: str
    sampling: dict[str, Any]


BUILT_IN: tuple[Preset, ...] = (
    {"name": "The model's own", "system": "", "sampling": {}},
    {"name": "Exact", "system": "", "sampling": {"temperature": 0.0}},
    {"name": "Brief", "system": "Answer in one short paragraph, without a preamble.", "sampling": {}},
    {
        "name": "Inventive",
        "system": "",
        "sampling": {"temperature": 1.1, "top_k": 0, "top_p": 1.0, "min_p": 0.05, "repetition_penalty": 1.0},
    },
    {
        "name": "Programmer",
        "system": "You are an experienced programmer. Answer with code, and say in a sentence what it does.",
        "sampling": {"temperature": 0.2},
    },
)


def read(value: object) -> list[Preset]:
    """The presets in what a browser sent; what is none is left out."""
    found: dict[str, Preset] = {}
    for item in value[:MAX_PRESETS] if isinstance(value, list) else ():
        try:
            preset = _checked(item["name"], item["system"], [item["sampling"][name] for name in SAMPLING_ORDER])
        except (InvalidRequest, KeyError, TypeError, IndexError):
            continue
        found[preset["name"]] = preset
    return list(found.values())


def find(presets: Sequence[Preset], name: object) -> Preset | None:
    """The preset of this name, a person's own before a built-in one."""
    return next((item for item in (*presets, *BUILT_IN) if item["name"] == name), None)


def with_preset(presets: Sequence[Preset], name: object, system: object, values: Sequence[Any]) -> list[Preset]:
    """The presets and one more, or another one in its place. ``values`` are the controls', in ``SAMPLING_ORDER``.

    Raises:
        InvalidRequest: no name or too long a one, too long a system prompt, settings that cannot be, or too many presets.
    """
    made = _checked(name, system, values)
    others = without(presets, made["name"])
    if len(others) >= MAX_PRESETS:
        raise InvalidRequest(f"There are {MAX_PRESETS} presets, the most that are kept; delete one first.")
    return [*others, made]


def without(presets: Sequence[Preset], name: object) -> list[Preset]:
    """The presets without the one of this name."""
    return [item for item in presets if item["name"] != name]


def names(presets: Sequence[Preset]) -> list[str]:
    """What can be chosen: a person's own first."""
    own = [item["name"] for item in presets]
    return [*own, *(item["name"] for item in BUILT_IN if item["name"] not in own)]


def _checked(name: object, system: object, values: Sequence[Any]) -> Preset:
    title = " ".join(name.split()) if isinstance(name, str) else ""
    if not title or len(title) > MAX_PRESET_NAME:
        raise InvalidRequest(f"Give the preset a name of 1 to {MAX_PRESET_NAME} characters.")
    if not isinstance(system, str) or len(system) > MAX_PRESET_SYSTEM:
        raise InvalidRequest(f"A preset keeps a system prompt of at most {MAX_PRESET_SYSTEM:,} characters; shorten it.")
    form_sampling(values)
    return {"name": title, "system": system, "sampling": dict(zip(SAMPLING_ORDER, values, strict=True))}


def control_values(preset: Mapping[str, Any], recommended: Mapping[str, Any]) -> dict[str, Any]:
    """What the sampling controls show for a preset, over what the model's makers recommend."""
    return {**recommended, **preset["sampling"]}
