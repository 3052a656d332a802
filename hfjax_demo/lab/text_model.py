"""A text model in plain PyTorch, the reference of the experiments: tokens of a prompt, forward pass and greedy decoding."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Generator, Iterator
from types import SimpleNamespace
from typing import Any

import jax
import numpy as np
import torch

from ..errors import InvalidRequest
from ..text.model_reader import read_torch_model
from .events import CheckResult, LabEvent, Measurement, Remark, StageProgress
from .experiment import LabModel
from .timing import CallTimes, StepTimer, compare_arrays, time_calls

TOLERANCE = 1e-3  # of float32 logits: the order of summation differs, while a mistake changes the first digit
MAX_FORWARD_TOKENS = 256  # of one forward pass
MAX_TOKENS = 1024  # of prompt and answer together


def load_with_prompt(model: LabModel, prompt: str) -> Generator[LabEvent, None, tuple[Any, Any, np.ndarray]]:
    """Load the model of an experiment with one prompt; return its tokenizer, its module and the prompt's tokens, int64
    (1, tokens), at most :data:`MAX_FORWARD_TOKENS`. An empty prompt gives the BOS token."""
    yield StageProgress("Loading the model", 0.0)
    tokenizer, module = read_torch_model(model.folder, model.name)
    ids = tokenizer(prompt).input_ids[:MAX_FORWARD_TOKENS] or [tokenizer.bos_token_id or 0]
    if len(ids) == MAX_FORWARD_TOKENS:
        yield Remark(f"Only the first {MAX_FORWARD_TOKENS} tokens of the prompt are used.", warning=True)
    return tokenizer, module, np.asarray([ids])


def tokenize_prompt(tokenizer: Any, text: str, count: int) -> list[int]:
    """Return the prompt's tokens.

    Raises:
        InvalidRequest: there are none, or too many to decode ``count`` more.
    """
    prompt = [int(token) for token in tokenizer(text).input_ids]
    if not text.strip() or not prompt:
        raise InvalidRequest("The prompt is empty.")
    if len(prompt) + count > MAX_TOKENS:
        raise InvalidRequest(f"The prompt has {len(prompt)} tokens; shorten it to {MAX_TOKENS - count}.")
    return prompt


def pytorch_generate(module: Any, prompt: list[int], count: int, clock: StepTimer) -> None:
    """Run transformers' ``generate``, and tick the clock for each token. No token ends the answer, and the model's own
    repetition penalty is left out, as in the other implementations that are compared."""
    pieces = itertools.count()

    def put(value: torch.Tensor) -> None:
        if next(pieces) > 0:  # the first piece is the prompt
            clock.tick(*value.flatten().tolist())

    ids = torch.tensor([prompt])
    module.generation_config.eos_token_id = None
    with torch.inference_mode():
        module.generate(
            ids,
            attention_mask=torch.ones_like(ids),
            do_sample=False,
            repetition_penalty=1.0,
            max_new_tokens=count,
            pad_token_id=0,
            streamer=SimpleNamespace(put=put, end=lambda: None),
        )


class ForwardPasses:
    """One forward pass over ``tokens`` (1, tokens) in several ways, each called ``1 + later`` times. PyTorch's is the first."""

    def __init__(self, tokens: np.ndarray, later: int) -> None:
        self._tokens, self._later = tokens, later
        self._expected: Any = None

    def measure_pytorch(self, module: Any, **arguments: Any) -> Iterator[LabEvent]:
        """Measure plain PyTorch, whose logits are the reference of the other ways."""

        def call() -> Any:
            with torch.inference_mode():
                return module(torch.from_numpy(self._tokens), **arguments)

        yield StageProgress("Running PyTorch", 0.1)
        times = yield from self._measure("PyTorch", call)
        self._expected = _logits(times.output)

    def measure(self, label: str, way: str, call: Callable[[], Any]) -> Generator[LabEvent, None, CallTimes]:
        """Measure ``call``, which returns float32 logits or an output that has them, and compare them with PyTorch's."""
        times = yield from self._measure(label, call)
        yield compare_logits(f"{way} logits match PyTorch", _logits(times.output), self._expected)
        return times

    def _measure(self, label: str, call: Callable[[], Any]) -> Generator[LabEvent, None, CallTimes]:
        times = time_calls(call, self._later)
        rate = self._tokens.shape[1] / times.later_s
        yield Measurement(label, {"first_s": times.first_s, "later_s": times.later_s, "tokens_per_s": rate})
        return times


def _logits(output: Any) -> Any:
    return getattr(output, "logits", output)


def compare_logits(what: str, logits: Any, expected: Any) -> CheckResult:
    """Check that two arrays of float32 logits of the same shape differ by at most :data:`TOLERANCE` everywhere."""
    return compare_arrays(what, logits, expected, TOLERANCE)


def remark_on_devices() -> Iterator[LabEvent]:
    """Yield a remark if JAX ran on another device than PyTorch, for the comparison of times."""
    if jax.default_backend() != "cpu":
        yield Remark(f"JAX ran on {jax.devices()[0].device_kind}, PyTorch on the CPU.")
