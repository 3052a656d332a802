"""The marks between the parts of an answer: those that a chat template's renderings have shown, or that a tokenizer brings.

Source of the latter's form: transformers, "Response parsing" (``response_template``). It may have patterns; those are not used,
since what a model writes would meet them: only marks to the letter are.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .calls import first_mark

THOUGHT_KEYS = ("reasoning_content", "thinking", "reasoning")


@dataclass(frozen=True, slots=True)
class AnswerMarks:
    """Texts to the letter; the blanks around one are a part of it.

    Attributes:
        opens, ends: what begins thoughts and what ends them.
        anywhere: thoughts may begin anywhere, else only where the answer does.
        frames: what stands before text, and is left out.
        calls: what calls begin with, besides what their form says.
    """

    opens: tuple[str, ...] = ()
    ends: tuple[str, ...] = ()
    anywhere: bool = False
    frames: tuple[str, ...] = ()
    calls: tuple[str, ...] = ()

    @property
    def all(self) -> str:
        """All of them."""
        return "".join((*self.opens, *self.ends, *self.frames, *self.calls))


def shown_marks(header: str, opens: str, ends: str, frame: str) -> AnswerMarks:
    """The marks of answers in the form that probes have shown.

    Args:
        frame: what stands before an answer without thoughts, which may be a mark of its own.
    """
    if not ends:
        return AnswerMarks()
    mark, end = opens.strip(), first_mark(ends) or ends.strip()  # the other marks begin the answer
    for part in (opens, ends, mark, end):
        frame = frame.replace(part, "")
    own = frame.strip()  # answers have a mark too, so thoughts may come anywhere
    frames = tuple(each for each in dict.fromkeys((own, header.strip())) if each) if own else ()
    return AnswerMarks((mark,), (end,), bool(own), frames)


def brought_marks(template: Any) -> AnswerMarks | None:
    """The marks of a tokenizer's own response template; None where it has none, or patterns instead."""
    fields = template.get("fields") if isinstance(template, Mapping) else None
    if not isinstance(fields, Mapping):
        return None
    thoughts: Any = next((fields[key] for key in THOUGHT_KEYS if key in fields), None)
    opens, ends = (_literals(thoughts, side) for side in ("open", "close"))
    if thoughts and not (opens and ends):
        return None
    return AnswerMarks(opens, ends, anywhere=True, calls=_literals(fields.get("tool_calls"), "open"))


def _literals(field: Any, side: str) -> tuple[str, ...]:
    given = field.get(side) if isinstance(field, Mapping) else None
    texts = [given] if isinstance(given, str) else given if isinstance(given, list | tuple) else []
    return tuple(text.strip() for text in texts if isinstance(text, str) and text.strip())
