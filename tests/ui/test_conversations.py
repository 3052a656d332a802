"""The pure functions behind the list of saved conversations."""

from __future__ import annotations

import copy
import json

import pytest

from hfjax_demo.ui import conversations
from hfjax_demo.ui.conversations import Store, empty_store, read_store, shown
from hfjax_demo.ui.messages import Turn

MODEL = "smollm2-135m-instruct"


def talk(*texts: str) -> list[Turn]:
    return [{"role": "assistant" if place % 2 else "user", "content": text} for place, text in enumerate(texts)]


def kept(store: Store, *texts: str, now: int, new_id: str) -> Store:
    return conversations.save(store, talk(*texts), model=MODEL, system="", now=now, new_id=new_id)


@pytest.fixture
def two() -> Store:
    """Conversation a, then b, which is on the page."""
    store = kept(empty_store(), "First question", "Answer", now=10, new_id="a")
    return kept(conversations.start_new(store), "Second question", "Answer", now=20, new_id="b")


def test_first_message_makes_a_conversation_and_its_title(two: Store) -> None:
    assert [item["title"] for item in two["conversations"]] == ["Second question", "First question"]
    assert two["current"] == "b"


def test_new_leaves_the_old_ones_and_adds_no_empty_one(two: Store) -> None:
    new = conversations.start_new(two)
    assert new["current"] is None
    assert new["conversations"] == two["conversations"]


def test_a_conversation_that_goes_on_keeps_id_and_title_and_moves_up(two: Store) -> None:
    back = conversations.open_conversation(two, "a")
    longer = kept(back, "First question", "Answer", "More", now=30, new_id="unused")
    assert [(item["id"], item["title"]) for item in longer["conversations"]] == [
        ("a", "First question"),
        ("b", "Second question"),
    ]
    assert longer["conversations"][0]["updated"] == 30


def test_saving_what_is_saved_already_changes_nothing(two: Store) -> None:
    back = conversations.open_conversation(two, "a")
    assert kept(back, "First question", "Answer", now=99, new_id="unused") == back


def test_another_model_is_noted_without_moving_the_conversation(two: Store) -> None:
    back = conversations.open_conversation(two, "a")
    same = talk("First question", "Answer")
    changed = conversations.save(back, same, model="gemma-3-270m", system="Be brief.", now=99, new_id="unused")
    assert [item["id"] for item in changed["conversations"]] == ["b", "a"]
    assert conversations.find(changed, "a") == {
        **back["conversations"][1],
        "model": "gemma-3-270m",
        "system": "Be brief.",
    }


def test_a_conversation_without_messages_leaves_the_store(two: Store) -> None:
    emptied = conversations.save(two, [], model=MODEL, system="", now=30, new_id="unused")
    assert [item["id"] for item in emptied["conversations"]] == ["a"]
    assert emptied["current"] is None


def test_rename_and_back_to_the_first_message(two: Store) -> None:
    renamed = conversations.rename(two, "a", "  About\n cats  ")
    assert conversations.choices(renamed) == [("Second question", "b"), ("About cats", "a")]
    assert conversations.choices(conversations.rename(renamed, "a", "  ")) == conversations.choices(two)


def test_delete_the_one_on_the_page_and_another_one(two: Store) -> None:
    assert conversations.delete(two, "b")["current"] is None
    assert conversations.delete(two, "a")["current"] == "b"
    assert conversations.delete(two, "nobody") == two


def test_opening_one_that_is_gone_shows_a_new_chat(two: Store) -> None:
    assert conversations.open_conversation(two, "gone")["current"] is None


def test_no_function_changes_its_argument(two: Store) -> None:
    before = copy.deepcopy(two)
    conversations.rename(two, "a", "x")
    conversations.delete(two, "a")
    kept(two, "Second question", "Answer", "More", now=40, new_id="unused")
    conversations.bounded(two, limit=10, most=1)
    assert two == before


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("Why is the sky blue?", "Why is the sky blue?"),
        ("  two\n\nlines ", "two lines"),
        ("word " * 40, "word word word word word word word word word word word…"),
        ("x" * 100, "x" * 59 + "…"),
        ("   ", conversations.UNTITLED),
    ],
)
def test_titles(text: str, title: str) -> None:
    found = conversations.title_from(talk(text))
    assert found == title
    assert len(found) <= conversations.MAX_TITLE_CHARACTERS


def test_the_oldest_conversations_go_when_the_store_is_full() -> None:
    store = empty_store()
    for number in range(10):
        store = kept(conversations.start_new(store), f"{number} " + "x" * 500, now=number, new_id=str(number))
    small = conversations.bounded(store, limit=2500)
    assert [item["id"] for item in small["conversations"]] == ["9", "8", "7"]
    assert len(json.dumps(small["conversations"], ensure_ascii=False)) <= 2500
    assert [item["id"] for item in conversations.bounded(store, most=2)["conversations"]] == ["9", "8"]


def test_one_huge_conversation_loses_its_oldest_turns() -> None:
    store = kept(empty_store(), *(f"{number} " + "x" * 300 for number in range(20)), now=1, new_id="a")
    small = conversations.bounded(store, limit=2000)
    texts = [item["content"] for item in shown(small["conversations"][0])]
    assert texts[-1].startswith("19 ")
    assert not any(text.startswith("0 ") for text in texts)
    assert len(json.dumps(small["conversations"][0])) <= 2000


def test_a_saved_store_reads_back_as_it_was(two: Store) -> None:
    assert read_store(json.loads(json.dumps(two))) == two


@pytest.mark.parametrize(
    "value",
    [
        None,
        17,
        "text",
        [],
        {},
        {"version": 99, "conversations": []},
        {"version": 1, "conversations": "abc"},
        {
            "version": 1,
            "conversations": [None, 3, {"id": 5}, {"id": "x", "messages": "no"}, {"id": "", "messages": []}],
        },
    ],
)
def test_nonsense_from_a_browser_is_an_empty_store(value: object) -> None:
    assert read_store(value) == empty_store()


def test_what_can_be_understood_of_a_damaged_store_is_kept() -> None:
    store = read_store(
        {
            "version": 1,
            "current": "gone",
            "conversations": [
                {"id": "a", "messages": [{"role": "user", "content": "Hi"}, {"role": "root", "content": "no"}]},
                {"id": "a", "title": "a second one of that id", "messages": [{"role": "user", "content": "Hi"}]},
                "noise",
            ],
        }
    )
    assert store["current"] is None
    assert store["conversations"] == [
        {
            "id": "a",
            "title": "Hi",
            "model": "",
            "system": "",
            "updated": 0,
            "turns": [{"role": "user", "content": "Hi", "parent": -1}],
            "leaf": 0,
        }
    ]


def test_a_store_of_version_1_is_carried_over() -> None:
    first = {
        "id": "a",
        "title": "Hi",
        "model": MODEL,
        "system": "",
        "updated": 5,
        "messages": talk("Hi", "Hello", "And?"),
    }
    store = read_store({"version": 1, "current": "a", "conversations": [first]})
    assert (store["version"], store["current"]) == (2, "a")
    assert shown(store["conversations"][0]) == talk("Hi", "Hello", "And?")
    assert read_store(json.loads(json.dumps(store))) == store


def test_what_the_page_does_not_show_goes_before_what_it_shows(two: Store) -> None:
    for number in range(6):
        two = kept(two, "Second question", f"{number} " + "x" * 300, now=number, new_id="unused")
    [small] = conversations.bounded(two, limit=1000)["conversations"]
    assert shown(small) == talk("Second question", "5 " + "x" * 300)
    assert [turn["content"][:1] for turn in small["turns"]] == ["S", "4", "5"]
