"""Captions, colours, placements and the optimiser: what is set aside for evaluation never reaches training."""

from __future__ import annotations

import random

import pytest
import torch

from training.captions import (
    PLAIN,
    Look,
    caption,
    held_out,
    held_out_pair,
    wording,
)
from training.evaluate import unseen_pairs, unseen_wordings
from training.latents import dress, planned_looks, possible_colours
from training.optimizer import orthogonalise
from training.rendering import (
    BACKGROUNDS,
    HUES,
    Placement,
    background_of,
    main_hue,
    object_hue,
    on_background,
    recolour,
    render,
)
from training.sources import make_subject

from .fixtures import tiny_pictures, tiny_subjects

APPLE = make_subject("1f34e", "RED APPLE", ["apple"], ["red_apple", "fruit", "mac"], "Food & Drink")


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


PICTURES = tiny_pictures()


def test_a_rendered_vector_stands_where_its_placement_says() -> None:
    pytest.importorskip("resvg_py")
    body = '<rect x="0" y="0" width="64" height="128" fill="#ff0000"/>'
    centred, moved = render(body), render(body, Placement(right=10))
    assert Placement(zoom=0.5).view_box() == "-64 -64 256 256"
    assert centred.shape == (128, 128, 4)
    assert centred[64, 60].tolist() == [255, 0, 0, 255] and centred[64, 70, 3] == 0
    assert moved[64, 70].tolist() == [255, 0, 0, 255] and moved[64, 5, 3] == 0


@pytest.mark.parametrize("colour", HUES)
def test_recolouring_gives_the_named_hue(colour: str) -> None:
    assert object_hue(on_background(recolour(PICTURES[0, 0], colour))) == colour


def test_what_has_no_hue_is_not_recoloured_and_backgrounds_are_seen_in_the_corners() -> None:
    assert main_hue(PICTURES[5, 0]) is None
    with pytest.raises(ValueError, match="main hue"):
        recolour(PICTURES[5, 0], "red")
    assert background_of(dress(PICTURES[0, 0], Look(background="blue"))) == "blue"
    assert background_of(dress(PICTURES[0, 0], Look(colour="green"))) == "white"


def test_singular_values_come_near_one_and_directions_stay() -> None:
    torch.manual_seed(0)
    for shape in ((8, 30), (30, 8)):
        matrix = torch.randn(shape) @ torch.diag(torch.logspace(-1, 1, shape[1]))
        u, _, v = torch.linalg.svd(matrix, full_matrices=False)
        result = orthogonalise(matrix)
        values = (u.T @ result @ v.T).diagonal()
        assert values.min() > 0.3 and values.max() < 1.3
        torch.testing.assert_close(u.T @ result @ v.T, torch.diag(values), rtol=0, atol=1e-2)
