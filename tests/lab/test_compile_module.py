"""``torchax.compile`` on a tiny model: what is measured, and that leaving the static arguments out is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hfjax_demo.catalog import ModelKind
from hfjax_demo.lab import compile_module
from hfjax_demo.lab.events import CheckResult, Measurement
from hfjax_demo.lab.experiment import LabModel
from hfjax_demo.lab.experiments import COMPILE
from tests import tiny_models

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> LabModel:
    folder: Path = tiny_models.make_model(tmp_path_factory.mktemp("lab") / "tiny", "gemma3")
    return LabModel("tiny", "Tiny", ModelKind.TEXT, folder)


def test_eager_and_compiled_equal_pytorch_and_traced_flags_are_refused(model: LabModel) -> None:
    events = list(compile_module.run(model, COMPILE.check({"calls": 1})))

    rows = [event for event in events if isinstance(event, Measurement)]
    assert [row.label for row in rows] == ["PyTorch", "torchax, eager", "torchax.compile"]
    assert all(set(row.values) == {column.key for column in COMPILE.columns} for row in rows)
    checks = {event.what: event for event in events if isinstance(event, CheckResult)}
    assert len(checks) == 3 and all(check.passed for check in checks.values()), checks
    assert checks["Without static arguments JAX raises an error"].detail.startswith(
        "ConcretizationTypeError: Abstract tracer"
    )


def test_a_module_that_takes_everything_is_not_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def takes_everything(module: Any, tokens: Any) -> Any:
        return None

    monkeypatch.setattr(compile_module, "logits_of", takes_everything)
    assert (
        compile_module.static_argument_error(
            compile_module.LogitsOnly(compile_module.torch.nn.Identity()), np.ones((1, 1))
        )
        is None
    )
