"""Stop strings, however the text is cut into pieces."""

from __future__ import annotations

import random

import pytest

from hfjax_demo.text.answer_events import StopStrings


def feed(stops: list[str], pieces: list[str]) -> tuple[str, bool]:
    watcher = StopStrings(stops)
    shown = "".join(watcher.add(piece) for piece in pieces)
    return shown + watcher.finish(), watcher.stopped


def reference(stops: list[str], text: str) -> tuple[str, bool]:
    """Reading letter by letter: the first stop string that is complete ends the text where that string begins."""
    for end in range(1, len(text) + 1):
        starts = [end - len(stop) for stop in stops if text[:end].endswith(stop)]
        if starts:
            return text[: min(starts)], True
    return text, False


def test_no_more_is_withheld_than_need_be_and_nothing_comes_behind_the_end() -> None:
    watcher = StopStrings(["aab"])
    assert watcher.add("aaa") == "a"  # "aa" may still become "aab"
    assert watcher.add("c a") == "aac "
    assert not watcher.stopped and watcher.finish() == "a" and watcher.finish() == ""
    assert watcher.add("aaba") == "" and watcher.stopped
    assert watcher.add(" more") == "" and watcher.finish() == "", "after the end nothing comes any more"


@pytest.mark.parametrize("seed", range(200))
def test_how_a_text_is_cut_into_tokens_changes_nothing(seed: int) -> None:
    generator = random.Random(seed)
    alphabet = "ab" if seed % 2 else "abc\n\N{GRINNING FACE}"
    text = "".join(generator.choices(alphabet, k=generator.randint(1, 30)))
    stops = ["".join(generator.choices(alphabet, k=generator.randint(1, 4))) for _ in range(generator.randint(1, 4))]
    pieces, rest = [], text
    while rest:
        size = generator.randint(1, 5)
        pieces.append(rest[:size])
        rest = rest[size:]
    assert feed(stops, pieces) == reference(stops, text), (stops, pieces)
