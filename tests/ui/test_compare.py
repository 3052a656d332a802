"""Answers side by side: which ones stand there, and what a stranger may send."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import gradio as gr
import pytest

from hfjax_demo.ui import compare, conversations
from hfjax_demo.ui.branches import Tree
from hfjax_demo.ui.conversations import Store
from tests.fakes import text_specs


def node(role: str, content: str, parent: int, **more: Any) -> dict[str, Any]:
    return {"role": role, "content": content, "parent": parent, **more}


def store_of(turns: list[dict[str, Any]], leaf: int) -> Store:
    item = {"id": "one", "title": "", "model": "", "system": "", "updated": 1, "turns": turns, "leaf": leaf}
    return conversations.read_store({"version": 2, "conversations": [item], "current": "one", "presets": []})


@pytest.fixture
def view() -> tuple[compare.Compare, compare.CompareParts, list[Any]]:
    asked: list[Any] = []

    def ask(*arguments: Any) -> Any:
        asked.append(arguments)
        yield {chat.chatbot: [{"role": "user", "content": "Q"}, {"role": "assistant", "content": "New"}]}

    with gr.Blocks():
        parts = compare.build(text_specs(), text_specs()[0], {})
        chat = SimpleNamespace(
            status=gr.HTML(), chatbot=gr.Chatbot(), run=SimpleNamespace(refused=lambda: {"refused": 1})
        )
    return compare.Compare(parts, chat, str.upper, ask, lambda request, store: {"store": store}), parts, asked


TURNS = [
    node("user", "Q", -1),
    *(node("assistant", f"A{number}", 0, model=f"m{number}") for number in range(5)),
    node("user", "<b>More", 5),
    node("assistant", "B", 6),
]


def heads(parts: compare.CompareParts, updates: dict[Any, Any]) -> list[str]:
    return [str(updates[column.head]) for column in parts.columns if column.head in updates]


def test_the_latest_answers_to_one_question(view: Any) -> None:
    handlers, parts, _ = view
    updates = handlers.show({"index": 1}, store_of(TURNS, 5))
    assert "M1" in heads(parts, updates)[0] and len(heads(parts, updates)) == compare.MOST
    assert "in the conversation" in heads(parts, updates)[-1] and "in the conversation" not in heads(parts, updates)[0]
    assert [updates[column.answer][0]["content"][0]["text"] for column in parts.columns] == ["A1", "A2", "A3", "A4"]
    assert updates[parts.form]["visible"] is False  # the conversation went on
    updates = handlers.show({"index": 3}, store_of(TURNS, 7))
    assert "&lt;b&gt;More" in updates[parts.about] and updates[parts.form]["visible"] is True
    assert [updates[column.box]["visible"] for column in parts.columns] == [True, False, False, False]
    assert "not known" in heads(parts, updates)[0]


@pytest.mark.parametrize(
    "asked", [None, {}, {"index": 0}, {"index": -1}, {"index": 9}, {"index": True}, {"index": "1"}, [1]]
)
def test_there_is_no_such_answer(view: Any, asked: Any) -> None:
    handlers, parts, _ = view
    updates = handlers.show(asked, store_of(TURNS, 7))
    assert not any(updates[column.box]["visible"] for column in parts.columns) and not updates[parts.form]["visible"]
    assert list(handlers.take(None, asked, store_of(TURNS, 7), 0)) != ["store"]
    assert list(handlers.ask(None, asked, "other", store_of(TURNS, 7), [{"role": "user", "content": "Q"}], None)) == [
        {"refused": 1}
    ]


def test_an_answer_is_taken(view: Any) -> None:
    handlers, _, _ = view
    taken = handlers.take(None, {"index": 1}, store_of(TURNS, 7), 0)["store"]
    now = conversations.current(taken)
    assert now is not None and now["leaf"] == 2
    taken = handlers.take(None, {"index": 1}, taken, 3)["store"]
    now = conversations.current(taken)
    assert now is not None and Tree(now["turns"], now["leaf"]).line() == [0, 5, 6, 7]  # with what followed


def test_another_model_is_asked_the_last_question(view: Any) -> None:
    handlers, parts, asked = view
    history = [{"role": "user", "content": "Q"}, {"role": "assistant", "content": "A4"}]
    (updates,) = handlers.ask(None, {"index": 1}, "other", store_of(TURNS[:6], 5), history, "main")
    assert [turn["content"] for turn in asked[0][2]] == ["Q"] and asked[0][3] == "other"
    assert [updates[column.answer][0]["content"][0]["text"] for column in parts.columns] == ["A2", "A3", "A4", "New"]
    assert "OTHER" in heads(parts, updates)[-1]
    (refused,) = handlers.ask(None, {"index": 1}, ["other"], store_of(TURNS[:6], 5), history, "main")
    assert refused == {"refused": 1}
