"""Who comes next when several wait, and each counts for somebody."""

from __future__ import annotations

from hfjax_demo.fair_queue import FairQueue


def order(waiting: str, held: str = "", record_turn: str = "") -> str:
    """Letters are shares; gives their order, when those of ``record_turn`` have had a turn each, one after another."""
    counted, turns = {share: held.count(share) for share in held}, FairQueue()
    for share in record_turn:
        turns.record_turn(share)
    return "".join(waiting[place] for place in turns.order(waiting, counted))


def test_who_has_least_comes_first_and_then_whose_turn_is_longest_ago() -> None:
    assert FairQueue().order(["a", "a", "a"], {"a": 2}) == [0, 1, 2]
    assert FairQueue().order([], {}) == []
    assert order("aaaabbc") == "abcabaa", "it makes no difference to others how much one asks for"
    assert order("aab", held="aaa") == "baa"
    assert order("bbaa", held="b") == "abab"
    assert order("abc", record_turn="ba") == "cba"
    assert order("aabb", record_turn="ba") == "baba"


def test_turns_are_remembered_of_those_who_still_want_some() -> None:
    turns = FairQueue()
    turns.record_turn("a")
    assert turns.order(["a", "a", "b"]) == [2, 0, 1]
    turns.record_turn("b")
    assert turns.order(["a", "b"]) == [0, 1]
    assert turns.order(["b"]) == [0]
    assert turns.order(["b", "a"]) == [1, 0], "b has just had its turn, a is as good as new"
