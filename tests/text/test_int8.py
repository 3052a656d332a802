"""The chat engine on int8 weights: PyTorch's tokens on the same rounded weights."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import torch

from hfjax_demo.bridge.weights import formats

from .. import tiny_models
from ..parity import compare, generate, run, submit
from ..tiny_models import Reference, prompt_ids

NEW_TOKENS = 32

# An activation's second digit ends at 1/64 000 of the largest, some sixty float32 roundings.
ROUNDING = 4e-4

pytestmark = [pytest.mark.optimized, pytest.mark.usefixtures("engines"), pytest.mark.release]


class RoundedReference(Reference):
    """Plain PyTorch with every table's weights rounded to int8 and back."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        done: set[int] = set()
        for child in self.model.modules():
            if isinstance(child, (torch.nn.Linear, torch.nn.Embedding)) and child.weight.data_ptr() not in done:
                done.add(child.weight.data_ptr())
                values, scale = formats.quantize_int8(child.weight.detach().numpy())
                child.weight.data.copy_(torch.from_numpy(values.astype(np.float32) * scale[:, None]))


@pytest.mark.parametrize("name", ["llama", "gemma3", "gpt2", "qwen3"])
def test_greedy_tokens_are_pytorchs_on_the_rounded_weights(tmp_path: Path, name: str) -> None:
    folder = tiny_models.make_model(tmp_path, name)
    engine, rounded = tiny_models.load(folder, name, dtype="int8"), RoundedReference(folder)
    assert engine.model.formats.keys() & {"int8", "int8_rows"}  # the latter where inputs are no multiple of 32

    for length in (5, 140):
        prompt = prompt_ids(length)
        answer = generate(engine, prompt, max_new_tokens=NEW_TOKENS)
        comparison = compare(engine, rounded, prompt, answer.tokens, NEW_TOKENS, ROUNDING)
        assert len(set(comparison.expected)) >= 5, "a model that repeats itself shows little"


def test_an_answer_does_not_depend_on_who_else_is_there(tmp_path: Path) -> None:
    folder = tiny_models.make_model(tmp_path, "llama")
    prompts = [prompt_ids(length, seed=2) for length in (9, 30, 77)]
    alone = tiny_models.load(folder, dtype="int8")
    expected = [generate(alone, prompt, max_new_tokens=NEW_TOKENS).tokens for prompt in prompts]

    together = tiny_models.load(folder, dtype="int8")
    recorders = [submit(together, prompt, max_new_tokens=NEW_TOKENS)[1] for prompt in prompts]
    run(together)

    assert [recorder.tokens for recorder in recorders] == expected
