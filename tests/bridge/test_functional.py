"""A module taken apart: what its parameters are and where they go, that nothing else is in the program, that numbers stay, and
that weights which show a file leave memory once they are copied."""

from __future__ import annotations

import copy
import dataclasses
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import torch
import torchax
from jax.extend import core as jax_core
from safetensors.torch import load_file, save_file
from transformers import DynamicCache, LlamaConfig, LlamaForCausalLM, StaticCache
from transformers.distributed.tensor_parallel import ALL_PARALLEL_STYLES
from transformers.modeling_outputs import BaseModelOutputWithPast, CausalLMOutputWithPast

from hfjax_demo.bridge import mapped_files, pytrees, sharding
from hfjax_demo.bridge.expert_loops import ExpertLoops
from hfjax_demo.bridge.functional import FunctionalModule, find_retained_array, functionalize, parameter_bytes
from hfjax_demo.bridge.mapped_files import MappedFiles
from hfjax_demo.bridge.sharding import WeightSplit
from hfjax_demo.bridge.tensors import share_with_jax, to_jax, to_numpy

IDS = np.array([[3, 1, 4, 1, 5, 9]], np.int32)


def tiny_llama(tied: bool = True) -> LlamaForCausalLM:
    torch.manual_seed(0)
    sizes = {"vocab_size": 64, "hidden_size": 32, "intermediate_size": 48, "num_hidden_layers": 2}
    heads = {"num_attention_heads": 4, "num_key_value_heads": 2}
    config = LlamaConfig(**sizes, **heads, initializer_range=0.2, tie_word_embeddings=tied)
    return LlamaForCausalLM(config).eval()


def output(call: FunctionalModule, params: Any, ids: Any = IDS) -> Any:
    return call(params, input_ids=jnp.asarray(ids), use_cache=False)


def test_the_pure_call_gives_pytorchs_logits() -> None:
    model = tiny_llama()
    with torch.no_grad():
        expected = model(input_ids=torch.from_numpy(IDS).long()).logits.numpy()
    params, call = functionalize(model)
    assert all(parameter.is_meta for module in (model, call.module) for parameter in module.parameters())
    found = jax.jit(lambda params: output(call, params))(params)
    assert type(found).__name__ == "CausalLMOutputWithPast" and found.past_key_values is None
    np.testing.assert_allclose(found.logits, expected, atol=2e-5)


def test_tied_weights_are_stored_once_and_equal_ones_that_are_not_tied_stay_apart() -> None:
    untied, _ = functionalize(tiny_llama(tied=False))
    tied, call = functionalize(tiny_llama())
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


CONFIG = LlamaConfig(hidden_size=8, num_attention_heads=2, num_key_value_heads=1, num_hidden_layers=2, vocab_size=16)


def test_an_output_keeps_its_class_and_its_fields_when_one_before_them_is_none() -> None:
    output = CausalLMOutputWithPast(loss=None, logits=jnp.arange(3.0), hidden_states=(jnp.ones(2), jnp.zeros(1)))
    back = jax.jit(lambda tree: jax.tree.map(lambda leaf: leaf * 2, tree))(pytrees.register(output))
    assert type(back) is CausalLMOutputWithPast and back.keys() == output.keys()
    assert back.loss is None and back.past_key_values is None and back.attentions is None
    np.testing.assert_array_equal(back.logits, [0, 2, 4])
    np.testing.assert_array_equal(back.hidden_states[0], [2, 2])
    other = pytrees.register(CausalLMOutputWithPast(loss=jnp.zeros(())))
    assert jax.tree.structure(other) != jax.tree.structure(CausalLMOutputWithPast(logits=jnp.zeros(())))


def filled(cache: Any) -> Any:
    for layer in range(2):
        keys = torch.arange(8.0).reshape(1, 1, 2, 4) + layer
        cache.update(keys, keys + 100, layer)
    return cache


@pytest.mark.parametrize(
    "cache",
    [lambda: DynamicCache(config=CONFIG), DynamicCache, lambda: StaticCache(config=CONFIG, max_cache_len=4)],
    ids=["dynamic", "dynamic without a config", "static"],
)
def test_a_cache_nested_in_an_output_keeps_its_tensors_and_its_lengths(cache: Any) -> None:
    original = filled(cache())
    leaves, structure = jax.tree.flatten(pytrees.register(BaseModelOutputWithPast(past_key_values=original)))
    assert {id(leaf) for leaf in leaves} >= {id(t) for layer in original.layers for t in (layer.keys, layer.values)}
    assert all(isinstance(leaf, torch.Tensor) for leaf in leaves)

    back = jax.tree.unflatten(structure, leaves).past_key_values
    assert type(back) is type(original) and back is not original
    for layer, other in zip(back.layers, original.layers, strict=True):
        assert type(layer) is type(other) and layer is not other
        assert torch.equal(layer.keys, other.keys) and torch.equal(layer.values, other.values)
    assert back.get_seq_length() == original.get_seq_length() == 2
    # What comes back works as a cache.
    keys, _ = back.update(torch.zeros(1, 1, 1, 4), torch.zeros(1, 1, 1, 4), 0)
    assert torch.equal(keys[:, :, :2], original.layers[0].keys[:, :, :2])


EXPERTS, HIDDEN = 6, 4


class Experts(torch.nn.Module):
    """As transformers' modules of LongCat (numbers of experts are looked at) and DBRX (they are tensors) do it."""

    def __init__(self, looks: bool) -> None:
        super().__init__()
        self.looks = looks
        self.weights = torch.nn.Parameter(torch.randn(EXPERTS, HIDDEN, HIDDEN))

    def forward(self, hidden: torch.Tensor, chosen: torch.Tensor, gates: torch.Tensor) -> torch.Tensor:
        out = torch.zeros_like(hidden)
        mask = torch.nn.functional.one_hot(chosen, num_classes=EXPERTS).permute(2, 1, 0)
        for hit in torch.greater(mask.sum(dim=(-1, -2)), 0).nonzero():
            expert = int(hit.item()) if self.looks else hit[0]
            places, tokens = torch.where(mask[expert])
            out.index_add_(0, tokens, hidden[tokens] @ self.weights[expert] * gates[tokens, places, None])
        return out


@pytest.mark.parametrize("looks", [True, False])
@pytest.mark.parametrize("chosen", [[[0, 1], [1, 2], [5, 0]], [[3, 4], [3, 4], [4, 3]], [[5, 2]]])
def test_a_loop_over_experts_gives_what_pytorch_gives(chosen: list[list[int]], looks: bool) -> None:
    torch.manual_seed(0)
    module = Experts(looks)
    given = torch.randn(len(chosen), HIDDEN), torch.tensor(chosen), torch.rand(len(chosen), 2)
    expected = to_numpy(module(*given))
    params, call = functionalize(module)
    traced = jax.jit(dataclasses.replace(call, mode=ExpertLoops))(params, *map(to_jax, given))
    np.testing.assert_allclose(traced, expected, rtol=1e-5, atol=1e-6)
    if looks:  # without the mode such a loop cannot be traced
        with pytest.raises(jax.errors.ConcretizationTypeError):
            jax.jit(call)(params, *map(to_jax, given))


SIDE = 2048  # of a square matrix, 16 MiB
NAME = "of_this_test.safetensors"  # other tests may have left weights in memory


def of_files() -> int:
    """Bytes of the test's file that are in this process's memory now."""
    total, of_weights = 0, False
    for line in Path("/proc/self/smaps").read_text().splitlines():
        if "-" in line.split()[0]:  # the first line of a range: its addresses
            of_weights = line.endswith(NAME)
        elif of_weights and line.startswith("Rss:"):
            total += 1024 * int(line.split()[1])
    return total


@pytest.fixture
def weights(tmp_path: Path) -> list[torch.Tensor]:
    """Two, read from a file and looked at."""
    if sys.platform != "linux":
        pytest.skip("the kernel's list of mapped files is Linux's")
    made = {name: torch.randn(SIDE, SIDE) for name in ("one", "other")}
    save_file(made, tmp_path / NAME)
    read = load_file(tmp_path / NAME)
    assert all(torch.equal(tensor, made[name]) for name, tensor in read.items())
    return list(read.values())


def test_whose_memory_shows_no_file(weights: list[torch.Tensor], monkeypatch: pytest.MonkeyPatch) -> None:
    own = weights[0].to(torch.bfloat16)
    mapped = MappedFiles()
    assert mapped.own_memory(own)
    assert not mapped.own_memory(weights[0]) and not mapped.own_memory(own[: SIDE // 2])
    monkeypatch.setattr(mapped_files, "MAPS", Path("nowhere"))
    assert not MappedFiles().own_memory(own), "nobody knows"


@pytest.mark.parametrize("part", [lambda tensor: tensor[: SIDE // 2], torch.clone], ids=["a part", "its own memory"])
def test_what_is_no_whole_tensor_of_a_file_stays(part: object, weights: list[torch.Tensor]) -> None:
    weights[0].add_(1)  # in memory alone: from the file it would not come back
    tensor = part(weights[0])  # type: ignore[operator]
    kept, before = tensor.clone(), of_files()
    MappedFiles().release_pages(tensor)
    assert torch.equal(tensor, kept) and of_files() == before


def taken_apart(*weights: torch.Tensor) -> list[np.ndarray]:
    """The weights of a module with these, after :func:`functionalize`."""
    module = torch.nn.Sequential(*(torch.nn.Linear(SIDE, SIDE, bias=False) for _ in weights))
    module.load_state_dict({f"{place}.weight": weight for place, weight in enumerate(weights)}, assign=True)
    return [np.asarray(array) for array in functionalize(module)[0].values()]


def test_a_module_leaves_memory_while_it_is_taken_apart(weights: list[torch.Tensor]) -> None:
    expected = [tensor.numpy().copy() for tensor in weights]
    assert of_files() >= sum(tensor.nbytes for tensor in weights)
    found = taken_apart(*weights)
    assert of_files() < 64 * 1024  # though this test still refers to the file's tensors
    np.testing.assert_array_equal(found, expected)


def test_weights_that_share_memory_stay(weights: list[torch.Tensor]) -> None:
    one = weights[0].add_(1)
    turned = torch.empty(0).set_(one.untyped_storage(), 0, (SIDE, SIDE), (1, SIDE))  # the same numbers, transposed
    expected = one.numpy().copy()
    np.testing.assert_array_equal(taken_apart(one, turned), [expected, expected.T])


PLAN = {
    "model.layers.*.self_attn.q_proj": "colwise",
    "model.layers.*.self_attn.o_proj": "rowwise",
    "model.layers.*.experts.up": "packed_colwise",
    "model.embed_tokens": "embedding_rowwise",
    "model.positions": "embedding_colwise",
    "model.layers.*.odd": "some_new_style",
    "model.layers.*.q_norm": "replicated_with_grad_allreduce",
}
COLUMNS, ROWS, WHOLE = WeightSplit


@pytest.mark.parametrize(
    ("name", "shape", "split", "dimension", "reason"),
    [
        ("model.layers.3.self_attn.q_proj.weight", (16, 6), COLUMNS, 0, None),
        ("model.layers.12.self_attn.q_proj.bias", (16,), COLUMNS, 0, None),
        ("model.layers.3.self_attn.q_proj.weight", (6, 16), WHOLE, None, "6 is not divisible by 4"),
        ("model.layers.3.self_attn.o_proj.weight", (6, 16), ROWS, 1, None),
        ("model.layers.3.self_attn.o_proj.bias", (16,), WHOLE, None, "rowwise leaves it whole"),
        ("model.layers.0.experts.up", (3, 8, 16), COLUMNS, 1, None),
        ("model.embed_tokens.weight", (320, 6), ROWS, 0, None),
        ("model.positions.weight", (5, 16), COLUMNS, 1, None),
        ("model.layers.0.odd.weight", (16, 16), WHOLE, None, "the style 'some_new_style' is not known here"),
        ("model.layers.0.q_norm.weight", (16,), WHOLE, None, "replicated_with_grad_allreduce leaves it whole"),
        ("model.norm.weight", (16,), WHOLE, None, None),
        ("model.layers.x.self_attn.q_proj.weight", (16, 6), WHOLE, None, None),
    ],
)
def test_where_a_weight_goes(
    name: str, shape: tuple[int, ...], split: WeightSplit, dimension: int | None, reason: str | None
) -> None:
    placement = sharding.weight_shardings({name: shape}, PLAN, 4)[name]
    assert (placement.split, placement.dimension, placement.reason) == (split, dimension, reason)
    assert np.prod(placement.shard_shape(4)) * (1 if dimension is None else 4) == np.prod(shape)


def test_every_style_that_transformers_has_is_known() -> None:
    experts = {"grouped_gemm", "ep_dispatch_experts"}  # of plans for expert parallelism, which are others
    for style in set(ALL_PARALLEL_STYLES) - experts:
        placement = sharding.weight_shardings({"a.weight": (8, 8)}, {"a": style}, 8)["a.weight"]
        assert "not known" not in (placement.reason or "")
