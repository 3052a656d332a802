"""What every test runs under: no hub, and compiled programs kept from one run to the next."""

from __future__ import annotations

import os
from pathlib import Path

# Before anything imports huggingface_hub, which reads it once. A test of the hub itself says otherwise in its own process.
os.environ.setdefault("HF_HUB_OFFLINE", "1")
os.environ.setdefault("OMP_WAIT_POLICY", "passive")  # torch's idle threads would take the cores from XLA's

import pytest


@pytest.fixture(scope="session")
def shared_cache(pytestconfig: pytest.Config) -> Path:
    """A folder that survives the run, for compiled programs only."""
    folder = Path(os.environ.get("HFJAX_TEST_CACHE", pytestconfig.rootpath / ".cache" / "tests"))
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.fixture(scope="session", autouse=True)
def _compilation_cache(shared_cache: Path) -> None:
    from hfjax_demo.runtime.device import configure_jax

    configure_jax(shared_cache)
