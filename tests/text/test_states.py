"""Models that keep other things than keys and values: states, or nothing, so that each token is computed from all."""

from __future__ import annotations

from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from hfjax_demo.bridge.platforms import Platform, for_platform
from hfjax_demo.bridge.programs.compiler import Ynnpack
from hfjax_demo.errors import UnsupportedModel
from hfjax_demo.text.cache_use import require_small_program
from hfjax_demo.text.engine import TextEngine
from hfjax_demo.text.forward import forward
from hfjax_demo.text.forward_cache import ForwardCache
from hfjax_demo.text.program_specs import DECODE, ProgramKey, abstract_program

from .. import tiny_models
from ..architectures.comparing import PyTorch, check, make_folder
from ..parity import generate, submit
from ..tiny_models import EOS, Reference, prompt_ids

pytestmark = pytest.mark.usefixtures("engines")

NEW_TOKENS = 32


@pytest.fixture(scope="module")
def hybrid(tmp_path_factory: pytest.TempPathFactory) -> tuple[TextEngine, Reference]:
    folder = make_folder(tmp_path_factory.mktemp("hybrid"), "lfm2")
    return tiny_models.load(folder), Reference(folder)


def test_the_sums_of_a_single_conversations_step_are_xlas_own(hybrid: tuple[TextEngine, Reference]) -> None:
    """YNNPACK takes twenty times as long for those over a delta rule's states; with two conversations it is the quicker one."""
    programs = hybrid[0].programs
    for width, ynnpack in ((1, Ynnpack.PRODUCTS), (2, Ynnpack.ALL)):
        made = abstract_program(programs.model, programs.params, programs.shapes, ProgramKey(DECODE, width))
        assert made.ynnpack is ynnpack


def test_what_is_taken_up_and_what_is_computed_anew(hybrid: tuple[TextEngine, Reference]) -> None:
    engine, reference = hybrid

    def reused(prompt: list[int]) -> int:
        answer = generate(engine, prompt, max_new_tokens=NEW_TOKENS)
        assert answer.tokens == reference.greedy(prompt, NEW_TOKENS)
        return answer.finished.statistics.reused_tokens

    prompts = (prompt_ids(40, seed=seed) for seed in range(40))
    prompt = next(each for each in prompts if EOS not in reference.greedy(each, NEW_TOKENS))
    assert reused(prompt) == 0
    turn = [*prompt, *reference.greedy(prompt, NEW_TOKENS), *prompt_ids(9, seed=2)]
    assert reused(turn) == 40 + NEW_TOKENS - 1, "the last token was sampled, and not put in"

    while engine.compile_next():  # the programs that go back to a mark
        pass
    reused(turn)
    mark = reused(turn)
    assert len(turn) - 16 < mark < len(turn) - 3
    job, _ = submit(engine, turn, max_new_tokens=NEW_TOKENS)
    engine._admit()
    assert job.prefilled == mark
    engine.cancel(job)  # before a chunk went back to the saved states
    reused(turn)
    assert reused([*turn[:-2], *prompt_ids(5, seed=3)]) == mark, "shortened"
    assert reused([*turn[: mark - 1], *prompt_ids(5, seed=4)]) == 0, "edited"


@pytest.mark.release
def test_conversations_are_pytorchs_and_only_what_is_asked_for_is_computed(tmp_path: Path) -> None:
    """Neither idle conversations nor the chunks of a prompt before its last cost a pass."""
    folder = make_folder(tmp_path / "model", "openai-gpt")
    with for_platform(Platform.TPU):  # the sample of architectures is computed for a CPU
        engine = tiny_models.load(folder, prefill_chunks=(32,))
    assert engine.model.use.recomputes
    check(engine, PyTorch(folder))

    model, params = engine.model, engine.programs.params
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


@pytest.mark.release
def test_a_mask_that_suits_only_a_short_cache_is_found_out(tmp_path: Path) -> None:
    """GPT-Neo's windows are counted from the cache's end. They are wider than the cache is when it is compared first."""
    attention = {"attention_types": [[["global", "local"], 1]], "window_size": 48}
    sizes = {"num_layers": 2, "num_heads": 4, "max_position_embeddings": 512}
    without = ("num_hidden_layers", "num_attention_heads", "num_key_value_heads")
    folder = tiny_models.make_folder(tmp_path / "model", "GPTNeoForCausalLM", without=without, **attention, **sizes)
    engine = tiny_models.load(folder, prefill_chunks=(16,))
    assert engine.model.use.recomputes


@pytest.mark.release
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
