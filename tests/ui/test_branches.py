"""A conversation as a tree."""

from __future__ import annotations

import json

import pytest

from hfjax_demo.ui import branches
from hfjax_demo.ui.branches import NO_TURN, Tree, with_shown_turns
from hfjax_demo.ui.messages import Turn, message

EMPTY = Tree([], NO_TURN)


def talk(*texts: str) -> list[Turn]:
    return [message("assistant" if place % 2 else "user", text) for place, text in enumerate(texts)]


def texts(tree: Tree) -> list[str]:
    return [turn["content"] for turn in tree.shown()]


@pytest.fixture
def tree() -> Tree:
    """Two answers to the first question, a question behind each; the page shows the second."""
    first = with_shown_turns(with_shown_turns(EMPTY, talk("Q", "A1")), talk("Q", "A1", "More", "B"))
    return with_shown_turns(first, talk("Q", "A2", "Else", "C"))


def test_regenerating_keeps_the_old_answer_and_what_followed_it(tree: Tree) -> None:
    assert texts(tree) == ["Q", "A2", "Else", "C"]
    assert [tree.turns[place]["content"] for place in tree.children()[0]] == ["A1", "A2"]
    assert texts(tree.with_newest_leaf(1)) == ["Q", "A1", "More", "B"]
    assert with_shown_turns(tree, tree.shown()) == tree
    assert texts(with_shown_turns(tree, talk("Q", "A1", "More", "B"))) == ["Q", "A1", "More", "B"]
    assert len(with_shown_turns(tree, talk("Q", "A1", "More", "B")).turns) == len(tree.turns)


def test_an_edited_question_stands_beside_the_old_one(tree: Tree) -> None:
    edited = with_shown_turns(tree, talk("Q, please", "D"))
    assert [edited.turns[place]["content"] for place in edited.children()[NO_TURN]] == ["Q", "Q, please"]
    assert texts(edited.with_newest_leaf(0)) == ["Q", "A2", "Else", "C"]  # what was said last there


def test_a_question_without_an_answer_goes_when_the_page_shows_another(tree: Tree) -> None:
    asked = with_shown_turns(tree, [*tree.shown(), message("user", "Lost")])
    assert texts(asked)[-1] == "Lost"
    assert with_shown_turns(asked, tree.shown()) == tree


def test_taking_back_shows_the_other_wording_if_there_is_one(tree: Tree) -> None:
    edited = with_shown_turns(tree, talk("Q", "A2", "Other", "D"))
    once = branches.without_last_question(edited)
    assert texts(once) == ["Q", "A2", "Else", "C"]
    twice = branches.without_last_question(once)
    assert texts(twice) == ["Q", "A2"]
    assert texts(twice.with_newest_leaf(1)) == ["Q", "A1", "More", "B"]
    assert branches.without_last_question(twice).turns == []


def test_an_answer_that_goes_on_takes_the_place_of_its_beginning(tree: Tree) -> None:
    begun = with_shown_turns(tree, [*tree.shown()[:-1], message("assistant", "Once")], {"model": "m", "begun": [1, 2]})
    longer = [*begun.shown()[:-1], message("assistant", "Once upon")]
    ended = with_shown_turns(begun, longer, {"model": "m"})
    assert texts(ended)[-1] == "Once upon"
    assert len(ended.turns) == len(begun.turns)
    assert "begun" not in ended.turns[ended.leaf]
    whole = with_shown_turns(tree, [*tree.shown()[:-1], message("assistant", "C and on")])
    assert len(whole.turns) == len(tree.turns) + 1  # an answer that had come to its end is another one


def test_what_is_known_of_an_answer_stays_with_it(tree: Tree) -> None:
    noted = with_shown_turns(tree, tree.shown(), {"model": "m", "begun": [7]})
    assert noted.turns[noted.leaf] == {**tree.turns[tree.leaf], "model": "m", "begun": [7]}
    assert with_shown_turns(noted, tree.shown()) == noted  # the list on the page does not know it


def test_two_models_that_say_the_same_have_two_answers() -> None:
    turns = [message("user", "Q"), message("assistant", "Paris.")]
    tree = with_shown_turns(with_shown_turns(Tree([], NO_TURN), turns, {"model": "one"}), turns[:1])
    tree = with_shown_turns(tree, turns, {"model": "two"})
    assert [turn.get("model") for turn in tree.turns] == [None, "one", "two"] and tree.leaf == 2
    assert with_shown_turns(tree, turns) == tree  # what the page shows says no model
    again = with_shown_turns(with_shown_turns(tree, turns[:1]), turns, {"model": "one"})
    assert len(again.turns) == 3 and again.leaf == 1


def test_a_tree_reads_back_as_it_was(tree: Tree) -> None:
    assert branches.read(*json.loads(json.dumps(tree))) == tree


@pytest.mark.parametrize("parent", [None, True, 0, 1, 5, -2, "0", 0.0, [0]])
def test_a_turn_whose_parent_does_not_stand_before_it_goes_with_what_follows(parent: object) -> None:
    turns = [{"role": "user", "content": "a", "parent": parent}, {"role": "assistant", "content": "b", "parent": 0}]
    assert branches.read(turns, 1) == Tree([], NO_TURN)
    good = [{"role": "user", "content": "c", "parent": -1}]
    assert branches.read([*good, *[{**turns[0], "parent": 7}]], 9).shown() == talk("c")


def test_a_leaf_in_the_middle_stands_for_what_was_said_last_behind_it(tree: Tree) -> None:
    for leaf, shown in ((0, "C"), (1, "B"), ("x", "C"), (99, "C"), (None, "C"), (True, "C")):
        assert branches.read(tree.turns, leaf).shown()[-1]["content"] == shown


def test_there_is_a_most_to_keep() -> None:
    tree = with_shown_turns(EMPTY, talk("Q"))
    for number in range(12):
        tree = with_shown_turns(tree, talk("Q", str(number)))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(branches, "MAX_TURNS", 5)
        tree = with_shown_turns(tree, talk("Q", "last"))
    assert [turn["content"] for turn in tree.turns] == ["Q", "9", "10", "11", "last"]
