"""Every experiment begins as in a process of its own, and leaves nothing of a trace behind."""

from __future__ import annotations

from collections.abc import Iterator

import jax
import pytest
import torchax

from tests.left_behind import wait_for_others


@pytest.fixture(autouse=True)
def _environment_outside_of_traces(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """torchax's environment has a random key. Made within a trace, as at a first use there, it has a tracer for good."""
    wait_for_others()
    monkeypatch.setattr(torchax, "_env", None)
    yield
    if torchax._env is not None:
        assert not isinstance(torchax._env.prng_key, jax.core.Tracer)
