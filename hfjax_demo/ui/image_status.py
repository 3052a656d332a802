"""What the image tab says beside the picture: the status line and the line under the prompt, as HTML.

Pure functions of events, like :mod:`.status`, whose pieces they are made of. Whatever did not come from this file is
escaped.
"""

from __future__ import annotations

from html import escape

from ..events import (
    Event,
    Finished,
    FinishReason,
    ImageProgress,
    ImageStage,
    ImageStatistics,
    ImageStep,
    PromptCut,
    Queued,
)
from ..image.prompts import PromptLength
from ..requests import MAX_PROMPT_CHARACTERS
from ..runtime.manager import ModelStatus
from . import status
from .pictures import size_fact

FAILED = "No picture."
_LONGEST_QUOTE = 160

_STAGES = {ImageStage.ENCODING: "Reading the prompt", ImageStage.DECODING: "Decoding the picture"}


def model_line(found: ModelStatus) -> str:
    """The chosen model: what it is for, and whether it is here already."""
    return f"{status.note(found.spec.summary)} {status.model_line(found.spec, found, False)}"


def progress_line(event: Event) -> str | None:
    """What an event says while there is no picture yet, or None for one that says nothing here."""
    if isinstance(event, ImageStep):
        return _step_line(event)
    if isinstance(event, ImageProgress):
        return status.busy(_STAGES[event.stage])
    if isinstance(event, Queued):
        ahead = "you are next" if event.position <= 1 else f"{event.position - 1} ahead of you"
        return status.busy("Waiting for the others", detail=ahead)
    return status.progress_line(event)


def _step_line(event: ImageStep) -> str:
    known = [f"{_rate(event.steps_per_s)}"] if event.steps_per_s else []
    if event.seconds_left is not None:
        known.append(f"{_time_left(event.seconds_left)} left")
    fraction = event.step / event.steps if event.steps else None
    return status.busy(
        f"Step {event.step} of {event.steps} ·", fraction, detail=" · ".join(known), kind="drawing the picture"
    )


def cut_note(event: PromptCut) -> str:
    """Which part of a prompt the text encoder did not see."""
    which = "negative prompt" if event.negative else "prompt"
    return status.note(
        f"The text encoder reads {event.limit} tokens: “{shortened(event.dropped)}” at the end of the {which} "
        "was not read."
    )


def finished_line(event: Finished[ImageStatistics]) -> str:
    """What the pictures took."""
    numbers = event.statistics
    stopped = event.reason is FinishReason.CANCELLED
    facts = [("", "stopped by you" if stopped else "finished")]
    if stopped and numbers.steps:
        facts.append(("denoising steps done", f"after step {numbers.steps}"))
    if numbers.seconds:
        facts.append(("", f"{numbers.seconds:.1f} s"))
    if numbers.steps_per_s:
        facts.append(("denoising steps in a second", _rate(numbers.steps_per_s)))
    if not stopped:
        facts.append(("", size_fact(numbers.width, numbers.height)))
    if numbers.load_s >= 0.05:
        facts.append(("", f"load {status.seconds(numbers.load_s)}"))
    if numbers.compile_s >= 0.05:
        facts.append(("", f"compile {status.seconds(numbers.compile_s)}"))
    if not stopped:
        last = numbers.seed + numbers.count - 1
        facts.append(("", f"seed {numbers.seed}" if numbers.count == 1 else f"seeds {numbers.seed} to {last}"))
    spans = " ".join(status.fact(text, title) for title, text in facts)
    return f'<span class="facts">{spans}</span>'


def error_line(message: str) -> str:
    """Something a person must read."""
    return status.error_line(message, FAILED)


def read_line(message: str) -> str:
    """The form has been filled from somewhere."""
    return status.note(message)


def unread_line(message: str) -> str:
    """Nothing could be read from what a person gave."""
    return status.error_line(message, "Not read.")


def prompt_line(prompt: str, length: PromptLength | None, negative: PromptLength | None = None) -> str:
    """What stands under the prompt: how much of it the text encoder reads, and which part it does not.

    ``length`` None is not known yet, because the model's tokenizer is not here.
    """
    if len(prompt) > MAX_PROMPT_CHARACTERS:
        return f'<span class="over">{len(prompt):,} characters; {MAX_PROMPT_CHARACTERS:,} are the most.</span>'
    lines = []
    if length is not None:
        over = ' class="over"' if length.dropped else ""
        lines.append(f"<span{over}>{length.tokens} of {length.limit} tokens</span>")
        lines += _unread(length, "")
    if negative is not None:
        lines += _unread(negative, "Negative prompt: ")
    return " ".join(lines)


def _unread(length: PromptLength, lead: str) -> list[str]:
    if not length.dropped:
        return []
    return [f'<span class="unread">{lead}“{escape(shortened(length.dropped))}” will not be read.</span>']


def shortened(text: str) -> str:
    """One line of the text, its middle left out where it is long: both ends tell a person which part is meant."""
    line = " ".join(text.split())
    if len(line) <= _LONGEST_QUOTE:
        return line
    half = _LONGEST_QUOTE // 2
    return f"{line[:half].rstrip()} … {line[-half:].lstrip()}"


def _rate(value: float) -> str:
    return (
        f"{value:.0f} steps/s" if value >= 10 else f"{value:.1f} steps/s" if value >= 1 else f"{1 / value:.1f} s/step"
    )


def _time_left(seconds: float) -> str:
    if seconds < 10:
        return f"{seconds:.1f} s"
    return f"{seconds:.0f} s" if seconds < 100 else f"{seconds / 60:.0f} min"
