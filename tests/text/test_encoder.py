"""Encoders beside plain PyTorch: their embeddings, in batches and with padding, and what is refused."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import jax
import numpy as np
import pytest
import torch
import transformers
from safetensors.torch import load_file, save_file
from transformers import AutoConfig

from hfjax_demo.bridge.programs.compiler import Compiler
from hfjax_demo.bridge.programs.program_table import BackgroundExecutor
from hfjax_demo.errors import (
    ContextTooLong,
    EngineFailed,
    InvalidModelFolder,
    InvalidRequest,
    OutputMismatch,
    UnsupportedModel,
)
from hfjax_demo.events import FinishReason
from hfjax_demo.requests import EmbeddingRequest, TextRequest, TokensRequest
from hfjax_demo.text.embedding_config import Pooling
from hfjax_demo.text.embedding_programs import EmbeddingPrograms, PassShape
from hfjax_demo.text.encoder import engine as encoder_engine
from hfjax_demo.text.encoder import loading
from hfjax_demo.text.encoder.engine import EncoderEngine
from hfjax_demo.text.encoder.loading import is_encoder
from hfjax_demo.text_fields import TRUNCATE_TO_MODEL_LIMIT

from .. import tiny_encoders, tiny_models
from ..parity import Recorder, run
from ..tiny_encoders import ENCODERS, POSITIONS, SIZE, Reference, describe, make_encoder
from .conftest import embed, vectors

pytestmark = pytest.mark.usefixtures("engines")

TEXTS = "the quick brown fox", "naïve café", "a", "a conversation begins with a question and ends", "the fox"
WAYS = "cls_token", "max_tokens", "mean_tokens", "mean_sqrt_len_tokens", "weightedmean_tokens", "lasttoken"


def load(folder: Path, **options: Any) -> EncoderEngine:
    values = {"compiler": Compiler(), "on_progress": lambda message, fraction: None} | options
    return encoder_engine.load_engine(folder, "tiny", settings=tiny_models.settings(), device="cpu", **values)


def unit(vector: np.ndarray) -> np.ndarray:
    return np.asarray(vector / np.linalg.norm(vector))


@pytest.fixture(scope="module")
def bert_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_encoder(tmp_path_factory.mktemp("bert") / "model", "bert")


@pytest.fixture(scope="module")
def bert(bert_folder: Path) -> EncoderEngine:
    return load(bert_folder)


@pytest.fixture(scope="module")
def reference(bert_folder: Path) -> Reference:
    return Reference(bert_folder)


@pytest.mark.parametrize("name", ENCODERS)
def test_every_way_of_pooling_is_pytorchs_for_texts_of_any_length(name: str, tmp_path: Path) -> None:
    folder = make_encoder(tmp_path / "model", name)
    describe(folder, *WAYS)
    engine, plain = load(folder), Reference(folder)
    assert engine.context_length == POSITIONS and engine.model.architecture == ENCODERS[name][0]
    draw = np.random.default_rng(1)
    texts = [draw.integers(3, tiny_models.VOCABULARY, size=length).tolist() for length in (1, 9, 16, 17, 40, POSITIONS)]
    for ids, vector in zip(texts, embed(engine, *texts), strict=True):
        expected = np.concatenate([plain.pooled(ids, way) for way in WAYS])
        assert vector.dtype == np.float32 and vector.shape == (len(Pooling) * SIZE,)
        np.testing.assert_allclose(vector, expected, atol=1e-5 * len(ids) ** 0.5 + 1e-5)
    if name in ("modernbert", "gemma3_text"):
        probes = engine.model.probes
        assert max(len(probe.tokens) for probe in probes) > tiny_encoders.WINDOW, "a window is checked beyond"


def test_texts_of_one_length_go_together_whoever_they_are_of(
    bert: EncoderEngine, reference: Reference, monkeypatch: pytest.MonkeyPatch
) -> None:
    passes: list[tuple[int, int]] = []
    run_pass = EmbeddingPrograms.embed

    def counted(programs: EmbeddingPrograms, texts: Sequence[Sequence[int]], shape: PassShape) -> jax.Array:
        passes.append((len(texts), shape[0]))
        return run_pass(programs, texts, shape)

    monkeypatch.setattr(EmbeddingPrograms, "embed", counted)
    mine = [TEXTS[place % 2] + " a" * (place % 3) for place in range(18)]
    asked = (mine, Recorder()), (list(TEXTS), Recorder())
    for texts, recorder in asked:
        bert.embed(EmbeddingRequest("tiny", texts), recorder)
    run(bert)
    for texts, recorder in asked:
        np.testing.assert_allclose(vectors(recorder), [reference.embedding(text) for text in texts], atol=1e-5)
        assert recorder.finished.statistics.prompt_tokens == sum(len(reference.ids(text)) for text in texts)
    assert sum(taken for taken, _ in passes) == len(mine) + len(TEXTS)
    assert all(width == 1 or 2 * taken > width for taken, width in passes), "not most of a pass is padding"
    assert len(passes) < 8 and passes[0] == (16, 16)


def test_prompts_case_and_the_longest_text_are_the_folders(
    bert_folder: Path, reference: Reference, tmp_path: Path
) -> None:
    folder = Path(shutil.copytree(bert_folder, tmp_path / "model"))
    describe(folder, "mean_tokens", more=("Normalize",))
    (folder / "sentence_bert_config.json").write_text('{"max_seq_length": 12, "do_lower_case": true}')
    (folder / "config_sentence_transformers.json").write_text(
        '{"prompts": {"query": "the dog ", "plain": ""}, "default_prompt_name": "query"}'
    )
    engine = load(folder)
    assert engine.context_length == 12
    for given, read in (({}, "the dog the fox"), ({"prompt_name": "plain"}, "the fox")):
        (found,) = embed(engine, "THE FOX", **given)
        np.testing.assert_allclose(found, reference.embedding(read), atol=1e-5)
    ids = reference.ids("THE FOX")
    (found,) = embed(engine, ids)
    np.testing.assert_allclose(found, unit(reference.pooled(ids)), atol=1e-5)  # as they are given
    with pytest.raises(InvalidRequest, match="plain, query") as caught:
        embed(engine, "a", prompt_name="passage")
    assert caught.value.field == "prompt_name"


def test_a_long_text_is_refused_or_cut_where_that_is_asked_for(bert: EncoderEngine, reference: Reference) -> None:
    text = "the quick brown fox jumps over the lazy dog " * 20
    whole = reference.ids(text)
    assert len(whole) > POSITIONS
    with pytest.raises(ContextTooLong, match=f"{len(whole)} tokens, and the limit is {POSITIONS}"):
        embed(bert, text)
    for asked, kept in ((TRUNCATE_TO_MODEL_LIMIT, POSITIONS), (POSITIONS + 9, POSITIONS), (10, 10)):
        (found,) = embed(bert, text, truncate=asked)
        expected = reference.pooled([*whole[: kept - 1], whole[-1]])  # the end that the tokenizer puts stays
        np.testing.assert_allclose(found, unit(expected), atol=1e-5)
    (found,) = embed(bert, whole, truncate=10)
    np.testing.assert_allclose(found, unit(reference.pooled(whole[:10])), atol=1e-5)
    assert len(bert.encoder.encode_inputs(EmbeddingRequest("tiny", [text[:90]]))[0]) > 10, "cutting has left a mark"
    with pytest.raises(InvalidRequest, match="truncate is 0"):
        EmbeddingRequest("tiny", ["a"], truncate=0)


def test_it_tells_tokens_and_cannot_chat(bert: EncoderEngine, reference: Reference) -> None:
    told = bert.encoder.tokenize_request(TokensRequest("tiny", prompt=TEXTS[0]))
    assert list(told.ids) == reference.ids(TEXTS[0]) and told.context_length == POSITIONS
    with pytest.raises(InvalidRequest, match="can't chat"):
        bert.encoder.encode(TextRequest("tiny", messages=[{"role": "user", "content": "a"}]))


def test_a_request_is_given_up_and_a_failure_told(bert: EncoderEngine) -> None:
    one, other = Recorder(), Recorder()
    job = bert.embed(EmbeddingRequest("tiny", TEXTS), one)
    bert.embed(EmbeddingRequest("tiny", TEXTS), other)
    bert.step()
    bert.cancel(job)
    assert one.finished.reason is FinishReason.CANCELLED
    bert.fail(RuntimeError("a fuse blew"))
    with pytest.raises(EngineFailed, match="a fuse blew"):
        assert other.finished
    assert not bert.has_work
    assert len(embed(bert, *TEXTS)) == len(TEXTS)


def test_texts_wait_for_their_program_and_the_engine_for_nothing(bert_folder: Path, reference: Reference) -> None:
    made: list[None] = []
    engine = load(bert_folder, maker=BackgroundExecutor(lambda: made.append(None)))
    try:
        recorder = Recorder()
        engine.embed(EmbeddingRequest("tiny", ["the fox " * 8]), recorder)
        engine.step()
        assert not recorder.events and (made or not engine.has_work)
        while not recorder.events:
            engine.step()
        np.testing.assert_allclose(vectors(recorder)[0], reference.embedding("the fox " * 8), atol=1e-5)
        assert recorder.finished.statistics.compile_s > 0
        while engine.compile_next():
            pass
        engine.embed(EmbeddingRequest("tiny", ["a"] * 21), recorder := Recorder())
        run(engine)
        assert len(vectors(recorder)) == 21 and recorder.finished.statistics.compile_s == 0
    finally:
        engine.close()


def test_another_class_over_an_encoder_is_one_and_what_writes_is_none(tmp_path: Path) -> None:
    folder = make_encoder(tmp_path / "masked", "bert", model_class="BertForMaskedLM")
    (vector,) = embed(load(folder), TEXTS[0])  # it has no pooler, on which the states do not depend
    np.testing.assert_allclose(vector, Reference(folder).embedding(TEXTS[0]), atol=1e-5)

    def is_one(kind: str, architecture: str, **config: Any) -> bool:
        return is_encoder(AutoConfig.for_model(kind, architectures=[architecture], **config))

    both_ways = {"use_bidirectional_attention": True}
    assert is_one("bert", "BertForMaskedLM") and not is_one("bert", "BertLMHeadModel")
    assert is_one("t5", "T5EncoderModel") and not is_one("t5", "T5ForConditionalGeneration")
    assert is_one("gemma3_text", "Gemma3TextModel", **both_ways) and not is_one("gemma3_text", "Gemma3TextModel")
    assert not is_one("gemma3_text", "Gemma3ForCausalLM", **both_ways)
    assert not is_one("llama", "LlamaForCausalLM") and not is_one("vit", "ViTModel")


def test_towers_for_pictures_and_sounds_are_left_out(tmp_path: Path) -> None:
    folder = make_encoder(tmp_path / "model", "embedding_gemma2_text")
    sizes = {"hidden_size": 16, "intermediate_size": 16, "num_hidden_layers": 1, "head_dim": 8}
    config = transformers.EmbeddingGemma2Config(
        text_config=AutoConfig.from_pretrained(folder).to_dict(),
        vision_config=sizes | {"model_type": "gemma4_vision", "num_attention_heads": 2, "num_key_value_heads": 2},
        image_token_id=tiny_models.VOCABULARY,
    )
    torch.manual_seed(0)
    outer = transformers.EmbeddingGemma2Model(config)
    tiny_models.randomize(outer)
    outer.save_pretrained(folder)
    engine = load(folder)
    assert engine.model.architecture == "EmbeddingGemma2Model"
    assert engine.model.parameters == sum(each.numel() for each in outer.language_model.parameters())
    (vector,) = embed(engine, TEXTS[3])
    np.testing.assert_allclose(vector, Reference(folder).embedding(TEXTS[3]), atol=1e-5)


def test_a_folder_that_lacks_weights_or_asks_for_more_is_refused(bert_folder: Path, tmp_path: Path) -> None:
    folder = Path(shutil.copytree(bert_folder, tmp_path / "model"))
    weights = load_file(folder / "model.safetensors")
    save_file({name: weights[name] for name in weights if "layer.1.output" not in name}, folder / "model.safetensors")
    with pytest.raises(InvalidModelFolder, match=r"lacks \d+ of its weights, such as encoder.layer.1.output"):
        load(folder)
    save_file({}, folder / "model.safetensors")
    describe(folder, "mean_tokens", more=("LSTM",))
    with pytest.raises(UnsupportedModel, match="a module LSTM"):
        load(folder)


def test_one_that_computes_otherwise_here_is_refused(bert_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = loading.functionalize

    def wrong(module: torch.nn.Module, **options: Any) -> Any:
        params, call = plain(module, **options)
        return params | {name: array * 1.01 for name, array in params.items() if "layer.1.output.dense" in name}, call

    monkeypatch.setattr(loading, "functionalize", wrong)
    with pytest.raises(OutputMismatch, match="different embeddings than in PyTorch"):
        load(bert_folder)
