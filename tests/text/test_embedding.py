"""How embeddings are pooled, and that conversations go on beside them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from hfjax_demo.bridge.platforms import Platform, for_platform
from hfjax_demo.errors import InvalidRequest
from hfjax_demo.events import Embedded, Finished, FinishReason
from hfjax_demo.requests import EmbeddingRequest
from hfjax_demo.text.embedding import EmbeddingForm, Embeddings, read_form
from hfjax_demo.text.engine import TextEngine
from hfjax_demo.text.pooling import Pooling

from .. import tiny_models
from ..architectures.comparing import PyTorch, make_folder
from ..parity import Recorder, generate, run, submit
from ..tiny_models import prompt_ids


def describe(folder: Path, *chosen: str, more: tuple[str, ...] = ()) -> None:
    """Write what sentence-transformers writes beside a model."""
    kinds = ["Transformer", "Pooling", *more]
    modules = [
        {"idx": place, "name": str(place), "path": f"{place}_{kind}" if place else "", "type": f"st.models.{kind}"}
        for place, kind in enumerate(kinds)
    ]
    (folder / "modules.json").write_text(json.dumps(modules), encoding="utf-8")
    pooling = {"word_embedding_dimension": 48, "pooling_mode_cls_token": False} | {
        f"pooling_mode_{name}": True for name in chosen
    }
    (folder / "1_Pooling").mkdir(exist_ok=True)
    (folder / "1_Pooling" / "config.json").write_text(json.dumps(pooling), encoding="utf-8")


def test_a_folder_says_how_its_embeddings_are_made(tmp_path: Path) -> None:
    assert read_form(tmp_path) == EmbeddingForm(Pooling.MEAN, normalized=True)
    describe(tmp_path, "lasttoken", more=("Normalize",))
    assert read_form(tmp_path) == EmbeddingForm(Pooling.LAST, normalized=True)
    describe(tmp_path, "cls_token")
    assert read_form(tmp_path) == EmbeddingForm(Pooling.FIRST, normalized=False)
    describe(tmp_path, "mean_tokens", "max_tokens")
    assert "max_tokens" in read_form(tmp_path).unknown
    describe(tmp_path, "mean_tokens", more=("Dense",))
    assert "Dense" in read_form(tmp_path).unknown
    (tmp_path / "modules.json").write_text("[", encoding="utf-8")
    assert "cannot be read" in read_form(tmp_path).unknown


def embed(engine: TextEngine, *inputs: list[int]) -> tuple[Any, Recorder]:
    recorder = Recorder()
    return engine.embed(EmbeddingRequest("tiny", inputs), recorder), recorder


def vectors(recorder: Recorder) -> list[np.ndarray]:
    (found,) = (event for event in recorder.events if isinstance(event, Embedded))
    return list(found.vectors)


# States, which padding must not reach; computed without a cache.
@pytest.mark.parametrize("name", ["lfm2", "openai-gpt"])
def test_the_last_tokens_states_are_pytorchs(name: str, tmp_path: Path) -> None:
    folder = make_folder(tmp_path / "model", name)
    describe(folder, "lasttoken")
    with for_platform(Platform.CPU if name != "openai-gpt" else Platform.TPU):
        engine = tiny_models.load(folder, slots=2, initial_positions=64)
    prompts = [prompt_ids(length) for length in (5, 40)]
    _, recorder = embed(engine, *prompts)
    run(engine)
    reference = PyTorch(folder).model
    for ids, vector in zip(prompts, vectors(recorder), strict=True):
        with torch.inference_mode():
            states = reference.base_model(input_ids=torch.tensor([ids])).last_hidden_state[0, -1]
        np.testing.assert_allclose(vector, states.numpy(), atol=1e-4)


def test_conversations_go_on_beside_them_and_requests_take_turns(engine: TextEngine) -> None:
    alone = generate(engine, prompt_ids(20), max_new_tokens=30).tokens
    _, many = embed(engine, *[prompt_ids(30, seed) for seed in range(6)])
    _, one = embed(engine, prompt_ids(9))
    _, beside = submit(engine, prompt_ids(20), max_new_tokens=30)
    run(engine, 4)
    assert isinstance(one.events[-1], Finished) and not many.events, "each has its turn"
    assert beside.tokens
    run(engine)
    assert beside.tokens == alone and len(vectors(many)) == 6
    _, again = embed(engine, prompt_ids(30, 3))
    run(engine)
    np.testing.assert_array_equal(vectors(again)[0], vectors(many)[3])
    assert again.finished.statistics.prompt_tokens == 30


def test_one_that_is_given_up_ends_at_once(engine: TextEngine) -> None:
    job, recorder = embed(engine, *[prompt_ids(30, seed) for seed in range(6)])
    run(engine, 2)
    engine.cancel(job)
    assert recorder.finished.reason is FinishReason.CANCELLED and not engine.embeds
    run(engine)


def test_what_a_folder_asks_for_and_nobody_knows_is_refused(engine: TextEngine) -> None:
    embeddings = Embeddings(engine._programs, EmbeddingForm(unknown="it pools by weighted means"), "cpu")
    job, _ = embed(engine, prompt_ids(5))
    with pytest.raises(InvalidRequest, match="weighted means"):
        embeddings.submit(job)
    engine.cancel(job)
