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
def weights(tmp_path: Path) -> list[torch.Tensor]:
    """Two, read from a file and looked at."""
    made = {name: torch.randn(SIDE, SIDE) for name in ("one", "other")}
    save_file(made, tmp_path / NAME)
    read = load_file(tmp_path / NAME)
    assert all(torch.equal(tensor, made[name]) for name, tensor in read.items())
    return list(read.values())


def test_a_tensor_is_forgotten_and_found_in_its_file_again(weights: list[torch.Tensor]) -> None:
    one, other = weights
    kept, before = one.clone(), of_files()
    MappedFiles().release_pages(one)
    assert before - of_files() >= one.nbytes - 2 * 4096
    assert torch.equal(one, kept)  # read again
    assert of_files() >= other.nbytes + one.nbytes


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
