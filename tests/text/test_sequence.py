"""A sequence's own arithmetic: where it ends, and what is prefilled again."""

from __future__ import annotations

from typing import Any

import pytest

from hfjax_demo.events import FinishReason
from hfjax_demo.requests import SamplingSettings
from hfjax_demo.text.program_specs import DECODE
from hfjax_demo.text.prompt_tokenizer import EncodedPrompt
from hfjax_demo.text.sequence import Sequence, SequenceSettings
from hfjax_demo.text.timing import PrefillStatistics

STOP_IDS = (2,)


def sequence(budget: int = 9, tokens: tuple[int, ...] = (), **sampling: Any) -> Sequence:
    settings = SequenceSettings(SamplingSettings(**sampling), budget, DECODE)
    nothing: Any = None
    made = Sequence(EncodedPrompt((5, 6, 7)), settings, nothing, PrefillStatistics(), prefilled=3)
    made.tokens += tokens
    return made


@pytest.mark.parametrize(
    ("sampling", "tokens", "expected"),
    [
        ({}, [8, 2, 9], ([8, 2], FinishReason.STOP)),
        ({"ignore_eos": True}, [8, 2, 9], ([8, 2, 9], None)),
        ({"stop_token_ids": (9,)}, [8, 9, 2], ([8, 9], FinishReason.STOP)),
        ({}, [8] * 20, ([8] * 9, FinishReason.LENGTH)),
        ({}, [8] * 8 + [2], ([8] * 8 + [2], FinishReason.STOP)),
    ],
)
def test_the_engine_finds_ends_that_are_tokens(sampling: Any, tokens: list[int], expected: Any) -> None:
    assert sequence(**sampling).up_to_end(tokens, STOP_IDS) == expected


def test_after_a_pause_only_tokens_that_are_not_in_the_cache_are_prefilled() -> None:
    """The last one was sampled, and not written. States would process the others twice."""
    paused = sequence(tokens=(11, 12, 13))

    paused.resume((20, 21), pauses_again=False)

    assert paused.tokens_to_prefill == [5, 6, 7, 11, 12, 13, 20, 21] and paused.prefilled == 5
    assert paused.cached_tokens == [5, 6, 7, 11, 12]
