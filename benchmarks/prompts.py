"""Prompts for the models: short ones, and passages of a text in this folder."""

from __future__ import annotations

from pathlib import Path

PROMPTS = (
    "The history of the bicycle begins in the early nineteenth century, when",
    "To bake a loaf of bread at home you need flour, water, salt and",
    "The ocean covers most of the surface of the earth, and yet",
    "A good program is easy to read, because",
    "On a clear night, far away from the lights of a city, you can",
    "The first thing a gardener learns about tomatoes is that",
    "Trains changed the way people thought about distance, since",
    "Every language has words that cannot be translated, and",
    "Before there were clocks in every house, people told the time by",
    "The three states of matter that everybody meets in a kitchen are",
    "Once upon a time, in a village between two mountains, there lived",
    "If a train leaves at nine and travels at eighty kilometres an hour, then",
    "Dear Sir or Madam, I am writing to complain about",
    "def fibonacci(n):\n    ",
    "The capital cities of Europe, in alphabetical order, are",
    "A bee finds its way home by",
    "The main difference between a violin and a cello is",
    "1, 2, 4, 8, 16,",
    '"What are you doing here?" she asked. "I thought',
    "The recipe says to wait for an hour, but in my experience",
)

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
