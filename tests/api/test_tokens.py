"""``/v1/embeddings``, ``/tokenize`` and ``/detokenize`` as clients meet them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import openai
import pytest
import torch
from transformers import PreTrainedTokenizerFast

from tests.tiny_models import Reference, prompt_ids

from .serving import TEXT, Serving

pytestmark = pytest.mark.usefixtures("engines")

TEXTS = ("the quick brown fox", "naïve café", "a conversation begins with a question " * 4)


@pytest.fixture(scope="module")
def folder(models: Path) -> Path:
    return models.parent / "text"


@pytest.fixture(scope="module")
def tokenizer(folder: Path) -> Any:
    return PreTrainedTokenizerFast.from_pretrained(folder)


@pytest.fixture(scope="module")
def reference(folder: Path) -> Reference:
    return Reference(folder)


def embedded(reference: Reference, ids: list[int]) -> np.ndarray:
    """The mean of PyTorch's last hidden states, scaled to length 1."""
    with torch.inference_mode():
        states = reference.model.model(input_ids=torch.tensor([ids])).last_hidden_state[0].mean(dim=0)
    found: np.ndarray = torch.nn.functional.normalize(states, dim=0).numpy()
    return found


def test_embeddings_are_pytorchs(client: openai.OpenAI, reference: Reference, tokenizer: Any) -> None:
    found = client.embeddings.create(model=TEXT, input=list(TEXTS))  # base64, which the client reads
    numbers = client.embeddings.create(model=TEXT, input=list(TEXTS), encoding_format="float")
    ids = [tokenizer(text).input_ids for text in TEXTS]
    for place, each in enumerate(ids):
        assert found.data[place].index == place
        np.testing.assert_allclose(found.data[place].embedding, embedded(reference, each), atol=1e-4)
        np.testing.assert_allclose(numbers.data[place].embedding, found.data[place].embedding, atol=1e-7)
    assert found.usage.prompt_tokens == found.usage.total_tokens == sum(map(len, ids))
    assert found.model == TEXT


def test_token_ids_and_fewer_dimensions(client: openai.OpenAI, reference: Reference) -> None:
    ids = prompt_ids(70)
    found = client.embeddings.create(model=TEXT, input=[ids], dimensions=16).data[0].embedding
    expected = embedded(reference, ids)[:16]
    np.testing.assert_allclose(found, expected / np.linalg.norm(expected), atol=1e-4)
    assert client.embeddings.create(model=TEXT, input=ids, dimensions=16).data[0].embedding == found


def post(server: Serving, path: str, **body: Any) -> Any:
    answer = server.post(path, json.dumps({"model": TEXT} | body))
    return answer.json() | ({"status": answer.status_code} if answer.status_code != 200 else {})


def test_a_text_becomes_tokens_and_a_text_again(server: Serving, tokenizer: Any) -> None:
    for text in TEXTS:
        found = post(server, "/tokenize", prompt=text, return_token_strs=True)
        ids = tokenizer(text).input_ids
        assert found == {
            "count": len(ids),
            "max_model_len": 512,
            "tokens": ids,
            "token_strs": tokenizer.convert_ids_to_tokens(ids),
        }
        assert post(server, "/detokenize", tokens=ids) == {"prompt": text}
    assert post(server, "/tokenize", prompt="a", add_special_tokens=False)["token_strs"] is None
    assert post(server, "/detokenize", tokens=[]) == {"prompt": ""}


def test_a_conversation_becomes_the_tokens_that_its_answer_begins_behind(
    server: Serving, client: openai.OpenAI, tokenizer: Any
) -> None:
    messages: list[Any] = [{"role": "user", "content": "the quick brown fox"}]
    found = post(server, "/tokenize", messages=messages)
    text = tokenizer.apply_chat_template(messages, tokenize=False, add_generation_prompt=True)
    assert found["tokens"] == tokenizer(text, add_special_tokens=False).input_ids
    answer = client.chat.completions.create(model=TEXT, messages=messages, max_tokens=1)
    assert answer.usage is not None and answer.usage.prompt_tokens == found["count"]
