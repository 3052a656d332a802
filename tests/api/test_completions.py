"""``/v1/completions`` as the real client meets it, with ``echo``, as evaluators ask, and with ``best_of``."""

from __future__ import annotations

from typing import Any

import openai
import pytest

from hfjax_demo.events import PromptLogprobs, TextDelta
from hfjax_demo.requests import SamplingSettings, TextRequest
from tests.tiny_models import prompt_ids

from .serving import TEXT, Serving

pytestmark = pytest.mark.usefixtures("engines")

FOX = "the quick brown fox"


def ask(client: openai.OpenAI, **changes: Any) -> Any:
    return client.completions.create(
        **{"model": TEXT, "prompt": "the quick brown", "max_tokens": 16, "temperature": 0} | changes
    )


def directly(server: Serving, seed: int | None = None, temperature: float = 0.0, most: int = 16, **prompt: Any) -> str:
    """The continuation without HTTP."""
    sampling = SamplingSettings(max_new_tokens=most, temperature=temperature, seed=seed)
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


def echoed(client: openai.OpenAI, **changes: Any) -> Any:
    return ask(client, **{"prompt": FOX, "max_tokens": 1, "logprobs": 1, "echo": True} | changes)


@pytest.mark.release
def test_the_prompt_is_told_and_scored_alone_and_before_its_answer(server: Serving, client: openai.OpenAI) -> None:
    found = echoed(client, max_tokens=0)
    alone = found.choices[0]
    assert (alone.text, "".join(alone.logprobs.tokens), alone.finish_reason) == (FOX, FOX, "length")
    assert found.usage.completion_tokens == 0 and found.usage.prompt_tokens == len(alone.logprobs.tokens)
    assert alone.logprobs.token_logprobs[0] is None and alone.logprobs.top_logprobs[0] is None
    for token, offset in zip(alone.logprobs.tokens, alone.logprobs.text_offset, strict=True):
        assert FOX[offset:].startswith(token)

    answer = echoed(client, max_tokens=8, echo=False).choices[0]
    request = TextRequest(TEXT, prompt=FOX, logprobs=1, sampling=SamplingSettings(max_new_tokens=8, temperature=0))
    events = server.manager.generate(request)
    told = [token for event in events if isinstance(event, TextDelta) for token in event.logprobs]
    assert answer.logprobs.tokens == [token.chosen.spelled.decode(errors="replace") for token in told]
    assert answer.logprobs.token_logprobs == [pytest.approx(token.chosen.logprob, abs=1e-4) for token in told]
    assert answer.logprobs.text_offset == [token.offset for token in told]
    whole = echoed(client, max_tokens=8).choices[0]
    assert whole.text == FOX + answer.text
    assert whole.logprobs.tokens == alone.logprobs.tokens + answer.logprobs.tokens
    shifted = [offset + len(FOX) for offset in answer.logprobs.text_offset]
    assert whole.logprobs.text_offset == alone.logprobs.text_offset + shifted
    told = [chunk.choices[0] for chunk in echoed(client, max_tokens=8, stream=True)]
    assert "".join(choice.text for choice in told) == whole.text
    assert [token for choice in told if choice.logprobs for token in choice.logprobs.tokens] == whole.logprobs.tokens

    plain = echoed(client, max_tokens=8, logprobs=None).choices[0]
    assert plain.text == whole.text and plain.logprobs is None
    told = [chunk.choices[0] for chunk in echoed(client, max_tokens=8, logprobs=None, stream=True)]
    assert "".join(choice.text for choice in told) == whole.text
    ids = prompt_ids(12)
    request = TextRequest(TEXT, prompt_ids=ids, prompt_logprobs=0, prompt_only=True, sampling=SamplingSettings())
    (event,) = (event for event in server.manager.generate(request) if isinstance(event, PromptLogprobs))
    assert event.text and echoed(client, prompt=ids, max_tokens=0, logprobs=None).choices[0].text == event.text


@pytest.mark.release
def test_several_prompts_and_the_best_of_several_answers(server: Serving, client: openai.OpenAI) -> None:
    asked: dict[str, Any] = {"echo": False, "temperature": 1.5, "seed": 3, "max_tokens": 6, "logprobs": 0}
    prompts = [prompt_ids(6, 0), prompt_ids(9, 1)]
    every = echoed(client, prompt=prompts, n=4, **asked).choices
    best = echoed(client, prompt=prompts, n=2, best_of=4, **asked | {"logprobs": None})

    def mean(choice: Any) -> float:
        return sum(choice.logprobs.token_logprobs) / len(choice.logprobs.token_logprobs)

    assert [choice.text for choice in every[4:]] == [
        directly(server, 3 + n, 1.5, 6, prompt_ids=prompts[1]) for n in range(4)
    ]
    expected = [choice.text for group in (every[:4], every[4:]) for choice in sorted(group, key=mean, reverse=True)[:2]]
    assert [choice.text for choice in best.choices] == expected
    assert [choice.index for choice in best.choices] == [0, 1, 2, 3] and best.choices[0].logprobs is None
    assert (best.usage.prompt_tokens, best.usage.completion_tokens) == (15, 48), "all that were made are counted"
