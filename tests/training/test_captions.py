"""Captions say what a picture shows, and what is set aside for evaluation never reaches training."""

from __future__ import annotations

import random

from training.captions import (
    PLAIN,
    Look,
    caption,
    colourless_names,
    fix_articles,
    held_out,
    held_out_pair,
    primary_name,
    unambiguous_names,
    wording,
)
from training.evaluate import unseen_pairs, unseen_wordings
from training.latents import planned_looks, possible_colours
from training.rendering import BACKGROUNDS, HUES
from training.sources import EVERYDAY, clean_words, make_subject
from training.tokenizer import learn_merges

from .fixtures import tiny_pictures, tiny_subjects

APPLE = make_subject("1f34e", "RED APPLE", ["apple"], ["red_apple", "fruit", "mac"], "Food & Drink")


def test_subjects_have_clean_names_the_everyday_ones_first() -> None:
    assert APPLE.names[:2] == ("apple", "red apple")
    assert APPLE.keywords == ("fruit", "mac")
    assert clean_words("dog2 Face_(8:00)") == "dog face 8 00"
    other = make_subject("1f415", "DOG", ["dog2"], ["dog", "pet"], "Animals & Nature")
    assert EVERYDAY["dog"] != "1f415" and "dog" not in other.names[1:], "an everyday word belongs to one picture only"


def test_a_look_is_always_named_and_never_with_a_contradicting_colour() -> None:
    draw = random.Random(0)
    for _ in range(300):
        text = wording(draw, APPLE, Look(colour="blue", background="green")).split()
        assert "blue" in text and "green" in [word.strip(",") for word in text]
        assert "red" not in text


def test_training_never_sees_a_held_out_caption_and_a_tenth_are_empty() -> None:
    draw = random.Random(0)
    drawn = [caption(draw, APPLE) for _ in range(2000)]
    again = random.Random(0)
    assert drawn[:20] == [caption(again, APPLE) for _ in range(20)]
    assert not any(held_out(text) for text in drawn)
    assert 0.07 < drawn.count("") / len(drawn) < 0.13
    assert any(held_out(wording(draw, APPLE)) for _ in range(200))
    assert not held_out("apple") and not held_out("red apple")


def test_planned_looks_leave_out_the_held_out_pairs_and_colours_of_what_has_no_hue() -> None:
    pictures, subjects = tiny_pictures(), tiny_subjects()
    for subject, picture in zip(subjects, pictures[:, 0], strict=True):
        assert not any(held_out_pair(subject, look) for look in planned_looks(subject, picture))
    assert any(held_out_pair(subject, Look(background=name)) for subject in subjects for name in BACKGROUNDS)
    assert possible_colours(subjects[5], pictures[5, 0]) == []  # grey
    assert {look.colour for look in possible_colours(subjects[0], pictures[0, 0])} == set(HUES) - {"red"}


def test_evaluation_asks_only_for_what_training_rejects() -> None:
    subjects, pictures = tiny_subjects(), tiny_pictures()
    wordings = unseen_wordings(subjects, 6)
    assert wordings and all(held_out(question.prompt) and question.look == PLAIN for question in wordings)
    pairs = unseen_pairs(subjects, pictures, 6)
    assert pairs and all(held_out_pair(subjects[question.subject], question.look) for question in pairs)


def test_names_that_two_subjects_share_are_ambiguous() -> None:
    one = make_subject("a", "CLOCK FACE", ["watch"], [], "Objects")
    two = make_subject("b", "WALL CLOCK", ["watch"], [], "Objects")
    assert unambiguous_names([one, two]) == {"a": ("clock face",), "b": ("wall clock",)}


def test_merges_are_the_most_frequent_pairs_and_the_same_in_every_run() -> None:
    merges = learn_merges({"aaab": 3, "ab": 1, "ba": 4}, 3)
    assert merges == [("a", "a"), ("a", "b</w>"), ("b", "a</w>")]
    assert merges == learn_merges({"ba": 4, "ab": 1, "aaab": 3}, 3)
    assert learn_merges({"ab": 1}, 10) == [("a", "b</w>")]


def test_articles_and_plain_names() -> None:
    assert fix_articles("a emoji of an rocket, a orange") == "an emoji of a rocket, an orange"
    assert fix_articles("a unicorn") == "a unicorn"
    assert primary_name(APPLE, Look(colour="blue", background="pink")) == "blue apple on a pink background"
    assert colourless_names(APPLE) == ("apple",)
