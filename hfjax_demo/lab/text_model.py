"""A text model in plain PyTorch, the reference of the experiments: tokens of a prompt, forward pass and greedy decoding."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any

import jax
import numpy as np
import torch

from ..errors import InvalidRequest
from ..text.model_reader import read_torch_model
from .events import CheckResult, LabEvent, Remark, StageProgress
from .experiment import LabModel
from .timing import CallTimes, StepTimer, time_calls

TOLERANCE = 1e-3  # of float32 logits: the order of summation differs, while a mistake changes the first digit
MAX_FORWARD_TOKENS = 256  # of one forward pass
MAX_TOKENS = 1024  # of prompt and answer together


def load_with_prompt(model: LabModel, prompt: str) -> Generator[LabEvent, None, tuple[Any, Any, np.ndarray]]:
    """Load the model of an experiment with one prompt; return its tokenizer, its module and the prompt's tokens."""
    yield StageProgress("Loading the model", 0.0)
    tokenizer, module = read_torch_model(model.folder, model.name)
    tokens = prompt_tokens(tokenizer, prompt)
    if tokens.shape[1] == MAX_FORWARD_TOKENS:
        yield Remark(f"Only the first {MAX_FORWARD_TOKENS} tokens of the prompt are used.", warning=True)
    return tokenizer, module, tokens


def prompt_tokens(tokenizer: Any, prompt: str) -> np.ndarray:
    """Return the prompt's tokens, int64 (1, tokens), at most :data:`MAX_FORWARD_TOKENS`. An empty prompt gives the BOS token."""
    ids = list(tokenizer(prompt).input_ids)[:MAX_FORWARD_TOKENS]
    return np.asarray([ids or [tokenizer.bos_token_id or 0]])


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
    """Run transformers' ``generate`` with a streamer that ticks the clock for each token. No token ends the answer, and
    the model's own repetition penalty is left out, as in the other implementations that are compared."""

    class Streamer:
        prompt_seen = False

        def put(self, value: torch.Tensor) -> None:
            if self.prompt_seen:
                clock.tick(*value.flatten().tolist())
            self.prompt_seen = True  # the first call of put is for the prompt

        def end(self) -> None:
            pass

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
            streamer=Streamer(),
        )


def time_pytorch(module: Any, tokens: np.ndarray, later: int, **arguments: Any) -> CallTimes:
    """Time plain PyTorch's forward pass over ``tokens`` (1, tokens); see :func:`time_calls`."""

    def call() -> Any:
        with torch.inference_mode():
            return module(torch.from_numpy(tokens), **arguments)

    return time_calls(call, later)


def remark_on_devices() -> Iterator[LabEvent]:
    """Yield a remark if JAX ran on another device than PyTorch, for the comparison of times."""
    if jax.default_backend() != "cpu":
        yield Remark(f"JAX ran on {jax.devices()[0].device_kind}, PyTorch on the CPU.")


def compare_logits(what: str, logits: Any, expected: Any) -> CheckResult:
    """Check that two arrays of float32 logits of the same shape differ by at most :data:`TOLERANCE` everywhere."""
    given, wanted = np.asarray(logits, np.float32), np.asarray(expected, np.float32)
    difference = float(np.abs(given - wanted).max()) if given.shape == wanted.shape else float("inf")
    # A comparison with NaN is false, so NaN does not pass.
    return CheckResult(
        what,
        difference <= TOLERANCE,
        f"largest difference {difference:.1e} among logits up to {np.abs(wanted).max():.3g}; {TOLERANCE:g} is allowed",
    )
