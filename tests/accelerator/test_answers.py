"""The device's tokens are PyTorch's."""

from __future__ import annotations

from pathlib import Path

import jax
import pytest

from benchmarks.text_sides import Engine
from hfjax_demo.bridge.programs.compiler import Compiler
from hfjax_demo.settings import Settings
from hfjax_demo.text.engine_builder import load_engine

from .. import parity, tiny_models
from .conftest import Device, Measured

PROMPTS = (5, 40)  # tokens
NEW_TOKENS = 24


@pytest.mark.parametrize("name", ["llama", "qwen3", "gemma3", "gpt2"])
def test_greedy_tokens_in_float32(name: str, tmp_path: Path, told: list[Measured], device: Device) -> None:
    """With products as exact as float32 goes: a TPU's are of bfloat16 pieces unless told otherwise, a GPU's may be of TF32."""
    folder = tiny_models.make_model(tmp_path / name, name)
    reference = tiny_models.Reference(folder)
    with jax.default_matmul_precision("highest"):
        engine = tiny_models.load(folder)
        verdicts = []
        for length in PROMPTS:
            prompt = tiny_models.prompt_ids(length)
            answer = parity.generate(engine, prompt, max_new_tokens=NEW_TOKENS)
            found = parity.compare(engine, reference, prompt, answer.tokens, NEW_TOKENS)
            verdicts.append(found.verdict)
        engine.close()
    told.append(Measured(f"tokens of a tiny {name}, float32", ", ".join(verdicts), "PyTorch"))


def test_weights_that_stay_on_the_host(tmp_path: Path, told: list[Measured], device: Device) -> None:
    """Every layer's, brought over in every step, in float32 as exact as it goes."""
    folder = tiny_models.make_model(tmp_path / "llama", "llama")
    prompt = tiny_models.prompt_ids(PROMPTS[-1])
    with jax.default_matmul_precision("highest"):
        here, away = (tiny_models.load(folder, offload=layers) for layers in (0, 99))
        assert away.memory_bytes < here.memory_bytes or jax.default_backend() == "cpu"
        answers = [parity.generate(engine, prompt, max_new_tokens=NEW_TOKENS).tokens for engine in (here, away)]
        here.close()
        away.close()
    assert answers[0] == answers[1]
    told.append(Measured("tokens with all layers in the host's memory", "equal", "the device's memory"))


def test_the_models_own_precision_is_within_rounding(model: Path, settings: Settings, told: list[Measured]) -> None:
    """Loading compares the logits of a few tokens with PyTorch's, and refuses a model whose answers are others."""
    said: list[str] = []
    engine = load_engine(
        model,
        model.name,
        dtype=settings.dtype,
        settings=settings,
        device="the device",
        on_progress=lambda message, fraction: said.append(message),
        compiler=Compiler(),
    )
    engine.close()
    assert "checking against PyTorch" in said
    told.append(Measured(f"logits of {model.name}, {settings.dtype}", "within rounding", "PyTorch"))


def test_conversations_beside_each_other_answer_as_alone(engine: Engine, told: list[Measured]) -> None:
    """Some tokens may tie; most may not."""
    prompts = [f"Tell me about the number {number}." for number in range(4)]
    together = engine.greedy(prompts, NEW_TOKENS)
    alone = [engine.greedy([prompt], NEW_TOKENS)[0] for prompt in prompts]
    same = sum(one == other for one, other in zip(alone, together, strict=True))
    assert [len(tokens) for tokens in together] == [NEW_TOKENS] * 4
    assert same >= 3, "a product of more rows may round otherwise, which few answers show"
    told.append(Measured("answers of four conversations together", f"{same} of 4 equal", "each alone"))
