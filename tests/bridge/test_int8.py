"""Int8 weights: how near they are, what a product with them gives, and that a model's code never notices."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import torch

from hfjax_demo.bridge import int8
from hfjax_demo.bridge.functional import functionalize, parameter_bytes, parameter_count
from hfjax_demo.bridge.lowerings import register_lowerings
from hfjax_demo.bridge.tensors import to_jax


@pytest.fixture(autouse=True)
def _lowerings() -> None:
    register_lowerings()


def numbers(*shape: int, seed: int = 0) -> np.ndarray:
    return np.random.default_rng(seed).normal(size=shape).astype(np.float32)


def rounded(weights: np.ndarray) -> np.ndarray:
    """What is left of weights after they were int8, in float64."""
    values, scale = int8.quantize(weights)
    return values.astype(np.float64) * scale[:, None]


def test_a_weight_is_half_a_step_away_at_most() -> None:
    weights = numbers(5, 40) * np.array([[1e-6], [1e-3], [1], [1e3], [0]], np.float32)
    values, scale = int8.quantize(weights)

    assert values.dtype == np.int8 and scale.dtype == np.float32
    assert abs(values.astype(int)).max(axis=1).tolist() == [127, 127, 127, 127, 0]
    assert (abs(rounded(weights) - weights) <= scale[:, None] * 0.501).all()


def test_two_digits_hold_an_activation_to_a_sixty_thousandth_of_the_largest() -> None:
    x = numbers(3, 500)
    x[1, 7] = 300.0  # as a few channels of a language model do
    digits, step = int8.split(jnp.asarray(x))

    assert digits.dtype == jnp.int8 and digits.shape == (6, 500)
    high, low = np.split(np.asarray(digits, np.float64), 2)
    restored = (high + low / int8.LOW_STEP) * np.asarray(step, np.float64)
    assert (abs(restored - x).max(axis=1) <= abs(x).max(axis=1) / 60_000).all()
    assert abs(high * np.asarray(step) - x)[1].max() > 100 * abs(restored - x)[1].max(), "the second digit must matter"


@pytest.mark.parametrize("rows", [1, 2, 3, 33])
def test_a_product_is_that_of_the_rounded_weights(rows: int) -> None:
    x, weights = numbers(rows, 576), numbers(192, 576, seed=1)
    x[0, 3] = 40.0
    values, scale = map(jnp.asarray, int8.quantize(weights))

    out = jax.jit(int8.int8_matmul)(x, values, scale)

    expected = x.astype(np.float64) @ rounded(weights).T
    assert out.dtype == jnp.float32 and out.shape == (rows, 192)
    # An activation is off by up to half a low step, evenly spread; so many independent ones add up as a random walk.
    deviation = abs(x).max() / int8.LIMIT / int8.LOW_STEP / 12**0.5 * np.linalg.norm(weights, axis=1).max()
    np.testing.assert_allclose(out, expected, atol=5 * deviation)
    assert np.std(out - expected) < 2 * deviation


def test_a_row_of_zeros_gives_zeros() -> None:
    values, scale = map(jnp.asarray, int8.quantize(numbers(4, 8)))
    out = int8.int8_matmul(jnp.asarray(np.stack([np.zeros(8, np.float32), numbers(8)])), values, scale)
    assert (out[0] == 0).all() and jnp.isfinite(out).all() and (out[1] != 0).all()


def test_on_an_accelerator_the_weights_are_widened(monkeypatch: pytest.MonkeyPatch) -> None:
    x, weights = numbers(3, 64), numbers(16, 64, seed=1)
    values, scale = map(jnp.asarray, int8.quantize(weights))
    monkeypatch.setattr(jax, "default_backend", lambda: "gpu")
    np.testing.assert_allclose(int8.int8_matmul(jnp.asarray(x), values, scale), x @ rounded(weights).T, atol=1e-4)


class Odd(torch.nn.Module):
    """A tied table, a layer with a bias, and code that uses a weight in a way of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.table = torch.nn.Embedding(50, 16)
        self.inner = torch.nn.Linear(16, 16)
        self.norm = torch.nn.LayerNorm(16)
        self.head = torch.nn.Linear(16, 50, bias=False)
        self.head.weight = self.table.weight

    def forward(self, ids: torch.Tensor) -> torch.Tensor:
        hidden = self.table(ids) * torch.tensor(1.3).to(self.table.weight.dtype)
        hidden = self.norm(hidden + self.inner(hidden)) @ (self.inner.weight * 0.5)
        return self.head(hidden.to(self.head.weight.dtype))


def test_a_model_computes_with_the_rounded_weights_whatever_it_does_with_them() -> None:
    torch.manual_seed(0)
    model, ids = Odd().eval(), torch.tensor([[3, 1, 4, 1, 5]])
    reference = Odd().eval()
    reference.load_state_dict(model.state_dict())
    with torch.no_grad():
        for weight in (reference.table.weight, reference.inner.weight):
            weight.copy_(torch.from_numpy(rounded(weight.numpy())))
        expected, exact = reference(ids), model(ids)

    params, call = functionalize(model, as_int8=True)
    out = jax.jit(call)(params, to_jax(ids))

    far = float(abs(expected - exact).max())
    np.testing.assert_allclose(
        out, expected.numpy(), atol=far / 50
    )  # what two digits leave of an activation's rounding


def test_only_tables_become_int8_and_tied_ones_once() -> None:
    model = Odd()
    params, call = functionalize(model, as_int8=True)
    kinds = {name: str(array.dtype) for name, array in params.items()}

    assert kinds == {
        "table.weight": "int8",
        "table.weight.int8_scale": "float32",
        "inner.weight": "int8",
        "inner.weight.int8_scale": "float32",
        "inner.bias": "float32",
        "norm.weight": "float32",
        "norm.bias": "float32",
    }
    assert parameter_count(params, call) == 50 * 16 + 16 * 16 + 3 * 16
    assert parameter_bytes(params) == 50 * 16 + 16 * 16 + 4 * (50 + 16) + 4 * 3 * 16


def test_a_look_up_reads_no_more_than_its_rows() -> None:
    """The floating-point form of a table would be computed as a whole if anything used it."""
    params, call = functionalize(Odd(), as_int8=True)
    ids = jax.ShapeDtypeStruct((1, 5), jnp.int32)
    text = jax.jit(lambda params, ids: call.call("forward", params, ids)).lower(params, ids).compile().as_text()
    assert "s8[50,16]" in text and "f32[50,16]" not in text
