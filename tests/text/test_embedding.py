"""How embeddings are pooled, and that conversations go on beside them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import jax.numpy as jnp
import numpy as np
import pytest
import torch

from hfjax_demo.bridge.platforms import Platform, for_platform
from hfjax_demo.bridge.programs.compiler import Compiler
from hfjax_demo.bridge.programs.program_table import CompilationExecutor
from hfjax_demo.errors import InvalidRequest
from hfjax_demo.events import Failed, Finished, FinishReason
from hfjax_demo.requests import EmbeddingRequest
from hfjax_demo.text.embedding import EmbeddingJob, Embeddings
from hfjax_demo.text.embedding_config import EmbeddingConfig, Pooling, read_embedding_config
from hfjax_demo.text.embedding_programs import EmbeddingPrograms
from hfjax_demo.text.engine import TextEngine
from hfjax_demo.text.prompt_tokenizer import PromptTokenizer

from .. import tiny_models
from ..architectures.comparing import PyTorch, make_folder
from ..parity import Recorder, generate, run, submit
from ..tiny_encoders import describe, with_dense
from ..tiny_models import prompt_ids
from .conftest import embed, vectors

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]


def test_a_folder_says_how_its_embeddings_are_made(tmp_path: Path) -> None:
    assert read_embedding_config(tmp_path) == EmbeddingConfig((Pooling.MEAN,), (None,))
    describe(tmp_path, "lasttoken", more=("Normalize",))
    assert read_embedding_config(tmp_path) == EmbeddingConfig((Pooling.LAST,), (None,))
    describe(tmp_path, "cls_token")
    assert read_embedding_config(tmp_path) == EmbeddingConfig((Pooling.FIRST,), ())
    describe(tmp_path, "mean_tokens", "max_tokens", "weightedmean_tokens", "mean_sqrt_len_tokens", more=("Dropout",))
    ways = Pooling.MAX, Pooling.MEAN, Pooling.ROOT_MEAN, Pooling.WEIGHTED
    assert read_embedding_config(tmp_path) == EmbeddingConfig(ways, ()), "in the order in which they are put together"
    pooling = tmp_path / "1_Pooling" / "config.json"
    pooling.write_text(json.dumps({"embedding_dimension": 48, "pooling_mode": ["lasttoken", "cls"]}), encoding="utf-8")
    assert read_embedding_config(tmp_path).poolings == (Pooling.LAST, Pooling.FIRST), "as it is written since version 6"


class BrokenCompiler(Compiler):
    """Compiles one program only: that for single texts of up to 16 tokens."""

    def compile(self, what: str, *given: Any, **options: Any) -> Any:
        if what != "embed (1 of 16)":
            raise ZeroDivisionError("a test")
        return super().compile(what, *given, **options)


def test_a_program_that_cannot_be_made_ends_those_requests_alone_that_need_it() -> None:
    programs = EmbeddingPrograms(
        lambda params, tokens, counts: params["w"] * jnp.ones((len(tokens), len(Pooling), 4)),
        {"w": (weight := jnp.ones(()))},
        BrokenCompiler(),
        CompilationExecutor(),
        lengths=[8, 16],
        sharding=weight.sharding,
        key="",
        batch_sizes=(1, 4),
        max_tokens=64,
    )
    embeddings = Embeddings(programs, EmbeddingConfig(), "cpu")
    broken, *others = recorders = [Recorder() for _ in range(3)]
    for recorder, tokens in zip(recorders, (5, 12, 13), strict=True):
        embeddings.submit(EmbeddingRequest("tiny", ["text"]), recorder, 0.0, [[7] * tokens], None)
    while embeddings.has_work:
        embeddings.step()

    last = broken.events[-1]
    assert isinstance(last, Failed) and "a test" in str(last.error)
    assert all(recorder.finished.reason is FinishReason.STOP for recorder in others)


POOLING = "1_Pooling/config.json"
PROMPTS = "config_sentence_transformers.json", '{"prompts": {"a": "b"}, "default_prompt_name": "a"}'


@pytest.mark.parametrize(
    ("more", "files", "says"),
    [
        ("CNN", {}, "a module CNN"),
        ("Pooling", {}, "Transformer, Pooling, Pooling"),
        ("Dense", {}, "cannot be read"),
        ("Dense", {"2_Dense/config.json": "{}"}, "2_Dense has no safetensors"),
        ("Dense", {"2_Dense/config.json": '{"use_residual": true}'}, "2_Dense is no plain"),
        ("", {POOLING: '{"pooling_mode_attention": true}'}, "pools by pooling_mode_attention"),
        ("", {POOLING: '{"pooling_mode": "other"}'}, "pools by other"),
        ("", {POOLING: "{}"}, "pools by nothing"),
        ("", {"modules.json": "["}, "cannot be read"),
        (
            "",
            {POOLING: '{"pooling_mode": "mean", "include_prompt": false}', PROMPTS[0]: PROMPTS[1]},
            "without its prompt",
        ),
    ],
)
def test_what_is_not_followed_is_told_and_refused(more: str, files: dict[str, str], says: str, tmp_path: Path) -> None:
    describe(tmp_path, "mean_tokens", more=(more,) if more else ())
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    form = read_embedding_config(tmp_path)
    assert says in form.unknown
    unused: Any = None
    with pytest.raises(InvalidRequest, match=re.escape(form.unknown)):
        PromptTokenizer(unused, 320, 64, form=form).encode_inputs(EmbeddingRequest("tiny", [prompt_ids(5)]))


@pytest.mark.parametrize("activation", ["Tanh", "GELU"])
def test_a_layer_behind_the_pooling_is_torchs(activation: str, tmp_path: Path) -> None:
    describe(tmp_path, "mean_tokens", more=("Dense", "Normalize"))
    layer = with_dense(tmp_path, 48, 8, activation)
    form = read_embedding_config(tmp_path)
    pooled = np.random.default_rng(0).normal(size=(len(Pooling), 48)).astype(np.float32)
    with torch.inference_mode():
        expected = getattr(torch.nn, activation)()(layer(torch.from_numpy(pooled[Pooling.MEAN])))
        expected = torch.nn.functional.normalize(expected, dim=0)
    np.testing.assert_allclose(form.vector(pooled), expected.numpy(), atol=1e-6)
    config = tmp_path / "2_Dense" / "config.json"
    config.write_text(json.dumps(json.loads(config.read_text()) | {"activation_function": "os.system"}))
    assert "activation os.system" in read_embedding_config(tmp_path).unknown


# States, which padding must not reach; computed without a cache.
@pytest.mark.parametrize(("name", "platform"), [("lfm2", Platform.CPU), ("openai-gpt", Platform.TPU)])
def test_the_last_tokens_states_are_pytorchs(name: str, platform: Platform, tmp_path: Path) -> None:
    folder = make_folder(tmp_path / "model", name)
    describe(folder, "lasttoken")
    with for_platform(platform):
        engine = tiny_models.load(folder, slots=2)
    prompts, reference = [prompt_ids(length) for length in (5, 40)], PyTorch(folder).model
    for ids, vector in zip(prompts, embed(engine, *prompts), strict=True):
        with torch.inference_mode():
            states = reference.base_model(input_ids=torch.tensor([ids])).last_hidden_state[0, -1]
        np.testing.assert_allclose(vector, states.numpy(), atol=1e-4)


def test_conversations_go_on_beside_them_and_requests_take_turns(engine: TextEngine) -> None:
    def ask(*inputs: list[int]) -> tuple[EmbeddingJob, Recorder]:
        recorder = Recorder()
        return engine.embed(EmbeddingRequest("tiny", inputs), recorder), recorder

    texts = [prompt_ids(30, seed) for seed in range(6)]
    alone = generate(engine, prompt_ids(20), max_new_tokens=30).tokens
    (_, many), (_, one), (job, given_up) = ask(*texts), ask(prompt_ids(9)), ask(*texts)
    _, beside = submit(engine, prompt_ids(20), max_new_tokens=30)
    run(engine, 4)
    assert isinstance(one.events[-1], Finished) and not many.events, "each has its turn"
    assert beside.tokens
    engine.cancel(job)
    assert given_up.finished.reason is FinishReason.CANCELLED
    run(engine)
    assert beside.tokens == alone and len(vectors(many)) == 6
    assert many.finished.statistics.prompt_tokens == 180
    np.testing.assert_array_equal(embed(engine, texts[3])[0], vectors(many)[3])
