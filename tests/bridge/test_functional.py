"""A module taken apart: what its parameters are, that nothing else is in the program, and that the numbers stay."""

from __future__ import annotations

import copy
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import torch
import torchax
from jax.extend import core as jax_core
from transformers import LlamaConfig, LlamaForCausalLM

from hfjax_demo.bridge.functional import FunctionalModule, find_retained_array, functionalize, parameter_bytes
from hfjax_demo.bridge.tensors import share_with_jax, to_jax

IDS = np.array([[3, 1, 4, 1, 5, 9]], np.int32)


def tiny_llama(**changes: Any) -> LlamaForCausalLM:
    torch.manual_seed(0)
    config = LlamaConfig(
        vocab_size=64,
        hidden_size=32,
        intermediate_size=48,
        num_hidden_layers=2,
        num_attention_heads=4,
        num_key_value_heads=2,
        initializer_range=0.2,
        **changes,
    )
    return LlamaForCausalLM(config).eval()


def output(call: FunctionalModule, params: Any, ids: Any = IDS) -> Any:
    return call(params, input_ids=jnp.asarray(ids), use_cache=False)


def test_the_pure_call_gives_pytorchs_logits() -> None:
    model = tiny_llama(tie_word_embeddings=True)
    with torch.no_grad():
        expected = model(input_ids=torch.from_numpy(IDS).long()).logits.numpy()
    params, call = functionalize(model)
    assert all(parameter.is_meta for module in (model, call.module) for parameter in module.parameters())
    found = jax.jit(lambda params: output(call, params))(params)
    assert type(found).__name__ == "CausalLMOutputWithPast" and found.past_key_values is None
    np.testing.assert_allclose(found.logits, expected, atol=2e-5)


def test_tied_weights_are_stored_once_and_equal_ones_that_are_not_tied_stay_apart() -> None:
    untied, _ = functionalize(tiny_llama(tie_word_embeddings=False))
    tied, call = functionalize(tiny_llama(tie_word_embeddings=True))
    assert call.aliases["lm_head.weight"] == call.aliases["model.embed_tokens.weight"] == "model.embed_tokens.weight"
    assert set(untied) - set(tied) == {"lm_head.weight"}
    assert parameter_bytes(untied) - parameter_bytes(tied) == 64 * 32 * 4

    twins = torch.nn.Sequential(torch.nn.Linear(3, 3), torch.nn.Linear(3, 3))
    twins[1].load_state_dict(twins[0].state_dict())
    params, _ = functionalize(twins)
    assert set(params) == {"0.weight", "0.bias", "1.weight", "1.bias"}


def constants_of(jaxpr: Any) -> list[Any]:
    """Every array that is part of a program instead of an argument, those of nested programs included."""
    found = list(jaxpr.consts)
    for equation in jaxpr.jaxpr.eqns:
        for value in jax.tree.leaves(list(equation.params.values()), is_leaf=lambda leaf: hasattr(leaf, "consts")):
            if isinstance(value, jax_core.ClosedJaxpr):
                found += constants_of(value)
        found += [var.val for var in equation.invars if isinstance(var, jax_core.Literal)]
    return found


def test_no_weight_is_a_constant_of_the_program() -> None:
    params, call = functionalize(tiny_llama())
    traced = jax.jit(lambda params, ids: output(call, params, ids).logits).trace(params, IDS)
    smallest = min(array.size for array in params.values())
    assert all(np.size(constant) < smallest for constant in constants_of(traced.jaxpr)), "an array is baked in"
    # The same in what XLA gets: dense constants are spelt out there, one number needs a few bytes, a weight thousands.
    text = traced.lower().as_text()
    assert max(len(line) for line in text.splitlines() if "stablehlo.constant" in line) < 400


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16, torch.bfloat16, torch.int64, torch.bool])
def test_tensors_are_copied_whatever_their_type(dtype: torch.dtype) -> None:
    tensor = torch.tensor([[1.5, -2.25], [0.0, 3.0]]).to(dtype)
    array, expected = to_jax(tensor), tensor.float().numpy().copy()
    tensor.zero_()
    np.testing.assert_array_equal(np.asarray(array, np.float32), expected)
    assert (array.dtype == jnp.bfloat16) == (dtype is torch.bfloat16)


def test_placing_weights_compiles_nothing(caplog: pytest.LogCaptureFixture) -> None:
    with jax.log_compiles():
        arrays = [to_jax(torch.ones(37, side)) for side in (41, 43)] + [share_with_jax(torch.ones(53, 59))]
        assert not [record for record in caplog.records if "ompil" in record.getMessage()]
        jax.jit(lambda array: array + 61)(arrays[0])
    assert [record for record in caplog.records if "ompil" in record.getMessage()], "they would be seen"


def test_a_tensor_that_is_handed_over_takes_no_second_memory() -> None:
    tensor = torch.arange(1 << 20, dtype=torch.float32)
    array, wanted = share_with_jax(tensor), tensor.numpy().copy()
    assert array.unsafe_buffer_pointer() == tensor.data_ptr()
    del tensor
    np.testing.assert_array_equal(array, wanted)


class Hoarder(torch.nn.Module):
    """Keeps its last result, and draws random numbers."""

    def __init__(self) -> None:
        super().__init__()
        self.inner = torch.nn.Linear(2, 2)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        y: torch.Tensor = self.inner(x) + getattr(self.inner, "last", 0)
        self.inner.last = y
        return y + 0 * torch.randn_like(x)


def test_what_a_module_keeps_never_crosses_a_trace() -> None:
    params, call = functionalize(Hoarder())
    x = jnp.ones((1, 2))
    first, second = (jax.jit(lambda params, x: call(params, x))(params, x) for _ in range(2))
    np.testing.assert_array_equal(first, second)
    assert not hasattr(call.module.inner, "last")
    own = copy.deepcopy(call.module)
    assert find_retained_array(own) is None
    jax.eval_shape(lambda params, x: call.call_on_copy(own, "forward", params, x), params, x)
    assert find_retained_array(own) == "inner.last"


def test_no_trace_leaves_its_values_on_the_thread() -> None:
    params, call = functionalize(Hoarder())

    def trace_and_use() -> jax.Array:
        for rows in (1, 2):  # two traces, the first of which is the first thing that this thread does with torchax
            jax.jit(call)(params, jnp.zeros((rows, 2)))
        return jax.random.normal(torchax.default_env().prng_key)

    with ThreadPoolExecutor(1) as thread:
        assert jnp.isfinite(thread.submit(trace_and_use).result())
