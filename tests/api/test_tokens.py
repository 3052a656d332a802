"""``/v1/embeddings``, ``/tokenize`` and ``/detokenize`` as clients meet them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import openai
import pytest
import torch
from transformers import PreTrainedTokenizerFast

from hfjax_demo.catalog import ModelKind
from hfjax_demo.errors import InvalidRequest
from hfjax_demo.requests import TextRequest
from hfjax_demo.ui import models_status
from tests.tiny_encoders import POSITIONS, describe, make_encoder
from tests.tiny_encoders import Reference as EncoderReference
from tests.tiny_models import Reference, prompt_ids

from .serving import TEXT, Serving, refused

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


# -- encoders ---------------------------------------------------------------------------------------------------------


NAMES = ("bert", "mpnet")
SHORT = (*TEXTS[:2], "a conversation begins with a question and ends with an answer", "a")


@pytest.fixture(scope="module")
def encoders(models: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The catalogue file of the other tests' models and of encoders, one of which nothing but its folder describes."""
    root = tmp_path_factory.mktemp("encoders")
    entries = [models.read_text(encoding="utf-8").replace('folder = "', f'folder = "{models.parent}/')]
    for name in NAMES:
        describe(make_encoder(root / name, name), "mean_tokens", more=("Normalize",))
        kind = 'kind = "embedding"\n' if name == "mpnet" else ""
        entries.append(f'[[model]]\nname = "{name}"\nfolder = "{root / name}"\n{kind}')
    file = root / "models.toml"
    file.write_text("\n".join(entries), encoding="utf-8")
    return file


@pytest.fixture(scope="module")
def serving(encoders: Path, shared_cache: Path) -> Iterator[Serving]:
    with Serving(encoders, shared_cache, allow_custom_models=True, model_roots=(encoders.parent,)) as served:
        yield served


@pytest.mark.release
@pytest.mark.parametrize("name", NAMES)
def test_the_embeddings_of_an_encoder_are_pytorchs(name: str, serving: Serving, encoders: Path) -> None:
    asking = serving.client()
    found = asking.embeddings.create(model=name, input=list(SHORT))
    reference = EncoderReference(encoders.parent / name)
    for place, text in enumerate(SHORT):
        assert found.data[place].index == place
        np.testing.assert_allclose(found.data[place].embedding, reference.embedding(text), atol=1e-5)
    assert found.usage.prompt_tokens == sum(len(reference.ids(text)) for text in SHORT)
    with refused(404, "model_not_found", "model", "is an embedding model"):
        asking.chat.completions.create(model=name, messages=[{"role": "user", "content": "a"}])
    assert name not in {spec.name for spec in serving.manager.catalog.entries(ModelKind.TEXT)}
    listed = asking.models.retrieve(name).model_dump()
    assert (listed["kind"], listed["state"], listed["context_length"]) == ("embedding", "ready", POSITIONS)
    status = serving.manager.status(name)
    weights = 4 * (status.parameters or 0)
    assert status.dtype == "float32" and status.memory_bytes is not None
    assert weights <= status.memory_bytes < weights + 10_000, "numbers of positions are no parameters"
    assert status.estimated_bytes is not None and status.estimated_bytes >= status.memory_bytes
    row = models_status.row(status, 10**12)
    assert row["task"] == "Embeddings" and row["precisions"] == []
    assert any("can't chat" in text for _, text in row["facts"])


def test_another_model_is_loaded_beside_an_embedding_model(serving: Serving, encoders: Path) -> None:
    """The memory budget counts the programs of both."""
    asking = serving.client()
    asking.embeddings.create(model="bert", input="a")
    serving.manager.unload(TEXT)
    found = asking.completions.create(model=TEXT, prompt="a", max_tokens=1)
    assert found.usage is not None and found.usage.completion_tokens == 1


@pytest.mark.release
def test_a_long_text_is_refused_unless_it_may_be_cut(serving: Serving, encoders: Path) -> None:
    asking = serving.client()
    long = "the quick brown fox jumps over the lazy dog " * 20
    with refused(400, "context_length_exceeded", None, f"the limit is {POSITIONS}"):
        asking.embeddings.create(model="bert", input=long)
    found = asking.embeddings.create(model="bert", input=[long, "a"], extra_body={"truncate_prompt_tokens": -1})
    assert found.usage.prompt_tokens == POSITIONS + len(EncoderReference(encoders.parent / "bert").ids("a"))
    found = asking.embeddings.create(model=TEXT, input=[long], extra_body={"truncate_prompt_tokens": 9})
    assert found.usage.prompt_tokens == 9
    with refused(400, "invalid_value", "truncate_prompt_tokens", "choose 1 or more"):
        asking.embeddings.create(model="bert", input="a", extra_body={"truncate_prompt_tokens": 0})
    with refused(400, "invalid_value", "prompt_name", "no prompt named 'query'"):
        asking.embeddings.create(model="bert", input="a", extra_body={"prompt_name": "query"})


@pytest.mark.release
def test_an_encoder_that_no_name_tells_is_found_when_it_is_loaded(serving: Serving, encoders: Path) -> None:
    asking = serving.client()
    plain = make_encoder(encoders.parent / "plain", "bert")  # without a modules.json
    name = str(plain)
    assert serving.manager.status(name).spec.kind is ModelKind.TEXT
    found = asking.embeddings.create(model=name, input=TEXTS[0])
    np.testing.assert_allclose(found.data[0].embedding, EncoderReference(plain).embedding(TEXTS[0]), atol=1e-5)
    assert serving.manager.status(name).spec.kind is ModelKind.EMBEDDING
    serving.manager.unload(name)
    with pytest.raises(InvalidRequest, match="can't chat"):
        serving.manager.generate(TextRequest(name, prompt="a"))
    with pytest.raises(InvalidRequest, match="always uses float32"):
        serving.manager.load(name, "bfloat16")
    assert asking.embeddings.create(model=name, input=TEXTS[0]).data[0].embedding == found.data[0].embedding
