"""The environment of every test: no hub access, compiled programs cached between runs, and the tier of the test."""

from __future__ import annotations

import gc
import os
from collections import Counter
from collections.abc import Generator, Iterator
from pathlib import Path

# Set before huggingface_hub is imported, which reads it once. Tests of the hub override it in a separate process.
os.environ.setdefault("HF_HUB_OFFLINE", "1")
os.environ["HFJAX_PRELOAD"] = "false"  # for programs that tests start; a test that needs preloading sets it
os.environ.setdefault("OMP_WAIT_POLICY", "passive")  # otherwise torch's idle threads take CPU time from XLA's threads

import pytest

from hfjax_demo.environment import choose_platform

from . import tiers
from .compiling import compile_quickly, compiling_for_people
from .left_behind import wait_for_others

choose_platform(os.environ)  # before a test file imports JAX
compile_quickly(os.environ)  # before XLA reads it
gc.disable()  # while test files are imported: objects created then live until the end


@pytest.hookimpl(tryfirst=True)  # before -m selects
def pytest_collection_modifyitems(items: list[pytest.Function]) -> None:
    seen: Counter[str] = Counter()
    for item in items:
        tiers.mark(item, seen)


@pytest.fixture(scope="session")
def engines() -> None:
    """State that a test, or a fixture, loads models and compiles their programs: see :mod:`tests.tiers`."""


@pytest.fixture(scope="session")
def processes() -> None:
    """State that a test, or a fixture, starts processes of this program."""


@pytest.fixture(scope="session")
def pages() -> None:
    """State that a test, or a fixture, serves the page by HTTP."""


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    if not tiers.is_slow(item):
        with tiers.only_quick_things():
            return (yield)
    if {"optimized", "real_model"} & {mark.name for mark in item.iter_markers()}:
        with compiling_for_people():
            return (yield)
    return (yield)


@pytest.fixture(scope="session")
def shared_cache(pytestconfig: pytest.Config) -> Path:
    """Return a folder that persists between runs, for compiled programs only."""
    folder = Path(os.environ.get("HFJAX_TEST_CACHE", pytestconfig.rootpath / ".cache" / "tests"))
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


@pytest.fixture(scope="session", autouse=True)
def _compilation_cache(shared_cache: Path) -> None:
    from tests.tiny_models import use_compilation_cache

    use_compilation_cache(shared_cache)


@pytest.fixture(scope="module")
def stored_programs() -> Iterator[None]:
    """Disable JAX's own cache, with which no program is stored."""
    import jax
    from jax.experimental.compilation_cache.compilation_cache import reset_cache

    for enabled in (False, True):
        reset_cache()  # JAX looks at the option once
        jax.config.update("jax_enable_compilation_cache", enabled)
        if not enabled:
            yield


@pytest.fixture(scope="module", autouse=True)
def _nothing_left_behind() -> None:
    wait_for_others()


@pytest.fixture(scope="module", autouse=True)
def _not_looked_through_again() -> Iterator[None]:
    """Exclude the objects that are alive after a file's tests from later garbage collections, which would take seconds each:
    modules and JAX's caches grow to millions of objects."""
    yield
    gc.collect()
    gc.freeze()
