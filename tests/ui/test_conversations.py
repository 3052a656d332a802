"""The conversation on the page: what comes from a browser, and what goes back to it."""

from __future__ import annotations

import copy
import json

import pytest

from hfjax_demo.ui.conversations import Conversation, read, remove_last_question, save, shown
from hfjax_demo.ui.messages import Turn

NEW = {"id": "a", "turns": [], "leaf": -1}


def talk(*texts: str) -> list[Turn]:
    return [{"role": "assistant" if place % 2 else "user", "content": text} for place, text in enumerate(texts)]


@pytest.fixture
def two() -> Conversation:
    """A question with two answers, as the browser sends it: with the ids that it has given the turns."""
    kept = read(NEW)
    assert kept is not None
    kept = save(save(kept, talk("Question", "One")), talk("Question", "Two"))
    for place, turn in enumerate(kept["turns"]):
        turn["id"] = f"t{place}"
    return kept


def test_a_new_chat_becomes_a_conversation_with_its_first_message(two: Conversation) -> None:
    assert [turn["content"] for turn in two["turns"]] == ["Question", "One", "Two"]
    assert shown(two) == talk("Question", "Two"), "neither its places nor its ids are part of a turn"


def test_it_reads_back_as_it_was(two: Conversation) -> None:
    assert read(json.loads(json.dumps(two))) == {name: two[name] for name in ("id", "turns", "leaf")}  # type: ignore[literal-required]


def test_turns_keep_their_ids_and_new_ones_have_none_yet(two: Conversation) -> None:
    longer = save(two, talk("Question", "Two", "More", "Three"))
    assert [turn.get("id") for turn in longer["turns"]] == ["t0", "t1", "t2", None, None]
    assert longer["gone"] == []


def test_what_is_saved_already_changes_nothing(two: Conversation) -> None:
    assert save(two, talk("Question", "Two"))["turns"] == two["turns"]


def test_the_browser_is_told_which_turns_are_gone(two: Conversation) -> None:
    asked = save(two, talk("Question", "Two", "Lost"))
    asked["turns"][-1]["id"] = "t3"
    assert save(asked, talk("Question", "Two"))["gone"] == ["t3"], "nobody answered it"
    assert remove_last_question(asked)["gone"] == ["t3"]
    nothing = remove_last_question(remove_last_question(asked))
    assert (nothing["turns"], nothing["gone"]) == ([], ["t0", "t1", "t2"])
    assert save(two, [])["gone"] == ["t0", "t1", "t2"]


def test_no_function_changes_its_argument(two: Conversation) -> None:
    before = copy.deepcopy(two)
    save(two, talk("Question", "Two", "More"))
    remove_last_question(two)
    assert two == before


@pytest.mark.parametrize("value", [None, 17, "text", [], {}, {"id": 5}, {"id": ""}, {"id": "x" * 65}])
def test_nonsense_from_a_browser_is_no_conversation(value: object) -> None:
    assert read(value) is None


@pytest.mark.parametrize("turns", [None, 3, "abc", [None, 3], [{"role": "root", "content": "no", "parent": -1}]])
def test_what_cannot_be_understood_of_one_is_left_out(turns: object) -> None:
    assert read({"id": "a", "turns": turns, "leaf": 7}) == NEW


def test_an_id_that_is_none_is_left_out() -> None:
    turns = [{"role": "user", "content": "Hi", "parent": -1, "id": identity} for identity in ("a", "", 3, "x" * 65)]
    kept = read({"id": "a", "turns": turns, "leaf": 0})
    assert kept is not None and [turn.get("id") for turn in kept["turns"]] == ["a", None, None, None]
