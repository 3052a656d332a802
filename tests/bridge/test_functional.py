"""A module taken apart: what its parameters are, that nothing else is in the program, and that the numbers stay."""

from __future__ import annotations

import copy
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np
import pytest
import torch
import torchax
from jax.extend import core as jax_core
from transformers import LlamaConfig, LlamaForCausalLM

from hfjax_demo.bridge.functional import (
    find_retained_array,
    functionalize,
    parameter_bytes,
    to_jax,
    weights_read_per_token,
)
from hfjax_demo.bridge.tensors import share_with_jax


def tiny_llama(**changes: Any) -> LlamaForCausalLM:
    values: dict[str, Any] = {
        "vocab_size": 64,
        "hidden_size": 32,
        "intermediate_size": 48,
        "num_hidden_layers": 2,
        "num_attention_heads": 4,
        "num_key_value_heads": 2,
        "initializer_range": 0.2,
    }
    torch.manual_seed(0)
    return LlamaForCausalLM(LlamaConfig(**(values | changes))).eval()


IDS = np.array([[3, 1, 4, 1, 5, 9]], np.int32)


def constants_of(jaxpr: Any) -> list[Any]:
    """Every array that is part of a program instead of an argument, those of nested programs included."""
    found = list(jaxpr.consts)
    for equation in jaxpr.jaxpr.eqns:
        for value in jax.tree.leaves(list(equation.params.values()), is_leaf=lambda leaf: hasattr(leaf, "consts")):
            if isinstance(value, jax_core.ClosedJaxpr):
                found += constants_of(value)
        found += [var.val for var in equation.invars if isinstance(var, jax_core.Literal)]
    return found


@pytest.mark.parametrize("tied", [False, True])
def test_the_pure_call_gives_pytorchs_logits(tied: bool) -> None:
    model = tiny_llama(tie_word_embeddings=tied)
    with torch.no_grad():
        expected = model(input_ids=torch.from_numpy(IDS).long()).logits.numpy()

    params, call = functionalize(model)
    logits = jax.jit(lambda params, ids: call(params, input_ids=ids, use_cache=False).logits)(params, IDS)

    np.testing.assert_allclose(logits, expected, atol=2e-5)


def test_tied_weights_are_stored_once() -> None:
    untied, _ = functionalize(tiny_llama(tie_word_embeddings=False))
    tied, call = functionalize(tiny_llama(tie_word_embeddings=True))

    assert call.aliases["lm_head.weight"] == call.aliases["model.embed_tokens.weight"] == "model.embed_tokens.weight"
    assert set(untied) - set(tied) == {"lm_head.weight"}
    assert parameter_bytes(untied) - parameter_bytes(tied) == 64 * 32 * 4


def test_equal_weights_that_are_not_tied_stay_apart() -> None:
    class Twins(torch.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.first, self.second = torch.nn.Linear(3, 3), torch.nn.Linear(3, 3)
            self.second.load_state_dict(self.first.state_dict())

    params, _ = functionalize(Twins())

    assert set(params) == {"first.weight", "first.bias", "second.weight", "second.bias"}


def test_non_persistent_buffers_are_parameters() -> None:
    model = tiny_llama()
    frequencies = model.model.rotary_emb.inv_freq.numpy().copy()
    assert "model.rotary_emb.inv_freq" not in model.state_dict()

    params, _ = functionalize(model)

    np.testing.assert_array_equal(params["model.rotary_emb.inv_freq"], frequencies)


def test_no_weight_is_a_constant_of_the_program() -> None:
    params, call = functionalize(tiny_llama())
    smallest = min(array.size for array in params.values())

    def run(params: Any, ids: jax.Array) -> jax.Array:
        logits: jax.Array = call(params, input_ids=ids, use_cache=False).logits
        return logits

    traced = jax.jit(run).trace(params, jnp.asarray(IDS))

    assert all(np.size(constant) < smallest for constant in constants_of(traced.jaxpr)), "an array is baked in"
    # The same in what XLA gets: dense constants are spelt out there, one number needs a few bytes, a weight thousands.
    text = traced.lower().as_text()
    assert max(len(line) for line in text.splitlines() if "stablehlo.constant" in line) < 400


def test_the_module_gives_up_its_weights_and_other_weights_give_other_answers() -> None:
    model = tiny_llama()
    params, call = functionalize(model)
    run = jax.jit(lambda params: call(params, input_ids=jnp.asarray(IDS), use_cache=False).logits)

    assert all(parameter.is_meta for parameter in model.parameters())
    assert all(parameter.is_meta for parameter in call.module.parameters())
    before = run(params)
    changed = params | {"model.norm.weight": params["model.norm.weight"] * 2}
    np.testing.assert_allclose(run(changed), before * 2, rtol=1e-4)
    np.testing.assert_array_equal(run(params), before)


def test_the_output_comes_back_in_the_modules_own_class() -> None:
    params, call = functionalize(tiny_llama())

    output = jax.jit(lambda params: call(params, input_ids=jnp.asarray(IDS), use_cache=False))(params)

    assert type(output).__name__ == "CausalLMOutputWithPast"
    assert isinstance(output.logits, jax.Array) and output.past_key_values is None


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16, torch.bfloat16, torch.int64, torch.bool])
def test_tensors_are_copied_whatever_their_type(dtype: torch.dtype) -> None:
    tensor = torch.tensor([[1.5, -2.25], [0.0, 3.0]]).to(dtype)

    array = to_jax(tensor)
    expected = tensor.float().numpy().copy()
    tensor.zero_()

    np.testing.assert_array_equal(np.asarray(array, np.float32), expected)
    if dtype is torch.bfloat16:
        assert array.dtype == ml_dtypes.bfloat16


def test_placing_weights_compiles_nothing(caplog: pytest.LogCaptureFixture) -> None:
    with jax.log_compiles():
        arrays = [to_jax(torch.ones(37, side)) for side in (41, 43)] + [share_with_jax(torch.ones(53, 59))]
        assert not [record for record in caplog.records if "ompil" in record.getMessage()]
        jax.jit(lambda array: array + 61)(arrays[0])
    assert [record for record in caplog.records if "ompil" in record.getMessage()], "they would be seen"


def test_a_tensor_that_is_handed_over_takes_no_second_memory() -> None:
    tensor = torch.arange(1 << 20, dtype=torch.float32)
    array = share_with_jax(tensor)
    assert array.unsafe_buffer_pointer() == tensor.data_ptr()
    wanted = tensor.numpy().copy()
    del tensor
    np.testing.assert_array_equal(array, wanted)


def test_what_a_module_keeps_never_crosses_a_trace() -> None:
    class Hoarder(torch.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.inner = torch.nn.Linear(2, 2)

        def forward(self, x: torch.Tensor) -> torch.Tensor:
            y: torch.Tensor = self.inner(x) + getattr(self.inner, "last", 0)
            self.inner.last = y
            return y

    params, call = functionalize(Hoarder())
    first = jax.jit(call)(params, jnp.ones((1, 2)))
    second = jax.jit(lambda params, x: call(params, x))(params, jnp.ones((1, 2)))

    assert not hasattr(call.module.inner, "last")
    own = copy.deepcopy(call.module)
    assert find_retained_array(own) is None
    jax.eval_shape(lambda params, x: call.call_on_copy(own, "forward", params, x), params, jnp.ones((1, 2)))
    assert find_retained_array(own) == "inner.last"
    np.testing.assert_array_equal(first, second)


class Noisy(torch.nn.Module):
    """Draws a random number, as a module with noise of its own does."""

    def __init__(self) -> None:
        super().__init__()
        self.scale = torch.nn.Parameter(torch.ones(3))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x + self.scale * torch.randn_like(x)


def test_no_trace_leaves_its_values_on_the_thread() -> None:
    params, module = functionalize(Noisy())

    def trace_and_use() -> jax.Array:
        for rows in (1, 2):  # two traces, the first of which is the first thing that this thread does with torchax
            jax.jit(module)(params, jnp.zeros((rows, 3)))
        return jax.random.normal(torchax.default_env().prng_key)

    with ThreadPoolExecutor(1) as thread:
        assert jnp.isfinite(thread.submit(trace_and_use).result())


def test_what_is_read_for_each_token() -> None:
    """A table that tokens are only looked up in is not; one that is tied to the output is."""
    for tied in (False, True):
        module = tiny_llama(tie_word_embeddings=tied)
        table = module.model.embed_tokens.weight
        expected = sum(tensor.numel() for tensor in [*module.parameters(), *module.buffers()])
        params, call = functionalize(module)
        assert parameter_bytes(weights_read_per_token(params, call)) == 4 * (expected - (0 if tied else table.numel()))
