"""Prompts for the models: short ones, and passages of a text, both in this folder."""

from __future__ import annotations

import json
from pathlib import Path

PROMPTS: tuple[str, ...] = tuple(json.loads(Path(__file__).with_name("prompts.json").read_text(encoding="utf-8")))

# Words between the beginnings of two passages, and words of a passage.
PASSAGE_STEP, PASSAGE_WORDS = 5, 40


def reading() -> str:
    """Return the text in this folder: narrative, instructions, dialogue, code and figures, about 1 700 words in English."""
    return Path(__file__).with_name("quality.txt").read_text(encoding="utf-8")


def passage(number: int) -> str:
    """Return forty words of the text. Each number gives another beginning, until the end of the text is reached."""
    words = reading().split()
    start = number * PASSAGE_STEP % (len(words) - PASSAGE_WORDS)
    return " ".join(words[start : start + PASSAGE_WORDS])
