"""``/v1/completions`` as the real client meets it, with ``echo``, as evaluators ask, and with ``best_of``."""

from __future__ import annotations

from typing import Any

import openai
import pytest

from hfjax_demo.events import PromptLogprobs
from hfjax_demo.requests import SamplingSettings, TextRequest
from tests.tiny_models import prompt_ids

from .serving import TEXT, Serving

pytestmark = pytest.mark.usefixtures("engines")

FOX = "the quick brown fox"


def ask(client: openai.OpenAI, **changes: Any) -> Any:
    return client.completions.create(
        **{"model": TEXT, "prompt": "the quick brown", "max_tokens": 16, "temperature": 0} | changes
    )


def directly(server: Serving, seed: int | None = None, temperature: float = 0.0, **prompt: Any) -> str:
    """The continuation without HTTP."""
    sampling = SamplingSettings(max_new_tokens=16, temperature=temperature, seed=seed)
    return server.generated(TextRequest(TEXT, **prompt, sampling=sampling))[0]


def test_a_text_is_continued_as_it_stands(server: Serving, client: openai.OpenAI) -> None:
    found = ask(client)
    (choice,) = found.choices
    assert (found.object, choice.text, choice.finish_reason) == (
        "text_completion",
        directly(server, prompt="the quick brown"),
        "length",
    )
    assert found.usage.completion_tokens == 16 and found.id.startswith("cmpl-")


@pytest.mark.release
def test_several_prompts_with_several_answers_each(server: Serving, client: openai.OpenAI) -> None:
    prompts: list[list[int]] = [prompt_ids(6, 0), prompt_ids(9, 1)]
    found = ask(client, prompt=prompts, n=2, seed=5, temperature=1.5)
    expected = [directly(server, 5 + number, 1.5, prompt_ids=ids) for ids in prompts for number in range(2)]
    assert [choice.text for choice in found.choices] == expected
    assert found.usage.prompt_tokens == 15 and found.usage.completion_tokens == 64
    texts = ask(client, prompt=["the quick brown", "a conversation"])
    assert [choice.text for choice in texts.choices] == [
        directly(server, prompt="the quick brown"),
        directly(server, prompt="a conversation"),
    ]


def echoed(client: openai.OpenAI, **changes: Any) -> Any:
    return ask(client, **{"prompt": FOX, "max_tokens": 1, "logprobs": 1, "echo": True} | changes)


@pytest.mark.release
def test_the_prompt_alone(client: openai.OpenAI) -> None:
    found = echoed(client, max_tokens=0, logprobs=2)
    (choice,) = found.choices
    assert (choice.text, choice.finish_reason) == (FOX, "length")
    assert found.usage.completion_tokens == 0 and found.usage.prompt_tokens == len(choice.logprobs.tokens)
    assert "".join(choice.logprobs.tokens) == FOX
    assert choice.logprobs.token_logprobs[0] is None and choice.logprobs.top_logprobs[0] is None
    for token, offset in zip(choice.logprobs.tokens, choice.logprobs.text_offset, strict=True):
        assert FOX[offset:].startswith(token)


@pytest.mark.release
def test_text_and_lists_run_over_prompt_and_answer(server: Serving, client: openai.OpenAI) -> None:
    answer = client.completions.create(model=TEXT, prompt=FOX, max_tokens=8, temperature=0, logprobs=1).choices[0]
    whole = echoed(client, max_tokens=8).choices[0]
    alone = echoed(client, max_tokens=0).choices[0]
    assert whole.text == FOX + answer.text
    assert whole.logprobs.tokens == alone.logprobs.tokens + answer.logprobs.tokens
    shifted = [offset + len(FOX) for offset in answer.logprobs.text_offset]
    assert whole.logprobs.text_offset == alone.logprobs.text_offset + shifted

    told = [chunk.choices[0] for chunk in echoed(client, max_tokens=8, stream=True)]
    assert "".join(choice.text for choice in told) == whole.text
    assert [token for choice in told if choice.logprobs for token in choice.logprobs.tokens] == whole.logprobs.tokens


@pytest.mark.release
def test_without_logprobs_the_text_is_told_alone(client: openai.OpenAI) -> None:
    plain = client.completions.create(model=TEXT, prompt=FOX, max_tokens=4, temperature=0).choices[0].text
    found = echoed(client, max_tokens=4, logprobs=None).choices[0]
    assert found.text == FOX + plain and found.logprobs is None
    assert (
        "".join(chunk.choices[0].text for chunk in echoed(client, max_tokens=4, logprobs=None, stream=True))
        == found.text
    )
    assert echoed(client, max_tokens=0, logprobs=None).choices[0].text == FOX


@pytest.mark.release
def test_the_text_of_token_ids(server: Serving, client: openai.OpenAI) -> None:
    ids = prompt_ids(12)
    request = TextRequest(TEXT, prompt_ids=ids, prompt_logprobs=0, prompt_only=True, sampling=SamplingSettings())
    (event,) = (event for event in server.manager.generate(request) if isinstance(event, PromptLogprobs))
    assert event.text and echoed(client, prompt=ids, max_tokens=0, logprobs=None).choices[0].text == event.text


@pytest.mark.release
def test_the_best_of_several(client: openai.OpenAI) -> None:
    asked: dict[str, Any] = {"echo": False, "temperature": 1.5, "seed": 3, "max_tokens": 6, "logprobs": 0}
    prompts = [FOX, "a conversation"]
    every = echoed(client, prompt=prompts, n=4, **asked).choices
    best = echoed(client, prompt=prompts, n=2, best_of=4, **asked | {"logprobs": None})

    def mean(choice: Any) -> float:
        return sum(choice.logprobs.token_logprobs) / len(choice.logprobs.token_logprobs)

    expected = [choice.text for group in (every[:4], every[4:]) for choice in sorted(group, key=mean, reverse=True)[:2]]
    assert [choice.text for choice in best.choices] == expected
    assert [choice.index for choice in best.choices] == [0, 1, 2, 3] and best.choices[0].logprobs is None
    assert best.usage.completion_tokens == 48, "all that were made are counted"
