"""Weights on several devices: what a plan makes of shapes, and that nothing but the place of the weights changes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import jax
import numpy as np
import pytest
import torch
from transformers import AutoModelForCausalLM
from transformers.distributed.tensor_parallel import ALL_PARALLEL_STYLES

from hfjax_demo.bridge import sharding
from hfjax_demo.bridge.sharding import WeightSplit

from .. import tiny_models

pytestmark = [pytest.mark.usefixtures("processes"), pytest.mark.release]

PLAN = {
    "model.layers.*.self_attn.q_proj": "colwise",
    "model.layers.*.self_attn.o_proj": "rowwise",
    "model.layers.*.experts.up": "packed_colwise",
    "model.embed_tokens": "embedding_rowwise",
    "model.positions": "embedding_colwise",
    "model.layers.*.odd": "some_new_style",
    "model.layers.*.q_norm": "replicated_with_grad_allreduce",
}
DEVICES = 8
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


def test_a_model_without_a_plan_stays_whole(tmp_path: Path) -> None:
    model = AutoModelForCausalLM.from_pretrained(tiny_models.make_model(tmp_path, "gpt2"))
    shapes = {name: tuple(weight.shape) for name, weight in model.named_parameters()}
    placed = sharding.weight_shardings(shapes, sharding.tensor_parallel_plan(model), 2)
    assert sharding.tensor_parallel_plan(torch.nn.Linear(1, 1)) == {}
    assert {placement.split for placement in placed.values()} == {WeightSplit.WHOLE}


def test_one_device() -> None:
    mesh = sharding.make_mesh(jax.devices()[:1])
    params = {"model.embed_tokens.weight": jax.numpy.ones((4, 2))}
    placed = sharding.weight_shardings({name: array.shape for name, array in params.items()}, PLAN, 1)
    held = sharding.shard(params, sharding.named_shardings(placed, mesh))
    assert sharding.bytes_by_device(held) == {jax.devices()[0].id: 32}
    with pytest.raises(KeyError):
        sharding.shard({"other": params["model.embed_tokens.weight"]}, sharding.named_shardings(placed, mesh))


# Eight devices exist only in a process that asked for them before it used the first.
CHILD = """
import json, sys
import jax, jax.numpy as jnp, numpy as np, torch
from transformers import AutoModelForCausalLM
from hfjax_demo.bridge import sharding
from hfjax_demo.bridge.functional import functionalize

tokens = np.arange(3, 33)[None]
told = {}
for folder in sys.argv[1:]:
    module = AutoModelForCausalLM.from_pretrained(folder, dtype=torch.float32).eval()
    plan = sharding.tensor_parallel_plan(module)
    with torch.no_grad():
        wanted = module(torch.from_numpy(tokens)).logits.numpy()
    params, call = functionalize(module)
    shapes = {name: array.shape for name, array in params.items()}
    forward = jax.jit(lambda params, tokens: call(params, input_ids=tokens, use_cache=False).logits)
    for count in (2, 8):
        mesh = sharding.make_mesh(jax.devices()[:count])
        placed = sharding.weight_shardings(shapes, plan, count)
        held = sharding.shard(params, sharding.named_shardings(placed, mesh))
        got = forward(held, jax.device_put(jnp.asarray(tokens), sharding.replicated(mesh)))
        split = [name for name, placement in placed.items() if placement.dimension is not None]
        told[f"{folder.rpartition('/')[2]} {count}"] = {
            "difference": float(np.abs(np.asarray(got) - wanted).max()),
            "bytes": list(sharding.bytes_by_device(held).values()),
            "split": sum(params[name].nbytes for name in split),
            "all": sum(array.nbytes for array in params.values()),
            "undivided": sorted({placement.reason for placement in placed.values() if "divisible" in (placement.reason or "")}),
            "cache": sharding.cache_sharding(2, mesh).is_fully_replicated,
        }
print(json.dumps(told))
"""


def test_on_eight_devices_each_holds_its_share_and_the_answer_is_pytorchs(tmp_path: Path, shared_cache: Path) -> None:
    # 36 outputs of the keys' projection divide by 2 and not by 8: three heads of 12.
    sizes = {"num_attention_heads": 3, "num_key_value_heads": 3, "hidden_size": 36, "intermediate_size": 96}
    folders = [
        tiny_models.make_model(tmp_path / "llama", "llama", **sizes),
        tiny_models.make_model(tmp_path / "gemma3", "gemma3", tie_word_embeddings=True),
    ]
    done = subprocess.run(
        [sys.executable, "-c", CHILD, *map(str, folders)],
        env=os.environ
        | {
            "JAX_PLATFORMS": "cpu",
            "JAX_NUM_CPU_DEVICES": str(DEVICES),
            "JAX_COMPILATION_CACHE_DIR": str(shared_cache / "compiled"),
            "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0",
        },
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-4000:]
    told = json.loads(done.stdout.splitlines()[-1])
    assert len(told) == 4
    for name, run in told.items():
        count = int(name.split()[1])
        share = run["split"] // count + run["all"] - run["split"]
        assert run["difference"] < 1e-4, name
        assert run["bytes"] == [share] * count, name
        assert run["split"] > run["all"] / 2, name
        assert run["cache"] == (count == 8), name
    assert told["llama 2"]["undivided"] == []
    assert told["llama 8"]["undivided"] == ["36 is not divisible by 8"]


@pytest.mark.parametrize(
    ("devices", "whole", "reason"),
    [
        (2, set(), None),
        (4, {"k_proj", "v_proj"}, "2 heads cannot be shared out among 4"),
        (8, {"q_proj", "k_proj", "v_proj", "o_proj"}, "4 heads cannot be shared out among 8"),
    ],
)
def test_no_cut_goes_through_a_head(devices: int, whole: set[str], reason: str | None, tmp_path: Path) -> None:
    model = AutoModelForCausalLM.from_pretrained(tiny_models.make_model(tmp_path, "qwen3"))
    heads = sharding.heads_by_weight(model)
    shapes = {name: tuple(weight.shape) for name, weight in model.named_parameters()}
    placed = sharding.weight_shardings(shapes, sharding.tensor_parallel_plan(model), devices, heads)
    attention = {name: placement for name, placement in placed.items() if name in heads}
    assert len(attention) == 2 * 4  # layers and projections
    assert {
        name.split(".")[-2] for name, placement in attention.items() if placement.split is WeightSplit.WHOLE
    } == whole
    assert reason is None or reason in {placement.reason for placement in attention.values()}
    cut_anywhere = sharding.weight_shardings(shapes, sharding.tensor_parallel_plan(model), devices)
    assert all(cut_anywhere[name].dimension is not None for name in attention)
