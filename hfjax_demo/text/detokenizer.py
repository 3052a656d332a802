"""Incremental detokenization: a short window of tokens is decoded with and without the new one; the difference is its text.

Tokens cannot be decoded one by one: a character may take several byte tokens, and a token's text can depend on its neighbours. A
trailing U+FFFD is an incomplete character, and is held back for as many tokens as can complete it.
"""

from __future__ import annotations

from collections.abc import Sequence

from .tokenizer import TextTokenizer

REPLACEMENT = "\N{REPLACEMENT CHARACTER}"

_MAX_HELD_TOKENS = 8  # tokens without text of their own
_MAX_INCOMPLETE_TOKENS = 3  # tokens of an incomplete character: its UTF-8 has at most four bytes


class Detokenizer:
    """The text of one growing sequence. The deltas add up to ``tokenizer.decode`` of all tokens.

    Args:
        before: preceding tokens of the sequence, whose text is not returned.
        kept: special tokens that appear in the text; other special tokens are skipped.
    """

    def __init__(
        self, tokenizer: TextTokenizer, before: Sequence[int] = (), kept: frozenset[int] = frozenset()
    ) -> None:
        self._tokenizer = tokenizer
        self._kept = kept
        added = tokenizer.added_tokens_decoder if kept else {}
        self._skipped_tokens = frozenset(token for token, known in added.items() if known.special) - kept
        self._ids: list[int] = []
        self._window = 0  # start of the decoded window
        self._emitted_count = 0  # number of tokens whose text has been returned
        for token in before:
            self.add(token)

    def add(self, token: int) -> str:
        """Return the text that ``token`` completes, which may be empty."""
        self._ids.append(token)
        return self._advance(keep_unfinished=True)

    def finish(self) -> str:
        """Return the text that is still held back; an incomplete character stays U+FFFD."""
        return self._advance(keep_unfinished=False)

    def _advance(self, *, keep_unfinished: bool) -> str:
        before = self._decode(self._ids[self._window : self._emitted_count])
        after = self._decode(self._ids[self._window :])
        upto = len(self._ids)
        if keep_unfinished and (after.endswith(REPLACEMENT) or len(after) <= len(before)):
            if upto - self._emitted_count <= _MAX_HELD_TOKENS:
                return ""
            if len(after) <= len(before) and not after.endswith(REPLACEMENT):
                del self._ids[self._emitted_count :]  # they have no text; the tokens before them stay in the window
                return ""
            # The first held tokens can no longer form a character. They end where their text is a prefix of the whole text.
            places = range(upto - _MAX_INCOMPLETE_TOKENS, self._emitted_count, -1)
            texts = ((place, self._decode(self._ids[self._window : place])) for place in places)
            upto, after = next(((place, text) for place, text in texts if after.startswith(text)), (upto, after))
        self._window, self._emitted_count = self._emitted_count, upto
        return after[len(before) :]

    def _decode(self, ids: list[int]) -> str:
        if not self._kept.isdisjoint(ids):
            told = [token for token in ids if token not in self._skipped_tokens]
            return str(self._tokenizer.decode(told, skip_special_tokens=False))
        return str(self._tokenizer.decode(ids, skip_special_tokens=True)) if ids else ""
