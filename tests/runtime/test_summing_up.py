"""A conversation that is too long, summed up on its way to a real engine: what is told, what answers it, and how it ends."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from hfjax_demo.errors import InvalidRequest
from hfjax_demo.events import Event, Failed, Finished, FinishReason, PromptTrimmed, SummedUp, SummingUp, TextDelta
from hfjax_demo.requests import ConversationNote, Message, SamplingSettings, TextRequest
from hfjax_demo.runtime.manager import ModelManager
from hfjax_demo.text import compaction

from ..sources.fetching import wait_until
from .managing import LONG, collect, engine_of, tokens

Make = Callable[..., ModelManager]
CONTEXT = 1024
pytestmark = pytest.mark.usefixtures("engines")


def conversation(turns: int) -> list[Message]:
    messages: list[Message] = [{"role": "system", "content": "Be brief."}]
    for turn in range(turns):
        messages.append({"role": "user", "content": f"question {turn} " + "fox " * 30})
        messages.append({"role": "assistant", "content": "the dog sleeps on"})
    return [*messages, {"role": "user", "content": "and now"}]


def request(model: str, turns: int = 20) -> TextRequest:
    sampling = SamplingSettings(max_new_tokens=12, temperature=0)
    return TextRequest(model, conversation(turns), sampling=sampling, overflow="sum_up")


def of(events: list[Event], kind: type) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]


@pytest.fixture
def manager(make: Make) -> ModelManager:
    return make(context_length=CONTEXT)


def test_the_model_reads_the_note_that_it_has_written(manager: ModelManager, folders: list[str]) -> None:
    asked = request(folders[0])
    events = collect(manager.generate(asked))
    [summed] = of(events, SummedUp)
    assert isinstance(summed, SummedUp) and summed.text and summed.messages % 2 == 0 and not summed.error
    progress = [event for event in of(events, SummingUp) if isinstance(event, SummingUp)]
    assert progress[0] == SummingUp(0, summed.messages) and progress[-1].tokens > 1
    assert not of(events, PromptTrimmed)
    finished = events[-1]
    assert isinstance(finished, Finished) and finished.statistics.completion_tokens == 12
    with_note = replace(asked, note=ConversationNote(summed.text, summed.messages), overflow="refuse")
    again = collect(manager.generate(with_note))
    assert tokens(again) == tokens(events), "the note does the same in the next request"
    assert not of(again, SummedUp)
    assert not manager.status(folders[0]).active_requests


def test_a_note_of_several_requests_ends_in_one_answer(manager: ModelManager, folders: list[str]) -> None:
    events = collect(manager.generate(request(folders[0], 60)))
    done = [event.done for event in events if isinstance(event, SummingUp) and not event.tokens]
    assert len(done) > 2 and done == sorted(set(done))
    assert len(of(events, SummedUp)) == len(of(events, Finished)) == 1 and len(tokens(events)) == 12


def test_without_a_note_the_oldest_turns_are_left_out(
    manager: ModelManager, folders: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compaction, "MAX_REQUESTS", 0)
    events = collect(manager.generate(request(folders[0])))
    [summed] = of(events, SummedUp)
    assert isinstance(summed, SummedUp) and not summed.text and "requests to the model" in summed.error
    assert of(events, PromptTrimmed) and len(tokens(events)) == 12


@pytest.mark.parametrize("after", ["first", "between"])
def test_it_is_cancelled_while_the_note_is_written(
    after: str, manager: ModelManager, folders: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    stream = manager.generate(request(folders[0], 60))
    take = compaction.Compaction.take

    def cancelled(self: compaction.Compaction) -> None:
        take(self)
        stream.cancel()

    if after == "between":
        monkeypatch.setattr(compaction.Compaction, "take", cancelled)
    seen: list[Event] = []
    for event in stream:
        seen.append(event)
        if after == "first" and isinstance(event, SummingUp) and event.tokens:
            stream.cancel()
    last = seen[-1]
    assert isinstance(last, Finished) and last.reason is FinishReason.CANCELLED
    assert not of(seen, TextDelta) and not of(seen, Failed)
    wait_until(lambda: not engine_of(manager, folders[0]).sequences, LONG)
    assert not manager.status(folders[0]).active_requests


def test_what_fails_costs_the_note_and_not_the_answer(
    manager: ModelManager, folders: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(self: compaction.Compaction) -> TextRequest:
        raise InvalidRequest("The template refuses it.")

    monkeypatch.setattr(compaction.Compaction, "next_request", fails)
    events = collect(manager.generate(request(folders[0])))
    [summed] = of(events, SummedUp)
    assert isinstance(summed, SummedUp) and (summed.text, summed.error) == ("", "The template refuses it")
    assert of(events, PromptTrimmed) and len(tokens(events)) == 12
