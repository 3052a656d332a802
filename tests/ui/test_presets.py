"""Presets: what is kept of them, and what a stranger cannot put in their place."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hfjax_demo.errors import InvalidRequest
from hfjax_demo.requests import SamplingSettings
from hfjax_demo.settings import Settings
from hfjax_demo.ui import presets
from hfjax_demo.ui.chat_parts import sampling_values
from hfjax_demo.ui.conversations import empty_store, read_store
from hfjax_demo.ui.requests import SAMPLING_ORDER, form_sampling


def values(**changed: Any) -> list[Any]:
    known = {**sampling_values(SamplingSettings(), Settings()), **changed}
    return [known[name] for name in SAMPLING_ORDER]


def test_a_preset_is_kept_and_replaced_by_name() -> None:
    own = presets.with_preset([], " My\n own ", "Be brief.", values(temperature=0.3))
    own = presets.with_preset(own, "Another", "", values())
    own = presets.with_preset(own, "My own", "Be long.", values(temperature=0.4))
    assert [(item["name"], item["system"]) for item in own] == [("Another", ""), ("My own", "Be long.")]
    store = {**empty_store(), "presets": own}
    assert read_store(json.loads(json.dumps(store))) == store
    assert presets.names(own)[:2] == ["Another", "My own"]
    found = presets.find(own, "My own")
    assert found is not None and found["sampling"]["temperature"] == 0.4
    assert presets.without(own, "My own") == own[:1]


@pytest.mark.parametrize(
    ("name", "system", "sampling"),
    [
        ("", "", values()),
        (None, "", values()),
        ("x" * (presets.MAX_PRESET_NAME + 1), "", values()),
        ("a", "x" * (presets.MAX_PRESET_SYSTEM + 1), values()),
        ("a", None, values()),
        ("a", "", values(temperature="hot")),
        ("a", "", values(top_p=7)),
        ("a", "", values()[:-1]),
    ],
)
def test_what_cannot_be_a_preset_is_refused_and_left_out(name: object, system: object, sampling: list[Any]) -> None:
    with pytest.raises(InvalidRequest):
        presets.with_preset([], name, system, sampling)
    kept = {"name": name, "system": system, "sampling": dict(zip(SAMPLING_ORDER, sampling, strict=False))}
    assert presets.read([kept, "noise", None, {}]) == []


def test_there_is_a_most_of_them() -> None:
    sampling = dict(zip(SAMPLING_ORDER, values(), strict=True))
    own = presets.read([{"name": str(number), "system": "", "sampling": sampling} for number in range(99)])
    assert len(own) == presets.MAX_PRESETS
    with pytest.raises(InvalidRequest, match="delete one"):
        presets.with_preset(own, "one more", "", values())
    assert len(presets.with_preset(own, "0", "changed", values())) == presets.MAX_PRESETS


@pytest.mark.parametrize("preset", presets.BUILT_IN, ids=lambda preset: preset["name"])
def test_those_built_in_can_be_asked_for(preset: presets.Preset) -> None:
    shown = presets.control_values(preset, sampling_values(SamplingSettings(), Settings()))
    form_sampling([shown[name] for name in SAMPLING_ORDER])
