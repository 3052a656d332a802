"""How embeddings are pooled, and that conversations go on beside them."""

from __future__ import annotations

import json
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
from hfjax_demo.events import EmbeddingsReady, Failed, Finished, FinishReason
from hfjax_demo.requests import EmbeddingRequest
from hfjax_demo.text.embedding import Embeddings
from hfjax_demo.text.embedding_config import EmbeddingConfig, Pooling, read_embedding_config
from hfjax_demo.text.embedding_programs import EmbeddingPrograms
from hfjax_demo.text.engine import TextEngine
from hfjax_demo.text.prompt_tokenizer import PromptTokenizer

from .. import tiny_models
from ..architectures.comparing import PyTorch, make_folder
from ..parity import Recorder, generate, run, submit
from ..tiny_encoders import describe, with_dense
from ..tiny_models import prompt_ids

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
    recorders = {tokens: Recorder() for tokens in (5, 12, 13)}
    for tokens, recorder in recorders.items():
        embeddings.submit(EmbeddingRequest("tiny", ["text"]), recorder, 0.0, [[7] * tokens], None)
    while embeddings.has_work:
        embeddings.step()

    last = recorders[5].events[-1]
    assert isinstance(last, Failed) and "a test" in str(last.error)
    assert all(recorders[tokens].finished.reason is FinishReason.STOP for tokens in (12, 13))


@pytest.mark.parametrize(
    ("more", "files", "says"),
    [
        (("CNN",), {}, "a module CNN"),
        (("Pooling",), {}, "Transformer, Pooling, Pooling"),
        (("Dense",), {}, "cannot be read"),
        (("Dense",), {"2_Dense/config.json": "{}"}, "2_Dense has no safetensors"),
        (("Dense",), {"2_Dense/config.json": '{"use_residual": true}'}, "2_Dense is no plain"),
        ((), {"1_Pooling/config.json": '{"pooling_mode_attention": true}'}, "pools by pooling_mode_attention"),
        ((), {"1_Pooling/config.json": '{"pooling_mode": "other"}'}, "pools by other"),
        ((), {"1_Pooling/config.json": "{}"}, "pools by nothing"),
        ((), {"modules.json": "["}, "cannot be read"),
        (
            (),
            {
                "1_Pooling/config.json": '{"pooling_mode": "mean", "include_prompt": false}',
                "config_sentence_transformers.json": '{"prompts": {"a": "b"}, "default_prompt_name": "a"}',
            },
            "without its prompt",
        ),
    ],
)
def test_what_is_not_followed_is_told_by_name(
    more: tuple[str, ...], files: dict[str, str], says: str, tmp_path: Path
) -> None:
    describe(tmp_path, "mean_tokens", more=more)
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert says in read_embedding_config(tmp_path).unknown


@pytest.mark.parametrize("activation", ["Tanh", "Identity", "GELU"])
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


def embed(engine: TextEngine, *inputs: list[int]) -> tuple[Any, Recorder]:
    recorder = Recorder()
    return engine.embed(EmbeddingRequest("tiny", inputs), recorder), recorder


def vectors(recorder: Recorder) -> list[np.ndarray]:
    (found,) = (event for event in recorder.events if isinstance(event, EmbeddingsReady))
    return list(found.vectors)


# States, which padding must not reach; computed without a cache.
@pytest.mark.parametrize("name", ["lfm2", "openai-gpt"])
def test_the_last_tokens_states_are_pytorchs(name: str, tmp_path: Path) -> None:
    folder = make_folder(tmp_path / "model", name)
    describe(folder, "lasttoken")
    with for_platform(Platform.CPU if name != "openai-gpt" else Platform.TPU):
        engine = tiny_models.load(folder, slots=2)
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
    assert recorder.finished.reason is FinishReason.CANCELLED and not engine.has_embedding_requests
    run(engine)


def test_what_a_folder_asks_for_and_nobody_knows_is_refused(engine: TextEngine) -> None:
    form = EmbeddingConfig(unknown="it pools by weighted means")
    encoder = PromptTokenizer(engine.model.tokenizer, engine.model.vocabulary, 64, form=form)
    with pytest.raises(InvalidRequest, match="weighted means"):
        encoder.encode_inputs(EmbeddingRequest("tiny", [prompt_ids(5)]))
