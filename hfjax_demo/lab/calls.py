"""How long calls take: the first one, which may compile, and later ones, which do not."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import jax


@dataclass(frozen=True, slots=True)
class CallTimes:
    """Seconds of the first call, the median of the later ones, and what the last call returned."""

    first_s: float
    later_s: float
    output: Any


def time_calls(call: Callable[[], Any], later: int) -> CallTimes:
    """Make ``1 + later`` calls, each timed until its arrays are there: JAX returns before it has computed.

    Products are taken in full float32, so that every device can be compared with PyTorch: a GPU or a TPU would round the
    factors first. ``later`` is at least 1.
    """
    wait: Any = jax.block_until_ready  # untyped in JAX
    seconds: list[float] = []
    output: Any = None
    with jax.default_matmul_precision("float32"):
        for _ in range(1 + later):
            start = time.perf_counter()
            output = wait(call())
            seconds.append(time.perf_counter() - start)
    return CallTimes(seconds[0], statistics.median(seconds[1:]), output)
