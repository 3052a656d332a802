"""Steps that are not computed: which, and what stands in for them; exact for a module whose results lie on a line."""

from __future__ import annotations

from typing import Any

import pytest
import torch

from hfjax_demo.bridge.compiled_module import CompiledModule
from hfjax_demo.bridge.lowerings.layers import register_lowerings
from hfjax_demo.bridge.programs.compiler import Compiler
from hfjax_demo.bridge.step_caching import MAX_STEPS_SKIPPED, StepCache, find_first_block
from tests.meshes import one_device


@pytest.fixture(scope="module", autouse=True)
def _lowerings() -> None:
    register_lowerings()


class Block(torch.nn.Module):
    def forward(self, text: torch.Tensor, hidden: torch.Tensor, change: torch.Tensor) -> tuple[torch.Tensor, ...]:
        return text, hidden + change


class Denoiser(torch.nn.Module):
    """Its first block adds ``change``, its result is ``slope`` in a dictionary with what is no array."""

    def __init__(self) -> None:
        super().__init__()
        self.embed = torch.nn.Linear(3, 3, bias=False)
        torch.nn.init.eye_(self.embed.weight)
        self.transformer_blocks = torch.nn.ModuleList([Block(), Block()])

    def forward(self, hidden: torch.Tensor, change: torch.Tensor, slope: torch.Tensor) -> dict[str, Any]:
        text = torch.ones(hidden.shape[0], 2, 3)
        for block in self.transformer_blocks:
            text, hidden = block(text, self.embed(hidden), change)
        return {"sample": slope + 0 * hidden, "name": "a", "none": None}


ROW = torch.ones(2, 4, 3)


def played(
    module: CompiledModule, threshold: float, changes: list[float], slopes: list[float]
) -> tuple[list[float], StepCache]:
    """The results of steps whose first block adds these numbers, and what was computed."""
    found = []
    with module.calls.caching_steps(threshold) as steps:
        for change, slope in zip(changes, slopes, strict=True):
            result = module(ROW, ROW * change, ROW * slope)
            assert (result["name"], result["none"]) == ("a", None) and result["sample"].shape == ROW.shape
            found.append(result["sample"].mean().item())
            steps.end_step()
    return found, steps


@pytest.fixture(scope="module")
def denoiser() -> CompiledModule:
    return CompiledModule(Denoiser(), "the denoiser", Compiler(), mesh=one_device())


def test_a_step_is_computed_where_the_first_block_has_changed_enough(denoiser: CompiledModule) -> None:
    # Changes of 10 % each, measured from the last step that was computed: it takes two of them to exceed 15 %.
    found, steps = played(denoiser, 0.15, [1.0, 1.1, 1.2, 1.3, 1.4, 1.5], [0.0, 5.0, 7.0, 8.0, 1.0, 2.0])
    # The first two are computed, for there is no line before; then 1.2 is 9 % from 1.1, and 1.3 is 18 % from it.
    assert found == pytest.approx([0.0, 5.0, 10.0, 8.0, 9.5, 2.0])
    assert steps.computed() == (4, 6)


def test_results_on_a_line_are_those_that_are_not_computed(denoiser: CompiledModule) -> None:
    line = [float(step) for step in range(12)]
    found, steps = played(denoiser, 1.0, [1.0] * 12, line)
    assert found == pytest.approx(line)
    computed, calls = steps.computed()
    assert calls == 12 and computed == 2 + 10 // (MAX_STEPS_SKIPPED + 1)


def test_a_threshold_that_nothing_is_below_computes_every_step(denoiser: CompiledModule) -> None:
    slopes = [3.0, 1.0, 4.0, 1.0, 5.0]
    found, steps = played(denoiser, 1e-9, [1.0, 1.1, 1.2, 1.3, 1.4], slopes)
    assert found == slopes and steps.computed() == (5, 5)


def test_the_row_that_changes_most_decides(denoiser: CompiledModule) -> None:
    with denoiser.calls.caching_steps(0.5) as steps:
        for step in range(4):
            change = torch.stack([ROW[0], ROW[1] * 2.0**step])  # the second picture of a batch, whose block doubles
            denoiser(ROW, change, ROW)
            steps.end_step()
    assert steps.computed() == (4, 4)


def test_each_call_within_a_step_has_its_own_state(denoiser: CompiledModule) -> None:
    found: list[list[float]] = [[], []]
    with denoiser.calls.caching_steps(1.0) as steps:
        for step in range(5):
            for place, slope in enumerate((1.0, -1.0)):  # as with and without the prompt
                found[place].append(denoiser(ROW, ROW, ROW * slope * step)["sample"].mean().item())
            steps.end_step()
    assert found == [[0.0, 1.0, 2.0, 3.0, 4.0], [0.0, -1.0, -2.0, -3.0, -4.0]]
    assert steps.computed() == (4, 10)


def test_no_step_of_a_picture_tells_anything_of_the_next_one(denoiser: CompiledModule) -> None:
    assert played(denoiser, 1.0, [1.0] * 3, [1.0, 2.0, 0.0])[0] == pytest.approx([1.0, 2.0, 3.0])
    assert played(denoiser, 1.0, [1.0] * 2, [9.0, 7.0])[0] == [9.0, 7.0]
    assert denoiser(ROW, ROW, ROW * 5)["sample"].mean().item() == 5.0  # outside of it every call is computed


def test_the_first_block_of_a_network() -> None:
    first = Block()

    class UNet(torch.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            block = torch.nn.Module()
            block.resnets = torch.nn.ModuleList([first])
            self.down_blocks = torch.nn.ModuleList([block])

    unet, other = UNet(), Denoiser()
    assert find_first_block(unet) is first
    assert find_first_block(other) is other.transformer_blocks[0]
    assert find_first_block(torch.nn.Linear(2, 2)) is None
