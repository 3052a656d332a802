"""Weights that show a file leave memory once they are copied."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest
import torch
from safetensors.torch import load_file, save_file

from hfjax_demo.bridge import mapped_files
from hfjax_demo.bridge.functional import functionalize
from hfjax_demo.bridge.mapped_files import MappedFiles

SIDE = 2048  # of a square matrix, 16 MiB
NAME = "of_this_test.safetensors"  # other tests may have left weights in memory

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the kernel's list of mapped files is Linux's")


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
def weights(tmp_path: Path) -> dict[str, torch.Tensor]:
    """Read from a file, and looked at."""
    made = {name: torch.randn(SIDE, SIDE) for name in ("one.weight", "other.weight")}
    save_file(made, tmp_path / NAME)
    read = load_file(tmp_path / NAME)
    assert all(torch.equal(tensor, made[name]) for name, tensor in read.items())
    return read


def test_a_tensor_is_forgotten_and_found_in_its_file_again(weights: dict[str, torch.Tensor]) -> None:
    one, other = weights.values()
    kept, before = one.clone(), of_files()
    MappedFiles().release_pages(one)
    assert before - of_files() >= one.nbytes - 2 * 4096
    assert torch.equal(one, kept)  # read again
    assert of_files() >= other.nbytes + one.nbytes


def test_whose_memory_shows_no_file(weights: dict[str, torch.Tensor], monkeypatch: pytest.MonkeyPatch) -> None:
    one = weights["one.weight"]
    own = one.to(torch.bfloat16)
    mapped = MappedFiles()
    assert mapped.own_memory(own)
    assert not mapped.own_memory(one) and not mapped.own_memory(own[: SIDE // 2])
    monkeypatch.setattr(mapped_files, "MAPS", Path("nowhere"))
    assert not MappedFiles().own_memory(own), "nobody knows"


@pytest.mark.parametrize("what", ["a part", "a tensor of its own"])
def test_what_is_no_whole_tensor_of_a_file_stays(what: str, weights: dict[str, torch.Tensor]) -> None:
    one = weights["one.weight"]
    one += 1  # in memory alone: from the file it would not come back
    tensor = one[: SIDE // 2] if what == "a part" else one.clone()
    kept, before = tensor.clone(), of_files()
    MappedFiles().release_pages(tensor)
    assert torch.equal(tensor, kept) and of_files() == before


def test_a_module_leaves_memory_while_it_is_taken_apart(weights: dict[str, torch.Tensor]) -> None:
    module = torch.nn.ModuleDict({name: torch.nn.Linear(SIDE, SIDE, bias=False) for name in ("one", "other")})
    expected = {name: tensor.numpy().copy() for name, tensor in weights.items()}
    module.load_state_dict(weights, assign=True)
    assert of_files() >= sum(tensor.nbytes for tensor in weights.values())
    params, _ = functionalize(module)
    assert of_files() < 64 * 1024  # though this test still refers to the file's tensors
    for name, array in params.items():
        np.testing.assert_array_equal(np.asarray(array), expected[name])


def test_weights_that_share_memory_stay(weights: dict[str, torch.Tensor]) -> None:
    one = weights["one.weight"]
    one += 1
    module = torch.nn.ModuleDict({name: torch.nn.Linear(SIDE, SIDE, bias=False) for name in ("one", "other")})
    turned = torch.empty(0).set_(one.untyped_storage(), 0, (SIDE, SIDE), (1, SIDE))  # the same numbers, transposed
    module.load_state_dict({"one.weight": one, "other.weight": turned}, assign=True)
    expected = one.numpy().copy()
    params, _ = functionalize(module)
    np.testing.assert_array_equal(np.asarray(params["one.weight"]), expected)
    np.testing.assert_array_equal(np.asarray(params["other.weight"]), expected.T)
