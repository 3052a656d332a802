"""A model as an object: the same tokens as PyTorch's, computed on the caller's thread; and as a pure function."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import torch

import hfjax_demo
from hfjax_demo.errors import HfjaxError, InvalidModelFolder, InvalidRequest, ModelTooLarge
from hfjax_demo.events import Finished, FinishReason
from hfjax_demo.requests import TextRequest
from tests import tiny_encoders, tiny_models, tiny_pipelines

pytestmark = pytest.mark.usefixtures("engines")

PROMPT = tiny_models.prompt_ids(17)
GREEDY: Any = {"temperature": 0, "max_new_tokens": 12}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tiny_models.make_model(tmp_path_factory.mktemp("library") / "llama", "llama")


@pytest.fixture(scope="module")
def model(folder: Path, shared_cache: Path) -> Iterator[hfjax_demo.Model]:
    with hfjax_demo.load(folder, context_length=128, slots=4, cache_dir=shared_cache) as loaded:
        yield loaded


def test_answers_are_those_of_pytorch_and_come_from_this_thread(model: hfjax_demo.Model, folder: Path) -> None:
    before = set(threading.enumerate())
    answer = model.generate(PROMPT, **GREEDY)

    assert list(answer.token_ids) == tiny_models.Reference(folder).greedy(PROMPT, 12)
    assert str(answer) == answer.text and answer.finish_reason in ("stop", "length")
    assert answer.statistics.prompt_tokens == len(PROMPT)
    others = {thread.name for thread in set(threading.enumerate()) - before}
    assert all(name.startswith("hfjax-programs") for name in others), "which compile, and nothing else"


def test_several_prompts_and_streams_are_answered_in_one_batch(model: hfjax_demo.Model) -> None:
    prompts = [PROMPT, PROMPT[:9], PROMPT[3:]]
    alone = [model.generate(prompt, **GREEDY) for prompt in prompts]

    assert [each.token_ids for each in model.generate_all(prompts, **GREEDY)] == [each.token_ids for each in alone]
    streams = [model.stream(prompt, **GREEDY) for prompt in prompts[:2]]
    pieces = [iter(stream) for stream in streams]
    first = [next(piece) for piece in pieces]
    texts = [begin + "".join(rest) for begin, rest in zip(first, pieces, strict=True)]
    assert texts == [each.text for each in alone[:2]]
    assert [stream.answer and stream.answer.token_ids for stream in streams] == [each.token_ids for each in alone[:2]]


def test_a_stream_that_is_left_early_gives_its_place_back(model: hfjax_demo.Model) -> None:
    expected = model.generate(PROMPT, **GREEDY).token_ids
    for _ in range(6):  # more than there are slots
        events = model.events(model.request(PROMPT, **GREEDY))
        next(events)
        events.close()
        stream = model.stream(PROMPT, **GREEDY)
        for _piece in stream:
            break
        assert list(stream) == [] and stream.answer is None

    assert model.generate(PROMPT, **GREEDY).token_ids == expected


def test_a_stop_string_is_whole(model: hfjax_demo.Model) -> None:
    sampling = model.request(PROMPT, stop="END", stop_token_ids=[3]).sampling
    assert (sampling.stop, sampling.stop_token_ids) == (("END",), (3,))


@pytest.fixture
def ctrl_c() -> Iterator[None]:
    """Python's own handler of Ctrl-C, which processes in the background of a shell start without."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("ctrl_c")
def test_ctrl_c_ends_the_request_and_not_the_model(model: hfjax_demo.Model, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = model.generate(PROMPT, **GREEDY).token_ids
    engine = model._engine(model.request(PROMPT))
    step = engine.step

    def interrupted() -> None:
        signal.raise_signal(signal.SIGINT)
        step()  # completed, though the signal has come

    with monkeypatch.context() as patch:
        patch.setattr(engine, "step", interrupted)
        with pytest.raises(KeyboardInterrupt):
            model.generate(PROMPT, **GREEDY)
        *_, last = model.events(model.request(PROMPT, **GREEDY))
    assert isinstance(last, Finished) and last.reason is FinishReason.CANCELLED
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    assert model.generate(PROMPT, **GREEDY).token_ids == expected


def test_a_step_that_fails_ends_the_request_with_its_error(
    model: hfjax_demo.Model, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails() -> None:
        raise ValueError("no such number")

    with monkeypatch.context() as patch:
        patch.setattr(model._engine(model.request(PROMPT)), "step", fails)
        with pytest.raises(HfjaxError, match="no such number"):
            model.generate(PROMPT, **GREEDY)
    assert model.generate(PROMPT, **GREEDY).token_ids


def test_the_pure_function_is_pytorchs_forward_and_has_its_derivatives(model: hfjax_demo.Model, folder: Path) -> None:
    module = tiny_models.Reference(folder).model
    ids = torch.tensor([PROMPT])
    for parameter in module.parameters():
        parameter.requires_grad_(True)
    wanted = module(ids).logits
    torch.nn.functional.cross_entropy(wanted[0, :-1], ids[0, 1:]).backward()

    tokens = jnp.asarray(PROMPT)[None]

    def loss(params: Any) -> jax.Array:
        scores = jax.nn.log_softmax(model.forward(params, tokens).logits[0, :-1])
        return -jnp.take_along_axis(scores, tokens[0, 1:, None], 1).mean()

    logits = jax.jit(model.forward)(model.params, tokens).logits
    np.testing.assert_allclose(np.asarray(logits), wanted.detach().numpy(), atol=1e-3)
    cached = jax.jit(lambda params: model.forward(params, tokens, use_cache=True))(model.params)
    assert isinstance(cached.past_key_values.layers[0].keys, jax.Array)
    gradients = jax.jit(jax.grad(loss))(model.params)
    for name, parameter in module.named_parameters():
        assert parameter.grad is not None
        if name in gradients:  # tied weights have one name
            np.testing.assert_allclose(np.asarray(gradients[name]), parameter.grad.numpy(), atol=1e-4)


def test_raw_text_embeddings_and_constraints(model: hfjax_demo.Model) -> None:
    ids = model.tokenize("the quick fox")
    assert ids and model.generate(ids, **GREEDY).token_ids == model.generate(tuple(ids), **GREEDY).token_ids
    vectors = model.embed(["the fox", "a dog"])
    assert vectors.shape[0] == 2 and np.array_equal(model.embed("the fox")[0], vectors[0])
    assert model.generate(PROMPT, choice=["yes", "no"], **GREEDY).text in ("yes", "no")


@pytest.mark.release
def test_an_embedding_model_embeds_and_does_not_chat(tmp_path: Path, shared_cache: Path) -> None:
    folder = tiny_encoders.make_encoder(tmp_path / "bert", "bert")
    with hfjax_demo.load(folder, cache_dir=shared_cache) as model:
        assert model.embed("the fox").shape[0] == 1
        with pytest.raises(InvalidRequest, match="can't chat"):
            model.generate("hello")


def test_a_picture(tmp_path: Path, shared_cache: Path) -> None:
    folder = tiny_pipelines.make_pipeline(tmp_path / "tiny", "stable-diffusion")
    with hfjax_demo.load(folder, cache_dir=shared_cache) as model:
        [picture] = model("a red apple", steps=2, seed=1)
        [again] = model("a red apple", steps=2, seed=1)
        [other] = model("a red apple", steps=2, seed=2)
        assert np.array_equal(picture, again) and not np.array_equal(picture, other)
        with pytest.raises(InvalidRequest, match="makes pictures"):
            model.generate("hello")
        with pytest.raises(InvalidRequest, match="makes pictures"):
            _ = model.params


def test_mistakes_are_one_sentence(model: hfjax_demo.Model, folder: Path, tmp_path: Path, shared_cache: Path) -> None:
    for options in ({"temperature": -1}, {"no_such_option": 1}, {"regex": "a", "choice": ["b"]}):
        with pytest.raises(InvalidRequest):
            model.generate("hello", **options)  # type: ignore[arg-type]
    with pytest.raises(InvalidRequest, match="empty"):
        model.generate("")
    with pytest.raises(InvalidRequest, match="makes text"):
        model("a red apple")
    with pytest.raises(InvalidRequest, match="leave_out"):
        list(model.events(TextRequest(model="x", messages=[{"role": "user", "content": "a"}], overflow="sum_up")))
    with pytest.raises(InvalidModelFolder):
        hfjax_demo.load(tmp_path / "nothing")
    with pytest.raises(ModelTooLarge):
        hfjax_demo.load(folder, settings=tiny_models.settings(cache_dir=shared_cache, memory_budget="1MB"))


def test_a_closed_model_says_so(folder: Path, shared_cache: Path) -> None:
    model = hfjax_demo.load(folder, context_length=128, slots=4, cache_dir=shared_cache)
    model.close()
    model.close()
    with pytest.raises(HfjaxError, match="closed"):
        model.generate("hello")
