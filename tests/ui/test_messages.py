"""Turns to a chatbot and back: formulas and thoughts."""

from __future__ import annotations

import pytest

from hfjax_demo.ui import formulas
from hfjax_demo.ui.messages import MAX_BEGUN, answer, from_chatbot, read_turn, to_chatbot


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("$x^2$ and $y$", r"\(x^2{}\) and \(y{}\)"),
        ("so $f(x) = 2$.", r"so \(f(x) = 2{}\)."),
        ("$a - b$, $n$", r"\(a - b{}\), \(n{}\)"),
        ("```\n$x^2$\n```\nthen $x^2$", "```\n$x^2$\n```\nthen " + r"\(x^2{}\)"),
    ],
)
def test_formulas_between_dollars(text: str, shown: str) -> None:
    assert formulas.shown(text) == shown
    assert formulas.written(shown) == text


@pytest.mark.parametrize(
    "text",
    [
        "It costs $5 and $6",
        "from $5-$6, or US$7 = A$8",
        "between $5 and 6$",
        "`$x^2$` and ``a $y$ ` b``",
        "```sh\necho $HOME $x^2$",
        "$$x^2$$ and \\$x^2\\$",
        "$HOME/bin:$PATH",
        "$ x^2 $",
        r"\(x\) and f{}",
    ],
)
def test_what_is_no_formula_stays(text: str) -> None:
    assert formulas.shown(text) == text
    assert formulas.written(text) == text


def test_thoughts_come_back_from_the_chatbot() -> None:
    turn = answer("The answer $x^2$", 'First <b>"this"</b> & that\n  indented', 12.34)
    assert turn["thought_s"] == 12.3
    [shown] = to_chatbot([turn])
    assert "Thought for 12 s" in shown["content"][0]["value"] and " open" not in shown["content"][0]["value"]
    assert "<b>" not in shown["content"][0]["value"]
    assert from_chatbot([shown]) == [turn]
    [live] = to_chatbot([answer("", "Well", 0.0)], thinking=True)
    assert "<summary>Thinking</summary>" in live["content"][0]["value"] and " open>" in live["content"][0]["value"]
    assert from_chatbot([live]) == [answer("", "Well", 0.0)]


def test_what_a_stranger_saved_of_an_answer_is_checked() -> None:
    good = {"role": "assistant", "content": "a", "model": "m", "begun": [1, 2], "thoughts": "t", "thought_s": 1.5}
    assert read_turn(good) == good
    strange = {**good, "model": 5, "begun": [1, -2], "thought_s": "long", "extra": "x"}
    assert read_turn(strange) == {"role": "assistant", "content": "a", "thoughts": "t", "begun": []}
    assert read_turn({**good, "begun": [0] * (MAX_BEGUN + 1)}) == {**good, "begun": []}
    assert read_turn({**good, "role": "user"}) == {"role": "user", "content": "a"}
    assert read_turn({"role": "assistant", "content": "", "begun": [1]}) is None
