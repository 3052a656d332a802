"""Memory and speed on the device, beside what the compiler said without one, and PyTorch."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jax
import pytest

from benchmarks.compiled_programs import compile_all
from benchmarks.text_sides import Engine, PyTorch
from hfjax_demo.bridge.functional import parameter_bytes
from hfjax_demo.catalog import ModelKind
from hfjax_demo.settings import Settings

from .conftest import CONVERSATIONS, Device, Measured

NEW_TOKENS = 32


@pytest.fixture(scope="module")
def predicted(model: Path, settings: Settings, device: Device, patched: None) -> list[dict[str, Any]]:
    """What ``benchmarks compile`` says of this very device."""
    full = settings.context_length  # every conversation may fill its slot
    return list(
        compile_all(
            str(model), model.name, ModelKind.TEXT, device.accelerator.name, None, settings.slots, full, settings
        )
    )


@pytest.fixture(scope="module")
def patched(device: Device) -> Iterator[None]:
    """The device itself in the place of one that is not here: the compiler is the same."""
    with pytest.MonkeyPatch.context() as patch:
        from benchmarks import accelerators, compiled_programs

        patch.setattr(accelerators, "ACCELERATORS", (device.accelerator,))
        patch.setattr(accelerators.Accelerator, "devices", lambda self, count: jax.devices()[:count])
        patch.setattr(compiled_programs, "PRECISION", "float32" if jax.default_backend() == "cpu" else "bfloat16")
        yield


def test_memory_is_what_was_foretold(
    engine: Engine, settings: Settings, predicted: list[dict[str, Any]], device: Device, told: list[Measured]
) -> None:
    engine.generate(max(CONVERSATIONS), NEW_TOKENS)
    weights = parameter_bytes(engine.params)
    held = sum(array.nbytes for array in jax.live_arrays())
    foretold = predicted[0]["held_bytes"]
    assert weights <= held
    if device.known:  # on a CPU weights are kept in other forms than on an accelerator
        assert held <= 1.1 * foretold, "more lies in memory than weights and every slot's cache"
    told.append(Measured("arrays in memory", f"{held / 1e6:.0f} MB", f"foretold {foretold / 1e6:.0f} MB"))
    statistics = jax.devices()[0].memory_stats()
    if statistics is not None:
        most = foretold + max(row["temporary_bytes"] or 0 for row in predicted)
        peak = statistics["peak_bytes_in_use"]
        told.append(Measured("most memory in use", f"{peak / 1e6:.0f} MB", f"foretold {most / 1e6:.0f} MB"))


@pytest.mark.parametrize("conversations", CONVERSATIONS)
def test_speed(conversations: int, model: Path, engine: Engine, settings: Settings, told: list[Measured]) -> None:
    engine.generate(conversations, NEW_TOKENS)
    ours = engine.generate(conversations, NEW_TOKENS)
    assert ours["tokens_per_s"] > 0
    beside = ""
    if conversations == 1:  # transformers' generate answers one
        pytorch = PyTorch(model, settings.dtype)
        rates = [pytorch.generate(conversations, NEW_TOKENS)["tokens_per_s"] for _ in range(2)]
        beside = f"PyTorch {rates[-1]:.0f}"
    told.append(Measured(f"tokens/s, {conversations} conversations", f"{ours['tokens_per_s']:.0f}", beside))
    told.append(Measured(f"first token, {conversations} conversations", f"{ours['ttft_s'] * 1000:.0f} ms"))


def test_nothing_is_faster_than_the_floor(
    engine: Engine, predicted: list[dict[str, Any]], device: Device, settings: Settings, told: list[Measured]
) -> None:
    """A floor that is beaten is wrong. Of a device that has no data sheet here there is none."""
    row = predicted[0]
    engine.generate(settings.slots, NEW_TOKENS)
    measured = engine.generate(settings.slots, NEW_TOKENS)["tokens_per_s"]
    assert measured <= row["floor_tokens_per_s"]
    least = 1 / measured * settings.slots
    rate = row["must_bytes"] / least / 1e9
    told.append(
        Measured(
            f"a step of {settings.slots} conversations",
            f"{least * 1000:.2f} ms, {rate:.0f} GB/s",
            f"floor {settings.slots / row['floor_tokens_per_s'] * 1000:.2f} ms" if device.known else "no data sheet",
        )
    )
