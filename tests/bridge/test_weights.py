"""Weights in fewer bits: a GGUF file's are kept as they are, how near rounded ones are, their products, by own code or not, and
that a model's code never notices."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import torch
from gguf import quants

from hfjax_demo.bridge.functional import formats as formats_of
from hfjax_demo.bridge.functional import functionalize, parameter_bytes, parameter_count
from hfjax_demo.bridge.kernels import skinny_gemm
from hfjax_demo.bridge.lowerings.layers import register_lowerings
from hfjax_demo.bridge.platforms import Platform, for_platform
from hfjax_demo.bridge.tensors import to_jax
from hfjax_demo.bridge.weights import formats, layout
from hfjax_demo.bridge.weights.formats import StoredWeight, dequantize, look_up, multiply, store
from hfjax_demo.bridge.weights.gguf import store_blocks
from hfjax_demo.sources.gguf_types import TensorType as Type
from hfjax_demo.sources.gguf_values import dequantize_blocks

from .random_blocks import GROWN, QUANTISED, random_blocks, stored

Weights = Callable[[np.ndarray], np.ndarray]


@pytest.fixture(autouse=True)
def _lowerings() -> None:
    register_lowerings()


def numbers(*shape: int, seed: int = 0) -> np.ndarray:
    return np.random.default_rng(seed).normal(size=shape).astype(np.float32)


def through(kind: Type, weights: np.ndarray) -> np.ndarray:
    """What is left of weights after they were in a GGUF file, by the library that reads those."""
    values: np.ndarray = quants.dequantize(quants.quantize(weights, kind), kind)
    return values


def int8(weights: np.ndarray) -> np.ndarray:
    """What is left of weights after they were rounded, in float64."""
    values, scale = formats.quantize_int8(weights)
    return values.astype(np.float64) * scale[:, None]


def float8(weights: np.ndarray) -> np.ndarray:
    values, scale = formats.quantize_float8(weights)
    return values.astype(np.float64) * scale[:, None]


Q4_0, Q4_1, Q8_0, BF16 = (functools.partial(through, kind) for kind in (Type.Q4_0, Type.Q4_1, Type.Q8_0, Type.BF16))


def kept(weights: np.ndarray, dtype: str, format: str | None = None) -> StoredWeight:
    """The stored weight, of this format if one is named."""
    form = store(torch.from_numpy(weights), dtype)
    assert form is not None and format in (None, form.format)
    return form


def stays(weights: np.ndarray) -> bool:
    return store(torch.from_numpy(weights), "float32") is None


@pytest.mark.parametrize(
    ("format", "original", "bits"),
    [("q4_1", Q4_1, 5), ("q4_0", Q4_0, 4.5), ("q8_0", Q8_0, 8.5), ("bfloat16", BF16, 16)],
)
@pytest.mark.parametrize("dtype", ["float32", "bfloat16"])
def test_what_a_file_had_is_kept_bit_for_bit(format: str, original: Weights, bits: float, dtype: str) -> None:
    weights = numbers(70, 192) * np.geomspace(0.01, 1, 70, dtype=np.float32)[:, None]
    weights[3, :40] = 0  # a group of nothing but zeros
    weights = original(weights)
    form = kept(weights, dtype, format)
    whole = 80 if bits < 16 else 70  # outputs, in strips of 16
    assert sum(array.nbytes for array in form.arrays) * 8 == bits * whole * weights.shape[1]
    np.testing.assert_array_equal(dequantize(form, jnp.float32), weights)
    x, ids = numbers(3, 192, seed=1), np.array([[5, 3], [69, 0]])
    np.testing.assert_allclose(multiply(jnp.asarray(x), form), x @ weights.T, atol=3e-5)
    np.testing.assert_array_equal(look_up(jnp.asarray(ids), form, jnp.float32), weights[ids])


def test_what_does_not_fit_or_has_no_product_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    for original in (Q4_1, Q8_0, BF16):
        weights = original(numbers(70, 192))
        weights[60, 100] *= 1.0001  # a single number that does not fit
        assert stays(weights)
    assert stays(numbers(8, 64)) and stays(numbers(8, 65))
    assert stays(BF16(numbers(8, 96)))  # 96 is no multiple of 64
    monkeypatch.setattr(skinny_gemm, "supports", lambda format, inputs: False)
    assert stays(Q8_0(numbers(8, 192)))


def test_how_near_rounded_weights_are() -> None:
    """int8 is half a step away at most, float8 a sixteenth of itself."""
    weights = numbers(5, 40) * np.array([[1e-6], [1e-3], [1], [1e3], [0]], np.float32)
    for quantize, largest in ((formats.quantize_int8, 127), (formats.quantize_float8, 448)):
        values, scale = quantize(weights)
        assert scale.dtype == np.float32
        assert abs(values.astype(np.float32)).max(axis=1).tolist() == [largest] * 4 + [0]
        step = 0.5 * scale[:, None]
        if values.dtype == jnp.float8_e4m3fn:
            step = np.maximum(abs(weights) / 16, step * float(jnp.finfo(values.dtype).smallest_subnormal))
        assert (abs(values.astype(np.float64) * scale[:, None] - weights) <= step * 1.002).all()


@pytest.mark.parametrize("inputs", [576, 570])  # by code of our own; by XLA, for 570 is a multiple of nothing
@pytest.mark.parametrize("rows", [1, 2, 3, 33])
def test_a_product_is_that_of_the_rounded_weights(rows: int, inputs: int) -> None:
    x, weights = numbers(rows, inputs), numbers(193, inputs, seed=1)
    x[0, 3] = 40.0  # as a few channels of a language model do
    out = jax.jit(multiply)(x, kept(weights, "int8", "int8" if inputs == 576 else "int8_rows"))
    assert out.dtype == jnp.float32 and out.shape == (rows, 193)
    np.testing.assert_allclose(out, x.astype(np.float64) @ int8(weights).T, atol=2e-4)
    zeros = multiply(jnp.zeros((1, inputs)), kept(weights, "int8"))
    assert (zeros == 0).all()
    whole = jax.jit(multiply)(x, kept(weights, "bfloat16", "bfloat16"))  # the activations stay whole
    np.testing.assert_allclose(whole, x @ BF16(weights).T, rtol=1e-5, atol=1e-4)


@pytest.mark.parametrize(("dtype", "held"), [("int8", int8), ("float8", float8)])
def test_on_an_accelerator_the_weights_are_widened(dtype: str, held: Weights) -> None:
    x, weights = numbers(3, 64), numbers(16, 64, seed=1)
    with for_platform(Platform.GPU):
        form = kept(weights, dtype, f"{dtype}_rows")
        assert sum(array.nbytes for array in form.arrays) == 16 * 64 + 16 * 4
        np.testing.assert_allclose(multiply(jnp.asarray(x), form), x @ held(weights).T, atol=1e-4)
        np.testing.assert_allclose(look_up(jnp.asarray([5, 0]), form, jnp.float32), held(weights)[[5, 0]], rtol=1e-6)
        np.testing.assert_allclose(dequantize(form, jnp.float32), held(weights), rtol=1e-6)


class Odd(torch.nn.Module):
    """A tied table, a layer with a bias, and code that uses a weight in a way of its own."""

    def __init__(self, original: Weights = lambda weights: weights) -> None:
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
    ("original", "dtype"), [(int8, "int8"), (BF16, "int8"), (Q4_1, "int8"), (Q8_0, "float32"), (BF16, "float32")]
)
def test_a_model_computes_with_those_weights_whatever_it_does_with_them(original: Weights, dtype: str) -> None:
    model, ids = Odd(original).eval(), torch.tensor([[3, 1, 4, 1, 5]])
    is_rounded = original in (int8, BF16) and dtype == "int8"  # the others are in groups anyway
    reference = Odd(lambda weights: int8(original(weights)).astype(np.float32)).eval() if is_rounded else model
    with torch.no_grad():
        expected = reference(ids)
    params, call = functionalize(model, store_as=dtype)
    np.testing.assert_allclose(jax.jit(call)(params, to_jax(ids)), expected.numpy(), atol=2e-5)


def test_only_tables_become_int8_and_tied_ones_once() -> None:
    params, call = functionalize(Odd(), store_as="int8")
    assert {name: str(array.dtype) for name, array in params.items()} == {
        "table.weight": "uint8",
        "inner.weight": "uint8",
        "inner.bias": "float32",
        "norm.weight": "float32",
        "norm.bias": "float32",
    }
    assert parameter_count(call) == 50 * 64 + 64 * 64 + 3 * 64
    assert formats_of(params, call) == {"int8": 50 * 64 + 64 * 64, "float32": 3 * 64}
    assert parameter_bytes(params) == 64 * 64 + 64 * 64 + 4 * (64 + 64) + 4 * 3 * 64  # 50 outputs are four strips of 16
    # A look-up reads no more than its rows: the floating-point form of a table would be computed as a whole.
    ids = jax.ShapeDtypeStruct((1, 5), jnp.int32)
    text = jax.jit(lambda params, ids: call.call("forward", params, ids)).lower(params, ids).compile().as_text()
    assert "u8[4,1088]" in text and "f32[50,64]" not in text


KEPT = (*QUANTISED, Type.F16, Type.BF16)
OUTPUTS = 75


def as_stored(blocks: np.ndarray, kind: Type, inputs: int = 512) -> StoredWeight:
    weight = store_blocks(blocks, kind, (len(blocks), inputs))
    assert weight is not None
    return weight


def bits(numbers: jax.Array | np.ndarray) -> np.ndarray:
    """Zeros have a sign too."""
    return np.asarray(numbers, np.float32).view(np.uint32)


@pytest.mark.parametrize("odd", [False, True])
@pytest.mark.parametrize("kind", KEPT)
def test_every_number_is_the_files_bit_for_bit(kind: Type, odd: bool) -> None:
    blocks = random_blocks(kind, OUTPUTS, 512, odd=odd)
    wanted, weight = dequantize_blocks(blocks, kind), as_stored(blocks, kind)
    if kind == Type.IQ1_S:  # of a scale of zero, the sum of a value and its offset is a zero without a sign
        wanted = wanted + np.float32(0)
    np.testing.assert_array_equal(bits(jax.jit(dequantize, static_argnums=1)(weight, jnp.float32)), bits(wanted))
    ids = np.array([[3, 74, 0], [3, 16, 15]])
    found = jax.jit(look_up, static_argnums=2)(ids, weight, jnp.float32)
    np.testing.assert_array_equal(bits(found), bits(wanted[ids]))

    whole = random_blocks(kind, 160, 512)  # it takes hardly more than in the file
    bytes_ = sum(array.nbytes for array in as_stored(whole, kind).arrays)
    if kind in GROWN:
        assert bytes_ * 8 == GROWN[kind] * 160 * 512
    else:
        assert bytes_ <= whole.nbytes * (1.04 if kind == Type.Q3_K else 1.03)


def error(found: jax.Array | np.ndarray, exact: np.ndarray) -> float:
    """Relative to the results' size, root mean square."""
    return float(np.sqrt(np.square(np.asarray(found) - exact).mean() / np.square(exact).mean()))


@pytest.mark.parametrize("tail", ["normal", "heavy", "spikes"])
@pytest.mark.parametrize("inputs", [512, 1536])
@pytest.mark.parametrize("kind", KEPT)
def test_a_product_is_as_exact_as_a_float32_one(kind: Type, inputs: int, tail: str) -> None:
    random, size = np.random.default_rng(1), (11, inputs)
    x = random.standard_t(2, size=size) if tail == "heavy" else random.normal(size=size)
    if tail == "spikes":  # a few channels a thousand times as large, as language models have
        x[:, ::97] *= 1000
    x, blocks = x.astype(np.float32), random_blocks(kind, OUTPUTS, inputs)
    weights = dequantize_blocks(blocks, kind)
    exact = x.astype(np.float64) @ weights.astype(np.float64).T
    found = jax.jit(multiply)(jnp.asarray(x), as_stored(blocks, kind, inputs))
    assert found.shape == exact.shape and found.dtype == jnp.float32
    assert error(found, exact) <= 4 * error(x @ weights.T, exact)


def test_what_cannot_be_kept() -> None:
    infinite, exponents = random_blocks(Type.Q4_0, 16, 64), random_blocks(Type.MXFP4, 16, 64)
    infinite[3, :2] = np.float16(np.inf).reshape(1).view(np.uint8)
    exponents[5, 0] = 1
    for blocks, kind, inputs in (
        (infinite, Type.Q4_0, 64),
        (exponents, Type.MXFP4, 64),
        (np.zeros((16, 256), np.uint8), Type.F32, 64),
        (np.zeros((16, 34), np.uint8), Type.Q2_K, 128),
    ):
        assert store_blocks(blocks, kind, (16, inputs)) is None


INPUTS = 256
FORMATS = (*layout.FORMATS, *layout.FLOATS)


def operands(format: str, rows: int, outputs: int) -> tuple[jax.Array, StoredWeight]:
    x = np.random.default_rng(rows).normal(size=(rows, INPUTS))
    return jnp.asarray(x, jnp.float32), stored(format, outputs, INPUTS)


def check(out: jax.Array | np.ndarray, x: jax.Array, weight: StoredWeight) -> None:
    wide = np.asarray(x, np.float64), np.asarray(dequantize(weight, jnp.float32), np.float64)
    wanted, spread = wide[0] @ wide[1].T, np.sqrt(np.square(wide[0]) @ np.square(wide[1]).T)
    assert out.dtype == jnp.float32 and out.shape == wanted.shape
    # A single sum may happen to be near zero; its terms are not.
    np.testing.assert_allclose(out, wanted, atol=3e-6 * max(abs(wanted).max(), spread.max()))


def by_own_code(x: jax.Array, weight: StoredWeight) -> jax.Array:
    assert skinny_gemm.supports(weight.format, INPUTS)  # also registers its code
    return skinny_gemm.matmul(weight.format, x, weight.arrays[0], weight.shape[0])


@pytest.mark.parametrize(
    ("shape", "format"),
    [
        *itertools.product([(1, 700), (2, 65), (4, 5), (7, 1000), (31, 40), (33, 129), (257, 20)], FORMATS),
        ((5, 20_000), "int8"),  # several threads share it
    ],
    ids=str,
)
def test_a_product(shape: tuple[int, int], format: str) -> None:
    x, weight = operands(format, *shape)
    check(jax.jit(by_own_code)(x, weight), x, weight)


@pytest.mark.parametrize("format", ["q4_1", "q8_0", "q6_k", "int8"])
@pytest.mark.parametrize("bad", [np.inf, -np.inf, np.nan])
def test_what_is_no_number_stays_none_and_in_its_row(format: str, bad: float) -> None:
    x, weight = operands(format, 6, 40)
    clean = np.asarray(by_own_code(x, weight))
    found = np.asarray(by_own_code(x.at[2, 70].set(bad), weight))
    assert not np.isfinite(found[2]).any()  # without integer dot products an infinite input gives infinite outputs
    np.testing.assert_array_equal(np.delete(found, 2, axis=0), np.delete(clean, 2, axis=0))


@pytest.mark.parametrize("format", ["q4_1", "q8_0", "q6_k", "mxfp4"])
def test_large_small_and_no_activations(format: str) -> None:
    x, weight = operands(format, 5, 40)
    sizes = np.float32([[0], [1e-28], [1e30], [1], [1e-42]])
    found, plain = (np.asarray(by_own_code(jnp.asarray(values), weight)) for values in (x * sizes, x))
    assert not found[0].any() and not found[4].any()
    np.testing.assert_allclose(found[1:3] / sizes[1:3], plain[1:3], atol=1e-5 * abs(plain).max())
    np.testing.assert_array_equal(found[3], plain[3])


@pytest.mark.parametrize("format", FORMATS)
def test_a_row_is_the_same_in_any_company(format: str) -> None:
    x, weight = operands(format, 11, 300)
    together = by_own_code(x, weight)
    for row in range(11):
        np.testing.assert_array_equal(by_own_code(x[row : row + 1], weight)[0], together[row])


@pytest.mark.parametrize("format", layout.FORMATS)
def test_a_row_is_the_same_among_many(format: str) -> None:
    """Rows and inputs of more than one part each, and a last strip alone."""
    inputs, rows = 2048, 131
    x = jnp.asarray(np.random.default_rng(2).normal(size=(rows, inputs)), jnp.float32)
    weight = stored(format, 83, inputs)
    together = skinny_gemm.matmul(format, x, weight.arrays[0], 83)
    check(together, x, weight)
    for row in (0, 127, 128, 130):
        alone = skinny_gemm.matmul(format, x[row : row + 1], weight.arrays[0], 83)
        np.testing.assert_array_equal(alone[0], together[row])


@pytest.mark.parametrize("rows", [1, 7, 131])
@pytest.mark.parametrize(("activations", "largest"), [("int16", 127 * 256 + 127), ("int8", 127)])
@pytest.mark.parametrize("format", layout.FORMATS)
def test_rounded_activations(format: str, activations: str, largest: int, rows: int) -> None:
    """The product is that of the rounded numbers, each of which is half a step away at most; a row is the same in any company."""
    x, weight = operands(format, rows, 83)
    x = x * jnp.asarray(np.random.default_rng(1).lognormal(size=x.shape), jnp.float32)

    def product(x: jax.Array) -> jax.Array:
        assert skinny_gemm.supports(format, INPUTS, activations)
        return skinny_gemm.matmul(format, x, weight.arrays[0], 83, activations)

    found = product(x)
    if not skinny_gemm.rounds(format):
        np.testing.assert_array_equal(found, by_own_code(x, weight))
        return
    blocks = np.asarray(x).reshape(rows, -1, layout.BLOCK)
    steps = abs(blocks).max(axis=2, keepdims=True) * np.float32(1 / largest)
    rounded = (np.rint(blocks * (1 / steps)) * steps).reshape(x.shape)
    check(found, rounded, weight)
    wide = abs(np.asarray(dequantize(weight, jnp.float32), np.float64))
    bound = np.broadcast_to(steps / 2, blocks.shape).reshape(x.shape) @ wide.T
    away = abs(np.asarray(found, np.float64) - np.asarray(by_own_code(x, weight), np.float64))
    assert (away <= 1.001 * bound + 1e-5 * bound.max()).all() and (away > 0.01 * bound).any()
    for row in range(0, rows, 65):
        np.testing.assert_array_equal(product(x[row : row + 1])[0], found[row])


def test_many_at_once() -> None:
    arrays = operands("q4_1", 3, 5000)
    product = jax.jit(by_own_code)
    right = np.asarray(product(*arrays))
    with ThreadPoolExecutor(6) as pool:
        found = pool.map(lambda _: np.asarray(product(*arrays)), range(300))
        assert all(np.array_equal(each, right) for each in found)


def test_what_it_cannot_do(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not skinny_gemm.supports("q4_k", 32) and not skinny_gemm.supports("bfloat16", 32)
    assert skinny_gemm.supports("q4_0", 32) and not skinny_gemm.supports("q4_0", INPUTS + 1)
    with for_platform(Platform.GPU):
        assert not skinny_gemm.supports("int8", INPUTS)
    monkeypatch.setattr(jax, "device_count", lambda: 2)
    assert not skinny_gemm.supports("int8", INPUTS)
