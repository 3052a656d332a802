"""A conversation as a tree, in the browser: what the server sends of an answer becomes a line of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

from hfjax_demo import ui
from hfjax_demo.ui.messages import Turn, answer, message

SCRIPTS = [Path(ui.__file__).parent / name for name in ("tree.js", "importing.js")]
Tree = dict[str, Any]
EMPTY: Tree = {"id": "c", "turns": [], "leaf": -1}


def talk(*texts: str) -> list[Turn]:
    return [message("assistant" if place % 2 else "user", text) for place, text in enumerate(texts)]


class Trees:
    """The functions of tree.js and importing.js, on an empty page."""

    def __init__(self, page: Page) -> None:
        self._page = page
        page.evaluate("window.hfjax = {}")
        for script in SCRIPTS:
            page.add_script_tag(path=script)

    def call(self, name: str, *values: Any, of: str = "tree") -> Any:
        return self._page.evaluate("([of, name, values]) => window.hfjax[of][name](...values)", [of, name, values])

    def line(self, tree: Tree, turns: list[Turn]) -> Tree:
        """The tree with these turns on the page."""
        return dict(self.call("withLine", tree, turns))

    def texts(self, tree: Tree, through: int | None = None) -> list[str]:
        """The texts on the page, or on the line through this turn."""
        seen = tree if through is None else self.call("opened", tree, through)
        return [turn["content"] for turn in self.call("shown", seen)]


@pytest.fixture
def trees(context: BrowserContext) -> Trees:
    return Trees(context.new_page())


@pytest.fixture
def tree(trees: Trees) -> Tree:
    """Two answers to the first question, a question behind each; the page shows the second."""
    first = trees.line(trees.line(EMPTY, talk("Q", "A1")), talk("Q", "A1", "More", "B"))
    return trees.line(first, talk("Q", "A2", "Else", "C"))


def children(tree: Tree, parent: int) -> list[str]:
    return [turn["content"] for turn in tree["turns"] if turn["parent"] == parent]


def plain(tree: Tree) -> list[Turn]:
    return [{name: value for name, value in turn.items() if name not in ("id", "parent")} for turn in tree["turns"]]  # type: ignore[misc]


def test_regenerating_keeps_the_old_answer_and_what_followed_it(trees: Trees, tree: Tree) -> None:
    assert trees.texts(tree) == ["Q", "A2", "Else", "C"]
    assert children(tree, 0) == ["A1", "A2"]
    assert trees.texts(tree, 1) == ["Q", "A1", "More", "B"]
    same = trees.line(tree, talk("Q", "A2", "Else", "C"))
    assert [[*turn.items()] for turn in same["turns"]] == [[*turn.items()] for turn in tree["turns"]], "to the letter"
    back = trees.line(tree, talk("Q", "A1", "More", "B"))
    assert trees.texts(back) == ["Q", "A1", "More", "B"] and back["turns"] == tree["turns"]


def test_an_edited_question_stands_beside_the_old_one(trees: Trees, tree: Tree) -> None:
    edited = trees.line(tree, talk("Q, please", "D"))
    assert children(edited, -1) == ["Q", "Q, please"]
    assert trees.texts(edited, 0) == ["Q", "A2", "Else", "C"], "what was said last there"


def test_a_question_without_an_answer_goes_when_the_page_shows_another(trees: Trees, tree: Tree) -> None:
    asked = trees.line(tree, talk("Q", "A2", "Else", "C", "Lost"))
    assert trees.texts(asked)[-1] == "Lost" and asked["gone"] == []
    settled = trees.line(asked, talk("Q", "A2", "Else", "C"))
    assert settled["turns"] == tree["turns"] and settled["gone"] == [asked["turns"][-1]["id"]]
    nothing = trees.line(asked, [])
    assert trees.texts(nothing) == [] and children(nothing, -1) == ["Q"]


def test_taking_back_shows_the_other_wording_if_there_is_one(trees: Trees, tree: Tree) -> None:
    once = trees.call("withoutLastQuestion", trees.line(tree, talk("Q", "A2", "Other", "D")))
    assert trees.texts(once) == ["Q", "A2", "Else", "C"] and len(once["gone"]) == 2
    twice = trees.call("withoutLastQuestion", once)
    assert trees.texts(twice) == ["Q", "A2"]
    assert trees.texts(twice, 1) == ["Q", "A1", "More", "B"]
    last = trees.call("withoutLastQuestion", twice)
    assert last["turns"] == [] and len(last["gone"]) == 5


def test_an_answer_that_goes_on_takes_the_place_of_its_beginning(trees: Trees, tree: Tree) -> None:
    before = talk("Q", "A2", "Else")
    begun: Turn = {**answer("Once", "Well", 1.0), "model": "m", "begun": [1, 2]}
    first = trees.line(tree, [*before, begun])
    ended = trees.line(first, [*before, {**answer("Once upon", "Well", 1.0), "model": "m"}])
    assert trees.texts(ended)[-1] == "Once upon" and len(ended["turns"]) == len(first["turns"])
    assert "begun" not in ended["turns"][ended["leaf"]]
    other = trees.line(first, [*before, answer("Twice")])
    assert len(other["turns"]) == len(first["turns"]) + 1
    whole = trees.line(tree, [*before, answer("C and on")])
    assert len(whole["turns"]) == len(tree["turns"]) + 1, "an answer that had come to its end is another one"
    thinking: Turn = {**answer("", "We"), "begun": [1]}
    thought = trees.line(trees.line(EMPTY, [before[0], thinking]), [before[0], answer("Yes", "Well")])
    assert trees.texts(thought) == ["Q", "Yes"] and len(thought["turns"]) == 2


def test_an_answer_goes_on_behind_its_calls(trees: Trees) -> None:
    call: Any = {"id": "1", "name": "add", "arguments": "{}", "round": 0, "said": ""}
    question = message("user", "Q")
    waiting = trees.line(EMPTY, [question, answer("", calls=[call])])
    assert trees.call("pending", waiting["turns"][1])
    told = trees.line(waiting, [question, answer("Five", calls=[{**call, "result": "5"}])])
    assert trees.texts(told) == ["Q", "Five"] and not trees.call("pending", told["turns"][1])
    other = trees.line(waiting, [question, answer("Six", calls=[{**call, "id": "2", "result": "6"}])])
    assert len(other["turns"]) == 3


def test_what_is_known_of_an_answer_comes_with_it(trees: Trees, tree: Tree) -> None:
    known: Turn = {**answer("C"), "model": "m", "begun": [7], "stats": ["1 token"]}
    noted = trees.line(tree, [*talk("Q", "A2", "Else"), known])
    assert plain(noted)[noted["leaf"]] == known
    assert [turn["id"] for turn in noted["turns"]] == [turn["id"] for turn in tree["turns"]]


def test_two_models_that_say_the_same_have_two_answers(trees: Trees) -> None:
    question = message("user", "Q")
    one, two = [question, {**answer("Paris."), "model": "one"}], [question, {**answer("Paris."), "model": "two"}]
    tree = trees.line(trees.line(EMPTY, one), two)  # type: ignore[arg-type]
    assert [turn.get("model") for turn in tree["turns"]] == [None, "one", "two"] and tree["leaf"] == 2
    again = trees.line(tree, one)  # type: ignore[arg-type]
    assert len(again["turns"]) == 3 and again["leaf"] == 1


LINES = ["one\r\ntwo\rthree", "four\r\n\r\nfive"]


def test_other_line_ends_are_no_other_turn(trees: Trees) -> None:
    turns: list[Any] = [
        {"id": "q", "parent": -1, "role": "user", "content": LINES[0]},
        {"id": "a", "parent": 0, "role": "assistant", "content": LINES[1], "thoughts": LINES[0], "begun": [1]},
    ]
    kept = {"id": "c", "turns": turns, "leaf": 1}
    more = trees.line(kept, talk(*LINES, "More", "B"))  # message() is what the server makes of them
    assert len(more["turns"]) == 5, "the thoughts are not there"
    question, said = talk(*LINES)
    said["thoughts"] = LINES[0].replace("\r\n", "\n").replace("\r", "\n")
    assert [turn["id"] for turn in trees.line(kept, [question, said])["turns"]] == ["q", "a"]
    goes_on: Turn = {**said, "content": said["content"] + " and on"}
    assert [turn["id"] for turn in trees.line(kept, [question, goes_on])["turns"]] == ["q", "a"]


def test_what_is_imported_has_the_servers_line_ends(trees: Trees) -> None:
    parts = [LINES[1], {"type": "text", "text": LINES[0]}]
    messages = [
        {"role": "user", "content": LINES[0]},
        {"role": "assistant", "content": parts, "reasoning_content": LINES[0]},
    ]
    record = trees.call("record", {"messages": messages, "system": LINES[0]}, of="importing")
    assert "\r" not in json.dumps([record["system"], record["turns"]]).replace("\\r", "\r")
    assert [turn["content"].count("\n") for turn in record["turns"]] == [2, 6]


def test_the_same_words_about_another_file_are_another_question(trees: Trees) -> None:
    asked = [message("user", "What?", beside=[{"name": "a.txt", "text": text}]) for text in ("old", "new")]
    tree = trees.line(trees.line(EMPTY, [asked[0], answer("a")]), [asked[1], answer("b")])
    assert plain(tree) == [asked[0], answer("a"), asked[1], answer("b")]
