"""Measuring tools of the experiments: work done twice against a clock, timed calls, comparisons."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import jax
import numpy as np
import psutil

from .events import CheckResult, Number


@dataclass(slots=True)
class StepTimer:
    """Records the pieces of some work, each with its time in seconds since the clock was created.

    A piece is one or several tokens, or a denoising step, which has no tokens. ``seconds`` is the time of all of the work, and
    ``outcome`` its return value; :func:`run_twice` sets both.
    """

    started: float = field(default_factory=time.perf_counter)
    pieces: list[tuple[float, tuple[int, ...]]] = field(default_factory=list)
    seconds: float = 0.0
    outcome: Any = None

    def tick(self, *tokens: int) -> None:
        """Record a piece that has just been completed."""
        self.pieces.append((time.perf_counter() - self.started, tokens))

    @property
    def tokens(self) -> list[int]:
        """All recorded tokens."""
        return [token for _, piece in self.pieces for token in piece]

    @property
    def per_second(self) -> float:
        """Tokens or steps per second after the first piece, which includes the processing of the prompt."""
        (first, _), *_, (last, _) = self.pieces
        return sum(len(tokens) or 1 for _, tokens in self.pieces[1:]) / (last - first)


def run_twice(work: Callable[[StepTimer], Any]) -> tuple[StepTimer, StepTimer, dict[str, Number]]:
    """Do some work twice: the first run includes compilation. ``work`` ticks the clock that is passed to it.

    Returns:
        The clocks of both runs, and the values that every rung reports.
    """
    clocks = []
    for _ in range(2):
        clock = StepTimer()
        clock.outcome = work(clock)
        clock.seconds = time.perf_counter() - clock.started
        clocks.append(clock)
    first, again = clocks
    values: dict[str, Number] = {
        "first_s": first.seconds,
        "seconds": again.seconds,
        "ttft_s": again.pieces[0][0],
        "rss_mb": psutil.Process().memory_info().rss / 1e6,
    }
    return first, again, values


@dataclass(frozen=True, slots=True)
class CallTimes:
    """Seconds of the first call, the median of the later ones, and what the last call returned."""

    first_s: float
    later_s: float
    output: Any


def time_calls(call: Callable[[], Any], later: int) -> CallTimes:
    """Time ``1 + later`` calls, each until its arrays are computed, because JAX computes asynchronously.

    Matrix products use full float32, so that every device can be compared with PyTorch: a GPU or TPU would round the factors
    first. ``later`` is at least 1.
    """
    seconds: list[float] = []
    output: Any = None
    with jax.default_matmul_precision("float32"):
        for _ in range(1 + later):
            start = time.perf_counter()
            output = jax.block_until_ready(call())
            seconds.append(time.perf_counter() - start)
    return CallTimes(seconds[0], statistics.median(seconds[1:]), output)


def shortest(function: Callable[..., Any], *arguments: Any, runs: int = 20, at_least_s: float = 0.0) -> float:
    """Return the seconds of the fastest of ``runs`` calls, or more until ``at_least_s`` seconds have passed, after a warm-up."""
    jax.block_until_ready(function(*arguments))
    times: list[float] = []
    while len(times) < runs or sum(times) < at_least_s:
        started = time.perf_counter()
        jax.block_until_ready(function(*arguments))
        times.append(time.perf_counter() - started)
    return min(times)


def compare_arrays(what: str, ours: Any, wanted: Any, tolerance: float, *, relative: bool = False) -> CheckResult:
    """Check that two arrays of the same shape differ by at most ``tolerance`` everywhere; if ``relative``, times the largest
    wanted value, if that is above 1."""
    given, expected = np.asarray(ours, np.float32), np.asarray(wanted, np.float32)
    difference = float(np.abs(given - expected).max()) if given.shape == expected.shape else float("inf")
    largest = float(np.abs(expected).max())
    allowed = tolerance * max(largest, 1.0) if relative else tolerance
    detail = f"largest difference {difference:.1e} among values up to {largest:.3g}; {allowed:.1g} is allowed"
    return CheckResult(what, difference <= allowed, detail)  # a comparison with NaN is false, so NaN does not pass


def compare_tokens(what: str, ours: Sequence[int], wanted: Sequence[int]) -> CheckResult:
    """Check that two sequences of tokens are equal."""
    equal = sum(own == other for own, other in zip(ours, wanted, strict=False))
    return CheckResult(what, list(ours) == list(wanted), f"{equal} of {len(wanted)} equal")
