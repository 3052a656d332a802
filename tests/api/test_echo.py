"""``/v1/completions`` with ``echo``, as evaluators ask, and with ``best_of``."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import openai
import pytest
import torch

from hfjax_demo.events import PromptLogprobs
from hfjax_demo.requests import SamplingSettings, TextRequest
from tests.tiny_models import Reference, prompt_ids

from .serving import TEXT, Serving, refused

FOX = "the quick brown fox"


def ask(client: openai.OpenAI, **changes: Any) -> Any:
    asked = {"model": TEXT, "prompt": FOX, "max_tokens": 1, "temperature": 0, "logprobs": 1, "echo": True}
    return client.completions.create(**asked | changes)


@pytest.fixture(scope="module")
def reference(models: Path) -> Reference:
    return Reference(models.parent / "text")


def likely(reference: Reference, ids: list[int]) -> torch.Tensor:
    """Of each token but the first, by PyTorch."""
    with torch.inference_mode():
        rows = torch.log_softmax(reference.model(input_ids=torch.tensor([ids])).logits[0, :-1].float(), dim=-1)
    return rows.gather(1, torch.tensor(ids[1:])[:, None])[:, 0]


def test_a_batch_of_token_ids_is_scored_as_evaluators_ask(client: openai.OpenAI, reference: Reference) -> None:
    """lm-evaluation-harness sends token ids, ``max_tokens`` 1 and ``logprobs`` 1, and takes the last token off."""
    prompts: list[Any] = [prompt_ids(length) for length in (40, 9, 23)]

    def asked(few: list[Any]) -> list[Any]:
        return list(ask(client, prompt=few, seed=1234).choices)

    with ThreadPoolExecutor(2) as pool:
        choices = [*pool.map(asked, (prompts[:2], prompts[2:]))]
    for ids, choice in zip(prompts, [*choices[0], *choices[1]], strict=True):
        told = choice.logprobs
        assert (
            len(told.tokens)
            == len(told.token_logprobs)
            == len(told.top_logprobs)
            == len(told.text_offset)
            == len(ids) + 1
        )
        assert told.token_logprobs[0] is None and told.top_logprobs[0] is None
        assert told.token_logprobs[1:-1] == pytest.approx(likely(reference, ids).tolist(), abs=1e-3)
        for logprob, top in zip(told.token_logprobs[1:], told.top_logprobs[1:], strict=True):
            assert max(top.values()) >= logprob  # two parts of characters may look alike, and the likelier is told


def test_the_prompt_alone(client: openai.OpenAI) -> None:
    found = ask(client, max_tokens=0, logprobs=2)
    (choice,) = found.choices
    assert (choice.text, choice.finish_reason) == (FOX, "length")
    assert found.usage.completion_tokens == 0 and found.usage.prompt_tokens == len(choice.logprobs.tokens)
    assert "".join(choice.logprobs.tokens) == FOX
    for token, offset in zip(choice.logprobs.tokens, choice.logprobs.text_offset, strict=True):
        assert FOX[offset:].startswith(token)


def test_text_and_lists_run_over_prompt_and_answer(server: Serving, client: openai.OpenAI) -> None:
    answer = client.completions.create(model=TEXT, prompt=FOX, max_tokens=8, temperature=0, logprobs=1).choices[0]
    whole = ask(client, max_tokens=8).choices[0]
    alone = ask(client, max_tokens=0).choices[0]
    assert whole.text == FOX + answer.text
    assert whole.logprobs.tokens == alone.logprobs.tokens + answer.logprobs.tokens
    shifted = [offset + len(FOX) for offset in answer.logprobs.text_offset]
    assert whole.logprobs.text_offset == alone.logprobs.text_offset + shifted

    told = [chunk.choices[0] for chunk in ask(client, max_tokens=8, stream=True)]
    assert "".join(choice.text for choice in told) == whole.text
    assert [token for choice in told if choice.logprobs for token in choice.logprobs.tokens] == whole.logprobs.tokens


def test_without_logprobs_the_text_is_told_alone(client: openai.OpenAI) -> None:
    plain = client.completions.create(model=TEXT, prompt=FOX, max_tokens=4, temperature=0).choices[0].text
    found = ask(client, max_tokens=4, logprobs=None).choices[0]
    assert found.text == FOX + plain and found.logprobs is None
    assert (
        "".join(chunk.choices[0].text for chunk in ask(client, max_tokens=4, logprobs=None, stream=True)) == found.text
    )
    assert ask(client, max_tokens=0, logprobs=None).choices[0].text == FOX


def test_the_text_of_token_ids(server: Serving, client: openai.OpenAI) -> None:
    ids = prompt_ids(12)
    request = TextRequest(TEXT, prompt_ids=ids, prompt_logprobs=0, prompt_only=True, sampling=SamplingSettings())
    (event,) = (event for event in server.manager.generate(request) if isinstance(event, PromptLogprobs))
    assert event.text and ask(client, prompt=ids, max_tokens=0, logprobs=None).choices[0].text == event.text


def test_the_best_of_several(client: openai.OpenAI) -> None:
    asked: dict[str, Any] = {"echo": False, "temperature": 1.5, "seed": 3, "max_tokens": 6, "logprobs": 0}
    prompts = [FOX, "a conversation"]
    every = ask(client, prompt=prompts, n=4, **asked).choices
    best = ask(client, prompt=prompts, n=2, best_of=4, **asked | {"logprobs": None})

    def mean(choice: Any) -> float:
        return sum(choice.logprobs.token_logprobs) / len(choice.logprobs.token_logprobs)

    expected = [choice.text for group in (every[:4], every[4:]) for choice in sorted(group, key=mean, reverse=True)[:2]]
    assert [choice.text for choice in best.choices] == expected
    assert [choice.index for choice in best.choices] == [0, 1, 2, 3] and best.choices[0].logprobs is None
    assert best.usage.completion_tokens == 48, "all that were made are counted"


@pytest.mark.parametrize(
    ("changes", "param", "says"),
    [
        ({"max_tokens": 0, "echo": None}, "max_tokens", "or set echo"),
        ({"max_tokens": -1}, "max_tokens", "at least 1"),
        ({"best_of": 1, "n": 2}, "best_of", "the n best"),
        ({"best_of": 2, "stream": True}, "best_of", "no stream"),
        ({"best_of": 17}, "best_of", "choose 1 to 16"),
        ({"best_of": 9, "prompt": [FOX, FOX]}, "prompt", "18 answers"),
        ({"echo": "yes"}, "echo", ""),
    ],
)
def test_a_refusal_says_what_to_do(client: openai.OpenAI, changes: dict[str, Any], param: str, says: str) -> None:
    with refused(400, "invalid_value", param, says):
        ask(client, **changes)
