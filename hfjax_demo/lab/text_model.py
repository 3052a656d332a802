"""A prompt's tokens as the experiments take them, how long calls take, and whether logits are equal."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from typing import Any

import jax
import numpy as np

from ..text.reading import read_plain
from .events import Checked, LabEvent, Remarked, Working
from .experiment import LabModel

TOLERANCE = 1e-3  # of logits, in float32: sums are taken in another order, a mistake shows in the first digit
MOST_PROMPT_TOKENS = 256


def read_with_prompt(model: LabModel | None, prompt: str) -> Generator[LabEvent, None, tuple[Any, Any, np.ndarray]]:
    """What an experiment with one prompt begins with: the model's tokenizer and module, and the prompt's tokens."""
    assert model is not None
    yield Working("Loading the model", 0.0)
    tokenizer, module = read_plain(model.folder, model.name)
    tokens = prompt_tokens(tokenizer, prompt)
    if tokens.shape[1] == MOST_PROMPT_TOKENS:
        yield Remarked(f"Only the first {MOST_PROMPT_TOKENS} tokens of the prompt are used.", warning=True)
    return tokenizer, module, tokens


def prompt_tokens(tokenizer: Any, prompt: str) -> np.ndarray:
    """Int64 (1, tokens): of the prompt, cut after :data:`MOST_PROMPT_TOKENS`. An empty one gives the model's first token."""
    ids = list(tokenizer(prompt).input_ids)[:MOST_PROMPT_TOKENS]
    return np.asarray([ids or [tokenizer.bos_token_id or 0]])


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


def remark_on_devices() -> Iterator[LabEvent]:
    """For whoever compares times: JAX may have had another device than PyTorch."""
    if jax.default_backend() != "cpu":
        yield Remarked(f"JAX ran on {jax.devices()[0].device_kind}, PyTorch on the CPU.")


def compare_logits(what: str, logits: Any, expected: Any) -> Checked:
    """Whether two arrays of logits, float32 of one shape, differ by no more than :data:`TOLERANCE` anywhere."""
    given, wanted = np.asarray(logits, np.float32), np.asarray(expected, np.float32)
    difference = float(np.abs(given - wanted).max()) if given.shape == wanted.shape else float("inf")
    # A comparison with NaN is false, so NaN does not pass.
    return Checked(
        what,
        difference <= TOLERANCE,
        f"largest difference {difference:.1e} among logits up to {np.abs(wanted).max():.3g}; {TOLERANCE:g} is allowed",
    )
