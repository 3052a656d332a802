"""Text from tokens as they come.

A token is not a piece of text: a character may take several byte tokens, and what a token spells can depend on its
neighbours. So each step decodes a short window of tokens twice, with and without the new one, and the difference is the
new text. A trailing U+FFFD is an unfinished character, and is held back until the tokens that finish it have come, but for a few
tokens only: more of them finish none.
"""

from __future__ import annotations

from collections.abc import Sequence

from transformers import PreTrainedTokenizerBase

REPLACEMENT = "\N{REPLACEMENT CHARACTER}"

_MOST_HELD = 8  # tokens without text of their own
_LONGEST = 3  # tokens of a character that is not finished: its UTF-8 has four bytes at most


class Detokenizer:
    """The text of one growing sequence. The deltas add up to what ``tokenizer.decode`` makes of all tokens.

    Args:
        before: tokens that the sequence goes on from, whose own text is not handed out.
        kept: special tokens that are written as they are; of others there is no text.
    """

    def __init__(
        self, tokenizer: PreTrainedTokenizerBase, before: Sequence[int] = (), kept: frozenset[int] = frozenset()
    ) -> None:
        self._tokenizer = tokenizer
        self._kept = kept
        added = tokenizer.added_tokens_decoder if kept else {}
        self._untold = frozenset(token for token, known in added.items() if known.special) - kept
        self._ids: list[int] = []
        self._window = 0  # where the decoded window begins
        self._given = 0  # tokens whose text has been handed out
        for token in before:
            self.add(token)

    def add(self, token: int) -> str:
        """The text that ``token`` completes, which may be nothing."""
        self._ids.append(token)
        return self._advance(keep_unfinished=True)

    def finish(self) -> str:
        """What is still held back; an unfinished character stays U+FFFD."""
        return self._advance(keep_unfinished=False)

    def _advance(self, *, keep_unfinished: bool) -> str:
        before = self._decode(self._ids[self._window : self._given])
        after = self._decode(self._ids[self._window :])
        upto = len(self._ids)
        if keep_unfinished and (after.endswith(REPLACEMENT) or len(after) <= len(before)):
            if upto - self._given <= _MOST_HELD:
                return ""
            if len(after) <= len(before) and not after.endswith(REPLACEMENT):
                del self._ids[self._given :]  # they have no text: what stands before them stays in the window
                return ""
            # The first of them belong to no character any more. Where one ends, their text is what all of it begins with.
            places = range(upto - _LONGEST, self._given, -1)
            texts = ((place, self._decode(self._ids[self._window : place])) for place in places)
            upto, after = next(((place, text) for place, text in texts if after.startswith(text)), (upto, after))
        self._window, self._given = self._given, upto
        return after[len(before) :]

    def _decode(self, ids: list[int]) -> str:
        if not self._kept.isdisjoint(ids):
            told = [token for token in ids if token not in self._untold]
            return str(self._tokenizer.decode(told, skip_special_tokens=False))
        return str(self._tokenizer.decode(ids, skip_special_tokens=True)) if ids else ""
