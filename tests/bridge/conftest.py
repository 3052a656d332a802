"""What several tests of the kernels ask for."""

from __future__ import annotations

import pytest

from hfjax_demo.bridge.kernels import direct_convolution
from hfjax_demo.bridge.kernels.machine_code import CustomCall


@pytest.fixture(params=[True, False], ids=["by pairs", "widened"])
def by_pairs(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether bfloat16 numbers are multiplied two by two; skips the test where the processor cannot."""
    if request.param and not direct_convolution.PAIRED.register():
        pytest.skip("this processor has no products of bfloat16 numbers")
    if not request.param:
        register = CustomCall.register
        monkeypatch.setattr(CustomCall, "register", lambda call: not call.pairs and register(call))
    return bool(request.param)
