"""The decoding ladder on tiny models: every rung gives PyTorch's tokens, and the figures say what each rung does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hfjax_demo.catalog import ModelKind
from hfjax_demo.errors import InvalidRequest
from hfjax_demo.lab import decoding
from hfjax_demo.lab.events import CheckResult, LabEvent, Measurement, Remark
from hfjax_demo.lab.experiment import LabModel
from hfjax_demo.lab.experiments import DECODING
from tests import tiny_models

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]


def climb(folder: Path, **options: Any) -> list[LabEvent]:
    model = LabModel("tiny", "Tiny", ModelKind.TEXT, folder)
    return list(decoding.run(model, DECODING.check({"prompt": "the quick brown fox", **options})))


@pytest.fixture(scope="module")
def llama(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tiny_models.make_model(tmp_path_factory.mktemp("decoding") / "llama", "llama")


def test_every_rung_gives_pytorchs_tokens(llama: Path) -> None:
    events = climb(llama, tokens=12, slow_tokens=2, block=4)
    checks = [event for event in events if isinstance(event, CheckResult)]
    assert len(checks) == 7 and all(check.passed for check in checks), checks
    rows = {event.label: event.values for event in events if isinstance(event, Measurement)}
    pytorch, growing, fixed, jitted, captured, passed, engine, limit = rows.values()
    for row, count in ((pytorch, 12), (growing, 2), (fixed, 2), (jitted, 12), (engine, 12)):
        assert row["tokens"] == count
        assert row["tokens_per_s"] > 0 and 0 < row["ttft_s"] < row["seconds"]
    for row, count in ((pytorch, 12), (growing, 2), (fixed, 2)):
        assert (row["passes"], row["traces"], row["constants_mb"]) == (2 * count, 0, None)
    assert (jitted["passes"], jitted["traces"]) == (2, 2)  # the prompt, and one token
    assert engine["traces"] == 2  # a chunk of the prompt, and a block of steps
    assert jitted["constants_mb"] == 0 and engine["constants_mb"] < 0.001
    assert captured["constants_mb"] > 0 and passed["constants_mb"] == 0
    assert limit["tokens_per_s"] > 0 and "tokens" not in limit
    assert set(jitted) >= {column.key for column in DECODING.columns}
    assert any(isinstance(event, Remark) and "jax_captured_constants_warn_bytes" in event.text for event in events)


def test_slow_rungs_can_be_left_out_and_sliding_layers_decode(tmp_path: Path) -> None:
    """The prompt and the answer are longer than the window, so that a mask that does not slide would show."""
    folder = tiny_models.make_model(tmp_path / "gemma3", "gemma3")
    events = climb(folder, prompt="the dog sleeps on " * 8, tokens=24, eager=False, mistake=False)
    assert [event.label for event in events if isinstance(event, Measurement)] == [
        "PyTorch eager",
        "jitted step, StaticCache, weights as arguments",
        "this program's engine, 8 steps per call",
        "limit: every float32 weight read once per token",
    ]
    assert all(event.passed for event in events if isinstance(event, CheckResult))


def test_other_tokens_are_told(llama: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decoding, "greedy", lambda step, weights, prompt, cache, count: iter([7] * count))
    monkeypatch.setattr(decoding, "captured_constants_mb", lambda *arguments: 0.0)
    monkeypatch.setattr(decoding, "_engine_rungs", lambda *arguments: iter(()))
    checks = [event for event in climb(llama, tokens=4, eager=False, mistake=False) if isinstance(event, CheckResult)]
    assert [check.passed for check in checks] == [True, False]
    assert "of 4 equal" in checks[1].detail


@pytest.mark.parametrize(("prompt", "says"), [(" ", "empty"), ("fox " * 1500, "shorten it to")])
def test_a_prompt_that_cannot_be_decoded(llama: Path, prompt: str, says: str) -> None:
    with pytest.raises(InvalidRequest, match=says):
        climb(llama, prompt=prompt)


def test_a_rate_leaves_the_first_piece_out() -> None:
    clock = decoding.StepTimer(started=0.0, pieces=[(1.0, (5,)), (2.0, (6, 7)), (3.0, (8, 9))])
    assert clock.tokens == [5, 6, 7, 8, 9]
    assert clock.per_second == 2.0


def test_a_models_own_repetition_penalty_is_left_out_everywhere(tmp_path: Path) -> None:
    folder = tiny_models.make_model(tmp_path / "llama", "llama")
    (folder / "generation_config.json").write_text('{"repetition_penalty": 5.0}')
    checks = [event for event in climb(folder, tokens=12, eager=False, mistake=False) if isinstance(event, CheckResult)]
    assert checks and all(check.passed for check in checks)
