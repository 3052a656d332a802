"""From events to what the page shows."""

from __future__ import annotations

import dataclasses
import itertools

import pytest

from hfjax_demo.errors import EngineFailed
from hfjax_demo.events import (
    Event,
    Failed,
    Finished,
    FinishReason,
    LoadProgress,
    ModelState,
    PromptTrimmed,
    SummedUp,
    SummingUp,
    TextDelta,
    TextStatistics,
    ThoughtDelta,
)
from hfjax_demo.ui import status
from hfjax_demo.ui.messages import answer
from hfjax_demo.ui.views import SLOW_PAGE_INTERVAL_S, TEXT_INTERVAL_S, text_views
from tests.fakes import FakeManager

COUNTED = {"prompt_tokens": 100, "reused_tokens": 64, "completion_tokens": 28, "context_length": 2048, "seed": 7}
TIMED = {"ttft_s": 0.25, "prefill_tokens_per_s": 400, "decode_tokens_per_s": 35.5, "load_s": 0, "compile_s": 0}
STATISTICS = TextStatistics(**COUNTED, **TIMED, device="cpu")  # type: ignore[arg-type]
FINISHED = Finished(FinishReason.STOP, STATISTICS)


def deltas(*texts: str) -> list[Event]:
    return [TextDelta(text, (place,)) for place, text in enumerate(texts)]


def standing_still() -> float:
    return 5.0


def test_the_first_characters_come_at_once_and_the_rest_is_gathered() -> None:
    views = list(text_views([*deltas("a", "b", "c"), FINISHED], clock=standing_still))
    assert [view.text for view in views] == ["a", "abc"]


def test_an_update_is_due_when_the_interval_has_passed() -> None:
    ticks = itertools.count()
    views = list(text_views([*deltas("a", "b", "c"), FINISHED], clock=lambda: next(ticks) * TEXT_INTERVAL_S))
    assert [view.text for view in views] == ["a", "ab", "abc", "abc"]


def test_a_page_that_is_behind_gets_fewer_updates_and_the_end_at_once() -> None:
    ticks = itertools.count()
    events = [*deltas(*"abcdefgh"), FINISHED]
    views = list(text_views(events, clock=lambda: next(ticks) * 0.3 * SLOW_PAGE_INTERVAL_S, is_behind=lambda: True))
    texts = [view.text for view in views]
    assert texts[0] == "a" and texts[-1] == "abcdefgh" and 2 < len(texts) < 7
    assert len(list(text_views(events, clock=lambda: next(ticks) * 0.3 * SLOW_PAGE_INTERVAL_S))) == len(events)


def test_progress_within_a_stage_is_gathered_too() -> None:
    events: list[Event] = [LoadProgress("m", ModelState.FETCHING, "", step / 1000) for step in range(1000)]
    assert len(list(text_views([*events, FINISHED], clock=standing_still))) == 2


def test_the_last_line_has_the_numbers() -> None:
    *_, last = text_views([*deltas("Hi"), FINISHED])
    for words in ("Finished", "128 of 2048", "width:6.2%"):
        assert words in last.status
    first, *rest = last.stats
    assert first.endswith("36 tok/s") and {"Finished", "250 ms to first token", "prefill 400 tok/s", "seed 7"} <= {
        *rest
    }
    assert any("64 tokens from cache" in each for each in rest)


def test_a_trimmed_prompt_is_told_from_then_on() -> None:
    views = list(text_views([PromptTrimmed(1, 1900, 2048), *deltas("Hi"), FINISHED]))
    assert all("oldest 1 message was left out" in view.status and "1900" in view.status for view in views)
    assert len(views) == 2


def test_a_summary_is_told_while_it_is_written_and_comes_with_every_view_after_it() -> None:
    summed = SummedUp("They like foxes.", 6)
    events: list[Event] = [SummingUp(2, 6), SummingUp(2, 6, 40), summed, *deltas("Hi"), FINISHED]
    views = list(text_views(events))
    assert "Summing up the oldest messages: 2 of 6" in views[0].status and views[0].note is None
    assert all(view.note is summed for view in views[2:]) and "oldest 6 messages are summed up" in views[-1].status
    failed = SummedUp("", 0, "the model wrote nothing")
    *_, last = text_views([SummingUp(0, 6), failed, PromptTrimmed(4, 90, 128), *deltas("Hi"), FINISHED])
    assert "could not be summed up: the model wrote nothing." in last.status
    assert "oldest 4 messages were left out" in last.status


@pytest.mark.parametrize(("before", "lead"), [([], "Not sent."), (["Half"], "Interrupted.")])
def test_a_failure_keeps_the_text_there_is(before: list[str], lead: str) -> None:
    *_, view = text_views([*deltas(*before), Failed(EngineFailed("It <broke>."))], clock=standing_still)
    assert isinstance(view.error, EngineFailed) and view.text == "".join(before)
    assert lead in view.status and "It &lt;broke&gt;." in view.status
    *_, view = text_views(deltas(*before), clock=standing_still)
    assert isinstance(view.error, EngineFailed), "a stream without an end"


@pytest.mark.parametrize("text", ["", "Hi"])
@pytest.mark.parametrize(
    ("reason", "words"),
    [
        (FinishReason.STOP, "Finished"),
        (FinishReason.LENGTH, "Stopped at the token limit"),
        (FinishReason.CANCELLED, "Stopped"),
    ],
)
def test_every_end_is_told(text: str, reason: FinishReason, words: str) -> None:
    *_, last = text_views([*deltas(*text), Finished(reason, STATISTICS)])
    assert words in last.status and last.error is None
    assert last.ended_without_output is (reason is FinishReason.CANCELLED and not text)


WORDS = ("compiling decode (4)", "cancelling", "ready", "unloaded", "something else")


@pytest.mark.parametrize("state", list(ModelState))
def test_a_sentence_stands_beside_the_state_and_decides_nothing(state: ModelState) -> None:
    lines, models = set(), set()
    for words in WORDS:
        events: list[Event] = [LoadProgress("m", state, words), LoadProgress("m", state, words + "!"), FINISHED]
        first, last = text_views(events, clock=standing_still)
        assert last.status == status.text_finished_line(FINISHED)
        lines.add(first.status.replace(f">{words}</span>", ">…</span>"))
        found = dataclasses.replace(FakeManager().status("smollm2-135m-instruct"), state=state, message=words)
        line = status.model_line(found).replace(f"{state.value} {words}<", f"{state.value} …<")
        models.add(line.replace(f"could not be loaded: {words}<", "could not be loaded: …<"))
    assert len(lines) == len(models) == 1


def test_thoughts_are_apart_from_the_answer_and_timed() -> None:
    ticks = itertools.count()
    took = dataclasses.replace(STATISTICS, thought_tokens=2, thought_s=3.25)
    events = [
        ThoughtDelta("Well", (1,)),
        ThoughtDelta(", so", (2, 3)),
        *deltas("Yes"),
        Finished(FinishReason.STOP, took),
    ]
    views = list(text_views(events, clock=lambda: float(next(ticks))))
    assert [(view.thoughts, view.text, view.thinking) for view in views] == [
        ("Well", "", True),
        ("Well, so", "", True),
        ("Well, so", "Yes", False),
        ("Well, so", "Yes", False),
    ]
    assert "Thinking" in views[0].status and "Answering" in views[2].status
    assert 0 < views[1].thought_s < 10
    assert views[-1].turn == answer("Yes", "Well, so", 3.25)
    assert views[-1].ended and views[-1].tokens == [1, 2, 3, 0]


def test_an_answer_that_ends_within_its_thoughts_says_so_and_is_not_nothing() -> None:
    for reason in (FinishReason.LENGTH, FinishReason.CANCELLED, FinishReason.STOP):
        *_, last = text_views([ThoughtDelta("Well", (1,)), Finished(reason, STATISTICS, in_thoughts=True)])
        assert "before the answer began" in last.status
        assert not last.ended and not last.ended_without_output


def test_an_answer_goes_on_from_what_it_began_with() -> None:
    begun = {**answer("Once", "Well", 2.0), "begun": [5, 6]}
    *_, last = text_views([*deltas(" upon"), FINISHED], begun=begun)  # type: ignore[arg-type]
    assert (last.text, last.thoughts, last.thought_s, last.tokens) == ("Once upon", "Well", 2.0, [5, 6, 0])
    *_, last = text_views([Failed(EngineFailed("Broken."))], begun=begun)  # type: ignore[arg-type]
    assert (last.text, last.tokens) == ("Once", [5, 6])
    assert not last.ended_without_output and "Interrupted" in last.status


def test_a_character_in_which_an_answer_ends_is_left_to_what_follows() -> None:
    *_, last = text_views([*deltas("Grin \N{REPLACEMENT CHARACTER}"), Finished(FinishReason.LENGTH, STATISTICS)])
    assert last.text == "Grin "
    *_, last = text_views([*deltas(" \N{GRINNING FACE}"), FINISHED], begun={**answer("Grin"), "begun": [1]})  # type: ignore[arg-type]
    assert last.text == "Grin \N{GRINNING FACE}"
