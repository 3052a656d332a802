"""The device's tokens are PyTorch's; its memory and speed, beside what the compiler said without one, and PyTorch."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import jax
import pytest

from benchmarks import accelerators, compiled_programs
from benchmarks.text_sides import Engine, PyTorch
from hfjax_demo.bridge.functional import parameter_bytes
from hfjax_demo.bridge.programs.compiler import Compiler
from hfjax_demo.catalog import ModelKind
from hfjax_demo.settings import Settings
from hfjax_demo.text.engine_builder import load_engine

from .. import parity, tiny_models
from .conftest import CONVERSATIONS, Device, tell

pytestmark = pytest.mark.usefixtures("engines")

PROMPTS = (5, 40)  # tokens
NEW_TOKENS = 32


@pytest.mark.parametrize("name", ["llama", "qwen3", "gemma3", "gpt2"])
def test_greedy_tokens_in_float32(name: str, tmp_path: Path) -> None:
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
    tell(f"tokens of a tiny {name}, float32", ", ".join(verdicts), "PyTorch")


def test_weights_that_stay_on_the_host(tmp_path: Path) -> None:
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
    tell("tokens with all layers in the host's memory", "equal", "the device's memory")


def test_the_models_own_precision_is_within_rounding(model: Path, settings: Settings) -> None:
    """Loading compares the logits of a few tokens with PyTorch's, and refuses a model whose answers are others."""
    said: list[str] = []
    load_engine(
        model,
        model.name,
        dtype=settings.dtype,
        settings=settings,
        device="the device",
        on_progress=lambda message, fraction: said.append(message),
        compiler=Compiler(),
    ).close()
    assert "checking against PyTorch" in said
    tell(f"logits of {model.name}, {settings.dtype}", "within rounding", "PyTorch")


def test_conversations_beside_each_other_answer_as_alone(engine: Engine) -> None:
    """Some tokens may tie; most may not."""
    prompts = [f"Tell me about the number {number}." for number in range(4)]
    together = engine.greedy(prompts, NEW_TOKENS)
    alone = [engine.greedy([prompt], NEW_TOKENS)[0] for prompt in prompts]
    same = sum(one == other for one, other in zip(alone, together, strict=True))
    assert [len(tokens) for tokens in together] == [NEW_TOKENS] * 4
    assert same >= 3, "a product of more rows may round otherwise, which few answers show"
    tell("answers of four conversations together", f"{same} of 4 equal", "each alone")


@pytest.fixture(scope="module")
def predicted(model: Path, settings: Settings, device: Device) -> list[dict[str, Any]]:
    """What ``benchmarks compile`` says of this very device, which is put in the place of one that is not here."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(accelerators, "ACCELERATORS", (device.accelerator,))
        patch.setattr(accelerators.Accelerator, "devices", lambda self, count: jax.devices()[:count])
        patch.setattr(compiled_programs, "PRECISION", "float32" if jax.default_backend() == "cpu" else "bfloat16")
        full = settings.context_length  # every conversation may fill its slot
        what = str(model), model.name, ModelKind.TEXT, device.accelerator.name
        return list(compiled_programs.compile_all(*what, None, settings.slots, full, settings))


def test_memory_is_what_was_foretold(engine: Engine, predicted: list[dict[str, Any]], device: Device) -> None:
    engine.generate(max(CONVERSATIONS), NEW_TOKENS)
    held = sum(array.nbytes for array in jax.live_arrays())
    foretold = predicted[0]["held_bytes"]
    assert parameter_bytes(engine.params) <= held
    if device.known:  # on a CPU weights are kept in other forms than on an accelerator
        assert held <= 1.1 * foretold, "more lies in memory than weights and every slot's cache"
    tell("arrays in memory", f"{held / 1e6:.0f} MB", f"foretold {foretold / 1e6:.0f} MB")
    statistics = jax.devices()[0].memory_stats()
    if statistics is not None:
        most = foretold + max(row["temporary_bytes"] or 0 for row in predicted)
        peak = statistics["peak_bytes_in_use"]
        tell("most memory in use", f"{peak / 1e6:.0f} MB", f"foretold {most / 1e6:.0f} MB")


@pytest.mark.parametrize("conversations", CONVERSATIONS)
def test_speed(conversations: int, model: Path, engine: Engine, settings: Settings) -> None:
    ours = [engine.generate(conversations, NEW_TOKENS) for _ in range(2)][-1]
    beside = ""
    if conversations == 1:  # transformers' generate answers one
        pytorch = PyTorch(model, settings.dtype)
        rates = [pytorch.generate(conversations, NEW_TOKENS)["tokens_per_s"] for _ in range(2)]
        beside = f"PyTorch {rates[-1]:.0f}"
    tell(f"tokens/s, {conversations} conversations", f"{ours['tokens_per_s']:.0f}", beside)
    tell(f"first token, {conversations} conversations", f"{ours['ttft_s'] * 1000:.0f} ms")


def test_nothing_is_faster_than_the_floor(
    engine: Engine, predicted: list[dict[str, Any]], device: Device, settings: Settings
) -> None:
    """A floor that is beaten is wrong. Of a device that has no data sheet here there is none."""
    row = predicted[0]
    measured = [engine.generate(settings.slots, NEW_TOKENS)["tokens_per_s"] for _ in range(2)][-1]
    assert measured <= row["floor_tokens_per_s"]
    least = 1 / measured * settings.slots
    figure = f"{least * 1000:.2f} ms, {row['must_bytes'] / least / 1e9:.0f} GB/s"
    floor = f"floor {settings.slots / row['floor_tokens_per_s'] * 1000:.2f} ms" if device.known else "no data sheet"
    tell(f"a step of {settings.slots} conversations", figure, floor)
