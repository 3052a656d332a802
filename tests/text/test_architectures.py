"""Greedy answers of architectures, through the real engine, beside plain PyTorch's ``generate``.

A sample of all, as ``python -m tests.architectures`` runs them; and a few in more depth, with programs compiled as for people.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from hfjax_demo.events import FinishReason

from .. import tiny_models
from ..architectures.comparing import Outcome, together, verdict_of
from ..architectures.table import documented
from ..architectures.types import SAMPLE, TYPES, VARIANTS
from ..parity import compare, generate
from ..tiny_models import EOS, Reference, prompt_ids

pytestmark = pytest.mark.usefixtures("engines")

NEW_TOKENS = 64
REFUSED = "rwkv", "moshi"  # a state beside the cache; a window of which PyTorch's cache knows and its masks do not
DEEP = (  # groups of heads; and with a release windows with soft caps, and experts
    "llama",
    *(pytest.param(name, marks=pytest.mark.release) for name in ("gemma2", "mixtral")),
)


@pytest.mark.release
@pytest.mark.parametrize("name", [*SAMPLE, *REFUSED])
def test_a_type_does_what_the_page_says(name: str) -> None:
    verdict = verdict_of(name)
    assert verdict.outcome is documented()[name], verdict.reason
    assert (name in REFUSED) == (verdict.outcome is Outcome.REFUSED)
    assert list(documented()) == sorted([*TYPES, *VARIANTS])


@pytest.mark.optimized
@pytest.mark.parametrize("name", DEEP)
def test_greedy_tokens_equal_generate(name: str, tmp_path: Path) -> None:
    folder = tiny_models.make_model(tmp_path, name)
    engine, reference, prompt = tiny_models.load(folder, name), Reference(folder), prompt_ids(300)
    answer = generate(engine, prompt, max_new_tokens=NEW_TOKENS)
    comparison = compare(engine, reference, prompt, answer.tokens, NEW_TOKENS)
    assert len(set(comparison.expected)) >= 8, "a model that repeats itself shows little"
    ended = comparison.expected[-1] == EOS
    assert answer.finished.reason is (FinishReason.STOP if ended else FinishReason.LENGTH)
    assert len(comparison.expected) == NEW_TOKENS or ended
    if name != "llama":
        together(engine, reference, lengths=(1, 140, 40, 300), new_tokens=NEW_TOKENS)
