"""Rendering of chat templates, which are programs, within limits: one that fails or does not end fails only its own request.

A template may raise any exception. Its processor time is limited, checked between the lines of its compiled code, and so is the
length of its output. A single operation within it (a power, a repeated string) is not limited.
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

MAX_RENDER_SECONDS = 5.0  # of processor time; many times what a thousand messages take
MAX_RENDERED_CHARACTERS = 8_000_000  # far beyond any conversation with its tools
LINES_PER_TIME_CHECK = 64  # between two checks of the time
_TEMPLATE = "<template>"  # Jinja's file name of a template that was given as text


class TemplateLimitExceeded(InvalidRequest):
    """A template took too long, or wrote too much."""


def render_chat_template(
    tokenizer: PreTrainedTokenizerBase, turns: Sequence[Any], *, begin_answer: bool, **keywords: Any
) -> str:
    """Render a conversation with the tokenizer's chat template.

    Raises:
        TemplateLimitExceeded: it takes too long, or its output is too long.
        Exception: any other exception of the template.
    """
    with _limit_time(MAX_RENDER_SECONDS):
        text = tokenizer.apply_chat_template(
            list(turns), tokenize=False, add_generation_prompt=begin_answer, **keywords
        )
    assert isinstance(text, str)
    if len(text) > MAX_RENDERED_CHARACTERS:
        raise TemplateLimitExceeded(
            "The chat template's output is too long for this conversation; shorten the conversation.", field="messages"
        )
    return text


@contextmanager
def _limit_time(seconds: float) -> Iterator[None]:
    """Stop templates that run in this block, on this thread, with :class:`TemplateLimitExceeded` after so many seconds of
    processor time."""
    until, lines = time.thread_time() + seconds, 0

    def trace(frame: FrameType, event: str, _: Any) -> Any:
        nonlocal lines
        if frame.f_code.co_filename != _TEMPLATE:
            return None
        lines += 1
        if lines % LINES_PER_TIME_CHECK == 0 and time.thread_time() > until:
            raise TemplateLimitExceeded(
                "The chat template takes too long for this conversation; shorten the conversation.", field="messages"
            )
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        yield
    finally:
        sys.settrace(before)
