"""A model's thoughts as the page shows them: a block above the answer, folded once the model has begun to answer."""

from __future__ import annotations

import html
import re
from collections.abc import Mapping

from .html import fragment

_BLOCK = re.compile(
    r'<details class="thoughts(?: live)?" data-seconds="([0-9.]{1,12})"(?: open)?>.*?<div class="thoughts-text">([^<]*)</div>',
    re.DOTALL,
)


def to_block(text: str, took_s: float, *, live: bool = False) -> dict[str, object]:
    """The thoughts as a block of a chatbot's message; ``live``: the model is still thinking."""
    markup = fragment("chat.html", "thoughts", text=text, seconds=f"{took_s:.1f}", title=title(took_s, live), live=live)
    return {"type": "component", "component": "html", "value": str(markup), "constructor_args": {}, "props": {}}


def from_block(block: object) -> tuple[str, float] | None:
    """The thoughts in such a block as a browser sent it, and the seconds they took; None for any other block."""
    value = block.get("value") if isinstance(block, Mapping) and block.get("type") == "component" else None
    found = _BLOCK.match(value) if isinstance(value, str) else None
    if found is None:
        return None
    try:
        return html.unescape(found[2]), float(found[1])
    except ValueError:
        return html.unescape(found[2]), 0.0


def title(took_s: float, live: bool) -> str:
    """What stands over the thoughts, folded or not."""
    if live:
        return "Thinking"
    if took_s < 0.05:
        return "Thoughts"
    return f"Thought for {took_s:.1f} s" if took_s < 10 else f"Thought for {_minutes(round(took_s))}"


def _minutes(seconds: int) -> str:
    return f"{seconds} s" if seconds < 120 else f"{seconds // 60} min {seconds % 60} s"
