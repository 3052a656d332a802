"""Stop strings, however the text is cut into pieces."""

from __future__ import annotations

import random

import pytest

from hfjax_demo.text.output_stream import StopStrings


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


def test_a_stop_string_and_what_follows_it_are_never_shown() -> None:
    assert feed(["END"], ["all is well", "END", " and more"]) == ("all is well", True)


@pytest.mark.parametrize("cut", range(1, 9))
def test_a_stop_string_over_a_border_of_tokens(cut: int) -> None:
    text = "abSTOPcde"

    assert feed(["STOP"], [text[:cut], text[cut:]]) == ("ab", True)


def test_what_may_begin_a_stop_string_is_withheld_then_released() -> None:
    watcher = StopStrings(["\nUser:"])

    assert watcher.add("Hello\n") == "Hello"
    assert watcher.add("Us") == ""
    assert watcher.add("ually") == "\nUsually"
    assert not watcher.stopped


def test_what_is_withheld_at_the_end_is_released() -> None:
    watcher = StopStrings(["###"])

    assert watcher.add("fine ##") == "fine "
    assert watcher.finish() == "##"
    assert watcher.finish() == ""


def test_no_more_is_withheld_than_need_be() -> None:
    watcher = StopStrings(["aab"])

    assert watcher.add("aaa") == "a"  # "aa" may still become "aab"
    assert watcher.add("b") == ""
    assert watcher.stopped


def test_without_stop_strings_nothing_is_withheld() -> None:
    assert StopStrings([]).add("anything") == "anything"


def test_after_the_end_nothing_comes_any_more() -> None:
    watcher = StopStrings(["."])

    assert watcher.add("One. Two.") == "One"
    assert watcher.add(" Three") == "" and watcher.finish() == ""


def test_of_several_the_one_that_is_complete_first_wins() -> None:
    assert feed(["bc", "abcd"], ["xabcd"]) == ("xa", True)
    assert feed(["abc", "c"], ["xabc"]) == ("x", True)


@pytest.mark.parametrize("seed", range(300))
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
