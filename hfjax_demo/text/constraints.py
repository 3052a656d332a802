"""Structured output: llguidance compiles the grammar and computes the mask of tokens that may come next.

Grammars are compiled on the thread that encodes prompts, within llguidance's own limits. A row's mask is computed on the host
between two of its steps, from the tokens so far, and applied on the device (:mod:`.logits_processing`).
"""

from __future__ import annotations

import copy
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from llguidance import LLMatcher, LLParserLimits, LLTokenizer
from tokenizers import Tokenizer

from ..errors import InvalidRequest
from ..requests import Constraint
from .json_schemas import ANY_OBJECT, to_llguidance_schema
from .logits_processing import WORD_BITS, mask_word_count, set_bits
from .tokenizer import TextTokenizer

MAX_ERROR_CHARACTERS = 300  # of llguidance's message about a grammar
MAX_LEXER_STATES = 50_000  # one or two kilobytes each
_NO_LOGGING = 0
_CONSTRAINT_NAMES = {
    "json_schema": "JSON schema",
    "json_object": "JSON object",
    "regex": "regular expression",
    "choice": "choice",
    "grammar": "grammar",
}


@dataclass(eq=False, slots=True)
class GrammarMatcher:
    """The grammar state of one answer: the tokens so far determine which may come next.

    Attributes:
        broken: why the answer cannot continue, as reported by llguidance; empty while it can.
    """

    _matcher: LLMatcher
    _vocabulary: int
    _stop_ids: Sequence[int] = ()
    _unknown: Sequence[int] = ()  # stop tokens unknown to llguidance
    broken: str = ""

    def copy(self) -> GrammarMatcher:
        """Return a copy with the same state."""
        return GrammarMatcher(self._matcher.deep_copy(), self._vocabulary, self._stop_ids, self._unknown, self.broken)

    def mask_for_reasoning(self) -> np.ndarray:
        """Return a mask as :meth:`allowed` for the reasoning before the answer: all tokens but those that would end it."""
        mask = np.zeros(mask_word_count(self._vocabulary), np.uint32)
        set_bits(mask, self._stop_ids, self._vocabulary)
        return ~mask

    def allowed(self) -> np.ndarray:
        """Return the token mask, uint32 (words,): one bit per token, lowest bit first."""
        mask = np.frombuffer(self._matcher.compute_bitmask(), np.uint32)[: mask_word_count(self._vocabulary)]
        self._check_error()
        if self._unknown and not self.broken and self._matcher.is_accepting():
            mask = mask.copy()
            set_bits(mask, self._unknown, self._vocabulary)
        return mask

    def take(self, token: int) -> None:
        """Advance by this token."""
        self._matcher.consume_token(token)
        self._check_error()

    @property
    def complete(self) -> bool:
        """Whether nothing can follow."""
        return not self.broken and self._matcher.is_stopped()

    def _check_error(self) -> None:
        if self._matcher.is_error():
            self.broken = self._matcher.get_error() or "no reason given"


@dataclass(eq=False, slots=True)
class AnswerGrammar:
    """The grammar of one answer, which applies after its reasoning.

    Attributes:
        matcher: None: the answer is not constrained.
        mark: the text that ends the reasoning.
        reasoning: the end of the answer's text so far, while the mark has not appeared; None: it has, or nothing depends on it.
    """

    matcher: GrammarMatcher | None = None
    mark: str = ""
    reasoning: str | None = None

    def take(self, token: int, text: str) -> bool:
        """Advance by a token and the text that it completed; return whether the constrained answer is complete."""
        if self.reasoning is not None:
            _, mark, behind = (self.reasoning + text).partition(self.mark)
            self.reasoning = None if mark else (self.reasoning + text)[-len(self.mark) :]
            if mark and behind.strip() and self.matcher is not None:
                self.matcher.broken = "it began within the token that ended the thoughts"
            return False
        if self.matcher is None:
            return False
        self.matcher.take(token)
        return self.matcher.complete

    def mask(self) -> np.ndarray | None:
        """Return the mask of the next token, uint32 (words,); None: there is none.

        Raises:
            InvalidRequest: the constraint cannot be applied any further.
        """
        if self.matcher is None:
            return None
        mask = self.matcher.allowed() if self.reasoning is None else self.matcher.mask_for_reasoning()
        if self.matcher.broken:
            raise InvalidRequest("The constraint can't be applied any further; use a simpler one.", field="constraint")
        return mask


@dataclass(eq=False, slots=True)
class GrammarCompiler:
    """Compiler of constraints for one model. Thread-safe.

    Args:
        stop_ids: tokens that end an answer. They are allowed where the grammar is complete.
    """

    tokenizer: TextTokenizer
    vocabulary: int
    stop_ids: Sequence[int]
    _tokens: LLTokenizer | None = None
    _last: tuple[Constraint | None, str, GrammarMatcher] | None = None

    def matcher(self, form: Constraint | None, begun: Sequence[int] = (), calls: str = "") -> GrammarMatcher:
        """Return the grammar state of an answer that begins with the tokens ``begun``.

        Args:
            form: the constraint on the answer.
            calls: a grammar of tool calls, in llguidance's Lark format. If both are given, the answer satisfies either,
                optionally after one or two line breaks.

        Raises:
            InvalidRequest: llguidance cannot read the grammar, or it is too large; the beginning does not satisfy it; or
                llguidance does not support the model's tokenizer.
        """
        last = self._last  # read once: another thread may replace it
        if last is None or last[:2] != (form, calls):
            self._last = last = form, calls, self._compile_grammar(form, calls)
        matcher = last[2].copy()
        for token in begun:
            matcher.take(token)
        if matcher.broken:
            raise InvalidRequest(
                "The beginning of the answer violates the constraint; remove one of them.", field="begun"
            )
        return matcher

    def _compile_grammar(self, form: Constraint | None, calls: str) -> GrammarMatcher:
        # Its verbose messages would contain text of the answer.
        limits = LLParserLimits(max_lexer_states=MAX_LEXER_STATES, verbose_errors=False)
        known = self.tokenizer.get_vocab().values()
        unknown = [token for token in self.stop_ids if token < self.vocabulary and token not in known]
        tokens = self._llguidance_tokenizer(unknown)
        try:
            made = LLMatcher(
                tokens, json.dumps({"grammars": _grammars(form, calls)}), log_level=_NO_LOGGING, limits=limits
            )
            problem = made.get_error()
        except ValueError as error:  # not a schema
            problem = str(error)
        if not problem:
            matcher = GrammarMatcher(made, self.vocabulary, self.stop_ids, unknown)
            matcher.allowed()
            if not matcher.broken:
                return matcher
            problem = matcher.broken or "nothing satisfies it"
        said = " ".join(problem.split())[:MAX_ERROR_CHARACTERS]
        if form is None:
            raise InvalidRequest(f"These tools can't be called ({said}); change their schemas.", field="tools")
        name = next(name for name in _CONSTRAINT_NAMES if getattr(form, name))
        raise InvalidRequest(
            f"This {_CONSTRAINT_NAMES[name]} can't be used as a constraint ({said}); change it.", field=name
        )

    def _llguidance_tokenizer(self, unknown: Sequence[int]) -> LLTokenizer:
        tokens = self._tokens
        if tokens is None:
            ends: list[Any] = [token for token in self.stop_ids if token < self.vocabulary and token not in unknown]
            # If none of the model's stop tokens is in its tokenizer, use the tokenizer's own.
            ends = ends or [self.tokenizer.eos_token_id]
            backend = getattr(self.tokenizer, "backend_tokenizer", None)
            if not isinstance(backend, Tokenizer) or ends == [None]:
                raise InvalidRequest(
                    "This model does not support constraints: its tokenizer is not supported. Choose another model.",
                    field="constraint",
                )
            # Rounded up to whole words; tokens beyond the vocabulary are never allowed.
            vocabulary = mask_word_count(self.vocabulary) * WORD_BITS
            self._tokens = tokens = LLTokenizer(_to_json(backend), n_vocab=vocabulary, eos_token=ends)
        return tokens


def _to_json(backend: Tokenizer) -> str:
    """Return a tokenizer without truncation and padding as the text of a tokenizer.json."""
    if backend.truncation is not None or backend.padding is not None:
        backend = copy.copy(backend)
        backend.no_truncation()
        backend.no_padding()
    return backend.to_str()


def _grammars(form: Constraint | None, calls: str) -> list[dict[str, Any]]:
    """Return the grammars in llguidance's format; the first is the answer's."""
    if form is None:
        return [{"lark_grammar": calls}]
    if not calls:
        return [_constraint_grammar(form)]
    either = r'start: ("\n" | "\n\n")? (@calls | @form)'
    return [
        {"lark_grammar": either},
        {"name": "calls", "lark_grammar": calls},
        {**_constraint_grammar(form), "name": "form"},
    ]


def _constraint_grammar(form: Constraint) -> dict[str, Any]:
    if form.json_object:
        return _schema_grammar(ANY_OBJECT)
    if form.json_schema is not None:
        return _schema_grammar(json.loads(form.json_schema))
    if form.regex is not None:
        [made] = json.loads(LLMatcher.grammar_from_regex(form.regex))["grammars"]
        return dict(made)
    if form.choice is not None:
        return {"lark_grammar": "start: " + " | ".join(map(json.dumps, form.choice))}
    return {"lark_grammar": form.grammar}


def _schema_grammar(schema: Any) -> dict[str, Any]:
    if schema is False:
        raise ValueError("nothing satisfies it")
    return {"json_schema": to_llguidance_schema({} if schema is True else schema)}
