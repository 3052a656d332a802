"""The meter of the context: what is counted, what is said of it, and what a stranger may send."""

from __future__ import annotations

from typing import Any

import gradio as gr
import pytest

from hfjax_demo.requests import MAX_CONVERSATION_CHARACTERS, TextRequest
from hfjax_demo.settings import Settings
from hfjax_demo.ui.chat import ChatTab
from hfjax_demo.ui.context_meter import ContextMeter
from tests.fakes import FakeManager

MODEL, BASE = "smollm2-135m-instruct", "gemma-3-270m"
NOTES = {"name": "n.txt", "text": "six seven"}


@pytest.fixture(scope="module")
def manager() -> FakeManager:
    manager = FakeManager(Settings(context_length=128))
    for model in (MODEL, BASE):
        with manager.generate(TextRequest(model, prompt="load it")) as stream:
            list(stream)
    return manager


@pytest.fixture(scope="module")
def meter(manager: FakeManager) -> ContextMeter:
    with gr.Blocks() as demo:
        tab = ChatTab(demo, manager, Settings(context_length=128))
        return ContextMeter(manager, Settings(context_length=128), tab.parts)


def count(
    meter: ContextMeter, asked: object, model: object = MODEL, most: object = 512, system: object = ""
) -> dict[str, Any]:
    asked = {"count": 3, **asked} if isinstance(asked, dict) else asked
    return meter.count(asked, model, system, most)


TURNS = [{"role": "user", "content": "one two", "files": [NOTES]}, {"role": "assistant", "content": "three"}]


def test_all_that_the_model_would_read_is_counted(meter: ContextMeter) -> None:
    assert count(meter, {"text": "four five"})["used"] == "2 of 128 tokens"
    assert count(meter, {"text": "four five", "turns": TURNS})["used"] == "10 of 128 tokens", "the files with it"
    told = count(meter, {"text": "four five", "turns": TURNS, "files": [NOTES]}, system="Be brief.")
    assert told == {"count": 3, "used": "17 of 128 tokens", "warning": ""}
    assert count(meter, {"text": "four five", "turns": TURNS}, model=BASE)["used"] == "2 of 128 tokens"
    assert count(meter, {"files": [NOTES], "pictures": True})["used"] == "5 of 128 tokens, images not counted"


def test_nothing_is_counted_of_nothing_nor_by_a_model_that_is_not_here(
    meter: ContextMeter, manager: FakeManager
) -> None:
    nothing = {"count": 3, "used": "", "warning": ""}
    assert count(meter, {"text": "  ", "turns": TURNS}) == nothing
    before = len(manager.requests)
    assert count(meter, {"text": "a"}, model="smollm2-360m-instruct") == nothing
    assert len(manager.requests) == before


@pytest.mark.parametrize(
    ("words", "turns", "most", "warning"),
    [
        (96, [], 512, ""),
        (97, [], 512, "31 tokens remain for the answer."),
        (97, [], 8, ""),
        (97, [], 0, "31 tokens remain for the answer."),
        (90, TURNS, 512, "The oldest messages will be omitted."),
        (128, TURNS, 512, "This message has 128 tokens; the context length is 128. Shorten it, or remove files."),
        (128, [], 512, "This message has 128 tokens; the context length is 128. Shorten it, or remove files."),
    ],
)
def test_what_will_come_of_it_is_said_before(
    meter: ContextMeter, words: int, turns: list[Any], most: int, warning: str
) -> None:
    assert count(meter, {"text": "word " * words, "turns": turns}, most=most)["warning"] == warning


def test_what_would_be_refused_is_told_in_the_same_words(meter: ContextMeter) -> None:
    told = count(meter, {"text": "x" * (MAX_CONVERSATION_CHARACTERS + 1)})
    assert told["used"] == "" and "1,000,001 characters; the limit is 1,000,000" in told["warning"]


@pytest.mark.parametrize("asked", [None, 3, "text", [], {"count": "x"}, {"turns": 3, "text": ["a"], "files": "b"}])
@pytest.mark.parametrize("other", [None, [1], {"a": "b"}, "no such model", 10**400])
def test_what_a_stranger_sends_breaks_nothing(meter: ContextMeter, asked: object, other: object) -> None:
    told = count(meter, asked, other, other, other)
    assert told["used"] == ""
    told = count(meter, {"text": "a b"}, MODEL, other, other)
    assert told["used"].endswith("of 128 tokens")
