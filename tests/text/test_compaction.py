"""The note that stands for the oldest turns: what is summed up by which requests, and what the answer's request becomes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from transformers import AutoTokenizer

from hfjax_demo.errors import InvalidRequest
from hfjax_demo.requests import (
    NOTE_HEADING,
    ConversationNote,
    Message,
    MessageImage,
    SamplingSettings,
    TextRequest,
    with_note,
)
from hfjax_demo.text.compaction import CUT, MAX_REQUESTS, Compaction, max_note_tokens
from hfjax_demo.text.prompt_tokenizer import PromptTokenizer

from ..tiny_models import VOCABULARY

SYSTEM: Message = {"role": "system", "content": "Be brief."}
CONTEXT = 1600  # the tiny tokenizer has little more than letters


@pytest.fixture
def tokenizer(tokenizer_folder: Path) -> Any:
    return AutoTokenizer.from_pretrained(tokenizer_folder)


@pytest.fixture
def encoder(tokenizer: Any) -> PromptTokenizer:
    return PromptTokenizer(tokenizer, VOCABULARY, CONTEXT)


def user(text: str) -> Message:
    return {"role": "user", "content": text}


def assistant(text: str) -> Message:
    return {"role": "assistant", "content": text}


def chat(turns: int, words: int = 40) -> list[Message]:
    """So many exchanges after a system prompt, and a last question."""
    messages = [SYSTEM]
    for turn in range(turns):
        messages += [user(f"question {turn} " + "fox " * words), assistant(f"the answer is {turn}")]
    return [*messages, user("and now?")]


def request(messages: list[Message], **given: Any) -> TextRequest:
    given = {"overflow": "sum_up", **given}
    return TextRequest("m", messages=messages, sampling=SamplingSettings(max_new_tokens=8), **given)


def written(compaction: Compaction) -> list[TextRequest]:
    """Write the note; return the requests that this took. The note numbers them."""
    asked = []
    while (one := compaction.next_request()) is not None:
        asked.append(one)
        assert compaction.add(f"note {len(asked)}") == 1
        compaction.take()
    return asked


def test_a_conversation_that_fits_needs_no_note_nor_one_that_may_not_be_summed_up(encoder: PromptTokenizer) -> None:
    assert Compaction.of(request(chat(3)), encoder) is None
    for overflow in ("leave_out", "refuse"):
        short = request(chat(3), overflow=overflow)
        assert Compaction.of(short, encoder) is None
    assert Compaction.of(request(chat(40), overflow="leave_out"), encoder) is None


def test_the_oldest_turns_are_summed_up_and_the_latest_stay_as_they_are(encoder: PromptTokenizer) -> None:
    messages = chat(25)
    compaction = Compaction.of(request(messages), encoder)
    assert compaction is not None
    asked = written(compaction)
    upto = compaction.done
    assert compaction.error == "" and upto % 2 == 0 and 0 < upto < len(messages) - 2
    first = asked[0].messages or ()
    assert list(first[:-1]) == messages[: len(first) - 1], "a prefix of the conversation, which the cache has"
    assert first[-1]["role"] == "user" and "Sum up" in first[-1]["content"]
    answered = compaction.answered
    assert answered.note == ConversationNote(f"note {len(asked)}", upto)
    assert list(answered.messages or ()) == messages and answered.overflow == "leave_out"
    read = encoder.encode(answered).prompt
    assert read.dropped_messages == 0
    text = str(encoder.tokenizer.decode(list(read.ids)))
    assert text.startswith(f"<|system|>Be brief.\n<|user|>{NOTE_HEADING}\nnote {len(asked)}\n\nquestion {upto // 2}")
    assert len(read.ids) <= CONTEXT // 2 + max_note_tokens(CONTEXT), "there is room for the next turns"


def test_a_note_is_extended_only_when_its_conversation_outgrows_the_context_again(encoder: PromptTokenizer) -> None:
    note = ConversationNote("They like foxes.", 30)
    assert Compaction.of(request(chat(25), note=note), encoder) is None
    compaction = Compaction.of(request(chat(37), note=note), encoder)
    assert compaction is not None and compaction.done == 30
    [asked] = written(compaction)
    read = encoder.encode(asked).prompt
    assert "They like foxes.\n\nquestion 15" in str(encoder.tokenizer.decode(list(read.ids)))
    assert compaction.answered.note == ConversationNote("note 1", compaction.upto)
    assert compaction.upto > 30


def test_what_is_longer_than_the_context_takes_several_requests_that_all_fit(encoder: PromptTokenizer) -> None:
    compaction = Compaction.of(request(chat(120)), encoder)
    assert compaction is not None
    asked = written(compaction)
    assert 3 < len(asked) <= MAX_REQUESTS and compaction.error == ""
    ends = [one.note.messages for one in asked[1:] if one.note is not None]
    assert ends == sorted(set(ends)) and len(ends) == len(asked) - 1, "each begins where the one before ended"
    for one in asked:
        assert len(encoder.encode(one).prompt.ids) + max_note_tokens(CONTEXT) <= CONTEXT


def test_a_turn_that_is_too_long_by_itself_is_cut(encoder: PromptTokenizer) -> None:
    messages = [user("fox " * 3000), assistant("a quick dog"), user("and now?")]
    compaction = Compaction.of(request(messages), encoder)
    assert compaction is not None
    [asked] = written(compaction)
    first = (asked.messages or ())[0]["content"]
    assert CUT in first and first.startswith("fox") and first.endswith("fox ")
    assert compaction.answered.note == ConversationNote("note 1", 2)


def test_calls_of_tools_stay_with_their_results(encoder: PromptTokenizer) -> None:
    call = {"id": "1", "type": "function", "function": {"name": "add", "arguments": "{}"}}
    messages: list[Message] = []
    for turn in range(20):
        messages += [
            user(f"question {turn} " + "fox " * 60),
            {"role": "assistant", "content": "", "tool_calls": [call]},  # type: ignore[list-item]
            {"role": "tool", "content": "5", "tool_call_id": "1"},
            assistant("five"),
        ]
    compaction = Compaction.of(request([*messages, user("and now?")]), encoder)
    assert compaction is not None
    for one in written(compaction):
        assert (len(one.messages or ()) - 1) % 4 == 0
    assert compaction.done % 4 == 0


def test_a_note_that_cannot_be_written_has_the_oldest_turns_left_out(encoder: PromptTokenizer) -> None:
    compaction = Compaction.of(request(chat(40)), encoder)
    assert compaction is not None and compaction.next_request() is not None
    compaction.add("  ")
    compaction.take()
    assert compaction.error == "the model wrote nothing" and compaction.next_request() is None
    answered = compaction.answered
    assert answered.note is None and encoder.encode(answered).prompt.dropped_messages > 0
    many = Compaction.of(request(chat(499)), PromptTokenizer(encoder.tokenizer, VOCABULARY, 800))
    assert many is not None
    assert len(written(many)) == MAX_REQUESTS and f"more than {MAX_REQUESTS} requests" in many.error
    partly = many.answered.note
    assert partly is not None and partly.messages == many.done, "what has been summed up stays so"


def test_a_note_that_leaves_no_room_for_the_latest_message_is_dropped(encoder: PromptTokenizer) -> None:
    words = 0
    while (alone := len(encoder.encode(request([SYSTEM, user("fox " * words)])).prompt.ids)) < CONTEXT - 60:
        words += max((CONTEXT - 60 - alone) // 8, 1)
    compaction = Compaction.of(request([*chat(8)[:-1], user("fox " * words)]), encoder)
    assert compaction is not None
    while compaction.next_request() is not None:
        compaction.add("They like foxes. " * 40)
        compaction.take()
    assert compaction.error == "the latest message leaves no room for a summary"
    assert compaction.answered.note is None and len(encoder.encode(compaction.answered).prompt.ids) < CONTEXT


def test_messages_that_a_note_stands_for_do_not_count(encoder: PromptTokenizer) -> None:
    long = chat(30, words=300)
    assert sum(len(each["content"]) for each in long) > 16 * CONTEXT
    noted = request(long, overflow="refuse", note=ConversationNote("They like foxes.", 60))
    assert len(encoder.encode(noted).prompt.ids) < CONTEXT


def test_a_note_stays_where_turns_after_it_are_left_out(encoder: PromptTokenizer) -> None:
    note = ConversationNote("They like foxes.", 10)
    long = request(chat(60), overflow="leave_out", note=note)
    read = encoder.encode(long).prompt
    assert read.dropped_messages > 0
    first = (10 + read.dropped_messages) // 2
    text = str(encoder.tokenizer.decode(list(read.ids)))
    assert text.startswith(f"<|system|>Be brief.\n<|user|>{NOTE_HEADING}\nThey like foxes.\n\nquestion {first}")
    head = encoder.encode(request(chat(1))).prompt.head
    assert read.head == head, "a note is no part of the system prompt, which visitors may share"


@pytest.mark.parametrize("messages", [1, 3, 4])
def test_a_note_ends_before_a_question(messages: int) -> None:
    with pytest.raises(InvalidRequest, match="end before a user's message"):
        request(chat(1), note=ConversationNote("It was so.", messages))


def test_pictures_keep_their_place_behind_a_note() -> None:
    picture = MessageImage.of(Image.new("RGB", (8, 8)), 2)
    messages: list[Message] = [user("one"), assistant("two"), {**user("ab cd"), "pictures": (picture,)}]
    [only] = with_note(messages, ConversationNote("x", 2))
    assert only["content"].endswith("ab cd")
    assert only["content"][only["pictures"][0].place :] == " cd"
