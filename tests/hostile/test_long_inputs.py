"""Conversations that are made to be long: one bound for all doors, few renderings, and none on the device thread."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest
from transformers import AutoTokenizer

from hfjax_demo.errors import InvalidRequest
from hfjax_demo.events import Finished, FinishReason
from hfjax_demo.requests import MAX_MESSAGES, Message, SamplingSettings, TextRequest
from hfjax_demo.runtime.manager import ModelManager
from hfjax_demo.text.conversation_renderer import ConversationRenderer
from hfjax_demo.text.prompt_tokenizer import PromptTokenizer
from hfjax_demo.text.prompt_trimming import possible_starts
from hfjax_demo.ui.requests import page_request
from tests.runtime.managing import FOREVER, LONG, ask, collect, first_delta
from tests.tiny_models import VOCABULARY, make_tokenizer

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

CONTEXT = 256


def turns(count: int, text: Callable[[int], str] = lambda index: "a") -> list[Message]:
    """So many messages, the last one a person's."""
    roles = ("user", "assistant")
    return [{"role": roles[(count - 1 - index) % 2], "content": text(index)} for index in range(count)]  # type: ignore[typeddict-item]


@pytest.mark.parametrize("count", [MAX_MESSAGES + 1, 20_000])
def test_a_conversation_of_too_many_messages_comes_in_by_no_door(count: int) -> None:
    messages = turns(count)

    for refused in (
        lambda: TextRequest("m", messages=messages),
        lambda: page_request("m", messages, "", SamplingSettings(), continues=False),
    ):
        with pytest.raises(InvalidRequest, match=f"{count:,} messages; the limit is {MAX_MESSAGES:,}") as error:
            refused()
        assert error.value.field == "messages"


@pytest.fixture(scope="module")
def tokenizer(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("tokenizer")
    make_tokenizer(folder)
    return AutoTokenizer.from_pretrained(folder)


class Counting:
    """A tokenizer that counts how often it renders a conversation."""

    def __init__(self, tokenizer: Any) -> None:
        self._tokenizer = tokenizer
        self.rendered: list[int] = []  # messages of each

    def __getattr__(self, name: str) -> Any:
        return getattr(self._tokenizer, name)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self._tokenizer(*args, **kwargs)

    def apply_chat_template(self, messages: Any, **kwargs: Any) -> Any:
        self.rendered.append(len(messages))
        return self._tokenizer.apply_chat_template(messages, **kwargs)


def least_start(messages: list[Message], tokenizer: Any, room: int, step: int) -> int:
    """Where :meth:`PromptTokenizer.encode` has to cut, found by looking at every place."""
    whole = len(ConversationRenderer(tokenizer).tokens(messages))
    gone = [
        (start, whole - len(ConversationRenderer(tokenizer).tokens(messages[start:])))
        for start in possible_starts(messages)
    ]
    for wanted in (-(-(whole - room) // step) * step, whole - room):
        for start, tokens in gone:
            if tokens >= wanted:
                return start
    return gone[-1][0]


@pytest.mark.parametrize(
    "text",
    [
        lambda index: "a",
        lambda index: "the quick brown fox " * (index % 7),
        lambda index: "é世" * 20 if index % 31 == 0 else "dog",
        lambda index: "fox " * 60 if index < 10 else "a",
    ],
    ids=["one character", "mixed", "dense here and there", "long at first"],
)
def test_a_long_conversation_is_rendered_a_few_times_and_cut_where_it_has_to_be(
    tokenizer: Any, text: Callable[[int], str]
) -> None:
    messages, counting = turns(201, text), Counting(tokenizer)
    request = TextRequest("m", messages=messages, sampling=SamplingSettings(max_new_tokens=16))

    encoded = PromptTokenizer(counting, VOCABULARY, CONTEXT).encode(request).prompt  # type: ignore[arg-type]

    assert encoded.dropped_messages == least_start(messages, tokenizer, CONTEXT - 16, CONTEXT // 4)
    assert len(counting.rendered) <= 10
    assert sum(length > len(messages) // 2 for length in counting.rendered) <= 2, (
        "the whole of it hardly more than once"
    )


def test_those_who_are_being_answered_do_not_wait_for_somebodys_long_text(
    make: Callable[..., ModelManager], folders: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    manager = make()
    running = manager.generate(ask(folders[0], 40))
    reader = first_delta(running)
    began, go_on, threads = threading.Event(), threading.Event(), set[str]()
    right = PromptTokenizer.encode

    def encode(encoder: PromptTokenizer, request: TextRequest) -> Any:
        threads.add(threading.current_thread().name)
        began.set()
        assert go_on.wait(LONG)
        return right(encoder, request)

    monkeypatch.setattr(PromptTokenizer, "encode", encode)
    late, stopped = (manager.generate(ask(folders[0], tokens, seed=1)) for tokens in (4, FOREVER))
    assert began.wait(LONG)
    *_, last = reader
    assert isinstance(last, Finished) and last.reason is FinishReason.LENGTH
    stopped.cancel()  # who stops while the text is read is done at once
    last = collect(stopped)[-1]
    assert isinstance(last, Finished) and last.reason is FinishReason.CANCELLED
    go_on.set()
    assert isinstance(collect(late)[-1], Finished)
    assert not any("device" in name for name in threads) and not manager.status(folders[0]).active_requests
