"""Files that come back as conversations."""

from __future__ import annotations

import json

import pytest

from hfjax_demo.errors import InvalidRequest
from hfjax_demo.ui import branches, export, importing
from hfjax_demo.ui.conversations import Conversation, shown
from hfjax_demo.ui.importing import conversation_in
from hfjax_demo.ui.messages import answer, message


def conversation(tree: branches.Tree) -> Conversation:
    return {
        "id": "new",
        "title": "A title",
        "model": "smollm2-135m-instruct",
        "system": "Be brief.",
        "updated": 1_700_000_000,
        "turns": tree.turns,
        "leaf": tree.leaf,
    }


def test_what_was_exported_comes_back_whole() -> None:
    straight = branches.straight([message("user", "Q"), message("assistant", "A"), message("user", "And?")])
    forked = branches.with_line(
        straight, [message("user", "Q"), answer("B", "Well", 2.5)], {"model": "m", "begun": [4]}
    )
    for tree in (straight, forked):
        text = export.to_json(conversation(tree))
        assert ("turns" in json.loads(text)) is (tree is forked)
        assert conversation_in(text, now=1_700_000_000, new_id="new") == conversation(tree)
    last = json.loads(export.to_json(conversation(forked)))["messages"][-1]
    assert last == {"role": "assistant", "content": "B", "reasoning_content": "Well"}


def test_messages_of_other_programs() -> None:
    messages = [
        {"role": "system", "content": "Be brief."},
        {"role": "user", "content": [{"type": "text", "text": "Q $x^2$"}]},
        {"role": "assistant", "content": "A", "reasoning_content": "Well"},
        {"role": "tool", "content": "no"},
        "noise",
    ]
    for value in (messages, {"messages": messages}):
        found = conversation_in(json.dumps(value), now=5, new_id="x")
        assert (found["id"], found["title"], found["system"], found["updated"]) == ("x", "Q $x^2$", "Be brief.", 5)
        assert shown(found) == [message("user", "Q $x^2$"), {**message("assistant", "A"), "thoughts": "Well"}]


@pytest.mark.parametrize(
    "text",
    [
        None,
        5,
        "",
        "# Markdown",
        "[" * 100_000,
        "[]",
        "{}",
        "17",
        '{"messages": "no"}',
        '{"messages": [{"role": "root", "content": "x"}]}',
        '{"turns": [{"role": "user", "content": "x", "parent": 5}]}',
        " " * (importing.MAX_IMPORT_CHARACTERS + 1),
    ],
    ids=lambda text: str(text)[:20],
)
def test_what_is_no_conversation_is_refused(text: object) -> None:
    with pytest.raises(InvalidRequest):
        conversation_in(text, now=1, new_id="x")
