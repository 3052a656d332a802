"""Styles of images: text that is added around a prompt. They are defined in catalogue files."""

from __future__ import annotations

from typing import Annotated, ClassVar

from pydantic import Field
from pydantic.dataclasses import dataclass

from ..validation import STRICT, Advice, ValidatedRecord

PROMPT_PLACEHOLDER = "{prompt}"
MAX_CHARACTERS = 1_000


@dataclass(frozen=True, slots=True, config=STRICT)
class Style(ValidatedRecord):
    """An image style, as text for the prompts.

    Attributes:
        prompt: a template with :data:`PROMPT_PLACEHOLDER` for the user's prompt.
        negative_prompt: text that is appended to the user's negative prompt.
    """

    noun: ClassVar[str] = "key of a style"

    name: Annotated[
        str, Field(max_length=60, pattern=r"^[^\n]*\S[^\n]*$"), Advice("give at most 60 characters on one line")
    ]
    prompt: Annotated[
        str,
        Field(max_length=MAX_CHARACTERS, pattern=r"^[^\n]*\{prompt\}[^\n]*$"),
        Advice("give one line with {prompt} in it"),
    ]
    negative_prompt: Annotated[str, Field(max_length=MAX_CHARACTERS), Advice("give one line")] = ""

    def applied(self, prompt: str, negative_prompt: str) -> tuple[str, str]:
        """Return the prompt and the negative prompt with the style's text."""
        negatives = [text for text in (negative_prompt.strip(), self.negative_prompt) if text]
        return self.prompt.replace(PROMPT_PLACEHOLDER, prompt.strip()), ", ".join(dict.fromkeys(negatives))
