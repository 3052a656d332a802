"""Who comes next when several wait, and each counts for somebody."""

from __future__ import annotations

from hfjax_demo.turns import Turns


def order(waiting: str, held: str = "", had: str = "") -> str:
    """Letters are shares; gives their order, when those of ``had`` have had a turn each, one after another."""
    counted, turns = {share: held.count(share) for share in held}, Turns()
    for share in had:
        turns.had(share)
    return "".join(waiting[place] for place in turns.order(waiting, counted))


def test_of_one_share_whoever_came_first() -> None:
    assert Turns().order(["a", "a", "a"], {"a": 2}) == [0, 1, 2]
    assert Turns().order([], {}) == []


def test_it_makes_no_difference_to_others_how_much_one_asks_for() -> None:
    assert order("aaaaab") == "abaaaa"
    assert order("aaaabbc") == "abcabaa"


def test_who_has_least_comes_first() -> None:
    assert order("aab", held="aaa") == "baa"
    assert order("bbaa", held="b") == "abab"


def test_of_those_who_have_as_much_the_one_whose_turn_is_longest_ago() -> None:
    assert order("abc", had="ba") == "cba"
    assert order("aabb", had="ba") == "baba"


def test_turns_are_remembered_of_those_who_still_want_some() -> None:
    turns = Turns()
    turns.had("a")
    assert turns.order(["a", "a", "b"]) == [2, 0, 1]
    turns.had("b")
    assert turns.order(["a", "b"]) == [0, 1]
    assert turns.order(["b"]) == [0]
    assert turns.order(["b", "a"]) == [1, 0], "b has just had its turn, a is as good as new"
