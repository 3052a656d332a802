"""The chat engine on 2, 4 and 8 virtual devices: one device's tokens, each device's share, and no exchange that is not needed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from hfjax_demo.errors import InvalidSetting
from hfjax_demo.settings import Settings

from .. import tiny_models
from ..architectures.comparing import make_folder
from ..mesh_child import MeshChild, Told
from ..tiny_models import VOCABULARY, prompt_ids

pytestmark = [pytest.mark.usefixtures("processes"), pytest.mark.release]

LAYERS, WIDTH, FLOAT = 2, 48, 4  # of the tiny models, and bytes of a number
MESHES = (None, "1x2", "1x4")  # two key and value heads: shared out among two devices, not among four
PROMPTS = [prompt_ids(length, seed=length) for length in (5, 40)]
SMALL = {"slots": 2, "prefill_chunks": (16,)}  # few programs to compile, and a prompt that needs three chunks

ALL_REDUCE, ALL_GATHER = "all-reduce", "all-gather"


@pytest.fixture(scope="module")
def child(shared_cache: Path) -> Iterator[MeshChild]:
    with MeshChild(shared_cache) as process:
        yield process


def per_token(told: Told) -> Counter[tuple[str, int]]:
    """The exchanges of one decode step, by kind and bytes of a row; there must be none but in the loop over the steps."""
    assert {loops for _, _, loops in told.exchanges} <= {1}
    return Counter((kind, size) for kind, size, _ in told.exchanges)


def needed(sums: int) -> Counter[tuple[str, int]]:
    """So many sums of hidden states, and the logits joined."""
    return Counter({(ALL_REDUCE, WIDTH * FLOAT): sums, (ALL_GATHER, VOCABULARY * FLOAT): 1})


def same_tokens(found: dict[str, Told]) -> None:
    alone = found["None"]
    assert len(set(alone.tokens[0])) > 4
    for mesh, told in found.items():
        assert told.tokens == alone.tokens, mesh
        assert told.again == alone.again, mesh


# Gemma 3 has windows, and norms of queries and keys; scales of a rounded cache are a part of each device's own heads.
@pytest.mark.parametrize(("name", "cache"), [("llama", "auto"), ("gemma3", "auto"), ("llama", "int8")])
def test_a_model_with_a_plan(name: str, cache: str, child: MeshChild, tmp_path: Path) -> None:
    meshes = (*MESHES, "1x8") if (name, cache) == ("llama", "auto") else MESHES
    found = child.run(tiny_models.make_model(tmp_path, name), meshes, PROMPTS, 24, cache_dtype=cache, **SMALL)

    same_tokens(found)
    # Two sums a layer, and one for the embedding.
    assert per_token(found["1x2"]) == per_token(found["1x4"]) == needed(2 * LAYERS + 1)
    assert found["None"].exchanges == []
    # Two key and value heads: half of the cache on each of two devices, all of it on each of four.
    (whole,) = found["None"].caches
    assert found["1x2"].caches == [whole // 2] * 2
    assert found["1x4"].caches == [whole] * 4
    assert "placing the weights on 2 devices" in found["1x2"].sentences
    told = "; ".join(found["1x4"].sentences)
    assert "self_attn.k_proj, self_attn.v_proj (2 heads cannot be shared out among 4)" in told
    (all_weights,) = found["None"].weights
    assert len(set(found["1x4"].weights)) == 1 and 0.25 < found["1x4"].weights[0] / all_weights < 0.35
    if "1x8" in meshes:  # four heads are too few for eight devices: of each layer only the other sum is left
        assert per_token(found["1x8"]) == needed(LAYERS + 1)


@pytest.mark.parametrize("platform", ["tpu", "gpu"])
def test_devices_that_share_one_cache_for_all_conversations(platform: str, child: MeshChild, tmp_path: Path) -> None:
    folder = tiny_models.make_model(tmp_path, "llama", head_dim=64)  # what the TPU's kernel takes
    meshes = MESHES if platform == "tpu" else MESHES[:2]
    found = child.run(folder, meshes, PROMPTS, 24, platform=platform, **SMALL)
    same_tokens(found)
    (whole,) = found["None"].caches
    for mesh, share in (("1x2", 2), ("1x4", 1))[: len(meshes) - 1]:
        assert per_token(found[mesh]) == needed(2 * LAYERS + 1)
        assert set(found[mesh].caches) == {whole // share}


def test_packed_projections_and_states(child: MeshChild, tmp_path: Path) -> None:
    found = child.run(tiny_models.make_model(tmp_path / "phi3", "phi3"), (None, "1x4"), PROMPTS, 24, **SMALL)
    same_tokens(found)
    # The plan joins what the packed layers (queries, keys and values; gate and up) give, besides the sums.
    joined = Counter({(ALL_GATHER, 2 * 96 * FLOAT): LAYERS, (ALL_GATHER, (4 + 2 + 2) * 12 * FLOAT): LAYERS})
    assert per_token(found["1x4"]) == needed(2 * LAYERS + 1) + joined
    same_tokens(child.run(make_folder(tmp_path / "lfm2", "lfm2"), (None, "1x2"), PROMPTS, 16, **SMALL))


def test_a_model_without_a_plan_is_whole_on_each_device(child: MeshChild, tmp_path: Path) -> None:
    found = child.run(tiny_models.make_model(tmp_path, "gpt2"), (None, "1x4"), PROMPTS, 24, **SMALL)
    same_tokens(found)
    assert found["1x4"].weights == found["None"].weights * 4
    assert found["1x4"].caches == [found["None"].caches[0] // 4] * 4  # four heads
    assert sum(per_token(found["1x4"]).values()) == LAYERS  # what each device makes of its heads
    assert "whole on each: transformers has no plan for this architecture" in "; ".join(found["1x4"].sentences)


def test_rows_of_devices_share_the_conversations(child: MeshChild, tmp_path: Path) -> None:
    prompts = [prompt_ids(length, seed=length) for length in (5, 9, 12, 20, 7)]
    folder = tiny_models.make_model(tmp_path, "llama")
    found = child.run(folder, (None, "2x2", "2x1"), prompts, 24, **SMALL | {"slots": 4})
    same_tokens(found)
    (whole,) = found["None"].caches
    # Four slots: two in each row of two devices, which share their heads, or two on each of two devices.
    assert found["2x2"].caches == [found["2x2"].caches[0]] * 4 and found["2x2"].caches[0] <= 1.1 * whole / 4
    assert found["2x1"].weights == found["None"].weights * 2
    assert per_token(found["2x2"]) == needed(2 * LAYERS + 1)
    assert found["2x1"].exchanges == []


def test_more_devices_than_there_are(folder: Path) -> None:
    says = r"^A mesh of 64x64 requires 4096 devices, and JAX finds .*; choose a smaller"
    with pytest.raises(InvalidSetting, match=says):
        tiny_models.load(folder, mesh="64x64")


@pytest.mark.parametrize("text", ["4", "0x2", "1x2x3"])
def test_what_is_no_mesh(text: str) -> None:
    with pytest.raises(InvalidSetting, match=r"mesh is .*; use two numbers.* such as 1x4\.$"):
        Settings(mesh=text)
