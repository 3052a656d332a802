"""Encoders as clients and the page meet them: embeddings over HTTP, and no chat."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import openai
import pytest

from hfjax_demo.catalog import ModelKind
from hfjax_demo.errors import InvalidRequest
from hfjax_demo.requests import TextRequest
from hfjax_demo.ui import models_status
from tests.tiny_encoders import POSITIONS, Reference, describe, make_encoder

from .serving import TEXT, Serving, refused

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]

NAMES = ("bert", "mpnet")
TEXTS = ("the quick brown fox", "naïve café", "a conversation begins with a question and ends with an answer", "a")


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


@pytest.fixture(scope="module")
def asking(serving: Serving) -> openai.OpenAI:
    return serving.client()


@pytest.mark.parametrize("name", NAMES)
def test_the_embeddings_of_an_encoder_are_pytorchs(
    name: str, asking: openai.OpenAI, serving: Serving, encoders: Path
) -> None:
    found = asking.embeddings.create(model=name, input=list(TEXTS))
    reference = Reference(encoders.parent / name)
    for place, text in enumerate(TEXTS):
        assert found.data[place].index == place
        np.testing.assert_allclose(found.data[place].embedding, reference.embedding(text), atol=1e-5)
    assert found.usage.prompt_tokens == sum(len(reference.ids(text)) for text in TEXTS)
    listed = asking.models.retrieve(name).model_dump()
    assert (listed["kind"], listed["state"], listed["context_length"]) == ("embedding", "ready", POSITIONS)
    status = serving.manager.status(name)
    weights = 4 * (status.parameters or 0)
    assert status.dtype == "float32" and status.memory_bytes is not None
    assert weights <= status.memory_bytes < weights + 10_000, "numbers of positions are no parameters"
    assert status.estimated_bytes is not None and status.estimated_bytes >= status.memory_bytes


def test_a_long_text_is_refused_unless_it_may_be_cut(asking: openai.OpenAI, encoders: Path) -> None:
    long = "the quick brown fox jumps over the lazy dog " * 20
    with refused(400, "context_length_exceeded", None, f"the limit is {POSITIONS}"):
        asking.embeddings.create(model="bert", input=long)
    found = asking.embeddings.create(model="bert", input=[long, "a"], extra_body={"truncate_prompt_tokens": -1})
    assert found.usage.prompt_tokens == POSITIONS + len(Reference(encoders.parent / "bert").ids("a"))
    found = asking.embeddings.create(model=TEXT, input=[long], extra_body={"truncate_prompt_tokens": 9})
    assert found.usage.prompt_tokens == 9
    with refused(400, "invalid_value", "truncate_prompt_tokens", "choose 1 or more"):
        asking.embeddings.create(model="bert", input="a", extra_body={"truncate_prompt_tokens": 0})
    with refused(400, "invalid_value", "prompt_name", "no prompt named 'query'"):
        asking.embeddings.create(model="bert", input="a", extra_body={"prompt_name": "query"})


def test_it_cannot_chat_and_says_so(asking: openai.OpenAI, serving: Serving) -> None:
    with refused(404, "model_not_found", "model", "is an embedding model"):
        asking.chat.completions.create(model="bert", messages=[{"role": "user", "content": "a"}])
    with pytest.raises(InvalidRequest, match="makes embeddings and can't chat; choose a text model"):
        serving.manager.generate(TextRequest("bert", prompt="a"))
    chats = {spec.name for spec in serving.manager.catalog.entries(ModelKind.TEXT)}
    assert TEXT in chats and not chats & {*NAMES}
    row = models_status.row(serving.manager.status("bert"), 10**12)
    assert row["task"] == "Embeddings" and row["precisions"] == []
    assert any("can't chat" in text for _, text in row["facts"])


def test_an_encoder_that_no_name_tells_is_found_when_it_is_loaded(
    asking: openai.OpenAI, serving: Serving, encoders: Path
) -> None:
    plain = make_encoder(encoders.parent / "plain", "bert")  # without a modules.json
    name = str(plain)
    assert serving.manager.status(name).spec.kind is ModelKind.TEXT
    found = asking.embeddings.create(model=name, input=TEXTS[0])
    np.testing.assert_allclose(found.data[0].embedding, Reference(plain).embedding(TEXTS[0]), atol=1e-5)
    assert serving.manager.status(name).spec.kind is ModelKind.EMBEDDING
    serving.manager.unload(name)
    with pytest.raises(InvalidRequest, match="can't chat"):
        serving.manager.generate(TextRequest(name, prompt="a"))
    with pytest.raises(InvalidRequest, match="always uses float32"):
        serving.manager.load(name, "bfloat16")
    assert asking.embeddings.create(model=name, input=TEXTS[0]).data[0].embedding == found.data[0].embedding
