"""Weights in fewer bits: which ones need no more, how near rounded ones are, and that a model's code never notices."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import torch
from gguf import GGMLQuantizationType as Type
from gguf import quants

from hfjax_demo.bridge.functional import formats as formats_of
from hfjax_demo.bridge.functional import functionalize, parameter_bytes, parameter_count
from hfjax_demo.bridge.kernels import skinny_gemm
from hfjax_demo.bridge.lowerings.layers import register_lowerings
from hfjax_demo.bridge.platforms import Platform, for_platform
from hfjax_demo.bridge.tensors import to_jax
from hfjax_demo.bridge.weights import formats
from hfjax_demo.bridge.weights.formats import StoredWeight, dequantize, look_up, multiply, store


@pytest.fixture(autouse=True)
def _lowerings() -> None:
    register_lowerings()


def numbers(*shape: int, seed: int = 0) -> np.ndarray:
    return np.random.default_rng(seed).normal(size=shape).astype(np.float32)


def through(kind: Type) -> Callable[[np.ndarray], np.ndarray]:
    """What is left of weights after they were in a GGUF file, by the library that reads those."""

    def there_and_back(weights: np.ndarray) -> np.ndarray:
        values: np.ndarray = quants.dequantize(quants.quantize(weights, kind), kind)
        return values

    return there_and_back


def bfloat16(weights: np.ndarray) -> np.ndarray:
    values: np.ndarray = torch.from_numpy(weights).bfloat16().float().numpy()
    return values


def rounded(weights: np.ndarray) -> np.ndarray:
    """What is left of weights after they were int8, in float64."""
    values, scale = formats.quantize_int8(weights)
    return values.astype(np.float64) * scale[:, None]


def rounded_to_float8(weights: np.ndarray) -> np.ndarray:
    """Likewise, as float8."""
    values, scale = formats.quantize_float8(weights)
    return values.astype(np.float64) * scale[:, None]


def kept(weights: np.ndarray, dtype: str) -> StoredWeight | None:
    return store(torch.from_numpy(weights), dtype)


@pytest.mark.parametrize(
    ("format", "original", "bits"),
    [
        ("q4_1", through(Type.Q4_1), 5),
        ("q4_0", through(Type.Q4_0), 4.5),
        ("q8_0", through(Type.Q8_0), 8.5),
        ("bfloat16", bfloat16, 16),
    ],
    ids=["Q4_1", "Q4_0", "Q8_0", "bfloat16"],
)
@pytest.mark.parametrize("dtype", ["float32", "bfloat16", "int8"])
def test_what_a_file_had_is_kept_bit_for_bit(
    format: str, original: Callable[[np.ndarray], np.ndarray], bits: float, dtype: str
) -> None:
    weights = numbers(70, 192) * np.geomspace(0.01, 1, 70, dtype=np.float32)[:, None]
    weights[3, :40] = 0  # a group of nothing but zeros
    weights = original(weights)
    if (format, dtype) == ("bfloat16", "int8"):
        return  # that is rounded, as asked
    form = kept(weights, dtype)
    assert form is not None and form.format == format
    whole = 80 if bits < 16 else 70  # outputs, in strips of 16
    assert sum(array.nbytes for array in form.arrays) * 8 == bits * whole * weights.shape[1]
    np.testing.assert_array_equal(dequantize(form, jnp.float32), weights)
    x = numbers(3, 192, seed=1)
    np.testing.assert_allclose(multiply(jnp.asarray(x), form), x @ weights.T, atol=3e-5)
    np.testing.assert_array_equal(
        look_up(jnp.asarray([[5, 3], [69, 0]]), form, jnp.float32), weights[[[5, 3], [69, 0]]]
    )


@pytest.mark.parametrize("original", [through(Type.Q4_1), through(Type.Q8_0), bfloat16])
def test_a_single_number_that_does_not_fit_keeps_the_matrix_as_it_is(
    original: Callable[[np.ndarray], np.ndarray],
) -> None:
    weights = original(numbers(70, 192))
    weights[60, 100] *= 1.0001
    assert kept(weights, "float32") is None
    assert kept(numbers(8, 64), "float32") is None


def test_what_no_product_is_for_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    assert kept(bfloat16(numbers(8, 96)), "float32") is None  # 96 is no multiple of 64
    assert kept(numbers(8, 65), "float32") is None
    monkeypatch.setattr(skinny_gemm, "supports", lambda format, inputs: False)
    assert kept(through(Type.Q8_0)(numbers(8, 192)), "float32") is None


def test_a_weight_is_half_a_step_away_at_most() -> None:
    weights = numbers(5, 40) * np.array([[1e-6], [1e-3], [1], [1e3], [0]], np.float32)
    values, scale = formats.quantize_int8(weights)

    assert values.dtype == np.int8 and scale.dtype == np.float32
    assert abs(values.astype(int)).max(axis=1).tolist() == [127, 127, 127, 127, 0]
    assert (abs(rounded(weights) - weights) <= scale[:, None] * 0.501).all()


@pytest.mark.parametrize("inputs", [576, 570])  # by code of our own; by XLA, for 570 is a multiple of nothing
@pytest.mark.parametrize("rows", [1, 2, 3, 33])
def test_an_int8_product_is_that_of_the_rounded_weights(rows: int, inputs: int) -> None:
    x, weights = numbers(rows, inputs), numbers(193, inputs, seed=1)
    x[0, 3] = 40.0  # as a few channels of a language model do
    form = kept(weights, "int8")
    assert form is not None and form.format == ("int8" if inputs == 576 else "int8_rows")

    out = jax.jit(multiply)(x, form)

    assert out.dtype == jnp.float32 and out.shape == (rows, 193)
    np.testing.assert_allclose(out, x.astype(np.float64) @ rounded(weights).T, atol=2e-4)


@pytest.mark.parametrize("inputs", [64, 70])
def test_a_bfloat16_product_keeps_the_activations_whole(inputs: int) -> None:
    x, weights = numbers(3, inputs), numbers(5, inputs, seed=1)
    form = kept(weights, "bfloat16")
    assert form is not None and form.format == "bfloat16"
    np.testing.assert_allclose(jax.jit(multiply)(x, form), x @ bfloat16(weights).T, rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("inputs", [64, 70])
def test_a_row_of_zeros_gives_zeros(inputs: int) -> None:
    form = kept(numbers(4, inputs), "int8")
    assert form is not None
    out = multiply(jnp.asarray(np.stack([np.zeros(inputs, np.float32), numbers(inputs)])), form)
    assert (out[0] == 0).all() and jnp.isfinite(out).all() and (out[1] != 0).all()


def test_a_float8_weight_is_a_sixteenth_of_itself_away_at_most() -> None:
    weights = numbers(5, 40) * np.array([[1e-6], [1e-3], [1], [1e3], [0]], np.float32)
    values, scale = formats.quantize_float8(weights)
    smallest = float(jnp.finfo(jnp.float8_e4m3fn).smallest_subnormal)

    assert values.dtype == jnp.float8_e4m3fn and scale.dtype == np.float32
    assert abs(values.astype(np.float32)).max(axis=1).tolist() == [448, 448, 448, 448, 0]
    away = abs(rounded_to_float8(weights) - weights)
    assert (away <= np.maximum(abs(weights) / 16, scale[:, None] * smallest / 2) * 1.001).all()


@pytest.mark.parametrize(("dtype", "held"), [("int8", rounded), ("float8", rounded_to_float8)])
def test_on_an_accelerator_the_weights_are_widened(dtype: str, held: Callable[[np.ndarray], np.ndarray]) -> None:
    x, weights = numbers(3, 64), numbers(16, 64, seed=1)
    with for_platform(Platform.GPU):
        form = kept(weights, dtype)
        assert form is not None and form.format == f"{dtype}_rows"
        assert sum(array.nbytes for array in form.arrays) == 16 * 64 + 16 * 4
        np.testing.assert_allclose(multiply(jnp.asarray(x), form), x @ held(weights).T, atol=1e-4)
        np.testing.assert_allclose(look_up(jnp.asarray([5, 0]), form, jnp.float32), held(weights)[[5, 0]], rtol=1e-6)
        np.testing.assert_allclose(dequantize(form, jnp.float32), held(weights), rtol=1e-6)


class Odd(torch.nn.Module):
    """A tied table, a layer with a bias, and code that uses a weight in a way of its own."""

    def __init__(self, original: Callable[[np.ndarray], np.ndarray] = lambda weights: weights) -> None:
        super().__init__()
        torch.manual_seed(0)
        self.table = torch.nn.Embedding(50, 64)
        self.inner = torch.nn.Linear(64, 64)
        self.norm = torch.nn.LayerNorm(64)
        self.head = torch.nn.Linear(64, 50, bias=False)
        self.head.weight = self.table.weight
        with torch.no_grad():
            for weight in (self.table.weight, self.inner.weight):
                weight.copy_(torch.from_numpy(original(weight.numpy())))

    def forward(self, ids: torch.Tensor) -> torch.Tensor:
        hidden = self.table(ids) * torch.tensor(1.3).to(self.table.weight.dtype)
        hidden = self.norm(hidden + self.inner(hidden)) @ (self.inner.weight * 0.5)
        return self.head(hidden.to(self.head.weight.dtype))


@pytest.mark.parametrize(
    ("original", "dtype"),
    list(itertools.product([rounded, through(Type.Q4_1), through(Type.Q8_0), bfloat16], ["float32", "int8"])),
)
def test_a_model_computes_with_those_weights_whatever_it_does_with_them(
    original: Callable[[np.ndarray], np.ndarray], dtype: str
) -> None:
    model, ids = Odd(original).eval(), torch.tensor([[3, 1, 4, 1, 5]])
    reference = Odd(lambda weights: rounded(original(weights)).astype(np.float32)).eval()
    grouped_anyway = original not in (rounded, bfloat16)
    with torch.no_grad():
        expected = (reference if dtype == "int8" and not grouped_anyway else model)(ids)

    params, call = functionalize(model, store_as=dtype)
    np.testing.assert_allclose(jax.jit(call)(params, to_jax(ids)), expected.numpy(), atol=2e-5)


def test_only_tables_become_int8_and_tied_ones_once() -> None:
    params, call = functionalize(Odd(), store_as="int8")
    kinds = {name: str(array.dtype) for name, array in params.items()}

    assert kinds == {
        "table.weight": "uint8",
        "inner.weight": "uint8",
        "inner.bias": "float32",
        "norm.weight": "float32",
        "norm.bias": "float32",
    }
    assert parameter_count(call) == 50 * 64 + 64 * 64 + 3 * 64
    assert formats_of(params, call) == {"int8": 50 * 64 + 64 * 64, "float32": 3 * 64}
    assert parameter_bytes(params) == 64 * 64 + 64 * 64 + 4 * (64 + 64) + 4 * 3 * 64  # 50 outputs are four strips of 16


def test_a_look_up_reads_no_more_than_its_rows() -> None:
    """The floating-point form of a table would be computed as a whole if anything used it."""
    params, call = functionalize(Odd(), store_as="int8")
    ids = jax.ShapeDtypeStruct((1, 5), jnp.int32)
    text = jax.jit(lambda params, ids: call.call("forward", params, ids)).lower(params, ids).compile().as_text()
    assert "u8[4,1088]" in text and "f32[50,64]" not in text
