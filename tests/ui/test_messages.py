"""Turns to a chatbot and back: texts and thoughts."""

from __future__ import annotations

from hfjax_demo.ui.messages import MAX_BEGUN, answer, from_chatbot, message, read_turn, to_chatbot


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


def test_both_roles_texts_come_back_from_the_chatbot() -> None:
    turns = [message("user", "Use List<String>, &lt; and `a<b`"), answer("if a<b and c>d: `&lt;` $x<y$")]
    shown = to_chatbot(turns)
    assert [turn["content"][0]["text"].count("<") for turn in shown] == [1, 0]  # the one within code
    assert from_chatbot(shown) == turns


def test_what_a_stranger_saved_of_an_answer_is_checked() -> None:
    good = {"role": "assistant", "content": "a", "model": "m", "begun": [1, 2], "thoughts": "t", "thought_s": 1.5}
    assert read_turn(good) == good
    strange = {**good, "model": 5, "begun": [1, -2], "thought_s": "long", "extra": "x"}
    assert read_turn(strange) == {"role": "assistant", "content": "a", "thoughts": "t", "begun": []}
    assert read_turn({**good, "begun": [0] * (MAX_BEGUN + 1)}) == {**good, "begun": []}
    assert read_turn({**good, "role": "user"}) == {"role": "user", "content": "a"}
    assert read_turn({"role": "assistant", "content": "", "begun": [1]}) is None
