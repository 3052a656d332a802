"""A model whose own cache cannot be kept here: each token is computed from all before it, and is PyTorch's all the same."""

from __future__ import annotations

from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from hfjax_demo.bridge.platforms import Platform, for_platform
from hfjax_demo.errors import UnsupportedModel
from hfjax_demo.text.cache_use import require_small_program
from hfjax_demo.text.engine import TextEngine
from hfjax_demo.text.forward import forward
from hfjax_demo.text.forward_cache import ForwardCache

from .. import tiny_models
from ..architectures.comparing import PyTorch, check, make_folder

pytestmark = [pytest.mark.usefixtures("engines"), pytest.mark.release]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_folder(tmp_path_factory.mktemp("openai-gpt") / "model", "openai-gpt")


@pytest.fixture(scope="module")
def engine(folder: Path) -> TextEngine:
    with for_platform(Platform.TPU):  # the sample of architectures is computed for a CPU
        return tiny_models.load(folder, prefill_chunks=(32,))


def test_conversations_alone_their_next_turn_and_beside_each_other(engine: TextEngine, folder: Path) -> None:
    assert engine.model.use.recomputes
    check(engine, PyTorch(folder))


def test_only_what_is_asked_for_is_computed(engine: TextEngine) -> None:
    """Neither idle conversations nor the chunks of a prompt before its last cost a pass."""
    model, params = engine.model, engine._programs.params
    tokens, starts = jnp.asarray([[7, 8], [7, 8]]), jnp.asarray([0, 0])

    def logits(**given: object) -> np.ndarray:
        cache = ForwardCache(model.cache, model.cache.empty(3, 2), jnp.asarray([[1], [2]]), starts)
        return np.asarray(forward(model, params, cache, tokens, starts, **given)[0])  # type: ignore[arg-type]

    both = logits()
    np.testing.assert_array_equal(both[0], both[1])
    assert both.any()
    idle = logits(active=jnp.asarray([True, False]))
    np.testing.assert_array_equal(idle[0], both[0])
    assert not idle[1].any()
    assert not logits(lengths=jnp.asarray([3, 3])).any(), "one more token is to come"
    np.testing.assert_array_equal(logits(lengths=jnp.asarray([2, 2])), both)


def test_a_mask_that_suits_only_a_short_cache_is_found_out(tmp_path: Path) -> None:
    """GPT-Neo's windows are counted from the cache's end. They are wider than the cache is when it is compared first."""
    attention = {"attention_types": [[["global", "local"], 1]], "window_size": 48}
    sizes = {"num_layers": 2, "num_heads": 4, "max_position_embeddings": 512}
    without = ("num_hidden_layers", "num_attention_heads", "num_key_value_heads")
    folder = tiny_models.make_folder(tmp_path / "model", "GPTNeoForCausalLM", without=without, **attention, **sizes)

    engine = tiny_models.load(folder, prefill_chunks=(16,))

    assert engine.model.use.recomputes


def test_code_that_loops_over_tokens_in_python_is_refused() -> None:
    def looping(params: object, tokens: jax.Array) -> jax.Array:
        total = jnp.zeros(())
        for place in range(len(tokens)):
            for _ in range(30):
                total = jnp.sin(total) + tokens[place]
        return total

    def looped(params: object, tokens: jax.Array) -> jax.Array:
        total: jax.Array = jax.lax.fori_loop(0, 30, lambda _, total: jnp.sin(total) + tokens.sum(), jnp.zeros(()))
        return total

    with pytest.raises(UnsupportedModel, match="loops over tokens in Python"):
        require_small_program(looping, {}, "X", "it")
    require_small_program(looped, {}, "X", "it")
