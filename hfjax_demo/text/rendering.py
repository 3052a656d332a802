"""Chat templates are programs that come with a model: one that goes wrong, or never ends, costs its own request alone.

What a template raises is whatever Python has. What it takes is bounded: in processor time, looked at between the lines of its
compiled code, and in the characters of what it writes. A single operation of its own (a power, a repeated text) is not bounded.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import Any

from transformers import PreTrainedTokenizerBase

from ..errors import InvalidRequest

MOST_SECONDS = 5.0  # of the processor's, many times what a thousand messages take
MOST_CHARACTERS = 8_000_000  # far beyond any conversation with its tools
LINES_BETWEEN = 64  # looks at the clock
_TEMPLATE = "<template>"  # what Jinja calls the file of a template that came as text


class TooMuch(InvalidRequest):
    """A template has taken too long, or has written too much."""


def rendered(tokenizer: PreTrainedTokenizerBase, turns: Sequence[Any], *, begin_answer: bool, **keywords: Any) -> str:
    """A conversation as the tokenizer's chat template writes it.

    Raises:
        TooMuch: it takes too long, or too much comes of it.
        Exception: whatever else the template raises.
    """
    with _bounded(MOST_SECONDS):
        text = tokenizer.apply_chat_template(
            list(turns), tokenize=False, add_generation_prompt=begin_answer, **keywords
        )
    assert isinstance(text, str)
    if len(text) > MOST_CHARACTERS:
        raise TooMuch(
            "The chat template's output is too long for this conversation; shorten the conversation.", field="messages"
        )
    return text


@contextmanager
def _bounded(seconds: float) -> Iterator[None]:
    """Templates that are run in this block, on this thread, end with :class:`TooMuch` after so many seconds of processor time."""
    until, lines = time.thread_time() + seconds, 0

    def trace(frame: FrameType, event: str, _: Any) -> Any:
        nonlocal lines
        if frame.f_code.co_filename != _TEMPLATE:
            return None
        lines += 1
        if lines % LINES_BETWEEN == 0 and time.thread_time() > until:
            raise TooMuch(
                "The chat template takes too long for this conversation; shorten the conversation.", field="messages"
            )
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        yield
    finally:
        sys.settrace(before)
