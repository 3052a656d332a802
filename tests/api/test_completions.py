"""``/v1/completions`` as the real client meets it."""

from __future__ import annotations

from typing import Any

import openai
import pytest

from hfjax_demo.events import TextDelta
from hfjax_demo.requests import SamplingSettings, TextRequest
from tests.tiny_models import prompt_ids

from .serving import TEXT, Serving, refused


def ask(client: openai.OpenAI, **changes: Any) -> Any:
    return client.completions.create(
        **{"model": TEXT, "prompt": "the quick brown", "max_tokens": 16, "temperature": 0} | changes
    )


def directly(server: Serving, seed: int | None = None, temperature: float = 0.0, **prompt: Any) -> str:
    """The continuation without HTTP."""
    sampling = SamplingSettings(max_new_tokens=16, temperature=temperature, seed=seed)
    events = server.manager.generate(TextRequest(TEXT, **prompt, sampling=sampling))
    return "".join(event.text for event in events if isinstance(event, TextDelta))


def test_a_text_is_continued_as_it_stands(server: Serving, client: openai.OpenAI) -> None:
    found = ask(client)
    (choice,) = found.choices
    assert (found.object, choice.text, choice.finish_reason) == (
        "text_completion",
        directly(server, prompt="the quick brown"),
        "length",
    )
    assert found.usage.completion_tokens == 16 and found.id.startswith("cmpl-")


def test_a_stream_adds_up_to_the_whole(client: openai.OpenAI) -> None:
    *told, last = ask(client, stream=True, stream_options={"include_usage": True})
    assert "".join(chunk.choices[0].text for chunk in told) == ask(client).choices[0].text
    assert told[-1].choices[0].finish_reason == "length"
    assert last.choices == [] and last.usage.completion_tokens == 16


def test_token_ids_are_taken_as_they_are(server: Serving, client: openai.OpenAI) -> None:
    ids = prompt_ids(6, 0)
    found = ask(client, prompt=ids)
    assert found.choices[0].text == directly(server, prompt_ids=ids) and found.usage.prompt_tokens == 6


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


@pytest.mark.parametrize(
    ("changes", "code", "param", "says"),
    [
        ({"logprobs": 6}, "invalid_value", "logprobs", "choose 0 to 5 tokens"),
        ({"logprobs": True}, "invalid_value", "logprobs", "logprobs is True; choose 0 to 5"),
        ({"suffix": "end"}, "unsupported_parameter", "suffix", "remove it"),
        ({"prompt": ["a", "b", "c"], "n": 6}, "invalid_value", "prompt", "18 answers; the limit is 16"),
        ({"prompt": ""}, "invalid_value", "prompt", "prompt is empty"),
        ({"prompt": []}, "invalid_value", "prompt", "a list of token IDs"),
        ({"prompt": [[]]}, "invalid_value", "prompt", "a list of token IDs"),
        ({"prompt": ["a", 1]}, "invalid_value", "prompt", "a list of token IDs"),
        ({"prompt": [True]}, "invalid_value", "prompt", "a list of token IDs"),
        ({"prompt": {"text": "a"}}, "invalid_value", "prompt", "a list of token IDs"),
        ({"prompt": [10**12]}, "invalid_value", "prompt", "vocabulary"),
        ({"prompt": [5] * 600}, "context_length_exceeded", None, "600 tokens"),
        ({"prompt": "x" * 100_000}, "context_length_exceeded", None, "100,000 characters"),
        ({"prompt": "the dog " * 300}, "context_length_exceeded", None, "the context length is"),
    ],
)
def test_a_refusal_says_what_to_do(
    client: openai.OpenAI, changes: dict[str, Any], code: str | None, param: str | None, says: str
) -> None:
    with refused(400, code, param, says):
        ask(client, **changes)
