"""The conversation on the page: what comes from a browser, and what goes back to it."""

from __future__ import annotations

import json

import gradio as gr
import pytest

from hfjax_demo.ui.conversations import Conversation, read, shown
from hfjax_demo.ui.messages import answer, message
from hfjax_demo.ui.route_allowlist import OUT_OF_DATE

TURNS = [message("user", "Question"), answer("Answer", "Hm", 2.0)]


def test_it_reads_back_as_it_was() -> None:
    assert (
        read(Conversation("a", TURNS).to_json())
        == read(json.loads(Conversation("a", TURNS).to_json()))
        == Conversation("a", TURNS)
    )
    assert shown(Conversation("a", TURNS).to_json()) == TURNS


@pytest.mark.parametrize("value", [None, 17, "text", [], {}, {"id": 5}, {"id": ""}, {"id": "x" * 65}, "[" * 99_999])
def test_nonsense_from_a_browser_is_no_conversation(value: object) -> None:
    assert read(value) is None and shown(value) == []


@pytest.mark.parametrize("turns", [None, 3, "abc", {"role": "user"}, [None, 3], [{"role": "root", "content": "no"}]])
def test_what_cannot_be_understood_of_one_is_left_out(turns: object) -> None:
    assert read({"id": "a", "turns": turns}) == Conversation("a", [])
    assert read({"id": "a", "turns": [*TURNS, turns]}) == Conversation("a", TURNS)


@pytest.mark.parametrize(
    "tree", [{"turns": [], "leaf": -1}, {"turns": TURNS, "leaf": None}, {"turns": [*TURNS, {**TURNS[1], "parent": 0}]}]
)
def test_a_page_of_an_earlier_version_is_to_be_reloaded(tree: dict[str, object]) -> None:
    for value in ({"id": "a", **tree}, json.dumps({"id": "a", **tree})):
        with pytest.raises(gr.Error, match=OUT_OF_DATE) as refused:
            read(value)
        assert not refused.value.print_exception, "Page.process_api would say something else"


def test_there_is_a_most_to_read() -> None:
    assert len(shown({"id": "a", "turns": [TURNS[0]] * 5000})) == 4000
