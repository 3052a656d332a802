"""Log-probabilities of the fake manager for a scored answer: each piece of four characters is a token of probability 0.6."""

from __future__ import annotations

import math

from hfjax_demo.events import PromptLogprobs, ScoredToken, TokenLogprobs
from hfjax_demo.requests import TextRequest

END, OTHER, HALF = 2, 7, 8
OTHERS = ((OTHER, b" <b>bold</b>", 0.2), (HALF, b"\xe2\x82", 0.1), (END, b"<|end|>", 0.05))
P, LOG_TOTAL, ENTROPY = 0.6, 20.0, 1.2


def scored(request: TextRequest) -> PromptLogprobs:
    """Return the scores of a prompt of one token followed by the beginning of the answer, whose token ids count from 100."""
    assert isinstance(request.begun, str), "the fake scores texts"
    pieces = [request.begun[start : start + 4] for start in range(0, len(request.begun), 4)]
    first = TokenLogprobs(ScoredToken(1, b"?", math.nan), (), 0, math.nan, math.nan)
    told = [first, *(_token(100 + place, piece, 1 + 4 * place) for place, piece in enumerate(pieces))]
    return PromptLogprobs(tuple(told), "?" + request.begun, begun=len(pieces), ends=(END,))


def behind(request: TextRequest) -> TokenLogprobs:
    assert isinstance(request.begun, str)
    return _token(END, "<|end|>", 1 + len(request.begun))


def _token(token: int, piece: str, offset: int) -> TokenLogprobs:
    chosen = ScoredToken(token, piece.encode(), math.log(P))
    others = (ScoredToken(other, spelled, math.log(p)) for other, spelled, p in OTHERS if other != token)
    return TokenLogprobs(chosen, (chosen, *others), offset, ENTROPY, LOG_TOTAL)
