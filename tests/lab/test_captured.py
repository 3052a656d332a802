"""The mistake of capturing weights, and its remedy."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import torch

from hfjax_demo.lab import captured
from hfjax_demo.lab.text_recipe import jax_weights


def test_captured_weights_are_counted_and_warned_of() -> None:
    linear = torch.nn.Linear(64, 32)
    weights = jax_weights(linear)
    x = jnp.ones((1, 64))
    before = jax.config.jax_captured_constants_warn_bytes
    mistaken, passed = captured.capturing_and_passing(linear, weights)
    with captured.captured_constants() as warned:
        mistaken(x)
    assert len(warned) == 1
    with captured.captured_constants() as warned:
        passed(weights, x)
    assert warned == []
    assert jax.config.jax_captured_constants_warn_bytes == before
    assert captured.captured_constants_mb(mistaken, x) == pytest.approx((64 * 32 + 32) * 4 / 1e6)
    np.testing.assert_allclose(mistaken(x), passed(weights, x), rtol=1e-6)
