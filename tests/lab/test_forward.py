"""The forward pass, eager and jitted, on tiny models: what is measured, compared and listed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from hfjax_demo.catalog import ModelKind
from hfjax_demo.lab import forward
from hfjax_demo.lab.events import CheckResult, LabEvent, Measurement, Remark, StageProgress, TableResult
from hfjax_demo.lab.experiment import LabModel
from hfjax_demo.lab.experiments import FORWARD
from hfjax_demo.lab.text_model import MAX_FORWARD_TOKENS, TOLERANCE, compare_logits, load_with_prompt
from hfjax_demo.lab.timing import time_calls
from tests import tiny_models

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

CLASSES = {
    "llama": {"CausalLMOutputWithPast": 1, "DynamicCache": 1, "DynamicLayer": 2},
    "gemma3": {"CausalLMOutputWithPast": 1, "DynamicCache": 1, "DynamicSlidingWindowLayer": 1, "DynamicLayer": 1},
}
# The logits, and each layer's keys and values; a layer with a sliding window keeps that as a tensor, too.
ARRAYS = {"llama": 5, "gemma3": 6}


@pytest.fixture(scope="module", params=list(CLASSES))
def model(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> LabModel:
    folder = tiny_models.make_model(tmp_path_factory.mktemp("lab") / request.param, request.param)
    return LabModel(request.param, request.param, ModelKind.TEXT, folder)


def run(model: LabModel, **options: Any) -> list[LabEvent]:
    return list(forward.run(model, FORWARD.check({"calls": 1} | options)))


def test_every_way_is_measured_and_equals_pytorch(model: LabModel) -> None:
    events = run(model)

    rows = [event for event in events if isinstance(event, Measurement)]
    assert [row.label for row in rows] == ["PyTorch", "torchax, eager", "torchax, jax.jit"]
    for row in rows:
        assert set(row.values) == {column.key for column in FORWARD.columns}
        assert all(isinstance(value, float) and value > 0 for value in row.values.values())
    checks = [event for event in events if isinstance(event, CheckResult)]
    assert len(checks) == 2 and all(check.passed for check in checks), checks
    (table,) = [event for event in events if isinstance(event, TableResult)]
    assert {row[0]: row[2] for row in table.rows} == CLASSES[model.name]
    assert {row[0]: row[3] for row in table.rows}["CausalLMOutputWithPast"] == ARRAYS[model.name]
    assert isinstance(events[0], StageProgress)
    assert any(isinstance(event, Remark) and "state_dict()" in event.text for event in events)


def test_a_pass_that_is_wrong_is_seen(model: LabModel, monkeypatch: pytest.MonkeyPatch) -> None:
    original = forward.pure_forward

    def spoiled(module: Any) -> Any:
        weights, call = original(module)
        (name,) = [name for name in weights if name.endswith("layers.0.mlp.up_proj.weight")]
        return weights | {name: weights[name].at[0].multiply(2.0)}, call  # all of it, and a norm might undo it

    monkeypatch.setattr(forward, "pure_forward", spoiled)
    checks = [event for event in run(model) if isinstance(event, CheckResult)]
    assert len(checks) == 2 and not any(check.passed for check in checks)


def test_a_prompt_that_is_too_long_is_cut_and_an_empty_one_has_a_token(model: LabModel) -> None:
    def prompt(text: str) -> tuple[list[LabEvent], np.ndarray]:
        events = load_with_prompt(model, text)
        told: list[LabEvent] = []
        while True:
            try:
                told.append(next(events))
            except StopIteration as end:
                return told, end.value[2]

    told, tokens = prompt("dog " * 1000)
    assert tokens.shape == (1, MAX_FORWARD_TOKENS) and isinstance(told[-1], Remark) and told[-1].warning
    assert prompt("")[1].tolist() == [[tiny_models.BOS]]


@pytest.mark.parametrize(
    ("given", "passes"),
    [
        ([1.0, 2.0], True),
        ([1.0, 2.0 + TOLERANCE / 2], True),
        ([1.0, 2.0 + 2 * TOLERANCE], False),
        ([1.0, np.nan], False),
    ],
)
def test_logits_are_equal_within_the_tolerance(given: list[float], passes: bool) -> None:
    assert compare_logits("equal", given, [1.0, 2.0]).passed is passes


def test_logits_of_another_shape_are_not_equal() -> None:
    assert not compare_logits("equal", np.zeros((1, 2)), np.zeros((1, 1))).passed


def test_calls_are_counted_and_the_last_output_is_kept() -> None:
    outputs = iter(range(9))
    times = time_calls(lambda: next(outputs), 4)
    assert times.output == 4 and times.first_s >= 0 and times.later_s >= 0
