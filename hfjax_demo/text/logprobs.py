"""Log-probabilities as clients get them: each token as the bytes that it spells, emitted with the text that it is part of."""

from __future__ import annotations

import itertools
import math
import re
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import jax
import numpy as np

from ..events import PromptLogprobs, ScoredToken, TokenLogprobs
from .detokenizer import REPLACEMENT
from .sampling import Logprobs
from .scheduler import PromptChunk
from .tokenizer import TextTokenizer

_BYTE = re.compile(r"<0x([0-9A-Fa-f]{2})>")  # SentencePiece's notation of a token that is a single byte


class TokenBytes:
    """The bytes that each token spells after another one. They may be only a part of a character's UTF-8 bytes."""

    def __init__(self, tokenizer: TextTokenizer) -> None:
        self._tokenizer = tokenizer
        # After another token: at the very beginning many tokenizers drop a token's leading space.
        self._before = list(tokenizer("a", add_special_tokens=False).input_ids)
        self._bytes_by_token: dict[int, bytes] = {}
        self._bytes = _byte_level_alphabet()

    def __call__(self, token: int) -> bytes:
        """Return the bytes of ``token``; none if the model's vocabulary is larger than the tokenizer's."""
        if token not in self._bytes_by_token:
            self._bytes_by_token[token] = self._spell(token)
        return self._bytes_by_token[token]

    def text(self, tokens: Sequence[int]) -> str:
        """Return the text that tokens spell together, special ones included."""
        return str(self._tokenizer.decode(list(tokens), clean_up_tokenization_spaces=False))

    def _spell(self, token: int) -> bytes:
        before, text = self.text(self._before), self.text([*self._before, token])
        text = text[len(before) :] if text.startswith(before) else self.text([token])
        if REPLACEMENT in text:
            written: Any = self._tokenizer.convert_ids_to_tokens(token)
            if (byte := _BYTE.fullmatch(written)) is not None:
                return bytes([int(byte[1], 16)])
            if all(character in self._bytes for character in written):
                return bytes(self._bytes[character] for character in written)
        return text.encode()


def _byte_level_alphabet() -> dict[str, int]:
    """Return the bytes that the characters of a byte-level tokenizer's tokens stand for: visible characters of Latin-1 for
    themselves, those from U+0100 on for the other bytes in order."""
    visible = [byte for byte in range(256) if 0x21 <= byte <= 0x7E or 0xA1 <= byte <= 0xAC or byte >= 0xAE]
    others = sorted(set(range(256)) - set(visible))
    return {chr(byte): byte for byte in visible} | {chr(256 + place): byte for place, byte in enumerate(others)}


@dataclass(eq=False, slots=True)
class PendingLogprobs:
    """Holds back the log-probabilities of an answer's tokens until the text that they are part of has been emitted.

    Args:
        count: number of the most likely tokens to report for each token.
    """

    token_bytes: TokenBytes
    count: int
    _completed_characters: int = 0  # characters of all tokens so far
    _emitted_characters: int = 0  # those of them that were emitted
    _unfinished: list[TokenLogprobs] = field(default_factory=list)  # tokens that have not completed a character yet
    # Tokens whose text is complete, each with the characters from its start to its end.
    _pieces: deque[tuple[int, int, list[TokenLogprobs]]] = field(default_factory=deque)

    def add(self, token: int, scores: Logprobs, text: str) -> None:
        """Add the next token, its ``scores`` as NumPy arrays, and the text that it completed, which may be empty."""
        found = _token_logprobs(self.token_bytes, self.count, token, scores, self._completed_characters)
        self._unfinished.append(found)
        self.complete(text)

    def complete(self, text: str) -> None:
        """Add text that the detokenizer has completed: all tokens since the last such text belong to it."""
        if text:
            start, self._completed_characters = self._completed_characters, self._completed_characters + len(text)
            self._pieces.append((start, self._completed_characters, self._unfinished))
            self._unfinished = []

    def shown(self, characters: int) -> tuple[TokenLogprobs, ...]:
        """Record that so many more characters were emitted; return the tokens whose text is now emitted as a whole."""
        self._emitted_characters += characters
        told: list[TokenLogprobs] = []
        while self._pieces and self._pieces[0][1] <= self._emitted_characters:
            told += self._pieces.popleft()[2]
        return tuple(told)

    def rest(self, *, cut: bool) -> tuple[TokenLogprobs, ...]:
        """Return the tokens that are still held back at the end of an answer.

        Args:
            cut: a stop string ended the answer; tokens are then left out if none of their text was emitted.
        """
        kept = [tokens for start, _, tokens in self._pieces if not cut or start < self._emitted_characters]
        return tuple(itertools.chain(*kept, () if cut else self._unfinished))


def _token_logprobs(token_bytes: TokenBytes, count: int, token: int, scores: Logprobs, offset: int) -> TokenLogprobs:
    top = zip(scores.top_ids[:count].tolist(), scores.top[:count].tolist(), strict=True)
    return TokenLogprobs(
        ScoredToken(token, token_bytes(token), float(scores.sampled)),
        tuple(ScoredToken(likely, token_bytes(likely), logprob) for likely, logprob in top),
        offset,
        float(scores.entropy),
        float(scores.log_total),
    )


@dataclass(eq=False, slots=True)
class PromptLogprobCollector:
    """Collects the log-probabilities of a prompt's tokens, chunk by chunk.

    Args:
        count: number of the most likely tokens to report at each position.
    """

    token_bytes: TokenBytes
    count: int
    _chunks: list[tuple[PromptChunk, Logprobs]] = field(default_factory=list)

    def add(self, piece: PromptChunk, scores: Logprobs) -> None:
        """Add those of the tokens after each token of a chunk, (chunk length,), as arrays on the device."""
        self._chunks.append((piece, scores))

    def told(self, ids: Sequence[int], given: str | None, begun: int = 0, ends: Sequence[int] = ()) -> PromptLogprobs:
        """Return all of them, after the last chunk; waits for the device.

        Args:
            ids: the whole prompt.
            given: the text that was tokenized; None: there is none.
            begun: how many of the last tokens are the beginning of the answer.
            ends: the tokens that end an answer.
        """
        text = self.token_bytes.text(ids) if given is None else given
        spelled = [self.token_bytes(token) for token in ids]
        offsets = _offsets(spelled, len(text))
        told = [
            TokenLogprobs(ScoredToken(ids[0], self.token_bytes(ids[0]), math.nan), (), offsets[0], math.nan, math.nan)
        ]
        for piece, on_device in self._chunks:
            scores: Logprobs = jax.tree.map(np.asarray, on_device)
            first = len(told) - 1 - piece.start  # a chunk may begin with tokens of the one before
            for place in range(first, min(piece.count, len(ids) - 1 - piece.start)):
                token = ids[piece.start + place + 1]
                told.append(_token_logprobs(self.token_bytes, self.count, token, scores.at(place), offsets[len(told)]))
        self._chunks.clear()
        return PromptLogprobs(tuple(told), text, begun, tuple(ends))


def _offsets(spelled: Sequence[bytes], characters: int) -> list[int]:
    """Return how many characters of a text precede each of its tokens. Counted from the end: at the beginning tokens may spell
    what the text does not contain, such as a special token or a space."""
    offsets: list[int] = []
    behind = 0
    for token in reversed(spelled):
        behind += sum(byte & 0xC0 != 0x80 for byte in token)  # bytes that begin a character, in UTF-8
        within = bool(token) and token[0] & 0xC0 == 0x80
        offsets.append(max(characters - behind - within, 0))
    return offsets[::-1]
