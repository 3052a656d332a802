"""Greedy answers of architectures, through the real engine, beside plain PyTorch's ``generate``.

A sample of all, as ``python -m tests.architectures`` runs them; and a few in more depth, with programs compiled as for people.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from hfjax_demo.errors import InvalidModelFolder, UnsupportedModel
from hfjax_demo.events import FinishReason
from hfjax_demo.text.engine import TextEngine

from .. import tiny_models
from ..architectures.comparing import together, verdict_of
from ..architectures.table import documented
from ..architectures.types import SAMPLE, TYPES, VARIANTS
from ..parity import compare, generate
from ..tiny_models import EOS, Reference, prompt_ids

pytestmark = pytest.mark.usefixtures("engines")

NEW_TOKENS = 64
DEEP = (  # groups of heads; and with a release windows with soft caps, and experts
    "llama",
    *(pytest.param(name, marks=pytest.mark.release) for name in ("gemma2", "mixtral")),
)


@pytest.mark.release
@pytest.mark.parametrize("name", SAMPLE)
def test_a_type_does_what_the_page_says(name: str) -> None:
    verdict = verdict_of(name)

    assert verdict.outcome is documented()[name], verdict.reason


@pytest.mark.release
def test_the_page_names_every_type() -> None:
    assert list(documented()) == sorted([*TYPES, *VARIANTS])


@dataclass(frozen=True)
class Loaded:
    name: str
    folder: Path
    engine: TextEngine
    reference: Reference


@pytest.fixture(scope="module", params=DEEP)
def loaded(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Loaded]:
    name = request.param
    folder = tiny_models.make_model(tmp_path_factory.mktemp(name), name)
    yield Loaded(name, folder, tiny_models.load(folder, name), Reference(folder))


@pytest.mark.optimized
@pytest.mark.parametrize(
    "length", [pytest.param(1, marks=pytest.mark.release), pytest.param(17, marks=pytest.mark.release), 300]
)
def test_greedy_tokens_equal_generate(loaded: Loaded, length: int) -> None:
    prompt = prompt_ids(length)
    answer = generate(loaded.engine, prompt, max_new_tokens=NEW_TOKENS)

    comparison = compare(loaded.engine, loaded.reference, prompt, answer.tokens, NEW_TOKENS)

    assert len(set(comparison.expected)) >= 8, "a model that repeats itself shows little"
    ended = comparison.expected[-1] == EOS
    assert answer.finished.reason is (FinishReason.STOP if ended else FinishReason.LENGTH)
    assert len(comparison.expected) == NEW_TOKENS or ended


@pytest.mark.release
@pytest.mark.optimized
def test_conversations_in_one_batch_do_not_touch_each_other(loaded: Loaded) -> None:
    together(loaded.engine, loaded.reference, lengths=(5, 140, 40, 300), new_tokens=NEW_TOKENS)


@pytest.mark.release
@pytest.mark.parametrize("name", ["llama", "gemma3"])
def test_an_end_token_ends_both_at_the_same_place(name: str, tmp_path: Path) -> None:
    folder = tiny_models.make_model(tmp_path / "model", name, seed=3)
    prompt = prompt_ids(17)
    free = Reference(folder).greedy(prompt, NEW_TOKENS)
    # The token whose first appearance comes latest among the first thirty.
    stop = max(free[:30], key=free.index)
    place = free.index(stop)
    assert 8 < place < 30
    ending = tiny_models.with_stop_ids(folder, tmp_path / "ending", [stop, EOS])

    engine, reference = tiny_models.load(ending), Reference(ending)
    answer = generate(engine, prompt, max_new_tokens=NEW_TOKENS)

    assert answer.tokens == reference.greedy(prompt, NEW_TOKENS) == free[: place + 1]
    assert answer.finished.reason is FinishReason.STOP
    assert answer.finished.statistics.completion_tokens == place + 1


UNSUPPORTED = {
    # Its state goes from call to call beside the cache.
    "rwkv": ("RwkvForCausalLM", {"attention_hidden_size": 48}, ("intermediate_size", "num_attention_heads")),
    # A window in its config, of which PyTorch's cache knows and its masks do not.
    "moshi": (
        "MoshiForCausalLM",
        {"sliding_window": tiny_models.WINDOW, "ffn_dim": 96, "hidden_act": "silu"},
        ("intermediate_size",),
    ),
    # An encoder and a decoder.
    "t5": (
        "T5ForConditionalGeneration",
        {"d_model": 48, "d_ff": 96, "num_layers": 2, "num_heads": 4, "d_kv": 12, "decoder_start_token_id": 0},
        ("hidden_size", "num_hidden_layers", "num_attention_heads", "intermediate_size"),
    ),
}


@pytest.mark.release
@pytest.mark.parametrize("name", UNSUPPORTED)
def test_what_cannot_run_is_refused_when_it_is_loaded(name: str, tmp_path: Path) -> None:
    model_class, extra, without = UNSUPPORTED[name]
    folder = tiny_models.make_folder(tmp_path / name, model_class, without=without, **extra)

    with pytest.raises((UnsupportedModel, InvalidModelFolder)) as caught:
        tiny_models.load(folder, name)

    message = str(caught.value)
    assert name in message and "choose" in message
    assert "\n" not in message and message.endswith(".")


@pytest.mark.release
def test_a_model_that_answers_wrongly_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything can be traced, the shapes fit, and only the numbers are wrong: what the PyTorch probe is for."""
    import jax

    from hfjax_demo.bridge.kernels.attention import transformers_interface as attention

    folder = tiny_models.make_model(tmp_path / "model", "llama")
    right = attention.hfjax_attention

    def wrong(*args: object, **kwargs: object) -> object:
        return right(*args, **kwargs | {"scaling": 0.5})  # type: ignore[arg-type]

    with monkeypatch.context() as patch:
        patch.setattr(attention, "hfjax_attention", wrong)
        assert tiny_models.load(folder).model.use.recomputes, (
            "without a cache the attention is PyTorch's own, and right"
        )
    with monkeypatch.context() as patch:
        patch.setattr(jax.lax, "rsqrt", lambda x: x)
        with pytest.raises(UnsupportedModel, match="gives different answers than in PyTorch"):
            tiny_models.load(folder)
    assert not tiny_models.load(folder).model.use.recomputes
