"""Log-probabilities as the real client meets them: in a chat and in a completion, at once and as a stream."""

from __future__ import annotations

import math
from typing import Any

import openai
import pytest

from hfjax_demo.api.completions import CompletionFormat
from hfjax_demo.api.schemas import CompletionBody
from hfjax_demo.events import ScoredToken, TextDelta, TokenLogprobs
from hfjax_demo.requests import Message, SamplingSettings, TextRequest

from .serving import TEXT, Serving

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

HELLO: list[Message] = [{"role": "user", "content": "the quick brown fox"}]


def chat(client: openai.OpenAI, **changes: Any) -> Any:
    asked = {"model": TEXT, "messages": HELLO, "max_tokens": 16, "temperature": 0, "logprobs": True, "top_logprobs": 3}
    return client.chat.completions.create(**asked | changes)


def complete(client: openai.OpenAI, **changes: Any) -> Any:
    asked = {"model": TEXT, "prompt": "the quick brown", "max_tokens": 16, "temperature": 0, "logprobs": 2}
    return client.completions.create(**asked | changes)


def directly(server: Serving, count: int, temperature: float = 0.0, seed: int = 0, **asked: Any) -> list[TokenLogprobs]:
    """What the engine tells, without HTTP."""
    sampling = SamplingSettings(max_new_tokens=16, temperature=temperature, seed=seed)
    events = server.manager.generate(TextRequest(TEXT, **asked, sampling=sampling, logprobs=count))
    return [token for event in events if isinstance(event, TextDelta) for token in event.logprobs]


def close(value: float) -> Any:
    return pytest.approx(value, abs=1e-4)


def assert_tells(content: Any, expected: list[TokenLogprobs]) -> None:
    """A chat's list is the engine's."""
    assert len(content) == len(expected) > 0
    for item, token in zip(content, expected, strict=True):
        for found, scored in ((item, token.chosen), *zip(item.top_logprobs, token.top, strict=True)):
            assert (bytes(found.bytes), found.logprob) == (scored.spelled, close(scored.logprob))
            assert found.token == scored.spelled.decode(errors="replace")


def test_a_chat_tells_each_token_and_the_likeliest(server: Serving, client: openai.OpenAI) -> None:
    (choice,) = chat(client).choices

    assert_tells(choice.logprobs.content, directly(server, 3, messages=HELLO))
    assert choice.logprobs.refusal is None and len(choice.logprobs.content) == 16
    content = choice.logprobs.content
    assert [item.token for item in content] == [item.top_logprobs[0].token for item in content]
    assert b"".join(bytes(item.bytes) for item in content).decode(errors="replace") == choice.message.content


def test_alone_they_are_the_tokens_own(client: openai.OpenAI) -> None:
    for changes in ({"top_logprobs": 0}, {"top_logprobs": None}):
        content = chat(client, **changes).choices[0].logprobs.content
        assert len(content) == 16 and not any(item.top_logprobs for item in content)
    for quiet in ({"logprobs": None, "top_logprobs": None}, {"logprobs": False, "top_logprobs": None}):
        assert chat(client, **quiet).choices[0].logprobs is None


def test_a_chats_stream_tells_them_with_the_text(server: Serving, client: openai.OpenAI) -> None:
    chunks = [chunk.choices[0] for chunk in chat(client, stream=True)]

    told = [chunk for chunk in chunks if chunk.logprobs is not None]
    assert_tells([item for chunk in told for item in chunk.logprobs.content], directly(server, 3, messages=HELLO))
    assert chunks[0].logprobs is None and chunks[-1].logprobs is None
    assert all(chunk.logprobs is None for chunk in chunks if not chunk.delta.content)


def test_a_completion_tells_parallel_lists(server: Serving, client: openai.OpenAI) -> None:
    (choice,) = complete(client, temperature=1.5, seed=7).choices
    expected = directly(server, 2, temperature=1.5, seed=7, prompt="the quick brown")

    found = choice.logprobs
    assert found.tokens == [token.chosen.spelled.decode(errors="replace") for token in expected]
    assert found.token_logprobs == [close(token.chosen.logprob) for token in expected]
    assert found.text_offset == [token.offset for token in expected]
    for top, token in zip(found.top_logprobs, expected, strict=True):
        everything = {
            each.spelled.decode(errors="replace"): each.logprob for each in (token.chosen, *reversed(token.top))
        }
        assert top == {text: close(logprob) for text, logprob in everything.items()}
    assert {len(top) for top in found.top_logprobs} >= {2, 3}, "the chosen token is told even where it is not likely"


def test_tokens_that_cannot_be_told_apart_or_have_no_probability() -> None:
    """Two halves of characters look alike, and JSON knows no infinity."""
    half, other, never = (ScoredToken(1, b"\xe2", -0.5), ScoredToken(2, b"\xe3", -2.0), ScoredToken(3, b"x", -math.inf))
    format = CompletionFormat("1", CompletionBody(prompt="x", logprobs=2), [TextRequest(TEXT, prompt="x")])
    [chunk] = format.piece(0, TextDelta("", (), (TokenLogprobs(never, (half, other), 4, 0.0, 0.0),)))

    assert chunk["choices"][0]["logprobs"] == {
        "tokens": ["x"],
        "token_logprobs": [-9999.0],
        "top_logprobs": [{"\N{REPLACEMENT CHARACTER}": -0.5, "x": -9999.0}],
        "text_offset": [4],
    }
