"""What every test runs under: no hub, compiled programs kept from one run to the next, and the tier that it belongs to."""

from __future__ import annotations

import gc
import os
from collections.abc import Generator, Iterator
from pathlib import Path

# Before anything imports huggingface_hub, which reads it once. A test of the hub itself says otherwise in its own process.
os.environ.setdefault("HF_HUB_OFFLINE", "1")
os.environ["HFJAX_PRELOAD"] = "false"  # of programs that tests start; what loads a model says so
os.environ.setdefault("OMP_WAIT_POLICY", "passive")  # torch's idle threads would take the cores from XLA's

import pytest

from hfjax_demo.environment import settle_platform

from . import tiers
from .compiling import compile_quickly, compiling_for_people
from .left_behind import wait_for_others

settle_platform(os.environ)  # before a test's file imports JAX
compile_quickly(os.environ)  # before XLA reads it


@pytest.hookimpl(tryfirst=True)  # before -m chooses
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        tiers.mark(item)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    marks = {mark.name for mark in item.iter_markers()}
    if tiers.SLOW.isdisjoint(marks):
        with tiers.only_quick_things():
            return (yield)
    if {"optimized", "real_model"} & marks:
        with compiling_for_people():
            return (yield)
    return (yield)


@pytest.fixture(scope="session")
def shared_cache(pytestconfig: pytest.Config) -> Path:
    """A folder that survives the run, for compiled programs only."""
    folder = Path(os.environ.get("HFJAX_TEST_CACHE", pytestconfig.rootpath / ".cache" / "tests"))
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


@pytest.fixture(scope="session", autouse=True)
def _compilation_cache(shared_cache: Path) -> None:
    from hfjax_demo.runtime.device import configure_jax

    configure_jax(shared_cache)


@pytest.fixture(scope="module", autouse=True)
def _nothing_left_behind() -> None:
    wait_for_others()


@pytest.fixture(scope="module", autouse=True)
def _not_looked_through_again() -> Iterator[None]:
    """What is alive after a file's tests (modules, JAX's caches: millions of objects by and by) is left out of later garbage
    collections, which would take seconds each."""
    yield
    gc.collect()
    gc.freeze()
