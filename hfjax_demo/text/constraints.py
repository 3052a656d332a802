"""What an answer has to be, as a mask over the next token: llguidance reads the grammar and says which tokens may come.

A grammar is read on the thread that encodes prompts, and bounded by llguidance's own limits (:class:`llguidance.LLParserLimits`).
A mask is made on the host between two steps of its row, from the tokens so far; :mod:`.steering` applies it on the device.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import llguidance
import llguidance.hf
import numpy as np
from llguidance import LLMatcher, LLParserLimits, LLTokenizer
from transformers import PreTrainedTokenizerBase, PreTrainedTokenizerFast

from ..errors import InvalidRequest
from ..requests import Constraint
from .json_schemas import ANY_OBJECT, given
from .steering import WORD_BITS, words_of

SHOWN_CHARACTERS = 300  # of what llguidance says of a grammar
MAX_LEXER_STATES = 50_000  # one or two kilobytes each
_SILENT = 0
_NAMES = {
    "json_schema": "JSON schema",
    "json_object": "JSON object",
    "regex": "regular expression",
    "choice": "choice",
    "grammar": "grammar",
}


@dataclass(eq=False, slots=True)
class Matcher:
    """The state of one answer: what it has been so far, and what may come next.

    Attributes:
        broken: why it cannot go on, in llguidance's words; empty while it can.
    """

    _matcher: LLMatcher
    _vocabulary: int
    _stop_ids: Sequence[int] = ()
    _unknown: Sequence[int] = ()  # of those, the ones that llguidance does not know
    broken: str = ""

    def copy(self) -> Matcher:
        """Another of the same state."""
        return Matcher(self._matcher.deep_copy(), self._vocabulary, self._stop_ids, self._unknown, self.broken)

    def anything(self) -> np.ndarray:
        """As :meth:`allowed`, of what stands before the answer: every token but those that would end it."""
        mask = np.full(words_of(self._vocabulary), 0xFFFFFFFF, np.uint32)
        for token in self._stop_ids:
            if token < self._vocabulary:
                mask[token // WORD_BITS] &= ~_bit(token)
        return mask

    def allowed(self) -> np.ndarray:
        """uint32 (words,): a bit for each token, the lowest of a word first, as :class:`.steering.Steering` has them."""
        mask = np.frombuffer(self._matcher.compute_bitmask(), np.uint32)[: words_of(self._vocabulary)]
        self._look()
        if self._unknown and not self.broken and self._matcher.is_accepting():
            mask = mask.copy()
            for token in self._unknown:
                mask[token // WORD_BITS] |= _bit(token)
        return mask

    def take(self, token: int) -> None:
        """The answer goes on with this token."""
        self._matcher.consume_token(token)
        self._look()

    @property
    def complete(self) -> bool:
        """Whether nothing can follow any more."""
        return not self.broken and self._matcher.is_stopped()

    def _look(self) -> None:
        if self._matcher.is_error():
            self.broken = self._matcher.get_error() or "no reason given"


def _bit(token: int) -> np.uint32:
    return np.uint32(1 << token % WORD_BITS)


@dataclass(eq=False, slots=True)
class Grammars:
    """Reads constraints for one model. May be used by several threads.

    Args:
        stop_ids: tokens that end an answer. They may come where the grammar is complete.
    """

    tokenizer: PreTrainedTokenizerBase
    vocabulary: int
    stop_ids: Sequence[int]
    _tokens: LLTokenizer | None = None
    _last: tuple[Constraint | None, str, Matcher] | None = field(default=None)

    def matcher(self, form: Constraint | None, begun: Sequence[int] = (), calls: str = "") -> Matcher:
        """The state of an answer that has begun with some tokens.

        Args:
            form: what it has to be.
            calls: a grammar of calls of tools, in llguidance's form of Lark. With both, the answer is either, behind one or two
                line breaks if it likes.

        Raises:
            InvalidRequest: llguidance cannot read it, or it is too large; the beginning does not satisfy it; or the model's
                tokenizer has no description that llguidance could read.
        """
        last = self._last  # another thread may change it meanwhile
        if last is None or last[:2] != (form, calls):
            self._last = last = form, calls, self._read(form, calls)
        matcher = last[2].copy()
        for token in begun:
            matcher.take(token)
        if matcher.broken:
            raise InvalidRequest(
                "The beginning of the answer violates the constraint; remove one of them.",
                field="begun",
            )
        return matcher

    def _read(self, form: Constraint | None, calls: str) -> Matcher:
        # Without its limits' words, which would tell of the answer.
        limits = LLParserLimits(max_lexer_states=MAX_LEXER_STATES, verbose_errors=False)
        known = self.tokenizer.get_vocab().values()
        unknown = [token for token in self.stop_ids if token < self.vocabulary and token not in known]
        tokens = self._described(unknown)
        try:
            made = LLMatcher(tokens, json.dumps({"grammars": _grammars(form, calls)}), log_level=_SILENT, limits=limits)
            problem = made.get_error()
        except ValueError as error:  # of a schema that is none
            problem = str(error)
        if not problem:
            matcher = Matcher(made, self.vocabulary, self.stop_ids, unknown)
            matcher.allowed()
            if not matcher.broken:
                return matcher
            problem = matcher.broken or "nothing satisfies it"
        said = " ".join(problem.split())[:SHOWN_CHARACTERS]
        if form is None:
            raise InvalidRequest(f"These tools can't be called ({said}); change their schemas.", field="tools")
        name = next(name for name in _NAMES if getattr(form, name))
        raise InvalidRequest(f"This {_NAMES[name]} can't be used as a constraint ({said}); change it.", field=name)

    def _described(self, unknown: Sequence[int]) -> LLTokenizer:
        tokens = self._tokens
        if tokens is None:
            ends = [token for token in self.stop_ids if token < self.vocabulary and token not in unknown]
            # A model that ends by no token of its tokenizer may end where that would.
            ends = ends or [self.tokenizer.eos_token_id]
            if not isinstance(self.tokenizer, PreTrainedTokenizerFast) or ends == [None]:
                raise InvalidRequest(
                    "This model does not support constraints: its tokenizer is not supported. Choose another model.",
                    field="constraint",
                )
            # Whole words of bits: what is behind the vocabulary is never allowed.
            self._tokens = tokens = llguidance.hf.from_tokenizer(
                self.tokenizer, n_vocab=words_of(self.vocabulary) * WORD_BITS, eos_token=ends
            )
        return tokens


def _grammars(form: Constraint | None, calls: str) -> list[dict[str, Any]]:
    """As llguidance is given them: the first is what the answer is."""
    if form is None:
        return [{"lark_grammar": calls}]
    if not calls:
        return [_grammar_of(form)]
    either = r'start: ("\n" | "\n\n")? (@calls | @form)'
    return [{"lark_grammar": either}, {"name": "calls", "lark_grammar": calls}, {**_grammar_of(form), "name": "form"}]


def _grammar_of(form: Constraint) -> dict[str, Any]:
    if form.json_object:
        return _of_schema(ANY_OBJECT)
    if form.json_schema is not None:
        return _of_schema(json.loads(form.json_schema))
    if form.regex is not None:
        [made] = json.loads(LLMatcher.grammar_from_regex(form.regex))["grammars"]
        return dict(made)
    if form.choice is not None:
        return {"lark_grammar": "start: " + " | ".join(map(json.dumps, form.choice))}
    return {"lark_grammar": form.grammar}


def _of_schema(schema: Any) -> dict[str, Any]:
    if schema is False:
        raise ValueError("nothing satisfies it")
    return {"json_schema": given({} if schema is True else schema)}
