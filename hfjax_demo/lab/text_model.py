"""A prompt's tokens as the experiments take them, and whether logits are equal."""

from __future__ import annotations

from typing import Any

import numpy as np

from .events import Checked

TOLERANCE = 1e-3  # of logits, in float32: sums are taken in another order, a mistake shows in the first digit
MOST_PROMPT_TOKENS = 256


def prompt_tokens(tokenizer: Any, prompt: str) -> np.ndarray:
    """Int64 (1, tokens): of the prompt, cut after :data:`MOST_PROMPT_TOKENS`. An empty one gives the model's first token."""
    ids = list(tokenizer(prompt).input_ids)[:MOST_PROMPT_TOKENS]
    return np.asarray([ids or [tokenizer.bos_token_id or 0]])


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
