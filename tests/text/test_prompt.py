"""From requests to token ids: templates, what is trimmed, and what is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from transformers import AutoTokenizer

from hfjax_demo.errors import ContextTooLong, InvalidRequest
from hfjax_demo.requests import Message, SamplingSettings, TextRequest
from hfjax_demo.text.conversation_renderer import ConversationRenderer
from hfjax_demo.text.prompt_tokenizer import EncodedPrompt, PromptTokenizer
from hfjax_demo.text.prompt_trimming import possible_starts

from ..tiny_models import VOCABULARY

SYSTEM: Message = {"role": "system", "content": "Be brief."}

# As Gemma's: no system role, and turns must alternate.
STRICT_TEMPLATE = (
    "{% for message in messages %}"
    "{% if message['role'] == 'system' %}{{ raise_exception('System role not supported') }}{% endif %}"
    "{% if (message['role'] == 'user') != (loop.index0 % 2 == 0) %}{{ raise_exception('Roles must alternate') }}{% endif %}"
    "<{{ message['role'] }}>{{ message['content'] }}{% endfor %}<model>"
)


@pytest.fixture
def tokenizer(tokenizer_folder: Path) -> Any:
    return AutoTokenizer.from_pretrained(tokenizer_folder)


def user(text: str) -> Message:
    return {"role": "user", "content": text}


def assistant(text: str) -> Message:
    return {"role": "assistant", "content": text}


def chat(turns: int, system: bool = True) -> list[Message]:
    """So many exchanges and a last question."""
    messages = [SYSTEM] if system else []
    for turn in range(turns):
        messages += [user(f"question {turn}"), assistant(f"the answer is {turn}")]
    return [*messages, user("and now?")]


def encode(request: TextRequest, tokenizer: Any, vocabulary: int, context_length: int) -> EncodedPrompt:
    return PromptTokenizer(tokenizer, vocabulary, context_length).encode(request).prompt


def request(messages: list[Message] | None = None, max_new_tokens: int = 8, **given: Any) -> TextRequest:
    return TextRequest("m", messages=messages, sampling=SamplingSettings(max_new_tokens=max_new_tokens), **given)


def test_messages_go_through_the_chat_template_and_prompts_do_not(tokenizer: Any) -> None:
    encoded = encode(request([SYSTEM, user("hi")]), tokenizer, VOCABULARY, 512)
    assert tokenizer.decode(encoded.ids) == "<|system|>Be brief.\n<|user|>hi\n<|assistant|>"
    assert encoded.dropped_messages == 0
    assert encode(request(prompt="fox"), tokenizer, VOCABULARY, 512).ids == tuple(tokenizer("fox").input_ids)
    assert encode(request(prompt_ids=[5, 0, 319]), tokenizer, VOCABULARY, 512).ids == (5, 0, 319)


@pytest.mark.parametrize("system", [True, False])
@pytest.mark.parametrize("context", [100, 200])
@pytest.mark.parametrize("turns", [18, 19])
def test_the_oldest_turns_go_and_up_to_a_quarter_more(tokenizer: Any, system: bool, context: int, turns: int) -> None:
    messages = chat(turns, system)
    encoded = encode(request(messages), tokenizer, VOCABULARY, context)
    left = [*messages[: int(system)], *messages[int(system) + encoded.dropped_messages :]]
    assert list(encoded.ids) == ConversationRenderer(tokenizer).tokens(left)
    assert (left[0] == SYSTEM) == system
    assert left[int(system)]["role"] == "user" and left[-1] == user("and now?")
    longest_turn = max(len(ConversationRenderer(tokenizer).tokens(chat(turn, system))) for turn in (1, 2)) // 2
    assert context - 8 - context // 4 - 2 * longest_turn <= len(encoded.ids) <= context - 8


def test_a_growing_conversation_is_trimmed_at_the_same_place_for_several_turns(tokenizer: Any) -> None:
    dropped = [encode(request(chat(turns)), tokenizer, VOCABULARY, 512).dropped_messages for turns in range(8, 48)]
    trimmed = [count for count in dropped if count]
    assert len(trimmed) > 20 and trimmed == sorted(trimmed)
    assert len(set(trimmed)) <= len(trimmed) // 3, "another place at every third turn at most"


def test_of_few_long_turns_no_more_go_than_have_to(tokenizer: Any) -> None:
    """A quarter of the context is more than all that may go. What fits is left alone, and a raw prompt is never trimmed."""
    turns = [user("one"), assistant("two"), user("three"), assistant("four"), user("fox " * 20)]
    length = len(ConversationRenderer(tokenizer).tokens(turns))
    assert encode(request(turns), tokenizer, VOCABULARY, length + 7).dropped_messages == 2
    messages = chat(2)
    length = len(ConversationRenderer(tokenizer).tokens(messages))
    assert encode(request(messages), tokenizer, VOCABULARY, length + 8).dropped_messages == 0
    assert encode(request(messages), tokenizer, VOCABULARY, length + 7).dropped_messages == 2
    with pytest.raises(ContextTooLong, match="has 20 tokens, and the context length is 20"):
        encode(request(prompt_ids=[7] * 20), tokenizer, VOCABULARY, 20)


def test_what_may_not_be_trimmed_is_refused_with_the_numbers(tokenizer: Any) -> None:
    messages = chat(4)
    length = len(ConversationRenderer(tokenizer).tokens(messages))
    assert encode(request(messages, overflow="refuse"), tokenizer, VOCABULARY, length + 8).dropped_messages == 0
    with pytest.raises(ContextTooLong, match=rf"has {length} tokens, which leaves too little room .* of {length + 7};"):
        encode(request(messages, overflow="refuse"), tokenizer, VOCABULARY, length + 7)


def test_a_text_that_cannot_fit_is_refused_before_the_tokenizer_reads_it() -> None:
    unread: Any = None
    for long in (request(prompt="x" * 321), request([user("x" * 200), assistant("x" * 121)], overflow="refuse")):
        with pytest.raises(ContextTooLong, match=r"has 321 characters; the limit .* is 320"):
            encode(long, unread, VOCABULARY, 20)


def test_an_answer_of_any_length_gets_a_quarter_of_the_context_at_most(tokenizer: Any) -> None:
    encoded = encode(request(chat(20), max_new_tokens=10_000), tokenizer, VOCABULARY, 200)
    assert 75 < len(encoded.ids) <= 150
    long = request([user("fox " * 20)], max_new_tokens=500)  # a single one may use what the answer would have had
    length = len(ConversationRenderer(tokenizer).tokens(long.messages or []))
    assert len(encode(long, tokenizer, VOCABULARY, length + 1).ids) == length
    with pytest.raises(ContextTooLong, match=f"has {length} tokens, and the context length is {length}"):
        encode(long, tokenizer, VOCABULARY, length)


def test_a_template_without_a_system_role_gets_it_folded_into_the_first_question(tokenizer: Any) -> None:
    tokenizer.chat_template = STRICT_TEMPLATE
    ids = ConversationRenderer(tokenizer).tokens(chat(1))
    text = "<user>Be brief.\n\nquestion 0<assistant>the answer is 0<user>and now?<model>"
    assert tokenizer.decode(ids) == text
    twice = ConversationRenderer(tokenizer).text([SYSTEM, SYSTEM, user("hi")])
    assert twice == "<user>Be brief.\n\nBe brief.\n\nhi<model>"
    encoded = encode(request(chat(20)), tokenizer, VOCABULARY, 120)
    assert encoded.dropped_messages > 0
    assert tokenizer.decode(encoded.ids).startswith("<user>Be brief.\n\nquestion ")


def test_what_a_template_refuses_altogether_says_why(tokenizer: Any) -> None:
    tokenizer.chat_template = STRICT_TEMPLATE
    for head in ([], [SYSTEM]):
        with pytest.raises(InvalidRequest, match="Roles must alternate"):
            ConversationRenderer(tokenizer).tokens([*head, user("one"), user("two")])


def test_a_model_without_a_template_gets_the_contents(tokenizer: Any) -> None:
    tokenizer.chat_template = None
    assert tokenizer.decode(ConversationRenderer(tokenizer).tokens([SYSTEM, user("fox")])) == "Be brief.\n\nfox"


def test_a_token_outside_the_vocabulary_is_refused_and_so_is_no_token(tokenizer: Any) -> None:
    for token in (-1, VOCABULARY):
        with pytest.raises(InvalidRequest, match=f"from 0 to {VOCABULARY - 1}"):
            encode(request(prompt_ids=[5, token]), tokenizer, VOCABULARY, 512)
    tokenizer.chat_template = None
    with pytest.raises(InvalidRequest, match="prompt is empty"):
        encode(request([user("")]), tokenizer, VOCABULARY, 512)


def test_a_conversation_may_begin_with_any_question_and_the_last_never_goes() -> None:
    assert possible_starts([user("only")]) == possible_starts([SYSTEM, user("only")]) == []
    assert possible_starts([SYSTEM, assistant("hello"), user("last")]) == [2]
    assert possible_starts(chat(2, system=False)) == [2, 4]


def test_without_a_length_an_answer_has_what_room_is_left(tokenizer: Any) -> None:
    whole = len(encode(request(chat(3)), tokenizer, VOCABULARY, 4096).ids)
    asked = request(chat(3), 10**15, overflow="refuse", any_room=True)
    assert len(encode(asked, tokenizer, VOCABULARY, whole + 1).ids) == whole
    for refused, context in ((asked, whole), (request(chat(3), 10**15, overflow="refuse"), whole + 1)):
        with pytest.raises(ContextTooLong):
            encode(refused, tokenizer, VOCABULARY, context)
