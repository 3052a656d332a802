"""The device, the model and its engine, and the table at the end."""

from __future__ import annotations

import gc
import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import jax
import pytest

from benchmarks.accelerators import ACCELERATORS, Accelerator
from benchmarks.report import tabulate, versions
from benchmarks.text_sides import Engine
from hfjax_demo import sources
from hfjax_demo.bridge.platforms import Platform
from hfjax_demo.catalog import catalog_of
from hfjax_demo.runtime.device import default_dtype, device_label
from hfjax_demo.settings import EngineShapes, Settings

from .. import tiny_models
from . import MODEL_VARIABLE, asked

collect_ignore_glob = [] if asked() else ["test_*.py"]

MODEL = "smollm2-135m-instruct"
CONVERSATIONS = (1, 8)
TOLD: list[dict[str, str]] = []

# What a device calls itself, and its name among those that programs can be compiled for without one.
KINDS = {"TPU v5 lite": "v5e", "TPU v6 lite": "v6e", "H100": "h100", "A100": "a100", "NVIDIA L4": "l4"}


@dataclass(frozen=True)
class Device:
    """What the device's maker says of it; where no data sheet is ``known``, of a CPU too, bounds that nothing exceeds."""

    accelerator: Accelerator
    known: bool


def tell(what: str, figure: str, beside: str = "") -> None:
    """Add a line to the table: what was measured, the figure, and what it stands beside."""
    TOLD.append({"what": what, "figure": figure, "beside": beside})


@pytest.fixture(scope="session")
def device() -> Device:
    label = device_label()
    name = next((name for part, name in KINDS.items() if part in label), None)
    known = next((item for item in ACCELERATORS if item.name == name), None)
    if known is not None:
        return Device(known, True)
    boundless = Accelerator(label, label, Platform(jax.default_backend()), 1 << 50, 1e15, 1e18, (), "")
    return Device(boundless, False)


@pytest.fixture(scope="session")
def settings(shared_cache: Path) -> Settings:
    length = 256 if jax.default_backend() == "cpu" else 2048  # a CPU's model is a tiny one
    return Settings(
        cache_dir=shared_cache,
        slots=max(CONVERSATIONS),
        dtype=default_dtype(),
        context_length=length,
        engine_shapes=EngineShapes((16, 64) if length == 256 else (16, 64, 256)),
    )


@pytest.fixture(scope="session")
def model(settings: Settings, tmp_path_factory: pytest.TempPathFactory) -> Path:
    named = os.environ.get(MODEL_VARIABLE, "tiny" if jax.default_backend() == "cpu" else MODEL)
    if named == "tiny":
        return tiny_models.make_model(tmp_path_factory.mktemp("tiny") / "llama", "llama")
    return sources.fetch(catalog_of(settings).find(named), settings.cache_dir)


@pytest.fixture(scope="session")
def engine(model: Path, settings: Settings) -> Iterator[Engine]:
    """As ``benchmarks text`` runs it: answers do not end before they are as long as they may be."""
    made = Engine(model, model.name, settings)
    made.prepare()
    yield made
    made.engine.close()
    del made
    gc.collect()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if not TOLD:
        return
    terminalreporter.section("measured")
    columns = ("", "{what}"), (device_label(), "{figure}"), ("beside", "{beside}")
    terminalreporter.write_line(tabulate(TOLD, *columns))
    line = {"rows": TOLD, "device": device_label(), "versions": versions()}
    terminalreporter.write_line(json.dumps(line))
